//! Methods of floats. Methods without a hardware instruction or an expansion in the optimiser are composed here.

use super::operands::{Leaves, Operands, one};
use super::power::raised;
use super::{double, power};
use crate::ir::{BinOp, FPred, IPred, Op, TernOp, Ty, UnOp, Value};
use crate::lang::ast::BinaryOp;
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::Float;
use crate::lang::types::Scalar;
use crate::source::Numbers;

fn un(l: &mut Lowerer<'_>, g: &Operands, op: UnOp) -> Leaves {
    one(l.un(op, g.v(0), g.scalar().ir()))
}

/// A constant of the type that the builtin is used on.
fn number(l: &mut Lowerer<'_>, g: &Operands, x: f64) -> Value {
    l.real(x, g.scalar().ir())
}

fn bits(l: &mut Lowerer<'_>, x: Value) -> Value {
    l.op(Op::Bitcast(x), Ty::I32)
}

fn float(l: &mut Lowerer<'_>, x: Value) -> Value {
    l.op(Op::Bitcast(x), Ty::F32)
}

pub(super) fn copysign(l: &mut Lowerer<'_>, x: Value, sign: Value) -> Value {
    if l.is_double(x) {
        return l.with_sign_of(x, sign);
    }
    let (x, s) = (bits(l, x), bits(l, sign));
    let magnitude = l.i32(0x7FFF_FFFF);
    let x = l.bin(BinOp::And, x, magnitude);
    let top = l.i32(0x8000_0000);
    let s = l.bin(BinOp::And, s, top);
    let both = l.bin(BinOp::Or, x, s);
    float(l, both)
}

/// Rounds half away from zero. The distance of x from its integral part is exact.
fn round(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (x, ty) = (g.v(0), g.scalar().ir());
    let t = l.un(UnOp::FTrunc, x, ty);
    let d = l.bin(BinOp::FSub, x, t);
    let d = l.un(UnOp::FAbs, d, ty);
    let half = number(l, g, 0.5);
    let up = l.fcmp(FPred::Ge, d, half);
    let unit = number(l, g, 1.0);
    let step = copysign(l, unit, x);
    let further = l.bin(BinOp::FAdd, t, step);
    let r = l.select(up, further, t);
    // Numbers between -0.5 and 0 round to -0.
    one(copysign(l, r, x))
}

fn signum(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let x = g.v(0);
    let nan = l.fcmp(FPred::Ne, x, x);
    let unit = number(l, g, 1.0);
    let s = copysign(l, unit, x);
    one(l.select(nan, x, s))
}

