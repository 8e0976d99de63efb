//! Modelled times and their presentation. `t0_timing::record` records what waves execute on the virtual GPU.
//!
//! | file | content |
//! |---|---|
//! | `model` | the modelled time of a launch, and its sensitivity to uncertain parameters |
//! | `lines` | the clocks of each source line |
//! | `stalls` | what waves wait for |
//! | `report` | all of this as text and as JSON |

pub(crate) mod lines;
pub(crate) mod model;
pub(crate) mod report;
pub(crate) mod stalls;

use t0_timing::{Parameters, gpu};

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
    pub(crate) fn place(self, p: &Parameters, bytes: u64) -> gpu::Data {
        self.place_or(gpu::Data::fitting(p, bytes))
    }

    /// Where data are that are at `known` unless the user states another place.
    pub(crate) fn place_or(self, known: gpu::Data) -> gpu::Data {
        match self {
            Data::Auto => known,
            Data::L2 => gpu::Data::L2,
            Data::Infinity => gpu::Data::Infinity,
            Data::Dram => gpu::Data::Dram,
        }
    }
}
