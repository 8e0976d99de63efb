//! `--timing`: the modelled time of the launch.

use serde_json::Value;
use t0_sim::gpu::Launch;
use t0_timing::gpu::Geometry;
use t0_timing::record::{Purpose, Sample, Unmodelled};

use super::{Arguments, Opened};
use crate::input::{Failure, whole_name};
use crate::timing::lines::LineClocks;
use crate::timing::model::{Modelled, model};
use crate::timing::report;

/// What the model says about the launch.
pub(super) struct Timing {
    kernel: String,
    geometry: Geometry,
    modelled: Modelled,
    lines: LineClocks,
}

impl Timing {
    /// Records what the model needs before the launch runs. The buffers get the values that they had before. A fault is
    /// no error yet: the launch reports it.
    pub(super) fn record(
        opened: &mut Opened,
        arguments: &Arguments,
        launch: &Launch,
    ) -> Result<Result<Sample, Unmodelled>, Failure> {
        let purpose = if arguments.no_sensitivity { Purpose::Time } else { Purpose::Sensitivity };
        let sample = opened.record(launch, purpose);
        opened.rebind(&arguments.launch)?;
        match sample {
            Err(error) if !matches!(error, Unmodelled::Launch(_)) => {
                Err(Failure::Timing { kernel: whole_name(&opened.entry), error })
            }
            sample => Ok(sample),
        }
    }

    /// Models a launch that has finished.
    pub(super) fn of(
        opened: &mut Opened,
        arguments: &Arguments,
        launch: &Launch,
        recorded: Option<Result<Sample, Unmodelled>>,
    ) -> Result<Timing, Failure> {
        let kernel = whole_name(&opened.entry);
        let timing = |error: Unmodelled| Failure::Timing { kernel: kernel.clone(), error };
        let sample = match recorded {
            Some(recorded) => recorded,
            None => {
                opened.rebind(&arguments.launch)?;
                Timing::record(opened, arguments, launch)?
            }
        };
        let sample = sample.map_err(timing)?;
        let data = arguments.data.place(sample.parameters(), opened.buffer_bytes());
        let modelled = model(&sample, data, !arguments.no_sensitivity).map_err(|error| timing(error.into()))?;
        let lines = LineClocks::of(opened.object()?, &sample.code, &modelled.clocks, &[]);
        Ok(Timing { kernel, geometry: sample.geometry, modelled, lines })
    }

    pub(super) fn print(&self, out: &mut String) {
        report::summary(&self.kernel, &self.geometry, &self.modelled, out);
        self.lines.print(out);
        if !self.modelled.sensitivity.is_empty() {
            report::sensitivity(self.modelled.time.seconds, &self.modelled.sensitivity, out);
        }
    }

    pub(super) fn json(&self) -> Value {
        report::json(&self.geometry, &self.modelled, &self.lines)
    }
}
