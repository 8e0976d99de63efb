//! Instructions that move values between lanes, between files, or choose registers at run time.
//!
//! `a` and `d` are rows; scalar operands (lane numbers, selects, scalar results) are in `b`, `c`, `x` as scalar
//! indices.
use super::prepare::swapped;
use crate::exec::layout::{M0, ROW, Row};
use crate::exec::step::{Handlers, plain};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

impl Wave<'_> {
    /// The value in lane `lane` (0..64) of the register whose row is `at`.
    fn lane(&self, at: u32, lane: u32) -> u32 {
        self.row_of(lane >> 5 & u32::from(self.wave64), at).0[(lane & 31) as usize]
    }

    /// Rearranges row `a` within rows of 16 by the selects in scalars `b` and `c`; `other` reads from the neighbouring
    /// row. Bit 0 of `imm` reads inactive lanes, bit 1 (bound_ctrl) makes lanes that read inactive ones zero.
    fn permlane(&mut self, s: &crate::exec::step::Step, other: u32) -> Flow {
        let (a, old, exec) = (*self.row(s.a), *self.row(s.d), self.exec());
        let select = u64::from(self.scalar(s.b)) | u64::from(self.scalar(s.c)) << 32;
        if select == 0xfedc_ba98_7654_3210 && other == 16 && (exec == u32::MAX || s.imm & 1 != 0) {
            self.write(s.d, swapped::<16>(a));
            return Flow::Next;
        }
        let r = Row(std::array::from_fn(|i| {
            let from = (i as u32 & 16 ^ other) | (select >> (4 * (i & 15)) & 15) as u32;
            match exec >> from & 1 != 0 || s.imm & 1 != 0 {
                true => a.0[from as usize],
                false if s.imm & 2 != 0 => 0,
                false => old.0[i],
            }
        }));
        self.write(s.d, r);
        Flow::Next
    }

    /// A row number offset by M0, kept inside the VGPRs.
    fn relative(&self, at: u32, by: u32) -> u32 {
        (at / ROW).wrapping_add(by).min(255) * ROW
    }
}

/// v_readfirstlane_b32: row `a` to scalar `d`.
pub(in crate::exec) const READ_FIRST: Handlers = plain!(|w, s| {
    let exec = w.exec64();
    let lane = if exec == 0 { 0 } else { exec.trailing_zeros() };
    let value = w.lane(s.a, lane);
    w.set_scalar(s.d, value);
    Flow::Next
});

/// v_readlane_b32: row `a`, lane in scalar `b`, to scalar `d`.
pub(in crate::exec) const READ: Handlers = plain!(|w, s| {
    let lane = w.scalar(s.b) & if w.wave64 { 63 } else { 31 };
    let value = w.lane(s.a, lane);
    w.set_scalar(s.d, value);
    Flow::Next
});

/// v_writelane_b32: scalar `a` to lane (scalar `b`) of row `d`.
pub(in crate::exec) const WRITE: Handlers = plain!(|w, s| {
    let lane = w.scalar(s.b) & if w.wave64 { 63 } else { 31 };
    let value = w.scalar(s.a);
    w.row_of_mut(lane >> 5, s.d).0[(lane & 31) as usize] = value;
    Flow::Next
});

pub(in crate::exec) const PERMLANE16: Handlers = plain!(|w, s| w.permlane(s, 0));
pub(in crate::exec) const PERMLANEX16: Handlers = plain!(|w, s| w.permlane(s, 16));

/// v_permlane64_b32: exchanges the halves of a wave64; it has no effect in wave32.
pub(in crate::exec) const PERMLANE64: Handlers = plain!(|w, s| {
    if w.wave64 {
        let (low, high) = (*w.row_of(0, s.a), *w.row_of(1, s.a));
        w.select_half(0);
        w.write(s.d, high);
        w.select_half(1);
        w.write(s.d, low);
        w.select_half(0);
    }
    Flow::Next
});

/// Row `a`, offset by M0 (by its low ten bits if `imm` is 1), to all lanes of `d`; a lane crossing then reads it.
pub(in crate::exec) const RELATIVE: Handlers = plain!(|w, s| {
    let m0 = w.scalar(M0);
    let a = *w.row(w.relative(s.a, if s.imm != 0 { m0 & 0x3ff } else { m0 }));
    *w.row_mut(s.d) = a;
    Flow::Next
});

/// The handler for the rest of a relative move, after [`RELATIVE`] has fetched its source.
pub(in crate::exec) fn without_source(op: Op) -> Option<Handlers> {
    match op {
        Op::v_movrels_b32 => super::integer::find(Op::v_mov_b32),
        Op::v_movrelsd_b32 => find(Op::v_movreld_b32),
        Op::v_movrelsd_2_b32 => Some(plain!(|w, s| {
            let (a, to) = (*w.row(s.a), w.relative(s.d, w.scalar(M0) >> 16 & 0x3ff));
            w.write(to, a);
            Flow::Next
        })),
        _ => None,
    }
}

/// Instructions with row operands only, which the general translation handles.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_swap_b32 => plain!(|w, s| {
            let (a, d) = (*w.row(s.a), *w.row(s.d));
            w.write(s.d, a);
            w.write(s.a, d);
            Flow::Next
        }),
        Op::v_swaprel_b32 => plain!(|w, s| {
            let m0 = w.scalar(M0);
            let (from, to) = (w.relative(s.a, m0 & 0x3ff), w.relative(s.d, m0 >> 16 & 0x3ff));
            let (a, d) = (*w.row(from), *w.row(to));
            w.write(to, a);
            w.write(from, d);
            Flow::Next
        }),
        Op::v_movreld_b32 => plain!(|w, s| {
            let (a, to) = (*w.row(s.a), w.relative(s.d, w.scalar(M0)));
            w.write(to, a);
            Flow::Next
        }),
        Op::v_movrels_b32 => plain!(|w, s| {
            let a = *w.row(w.relative(s.a, w.scalar(M0)));
            w.write(s.d, a);
            Flow::Next
        }),
        Op::v_movrelsd_b32 => plain!(|w, s| {
            let m0 = w.scalar(M0);
            let (a, to) = (*w.row(w.relative(s.a, m0)), w.relative(s.d, m0));
            w.write(to, a);
            Flow::Next
        }),
        Op::v_movrelsd_2_b32 => plain!(|w, s| {
            let m0 = w.scalar(M0);
            let (a, to) = (*w.row(w.relative(s.a, m0 & 0x3ff)), w.relative(s.d, m0 >> 16 & 0x3ff));
            w.write(to, a);
            Flow::Next
        }),
        _ => return None,
    })
}

/// Handlers of the instructions between lanes or files that have their own translation.
pub(in crate::exec) fn between_lanes(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_readfirstlane_b32 => READ_FIRST,
        Op::v_readlane_b32 => READ,
        Op::v_writelane_b32 => WRITE,
        Op::v_permlane16_b32 => PERMLANE16,
        Op::v_permlanex16_b32 => PERMLANEX16,
        Op::v_permlane64_b32 => PERMLANE64,
        _ => return None,
    })
}
