//! The kernels of ignis, one operation a file.
//!
//! | file | contents |
//! |---|---|
//! | `attention` | attention without a score matrix |
//! | `embed` | rows of a table by index |
//! | `gemm` | matrices times matrices, of any shape |
//! | `heads` | per-head normalisation, rotary embedding, the cache |
//! | `matvec` | a matrix times one vector or a few, for decoding |
//! | `narrow` | rounding to 16-bit types |
//! | `norm` | root-mean-square normalisation |
//! | `prompt` | attention of many tokens, on matrix instructions |
//! | `sample` | the selection of the next token |
//! | `swiglu` | the gated activation |
//!
//! These modules contain `#[t0::kernel]` and `#[t0::device]` functions, and the choice of an instance for a shape.
//! Shapes of a particular model do not belong here. The attribute of a kernel states how it is launched (`grid`,
//! `requires`), and its documentation states the meaning of its arguments.
//!
//! - **Invariant:** weights, caches and their operands have the storage type `T` (`f32`, `bf16` or `f16`); the residual
//!   stream and the results of linear layers are `f32`. Values between a load and a store are `f32`, so a fused kernel
//!   rounds once where a chain of operations would round several times.
//! - **Invariant:** no kernel reads or writes out of range, not even where it would be harmless: the sanitizer accepts
//!   them all.

pub mod attention;
pub mod embed;
pub mod gemm;
pub mod heads;
pub mod matvec;
pub mod narrow;
pub mod norm;
pub mod prompt;
pub mod sample;
pub mod swiglu;
