//! From what waves executed on the virtual GPU to modelled times.
//!
//! | file | content |
//! |---|---|
//! | `sample` | records the workgroups of a launch that the model needs |
//! | `model` | the modelled time of a launch, and its sensitivity to assumed parameters |
//! | `lines` | the clocks of each source line |
//! | `report` | all of this as text and as JSON |
//!
//! The virtual GPU and the model do not know each other; the crate `t0-profile` connects them for whole programs.

pub(crate) mod lines;
pub(crate) mod model;
pub(crate) mod report;
pub(crate) mod sample;

use t0_sim::exec::Executed;

/// The instructions of a trace as the model takes them.
pub(crate) fn executed(trace: Vec<Executed>) -> impl Iterator<Item = (u64, u16)> {
    trace.into_iter().map(|one| (one.address, one.lines))
}

/// Where the data of a launch are when it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Data {
    /// In the Infinity Cache if they fit, otherwise in DRAM.
    Auto,
    /// In the Infinity Cache, as after an earlier launch with the same buffers.
    Infinity,
    /// In DRAM.
    Dram,
}

impl Data {
    /// Whether data of this size are in the Infinity Cache.
    pub(crate) fn resident(self, bytes: u64) -> bool {
        match self {
            Data::Auto => t0_timing::Parameters::GFX1100.holds_in_infinity_cache(bytes),
            Data::Infinity => true,
            Data::Dram => false,
        }
    }
}
