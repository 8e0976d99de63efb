//! Register allocation: live ranges over the real control flow, copies removed, tuples onto contiguous registers,
//! spills.
//!
//! | file | what it does |
//! |---|---|
//! | `live` | live segments of every word |
//! | `coalesce` | registers that copies tie together become one group |
//! | `banks` | in which VGPR bank the operands of matrix instructions should begin |
//! | `assign` | groups onto registers; who is spilled where they do not fit |
//! | `spill` | rewrites for scratch and lanes |
//! | `checker` | what a correct allocation is, and whether this is one |
//!
//! EXEC needs no special case: a definition under any mask ends what its register held before, in all lanes, and
//! liveness follows the scalar control flow, in which both sides of a divergent branch come one after the other. A
//! value that is live across a region under another mask therefore keeps its register to itself.

mod assign;
mod banks;
pub(crate) mod checker;
mod coalesce;
pub(in crate::codegen) mod live;
mod spill;

pub(crate) use live::least_vgprs;

use super::error::CodegenError;
use super::mir::{Class, MFunc, VReg};
use assign::OutOfRegisters;
use coalesce::Groups;
use live::Live;
use spill::Slots;

/// Where everything is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Allocation {
    /// First physical register (number within its file) of each virtual register; those never live have none.
    pub(crate) phys: Vec<Option<u16>>,
    /// Words of scratch a lane.
    pub(crate) scratch_words: u32,
    /// Vector registers spilled.
    pub(crate) spilled_vgprs: u32,
    /// Scalar registers spilled.
    pub(crate) spilled_sgprs: u32,
    /// Vector registers used.
    pub(crate) vgprs: u32,
    /// Scalar registers used.
    pub(crate) sgprs: u32,
}

impl Allocation {
    pub(crate) fn of(&self, v: VReg) -> Option<u16> {
        self.phys.get(v.0 as usize).copied().flatten()
    }
}

/// Words of scratch that the offset field of an instruction reaches.
pub(crate) const SCRATCH_REACH: u32 = 1024;
/// Greatest scratch of a lane in words that this allocator hands out.
const SCRATCH_LIMIT: u32 = 1 << 16;
/// Rounds of spilling; each makes the rest strictly easier.
const ROUNDS: usize = 32;

/// Allocates registers; `limits` are the scalar and vector registers there are, and `waves` is how many waves a SIMD
/// holds of a kernel with so many vector registers. Rewrites the function where it must spill.
pub(crate) fn run(m: &mut MFunc, limits: [u16; 2], waves: &dyn Fn(u32) -> u32) -> Result<Allocation, CodegenError> {
    let mut limits = limits;
    let mut slots = Slots::default();
    let (mut spilled_s, mut spilled_v) = (0, 0);
    for _ in 0..ROUNDS {
        let depths = m.loop_depths();
        let groups = Groups::of(m, Live::of(m), &depths);
        let weight = weights(m, &groups, &depths);
        let mut assigned = assign::assign(&groups, &weight, limits, None).map_err(|OutOfRegisters(class)| {
            let (class, limit) = match class {
                Class::S => ("scalar", limits[0]),
                Class::V => ("vector", limits[1]),
            };
            CodegenError::Registers { class, limit: limit.into() }
        })?;
        if assigned.spilled.is_empty()
            && let Some(wanted) = banks::wanted(m, &groups)
            && let Ok(with) = assign::assign(&groups, &weight, limits, Some(&wanted))
            && banks::as_good(&groups, &with, &assigned, waves)
        {
            assigned = with;
        }
        if assigned.spilled.is_empty() {
            let mut a = Allocation {
                phys: vec![None; m.vregs.len()],
                scratch_words: slots.vector,
                spilled_vgprs: spilled_v,
                spilled_sgprs: spilled_s,
                ..Allocation::default()
            };
            for (v, (g, at)) in groups.of.iter().enumerate() {
                let Some(base) = assigned.base[*g as usize] else { continue };
                a.phys[v] = Some(base + u16::from(*at));
                let d = &m.vregs[v];
                let end = u32::from(base) + u32::from(*at) + u32::from(d.words);
                let used = if d.class == Class::S { &mut a.sgprs } else { &mut a.vgprs };
                *used = end.max(*used);
            }
            return Ok(a);
        }
        for &g in &assigned.spilled {
            let g = &groups.groups[g as usize];
            *(if g.class == Class::S { &mut spilled_s } else { &mut spilled_v }) += u32::from(g.words);
        }
        spill::spill(m, &groups, &assigned.spilled, &mut slots);
        if slots.vector > SCRATCH_LIMIT {
            return Err(CodegenError::Scratch { bytes: slots.vector * 4, limit: SCRATCH_LIMIT * 4 });
        }
        // The address of what lies beyond the reach of an offset takes the last scalar register.
        if slots.vector > SCRATCH_REACH && limits[0] == t0_isa::isa::Reg::SGPRS {
            limits[0] -= 1;
        }
    }
    Err(CodegenError::Registers { class: "vector", limit: limits[1].into() })
}

/// What spilling a group would cost: its accesses by loop depth over its length. What cannot be spilled costs the most.
fn weights(m: &MFunc, groups: &Groups, depths: &[u32]) -> Vec<u64> {
    let mut cost = vec![0u64; groups.groups.len()];
    for &b in &m.layout {
        let scale = 8u64.pow(depths[b.0 as usize].min(6));
        for inst in &m.block(b).insts {
            inst.for_each_reg(&m.vregs, |v, _, words, role| {
                let times = u64::from(words) * (u64::from(role.reads()) + u64::from(role.writes()));
                cost[groups.of[v.0 as usize].0 as usize] += times * scale;
            });
        }
    }
    groups
        .groups
        .iter()
        .zip(cost)
        .map(|(g, c)| {
            if g.pinned {
                return u64::MAX;
            }
            let length: u64 = groups.live(g).iter().flatten().map(|s| u64::from(s.1 - s.0)).sum();
            (c << 20) / length.max(1) + 1
        })
        .collect()
}
