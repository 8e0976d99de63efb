//! Qwen3: a Hugging Face folder in, text out.
//!
//! Lives here: the files of a checkpoint ([`Folder`], [`Config`], [`GenerationConfig`], [`Weights`],
//! [`Tokenizer`], [`ChatTemplate`]), what happens to logits ([`Sampler`]) and to tokens
//! ([`generate`], [`TextStream`]), and the sequence of launches that makes logits ([`Qwen3`], behind the trait
//! [`Forward`]; only `model.rs` knows a device).
//!
//! Does not live here: arithmetic on tensors. The host tokenizes, samples and orchestrates, nothing else.
//!
//! **Invariant:** what a file claims is checked before it is believed: no size read from a file is
//! allocated or indexed with before it was compared with the configuration and the file's length.
//! **Invariant:** no input makes these modules panic, print or read the environment; every failure is an
//! [`Error`] whose message is one sentence naming the file, the tensor or the flag.

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
