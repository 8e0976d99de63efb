//! Counters of loops that stop at the greatest number instead of the end of the range.
//!
//! The lowering of a range with steps clamps the last step to the end, so that the counter does not wrap:
//! `k + min(step, end - k)`. A counter that differs between lanes is in a vector register, where a saturating addition
//! is one instruction: `k + step` is at least the end wherever the clamped sum is the end. Nothing but the test of the
//! loop may see the difference.
//!
//! - **Invariant:** each lane makes as many iterations as before, with the same counters.

use super::Changed;
use super::proof::Prover;
use crate::ir::func::Def;
use crate::ir::uniform::UniformValues;
use crate::ir::{BinOp, Block, Function, IPred, Inst, Op, Ty, Value};

/// Rewrites all counters that qualify.
pub(super) fn run(func: &mut Function) -> Changed {
    let found: Vec<Step> = func.block_ids().flat_map(|b| steps(func, b)).collect();
    if found.is_empty() {
        return Changed::No;
    }
    let uniform = UniformValues::of(func);
    let mut prover = Prover::new(func);
    let seen: Vec<Step> =
        found.into_iter().filter(|s| !uniform.is_uniform(s.counter) && hidden(func, &mut prover, s)).collect();
    for s in &seen {
        func.insts[s.sum.0 as usize].op = Op::Binary(BinOp::AddSat, s.counter, s.step);
    }
    Changed::from_bool(!seen.is_empty())
}

/// A clamped sum: `counter + min(step, end - counter)`.
struct Step {
    sum: Inst,
    counter: Value,
    step: Value,
    end: Value,
}

fn steps(func: &Function, b: Block) -> Vec<Step> {
    let one = |inst: &Inst| {
        let &Op::Binary(BinOp::Add, x, y) = &func.insts[inst.0 as usize].op else { return None };
        [(x, y), (y, x)].into_iter().find_map(|(counter, clamped)| {
            let Some(&Op::Binary(BinOp::MinU, p, q)) = func.def_op(clamped) else { return None };
            let whole = func.ty(counter) == Ty::I32 && matches!(func.values[counter.0 as usize].def, Def::Param(..));
            [(p, q), (q, p)].into_iter().find_map(|(step, room)| match func.def_op(room) {
                Some(&Op::Binary(BinOp::Sub, end, c)) if c == counter && whole => {
                    Some(Step { sum: *inst, counter, step, end })
                }
                _ => None,
            })
        })
    };
    func.blocks[b.0 as usize].insts.iter().filter_map(one).collect()
}

/// Whether a counter that is past the end is only compared with it.
fn hidden(func: &Function, prover: &mut Prover<'_>, s: &Step) -> bool {
    // The sum, and the parameters of blocks by which it becomes the counter.
    let mut carried: Vec<Value> = func.insts[s.sum.0 as usize].result.into_iter().collect();
    let edges = || {
        let of = |b: Block| func.blocks[b.0 as usize].term.successors();
        func.block_ids().flat_map(of).flat_map(|(to, args)| func.blocks[to.0 as usize].params.iter().zip(args))
    };
    let undefined = |v: Value| matches!(func.def_op(v), Some(Op::Undef));
    let mut at = 0;
    while let Some(&v) = carried.get(at) {
        let next: Vec<Value> = edges().filter(|(_, arg)| **arg == v).map(|(param, _)| *param).collect();
        let new = |param: &Value| *param != s.counter && !carried.contains(param);
        let next: Vec<Value> = next.into_iter().filter(new).collect();
        carried.extend(next);
        at += 1;
    }
    let alone = |param: &Value| edges().all(|(to, arg)| to != param || carried.contains(arg) || undefined(*arg));
    if !carried[1..].iter().all(alone) {
        return false;
    }
    for b in func.block_ids() {
        let block = &func.blocks[b.0 as usize];
        let mut below = None;
        let mut is_below = || {
            *below.get_or_insert_with(|| {
                prover.enter(b);
                prover.is_defined(s.counter) && prover.compares(IPred::LtU, s.counter, s.end)
            })
        };
        for inst in &block.insts {
            let op = &func.insts[inst.0 as usize].op;
            let (mut counts, mut passes) = (false, false);
            op.for_each_operand(|v| (counts, passes) = (counts || v == s.counter, passes || carried.contains(&v)));
            let tests = matches!(*op, Op::Icmp(IPred::LtU, a, end) | Op::Icmp(IPred::GtU, end, a)
                if a == s.counter && end == s.end);
            if passes || counts && !tests && !is_below() {
                return false;
            }
        }
        if block.term.successors().any(|(_, args)| args.contains(&s.counter)) && !is_below() {
            return false;
        }
    }
    true
}
