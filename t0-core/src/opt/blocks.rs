//! Tidies the control-flow graph: decided branches, blocks that continue another, parameters that are always one value.

use super::Changed;
use super::rewrite::Replacements;
use crate::ir::func::Def;
use crate::ir::verify::{Dominators, postorder, predecessors};
use crate::ir::{Block, Function, Terminator, Value};

/// Repeats the tidying steps until none applies.
pub fn run(func: &mut Function) -> Changed {
    let mut changed = false;
    loop {
        let step = decide(func) | single_valued_params(func) | merge(func);
        drop_unreachable(func);
        if !step {
            return Changed::from_bool(changed);
        }
        changed = true;
    }
}

/// Branches on constants, and branches whose ways are equal or meet at once, become jumps.
fn decide(func: &mut Function) -> bool {
    let mut changed = false;
    for b in 0..func.blocks.len() {
        let new = match &func.blocks[b].term {
            Terminator::Branch(c, t, e) | Terminator::BranchAny(c, t, e) => match func.as_const(*c) {
                Some(0) => Some(e.clone()),
                // A block never runs with an empty mask, so a mask of all lanes has some lane.
                Some(_) => Some(t.clone()),
                None if t == e || follows(func, t, e) => Some(e.clone()),
                None if follows(func, e, t) => Some(t.clone()),
                None if *c == func.blocks[b].mask && matches!(func.blocks[b].term, Terminator::BranchAny(..)) => {
                    Some(t.clone())
                }
                None => None,
            },
            _ => None,
        };
        if let Some((to, args)) = new {
            func.blocks[b].term = Terminator::Jump(to, args);
            changed = true;
        }
    }
    changed
}

/// Whether one way of a branch only goes on where the other way goes, with equal arguments.
fn follows(func: &Function, one: &(Block, Vec<Value>), other: &(Block, Vec<Value>)) -> bool {
    let block = &func.blocks[one.0.0 as usize];
    let empty = block.params.is_empty() && block.insts.is_empty();
    empty && matches!(&block.term, Terminator::Jump(to, args) if *to == other.0 && *args == other.1)
}

/// Replaces a parameter whose arguments are all one value (or the parameter itself) by that value, where the value
/// dominates.
fn single_valued_params(func: &mut Function) -> bool {
    let preds = predecessors(func);
    let doms = Dominators::of(func);
    let masks = super::masks::Masks::of(func);
    let homes = homes(func);
    let mut replaced = Replacements::new(func);
    for b in func.block_ids().skip(1).filter(|b| doms.is_reachable(*b)) {
        for (n, &p) in func.blocks[b.0 as usize].params.iter().enumerate() {
            let mut only: Option<Value> = None;
            let mut one = true;
            for pred in &preds[b.0 as usize] {
                for (to, args) in func.blocks[pred.0 as usize].term.successors() {
                    if to == b {
                        let a = replaced.get(args[n]);
                        if a != p && only.is_some_and(|o| o != a) {
                            one = false;
                        } else if a != p {
                            only = Some(a);
                        }
                    }
                }
            }
            if let (true, Some(v)) = (one, only)
                && doms.dominates(homes[v.0 as usize], b)
                && masks.serves(func, homes[v.0 as usize], b)
            {
                replaced.replace(p, v);
            }
        }
    }
    replaced.apply(func);
    // Dead-code elimination drops the parameters; an argument that names its own parameter must not keep it.
    replaced.any() && {
        super::dead::run(func);
        true
    }
}

/// The block that defines each value.
fn homes(func: &Function) -> Vec<Block> {
    let mut homes = vec![Block(0); func.values.len()];
    for b in func.block_ids() {
        let data = &func.blocks[b.0 as usize];
        let results = data.insts.iter().filter_map(|i| func.insts[i.0 as usize].result);
        for v in data.params.iter().copied().chain(results) {
            homes[v.0 as usize] = b;
        }
    }
    homes
}

/// Joins a block to its only predecessor, if that ends with a jump and has the same mask.
fn merge(func: &mut Function) -> bool {
    let preds = predecessors(func);
    let mut replaced = Replacements::new(func);
    let mut changed = false;
    for b in func.block_ids() {
        while let Terminator::Jump(to, args) = func.blocks[b.0 as usize].term.clone() {
            let target = &func.blocks[to.0 as usize];
            let own_mask = target.params.iter().position(|p| *p == target.mask).map_or(target.mask, |i| args[i]);
            let same_mask = replaced.get(own_mask) == replaced.get(func.blocks[b.0 as usize].mask);
            if to == b || preds[to.0 as usize].len() != 1 || !same_mask {
                break;
            }
            for (p, a) in target.params.clone().into_iter().zip(args) {
                replaced.replace(p, a);
            }
            let data = &mut func.blocks[to.0 as usize];
            let insts = std::mem::take(&mut data.insts);
            let (term, term_loc) = (std::mem::replace(&mut data.term, Terminator::Open), data.term_loc);
            data.params.clear();
            let into = &mut func.blocks[b.0 as usize];
            into.insts.extend(insts);
            into.term = term;
            into.term_loc = term_loc;
            changed = true;
        }
    }
    replaced.apply(func);
    changed
}

/// Drops blocks that cannot be reached and renumbers the rest in layout order.
pub fn drop_unreachable(func: &mut Function) {
    let mut reached = vec![false; func.blocks.len()];
    for b in postorder(func) {
        reached[b.0 as usize] = true;
    }
    if reached.iter().all(|r| *r) {
        return;
    }
    let mut next = 0;
    let number: Vec<u32> = reached
        .iter()
        .map(|r| {
            if *r {
                next += 1;
                next - 1
            } else {
                u32::MAX
            }
        })
        .collect();
    let mut i = 0;
    func.blocks.retain(|_| {
        i += 1;
        reached[i - 1]
    });
    for b in 0..func.blocks.len() {
        func.blocks[b].term.for_each_target_mut(|to, _| *to = Block(number[to.0 as usize]));
        for (n, p) in func.blocks[b].params.iter().enumerate() {
            func.values[p.0 as usize].def = Def::Param(Block(b as u32), n as u32);
        }
    }
}
