//! Which array and which index each access of a kernel uses: a note written by T0's compiler for a simulator's strict
//! mode.
//!
//! The compiler bounds an index by an instruction (a minimum or a compare) before the access uses it. The table names
//! these instructions, so that a simulator can inspect the index that the kernel computed. The code is the same with
//! and without the table. The note also marks a kernel as compiled from T0's language, in which only barriers and
//! atomics order the accesses of two lanes.
//!
//! The note has the owner `T0` and type 1. Its description is an `i64`, the address of the kernel's first instruction
//! relative to the description, and a MessagePack sequence:
//!
//! ```text
//! [version, [[name, bytes of an element, place, ...]], [offset, bound, ...], [offset, array, flags, (bound << 2 | axis) ...]]
//! ```
//!
//! The note is part of a loaded segment. A reader of the loaded image finds it through the program headers, which are
//! loaded too.

use super::cursor::Cursor;
use super::elf::constants::{EHDR_SIZE, MAGIC, PHDR_SIZE, PT_NOTE};
use super::msgpack::{self, Value};
use t0_abi::names::{NOTE_ACCESSES, NOTE_OWNER};

/// The layout of the description.
const VERSION: u64 = 2;
/// Longer note segments, or more program headers, are ignored.
const LARGEST: u64 = 1 << 26;
const MOST_HEADERS: u64 = 64;

/// The accesses of one kernel.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AccessTable {
    /// Views and LDS arrays that the kernel accesses.
    pub arrays: Vec<ArrayInfo>,
    /// Instructions that bound an index.
    pub watches: Vec<Watch>,
    /// Accesses, in ascending order of their offsets.
    pub accesses: Vec<ElementAccess>,
}

/// A view or an LDS array.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArrayInfo {
    /// The name in the source.
    pub name: String,
    /// Bytes of an element.
    pub element: u32,
    /// The memory that holds it.
    pub place: ArrayPlace,
}

/// The memory that holds an array.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArrayPlace {
    /// In global memory, addressed through a descriptor that contains its size.
    View,
    /// These bytes of the LDS.
    Lds {
        /// The first byte.
        offset: u32,
        /// Bytes of all its elements.
        bytes: u32,
    },
    /// In LDS, with a length set at launch. The first such array begins at `base`; [`t0_abi::lds`] defines the distance
    /// between arrays.
    Launch {
        /// Where the first array of this kind begins.
        base: u32,
        /// Offset of the `u32` in the kernel's arguments that holds the number of elements.
        argument: u32,
    },
}

/// An instruction that bounds an index: an unsigned minimum of index and length, or an unsigned compare of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Watch {
    /// Bytes from the kernel's first instruction.
    pub offset: u32,
    /// The index of the bound it computes. Several instructions may compute the same bound.
    pub bound: u32,
}

/// An access to an element.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ElementAccess {
    /// Bytes from the kernel's first instruction.
    pub offset: u32,
    /// Index of the array in [`AccessTable::arrays`].
    pub array: u32,
    /// A load in which out-of-range lanes read another element and discard it.
    pub redirected: bool,
    /// An atomic access, by any kind of instruction.
    pub atomic: bool,
    /// Elements that the instruction's immediate offset adds to the index that is bounded.
    pub added: u32,
    /// The bounds of its indices, with the axis of each.
    pub bounds: Vec<(u32, Axis)>,
}

/// Which index of an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Axis {
    /// The only index of a one-dimensional array.
    Index,
    /// The row.
    Row,
    /// The column.
    Column,
}

impl std::fmt::Display for Axis {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Axis::Index => "index",
            Axis::Row => "row",
            Axis::Column => "column",
        })
    }
}

impl AccessTable {
    /// The note record, with 0 for the kernel's address, and the offset of that address in the record.
    pub(super) fn note(&self) -> (Vec<u8>, usize) {
        let mut description = vec![0; 8];
        msgpack::write(&self.value(), &mut description);
        let mut out = Vec::new();
        out.extend((NOTE_OWNER.len() as u32).to_le_bytes());
        out.extend((description.len() as u32).to_le_bytes());
        out.extend(NOTE_ACCESSES.to_le_bytes());
        out.extend(NOTE_OWNER);
        out.resize(out.len().next_multiple_of(4), 0);
        let at = out.len();
        out.extend(description);
        out.resize(out.len().next_multiple_of(4), 0);
        (out, at)
    }

