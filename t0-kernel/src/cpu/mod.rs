//! Runs a kernel's Rust body lane by lane on the CPU: the reference that the GPU's results are compared with.
//!
//! ```text
//! Run (arguments, grid) -> for each workgroup: Fibers start its lanes -> lanes wait at a rendezvous
//!                       -> Group decides who may go on, or says why nobody can -> .. -> next workgroup
//! ```
//!
//! - `arg`: views of host slices. `extent`: how much work. `run`: one run from arguments to result.
//! - `lane`: what a prelude word finds when it asks which lane it runs in. `group`: one workgroup's state and its rendezvous.
//! - `bind`: what a run hands to its lanes. `memory`: who may still access what. `shadow`: which accesses race. `race`: what is said of them.
//! - `fiber`: stacks and switches (`sequence` under Miri). `panic`: where a body's panic happened. `void`: what lies out of range.
//!   `error`: what went wrong.
//!
//! **Invariant:** one run uses one thread, and switches between lanes only at a rendezvous (a barrier, a wave word, the end of
//! a lane). A body without rendezvous runs all lanes of a workgroup on one fiber, one after another.

mod arg;
mod bind;
mod error;
mod extent;
#[cfg_attr(miri, path = "sequence.rs")]
mod fiber;
// Under Miri nothing waits, so nothing is freed either.
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
pub use error::{CpuError, CpuErrorKind};
pub use extent::Extent;
#[doc(hidden)]
pub use lane::{asm, asm_without_cpu, print};
pub use run::{Grid, Run};
