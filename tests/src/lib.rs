//! What several cross-crate tests share. The tests themselves are in `tests/`, oracles in files named `oracle_*`.
//!
//! - [`kernels`]: kernels under test. [`compare`]: when two results agree, and numbers to try.

pub mod compare;
pub mod kernels;
