//! From what waves executed on the virtual GPU to modelled times.
//!
//! | file | content |
//! |---|---|
//! | `sample` | records the workgroups of a launch that the model needs |
//! | `model` | the modelled time of a launch, and its sensitivity to assumed parameters |
//! | `lines` | the clocks of each source line |
//! | `stalls` | what waves wait for |
//! | `report` | all of this as text and as JSON |
//!
//! The virtual GPU and the model do not know each other; the crate `t0-profile` connects them for whole programs.

pub(crate) mod lines;
pub(crate) mod model;
pub(crate) mod report;
pub(crate) mod sample;
pub(crate) mod stalls;

use t0_sim::exec::Executed;
use t0_timing::{Parameters, gpu};

/// The instructions of a trace as the model takes them.
pub(crate) fn executed(trace: Vec<Executed>) -> impl Iterator<Item = (u64, u16)> {
    trace.into_iter().map(|one| (one.address, one.lines))
}

/// Where the data of a launch are when it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Data {
    /// In the nearest level that holds all of them, as after an earlier launch with the same buffers.
    Auto,
    /// In L2.
    L2,
    /// In the Infinity Cache.
    Infinity,
    /// In DRAM.
    Dram,
}

impl Data {
    /// Where data of this size are.
    pub(crate) fn place(self, bytes: u64) -> gpu::Data {
        match self {
            Data::Auto => gpu::Data::fitting(&Parameters::GFX1100, bytes),
            Data::L2 => gpu::Data::L2,
            Data::Infinity => gpu::Data::Infinity,
            Data::Dram => gpu::Data::Dram,
        }
    }
}
