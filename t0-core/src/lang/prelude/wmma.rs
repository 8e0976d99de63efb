//! Matrix fragments.

use super::op::{BuiltinOp, Wmma};
use super::{Arg, Builtin, Class, Needs, On, Piece, Ret, Takes, Yields};

const fn builtin(name: &'static str, on: On, args: &'static [Arg], ret: Ret, needs: Needs, op: Wmma) -> Builtin {
    let row = Builtin::function("wmma", name, on, args, ret, BuiltinOp::Wmma(op));
    Builtin { yields: Yields::Divergent, needs, ..row }
}

const fn method(name: &'static str, on: Class, args: &'static [Arg], ret: Ret, op: Wmma) -> Builtin {
    Builtin::method(name, on, args, ret, BuiltinOp::Wmma(op))
}

const fn divergent(row: Builtin) -> Builtin {
    Builtin { yields: Yields::Divergent, ..row }
}

static OF_ELEMENT: Takes = Takes { params: &[Piece::Elem], gives: Piece::New };
static OF_PLACE: Takes = Takes { params: &[Piece::U32, Piece::U32, Piece::Elem], gives: Piece::New };
static OF_TWO: Takes = Takes { params: &[Piece::Elem, Piece::Elem], gives: Piece::New };

pub(super) static BUILTINS: &[Builtin] = &[
    builtin(
        "A::load",
        On::Some(Class::Matrix),
        &[Arg::Tile, Arg::Count, Arg::Count],
        Ret::A,
        Needs::Wave,
        Wmma::LoadFragment,
    ),
    builtin(
        "B::load",
        On::Some(Class::Matrix),
        &[Arg::Tile, Arg::Count, Arg::Count],
        Ret::B,
        Needs::Wave,
        Wmma::LoadFragment,
    ),
    builtin("Acc::zero", On::Nothing, &[], Ret::T, Needs::Nothing, Wmma::Zero),
    builtin("Acc::splat", On::Nothing, &[Arg::Elem], Ret::T, Needs::Nothing, Wmma::Splat),
    builtin("Acc::load", On::Nothing, &[Arg::Tile, Arg::Count, Arg::Count], Ret::T, Needs::Nothing, Wmma::LoadSums),
    builtin("mma", On::Some(Class::Matrix), &[Arg::A, Arg::B, Arg::Acc], Ret::Acc, Needs::Wave, Wmma::MultiplyAdd),
    divergent(method("get", Class::Acc, &[Arg::ConstCount], Ret::Elem, Wmma::Get)),
    divergent(method("row", Class::Acc, &[Arg::ConstCount], Ret::U32, Wmma::Row)),
    divergent(method("col", Class::Acc, &[], Ret::U32, Wmma::Col)),
    divergent(method("set", Class::Acc, &[Arg::ConstCount, Arg::Elem], Ret::T, Wmma::Set)),
    method("store", Class::Acc, &[Arg::TileMut, Arg::Count, Arg::Count], Ret::Unit, Wmma::Store),
    divergent(method("map", Class::Acc, &[Arg::Closure(&OF_ELEMENT)], Ret::Sums, Wmma::Map)),
    divergent(method("map_indexed", Class::Acc, &[Arg::Closure(&OF_PLACE)], Ret::Sums, Wmma::MapIndexed)),
    divergent(method("zip_map", Class::Acc, &[Arg::T, Arg::Closure(&OF_TWO)], Ret::Sums, Wmma::ZipMap)),
];
