//! Mistral: neither biases nor normalised heads; with a window, which every layer has, or without one.

use super::family::{Facts, Family};
use super::windows::{self, Windows};
use crate::Error;
use crate::files::keys::Keys;

/// The dense models of Mistral.
#[derive(Debug)]
pub(super) struct Mistral;

impl Family for Mistral {
    const FACTS: Facts = Facts {
        model_type: "mistral",
        architecture: "MistralForCausalLM",
        models: "Mistral 7B, Mistral Nemo",
        tokenizer: "BPE with byte fallback, or byte-level BPE (Nemo); with a BOS token",
        head_norms: false,
        bias: false,
        derives_heads: true,
        theta: None,
        keys: windows::OF_ALL_LAYERS,
    };

    fn windows(keys: Keys<'_>, layers: usize) -> Result<Windows, Error> {
        windows::of_all_layers(keys, layers)
    }
}
