//! Tensors, neural networks and language models on T0 kernels.
//!
//! - [`kernels`]: the `#[t0::kernel]` functions, one operation per file.
//! - [`matrix`]: a buffer and a shape. [`storage`]: the steps of a model on matrices, which choose kernels and enqueue
//!   them.
//!   [`weight`]: matrices of weights, which may be packed integers. [`int8_cache`]: keys and values as integers.
//! - [`models`] reads a Hugging Face folder or a GGUF file and runs its layers. [`engine`] generates text: many
//!   sequences share each step, from one prompt to a server. [`files`] and [`text`] read the files of a folder.
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
//! # The feature `grad`
//!
//! It adds tensors and reverse-mode differentiation. The crate `ignis-train` enables it. A program that only runs
//! models needs none of it and does not compile its kernels.
//!
//! - `Tensor`: a cheap handle to elements on a device; views share memory. `ops` adds the operations.
//! - `Tape`: records operations on the tensors that it watches, and computes gradients. `autograd` has its parts.
//! - `nn`: layers, models and their parameters by name.
//! - `Context`: the device, the stream and the memory pool that tensors share; counts launches and transfers.
//!
//! ```
//! # #[cfg(feature = "grad")] {
//! use ignis::{Context, Tape, Tensor};
//!
//! let context = Context::open()?; // the card if there is one, else the virtual gfx1100
//! let x = Tensor::from_slice(&context, &[1.0f32, 2.0, 3.0, 4.0], &[2, 2])?;
//! let w = Tensor::from_slice(&context, &[0.5f32, -1.0], &[2, 1])?;
//!
//! let tape = Tape::new();
//! let w = tape.watch(&w);
//! let loss = x.matmul(&w)?.tanh()?.sum(&[])?;
//! let gradients = tape.backward(&loss)?;
//! assert_eq!(gradients.get(&w).expect("a gradient").shape(), [2, 1]);
//! # }
//! # Ok::<(), ignis::Error>(())
//! ```
//!
//! **Invariant:** nothing falls back to the host: every operation on elements is a kernel.
//!
//! **Invariant:** results and gradients are deterministic: no kernel uses an atomic, and sums have a fixed order.

// The derive macro of modules names this crate.
#[cfg(feature = "grad")]
extern crate self as ignis;

#[cfg(feature = "grad")]
pub mod autograd;
#[cfg(feature = "grad")]
mod context;
mod dtype;
pub mod engine;
mod error;
pub mod files;
mod fixed;
pub mod int8_cache;
pub mod kernels;
#[cfg(feature = "grad")]
mod layout;
pub mod matrix;
pub mod models;
#[cfg(feature = "grad")]
pub mod nn;
#[cfg(feature = "grad")]
pub mod ops;
pub mod storage;
#[cfg(feature = "grad")]
mod tensor;
pub mod text;
pub mod weight;

#[cfg(feature = "grad")]
pub use autograd::{Gradients, Tape};
#[cfg(feature = "grad")]
pub use context::{Context, Counts, Launcher, Read, Write};
pub use dtype::{DType, Value};
pub use error::{Error, Result, Usage};
pub use models::Model;
#[cfg(feature = "grad")]
pub use tensor::Tensor;

/// The examples of the guide are tests.
#[cfg(doctest)]
#[doc = include_str!("../../docs/inference.md")]
mod inference_guide {}
