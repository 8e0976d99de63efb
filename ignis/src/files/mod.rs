//! The files of a model directory in the layout of Hugging Face.
//!
//! | file | contents |
//! |---|---|
//! | `folder` | the source of the files, on disk or embedded |
//! | `generation_config` | `generation_config.json` |
//! | `generation_keys` | what each key of that file does |
//! | `key_table` | tables of the keys of a file |
//! | `keys` | typed keys of a JSON object |
//! | `precision` | the number types of a model |
//! | `weight_files` | safetensors files, compared with the tensors that a model needs |
//!
//! `config.json` belongs to a family of models: see [`models`](crate::models).
//!
//! **Invariant:** values in a file are checked before they are used: a size from a file is compared with the
//! configuration and the file's length before anything is allocated or indexed with it.
//! **Invariant:** no input makes these modules panic, print or read the environment; every failure is an
//! [`Error`](crate::Error) whose message is one sentence that names the file, the tensor or the flag.

mod folder;
mod generation_config;
mod generation_keys;
pub(crate) mod key_table;
pub(crate) mod keys;
mod precision;
mod weight_files;

pub use folder::Folder;
pub use generation_config::GenerationConfig;
pub use key_table::{Handling, Key, Neutral};
pub use precision::Precision;
pub use weight_files::{Dtype, TensorView, WeightFiles};
