//! Runs a kernel's Rust body lane by lane on the CPU: the reference that the GPU's results are compared with.
//!
//! ```text
//! Run (arguments, grid) -> for each workgroup: Fibers start its lanes -> lanes wait at a rendezvous
//!                       -> Group decides which lanes may continue, or reports a deadlock -> .. -> next workgroup
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `arg`, `extent` | views of host slices; the number of work-items |
//! | `run`, `body` | one run from arguments to result; the bodies of instances with derived parameters |
//! | `lane` | access to the running lane, for the builtins |
//! | `group` | the state of one workgroup, and its rendezvous |
//! | `bind` | the handles that a run creates for its lanes |
//! | `memory` | which memory a lane may still access |
//! | `shadow`, `race` | which accesses race; how races are reported |
//! | `fiber` | stacks and switches |
//! | `sequence` | replaces `fiber` under Miri: lanes one after another, without switches |
//! | `panic` | the location of a body's panic |
//! | `void` | memory for accesses out of range |
//! | `error` | errors |
//!
//! **Invariant:** one run uses one thread, and switches between lanes only at a rendezvous (a barrier, a wave builtin,
//! the end of a lane). A body without rendezvous runs all lanes of a workgroup on one fiber, one after another.

mod arg;
mod bind;
mod body;
mod error;
mod extent;
#[cfg_attr(miri, path = "sequence.rs")]
mod fiber;
// Under Miri no lane waits, so no lane is resumed either.
#[cfg_attr(miri, allow(dead_code))]
mod group;
pub(crate) mod lane;
pub(crate) mod memory;
mod panic;
mod race;
mod run;
mod shadow;
pub(crate) mod void;

pub use arg::{View, ViewMut};
pub use bind::{Arguments, Output, Shared, Updated};
#[doc(hidden)]
pub use body::Body;
pub use error::{CpuError, CpuErrorKind};
pub use extent::Extent;
#[doc(hidden)]
pub use lane::{asm, asm_without_cpu, print};
pub use run::{Grid, Run};
