//! Tensors, neural networks and Qwen3 on T0 kernels.
//!
//! - [`kernels`]: the `#[t0::kernel]` functions, one operation a file.
//! - [`tensor`]: a buffer and a shape. [`ops`]: operations on tensors, which choose kernels and enqueue them.
//! - [`models::qwen3`] reads a Hugging Face folder and generates text from it.
//!
//! **Invariant:** nothing falls back to the host: every operation on a tensor's elements is a kernel.

pub mod kernels;
pub mod models;
pub mod ops;
pub mod tensor;