    fn value(&self) -> Value {
        let number = |n: u32| Value::Uint(n.into());
        let array = |a: &ArrayInfo| {
            let mut all = vec![Value::Str(a.name.clone()), number(a.element)];
            match a.place {
                ArrayPlace::View => all.push(number(0)),
                ArrayPlace::Lds { offset, bytes } => all.extend([1, offset, bytes].map(number)),
                ArrayPlace::Launch { base, argument } => all.extend([2, base, argument].map(number)),
            }
            Value::Array(all)
        };
        let access = |a: &ElementAccess| {
            let flags = u32::from(a.redirected) | u32::from(a.atomic) << 1 | (a.bounds.len() as u32) << 2;
            let bounds = a.bounds.iter().map(|&(bound, axis)| bound << 2 | axis as u32);
            [a.offset, a.array, flags, a.added].into_iter().chain(bounds).map(number).collect::<Vec<_>>()
        };
        Value::Array(vec![
            Value::Uint(VERSION),
            Value::Array(self.arrays.iter().map(array).collect()),
            Value::Array(self.watches.iter().flat_map(|w| [w.offset, w.bound].map(number)).collect()),
            Value::Array(self.accesses.iter().flat_map(access).collect()),
        ])
    }

    fn from_value(value: &Value) -> Option<AccessTable> {
        let sequence = |value: &Value| match value {
            Value::Array(items) => Some(items.clone()),
            _ => None,
        };
        let number = |value: &Value| match value {
            Value::Uint(n) => u32::try_from(*n).ok(),
            _ => None,
        };
        let all = sequence(value)?;
        let [version, arrays, watches, accesses] = &all[..] else { return None };
        if *version != Value::Uint(VERSION) {
            return None;
        }
        let array = |value: &Value| {
            let parts = sequence(value)?;
            let [Value::Str(name), rest @ ..] = &parts[..] else { return None };
            let rest: Vec<u32> = rest.iter().map(number).collect::<Option<_>>()?;
            let (element, place) = match rest[..] {
                [element, 0] => (element, ArrayPlace::View),
                [element, 1, offset, bytes] => (element, ArrayPlace::Lds { offset, bytes }),
                [element, 2, base, argument] => (element, ArrayPlace::Launch { base, argument }),
                _ => return None,
            };
            Some(ArrayInfo { name: name.clone(), element, place })
        };
        let numbers = |value: &Value| sequence(value)?.iter().map(number).collect::<Option<Vec<u32>>>();
        let mut table = AccessTable {
            arrays: sequence(arrays)?.iter().map(array).collect::<Option<_>>()?,
            watches: numbers(watches)?.chunks_exact(2).map(|pair| Watch { offset: pair[0], bound: pair[1] }).collect(),
            accesses: Vec::new(),
        };
        let mut rest = &numbers(accesses)?[..];
        while let [offset, array, flags, added, after @ ..] = rest {
            let (bounds, after) = after.split_at_checked(*flags as usize >> 2)?;
            let bound = |n: &u32| match n & 3 {
                0 => Some((n >> 2, Axis::Index)),
                1 => Some((n >> 2, Axis::Row)),
                2 => Some((n >> 2, Axis::Column)),
                _ => None,
            };
            let bounds = bounds.iter().map(bound).collect::<Option<_>>()?;
            let (redirected, atomic) = (flags & 1 != 0, flags & 2 != 0);
            table.accesses.push(ElementAccess {
                offset: *offset,
                array: *array,
                redirected,
                atomic,
                added: *added,
                bounds,
            });
            rest = after;
        }
        Some(table)
    }

