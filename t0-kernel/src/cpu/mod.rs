//! Runs a kernel's Rust body lane by lane on the CPU: the reference that the GPU's results are compared with.
//!
//! ```text
//! Run (arguments, grid) -> for each workgroup: Fibers start its lanes -> lanes wait at a rendezvous
//!                       -> Group decides who may go on, or says why nobody can -> .. -> next workgroup
//! ```
//!
//! - `arg`: views of host slices. `extent`: how much work. `run`: one run from arguments to result.
//! - `lane`: what a prelude word finds when it asks which lane it runs in. `group`: one workgroup's state and its rendezvous.
//! - `fiber`: stacks and switches. `panic`: where a body's panic happened. `void`: what lies out of range. `error`: what went wrong.
//!
//! **Invariant:** one run uses one thread, and switches between lanes only at a rendezvous (a barrier, a wave word, the end of
//! a lane). A body without rendezvous runs all lanes of a workgroup on one fiber, one after another.

mod arg;
mod error;
mod extent;
mod fiber;
mod group;
pub(crate) mod lane;
mod panic;
mod run;
pub(crate) mod void;

pub use arg::{View, ViewMut};
pub use error::{CpuError, CpuErrorKind};
pub use extent::Extent;
#[doc(hidden)]
pub use lane::{asm, asm_without_cpu, print};
pub use run::{Grid, Run};
