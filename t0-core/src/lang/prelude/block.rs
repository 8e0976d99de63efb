//! What a workgroup's lanes say together: each wave by itself, then the waves' words through LDS.
//!
//! Every wave leaves its word in LDS between barriers. Waves that do not exist leave none: their words were set to the
//! identity before, by all lanes alike.

use super::wave::{Combine, NUMBER, constant, reduced, scan};
use super::{Arg, Emit, Given, Needs, On, Ret, Word, Yields, one};
use crate::ir::{BinOp, IPred, Mem, Op, Ty, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::types::Scalar;
use crate::source::Diagnostic;

const fn block(name: &'static str, on: On, args: &'static [Arg], ret: Ret, yields: Yields, emit: Emit) -> Word {
    Word { module: "block", name, on, args, ret, yields, needs: Needs::Workgroup, emit }
}

type Leaves = Result<Vec<Leaf>, Diagnostic>;

/// The words of all waves of the workgroup, the first wave's first; those that do not exist give the identity.
fn words(l: &mut Lowerer<'_>, own: Value, s: Scalar, how: Combine) -> Vec<Value> {
    let waves = l.block_shape().iter().product::<u32>().div_ceil(32);
    if waves == 1 {
        return vec![own];
    }
    let array = l.wave_words(waves);
    // -0.0 is what added changes nothing.
    let identity = if s == Scalar::F32 && how.identity(s) == 0 { 1 << 31 } else { how.identity(s) };
    let identity = l.i32(identity);
    l.effect(Op::Barrier);
    let zero = l.i32(0);
    let mut done = 0;
    while done < waves {
        let n = (waves - done).min(4) as u8;
        let n = if n == 3 { 2 } else { n };
        let value = if n == 1 { identity } else { l.op(Op::Pack(vec![identity; n.into()]), Ty::Words(n)) };
        l.effect(Op::LdsStore { array, mem: Mem::Words(n), offset: zero, imm: 4 * done, value });
        done += u32::from(n);
    }
    l.effect(Op::Barrier);
    let wave = l.op(Op::WaveId, Ty::I32);
    let four = l.i32(4);
    let offset = l.bin(BinOp::Mul, wave, four);
    let value = if s == Scalar::F32 { l.op(Op::Bitcast(own), Ty::I32) } else { own };
    l.effect(Op::LdsStore { array, mem: Mem::Words(1), offset, imm: 0, value });
    l.effect(Op::Barrier);
    (0..waves)
        .map(|w| {
            let word = l.op(Op::LdsLoad { array, mem: Mem::Words(1), offset: zero, imm: 4 * w }, Ty::I32);
            let word = l.un(UnOp::ReadFirst, word, Ty::I32);
            if s == Scalar::F32 { l.op(Op::Bitcast(word), Ty::F32) } else { word }
        })
        .collect()
}

/// The waves' words one after another, the first wave's first.
fn joined(l: &mut Lowerer<'_>, own: Value, s: Scalar, how: Combine) -> Value {
    let all = words(l, own, s, how);
    let first = all[0];
    all[1..].iter().fold(first, |sum, w| l.bin(how.op(s), sum, *w))
}

fn reduce(l: &mut Lowerer<'_>, g: &Given, how: Combine) -> Leaves {
    let own = reduced(l, g, how)?;
    one(joined(l, own, g.scalar(), how))
}

fn running(l: &mut Lowerer<'_>, g: &Given, how: Combine, inclusive: bool) -> Leaves {
    let s = g.scalar();
    let (within, total) = scan(l, g, how, inclusive);
    let all = words(l, total, s, how);
    if all.len() == 1 {
        return one(within);
    }
    let identity = if s == Scalar::F32 && how.identity(s) == 0 { 1 << 31 } else { how.identity(s) };
    let mut before = constant(l, s, identity);
    let wave = l.op(Op::WaveId, Ty::I32);
    for (w, word) in (0..).zip(&all[..all.len() - 1]) {
        let number = l.i32(w);
        let earlier = l.icmp(IPred::GtU, wave, number);
        let next = l.bin(how.op(s), before, *word);
        before = l.select(earlier, next, before);
    }
    one(l.bin(how.op(s), before, within))
}

/// Whether any lane, or all lanes, say yes.
fn vote(l: &mut Lowerer<'_>, g: &Given, op: fn(Value) -> Op, how: Combine) -> Leaves {
    let own = l.op(op(g.v(0)), Ty::B1);
    let (yes, no) = (l.i32(1), l.i32(0));
    let own = l.select(own, yes, no);
    let all = joined(l, own, Scalar::U32, how);
    one(l.icmp(IPred::Ne, all, no))
}

pub(super) static WORDS: &[Word] = &[
    block("sum", NUMBER, &[Arg::T], Ret::T, Yields::Workgroup, |l, g| reduce(l, g, Combine::Sum)),
    block("product", NUMBER, &[Arg::T], Ret::T, Yields::Workgroup, |l, g| reduce(l, g, Combine::Product)),
    block("min", NUMBER, &[Arg::T], Ret::T, Yields::Workgroup, |l, g| reduce(l, g, Combine::Min)),
    block("max", NUMBER, &[Arg::T], Ret::T, Yields::Workgroup, |l, g| reduce(l, g, Combine::Max)),
    block("inclusive_sum", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| running(l, g, Combine::Sum, true)),
    block("inclusive_product", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| {
        running(l, g, Combine::Product, true)
    }),
    block("inclusive_min", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| running(l, g, Combine::Min, true)),
    block("inclusive_max", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| running(l, g, Combine::Max, true)),
    block("exclusive_sum", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| running(l, g, Combine::Sum, false)),
    block("exclusive_product", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| {
        running(l, g, Combine::Product, false)
    }),
    block("exclusive_min", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| running(l, g, Combine::Min, false)),
    block("exclusive_max", NUMBER, &[Arg::T], Ret::T, Yields::Divergent, |l, g| running(l, g, Combine::Max, false)),
    block("any", On::Nothing, &[Arg::Bool], Ret::Bool, Yields::Workgroup, |l, g| vote(l, g, Op::Any, Combine::Max)),
    block("all", On::Nothing, &[Arg::Bool], Ret::Bool, Yields::Workgroup, |l, g| vote(l, g, Op::All, Combine::Min)),
];
