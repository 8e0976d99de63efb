//! The indices of accesses: instructions that bound them, and accesses that leave an array.
use super::elements::Bound;
use super::note::Note;
use super::registers::Registers;
use super::verdict::{Result, Wrong};
use crate::exec::fault::FaultKind;
use crate::exec::wave::Wave;
use t0_isa::isa::{Field, Op};

impl Wave<'_> {
    /// Records the operands of an instruction that bounds an index.
    pub(super) fn watch(&mut self, note: &Note) {
        let Some(&bound) = self.shared.elements.as_ref().and_then(|e| e.watches.get(&note.address)) else { return };
        let kept = match self.index_of_buffer(note) {
            Some(kept) => kept,
            None => match self.compared(note) {
                Some(kept) => kept,
                None => return,
            },
        };
        let scalar = note.inst.op.desc().unit.is_scalar();
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

    /// The index of a buffer access, which the descriptor compares with its number of records.
    fn index_of_buffer(&self, note: &Note) -> Option<Bound> {
        let descriptor = note.inst.operand(Field::srsrc).reg().filter(|_| note.inst.mods.idxen)?;
        let index = note.inst.operand(Field::vaddr);
        Some(Bound {
            index: std::array::from_fn(|lane| self.whole_source(index, lane as u32).value as u32),
            limit: [self.scalar(u32::from(descriptor.index()) + 2); 32],
        })
    }

    /// The operands of a compare or a minimum.
    fn compared(&self, note: &Note) -> Option<Bound> {
        let sources: Vec<_> = note.inst.slots().filter(|(slot, _)| !slot.dst).map(|(_, operand)| operand).collect();
        let [first, second, ..] = sources[..] else { return None };
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
        Some(kept)
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
