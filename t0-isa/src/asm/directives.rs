//! Directives: sections, symbols, data.

use super::metadata;
use super::program::{Patch, Pending, Program, Section, SectionKind};
use super::symbols::Visibility;
use crate::isa::parse::{Fault, ParseErrorKind, Parsed, Value, nearest, string, string_bytes, value};
use crate::object::{AbiVersion, Machine};
use std::ops::Range;

/// Supported directives, for suggestions.
const NAMES: &[&str] = &[
    ".text",
    ".section",
    ".previous",
    ".globl",
    ".global",
    ".weak",
    ".local",
    ".hidden",
    ".protected",
    ".type",
    ".size",
    ".p2align",
    ".p2alignl",
    ".balign",
    ".align",
    ".set",
    ".equ",
    ".byte",
    ".short",
    ".hword",
    ".2byte",
    ".long",
    ".int",
    ".4byte",
    ".quad",
    ".8byte",
    ".fill",
    ".zero",
    ".skip",
    ".space",
    ".ascii",
    ".asciz",
    ".string",
    ".amdgcn_target",
    ".amdhsa_code_object_version",
    ".amdhsa_kernel",
    ".end_amdhsa_kernel",
    ".amdgpu_metadata",
    ".end_amdgpu_metadata",
    ".ident",
    ".addrsig",
    ".addrsig_sym",
    ".file",
    ".loc",
];

/// `s_nop 0`, which fills gaps between instructions.
const S_NOP: [u8; 4] = 0xbf80_0000u32.to_le_bytes();

