//! The scalar floats of RDNA3.5. gfx1100 does not have them, but the simulator executes them for code of later chips.
//! 16-bit results leave the upper half zero.
use crate::exec::halves::f16_to_f32;
use crate::exec::lanes::Soft;
use crate::exec::soft::{Env, F16, F32};
use crate::exec::step::{Handlers, Step, plain};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

impl Wave<'_> {
    fn float(&mut self, s: &Step, f: Soft) -> Flow {
        let env = self.env32();
        let r = f([self.scalar(s.a).into(), self.scalar(s.b).into(), self.scalar(s.c).into()], self, env);
        self.set_scalar(s.d, r as u32);
        Flow::Next
    }

    fn half_scalar(&mut self, s: &Step, f: Soft) -> Flow {
        let half = |index| u64::from(self.scalar(index) & 0xffff);
        let r = f([half(s.a), half(s.b), half(s.c)], self, self.env16());
        self.set_scalar(s.d, r as u32);
        Flow::Next
    }

    fn scalar_test32(&mut self, s: &Step, f: impl Fn(f32, f32) -> bool) -> Flow {
        let env = self.env32();
        let value = |index| f32::from_bits(F32::flush_in(self.scalar(index).into(), env) as u32);
        let hit = f(value(s.a), value(s.b));
        self.set_scc(hit);
        Flow::Next
    }

    fn scalar_test16(&mut self, s: &Step, f: impl Fn(f32, f32) -> bool) -> Flow {
        let env = self.env16();
        let half = |index| F16::flush_in((self.scalar(index) & 0xffff).into(), env) as u32;
        let value = |index| f32::from_bits(f16_to_f32(half(index)));
        let hit = f(value(s.a), value(s.b));
        self.set_scc(hit);
        Flow::Next
    }
}

/// Rounding to an integer of the format.
fn whole32(x: u64, env: Env, f: impl Fn(f32) -> f32) -> u64 {
    match F32::is_nan(x) {
        true => F32::quiet(x),
        false => f(f32::from_bits(F32::flush_in(x, env) as u32)).to_bits().into(),
    }
}

fn whole16(x: u64, env: Env, f: impl Fn(f32) -> f32) -> u64 {
    if F16::is_nan(x) {
        return F16::quiet(x);
    }
    let r = f(f32::from_bits(f16_to_f32(F16::flush_in(x, env) as u32)));
    F32::convert::<5, 10>(r.to_bits().into(), Env::PLAIN, Env::PLAIN)
}

fn to_integer(x: u64, env: Env, f: impl Fn(f32) -> u32) -> u64 {
    f(f32::from_bits(F32::flush_in(x, env) as u32)).into()
}

/// The two comparisons of a relation.
macro_rules! relations {
    ($op:ident; $($f32:ident $f16:ident: |$a:ident, $b:ident| $test:expr;)*) => {
        match $op {
            $(Op::$f32 => Some(plain!(|w, s| w.scalar_test32(s, |$a, $b| $test))),
            Op::$f16 => Some(plain!(|w, s| w.scalar_test16(s, |$a, $b| $test))),)*
            _ => None,
        }
    };
}

// A relation that is true for NaN is the negation of one that is false for it.
#[allow(clippy::neg_cmp_op_on_partial_ord)]
fn compare(op: Op) -> Option<Handlers> {
    relations! { op;
        s_cmp_lt_f32 s_cmp_lt_f16: |a, b| a < b;
        s_cmp_eq_f32 s_cmp_eq_f16: |a, b| a == b;
        s_cmp_le_f32 s_cmp_le_f16: |a, b| a <= b;
        s_cmp_gt_f32 s_cmp_gt_f16: |a, b| a > b;
        s_cmp_lg_f32 s_cmp_lg_f16: |a, b| (a < b) | (a > b);
        s_cmp_ge_f32 s_cmp_ge_f16: |a, b| a >= b;
        s_cmp_o_f32 s_cmp_o_f16: |a, b| !(a.is_nan() | b.is_nan());
        s_cmp_u_f32 s_cmp_u_f16: |a, b| a.is_nan() | b.is_nan();
        s_cmp_nge_f32 s_cmp_nge_f16: |a, b| !(a >= b);
        s_cmp_nlg_f32 s_cmp_nlg_f16: |a, b| !((a < b) | (a > b));
        s_cmp_ngt_f32 s_cmp_ngt_f16: |a, b| !(a > b);
        s_cmp_nle_f32 s_cmp_nle_f16: |a, b| !(a <= b);
        s_cmp_neq_f32 s_cmp_neq_f16: |a, b| a != b;
        s_cmp_nlt_f32 s_cmp_nlt_f16: |a, b| !(a < b);
    }
}

fn signed(x: u64) -> (bool, u64) {
    ((x as i32) < 0, (x as i32).unsigned_abs().into())
}

/// Handlers of this file's instructions.
pub(super) fn find(op: Op) -> Option<Handlers> {
    compare(op).or_else(|| arithmetic(op)).or_else(|| convert(op))
}

