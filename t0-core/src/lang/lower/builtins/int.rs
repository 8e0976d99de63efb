//! Methods of integers. Types of 8 and 16 bits are 32-bit values that are kept normalised: zero- or sign-extended.

use super::operands::{Leaves, Operands, one};
use super::power::raised;
use crate::ir::{BinOp, IPred, Op, TernOp, Ty, UnOp, Value};
use crate::lang::ast::{BinaryOp, UnaryOp};
use crate::lang::lower::Lowerer;
use crate::lang::prelude::op::Int;
use crate::lang::types::Scalar;

fn operator(l: &mut Lowerer<'_>, g: &Operands, op: BinaryOp) -> Leaves {
    one(l.arithmetic(op, g.scalar(), g.v(0), g.v(1)))
}

fn is_wide(g: &Operands) -> bool {
    g.scalar().ir() == Ty::I64
}

fn pick(g: &Operands, signed: BinOp, unsigned: BinOp) -> BinOp {
    if g.scalar().is_signed() { signed } else { unsigned }
}

fn min(l: &mut Lowerer<'_>, g: &Operands, a: Value, b: Value) -> Value {
    l.bin(pick(g, BinOp::MinS, BinOp::MinU), a, b)
}

fn max(l: &mut Lowerer<'_>, g: &Operands, a: Value, b: Value) -> Value {
    l.bin(pick(g, BinOp::MaxS, BinOp::MaxU), a, b)
}

/// The value's bits, zero-extended from its width.
fn zext(l: &mut Lowerer<'_>, s: Scalar, x: Value) -> Value {
    match s {
        Scalar::I8 | Scalar::I16 => {
            let mask = l.i32((1 << s.bits()) - 1);
            l.bin(BinOp::And, x, mask)
        }
        _ => x,
    }
}

fn ones(l: &mut Lowerer<'_>, g: &Operands, x: Value) -> Value {
    if is_wide(g) {
        let [lo, hi] = l.words(x);
        let (lo, hi) = (l.un(UnOp::CountOnes, lo, Ty::I32), l.un(UnOp::CountOnes, hi, Ty::I32));
        return l.bin(BinOp::Add, lo, hi);
    }
    let x = zext(l, g.scalar(), x);
    l.un(UnOp::CountOnes, x, Ty::I32)
}

fn leading(l: &mut Lowerer<'_>, g: &Operands, x: Value) -> Value {
    if is_wide(g) {
        let [lo, hi] = l.words(x);
        return zeros_of_words(l, UnOp::LeadingZeros, hi, lo);
    }
    let x = zext(l, g.scalar(), x);
    let n = l.un(UnOp::LeadingZeros, x, Ty::I32);
    let less = l.i32(32 - g.scalar().bits());
    l.bin(BinOp::Sub, n, less)
}

fn trailing(l: &mut Lowerer<'_>, g: &Operands, x: Value) -> Value {
    if is_wide(g) {
        let [lo, hi] = l.words(x);
        return zeros_of_words(l, UnOp::TrailingZeros, lo, hi);
    }
    let n = l.un(UnOp::TrailingZeros, x, Ty::I32);
    let most = l.i32(g.scalar().bits());
    l.bin(BinOp::MinU, n, most)
}

/// The zeros of the first word, plus those of the second word if the first is zero.
fn zeros_of_words(l: &mut Lowerer<'_>, op: UnOp, first: Value, second: Value) -> Value {
    let (a, b) = (l.un(op, first, Ty::I32), l.un(op, second, Ty::I32));
    let (word, zero) = (l.i32(32), l.i32(0));
    let both = l.bin(BinOp::Add, b, word);
    let none = l.icmp(IPred::Eq, first, zero);
    l.select(none, both, a)
}

/// The count for the inverted value: a count of ones instead of zeros.
fn inverted(l: &mut Lowerer<'_>, g: &Operands, count: fn(&mut Lowerer<'_>, &Operands, Value) -> Value) -> Leaves {
    let x = l.unary(UnaryOp::Not, g.scalar(), g.v(0));
    one(count(l, g, x))
}

fn reverse_bits(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    if is_wide(g) {
        let [lo, hi] = l.words(g.v(0));
        let (lo, hi) = (l.un(UnOp::ReverseBits, lo, Ty::I32), l.un(UnOp::ReverseBits, hi, Ty::I32));
        return one(l.joined(hi, lo));
    }
    let r = l.un(UnOp::ReverseBits, g.v(0), Ty::I32);
    let by = l.i32(32 - g.scalar().bits());
    let r = l.bin(BinOp::ShrU, r, by);
    one(l.normalise(r, g.scalar()))
}

