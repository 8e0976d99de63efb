//! Code objects inside other files: host programs that carry kernels, fat binaries.

use super::elf::constants::{DATA_LITTLE, EHDR_SIZE, ELFOSABI_AMDGPU_HSA, MAGIC, SHDR_SIZE, SHT_NOBITS};
use super::elf::{constants, read};
use super::{Object, ObjectError};

/// Something that begins like a code object, and what came of reading it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Embedded {
    /// Where it begins, in bytes from the start of the file.
    pub offset: usize,
    /// The object, or why it cannot be read.
    pub object: Result<Object, ObjectError>,
}

/// Every code object in `file`, by ascending offset; the file itself may be one. What begins like one without being one
/// is given too, with the reason.
pub fn embedded(file: &[u8]) -> Vec<Embedded> {
    let ident = [MAGIC.as_slice(), &[constants::CLASS_64, DATA_LITTLE, 1, ELFOSABI_AMDGPU_HSA]].concat();
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(found) = find(&file[at..], &ident) {
        let offset = at + found;
        let rest = &file[offset..];
        let object = Object::parse(&rest[..extent(rest)]);
        at = offset + object.as_ref().map_or(ident.len(), |object| object.bytes().len());
        out.push(Embedded { offset, object });
    }
    out
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        at += bytes[at..].iter().position(|&b| b == wanted[0])?;
        if bytes[at..].starts_with(wanted) {
            return Some(at);
        }
        at += 1;
    }
}

/// How many of these bytes belong to the object that they begin with: up to the end of its section headers and of every
/// section; all of them if that cannot be told.
fn extent(bytes: &[u8]) -> usize {
    let word = |at: usize| bytes.get(at..at + 8).and_then(|b| b.try_into().ok()).map(u64::from_le_bytes);
    let half = |at: usize| bytes.get(at..at + 2).and_then(|b| b.try_into().ok()).map(u16::from_le_bytes);
    let (Some(start), Some(count)) = (word(40), half(60)) else { return bytes.len() };
    let size = u64::from(count) * SHDR_SIZE;
    let Ok(headers) = read::range(bytes, start, size, "section header") else { return bytes.len() };
    let field = |header: &[u8], at: usize| header[at..at + 8].try_into().map_or(0, u64::from_le_bytes);
    let ends = headers.chunks_exact(SHDR_SIZE as usize).filter_map(|header| {
        let no_bits = header[4..8] == SHT_NOBITS.to_le_bytes();
        if no_bits { None } else { field(header, 24).checked_add(field(header, 32)) }
    });
    let end = ends.fold(start.saturating_add(size).max(EHDR_SIZE), u64::max);
    usize::try_from(end).map_or(bytes.len(), |end| end.min(bytes.len()))
}

#[cfg(test)]
mod tests {
    use super::super::{Kernel, Machine, ObjectBuilder};
    use super::*;

    #[test]
    fn objects_are_found_among_other_bytes() {
        let build = |name: &str| {
            let kernel = Kernel::new(name, vec![0xbfb0_0000]);
            ObjectBuilder::new(Machine::GFX1100).kernel(kernel).build().unwrap()
        };
        let (one, two) = (build("one"), build("two"));
        let broken = [&two[..8], &[9; 100]].concat();
        let file = [b"\x7fELF host".as_slice(), &one, &[0; 13], &broken, &two, b"tail"].concat();
        let found = embedded(&file);
        let offsets: Vec<usize> = found.iter().map(|e| e.offset).collect();
        assert_eq!(offsets, [9, 9 + one.len() + 13, 9 + one.len() + 13 + broken.len()]);
        assert_eq!(found[0].object.as_ref().unwrap().bytes(), one);
        assert!(found[1].object.is_err());
        assert_eq!(found[2].object.as_ref().unwrap().kernels()[0].name(), "two");
        assert_eq!(embedded(&one).len(), 1);
        assert_eq!(embedded(b""), []);
    }
}
