//! Builtins of pairs of halves.

use super::op::{BuiltinOp, Pair};
use super::{ArgType, Builtin, Class, On, Ret};

const fn of(name: &'static str, args: &'static [ArgType], ret: Ret, op: Pair) -> Builtin {
    Builtin::method(name, Class::Pair, args, ret, BuiltinOp::Pair(op))
}

const fn make(name: &'static str, args: &'static [ArgType], op: Pair) -> Builtin {
    Builtin::function("", name, On::Type(Class::Pair), args, Ret::T, BuiltinOp::Pair(op))
}

pub(super) static BUILTINS: &[Builtin] = &[
    make("new", &[ArgType::Half, ArgType::Half], Pair::New),
    make("splat", &[ArgType::Half], Pair::Splat),
    make("from_bits", &[ArgType::Bits], Pair::FromBits),
    make("from_f32", &[ArgType::F32s], Pair::FromF32),
    of("lo", &[], Ret::Half, Pair::Lo),
    of("hi", &[], Ret::Half, Pair::Hi),
    of("swapped", &[], Ret::T, Pair::Swapped),
    of("to_bits", &[], Ret::Unsigned, Pair::ToBits),
    of("to_f32", &[], Ret::F32s, Pair::ToF32),
    of("min", &[ArgType::T], Ret::T, Pair::Min),
    of("max", &[ArgType::T], Ret::T, Pair::Max),
    of("abs", &[], Ret::T, Pair::Abs),
    of("mul_add", &[ArgType::T, ArgType::T], Ret::T, Pair::MulAdd),
    of("dot", &[ArgType::T, ArgType::F32], Ret::F32, Pair::Dot),
];
