//! Optimisers, schedules of the learning rate, and loss scaling.
//!
//! | file | contents |
//! |---|---|
//! | `check` | which settings are possible |
//! | `describe` | settings as text, for checkpoints and comparisons |
//! | `kernels` | the kernels of a step |
//! | `layout` | where the parameters are in the flat buffers |
//! | `optimizer` | collects gradients and updates all parameters |
//! | `restore` | saves the state of an optimiser, and continues from it |
//! | `rule` | AdamW, stochastic gradient descent, and the settings of an optimiser |
//! | `schedule` | the learning rate of each step |
//! | `state` | what an optimiser remembers, for checkpoints and metrics |
//!
//! **Invariant:** a step reads nothing back. Clipping, loss scaling and skipped steps are decided on the device.

mod check;
mod describe;
pub mod kernels;
mod layout;
mod optimizer;
mod restore;
mod rule;
mod schedule;
mod state;

pub use describe::Described;
pub use optimizer::Optimizer;
pub use restore::Changed;
pub use rule::{AdamW, Decay, LossScaling, Missing, Rule, Settings, Sgd};
pub use schedule::{Schedule, Shape};
pub use state::{Report, Saved, SavedDescription, SavedHeader, SavedParameter};
