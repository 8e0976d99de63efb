//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `hazards` | hazards, registers and control flow |
//! | `oracle_counters` | compares the counters that each memory instruction raises with LLVM's |
//! | `oracle_foreign` | kernels of other compilers have no mistakes |
//! | `oracle_hazards` | compares the hazards of wave64 with the waits that LLVM inserts |
//! | `pairs` | dual-issued pairs that read results too early |
//! | `text` | shared: checks programs written as assembly text |
//! | `waits` | missing waits |
//! | `wave64` | hazards of wave64 |

mod hazards;
mod oracle_counters;
mod oracle_foreign;
mod oracle_hazards;
mod pairs;
mod text;
mod waits;
mod wave64;
