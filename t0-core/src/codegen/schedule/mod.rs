//! The order of instructions within blocks, and what the hardware is told about it.
//!
//! | file | contents |
//! |---|---|
//! | `early` | the order of instructions over virtual registers |
//! | `touch`, `graph` | what instructions access; which must stay behind which |
//! | `pressure`, `list` | the registers that an order needs; a short order |
//! | `check` | whether an order computes the same |
//! | [`delays`] | `s_delay_alu` before instructions that need a recent result |
//!
//! What does not belong here: anything that correct results need. Waits and hazards are the business of `waits` and
//! `hazards`.

pub(crate) mod check;
pub mod delays;
pub(crate) mod early;
mod graph;
mod list;
mod pressure;
mod touch;

#[cfg(test)]
use crate::codegen::mir::{MBlockId, MFunc};

/// The instructions of a block, by their numbers, that the scheduler never exchanges with the one before.
#[cfg(test)]
pub(crate) fn kept(m: &MFunc, b: MBlockId, target: &t0_isa::target::Target) -> std::collections::BTreeSet<usize> {
    let block = m.block(b);
    let out = super::regalloc::live::LiveOut::of(m);
    let start = early::start(block);
    let graph = graph::build(m, block, start, &mut graph::Words::new(out.base, out.total), target);
    let mut kept: std::collections::BTreeSet<usize> = (1..=start).collect();
    for (number, unit) in graph.units.iter().enumerate() {
        kept.extend(unit.insts.clone().skip(1).map(|at| at as usize));
        if graph.next(number).iter().any(|(to, _)| *to as usize == number + 1) {
            kept.insert(unit.insts.end as usize);
        }
    }
    kept
}
