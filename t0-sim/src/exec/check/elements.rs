//! Kernels of T0's language: the array and the index that each access refers to, from the note that the compiler writes
//! ([`t0_isa::object::AccessTable`]).
//!
//! Instructions that bound an index are watched. Their operands are recorded lane by lane, so that a report shows the
//! index that the kernel computed and not the bounded one. LDS accesses are checked against the array that they refer
//! to.
use crate::exec::dispatch::Dispatch;
use crate::exec::fault::{Element, Outside};
use crate::mem::{Region, Table, access};
use std::collections::HashMap;
use t0_abi::kernarg::LdsLength;
use t0_isa::object::{AccessTable, ArrayPlace, ElementAccess};

/// The record of a bound: the index of each lane, and the limit that it must be below.
#[derive(Clone, Copy, Debug)]
pub(in crate::exec) struct Bound {
    pub(super) index: [u32; 32],
    pub(super) limit: [u32; 32],
}

/// The accesses of the kernel that is dispatched.
#[derive(Debug)]
pub(in crate::exec) struct Elements {
    table: AccessTable,
    /// Bounds and accesses by the address of the instruction.
    pub(super) watches: HashMap<u64, u32>,
    accesses: HashMap<u64, usize>,
    /// The first byte in LDS and the byte after the last, by array.
    pub(super) ranges: Vec<Option<(u64, u64)>>,
}

/// The bytes of a region from an offset on.
fn bytes(region: &Region, offset: u64, size: u64) -> Option<Vec<u8>> {
    let address = region.address.checked_add(offset)?;
    // SAFETY: the region holds these bytes and stays mapped while a dispatch runs.
    region.contains(address, size).then(|| (0..size).map(|i| unsafe { access::load8(address + i) }).collect())
}

impl Elements {
    /// The accesses of a dispatch's kernel, if its code object starts where an allocation starts and has a note of
    /// them.
    pub(in crate::exec) fn of(dispatch: &Dispatch, memory: &Table) -> Option<Elements> {
        let image = memory.find(dispatch.code)?;
        let entry = dispatch.code - image.address;
        let table = AccessTable::in_image(entry, |offset, size| bytes(image, offset, size))?;
        let argument = |offset: u32| {
            let region = memory.find(dispatch.kernarg)?;
            let at = dispatch.kernarg - region.address + u64::from(offset);
            Some(LdsLength::from_le_bytes(bytes(region, at, size_of::<LdsLength>() as u64)?.try_into().ok()?))
        };
        let mut next = 0;
        let mut ranges = Vec::new();
        for array in &table.arrays {
            ranges.push(match array.place {
                ArrayPlace::View => None,
                ArrayPlace::Lds { offset, bytes } => Some((offset.into(), u64::from(offset) + u64::from(bytes))),
                ArrayPlace::Launch { base, argument: at } => argument(at).map(|length| {
                    let (first, bytes) = (u64::from(base) + next, u64::from(length) * u64::from(array.element));
                    next += t0_abi::lds::bytes(length, array.element);
                    (first, first + bytes)
                }),
            });
        }
        Some(Elements {
            watches: table.watches.iter().map(|w| (dispatch.code + u64::from(w.offset), w.bound)).collect(),
            accesses: (0..).zip(&table.accesses).map(|(i, a)| (dispatch.code + u64::from(a.offset), i)).collect(),
            ranges,
            table,
        })
    }

    /// What the instruction at an address accesses.
    pub(super) fn access(&self, address: u64) -> Option<&ElementAccess> {
        self.table.accesses.get(*self.accesses.get(&address)?)
    }

    /// The bounds of an access that a lane's indices exceed.
    pub(super) fn outside(&self, access: &ElementAccess, bounds: &[Option<Bound>], lane: usize) -> Vec<Outside> {
        let one = |&(bound, axis): &(u32, _)| {
            let kept = (*bounds.get(bound as usize)?)?;
            let (index, limit) = (kept.index[lane & 31].saturating_add(access.added), kept.limit[lane & 31]);
            (index >= limit).then_some(Outside { axis, index, limit })
        };
        access.bounds.iter().filter_map(one).collect()
    }

    /// Whether the lanes of `mask`, whose accesses are between two offsets in LDS, stay within the array of an access.
    pub(super) fn rows_inside(
        &self,
        access: &ElementAccess,
        bounds: &[Option<Bound>],
        mask: u32,
        (low, end): (u64, u64),
    ) -> bool {
        if access.redirected {
            return (0..32)
                .filter(|lane| mask >> lane & 1 != 0)
                .all(|lane| self.outside(access, bounds, lane).is_empty());
        }
        match self.ranges.get(access.array as usize) {
            Some(Some((first, last))) => *first <= low && end <= *last,
            _ => true,
        }
    }

    /// The element that a lane accesses at byte `offset` of the LDS or of a view of `records` bytes.
    pub(super) fn element(
        &self,
        access: &ElementAccess,
        outside: Vec<Outside>,
        offset: u64,
        records: u64,
    ) -> Option<Element> {
        let array = self.table.arrays.get(access.array as usize)?;
        let size = u64::from(array.element.max(1));
        let (offset, bytes) = match self.ranges[access.array as usize] {
            Some((first, end)) => (offset.wrapping_sub(first), end - first),
            None => (offset, records),
        };
        // Where nothing bounds the index, the offset is that of the index.
        let index = (outside.is_empty() && offset >= bytes).then_some(offset / size);
        Some(Element { name: array.name.clone(), length: bytes / size, outside, index })
    }
}
