//! Links sections into the object: resolves forward references in instructions and data, and addresses in descriptors.

use super::Assembly;
use super::directives::fitting;
use super::program::{Patch, Pending, Program, SectionKind};
use super::symbols::Visibility;
use crate::isa::parse::{Expr, Fault, NoValue, ParseErrorKind, Parsed, Specifier, Value, value};
use crate::object::image::{Image, ImageSymbol, Part, Relative, Relocation, SectionOffset};
use crate::object::{DESCRIPTOR_SIZE, Machine, msgpack};
use std::ops::Range;

/// The offset of each section in its part of the object.
type Placed = Vec<Option<SectionOffset>>;

impl Program<'_> {
    /// Builds the object. `None` if there were errors, which are then in `errors`.
    pub(super) fn link(&mut self) -> Option<Assembly> {
        for (at, error) in self.symbols.settle() {
            self.errors.push(*no_value(error, at));
        }
        let mut relocations = Vec::new();
        for pending in std::mem::take(&mut self.pending) {
            if let Err(fault) = self.patch(&pending, &mut relocations) {
                self.errors.push(*fault);
            }
        }
        let kernels = std::mem::take(&mut self.kernels);
        let mut entries = Vec::new();
        for kernel in &kernels {
            match self.descriptor(kernel) {
                Ok(descriptor) => {
                    let bytes = &mut self.sections[kernel.section].bytes;
                    bytes[kernel.offset..kernel.offset + DESCRIPTOR_SIZE].copy_from_slice(&descriptor.encode());
                }
                Err(fault) => self.errors.push(*fault),
            }
            match self.symbols.by_name.get(kernel.name.as_str()).and_then(|symbol| symbol.definition.as_ref()) {
                Some(super::symbols::Definition::Known(Value { section: Some(section), offset })) => {
                    entries.push((kernel, *section as usize, *offset));
                }
                _ => {
                    let why =
                        format!("the kernel `{}` has a descriptor but no code: its label is missing", kernel.name);
                    self.errors.push(*Fault::new(kernel.at(), ParseErrorKind::Program(why)));
                }
            }
        }
        if !self.errors.is_empty() {
            return None;
        }
        let (placed, text, rodata, aligns) = self.lay_out();
        for (kernel, section, offset) in entries {
            if placed[kernel.section].is_none() || placed[section].is_none() {
                let why = format!("the kernel `{}` is in a section that is not loaded", kernel.name);
                self.errors.push(*Fault::new(kernel.at(), ParseErrorKind::Program(why)));
                return None;
            }
            relocations.push(Pair {
                section: kernel.section,
                offset: kernel.offset + 0x10,
                relative: Relative::Entry,
                target: (section, offset),
            });
        }
        let relocations = relocations.iter().filter_map(|pair| {
            let (from, to) = (placed[pair.section]?, placed[pair.target.0]?);
            Some(Relocation {
                at: SectionOffset { part: from.part, offset: from.offset + pair.offset as i64 },
                relative: pair.relative,
                target: SectionOffset { part: to.part, offset: to.offset + pair.target.1 },
            })
        });
        let relocations = relocations.collect();
        let mut note = Vec::new();
        if let Some(metadata) = &self.metadata {
            msgpack::write(metadata, &mut note);
        }
        let image = Image {
            machine: Machine(self.options.target.elf_flags),
            abi: self.abi,
            metadata: self.metadata.is_some().then_some(note),
            text,
            rodata,
            aligns,
            symbols: self.image_symbols(&kernels, &placed),
            relocations,
        };
        let written = image.write();
        let text = written.text;
        Some(Assembly { text, object: written.bytes })
    }

    /// Writes a value to its destination, or makes a relocation if it depends on linked addresses.
    fn patch(&mut self, pending: &Pending, relocations: &mut Vec<Pair>) -> Parsed<()> {
        if let Some((specifier, target)) = self.specified(&pending.expr, &pending.at)? {
            let relative = match (pending.patch, specifier) {
                (Patch::Literal, Specifier::Rel32Lo) => Relative::Low,
                (Patch::Literal, Specifier::Rel32Hi) => Relative::High,
                _ => {
                    let why =
                        "absolute addresses are not known before the object is loaded; use `@rel32@lo` and `@rel32@hi`";
                    return Err(Fault::new(pending.at.clone(), ParseErrorKind::Expression(why)));
                }
            };
            relocations.push(Pair { section: pending.section, offset: pending.offset, relative, target });
            return Ok(());
        }
        let known = value(&pending.expr, &self.symbols).map_err(|error| no_value(error, pending.at.clone()))?;
        let bytes = &mut self.sections[pending.section].bytes;
        match (pending.patch, known) {
            (Patch::Branch, Value { section: None, offset }) => {
                if !(-0x8000..=0xffff).contains(&offset) {
                    let what = "the distance in words";
                    let kind = ParseErrorKind::Range { what, min: -0x8000, max: 0xffff, value: offset };
                    return Err(Fault::new(pending.at.clone(), kind));
                }
                bytes[pending.offset..pending.offset + 2].copy_from_slice(&(offset as u16).to_le_bytes());
            }
            (Patch::Branch, Value { section: Some(section), offset }) => {
                if section as usize != pending.section {
                    let why = "a branch must stay within its section";
                    return Err(Fault::new(pending.at.clone(), ParseErrorKind::Expression(why)));
                }
                let distance = offset - pending.offset as i64 - 4;
                if distance % 4 != 0 {
                    let why = "a branch target must be a multiple of four bytes";
                    return Err(Fault::new(pending.at.clone(), ParseErrorKind::Expression(why)));
                }
                let words = distance / 4;
                if !(-0x8000..0x8000).contains(&words) {
                    let what = "the distance in words";
                    let kind = ParseErrorKind::Range { what, min: -0x8000, max: 0x7fff, value: words };
                    return Err(Fault::new(pending.at.clone(), kind));
                }
                bytes[pending.offset..pending.offset + 2].copy_from_slice(&(words as u16).to_le_bytes());
            }
            (_, Value { section: Some(_), .. }) => {
                let why = "addresses are not known before the object is loaded; use a difference of two addresses or `name@rel32@lo`";
                return Err(Fault::new(pending.at.clone(), ParseErrorKind::Expression(why)));
            }
            (Patch::Literal, Value { offset, .. }) => {
                let word = fitting(offset, 4, &pending.at)?;
                bytes[pending.offset..pending.offset + 4].copy_from_slice(&(word as u32).to_le_bytes());
            }
            (Patch::Data(size), Value { offset, .. }) => {
                let number = fitting(offset, size, &pending.at)?;
                let end = pending.offset + usize::from(size);
                bytes[pending.offset..end].copy_from_slice(&number.to_le_bytes()[..size.into()]);
            }
        }
        Ok(())
    }

    /// `name@specifier [+ number]`: the specifier and the target.
    fn specified(&self, expr: &Expr, at: &Range<usize>) -> Parsed<Option<(Specifier, (usize, i64))>> {
        use crate::isa::parse::Binary;
        let (symbol, addend) = match expr {
            Expr::Binary(Binary::Add, sides) => match &**sides {
                [symbol @ Expr::Symbol(_, Some(_), _), Expr::Value(Value { section: None, offset })] => {
                    (symbol, *offset)
                }
                _ => return Ok(None),
            },
            symbol => (symbol, 0),
        };
        let Expr::Symbol(name, Some(specifier), name_at) = symbol else { return Ok(None) };
        let plain = Expr::Symbol(name.clone(), None, name_at.clone());
        match value(&plain, &self.symbols) {
            Ok(Value { section: Some(section), offset }) => {
                Ok(Some((*specifier, (section as usize, offset.wrapping_add(addend)))))
            }
            Ok(_) => {
                Err(Fault::new(at.clone(), ParseErrorKind::Expression("expected the name of a symbol with an address")))
            }
            Err(error) => Err(no_value(error, at.clone())),
        }
    }

    /// Lays out the sections of each part one after another.
    fn lay_out(&self) -> (Placed, Vec<u8>, Vec<u8>, [u64; 2]) {
        let (mut text, mut rodata, mut aligns) = (Vec::new(), Vec::new(), [4, 1]);
        let mut placed = Vec::with_capacity(self.sections.len());
        for section in &self.sections {
            let (part, bytes, align) = match section.kind {
                SectionKind::Text => (Part::Text, &mut text, &mut aligns[0]),
                SectionKind::ReadOnly => (Part::ReadOnly, &mut rodata, &mut aligns[1]),
                SectionKind::Unloaded => {
                    placed.push(None);
                    continue;
                }
            };
            *align = section.align.max(*align);
            let start = bytes.len().next_multiple_of(section.align as usize);
            bytes.resize(start, 0);
            bytes.extend_from_slice(&section.bytes);
            placed.push(Some(SectionOffset { part, offset: start as i64 }));
        }
        (placed, text, rodata, aligns)
    }

    /// Global symbols, and the descriptors, which have the visibility of their kernels.
    fn image_symbols(&self, kernels: &[super::kernel::KernelDraft], placed: &Placed) -> Vec<ImageSymbol> {
        let mut symbols = Vec::new();
        for (name, symbol) in &self.symbols.by_name {
            let Some(super::symbols::Definition::Known(Value { section: Some(section), offset })) = symbol.definition
            else {
                continue;
            };
            let Some(place) = placed[section as usize] else { continue };
            if !symbol.global || symbol.visibility == Visibility::Hidden {
                continue;
            }
            let is_kernel = self.described.contains(name);
            let size = match &symbol.size {
                Some((expr, _)) => match value(expr, &self.symbols) {
                    Ok(Value { section: None, offset }) => offset.max(0) as u64,
                    _ => 0,
                },
                None => 0,
            };
            symbols.push(ImageSymbol {
                name: name.to_string(),
                place: SectionOffset { part: place.part, offset: place.offset + offset },
                size,
                function: symbol.function,
                object: symbol.object,
                protected: is_kernel || symbol.visibility == Visibility::Protected,
            });
        }
        for kernel in kernels {
            let Some(symbol) = self.symbols.by_name.get(kernel.name.as_str()) else { continue };
            let Some(place) = placed[kernel.section] else { continue };
            if symbol.global && symbol.visibility != Visibility::Hidden {
                symbols.push(ImageSymbol {
                    name: format!("{}.kd", kernel.name),
                    place: SectionOffset { part: place.part, offset: place.offset + kernel.offset as i64 },
                    size: DESCRIPTOR_SIZE as u64,
                    function: false,
                    object: true,
                    protected: symbol.visibility == Visibility::Protected,
                });
            }
        }
        // The map's iteration order is not the program order.
        symbols.sort_by(|a, b| a.name.cmp(&b.name));
        symbols
    }
}

/// A relocation before sections have addresses.
struct Pair {
    section: usize,
    offset: usize,
    relative: Relative,
    target: (usize, i64),
}

fn no_value(error: NoValue, otherwise: Range<usize>) -> Box<Fault> {
    match error {
        NoValue::Undefined(name, at) => {
            // The count of a numeric label follows this character.
            let name: String = name.split('\u{1}').next().unwrap_or("").chars().take(64).collect();
            Fault::new(at, ParseErrorKind::Unknown { what: "symbol", name, suggestion: None })
        }
        NoValue::Never(why) => Fault::new(otherwise, ParseErrorKind::Expression(why)),
    }
}
