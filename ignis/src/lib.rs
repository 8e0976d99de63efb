//! Kernels of language models, and Qwen3, on T0. The crate `ignis-train` has tensors with gradients.
//!
//! - [`kernels`]: the `#[t0::kernel]` functions, one operation per file.
//! - [`matrix`]: a buffer and a shape. [`ops`]: operations on matrices, which choose kernels and enqueue them.
//! - [`models::qwen3`] reads a Hugging Face folder and runs its layers. [`engine`] generates text: many sequences share
//!   each step, from one prompt to a server. [`files`] and [`text`] are what all models share.
//!
//! ```
//! use ignis::matrix::Matrix;
//!
//! let gpu = t0::Device::open()?;
//! let x = Matrix::upload(&gpu, &[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0], &[2, 3])?;
//! assert_eq!((x.rows(), x.cols()), (2, 3));
//! assert_eq!(x.download()?, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
//! # Ok::<(), t0::Error>(())
//! ```
//!
//! **Invariant:** nothing falls back to the host: every operation on the elements of a matrix is a kernel.

pub mod engine;
mod error;
pub mod files;
pub mod kernels;
pub mod matrix;
pub mod models;
pub mod ops;
pub mod text;

pub use error::Error;