/// Reverses the bytes of a word.
fn swapped_word(l: &mut Lowerer<'_>, x: Value) -> Value {
    l.un(UnOp::SwapBytes, x, Ty::I32)
}

fn swap_bytes(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    if is_wide(g) {
        let [lo, hi] = l.words(g.v(0));
        let (lo, hi) = (swapped_word(l, lo), swapped_word(l, hi));
        return one(l.joined(hi, lo));
    }
    let r = swapped_word(l, g.v(0));
    let by = l.i32(32 - g.scalar().bits());
    let r = l.bin(BinOp::ShrU, r, by);
    one(l.normalise(r, g.scalar()))
}

fn rotate(l: &mut Lowerer<'_>, g: &Operands, by: Value) -> Leaves {
    let s = g.scalar();
    if s.bits() == 32 {
        let zero = l.i32(0);
        let back = l.bin(BinOp::Sub, zero, by);
        return one(rotated_word(l, g, back));
    }
    let x = zext(l, s, g.v(0));
    let most = l.i32(s.bits() - 1);
    let by = l.bin(BinOp::And, by, most);
    let width = l.i32(s.bits());
    let back = l.bin(BinOp::Sub, width, by);
    // A shift by the whole width gives 0 for 8 and 16 bits, and the value itself for wider types. Both are correct
    // here.
    let (by, back) = (l.amount(by, s), l.amount(back, s));
    let up = l.bin(BinOp::Shl, x, by);
    let down = l.bin(BinOp::ShrU, x, back);
    let r = l.bin(BinOp::Or, up, down);
    one(l.normalise(r, s))
}

/// A word rotated to the right.
fn rotated_word(l: &mut Lowerer<'_>, g: &Operands, by: Value) -> Value {
    let x = g.v(0);
    l.op(Op::Ternary(TernOp::Funnel, x, x, by), Ty::I32)
}

fn rotate_right(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    if g.scalar().bits() == 32 {
        return one(rotated_word(l, g, g.v(1)));
    }
    let zero = l.i32(0);
    let by = l.bin(BinOp::Sub, zero, g.v(1));
    rotate(l, g, by)
}

fn magnitude(l: &mut Lowerer<'_>, g: &Operands) -> Value {
    let zero = l.like(g.v(0), 0);
    let minus = l.bin(BinOp::Sub, zero, g.v(0));
    l.bin(BinOp::MaxS, g.v(0), minus)
}

fn abs(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let r = magnitude(l, g);
    one(l.normalise(r, g.scalar()))
}

/// The magnitude of MIN has the same bits as MIN. For 8 and 16 bits it fits the 32-bit register.
fn unsigned_abs(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    one(magnitude(l, g))
}

fn signum(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (low, high) = (l.like(g.v(0), u64::MAX), l.like(g.v(0), 1));
    let x = l.bin(BinOp::MaxS, g.v(0), low);
    one(l.bin(BinOp::MinS, x, high))
}

fn abs_diff(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (high, low) = (max(l, g, g.v(0), g.v(1)), min(l, g, g.v(0), g.v(1)));
    one(l.bin(BinOp::Sub, high, low))
}

fn against_zero(l: &mut Lowerer<'_>, g: &Operands, p: IPred) -> Leaves {
    let zero = l.like(g.v(0), 0);
    one(l.icmp(p, g.v(0), zero))
}

fn is_zero(l: &mut Lowerer<'_>, x: Value) -> Value {
    let zero = l.like(x, 0);
    l.icmp(IPred::Eq, x, zero)
}

fn div_ceil(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let q = l.bin(BinOp::DivU, g.v(0), g.v(1));
    let r = l.bin(BinOp::RemU, g.v(0), g.v(1));
    let whole = is_zero(l, r);
    let (zero, more) = (l.like(q, 0), l.like(q, 1));
    let more = l.select(whole, zero, more);
    let sum = l.bin(BinOp::Add, q, more);
    one(l.normalise(sum, g.scalar()))
}

fn next_multiple_of(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let r = l.bin(BinOp::RemU, g.v(0), g.v(1));
    let whole = is_zero(l, r);
    let zero = l.like(r, 0);
    let rest = l.bin(BinOp::Sub, g.v(1), r);
    let more = l.select(whole, zero, rest);
    let sum = l.bin(BinOp::Add, g.v(0), more);
    one(l.normalise(sum, g.scalar()))
}

