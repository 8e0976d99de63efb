//! Tensors, reverse-mode differentiation and training on T0 kernels.
//!
//! - [`Tensor`]: a cheap handle to elements on a device; views share memory. [`ops`] adds the operations.
//! - [`Tape`]: records operations on the tensors that it watches, and computes gradients.
//! - [`nn`]: layers, models and their parameters by name.
//! - [`optim`]: optimisers and schedules; [`train`]: the training loop, its data and its checkpoints.
//! - [`Context`]: the device, the stream and the memory pool that tensors share; counts launches and transfers.
//! - [`Error`]: what went wrong and what to do.
//!
//! ```
//! use ignis_train::{Context, Tape, Tensor};
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
//! # Ok::<(), ignis_train::Error>(())
//! ```
//!
//! This crate is separate from `ignis`, whose inference does not need its kernels, so that programs that only run
//! models do not compile them.
//!
//! **Invariant:** every operation on elements is a kernel. Nothing falls back to the host.
//!
//! **Invariant:** results and gradients are deterministic: no kernel uses an atomic, and sums have a fixed order.

// The derive macro of modules names this crate.
extern crate self as ignis_train;

pub mod autograd;
mod context;
mod dtype;
mod error;
pub mod kernels;
mod layout;
pub mod nn;
pub mod ops;
pub mod optim;
mod tensor;
pub mod train;

pub use autograd::{Gradients, Tape};
pub use context::{Context, Counts, Launcher, Read, Write};
pub use dtype::{DType, Value};
pub use error::{Error, Result, Usage};
pub use tensor::Tensor;

/// The examples of the guide are tests.
#[cfg(doctest)]
#[doc = include_str!("../../docs/ignis.md")]
mod guide {}

/// So are those of the tutorial.
#[cfg(doctest)]
#[doc = include_str!("../../docs/train.md")]
mod tutorial {}
