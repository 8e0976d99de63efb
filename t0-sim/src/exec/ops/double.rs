//! f64 arithmetic.
use crate::exec::lanes::Soft;
use crate::exec::layout::Row;
use crate::exec::soft::{Env, F64};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::{Op, TWO_OVER_PI};

const ADD: Soft = |[a, b, _], _, env| F64::add(a, b, env);
const MUL: Soft = |[a, b, _], _, env| F64::mul(a, b, env);
const FMA: Soft = |[a, b, c], _, env| F64::fma(a, b, c, env);
const MIN: Soft = |[a, b, _], w, env| F64::extreme::<false>(a, b, w.ieee(), env);
const MAX: Soft = |[a, b, _], w, env| F64::extreme::<true>(a, b, w.ieee(), env);

fn unary(x: u64, env: Env, op: impl Fn(f64) -> f64) -> u64 {
    if F64::is_nan(x) {
        return F64::quiet(x);
    }
    let r = op(f64::from_bits(F64::flush_in(x, env)));
    if r.is_nan() { F64::NAN } else { F64::flush_out(r.to_bits(), env) }
}

fn frexp(x: f64) -> (i32, f64) {
    if !x.is_finite() || x == 0.0 {
        return (0, x);
    }
    let denormal = x.abs() < f64::MIN_POSITIVE;
    let bits = if denormal { x * 2f64.powi(64) } else { x }.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1022 - if denormal { 64 } else { 0 };
    (exponent, f64::from_bits(bits & 0x800f_ffff_ffff_ffff | 1022 << 52))
}

const DIV_FIXUP: Soft = |[q, d, n], _, env| {
    let sign_bit = 1u64 << 63;
    let (sign, magnitude) = ((d ^ n) & sign_bit, |x: u64| F64::flush_in(x, env) & !sign_bit);
    let exponent = |x: u64| (x >> 52 & 0x7ff) as i32;
    let (dm, nm, infinity) = (magnitude(d), magnitude(n), F64::INFINITY);
    if F64::is_nan(n) {
        F64::quiet(n)
    } else if F64::is_nan(d) {
        F64::quiet(d)
    } else if (dm == 0 && nm == 0) || (dm == infinity && nm == infinity) {
        F64::NAN
    } else if dm == 0 || nm == infinity {
        sign | infinity
    } else if dm == infinity || nm == 0 || exponent(n) - exponent(d) < -1075 {
        sign
    } else if exponent(d) == 2047 || F64::is_nan(q) {
        sign | infinity
    } else {
        sign | q & !sign_bit
    }
};

/// v_div_scale_f64: the operand scaled, and whether v_div_fmas must scale back.
///
/// The rules are those of v_div_scale_f32 (`single.rs`), where a card was observed: a quotient counts as denormal where
/// the difference of the exponents allows it to be, and a denominator is scaled down, not up, where its reciprocal is
/// denormal.
fn scale(s0: u64, s1: u64, s2: u64, env: Env) -> (u64, bool) {
    let exponent = |x: u64| (x >> 52 & 0x7ff) as i32;
    let zero = |x: u64| F64::flush_in(x, env) << 1 == 0;
    // Below 1 for denormals.
    let unbounded = |x: u64| match exponent(x) {
        0 => 12 - (x & 0xf_ffff_ffff_ffff).leading_zeros() as i32,
        e => e,
    };
    let ldexp = |by| F64::ldexp(s0, by, env);
    let equal = |x: u64, y: u64| f64::from_bits(x) == f64::from_bits(y);
    let small = |n: u64| unbounded(n) - exponent(s1) <= -1022;
    if zero(s1) || zero(s2) {
        return (F64::NAN, true);
    }
    let (reciprocal, quotient) = (small(1f64.to_bits()), small(s2));
    if exponent(s2) - exponent(s1) >= 768 {
        (if equal(s0, s1) { ldexp(128) } else { s0 }, true)
    } else if exponent(s1) == 0 {
        (ldexp(128), false)
    } else if reciprocal && quotient {
        (if equal(s0, s1) { ldexp(-128) } else { s0 }, true)
    } else if reciprocal {
        (ldexp(-128), false)
    } else if quotient {
        (if equal(s0, s2) { ldexp(128) } else { s0 }, true)
    } else if exponent(s2) <= 53 {
        (ldexp(128), false)
    } else {
        (s0, false)
    }
}

