//! The values of a wave's registers together with their undefined bits.
use super::bits::Bits;
use super::registers::Registers;
use crate::exec::layout::{EXEC, ROW};
use crate::exec::wave::Wave;

impl Wave<'_> {
    /// In strict mode, treats a register of the current half as defined in `lanes`.
    pub(in crate::exec) fn define(&mut self, register: u32, lanes: u32) {
        let half = self.half;
        if let Some(shadow) = &mut self.shadow {
            shadow.define(half, register, lanes);
        }
    }

    pub(super) fn shadow(&self) -> Option<&Registers> {
        self.shadow.as_deref()
    }

    /// `words` scalar registers from `index` on as one value.
    pub(super) fn scalar_bits(&self, index: u32, words: u32) -> Bits {
        let mut bits = Bits::known(0);
        for word in 0..words.min(2) {
            let (unknown, tag) = self.shadow().map_or((0, 0), |s| s.scalar(index + word));
            bits.value |= u64::from(self.scalar(index + word)) << (32 * word);
            bits.unknown |= u64::from(unknown) << (32 * word);
            if unknown != 0 {
                bits.tag = tag;
            }
        }
        bits
    }

    /// One lane of `words` vector registers from `register` on as one value.
    pub(super) fn lane_bits(&self, half: u32, register: u32, words: u32, lane: u32) -> Bits {
        let mut bits = Bits::known(0);
        for word in 0..words.min(2) {
            let row = self.row_of(half, (register + word & 255) * ROW);
            let (unknown, tag) = self.shadow().map_or((0, 0), |s| s.get(half, register + word, lane));
            bits.value |= u64::from(row.0[lane as usize & 31]) << (32 * word);
            bits.unknown |= u64::from(unknown) << (32 * word);
            if unknown != 0 {
                bits.tag = tag;
            }
        }
        bits
    }

    /// The active lanes of one half.
    pub(super) fn exec_of(&self, half: u32) -> u32 {
        self.scalars[(EXEC + half) as usize]
    }
}