/// The hardware instruction does not accept denormals, so they are scaled by 2^24, and the result by 2^12, unless
/// `fast_math` permits another result.
fn rsqrt(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let x = g.v(0);
    if l.b.func.numbers == Numbers::Fast {
        return one(l.un(UnOp::FRsqrtApprox, x, Ty::F32));
    }
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

/// A NaN stays a NaN, as in Rust.
fn clamp(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (x, low, high) = (g.v(0), g.v(1), g.v(2));
    let below = l.fcmp(FPred::Lt, x, low);
    let x = l.select(below, low, x);
    let above = l.fcmp(FPred::Gt, x, high);
    one(l.select(above, high, x))
}

fn powi(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let unit = number(l, g, 1.0);
    let Some(n) = l.constant(g.v(1)) else {
        let zero = l.i32(0);
        let negative = l.icmp(IPred::LtS, g.v(1), zero);
        let opposite = l.bin(BinOp::Sub, zero, g.v(1));
        let n = l.select(negative, opposite, g.v(1));
        let p = raised(l, g.v(0), unit, n, BinOp::FMul);
        let inverse = l.bin(BinOp::FDiv, unit, p);
        return one(l.select(negative, inverse, p));
    };
    let n = n as i32;
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
    let p = product.unwrap_or(unit);
    one(if n < 0 { l.bin(BinOp::FDiv, unit, p) } else { p })
}

/// Euclidean division, in the order of operations of std: the results have the same bits.
fn euclid(l: &mut Lowerer<'_>, g: &Operands, quotient: bool) -> Leaves {
    let (a, b, s) = (g.v(0), g.v(1), g.scalar());
    let zero = number(l, g, 0.0);
    let r = l.arithmetic(BinaryOp::Rem, s, a, b);
    let negative = l.fcmp(FPred::Lt, r, zero);
    if !quotient {
        let size = l.un(UnOp::FAbs, b, s.ir());
        let other = l.bin(BinOp::FAdd, r, size);
        return one(l.select(negative, other, r));
    }
    let q = l.arithmetic(BinaryOp::Div, s, a, b);
    let q = l.un(UnOp::FTrunc, q, s.ir());
    let up = l.fcmp(FPred::Gt, b, zero);
    let (unit, minus) = (number(l, g, 1.0), number(l, g, -1.0));
    let step = l.select(up, minus, unit);
    let other = l.bin(BinOp::FAdd, q, step);
    one(l.select(negative, other, q))
}

/// The bits of a float with the sign cleared, and the bits of infinity.
fn magnitude(l: &mut Lowerer<'_>, g: &Operands) -> (Value, Value) {
    let b = bits(l, g.v(0));
    let (mask, inf) = match g.scalar() {
        Scalar::F16 => (0x7FFF, 0x7C00),
        Scalar::Bf16 => (0x7FFF, 0x7F80),
        _ => (0x7FFF_FFFF, 0x7F80_0000),
    };
    let mask = l.i32(mask);
    (l.bin(BinOp::And, b, mask), l.i32(inf))
}

fn compare(l: &mut Lowerer<'_>, g: &Operands, p: IPred) -> Leaves {
    if g.scalar() == Scalar::F64 {
        let bits = l.op(Op::Bitcast(g.v(0)), Ty::I64);
        let (mask, inf) = (l.i64(u64::MAX >> 1), l.i64(f64::INFINITY.to_bits()));
        let m = l.bin(BinOp::And, bits, mask);
        return one(l.icmp(p, m, inf));
    }
    let (m, inf) = magnitude(l, g);
    one(l.icmp(p, m, inf))
}

/// Whether the sign bit is set (`Ne`) or not.
fn sign(l: &mut Lowerer<'_>, g: &Operands, p: IPred) -> Leaves {
    let (word, top) = match g.scalar() {
        Scalar::F64 => (l.words(g.v(0))[1], 1 << 31),
        Scalar::F32 => (bits(l, g.v(0)), 1 << 31),
        _ => (bits(l, g.v(0)), 1 << 15),
    };
    let top = l.i32(top);
    let bit = l.bin(BinOp::And, word, top);
    let zero = l.i32(0);
    one(l.icmp(p, bit, zero))
}

fn fract(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let whole = l.un(UnOp::FTrunc, g.v(0), g.scalar().ir());
    one(l.bin(BinOp::FSub, g.v(0), whole))
}

/// The hardware instruction neither accepts nor returns denormals, so numbers outside its range are scaled by 2^32 and
/// back, unless `fast_math` permits another result.
fn rcp(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let x = g.v(0);
    if l.b.func.numbers == Numbers::Fast {
        return one(l.un(UnOp::FRcpApprox, x, Ty::F32));
    }
    let size = l.un(UnOp::FAbs, x, Ty::F32);
    let (least, most) = (l.f32(f32::MIN_POSITIVE), l.f32(2f32.powi(125)));
    let (small, large) = (l.fcmp(FPred::Lt, size, least), l.fcmp(FPred::Gt, size, most));
    let (up, down, unit) = (l.f32(2f32.powi(32)), l.f32(2f32.powi(-32)), l.f32(1.0));
    let factor = l.select(large, down, unit);
    let factor = l.select(small, up, factor);
    let scaled = l.bin(BinOp::FMul, x, factor);
    let y = l.un(UnOp::FRcpApprox, scaled, Ty::F32);
    one(l.bin(BinOp::FMul, y, factor))
}

fn tan(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (s, c) = (l.un(UnOp::FSin, g.v(0), Ty::F32), l.un(UnOp::FCos, g.v(0), Ty::F32));
    one(l.bin(BinOp::FDiv, s, c))
}

fn sin_cos(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let x = g.v(0);
    let both = match g.scalar() {
        Scalar::F64 => [double::sin(l, x), double::cos(l, x)],
        _ => [l.un(UnOp::FSin, x, Ty::F32), l.un(UnOp::FCos, x, Ty::F32)],
    };
    Ok(both.map(Leaf::Value).to_vec())
}

/// Multiplies by a constant that differs between the types.
fn scaled(l: &mut Lowerer<'_>, g: &Operands, single: f32, double: f64) -> Leaves {
    let factor = number(l, g, if g.scalar() == Scalar::F64 { double } else { single.into() });
    one(l.bin(BinOp::FMul, g.v(0), factor))
}

/// A logarithm to a base other than 2, with the factor in two parts.
fn scaled_log(l: &mut Lowerer<'_>, g: &Operands, factor: f64) -> Leaves {
    let log = l.un(UnOp::FLog2, g.v(0), Ty::F32);
    let (high, low) = (factor as f32, (factor - f64::from(factor as f32)) as f32);
    let (h, r) = (l.f32(high), l.f32(low));
    let product = l.bin(BinOp::FMul, log, h);
    let minus = l.un(UnOp::FNeg, product, Ty::F32);
    let rest = l.op(Op::Ternary(TernOp::Fma, log, h, minus), Ty::F32);
    let rest = l.op(Op::Ternary(TernOp::Fma, log, r, rest), Ty::F32);
    let y = l.bin(BinOp::FAdd, product, rest);
    let size = l.un(UnOp::FAbs, log, Ty::F32);
    let infinity = l.f32(f32::INFINITY);
    let finite = l.fcmp(FPred::Lt, size, infinity);
    one(l.select(finite, y, log))
}

/// An approximation with a separate implementation for `f64`.
fn near(
    l: &mut Lowerer<'_>,
    g: &Operands,
    double: fn(&mut Lowerer<'_>, Value) -> Value,
    single: impl FnOnce(&mut Lowerer<'_>, &Operands) -> Leaves,
) -> Leaves {
    match g.scalar() {
        Scalar::F64 => one(double(l, g.v(0))),
        _ => single(l, g),
    }
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Float, g: &Operands) -> Leaves {
    match op {
        Float::Sqrt => un(l, g, UnOp::FSqrt),
        Float::Rsqrt => near(l, g, double::rsqrt, rsqrt),
        Float::Exp => near(l, g, double::exp, |l, g| un(l, g, UnOp::FExp)),
        Float::Exp2 => near(l, g, double::exp2, |l, g| un(l, g, UnOp::FExp2)),
        Float::Ln => near(l, g, double::ln, |l, g| un(l, g, UnOp::FLn)),
        Float::Log2 => near(l, g, double::log2, |l, g| un(l, g, UnOp::FLog2)),
        Float::Sin => near(l, g, double::sin, |l, g| un(l, g, UnOp::FSin)),
        Float::Cos => near(l, g, double::cos, |l, g| un(l, g, UnOp::FCos)),
        Float::Tanh => near(l, g, double::tanh, |l, g| un(l, g, UnOp::FTanh)),
        Float::Erf => near(l, g, double::erf, |l, g| one(power::erf(l, g.v(0)))),
        Float::Log10 => near(l, g, double::log10, |l, g| scaled_log(l, g, std::f64::consts::LOG10_2)),
        Float::Rcp => near(l, g, double::rcp, rcp),
        Float::Tan => near(l, g, double::tan, tan),
        Float::SinCos => sin_cos(l, g),
        Float::ToDegrees => scaled(l, g, 57.295_78, 180.0 / std::f64::consts::PI),
        Float::ToRadians => scaled(l, g, std::f32::consts::PI / 180.0, std::f64::consts::PI / 180.0),
        Float::Powf => {
            let power = if g.scalar() == Scalar::F64 { double::powf } else { power::powf };
            one(power(l, g.v(0), g.v(1)))
        }
        Float::Abs => un(l, g, UnOp::FAbs),
        Float::Floor => un(l, g, UnOp::FFloor),
        Float::Ceil => un(l, g, UnOp::FCeil),
        Float::Trunc => un(l, g, UnOp::FTrunc),
        Float::Fract => fract(l, g),
        Float::Round => round(l, g),
        Float::RoundTiesEven => un(l, g, UnOp::FRoundEven),
        Float::Signum => signum(l, g),
        Float::Recip => {
            let unit = number(l, g, 1.0);
            one(l.bin(BinOp::FDiv, unit, g.v(0)))
        }
        Float::Min => one(l.bin(BinOp::FMin, g.v(0), g.v(1))),
        Float::Max => one(l.bin(BinOp::FMax, g.v(0), g.v(1))),
        Float::Clamp => clamp(l, g),
        Float::MulAdd => one(l.op(Op::Ternary(TernOp::Fma, g.v(0), g.v(1), g.v(2)), g.scalar().ir())),
        Float::Copysign => one(copysign(l, g.v(0), g.v(1))),
        Float::DivEuclid => euclid(l, g, true),
        Float::RemEuclid => euclid(l, g, false),
        Float::Powi => powi(l, g),
        Float::ToBits => {
            if g.scalar() == Scalar::F64 {
                one(l.op(Op::Bitcast(g.v(0)), Ty::I64))
            } else {
                one(bits(l, g.v(0)))
            }
        }
        Float::ToF32 => one(l.to_f32(g.v(0))),
        Float::IsNan => compare(l, g, IPred::GtU),
        Float::IsFinite => compare(l, g, IPred::LtU),
        Float::IsInfinite => compare(l, g, IPred::Eq),
        Float::IsSignNegative => sign(l, g, IPred::Ne),
        Float::IsSignPositive => sign(l, g, IPred::Eq),
        Float::FromBits => one(l.op(Op::Bitcast(g.v(0)), g.scalar().ir())),
        Float::FromF32 => one(l.round_to(g.v(0), g.scalar().ir())),
    }
}
