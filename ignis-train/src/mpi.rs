//! Data-parallel training over MPI: [`Mpi`] is the [`Group`] of the processes that `mpirun`
//! starts.
//!
//! The feature `mpi` enables this module. It needs an MPI library (version 3.1 or later) and libclang to build, on
//! Debian the packages `mpich`, `libmpich-dev` and `libclang-dev`.
//!
//! ```no_run
//! use ignis_train::mpi::Mpi;
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

use crate::train::{Group, TrainError};
use mpi::Threading;
use mpi::environment::Universe;
use mpi::topology::SimpleCommunicator;
use mpi::traits::{Communicator, CommunicatorCollectives};
use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

/// The largest number of values of a process that one message has. MPI counts values of all processes in 31 bits.
const MESSAGE: usize = 1 << 20;

/// Why MPI cannot be started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// It runs already, or has run.
    #[error("MPI has already been started in this process: start it once, and clone the group")]
    Started,
    /// The MPI library does not allow that the process has threads.
    #[error("the MPI library does not support processes with several threads (MPI_THREAD_FUNNELED)")]
    Threads,
}

/// The processes that `mpirun` has started. A program that is started without `mpirun` is a group of one process.
///
/// Clones are the same group. It stays in the thread that has started it: the group calls MPI only from there.
#[derive(Clone)]
pub struct Mpi {
    world: Rc<World>,
}

struct World {
    communicator: SimpleCommunicator,
    /// Ends MPI when it is dropped.
    _universe: Universe,
    /// Whether this process has ended its work without an error.
    finished: Cell<bool>,
}

impl Mpi {
    /// Starts MPI.
    ///
    /// # Errors
    /// [`StartError`]. If the library cannot reach the other processes, it ends the process with its own message.
    pub fn start() -> Result<Mpi, StartError> {
        let (universe, threading) = mpi::initialize_with_threading(Threading::Funneled).ok_or(StartError::Started)?;
        if threading < Threading::Funneled {
            return Err(StartError::Threads);
        }
        let communicator = universe.world();
        let world = World { communicator, _universe: universe, finished: Cell::new(false) };
        Ok(Mpi { world: Rc::new(world) })
    }

    /// The number of processes.
    #[must_use]
    pub fn size(&self) -> usize {
        // MPI's sizes and ranks are not negative.
        self.world.communicator.size().unsigned_abs() as usize
    }

    /// The number of this process, less than [`Mpi::size`].
    #[must_use]
    pub fn rank(&self) -> usize {
        self.world.communicator.rank().unsigned_abs() as usize
    }

    /// Notes that this process has done its work. When the last clone is dropped, the process waits until the others
    /// have finished too.
    pub fn finish(self) {
        self.world.finished.set(true);
    }

    /// Ends all processes, this one included, with exit code 1. Destructors do not run.
    pub fn abort(self) -> ! {
        self.world.communicator.abort(1)
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if !self.finished.get() {
            // The others wait for values of this process: without this, they would wait forever.
            self.communicator.abort(1);
        }
    }
}

impl fmt::Debug for Mpi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mpi({} of {})", self.rank(), self.size())
    }
}

impl Group for Mpi {
    fn size(&self) -> usize {
        Mpi::size(self)
    }

    fn rank(&self) -> usize {
        Mpi::rank(self)
    }

    fn all_gather(&self, values: &[f32]) -> Result<Vec<f32>, TrainError> {
        let (world, size) = (&self.world.communicator, self.size());
        // Different numbers would be undefined behaviour in MPI.
        let mut counts = vec![0u64; size];
        world.all_gather_into(&(values.len() as u64), &mut counts[..]);
        if counts.iter().any(|count| *count != counts[0]) {
            let why = format!("they send different numbers of values, {counts:?} by rank: all need the same model");
            return Err(TrainError::Group(why));
        }
        let length = MESSAGE.min(i32::MAX as usize / size).max(1);
        let total = values.len().checked_mul(size).ok_or_else(|| {
            TrainError::Group(format!("{} values of {size} processes do not fit in memory", values.len()))
        })?;
        let mut all = vec![0.0; total];
        let mut received = vec![0.0; values.len().min(length) * size];
        for (index, part) in values.chunks(length).enumerate() {
            let received = &mut received[..part.len() * size];
            world.all_gather_into(part, received);
            for (rank, from) in received.chunks_exact(part.len()).enumerate() {
                let first = rank * values.len() + index * length;
                all[first..first + part.len()].copy_from_slice(from);
            }
        }
        Ok(all)
    }
}
