//! What the fuzz targets of the instruction set check of one input, and their corpora.
//!
//! | file | content |
//! |---|---|
//! | `corpus` | reads the archive of a corpus |
//! | `decode`, `object`, `parse` | the check of the fuzz target of this name |
//!
//! A check panics if the input shows a bug. `fuzz/fuzz_targets` calls it with new inputs, `t0-isa/tests/it/fuzz.rs`
//! with the inputs of the corpus.

mod corpus;
mod decode;
mod object;
mod parse;

pub use corpus::{archives, inputs};
pub use decode::decode;
pub use object::object;
pub use parse::parse;
