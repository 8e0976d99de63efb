//! What a wave's lanes say together.

use super::tree::{Combine, by_word, combined, tree};
use super::{Arg, Builtin, Class, Emit, Needs, On, Operands, Piece, Ret, Takes, Yields, one};
use crate::ir::{BinOp, IPred, Op, Ty, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::source::Diagnostic;

const fn wave(name: &'static str, on: On, args: &'static [Arg], ret: Ret, yields: Yields, emit: Emit) -> Builtin {
    Builtin { module: "wave", name, on, args, ret, yields, needs: Needs::Wave, costly: false, emit }
}

type Leaves = Result<Vec<Leaf>, Diagnostic>;

/// One bit per lane that runs.
pub(super) fn lanes(l: &mut Lowerer<'_>) -> Value {
    let yes = l.b1(true);
    l.op(Op::Ballot(yes), Ty::I32)
}

/// `there` where lane `from` (0..=31) runs, else `own`.
fn or_own(l: &mut Lowerer<'_>, from: Value, there: Value, own: Value) -> Value {
    let lanes = lanes(l);
    let bit = l.bin(BinOp::ShrU, lanes, from);
    let one = l.i32(1);
    let bit = l.bin(BinOp::And, bit, one);
    let zero = l.i32(0);
    let runs = l.icmp(IPred::Ne, bit, zero);
    l.select(runs, there, own)
}

/// Each of the values that the first argument is made of.
fn each(l: &mut Lowerer<'_>, g: &Operands, f: &mut dyn FnMut(&mut Lowerer<'_>, Value) -> Value) -> Leaves {
    Ok(g.values(0).into_iter().map(|v| Leaf::Value(f(l, v))).collect())
}

/// A word of another lane.
fn at(l: &mut Lowerer<'_>, v: Value, op: impl Fn(Value) -> Op) -> Value {
    by_word(l, v, &mut |l, w| {
        let ty = l.ty(w);
        l.op(op(w), ty)
    })
}

fn whole(l: &mut Lowerer<'_>, g: &Operands, how: Combine) -> Leaves {
    let v = how.reduced(l, g.scalar(), g.v(0))?;
    one(v)
}

fn scanned(l: &mut Lowerer<'_>, g: &Operands, how: Combine, inclusive: bool) -> Leaves {
    one(how.scanned(l, g.scalar(), g.v(0), inclusive))
}

fn reduce(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let all = tree(l, g.values(0), &mut |l, a, b| combined(l, g, a, b))?;
    Ok(all.into_iter().map(Leaf::Value).collect())
}

fn elect(l: &mut Lowerer<'_>) -> Leaves {
    let lanes = lanes(l);
    let first = l.un(UnOp::TrailingZeros, lanes, Ty::I32);
    let own = l.op(Op::Lane, Ty::I32);
    one(l.icmp(IPred::Eq, own, first))
}

fn shuffle_xor(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let Some(mask) = l.constant(g.v(1)) else { return shuffle_by(l, g) };
    if !(1..32).contains(&mask) {
        return Err(Diagnostic::new(g.spans[1], format!("the mask of `shuffle_xor` is 1..=31, not {mask}")));
    }
    each(l, g, &mut |l, own| {
        let there = at(l, own, |w| Op::ShuffleXor(w, mask as u8));
        let lane = l.op(Op::Lane, Ty::I32);
        let mask = l.i32(mask);
        let from = l.bin(BinOp::Xor, lane, mask);
        or_own(l, from, there, own)
    })
}

/// `shuffle_xor` with a mask that is not a constant, taken modulo 32: a `ds_bpermute`.
fn shuffle_by(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let lane = l.op(Op::Lane, Ty::I32);
    let from = l.bin(BinOp::Xor, lane, g.v(1));
    shuffle_from(l, g, from)
}

/// A lane's number, whatever is given: modulo 32.
fn lane_number(l: &mut Lowerer<'_>, v: Value) -> Value {
    if l.bound(v).is_some_and(|b| b < 32) {
        return v;
    }
    let last = l.i32(31);
    l.bin(BinOp::And, v, last)
}

fn shuffle(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    shuffle_from(l, g, g.v(1))
}

fn shuffle_from(l: &mut Lowerer<'_>, g: &Operands, from: Value) -> Leaves {
    let from = lane_number(l, from);
    each(l, g, &mut |l, own| {
        let there = at(l, own, |w| Op::Shuffle(w, from));
        or_own(l, from, there, own)
    })
}

fn shuffle_up(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let lane = l.op(Op::Lane, Ty::I32);
    let from = l.bin(BinOp::Sub, lane, g.v(1));
    let exists = l.icmp(IPred::GeU, lane, g.v(1));
    neighbour(l, g, from, exists)
}

