//! Moves computations whose operands do not change in a loop out of it.

use super::Changed;
use super::masks::Masks;
use crate::ir::verify::{Dominators, predecessors};
use crate::ir::{Block, Effect, Function, Op, Terminator};

/// A natural loop: its blocks, and the block before it, whose only successor is the loop.
pub(super) struct Loop {
    pub(super) blocks: Vec<bool>,
    pub(super) before: Block,
}

/// Hoists, inner loops first, so that what is moved out of an inner loop can be moved out of the outer one.
pub fn run(func: &mut Function) -> Changed {
    let doms = Dominators::of(func);
    let masks = Masks::of(func);
    let mut loops = natural_loops(func, &doms);
    loops.sort_by_key(|l| l.blocks.iter().filter(|b| **b).count());
    let mut home: Vec<Block> = vec![Block(0); func.values.len()];
    for b in func.block_ids() {
        let data = &func.blocks[b.0 as usize];
        for v in data.params.iter().copied().chain(data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result)) {
            home[v.0 as usize] = b;
        }
    }
    let mut changed = false;
    for l in &loops {
        for b in func.block_ids().filter(|b| l.blocks[b.0 as usize]) {
            if !masks.serves(func, l.before, b) {
                continue;
            }
            let mut at = 0;
            while let Some(&inst) = func.blocks[b.0 as usize].insts.get(at) {
                let data = &func.insts[inst.0 as usize];
                // Loads stay: outside their guard they could access memory that the source never accesses.
                let pure = func.effect(inst) == Effect::Pure && !matches!(data.op, Op::Load { .. } | Op::Undef);
                let mut outside = pure;
                data.op.for_each_operand(|v| outside &= !l.blocks[home[v.0 as usize].0 as usize]);
                if let (true, Some(v)) = (outside, data.result) {
                    func.blocks[b.0 as usize].insts.remove(at);
                    func.blocks[l.before.0 as usize].insts.push(inst);
                    home[v.0 as usize] = l.before;
                    changed = true;
                } else {
                    at += 1;
                }
            }
        }
    }
    Changed::from_bool(changed)
}

pub(super) fn natural_loops(func: &Function, doms: &Dominators) -> Vec<Loop> {
    let preds = predecessors(func);
    let mut out = Vec::new();
    for header in func.block_ids() {
        let entering: Vec<Block> =
            preds[header.0 as usize].iter().copied().filter(|p| !doms.dominates(header, *p)).collect();
        let latches: Vec<Block> =
            preds[header.0 as usize].iter().copied().filter(|p| doms.dominates(header, *p)).collect();
        let [before] = entering[..] else { continue };
        if latches.is_empty() || !matches!(func.blocks[before.0 as usize].term, Terminator::Jump(..)) {
            continue;
        }
        let mut blocks = vec![false; func.blocks.len()];
        blocks[header.0 as usize] = true;
        let mut work = latches;
        while let Some(b) = work.pop() {
            if !std::mem::replace(&mut blocks[b.0 as usize], true) {
                work.extend(&preds[b.0 as usize]);
            }
        }
        out.push(Loop { blocks, before });
    }
    out
}