    /// Finds the table of the kernel whose first instruction is `entry` bytes after the start of a loaded code object.
    /// `read` returns bytes of memory at an offset from that start. Returns `None` if there is no code object or it has
    /// no table for this kernel.
    pub fn in_image(entry: u64, read: impl Fn(u64, u64) -> Option<Vec<u8>>) -> Option<AccessTable> {
        let header = read(0, EHDR_SIZE)?;
        if !header.starts_with(&MAGIC) {
            return None;
        }
        let word = |bytes: &[u8], at: usize| Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?));
        // e_phoff and e_phnum.
        let (headers, count) = (word(&header, 32)?, word(&header, 56)? & 0xffff);
        if count > MOST_HEADERS {
            return None;
        }
        for i in 0..count {
            let at = headers.checked_add(i * PHDR_SIZE)?;
            let header = read(at, PHDR_SIZE)?;
            // p_type, p_vaddr and p_memsz.
            let (kind, address, size) = (word(&header, 0)? as u32, word(&header, 16)?, word(&header, 40)?);
            if kind == PT_NOTE
                && size <= LARGEST
                && let Some(table) = read(address, size).and_then(|notes| in_notes(&notes, address, entry))
            {
                return Some(table);
            }
        }
        None
    }
}

/// Finds the table for the kernel at `entry` in the notes at `address`.
fn in_notes(notes: &[u8], address: u64, entry: u64) -> Option<AccessTable> {
    let mut c = Cursor::new(notes, address, "note");
    while !c.is_empty() {
        let (owner_size, size, kind) = (c.u32().ok()?, c.u32().ok()?, c.u32().ok()?);
        let padding = |size: u32| u64::from(size.wrapping_neg() % 4);
        let owner = c.take(owner_size.into()).ok()?;
        c.take(padding(owner_size)).ok()?;
        let here = c.offset();
        let mut description = c.sub(size.into()).ok()?;
        c.take(padding(size).min(c.remaining() as u64)).ok()?;
        if (owner, kind) != (NOTE_OWNER, NOTE_ACCESSES) {
            continue;
        }
        let distance = description.u64().ok()?;
        if here.wrapping_add(distance) == entry {
            return AccessTable::from_value(&msgpack::read(&mut description).ok()?);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::{Kernel, Machine, Object, ObjectBuilder};
    use super::*;

    fn table() -> AccessTable {
        AccessTable {
            arrays: vec![
                ArrayInfo { name: "x".into(), element: 4, place: ArrayPlace::View },
                ArrayInfo { name: "tile".into(), element: 8, place: ArrayPlace::Lds { offset: 16, bytes: 512 } },
                ArrayInfo { name: "more".into(), element: 2, place: ArrayPlace::Launch { base: 528, argument: 24 } },
            ],
            watches: vec![Watch { offset: 8, bound: 0 }, Watch { offset: 300, bound: 1 }],
            accesses: vec![
                ElementAccess { offset: 16, array: 0, redirected: false, atomic: true, added: 0, bounds: vec![] },
                ElementAccess {
                    offset: 400,
                    array: 1,
                    redirected: true,
                    atomic: false,
                    added: 3,
                    bounds: vec![(0, Axis::Row), (1, Axis::Column)],
                },
            ],
        }
    }

    /// Two kernels, the second with a table, as laid out in memory.
    fn image() -> (Vec<u8>, u64, u64) {
        let end = vec![0xbfb0_0000];
        let with = Kernel { accesses: Some(table()), ..Kernel::new("with", end.clone()) };
        let bytes = ObjectBuilder::new(Machine::GFX1100).kernel(Kernel::new("without", end)).kernel(with);
        let object = Object::parse(&bytes.build().unwrap()).unwrap();
        let entry = |name: &str| object.kernel(name).unwrap().code_address;
        (object.image(0).unwrap(), entry("without"), entry("with"))
    }

    fn find(image: &[u8], entry: u64) -> Option<AccessTable> {
        AccessTable::in_image(entry, |at, size| {
            Some(image.get(usize::try_from(at).ok()?..usize::try_from(at.checked_add(size)?).ok()?)?.to_vec())
        })
    }

    #[test]
    fn a_table_is_found_in_the_loaded_image() {
        let (image, without, with) = image();
        assert_eq!(find(&image, with), Some(table()));
        assert_eq!(find(&image, without), None);
        assert_eq!(find(&image[4096..], with), None, "not the start of the object");
    }

    #[test]
    fn damaged_images_do_not_panic() {
        let (image, _, with) = image();
        for at in 0..4096.min(image.len()) {
            for flip in [1, 0x80, 0xff] {
                let mut image = image.clone();
                image[at] ^= flip;
                let _ = find(&image, with);
            }
        }
        (0..image.len()).step_by(7).for_each(|length| drop(find(&image[..length], with)));
    }
}
