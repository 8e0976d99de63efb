//! A file that grows section by section, and the small tables that both writers need.

use std::borrow::Cow;

use super::super::machine::{AbiVersion, Machine};
use super::super::metadata::{self, Metadata};
use super::super::{lines, msgpack};
use super::constants::*;

/// Each loaded segment has pages of its own.
pub(super) const PAGE: u64 = 4096;

/// The little-endian bytes of 64-bit words.
pub(super) fn words<const N: usize>(values: [u64; N]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

/// One entry of a symbol table.
pub(super) fn symbol_entry(name: u32, info: u8, other: u8, section: u16, value: u64, size: u64) -> Vec<u8> {
    let mut out = name.to_le_bytes().to_vec();
    out.extend([info, other]);
    out.extend(section.to_le_bytes());
    out.extend(words([value, size]));
    out
}

/// A string table under construction.
pub(super) struct Strings {
    pub(super) bytes: Vec<u8>,
}

impl Strings {
    /// A table with the empty string at offset 0.
    pub(super) fn new() -> Strings {
        Strings { bytes: vec![0] }
    }

    /// Adds the string and returns its offset in the table.
    pub(super) fn add(&mut self, text: &str) -> u32 {
        let at = self.bytes.len() as u32;
        self.bytes.extend(text.bytes());
        self.bytes.push(0);
        at
    }
}

/// The final location of a section.
pub(super) struct Placed {
    pub(super) offset: u64,
    pub(super) address: u64,
    pub(super) size: u64,
}

/// A section header to be written.
#[derive(Default)]
pub(super) struct Section {
    pub(super) name: Cow<'static, str>,
    pub(super) kind: u32,
    pub(super) flags: u64,
    pub(super) address: u64,
    pub(super) offset: u64,
    pub(super) size: u64,
    pub(super) link: u32,
    pub(super) info: u32,
    pub(super) align: u64,
    pub(super) entry: u64,
}

/// The file as it grows. Addresses are offsets plus `bias`, a multiple of the page size.
pub(super) struct File {
    pub(super) bytes: Vec<u8>,
    pub(super) sections: Vec<Section>,
    pub(super) bias: u64,
}

impl File {
    /// A file that begins with space for its headers.
    pub(super) fn new(headers: u64) -> File {
        File { bytes: vec![0; headers as usize], sections: vec![Section::default()], bias: 0 }
    }

    /// The number of bytes so far.
    pub(super) fn end(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// Pads with zeroes to a multiple of `align`.
    pub(super) fn align(&mut self, align: u64) {
        self.bytes.resize(self.bytes.len().next_multiple_of(align as usize), 0);
    }

    /// Appends a section.
    pub(super) fn place(&mut self, name: &'static str, kind: u32, flags: u64, align: u64, data: &[u8]) -> Placed {
        self.align(align);
        let offset = self.end();
        let address = if flags & SHF_ALLOC != 0 { offset + self.bias } else { 0 };
        self.bytes.extend_from_slice(data);
        let size = data.len() as u64;
        let name = name.into();
        self.sections.push(Section { name, kind, flags, address, offset, size, align, ..Section::default() });
        Placed { offset, address, size }
    }

    /// Completes the header of the section placed last.
    pub(super) fn table(&mut self, link: u32, info: u32, entry: u64) {
        if let Some(section) = self.sections.last_mut() {
            section.link = link;
            section.info = info;
            section.entry = entry;
        }
    }

    /// Advances the addresses, not the file, so that the next section shares no page with the last one.
    pub(super) fn next_page(&mut self) {
        if !(self.end() + self.bias).is_multiple_of(PAGE) {
            self.bias += PAGE;
        }
    }

    /// Covers the rest of the page in memory; returns its size.
    pub(super) fn relro_padding(&mut self) -> u64 {
        let (offset, address) = (self.end(), self.end() + self.bias);
        let size = address.next_multiple_of(PAGE) - address;
        let (kind, flags) = (SHT_NOBITS, SHF_ALLOC | SHF_WRITE);
        let name = ".relro_padding".into();
        self.sections.push(Section { name, kind, flags, address, offset, size, align: 1, ..Section::default() });
        size
    }

    /// Overwrites existing bytes.
    pub(super) fn patch(&mut self, offset: u64, data: &[u8]) {
        self.bytes[offset as usize..][..data.len()].copy_from_slice(data);
    }

    /// Places `.shstrtab`, which names itself and the `.strtab` to follow. Returns the name offset of each section.
    pub(super) fn section_names(&mut self) -> Vec<u32> {
        let mut strings = Strings::new();
        let mut names = vec![0];
        names.extend(
            (self.sections[1..].iter().map(|s| &*s.name)).chain([".shstrtab", ".strtab"]).map(|name| strings.add(name)),
        );
        self.place(".shstrtab", SHT_STRTAB, 0, 1, &strings.bytes);
        names
    }

    /// Appends the section headers; returns their offset.
    pub(super) fn section_headers(&mut self, names: &[u32]) -> u64 {
        self.align(8);
        let at = self.end();
        for (s, &name) in self.sections.iter().zip(names) {
            let head = u64::from(name) | u64::from(s.kind) << 32;
            let links = u64::from(s.link) | u64::from(s.info) << 32;
            let fields = words([head, s.flags, s.address, s.offset, s.size, links, s.align, s.entry]);
            self.bytes.extend(fields);
        }
        at
    }
}

/// The contents of the ELF header other than the locations of the tables.
#[derive(Clone, Copy)]
pub(super) struct Identity {
    pub(super) machine: Machine,
    pub(super) abi: AbiVersion,
}

impl Identity {
    /// The ELF header of a file with these header counts. The last two sections are `.shstrtab` and `.strtab`.
    pub(super) fn header(self, program_headers: u64, section_headers: u64, sections: u16) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend([CLASS_64, DATA_LITTLE, 1, ELFOSABI_AMDGPU_HSA, self.abi.ident(), 0, 0, 0, 0, 0, 0, 0]);
        out.extend(ET_DYN.to_le_bytes());
        out.extend(EM_AMDGPU.to_le_bytes());
        out.extend(1u32.to_le_bytes());
        out.extend(words([0, EHDR_SIZE, section_headers]));
        out.extend(self.machine.0.to_le_bytes());
        let counts = [program_headers as u16, SHDR_SIZE as u16, sections, sections - 2];
        let sizes = [EHDR_SIZE as u16, PHDR_SIZE as u16].into_iter().chain(counts);
        out.extend(sizes.flat_map(u16::to_le_bytes));
        out
    }

    /// The note section with this metadata.
    pub(super) fn note(self, metadata: &Metadata) -> Vec<u8> {
        let mut description = Vec::new();
        msgpack::write(&metadata::encode(metadata, self.abi), &mut description);
        note_section(&description)
    }
}

/// The note section with metadata in MessagePack.
pub(super) fn note_section(description: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    out.extend(7u32.to_le_bytes());
    out.extend((description.len() as u32).to_le_bytes());
    out.extend(NT_AMDGPU_METADATA.to_le_bytes());
    out.extend(b"AMDGPU\0\0");
    out.extend(description);
    out.resize(out.len().next_multiple_of(4), 0);
    out
}

impl File {
    /// Places the debug sections.
    pub(super) fn debug(&mut self, debug: &lines::write::Sections) {
        self.place(".debug_abbrev", SHT_PROGBITS, 0, 1, &debug.abbrev);
        self.place(".debug_info", SHT_PROGBITS, 0, 1, &debug.info);
        self.place(".debug_str", SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1, &debug.str);
        self.table(0, 0, 1);
        self.place(".debug_line", SHT_PROGBITS, 0, 1, &debug.line);
        self.place(".debug_line_str", SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1, &debug.line_str);
        self.table(0, 0, 1);
    }
}
