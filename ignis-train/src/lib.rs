//! Optimisers and the training loop, for models of [`ignis`].
//!
//! - [`optim`]: optimisers and schedules. [`train`]: the training loop, its data and its checkpoints.
//! - `mpi`, with the feature `mpi`: processes that train together.
//!
//! Tensors, tapes and layers are in [`ignis`], whose feature `grad` this crate enables.
//!
//! ```
//! use ignis::nn::{Init, Mlp, Module};
//! use ignis::{Context, Tape, Tensor};
//! use ignis_train::optim::{Optimizer, Settings};
//!
//! let context = Context::open()?; // the card if there is one, else the virtual gfx1100
//! let mut model = Mlp::new(&mut Init::new(&context, 1), &[2, 8, 1])?;
//! let mut optimizer = Optimizer::new(&mut model, Settings::default())?;
//!
//! let x = Tensor::from_slice(&context, &[1.0f32, 2.0], &[1, 2])?;
//! let tape = Tape::new();
//! model.watch(&tape);
//! let y = model.forward(&x)?;
//! let gradients = optimizer.backward(&tape, &y.mul(&y)?.mean(&[])?)?;
//! optimizer.collect(&model, &gradients, 1.0)?;
//! optimizer.step(1e-2)?;
//! # Ok::<(), ignis::Error>(())
//! ```
//!
//! **Invariant:** steps are deterministic: equal batches give equal bits, for one process and for several.

#[cfg(feature = "mpi")]
pub mod mpi;
pub mod optim;
pub mod train;

/// The examples of the guide are tests.
#[cfg(doctest)]
#[doc = include_str!("../../docs/ignis.md")]
mod guide {}

/// So are those of the tutorial; the one with several processes compiles only with the feature `mpi`.
#[cfg(doctest)]
#[doc = include_str!("../../docs/train.md")]
mod tutorial {}
