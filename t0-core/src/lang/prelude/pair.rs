//! Words of pairs of halves. A pair is the word that it lies in.

use super::{Arg, Builtin, Class, Emit, On, Operands, Ret, builtin, method, one};
use crate::ir::{BinOp, Half, Op, PairOp, TernOp, Ty, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::Scalar;
use crate::source::Diagnostic;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

fn half(g: &Operands) -> Half {
    g.scalar().half().unwrap_or(Half::F16)
}

/// The type of a half.
fn single(g: &Operands) -> Scalar {
    g.scalar().single().unwrap_or(Scalar::F16)
}

fn new(l: &mut Lowerer<'_>, g: &Operands, lo: Value, hi: Value) -> Leaves {
    one(l.pack(&[lo, hi], single(g)))
}

/// The bits of the second in the lower half.
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
    let [lo, hi] = [0, 1].map(|i| g.values(0).get(i).copied().unwrap_or(Value(0)));
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

const fn of(name: &'static str, args: &'static [Arg], ret: Ret, emit: Emit) -> Builtin {
    method(name, Class::Pair, args, ret, emit)
}

const fn make(name: &'static str, args: &'static [Arg], emit: Emit) -> Builtin {
    builtin(name, On::Type(Class::Pair), args, Ret::T, emit)
}

pub(super) static BUILTINS: &[Builtin] = &[
    make("new", &[Arg::Half, Arg::Half], |l, g| new(l, g, g.v(0), g.v(1))),
    make("splat", &[Arg::Half], |l, g| new(l, g, g.v(0), g.v(0))),
    make("from_bits", &[Arg::Bits], |_, g| one(g.v(0))),
    make("from_f32", &[Arg::F32s], from_f32),
    of("lo", &[], Ret::Half, |l, g| one(lo(l, g))),
    of("hi", &[], Ret::Half, |l, g| one(hi(l, g))),
    of("swapped", &[], Ret::T, swapped),
    of("to_bits", &[], Ret::Unsigned, |_, g| one(g.v(0))),
    of("to_f32", &[], Ret::F32s, to_f32),
    of("min", &[Arg::T], Ret::T, |l, g| both(l, g, PairOp::Min)),
    of("max", &[Arg::T], Ret::T, |l, g| both(l, g, PairOp::Max)),
    of("abs", &[], Ret::T, |l, g| {
        let sizes = l.i32(0x7FFF_7FFF);
        one(l.bin(BinOp::And, g.v(0), sizes))
    }),
    of("mul_add", &[Arg::T, Arg::T], Ret::T, |l, g| {
        one(l.op(Op::Ternary(TernOp::FmaPairs(half(g)), g.v(0), g.v(1), g.v(2)), Ty::I32))
    }),
    of("dot", &[Arg::T, Arg::F32], Ret::F32, dot),
];
