//! Llama: neither biases nor normalised heads, and every layer sees all positions.

use super::family::{Facts, Family};
use super::windows::{self, Windows};
use crate::Error;
use crate::files::Handling::{NoEffect, Refused};
use crate::files::Key;
use crate::files::Neutral::Flag;
use crate::files::key_table::key;
use crate::files::keys::Keys;

/// Llama, and models with its layers.
#[derive(Debug)]
pub(super) struct Llama;

impl Family for Llama {
    const FACTS: Facts = Facts {
        model_type: "llama",
        architecture: "LlamaForCausalLM",
        models: "Llama 2, 3, 3.1, 3.2; SmolLM2; TinyLlama",
        tokenizer: "BPE with byte fallback (Llama 2, TinyLlama) or byte-level BPE; most with a BOS token",
        head_norms: false,
        bias: false,
        derives_heads: true,
        // Configurations of Llama 2 have no `rope_theta`.
        theta: Some(10_000.0),
        keys: KEYS,
    };

    fn windows(keys: Keys<'_>, layers: usize) -> Result<Windows, Error> {
        windows::none(keys, layers)
    }
}

const KEYS: &[Key] = &[
    key("mlp_bias", Refused(Flag(false))),
    key("pretraining_tp", NoEffect("splits products without an effect on the result")),
];
