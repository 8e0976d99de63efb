//! The language's features, kernel by kernel: the kernels lie in `tests/kernels`, the driver in this package's `tests`.
//!
//! The snippets of `docs/language.md` and `docs/getting-started.md` are this package's documentation tests.
//!
//! A package of its own, so that a change of the compiler rebuilds little before its tests run.

#[doc = include_str!("../../../docs/language.md")]
pub mod reference {}

#[doc = include_str!("../../../docs/getting-started.md")]
pub mod getting_started {}
