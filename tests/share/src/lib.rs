//! Shared code of the tests and benches of several crates.
//!
//! | module | content |
//! |---|---|
//! | [`browser`] | a browser without a window, which tests control |
//! | [`by_hand`] | hand-assembled kernels for the runtime |
//! | [`compare`] | comparison of results, and numbers to test with |
//! | [`instructions`] | random instructions of the table |
//! | [`llvm_mc`] | LLVM's assembler and disassembler, in batches |
//! | [`oracle`] | reference tools that may be missing, and whether that is an error |
//! | [`scale`] | a kernel in assembly |
//! | [`outside`] | crates outside of the workspace, which tests build |
//! | [`random`] | random numbers |
//! | [`qwen3_folder`] | small model directories that tests can break |
//! | `virtual_device` | programs under `t0 virtual`, with a time limit |
//! | `tensors` | operands of operations on tensors; needs the feature `tensors` |
//! | `parabola` | a small training run; needs the feature `training` |
//! | `fuzz` | the checks of fuzz targets, and the inputs that earlier runs found; needs the feature `fuzz` |
//! | `recorded` | instruction traces of a card and the cycle model; needs the feature `timing` |
//!
//! Does not belong here: tests. Code that depends on more of the project than its instruction set and the types of an
//! embedded kernel is behind a feature.

pub mod browser;
pub mod by_hand;
pub mod compare;
#[cfg(feature = "fuzz")]
pub mod fuzz;
pub mod instructions;
pub mod llvm_mc;
pub mod oracle;
pub mod outside;
#[cfg(feature = "training")]
pub mod parabola;
pub mod qwen3_folder;
pub mod random;
#[cfg(feature = "timing")]
pub mod recorded;
pub mod scale;
#[cfg(feature = "tensors")]
pub mod tensors;
#[cfg(unix)]
pub mod virtual_device;
