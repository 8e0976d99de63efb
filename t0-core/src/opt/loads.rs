//! Loads moved up in their block, so that several are in flight before the first result is needed.
//!
//! Where the first load of a group stands, the loads after it follow at once, as long as their addresses do not depend
//! on a result that is not there yet, nothing between them writes the memory that they read, and their results together
//! fit into [`WORDS`] registers. The computations of their addresses move with them. All of a block's instructions run
//! for the same lanes, so that the loads access the memory that they accessed before.
//!
//! Code generation runs this pass, and drops its result if the code then needs more registers than it is worth.

use super::Changed;
use crate::ir::{Block, Effect, Function, Inst, Op, Value};

/// The words of the results of a group.
const WORDS: u32 = 16;

/// Moves the loads of all blocks.
pub fn run(func: &mut Function) -> Changed {
    let mut changed = false;
    let mut place = vec![None; func.values.len()];
    for b in func.block_ids() {
        changed |= block(func, b, &mut place);
    }
    Changed::from_bool(changed)
}

/// The words that a load reads.
pub(super) fn words(op: &Op) -> Option<u32> {
    match op {
        Op::Load { mem, .. } | Op::LdsLoad { mem, .. } => Some(mem.bytes().div_ceil(4)),
        _ => None,
    }
}

/// Whether a load must stay behind an instruction.
pub(super) fn ordered(func: &Function, before: Inst, load: Inst) -> bool {
    let (first, second) = (&func.insts[before.0 as usize].op, &func.insts[load.0 as usize].op);
    match (first, second) {
        // Nothing in the launch writes the memory of a pure load.
        _ if func.effect(load) == Effect::Pure => matches!(first, Op::Asm(..)),
        (Op::Store { .. }, Op::LdsLoad { .. }) | (Op::LdsStore { .. }, Op::Load { .. }) => false,
        (Op::Asm(..), _) => true,
        _ => func.effect(before) == Effect::Write,
    }
}

/// The order of a block while it changes.
struct Order<'a> {
    func: &'a Function,
    insts: Vec<Inst>,
    /// The position of the instruction that computes each value, in this block.
    place: &'a [Option<usize>],
    done: Vec<bool>,
    order: Vec<Inst>,
}

impl Order<'_> {
    fn add(&mut self, at: usize) {
        if !std::mem::replace(&mut self.done[at], true) {
            self.order.push(self.insts[at]);
        }
    }

    /// Collects the instructions that compute the operands of one and are not placed yet, in order. Returns `false` if
    /// one of them is a load, or may not move.
    fn needs(&self, at: usize, needed: &mut Vec<usize>) -> bool {
        let mut operands: Vec<Value> = Vec::new();
        self.func.insts[self.insts[at].0 as usize].op.for_each_operand(|v| operands.push(v));
        for operand in operands {
            let Some(from) = self.place[operand.0 as usize] else { continue };
            if self.done[from] || needed.contains(&from) {
                continue;
            }
            let inst = self.insts[from];
            let op = &self.func.insts[inst.0 as usize].op;
            let moves = self.func.effect(inst) == Effect::Pure && words(op).is_none();
            if !moves || !self.needs(from, needed) {
                return false;
            }
            needed.push(from);
        }
        true
    }

    /// Places a load and those after it that can follow at once.
    fn group(&mut self, first: usize) {
        let mut loads = vec![first];
        let mut needed = Vec::new();
        let mut left = WORDS;
        // What the loads in between may not pass.
        let mut passed: Vec<Inst> = Vec::new();
        for at in first..self.insts.len() {
            if self.done[at] {
                continue;
            }
            let inst = self.insts[at];
            let op = &self.func.insts[inst.0 as usize].op;
            let Some(words) = words(op) else {
                if self.func.effect(inst) == Effect::Write || matches!(op, Op::Asm(..)) {
                    passed.push(inst);
                }
                continue;
            };
            if at != first {
                let stays = words > left || passed.iter().any(|before| ordered(self.func, *before, inst));
                let mut more = needed.clone();
                if stays || !self.needs(at, &mut more) {
                    // Loads stay in order, so that the first one to be needed is the first one to return.
                    break;
                }
                needed = more;
                loads.push(at);
            }
            left = left.saturating_sub(words);
        }
        needed.into_iter().chain(loads).for_each(|at| self.add(at));
    }
}

fn block(func: &mut Function, b: Block, place: &mut [Option<usize>]) -> bool {
    let insts = func.blocks[b.0 as usize].insts.clone();
    let result = |func: &Function, inst: &Inst| func.insts[inst.0 as usize].result;
    for (at, inst) in insts.iter().enumerate() {
        if let Some(v) = result(func, inst) {
            place[v.0 as usize] = Some(at);
        }
    }
    let mut order =
        Order { func, done: vec![false; insts.len()], order: Vec::with_capacity(insts.len()), insts, place };
    for at in 0..order.insts.len() {
        if order.done[at] {
            continue;
        }
        match words(&order.func.insts[order.insts[at].0 as usize].op) {
            Some(_) => order.group(at),
            None => order.add(at),
        }
    }
    let Order { insts, order, .. } = order;
    for inst in &insts {
        if let Some(v) = result(func, inst) {
            place[v.0 as usize] = None;
        }
    }
    let changed = order != insts;
    func.blocks[b.0 as usize].insts = order;
    changed
}
