//! What the tests of the language share.
//!
//! | room | what lives there |
//! |---|---|
//! | [`source`] | kernels from source text, without the macro |
//! | [`launch`] | compiled functions on the strict virtual GPU |
//! | [`samples`] | functions written with the IR's builder |
//! | [`mutate`] | spoiled kernels |
//! | [`random`] | random well-typed kernels, and the judgement of one |
//!
//! What may not live here: a test. The suites of `t0-core`, `tests/language` and `tests`, and the fuzz targets, use what is here.

pub mod launch;
pub mod mutate;
pub mod random;
pub mod samples;
pub mod source;
