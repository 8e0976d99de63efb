//! The training loop, its data and its checkpoints.
//!
//! | file | contents |
//! |---|---|
//! | `checkpoint` | what a run continues from |
//! | `error` | what can go wrong |
//! | `files` | files that are complete or absent |
//! | `loader` | batches of data, in a shuffled order |
//! | `metrics` | the records of a run as JSON lines |
//! | `options` | the options of a run |
//! | `parallel` | processes that share the batches of a step |
//! | `plot` | the loss as a plot |
//! | `tokens` | files of tokens |
//! | `trainer` | the loop |
//!
//! **Invariant:** a run is a function of its options, its data and the initial parameters. Interruptions do not change
//! its bits.
//!
//! **Invariant:** only batches cross to the device, and only metrics and checkpoints cross to the host.

mod checkpoint;
mod error;
mod files;
mod loader;
mod metrics;
mod options;
mod parallel;
mod plot;
mod tokens;
mod trainer;

pub use checkpoint::Checkpoint;
pub use error::TrainError;
pub use loader::{Batches, Data, Position, TokenBatch, TokenLoader, shuffled};
pub use metrics::Record;
pub use options::{Options, stop_on_ctrl_c};
pub use parallel::{Alone, Group};
pub use plot::draw as draw_loss;
pub use tokens::{Tokens, Width};
pub use trainer::{Outcome, Step, Trainer};
