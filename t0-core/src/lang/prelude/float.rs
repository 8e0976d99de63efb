//! Methods and functions of floats.

use super::op::{BuiltinOp, Elementary, Float};
use super::{ArgType, Builtin, Class, On, Ret};

/// A method of all floats.
const fn real(name: &'static str, args: &'static [ArgType], op: Float) -> Builtin {
    method(name, Class::Float, args, Ret::T, op)
}

const fn method(name: &'static str, on: Class, args: &'static [ArgType], ret: Ret, op: Float) -> Builtin {
    Builtin::method(name, on, args, ret, BuiltinOp::Float(op))
}

const fn builtin(name: &'static str, on: On, args: &'static [ArgType], ret: Ret, op: Float) -> Builtin {
    Builtin::function("", name, on, args, ret, BuiltinOp::Float(op))
}

/// An approximation that `f32` and `f64` compute with the same formula.
const fn elementary(name: &'static str, args: &'static [ArgType], op: Elementary) -> Builtin {
    Builtin::method(name, Class::Float, args, Ret::T, BuiltinOp::Elementary(op)).costly()
}

pub(super) static BUILTINS: &[Builtin] = &[
    real("sqrt", &[], Float::Sqrt).costly(),
    real("rsqrt", &[], Float::Rsqrt),
    real("exp", &[], Float::Exp).costly(),
    real("exp2", &[], Float::Exp2).costly(),
    real("ln", &[], Float::Ln).costly(),
    real("log2", &[], Float::Log2).costly(),
    real("sin", &[], Float::Sin).costly(),
    real("cos", &[], Float::Cos).costly(),
    real("tanh", &[], Float::Tanh).costly(),
    real("erf", &[], Float::Erf).costly(),
    real("log10", &[], Float::Log10).costly(),
    real("rcp", &[], Float::Rcp),
    real("tan", &[], Float::Tan).costly(),
    method("sin_cos", Class::Float, &[], Ret::Both, Float::SinCos).costly(),
    real("to_degrees", &[], Float::ToDegrees),
    real("to_radians", &[], Float::ToRadians),
    real("powf", &[ArgType::T], Float::Powf).costly(),
    real("abs", &[], Float::Abs),
    real("floor", &[], Float::Floor),
    real("ceil", &[], Float::Ceil),
    real("trunc", &[], Float::Trunc),
    real("fract", &[], Float::Fract),
    real("round", &[], Float::Round),
    real("round_ties_even", &[], Float::RoundTiesEven),
    real("signum", &[], Float::Signum),
    real("recip", &[], Float::Recip).costly(),
    real("min", &[ArgType::T], Float::Min),
    real("max", &[ArgType::T], Float::Max),
    real("clamp", &[ArgType::T, ArgType::T], Float::Clamp),
    real("mul_add", &[ArgType::T, ArgType::T], Float::MulAdd),
    real("copysign", &[ArgType::T], Float::Copysign),
    real("div_euclid", &[ArgType::T], Float::DivEuclid).costly(),
    real("rem_euclid", &[ArgType::T], Float::RemEuclid).costly(),
    real("powi", &[ArgType::I32], Float::Powi).costly(),
    method("to_bits", Class::Float, &[], Ret::Unsigned, Float::ToBits),
    method("to_f32", Class::UpToF32, &[], Ret::F32, Float::ToF32),
    method("is_nan", Class::Float, &[], Ret::Bool, Float::IsNan),
    method("is_finite", Class::Float, &[], Ret::Bool, Float::IsFinite),
    method("is_infinite", Class::Float, &[], Ret::Bool, Float::IsInfinite),
    method("is_sign_negative", Class::Float, &[], Ret::Bool, Float::IsSignNegative),
    method("is_sign_positive", Class::Float, &[], Ret::Bool, Float::IsSignPositive),
    builtin("from_bits", On::Type(Class::Float), &[ArgType::Bits], Ret::T, Float::FromBits),
    builtin("from_f32", On::Type(Class::UpToF32), &[ArgType::F32], Ret::T, Float::FromF32),
];

/// Approximations with one formula for both `f32` and `f64`.
pub(super) static ELEMENTARY: &[Builtin] = &[
    elementary("asin", &[], Elementary::Asin),
    elementary("acos", &[], Elementary::Acos),
    elementary("atan", &[], Elementary::Atan),
    elementary("atan2", &[ArgType::T], Elementary::Atan2),
    elementary("exp_m1", &[], Elementary::ExpM1),
    elementary("sinh", &[], Elementary::Sinh),
    elementary("cosh", &[], Elementary::Cosh),
    elementary("ln_1p", &[], Elementary::Ln1p),
    elementary("asinh", &[], Elementary::Asinh),
    elementary("acosh", &[], Elementary::Acosh),
    elementary("atanh", &[], Elementary::Atanh),
    elementary("log", &[ArgType::T], Elementary::Log),
    elementary("cbrt", &[], Elementary::Cbrt),
    elementary("hypot", &[ArgType::T], Elementary::Hypot),
];
