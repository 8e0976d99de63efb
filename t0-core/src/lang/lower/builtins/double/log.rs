//! Logarithms and powers of `f64`.
//!
//! A number is 2^e m with m between sqrt 1/2 and sqrt 2, and ln m = 2 artanh s with s = (m - 1) / (m + 1). Logarithms
//! keep e, ln m and its factor in two parts until the last sum. A power needs a logarithm with an error below 2^-64,
//! because its exponent can be as large as 1074. For powers the division and the first two terms of the series are in
//! two parts, too (Muller, Elementary Functions, "Evaluating functions accurately with double-word arithmetic").

use super::exp::exp2_of;
use super::{LN_2_REST, LN_2_SHORT};
use crate::lang::lower::builtins::formula::{X, fast_sum, product, sum};
use std::f64::consts::{LOG2_E, LOG10_E};

/// (2 artanh s - 2 s) / s^3 in powers of s^2.
const SERIES: [f64; 7] = [
    0.666_666_666_666_667,
    0.399_999_999_998_994_44,
    0.285_714_286_260_032_7,
    0.222_222_111_302_598_78,
    0.181_828_894_556_749_47,
    0.153_317_106_182_107_73,
    0.146_165_854_248_886_23,
];

/// The terms of the same series after 2/3, divided by s^2.
const TAIL: [f64; 8] = [
    0.4,
    0.285_714_285_714_293_64,
    0.222_222_222_216_558_85,
    0.181_818_183_353_928_02,
    0.153_845_949_625_184_3,
    0.133_348_046_938_473_1,
    0.117_062_363_394_912_06,
    0.117_231_786_238_765_18,
];

/// The first term, 2/3, and its rounding error.
const TWO_THIRDS: (f64, f64) = (2.0 / 3.0, 3.700_743_415_417_188e-17);
/// The rounding error of log2 e.
const LOG2_E_LOW: f64 = 2.035_527_374_093_103_3e-17;
/// With an exponent beyond this, the power of every number except 1 is 0 or infinite.
const HUGE: f64 = 1_180_591_620_717_411_303_424.0;

/// The base of a logarithm: the logarithms of 2 and of e to that base, each in two parts. The first part of the
/// logarithm of 2 is short enough that its product with an exponent is exact.
pub(super) struct Base {
    of_two: (f64, f64),
    of_e: Option<(f64, f64)>,
}

pub(super) const E: Base = Base { of_two: (LN_2_SHORT, LN_2_REST), of_e: None };
pub(super) const TWO: Base = Base { of_two: (1.0, 0.0), of_e: Some((LOG2_E, LOG2_E_LOW)) };
pub(super) const TEN: Base = Base {
    of_two: (0.301_029_995_663_952_83, 2.836_339_455_104_496_4e-14),
    of_e: Some((LOG10_E, 1.098_319_650_216_765e-17)),
};

pub(super) fn logarithm<'s>(x: X<'s>, base: &Base) -> X<'s> {
    let (exponent, m) = x.split();
    let exponent = exponent.real();
    let f = m - x.num(1.0);
    let s = f / (f + x.num(2.0));
    let z = s * s;
    // ln m is f - t.
    let t = s * (f - z * z.polynomial(&SERIES));
    let (y, low) = fast_sum(f, -t);
    let (p, low) = match base.of_e {
        None => (y, low),
        Some((high, rest)) => {
            let (p, lost) = product(y, x.num(high));
            (p, low.fma(x.num(high), y.fma(x.num(rest), lost)))
        }
    };
    let (a, lost) = fast_sum(exponent * x.num(base.of_two.0), p);
    let r = a + (lost + exponent.fma(x.num(base.of_two.1), low));
    let (zero, infinity) = (x.num(0.0), x.num(f64::INFINITY));
    // Infinity and NaN are their own logarithm.
    let r = x.lt(infinity).pick(r, x);
    let r = x.lt(zero).pick(x.num(f64::NAN), r);
    x.is(zero).pick(-infinity, r)
}

/// log2 of a positive finite number in two parts, with an error below 2^-64.
fn long_log2(x: X<'_>) -> (X<'_>, X<'_>) {
    let (exponent, m) = x.split();
    let exponent = exponent.real();
    let two = x.num(2.0);
    let f = m - x.num(1.0);
    // s = f / (f + 2)
    let (under, lost) = fast_sum(two, f);
    let inverse = x.num(1.0) / under;
    let s = f * inverse;
    let left = (-s).fma(lost, (-s).fma(under, f));
    let s_low = left * inverse;
    let (z, z_low) = product(s, s);
    let z_low = (s + s).fma(s_low, z_low);
    // The series: 2 + z (2/3 + z tail).
    let (c, c_low) = fast_sum(x.num(TWO_THIRDS.0), z * z.polynomial(&TAIL));
    let c_low = c_low + x.num(TWO_THIRDS.1);
    let (v, v_low) = product(z, c);
    let v_low = z_low.fma(c, z.fma(c_low, v_low));
    let (w, w_low) = fast_sum(two, v);
    let w_low = w_low + v_low;
    let (ln, ln_low) = product(s, w);
    let ln_low = s_low.fma(w, s.fma(w_low, ln_low));
    let (p, p_low) = product(ln, x.num(LOG2_E));
    let p_low = ln_low.fma(x.num(LOG2_E), ln.fma(x.num(LOG2_E_LOW), p_low));
    let (a, lost) = fast_sum(exponent, p);
    fast_sum(a, lost + p_low)
}

pub(super) fn powf<'s>(x: X<'s>, y: X<'s>) -> X<'s> {
    let size = x.abs();
    let (zero, one, infinity, nan) = (x.num(0.0), x.num(1.0), x.num(f64::INFINITY), x.num(f64::NAN));
    let (log, log_low) = long_log2(size);
    // With larger exponents every power is 0 or infinite, except that of 1.
    let exponent = y.within(-HUGE, HUGE);
    let (p, p_low) = product(exponent, log);
    let p_low = exponent.fma(log_low, p_low);
    let reach = x.num(1100.0);
    let p_low = p.abs().lt(reach).pick(p_low, zero);
    let p = p.within(-1100.0, 1100.0);
    let k = p.round();
    let (f, f_low) = sum(p - k, p_low);
    let r = exp2_of(k, f, Some(f_low));
    // The logarithms of 0 and infinity are not finite. The sign of y decides.
    let (down, up) = (y.lt(zero), zero.lt(y));
    let r = size.is(zero).pick(down.pick(infinity, zero), r);
    let r = size.is(infinity).pick(up.pick(infinity, zero), r);
    // For infinite y, the result depends on whether |x| is below, equal to or above 1.
    let grows = one.lt(size).xor(down);
    let to = size.is(one).pick(one, grows.pick(infinity, zero));
    let r = y.abs().is(infinity).pick(to, r);
    // A negative x has integer powers only. Odd powers are negative.
    let whole = y.trunc().is(y);
    let half = y * x.num(0.5);
    let odd = whole.and(half.trunc().is(half).not());
    let r = odd.and(x.high().negative()).pick(-r, r);
    let impossible = x.lt(zero).and(whole.not()).and(size.lt(infinity));
    let r = impossible.pick(nan, r);
    // A NaN operand gives NaN, except that x^0 and 1^y are always 1.
    let known = x.is(x).and(y.is(y));
    let r = known.pick(r, nan);
    y.is(zero).or(x.is(one)).pick(one, r)
}
