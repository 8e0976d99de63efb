//! What several cross-crate tests share. The tests themselves are in `tests/`, oracles in files named `oracle_*`.
//!
//! - [`kernels`]: kernels under test.

pub mod kernels;
