//! What several cross-crate tests share: reference implementations and makers of inputs.

pub mod qwen3_folder;
pub mod reference_qwen3;
