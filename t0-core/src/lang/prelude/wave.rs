//! Operations over the lanes of a wave.

use super::op::{BuiltinOp, Combine, Scan, Wave};
use super::{ArgType, Builtin, Class, ClosureType, Needs, On, Ret, Takes, Yields};

const fn wave(name: &'static str, on: On, args: &'static [ArgType], ret: Ret, yields: Yields, op: Wave) -> Builtin {
    Builtin { yields, needs: Needs::Wave, ..Builtin::function("wave", name, on, args, ret, BuiltinOp::Wave(op)) }
}

pub(super) const NUMBER: On = On::Some(Class::Number);
pub(super) const ANY: On = On::Some(Class::Exchange);
const BITS: On = On::Some(Class::Bits);
pub(super) static BOTH: Takes = Takes { params: &[ClosureType::T, ClosureType::T], gives: ClosureType::T };

pub(super) static BUILTINS: &[Builtin] = &[
    wave("sum", NUMBER, &[ArgType::T], Ret::T, Yields::Wave, Wave::Fold(Combine::Sum)),
    wave("product", NUMBER, &[ArgType::T], Ret::T, Yields::Wave, Wave::Fold(Combine::Product)),
    wave("max", NUMBER, &[ArgType::T], Ret::T, Yields::Wave, Wave::Fold(Combine::Max)),
    wave("min", NUMBER, &[ArgType::T], Ret::T, Yields::Wave, Wave::Fold(Combine::Min)),
    wave("and", BITS, &[ArgType::T], Ret::T, Yields::Wave, Wave::Fold(Combine::And)),
    wave("or", BITS, &[ArgType::T], Ret::T, Yields::Wave, Wave::Fold(Combine::Or)),
    wave("xor", BITS, &[ArgType::T], Ret::T, Yields::Wave, Wave::Fold(Combine::Xor)),
    wave("inclusive_sum", NUMBER, &[ArgType::T], Ret::T, Yields::Divergent, Wave::Scan(Combine::Sum, Scan::Inclusive)),
    wave(
        "inclusive_product",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Wave::Scan(Combine::Product, Scan::Inclusive),
    ),
    wave("inclusive_min", NUMBER, &[ArgType::T], Ret::T, Yields::Divergent, Wave::Scan(Combine::Min, Scan::Inclusive)),
    wave("inclusive_max", NUMBER, &[ArgType::T], Ret::T, Yields::Divergent, Wave::Scan(Combine::Max, Scan::Inclusive)),
    wave("exclusive_sum", NUMBER, &[ArgType::T], Ret::T, Yields::Divergent, Wave::Scan(Combine::Sum, Scan::Exclusive)),
    wave(
        "exclusive_product",
        NUMBER,
        &[ArgType::T],
        Ret::T,
        Yields::Divergent,
        Wave::Scan(Combine::Product, Scan::Exclusive),
    ),
    wave("exclusive_min", NUMBER, &[ArgType::T], Ret::T, Yields::Divergent, Wave::Scan(Combine::Min, Scan::Exclusive)),
    wave("exclusive_max", NUMBER, &[ArgType::T], Ret::T, Yields::Divergent, Wave::Scan(Combine::Max, Scan::Exclusive)),
    wave("reduce", ANY, &[ArgType::T, ArgType::Closure(&BOTH)], Ret::T, Yields::Wave, Wave::Reduce),
    wave("elect", On::Nothing, &[], Ret::Bool, Yields::Divergent, Wave::Elect),
    wave("shuffle_xor", ANY, &[ArgType::T, ArgType::U32], Ret::T, Yields::Divergent, Wave::ShuffleXor),
    wave("shuffle", ANY, &[ArgType::T, ArgType::U32], Ret::T, Yields::Divergent, Wave::Shuffle),
    wave("shuffle_up", ANY, &[ArgType::T, ArgType::U32], Ret::T, Yields::Divergent, Wave::ShuffleUp),
    wave("shuffle_down", ANY, &[ArgType::T, ArgType::U32], Ret::T, Yields::Divergent, Wave::ShuffleDown),
    wave("broadcast", ANY, &[ArgType::T, ArgType::UniformU32], Ret::T, Yields::Wave, Wave::Broadcast),
    wave("first", ANY, &[ArgType::T], Ret::T, Yields::Wave, Wave::First),
    wave("ballot", On::Nothing, &[ArgType::Bool], Ret::U32, Yields::Wave, Wave::Ballot),
    wave("any", On::Nothing, &[ArgType::Bool], Ret::Bool, Yields::Wave, Wave::Any),
    wave("all", On::Nothing, &[ArgType::Bool], Ret::Bool, Yields::Wave, Wave::All),
];
