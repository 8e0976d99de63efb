//! Inverse sine, cosine and tangent.
//!
//! The arc tangent of a quotient of at most 1, kept in two parts, is an odd polynomial. All other angles of the plane
//! differ from such an angle by a multiple of pi/2. The arc sine is an odd polynomial up to 1/2, and pi/2 - 2 asin
//! sqrt((1 - x) / 2) above.

use super::Table;
use crate::lang::lower::builtins::formula::{B, X, fast_sum};
use std::f64::consts::PI;

/// (atan x - x) / x^3 in powers of x^2, for |x| <= 1.
const TANGENT: Table = Table {
    single: &[
        -0.333_333_34,
        0.199_999_5,
        -0.142_840_04,
        0.110_882_62,
        -0.089_318_27,
        0.070_319_146,
        -0.048_960_514,
        0.026_305_001,
        -0.009_144_629,
        0.001_488_691_9,
    ],
    double: &[
        -0.333_333_333_333_333_3,
        0.199_999_999_999_995_54,
        -0.142_857_142_856_484_04,
        0.111_111_111_072_347_99,
        -0.090_909_089_695_574_03,
        0.076_923_053_546_786_55,
        -0.066_666_364_357_776_92,
        0.058_820_749_563_712_94,
        -0.052_612_657_357_094_54,
        0.047_520_867_735_766_56,
        -0.043_081_196_553_304_71,
        0.038_726_402_140_426_32,
        -0.033_750_132_001_619_734,
        0.027_567_942_297_344_678,
        -0.020_238_706_986_393_514,
        0.012_756_172_907_694_298,
        -0.006_575_683_344_151_699,
        0.002_622_977_891_906_089,
        -0.000_751_847_252_697_382_2,
        0.000_136_872_485_314_812_2,
        -1.183_250_541_755_569_2e-5,
    ],
};

/// (asin x - x) / x^3 in powers of x^2, for |x| <= 1/2.
const SINE: Table = Table {
    single: &[0.166_666_66, 0.075_000_94, 0.044_599_403, 0.031_100_662, 0.017_149_238, 0.033_690_847],
    double: &[
        0.166_666_666_666_666_69,
        0.074_999_999_999_984_33,
        0.044_642_857_146_355_43,
        0.030_381_944_138_531_247,
        0.022_372_172_942_149_89,
        0.017_352_392_720_869_973,
        0.013_971_212_973_552_933,
        0.011_479_177_415_184_906,
        0.010_322_814_350_185_78,
        0.005_457_506_718_640_358,
        0.017_400_879_442_694_02,
        -0.014_851_887_071_247_204,
        0.028_757_851_367_421_566,
    ],
};

/// The rounding error of pi/2.
const FRAC_PI_2_LOW: (f64, f64) = (-4.371_139_000_186_241e-8, 6.123_233_995_736_766e-17);

/// pi/2 if `quarter`, else pi if `half`, else 0, in two parts.
fn turns<'s>(x: X<'s>, half: B<'s>, quarter: B<'s>) -> (X<'s>, X<'s>) {
    let low = x.which(FRAC_PI_2_LOW.0, FRAC_PI_2_LOW.1);
    let of = |turn: f64, rest: f64| quarter.pick(x.num(turn * 0.5), half.pick(x.num(turn), x.num(rest)));
    (of(PI, 0.0), of(2.0 * low, 0.0))
}

/// The arc tangent of `low / high` in two parts, for `0 <= low <= high`: the quotient, and a correction to add to it.
fn small_angle<'s>(low: X<'s>, high: X<'s>) -> (X<'s>, X<'s>) {
    let inverse = high.num(1.0) / high;
    let q = low * inverse;
    let rest = (-q).fma(high, low) * inverse;
    let z = q * q;
    let rest = rest.fma(z * z.num(-0.5), rest);
    (q, (q * z).fma(z.series(&TANGENT), rest))
}

/// `from - angle` if `minus`, else `from + angle`.
fn turned<'s>(from: (X<'s>, X<'s>), minus: B<'s>, angle: (X<'s>, X<'s>)) -> X<'s> {
    let [q, rest] = [angle.0, angle.1].map(|a| minus.pick(-a, a));
    let (sum, lost) = fast_sum(from.0, q);
    sum + (lost + (from.1 + rest))
}

pub(super) fn atan(x: X<'_>) -> X<'_> {
    let one = x.num(1.0);
    // For larger numbers the angle rounds to pi/2. The clamp also keeps infinity out of the division.
    let size = x.abs().within(0.0, x.which(2f64.powi(30), 2f64.powi(64)));
    let steep = one.lt(size);
    let angle = small_angle(steep.pick(one, size), steep.pick(size, one));
    turned(turns(x, steep, steep), steep, angle).with_sign_of(x)
}

pub(super) fn atan2<'s>(y: X<'s>, x: X<'s>) -> X<'s> {
    let (zero, one, infinity) = (x.num(0.0), x.num(1.0), x.num(f64::INFINITY));
    let (across, up) = (x.abs(), y.abs());
    let steep = across.lt(up);
    let (low, high) = (steep.pick(across, up), steep.pick(up, across));
    // Scale both, so that the inverse of the larger is neither denormal nor infinite. Bits that the smaller one loses
    // do not reach the quotient anyway.
    let (large, tiny) = (high.either(2f64.powi(100), 2f64.powi(1000)), high.either(2f64.powi(-90), 2f64.powi(-900)));
    let (down, back) = (high.either(2f64.powi(-30), 2f64.powi(-100)), high.either(2f64.powi(64), 2f64.powi(200)));
    let factor = high.lt(tiny).pick(back, large.lt(high).pick(down, one));
    let (low_scaled, high_scaled) = (low * factor, high * factor);
    let (endless, nothing) = (high.is(infinity), high.is(zero));
    let low = endless.pick(low.is(infinity).pick(one, zero), low_scaled);
    let low = x.is(x).and(y.is(y)).pick(low, x + y);
    let high = endless.or(nothing).pick(one, high_scaled);
    let left = x.high().negative();
    turned(turns(x, left, steep), steep.xor(left), small_angle(low, high)).with_sign_of(y)
}

/// Whether |x| is at least 1/2; then sqrt((1 - |x|) / 2) in that case, else x; and the correction to add to that number
/// for its arc sine.
fn arc(x: X<'_>) -> (B<'_>, X<'_>, X<'_>) {
    let (size, half) = (x.abs(), x.num(0.5));
    let far = size.ge(half);
    let z = far.pick((x.num(1.0) - size) * half, x * x);
    let s = far.pick(z.sqrt(), x);
    (far, s, (s * z) * z.series(&SINE))
}

pub(super) fn asin(x: X<'_>) -> X<'_> {
    let (far, s, rest) = arc(x);
    let times = far.pick(x.num(-2.0), x.num(1.0));
    let (turn, low) = turns(x, far, far);
    let (sum, lost) = fast_sum(turn, times * s);
    (sum + (lost + times.fma(rest, low))).with_sign_of(x)
}

pub(super) fn acos(x: X<'_>) -> X<'_> {
    let (far, s, rest) = arc(x);
    let left = x.lt(x.num(0.0));
    let times = far.pick(left.pick(x.num(-2.0), x.num(2.0)), x.num(-1.0));
    let (turn, low) = turns(x, left, far.not());
    let (sum, lost) = fast_sum(turn, times * s);
    sum + (lost + times.fma(rest, low))
}
