//! Methods of integers. Types of 8 and 16 bits are 32-bit values kept normalised: zero- or sign-extended.

use super::{Arg, Class, Emit, Given, Ret, Word, method, one};
use crate::ir::{BinOp, IPred, Ty, UnOp, Value};
use crate::lang::ast::BinaryOp;
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::Scalar;
use crate::source::Diagnostic;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

const fn same(name: &'static str, emit: Emit) -> Word {
    method(name, Class::Int, &[Arg::T], Ret::T, emit)
}

fn operator(l: &mut Lowerer<'_>, g: &Given, op: BinaryOp) -> Leaves {
    one(l.arithmetic(op, g.scalar(), g.v(0), g.v(1)))
}

fn pick(g: &Given, signed: BinOp, unsigned: BinOp) -> BinOp {
    if g.scalar().is_signed() { signed } else { unsigned }
}

fn min(l: &mut Lowerer<'_>, g: &Given, a: Value, b: Value) -> Value {
    l.bin(pick(g, BinOp::MinS, BinOp::MinU), a, b)
}

fn max(l: &mut Lowerer<'_>, g: &Given, a: Value, b: Value) -> Value {
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

fn count_ones(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let x = zext(l, g.scalar(), g.v(0));
    one(l.un(UnOp::CountOnes, x, Ty::I32))
}

fn leading_zeros(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let x = zext(l, g.scalar(), g.v(0));
    let n = l.un(UnOp::LeadingZeros, x, Ty::I32);
    let less = l.i32(32 - g.scalar().bits());
    one(l.bin(BinOp::Sub, n, less))
}

fn trailing_zeros(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let n = l.un(UnOp::TrailingZeros, g.v(0), Ty::I32);
    let most = l.i32(g.scalar().bits());
    one(l.bin(BinOp::MinU, n, most))
}

fn reverse_bits(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let r = l.un(UnOp::ReverseBits, g.v(0), Ty::I32);
    let by = l.i32(32 - g.scalar().bits());
    let r = l.bin(BinOp::ShrU, r, by);
    one(l.normalise(r, g.scalar()))
}

fn rotate(l: &mut Lowerer<'_>, g: &Given, by: Value) -> Leaves {
    let s = g.scalar();
    let x = zext(l, s, g.v(0));
    let width = l.i32(s.bits());
    let most = l.i32(s.bits() - 1);
    let by = l.bin(BinOp::And, by, most);
    let back = l.bin(BinOp::Sub, width, by);
    let up = l.bin(BinOp::Shl, x, by);
    let down = l.bin(BinOp::ShrU, x, back);
    let r = l.bin(BinOp::Or, up, down);
    one(l.normalise(r, s))
}

fn rotate_right(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let zero = l.i32(0);
    let by = l.bin(BinOp::Sub, zero, g.v(1));
    rotate(l, g, by)
}

fn abs(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let zero = l.i32(0);
    let minus = l.bin(BinOp::Sub, zero, g.v(0));
    let r = l.bin(BinOp::MaxS, g.v(0), minus);
    one(l.normalise(r, g.scalar()))
}

fn signum(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let (low, high) = (l.i32(u32::MAX), l.i32(1));
    let x = l.bin(BinOp::MaxS, g.v(0), low);
    one(l.bin(BinOp::MinS, x, high))
}

fn abs_diff(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let (high, low) = (max(l, g, g.v(0), g.v(1)), min(l, g, g.v(0), g.v(1)));
    one(l.bin(BinOp::Sub, high, low))
}

fn is_zero(l: &mut Lowerer<'_>, x: Value) -> Value {
    let zero = l.i32(0);
    l.icmp(IPred::Eq, x, zero)
}

fn div_ceil(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let q = l.bin(BinOp::DivU, g.v(0), g.v(1));
    let r = l.bin(BinOp::RemU, g.v(0), g.v(1));
    let whole = is_zero(l, r);
    let (zero, more) = (l.i32(0), l.i32(1));
    let more = l.select(whole, zero, more);
    let sum = l.bin(BinOp::Add, q, more);
    one(l.normalise(sum, g.scalar()))
}

fn next_multiple_of(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let r = l.bin(BinOp::RemU, g.v(0), g.v(1));
    let whole = is_zero(l, r);
    let zero = l.i32(0);
    let rest = l.bin(BinOp::Sub, g.v(1), r);
    let more = l.select(whole, zero, rest);
    let sum = l.bin(BinOp::Add, g.v(0), more);
    one(l.normalise(sum, g.scalar()))
}

fn is_power_of_two(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let n = l.un(UnOp::CountOnes, g.v(0), Ty::I32);
    let single = l.i32(1);
    one(l.icmp(IPred::Eq, n, single))
}

fn saturating_sub(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let high = l.bin(BinOp::MaxU, g.v(0), g.v(1));
    one(l.bin(BinOp::Sub, high, g.v(1)))
}

fn saturating_add(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let most = l.i32(g.scalar().range().1 as u32);
    let room = l.bin(BinOp::Sub, most, g.v(0));
    let more = l.bin(BinOp::MinU, g.v(1), room);
    one(l.bin(BinOp::Add, g.v(0), more))
}

fn clamp(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let x = max(l, g, g.v(0), g.v(1));
    one(min(l, g, x, g.v(2)))
}

fn pow(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let mut left = g.constant(l, 1, "the exponent of `pow`")?;
    let (mut square, mut product) = (g.v(0), l.i32(1));
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

pub(super) static WORDS: &[Word] = &[
    same("wrapping_add", |l, g| operator(l, g, BinaryOp::Add)),
    same("wrapping_sub", |l, g| operator(l, g, BinaryOp::Sub)),
    same("wrapping_mul", |l, g| operator(l, g, BinaryOp::Mul)),
    same("min", |l, g| one(min(l, g, g.v(0), g.v(1)))),
    same("max", |l, g| one(max(l, g, g.v(0), g.v(1)))),
    method("clamp", Class::Int, &[Arg::T, Arg::T], Ret::T, clamp),
    method("pow", Class::Int, &[Arg::ConstU32], Ret::T, pow),
    method("count_ones", Class::Int, &[], Ret::U32, count_ones),
    method("leading_zeros", Class::Int, &[], Ret::U32, leading_zeros),
    method("trailing_zeros", Class::Int, &[], Ret::U32, trailing_zeros),
    method("reverse_bits", Class::Int, &[], Ret::T, reverse_bits),
    method("rotate_left", Class::Int, &[Arg::U32], Ret::T, |l, g| rotate(l, g, g.v(1))),
    method("rotate_right", Class::Int, &[Arg::U32], Ret::T, rotate_right),
    method("abs", Class::SignedInt, &[], Ret::T, abs),
    method("signum", Class::SignedInt, &[], Ret::T, signum),
    method("abs_diff", Class::Int, &[Arg::T], Ret::Unsigned, abs_diff),
    method("saturating_add", Class::UnsignedInt, &[Arg::T], Ret::T, saturating_add),
    method("saturating_sub", Class::UnsignedInt, &[Arg::T], Ret::T, saturating_sub),
    method("div_ceil", Class::UnsignedInt, &[Arg::T], Ret::T, div_ceil),
    method("next_multiple_of", Class::UnsignedInt, &[Arg::T], Ret::T, next_multiple_of),
    method("is_power_of_two", Class::UnsignedInt, &[], Ret::Bool, is_power_of_two),
];
