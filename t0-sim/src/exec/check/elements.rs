//! Kernels of T0's language: the array and the index that each access refers to, from the note that the compiler writes
//! ([`t0_isa::object::AccessTable`]).
//!
//! Instructions that bound an index are watched. Their operands are recorded lane by lane, so that a report shows the
//! index that the kernel computed and not the bounded one. LDS accesses are checked against the array that they refer
//! to.
use super::flow::{Result, Wrong};
use super::note::Note;
use super::registers::Registers;
use crate::exec::dispatch::Dispatch;
use crate::exec::fault::{Element, FaultKind, Outside};
use crate::exec::wave::Wave;
use crate::mem::{Region, Table, access};
use std::collections::HashMap;
use t0_abi::kernarg::LdsLength;
use t0_isa::isa::Op;
use t0_isa::object::{AccessTable, ArrayPlace, ElementAccess};

/// The record of a bound: the index of each lane, and the limit that it must be below.
#[derive(Clone, Copy, Debug)]
pub(in crate::exec) struct Bound {
    index: [u32; 32],
    limit: [u32; 32],
}

/// The accesses of the kernel that is dispatched.
#[derive(Debug)]
pub(in crate::exec) struct Elements {
    table: AccessTable,
    /// Bounds and accesses by the address of the instruction.
    watches: HashMap<u64, u32>,
    accesses: HashMap<u64, usize>,
    /// The first byte in LDS and the byte after the last, by array.
    ranges: Vec<Option<(u64, u64)>>,
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
    fn outside(&self, access: &ElementAccess, bounds: &[Option<Bound>], lane: usize) -> Vec<Outside> {
        let one = |&(bound, axis): &(u32, _)| {
            let kept = (*bounds.get(bound as usize)?)?;
            let (index, limit) = (kept.index[lane & 31], kept.limit[lane & 31]);
            (index >= limit).then_some(Outside { axis, index, limit })
        };
        access.bounds.iter().filter_map(one).collect()
    }

    /// The element that a lane accesses at byte `offset` of the LDS or of a view of `records` bytes.
    fn element(&self, access: &ElementAccess, outside: Vec<Outside>, offset: u64, records: u64) -> Option<Element> {
        let array = self.table.arrays.get(access.array as usize)?;
        let size = u64::from(array.element.max(1));
        let (offset, bytes) = match self.ranges[access.array as usize] {
            Some((first, end)) => (offset.wrapping_sub(first), end - first),
            None => (offset, records),
        };
        // The compiler's bounds redirect out-of-range indices to the end itself, so only an unbounded index lies past
        // it.
        let index = (outside.is_empty() && offset > bytes).then_some(offset / size);
        Some(Element { name: array.name.clone(), length: bytes / size, outside, index })
    }
}

impl Wave<'_> {
    /// Records the operands of an instruction that bounds an index.
    pub(super) fn watch(&mut self, note: &Note) {
        let Some(&bound) = self.shared.elements.as_ref().and_then(|e| e.watches.get(&note.address)) else { return };
        let sources: Vec<_> = note.inst.slots().filter(|(slot, _)| !slot.dst).map(|(_, operand)| operand).collect();
        let [first, second, ..] = sources[..] else { return };
        let row =
            |operand| -> [u32; 32] { std::array::from_fn(|lane| self.whole_source(operand, lane as u32).value as u32) };
        let (a, b) = (row(first), row(second));
        use Op::{
            s_cmp_ge_u32, s_cmp_gt_u32, s_cmp_le_u32, s_min_u32, v_cmp_ge_u32, v_cmp_gt_u32, v_cmp_le_u32, v_min_u32,
        };
        let op = note.inst.op;
        let mut kept = match op {
            // Which operand is the index does not matter when the index is the smaller one; when it is out of range, it
            // is the larger.
            v_min_u32 | s_min_u32 => {
                Bound { index: std::array::from_fn(|i| a[i].max(b[i])), limit: std::array::from_fn(|i| a[i].min(b[i])) }
            }
            v_cmp_gt_u32 | s_cmp_gt_u32 | v_cmp_ge_u32 | s_cmp_ge_u32 => Bound { index: b, limit: a },
            _ => Bound { index: a, limit: b },
        };
        if matches!(op, v_cmp_le_u32 | s_cmp_le_u32 | v_cmp_ge_u32 | s_cmp_ge_u32) {
            kept.limit = kept.limit.map(|limit| limit.saturating_add(1));
        }
        let scalar = op.desc().unit.is_scalar();
        let active = if scalar { u32::MAX } else { self.exec() };
        let Some(shadow) = &mut self.shadow else { return };
        let place = bound as usize;
        if shadow.bounds.len() <= place {
            shadow.bounds.resize(place + 1, None);
        }
        let old = shadow.bounds[place].get_or_insert(kept);
        for lane in (0..32).filter(|lane| active >> lane & 1 != 0) {
            (old.index[lane], old.limit[lane]) = (kept.index[lane], kept.limit[lane]);
        }
    }

    /// Whether an access of LDS bytes stays within the array that it refers to.
    pub(super) fn within_array(
        &self,
        shadow: &Registers,
        note: &Note,
        lane: u32,
        (offset, size, write): (u32, u32, bool),
    ) -> Result {
        let Some(elements) = &self.shared.elements else { return Ok(()) };
        let Some(access) = elements.access(note.address) else { return Ok(()) };
        let outside = elements.outside(access, &shadow.bounds, lane as usize);
        let start = u64::from(offset);
        let wrong = match elements.ranges.get(access.array as usize) {
            _ if access.redirected => !outside.is_empty(),
            Some(Some((first, end))) => start < *first || start + u64::from(size) > *end,
            _ => false,
        };
        if !wrong {
            return Ok(());
        }
        let element = elements.element(access, outside, start, 0);
        let kind = FaultKind::LdsOutOfBounds { offset, lds: self.lds_bytes, size, write, element };
        Err(Box::new(Wrong { kind, lane: Some(lane) }))
    }

    /// Adds the element that the instruction at `pc` refers to to its fault.
    pub(in crate::exec) fn name_element(&self, kind: &mut FaultKind, pc: u64, lane: Option<u32>) {
        let Some(elements) = &self.shared.elements else { return };
        let (Some(access), Some(shadow)) = (elements.access(pc), &self.shadow) else { return };
        let outside = elements.outside(access, &shadow.bounds, lane.unwrap_or(0) as usize);
        match kind {
            FaultKind::BufferOutOfBounds { offset, records, element: element @ None, .. } => {
                *element = elements.element(access, outside, *offset, *records);
            }
            FaultKind::LdsOutOfBounds { offset, element: element @ None, .. } => {
                *element = elements.element(access, outside, u64::from(*offset), 0);
            }
            _ => {}
        }
    }
}
