//! Qwen2: queries, keys and values have a bias, which no key of the configuration mentions.

use super::family::{Facts, Family};
use super::windows::{self, Windows};
use crate::Error;
use crate::files::keys::Keys;

/// The dense models of Qwen2 and Qwen2.5.
#[derive(Debug)]
pub(super) struct Qwen2;

impl Family for Qwen2 {
    const FACTS: Facts = Facts {
        model_type: "qwen2",
        architecture: "Qwen2ForCausalLM",
        models: "Qwen2, Qwen2.5",
        tokenizer: "byte-level BPE, without a BOS token",
        head_norms: false,
        bias: true,
        derives_heads: true,
        theta: None,
        keys: windows::OF_SOME_LAYERS,
    };

    fn windows(keys: Keys<'_>, layers: usize) -> Result<Windows, Error> {
        windows::of_some_layers(keys, layers)
    }
}
