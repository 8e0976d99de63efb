//! The KFD client: one process's view of one GPU, over [`crate::sys::Sys`].
//!
//! What lives here: the ioctl structs (`abi`), topology, the client itself, memory, events, signals, the AQL queue and its packets.
//! What may not: kernels, buffers with types, policy about waiting for results.
//!
//! **Invariant:** sizes of save areas, compute units and limits come from the topology, never from constants of one chip.
//! **Invariant:** what a queue may touch stays allocated until the queue is destroyed.

pub(crate) mod abi;
pub(crate) mod client;
pub(crate) mod events;
pub(crate) mod memory;
pub(crate) mod packet;
pub(crate) mod queue;
pub(crate) mod ring;
pub(crate) mod signal;
pub(crate) mod topology;
