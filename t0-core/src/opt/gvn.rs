//! Merges equal pure computations along the dominator tree, and collects operations without operands in the entry
//! block.

use super::Changed;
use super::masks::Masks;
use super::rewrite::Replacements;
use crate::hash::Map;
use crate::ir::ops::Commutes;
use crate::ir::verify::{Dominators, postorder};
use crate::ir::{Block, Effect, Function, Inst, Op, Ty, Value};
use std::collections::hash_map::Entry;

/// One walk over the blocks in reverse postorder, where every dominator comes before what it dominates.
pub fn run(func: &mut Function) -> Changed {
    let gathered = gather(func);
    let doms = Dominators::of(func);
    let masks = Masks::of(func);
    let mut replaced = Replacements::new(func);
    let mut known = Known::with_capacity(func.insts.len());
    for b in postorder(func).into_iter().rev() {
        for at in 0..func.blocks[b.0 as usize].insts.len() {
            let inst = func.blocks[b.0 as usize].insts[at];
            if func.effect(inst) != Effect::Pure || func.insts[inst.0 as usize].op == Op::Undef {
                continue;
            }
            let Some(v) = func.insts[inst.0 as usize].result else { continue };
            let mut op = func.insts[inst.0 as usize].op.clone();
            op.map_operands(|o| replaced.get(o));
            commute(&mut op);
            let serves = |from| doms.dominates(from, b) && masks.serves(func, from, b);
            if let Some(old) = known.find_or_add((op, func.ty(v)), b, v, serves) {
                replaced.replace(v, old);
            }
        }
    }
    replaced.apply(func);
    Changed::from_bool(gathered | replaced.any())
}

/// The computations met so far.
struct Known {
    /// The first and last of the equal ones in `all`.
    ends: Map<(Op, Ty), (usize, usize)>,
    /// Each with its block and the next equal one, which is another index than its own if there is one.
    all: Vec<(Block, Value, usize)>,
}

impl Known {
    fn with_capacity(computations: usize) -> Known {
        let ends = Map::with_capacity_and_hasher(computations, Default::default());
        Known { ends, all: Vec::with_capacity(computations) }
    }

    /// The first value with an equal computation in a block that serves; if there is none, the new one is added.
    fn find_or_add(
        &mut self,
        key: (Op, Ty),
        block: Block,
        value: Value,
        serves: impl Fn(Block) -> bool,
    ) -> Option<Value> {
        let new = self.all.len();
        match self.ends.entry(key) {
            Entry::Vacant(slot) => {
                slot.insert((new, new));
            }
            Entry::Occupied(mut slot) => {
                let (first, last) = slot.get_mut();
                let mut at = *first;
                loop {
                    let (from, old, next) = self.all[at];
                    if serves(from) {
                        return Some(old);
                    }
                    if next == at {
                        break;
                    }
                    at = next;
                }
                self.all[*last].2 = new;
                *last = new;
            }
        }
        self.all.push((block, value, new));
        None
    }
}

/// Puts the operands of commutative operations in one order.
fn commute(op: &mut Op) {
    if let Op::Binary(op, a, b) = op
        && op.row().commutes != Commutes::No
        && b < a
    {
        std::mem::swap(a, b);
    }
}

/// Moves operations without operands to the entry block, in order of first appearance.
fn gather(func: &mut Function) -> bool {
    let mut moved: Vec<Inst> = Vec::new();
    for b in 1..func.blocks.len() {
        let insts = &func.insts;
        func.blocks[b].insts.retain(|i| {
            let stays = !insts[i.0 as usize].op.is_leaf();
            if !stays {
                moved.push(*i);
            }
            stays
        });
    }
    func.blocks[0].insts.splice(1..1, moved.iter().copied());
    !moved.is_empty()
}
