//! Builtins of pairs of halves.

use super::op::{BuiltinOp, Pair};
use super::{Arg, Builtin, Class, On, Ret};

const fn of(name: &'static str, args: &'static [Arg], ret: Ret, op: Pair) -> Builtin {
    Builtin::method(name, Class::Pair, args, ret, BuiltinOp::Pair(op))
}

const fn make(name: &'static str, args: &'static [Arg], op: Pair) -> Builtin {
    Builtin::function("", name, On::Type(Class::Pair), args, Ret::T, BuiltinOp::Pair(op))
}

pub(super) static BUILTINS: &[Builtin] = &[
    make("new", &[Arg::Half, Arg::Half], Pair::New),
    make("splat", &[Arg::Half], Pair::Splat),
    make("from_bits", &[Arg::Bits], Pair::FromBits),
    make("from_f32", &[Arg::F32s], Pair::FromF32),
    of("lo", &[], Ret::Half, Pair::Lo),
    of("hi", &[], Ret::Half, Pair::Hi),
    of("swapped", &[], Ret::T, Pair::Swapped),
    of("to_bits", &[], Ret::Unsigned, Pair::ToBits),
    of("to_f32", &[], Ret::F32s, Pair::ToF32),
    of("min", &[Arg::T], Ret::T, Pair::Min),
    of("max", &[Arg::T], Ret::T, Pair::Max),
    of("abs", &[], Ret::T, Pair::Abs),
    of("mul_add", &[Arg::T, Arg::T], Ret::T, Pair::MulAdd),
    of("dot", &[Arg::T, Arg::F32], Ret::F32, Pair::Dot),
];
