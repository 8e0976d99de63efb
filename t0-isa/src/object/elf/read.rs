//! Reads the container: header, segments, sections, symbols, notes and relocations, each bounds-checked.

use super::super::ObjectError;
use super::super::cursor::{Cursor, NameBudget};
use super::super::machine::{AbiVersion, Machine};
use super::constants::*;
use super::relocate::Relocation;

/// A part of the object that is loaded into memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Segment {
    /// Address relative to the object's load address.
    pub address: u64,
    /// Offset of its bytes in the file.
    pub file_offset: u64,
    /// Bytes in the file.
    pub file_size: u64,
    /// Bytes in memory; those beyond the file's bytes are zero.
    pub memory_size: u64,
    /// Alignment of the address.
    pub align: u64,
    /// Its bytes may be read.
    pub readable: bool,
    /// Its bytes may be written.
    pub writable: bool,
    /// Its bytes are instructions.
    pub executable: bool,
}

/// A section header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// Name.
    pub name: String,
    /// SHT_*.
    pub kind: u32,
    /// SHF_*.
    pub flags: u64,
    /// Address, 0 if it is not loaded.
    pub address: u64,
    /// Offset of its bytes in the file.
    pub file_offset: u64,
    /// Size in bytes.
    pub size: u64,
    /// Index of the section it refers to.
    pub link: u32,
    /// More information, by kind.
    pub info: u32,
    /// Alignment of the address.
    pub align: u64,
    /// Size of an entry, for tables.
    pub entry_size: u64,
}

impl Section {
    /// Whether the file contains no bytes for it.
    pub fn is_nobits(&self) -> bool {
        self.kind == SHT_NOBITS
    }
}

/// What a symbol names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SymbolKind {
    /// Unspecified.
    None,
    /// Data, such as a kernel descriptor.
    Object,
    /// Instructions.
    Function,
    /// Another STT_* value.
    Other(u8),
}

/// A symbol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Symbol {
    /// Name; may be empty.
    pub name: String,
    /// Address relative to the object's load address.
    pub value: u64,
    /// Size in bytes.
    pub size: u64,
    /// What it names.
    pub kind: SymbolKind,
    /// STB_*: 0 local, 1 global, 2 weak.
    pub binding: u8,
    /// STV_*: 0 default, 1 internal, 2 hidden, 3 protected.
    pub visibility: u8,
    /// Index of its section; 0 is undefined, 0xfff1 absolute.
    pub section: u16,
}

/// A note record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Owner, without its final zero.
    pub owner: String,
    /// Kind: 32 is the AMDGPU metadata.
    pub kind: u32,
    /// File offset of the description.
    pub file_offset: u64,
    /// Size of the description in bytes.
    pub size: u64,
}

/// The tables of an ELF file that do not depend on its purpose.
pub(in crate::object) struct Elf {
    pub(in crate::object) abi: AbiVersion,
    pub(in crate::object) machine: Machine,
    pub(in crate::object) segments: Vec<Segment>,
    pub(in crate::object) sections: Vec<Section>,
    pub(in crate::object) dynamic_symbols: Vec<Symbol>,
    pub(in crate::object) symbols: Vec<Symbol>,
    pub(in crate::object) notes: Vec<Note>,
    pub(in crate::object) relocations: Vec<Relocation>,
}

/// The maximum by which an object's memory may exceed its file size.
const MAX_ZEROES: u64 = 256 << 20;

/// The `len` bytes at file offset `at`.
pub(in crate::object) fn range<'a>(
    file: &'a [u8],
    at: u64,
    len: u64,
    what: &'static str,
) -> Result<&'a [u8], ObjectError> {
    let mut c = Cursor::new(file, 0, what);
    c.take(at).map_err(|_| ObjectError::Truncated { what, offset: at, need: len, have: 0 })?;
    c.take(len)
}

impl Elf {
    /// Reads a linked object.
    pub(in crate::object) fn parse(file: &[u8], names: &mut NameBudget) -> Result<Elf, ObjectError> {
        Elf::parse_kind(file, ET_DYN, names)
    }

