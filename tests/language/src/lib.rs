//! The features of the language, kernel by kernel: the kernels are in `tests/kernels`, the driver in this package's
//! `tests`.
//!
//! The examples of `docs/language.md`, `docs/getting-started.md` and `docs/cookbook.md` are this package's
//! documentation tests.
//!
//! A separate package, so that a change of the compiler rebuilds little before these tests run.

#[doc = include_str!("../../../docs/language.md")]
pub mod reference {}

#[doc = include_str!("../../../docs/getting-started.md")]
pub mod getting_started {}

#[doc = include_str!("../../../docs/cookbook.md")]
pub mod cookbook {}
