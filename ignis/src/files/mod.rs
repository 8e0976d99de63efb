//! The files of a model: a directory in the layout of Hugging Face, or a GGUF file.
//!
//! | file | contents |
//! |---|---|
//! | `blocks` | the blocks of quantised element types |
//! | `dtype` | the element types of weights |
//! | `folder` | the source of the files, on disk or embedded |
//! | `generation_config` | `generation_config.json` |
//! | `generation_keys` | what each key of that file does |
//! | `gguf` | GGUF files, as what a directory would have |
//! | `key_table` | tables of the keys of a file |
//! | `keys` | typed keys of a JSON object |
//! | `precision` | the number types of a model |
//! | `weight_files` | the weights in safetensors or GGUF files, compared with the tensors that a model needs |
//!
//! `config.json` belongs to a family of models: see [`models`](crate::models).
//!
//! **Invariant:** values in a file are checked before they are used: a size from a file is compared with the
//! configuration and the file's length before anything is allocated or indexed with it.
//! **Invariant:** no input makes these modules panic, print or read the environment; every failure is an
//! [`Error`](crate::Error) whose message is one sentence that names the file, the tensor or the flag.

pub(crate) mod blocks;
mod dtype;
mod folder;
mod generation_config;
mod generation_keys;
pub(crate) mod gguf;
pub(crate) mod key_table;
pub(crate) mod keys;
mod precision;
mod weight_files;

pub use dtype::Dtype;
pub use folder::Folder;
pub use generation_config::GenerationConfig;
pub use gguf::ARCHITECTURES as GGUF_ARCHITECTURES;
pub use key_table::{Handling, Key, Neutral};
pub use precision::Precision;
pub(crate) use weight_files::Wanted;
pub use weight_files::{TensorView, WeightFiles};
