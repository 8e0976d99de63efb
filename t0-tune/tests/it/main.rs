//! The integration tests of this crate: one program, so that the crates below are linked once.
//! `build_script` runs cargo, because a build script has `t0-tune` without the feature `measure`.
//!
//! | file | what it checks |
//! |---|---|
//! | `agreement` | all instances of a kernel compute the same results |
//! | `build_script` | a build script without the feature `measure` |
//! | `cycle_model` | the cost by the cycle model: what it knows, its records, and its errors |
//! | `fingerprint` | the constants in `src/fingerprint.rs` are those of the compiler and of the cycle model |
//! | `measure` | measurements: which instances fit, resuming, determinism, verification, and the texts of errors |
//! | `reader` | what a build script emits from records, staleness, and the texts of errors |

#[cfg(feature = "measure")]
mod agreement;
mod build_script;
#[cfg(feature = "measure")]
mod cycle_model;
mod fingerprint;
#[cfg(feature = "measure")]
mod measure;
mod reader;