/// Euclidean division. The remainder is that of truncating division; if that is negative, the divisor's magnitude is
/// added.
fn euclid(l: &mut Lowerer<'_>, g: &Operands, quotient: bool) -> Leaves {
    let (a, b) = (g.v(0), g.v(1));
    let s = g.scalar();
    if !s.is_signed() {
        return operator(l, g, if quotient { BinaryOp::Div } else { BinaryOp::Rem });
    }
    let zero = l.like(a, 0);
    let r = l.bin(BinOp::RemS, a, b);
    let negative = l.icmp(IPred::LtS, r, zero);
    let up = l.icmp(IPred::GtS, b, zero);
    if quotient {
        let q = l.bin(BinOp::DivS, a, b);
        let (unit, minus) = (l.like(a, 1), l.like(a, u64::MAX));
        let step = l.select(up, minus, unit);
        let other = l.bin(BinOp::Add, q, step);
        let q = l.select(negative, other, q);
        return one(l.normalise(q, s));
    }
    let minus_b = l.bin(BinOp::Sub, zero, b);
    let size = l.select(up, b, minus_b);
    let other = l.bin(BinOp::Add, r, size);
    one(l.select(negative, other, r))
}

/// The high half of the product.
fn mul_hi(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (a, b, s) = (g.v(0), g.v(1), g.scalar());
    if s.bits() >= 32 {
        return one(l.bin(pick(g, BinOp::MulHiS, BinOp::MulHiU), a, b));
    }
    let product = l.bin(BinOp::Mul, a, b);
    let by = l.i32(s.bits());
    let high = l.bin(pick(g, BinOp::ShrS, BinOp::ShrU), product, by);
    one(l.normalise(high, s))
}

fn is_power_of_two(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let n = ones(l, g, g.v(0));
    let single = l.i32(1);
    one(l.icmp(IPred::Eq, n, single))
}

/// The end of the type's range on the side of the sign of `sign`.
fn extreme(l: &mut Lowerer<'_>, g: &Operands, sign: Value) -> Value {
    let (min, max) = g.scalar().range();
    let (min, max) = (l.like(sign, min as u64), l.like(sign, max as u64));
    let zero = l.like(sign, 0);
    let negative = l.icmp(IPred::LtS, sign, zero);
    l.select(negative, min, max)
}

fn saturating_sub(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (a, b) = (g.v(0), g.v(1));
    if !g.scalar().is_signed() {
        let high = l.bin(BinOp::MaxU, a, b);
        return one(l.bin(BinOp::Sub, high, b));
    }
    let difference = l.bin(BinOp::Sub, a, b);
    if g.scalar().bits() < 32 {
        return one(l.saturated(difference, g.scalar()));
    }
    // Subtraction overflows if the operands' signs differ and the result's sign is not that of the first operand.
    let (x, y) = (l.bin(BinOp::Xor, a, b), l.bin(BinOp::Xor, a, difference));
    overflow(l, g, x, y, difference)
}

fn saturating_add(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (a, b) = (g.v(0), g.v(1));
    if !g.scalar().is_signed() {
        let most = l.like(a, g.scalar().range().1 as u64);
        let room = l.bin(BinOp::Sub, most, a);
        let more = l.bin(BinOp::MinU, b, room);
        return one(l.bin(BinOp::Add, a, more));
    }
    let sum = l.bin(BinOp::Add, a, b);
    if g.scalar().bits() < 32 {
        return one(l.saturated(sum, g.scalar()));
    }
    // Addition overflows if the result's sign differs from those of both operands.
    let (x, y) = (l.bin(BinOp::Xor, a, sum), l.bin(BinOp::Xor, b, sum));
    overflow(l, g, x, y, sum)
}

/// `value`, or, if `x & y` is negative, the end of the range on the first operand's side.
fn overflow(l: &mut Lowerer<'_>, g: &Operands, x: Value, y: Value, value: Value) -> Leaves {
    let both = l.bin(BinOp::And, x, y);
    let zero = l.like(both, 0);
    let over = l.icmp(IPred::LtS, both, zero);
    let end = extreme(l, g, g.v(0));
    one(l.select(over, end, value))
}

