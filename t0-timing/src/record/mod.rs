//! The bridge from execution to modelled time: what the workgroups of a launch execute on the virtual GPU, as the model
//! takes it.
//!
//! - [`record`] runs the workgroups of one launch that the model needs, on a [`Gpu`](t0_sim::gpu::Gpu), and returns a
//!   [`Sample`] of them.
//! - A [`Recorder`] watches a virtual machine ([`t0_sim::kfd::Watcher`]) for whole programs. It counts all launches,
//!   and records one launch of each [`LaunchShape`]. If the number of executed instructions of later launches of the
//!   shape differs much, it records up to four of them. It writes the recording to a folder, or models the times at
//!   once, for the time stamps of completion signals.
//! - [`steps`] converts the traces of a few waves, for the clocks of one compute unit.
//!
//! ```
//! use t0_isa::object::{Kernel, Machine, ObjectBuilder};
//! use t0_sim::gpu::{Gpu, Launch};
//! use t0_timing::record::{Purpose, record};
//! use t0_timing::gpu;
//!
//! // s_endpgm
//! let object = ObjectBuilder::new(Machine::GFX1100).kernel(Kernel::new("nothing", vec![0xbfb0_0000])).build()?;
//! let mut gpu = Gpu::new();
//! let module = gpu.load(&object)?;
//! let launch = Launch { grid: [64, 1, 1], block: [32, 1, 1], ..Launch::default() };
//! let sample = record(&mut gpu, (module, "nothing"), &[], &launch, Purpose::Time)?;
//! let time = sample.launch(gpu::Data::L2).time(sample.parameters(), &sample.workgroups)?;
//! assert!(time.clocks > 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A recorder, and what it has recorded:
//!
//! ```
//! use std::sync::Arc;
//! use t0_sim::kfd::{VirtualKfd, VirtualOptions};
//! use t0_timing::record::{Recorder, Recording};
//!
//! let folder = tempfile::tempdir()?;
//! let recorder = Arc::new(Recorder::new(Some(folder.path()), false)?);
//! let kfd = VirtualKfd::watched(VirtualOptions::default(), recorder);
//! // A client of `kfd` launches kernels here. It passes each code object that it loads to `Watcher::loaded`.
//! # drop(kfd);
//! let recording = Recording::read(folder.path())?;
//! for launches in &recording.launches {
//!     let sample = launches.trace()?.sample(&launches.object)?;
//!     println!("{} launches of {} workgroups", launches.count, sample.geometry.workgroups);
//! }
//! # assert!(recording.launches.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | file | content |
//! |---|---|
//! | `launch` | [`record`]: one launch |
//! | `collect` | the traces of a launch while it runs, as far as they are kept |
//! | `lines` | lines of memory, renumbered so that figures repeat |
//! | `sample` | [`Sample`]: what the model needs |
//! | `trace` | what a launch has executed, in memory and in a file |
//! | `recorder` | the watcher |
//! | `found` | the code of clients that announce no code objects |
//! | `residency` | where the data of a launch are when it starts |
//! | `folder` | the files of a recording, and reading them |
//!
//! The folder that [`Recording::read`] reads has one folder for each virtual machine of each process, with these files:
//!
//! | file | content |
//! |---|---|
//! | `object-N.co` | a code object that was loaded |
//! | `trace-N` | the [`Trace`] of a launch |
//! | `launches` | 16 bytes for each launch that has ended: its shape, its number of instructions, where its data were, and whether it was queued |
//!
//! Numbers have the byte order of the machine. A launch is in the recording when its completion signal changes, however
//! the program ends.
//!
//! **Invariant:** nothing else converts what the virtual GPU executes to what the model takes, so that equal launches
//! have equal clocks in all commands.

mod collect;
mod folder;
mod found;
mod launch;
mod lines;
mod recorder;
mod residency;
mod sample;
mod trace;

use t0_sim::gpu::LaunchError;

use crate::gpu::GpuError;
use crate::{NoInstruction, NoParameters};

pub use folder::{Launches, Recording};
pub use launch::{Purpose, geometry, record, steps};
pub use recorder::Recorder;
pub use sample::Sample;
pub use trace::{LaunchShape, Trace};

/// Bytes that a record keeps at most.
pub const LIMIT: u64 = 1 << 30;

/// Why a launch has no modelled time.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unmodelled {
    /// The record would be larger than [`LIMIT`].
    #[error(
        "what its waves execute is too large to be recorded: it needs more than {} MiB; model a smaller launch, or fewer iterations of its loops", LIMIT >> 20
    )]
    TooLarge,
    /// A workgroup waits for another one.
    #[error(
        "its workgroup {workgroup} waits for another workgroup, so its clocks depend on when that one runs, which the model does not know; model a launch whose workgroups do not wait for each other"
    )]
    Waits {
        /// Its number.
        workgroup: u64,
    },
    /// The code object is for a chip that the model does not know.
    #[error(transparent)]
    Target(#[from] NoParameters),
    /// The code object has no such kernel.
    #[error("its code object has no kernel at {0:#x}")]
    NoKernel(u64),
    /// An executed instruction is not in the code object.
    #[error(transparent)]
    NoInstruction(#[from] NoInstruction),
    /// The model cannot know the launch.
    #[error(transparent)]
    Gpu(#[from] GpuError),
    /// The workgroups that the model needs cannot run, or one of them faults.
    #[error("its first workgroups, which run for the model, end with an error: {0}")]
    Launch(Box<LaunchError>),
}

impl From<LaunchError> for Unmodelled {
    fn from(error: LaunchError) -> Unmodelled {
        Unmodelled::Launch(Box::new(error))
    }
}

/// Why a recording cannot be written or read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be written.
    #[error("{path} cannot be written: {error}")]
    Write {
        /// The file or folder.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// A file cannot be read.
    #[error("{path} cannot be read: {error}")]
    Read {
        /// The file or folder.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// A file is not what a recorder writes.
    #[error("{path} is damaged: {why}")]
    Damaged {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: String,
    },
}
