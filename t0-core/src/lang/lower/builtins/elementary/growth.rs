//! e^x - 1, and the hyperbolic sine and cosine.
//!
//! The argument is reduced by a multiple of ln 2, `x = k ln 2 + r`, with ln 2 in two parts (Cody and Waite). With
//! `h = 2^-k`, e^x - 1 is 2^k ((1 - h) + (e^r - 1)). With `h = 4^-k`, sinh x is
//! 2^(k-1) ((1 + h) sinh r + (1 - h) cosh r), and cosh x is the same with the factors exchanged. No term is much larger
//! than the sum, and the two largest terms are added in two parts. Nothing overflows before the result does.

use super::{Table, ln2};
use crate::lang::lower::builtins::formula::{X, fast_sum, product, sum};
use std::f64::consts::LOG2_E;

/// (sinh r - r) / r^3 in powers of r^2, for |r| <= ln 2 / 2.
const SINE: Table = Table {
    single: &[0.166_666_67, 0.008_333_310_5, 0.000_198_910_58],
    double: &[
        0.166_666_666_666_666_69,
        0.008_333_333_333_330_044,
        0.000_198_412_698_631_422_95,
        2.755_726_832_230_253e-6,
        2.510_045_094_642_739_7e-8,
    ],
};

/// (cosh r - 1 - r^2 / 2) / r^4 in powers of r^2, for |r| <= ln 2 / 2.
const COSINE: Table = Table {
    single: &[0.041_666_623, 0.001_391_876],
    double: &[
        0.041_666_666_666_666_664,
        0.001_388_888_888_888_653_9,
        2.480_158_731_720_782_6e-5,
        2.755_728_287_121_932_6e-7,
        2.091_128_337_004_697_6e-9,
    ],
};

/// A number minus a multiple of ln 2.
struct Reduced<'s> {
    /// The multiple, an integer.
    k: X<'s>,
    r: X<'s>,
    /// sinh(r + low) - r, where `low` is the rounding error of `r`.
    sine: X<'s>,
    /// cosh r - 1.
    cosine: X<'s>,
}

fn reduced(x: X<'_>) -> Reduced<'_> {
    let k = (x * x.num(LOG2_E)).round();
    let (short, rest) = ln2(x);
    let (high, low) = ((-k).fma(short, x), k * rest);
    let r = high - low;
    let low = (high - r) - low;
    let z = r * r;
    let cosine = (z * z).fma(z.series(&COSINE), z * z.num(0.5));
    Reduced { k, r, sine: (r * z).fma(z.series(&SINE), low), cosine }
}

pub(super) fn exp_m1(x: X<'_>) -> X<'_> {
    // Outside of this range the result is -1 or infinite.
    let y = x.within(x.which(-18.0, -40.0), x.which(100.0, 720.0));
    let Reduced { k, r, sine, cosine } = reduced(y);
    let k = k.whole();
    let one = x.num(1.0);
    let (sum, lost) = sum(one - one.ldexp(-k), r);
    let y = (sum + (lost + (sine + cosine))).ldexp(k);
    // The sums lose the sign of a zero.
    x.is(x.num(0.0)).pick(x, y)
}

/// 2^(k-1) ((1 + h) sinh r + (1 - h) cosh r) for |x|, with the factors exchanged if `cosine`.
fn hyperbola(x: X<'_>, cosine: bool) -> X<'_> {
    let size = x.abs().within(0.0, x.which(100.0, 720.0));
    let Reduced { k, r, sine, cosine: rise } = reduced(size);
    let (k, one) = (k.whole(), x.num(1.0));
    let h = one.ldexp(-(k + k));
    let (less, (more, more_low)) = (one - h, fast_sum(one, h));
    let (of_cosine, of_sine) = if cosine { (more, less) } else { (less, more) };
    let (p, low) = product(of_sine, r);
    let low = if cosine { low + more_low } else { low };
    let (sum, lost) = sum(of_cosine, p);
    let rest = of_cosine.fma(rise, of_sine.fma(sine, low));
    (sum + (lost + rest)).ldexp(k - k.num(1))
}

pub(super) fn sinh(x: X<'_>) -> X<'_> {
    hyperbola(x, false).with_sign_of(x)
}

pub(super) fn cosh(x: X<'_>) -> X<'_> {
    hyperbola(x, true)
}
