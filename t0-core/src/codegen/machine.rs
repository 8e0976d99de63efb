//! Functions of physical instructions: the form between allocation and bytes.

use super::mir::{MBlockId, MTerm};
use crate::ir::Loc;
use t0_isa::isa::Inst;

/// An instruction with its position in the source.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PInst {
    pub(crate) inst: Inst,
    pub(crate) loc: Loc,
}

/// A basic block; the branches of its terminator are made at emission.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PBlock {
    pub(crate) insts: Vec<PInst>,
    pub(crate) term: MTerm,
    pub(crate) term_loc: Loc,
}

/// A function after allocation.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PFunc {
    pub(crate) blocks: Vec<PBlock>,
    pub(crate) layout: Vec<MBlockId>,
}

impl PFunc {
    pub(crate) fn block(&self, b: MBlockId) -> &PBlock {
        &self.blocks[b.0 as usize]
    }

    /// Runs `transfer` over the instructions of every block until the states at the blocks' starts no longer change;
    /// `meet` merges a state into another and returns whether that changed it. Returns the states at the starts.
    pub(crate) fn fixed_point<S: Clone>(
        &self,
        start: S,
        mut transfer: impl FnMut(&mut S, &PInst),
        mut meet: impl FnMut(&mut S, &S) -> bool,
    ) -> Vec<Option<S>> {
        let mut states: Vec<Option<S>> = vec![None; self.blocks.len()];
        let mut dirty = vec![false; self.blocks.len()];
        states[self.layout[0].0 as usize] = Some(start);
        dirty[self.layout[0].0 as usize] = true;
        loop {
            let mut any = false;
            for &b in &self.layout {
                if !std::mem::take(&mut dirty[b.0 as usize]) {
                    continue;
                }
                any = true;
                let Some(mut s) = states[b.0 as usize].clone() else { continue };
                for i in &self.block(b).insts {
                    transfer(&mut s, i);
                }
                for t in self.block(b).term.successors() {
                    let changed = match &mut states[t.0 as usize] {
                        Some(old) => meet(old, &s),
                        none => {
                            *none = Some(s.clone());
                            true
                        }
                    };
                    dirty[t.0 as usize] |= changed;
                }
            }
            if !any {
                return states;
            }
        }
    }
}
