//! What the sanitizer knows of an instruction becomes what it would know if the instruction had no mistake: the
//! dispatch goes on after it ([`crate::exec::tolerate`]).
use super::access::Shape;
use super::note::{Kind, Note};
use crate::exec::layout::ROW;
use crate::exec::step::Step;
use crate::exec::wave::Wave;
use std::sync::Arc;

impl Wave<'_> {
    fn with_note(&mut self, number: u32, then: impl FnOnce(&mut Self, &Note)) {
        let notes = Arc::clone(&self.notes);
        if let Some(note) = notes.iter().find(|note| note.number == number) {
            then(self, note);
        }
    }

    /// The registers that an instruction reads and writes become defined.
    pub(in crate::exec) fn forgive(&mut self, number: u32) {
        self.with_note(number, |wave, note| {
            let Some(shadow) = &mut wave.shadow else { return };
            for half in 0..1 + u32::from(wave.wave64) {
                let registers = note.reads.iter().chain(&note.writes).flat_map(|&(first, count)| first..first + count);
                registers.for_each(|register| shadow.define(half, register, u32::MAX));
            }
            let scalars = note.scalar_reads.iter().chain(&note.scalar_writes);
            let scalars = scalars.flat_map(|&(first, count)| first..first + count);
            scalars.for_each(|index| shadow.set_scalar(index, 0, 0));
            shadow.scc = None;
            if matches!(note.kind, Kind::ScalarLoad) && note.inst.mods.glc {
                wave.order_by_atomic();
            }
        });
    }

    /// The bytes that the active lanes of an access store become defined. `s` is its step of the sanitizer.
    pub(in crate::exec) fn forgive_access(&mut self, s: &Step) {
        let (shape, mask, size) = (Shape(s.x), self.lanes.mask, self.size_of_access(s));
        let atomic = shape.kind() == 2 || shape.coherent();
        if shape.kind() != 0
            && let Some(mut shadow) = self.shadow.take()
        {
            for lane in (0..32usize).filter(|lane| mask >> lane & 1 != 0) {
                self.set_unknown_at(&mut shadow, self.lanes.at[lane], size, [0; 4]);
            }
            self.shadow = Some(shadow);
        }
        if atomic && mask != 0 {
            self.order_by_atomic();
        }
    }

    fn order_by_atomic(&self) {
        let wave = self.id;
        if let Some(mut state) = self.state() {
            state.order.atomic(wave);
        }
    }

    /// The results of an instruction in these lanes, and its scalar results, become zero.
    pub(in crate::exec) fn clear_results(&mut self, number: u32, lanes: [u32; 2]) {
        self.with_note(number, |wave, note| {
            for half in 0..1 + u32::from(wave.wave64) {
                let lanes = lanes[half as usize];
                for register in note.writes.iter().flat_map(|&(first, count)| first..first + count) {
                    let row = wave.row_of_mut(half, ROW * register);
                    (0..32usize).filter(|lane| lanes >> lane & 1 != 0).for_each(|lane| row.0[lane] = 0);
                    if let Some(shadow) = &mut wave.shadow {
                        shadow.define(half, register, lanes);
                    }
                }
            }
            for index in note.scalar_writes.iter().flat_map(|&(first, count)| first..first + count) {
                wave.set_scalar(index, 0);
                if let Some(shadow) = &mut wave.shadow {
                    shadow.set_scalar(index, 0, 0);
                }
            }
        });
    }
}
