//! Loads and stores at the current addresses. `d` is the destination row, `b` the data row.
use crate::exec::layout::{ROW, Row};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, Wave};
use crate::mem::access;
use t0_isa::isa::{Half, Mem, MemKind};

impl Wave<'_> {
    /// Loads one word per lane, at index `word` from its address. Lanes out of range get zero.
    #[inline(always)]
    fn load_word(&self, word: u64) -> Row {
        let (mut r, mask) = (Row::ZERO, self.lanes.mask);
        if mask == u32::MAX {
            for i in 0..32 {
                // SAFETY: the address step has checked every lane of the mask.
                r.0[i] = unsafe { access::load32(self.lanes.at[i] + 4 * word) };
            }
        } else {
            let mut rest = mask;
            while rest != 0 {
                let i = rest.trailing_zeros() as usize & 31;
                // SAFETY: as above.
                r.0[i] = unsafe { access::load32(self.lanes.at[i] + 4 * word) };
                rest &= rest - 1;
            }
        }
        r
    }

    #[inline(always)]
    fn load_words(&mut self, s: &Step, words: u32) -> Flow {
        if self.lanes.partial {
            return self.load_partly(s, words);
        }
        if self.lanes.dense {
            let mut block = [Row::ZERO; 4];
            // SAFETY: dense lanes form one block that the address step has checked.
            unsafe { access::load_block(self.lanes.at[0], &mut block.as_flattened_words_mut()[..32 * words as usize]) };
            for word in 0..words {
                let flat = block.as_flattened_words();
                let mut r = Row::ZERO;
                for i in 0..32 {
                    r.0[i] = flat[i * words as usize + word as usize];
                }
                self.write(s.d + word * ROW, r);
            }
            return Flow::Next;
        }
        for word in 0..words {
            let r = self.load_word(word.into());
            self.write(s.d + word * ROW, r);
        }
        Flow::Next
    }

    #[cold]
    fn load_partly(&mut self, s: &Step, words: u32) -> Flow {
        let exec = self.exec();
        for word in 0..words {
            let r = Row(std::array::from_fn(|i| match exec >> i & 1 != 0 && self.lanes.valid[i] >= 4 * word + 4 {
                // SAFETY: the address step has checked the valid bytes of every active lane.
                true => unsafe { access::load32(self.lanes.at[i] + 4 * u64::from(word)) },
                false => 0,
            }));
            self.write(s.d + word * ROW, r);
        }
        Flow::Next
    }

    /// Loads a byte or short per lane, extended to 32 bits by `extend`.
    #[inline(always)]
    fn load_small(&self, extend: impl Fn(u64) -> u32) -> Row {
        let (mut r, mut rest) = (Row::ZERO, self.lanes.mask);
        while rest != 0 {
            let i = rest.trailing_zeros() as usize & 31;
            r.0[i] = extend(self.lanes.at[i]);
            rest &= rest - 1;
        }
        r
    }

    #[inline(always)]
    fn store_words(&mut self, s: &Step, words: u32) -> Flow {
        if self.lanes.partial {
            return self.store_partly(s, words);
        }
        if self.lanes.dense {
            let mut block = [Row::ZERO; 4];
            for word in 0..words {
                let r = *self.row(s.b + word * ROW);
                let flat = block.as_flattened_words_mut();
                for i in 0..32 {
                    flat[i * words as usize + word as usize] = r.0[i];
                }
            }
            // SAFETY: dense lanes form one block that the address step has checked.
            unsafe { access::store_block(self.lanes.at[0], &block.as_flattened_words()[..32 * words as usize]) };
            return Flow::Next;
        }
        let mut rest = self.lanes.mask;
        while rest != 0 {
            let i = rest.trailing_zeros() as usize & 31;
            for word in 0..words {
                // SAFETY: the address step has checked every lane of the mask.
                unsafe { access::store32(self.lanes.at[i] + 4 * u64::from(word), self.row(s.b + word * ROW).0[i]) };
            }
            rest &= rest - 1;
        }
        Flow::Next
    }

    #[cold]
    fn store_partly(&mut self, s: &Step, words: u32) -> Flow {
        let exec = self.exec();
        for i in (0..32usize).filter(|i| exec >> i & 1 != 0) {
            for word in (0..words).filter(|word| self.lanes.valid[i] >= 4 * word + 4) {
                // SAFETY: the address step has checked the valid bytes of every active lane.
                unsafe { access::store32(self.lanes.at[i] + 4 * u64::from(word), self.row(s.b + word * ROW).0[i]) };
            }
        }
        Flow::Next
    }

    #[inline(always)]
    fn store_small(&mut self, s: &Step, shift: u32, put: impl Fn(u64, u32)) -> Flow {
        let (data, mut rest) = (*self.row(s.b), self.lanes.mask);
        while rest != 0 {
            let i = rest.trailing_zeros() as usize & 31;
            put(self.lanes.at[i], data.0[i] >> shift);
            rest &= rest - 1;
        }
        Flow::Next
    }

    /// Writes a loaded 16-bit value to the high halves of row `d`.
    fn write_high(&mut self, at: u32, value: Row) -> Flow {
        let old = *self.row(at);
        let r = Row(std::array::from_fn(|i| old.0[i] & 0xffff | value.0[i] << 16));
        self.write(at, r);
        Flow::Next
    }
}

