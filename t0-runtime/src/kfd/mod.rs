//! The KFD client: one process's view of its GPUs, on top of [`crate::sys::Sys`].
//!
//! | file | contents |
//! |---|---|
//! | `topology` | the driver's description of the GPUs |
//! | `process` | what a process has once: the connection, the event page, the loss by a fault |
//! | `client`, `hdp` | the client of one GPU, flushes of the host's data path |
//! | `memory`, `events`, `signal` | device memory, KFD events, completion signals |
//! | `queue`, `scratch`, `packet`, `ring` | the AQL queue, its scratch, its packets, the kernarg ring |
//! | `trap`, `trap.s` | the trap handler, and what it reports |
//! | `producer` | the order in which packets are stored and announced |
//! | `models` | tests: `producer`, `signal` and `ring` in every order of memory operations, with a model of the device |
//!
//! Does not belong here: numbers and structs of ioctls, which are in [`t0_kfd`]; kernels, typed buffers, policy about
//! waiting for results.
//!
//! **Invariant:** sizes of save areas, compute units and limits come from the topology, never from constants of one
//! chip. **Invariant:** memory that a queue may access stays allocated until the queue is destroyed.

pub(crate) mod client;
pub(crate) mod events;
pub(crate) mod hdp;
pub(crate) mod memory;
#[cfg(test)]
mod models;
pub(crate) mod packet;
pub(crate) mod process;
mod producer;
pub(crate) mod queue;
pub(crate) mod ring;
mod scratch;
pub(crate) mod signal;
pub(crate) mod topology;
pub(crate) mod trap;
