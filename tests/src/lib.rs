//! Shared code of the tests across crates. The tests are in `tests/`; those that need reference tools are named
//! `oracle_*`.
//!
//! - [`kernels`]: kernels under test.

pub mod kernels;

/// The first example of the repository.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
