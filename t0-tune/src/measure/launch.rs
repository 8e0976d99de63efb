//! Launches on the virtual GPU.

use std::fmt::Display;

use t0_sim::exec::{FaultKind, Options, Stats};
use t0_sim::gpu::{Arg, Buffer, Gpu, GpuError, Launch, LaunchError, Module};
use t0_timing::record::{Purpose, Sample, Unmodelled, record};

use super::arguments::{Arguments, Value};
use super::cost::NoCost;
use super::program::Built;
use crate::Error;

/// Workgroups of a sample launch. The rest of the grid is assumed to do the same.
const SAMPLE: u32 = 4;
/// Threads of the virtual GPU.
const THREADS: usize = 2;
/// Wave-instructions after which a launch is stopped.
pub(super) const BUDGET: u64 = 2_000_000_000;

/// What a part of the grid executed.
#[derive(Debug, Clone)]
pub struct Sampled {
    /// Counts, with a profile. A launch without workgroups has none.
    pub stats: Stats,
    /// How many times as large the whole launch is.
    pub scale: f64,
}

/// An instance and its arguments on a virtual GPU.
pub(super) struct Loaded<'a> {
    built: &'a Built,
    gpu: Gpu,
    module: Module,
    args: Vec<Arg>,
    /// The memory of each view, and its bytes.
    views: Vec<(Buffer, usize)>,
}

/// How a launch of the whole grid ended.
pub(super) enum Ended {
    /// The contents of the views, in the order of the arguments.
    Results(Vec<Vec<u8>>),
    /// A fault.
    Fault(String),
    /// It executed more wave-instructions than it may.
    TooLong(String),
}

/// A launch of a kernel that is not possible.
pub(super) fn impossible(kernel: &str, why: &dyn Display) -> Error {
    Error::Sample { kernel: kernel.to_owned(), why: why.to_string() }
}

impl<'a> Loaded<'a> {
    pub(super) fn new(built: &'a Built, arguments: &Arguments) -> Result<Loaded<'a>, GpuError> {
        let mut gpu = Gpu::new();
        let module = gpu.load_object(built.object.clone())?;
        let (mut args, mut views) = (Vec::new(), Vec::new());
        for value in &arguments.values {
            args.push(match value {
                Value::View { rows, cols, bytes, .. } => {
                    let buffer = gpu.alloc(bytes.len() as u64)?;
                    gpu.write(buffer, 0, bytes)?;
                    views.push((buffer, bytes.len()));
                    Arg::View { buffer, cols: *cols, rows: *rows }
                }
                Value::Scalar { bytes, .. } => Arg::Bytes(bytes.clone()),
            });
        }
        Ok(Loaded { built, gpu, module, args, views })
    }

    /// Launches a grid of work-items.
    pub(super) fn launch(&mut self, grid: [u32; 3], options: Options) -> Result<Stats, NoCost> {
        let name = &self.built.name;
        match self.started(grid, options) {
            Ok(stats) => Ok(stats),
            Err(LaunchError::Fault(fault)) => Err(NoCost::Refused(format!("it faults: {fault}"))),
            Err(error) => Err(impossible(name, &error).into()),
        }
    }

    fn shape(&self, grid: [u32; 3], options: Options) -> Launch {
        Launch { grid, block: self.built.block.map(|n| n as u16), options, ..Launch::default() }
    }

    fn started(&mut self, grid: [u32; 3], options: Options) -> Result<Stats, LaunchError> {
        let launch = self.shape(grid, options);
        self.gpu.launch(self.module, &self.built.name, &self.args, &launch)
    }

    /// Records what the cycle model needs to know about a launch of a grid of work-items.
    pub(super) fn record(&mut self, grid: [u32; 3]) -> Result<Sample, Unmodelled> {
        let launch = self.shape(grid, Options::default());
        record(&mut self.gpu, (self.module, &self.built.name), &self.args, &launch, Purpose::Time)
    }

    /// The contents of the views.
    fn contents(&self) -> Result<Vec<Vec<u8>>, GpuError> {
        let content = |(buffer, len): &(Buffer, usize)| {
            let mut bytes = vec![0; *len];
            self.gpu.read(*buffer, 0, &mut bytes)?;
            Ok(bytes)
        };
        self.views.iter().map(content).collect()
    }
}

impl Arguments {
    /// Launches a part of the grid.
    pub(super) fn sample(&self, built: &Built) -> Result<Sampled, NoCost> {
        let mut blocks = self.blocks;
        while blocks.iter().product::<u32>() > SAMPLE {
            if let Some(side) = blocks.iter_mut().max() {
                *side = side.div_ceil(2);
            }
        }
        let sampled: u64 = blocks.iter().map(|n| u64::from(*n)).product();
        if sampled == 0 {
            return Ok(Sampled { stats: Stats::default(), scale: 1.0 });
        }
        let grid = std::array::from_fn(|i| self.grid[i].min(blocks[i] * built.block[i]));
        let options = Options { profile: true, ..options() };
        let stats = Loaded::new(built, self).map_err(|error| impossible(&built.name, &error))?.launch(grid, options)?;
        Ok(Sampled { stats, scale: self.workgroups() as f64 / sampled as f64 })
    }

    /// Launches the whole grid, with a budget of wave-instructions.
    pub(super) fn launch_all(&self, built: &Built, budget: u64) -> Result<Ended, Error> {
        let mut loaded = Loaded::new(built, self).map_err(|error| impossible(&built.name, &error))?;
        if self.workgroups() == 0 {
            return Ok(Ended::Results(loaded.contents().map_err(|error| impossible(&built.name, &error))?));
        }
        match loaded.started(self.grid, Options { budget: Some(budget), ..options() }) {
            Ok(_) => {}
            Err(LaunchError::Fault(fault)) if matches!(fault.fault.kind, FaultKind::BudgetExhausted { .. }) => {
                return Ok(Ended::TooLong(format!("it faults: {fault}")));
            }
            Err(LaunchError::Fault(fault)) => return Ok(Ended::Fault(format!("it faults: {fault}"))),
            Err(error) => return Err(impossible(&built.name, &error)),
        }
        Ok(Ended::Results(loaded.contents().map_err(|error| impossible(&built.name, &error))?))
    }
}

fn options() -> Options {
    Options { budget: Some(BUDGET), threads: Some(THREADS), ..Options::default() }
}
