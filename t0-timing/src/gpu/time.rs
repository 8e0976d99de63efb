//! The time of a launch, what limits it, and how close it is to each roof.

use super::fabric::{Fabric, Later, bandwidths};
use super::occupancy::{Geometry, Occupancy, SIMDS};
use super::traffic::Traffic;
use super::{Data, HALF, LEVELS, Level, WaveClocks, WaveRun, Workgroup};
use crate::parameters::Parameters;
use crate::shape::{Kind, Pipe, Shape};
use crate::{ComputeUnit, Step};
use std::fmt;
use t0_isa::isa::Counter;

/// Rounds of workgroups that a unit simulates at most before the last, partial one. The time of a further round is the
/// distance of the first two: during these, all places are filled again.
const ROUNDS: u64 = 3;
/// A launch that reaches this part of a roof is limited by it.
const NEAR: f64 = 0.75;

/// A launch of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// The kernel's instructions.
    pub program: &'a [Shape],
    /// Workgroups and what they need.
    pub geometry: Geometry,
    /// Where the data are when the launch starts.
    pub data: Data,
    /// The bytes of the allocations that the launch uses.
    pub bytes: u64,
}

/// A resource of the whole GPU.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roof {
    /// The matrix units.
    Matrix,
    /// The other vector units.
    Vector,
    /// The banks of LDS.
    Lds,
    /// Bandwidth of L2.
    L2,
    /// Bandwidth of the Infinity Cache.
    Infinity,
    /// Bandwidth of DRAM.
    Dram,
}

impl Roof {
    /// All roofs.
    pub const ALL: [Roof; 6] = [Roof::Matrix, Roof::Vector, Roof::Lds, Roof::L2, Roof::Infinity, Roof::Dram];

    /// Name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Roof::Matrix => "WMMA",
            Roof::Vector => "VALU",
            Roof::Lds => "LDS",
            Roof::L2 => "L2",
            Roof::Infinity => "Infinity Cache",
            Roof::Dram => "DRAM",
        }
    }
}

/// What a launch waits for most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limiter {
    /// A resource that is nearly used up.
    Roof(Roof),
    /// Units without work: there are too few workgroups, or the last round is partial.
    Grid,
    /// Latencies: neither a resource nor the grid explains the time.
    Latency,
}

impl Limiter {
    /// Name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Limiter::Roof(roof) => roof.name(),
            Limiter::Grid => "grid",
            Limiter::Latency => "latency",
        }
    }
}

/// The time of a launch.
#[derive(Clone, PartialEq, Debug)]
pub struct GpuTime {
    /// Clocks from the start of the first wave to the end of the last one.
    pub clocks: i64,
    /// Seconds, with the overhead of a launch ([`Parameters::launch_overhead`]).
    pub seconds: f64,
    /// What limits it.
    pub limiter: Limiter,
    /// The part of each roof that is used, on average over the launch, in the order of [`Roof::ALL`].
    pub roofs: [f64; 6],
    /// The part of all units' time for which they have work, if all workgroups take the same time.
    pub grid: f64,
    /// Workgroups that a unit holds.
    pub occupancy: Occupancy,
    /// Workgroups whose clocks were simulated on each unit, of how many.
    pub simulated: (u64, u64),
    /// The relative error that the samples show: the spread of the rounds and of the units.
    pub error: f64,
    /// The parts of the clocks between vector loads and their data, by the level of their farthest lines.
    pub loads: [f64; LEVELS],
    /// The part of the clocks of LDS that bank conflicts take.
    pub conflicts: f64,
}

/// Why a launch has no time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GpuError {
    /// A workgroup needs more registers, waves or LDS than a unit has.
    TooLarge,
    /// The grid has no workgroup.
    Empty,
    /// The sample lacks this workgroup, or the steps of its waves.
    Missing(u64),
    /// The model computes a time in which the launch uses more of a resource than the hardware has.
    AboveRoof {
        /// The resource.
        roof: Roof,
        /// The part of it that the launch would use, in tenths of a percent.
        permille: u32,
    },
}

