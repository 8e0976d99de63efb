//! f32 arithmetic.
use super::approximate as approx;
use crate::exec::lanes::Soft;
use crate::exec::layout::Row;
use crate::exec::soft::{Env, F32};
use crate::exec::step::{Handlers, Step, plain, simd};
use crate::exec::wave::{Flow, Wave};
use t0_isa::isa::Op;

pub(super) const ADD: Soft = |[a, b, _], _, env| F32::add(a, b, env);
pub(super) const SUB: Soft = |[a, b, _], _, env| F32::sub(a, b, env);
const SUBREV: Soft = |[a, b, _], _, env| F32::sub(b, a, env);
pub(super) const MUL: Soft = |[a, b, _], _, env| F32::mul(a, b, env);
pub(super) const FMA: Soft = |[a, b, c], _, env| F32::fma(a, b, c, env);
const MIN: Soft = |[a, b, _], w, env| F32::extreme::<false>(a, b, w.ieee(), env);
const MAX: Soft = |[a, b, _], w, env| F32::extreme::<true>(a, b, w.ieee(), env);
const MIN3: Soft =
    |[a, b, c], w, env| F32::extreme::<false>(F32::extreme::<false>(a, b, w.ieee(), env), c, w.ieee(), env);
const MAX3: Soft =
    |[a, b, c], w, env| F32::extreme::<true>(F32::extreme::<true>(a, b, w.ieee(), env), c, w.ieee(), env);
const MAXMIN: Soft =
    |[a, b, c], w, env| F32::extreme::<false>(F32::extreme::<true>(a, b, w.ieee(), env), c, w.ieee(), env);
const MINMAX: Soft =
    |[a, b, c], w, env| F32::extreme::<true>(F32::extreme::<false>(a, b, w.ieee(), env), c, w.ieee(), env);

const MED3: Soft = |[a, b, c], w, env| {
    if [a, b, c].into_iter().any(F32::is_nan) {
        return MIN3([a, b, c], w, env);
    }
    let max = |x, y| F32::extreme::<true>(x, y, w.ieee(), env);
    let same = |x: u64, y: u64| f32::from_bits(x as u32) == f32::from_bits(y as u32);
    let top = max(max(a, b), c);
    match top {
        t if same(t, F32::flush_in(a, env)) => max(b, c),
        t if same(t, F32::flush_in(b, env)) => max(a, c),
        _ => max(a, b),
    }
};

fn is_zero(x: u64, env: Env) -> bool {
    F32::flush_in(x, env) & 0x7fff_ffff == 0
}

const MUL_LEGACY: Soft = |[a, b, _], _, env| {
    if is_zero(a, env) || is_zero(b, env) { 0 } else { F32::mul(a, b, env) }
};
const FMA_LEGACY: Soft = |[a, b, c], _, env| {
    if is_zero(a, env) || is_zero(b, env) { F32::flush_in(c, env) } else { F32::fma(a, b, c, env) }
};

/// An operation with one source that software computes in f32 itself; the operand is not NaN.
fn unary(x: u64, env: Env, op: impl Fn(f32) -> f32) -> u64 {
    if F32::is_nan(x) {
        return F32::quiet(x);
    }
    let r = op(f32::from_bits(F32::flush_in(x, env) as u32));
    if r.is_nan() { F32::NAN } else { F32::flush_out(r.to_bits().into(), env) }
}

/// Ordered as in AMD's minimum and maximum: -0 is below +0.
#[inline(always)]
fn key(x: f32) -> i32 {
    let bits = x.to_bits() as i32;
    bits ^ ((bits >> 31) as u32 >> 1) as i32
}

#[inline(always)]
fn unkey(k: i32) -> f32 {
    f32::from_bits((k ^ ((k >> 31) as u32 >> 1) as i32) as u32)
}