impl Program<'_> {
    /// Parses the directive `name`, which the cursor has just passed.
    pub(super) fn directive(&mut self, name: &str, at: Range<usize>) -> Parsed<()> {
        match name {
            ".text" => self.enter(".text", SectionKind::Text),
            ".rodata" => self.enter(".rodata", SectionKind::ReadOnly),
            ".section" => self.section()?,
            ".previous" => std::mem::swap(&mut self.current, &mut self.previous),
            ".data" | ".bss" | ".comm" | ".lcomm" | ".amdgpu_lds" => {
                let kind = ParseErrorKind::Program(format!(
                    "`{name}`: kernels have no writable data; pass a buffer, or give LDS a size with \
                     `.amdhsa_group_segment_fixed_size`"
                ));
                return Err(Fault::new(at, kind));
            }
            ".globl" | ".global" | ".weak" | ".local" | ".hidden" | ".protected" => self.binding(name)?,
            ".type" => self.kind()?,
            ".size" => self.size()?,
            ".set" | ".equ" | ".equiv" => {
                let (symbol, at) = self.name()?;
                self.cursor.require(",")?;
                self.assign(&symbol, at)?;
            }
            ".p2align" | ".p2alignl" | ".balign" | ".align" => self.align(name, at)?,
            ".byte" => self.data(1)?,
            ".short" | ".hword" | ".2byte" => self.data(2)?,
            ".long" | ".int" | ".4byte" => self.data(4)?,
            ".quad" | ".8byte" => self.data(8)?,
            ".fill" => self.fill(at)?,
            ".zero" | ".skip" | ".space" => {
                let count = self.known("the count", 0, i64::from(u32::MAX))?;
                let byte = if self.cursor.eat(",") { self.known("the byte", -128, 255)? } else { 0 };
                self.grow(count as usize, &at)?;
                let bytes = &mut self.sections[self.current].bytes;
                bytes.resize(bytes.len() + count as usize, byte as u8);
            }
            ".ascii" | ".asciz" | ".string" => self.text(name != ".ascii", &at)?,
            ".amdgcn_target" => self.target()?,
            ".amdhsa_code_object_version" => {
                self.abi = match self.known("the code object's version", 4, 6)? {
                    4 => AbiVersion::V4,
                    5 => AbiVersion::V5,
                    _ => AbiVersion::V6,
                };
            }
            ".amdhsa_kernel" => self.kernel(at)?,
            ".amdgpu_metadata" => self.metadata_block(at)?,
            ".ident" | ".addrsig" | ".addrsig_sym" | ".file" | ".loc" => self.cursor.skip_line(),
            _ if name.starts_with(".cfi_") => self.cursor.skip_line(),
            _ => {
                let suggestion = nearest(name, NAMES.iter().copied());
                let name = name.chars().take(64).collect();
                return Err(Fault::new(at, ParseErrorKind::Unknown { what: "directive", name, suggestion }));
            }
        }
        Ok(())
    }

    fn enter(&mut self, name: &str, kind: SectionKind) {
        let found = self.sections.iter().position(|section| *section.name == *name);
        let index = found.unwrap_or_else(|| {
            self.sections.push(Section { name: name.into(), kind, bytes: Vec::new(), align: 1 });
            self.sections.len() - 1
        });
        self.previous = std::mem::replace(&mut self.current, index);
    }

    /// `.section name[, "flags"[, @type[, entry size]]]`
    fn section(&mut self) -> Parsed<()> {
        let start = self.place();
        let (name, at) = self.section_name()?;
        let mut flags = None;
        if self.cursor.eat(",") {
            flags = Some(string(&mut self.cursor)?);
            while self.cursor.eat(",") {
                self.cursor.eat("@");
                self.cursor.eat("%");
                if self.cursor.word().is_none() && self.cursor.digits().is_empty() {
                    return self.cursor.expected("a section's type");
                }
            }
        }
        let named = |stem: &str| name == stem || name.strip_prefix(stem).is_some_and(|rest| rest.starts_with('.'));
        let default = match () {
            () if named(".text") => "ax",
            () if named(".rodata") => "a",
            () if named(".data") || named(".bss") => "aw",
            () => "",
        };
        let flags = flags.as_deref().unwrap_or(default);
        let kind = match (flags.contains('a'), flags.contains('x'), flags.contains('w')) {
            (false, ..) => SectionKind::Unloaded,
            (true, true, false) => SectionKind::Text,
            (true, false, false) => SectionKind::ReadOnly,
            (true, _, true) => {
                let why = "writable sections are not supported: a kernel's data must be in buffers";
                return Err(Fault::new(start..at.end, ParseErrorKind::Program(why.into())));
            }
        };
        if self.sections.len() > 4096 {
            return Err(Fault::new(at, ParseErrorKind::Program("more than 4096 sections".into())));
        }
        self.enter(&name, kind);
        Ok(())
    }

    /// Section names may contain dashes.
    fn section_name(&mut self) -> Parsed<(String, Range<usize>)> {
        let start = self.place();
        if self.cursor.peek() == Some(b'"') {
            let name = string(&mut self.cursor)?;
            return Ok((name, start..self.cursor.position()));
        }
        let rest = self.cursor.rest();
        let end = rest.bytes().position(|b| b == b',' || b.is_ascii_whitespace() || b == b';').unwrap_or(rest.len());
        if end == 0 {
            return self.cursor.expected("the name of a section");
        }
        self.cursor.set_position(start + end);
        Ok((rest[..end].to_string(), start..start + end))
    }

    fn place(&mut self) -> usize {
        self.cursor.skip();
        self.cursor.position()
    }

    /// The name of a symbol.
    fn name(&mut self) -> Parsed<(String, Range<usize>)> {
        let start = self.place();
        let name = match self.cursor.peek() {
            Some(b'"') => string(&mut self.cursor)?,
            _ => match self.cursor.word() {
                Some(word) => word.to_string(),
                None => return self.cursor.expected("the name of a symbol"),
            },
        };
        Ok((name, start..self.cursor.position()))
    }

    fn binding(&mut self, directive: &str) -> Parsed<()> {
        loop {
            let (name, _) = self.name()?;
            let symbol = self.symbols.entry(&name);
            match directive {
                ".hidden" => symbol.visibility = Visibility::Hidden,
                ".protected" => symbol.visibility = Visibility::Protected,
                ".local" => symbol.global = false,
                _ => symbol.global = true,
            }
            if !self.cursor.eat(",") {
                return Ok(());
            }
        }
    }

    /// `.type name, @function`
    fn kind(&mut self) -> Parsed<()> {
        let (name, _) = self.name()?;
        self.cursor.require(",")?;
        if !self.cursor.eat("@") {
            self.cursor.eat("%");
        }
        let symbol = self.symbols.entry(&name);
        match self.cursor.peek_word() {
            Some("function" | "STT_FUNC") => symbol.function = true,
            Some("object" | "STT_OBJECT") => symbol.object = true,
            Some("notype" | "STT_NOTYPE") => {}
            _ => return self.cursor.expected("`@function`, `@object` or `@notype`"),
        }
        self.cursor.word();
        Ok(())
    }

    fn size(&mut self) -> Parsed<()> {
        let (name, _) = self.name()?;
        self.cursor.require(",")?;
        let start = self.place();
        let expr = self.expression()?;
        let at = start..self.cursor.position();
        self.symbols.entry(&name).size = Some((expr, at));
        Ok(())
    }

    /// `.p2align power[, fill[, most]]`, `.balign bytes[, ...]`. Gaps between instructions are filled with `s_nop`.
    fn align(&mut self, name: &str, at: Range<usize>) -> Parsed<()> {
        let start = self.place();
        let align = if name.starts_with(".p2align") {
            1usize << self.known("the power of two", 0, 16)?
        } else {
            let bytes = self.known("the alignment", 1, 1 << 16)? as usize;
            if !bytes.is_power_of_two() {
                let kind = ParseErrorKind::Program("the alignment must be a power of two".into());
                return Err(Fault::new(start..self.cursor.position(), kind));
            }
            bytes
        };
        let mut fill = None;
        let mut most = i64::MAX;
        if self.cursor.eat(",") {
            if self.cursor.peek() != Some(b',') {
                fill = Some(self.known("the fill value", i64::from(i32::MIN), i64::from(u32::MAX))?);
            }
            if self.cursor.eat(",") {
                most = self.known("the maximum number of bytes to skip", 0, i64::MAX)?;
            }
        }
        let section = &self.sections[self.current];
        let gap = section.bytes.len().next_multiple_of(align) - section.bytes.len();
        if gap as i64 > most {
            return Ok(());
        }
        self.grow(gap, &at)?;
        let section = &mut self.sections[self.current];
        section.align = section.align.max(align as u64);
        let text = section.kind == SectionKind::Text;
        let pattern: Vec<u8> = match fill {
            Some(word) if name == ".p2alignl" => (word as u32).to_le_bytes().to_vec(),
            None if text => S_NOP.to_vec(),
            fill => vec![fill.unwrap_or(0) as u8],
        };
        // The remainder that is not a multiple of the pattern comes first, as zeros.
        let bytes = &mut section.bytes;
        bytes.resize(bytes.len() + gap % pattern.len(), 0);
        for _ in 0..gap / pattern.len() {
            bytes.extend_from_slice(&pattern);
        }
        Ok(())
    }

    fn data(&mut self, bytes: u8) -> Parsed<()> {
        if self.cursor.at_end() {
            return Ok(());
        }
        loop {
            let start = self.place();
            let expr = self.expression()?;
            let at = start..self.cursor.position();
            self.grow(bytes.into(), &at)?;
            let number = match value(&expr, &self.symbols) {
                Ok(Value { section: None, offset }) => fitting(offset, bytes, &at)?,
                _ => {
                    let offset = self.sections[self.current].bytes.len();
                    self.pending.push(Pending { section: self.current, offset, patch: Patch::Data(bytes), expr, at });
                    0
                }
            };
            self.sections[self.current].bytes.extend_from_slice(&number.to_le_bytes()[..bytes.into()]);
            if !self.cursor.eat(",") {
                return Ok(());
            }
        }
    }

    /// `.fill count[, size[, value]]`: values of up to 8 bytes; only the low 4 bytes can be specified.
    fn fill(&mut self, at: Range<usize>) -> Parsed<()> {
        let count = self.known("the count", 0, i64::from(u32::MAX))? as usize;
        let (mut size, mut word) = (1, 0);
        if self.cursor.eat(",") {
            size = self.known("the size of a value", 0, 8)? as usize;
            if self.cursor.eat(",") {
                word = self.known("the value", i64::MIN, i64::MAX)? as u32;
            }
        }
        self.grow(count.saturating_mul(size), &at)?;
        let value = u64::from(word).to_le_bytes();
        let bytes = &mut self.sections[self.current].bytes;
        if size != 0 {
            for _ in 0..count {
                bytes.extend_from_slice(&value[..size]);
            }
        }
        Ok(())
    }

    fn text(&mut self, terminated: bool, at: &Range<usize>) -> Parsed<()> {
        loop {
            let mut bytes = string_bytes(&mut self.cursor)?;
            if terminated {
                bytes.push(0);
            }
            self.grow(bytes.len(), at)?;
            self.sections[self.current].bytes.extend(bytes);
            if !self.cursor.eat(",") {
                return Ok(());
            }
        }
    }

    /// The target named in the text must match the assembler's target.
    fn target(&mut self) -> Parsed<()> {
        let start = self.place();
        let written = string(&mut self.cursor)?;
        let ours = Machine(self.options.target.elf_flags).target_id();
        if written != ours {
            let kind = ParseErrorKind::Program(format!(
                "the text is for `{}`, but the assembler's target is `{ours}`",
                written.chars().take(64).collect::<String>()
            ));
            return Err(Fault::new(start..self.cursor.position(), kind));
        }
        Ok(())
    }

    /// Everything up to `.end_amdgpu_metadata`.
    fn metadata_block(&mut self, at: Range<usize>) -> Parsed<()> {
        const END: &str = ".end_amdgpu_metadata";
        self.cursor.skip_line();
        let start = self.cursor.position();
        let Some(length) = self.cursor.rest().find(END) else {
            self.cursor.set_position(self.cursor.text().len());
            return Err(Fault::new(at, ParseErrorKind::Program(format!("`{END}` is missing"))));
        };
        self.cursor.set_position(start + length + END.len());
        let text = &self.cursor.text()[..start + length];
        let read = metadata::read(text, start)?;
        if self.metadata.replace(read).is_some() {
            let kind = ParseErrorKind::Program("a second metadata block is not allowed".into());
            return Err(Fault::new(at, kind));
        }
        Ok(())
    }

    /// Parses a number whose value must be known at this point.
    pub(super) fn known(&mut self, what: &'static str, min: i64, max: i64) -> Parsed<i64> {
        self.update_here();
        crate::isa::parse::number(&mut self.cursor, &self.symbols, what, min, max)
    }
}

/// The bits of a number in the given number of bytes, signed or unsigned.
pub(super) fn fitting(number: i64, bytes: u8, at: &Range<usize>) -> Parsed<u64> {
    let bits = 8 * u32::from(bytes);
    if bits < 64 {
        let (min, max) = (-(1i64 << (bits - 1)), (1i64 << bits) - 1);
        if !(min..=max).contains(&number) {
            let kind = ParseErrorKind::Range { what: "the value", min, max, value: number };
            return Err(Fault::new(at.clone(), kind));
        }
    }
    Ok(number as u64)
}