fn arithmetic(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_add_f32 => plain!(|w, s| w.float(s, |[a, b, _], _, e| F32::add(a, b, e))),
        Op::s_sub_f32 => plain!(|w, s| w.float(s, |[a, b, _], _, e| F32::sub(a, b, e))),
        Op::s_mul_f32 => plain!(|w, s| w.float(s, |[a, b, _], _, e| F32::mul(a, b, e))),
        Op::s_min_f32 => plain!(|w, s| w.float(s, |[a, b, _], w, e| F32::extreme::<false>(a, b, w.ieee(), e))),
        Op::s_max_f32 => plain!(|w, s| w.float(s, |[a, b, _], w, e| F32::extreme::<true>(a, b, w.ieee(), e))),
        Op::s_fmac_f32 => plain!(|w, s| w.float(&Step { c: s.d, ..*s }, |[a, b, c], _, e| F32::fma(a, b, c, e))),
        Op::s_fmaak_f32 => plain!(|w, s| w.float(s, |[a, b, c], _, e| F32::fma(a, b, c, e))),
        Op::s_fmamk_f32 => plain!(|w, s| w.float(s, |[a, b, c], _, e| F32::fma(a, b, c, e))),
        Op::s_add_f16 => plain!(|w, s| w.half_scalar(s, |[a, b, _], _, e| F16::add(a, b, e))),
        Op::s_sub_f16 => plain!(|w, s| w.half_scalar(s, |[a, b, _], _, e| F16::sub(a, b, e))),
        Op::s_mul_f16 => plain!(|w, s| w.half_scalar(s, |[a, b, _], _, e| F16::mul(a, b, e))),
        Op::s_min_f16 => plain!(|w, s| w.half_scalar(s, |[a, b, _], w, e| F16::extreme::<false>(a, b, w.ieee(), e))),
        Op::s_max_f16 => plain!(|w, s| w.half_scalar(s, |[a, b, _], w, e| F16::extreme::<true>(a, b, w.ieee(), e))),
        Op::s_fmac_f16 => {
            plain!(|w, s| w.half_scalar(&Step { c: s.d, ..*s }, |[a, b, c], _, e| F16::fma(a, b, c, e)))
        }
        Op::s_ceil_f32 => plain!(|w, s| w.float(s, |[a, ..], _, e| whole32(a, e, f32::ceil))),
        Op::s_floor_f32 => plain!(|w, s| w.float(s, |[a, ..], _, e| whole32(a, e, f32::floor))),
        Op::s_trunc_f32 => plain!(|w, s| w.float(s, |[a, ..], _, e| whole32(a, e, f32::trunc))),
        Op::s_rndne_f32 => plain!(|w, s| w.float(s, |[a, ..], _, e| whole32(a, e, f32::round_ties_even))),
        Op::s_ceil_f16 => plain!(|w, s| w.half_scalar(s, |[a, ..], _, e| whole16(a, e, f32::ceil))),
        Op::s_floor_f16 => plain!(|w, s| w.half_scalar(s, |[a, ..], _, e| whole16(a, e, f32::floor))),
        Op::s_trunc_f16 => plain!(|w, s| w.half_scalar(s, |[a, ..], _, e| whole16(a, e, f32::trunc))),
        Op::s_rndne_f16 => plain!(|w, s| w.half_scalar(s, |[a, ..], _, e| whole16(a, e, f32::round_ties_even))),
        _ => return None,
    })
}

fn convert(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::s_cvt_f32_i32 => plain!(|w, s| w.float(s, |[a, ..], _, e| {
            let (negative, magnitude) = signed(a);
            F32::from_int(negative, magnitude, e)
        })),
        Op::s_cvt_f32_u32 => plain!(|w, s| w.float(s, |[a, ..], _, e| F32::from_int(false, a, e))),
        Op::s_cvt_i32_f32 => plain!(|w, s| w.float(s, |[a, ..], _, e| to_integer(a, e, |x| x as i32 as u32))),
        Op::s_cvt_u32_f32 => plain!(|w, s| w.float(s, |[a, ..], _, e| to_integer(a, e, |x| x as u32))),
        Op::s_cvt_f16_f32 => plain!(|w, s| w.float(s, |[a, ..], w, e| F32::convert::<5, 10>(a, e, w.env16()))),
        Op::s_cvt_f32_f16 => {
            plain!(|w, s| w.float(s, |[a, ..], w, e| F16::convert::<8, 23>(a & 0xffff, w.env16(), e)))
        }
        Op::s_cvt_hi_f32_f16 => {
            plain!(|w, s| w.float(s, |[a, ..], w, e| F16::convert::<8, 23>(a >> 16, w.env16(), e)))
        }
        Op::s_cvt_pk_rtz_f16_f32 => plain!(|w, s| w.float(s, |[a, b, _], w, e| {
            let narrow = |x| F32::convert::<5, 10>(x, e, Env { round: 3, ..w.env16() });
            narrow(a) | narrow(b) << 16
        })),
        _ => return None,
    })
}
