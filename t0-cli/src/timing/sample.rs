//! Records the workgroups of a launch that the model needs.

use t0_isa::object::Object;
use t0_sim::exec::{Options, Stats, WaveTrace};
use t0_sim::gpu::{Arg, Launch, LaunchFault};
use t0_timing::Parameters;
use t0_timing::gpu::{Geometry, WaveRun, Workgroup};

use super::code::Code;
use crate::input::{Failure, whole_name};
use crate::run::Opened;

/// Bytes that the traces of one run take at most, unless one workgroup takes more.
const TRACE_BYTES: u64 = 512 << 20;
/// Bytes of a trace for each executed instruction.
const STEP_BYTES: u64 = 16;

/// What the first workgroups of a launch executed.
pub(crate) struct Sample {
    pub(crate) geometry: Geometry,
    pub(crate) code: Code,
    pub(crate) workgroups: Vec<Workgroup>,
}

impl Sample {
    pub(crate) fn new(geometry: Geometry) -> Sample {
        Sample { geometry, code: Code::default(), workgroups: Vec::new() }
    }

    /// The number of workgroups that the model needs with its own parameters and with all of their variations.
    pub(crate) fn needed(geometry: &Geometry) -> u64 {
        let p = Parameters::GFX1100;
        let variations = p.variations().into_iter().flat_map(|variation| [variation.lower, variation.higher]);
        let others = variations.flatten().map(|(_, p)| geometry.sample(&p).end);
        others.fold(geometry.sample(&p).end, u64::max)
    }

    /// Adds the traces of the workgroups with these numbers, in order.
    pub(crate) fn add(
        &mut self,
        object: (&Object, u64),
        numbers: impl IntoIterator<Item = u64>,
        traces: Vec<WaveTrace>,
    ) -> Result<(), Failure> {
        let p = Parameters::GFX1100;
        let simulated = self.geometry.simulated(&p);
        let mut traces = traces.into_iter();
        for number in numbers {
            let mut waves = Vec::new();
            for trace in traces.by_ref().take(self.geometry.waves as usize) {
                let steps = self.code.steps(object, trace.executed)?;
                let mut run = WaveRun::new(self.code.shapes(), steps, trace.touched);
                if !simulated.contains(&self.geometry.unit(&p, number)) {
                    run.steps = Vec::new();
                }
                waves.push(run);
            }
            self.workgroups.push(Workgroup { number, waves });
        }
        Ok(())
    }
}

/// The workgroups of a launch, which occupancy and the model of a whole launch need.
pub(crate) fn geometry(opened: &Opened, launch: &Launch) -> Result<Geometry, Failure> {
    let descriptor = &opened.entry.descriptor;
    if descriptor.wave_size() != 32 {
        return Err(Failure::TraceWave64 { kernel: whole_name(&opened.entry) });
    }
    let block = launch.block.map(u32::from);
    let workgroups = launch.grid.iter().zip(block).map(|(items, side)| u64::from(items.div_ceil(side))).product();
    let dynamic = opened.bound.iter().map(|bound| match bound.arg {
        Arg::Lds(bytes) => bytes.next_multiple_of(16),
        _ => 0,
    });
    Ok(Geometry {
        workgroups,
        waves: block.iter().product::<u32>().div_ceil(32),
        vgprs: descriptor.vgprs(),
        lds_bytes: descriptor.group_segment_fixed_size + launch.dynamic_lds + dynamic.sum::<u32>(),
        wgp_mode: descriptor.rsrc1.wgp_mode() != 0,
    })
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
    let needed = Sample::needed(&geometry);
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
        sample.add((opened.object()?, opened.base()?), numbers, recorded.trace)?;
    }
    Ok(Ok(sample))
}
