//! Qwen3: the queries and keys of each head are normalised before they are rotated.

use super::family::{Facts, Family};
use super::windows::{self, Windows};
use crate::Error;
use crate::files::keys::Keys;

/// The dense models of Qwen3.
#[derive(Debug)]
pub(super) struct Qwen3;

impl Family for Qwen3 {
    const FACTS: Facts = Facts {
        model_type: "qwen3",
        architecture: "Qwen3ForCausalLM",
        models: "Qwen3, from 0.6B to 32B",
        tokenizer: "byte-level BPE, without a BOS token",
        head_norms: true,
        bias: false,
        derives_heads: false,
        theta: None,
        keys: windows::OF_SOME_LAYERS,
    };

    fn windows(keys: Keys<'_>, layers: usize) -> Result<Windows, Error> {
        windows::of_some_layers(keys, layers)
    }
}
