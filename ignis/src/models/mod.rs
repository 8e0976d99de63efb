//! Models that load published checkpoints.
//!
//! One directory per model family. A family reads its own files, names its own tensors and owns its forward pass on the
//! device. Code that two families share moves up only when the second one exists.

pub mod qwen3;
