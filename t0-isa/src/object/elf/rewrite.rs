//! Rewrites an object: writes everything that was read again, optionally with changed instructions.
//!
//! ```text
//! page 0   R   ELF header, program headers, .note .dynsym .gnu.hash .hash .dynstr .rela.dyn: regenerated
//! page n   ?   contents of the object's own segments, all moved by the same multiple of the page size
//! last     RW  .dynamic, .relro_padding
//! no page      .debug_* if there are lines, .symtab .shstrtab .strtab, section headers
//! ```
//! All code and data move by one distance, so everything relative to the program counter stays correct. Symbols,
//! relocations and line tables are moved along.

use super::super::kernel::Line;
use super::super::lines::write as line_table;
use super::super::{BuildError, Object};
use super::constants::*;
use super::file::{File, Identity, PAGE, Section, Strings, symbol_entry, words};
use super::hash;
use super::read::{Section as ReadSection, Segment, Symbol, SymbolKind};
use super::relocate::relocation;

const DYNSYM: u32 = 2;
const DYNSTR: u32 = 5;
/// Larger alignments are an error, to avoid large amounts of zero padding.
const MAX_ALIGN: u64 = 64 << 10;

/// An object to rewrite, and the instructions to change.
///
/// ```
/// use t0_isa::object::{Kernel, Machine, Object, ObjectBuilder, Rewrite};
///
/// let bytes = ObjectBuilder::new(Machine::GFX1100).kernel(Kernel::new("k", vec![0xbf80_0000, 0xbfb0_0000])).build()?;
/// let object = Object::parse(&bytes)?;
/// let entry = object.kernels()[0].code_address;
/// let again = Object::parse(&Rewrite::of(&object).code(entry, &[0xbf80_0007]).build()?)?;
/// assert_eq!(again.code(&again.kernels()[0]), [7, 0, 0x80, 0xbf, 0, 0, 0xb0, 0xbf]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Rewrite<'a> {
    object: &'a Object,
    code: Vec<(u64, Vec<u8>)>,
}

/// The part of a segment that is kept: its sections, and its bytes from the first section on.
struct Kept<'a> {
    segment: &'a Segment,
    sections: Vec<(usize, &'a ReadSection)>,
    start: u64,
    memory: u64,
    bytes: Vec<u8>,
}

impl<'a> Rewrite<'a> {
    /// Rewrites the object without changes.
    pub fn of(object: &'a Object) -> Rewrite<'a> {
        Rewrite { object, code: Vec::new() }
    }

    /// Replaces the instruction words at `address` of the object that was read.
    #[must_use]
    pub fn code(mut self, address: u64, code: &[u32]) -> Rewrite<'a> {
        self.code.push((address, code.iter().flat_map(|word| word.to_le_bytes()).collect()));
        self
    }