fn trig_preop(x: u64, segment: u32) -> u64 {
    let exponent = (x >> 52 & 0x7ff) as i32;
    let mut shift = (segment & 31) as i32 * 53;
    if exponent > 1077 {
        shift += exponent - 1077;
    }
    // Bits shift .. shift + 53 of the fraction.
    let bit = |i: i32| TWO_OVER_PI.get((i / 64) as usize).map_or(0, |w| w >> (63 - i % 64) & 1);
    let field = (0..53).fold(0u64, |all, i| all << 1 | if shift + i < 1201 { bit(shift + i) } else { 0 });
    let scale = -53 - shift + if exponent >= 1968 { 128 } else { 0 };
    F64::ldexp((field as f64).to_bits(), scale, Env::PLAIN)
}

impl Wave<'_> {
    fn always64(&mut self, s: &Step, slow: Soft) -> Flow {
        let (a, b, c, env) = (self.wide(s.a), self.wide(s.b), self.wide(s.c), self.env16());
        let r = std::array::from_fn(|i| slow([a[i], b[i], c[i]], self, env));
        self.write_wide(s.d, r);
        Flow::Next
    }

    /// An f64 and a 32-bit operand.
    fn double_and_integer(&mut self, s: &Step, f: impl Fn(u64, u32, Env) -> u64) -> Flow {
        let (a, b, env) = (self.wide(s.a), *self.row(s.b), self.env16());
        let r = std::array::from_fn(|i| f(a[i], b.0[i], env));
        self.write_wide(s.d, r);
        Flow::Next
    }
}

/// Handlers of this file's instructions.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_add_f64 => simd!(|w, s| w.double3(s, |a, b, _| a + b, ADD)),
        Op::v_mul_f64 => simd!(|w, s| w.double3(s, |a, b, _| a * b, MUL)),
        Op::v_fma_f64 => simd!(|w, s| w.double3(s, f64::mul_add, FMA)),
        Op::v_min_f64 => plain!(|w, s| w.always64(s, MIN)),
        Op::v_max_f64 => plain!(|w, s| w.always64(s, MAX)),
        Op::v_floor_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| unary(a, e, f64::floor))),
        Op::v_ceil_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| unary(a, e, f64::ceil))),
        Op::v_trunc_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| unary(a, e, f64::trunc))),
        Op::v_rndne_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| unary(a, e, f64::round_ties_even))),
        Op::v_fract_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| {
            let floor = unary(a, Env { flush_out: false, ..e }, f64::floor);
            F64::sub(a, floor, e)
        })),
        Op::v_rcp_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| unary(a, e, |x| 1.0 / x))),
        Op::v_rsq_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| unary(a, e, |x| 1.0 / x.sqrt()))),
        Op::v_sqrt_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| unary(a, e, f64::sqrt))),
        Op::v_frexp_mant_f64 => plain!(|w, s| w.always64(s, |[a, ..], _, e| unary(a, e, |x| frexp(x).1))),
        Op::v_frexp_exp_i32_f64 => plain!(|w, s| {
            let (a, env) = (w.wide(s.a), w.env16());
            let r = Row(a.map(|a| frexp(f64::from_bits(F64::flush_in(a, env))).0 as u32));
            w.write(s.d, r);
            Flow::Next
        }),
        Op::v_ldexp_f64 => plain!(|w, s| w.double_and_integer(s, |a, b, env| F64::ldexp(a, b as i32, env))),
        Op::v_trig_preop_f64 => plain!(|w, s| w.double_and_integer(s, |a, b, _| trig_preop(a, b))),
        Op::v_div_fixup_f64 => plain!(|w, s| w.always64(s, DIV_FIXUP)),
        Op::v_div_fmas_f64 => plain!(|w, s| {
            let (a, b, c) = (w.wide(s.a), w.wide(s.b), w.wide(s.c));
            let (mask, env) = (w.scalar(s.x + w.half), w.env16());
            let r = std::array::from_fn(|i| {
                let by = if c[i] >> 52 & 0x7ff > 1023 { 128 } else { -128 };
                F64::scaled_fma(a[i], b[i], c[i], if mask >> i & 1 != 0 { by } else { 0 }, env)
            });
            w.write_wide(s.d, r);
            Flow::Next
        }),
        Op::v_div_scale_f64 => plain!(|w, s| {
            let (a, b, c, env) = (w.wide(s.a), w.wide(s.b), w.wide(s.c), w.env16());
            let mut bits = 0;
            let r = std::array::from_fn(|i| {
                let (value, scaled) = scale(a[i], b[i], c[i], env);
                bits |= u32::from(scaled) << i;
                value
            });
            w.write_wide(s.d, r);
            let bits = bits & w.exec();
            w.set_mask(s.y, bits);
            Flow::Next
        }),
        _ => return None,
    })
}
