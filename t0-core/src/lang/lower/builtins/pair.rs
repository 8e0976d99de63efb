//! Builtins on pairs of halves. A pair is a 32-bit word.

use super::operands::{Leaves, Operands, one};
use crate::bug::bug;
use crate::ir::{BinOp, Half, Op, PairOp, TernOp, Ty, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::Pair;
use crate::lang::types::Scalar;

fn half(g: &Operands) -> Half {
    g.scalar().half().unwrap_or_else(|| bug!("`{}` is not a pair of halves", g.at))
}

/// The type of a half.
fn single(g: &Operands) -> Scalar {
    g.scalar().single().unwrap_or_else(|| bug!("`{}` is not a pair of halves", g.at))
}

fn new(l: &mut Lowerer<'_>, g: &Operands, lo: Value, hi: Value) -> Leaves {
    one(l.pack(&[lo, hi], single(g)))
}

/// The bits of the second half, shifted to the low 16 bits.
fn upper(l: &mut Lowerer<'_>, x: Value) -> Value {
    let sixteen = l.i32(16);
    l.bin(BinOp::ShrU, x, sixteen)
}

fn lo(l: &mut Lowerer<'_>, g: &Operands) -> Value {
    l.op(Op::Bitcast(g.v(0)), single(g).ir())
}

fn hi(l: &mut Lowerer<'_>, g: &Operands) -> Value {
    let high = upper(l, g.v(0));
    l.op(Op::Bitcast(high), single(g).ir())
}

fn swapped(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (sixteen, high) = (l.i32(16), upper(l, g.v(0)));
    let low = l.bin(BinOp::Shl, g.v(0), sixteen);
    one(l.bin(BinOp::Or, high, low))
}

fn from_f32(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let ty = single(g).ir();
    let [lo, hi] = g.values(0)[..] else { bug!("a pair is not made of two numbers") };
    let (lo, hi) = (l.round_to(lo, ty), l.round_to(hi, ty));
    new(l, g, lo, hi)
}

fn to_f32(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let both = [lo(l, g), hi(l, g)];
    Ok(both.map(|h| Leaf::Value(l.to_f32(h))).to_vec())
}

fn both(l: &mut Lowerer<'_>, g: &Operands, op: PairOp) -> Leaves {
    one(l.bin(BinOp::Pairs(op, half(g)), g.v(0), g.v(1)))
}

fn dot(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let op = match half(g) {
        Half::F16 => TernOp::Dot2F16,
        Half::BF16 => TernOp::Dot2BF16,
    };
    one(l.op(Op::Ternary(op, g.v(0), g.v(1), g.v(2)), Ty::F32))
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Pair, g: &Operands) -> Leaves {
    match op {
        Pair::New => new(l, g, g.v(0), g.v(1)),
        Pair::Splat => new(l, g, g.v(0), g.v(0)),
        Pair::FromBits => one(g.v(0)),
        Pair::FromF32 => from_f32(l, g),
        Pair::Lo => one(lo(l, g)),
        Pair::Hi => one(hi(l, g)),
        Pair::Swapped => swapped(l, g),
        Pair::ToBits => one(g.v(0)),
        Pair::ToF32 => to_f32(l, g),
        Pair::Min => both(l, g, PairOp::Min),
        Pair::Max => both(l, g, PairOp::Max),
        Pair::Abs => {
            let sizes = l.i32(0x7FFF_7FFF);
            one(l.bin(BinOp::And, g.v(0), sizes))
        }
        Pair::MulAdd => one(l.op(Op::Ternary(TernOp::FmaPairs(half(g)), g.v(0), g.v(1), g.v(2)), Ty::I32)),
        Pair::Dot => dot(l, g),
    }
}
