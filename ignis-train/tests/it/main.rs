//! The integration tests of this crate: one program, so that the crates below are linked once. `processes` and `resume`
//! start this program again, to limit or kill its processes. `tests/mpi.rs` is a program of its own: it links an MPI
//! library, for which it needs the feature `mpi`, and `mpirun` starts it.
//!
//! | file | what it checks |
//! |---|---|
//! | `batches` | batches that count nothing, and the position of the data after errors |
//! | `optim` | optimisers, compared with PyTorch, and what a step decides on the device |
//! | `optim_state` | invalid settings, and states that were saved with other settings |
//! | `parallel` | processes that share the batches of a step, as threads with a device each |
//! | `parameters` | the identity of parameters: clones, tied fields, types and files, together with an optimiser |
//! | `processes` | runs of several processes and writers in one folder, a full disk, and what is not a regular file |
//! | `random_training` | random training programs, compared with PyTorch |
//! | `resume` | a run that is killed at random moments and resumed computes the bits of an uninterrupted one |
//! | `settings` | a run continues only with the options and the data of its checkpoint, or with what the user allows to change |
//! | `step_counts` | the launches and transfers of training steps |
//! | `train` | training runs: files, interruptions, and errors after which nothing is lost |
//! | `training` | training of a small Qwen3 model, compared with PyTorch |

mod batches;
mod optim;
mod optim_state;
mod parallel;
mod parameters;
mod processes;
mod random_training;
mod resume;
mod settings;
mod step_counts;
mod train;
mod training;