fn shuffle_down(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let lane = l.op(Op::Lane, Ty::I32);
    let last = l.i32(31);
    let room = l.bin(BinOp::Sub, last, lane);
    let exists = l.icmp(IPred::LeU, g.v(1), room);
    let from = l.bin(BinOp::Add, lane, g.v(1));
    neighbour(l, g, from, exists)
}

fn neighbour(l: &mut Lowerer<'_>, g: &Operands, from: Value, exists: Value) -> Leaves {
    each(l, g, &mut |l, own| {
        let there = at(l, own, |w| Op::Shuffle(w, from));
        let there = or_own(l, from, there, own);
        l.select(exists, there, own)
    })
}

/// The lane that is asked for, or the first where that one does not run: the result must be the same in all.
fn lane_or_first(l: &mut Lowerer<'_>, from: Value) -> Value {
    let from = lane_number(l, from);
    let lanes = lanes(l);
    let bit = l.bin(BinOp::ShrU, lanes, from);
    let (unit, zero) = (l.i32(1), l.i32(0));
    let bit = l.bin(BinOp::And, bit, unit);
    let runs = l.icmp(IPred::Ne, bit, zero);
    let first = l.un(UnOp::TrailingZeros, lanes, Ty::I32);
    l.select(runs, from, first)
}

/// The values of one lane in all.
pub(super) fn broadcast_of(l: &mut Lowerer<'_>, values: &[Value], from: Value) -> Vec<Value> {
    let from = lane_or_first(l, from);
    values.iter().map(|v| at(l, *v, |w| Op::ReadLane(w, from))).collect()
}

fn broadcast(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let all = broadcast_of(l, &g.values(0), g.v(1));
    Ok(all.into_iter().map(Leaf::Value).collect())
}

/// The value of the first lane in all.
pub(super) fn first_of(l: &mut Lowerer<'_>, v: Value) -> Value {
    let lanes = lanes(l);
    let from = l.un(UnOp::TrailingZeros, lanes, Ty::I32);
    at(l, v, |w| Op::ReadLane(w, from))
}

fn first(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    each(l, g, &mut first_of)
}

pub(super) const NUMBER: On = On::Some(Class::Number);
pub(super) const ANY: On = On::Some(Class::Exchange);
const BITS: On = On::Some(Class::Bits);
pub(super) static BOTH: Takes = Takes { params: &[Piece::T, Piece::T], gives: Piece::T };

pub(super) static BUILTINS: &[Builtin] = &[
    wave("sum", NUMBER, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Sum)),
    wave("product", NUMBER, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Product)),
    wave("max", NUMBER, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Max)),
    wave("min", NUMBER, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Min)),
    wave("and", BITS, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::And)),
    wave("or", BITS, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Or)),
    wave("xor", BITS, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Xor)),
    wave("inclusive_sum", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| scanned(l, g, Combine::Sum, true)),
    wave("inclusive_product", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| {
        scanned(l, g, Combine::Product, true)
    }),
    wave("inclusive_min", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| scanned(l, g, Combine::Min, true)),
    wave("inclusive_max", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| scanned(l, g, Combine::Max, true)),
    wave("exclusive_sum", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| scanned(l, g, Combine::Sum, false)),
    wave("exclusive_product", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| {
        scanned(l, g, Combine::Product, false)
    }),
    wave("exclusive_min", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| scanned(l, g, Combine::Min, false)),
    wave("exclusive_max", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| scanned(l, g, Combine::Max, false)),
    wave("reduce", ANY, &[Arg::T, Arg::Closure(&BOTH)], Ret::T, Yields::Wave, reduce),
    wave("elect", On::Nothing, &[], Ret::Bool, Yields::Divergent, |l, _| elect(l)),
    wave("shuffle_xor", ANY, &[Arg::T, Arg::U32], Ret::T, Yields::Divergent, shuffle_xor),
    wave("shuffle", ANY, &[Arg::T, Arg::U32], Ret::T, Yields::Divergent, shuffle),
    wave("shuffle_up", ANY, &[Arg::T, Arg::U32], Ret::T, Yields::Divergent, shuffle_up),
    wave("shuffle_down", ANY, &[Arg::T, Arg::U32], Ret::T, Yields::Divergent, shuffle_down),
    wave("broadcast", ANY, &[Arg::T, Arg::UniformU32], Ret::T, Yields::Wave, broadcast),
    wave("first", ANY, &[Arg::T], Ret::T, Yields::Wave, first),
    wave("ballot", On::Nothing, &[Arg::Bool], Ret::U32, Yields::Wave, |l, g| one(l.op(Op::Ballot(g.v(0)), Ty::I32))),
    wave("any", On::Nothing, &[Arg::Bool], Ret::Bool, Yields::Wave, |l, g| one(l.op(Op::Any(g.v(0)), Ty::B1))),
    wave("all", On::Nothing, &[Arg::Bool], Ret::Bool, Yields::Wave, |l, g| one(l.op(Op::All(g.v(0)), Ty::B1))),
];