/// The median, as the ISA document defines it: the larger of the two operands that remain after removing one that
/// equals the largest. Zeros of both signs are equal here.
#[inline(always)]
fn median(a: i32, b: i32, c: i32) -> i32 {
    let top = unkey(a.max(b).max(c));
    let rest = if top == unkey(b) { a.max(c) } else { a.max(b) };
    if top == unkey(a) { b.max(c) } else { rest }
}

impl Wave<'_> {
    /// Selects among the operands by integer keys that have the order of the values. Software computes the result if an
    /// operand is NaN or the mode is not the default one.
    #[inline(always)]
    fn ordered(&mut self, s: &Step, op: impl Fn(i32, i32, i32) -> i32, slow: Soft) -> Flow {
        self.float3(
            s,
            |a, b, c| {
                let r = unkey(op(key(a), key(b), key(c)));
                // Makes the result NaN if an operand is NaN, so that the slow version runs.
                let poison = a.is_nan() | b.is_nan() | c.is_nan();
                if poison { f32::NAN } else { r }
            },
            slow,
        )
    }

    /// An integer result from an f32, such as its exponent; NaN is not treated specially.
    #[inline(always)]
    fn inspect(&mut self, s: &Step, f: impl Fn(f32) -> u32) -> Flow {
        let env = self.env32();
        self.map1(s, |a| f(f32::from_bits(F32::flush_in(a.into(), env) as u32)))
    }

    /// v_div_fmas: a fused multiply-add, scaled where the mask is set.
    #[inline(always)]
    fn div_fmas(&mut self, s: &Step) -> Flow {
        // Nearly all quotients need no scaling.
        if self.scalar(s.x + self.half) & self.exec() == 0 {
            return self.float3(s, f32::mul_add, FMA);
        }
        self.div_fmas_scaled(s)
    }

    #[inline(never)]
    fn div_fmas_scaled(&mut self, s: &Step) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let (mask, env) = (self.scalar(s.x + self.half), self.env32());
        let r = Row(std::array::from_fn(|i| {
            let by = if c.0[i] >> 23 & 0xff > 127 { 64 } else { -64 };
            let by = if mask >> i & 1 != 0 { by } else { 0 };
            F32::scaled_fma(a.0[i].into(), b.0[i].into(), c.0[i].into(), by, env) as u32
        }));
        self.write(s.d, r);
        Flow::Next
    }

    /// v_div_scale: operands of moderate size are unchanged.
    #[inline(always)]
    fn div_scale(&mut self, s: &Step) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let mut odd = false;
        for i in 0..32 {
            odd |= !stays(b.0[i], c.0[i]);
        }
        if odd {
            return self.div_scale_slowly(s);
        }
        self.write(s.d, a);
        self.set_mask(s.y, 0);
        Flow::Next
    }

    #[inline(never)]
    fn div_scale_slowly(&mut self, s: &Step) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let env = self.env32();
        let (mut r, mut bits) = (Row::ZERO, 0);
        for i in 0..32 {
            let (value, scaled) = scale(a.0[i], b.0[i], c.0[i], env);
            r.0[i] = value;
            bits |= u32::from(scaled) << i;
        }
        self.write(s.d, r);
        let bits = bits & self.exec();
        self.set_mask(s.y, bits);
        Flow::Next
    }

    /// v_div_fixup: for three finite normal numbers, the quotient with the sign of the other two.
    #[inline(always)]
    fn div_fixup(&mut self, s: &Step) -> Flow {
        let (q, d, n) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let (mut r, mut odd) = (Row::ZERO, false);
        for i in 0..32 {
            let (quotient, plain) = signed(q.0[i], d.0[i], n.0[i]);
            r.0[i] = quotient;
            odd |= !plain;
        }
        if odd {
            return self.always32(s, |[q, d, n], _, env| fixup(q, d, n, env));
        }
        self.write(s.d, r);
        Flow::Next
    }
}

#[inline(always)]
fn exponent(x: u32) -> i32 {
    (x >> 23 & 0xff) as i32
}

/// Whether [`scale`] certainly reaches its last case for a denominator and a numerator.
#[inline(always)]
fn stays(d: u32, n: u32) -> bool {
    let (d, n) = (exponent(d), exponent(n));
    (24..=250).contains(&n) & (1..=250).contains(&d) & (-120..96).contains(&(n - d))
}