impl fmt::Display for GpuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GpuError::TooLarge => f.write_str("a workgroup needs more registers, waves or LDS than the hardware has"),
            GpuError::Empty => f.write_str("the launch has no workgroups"),
            GpuError::Missing(number) => write!(f, "the sample lacks the steps of workgroup {number}"),
            GpuError::AboveRoof { roof, permille } => write!(
                f,
                "the cycle model is wrong about this launch: in its modelled time it would use {}.{} % of what the \
                 hardware has of {}; please report it with the kernel and its launch",
                permille / 10,
                permille % 10,
                roof.name()
            ),
        }
    }
}

impl std::error::Error for GpuError {}

/// The clocks of one unit.
struct UnitTime {
    clocks: f64,
    /// How much the clocks of a round differ, times the rounds that were not simulated.
    spread: f64,
    simulated: u64,
    total: u64,
    /// The clocks between loads and their data, by level.
    loads: [i64; LEVELS],
}

impl Launch<'_> {
    /// The time of the launch. `sample` has the workgroups that [`Geometry::sample`] names, in order.
    ///
    /// # Errors
    /// [`GpuError`].
    pub fn time(&self, p: &Parameters, sample: &[Workgroup]) -> Result<GpuTime, GpuError> {
        self.model(p, sample, None)
    }

    /// The time of the launch, and the clocks that the waves of the simulated units spend in each instruction.
    ///
    /// # Errors
    /// [`GpuError`].
    pub fn profile(&self, p: &Parameters, sample: &[Workgroup]) -> Result<(GpuTime, WaveClocks), GpuError> {
        let mut clocks = WaveClocks::new(self.program.len());
        let time = self.model(p, sample, Some(&mut clocks))?;
        Ok((time, clocks))
    }

    fn model(
        &self,
        p: &Parameters,
        sample: &[Workgroup],
        mut watched: Option<&mut WaveClocks>,
    ) -> Result<GpuTime, GpuError> {
        let Launch { program, geometry, data, bytes } = *self;
        let occupancy = geometry.occupancy(p);
        if geometry.workgroups == 0 || geometry.waves == 0 {
            return Err(GpuError::Empty);
        }
        if occupancy.workgroups == 0 {
            return Err(GpuError::TooLarge);
        }
        let needed = geometry.sample(p);
        if let Some(number) =
            needed.clone().find(|&number| sample.get(number as usize).map(|w| w.number) != Some(number))
        {
            return Err(GpuError::Missing(number));
        }
        let sample = &sample[..needed.end as usize];
        let traffic = Traffic::of(p, &geometry, sample, data, in_flight(program, sample));
        let rounds = geometry.workgroups as f64 / sample.len() as f64;
        let later = Later::of(p, data, bytes, traffic.new as f64 * 2.0 * HALF as f64, rounds);
        let mut units = Vec::new();
        let mut busy = [0.0; WORK];
        let simulated = geometry.simulated(p);
        for &unit in &simulated {
            let places: Vec<usize> =
                (0..sample.len()).filter(|&place| geometry.unit(p, sample[place].number) == unit).collect();
            for &place in &places {
                let waves = &sample[place].waves;
                // A partial workgroup has fewer waves.
                let count = 1..=geometry.waves as usize;
                if !count.contains(&waves.len()) || waves.iter().any(|wave| wave.steps.is_empty()) {
                    return Err(GpuError::Missing(sample[place].number));
                }
                let of = work(program, waves);
                (0..WORK).for_each(|i| busy[i] += of[i] / places.len() as f64 / simulated.len() as f64);
            }
            units.push(self.unit(p, (sample, &places), (&traffic, later), unit, watched.as_deref_mut()));
        }
        let clocks = units.iter().map(|unit| unit.clocks).fold(1.0, f64::max);
        let least = units.iter().map(|unit| unit.clocks).fold(f64::INFINITY, f64::min);
        let spread = units.iter().map(|unit| unit.spread).fold(0.0, f64::max);

        let workgroups = geometry.workgroups as f64;
        let simds = f64::from(occupancy.units * occupancy.simds);
        let compute_units = simds / f64::from(SIMDS);
        let [matrix, vector, lds, conflicts] = busy;
        let bandwidth = bandwidths(p);
        let memory = |level: Level| {
            let halves = traffic.totals[level as usize] as f64 * later.rounds(level);
            halves * HALF as f64 / bandwidth[level as usize]
        };
        // The clocks that the whole launch needs of each resource.
        let needed = [
            matrix * workgroups / simds,
            vector * workgroups / simds,
            lds * workgroups / compute_units,
            memory(Level::L2),
            memory(Level::Infinity),
            memory(Level::Dram),
        ];
        // A chip that nobody has recorded takes at least these. That gfx1100 does is checked below.
        let clocks = if p.is_recorded() { clocks } else { needed.into_iter().fold(clocks, f64::max) };
        let roofs = needed.map(|needed| needed / clocks);
        let error = (spread + clocks - least) / clocks;
        // A unit may exceed its share of a bandwidth for a while, and rounds are extrapolated.
        below(&roofs, error + p.share_burst as f64 / clocks)?;
        let rounds = geometry.workgroups.div_ceil(occupancy.units.into());
        let grid = workgroups / (rounds * u64::from(occupancy.units)) as f64;
        let highest = Roof::ALL.into_iter().zip(roofs).max_by(|a, b| a.1.total_cmp(&b.1));
        let limiter = match highest {
            Some((roof, part)) if part >= NEAR => Limiter::Roof(roof),
            Some((_, part)) if grid < NEAR && part < grid => Limiter::Grid,
            _ => Limiter::Latency,
        };
        Ok(GpuTime {
            clocks: clocks.ceil() as i64,
            seconds: clocks / (p.clock as f64 * 1e6) + p.launch_overhead as f64 * 1e-9,
            limiter,
            roofs,
            grid,
            occupancy,
            simulated: units.first().map_or((0, 0), |unit| (unit.simulated, unit.total)),
            error,
            loads: parts(&units),
            conflicts: if lds > 0.0 { conflicts / lds } else { 0.0 },
        })
    }

    /// The clocks of one unit: all of its workgroups if there are few, or three rounds and the last one.
    /// `places` are its workgroups in the sample.
    fn unit(
        &self,
        p: &Parameters,
        (sample, places): (&[Workgroup], &[usize]),
        (traffic, later): (&Traffic, Later),
        unit: u64,
        watched: Option<&mut WaveClocks>,
    ) -> UnitTime {
        let Occupancy { units, workgroups: held, .. } = self.geometry.occupancy(p);
        let (units, held) = (u64::from(units), u64::from(held));
        let total = (self.geometry.workgroups - unit).div_ceil(units);
        let simulated = if total <= (ROUNDS + 1) * held { total } else { ROUNDS * held + total % held };
        let steps = |place: usize, wave: usize| -> Vec<Step> {
            sample[place].waves.get(wave).map(|wave: &WaveRun| wave.steps.clone()).unwrap_or_default()
        };
        let active = self.geometry.workgroups.min(units) as f64;
        let share = (places, (held as u32, simulated as u32), active);
        let mut fabric = Fabric::new(p, &self.geometry, (traffic, later), &steps, share);
        // The dispatcher of a shader engine starts one wave after another, on its units in turn.
        let each = i64::from(self.geometry.waves) * p.dispatch_wave * (units as i64 / p.shader_engines).max(1);
        let mut waves = Vec::new();
        for n in 0..held.min(simulated) as i64 {
            waves.extend(fabric.start(n * each + each / 2));
        }
        let times = match watched {
            None => ComputeUnit::run_in(p, self.program, waves, &mut fabric, &mut ()),
            Some(sum) => ComputeUnit::run_in(p, self.program, waves, &mut fabric, sum),
        };
        let last = times.iter().filter_map(|wave| wave.last()).map(|times| times.execute).max().unwrap_or(0);
        let ends = &mut fabric.ends;
        ends.sort_unstable();
        let rounds = (total - simulated) / held;
        let (mut clocks, mut spread) = (last as f64, 0.0);
        if rounds > 0 {
            let held = held as usize;
            let each: Vec<i64> = (0..held).map(|i| ends[i + held] - ends[i]).collect();
            let mean = each.iter().sum::<i64>() as f64 / held as f64;
            let extremes = each.iter().max().zip(each.iter().min());
            clocks += rounds as f64 * mean;
            // The means of independent rounds differ less than single workgroups.
            spread = extremes.map_or(0.0, |(high, low)| (high - low) as f64) / 2.0 * (rounds as f64).sqrt();
        }
        UnitTime { clocks, spread, simulated, total, loads: fabric.loads }
    }
}

