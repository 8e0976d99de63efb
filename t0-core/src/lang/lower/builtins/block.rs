//! Operations over the lanes of a workgroup: each wave computes its own result, then the results are exchanged through
//! LDS.
//!
//! The LDS array has a row for each word of a contribution, with a word for each wave. If the launch rules do not prove
//! that all lanes exist, a row before these has a bit for each of a wave's existing lanes. The bits are zero from the
//! start of the kernel ([`Lowerer::wave_words`]), so they are zero for waves that do not exist. Each use has two
//! barriers: one before the words are written, because other waves may still read those of the previous use, and one
//! after.

use super::operands::{Leaves, Operands, one};
use super::tree::{by_word, combined, tree};
use super::wave::{broadcast_of, lanes};
use crate::bug::bug;
use crate::ir::{BinOp, IPred, LdsId, Mem, Op, Ty, UnOp, Value};
use crate::lang::lower::{Leaf, Lowerer};
use crate::lang::prelude::op::{Combine, Scan, Workgroup};
use crate::lang::types::Scalar;
use crate::source::Diagnostic;

/// The contribution of one wave.
struct WaveContribution {
    /// A bit for each of its lanes; `None` if all exist.
    lanes: Option<Value>,
    values: Vec<Value>,
}

/// Whether the compiler knows that a value is the same in all lanes of a wave.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// The value of the first lane, which is known to be.
    Uniform,
    /// Each lane's own value. All are equal because all lanes read the same word.
    Lanes,
}

/// Words of the array, in order: the offset of each in bytes, and a number of bytes after it.
fn words_at(l: &mut Lowerer<'_>, array: LdsId, places: &[(Value, u32)], reading: Reading) -> Vec<Value> {
    let load = |l: &mut Lowerer<'_>, (offset, imm): (Value, u32), mem: Mem| {
        let words = l.op(Op::LdsLoad { array, mem, offset, imm }, mem.ty());
        l.split(words, mem)
    };
    // All loads are in flight together. Four words in a row are one load.
    let mut words = Vec::new();
    let mut rest = places;
    while let Some(&first) = rest.first() {
        let follows = |n: u32, place: (Value, u32)| place == (first.0, first.1 + 4 * n);
        let row = first.1.is_multiple_of(16) && rest.len() >= 4 && (1..4).all(|n| follows(n, rest[n as usize]));
        let (mem, count) = if row { (Mem::Words(4), 4) } else { (Mem::Words(1), 1) };
        words.extend(load(l, first, mem));
        rest = &rest[count..];
    }
    match reading {
        Reading::Uniform => words.into_iter().map(|word| l.un(UnOp::ReadFirst, word, Ty::I32)).collect(),
        Reading::Lanes => words,
    }
}