/// A quotient with the sign of its operands; returns whether [`fixup`] does nothing else.
#[inline(always)]
fn signed(q: u32, d: u32, n: u32) -> (u32, bool) {
    let normal = |x: u32| (1..=254).contains(&exponent(x));
    let plain = normal(q) & normal(d) & normal(n) & (exponent(n) - exponent(d) >= -150);
    ((d ^ n) & 0x8000_0000 | q & 0x7fff_ffff, plain)
}

/// The exponent field that an f32 other than zero would have if the field had no lower bound: below 1 for denormals.
fn unbounded_exponent(x: u32) -> i32 {
    match exponent(x) {
        0 => 9 - (x & 0x7f_ffff).leading_zeros() as i32,
        e => e,
    }
}

/// v_div_scale_f32: the operand scaled away from overflow and underflow, and whether v_div_fmas must scale back.
///
/// The pseudocode of the RDNA3 ISA document ("V_DIV_SCALE_F32") compares quotients with "DENORM". A card compares
/// exponents instead: it treats a quotient as denormal if the difference of the exponents allows it to be denormal. On
/// a gfx1100, 2^-126 / 1.0 counts as denormal, and 1.0 stays 1.0 for a denominator of 2^127 (tinygrad's hardware tests
/// of V_DIV_SCALE_F32). A reciprocal is a quotient with numerator 1.0. If both quotients are small, the denominator is
/// at least 2^126, so it is scaled down: the factor 2^64 of the pseudocode would make it infinite, and the division
/// that this instruction serves would not be correctly rounded.
fn scale(s0: u32, s1: u32, s2: u32, env: Env) -> (u32, bool) {
    let value = |x: u32| F32::flush_in(x.into(), env) as u32;
    let zero = |x: u32| value(x) & 0x7fff_ffff == 0;
    let ldexp = |by| F32::ldexp(s0.into(), by, env) as u32;
    let equal = |x: u32, y: u32| f32::from_bits(x) == f32::from_bits(y);
    let small = |n: u32| unbounded_exponent(n) - exponent(s1) <= -126;
    if zero(s1) || zero(s2) {
        return (F32::NAN as u32, true);
    }
    let (reciprocal, quotient) = (small(1f32.to_bits()), small(s2));
    if exponent(s2) - exponent(s1) >= 96 {
        (if equal(s0, s1) { ldexp(64) } else { s0 }, true)
    } else if exponent(s1) == 0 {
        (ldexp(64), false)
    } else if reciprocal && quotient {
        (if equal(s0, s1) { ldexp(-64) } else { s0 }, true)
    } else if reciprocal {
        (ldexp(-64), false)
    } else if quotient {
        (if equal(s0, s2) { ldexp(64) } else { s0 }, true)
    } else if exponent(s2) <= 23 {
        (ldexp(64), false)
    } else {
        (s0, false)
    }
}

/// v_div_fixup_f32.
fn fixup(q: u64, d: u64, n: u64, env: Env) -> u64 {
    let (sign, magnitude) = ((d ^ n) & 0x8000_0000, |x: u64| F32::flush_in(x, env) & 0x7fff_ffff);
    let exponent = |x: u64| (x >> 23 & 0xff) as i32;
    let (dm, nm, infinity) = (magnitude(d), magnitude(n), F32::INFINITY);
    if F32::is_nan(n) {
        F32::quiet(n)
    } else if F32::is_nan(d) {
        F32::quiet(d)
    } else if (dm == 0 && nm == 0) || (dm == infinity && nm == infinity) {
        F32::NAN
    } else if dm == 0 || nm == infinity {
        sign | infinity
    } else if dm == infinity || nm == 0 || exponent(n) - exponent(d) < -150 {
        sign
    } else if exponent(d) == 255 || F32::is_nan(q) {
        sign | infinity
    } else {
        sign | q & 0x7fff_ffff
    }
}