/// Checks that no resource is used more than the hardware allows. `slack` is what the parts may be wrong by.
fn below(roofs: &[f64; 6], slack: f64) -> Result<(), GpuError> {
    match Roof::ALL.into_iter().zip(roofs).find(|(_, part)| **part > 1.0 + slack) {
        Some((roof, part)) => Err(GpuError::AboveRoof { roof, permille: (part * 1000.0).round() as u32 }),
        None => Ok(()),
    }
}

/// The parts of the clocks between loads and their data, by level.
fn parts(units: &[UnitTime]) -> [f64; LEVELS] {
    let sum = |level: usize| units.iter().map(|unit| unit.loads[level]).sum::<i64>() as f64;
    let all: f64 = (0..LEVELS).map(sum).sum();
    std::array::from_fn(|level| if all > 0.0 { sum(level) / all } else { 0.0 })
}

/// The most loads that a wave of the sample has in flight.
fn in_flight(program: &[Shape], sample: &[Workgroup]) -> usize {
    let of = |wave: &WaveRun| {
        let (mut most, mut now) = (0, 0);
        for step in &wave.steps {
            let Some(shape) = program.get(step.shape as usize) else { break };
            if let Some(left) = shape.waits.of(Counter::Vm) {
                now = now.min(left.into());
            }
            if shape.kind == Kind::Vmem && !shape.stores {
                now += 1;
                most = most.max(now);
            }
        }
        most
    };
    // All waves run the same code.
    sample.first().and_then(|workgroup| workgroup.waves.iter().map(of).max()).unwrap_or(0)
}

