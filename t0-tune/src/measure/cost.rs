//! What an instance costs.

use t0_isa::machine::Residency;
use t0_isa::target::Target;
use t0_sim::gpu::LaunchError;
use t0_timing::record::{Sample, Unmodelled};

use super::arguments::Arguments;
use super::launch::{Loaded, Sampled};
use super::program::Built;
use crate::Error;

/// A launch of an instance at a shape. Nothing is executed until a cost asks for it.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// The target.
    pub target: &'a Target,
    /// How many of its workgroups a compute unit holds.
    pub residency: Residency,
    /// Workgroups of the whole launch.
    pub workgroups: u64,
    /// Bytes of all views.
    pub bytes: u64,
    /// Whether the views are in DRAM when the launch starts: [`Kernel::cold`](crate::Kernel::cold).
    pub cold: bool,
    /// The instance, for messages: `matmul<4, 2>`.
    pub instance: &'a str,
    pub(super) built: &'a Built,
    pub(super) arguments: &'a Arguments,
}

impl Run<'_> {
    /// Launches up to four workgroups on the virtual GPU, and counts what they execute.
    ///
    /// # Errors
    /// The launch ends with a fault, or is not possible.
    pub fn sample(&self) -> Result<Sampled, NoCost> {
        self.arguments.sample(self.built)
    }

    /// The wave-instructions of the whole launch, from those of a sample launch: all workgroups are assumed to execute
    /// as many.
    ///
    /// # Errors
    /// Those of [`Run::sample`].
    pub fn instructions(&self) -> Result<u64, NoCost> {
        let Sampled { stats, scale } = self.sample()?;
        Ok((stats.instructions as f64 * scale).round() as u64)
    }

    /// Runs those workgroups of the whole grid on the virtual GPU that the cycle model needs, and records what they
    /// execute ([`t0_timing::record::record`]).
    ///
    /// # Errors
    /// [`Unmodelled`].
    pub fn record(&self) -> Result<Sample, Unmodelled> {
        Loaded::new(self.built, self.arguments).map_err(LaunchError::from)?.record(self.arguments.grid)
    }
}

/// Why an instance has no cost.
#[derive(Debug, Clone, PartialEq)]
pub enum NoCost {
    /// The instance cannot be launched at the shape. Its record says why.
    Refused(String),
    /// What prevents the measurement.
    Failed(Error),
}

impl From<Error> for NoCost {
    fn from(error: Error) -> NoCost {
        NoCost::Failed(error)
    }
}

/// Ranks instances.
pub trait Cost: Sync {
    /// The name in the records. Costs of different names are not compared.
    fn name(&self) -> &str;

    /// How many instances are measured at the same time, each on a thread of its own. One by default: times on a device
    /// disturb each other.
    fn threads(&self) -> usize {
        1
    }

    /// The cost. Lower is better.
    ///
    /// # Errors
    /// [`NoCost::Refused`] excludes the instance from the choice. [`NoCost::Failed`] stops the run; what was measured
    /// before is kept.
    fn of(&self, run: &Run<'_>) -> Result<f64, NoCost>;
}
