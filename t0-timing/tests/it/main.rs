//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `gpu` | kernels whose time on the whole GPU is known |
//! | `memory` | rules of vector memory and control flow |
//! | `recorded` | the model, compared with instruction traces recorded on a card |
//! | `rules` | rules of the model that the recordings show only in passing |
//! | `stalls` | what instructions wait for |

mod gpu;
mod memory;
mod recorded;
mod rules;
mod stalls;
