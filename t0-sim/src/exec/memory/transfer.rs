//! Loads and stores at the current addresses. `d` is the destination row, `b` the data row.
use crate::exec::layout::{ROW, Row};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, Wave};
use crate::mem::access;
use t0_isa::isa::{Half, Mem, MemKind};

impl Wave<'_> {
    /// Loads `N` words per lane. Lanes out of range get zero.
    #[inline(always)]
    fn gather<const N: usize>(&self) -> [Row; N] {
        let (mut rows, mut rest) = ([Row::ZERO; N], self.lanes.mask);
        while rest != 0 {
            let i = rest.trailing_zeros() as usize & 31;
            let mut words = [0; N];
            // SAFETY: the address step has checked every lane of the mask.
            unsafe { access::load_words(self.lanes.at[i], &mut words) };
            for n in 0..N {
                rows[n].0[i] = words[n];
            }
            rest &= rest - 1;
        }
        rows
    }

    #[inline(always)]
    fn load_words<const N: usize>(&mut self, s: &Step) -> Flow {
        if self.lanes.partial {
            return self.load_partly(s, N);
        }
        let rows = match self.lanes.dense {
            true => {
                let mut block = [[0; 32]; N];
                // SAFETY: dense lanes form one block that the address step has checked.
                unsafe { access::load_block(self.lanes.at[0], block.as_flattened_mut()) };
                let flat = block.as_flattened();
                let mut rows = [Row::ZERO; N];
                for n in 0..N {
                    for i in 0..32 {
                        rows[n].0[i] = flat[i * N + n];
                    }
                }
                rows
            }
            false => self.gather(),
        };
        for n in 0..N {
            self.write(s.d + n as u32 * ROW, rows[n]);
        }
        Flow::Next
    }

    #[cold]
    fn load_partly(&mut self, s: &Step, words: usize) -> Flow {
        let (exec, mut rows) = (self.exec(), [Row::ZERO; 4]);
        for i in (0..32usize).filter(|i| exec >> i & 1 != 0) {
            let (mut lane, valid) = ([0; 4], words.min(self.lanes.valid[i] as usize / 4));
            // SAFETY: the address step has checked the valid bytes of every active lane.
            unsafe { access::load_words(self.lanes.at[i], &mut lane[..valid]) };
            for (row, word) in rows.iter_mut().zip(lane) {
                row.0[i] = word;
            }
        }
        for (n, row) in rows.into_iter().take(words).enumerate() {
            self.write(s.d + n as u32 * ROW, row);
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

    /// The words that lane `i` stores.
    #[inline(always)]
    fn lane_words<const N: usize>(&self, s: &Step, i: usize) -> [u32; N] {
        let mut words = [0; N];
        for n in 0..N {
            words[n] = self.row(s.b + n as u32 * ROW).0[i];
        }
        words
    }

    #[inline(always)]
    fn store_words<const N: usize>(&mut self, s: &Step) -> Flow {
        if self.lanes.partial {
            return self.store_partly::<N>(s);
        }
        if self.lanes.dense {
            let mut block = [[0; 32]; N];
            let flat = block.as_flattened_mut();
            for n in 0..N {
                let row = *self.row(s.b + n as u32 * ROW);
                for i in 0..32 {
                    flat[i * N + n] = row.0[i];
                }
            }
            // SAFETY: dense lanes form one block that the address step has checked.
            unsafe { access::store_block(self.lanes.at[0], flat) };
            return Flow::Next;
        }
        let mut rest = self.lanes.mask;
        while rest != 0 {
            let i = rest.trailing_zeros() as usize & 31;
            // SAFETY: the address step has checked every lane of the mask.
            unsafe { access::store_words(self.lanes.at[i], &self.lane_words::<N>(s, i)) };
            rest &= rest - 1;
        }
        Flow::Next
    }

    #[cold]
    fn store_partly<const N: usize>(&mut self, s: &Step) -> Flow {
        let exec = self.exec();
        for i in (0..32usize).filter(|i| exec >> i & 1 != 0) {
            let valid = N.min(self.lanes.valid[i] as usize / 4);
            // SAFETY: the address step has checked the valid bytes of every active lane.
            unsafe { access::store_words(self.lanes.at[i], &self.lane_words::<N>(s, i)[..valid]) };
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
    simd!(|w, s| w.load_words::<1>(s)),
    simd!(|w, s| w.load_words::<2>(s)),
    simd!(|w, s| w.load_words::<3>(s)),
    simd!(|w, s| w.load_words::<4>(s)),
];

/// Stores of one to four words per lane.
pub(super) const STORES: [Handlers; 4] = [
    simd!(|w, s| w.store_words::<1>(s)),
    simd!(|w, s| w.store_words::<2>(s)),
    simd!(|w, s| w.store_words::<3>(s)),
    simd!(|w, s| w.store_words::<4>(s)),
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
