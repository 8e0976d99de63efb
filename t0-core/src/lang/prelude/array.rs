//! Arrays in registers, built element by element.

use super::op::{Array, BuiltinOp};
use super::{ArgType, Builtin, Class, ClosureType, On, Ret, Takes};

static OF_INDEX: Takes = Takes { params: &[ClosureType::Usize], gives: ClosureType::New };
static OF_ELEMENT: Takes = Takes { params: &[ClosureType::Elem], gives: ClosureType::New };

const fn method(name: &'static str, on: Class, args: &'static [ArgType], ret: Ret, op: Array) -> Builtin {
    Builtin::method(name, on, args, ret, BuiltinOp::Array(op))
}

pub(super) static BUILTINS: &[Builtin] = &[
    Builtin::function(
        "array",
        "from_fn",
        On::Nothing,
        &[ArgType::Closure(&OF_INDEX)],
        Ret::Array,
        BuiltinOp::Array(Array::FromFn),
    ),
    method("dot", Class::FloatArray, &[ArgType::T, ArgType::F32], Ret::F32, Array::Dot),
    method("dot", Class::ByteArray, &[ArgType::ByteArray, ArgType::SumOfProducts], Ret::Last, Array::DotBytes),
    method("map", Class::Array, &[ArgType::Closure(&OF_ELEMENT)], Ret::Array, Array::Map),
];
