//! Arrays in registers, built element by element.

use super::op::{Array, BuiltinOp};
use super::{Arg, Builtin, Class, On, Piece, Ret, Takes};

static OF_INDEX: Takes = Takes { params: &[Piece::Usize], gives: Piece::New };
static OF_ELEMENT: Takes = Takes { params: &[Piece::Elem], gives: Piece::New };

const fn method(name: &'static str, args: &'static [Arg], ret: Ret, op: Array) -> Builtin {
    Builtin::method(name, Class::Array, args, ret, BuiltinOp::Array(op))
}

pub(super) static BUILTINS: &[Builtin] = &[
    Builtin::function(
        "array",
        "from_fn",
        On::Nothing,
        &[Arg::Closure(&OF_INDEX)],
        Ret::Array,
        BuiltinOp::Array(Array::FromFn),
    ),
    method("dot", &[Arg::T, Arg::F32], Ret::F32, Array::Dot),
    method("map", &[Arg::Closure(&OF_ELEMENT)], Ret::Array, Array::Map),
];
