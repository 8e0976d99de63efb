//! Data-parallel training over MPI: [`Mpi`] is the [`Group`](ignis_train::train::Group) of the processes that `mpirun`
//! starts.
//!
//! The feature `mpi` enables it. It needs an MPI library (version 3.1 or later) and libclang to build, on Debian the
//! packages `mpich`, `libmpich-dev` and `libclang-dev`. Without the feature this crate is empty.
//!
//! ```no_run
//! # #[cfg(feature = "mpi")] mod program {
//! use ignis_mpi::Mpi;
//! use ignis_train::train::TrainError;
//! use std::process::ExitCode;
//!
//! fn train(group: Mpi) -> Result<(), TrainError> {
//!     // Trainer::new(model, options)?.with_group(group) ..
//! #   drop(group);
//!     Ok(())
//! }
//!
//! fn main() -> ExitCode {
//!     let group = match Mpi::start() {
//!         Ok(group) => group,
//!         Err(error) => {
//!             eprintln!("error: {error}");
//!             return ExitCode::FAILURE;
//!         }
//!     };
//!     match train(group.clone()) {
//!         Ok(()) => group.finish(),
//!         Err(error) => {
//!             eprintln!("error of process {}: {error}", group.rank());
//!             group.abort(); // ends the other processes, which would wait for this one
//!         }
//!     }
//!     ExitCode::SUCCESS
//! }
//! # }
//! # fn main() {}
//! ```
//!
//! **Determinism.** Processes exchange copies of their values (`MPI_Allgather`), and each of them adds the copies in
//! the order of ranks, on its device. An `MPI_Allreduce` may add in any order. So `n` processes that accumulate one
//! batch each compute the same bits as one process that accumulates `n` batches.
//!
//! **Failures.** A process that fails ends all others. [`Mpi::abort`] does it, and so does dropping the last [`Mpi`]
//! without [`Mpi::finish`], for instance in a panic. When a process is killed, `mpirun` ends the others. Errors of MPI
//! itself end all processes with MPI's message, which is MPI's default. A new run continues from the last checkpoint.
//!
//! **Limits.** The values pass through the memory of the host: MPI libraries do not read the memory of a card by
//! themselves. A step therefore downloads the gradients of all parameters once and uploads those of each process.

#[cfg(feature = "mpi")]
mod group;

#[cfg(feature = "mpi")]
pub use group::{Mpi, StartError};

/// The examples of the tutorial are tests; the one with several processes compiles only here.
#[cfg(all(doctest, feature = "mpi"))]
#[doc = include_str!("../../docs/train.md")]
mod tutorial {}