    /// Whether the header marks the file as a relocatable object.
    pub(in crate::object) fn is_relocatable(file: &[u8]) -> bool {
        file.starts_with(&MAGIC) && file.get(16..18) == Some(&ET_REL.to_le_bytes())
    }

    /// Reads an object of type ET_DYN or ET_REL.
    pub(in crate::object) fn parse_kind(file: &[u8], wanted: u16, names: &mut NameBudget) -> Result<Elf, ObjectError> {
        if !file.starts_with(&MAGIC) {
            return Err(ObjectError::NotElf { found: file[..file.len().min(4)].to_vec() });
        }
        let mut c = Cursor::new(file, 0, "ELF header");
        c.take(4)?;
        let expect = |what, found: u64, wanted: u64, supported| {
            if found == wanted { Ok(()) } else { Err(ObjectError::unsupported(what, found.to_string(), supported)) }
        };
        expect("ELF class", c.u8()?.into(), CLASS_64.into(), "2 (64 bits)")?;
        expect("ELF data encoding", c.u8()?.into(), DATA_LITTLE.into(), "1 (little endian)")?;
        expect("ELF version", c.u8()?.into(), 1, "1")?;
        expect("ELF OS ABI", c.u8()?.into(), ELFOSABI_AMDGPU_HSA.into(), "64 (AMDGPU HSA)")?;
        let ident = c.u8()?;
        let Some(abi) = AbiVersion::from_ident(ident) else {
            let supported = "2, 3 and 4 (code object v4, v5 and v6)";
            return Err(ObjectError::unsupported("ELF ABI version", ident.to_string(), supported));
        };
        c.take(7)?;
        let kind = c.u16()?;
        let machine = c.u16()?;
        expect("ELF machine", machine.into(), EM_AMDGPU.into(), "224 (AMDGPU)")?;
        let types = "1 (a relocatable object) and 3 (a shared object, which ld.lld -shared makes)";
        expect("ELF type", kind.into(), wanted.into(), types)?;
        c.take(4 + 8)?;
        let program_headers = c.u64()?;
        let section_headers = c.u64()?;
        let machine = Machine(c.u32()?);
        c.u16()?;
        let (program_entry, program_count) = (c.u16()?, c.u16()?);
        let (section_entry, section_count, names_index) = (c.u16()?, c.u16()?, c.u16()?);

        if program_count > 0 {
            expect("size of a program header", program_entry.into(), PHDR_SIZE, "56")?;
        }
        if section_count > 0 {
            expect("size of a section header", section_entry.into(), SHDR_SIZE, "64")?;
        }
        let headers = range(file, program_headers, u64::from(program_count) * PHDR_SIZE, "program header")?;
        let (segments, note_ranges) = segments(file, headers, program_headers)?;
        let headers = range(file, section_headers, u64::from(section_count) * SHDR_SIZE, "section header")?;
        let sections = sections(file, headers, section_headers, names_index, names)?;

        let mut elf = Elf {
            abi,
            machine,
            segments,
            dynamic_symbols: symbols(file, &sections, SHT_DYNSYM, names)?,
            symbols: symbols(file, &sections, SHT_SYMTAB, names)?,
            sections,
            notes: Vec::new(),
            relocations: Vec::new(),
        };
        for (at, len) in note_ranges {
            notes(file, at, len, &mut elf.notes)?;
        }
        elf.relocations = relocations(file, &elf)?;
        Ok(elf)
    }
}

type Ranges = Vec<(u64, u64)>;

