//! Writes the assembler's output: its sections unchanged, with the symbols and relocations between them, laid out as
//! lld 22 does.

use super::super::machine::{AbiVersion, Machine};
use super::constants::*;
use super::file::{Identity, note_section, symbol_entry};
use super::hash;
use super::linked::{self, Segments, Tables};

/// A part of the loaded image.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Instructions.
    Text,
    /// Descriptors and constants.
    ReadOnly,
}

/// An offset in a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SectionOffset {
    pub(crate) part: Part,
    pub(crate) offset: i64,
}

/// What a relocation writes; always a distance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Relative {
    /// A descriptor's entry: 64 bits, relative to the descriptor's first byte.
    Entry,
    /// Low 32 bits of the distance from the relocated word itself.
    Low,
    /// High 32 bits of that distance.
    High,
}

/// A distance between two locations, known once they have addresses.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Relocation {
    pub(crate) at: SectionOffset,
    pub(crate) relative: Relative,
    pub(crate) target: SectionOffset,
}

/// A global symbol.
#[derive(Debug, Clone)]
pub(crate) struct ImageSymbol {
    pub(crate) name: String,
    pub(crate) place: SectionOffset,
    pub(crate) size: u64,
    pub(crate) function: bool,
    pub(crate) object: bool,
    pub(crate) protected: bool,
}

/// The contents of an object without its addresses.
pub(crate) struct Image {
    pub(crate) machine: Machine,
    pub(crate) abi: AbiVersion,
    /// The metadata in MessagePack.
    pub(crate) metadata: Option<Vec<u8>>,
    pub(crate) text: Vec<u8>,
    pub(crate) rodata: Vec<u8>,
    /// Alignments of text and of constants.
    pub(crate) aligns: [u64; 2],
    pub(crate) symbols: Vec<ImageSymbol>,
    pub(crate) relocations: Vec<Relocation>,
}

/// The object, and its text with relocations applied.
pub(crate) struct Written {
    pub(crate) bytes: Vec<u8>,
    pub(crate) text: Vec<u8>,
}

impl Image {
    /// Builds the bytes of the object.
    pub(crate) fn write(mut self) -> Written {
        let names: Vec<&str> = self.symbols.iter().map(|symbol| symbol.name.as_str()).collect();
        let order = hash::gnu_order(&names);
        let symbols: Vec<&ImageSymbol> = order.into_iter().map(|i| &self.symbols[i]).collect();
        let names: Vec<&str> = symbols.iter().map(|symbol| symbol.name.as_str()).collect();
        let mut file = linked::file();
        let note = self.metadata.as_ref().map(|metadata| {
            let bytes = note_section(metadata);
            file.place(".note", SHT_NOTE, SHF_ALLOC, 4, &bytes)
        });
        let tables = Tables::place(&mut file, &names);
        // Section numbers in file order.
        let rodata_index = file.sections.len() as u32;
        let rodata = (!self.rodata.is_empty())
            .then(|| file.place(".rodata", SHT_PROGBITS, SHF_ALLOC, self.aligns[1], &self.rodata));
        let read_only_end = file.end();

        file.next_page();
        let text_index = file.sections.len() as u32;
        let text = file.place(".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, self.aligns[0], &self.text);

        let dynamic = tables.dynamic(&mut file);

        // Addresses are known now.
        let base = |part: Part| match (part, &rodata) {
            (Part::ReadOnly, Some(rodata)) => (rodata.address, rodata.offset),
            _ => (text.address, text.offset),
        };
        for Relocation { at, relative, target } in &self.relocations {
            let (address, offset) = base(at.part);
            let from = address.wrapping_add_signed(at.offset);
            let distance = base(target.part).0.wrapping_add_signed(target.offset).wrapping_sub(from);
            let bytes = match relative {
                // The field is at byte 16 of the descriptor.
                Relative::Entry => distance.wrapping_add(0x10).to_le_bytes().to_vec(),
                Relative::Low => (distance as u32).to_le_bytes().to_vec(),
                Relative::High => ((distance >> 32) as u32).to_le_bytes().to_vec(),
            };
            file.patch(offset.wrapping_add_signed(at.offset), &bytes);
        }
        self.text.copy_from_slice(&file.bytes[text.offset as usize..][..text.size as usize]);
        let entries = |names: &[u32]| -> Vec<u8> {
            let entry = |(symbol, &name): (&&ImageSymbol, &u32)| {
                let (section, address) = match symbol.place.part {
                    Part::Text => (text_index, text.address),
                    Part::ReadOnly => (rodata_index, base(Part::ReadOnly).0),
                };
                let kind = match (symbol.function, symbol.object) {
                    (true, _) => STT_FUNC,
                    (false, true) => STT_OBJECT,
                    _ => 0,
                };
                let visibility = if symbol.protected { STV_PROTECTED } else { 0 };
                let value = address.wrapping_add_signed(symbol.place.offset);
                symbol_entry(name, STB_GLOBAL << 4 | kind, visibility, section as u16, value, symbol.size)
            };
            symbols.iter().zip(names).flat_map(entry).collect()
        };
        tables.fill(&mut file, entries);
        let identity = Identity { machine: self.machine, abi: self.abi };
        let segments = Segments { read_only_end, text: &text, dynamic: &dynamic, note: note.as_ref() };
        let bytes = segments.finish(file, identity, &names, entries);
        Written { bytes, text: self.text }
    }
}
