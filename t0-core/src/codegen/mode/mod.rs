//! Where the waves of a workgroup run: on one compute unit (CU mode), or on both of a workgroup processor (WGP mode).
//!
//! | file | contents |
//! |---|---|
//! | `mod` | [`choose`]: the decision |
//! | `caches` | whether the waves must share an L0 cache |
//! | `lds` | the clocks for which accesses occupy LDS |
//!
//! In WGP mode a workgroup has four SIMDs instead of two. A launch of few workgroups then uses more of the card, and
//! workgroups that do not divide evenly among the units leave less of it idle. Two things speak for CU mode:
//!
//! - The waves share one L0 cache. Code that hands data through global memory from wave to wave relies on that
//!   (`caches`), and the waves of a matrix product find each other's rows there.
//! - LDS has two halves with 32 banks each. In CU mode two SIMDs share a half. In WGP mode the bytes of a workgroup are
//!   in one half, which four SIMDs share.
//!
//! Let `x` be the clocks for which a wave occupies LDS, times four, over the clocks in which its SIMD issues its
//! instructions. If workgroups fill the card, WGP mode takes `max(1, x) / max(1, x / 2)` times as long as CU mode. If
//! there are at most as many workgroups as workgroup processors, CU mode takes `max(2, x) / max(1, x)` times as long as
//! WGP mode. The number of workgroups is unknown here. Both losses are equal at the square root of two; waves do not
//! issue in every clock, which moves the limit up to [`MOST_LDS`].
//!
//! What does not belong here: the code. **Invariant:** equal code in either mode; only the descriptor differs.

mod caches;
mod lds;

use super::machine::PFunc;
use crate::ir::{Function, Op};
use t0_isa::isa::{Flow, Inst, Unit};
use t0_isa::object::WorkgroupMode;
use t0_isa::target::SIMDS_PER_CU;

/// The greatest part of LDS that WGP mode may ask for, in percent of what one half delivers to four SIMDs.
const MOST_LDS: u64 = 160;
/// Iterations of a loop, and the deepest nest that counts.
const ITERATIONS: u64 = 8;
const DEEPEST: u32 = 6;

/// The mode of a kernel, whose machine code has a block for each block of the function, and perhaps further ones.
/// `depths` are the loops around each block of machine code.
pub(crate) fn choose(f: &Function, code: &PFunc, depths: &[u32]) -> WorkgroupMode {
    let waves = f.block_shape.iter().product::<u32>().div_ceil(32);
    let mut ops = f.blocks.iter().flat_map(|b| &b.insts).map(|i| &f.insts[i.0 as usize].op);
    // The waves of a small workgroup have a SIMD each in both modes.
    if waves <= SIMDS_PER_CU || ops.any(|op| matches!(op, Op::Wmma(..))) || caches::must_share(f) {
        return WorkgroupMode::Cu;
    }
    let weight = |block: usize| ITERATIONS.pow(depths.get(block).map_or(0, |depth| (*depth).min(DEEPEST)));
    let lds = lds::clocks(f, weight);
    if lds == 0 {
        return WorkgroupMode::Wgp;
    }
    let issues = |block: usize| code.blocks[block].insts.iter().filter(|i| takes_a_clock(&i.inst)).count() as u64 + 1;
    let issued =
        code.layout.iter().map(|b| b.0 as usize).fold(0u64, |all, b| all.saturating_add(weight(b) * issues(b)));
    let most = issued.saturating_mul(MOST_LDS);
    let simds = 2 * u64::from(SIMDS_PER_CU);
    if lds.saturating_mul(100 * simds) > most { WorkgroupMode::Cu } else { WorkgroupMode::Wgp }
}

/// Whether an instruction takes a clock of its SIMD: all but those that only hold the wave back.
fn takes_a_clock(inst: &Inst) -> bool {
    inst.unit() != Unit::Control || !matches!(inst.flow(), Flow::Wait | Flow::Delay | Flow::Clause)
}