/// The contributions of all waves of the workgroup, in order. The values are the same in all lanes of a wave. Returns
/// `None` for a workgroup of one wave.
fn wave_contributions(l: &mut Lowerer<'_>, own: &[Value], reading: Reading) -> Option<Vec<WaveContribution>> {
    let waves = l.block_shape().iter().product::<u32>().div_ceil(32);
    if waves == 1 {
        return None;
    }
    let mut words = if l.b.func.has_whole_waves() { Vec::new() } else { vec![lanes(l)] };
    // The row of the first value.
    let first = words.len() as u32;
    for v in own {
        by_word(l, *v, &mut |l, w| {
            let bits = if l.ty(w) == Ty::F32 { l.op(Op::Bitcast(w), Ty::I32) } else { w };
            words.push(bits);
            w
        });
    }
    let rows = words.len() as u32;
    let array = l.wave_words(rows);
    l.effect(Op::Barrier);
    let wave = l.op(Op::WaveId, Ty::I32);
    let four = l.i32(4);
    let offset = l.bin(BinOp::Mul, wave, four);
    for (k, value) in (0..).zip(&words) {
        l.effect(Op::LdsStore { array, mem: Mem::Words(1), offset, imm: 4 * waves * k, value: *value });
    }
    l.effect(Op::Barrier);
    let zero = l.i32(0);
    let running: Vec<Option<Value>> = if first == 0 {
        vec![None; waves as usize]
    } else {
        let places: Vec<(Value, u32)> = (0..waves).map(|w| (zero, 4 * w)).collect();
        words_at(l, array, &places, Reading::Uniform).into_iter().map(Some).collect()
    };
    // The word of each wave in the first row, to which the numbers of rows are added.
    let columns: Vec<(Value, u32)> = (0..)
        .zip(&running)
        .map(|(w, there)| match there {
            Some(there) if w > 0 => {
                // A wave that does not exist has written nothing. Read the first wave's values instead.
                let exists = l.icmp(IPred::Ne, *there, zero);
                let place = l.i32(4 * w);
                (l.select(exists, place, zero), 0)
            }
            _ => (zero, 4 * w),
        })
        .collect();
    let places: Vec<(Value, u32)> =
        (first..rows).flat_map(|row| columns.iter().map(move |(at, imm)| (*at, imm + 4 * waves * row))).collect();
    let read = words_at(l, array, &places, reading);
    let all = running.into_iter().enumerate().map(|(w, lanes)| {
        let mut mine = read.iter().skip(w).step_by(waves as usize);
        let values = own
            .iter()
            .map(|v| {
                by_word(l, *v, &mut |l, own| match mine.next() {
                    Some(word) if l.ty(own) == Ty::F32 => l.op(Op::Bitcast(*word), Ty::F32),
                    Some(word) => *word,
                    None => bug!("a word of a wave is missing"),
                })
            })
            .collect();
        WaveContribution { lanes, values }
    });
    Some(all.collect())
}

/// Combines the values of the waves in order.
fn joined(
    l: &mut Lowerer<'_>,
    all: Vec<WaveContribution>,
    both: super::tree::Both<'_>,
) -> Result<Vec<Value>, Diagnostic> {
    let mut all = all.into_iter();
    // The first wave always exists.
    let mut sum = all.next().map_or_else(Vec::new, |first| first.values);
    for said in all {
        let zero = l.i32(0);
        let exists = said.lanes.map(|lanes| l.icmp(IPred::Ne, lanes, zero));
        let new = both(l, &sum, &said.values)?;
        if l.dead() || new.len() != sum.len() {
            return Ok(sum);
        }
        let kept = |(new, old)| exists.map_or(new, |exists| l.select(exists, new, old));
        sum = new.into_iter().zip(sum).map(kept).collect();
    }
    Ok(sum)
}

fn whole(l: &mut Lowerer<'_>, own: Value, s: Scalar, how: Combine) -> Result<Value, Diagnostic> {
    let Some(all) = wave_contributions(l, &[own], Reading::Lanes) else { return Ok(own) };
    let sum = joined(l, all, &mut |l, a, b| Ok(vec![how.of(l, s, a[0], b[0])]))?;
    Ok(by_word(l, sum[0], &mut |l, word| {
        let float = l.ty(word) == Ty::F32;
        let bits = if float { l.op(Op::Bitcast(word), Ty::I32) } else { word };
        let bits = l.un(UnOp::ReadFirst, bits, Ty::I32);
        if float { l.op(Op::Bitcast(bits), Ty::F32) } else { bits }
    }))
}

fn reduce(l: &mut Lowerer<'_>, g: &Operands, how: Combine) -> Leaves {
    let own = how.reduced(l, g.scalar(), g.v(0))?;
    one(whole(l, own, g.scalar(), how)?)
}

fn reduce_by(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let own = tree(l, g.values(0), &mut |l, a, b| combined(l, g, a, b))?;
    if l.dead() {
        return Ok(vec![]);
    }
    let all = match wave_contributions(l, &own, Reading::Uniform) {
        Some(all) => joined(l, all, &mut |l, a, b| combined(l, g, a, b))?,
        None => own,
    };
    Ok(all.into_iter().map(Leaf::Value).collect())
}

