//! What several cross-crate tests share. The tests themselves are in `tests/`, oracles in files named `oracle_*`.
//!
//! - [`kernels`]: kernels under test. [`compare`]: when two results agree, and numbers to try.
//! - [`qwen3_folder`], [`reference_qwen3`]: makers of model folders, and the model in plain Rust.

pub mod compare;
pub mod kernels;
pub mod qwen3_folder;
pub mod reference_qwen3;
