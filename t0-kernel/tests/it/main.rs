//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `cpu` | runs kernel bodies on the CPU |
//! | `races` | data races between lanes |
//! | `soundness` | safe code that uses handles after their run or workgroup |

mod cpu;
mod races;
mod soundness;
