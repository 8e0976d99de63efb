//! Records what the launches of a program execute on the virtual GPU, so that the cycle model can compute their times.
//!
//! A [`Recorder`] watches a virtual machine ([`t0_sim::kfd::Watcher`]). It counts all launches, and records what the
//! waves of one launch of each [`Shape`] execute: the workgroups that the model needs
//! ([`t0_timing::gpu::Sample::needed_with_variations`]). If the number of executed instructions of later launches of
//! the shape differs much, it records up to four of them. It writes the recording to a folder, or models the times at
//! once, for the time stamps of completion signals.
//!
//! ```
//! use std::sync::Arc;
//! use t0_profile::{Recorder, Recording};
//! use t0_sim::kfd::{VirtualKfd, VirtualOptions};
//!
//! let folder = tempfile::tempdir()?;
//! let recorder = Arc::new(Recorder::new(Some(folder.path()), false)?);
//! let kfd = VirtualKfd::watched(VirtualOptions::default(), recorder.clone());
//! // A client of `kfd` launches kernels here. It passes each code object that it loads to `Recorder::loaded`.
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
//! The folder that [`Recording::read`] reads has one folder for each virtual machine of each process, with these files:
//!
//! | file | content |
//! |---|---|
//! | `object-N.co` | a code object that was loaded |
//! | `trace-N` | the [`Trace`] of a launch |
//! | `launches` | 16 bytes for each launch that has ended: its shape and its number of instructions |
//!
//! Numbers have the byte order of the machine. A launch is in the recording when its completion signal changes, however
//! the program ends.
//!
//! | module | contents |
//! |---|---|
//! | `trace` | what a launch has executed, in memory and in a file |
//! | `recorder` | the watcher |
//! | `watch` | one watched launch |
//! | `folder` | the files, and reading them |
#![forbid(unsafe_code)]

mod folder;
mod recorder;
mod trace;
mod watch;

pub use folder::{Launches, Recording};
pub use recorder::Recorder;
pub use trace::{Shape, Trace, Unusable};

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