fn frexp_exponent(x: f32) -> u32 {
    match x {
        x if !x.is_finite() || x == 0.0 => 0,
        x => {
            let bits = f64::from(x).to_bits();
            ((bits >> 52 & 0x7ff) as i32 - 1022) as u32
        }
    }
}

fn frexp_mantissa(x: f32) -> f32 {
    match x {
        x if !x.is_finite() || x == 0.0 => x,
        x => f64::from_bits(f64::from(x).to_bits() & 0x800f_ffff_ffff_ffff | 1022 << 52) as f32,
    }
}

/// The cube face and its coordinates: (id, s, t, major axis).
fn cube(x: f32, y: f32, z: f32) -> (f32, f32, f32, f32) {
    if z.abs() >= x.abs() && z.abs() >= y.abs() {
        if z < 0.0 { (5.0, -x, -y, z * 2.0) } else { (4.0, x, -y, z * 2.0) }
    } else if y.abs() >= x.abs() {
        if y < 0.0 { (3.0, x, -z, y * 2.0) } else { (2.0, x, z, y * 2.0) }
    } else if x < 0.0 {
        (1.0, z, -y, x * 2.0)
    } else {
        (0.0, -z, -y, x * 2.0)
    }
}

/// Handlers of this file's instructions.
pub(in crate::exec) fn find(op: Op) -> Option<Handlers> {
    Some(match op {
        Op::v_add_f32 => simd!(|w, s| w.float2(s, |a, b| a + b, ADD)),
        Op::v_sub_f32 => simd!(|w, s| w.float2(s, |a, b| a - b, SUB)),
        Op::v_subrev_f32 => simd!(|w, s| w.float2(s, |a, b| b - a, SUBREV)),
        Op::v_mul_f32 => simd!(|w, s| w.float2(s, |a, b| a * b, MUL)),
        Op::v_fma_f32 | Op::v_fmac_f32 | Op::v_fmaak_f32 => simd!(|w, s| w.float3(s, f32::mul_add, FMA)),
        Op::v_fmamk_f32 => simd!(|w, s| w.float3(s, f32::mul_add, FMA)),
        Op::v_mul_dx9_zero_f32 => {
            simd!(|w, s| w.float2(s, |a, b| if a == 0.0 || b == 0.0 { 0.0 } else { a * b }, MUL_LEGACY))
        }
        Op::v_fma_dx9_zero_f32 | Op::v_fmac_dx9_zero_f32 => {
            simd!(|w, s| w.float3(s, |a, b, c| if a == 0.0 || b == 0.0 { c } else { a.mul_add(b, c) }, FMA_LEGACY))
        }
        Op::v_min_f32 => simd!(|w, s| w.ordered(s, |a, b, _| a.min(b), MIN)),
        Op::v_max_f32 => simd!(|w, s| w.ordered(s, |a, b, _| a.max(b), MAX)),
        Op::v_min3_f32 => simd!(|w, s| w.ordered(s, |a, b, c| a.min(b).min(c), MIN3)),
        Op::v_max3_f32 => simd!(|w, s| w.ordered(s, |a, b, c| a.max(b).max(c), MAX3)),
        Op::v_med3_f32 => simd!(|w, s| w.ordered(s, median, MED3)),
        Op::v_maxmin_f32 => simd!(|w, s| w.ordered(s, |a, b, c| a.max(b).min(c), MAXMIN)),
        Op::v_minmax_f32 => simd!(|w, s| w.ordered(s, |a, b, c| a.min(b).max(c), MINMAX)),
        Op::v_floor_f32 => simd!(|w, s| w.float1(s, f32::floor, |[a, ..], _, e| unary(a, e, f32::floor))),
        Op::v_ceil_f32 => simd!(|w, s| w.float1(s, f32::ceil, |[a, ..], _, e| unary(a, e, f32::ceil))),
        Op::v_trunc_f32 => simd!(|w, s| w.float1(s, f32::trunc, |[a, ..], _, e| unary(a, e, f32::trunc))),
        Op::v_rndne_f32 => {
            simd!(|w, s| w.float1(s, f32::round_ties_even, |[a, ..], _, e| { unary(a, e, f32::round_ties_even) }))
        }
        Op::v_fract_f32 => {
            simd!(|w, s| w.float1(
                s,
                |a| a - a.floor(),
                |[a, ..], _, e| {
                    let floor = unary(a, Env { flush_out: false, ..e }, f32::floor);
                    F32::sub(a, floor, e)
                }
            ))
        }
        Op::v_exp_f32 => simd!(|w, s| w.float1(s, |a| approx::exp2(a.into()) as f32, approx::EXP)),
        Op::v_log_f32 => simd!(|w, s| w.float1(s, |a| approx::log2(a.into()) as f32, approx::LOG)),
        Op::v_rcp_f32 | Op::v_rcp_iflag_f32 => simd!(|w, s| w.float1(s, |a| 1.0 / a, approx::RCP)),
        Op::v_rsq_f32 => {
            simd!(|w, s| w.float1(s, |a| (1.0 / f64::from(a).sqrt()) as f32, approx::RSQ))
        }
        Op::v_sqrt_f32 => simd!(|w, s| w.float1(s, f32::sqrt, approx::SQRT)),
        Op::v_sin_f32 => simd!(|w, s| w.float1(s, |a| approx::sin(a.into()) as f32, approx::SIN)),
        Op::v_cos_f32 => simd!(|w, s| w.float1(s, |a| approx::cos(a.into()) as f32, approx::COS)),
        Op::v_ldexp_f32 => plain!(|w, s| {
            let (a, b, env) = (*w.row(s.a), *w.row(s.b), w.env32());
            let r = Row(std::array::from_fn(|i| F32::ldexp(a.0[i].into(), b.0[i] as i32, env) as u32));
            w.write(s.d, r);
            Flow::Next
        }),
        Op::v_frexp_exp_i32_f32 => plain!(|w, s| w.inspect(s, frexp_exponent)),
        Op::v_frexp_mant_f32 => {
            plain!(|w, s| w.float1(s, frexp_mantissa, |[a, ..], _, e| unary(a, e, frexp_mantissa)))
        }
        Op::v_div_scale_f32 => simd!(|w, s| w.div_scale(s)),
        Op::v_div_fmas_f32 => simd!(|w, s| w.div_fmas(s)),
        Op::v_div_fixup_f32 => simd!(|w, s| w.div_fixup(s)),
        Op::v_cubeid_f32 => {
            plain!(|w, s| w.float3(s, |x, y, z| cube(x, y, z).0, |[x, y, z], _, _| soft_cube(x, y, z, 0)))
        }
        Op::v_cubesc_f32 => {
            plain!(|w, s| w.float3(s, |x, y, z| cube(x, y, z).1, |[x, y, z], _, _| soft_cube(x, y, z, 1)))
        }
        Op::v_cubetc_f32 => {
            plain!(|w, s| w.float3(s, |x, y, z| cube(x, y, z).2, |[x, y, z], _, _| soft_cube(x, y, z, 2)))
        }
        Op::v_cubema_f32 => {
            plain!(|w, s| w.float3(s, |x, y, z| cube(x, y, z).3, |[x, y, z], _, _| soft_cube(x, y, z, 3)))
        }
        Op::v_mullit_f32 => plain!(|w, s| w.always32(s, |[a, b, c], _, env| {
            let (y, z) = (f32::from_bits(b as u32), f32::from_bits(c as u32));
            if y == -f32::MAX || y == f32::NEG_INFINITY || y.is_nan() || z <= 0.0 || z.is_nan() {
                (-f32::MAX).to_bits().into()
            } else {
                F32::mul(a, b, env)
            }
        })),
        _ => return None,
    })
}

