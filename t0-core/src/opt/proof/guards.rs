//! The comparisons that are known to hold, or not to hold, in every lane of a block.
//!
//! A uniform branch decides its condition for the blocks that only one of its edges reaches. A mask is a subset of the
//! conditions that it was made of.

use crate::ir::func::Def;
use crate::ir::verify::{Dominators, Predecessors};
use crate::ir::{BinOp, Block, Function, Op, Terminator, UnOp, Value};
use crate::opt::masks::Masks;

pub(super) struct Guards<'a> {
    pub(super) func: &'a Function,
    pub(super) doms: &'a Dominators,
    pub(super) masks: &'a Masks,
    pub(super) preds: &'a Predecessors,
    pub(super) home: &'a [Block],
}

impl Guards<'_> {
    /// Conditions, and whether each holds.
    pub(super) fn of(&self, block: Block) -> Vec<(Value, bool)> {
        let func = self.func;
        let mut all = Vec::new();
        let mut at = Some(block);
        while let Some(b) = at {
            if let [p] = self.preds[b.0 as usize][..]
                && let Terminator::Branch(c, yes, no) = &func.blocks[p.0 as usize].term
                && yes.0 != no.0
                && !self.leaves_loop(p, b)
                && self.masks.serves(func, p, block)
            {
                self.split(*c, yes.0 == b, &mut all);
            }
            at = self.doms.immediate(b);
        }
        let mask = func.blocks[block.0 as usize].mask;
        let mut parts = Vec::new();
        self.parts(mask, &mut parts, &mut Vec::new());
        for c in parts {
            if self.masks.within(func, mask, c) {
                self.split(c, true, &mut all);
            }
        }
        all.retain(|(c, _)| {
            let home = self.home[c.0 as usize];
            self.doms.dominates(home, block) && self.masks.serves(func, home, block)
        });
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Whether the edge from `p` to its successor `b` leaves a loop with the header `p`. Its condition says that the
    /// loop's counter is large, which bounds no index; code after many loops would have many such conditions.
    fn leaves_loop(&self, p: Block, b: Block) -> bool {
        let mut repeats = self.preds[p.0 as usize].iter().filter(|q| self.doms.dominates(p, **q)).peekable();
        repeats.peek().is_some() && !repeats.any(|q| self.doms.dominates(b, *q))
    }

    /// What a condition is a conjunction of, or its complement a disjunction.
    fn split(&self, c: Value, holds: bool, all: &mut Vec<(Value, bool)>) {
        match self.func.def_op(c) {
            Some(&Op::Binary(BinOp::And, a, b)) if holds => {
                self.split(a, true, all);
                self.split(b, true, all);
            }
            Some(&Op::Binary(BinOp::Or, a, b)) if !holds => {
                self.split(a, false, all);
                self.split(b, false, all);
            }
            Some(&Op::Unary(UnOp::Not, a)) => self.split(a, !holds, all),
            _ => {}
        }
        all.push((c, holds));
    }

    /// The conditions that a mask may be made of.
    fn parts(&self, mask: Value, all: &mut Vec<Value>, seen: &mut Vec<Value>) {
        if seen.contains(&mask) || seen.len() > 32 {
            return;
        }
        seen.push(mask);
        match self.func.values[mask.0 as usize].def {
            Def::Inst(i) => match &self.func.insts[i.0 as usize].op {
                Op::Binary(BinOp::And, a, b) => {
                    self.parts(*a, all, seen);
                    self.parts(*b, all, seen);
                }
                Op::Icmp(..) | Op::Unary(UnOp::Not, _) => all.push(mask),
                _ => {}
            },
            Def::Param(block, n) => {
                for p in &self.preds[block.0 as usize] {
                    for (to, args) in self.func.blocks[p.0 as usize].term.successors() {
                        if to == block {
                            self.parts(args[n as usize], all, seen);
                        }
                    }
                }
            }
        }
    }
}
