//! The modelled times of a recording.

use t0_timing::Parameters;
use t0_timing::gpu::Geometry;
use t0_timing::record::{LaunchShape, Launches, Recording, Unmodelled};

use super::Options;
use crate::input::{Failure, whole_name};
use crate::timing::lines::LineClocks;
use crate::timing::model::{Modelled, Sensitivity, Varied, model};

/// What the model says about a program.
pub(crate) struct Profile {
    /// Those with the most time first.
    pub(crate) launches: Vec<Launch>,
    /// The time of all launches that have one.
    pub(crate) seconds: f64,
    /// Times with other values of uncertain parameters; empty if they were not asked for.
    pub(crate) sensitivity: Vec<Sensitivity>,
}

/// Launches of one shape.
pub(crate) struct Launch {
    pub(crate) kernel: String,
    pub(crate) shape: LaunchShape,
    pub(crate) count: u64,
    /// How many of them are behind work for which the host has not waited.
    pub(crate) queued: u64,
    /// The fewest and the most wave-instructions of a launch, and those of the recorded one.
    pub(crate) range: (u64, u64),
    pub(crate) instructions: u64,
    pub(crate) outcome: Result<Known, Unmodelled>,
}

/// What the model says about a launch.
pub(crate) struct Known {
    pub(crate) geometry: Geometry,
    pub(crate) modelled: Modelled,
    pub(crate) lines: LineClocks,
}

impl Launch {
    fn of(recorded: &Launches, options: &Options) -> Result<Launch, Failure> {
        let Launches { object, shape, data, instructions, count, queued, range, .. } = recorded;
        let trace = recorded.trace()?;
        let known = || -> Result<Known, Unmodelled> {
            let sample = trace.sample(object)?;
            let modelled = model(&sample, options.data.place_or(*data), !options.no_sensitivity)?;
            let lines = LineClocks::of(object, &sample.code, &modelled.clocks, &options.source);
            Ok(Known { geometry: sample.geometry, modelled, lines })
        };
        Ok(Launch {
            kernel: shape.kernel(object).map_or_else(String::new, |kernel| t0_report::demangle(&whole_name(kernel))),
            shape: *shape,
            count: *count,
            queued: *queued,
            range: *range,
            instructions: *instructions,
            outcome: known(),
        })
    }

    /// The time of all launches; nothing if the model does not know it.
    pub(crate) fn seconds(&self) -> f64 {
        let all = |known: &Known| self.all(known.modelled.time.seconds, &known.modelled.parameters);
        self.outcome.as_ref().map_or(0.0, all)
    }

    /// The time of all launches, of which one without others takes `seconds`.
    fn all(&self, seconds: f64, p: &Parameters) -> f64 {
        let overhead = p.launch_overhead as f64 * 1e-9;
        self.count as f64 * (seconds - overhead) + self.overhead(p)
    }

    /// The overhead of all launches with these parameters, in seconds.
    pub(super) fn overhead(&self, p: &Parameters) -> f64 {
        let each = (self.count - self.queued) as i64 * p.launch_overhead + self.queued as i64 * p.queued_overhead;
        each as f64 * 1e-9
    }
}

impl Profile {
    pub(crate) fn of(recording: &Recording, options: &Options) -> Result<Profile, Failure> {
        // One after another, because a trace may be large.
        let launches = recording.launches.iter().map(|launches| Launch::of(launches, options));
        let mut launches: Vec<Launch> = launches.collect::<Result<_, _>>()?;
        launches.sort_by(|a, b| b.seconds().total_cmp(&a.seconds()));
        let seconds = launches.iter().map(Launch::seconds).sum();
        let sensitivity = sum(&launches);
        Ok(Profile { launches, seconds, sensitivity })
    }
}

/// The sums over all launches on one chip, parameter by parameter: that of the launch with the most time.
fn sum(launches: &[Launch]) -> Vec<Sensitivity> {
    let mut sums: Vec<Sensitivity> = Vec::new();
    let known = launches.iter().filter_map(|launch| Some((launch, launch.outcome.as_ref().ok()?)));
    let chip = known.clone().next().map(|(_, known)| known.modelled.parameters.chip);
    for (launch, known) in known.filter(|(_, known)| Some(known.modelled.parameters.chip) == chip) {
        let times = |varied: Option<Varied>, with: &Option<(i64, Parameters)>| {
            let (Varied { value, seconds }, (_, p)) = varied.zip(with.as_ref())?;
            Some(Varied { value, seconds: seconds.map(|seconds| launch.all(seconds, p)) })
        };
        let variations = known.modelled.parameters.variations();
        let rows = known.modelled.sensitivity.iter().zip(&variations).map(|(row, variation)| Sensitivity {
            parameter: row.parameter,
            lower: times(row.lower, &variation.lower),
            higher: times(row.higher, &variation.higher),
        });
        if sums.is_empty() {
            sums = rows.collect();
            continue;
        }
        // All launches have the same parameters with the same values.
        for (sum, row) in sums.iter_mut().zip(rows) {
            for (sum, more) in [(&mut sum.lower, row.lower), (&mut sum.higher, row.higher)] {
                *sum = sum
                    .zip(more)
                    .map(|(a, b)| Varied { value: a.value, seconds: a.seconds.zip(b.seconds).map(|(a, b)| a + b) });
            }
        }
    }
    sums
}
