//! Tensors, neural networks and Qwen3 on T0 kernels.
//!
//! [`models::qwen3`] reads a Hugging Face folder and generates text from it.

pub mod models;