    /// The bytes of the new object.
    ///
    /// # Errors
    /// [`BuildError::Rewrite`] if new instructions lie outside the old ones, a relocation needs an undefined symbol, or
    /// the object's tables are inconsistent.
    pub fn build(&self) -> Result<Vec<u8>, BuildError> {
        let mut kept = self.kept()?;
        self.patch(&mut kept)?;
        let object = self.object;
        // Symbols that are neither defined nor referenced, such as LDS variables, can be dropped.
        let all_symbols = object.dynamic_symbols();
        let symbols: Vec<(usize, &Symbol)> = all_symbols.iter().enumerate().filter(|(_, s)| s.section != 0).collect();
        let names: Vec<&str> = symbols.iter().map(|(_, s)| s.name.as_str()).collect();
        let order = hash::gnu_order(&names);
        let names: Vec<&str> = order.iter().map(|&i| names[i]).collect();
        let undefined = |index: u32| all_symbols.get(index as usize).filter(|s| index != 0 && s.section == 0);
        if let Some(undefined) = object.relocations().iter().find_map(|r| undefined(r.symbol)) {
            return refuse(format!("the symbol `{}` is not defined in it", undefined.name));
        }

        let program_headers = 7 + kept.len() as u64;
        let mut file = File::new(EHDR_SIZE + program_headers * PHDR_SIZE);
        let identity = Identity { machine: object.machine(), abi: object.abi() };
        let note = file.place(".note", SHT_NOTE, SHF_ALLOC, 4, &identity.note(&object.metadata()));
        let dynsym = file.place(".dynsym", SHT_DYNSYM, SHF_ALLOC, 8, &vec![0; (names.len() + 1) * SYM_SIZE as usize]);
        file.table(DYNSTR, 1, SYM_SIZE);
        let gnu_hash = file.place(".gnu.hash", SHT_GNU_HASH, SHF_ALLOC, 8, &hash::gnu_table(&names));
        file.table(DYNSYM, 0, 0);
        let sysv_hash = file.place(".hash", SHT_HASH, SHF_ALLOC, 4, &hash::sysv_table(&names));
        file.table(DYNSYM, 0, 4);
        let mut strings = Strings::new();
        let dynamic_names: Vec<u32> = names.iter().map(|name| strings.add(name)).collect();
        let dynstr = file.place(".dynstr", SHT_STRTAB, SHF_ALLOC, 1, &strings.bytes);
        let relocations = object.relocations().len() as u64;
        let rela = (relocations > 0).then(|| {
            let table = vec![0; (relocations * RELA_SIZE) as usize];
            let placed = file.place(".rela.dyn", SHT_RELA, SHF_ALLOC, 8, &table);
            file.table(DYNSYM, 0, RELA_SIZE);
            placed
        });
        let generated_end = file.end();

        let moved = Moved::new(&kept, generated_end, object.sections().len())?;
        let mut numbers = moved.numbers;
        let delta = moved.delta;
        let mut loads = vec![load(PF_R, 0, 0, generated_end, generated_end)];
        for part in &kept {
            loads.push(place(&mut file, part, delta, &mut numbers));
        }
        let memory_end = kept.iter().map(|k| k.start + delta + k.memory).fold(generated_end, u64::max);
        file.align(8);
        file.bias = memory_end.next_multiple_of(PAGE).wrapping_sub(file.end() / PAGE * PAGE);
        let mut entries = vec![
            [DT_SYMTAB, dynsym.address],
            [DT_SYMENT, SYM_SIZE],
            [DT_STRTAB, dynstr.address],
            [DT_STRSZ, dynstr.size],
            [DT_GNU_HASH, gnu_hash.address],
            [DT_HASH, sysv_hash.address],
        ];
        if let Some(rela) = &rela {
            entries.extend([[DT_RELA, rela.address], [DT_RELASZ, rela.size], [DT_RELAENT, RELA_SIZE]]);
        }
        entries.push([0, 0]);
        let entries: Vec<u8> = entries.into_iter().flat_map(words).collect();
        let dynamic_number = file.sections.len() as u16;
        let dynamic = file.place(".dynamic", SHT_DYNAMIC, SHF_ALLOC | SHF_WRITE, 8, &entries);
        file.table(DYNSTR, 0, 16);
        let padding = file.relro_padding();

        let shift = |symbol: &Symbol| match symbol.section {
            section @ SHN_LORESERVE.. => Some((section, symbol.value)),
            section => {
                let number = *numbers.get(usize::from(section))?;
                Some((number?, symbol.value.wrapping_add(delta)))
            }
        };
        let mut table = Vec::new();
        let mut new_index = vec![0u32; all_symbols.len()];
        for ((&old, &name), index) in order.iter().zip(&dynamic_names).zip(1..) {
            let (old, symbol) = symbols[old];
            let Some((section, value)) = shift(symbol) else {
                return refuse(format!("the symbol `{}` is not in a loaded section", symbol.name));
            };
            new_index[old] = index;
            table.extend(symbol_entry(name, info(symbol), symbol.visibility, section, value, symbol.size));
        }
        file.patch(dynsym.offset + SYM_SIZE, &table);
        if let Some(rela) = &rela {
            let table = object.relocations().iter().flat_map(|r| {
                let addend = r.addend as u64;
                let addend = if r.kind == relocation::RELATIVE64 { addend.wrapping_add(delta) } else { addend };
                let symbol = u64::from(new_index.get(r.symbol as usize).copied().unwrap_or(0));
                words([r.address.wrapping_add(delta), u64::from(r.kind) | symbol << 32, addend])
            });
            file.patch(rela.offset, &table.collect::<Vec<u8>>());
        }

        let functions = functions(object);
        let moved: Vec<_> = functions.iter().map(|f| f.moved(delta)).collect();
        if let Some(debug) = line_table::sections(&moved) {
            file.debug(&debug);
        }

        let mut strings = Strings::new();
        let mut symtab = vec![0; SYM_SIZE as usize];
        let name = strings.add("_DYNAMIC");
        symtab.extend(symbol_entry(name, 0, STV_HIDDEN, dynamic_number, dynamic.address, 0));
        let mut locals = 2;
        for local in [true, false] {
            for symbol in object.symbols().iter().skip(1).filter(|s| (s.binding == STB_LOCAL) == local) {
                let Some((section, value)) = shift(symbol).filter(|_| symbol.name != "_DYNAMIC") else { continue };
                let name = strings.add(&symbol.name);
                symtab.extend(symbol_entry(name, info(symbol), symbol.visibility, section, value, symbol.size));
                locals += u32::from(local);
            }
        }
        file.place(".symtab", SHT_SYMTAB, 0, 8, &symtab);
        let strtab = file.sections.len() as u32 + 1;
        file.table(strtab, locals, SYM_SIZE);
        let section_names = file.section_names();
        file.place(".strtab", SHT_STRTAB, 0, 1, &strings.bytes);
        let section_headers = file.section_headers(&section_names);
        let Ok(count) = u16::try_from(file.sections.len()) else {
            return refuse("it has too many sections".to_owned());
        };

        let relro = dynamic.size + padding;
        let headers_size = program_headers * PHDR_SIZE;
        loads.push(load(PF_R | PF_W, dynamic.offset, dynamic.address, dynamic.size, relro));
        loads.insert(0, header(PT_PHDR, PF_R, [EHDR_SIZE, EHDR_SIZE, headers_size, headers_size, 8]));
        let size = dynamic.size;
        loads.push(header(PT_DYNAMIC, PF_R | PF_W, [dynamic.offset, dynamic.address, size, size, 8]));
        loads.push(header(PT_GNU_RELRO, PF_R, [dynamic.offset, dynamic.address, size, relro, 1]));
        loads.push(header(PT_GNU_STACK, PF_R | PF_W, [0; 5]));
        loads.push(header(PT_NOTE, PF_R, [note.offset, note.address, note.size, note.size, 4]));
        file.patch(EHDR_SIZE, &loads.concat());
        file.patch(0, &identity.header(program_headers, section_headers, count));
        // An object can be read even if its tables are inconsistent; that would cause errors after the move.
        match Object::parse(&file.bytes) {
            Ok(new) if new.kernels().len() == object.kernels().len() => Ok(file.bytes),
            Ok(_) => refuse("its notes are inconsistent".to_owned()),
            Err(error) => refuse(format!("its tables are inconsistent: {error}")),
        }
    }

