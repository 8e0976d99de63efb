//! Methods of floats. What the machine or the optimiser's expansions lack is put together here.

use super::{Arg, Builtin, Class, Emit, On, Operands, Ret, builtin, double, method, one, power, raised};
use crate::ir::{BinOp, FPred, IPred, Op, TernOp, Ty, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::{Scalar, Type};
use crate::source::Diagnostic;

type Leaves = Result<Vec<Leaf>, Diagnostic>;

/// Of all floats.
pub(super) const fn real(name: &'static str, args: &'static [Arg], emit: Emit) -> Builtin {
    method(name, Class::Float, args, Ret::T, emit)
}

/// An approximation, which `f64` has a way of its own for.
macro_rules! near {
    ($name:ident, $single:expr) => {
        real(stringify!($name), &[], |l, g| match g.scalar() {
            Scalar::F64 => one(double::$name(l, g.v(0))),
            _ => ($single)(l, g),
        })
    };
}

/// Emits a word; of halves, those that compute go through f32 and round back.
pub(super) fn emit(l: &mut Lowerer<'_>, w: &Builtin, mut g: Operands) -> Leaves {
    let computes = matches!(w.on, On::Method(Class::UpToF32 | Class::Float)) && matches!(w.ret, Ret::T | Ret::Both);
    if !computes || !matches!(g.at.scalar(), Some(Scalar::F16 | Scalar::Bf16)) {
        return (w.emit)(l, &g);
    }
    let ty = g.scalar().ir();
    for leaf in g.args.iter_mut().flatten() {
        *leaf = Leaf::Value(l.to_f32(leaf.value()));
    }
    (g.at, g.gives) = (Type::F32, Type::F32);
    let made = (w.emit)(l, &g)?;
    Ok(made.into_iter().map(|x| Leaf::Value(l.round_to(x.value(), ty))).collect())
}

fn un(l: &mut Lowerer<'_>, g: &Operands, op: UnOp) -> Leaves {
    one(l.un(op, g.v(0), g.scalar().ir()))
}

/// A constant of the type the word is used at.
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

/// Half away from zero: the distance of x from its integral part is exact.
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
    // Of what is between -0.5 and 0 the whole part is -0.
    one(copysign(l, r, x))
}

fn signum(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let x = g.v(0);
    let nan = l.fcmp(FPred::Ne, x, x);
    let unit = number(l, g, 1.0);
    let s = copysign(l, unit, x);
    one(l.select(nan, x, s))
}

