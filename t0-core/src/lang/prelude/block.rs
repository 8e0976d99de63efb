//! Operations over the lanes of a workgroup.

use super::op::{Block, BuiltinOp, Combine, Scan};
use super::wave::{ANY, BOTH, NUMBER};
use super::{Arg, Builtin, Needs, On, Ret, Yields};

const fn block(name: &'static str, on: On, args: &'static [Arg], ret: Ret, yields: Yields, op: Block) -> Builtin {
    let needs = Needs::Workgroup;
    Builtin { yields, needs, ..Builtin::function("block", name, on, args, ret, BuiltinOp::Block(op)) }
}

pub(super) static BUILTINS: &[Builtin] = &[
    block("sum", NUMBER, &[Arg::T], Ret::T, Yields::Workgroup, Block::Fold(Combine::Sum)),
    block("product", NUMBER, &[Arg::T], Ret::T, Yields::Workgroup, Block::Fold(Combine::Product)),
    block("min", NUMBER, &[Arg::T], Ret::T, Yields::Workgroup, Block::Fold(Combine::Min)),
    block("max", NUMBER, &[Arg::T], Ret::T, Yields::Workgroup, Block::Fold(Combine::Max)),
    block("inclusive_sum", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, Block::Scan(Combine::Sum, Scan::Inclusive)),
    block(
        "inclusive_product",
        NUMBER,
        &[Arg::T],
        Ret::T,
        Yields::Divergent,
        Block::Scan(Combine::Product, Scan::Inclusive),
    ),
    block("inclusive_min", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, Block::Scan(Combine::Min, Scan::Inclusive)),
    block("inclusive_max", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, Block::Scan(Combine::Max, Scan::Inclusive)),
    block("exclusive_sum", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, Block::Scan(Combine::Sum, Scan::Exclusive)),
    block(
        "exclusive_product",
        NUMBER,
        &[Arg::T],
        Ret::T,
        Yields::Divergent,
        Block::Scan(Combine::Product, Scan::Exclusive),
    ),
    block("exclusive_min", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, Block::Scan(Combine::Min, Scan::Exclusive)),
    block("exclusive_max", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, Block::Scan(Combine::Max, Scan::Exclusive)),
    block("reduce", ANY, &[Arg::T, Arg::Closure(&BOTH)], Ret::T, Yields::Workgroup, Block::Reduce),
    block("broadcast", ANY, &[Arg::T, Arg::UniformU32], Ret::T, Yields::Workgroup, Block::Broadcast),
    block("any", On::Nothing, &[Arg::Bool], Ret::Bool, Yields::Workgroup, Block::Any),
    block("all", On::Nothing, &[Arg::Bool], Ret::Bool, Yields::Workgroup, Block::All),
];