fn running(l: &mut Lowerer<'_>, g: &Operands, how: Combine, scan: Scan) -> Leaves {
    let s = g.scalar();
    let within = how.scanned(l, s, g.v(0), scan);
    let total = how.reduced(l, s, g.v(0))?;
    let Some(all) = wave_contributions(l, &[total], Reading::Uniform) else { return one(within) };
    let last = all.len() - 1;
    let wave = l.op(Op::WaveId, Ty::I32);
    let zero = l.i32(0);
    let mut before = all[0].values[0];
    for (w, said) in (1..).zip(&all[1..last]) {
        let number = l.i32(w);
        let earlier = l.icmp(IPred::GtU, wave, number);
        let counts = match said.lanes {
            Some(lanes) => {
                let exists = l.icmp(IPred::Ne, lanes, zero);
                l.bin(BinOp::And, earlier, exists)
            }
            None => earlier,
        };
        let next = how.of(l, s, before, said.values[0]);
        before = l.select(counts, next, before);
    }
    let sum = how.of(l, s, before, within);
    let first = l.icmp(IPred::Eq, wave, zero);
    one(l.select(first, within, sum))
}

/// The value of a lane, or of the workgroup's first lane if that lane does not exist. Each wave contributes both
/// values.
fn broadcast(l: &mut Lowerer<'_>, g: &Operands) -> Leaves {
    let (from, zero) = (g.v(1), l.i32(0));
    let given = g.values(0);
    let mut own = broadcast_of(l, &given, from);
    own.extend(broadcast_of(l, &given, zero));
    let n = given.len();
    let five = l.i32(5);
    let one = l.i32(1);
    let at = l.bin(BinOp::ShrU, from, five);
    let Some(all) = wave_contributions(l, &own, Reading::Uniform) else {
        // With one wave: the requested lane, or the first lane if the number is 32 or more.
        let inside = l.icmp(IPred::Eq, at, zero);
        let (there, first) = own.split_at(n);
        return Ok(there.iter().zip(first).map(|(t, f)| Leaf::Value(l.select(inside, *t, *f))).collect());
    };
    let mut result = all[0].values[n..].to_vec();
    for (w, said) in (0..).zip(&all) {
        let number = l.i32(w);
        let right = l.icmp(IPred::Eq, at, number);
        let here = match said.lanes {
            Some(lanes) => {
                let bit = l.bin(BinOp::ShrU, lanes, from);
                let bit = l.bin(BinOp::And, bit, one);
                let exists = l.icmp(IPred::Ne, bit, zero);
                l.bin(BinOp::And, right, exists)
            }
            None => right,
        };
        result = result.into_iter().zip(&said.values).map(|(r, x)| l.select(here, *x, r)).collect();
    }
    Ok(result.into_iter().map(Leaf::Value).collect())
}

/// Whether any lane has `true`, or all lanes have.
fn vote(l: &mut Lowerer<'_>, g: &Operands, op: fn(Value) -> Op, how: Combine) -> Leaves {
    let own = l.op(op(g.v(0)), Ty::B1);
    let (yes, no) = (l.i32(1), l.i32(0));
    let own = l.select(own, yes, no);
    let all = whole(l, own, Scalar::U32, how)?;
    one(l.icmp(IPred::Ne, all, no))
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Workgroup, g: &Operands) -> Leaves {
    match op {
        Workgroup::Fold(how) => reduce(l, g, how),
        Workgroup::Scan(how, scan) => running(l, g, how, scan),
        Workgroup::Reduce => reduce_by(l, g),
        Workgroup::Broadcast => broadcast(l, g),
        Workgroup::Any => vote(l, g, Op::Any, Combine::Max),
        Workgroup::All => vote(l, g, Op::All, Combine::Min),
    }
}
