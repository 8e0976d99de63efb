//! The operations on tensors, one file each.
//!
//! A file contains the method of [`Tensor`](crate::Tensor), its shape and type rules, its backward, its kernels unless
//! several operations share them, and its [`Operation`] with the cases that are compared with PyTorch. [`ALL`] lists
//! the operations. `docs/ignis.md` explains how to add one.
//!
//! | file | contents |
//! |---|---|
//! | `add`, `sub`, `mul`, `div`, `pow` | arithmetic of two tensors |
//! | `neg`, `scale`, `powf`, `clamp`, `exp`, `log`, `sqrt`, `rsqrt` | arithmetic of one |
//! | `tanh`, `sigmoid`, `relu`, `gelu`, `gelu_tanh`, `silu`, `swiglu` | activations |
//! | `select`, `cast` | the choice between two tensors; conversion |
//! | `sum`, `mean`, `max`, `argmax` | reductions over any axes |
//! | `reshape`, `transpose`, `slice`, `concat`, `broadcast_to`, `contiguous` | shapes, and order in memory |
//! | `matmul` | products of matrices |
//! | `rope`, `attention` | rotary position embedding; attention |
//! | `softmax`, `log_softmax`, `cross_entropy`, `cross_entropy_sum` | probabilities and losses |
//! | `embedding`, `gather` | elements by index |
//! | `dropout` | random elements set to zero |
//! | `rmsnorm`, `layernorm` | normalisation of rows |
//! | `copies`, `elementwise`, `normalization`, `reduction`, `rows` | what operations of these kinds share |
//! | `operation` | the description of an operation |
//!
//! **Invariant:** an operation calls [`apply()`](crate::autograd::apply()), unless it has no backward. Its kernels read
//! detached tensors, so that an operation without a backward is an error for a tracked operand.

mod copies;
mod elementwise;
mod normalization;
mod operation;
mod reduction;
mod rows;

pub mod add;
pub mod argmax;
pub mod attention;
pub mod broadcast_to;
pub mod cast;
pub mod clamp;
pub mod concat;
pub mod contiguous;
pub mod cross_entropy;
pub mod cross_entropy_sum;
pub mod div;
pub mod dropout;
pub mod embedding;
pub mod exp;
pub mod gather;
pub mod gelu;
pub mod gelu_tanh;
pub mod layernorm;
pub mod log;
pub mod log_softmax;
pub mod matmul;
pub mod max;
pub mod mean;
pub mod mul;
pub mod neg;
pub mod pow;
pub mod powf;
pub mod relu;
pub mod reshape;
pub mod rmsnorm;
pub mod rope;
pub mod rsqrt;
pub mod scale;
pub mod select;
pub mod sigmoid;
pub mod silu;
pub mod slice;
pub mod softmax;
pub mod sqrt;
pub mod sub;
pub mod sum;
pub mod swiglu;
pub mod tanh;
pub mod transpose;

pub(crate) use elementwise::{copied, write_to};
pub use elementwise::{dense, sum_to};
pub use operation::{Case, Operand, Operation, Values};

/// All operations.
pub const ALL: &[&Operation] = &[
    &add::OPERATION,
    &argmax::OPERATION,
    &attention::OPERATION,
    &broadcast_to::OPERATION,
    &cast::OPERATION,
    &clamp::OPERATION,
    &concat::OPERATION,
    &contiguous::OPERATION,
    &cross_entropy::OPERATION,
    &cross_entropy_sum::OPERATION,
    &div::OPERATION,
    &dropout::OPERATION,
    &embedding::OPERATION,
    &exp::OPERATION,
    &gather::OPERATION,
    &gelu::OPERATION,
    &gelu_tanh::OPERATION,
    &layernorm::OPERATION,
    &log::OPERATION,
    &log_softmax::OPERATION,
    &matmul::OPERATION,
    &max::OPERATION,
    &mean::OPERATION,
    &mul::OPERATION,
    &neg::OPERATION,
    &pow::OPERATION,
    &powf::OPERATION,
    &relu::OPERATION,
    &reshape::OPERATION,
    &rmsnorm::OPERATION,
    &rope::OPERATION,
    &rsqrt::OPERATION,
    &scale::OPERATION,
    &select::OPERATION,
    &sigmoid::OPERATION,
    &silu::OPERATION,
    &slice::OPERATION,
    &softmax::OPERATION,
    &sqrt::OPERATION,
    &sub::OPERATION,
    &sum::OPERATION,
    &swiglu::OPERATION,
    &tanh::OPERATION,
    &transpose::OPERATION,
];
