//! Loads between which a long chain is computed.
//!
//! They become groups of their own ([`APART`]), each of which runs some time before its first result is needed
//! ([`AHEAD`]). If every wave first loaded all that it will ever need, the last wave would only begin to compute when
//! the memory has served all others.

use super::Merger;
use super::place::Place;
use crate::ir::{Effect, Function, Inst, MemoryId, Op};
use std::ops::Range;
use std::rc::Rc;

/// The clocks of a chain between loads that keep them in groups of their own: several times the latency of an idle
/// memory.
pub(super) const APART: u32 = 1000;
/// The clocks that a group gets for its loads.
const AHEAD: u32 = 1000;
/// The clocks from a load of LDS to one whose address depends on its result, without what computes the address.
const LDS: u32 = 50;
/// The clocks from a computation to another one that uses its result.
const COMPUTATION: u32 = 5;

impl Merger {
    /// The position ahead of a load of a view to which its group moves, if a long chain is computed before.
    pub(super) fn ahead(
        &self,
        func: &Function,
        insts: &[Inst],
        places: &[Option<Rc<Place>>],
        chain: &[u32],
        free: Range<usize>,
    ) -> Option<usize> {
        let start = free.end;
        let place = places[start].as_ref()?;
        if chain[start] < APART || !matches!(place.memory, MemoryId::View(_)) {
            return None;
        }
        let passes = |at: &usize| {
            let inst = insts[*at];
            let op = &func.insts[inst.0 as usize].op;
            let moves = func.effect(inst) != Effect::Write && !matches!(op, Op::Asm(..));
            moves && chain[start] - chain[*at] <= AHEAD && self.is_there(func, place.index, *at)
        };
        free.rev().take_while(passes).last()
    }

    /// The clocks of the longest chain of computations from the start of the block up to each instruction. What loads
    /// from views read is there at once.
    pub(super) fn chain(&self, func: &Function, insts: &[Inst]) -> Vec<u32> {
        let mut ready = vec![0; insts.len()];
        let mut longest = 0;
        let mut chain = Vec::with_capacity(insts.len());
        for (at, inst) in insts.iter().enumerate() {
            let op = &func.insts[inst.0 as usize].op;
            let clocks = match op {
                Op::Load { .. } => None,
                Op::LdsLoad { .. } => Some(LDS),
                Op::Const(_) | Op::Word(..) | Op::Pack(_) | Op::Bitcast(_) => Some(0),
                _ => Some(COMPUTATION),
            };
            if let Some(clocks) = clocks {
                let mut begin = 0;
                op.for_each_operand(|v| {
                    let made = self.position[v.0 as usize].filter(|made| *made < at);
                    begin = begin.max(made.map_or(0, |made| ready[made]));
                });
                ready[at] = begin + clocks;
            }
            longest = longest.max(ready[at]);
            chain.push(longest);
        }
        chain
    }
}
