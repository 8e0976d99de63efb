//! Models that load published checkpoints: decoder-only transformers in directories in the Hugging Face layout.
//!
//! | file | contents |
//! |---|---|
//! | `checkpoint` | a whole model directory |
//! | `config` | the shape of a model, from `config.json` |
//! | `config_keys` | what each key of that file does |
//! | `decoder` | the layers on a device: the sequence of launches that computes logits |
//! | `evaluator` | one sequence whose logits the host reads |
//! | `family` | what a family of models states about itself, and the table of families |
//! | `form` | the form that weights take on a device |
//! | `language_model` | files, weights and an engine in one type |
//! | `llama`, `mistral`, `qwen2`, `qwen3` | one family each |
//! | `memory` | the device memory that a model needs |
//! | `rope` | the frequencies of rotary embeddings, and their scaling |
//! | `tensors` | the names and shapes of all tensors |
//! | `token` | a step of one token, in few launches |
//! | `upload` | converts weights, checks them, and copies them to the device |
//! | `weights` | the weights on a device, which engines share |
//! | `windows` | which layers see a limited number of positions |
//!
//! A family is one file, and one row of [`FAMILIES`]. Its file has what distinguishes it from the others; the decoder
//! that all share stands in `decoder`. Does not belong here: arithmetic on tensors. The host only tokenizes and
//! enqueues launches.

mod checkpoint;
mod config;
mod config_keys;
mod decoder;
mod evaluator;
mod family;
mod form;
mod language_model;
mod llama;
mod memory;
mod mistral;
mod qwen2;
mod qwen3;
mod rope;
mod tensors;
mod token;
mod upload;
mod weights;
mod windows;

pub use checkpoint::Checkpoint;
pub use config::Config;
pub use evaluator::{Evaluator, Trace};
pub use family::{FAMILIES, Facts, Row};
#[cfg(feature = "grad")]
pub(crate) use family::{Steps, in_order};
pub use form::WeightForm;
pub use language_model::{Model, TextOptions};
pub use memory::Memory;
pub use rope::{Rope, RopeScaling};
pub(crate) use tensors::ModelTensor;
#[cfg(feature = "grad")]
pub(crate) use tensors::{LayerShape, LayerTensor, ModelShape};
pub use weights::Weights;