    /// The parts of each segment that are kept: everything but the tables that are regenerated.
    fn kept(&self) -> Result<Vec<Kept<'a>>, BuildError> {
        let loaded = self.object.sections().iter().enumerate().filter(|(_, s)| s.flags & SHF_ALLOC != 0 && s.size > 0);
        let (keep, afresh): (Vec<_>, Vec<_>) = loaded.partition(|(_, s)| {
            matches!(s.kind, SHT_PROGBITS | SHT_NOBITS | SHT_INIT_ARRAY..=SHT_PREINIT_ARRAY)
                && s.name != ".relro_padding"
        });
        let mut out: Vec<Kept<'a>> = Vec::new();
        for (number, section) in keep {
            let inside = |s: &&Segment| {
                let end = section.address.checked_add(section.size);
                s.address <= section.address && end.is_some_and(|end| end <= s.address + s.memory_size)
            };
            let Some(segment) = self.object.segments().iter().find(inside) else {
                return refuse(format!("its section `{}` is not in a segment", section.name));
            };
            match out.iter_mut().find(|k| std::ptr::eq(k.segment, segment)) {
                Some(kept) => kept.sections.push((number, section)),
                None => {
                    let sections = vec![(number, section)];
                    out.push(Kept { segment, sections, start: 0, memory: 0, bytes: Vec::new() });
                }
            }
        }
        for kept in &mut out {
            kept.sections.sort_by_key(|(_, s)| s.address);
            let start = kept.sections[0].1.address;
            let end = |(_, s): &(usize, &ReadSection)| s.address + s.size;
            let memory_end = kept.sections.iter().map(end).fold(start, u64::max);
            let file_end = kept.sections.iter().filter(|(_, s)| !s.is_nobits()).map(end).fold(start, u64::max);
            let Some(bytes) = self.object.read_or_empty(start, file_end - start) else {
                return refuse(format!("its section at {start:#x} has no bytes in the file"));
            };
            kept.bytes = bytes.to_vec();
            kept.start = start;
            kept.memory = memory_end - start;
            for (_, s) in &afresh {
                let from = s.address.clamp(start, file_end) - start;
                let to = s.address.saturating_add(s.size).clamp(start, file_end) - start;
                kept.bytes[from as usize..to as usize].fill(0);
            }
        }
        out.sort_by_key(|k| k.start);
        Ok(out)
    }

    /// Writes descriptors and new instructions into the kept bytes.
    fn patch(&self, kept: &mut [Kept<'_>]) -> Result<(), BuildError> {
        let mut put = |address: u64, bytes: &[u8], code: bool| {
            let part = kept.iter_mut().find_map(|k| {
                let at = usize::try_from(address.checked_sub(k.start)?).ok()?;
                let place = k.bytes.get_mut(at..)?.get_mut(..bytes.len())?;
                (k.segment.executable || !code).then_some(place)
            });
            match part {
                Some(place) => place.copy_from_slice(bytes),
                None => return refuse(format!("{} bytes at {address:#x} are outside its sections", bytes.len())),
            }
            Ok(())
        };
        for k in self.object.kernels() {
            put(k.descriptor_address, &k.descriptor.encode(), false)?;
        }
        self.code.iter().try_for_each(|(address, bytes)| put(*address, bytes, true))
    }
}

