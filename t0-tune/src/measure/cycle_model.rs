//! The clocks of a launch by the cycle model.

use t0_isa::target::Target;
use t0_sim::gpu::LaunchError;
use t0_timing::gpu::{Data, GpuError};
use t0_timing::record::Unmodelled;
use t0_timing::{NoParameters, Parameters, fingerprint};

use super::cost::{Cost, NoCost, Run};
use super::launch::impossible;
use crate::Error;
use crate::fingerprint::CYCLE_MODEL;

/// The clocks of the whole launch on the target by the cycle model (`t0_timing::gpu`), without the overhead of the
/// launch itself.
///
/// When the launch starts, the views are in the nearest level of L2, the Infinity Cache and DRAM that holds all of them
/// together ([`Data::fitting`]). If the kernel is [`cold`](crate::Kernel::cold), they are in DRAM.
#[derive(Debug, Clone)]
pub struct CycleModel {
    name: String,
}

impl CycleModel {
    /// The model.
    pub fn new() -> CycleModel {
        CycleModel { name: format!("{CYCLE_MODEL}{:016x}", fingerprint(Parameters::TABLE)) }
    }

    /// The parameters of a target that was recorded: assumed ones are not what instances are chosen by.
    ///
    /// # Errors
    /// [`Error::NotModelled`].
    fn parameters(target: &Target) -> Result<Parameters, Error> {
        Parameters::recorded(target)
            .map_err(|NoParameters { target }| Error::NotModelled { target: target.into_owned() })
    }
}

impl Default for CycleModel {
    fn default() -> CycleModel {
        CycleModel::new()
    }
}

impl Cost for CycleModel {
    /// It has a hash of the parameters, because clocks with other parameters are not comparable.
    fn name(&self) -> &str {
        &self.name
    }

    fn threads(&self) -> usize {
        2
    }

    fn of(&self, run: &Run<'_>) -> Result<f64, NoCost> {
        let p = CycleModel::parameters(run.target)?;
        let data = if run.cold { Data::Dram } else { Data::fitting(&p, run.bytes) };
        let clocks = run.record().and_then(|sample| Ok(sample.launch(data).time(&p, &sample.workgroups)?.clocks));
        match clocks {
            Ok(clocks) => Ok(clocks as f64),
            // As the static model has it: a launch without workgroups costs nothing.
            Err(Unmodelled::Gpu(GpuError::Empty)) => Ok(0.0),
            Err(why) => Err(no_cost(run, why)),
        }
    }
}

/// Why an instance has no cost. A launch that the hardware or the model cannot run excludes the instance.
fn no_cost(run: &Run<'_>, why: Unmodelled) -> NoCost {
    match why {
        Unmodelled::Launch(error) => match *error {
            LaunchError::Fault(fault) => NoCost::Refused(format!("it faults: {fault}")),
            error => impossible(&run.built.name, &error).into(),
        },
        Unmodelled::Gpu(GpuError::TooLarge | GpuError::AboveRoof { .. })
        | Unmodelled::TooLarge
        | Unmodelled::Waits { .. } => NoCost::Refused(why.to_string()),
        why => Error::Model { instance: run.instance.to_owned(), why: why.to_string() }.into(),
    }
}
