//! Code objects inside other files: host programs that contain kernels, fat binaries, HIP programs.

use super::bundle::{COMPRESSED_MAGIC, MAGIC as BUNDLE_MAGIC, bundle_entries, compressed_header};
use super::elf::constants::{DATA_LITTLE, EHDR_SIZE, ELFOSABI_AMDGPU_HSA, MAGIC, SHDR_SIZE, SHT_NOBITS};
use super::elf::{constants, read};
use super::{Object, ObjectError};

/// Bytes that begin like a code object, and the result of reading them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Embedded {
    /// The offset of its first byte in the file.
    pub offset: usize,
    /// Its name in a bundle, such as `hipv4-amdgcn-amd-amdhsa--gfx1100`; `None` outside of bundles.
    pub bundle_id: Option<String>,
    /// The object, or why it cannot be read.
    pub object: Result<Object, ObjectError>,
}

/// Finds every code object in `file`, by ascending offset. The file itself may be one, or a bundle of them. Compressed
/// bundles and bytes that only begin like a code object are included with the reason.
pub fn embedded(file: &[u8]) -> Vec<Embedded> {
    let ident = [MAGIC.as_slice(), &[constants::CLASS_64, DATA_LITTLE, 1, ELFOSABI_AMDGPU_HSA]].concat();
    let mut out = Vec::new();
    let mut names: Vec<(usize, String)> = Vec::new();
    let mut at = 0;
    while let Some(offset) = next(file, at, &[ident[0], BUNDLE_MAGIC[0], COMPRESSED_MAGIC[0]]) {
        let rest = &file[offset..];
        at = offset + 1;
        if rest.starts_with(&ident) {
            let object = Object::parse(&rest[..extent(rest)]);
            at = offset + object.as_ref().map_or(ident.len(), |object| object.bytes().len());
            let name = names.iter().position(|(place, _)| *place == offset);
            let bundle_id = name.map(|i| names.swap_remove(i).1);
            out.push(Embedded { offset, bundle_id, object });
        } else if rest.starts_with(BUNDLE_MAGIC) {
            match bundle_entries(rest) {
                // The search continues and finds the objects in the bundle.
                Ok(entries) => {
                    let gpu = entries.into_iter().filter(|e| e.is_amd_gpu() && e.size > 0);
                    names = gpu.map(|e| (offset.saturating_add(e.offset as usize), e.id)).collect();
                }
                // The magic string alone also occurs in every tool that handles bundles.
                Err(error) if offset == 0 => out.push(Embedded { offset, bundle_id: None, object: Err(error) }),
                Err(_) => {}
            }
            at = offset + BUNDLE_MAGIC.len();
        } else if rest.starts_with(COMPRESSED_MAGIC) {
            // The four-byte magic can occur by chance: only a fully valid header counts as a bundle.
            let error = match compressed_header(rest) {
                Ok((method, size)) => {
                    at = offset + size as usize;
                    ObjectError::Compressed { method }
                }
                Err(error) if offset == 0 => error,
                Err(_) => continue,
            };
            out.push(Embedded { offset, bundle_id: None, object: Err(error) });
        }
    }
    out
}

/// The next offset from `at` on that holds one of these bytes.
fn next(file: &[u8], at: usize, first: &[u8; 3]) -> Option<usize> {
    file.get(at..)?.iter().position(|byte| first.contains(byte)).map(|found| at + found)
}
/// The size of the object at the start of `bytes`: up to the end of its section headers and of every section; all bytes
/// if the size cannot be determined.
fn extent(bytes: &[u8]) -> usize {
    let word = |at: usize| bytes.get(at..at + 8).and_then(|b| b.try_into().ok()).map(u64::from_le_bytes);
    let half = |at: usize| bytes.get(at..at + 2).and_then(|b| b.try_into().ok()).map(u16::from_le_bytes);
    let (Some(start), Some(count)) = (word(40), half(60)) else { return bytes.len() };
    let size = u64::from(count) * SHDR_SIZE;
    let Ok(headers) = read::range(bytes, start, size, "section header") else { return bytes.len() };
    let field = |header: &[u8], at: usize| -> u64 { header[at..at + 8].try_into().map_or(0, u64::from_le_bytes) };
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
