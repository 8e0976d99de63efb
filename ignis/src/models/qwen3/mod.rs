//! Qwen3: generates text from a model in a Hugging Face directory.
//!
//! This module contains the files of a checkpoint ([`Folder`], [`Config`], [`GenerationConfig`], [`Weights`],
//! [`Tokenizer`], [`ChatTemplate`]), sampling ([`Sampler`]), generation ([`generate`], [`TextStream`]), and the
//! sequence of launches that computes logits ([`Qwen3`], which implements the trait [`Forward`]; only `model.rs` uses a
//! device).
//!
//! | file | contents |
//! |---|---|
//! | `checkpoint`, `folder` | a whole model directory; the source of its files, on disk or embedded |
//! | `config`, `generation_config` | `config.json`; `generation_config.json` |
//! | `keys` | typed keys of a JSON object |
//! | `weights` | safetensors files, compared with the configuration |
//! | `tokenizer`, `stream` | text to tokens and tokens to bytes; bytes to text, incrementally |
//! | `chat` | chat templates |
//! | `sampler` | selection of the next token |
//! | `generate` | the generation loop |
//! | `forward`, `model` | the interface to a device's arithmetic; the model on a device |
//! | `precision` | the number types of a model |
//! | `error` | errors, each as one sentence |
//!
//! Does not belong here: arithmetic on tensors. The host only tokenizes, samples and orchestrates.
//!
//! **Invariant:** values in a file are checked before they are used: a size from a file is compared with the
//! configuration and the file's length before anything is allocated or indexed with it.
//! **Invariant:** no input makes these modules panic, print or read the environment; every failure is an [`Error`]
//! whose message is one sentence that names the file, the tensor or the flag.

mod chat;
mod checkpoint;
mod config;
mod error;
mod folder;
mod forward;
mod generate;
mod generation_config;
mod keys;
mod model;
mod precision;
mod sampler;
mod stream;
mod tokenizer;
mod weights;

pub use chat::{ChatTemplate, Message, RenderOptions};
pub use checkpoint::Checkpoint;
pub use config::Config;
pub use error::Error;
pub use folder::Folder;
pub use forward::Forward;
pub use generate::{Event, Outcome, Request, Stop, Timing, generate};
pub use generation_config::GenerationConfig;
pub use model::{Qwen3, Trace};
pub use precision::Precision;
pub use sampler::{Sampler, Sampling};
pub use stream::{StopStrings, TextStream};
pub use tokenizer::Tokenizer;
pub use weights::{Dtype, TensorView, Weights};