/// The words of several rows as one slice.
trait Words {
    fn as_flattened_words(&self) -> &[u32];
    fn as_flattened_words_mut(&mut self) -> &mut [u32];
}

impl Words for [Row; 4] {
    #[inline(always)]
    fn as_flattened_words(&self) -> &[u32] {
        // SAFETY: a Row is 32 words without padding, so four of them are 128.
        unsafe { std::slice::from_raw_parts(self.as_ptr().cast(), 128) }
    }

    #[inline(always)]
    fn as_flattened_words_mut(&mut self) -> &mut [u32] {
        // SAFETY: as above, and the borrow is exclusive.
        unsafe { std::slice::from_raw_parts_mut(self.as_mut_ptr().cast(), 128) }
    }
}

fn u8_at(address: u64) -> u32 {
    // SAFETY: the address step has checked the lane.
    u32::from(unsafe { access::load8(address) })
}

fn i8_at(address: u64) -> u32 {
    u8_at(address) as i8 as u32
}

fn u16_at(address: u64) -> u32 {
    // SAFETY: the address step has checked the lane.
    u32::from(unsafe { access::load16(address) })
}

fn i16_at(address: u64) -> u32 {
    u16_at(address) as i16 as u32
}

fn put8(address: u64, value: u32) {
    // SAFETY: the address step has checked the lane.
    unsafe { access::store8(address, value as u8) }
}

fn put16(address: u64, value: u32) {
    // SAFETY: the address step has checked the lane.
    unsafe { access::store16(address, value as u16) }
}

macro_rules! small_load {
    ($from:ident, Whole) => {
        plain!(|w, s| {
            let r = w.load_small($from);
            w.write(s.d, r);
            Flow::Next
        })
    };
    ($from:ident, Low) => {
        plain!(|w, s| {
            let r = w.load_small($from);
            w.write_half(s.d, r);
            Flow::Next
        })
    };
    ($from:ident, High) => {
        plain!(|w, s| {
            let r = w.load_small($from);
            w.write_high(s.d, r)
        })
    };
}

/// The status that an access with TFE writes after its data, to row `d`: zero, all memory is resident.
pub(in crate::exec) const RESIDENT: Handlers = plain!(|w, s| {
    let lanes = w.exec();
    w.write(s.d, Row::ZERO);
    w.define(s.d / ROW, lanes);
    Flow::Next
});

/// Loads of one to four words per lane.
pub(super) const LOADS: [Handlers; 4] = [
    simd!(|w, s| w.load_words(s, 1)),
    simd!(|w, s| w.load_words(s, 2)),
    simd!(|w, s| w.load_words(s, 3)),
    simd!(|w, s| w.load_words(s, 4)),
];

/// Stores of one to four words per lane.
pub(super) const STORES: [Handlers; 4] = [
    simd!(|w, s| w.store_words(s, 1)),
    simd!(|w, s| w.store_words(s, 2)),
    simd!(|w, s| w.store_words(s, 3)),
    simd!(|w, s| w.store_words(s, 4)),
];

/// The handler of a plain load or store.
pub(in crate::exec) fn find(mem: &Mem) -> Option<Handlers> {
    Some(match (mem.kind, mem.bytes, mem.signed, mem.half) {
        (MemKind::Load, 4 | 8 | 12 | 16, ..) => LOADS[mem.bytes as usize / 4 - 1],
        (MemKind::Load, 1, false, Half::Whole) => small_load!(u8_at, Whole),
        (MemKind::Load, 1, true, Half::Whole) => small_load!(i8_at, Whole),
        (MemKind::Load, 2, false, Half::Whole) => small_load!(u16_at, Whole),
        (MemKind::Load, 2, true, Half::Whole) => small_load!(i16_at, Whole),
        (MemKind::Load, 1, false, Half::Low) => small_load!(u8_at, Low),
        (MemKind::Load, 1, true, Half::Low) => small_load!(i8_at, Low),
        (MemKind::Load, 2, _, Half::Low) => small_load!(u16_at, Low),
        (MemKind::Load, 1, false, Half::High) => small_load!(u8_at, High),
        (MemKind::Load, 1, true, Half::High) => small_load!(i8_at, High),
        (MemKind::Load, 2, _, Half::High) => small_load!(u16_at, High),
        (MemKind::Store, 4 | 8 | 12 | 16, ..) => STORES[mem.bytes as usize / 4 - 1],
        (MemKind::Store, 1, _, Half::High) => plain!(|w, s| w.store_small(s, 16, put8)),
        (MemKind::Store, 2, _, Half::High) => plain!(|w, s| w.store_small(s, 16, put16)),
        (MemKind::Store, 1, ..) => plain!(|w, s| w.store_small(s, 0, put8)),
        (MemKind::Store, 2, ..) => plain!(|w, s| w.store_small(s, 0, put16)),
        _ => return None,
    })
}
