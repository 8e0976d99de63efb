//! Matrix fragments.

use super::op::{BuiltinOp, Combine, Wmma};
use super::{ArgType, Builtin, Class, ClosureType, Needs, On, Ret, Takes, Yields};

const fn builtin(name: &'static str, on: On, args: &'static [ArgType], ret: Ret, needs: Needs, op: Wmma) -> Builtin {
    let row = Builtin::function("wmma", name, on, args, ret, BuiltinOp::Wmma(op));
    Builtin { yields: Yields::Divergent, needs, ..row }
}

const fn method(name: &'static str, on: Class, args: &'static [ArgType], ret: Ret, op: Wmma) -> Builtin {
    Builtin::method(name, on, args, ret, BuiltinOp::Wmma(op))
}

const fn divergent(row: Builtin) -> Builtin {
    Builtin { yields: Yields::Divergent, ..row }
}

/// A method that gives each element the reduction of its row.
const fn of_rows(name: &'static str, how: Combine) -> Builtin {
    Builtin { needs: Needs::Wave, ..divergent(method(name, Class::Acc, &[], Ret::T, Wmma::RowFold(how))) }
}

static OF_ELEMENT: Takes = Takes { params: &[ClosureType::Elem], gives: ClosureType::New };
static OF_PLACE: Takes =
    Takes { params: &[ClosureType::U32, ClosureType::U32, ClosureType::Elem], gives: ClosureType::New };
static OF_TWO: Takes = Takes { params: &[ClosureType::Elem, ClosureType::Elem], gives: ClosureType::New };

/// A function that loads a fragment: from a tile, an offset and a stride.
const fn fragment(name: &'static str, ret: Ret, op: Wmma) -> Builtin {
    builtin(name, On::Some(Class::Matrix), &[ArgType::Tile, ArgType::Count, ArgType::Count], ret, Needs::Wave, op)
}

pub(super) static BUILTINS: &[Builtin] = &[
    fragment("A::load", Ret::A, Wmma::LoadFragment),
    fragment("B::load", Ret::B, Wmma::LoadFragment),
    fragment("A::load_transposed", Ret::A, Wmma::LoadTransposed),
    fragment("B::load_transposed", Ret::B, Wmma::LoadTransposed),
    builtin("Acc::zero", On::Nothing, &[], Ret::T, Needs::Nothing, Wmma::Zero),
    builtin("Acc::splat", On::Nothing, &[ArgType::Elem], Ret::T, Needs::Nothing, Wmma::Splat),
    builtin(
        "Acc::load",
        On::Nothing,
        &[ArgType::Tile, ArgType::Count, ArgType::Count],
        Ret::T,
        Needs::Nothing,
        Wmma::LoadSums,
    ),
    builtin(
        "mma",
        On::Some(Class::Matrix),
        &[ArgType::A, ArgType::B, ArgType::Acc],
        Ret::Last,
        Needs::Wave,
        Wmma::MultiplyAdd,
    ),
    divergent(method("get", Class::Acc, &[ArgType::ConstCount], Ret::Elem, Wmma::Get)),
    divergent(method("row", Class::Acc, &[ArgType::ConstCount], Ret::U32, Wmma::Row)),
    divergent(method("col", Class::Acc, &[], Ret::U32, Wmma::Col)),
    divergent(method("set", Class::Acc, &[ArgType::ConstCount, ArgType::Elem], Ret::T, Wmma::Set)),
    method("store", Class::Acc, &[ArgType::TileMut, ArgType::Count, ArgType::Count], Ret::Unit, Wmma::Store),
    divergent(method("map", Class::Acc, &[ArgType::Closure(&OF_ELEMENT)], Ret::Sums, Wmma::Map)),
    divergent(method("map_indexed", Class::Acc, &[ArgType::Closure(&OF_PLACE)], Ret::Sums, Wmma::MapIndexed)),
    divergent(method("zip_map", Class::Acc, &[ArgType::T, ArgType::Closure(&OF_TWO)], Ret::Sums, Wmma::ZipMap)),
    of_rows("row_max", Combine::Max),
    of_rows("row_sum", Combine::Sum),
];