fn refuse<T>(why: String) -> Result<T, BuildError> {
    Err(BuildError::Rewrite { why })
}

/// How far everything moves, and the new number of each section, to be filled in.
struct Moved {
    delta: u64,
    numbers: Vec<Option<u16>>,
}

impl Moved {
    fn new(kept: &[Kept<'_>], generated_end: u64, sections: usize) -> Result<Moved, BuildError> {
        let all = || kept.iter().flat_map(|k| &k.sections).map(|(_, s)| s);
        if let Some(s) = all().find(|s| s.align > MAX_ALIGN || s.align != 0 && !s.align.is_power_of_two()) {
            return refuse(format!("its section `{}` is aligned to {:#x}", s.name, s.align));
        }
        let align = all().map(|s| s.align).fold(PAGE, u64::max);
        let first = kept.first().map_or(generated_end, |k| k.start / PAGE * PAGE);
        let delta = generated_end.next_multiple_of(PAGE).saturating_sub(first).next_multiple_of(align);
        Ok(Moved { delta, numbers: vec![None; sections] })
    }
}

/// Appends the kept part of a segment and the headers of its sections; returns its program header.
fn place(file: &mut File, part: &Kept<'_>, delta: u64, numbers: &mut [Option<u16>]) -> Vec<u8> {
    let address = part.start + delta;
    // The file offset and the address are equal modulo the page size.
    let offset = file.end() + (address.wrapping_sub(file.end()) % PAGE);
    file.bytes.resize(offset as usize, 0);
    file.bytes.extend_from_slice(&part.bytes);
    for &(number, s) in &part.sections {
        numbers[number] = u16::try_from(file.sections.len()).ok();
        let in_file = if s.is_nobits() { part.bytes.len() as u64 } else { s.address - part.start };
        file.sections.push(Section {
            name: s.name.clone().into(),
            kind: s.kind,
            flags: s.flags,
            address: s.address + delta,
            offset: offset + in_file,
            size: s.size,
            align: s.align,
            entry: s.entry_size,
            ..Section::default()
        });
    }
    let flags = [(part.segment.readable, PF_R), (part.segment.writable, PF_W), (part.segment.executable, PF_X)];
    let flags = flags.iter().filter(|(on, _)| *on).fold(0, |all, (_, flag)| all | flag);
    load(flags, offset, address, part.bytes.len() as u64, part.memory)
}

fn load(flags: u32, offset: u64, address: u64, in_file: u64, in_memory: u64) -> Vec<u8> {
    header(PT_LOAD, flags, [offset, address, in_file, in_memory, PAGE])
}

fn header(kind: u32, flags: u32, [offset, address, in_file, in_memory, align]: [u64; 5]) -> Vec<u8> {
    words([u64::from(kind) | u64::from(flags) << 32, offset, address, address, in_file, in_memory, align])
}

fn info(symbol: &Symbol) -> u8 {
    let kind = match symbol.kind {
        SymbolKind::None => 0,
        SymbolKind::Object => STT_OBJECT,
        SymbolKind::Function => STT_FUNC,
        SymbolKind::Other(kind) => kind,
    };
    symbol.binding << 4 | kind
}

/// A function with its lines, at its old address.
struct Placed<'a> {
    name: &'a str,
    start: u64,
    words: u64,
    lines: Vec<Line>,
}

