//! Models that load published checkpoints.
//!
//! One folder a family. A family reads its own files, names its own tensors and owns its device-side
//! forward pass; what two families share moves up only when the second one exists.

pub mod qwen3;