/// The machine's own takes no denormals: they are scaled by 2^24, the result by 2^12.
fn rsqrt(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
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

/// The bits of a float with the sign cleared, and those of infinity.
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

/// `acc + a[0] b[0] + a[1] b[1] + ..`: pairs of halves by dot products, single ones and f32 by fused multiply-adds.
pub(super) fn dot(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Type::Array(elem, _) = &g.at else { return Ok(vec![]) };
    let Some(s) = elem.scalar().filter(|_| Class::UpToF32.has(elem)) else {
        let message = format!("`dot` sums up in f32, of arrays of f32, f16 or bf16, and this is one of `{elem}`");
        return Err(Diagnostic::new(g.span, message)
            .help("write the sum out: `let mut sum = acc; for i in 0..a.len() { sum += a[i] * b[i]; }`"));
    };
    let (a, b) = (&g.args[0], &g.args[1]);
    let op = match s {
        Scalar::F16 => Some(TernOp::Dot2F16),
        Scalar::Bf16 => Some(TernOp::Dot2BF16),
        _ => None,
    };
    let mut sum = g.v(2);
    for (a, b) in a.chunks(2).zip(b.chunks(2)) {
        if let (Some(op), [_, _]) = (op, a) {
            let [a, b] = [a, b].map(|pair| l.pack(&[pair[0].value(), pair[1].value()], s));
            sum = l.op(Op::Ternary(op, a, b, sum), Ty::F32);
            continue;
        }
        for (a, b) in a.iter().zip(b) {
            let (a, b) = (l.to_f32(a.value()), l.to_f32(b.value()));
            sum = l.op(Op::Ternary(TernOp::Fma, a, b, sum), Ty::F32);
        }
    }
    one(sum)
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

/// The machine's own takes no denormals and gives none: what is outside of its range is scaled there by 2^32 and back.
fn rcp(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let x = g.v(0);
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

/// Times a constant that each type has its own of.
fn scaled(l: &mut Lowerer<'_>, g: &Operands, single: f32, double: f64) -> Leaves {
    let factor = number(l, g, if g.scalar() == Scalar::F64 { double } else { single.into() });
    one(l.bin(BinOp::FMul, g.v(0), factor))
}

/// A logarithm to another base than 2, the factor in two parts.
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

pub(super) static BUILTINS: &[Builtin] = &[
    real("sqrt", &[], |l, g| un(l, g, UnOp::FSqrt)).costly(),
    near!(rsqrt, rsqrt),
    near!(exp, |l, g| un(l, g, UnOp::FExp)).costly(),
    near!(exp2, |l, g| un(l, g, UnOp::FExp2)).costly(),
    near!(ln, |l, g| un(l, g, UnOp::FLn)).costly(),
    near!(log2, |l, g| un(l, g, UnOp::FLog2)).costly(),
    near!(sin, |l, g| un(l, g, UnOp::FSin)).costly(),
    near!(cos, |l, g| un(l, g, UnOp::FCos)).costly(),
    near!(tanh, |l, g| un(l, g, UnOp::FTanh)).costly(),
    near!(erf, |l: &mut Lowerer<'_>, g: &Operands| one(power::erf(l, g.v(0)))).costly(),
    near!(log10, |l, g| scaled_log(l, g, std::f64::consts::LOG10_2)).costly(),
    near!(rcp, rcp),
    near!(tan, tan).costly(),
    method("sin_cos", Class::Float, &[], Ret::Both, sin_cos).costly(),
    real("to_degrees", &[], |l, g| scaled(l, g, 57.295_78, 180.0 / std::f64::consts::PI)),
    real("to_radians", &[], |l, g| scaled(l, g, std::f32::consts::PI / 180.0, std::f64::consts::PI / 180.0)),
    real("powf", &[Arg::T], |l, g| {
        let power = if g.scalar() == Scalar::F64 { double::powf } else { power::powf };
        one(power(l, g.v(0), g.v(1)))
    })
    .costly(),
    real("abs", &[], |l, g| un(l, g, UnOp::FAbs)),
    real("floor", &[], |l, g| un(l, g, UnOp::FFloor)),
    real("ceil", &[], |l, g| un(l, g, UnOp::FCeil)),
    real("trunc", &[], |l, g| un(l, g, UnOp::FTrunc)),
    real("fract", &[], fract),
    real("round", &[], round),
    real("round_ties_even", &[], |l, g| un(l, g, UnOp::FRoundEven)),
    real("signum", &[], signum),
    real("recip", &[], |l, g| {
        let unit = number(l, g, 1.0);
        one(l.bin(BinOp::FDiv, unit, g.v(0)))
    })
    .costly(),
    real("min", &[Arg::T], |l, g| one(l.bin(BinOp::FMin, g.v(0), g.v(1)))),
    real("max", &[Arg::T], |l, g| one(l.bin(BinOp::FMax, g.v(0), g.v(1)))),
    real("clamp", &[Arg::T, Arg::T], clamp),
    real("mul_add", &[Arg::T, Arg::T], |l, g| {
        one(l.op(Op::Ternary(TernOp::Fma, g.v(0), g.v(1), g.v(2)), g.scalar().ir()))
    }),
    real("copysign", &[Arg::T], |l, g| one(copysign(l, g.v(0), g.v(1)))),
    real("powi", &[Arg::I32], powi).costly(),
    method("to_bits", Class::Float, &[], Ret::Unsigned, |l, g| {
        if g.scalar() == Scalar::F64 { one(l.op(Op::Bitcast(g.v(0)), Ty::I64)) } else { one(bits(l, g.v(0))) }
    }),
    method("to_f32", Class::UpToF32, &[], Ret::F32, |l, g| one(l.to_f32(g.v(0)))),
    method("is_nan", Class::Float, &[], Ret::Bool, |l, g| compare(l, g, IPred::GtU)),
    method("is_finite", Class::Float, &[], Ret::Bool, |l, g| compare(l, g, IPred::LtU)),
    method("is_infinite", Class::Float, &[], Ret::Bool, |l, g| compare(l, g, IPred::Eq)),
    method("is_sign_negative", Class::Float, &[], Ret::Bool, |l, g| sign(l, g, IPred::Ne)),
    method("is_sign_positive", Class::Float, &[], Ret::Bool, |l, g| sign(l, g, IPred::Eq)),
    builtin("from_bits", On::Type(Class::Float), &[Arg::Bits], Ret::T, |l, g| {
        one(l.op(Op::Bitcast(g.v(0)), g.scalar().ir()))
    }),
    builtin("from_f32", On::Type(Class::UpToF32), &[Arg::F32], Ret::T, |l, g| one(l.round_to(g.v(0), g.scalar().ir()))),
];
