//! Operations over the lanes of a wave.

use super::operands::{Leaves, Operands, one};
use super::tree::{by_word, combined, tree};
use crate::ir::{Absent, BinOp, IPred, Op, Ty, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::{Combine, Wave};
use crate::source::Diagnostic;

/// A mask with one bit for each active lane.
pub(super) fn lanes(l: &mut Lowerer<'_>) -> Value {
    let yes = l.b1(true);
    l.op(Op::Ballot(yes), Ty::I32)
}

/// `there` where lane `from` (0..=31) is active, else `own`.
fn or_own(l: &mut Lowerer<'_>, from: Value, there: Value, own: Value) -> Value {
    let lanes = lanes(l);
    let bit = l.bin(BinOp::ShrU, lanes, from);
    let one = l.i32(1);
    let bit = l.bin(BinOp::And, bit, one);
    let zero = l.i32(0);
    let runs = l.icmp(IPred::Ne, bit, zero);
    l.select(runs, there, own)
}

/// Applies `f` to each of the values that make up the first argument.
fn each(l: &mut Lowerer<'_>, g: &Operands, f: &mut dyn FnMut(&mut Lowerer<'_>, Value) -> Value) -> Leaves {
    Ok(g.values(0).into_iter().map(|v| Leaf::Value(f(l, v))).collect())
}

/// Applies an operation that moves 32-bit words between lanes.
pub(super) fn at(l: &mut Lowerer<'_>, v: Value, op: impl Fn(Value) -> Op) -> Value {
    by_word(l, v, &mut |l, w| {
        let ty = l.ty(w);
        l.op(op(w), ty)
    })
}

fn whole(l: &mut Lowerer<'_>, g: &Operands, how: Combine) -> Leaves {
    let v = how.reduced(l, g.scalar(), g.v(0))?;
    one(v)
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
        return Err(Diagnostic::new(g.spans[1], format!("the mask of `shuffle_xor` must be in 1..=31, not {mask}")));
    }
    each(l, g, &mut |l, own| at(l, own, |w| Op::ShuffleXor(w, mask as u8, Absent::Own)))
}

/// `shuffle_xor` with a mask that is not a constant. The mask is taken modulo 32, and the shuffle is a `ds_bpermute`.
fn shuffle_by(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let lane = l.op(Op::Lane, Ty::I32);
    let from = l.bin(BinOp::Xor, lane, g.v(1));
    shuffle_from(l, g, from)
}

/// A lane number: the value modulo 32.
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

/// The requested lane or, if it is inactive, the first active one. The result must be the same in all lanes.
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

/// The values of one lane, in all lanes.
pub(super) fn broadcast_of(l: &mut Lowerer<'_>, values: &[Value], from: Value) -> Vec<Value> {
    let from = lane_or_first(l, from);
    values.iter().map(|v| at(l, *v, |w| Op::ReadLane(w, from))).collect()
}

fn broadcast(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let all = broadcast_of(l, &g.values(0), g.v(1));
    Ok(all.into_iter().map(Leaf::Value).collect())
}

/// The value of the first active lane, in all lanes.
pub(super) fn first_of(l: &mut Lowerer<'_>, v: Value) -> Value {
    let lanes = lanes(l);
    let from = l.un(UnOp::TrailingZeros, lanes, Ty::I32);
    at(l, v, |w| Op::ReadLane(w, from))
}

fn first(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    each(l, g, &mut first_of)
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Wave, g: &Operands) -> Leaves {
    match op {
        Wave::Fold(how) => whole(l, g, how),
        Wave::Scan(how, scan) => one(how.scanned(l, g.scalar(), g.v(0), scan)),
        Wave::Reduce => reduce(l, g),
        Wave::Elect => elect(l),
        Wave::ShuffleXor => shuffle_xor(l, g),
        Wave::Shuffle => shuffle(l, g),
        Wave::ShuffleUp => shuffle_up(l, g),
        Wave::ShuffleDown => shuffle_down(l, g),
        Wave::Broadcast => broadcast(l, g),
        Wave::First => first(l, g),
        Wave::Ballot => one(l.op(Op::Ballot(g.v(0)), Ty::I32)),
        Wave::Any => one(l.op(Op::Any(g.v(0)), Ty::B1)),
        Wave::All => one(l.op(Op::All(g.v(0)), Ty::B1)),
    }
}
