//! Shared code of the kernel language tests.
//!
//! | module | content |
//! |---|---|
//! | [`source`] | kernels from source text, without the macro |
//! | [`launch`] | runs compiled functions on the strict virtual GPU |
//! | [`mutate`] | mutated kernels |
//! | [`waits`] | machine code with a wait removed or weakened |
//! | [`random`] | random well-typed kernels, and the comparison of their results |
//!
//! Does not belong here: tests. The suites of `t0-core`, `tests/language` and `tests`, and the fuzz targets, use this
//! crate.

pub mod launch;
pub mod mutate;
pub mod random;
pub mod source;
pub mod waits;
