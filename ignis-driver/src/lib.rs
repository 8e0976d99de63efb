//! What programs that run language models share, from their flags to an engine on a device.
//!
//! | module | contents |
//! |---|---|
//! | `args` | the flags for the device, the weights and speculation |
//! | `embedded` | the tiny model that is embedded |
//! | `modelled` | the modelled time on a card |
//! | `open` | the engine on a device |
//!
//! ```
//! use clap::Parser;
//! use ignis::engine::{Limits, SumOrder};
//! use ignis::models::Checkpoint;
//! use ignis_driver::{ModelArgs, Plan, TINY};
//!
//! #[derive(Parser)]
//! struct Args {
//!     #[command(flatten)]
//!     model: ModelArgs,
//! }
//!
//! # fn main() -> Result<(), ignis::Error> {
//! let args = Args::parse_from(["program", "--device", "virtual", "--speculate", "4"]).model;
//! let checkpoint = Checkpoint::open(TINY)?;
//! let plan = Plan {
//!     form: args.form(&checkpoint),
//!     limits: Limits::new(1, 64),
//!     sums: SumOrder::Fastest,
//!     speculation: args.speculation()?,
//! };
//! let opened = plan.open(&checkpoint, &args.device.open()?, &mut |_, _| {})?;
//! assert_eq!((opened.emulated, opened.engine.limits().drafts), (true, 4));
//! # Ok(())
//! # }
//! ```
//!
//! **Invariant:** this crate prints nothing and reads no environment.

mod args;
mod embedded;
mod modelled;
mod open;

pub use args::{DeviceChoice, ModelArgs};
pub use embedded::TINY;
pub use modelled::{Modelled, model_time};
pub use open::{Guesses, Opened, Plan, Speculation};