fn segments(file: &[u8], headers: &[u8], start: u64) -> Result<(Vec<Segment>, Ranges), ObjectError> {
    const WHAT: &str = "program header";
    let mut c = Cursor::new(headers, start, WHAT);
    let mut segments: Vec<Segment> = Vec::new();
    let mut notes = Vec::new();
    let mut zeroes = 0u64;
    let mut note_bytes = 0;
    while !c.is_empty() {
        let at = c.offset();
        let wrong = |why: String| Err(ObjectError::malformed(WHAT, at, why));
        let (kind, flags) = (c.u32()?, c.u32()?);
        let (file_offset, address, _) = (c.u64()?, c.u64()?, c.u64()?);
        let (file_size, memory_size, align) = (c.u64()?, c.u64()?, c.u64()?);
        if !matches!(kind, PT_LOAD | PT_NOTE) {
            continue;
        }
        let inside = file_offset.checked_add(file_size).is_some_and(|end| end <= file.len() as u64);
        if !inside {
            return wrong(format!(
                "its {file_size:#x} bytes at {file_offset:#x} lie outside the file of {:#x} bytes",
                file.len()
            ));
        }
        if kind == PT_NOTE {
            note_bytes += file_size;
            if note_bytes > file.len() as u64 {
                return wrong("it overlaps other notes, which together exceed the file".to_owned());
            }
            notes.push((file_offset, file_size));
            continue;
        }
        let Some(end) = address.checked_add(memory_size) else {
            return wrong(format!("its {memory_size:#x} bytes at address {address:#x} exceed the address space"));
        };
        if file_size > memory_size {
            return wrong(format!("it has {file_size:#x} bytes in the file, but only {memory_size:#x} in memory"));
        }
        if !align.is_power_of_two() && align != 0 {
            return wrong(format!("its alignment {align:#x} is not a power of two"));
        }
        if segments.last().is_some_and(|last| last.address + last.memory_size > address) {
            return wrong(format!("it begins at address {address:#x}, inside or before the segment that precedes it"));
        }
        let previous = segments.last().map_or(0, |last| last.address + last.memory_size);
        zeroes = zeroes.saturating_add(end - previous - file_size);
        if zeroes > MAX_ZEROES {
            return wrong(format!("it ends at address {end:#x}, more than 256 MiB beyond the file's contents"));
        }
        segments.push(Segment {
            address,
            file_offset,
            file_size,
            memory_size,
            align,
            readable: flags & PF_R != 0,
            writable: flags & PF_W != 0,
            executable: flags & PF_X != 0,
        });
    }
    Ok((segments, notes))
}

fn sections(
    file: &[u8],
    headers: &[u8],
    start: u64,
    names_index: u16,
    names: &mut NameBudget,
) -> Result<Vec<Section>, ObjectError> {
    const WHAT: &str = "section header";
    let mut c = Cursor::new(headers, start, WHAT);
    let mut sections = Vec::new();
    let mut name_offsets = Vec::new();
    while !c.is_empty() {
        let at = c.offset();
        name_offsets.push(c.u32()?);
        let section = Section {
            name: String::new(),
            kind: c.u32()?,
            flags: c.u64()?,
            address: c.u64()?,
            file_offset: c.u64()?,
            size: c.u64()?,
            link: c.u32()?,
            info: c.u32()?,
            align: c.u64()?,
            entry_size: c.u64()?,
        };
        let end = section.file_offset.checked_add(section.size);
        let in_file = section.kind != 0 && !section.is_nobits();
        if in_file && end.is_none_or(|end| end > file.len() as u64) {
            let why = format!(
                "the section's {:#x} bytes at {:#x} lie outside the file of {:#x} bytes",
                section.size,
                section.file_offset,
                file.len()
            );
            return Err(ObjectError::malformed(WHAT, at, why));
        }
        sections.push(section);
    }
    if sections.is_empty() {
        return Ok(sections);
    }
    let Some(table) = sections.get(usize::from(names_index)).filter(|s| s.kind == SHT_STRTAB) else {
        let why = format!("section {names_index}, which should name the others, is not a string table");
        return Err(ObjectError::malformed("ELF header", 62, why));
    };
    let (bytes, at) = (contents(file, table)?, table.file_offset);
    for (section, name) in sections.iter_mut().zip(name_offsets) {
        section.name = names.string(bytes, at, name.into(), WHAT)?;
    }
    Ok(sections)
}

