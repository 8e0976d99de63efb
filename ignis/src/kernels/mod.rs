//! The kernels of ignis. Kernels that several operations share are here; a kernel of one operation on tensors is in the
//! file of that operation in `ops`.
//!
//! | file | contents |
//! |---|---|
//! | `attention` | attention over the pages of a cache, without a score matrix |
//! | `embedding` | rows of a table by index |
//! | `fragments` | rows of the fragments of matrix instructions |
//! | `fused` | the launches of a step of one token |
//! | `gemm` | matrices times matrices, of any shape |
//! | `greedy` | the most probable token, by all compute units |
//! | `heads` | per-head normalisation, rotary embedding, the cache |
//! | `math` | functions of one number that several kernels compute |
//! | `int8_cache` | the kernels that write and read a cache of integers of 8 bits |
//! | `mask` | which keys a query of attention sees |
//! | `matvec` | a matrix times one vector or a few, for decoding |
//! | `narrow` | rounding to 16-bit types |
//! | `norm` | normalisation of rows, and with the feature `grad` its gradients |
//! | `online_softmax` | the softmax of numbers that arrive one after another |
//! | `packed` | packed integer weights: products with vectors, rows as numbers |
//! | `prompt` | attention of many tokens, on matrix instructions |
//! | `rotary` | rotary position embedding |
//! | `runs` | runs of neighbouring elements |
//! | `sample` | the selection of the next token |
//! | `swiglu` | the gated activation |
//!
//! With the feature `grad`, for operations on tensors:
//!
//! | file | contents |
//! |---|---|
//! | `binary` | sum, difference, product and quotient of contiguous tensors |
//! | `cast` | conversion between element types |
//! | `copy` | strided copies, fills, counting, and the choice between two tensors |
//! | `dense_attention` | attention over whole tensors, and its gradients |
//! | `general` | functions of up to three broadcast operands |
//! | `geometry` | the location of an element of a strided tensor |
//! | `reduce` | sums, maxima and their locations |
//! | `rows` | rows of a matrix, processed by parts of a wave |
//! | `softmax` | softmax of rows, its logarithm, cross-entropy |
//! | `transpose` | copies of matrices that are stored by columns |
//! | `unary` | functions of one number, and their derivatives |
//!
//! These modules contain `#[t0::kernel]` and `#[t0::device]` functions, and the choice of an instance for a shape.
//! Shapes of a particular model do not belong here. The attribute of a kernel states how it is launched (`grid`,
//! `requires`), and its documentation states the meaning of its arguments.
//!
//! - **Invariant:** weights, caches and their operands have the storage type `T` (`f32`, `bf16` or `f16`); the residual
//!   stream and the results of linear layers are `f32`. Values between a load and a store are `f32`, so a fused kernel
//!   rounds once where a chain of operations would round several times.
//! - **Invariant:** no kernel uses an atomic: equal launches give equal bits.
//! - **Invariant:** no kernel reads or writes out of range, not even where it would be harmless: the sanitizer accepts
//!   them all.

pub mod attention;
#[cfg(feature = "grad")]
pub mod binary;
#[cfg(feature = "grad")]
pub mod cast;
#[cfg(feature = "grad")]
pub mod copy;
#[cfg(feature = "grad")]
pub mod dense_attention;
pub mod embedding;
pub mod fragments;
pub mod fused;
pub mod gemm;
#[cfg(feature = "grad")]
pub mod general;
#[cfg(feature = "grad")]
pub mod geometry;
pub mod greedy;
pub mod heads;
pub mod int8_cache;
pub mod mask;
pub mod math;
pub mod matvec;
pub mod narrow;
pub mod norm;
pub mod online_softmax;
pub mod packed;
pub mod prompt;
#[cfg(feature = "grad")]
pub mod reduce;
pub mod rotary;
#[cfg(feature = "grad")]
pub mod rows;
pub mod runs;
pub mod sample;
#[cfg(feature = "grad")]
pub mod softmax;
pub mod swiglu;
#[cfg(feature = "grad")]
pub mod transpose;
#[cfg(feature = "grad")]
pub mod unary;