/// The product fits if its high word repeats the sign of the low word or, for unsigned types, is zero.
fn saturating_mul(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (a, b) = (g.v(0), g.v(1));
    let product = l.bin(BinOp::Mul, a, b);
    if g.scalar().bits() < 32 {
        // A product of 16 by 16 bits fits into 32 bits. Unsigned products need all of them.
        return one(l.saturated(product, g.scalar()));
    }
    if !g.scalar().is_signed() {
        let high = l.bin(BinOp::MulHiU, a, b);
        let fits = is_zero(l, high);
        let most = l.like(product, u64::MAX);
        return one(l.select(fits, product, most));
    }
    let high = l.bin(BinOp::MulHiS, a, b);
    let last = l.like(product, u64::from(g.scalar().bits() - 1));
    let sign = l.bin(BinOp::ShrS, product, last);
    let fits = l.icmp(IPred::Eq, high, sign);
    let side = l.bin(BinOp::Xor, a, b);
    let end = extreme(l, g, side);
    one(l.select(fits, product, end))
}

fn clamp(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let x = max(l, g, g.v(0), g.v(1));
    one(min(l, g, x, g.v(2)))
}

fn pow(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (mut square, mut product) = (g.v(0), l.like(g.v(0), 1));
    let Some(mut left) = l.constant(g.v(1)) else {
        let p = raised(l, square, product, g.v(1), BinOp::Mul);
        return one(l.normalise(p, g.scalar()));
    };
    while left != 0 {
        if left & 1 != 0 {
            product = l.bin(BinOp::Mul, product, square);
        }
        left >>= 1;
        if left != 0 {
            square = l.bin(BinOp::Mul, square, square);
        }
    }
    one(l.normalise(product, g.scalar()))
}

/// The position of the highest one bit. The result for zero, where Rust panics, is all ones.
fn ilog2(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let n = leading(l, g, g.v(0));
    let last = l.i32(g.scalar().bits() - 1);
    one(l.bin(BinOp::Sub, last, n))
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Int, g: &Operands) -> Leaves {
    match op {
        Int::WrappingAdd => operator(l, g, BinaryOp::Add),
        Int::WrappingSub => operator(l, g, BinaryOp::Sub),
        Int::WrappingMul => operator(l, g, BinaryOp::Mul),
        Int::WrappingDiv => operator(l, g, BinaryOp::Div),
        Int::WrappingRem => operator(l, g, BinaryOp::Rem),
        Int::WrappingShl => operator(l, g, BinaryOp::Shl),
        Int::WrappingShr => operator(l, g, BinaryOp::Shr),
        Int::WrappingNeg => one(l.unary(UnaryOp::Neg, g.scalar(), g.v(0))),
        Int::WrappingAbs => abs(l, g),
        Int::DivEuclid => euclid(l, g, true),
        Int::RemEuclid => euclid(l, g, false),
        Int::Min => one(min(l, g, g.v(0), g.v(1))),
        Int::Max => one(max(l, g, g.v(0), g.v(1))),
        Int::Clamp => clamp(l, g),
        Int::Pow => pow(l, g),
        Int::WrappingPow => pow(l, g),
        Int::Ilog2 => ilog2(l, g),
        Int::CountOnes => one(ones(l, g, g.v(0))),
        Int::LeadingZeros => one(leading(l, g, g.v(0))),
        Int::TrailingZeros => one(trailing(l, g, g.v(0))),
        Int::CountZeros => inverted(l, g, ones),
        Int::LeadingOnes => inverted(l, g, leading),
        Int::TrailingOnes => inverted(l, g, trailing),
        Int::ReverseBits => reverse_bits(l, g),
        Int::SwapBytes => swap_bytes(l, g),
        Int::RotateLeft => rotate(l, g, g.v(1)),
        Int::RotateRight => rotate_right(l, g),
        Int::Abs => abs(l, g),
        Int::UnsignedAbs => unsigned_abs(l, g),
        Int::Signum => signum(l, g),
        Int::IsNegative => against_zero(l, g, IPred::LtS),
        Int::IsPositive => against_zero(l, g, IPred::GtS),
        Int::AbsDiff => abs_diff(l, g),
        Int::SaturatingAdd => saturating_add(l, g),
        Int::SaturatingSub => saturating_sub(l, g),
        Int::SaturatingMul => saturating_mul(l, g),
        Int::DivCeil => div_ceil(l, g),
        Int::NextMultipleOf => next_multiple_of(l, g),
        Int::IsPowerOfTwo => is_power_of_two(l, g),
        Int::MulHi => mul_hi(l, g),
        Int::Dot8(signs) => one(l.op(Op::Ternary(TernOp::Dot8(signs), g.v(0), g.v(1), g.v(2)), Ty::I32)),
    }
}
