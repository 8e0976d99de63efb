//! The instruction cache of a workgroup processor.
//!
//! A miss fetches a block of two lines. It delays the wave that runs into the block, and all waves that reach the block
//! before it arrives. The blocks that INST_PREF_SIZE of the kernel descriptor names are fetched before the wave starts.
//! The target of a taken branch is fetched once more when the first wave branches to its block, even if waves have
//! executed it before.

use crate::parameters::Parameters;
use crate::shape::Block;
use std::collections::HashMap;

/// The instruction cache.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fetch {
    /// When each block arrives: for the waves that run into it, and for the waves that branch to it.
    arrivals: HashMap<(u64, bool), i64>,
}

impl Fetch {
    /// A wave starts at this instruction.
    pub(crate) fn start(&mut self, block: Option<Block>, at: i64) {
        if let Some(block) = block {
            self.arrivals.entry((block.number, false)).or_insert(at);
        }
    }

    /// When the instruction after the instruction that issues at `at` is there, if that may be late. `taken` states
    /// whether a branch leads to it.
    pub(crate) fn next(&mut self, p: &Parameters, from: Option<Block>, to: Option<Block>, taken: bool, at: i64) -> i64 {
        match to {
            Some(to) if taken || !to.prefetched && from.is_none_or(|from| from.number != to.number) => {
                *self.arrivals.entry((to.number, taken)).or_insert(at + p.fetch_cold)
            }
            _ => at,
        }
    }
}