fn soft_cube(x: u64, y: u64, z: u64, part: usize) -> u64 {
    let [x, y, z] = [x, y, z].map(|v| f32::from_bits(v as u32));
    let (id, s, t, major) = cube(x, y, z);
    [id, s, t, major][part].to_bits().into()
}

impl Wave<'_> {
    /// An f32 operation that runs in software whatever the mode.
    fn always32(&mut self, s: &Step, slow: Soft) -> Flow {
        let (a, b, c) = (*self.row(s.a), *self.row(s.b), *self.row(s.c));
        let env = self.env32();
        let r = std::array::from_fn(|i| slow([a.0[i].into(), b.0[i].into(), c.0[i].into()], self, env) as u32);
        self.write(s.d, Row(r));
        Flow::Next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of every exponent, with the least and the greatest mantissa and both signs.
    fn numbers() -> impl Iterator<Item = u32> {
        (0..256u32).flat_map(|e| [0, 0x7f_ffff, 0x8000_0000, 0x807f_ffff].map(|rest| e << 23 | rest))
    }

    /// Results of a gfx1100, and the pseudocode's cases around them: operand, denominator and numerator, then result
    /// and flag.
    #[test]
    fn division_scales_as_a_card_does() {
        let power = |n: i32| 2f32.powi(n);
        let cases = [
            // Observed on a card.
            ([1.0, 4.0, 1.0], (1.0, false)),
            ([1.0, 1.0, f32::MAX], (power(64), true)),
            ([1.0, power(127), 1.0], (1.0, true)),
            ([power(-126), 1.0, power(-126)], (power(-62), true)),
            // The denominator of a small quotient whose reciprocal is small too is scaled down.
            ([power(127), power(127), 1.0], (power(63), true)),
            ([power(127), power(127), power(10)], (power(63), false)),
            ([power(10), power(127), power(10)], (power(-54), false)),
            ([1.0, 1.0, power(-126)], (1.0, true)),
            ([power(-125), 1.0, power(-125)], (power(-61), false)),
            ([1.0, 1.0, power(-125)], (power(64), false)),
            // A denormal numerator counts by its leading bit.
            ([power(-149), power(-22), power(-149)], (power(-85), true)),
            ([power(-149), power(-24), power(-149)], (power(-85), false)),
        ];
        for ([s0, s1, s2], (want, flag)) in cases {
            let [a, b, c]: [f32; 3] = [s0, s1, s2];
            let (got, scaled) = scale(a.to_bits(), b.to_bits(), c.to_bits(), Env::PLAIN);
            assert_eq!((f32::from_bits(got), scaled), (want, flag), "v_div_scale_f32 of {s0:e}, {s1:e}, {s2:e}");
        }
        // Observed on a card that flushes denormals: a denormal denominator is zero.
        let flushing = Env { flush_in: true, flush_out: true, ..Env::PLAIN };
        assert_eq!(scale(1, 1, 1f32.to_bits(), flushing), (F32::NAN as u32, true));
    }

    #[test]
    fn division_takes_its_short_ways_only_where_they_lead_to_the_same() {
        let (mut stayed, mut plainly) = (0, 0);
        for flush in [false, true] {
            let env = Env { round: 0, flush_in: flush, flush_out: flush };
            for d in numbers() {
                for n in numbers() {
                    if stays(d, n) {
                        assert_eq!(
                            (scale(d, d, n, env), scale(n, d, n, env)),
                            ((d, false), (n, false)),
                            "{n:08x} / {d:08x}"
                        );
                        stayed += 1;
                    }
                    for q in [0, 0x0080_0000, 0x3f80_0001, 0xff7f_ffff, 0x7f80_0000, 0x7fc0_0000] {
                        let (quotient, plain) = signed(q, d, n);
                        if plain {
                            assert_eq!(
                                fixup(q.into(), d.into(), n.into(), env),
                                u64::from(quotient),
                                "{q:08x}: {n:08x} / {d:08x}"
                            );
                            plainly += 1;
                        }
                    }
                }
            }
        }
        assert!(stayed > 500_000 && plainly > 1_000_000, "{stayed} and {plainly} cases went the short ways");
    }
}
