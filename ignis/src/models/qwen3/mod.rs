//! Qwen3: a model directory, and its layers on a device.
//!
//! | file | contents |
//! |---|---|
//! | `checkpoint` | a whole model directory |
//! | `config` | `config.json` |
//! | `config_keys` | what each key of that file does |
//! | `evaluate` | one sequence whose logits the host reads |
//! | `model` | the weights on a device; the sequence of launches that computes logits |
//!
//! Does not belong here: arithmetic on tensors. The host only tokenizes and orchestrates.

mod checkpoint;
mod config;
mod config_keys;
mod evaluate;
mod model;

pub use checkpoint::Checkpoint;
pub use config::Config;
pub use evaluate::{Qwen3, Trace};
pub use model::Weights;