/// A section's bytes; empty if it has none in the file.
pub(in crate::object) fn contents<'a>(file: &'a [u8], section: &Section) -> Result<&'a [u8], ObjectError> {
    if section.kind == 0 || section.is_nobits() {
        return Ok(&[]);
    }
    range(file, section.file_offset, section.size, "section")
}

fn symbols(file: &[u8], sections: &[Section], kind: u32, names: &mut NameBudget) -> Result<Vec<Symbol>, ObjectError> {
    const WHAT: &str = "symbol table";
    let Some(table) = sections.iter().find(|s| s.kind == kind) else { return Ok(Vec::new()) };
    let start = table.file_offset;
    let Some(strings) = sections.get(table.link as usize).filter(|s| s.kind == SHT_STRTAB) else {
        let why = format!("section {}, which should hold its names, is not a string table", table.link);
        return Err(ObjectError::malformed(WHAT, start, why));
    };
    if !table.size.is_multiple_of(SYM_SIZE) {
        let why = format!("its size {:#x} is not a multiple of 24", table.size);
        return Err(ObjectError::malformed(WHAT, start, why));
    }
    let text = contents(file, strings)?;
    let mut c = Cursor::new(contents(file, table)?, start, WHAT);
    let mut symbols = Vec::new();
    while !c.is_empty() {
        let name = c.u32()?;
        let (info, other, section) = (c.u8()?, c.u8()?, c.u16()?);
        let (value, size) = (c.u64()?, c.u64()?);
        let kind = match info & 15 {
            0 => SymbolKind::None,
            STT_OBJECT => SymbolKind::Object,
            STT_FUNC => SymbolKind::Function,
            other => SymbolKind::Other(other),
        };
        let name = names.string(text, strings.file_offset, name.into(), WHAT)?;
        symbols.push(Symbol { name, value, size, kind, binding: info >> 4, visibility: other & 3, section });
    }
    Ok(symbols)
}

fn notes(file: &[u8], at: u64, len: u64, out: &mut Vec<Note>) -> Result<(), ObjectError> {
    const WHAT: &str = "note";
    let mut c = Cursor::new(range(file, at, len, WHAT)?, at, WHAT);
    while !c.is_empty() {
        let (owner_size, size, kind) = (c.u32()?, c.u32()?, c.u32()?);
        let padding = |size: u32| u64::from(size.wrapping_neg() % 4);
        let owner = c.take(owner_size.into())?;
        let owner = owner.strip_suffix(b"\0").unwrap_or(owner);
        let owner = String::from_utf8_lossy(owner).into_owned();
        c.take(padding(owner_size))?;
        let file_offset = c.offset();
        c.take(size.into())?;
        c.take(padding(size).min(c.remaining() as u64))?;
        out.push(Note { owner, kind, file_offset, size: size.into() });
    }
    Ok(())
}

fn relocations(file: &[u8], elf: &Elf) -> Result<Vec<Relocation>, ObjectError> {
    const WHAT: &str = "relocation table";
    let mut out = Vec::new();
    let mut total = 0;
    for section in elf.sections.iter().filter(|s| s.kind == SHT_RELA && s.flags & SHF_ALLOC != 0) {
        let start = section.file_offset;
        total += section.size;
        if total > file.len() as u64 {
            let why = "it overlaps other relocation tables, which together exceed the file";
            return Err(ObjectError::malformed(WHAT, start, why));
        }
        if !section.size.is_multiple_of(RELA_SIZE) {
            let why = format!("its size {:#x} is not a multiple of 24", section.size);
            return Err(ObjectError::malformed(WHAT, start, why));
        }
        let mut c = Cursor::new(contents(file, section)?, start, WHAT);
        while !c.is_empty() {
            let (address, kind, symbol, addend) = (c.u64()?, c.u32()?, c.u32()?, c.u64()? as i64);
            if symbol != 0 && symbol as usize >= elf.dynamic_symbols.len() {
                let why = format!("it names symbol {symbol} of {}", elf.dynamic_symbols.len());
                return Err(c.malformed(why));
            }
            out.push(Relocation { address, kind, symbol, addend });
        }
    }
    Ok(out)
}
