//! Sine, cosine and tangent of `f64`.

use crate::lang::lower::builtins::formula::{N, X, fast_sum, product, sum};
use std::f64::consts::FRAC_PI_2;

/// (sin r - r) / r^3 in powers of r^2.
const SINE: [f64; 7] = [
    -0.166_666_666_666_666_66,
    0.008_333_333_333_333_331,
    -0.000_198_412_698_412_648_21,
    2.755_731_921_915_078_3e-6,
    -2.505_210_616_733_570_5e-8,
    1.605_852_134_995_498_6e-10,
    -7.586_094_789_672_621e-13,
];

/// (cos r - 1 + r^2 / 2) / r^4 in powers of r^2.
const COSINE: [f64; 6] = [
    0.041_666_666_666_666_664,
    -0.001_388_888_888_888_732_2,
    2.480_158_729_865_129_2e-5,
    -2.755_731_721_268_659e-7,
    2.087_613_402_409_014_5e-9,
    -1.138_175_465_366_293_7e-11,
];

/// The rounding error of pi/2.
const FRAC_PI_2_LOW: f64 = 6.123_233_995_736_766e-17;

/// Subtracts quarter turns from an angle. Returns the rest, of magnitude at most pi/4, in two parts, and the number of
/// quarter turns modulo 4.
///
/// The angle is multiplied by 212 bits of 2/pi (Payne and Hanek). Higher bits of 2/pi are skipped: their products are
/// multiples of four quarter turns. The error is therefore at most the last bit for every binary64 number, however
/// close it is to a multiple of pi/2.
fn reduced(x: X<'_>) -> (X<'_>, X<'_>, N<'_>) {
    let large = x.abs().ge(x.num(2f64.powi(945)));
    let y = large.pick(x * x.num(2f64.powi(-128)), x);
    let [a, b, c, d] = [0, 1, 2, 3].map(|k| x.two_over_pi(k));
    let ((a, a_low), (b, b_low), (c, c_low)) = (product(y, a), product(y, b), product(y, c));
    let a = (a * x.num(0.25)).round().fma(x.num(-4.0), a);
    let (turns, e1) = fast_sum(a, a_low);
    let (turns, e2) = sum(turns, b);
    let (rest, e3) = sum(b_low, c);
    let (rest, e4) = sum(rest, e1);
    let (rest, e5) = sum(rest, e2);
    let tail = y.fma(d, c_low) + (e3 + e4 + e5);
    let quarters = turns.round();
    let (f, f_low) = sum(turns - quarters, rest);
    let f_low = f_low + tail;
    let right = x.num(FRAC_PI_2);
    let (r, low) = product(f, right);
    let low = f_low.fma(right, f.fma(x.num(FRAC_PI_2_LOW), low));
    let (r, low) = fast_sum(r, low);
    // Small angles are their own rest: this keeps their last bits and the sign of zero.
    let small = x.abs().lt(x.num(2f64.powi(-28)));
    (small.pick(x, r), small.pick(x.num(0.0), low), quarters.whole())
}

fn sine<'s>(r: X<'s>, low: X<'s>) -> X<'s> {
    let z = r * r;
    let half = z * r.num(-0.5);
    r + (r * z).fma(z.polynomial(&SINE), half.fma(low, low))
}

fn cosine<'s>(r: X<'s>, low: X<'s>) -> X<'s> {
    let z = r * r;
    let (w, lost) = fast_sum(r.num(1.0), z * r.num(-0.5));
    w + (z * z).fma(z.polynomial(&COSINE), (-r).fma(low, lost))
}

fn turned<'s>(x: X<'s>, by: u32) -> X<'s> {
    let (r, low, quarters) = reduced(x);
    let quarters = quarters + quarters.num(by);
    let y = quarters.bit(1).pick(cosine(r, low), sine(r, low));
    quarters.bit(2).pick(-y, y)
}

pub(super) fn sin(x: X<'_>) -> X<'_> {
    // The sums lose the sign of a zero.
    x.is(x.num(0.0)).pick(x, turned(x, 0))
}

pub(super) fn cos(x: X<'_>) -> X<'_> {
    turned(x, 1)
}

pub(super) fn tan(x: X<'_>) -> X<'_> {
    let (r, low, quarters) = reduced(x);
    let (s, c) = (sine(r, low), cosine(r, low));
    let odd = quarters.bit(1);
    x.is(x.num(0.0)).pick(x, odd.pick(-c, s) / odd.pick(s, c))
}
