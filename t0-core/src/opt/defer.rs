//! The use of loaded values moved behind the loads of the branches that follow.
//!
//! Where each of several values is loaded under a condition of its own (the elements around a point at the border of an
//! image), the code between two branches waits for one load before the next one issues. Here the computations that need
//! a loaded value move from the block before a branch to the block where its paths join, if the branch is short, loads,
//! and does not need them. All loads are then in flight at once, and the joined blocks hold all computations together.
//! Loads of scalars move, too, so that they become wide ones.
//!
//! The block and the join have one mask, and the join is reached from the block alone, directly or by the branch. The
//! computations move over whole branches, so no access happens more or less often.
//!
//! Code generation runs this pass where it also moves loads ([`loads`](super::loads)).

use super::Changed;
use super::loads::words;
use crate::hash::Set;
use crate::ir::uniform::UniformValues;
use crate::ir::verify::{Predecessors, predecessors};
use crate::ir::{Block, Effect, Function, Inst, Terminator, Value};

/// The most instructions of a branch that loads: a longer one would delay what it does not need.
const SHORT: usize = 16;
/// The most words of loaded values that wait for the end of a chain of branches.
const WORDS: u32 = 32;

/// Moves the computations of all blocks.
pub fn run(func: &mut Function) -> Changed {
    let preds = predecessors(func);
    let mut changed = false;
    // Loaded values of the chain of branches that ends at this block.
    let mut chain: Option<(Block, Set<Value>)> = None;
    let mut uniform = None;
    for b in func.block_ids() {
        let Some((short, to)) = branch(func, &preds, b) else { continue };
        let mut loaded = match chain.take() {
            Some((end, loaded)) if end == b => loaded,
            _ => Set::default(),
        };
        let uniform = uniform.get_or_insert_with(|| UniformValues::of(func));
        if !defer(func, uniform, b, short, to, &mut loaded) {
            loaded.clear();
        }
        changed |= !loaded.is_empty();
        loaded.extend(joined(func, short, to));
        chain = Some((to, loaded));
    }
    Changed::from_bool(changed)
}

/// The block of a branch that loads, and the block where it joins the other path, which has the mask of `b`.
fn branch(func: &Function, preds: &Predecessors, b: Block) -> Option<(Block, Block)> {
    let block = |b: Block| &func.blocks[b.0 as usize];
    let (Terminator::Branch(_, (x, _), (y, _)) | Terminator::BranchAny(_, (x, _), (y, _))) = block(b).term else {
        return None;
    };
    [(x, y), (y, x)].into_iter().find(|&(short, to)| {
        let joins = matches!(block(short).term, Terminator::Jump(next, _) if next == to);
        let (mut from, both) = (preds[to.0 as usize].to_vec(), preds[short.0 as usize] == [b]);
        from.sort_unstable();
        joins
            && both
            && from == [b.min(short), b.max(short)]
            && b < short
            && b < to
            && block(to).mask == block(b).mask
            && block(short).insts.len() <= SHORT
            && block(short).insts.iter().any(|i| words(&func.insts[i.0 as usize].op).is_some())
    })
}

/// The parameters of a join that get a value that the branch computes.
fn joined(func: &Function, short: Block, to: Block) -> Vec<Value> {
    let Terminator::Jump(_, args) = &func.blocks[short.0 as usize].term else { return Vec::new() };
    let own: Set<Value> = results(func, short).collect();
    let params = func.blocks[to.0 as usize].params.iter();
    params.zip(args).filter(|(_, arg)| own.contains(arg)).map(|(param, _)| *param).collect()
}

fn results(func: &Function, b: Block) -> impl Iterator<Item = Value> + '_ {
    func.blocks[b.0 as usize].insts.iter().filter_map(|i| func.insts[i.0 as usize].result)
}

/// Moves what the rest of `b` and the branch do not need to the join, if some of it needs a loaded value. `loaded` has
/// the loaded values that are waited for in `b` or later; if it returns `true`, those that are waited for in `to`.
fn defer(
    func: &mut Function,
    uniform: &UniformValues,
    b: Block,
    short: Block,
    to: Block,
    loaded: &mut Set<Value>,
) -> bool {
    let insts = &func.blocks[b.0 as usize].insts;
    let mut needed: Set<Value> = Set::default();
    for block in [b, short] {
        let term = &func.blocks[block.0 as usize].term;
        if let Terminator::Branch(c, ..) | Terminator::BranchAny(c, ..) = term {
            needed.insert(*c);
        }
        needed.extend(term.successors().flat_map(|(_, args)| args));
    }
    needed.insert(func.blocks[short.0 as usize].mask);
    for inst in &func.blocks[short.0 as usize].insts {
        func.insts[inst.0 as usize].op.for_each_operand(|v| _ = needed.insert(v));
    }
    // A load by lanes that waits for no other one stays: it would only come later.
    let mut waits = loaded.clone();
    let mut first = Set::default();
    for &inst in insts {
        let data = &func.insts[inst.0 as usize];
        let mut depends = false;
        data.op.for_each_operand(|v| depends |= waits.contains(&v));
        let by_lanes = words(&data.op).is_some() && data.result.is_some_and(|v| !uniform.is_uniform(v));
        if by_lanes && !depends {
            first.insert(inst);
        }
        if by_lanes || depends {
            waits.extend(data.result);
        }
    }
    let mut stays: Vec<Inst> = Vec::with_capacity(insts.len());
    let mut moves: Vec<Inst> = Vec::new();
    for &inst in insts.iter().rev() {
        let data = &func.insts[inst.0 as usize];
        let unneeded = data.result.is_some_and(|v| !needed.contains(&v));
        if unneeded && func.effect(inst) == Effect::Pure && !first.contains(&inst) {
            moves.push(inst);
        } else {
            data.op.for_each_operand(|v| _ = needed.insert(v));
            stays.push(inst);
        }
    }
    stays.reverse();
    moves.reverse();
    // What stays loads for what moves.
    let loads = |i: &&Inst| words(&func.insts[i.0 as usize].op).is_some();
    loaded.extend(stays.iter().filter(loads).filter_map(|i| func.insts[i.0 as usize].result));
    let (mut waiting, mut reaches) = (Set::default(), false);
    for inst in &moves {
        let data = &func.insts[inst.0 as usize];
        reaches |= words(&data.op).is_some();
        data.op.for_each_operand(|v| {
            if loaded.contains(&v) {
                waiting.insert(v);
            }
        });
    }
    let registers: u32 = waiting.iter().map(|v| u32::from(func.ty(*v).words())).sum();
    if moves.is_empty() || !reaches && waiting.is_empty() || registers > WORDS {
        return false;
    }
    *loaded = waiting;
    func.blocks[b.0 as usize].insts = stays;
    moves.append(&mut func.blocks[to.0 as usize].insts);
    func.blocks[to.0 as usize].insts = moves;
    true
}
