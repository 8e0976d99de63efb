//! Instruction traces recorded on a gfx1100 (`tests/data/README.md` describes them), and what the cycle model predicts
//! for them.
//!
//! | file | contents |
//! |---|---|
//! | `valu` | one wave's vector instructions |
//! | `kernels` | several waves of a small GEMM, one wave of an addition |
//! | `tokens` | launches with barriers, LDS, stores and loops, from all tokens of a trace |
//! | `lines` | the data that the recorded launches access |
//! | `heldout` | each recording under parameters that the others determine |

pub mod heldout;
pub mod kernels;
pub mod lines;
pub mod tokens;
pub mod valu;
