//! The integration tests of this crate: one program, so that the crates below are linked once.
//!
//! | file | what it checks |
//! |---|---|
//! | `card` | three examples through `/dev/kfd`, under `t0 virtual` |
//! | `qwen3_cli` | the command line of the example `qwen3_infer` |

mod card;
mod qwen3_cli;
