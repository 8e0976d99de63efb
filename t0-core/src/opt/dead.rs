//! Removes results without uses, block parameters without uses, blocks without predecessors.

use super::Changed;
use crate::bug::bug;
use crate::ir::func::Def;
use crate::ir::verify::predecessors;
use crate::ir::{Block, Effect, Function, Terminator, Value};

/// Marks what the effects need, then drops the rest.
pub fn run(func: &mut Function) -> Changed {
    let before = (func.blocks.iter().map(|b| b.insts.len() + b.params.len()).sum::<usize>(), func.blocks.len());
    super::blocks::drop_unreachable(func);
    let live = live_values(func);
    sweep(func, &live);
    let after = (func.blocks.iter().map(|b| b.insts.len() + b.params.len()).sum::<usize>(), func.blocks.len());
    Changed::from_bool(before != after)
}

fn live_values(func: &Function) -> Vec<bool> {
    let mut live = vec![false; func.values.len()];
    let mut work: Vec<Value> = Vec::new();
    let preds = predecessors(func);
    for block in &func.blocks {
        work.push(block.mask);
        // Conditions are roots; arguments follow their parameters.
        if let Terminator::Branch(c, ..) | Terminator::BranchAny(c, ..) = &block.term {
            work.push(*c);
        }
        for &inst in &block.insts {
            if func.effect(inst) == Effect::Write {
                func.insts[inst.0 as usize].op.for_each_operand(|v| work.push(v));
            }
        }
    }
    while let Some(v) = work.pop() {
        if std::mem::replace(&mut live[v.0 as usize], true) {
            continue;
        }
        match func.values[v.0 as usize].def {
            Def::Inst(i) => func.insts[i.0 as usize].op.for_each_operand(|o| work.push(o)),
            Def::Param(block, n) => {
                for p in &preds[block.0 as usize] {
                    let edges = func.blocks[p.0 as usize].term.successors().filter(|(to, _)| *to == block);
                    work.extend(edges.map(|(_, args)| args[n as usize]));
                }
            }
        }
    }
    live
}

fn sweep(func: &mut Function, live: &[bool]) {
    let keep: Vec<Vec<bool>> =
        func.blocks.iter().map(|b| b.params.iter().map(|p| live[p.0 as usize]).collect()).collect();
    for block in &mut func.blocks {
        let insts = &func.insts;
        block.insts.retain(|i| {
            let data = &insts[i.0 as usize];
            data.op.effect() == Effect::Write || data.result.is_none_or(|v| live[v.0 as usize])
        });
        block.params.retain(|p| live[p.0 as usize]);
        block.term.for_each_target_mut(|to, args| {
            let mut keep = keep[to.0 as usize].iter();
            args.retain(|_| *keep.next().unwrap_or_else(|| bug!("{to} has fewer parameters than arguments")));
        });
    }
    for (b, block) in func.blocks.iter().enumerate() {
        for (i, p) in block.params.iter().enumerate() {
            func.values[p.0 as usize].def = Def::Param(Block(b as u32), i as u32);
        }
    }
}
