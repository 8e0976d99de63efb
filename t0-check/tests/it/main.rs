//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `hazards` | hazards, registers and control flow |
//! | `oracle_counters` | compares the counters that each memory instruction raises with LLVM's |
//! | `oracle_foreign` | kernels of other compilers have no mistakes |
//! | `text` | shared: checks programs written as assembly text |
//! | `waits` | missing waits |

mod hazards;
mod oracle_counters;
mod oracle_foreign;
mod text;
mod waits;
