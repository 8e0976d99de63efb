//! What code costs on a target: the clocks of each pipe, and how many waves of a kernel a SIMD holds.
//!
//! A compiler that orders instructions and a model that times them read the same row. The cycle model adds to each
//! value a range and a source (`t0-timing/src/parameters.rs`).
//!
//! | file | contents |
//! |---|---|
//! | `banks` | [`bank_clocks`]: the clocks of an access to LDS |
//! | `clocks` | [`Clocks`]: the clocks of each pipe |
//! | `occupancy` | [`Limits`], [`Residency`]: workgroups and waves that are resident at a time |
//!
//! **Invariant:** which pipe an instruction takes is a column of the instruction table
//! ([`Unit::Valu`](crate::isa::Unit::Valu)). Nothing here depends on an instruction.

mod banks;
mod clocks;
mod occupancy;

pub use banks::bank_clocks;
pub use clocks::{Clocks, PipeClocks};
pub use occupancy::{Footprint, Limit, Limits, Residency};