impl Placed<'_> {
    fn moved(&self, delta: u64) -> line_table::Function<'_> {
        let (start, lines) = (self.start + delta, self.lines.as_slice());
        line_table::Function { name: self.name, start, words: self.words, lines }
    }
}

/// Every function that has lines: kernels and the functions they call. They do not overlap.
fn functions(object: &Object) -> Vec<Placed<'_>> {
    if object.lines().ranges().is_empty() {
        return Vec::new();
    }
    let named = object.symbols().iter().chain(object.dynamic_symbols());
    let named = named.filter(|s| s.kind == SymbolKind::Function && s.section != 0);
    let mut all: Vec<(u64, u64, &str)> = named.map(|s| (s.value, s.size / 4, s.name.as_str())).collect();
    all.extend(object.kernels().iter().map(|k| (k.code_address, k.code_size / 4, k.name())));
    all.retain(|(start, words, _)| {
        let last = words.checked_sub(1).and_then(|n| start.checked_add(n.checked_mul(4)?));
        object.is_code(*start) && last.is_some_and(|last| object.is_code(last)) && *words < 1 << 28
    });
    all.sort_by_key(|&(start, words, _)| (start, std::cmp::Reverse(words)));
    let mut end = 0;
    all.retain(|&(start, words, _)| {
        let free = start >= end;
        end = if free { start + words * 4 } else { end };
        free
    });
    all.into_iter()
        .map(|(start, words, name)| Placed { name, start, words, lines: lines(object, start, words) })
        .collect()
}

/// The lines between two addresses, with a line-less entry where the table has a gap.
fn lines(object: &Object, start: u64, words: u64) -> Vec<Line> {
    let table = object.lines();
    let end = start + words * 4;
    let ranges = table.ranges();
    let first = ranges.partition_point(|r| r.start < start);
    let mut out: Vec<Line> = Vec::new();
    let mut covered = start;
    for r in ranges[first..].iter().take_while(|r| r.start < end) {
        let Some(file) = table.file(r.file) else { continue };
        let offset = |address: u64| (address - start) as u32;
        if !(r.start - start).is_multiple_of(4) || r.start < covered {
            continue;
        }
        if r.start > covered && (covered - start).is_multiple_of(4) {
            out.push(Line { offset: offset(covered), file: file.clone(), line: 0, column: 0 });
        }
        out.push(Line { offset: offset(r.start), file: file.clone(), line: r.line, column: r.column });
        covered = r.end.clamp(r.start, end);
    }
    if let Some(last) = out.last().map(|l| l.file.clone())
        && covered < end
        && (covered - start).is_multiple_of(4)
    {
        out.push(Line { offset: (covered - start) as u32, file: last, line: 0, column: 0 });
    }
    out
}
