//! Merges equal pure computations along the dominator tree, and collects operations without operands in the entry
//! block.

use super::Changed;
use super::masks::Masks;
use super::rewrite::Replacements;
use crate::ir::ops::Commutes;
use crate::ir::verify::{Dominators, postorder};
use crate::ir::{Block, Effect, Function, Inst, Op, Ty, Value};
use std::collections::HashMap;

/// One walk over the blocks in reverse postorder, where every dominator comes before what it dominates.
pub fn run(func: &mut Function) -> Changed {
    let gathered = gather(func);
    let doms = Dominators::of(func);
    let masks = Masks::of(func);
    let mut replaced = Replacements::new(func);
    let mut known: HashMap<(Op, Ty), Vec<(Block, Value)>> = HashMap::new();
    for b in postorder(func).into_iter().rev() {
        for inst in func.blocks[b.0 as usize].insts.clone() {
            if func.effect(inst) != Effect::Pure || func.insts[inst.0 as usize].op == Op::Undef {
                continue;
            }
            let Some(v) = func.insts[inst.0 as usize].result else { continue };
            let mut op = func.insts[inst.0 as usize].op.clone();
            op.map_operands(|o| replaced.get(o));
            commute(&mut op);
            let seen = known.entry((op, func.ty(v))).or_default();
            match seen.iter().find(|(from, _)| doms.dominates(*from, b) && masks.serves(func, *from, b)) {
                Some((_, old)) => replaced.replace(v, *old),
                None => seen.push((b, v)),
            }
        }
    }
    replaced.apply(func);
    Changed::from_bool(gathered | replaced.any())
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
