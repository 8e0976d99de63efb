//! The features of the language, kernel by kernel: the kernels are in `tests/kernels`, the driver in this package's
//! `tests`.
//!
//! The examples of the pages below are this package's documentation tests. `tests/it/pages.rs` fails if a page with
//! examples is missing.
//!
//! A separate package, so that a change of the compiler rebuilds little before these tests run.

#[doc = include_str!("../../../docs/language.md")]
pub mod reference {}

#[doc = include_str!("../../../docs/getting-started.md")]
pub mod getting_started {}

#[doc = include_str!("../../../docs/cookbook.md")]
pub mod cookbook {}

#[doc = include_str!("../../../docs/errors.md")]
pub mod errors {}

#[doc = include_str!("../../../docs/fast-kernels.md")]
pub mod fast_kernels {}

#[doc = include_str!("../../../README.md")]
pub mod readme {}
