//! Reverse-mode differentiation.
//!
//! | file | contents |
//! |---|---|
//! | `apply` | how an operation runs and is recorded |
//! | `backward` | the reverse pass |
//! | `checkpoint` | blocks whose values are computed again instead of saved |
//! | `gradients` | the result of a reverse pass |
//! | `leaves` | the tensors that a tape watches |
//! | `separate` | gradients that share no memory with anything else |
//! | `tape` | what has been recorded |
//!
//! **Invariant:** there is no global state. A tensor has a weak handle to the tape that tracks it; an operation records
//! itself if one of its operands has one.
//!
//! **Invariant:** no gradient is lost silently. A kernel cannot read a tracked tensor: only [`apply()`] detaches
//! operands, and it requires a [`Backward`].

mod apply;
mod backward;
mod checkpoint;
mod gradients;
mod leaves;
mod separate;
mod tape;

pub use apply::{Backward, Recorded, apply, apply_all};
pub use checkpoint::checkpoint;
pub use gradients::Gradients;
pub use tape::Tape;
pub(crate) use tape::Track;
