//! Drops minima, maxima, comparisons and selects whose result is known from the comparisons that guard a block, from
//! the bounds of loops, and from the launch rules: bounds checks above all.
//!
//! A check that stays guards every access as before. A check is dropped only where [`proof`](super::proof) shows for
//! each lane of its block that the index is in range, in exact arithmetic.

use super::Changed;
use super::proof::Prover;
use super::rewrite::Replacements;
use crate::ir::verify::postorder;
use crate::ir::{BinOp, Function, Inst, Op, Ty, Value};

/// What an instruction turns into.
enum Known {
    /// An existing value.
    Is(Value),
    /// It is true.
    Holds,
    /// A select with a part of its condition.
    On(Value),
}

/// Proves first and rewrites after, so that all proofs are about the same function.
pub fn run(func: &mut Function) -> Changed {
    let found = find(func);
    let mut replaced = Replacements::new(func);
    for (inst, known) in &found {
        let data = &mut func.insts[inst.0 as usize];
        match (known, &mut data.op) {
            (Known::Holds, op) => *op = Op::Const(1),
            (Known::On(c), Op::Select(on, ..)) => *on = *c,
            (Known::Is(v), _) => {
                if let Some(result) = data.result {
                    replaced.replace(result, *v);
                }
            }
            (Known::On(_), _) => {}
        }
    }
    replaced.apply(func);
    Changed::from_bool(!found.is_empty())
}

fn find(func: &Function) -> Vec<(Inst, Known)> {
    let mut prover = Prover::new(func);
    let mut found = Vec::new();
    for b in postorder(func).into_iter().rev() {
        let mut entered = false;
        for &inst in &func.blocks[b.0 as usize].insts {
            let data = &func.insts[inst.0 as usize];
            if !matches!(data.op, Op::Binary(BinOp::MinU | BinOp::MaxU, ..) | Op::Icmp(..) | Op::Select(..)) {
                continue;
            }
            if !entered {
                prover.enter(b);
                entered = true;
            }
            if let Some(known) = known(func, &mut prover, &data.op) {
                found.push((inst, known));
            }
        }
    }
    found
}

fn known(func: &Function, prover: &mut Prover<'_>, op: &Op) -> Option<Known> {
    match *op {
        Op::Binary(op @ (BinOp::MinU | BinOp::MaxU), a, b) if func.ty(a) == Ty::I32 => {
            let (less, more) = if prover.at_most(a, b, 0) {
                (a, b)
            } else if prover.at_most(b, a, 0) {
                (b, a)
            } else {
                return None;
            };
            Some(Known::Is(if op == BinOp::MinU { less } else { more }))
        }
        Op::Icmp(p, a, b) => prover.compares(p, a, b).then_some(Known::Holds),
        Op::Select(c, a, _) => {
            let mut rest = Vec::new();
            parts(func, prover, c, &mut rest);
            match rest[..] {
                [] => Some(Known::Is(a)),
                [one] if one != c => Some(Known::On(one)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The parts of a conjunction that are not known to hold.
fn parts(func: &Function, prover: &mut Prover<'_>, c: Value, rest: &mut Vec<Value>) {
    if prover.holds(c) {
        return;
    }
    match func.def_op(c) {
        Some(&Op::Binary(BinOp::And, a, b)) => {
            parts(func, prover, a, rest);
            parts(func, prover, b, rest);
        }
        _ => rest.push(c),
    }
}
