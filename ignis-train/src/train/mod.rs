//! The training loop, its data and its checkpoints.
//!
//! | file | contents |
//! |---|---|
//! | `checkpoint` | what a run continues from |
//! | `error` | what can go wrong |
//! | `folder` | the lock of a run's folder, and the names of its files |
//! | `loader` | batches of data, in a shuffled order |
//! | `losses` | the losses of the steps since the last record |
//! | `metrics` | the records of a run as JSON lines |
//! | `options` | the options of a run |
//! | `parallel` | processes that share the batches of a step |
//! | `plot` | the loss as a plot |
//! | `progress` | the progress on stderr |
//! | `run` | what a run depends on besides its parameters |
//! | `step` | one step of the loop |
//! | `tokens` | files of tokens |
//! | `trainer` | the loop |
//!
//! **Invariant:** a run is a function of its options, its data and the initial parameters. Interruptions do not change
//! its bits.
//!
//! **Invariant:** all files are written through `t0_files`: each is complete or absent, whatever ends the process.
//!
//! **Invariant:** only batches cross to the device, and only metrics and checkpoints cross to the host.

mod checkpoint;
mod error;
mod folder;
mod loader;
mod losses;
mod metrics;
mod options;
mod parallel;
mod plot;
mod progress;
mod run;
mod step;
mod tokens;
mod trainer;

pub use checkpoint::Checkpoint;
pub use error::TrainError;
pub use loader::{Batches, Data, Position, TokenBatch, TokenLoader, shuffled};
pub use metrics::Record;
pub use options::{Change, Options, stop_on_ctrl_c};
pub use parallel::{Alone, Group};
pub use plot::draw as draw_loss;
pub use run::Run;
pub use step::Step;
pub use tokens::{Tokens, Width};
pub use trainer::{Outcome, Trainer};
