//! Atomic updates at the current addresses, lane by lane in ascending order.
//!
//! `b` is the data row, `c` the row of the second operand (the value to compare with, or the bits to set), `d` the row
//! of the old value, which is written if `imm` is not 0.
use crate::exec::layout::Row;
use crate::exec::soft::{Env, F32, F64};
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::wave::{Flow, Wave};
use crate::mem::access;
use t0_isa::isa::{AtomicOp, Ty};

impl Wave<'_> {
    fn atomic32(&mut self, s: &Step, f: impl Fn(u32, u32, u32) -> u32) -> Flow {
        let (data, second, mut old) = (*self.row(s.b), *self.row(s.c), Row::ZERO);
        for i in (0..32usize).filter(|i| self.lanes.mask >> i & 1 != 0) {
            // SAFETY: the address step has checked the lane for range and alignment.
            old.0[i] = unsafe { access::update32(self.lanes.at[i], |x| f(x, data.0[i], second.0[i])) };
        }
        if s.imm != 0 {
            self.write(s.d, old);
        }
        Flow::Next
    }

    fn atomic64(&mut self, s: &Step, f: impl Fn(u64, u64, u64) -> u64) -> Flow {
        let (data, second, mut old) = (self.pairs(s.b), self.pairs(s.c), [0; 32]);
        for i in (0..32usize).filter(|i| self.lanes.mask >> i & 1 != 0) {
            // SAFETY: the address step has checked the lane for range and alignment.
            old[i] = unsafe { access::update64(self.lanes.at[i], |x| f(x, data[i], second[i])) };
        }
        if s.imm != 0 {
            self.write_pairs(s.d, &old);
        }
        Flow::Next
    }

    /// The 64-bit lanes at `at`. It is not inlined in each handler: the updates of the lanes take most of the time.
    #[inline(never)]
    fn pairs(&self, at: u32) -> [u64; 32] {
        self.wide(at)
    }

    #[inline(never)]
    fn write_pairs(&mut self, at: u32, value: &[u64; 32]) {
        self.write_wide(at, *value);
    }
}

fn f32_of(x: u32) -> f32 {
    f32::from_bits(x)
}

fn f64_of(x: u64) -> f64 {
    f64::from_bits(x)
}

