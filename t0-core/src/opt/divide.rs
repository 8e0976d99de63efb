//! Integer division by constants, as multiplications.
//!
//! The quotient of `a` by `c` is the upper part of `a * m`, where `m` is 2^k / c, rounded up. With `e = m * c - 2^k`,
//! `a * m / 2^k` exceeds `a / c` by `a * e / (c * 2^k)`, which does not reach the next whole number as long as
//! `a * e < 2^k`. T. Granlund, P. Montgomery, "Division by Invariant Integers using Multiplication", PLDI 1994.

use super::rewrite::Sequence;
use crate::ir::{BinOp, Op, Value};

/// How to divide numbers up to a greatest one by a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Method {
    /// The quotient is 0.
    Zero,
    /// `a >> shift`.
    Shift(u32),
    /// `mul_hi(a >> before, factor) >> after`.
    Product { before: u32, factor: u32, after: u32 },
    /// `t = mul_hi(a, factor); ((a - t >> 1) + t) >> after`, for a factor with 33 bits, of which the upper one is
    /// implied.
    Sum { factor: u32, after: u32 },
}

/// The factor and the shift behind the upper half of the product, if a factor of 32 bits is exact for all numbers up to
/// `most`.
fn factor(most: u32, c: u32) -> Option<(u32, u32)> {
    (32..=63).find_map(|k| {
        let power = 1u128 << k;
        let m = power.div_ceil(u128::from(c));
        let error = m * u128::from(c) - power;
        let exact = u128::from(most) * error < power;
        Some((u32::try_from(m).ok().filter(|_| exact)?, k - 32))
    })
}

/// The method for numbers up to `most` and a divisor that is not 0.
fn method(most: u32, c: u32) -> Method {
    if most < c {
        return Method::Zero;
    }
    if c.is_power_of_two() {
        return Method::Shift(c.trailing_zeros());
    }
    let before = c.trailing_zeros();
    let product = |before: u32| {
        let (factor, after) = factor(most >> before, c >> before)?;
        Some(Method::Product { before, factor, after })
    };
    if let Some(found) = product(0).or_else(|| product(before)) {
        return found;
    }
    let bits = 32 - (c - 1).leading_zeros();
    let m = (1u128 << (32 + bits)).div_ceil(u128::from(c));
    Method::Sum { factor: m as u32, after: bits - 1 }
}

impl Sequence<'_> {
    fn two(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.op(Op::Binary(op, a, b), ty)
    }

    fn shifted(&mut self, a: Value, by: u32) -> Value {
        if by == 0 {
            return a;
        }
        let by = self.int(by);
        self.two(BinOp::ShrU, a, by)
    }
}

/// The quotient of a number up to `most` by a constant that is not 0.
fn quotient(s: &mut Sequence<'_>, a: Value, most: u32, c: u32) -> Value {
    match method(most, c) {
        Method::Zero => s.int(0),
        Method::Shift(by) => s.shifted(a, by),
        Method::Product { before, factor, after } => {
            let (a, factor) = (s.shifted(a, before), s.int(factor));
            let high = s.two(BinOp::MulHiU, a, factor);
            s.shifted(high, after)
        }
        Method::Sum { factor, after } => {
            let factor = s.int(factor);
            let high = s.two(BinOp::MulHiU, a, factor);
            let rest = s.two(BinOp::Sub, a, high);
            let half = s.shifted(rest, 1);
            let sum = s.two(BinOp::Add, half, high);
            s.shifted(sum, after)
        }
    }
}

/// Quotient and remainder of numbers up to `most` by a constant that is not 0.
pub(super) fn unsigned(s: &mut Sequence<'_>, a: Value, most: u32, c: u32) -> (Value, Value) {
    let q = quotient(s, a, most, c);
    let divisor = s.int(c);
    let product = s.two(BinOp::Mul, q, divisor);
    (q, s.two(BinOp::Sub, a, product))
}

