//! Records the workgroups of a launch that the model needs.

use t0_sim::exec::{Options, Stats};
use t0_sim::gpu::{Arg, Launch, LaunchFault};
use t0_timing::gpu::{Geometry, Sample};

use super::executed;
use crate::input::{Failure, whole_name};
use crate::run::Opened;

/// Bytes that the traces of one run take at most, unless one workgroup takes more.
const TRACE_BYTES: u64 = 512 << 20;
/// Bytes of a trace for each executed instruction.
const STEP_BYTES: u64 = 16;

/// The workgroups of a launch, which occupancy and the model of a whole launch need.
pub(crate) fn geometry(opened: &Opened, launch: &Launch) -> Result<Geometry, Failure> {
    let dynamic = opened.bound.iter().map(|bound| match bound.arg {
        Arg::Lds(bytes) => bytes.next_multiple_of(16),
        _ => 0,
    });
    let dynamic = launch.dynamic_lds + dynamic.sum::<u32>();
    Geometry::of(&opened.entry.descriptor, launch.grid, launch.block.map(u32::from), dynamic)
        .map_err(|error| Failure::Timing { kernel: whole_name(&opened.entry), error })
}

/// Runs the workgroups that the model needs once more and records them. `stats` are those of the whole launch. The
/// arguments have the values that they had before it.
pub(crate) fn record(
    opened: &mut Opened,
    launch: &Launch,
    stats: &Stats,
) -> Result<Result<Sample, Box<LaunchFault>>, Failure> {
    let geometry = geometry(opened, launch)?;
    let mut sample = Sample::new(geometry);
    let needed = Sample::needed_with_variations(&geometry);
    let each = stats.instructions / stats.workgroups.max(1) * STEP_BYTES;
    let batch = (TRACE_BYTES / each.max(1)).clamp(1, needed.max(1));
    let mut first = 0;
    while first < needed {
        let numbers = first..needed.min(first + batch);
        first = numbers.end;
        // A launch whose workgroups are all recorded at once runs as it does without a recording.
        let whole = numbers == (0..geometry.workgroups);
        let options = Options {
            trace: numbers.end - numbers.start,
            only: if whole { Vec::new() } else { numbers.clone().collect() },
            // Workgroups that wait for others, which do not run here, must end.
            budget: Some(stats.instructions.saturating_mul(4)),
            threads: launch.options.threads,
            ..Options::default()
        };
        let recorded = match opened.run(&Launch { options, ..launch.clone() })? {
            Ok(stats) => stats,
            Err(fault) => return Ok(Err(fault)),
        };
        let traces = recorded.trace.into_iter().map(|wave| (executed(wave.executed), wave.touched));
        sample.add((opened.object()?, opened.base()?), numbers, traces)?;
    }
    Ok(Ok(sample))
}
