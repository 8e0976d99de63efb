//! Operations over the lanes of a workgroup.

use super::op::{BuiltinOp, Combine, Scan, Workgroup};
use super::wave::{ANY, BOTH, NUMBER};
use super::{ArgType, Builtin, Needs, On, Ret, Yields};

const fn block(
    name: &'static str,
    on: On,
    args: &'static [ArgType],
    ret: Ret,
    yields: Yields,
    op: Workgroup,
) -> Builtin {
    let needs = Needs::Workgroup;
    Builtin { yields, needs, ..Builtin::function("block", name, on, args, ret, BuiltinOp::Workgroup(op)) }
}

pub(super) static BUILTINS: &[Builtin] = &[
    block("sum", NUMBER, &[ArgType::T], Ret::T, Yields::Workgroup, Workgroup::Fold(Combine::Sum)),
    block("product", NUMBER, &[ArgType::T], Ret::T, Yields::Workgroup, Workgroup::Fold(Combine::Product)),
    block("min", NUMBER, &[ArgType::T], Ret::T, Yields::Workgroup, Workgroup::Fold(Combine::Min)),
    block("max", NUMBER, &[ArgType::T], Ret::T, Yields::Workgroup, Workgroup::Fold(Combine::Max)),
    block(
        "inclusive_sum",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Workgroup::Scan(Combine::Sum, Scan::Inclusive),
    ),
    block(
        "inclusive_product",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Workgroup::Scan(Combine::Product, Scan::Inclusive),
    ),
    block(
        "inclusive_min",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Workgroup::Scan(Combine::Min, Scan::Inclusive),
    ),
    block(
        "inclusive_max",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Workgroup::Scan(Combine::Max, Scan::Inclusive),
    ),
    block(
        "exclusive_sum",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Workgroup::Scan(Combine::Sum, Scan::Exclusive),
    ),
    block(
        "exclusive_product",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Workgroup::Scan(Combine::Product, Scan::Exclusive),
    ),
    block(
        "exclusive_min",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Workgroup::Scan(Combine::Min, Scan::Exclusive),
    ),
    block(
        "exclusive_max",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Workgroup::Scan(Combine::Max, Scan::Exclusive),
    ),
    block("reduce", ANY, &[ArgType::T, ArgType::Closure(&BOTH)], Ret::T, Yields::Workgroup, Workgroup::Reduce),
    block("broadcast", ANY, &[ArgType::T, ArgType::UniformU32], Ret::T, Yields::Workgroup, Workgroup::Broadcast),
    block("any", On::Nothing, &[ArgType::Bool], Ret::Bool, Yields::Workgroup, Workgroup::Any),
    block("all", On::Nothing, &[ArgType::Bool], Ret::Bool, Yields::Workgroup, Workgroup::All),
];
