//! The KFD client: one process's view of one GPU, on top of [`crate::sys::Sys`].
//!
//! | file | contents |
//! |---|---|
//! | `abi` | ioctl structs |
//! | `topology` | the driver's description of the GPUs |
//! | `client` | the client itself |
//! | `memory`, `events`, `signal` | device memory, KFD events, completion signals |
//! | `queue`, `packet`, `ring` | the AQL queue, its packets, the kernarg ring |
//!
//! Does not belong here: kernels, typed buffers, policy about waiting for results.
//!
//! **Invariant:** sizes of save areas, compute units and limits come from the topology, never from constants of one
//! chip. **Invariant:** memory that a queue may access stays allocated until the queue is destroyed.

pub(crate) mod abi;
pub(crate) mod client;
pub(crate) mod events;
pub(crate) mod memory;
pub(crate) mod packet;
pub(crate) mod queue;
pub(crate) mod ring;
pub(crate) mod signal;
pub(crate) mod topology;