/// Quotient and remainder of a signed number by a constant that is not 0, from the magnitude of `a`. MIN / -1 = MIN
/// follows from wrapping.
pub(super) fn signed(s: &mut Sequence<'_>, a: Value, c: i32) -> (Value, Value) {
    let shift = s.int(31);
    let sign = s.two(BinOp::ShrS, a, shift);
    let flipped = s.two(BinOp::Xor, a, sign);
    let magnitude = s.two(BinOp::Sub, flipped, sign);
    let q = quotient(s, magnitude, 1 << 31, c.unsigned_abs());
    // The quotient is negative if one of both numbers is.
    let opposite = if c < 0 {
        let all = s.int(u32::MAX);
        s.two(BinOp::Xor, sign, all)
    } else {
        sign
    };
    let q = s.two(BinOp::Xor, q, opposite);
    let q = s.two(BinOp::Sub, q, opposite);
    let divisor = s.int(c as u32);
    let product = s.two(BinOp::Mul, q, divisor);
    (q, s.two(BinOp::Sub, a, product))
}

#[cfg(test)]
mod tests {
    use super::{Method, method};

    /// What the instructions of a method compute.
    fn divided(how: Method, a: u32) -> u32 {
        let high = |a: u32, factor: u32| ((u64::from(a) * u64::from(factor)) >> 32) as u32;
        match how {
            Method::Zero => 0,
            Method::Shift(by) => a >> by,
            Method::Product { before, factor, after } => high(a >> before, factor) >> after,
            Method::Sum { factor, after } => {
                let t = high(a, factor);
                (((a - t) >> 1) + t) >> after
            }
        }
    }

    /// Numbers beside multiples of `c`, where a wrong quotient shows first.
    fn critical(most: u32, c: u32) -> impl Iterator<Item = u32> {
        let last = most / c;
        let multiples = (0..64).chain((0..64).map(move |n| last.saturating_sub(n))).chain((0..32).map(|n| 1 << n));
        let beside = multiples.flat_map(move |n: u32| {
            let at = n.saturating_mul(c);
            [at.saturating_sub(1), at, at.saturating_add(1)]
        });
        beside.chain([most]).filter(move |a| *a <= most)
    }

    #[test]
    fn quotients_are_exact() {
        let mut random = t0_tests_share::random::Random::new(30);
        let mut divisors: Vec<u32> =
            (1..1000).chain((0..32).flat_map(|n| [(1 << n) - 1, 1 << n, (1 << n) + 1])).collect();
        divisors.extend((0..2000).map(|n| random.word() >> (n % 32)));
        divisors.extend([u32::MAX, u32::MAX - 1, 0x8000_0001, 641, 6_700_417]);
        for c in divisors.into_iter().filter(|c| *c > 0) {
            for most in [u32::MAX, 1 << 31, 0xFF_FFFF, 0xFFFF, 0xFF, random.word()] {
                let how = method(most, c);
                for a in critical(most, c).chain((0..50).map(|_| random.word()).filter(|a| *a <= most)) {
                    assert_eq!(divided(how, a), a / c, "{a} / {c} up to {most}: {how:?}");
                }
            }
        }
    }

    #[test]
    fn a_factor_that_is_one_off_is_noticed() {
        let mut noticed = 0;
        for c in (3..1000).filter(|c: &u32| !c.is_power_of_two()) {
            let how = method(u32::MAX, c);
            let spoiled = match how {
                Method::Product { before, factor, after } => Method::Product { before, factor: factor - 1, after },
                Method::Sum { factor, after } => Method::Sum { factor: factor - 1, after },
                other => other,
            };
            noticed += u32::from(critical(u32::MAX, c).any(|a| divided(spoiled, a) != a / c));
        }
        assert_eq!(noticed, 989);
    }

    #[test]
    fn small_numbers_need_no_sum() {
        assert_eq!(method(u32::MAX, 7), Method::Sum { factor: 0x2492_4925, after: 2 });
        assert!(matches!(method(0xFFFF, 7), Method::Product { before: 0, .. }));
        assert_eq!(method(u32::MAX, 10), Method::Product { before: 0, factor: 0xCCCC_CCCD, after: 3 });
        assert_eq!(method(9, 10), Method::Zero);
    }
}