/// The handler of an atomic by its operation and its type.
pub(in crate::exec) fn find(what: AtomicOp, ty: Ty) -> Option<Handlers> {
    use AtomicOp::*;
    Some(match (what, ty) {
        (Swap, Ty::b32) => plain!(|w, s| w.atomic32(s, |_, a, _| a)),
        (CompareSwap, Ty::b32) => plain!(|w, s| w.atomic32(s, |x, a, c| if x == c { a } else { x })),
        (CompareSwap, Ty::f32) => {
            plain!(|w, s| w.atomic32(s, |x, a, c| if f32_of(x) == f32_of(c) { a } else { x }))
        }
        (Add, Ty::u32) => plain!(|w, s| w.atomic32(s, |x, a, _| x.wrapping_add(a))),
        (Sub, Ty::u32) => plain!(|w, s| w.atomic32(s, |x, a, _| x.wrapping_sub(a))),
        (ReverseSub, Ty::u32) => plain!(|w, s| w.atomic32(s, |x, a, _| a.wrapping_sub(x))),
        (ClampedSub, Ty::u32) => plain!(|w, s| w.atomic32(s, |x, a, _| x.saturating_sub(a))),
        (Min, Ty::i32) => plain!(|w, s| w.atomic32(s, |x, a, _| (x as i32).min(a as i32) as u32)),
        (Max, Ty::i32) => plain!(|w, s| w.atomic32(s, |x, a, _| (x as i32).max(a as i32) as u32)),
        (Min, Ty::u32) => plain!(|w, s| w.atomic32(s, |x, a, _| x.min(a))),
        (Max, Ty::u32) => plain!(|w, s| w.atomic32(s, |x, a, _| x.max(a))),
        (And, Ty::b32) => plain!(|w, s| w.atomic32(s, |x, a, _| x & a)),
        (Or, Ty::b32) => plain!(|w, s| w.atomic32(s, |x, a, _| x | a)),
        (Xor, Ty::b32) => plain!(|w, s| w.atomic32(s, |x, a, _| x ^ a)),
        (Inc, Ty::u32) => plain!(|w, s| w.atomic32(s, |x, a, _| if x >= a { 0 } else { x + 1 })),
        (Dec, Ty::u32) => plain!(|w, s| w.atomic32(s, |x, a, _| if x == 0 || x > a { a } else { x - 1 })),
        (MaskedOr, Ty::b32) => plain!(|w, s| w.atomic32(s, |x, a, c| x & !a | c)),
        (Wrap, Ty::b32) => plain!(|w, s| w.atomic32(s, |x, a, c| if x >= a { x - a } else { x.wrapping_add(c) })),
        (Add, Ty::f32) => plain!(|w, s| w.atomic32(s, |x, a, _| F32::add(x.into(), a.into(), Env::PLAIN) as u32)),
        (Min, Ty::f32) => plain!(|w, s| w.atomic32(s, |x, a, _| if f32_of(a) < f32_of(x) { a } else { x })),
        (Max, Ty::f32) => plain!(|w, s| w.atomic32(s, |x, a, _| if f32_of(a) > f32_of(x) { a } else { x })),
        (Swap, Ty::b64) => plain!(|w, s| w.atomic64(s, |_, a, _| a)),
        (CompareSwap, Ty::b64) => plain!(|w, s| w.atomic64(s, |x, a, c| if x == c { a } else { x })),
        (CompareSwap, Ty::f64) => {
            plain!(|w, s| w.atomic64(s, |x, a, c| if f64_of(x) == f64_of(c) { a } else { x }))
        }
        (Add, Ty::u64) => plain!(|w, s| w.atomic64(s, |x, a, _| x.wrapping_add(a))),
        (Sub, Ty::u64) => plain!(|w, s| w.atomic64(s, |x, a, _| x.wrapping_sub(a))),
        (ReverseSub, Ty::u64) => plain!(|w, s| w.atomic64(s, |x, a, _| a.wrapping_sub(x))),
        (Min, Ty::i64) => plain!(|w, s| w.atomic64(s, |x, a, _| (x as i64).min(a as i64) as u64)),
        (Max, Ty::i64) => plain!(|w, s| w.atomic64(s, |x, a, _| (x as i64).max(a as i64) as u64)),
        (Min, Ty::u64) => plain!(|w, s| w.atomic64(s, |x, a, _| x.min(a))),
        (Max, Ty::u64) => plain!(|w, s| w.atomic64(s, |x, a, _| x.max(a))),
        (And, Ty::b64) => plain!(|w, s| w.atomic64(s, |x, a, _| x & a)),
        (Or, Ty::b64) => plain!(|w, s| w.atomic64(s, |x, a, _| x | a)),
        (Xor, Ty::b64) => plain!(|w, s| w.atomic64(s, |x, a, _| x ^ a)),
        (Inc, Ty::u64) => plain!(|w, s| w.atomic64(s, |x, a, _| if x >= a { 0 } else { x + 1 })),
        (Dec, Ty::u64) => plain!(|w, s| w.atomic64(s, |x, a, _| if x == 0 || x > a { a } else { x - 1 })),
        (MaskedOr, Ty::b64) => plain!(|w, s| w.atomic64(s, |x, a, c| x & !a | c)),
        (Min, Ty::f64) => plain!(|w, s| w.atomic64(s, |x, a, _| if f64_of(a) < f64_of(x) { a } else { x })),
        (Max, Ty::f64) => plain!(|w, s| w.atomic64(s, |x, a, _| if f64_of(a) > f64_of(x) { a } else { x })),
        (Add, Ty::f64) => plain!(|w, s| w.atomic64(s, |x, a, _| F64::add(x, a, Env::PLAIN))),
        (ConditionalExchange, Ty::b64) => plain!(|w, s| w.atomic64(s, |x, a, _| {
            let half = |x: u64, a: u64| if a >> 31 & 1 != 0 { a & 0x7fff_ffff } else { x };
            half(x & 0xffff_ffff, a & 0xffff_ffff) | half(x >> 32, a >> 32) << 32
        })),
        _ => return None,
    })
}

/// Whether the result of an atomic depends on the order in which workgroups run.
pub(in crate::exec) fn ordered(what: AtomicOp, ty: Ty, returns: bool) -> bool {
    use AtomicOp::{Add, And, Max, Min, Or, Sub, Xor};
    let commutes = matches!(what, Add | Sub | Min | Max | And | Or | Xor) && !ty.is_float();
    returns || !commutes
}
