//! Cube roots, and the length of a two-dimensional vector.
//!
//! A number is 2^3k a with a between 2^(-3/2) and 2^(3/2). Newton's iteration for a^(-1/3), y + y (1 - a y^3) / 3,
//! starts with a polynomial of error below 2^-14 and needs no division. One step for the root itself, with its cube in
//! two parts, reduces the error to about that of one rounding.

use crate::lang::lower::builtins::formula::{X, product};

/// m^(-1/3) in powers of m, for m between sqrt 1/2 and sqrt 2.
const INVERSE: [f64; 5] = [1.870_334_6, -1.845_190_8, 1.536_993_4, -0.686_906_1, 0.124_740_556];

pub(super) fn cbrt(x: X<'_>) -> X<'_> {
    let (zero, one, third) = (x.num(0.0), x.num(1.0), x.num(1.0 / 3.0));
    let size = x.abs();
    let (e, m) = size.split();
    let e = e.real();
    let k = (e * third).round();
    let left = (-k).fma(x.num(3.0), e);
    let a = m.ldexp(left.whole());
    let root_of_two = x.num(1.259_921_049_894_873_2);
    let inverse_root = x.num(0.793_700_525_984_099_8);
    let factor = left.lt(zero).pick(root_of_two, zero.lt(left).pick(inverse_root, one));
    let mut y = m.polynomial(&INVERSE) * factor;
    for _ in 0..x.which(1, 2) {
        let lack = (-a * y).fma(y * y, one);
        y = (y * third).fma(lack, y);
    }
    let square = y * y;
    let c = a * square;
    let (c2, c2_low) = product(c, c);
    let left = (-c).fma(c2, a) - c * c2_low;
    let root = left.fma(square * third, c).ldexp(k.whole());
    // Zero, infinity and NaN are their own cube root.
    let plain = zero.lt(size).and(size.lt(x.num(f64::INFINITY)));
    plain.pick(root.with_sign_of(x), x)
}

pub(super) fn hypot<'s>(x: X<'s>, y: X<'s>) -> X<'s> {
    let (one, infinity) = (x.num(1.0), x.num(f64::INFINITY));
    let (x, y) = (x.abs(), y.abs());
    let less = x.lt(y);
    let (low, high) = (less.pick(x, y), less.pick(y, x));
    // Scale both, so that the squares are neither denormal nor infinite.
    let (large, tiny) = (x.either(2f64.powi(60), 2f64.powi(500)), x.either(2f64.powi(-50), 2f64.powi(-400)));
    let (down, up) = (x.which(2f64.powi(-70), 2f64.powi(-600)), x.which(2f64.powi(100), 2f64.powi(700)));
    let (is_large, is_tiny) = (large.lt(high), high.lt(tiny));
    let of = |when_large: f64, when_tiny: f64| is_large.pick(x.num(when_large), is_tiny.pick(x.num(when_tiny), one));
    let (to, back) = (of(down, up), of(1.0 / down, 1.0 / up));
    let (low, high) = (low * to, high * to);
    let length = high.fma(high, low * low).sqrt() * back;
    // The length is infinite if either operand is, even if the other one is NaN.
    x.is(infinity).or(y.is(infinity)).pick(infinity, length)
}
