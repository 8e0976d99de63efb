//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `fuzz` | all inputs in the corpora of the fuzz targets |
//! | `isa` | the instruction set without external tools |
//! | `object` | code objects |
//! | `oracle` | the instruction set and the assembler against LLVM's own tools |
//! | `parse_errors` | the exact messages for wrong texts |
//! | `rules` | register rules, one by one |

mod fuzz;
mod isa;
mod object;
mod oracle;
mod parse_errors;
mod rules;
