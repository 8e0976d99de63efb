//! e^x, 2^x, the hyperbolic tangent and the error function of `f64`.
//!
//! The argument is reduced by a multiple of ln 2, which is stored in two parts (Cody and Waite). Then e^r is computed
//! as 1 + r + r^2 p(r). The sum is kept in two parts, so that the error is little more than that of the last rounding.

use super::{LN_2_LOW, LN_2_REST, LN_2_SHORT};
use crate::lang::lower::builtins::formula::{X, fast_sum, product, sum};
use std::f64::consts::{LN_2, LOG2_E};

/// (e^r - 1 - r) / r^2 in powers of r, for |r| <= ln 2 / 2.
const GROWTH: [f64; 11] = [
    0.5,
    0.166_666_666_666_666_7,
    0.041_666_666_666_666_67,
    0.008_333_333_333_326_084,
    0.001_388_888_888_888_371_1,
    0.000_198_412_698_750_022_8,
    2.480_158_732_567_746e-5,
    2.755_725_517_000_089e-6,
    2.755_727_347_871_858e-7,
    2.510_531_272_962_210_3e-8,
    2.091_475_532_589_32e-9,
];

/// erf(x) / x - 1 in powers of x^2, for |x| <= 1.
const NEAR: [f64; 13] = [
    0.128_379_167_095_512_6,
    -0.376_126_389_031_837_5,
    0.112_837_916_709_548_79,
    -0.026_866_170_645_076_792,
    0.005_223_977_624_818_014_5,
    -0.000_854_832_698_083_379,
    0.000_120_553_311_116_427_1,
    -1.492_559_526_683_118_2e-5,
    1.646_100_048_412_136_8e-6,
    -1.635_031_270_105_469_5e-7,
    1.465_977_527_404_743_6e-8,
    -1.137_284_885_679_167_4e-9,
    5.957_176_147_748_911e-11,
];

/// -ln(1 - erf(x)) / x in powers of x, for 1 <= x <= 6.
const FAR: [f64; 19] = [
    1.128_379_201_037_317_5,
    0.636_619_364_950_536_5,
    0.102_774_899_319_324_96,
    -0.019_136_528_556_688_574,
    -0.000_189_261_595_575_136_47,
    0.001_659_578_391_116_138_3,
    -0.000_538_109_188_939_058,
    -3.252_400_977_727_92e-5,
    0.000_117_019_165_925_180_92,
    -6.774_428_383_641_25e-5,
    2.543_168_920_935_287_2e-5,
    -7.141_214_210_605_58e-6,
    1.557_889_742_332_551_7e-6,
    -2.652_309_239_113_383e-7,
    3.473_535_203_238_22e-8,
    -3.387_481_055_854_273_5e-9,
    2.318_997_635_625_229_8e-10,
    -9.944_438_610_117_274e-12,
    2.009_343_485_998_686e-13,
];

/// e^(r + low) - 1 - r, for |r| <= ln 2 / 2. The caller adds the first term, `r`.
fn growth<'s>(r: X<'s>, low: X<'s>) -> X<'s> {
    (r * r).fma(r.polynomial(&GROWTH), low)
}

/// 2^k e^(r + low).
fn grown<'s>(r: X<'s>, low: X<'s>, k: X<'s>) -> X<'s> {
    let (whole, lost) = fast_sum(r.num(1.0), r);
    (whole + (lost + growth(r, low))).ldexp(k.whole())
}

/// `x - k ln 2`, and its rounding error.
fn without_ln2<'s>(x: X<'s>, k: X<'s>) -> (X<'s>, X<'s>) {
    let high = (-k).fma(x.num(LN_2_SHORT), x);
    let low = k * x.num(LN_2_REST);
    let r = high - low;
    (r, (high - r) - low)
}

pub(super) fn exp(x: X<'_>) -> X<'_> {
    let x = x.within(-750.0, 710.0);
    let k = (x * x.num(LOG2_E)).round();
    let (r, low) = without_ln2(x, k);
    grown(r, low, k)
}

/// 2^(k + f + low), for |f| <= 1/2.
pub(super) fn exp2_of<'s>(k: X<'s>, f: X<'s>, low: Option<X<'s>>) -> X<'s> {
    let ln2 = f.num(LN_2);
    let (r, rest) = product(f, ln2);
    let rest = low.map_or(rest, |low| low.fma(ln2, rest));
    let rest = f.fma(f.num(LN_2_LOW), rest);
    grown(r, rest, k)
}

pub(super) fn exp2(x: X<'_>) -> X<'_> {
    let x = x.within(-1080.0, 1030.0);
    let k = x.round();
    let f = x - k;
    exp2_of(k, f, None)
}

/// (e^2|x| - 1) / (e^2|x| + 1), with numerator and denominator in two parts.
pub(super) fn tanh(x: X<'_>) -> X<'_> {
    let (one, two) = (x.num(1.0), x.num(2.0));
    let size = x.abs();
    let twice = (size + size).within(0.0, 44.0);
    let k = (twice * x.num(LOG2_E)).round();
    let (r, low) = without_ln2(twice, k);
    let k = k.whole();
    let (over, lost) = fast_sum(one.ldexp(k) - one, r.ldexp(k));
    let (over, over_low) = fast_sum(over, lost + growth(r, low).ldexp(k));
    let (under, lost) = sum(over, two);
    let inverse = one / under;
    let q = over * inverse;
    let left = (-q).fma(under, over) + (over_low - q * (lost + over_low));
    left.fma(inverse, q).with_sign_of(x)
}

pub(super) fn erf(x: X<'_>) -> X<'_> {
    let size = x.abs();
    let near = x.fma((x * x).polynomial(&NEAR), x);
    let cut = size.within(0.0, 6.0);
    let power = -(cut * cut.polynomial(&FAR));
    let k = (power * x.num(LOG2_E)).round();
    let (r, low) = without_ln2(power, k);
    let far = (x.num(1.0) - grown(r, low, k)).with_sign_of(x);
    // NaN fails the comparison and selects `near`, which is NaN.
    size.ge(x.num(1.0)).pick(far, near)
}