/// The number of units in [`work`].
const WORK: usize = 4;

/// Clocks for which a workgroup occupies matrix units, vector units and LDS, and the clocks of LDS that bank conflicts
/// take.
fn work(program: &[Shape], waves: &[WaveRun]) -> [f64; WORK] {
    let mut sum = [0i64; WORK];
    for step in waves.iter().flat_map(|wave| &wave.steps) {
        let Some(shape) = program.get(step.shape as usize) else { continue };
        match shape.kind {
            Kind::Valu(Pipe::Matrix(clocks)) => sum[0] += i64::from(clocks),
            Kind::Valu(Pipe::Half | Pipe::Swap) => sum[1] += 2 * shape.passes,
            Kind::Valu(Pipe::Quarter | Pipe::Difference) => sum[1] += 4 * shape.passes,
            Kind::Valu(Pipe::Double | Pipe::DoubleTrans) => sum[1] += 32 * shape.passes,
            Kind::Valu(
                Pipe::Full
                | Pipe::Dot4
                | Pipe::Dot8
                | Pipe::RowPermute
                | Pipe::HalfPermute
                | Pipe::LaneWrite
                | Pipe::Trans,
            ) => sum[1] += shape.passes,
            Kind::Lds => {
                let least = shape.dwords * shape.passes;
                let clocks = least.max(step.touch.lines.into());
                sum[2] += clocks;
                sum[3] += clocks - least;
            }
            _ => {}
        }
    }
    sum.map(|clocks| clocks as f64)
}

#[cfg(test)]
mod tests {
    use super::below;

    #[test]
    fn a_time_above_a_roof_is_an_error() {
        assert_eq!(below(&[1.0, 0.2, 1.0, 1.009, 0.0, 0.0], 0.01), Ok(()));
        let error = below(&[0.0, 0.0, 0.0, 0.5, 1.04, 0.0], 0.01).expect_err("4 % more than there is");
        let text = "the cycle model is wrong about this launch: in its modelled time it would use 104.0 % of what the \
                    hardware has of Infinity Cache; please report it with the kernel and its launch";
        assert_eq!(error.to_string(), text);
    }
}
