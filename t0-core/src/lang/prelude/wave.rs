//! What a wave's lanes say together.

use super::{Arg, Class, Emit, Given, Needs, On, Ret, Word, Yields, one};
use crate::ir::{BinOp, IPred, Op, ReduceOp, Ty, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::Scalar;
use crate::source::Diagnostic;

const fn wave(name: &'static str, on: On, args: &'static [Arg], ret: Ret, yields: Yields, emit: Emit) -> Word {
    Word { module: "wave", name, on, args, ret, yields, needs: Needs::Wave, emit }
}

type Leaves = Result<Vec<Leaf>, Diagnostic>;

/// Reduces with the operation for u32, i32, f32.
fn reduce(l: &mut Lowerer<'_>, g: &Given, ops: [ReduceOp; 3]) -> Leaves {
    let op = match g.scalar() {
        Scalar::U32 => ops[0],
        Scalar::I32 => ops[1],
        _ => ops[2],
    };
    let ty = g.scalar().ir();
    one(l.op(Op::Reduce(op, g.v(0)), ty))
}

/// One bit per lane that runs.
fn lanes(l: &mut Lowerer<'_>) -> Value {
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

/// Integers: lane by lane, since the machine's reductions have no product; the order does not matter to wrapping products.
fn product(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let lanes = lanes(l);
    let mut product = l.i32(1);
    for j in 0..32 {
        let lane = l.i32(j);
        let x = l.op(Op::ReadLane(g.v(0), lane), Ty::I32);
        let bit = l.i32(1 << j);
        let bit = l.bin(BinOp::And, lanes, bit);
        let (zero, unit) = (l.i32(0), l.i32(1));
        let runs = l.icmp(IPred::Ne, bit, zero);
        let factor = l.select(runs, x, unit);
        product = l.bin(BinOp::Mul, product, factor);
    }
    one(product)
}

/// What is combined, at u32, i32 and f32.
#[derive(Clone, Copy)]
pub(super) enum Combine {
    Sum,
    Product,
    Min,
    Max,
}

impl Combine {
    pub(super) fn op(self, s: Scalar) -> BinOp {
        match (self, s) {
            (Combine::Sum, Scalar::F32) => BinOp::FAdd,
            (Combine::Sum, _) => BinOp::Add,
            (Combine::Product, Scalar::F32) => BinOp::FMul,
            (Combine::Product, _) => BinOp::Mul,
            (Combine::Min, Scalar::F32) => BinOp::FMin,
            (Combine::Min, Scalar::I32) => BinOp::MinS,
            (Combine::Min, _) => BinOp::MinU,
            (Combine::Max, Scalar::F32) => BinOp::FMax,
            (Combine::Max, Scalar::I32) => BinOp::MaxS,
            (Combine::Max, _) => BinOp::MaxU,
        }
    }

    /// The bits of what lies before the first lane.
    pub(super) fn identity(self, s: Scalar) -> u32 {
        match (self, s) {
            (Combine::Sum, _) => 0,
            (Combine::Product, Scalar::F32) => 1f32.to_bits(),
            (Combine::Product, _) => 1,
            (Combine::Min, Scalar::F32) => f32::INFINITY.to_bits(),
            (Combine::Min, Scalar::I32) => i32::MAX as u32,
            (Combine::Min, _) => u32::MAX,
            (Combine::Max, Scalar::F32) => f32::NEG_INFINITY.to_bits(),
            (Combine::Max, Scalar::I32) => i32::MIN as u32,
            (Combine::Max, _) => 0,
        }
    }
}

/// A constant of a scalar type by its bits.
pub(super) fn constant(l: &mut Lowerer<'_>, s: Scalar, bits: u32) -> Value {
    if s == Scalar::F32 { l.f32(f32::from_bits(bits)) } else { l.i32(bits) }
}

/// Lane by lane from the first: a lane takes what has come together before it, and with `inclusive` itself too. Also what has come
/// together behind the last.
pub(super) fn scan(l: &mut Lowerer<'_>, g: &Given, how: Combine, inclusive: bool) -> (Value, Value) {
    let s = g.scalar();
    let lanes = lanes(l);
    let own = l.op(Op::Lane, Ty::I32);
    let mut sum = constant(l, s, how.identity(s));
    let mut result = sum;
    for j in 0..32 {
        let lane = l.i32(j);
        let here = l.icmp(IPred::Eq, own, lane);
        if !inclusive {
            result = l.select(here, sum, result);
        }
        let x = l.op(Op::ReadLane(g.v(0), lane), s.ir());
        let next = l.bin(how.op(s), sum, x);
        let bit = l.i32(1 << j);
        let bit = l.bin(BinOp::And, lanes, bit);
        let zero = l.i32(0);
        let runs = l.icmp(IPred::Ne, bit, zero);
        sum = l.select(runs, next, sum);
        if inclusive {
            result = l.select(here, sum, result);
        }
    }
    (result, sum)
}

fn scanned(l: &mut Lowerer<'_>, g: &Given, how: Combine, inclusive: bool) -> Leaves {
    let (result, _) = scan(l, g, how, inclusive);
    one(result)
}

/// Combines over the lanes of the wave.
pub(super) fn reduced(l: &mut Lowerer<'_>, g: &Given, how: Combine) -> Result<Value, Diagnostic> {
    let leaves = match how {
        Combine::Sum => reduce(l, g, [ReduceOp::Add, ReduceOp::Add, ReduceOp::FAdd]),
        Combine::Product if g.scalar() == Scalar::F32 => reduce(l, g, [ReduceOp::FMul; 3]),
        Combine::Product => product(l, g),
        Combine::Min => reduce(l, g, [ReduceOp::MinU, ReduceOp::MinS, ReduceOp::FMin]),
        Combine::Max => reduce(l, g, [ReduceOp::MaxU, ReduceOp::MaxS, ReduceOp::FMax]),
    }?;
    Ok(leaves.first().map_or(g.v(0), |leaf| leaf.value()))
}

fn whole(l: &mut Lowerer<'_>, g: &Given, how: Combine) -> Leaves {
    let v = reduced(l, g, how)?;
    one(v)
}

fn elect(l: &mut Lowerer<'_>) -> Leaves {
    let lanes = lanes(l);
    let first = l.un(UnOp::TrailingZeros, lanes, Ty::I32);
    let own = l.op(Op::Lane, Ty::I32);
    one(l.icmp(IPred::Eq, own, first))
}

fn shuffle_xor(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let mask = g.constant(l, 1, "the mask of `shuffle_xor`")?;
    if !(1..32).contains(&mask) {
        return Err(Diagnostic::new(g.spans[1], format!("the mask of `shuffle_xor` is 1..=31, not {mask}")));
    }
    let own = g.v(0);
    let there = l.op(Op::ShuffleXor(own, mask as u8), g.scalar().ir());
    let lane = l.op(Op::Lane, Ty::I32);
    let mask = l.i32(mask);
    let from = l.bin(BinOp::Xor, lane, mask);
    one(or_own(l, from, there, own))
}

/// A lane's number, whatever is given: modulo 32.
fn lane_number(l: &mut Lowerer<'_>, v: Value) -> Value {
    if l.bound(v).is_some_and(|b| b < 32) {
        return v;
    }
    let last = l.i32(31);
    l.bin(BinOp::And, v, last)
}

fn shuffle(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let from = lane_number(l, g.v(1));
    let there = l.op(Op::Shuffle(g.v(0), from), g.scalar().ir());
    one(or_own(l, from, there, g.v(0)))
}

fn shuffle_up(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let (own, lane) = (g.v(0), l.op(Op::Lane, Ty::I32));
    let from = l.bin(BinOp::Sub, lane, g.v(1));
    let exists = l.icmp(IPred::GeU, lane, g.v(1));
    neighbour(l, g, own, from, exists)
}

fn shuffle_down(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let (own, lane) = (g.v(0), l.op(Op::Lane, Ty::I32));
    let last = l.i32(31);
    let room = l.bin(BinOp::Sub, last, lane);
    let exists = l.icmp(IPred::LeU, g.v(1), room);
    let from = l.bin(BinOp::Add, lane, g.v(1));
    neighbour(l, g, own, from, exists)
}

fn neighbour(l: &mut Lowerer<'_>, g: &Given, own: Value, from: Value, exists: Value) -> Leaves {
    let there = l.op(Op::Shuffle(own, from), g.scalar().ir());
    let there = or_own(l, from, there, own);
    one(l.select(exists, there, own))
}

/// Of a lane that does not run, the first that does: the result must be the same in all.
fn broadcast(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let from = lane_number(l, g.v(1));
    let lanes = lanes(l);
    let bit = l.bin(BinOp::ShrU, lanes, from);
    let (unit, zero) = (l.i32(1), l.i32(0));
    let bit = l.bin(BinOp::And, bit, unit);
    let runs = l.icmp(IPred::Ne, bit, zero);
    let first = l.un(UnOp::TrailingZeros, lanes, Ty::I32);
    let from = l.select(runs, from, first);
    one(l.op(Op::ReadLane(g.v(0), from), g.scalar().ir()))
}

fn first(l: &mut Lowerer<'_>, g: &Given) -> Leaves {
    let lanes = lanes(l);
    let from = l.un(UnOp::TrailingZeros, lanes, Ty::I32);
    one(l.op(Op::ReadLane(g.v(0), from), g.scalar().ir()))
}

pub(super) const NUMBER: On = On::Some(Class::Number32);
const BITS: On = On::Some(Class::Int32);

pub(super) static WORDS: &[Word] = &[
    wave("sum", NUMBER, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Sum)),
    wave("product", NUMBER, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Product)),
    wave("max", NUMBER, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Max)),
    wave("min", NUMBER, &[Arg::T], Ret::T, Yields::Wave, |l, g| whole(l, g, Combine::Min)),
    wave("and", BITS, &[Arg::T], Ret::T, Yields::Wave, |l, g| reduce(l, g, [ReduceOp::And; 3])),
    wave("or", BITS, &[Arg::T], Ret::T, Yields::Wave, |l, g| reduce(l, g, [ReduceOp::Or; 3])),
    wave("xor", BITS, &[Arg::T], Ret::T, Yields::Wave, |l, g| reduce(l, g, [ReduceOp::Xor; 3])),
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
    wave("elect", On::Nothing, &[], Ret::Bool, Yields::Divergent, |l, _| elect(l)),
    wave("shuffle_xor", NUMBER, &[Arg::T, Arg::ConstU32], Ret::T, Yields::Divergent, shuffle_xor),
    wave("shuffle", NUMBER, &[Arg::T, Arg::U32], Ret::T, Yields::Divergent, shuffle),
    wave("shuffle_up", NUMBER, &[Arg::T, Arg::U32], Ret::T, Yields::Divergent, shuffle_up),
    wave("shuffle_down", NUMBER, &[Arg::T, Arg::U32], Ret::T, Yields::Divergent, shuffle_down),
    wave("broadcast", NUMBER, &[Arg::T, Arg::UniformU32], Ret::T, Yields::Wave, broadcast),
    wave("first", NUMBER, &[Arg::T], Ret::T, Yields::Wave, first),
    wave("ballot", On::Nothing, &[Arg::Bool], Ret::U32, Yields::Wave, |l, g| one(l.op(Op::Ballot(g.v(0)), Ty::I32))),
    wave("any", On::Nothing, &[Arg::Bool], Ret::Bool, Yields::Wave, |l, g| one(l.op(Op::Any(g.v(0)), Ty::B1))),
    wave("all", On::Nothing, &[Arg::Bool], Ret::Bool, Yields::Wave, |l, g| one(l.op(Op::All(g.v(0)), Ty::B1))),
];
