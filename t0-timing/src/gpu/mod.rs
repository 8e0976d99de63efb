//! The time of a whole launch on a gfx1100 with 96 compute units.
//!
//! The clocks of one or two units (workgroup processors, or compute units in CU mode) are simulated with the workgroups
//! that they would run. The other units run the same kernel at the same pace: their accesses decide what is in the
//! caches, and take their share of each bandwidth.
//!
//! ```
//! use t0_isa::isa::{Inst, Op, Operand};
//! use t0_timing::gpu::{Data, Geometry, Launch, WaveRun, Workgroup};
//! use t0_timing::{Parameters, Shape, Step};
//!
//! let p = Parameters::GFX1100;
//! let wmma = |d, a| {
//!     let d = Operand::v(d);
//!     Inst::new(Op::v_wmma_f32_16x16x16_f16, &[d, Operand::v(a), Operand::v(a + 9), d])
//! };
//! let program = [Shape::of(&wmma(0, 33), &p), Shape::of(&wmma(8, 33), &p)];
//! let geometry = Geometry { workgroups: 96, waves: 4, vgprs: 64, lds_bytes: 0, wgp_mode: true, wave64: false };
//! let wave = || WaveRun::new(&program, (0..1000).map(|n| Step::plain(n % 2)).collect(), Vec::new());
//! let sample: Vec<Workgroup> = geometry
//!     .sample(&p)
//!     .map(|number| Workgroup { number, waves: (0..4).map(|_| wave()).collect() })
//!     .collect();
//! let time = Launch { program: &program, geometry, data: Data::Infinity, bytes: 0 }.time(&p, &sample)?;
//! // Two workgroups on each unit, so two waves on each SIMD: 2,000 operations of 32 clocks.
//! assert!((64_000..66_000).contains(&time.clocks));
//! # Ok::<(), t0_timing::gpu::GpuError>(())
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `occupancy` | how many workgroups a unit holds, and which ones |
//! | `data` | where the data are when the launch starts |
//! | `cache` | the tags of a cache |
//! | `channels` | how evenly the lines of a step are spread over the channels of L2 and of memory |
//! | `traffic` | the level at which each access finds its lines |
//! | `fabric` | a unit's share of the memory system, and its workgroups |
//! | `time` | the time of the launch and what limits it |
//! | `clocks` | the clocks that waves spend in each instruction |
//!
//! Limits: the units advance in step. Writes are counted once. `buffer_gl0_inv` leaves L0 as it is. Address translation
//! and the instruction cache take no time.

mod cache;
mod channels;
mod clocks;
mod data;
mod fabric;
mod occupancy;
mod time;
mod traffic;

use crate::shape::{Kind, Shape};
use crate::unit::Step;
pub use clocks::WaveClocks;
pub use data::Data;
pub use occupancy::{Geometry, Occupancy};
pub use time::{GpuError, GpuTime, Launch, Limiter, Roof};

/// The number of levels of memory.
pub const LEVELS: usize = 5;

/// A level of memory, the nearest one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// The vector cache of a compute unit.
    L0,
    /// The cache of a shader array.
    L1,
    /// The cache of the GPU.
    L2,
    /// The Infinity Cache.
    Infinity,
    /// The memory chips.
    Dram,
}

impl Level {
    /// All levels, the nearest one first.
    pub const ALL: [Level; LEVELS] = [Level::L0, Level::L1, Level::L2, Level::Infinity, Level::Dram];
}

/// A vector memory access of a wave.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    /// Lines of 128 bytes.
    pub lines: u16,
    /// Halves of lines that it asks of L2: caches fetch whole lines, and write through what a store has.
    pub halves: u16,
    /// Whether it stores.
    pub stores: bool,
}

/// Bytes of half a line, which a slice of L2 serves in a clock.
pub(crate) const HALF: i64 = 64;
/// Lanes of a pass, and bytes of a register of a lane.
const LANES: i64 = 32;
const DWORD: i64 = 4;

impl Access {
    /// An access of an instruction to so many lines.
    fn new(shape: &Shape, lines: u16) -> Access {
        let bytes = shape.dwords * LANES * shape.passes * DWORD;
        let written = (bytes / HALF).clamp(lines.into(), 2 * i64::from(lines)) as u16;
        Access { lines, halves: if shape.stores { written } else { 2 * lines }, stores: shape.stores }
    }
}

/// What one wave executed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WaveRun {
    /// Its steps. May be empty for a wave whose unit is not simulated ([`Geometry::simulated`]).
    pub steps: Vec<Step>,
    /// Its vector memory accesses in order.
    pub accesses: Vec<Access>,
    /// The lines of these, in order: addresses divided by 128.
    pub lines: Vec<u64>,
}

impl WaveRun {
    /// Finds the accesses among the steps.
    pub fn new(program: &[Shape], steps: Vec<Step>, lines: Vec<u64>) -> WaveRun {
        let access = |step: &Step| {
            let shape = program.get(step.shape as usize).filter(|shape| shape.kind == Kind::Vmem)?;
            Some(Access::new(shape, step.touch.lines))
        };
        let accesses = steps.iter().filter_map(access).collect();
        WaveRun { steps, accesses, lines }
    }
}

/// What one workgroup executed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Workgroup {
    /// Its number in the launch.
    pub number: u64,
    /// Its waves.
    pub waves: Vec<WaveRun>,
}
