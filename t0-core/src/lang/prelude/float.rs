//! Methods of floats. What the machine or the optimiser's expansions lack is put together here.

use super::{Arg, Class, Emit, Given, On, Ret, Word, method, one, word};
use crate::ir::{BinOp, FPred, IPred, Op, TernOp, Ty, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::Scalar;
use crate::source::Diagnostic;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

const fn unary(name: &'static str, emit: Emit) -> Word {
    method(name, Class::F32, &[], Ret::T, emit)
}

fn un(l: &mut Lowerer<'_>, g: &Given, op: UnOp) -> Leaves {
    one(l.un(op, g.v(0), Ty::F32))
}

fn bits(l: &mut Lowerer<'_>, x: Value) -> Value {
    l.op(Op::Bitcast(x), Ty::I32)
}

fn float(l: &mut Lowerer<'_>, x: Value) -> Value {
    l.op(Op::Bitcast(x), Ty::F32)
}

fn copysign(l: &mut Lowerer<'_>, x: Value, sign: Value) -> Value {
    let (x, s) = (bits(l, x), bits(l, sign));
    let magnitude = l.i32(0x7FFF_FFFF);
    let x = l.bin(BinOp::And, x, magnitude);
    let top = l.i32(0x8000_0000);
    let s = l.bin(BinOp::And, s, top);
    let both = l.bin(BinOp::Or, x, s);
    float(l, both)
}

/// Half away from zero: the distance of x from its integral part is exact.
fn round(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let x = g.v(0);
    let t = l.un(UnOp::FTrunc, x, Ty::F32);
    let d = l.bin(BinOp::FSub, x, t);
    let d = l.un(UnOp::FAbs, d, Ty::F32);
    let half = l.f32(0.5);
    let up = l.fcmp(FPred::Ge, d, half);
    let unit = l.f32(1.0);
    let step = copysign(l, unit, x);
    let further = l.bin(BinOp::FAdd, t, step);
    one(l.select(up, further, t))
}

fn signum(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let x = g.v(0);
    let nan = l.fcmp(FPred::Ne, x, x);
    let unit = l.f32(1.0);
    let s = copysign(l, unit, x);
    one(l.select(nan, x, s))
}

/// The machine's own takes no denormals: they are scaled by 2^24, the result by 2^12.
fn rsqrt(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let x = g.v(0);
    let least = l.f32(f32::MIN_POSITIVE);
    let small = l.fcmp(FPred::Lt, x, least);
    let up = l.f32(16_777_216.0);
    let scaled = l.bin(BinOp::FMul, x, up);
    let y = l.select(small, scaled, x);
    let y = l.un(UnOp::FRsqrtApprox, y, Ty::F32);
    let back = l.f32(4096.0);
    let unscaled = l.bin(BinOp::FMul, y, back);
    one(l.select(small, unscaled, y))
}

/// As Rust's: a NaN stays.
fn clamp(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let (x, low, high) = (g.v(0), g.v(1), g.v(2));
    let below = l.fcmp(FPred::Lt, x, low);
    let x = l.select(below, low, x);
    let above = l.fcmp(FPred::Gt, x, high);
    one(l.select(above, high, x))
}

fn powi(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let n = g.constant(l, 1, "the exponent of `powi`")? as i32;
    let mut square = g.v(0);
    let mut product: Option<Value> = None;
    let mut left = n.unsigned_abs();
    while left != 0 {
        if left & 1 != 0 {
            product = Some(match product {
                Some(p) => l.bin(BinOp::FMul, p, square),
                None => square,
            });
        }
        left >>= 1;
        if left != 0 {
            square = l.bin(BinOp::FMul, square, square);
        }
    }
    let unit = l.f32(1.0);
    let p = product.unwrap_or(unit);
    one(if n < 0 { l.bin(BinOp::FDiv, unit, p) } else { p })
}

/// The bits of a float with the sign cleared, and those of infinity.
fn magnitude(l: &mut Lowerer<'_>, g: &Given) -> (Value, Value) {
    let b = bits(l, g.v(0));
    let (mask, inf) = match g.scalar() {
        Scalar::F16 => (0x7FFF, 0x7C00),
        Scalar::Bf16 => (0x7FFF, 0x7F80),
        _ => (0x7FFF_FFFF, 0x7F80_0000),
    };
    let mask = l.i32(mask);
    (l.bin(BinOp::And, b, mask), l.i32(inf))
}

fn compare(l: &mut Lowerer<'_>, g: &Given, p: IPred) -> Leaves {
    let (m, inf) = magnitude(l, g);
    one(l.icmp(p, m, inf))
}

pub(super) static WORDS: &[Word] = &[
    unary("sqrt", |l, g| un(l, g, UnOp::FSqrt)),
    unary("rsqrt", rsqrt),
    unary("exp", |l, g| un(l, g, UnOp::FExp)),
    unary("exp2", |l, g| un(l, g, UnOp::FExp2)),
    unary("ln", |l, g| un(l, g, UnOp::FLn)),
    unary("log2", |l, g| un(l, g, UnOp::FLog2)),
    unary("sin", |l, g| un(l, g, UnOp::FSin)),
    unary("cos", |l, g| un(l, g, UnOp::FCos)),
    unary("tanh", |l, g| un(l, g, UnOp::FTanh)),
    unary("abs", |l, g| un(l, g, UnOp::FAbs)),
    unary("floor", |l, g| un(l, g, UnOp::FFloor)),
    unary("ceil", |l, g| un(l, g, UnOp::FCeil)),
    unary("trunc", |l, g| un(l, g, UnOp::FTrunc)),
    unary("round", round),
    unary("round_ties_even", |l, g| un(l, g, UnOp::FRoundEven)),
    unary("signum", signum),
    unary("recip", |l, g| {
        let unit = l.f32(1.0);
        one(l.bin(BinOp::FDiv, unit, g.v(0)))
    }),
    method("min", Class::F32, &[Arg::T], Ret::T, |l, g| one(l.bin(BinOp::FMin, g.v(0), g.v(1)))),
    method("max", Class::F32, &[Arg::T], Ret::T, |l, g| one(l.bin(BinOp::FMax, g.v(0), g.v(1)))),
    method("clamp", Class::F32, &[Arg::T, Arg::T], Ret::T, clamp),
    method("mul_add", Class::F32, &[Arg::T, Arg::T], Ret::T, |l, g| {
        one(l.op(Op::Ternary(TernOp::Fma, g.v(0), g.v(1), g.v(2)), Ty::F32))
    }),
    method("copysign", Class::F32, &[Arg::T], Ret::T, |l, g| one(copysign(l, g.v(0), g.v(1)))),
    method("powi", Class::F32, &[Arg::ConstI32], Ret::T, powi),
    method("to_bits", Class::Float, &[], Ret::Unsigned, |l, g| one(bits(l, g.v(0)))),
    method("to_f32", Class::Float, &[], Ret::F32, |l, g| one(l.to_f32(g.v(0)))),
    method("is_nan", Class::Float, &[], Ret::Bool, |l, g| compare(l, g, IPred::GtU)),
    method("is_finite", Class::Float, &[], Ret::Bool, |l, g| compare(l, g, IPred::LtU)),
    method("is_infinite", Class::Float, &[], Ret::Bool, |l, g| compare(l, g, IPred::Eq)),
    word("from_bits", On::Type(Class::Float), &[Arg::Bits], Ret::T, |l, g| {
        one(l.op(Op::Bitcast(g.v(0)), g.scalar().ir()))
    }),
    word("from_f32", On::Type(Class::Float), &[Arg::F32], Ret::T, |l, g| one(l.round_to(g.v(0), g.scalar().ir()))),
];
