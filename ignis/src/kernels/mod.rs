//! The kernels of ignis, one operation a file.
//!
//! | file | what it holds |
//! |---|---|
//! | `attention` | attention without a score matrix |
//! | `embed` | rows of a table by index |
//! | `heads` | per-head normalisation, rotary embedding, the cache |
//! | `matmul` | matrices times matrices, for prompts |
//! | `matvec` | a matrix times one vector or a few, for decoding |
//! | `norm` | root-mean-square normalisation |
//! | `swiglu` | the gated activation |
//!
//! What lives here: `#[t0::kernel]` and `#[t0::device]` functions, and nothing that runs on the host. What may not:
//! shapes of a particular model; a kernel states in its attribute how it is
//! launched (`grid`, `requires`) and in its documentation what its arguments mean.
//!
//! - **Invariant:** weights, caches and what is multiplied by either are of the storage type `T` (`f32`, `bf16` or
//!   `f16`); the residual stream and what linear layers give are `f32`. Everything between a load and a store is `f32`,
//!   so that a fused kernel rounds once where a chain of operations would round often.
//! - **Invariant:** no kernel reads or writes out of range, not even where it would be harmless: the sanitizer accepts
//!   them all.

pub mod attention;
pub mod embed;
pub mod heads;
pub mod matmul;
pub mod matvec;
pub mod norm;
pub mod swiglu;
