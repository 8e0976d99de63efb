//! ln(1 + x), logarithms to any base, and the inverse hyperbolic functions, which are logarithms.
//!
//! ln of 2^e (1 + f) is e ln 2 + 2 artanh s with s = f / (2 + f). `f` has two parts and lies between sqrt 1/2 - 1 and
//! sqrt 2 - 1. The value 1 + f is a sum, a root or a quotient. Its rounding error is the second part of `f`, so that
//! nothing cancels.

use super::{Table, ln2};
use crate::lang::lower::builtins::formula::{N, X, fast_sum, product, sum};

/// (2 artanh s - 2 s) / s^3 in powers of s^2.
const SERIES: Table = Table {
    single: &[0.666_666_87, 0.399_887_7, 0.295_804],
    double: &[
        0.666_666_666_666_667,
        0.399_999_999_998_992_4,
        0.285_714_286_260_958_9,
        0.222_222_111_151_441_6,
        0.181_828_905_566_956_02,
        0.153_316_740_301_678_6,
        0.146_170_375_487_916_5,
    ],
};

/// ln of 2^e (1 + f + low), in two parts.
fn ln_of<'s>(e: N<'s>, f: X<'s>, low: X<'s>) -> (X<'s>, X<'s>) {
    let s = f / (f + f.num(2.0));
    let z = s * s;
    // ln(1 + f) is f - t.
    let t = s * (f - z * z.series(&SERIES));
    let (y, lost) = fast_sum(f, -t);
    let low = lost + low.fma(-f, low);
    let (e, (short, rest)) = (e.real(), ln2(f));
    let (sum, lost) = fast_sum(e * short, y);
    (sum, lost + e.fma(rest, low))
}

/// ln(1 + x + low).
fn ln_above_one<'s>(x: X<'s>, low: X<'s>) -> X<'s> {
    let one = x.num(1.0);
    let (e, _) = (one + x).split_normal();
    let (f, lost) = sum(one.ldexp(-e) - one, x.ldexp(-e));
    let (y, rest) = ln_of(e, f, lost + low.ldexp(-e));
    y + rest
}

pub(super) fn ln_1p(x: X<'_>) -> X<'_> {
    let (zero, least) = (x.num(0.0), x.num(-1.0));
    let y = ln_above_one(x, zero);
    // Infinity, NaN and zeros are their own result.
    let y = x.lt(x.num(f64::INFINITY)).pick(y, x);
    let y = x.is(zero).pick(x, y);
    let y = x.is(least).pick(x.num(f64::NEG_INFINITY), y);
    x.lt(least).pick(x.num(f64::NAN), y)
}

/// ln(x + sqrt(x^2 + square)) for x >= 0, where `square` is 1 or -1.
fn ln_with_root(x: X<'_>, square: f64) -> X<'_> {
    let (zero, one) = (x.num(0.0), x.num(1.0));
    // For such x the root rounds to x.
    let large = x.ge(x.either(2f64.powi(13), 2f64.powi(28)));
    let y = large.pick(one, x);
    let (p, p_low) = product(y, y);
    let (q, q_low) = sum(p, x.num(square));
    let root = q.sqrt();
    let left = (-root).fma(root, q) + (q_low + p_low);
    let root_low = root.is(zero).pick(zero, left * (x.num(0.5) / root));
    let (u, low) = sum(y, root);
    let u = large.pick(x, u);
    let low = large.pick(zero, low + root_low);
    let (e, m) = u.split_normal();
    let (f, low) = fast_sum(m - one, low.ldexp(-e));
    let (y, rest) = ln_of(large.pick_int(e + e.num(1), e), f, low);
    // Infinity and NaN are their own result.
    x.lt(x.num(f64::INFINITY)).pick(y + rest, x)
}

pub(super) fn asinh(x: X<'_>) -> X<'_> {
    let size = x.abs();
    let small = size.fma(size * size * x.num(-1.0 / 6.0), size);
    let least = x.either(2f64.powi(-11), 2f64.powi(-20));
    size.lt(least).pick(small, ln_with_root(size, 1.0)).with_sign_of(x)
}

pub(super) fn acosh(x: X<'_>) -> X<'_> {
    x.lt(x.num(1.0)).pick(x.num(f64::NAN), ln_with_root(x, -1.0))
}

/// Half of ln(1 + 2 x / (1 - x)).
pub(super) fn atanh(x: X<'_>) -> X<'_> {
    let (size, one) = (x.abs(), x.num(1.0));
    let twice = size + size;
    let (under, under_low) = sum(one, -size);
    let inverse = one / under;
    let q = twice * inverse;
    let left = (-q).fma(under, twice) - q * under_low;
    let y = ln_above_one(q, left * inverse) * x.num(0.5);
    let beyond = size.is(one).pick(x.num(f64::INFINITY), x.num(f64::NAN));
    size.lt(one).pick(y, beyond).with_sign_of(x)
}

/// ln x of any number, in two parts.
fn ln(x: X<'_>) -> (X<'_>, X<'_>) {
    let (zero, infinity) = (x.num(0.0), x.num(f64::INFINITY));
    let (e, m) = x.split();
    let (y, rest) = ln_of(e, m - x.num(1.0), zero);
    let (y, rest) = fast_sum(y, rest);
    let y = x.lt(infinity).pick(y, x);
    let y = x.lt(zero).pick(x.num(f64::NAN), y);
    (x.is(zero).pick(-infinity, y), rest)
}

/// ln x / ln base, both in two parts, so that integer powers of the base have integer logarithms.
pub(super) fn log<'s>(x: X<'s>, base: X<'s>) -> X<'s> {
    let ((over, over_low), (under, under_low)) = (ln(x), ln(base));
    let q = over / under;
    let left = (-q).fma(under, over) + (over_low - q * under_low);
    let nearer = q + left / under;
    let size = q.abs();
    let plain = x.num(0.0).lt(size).and(size.lt(x.num(f64::INFINITY)));
    plain.pick(nearer, q)
}
