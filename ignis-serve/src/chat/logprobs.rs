//! Log-probabilities of tokens, in the form of chats.

use crate::model::ServedModel;
use crate::tokens::token_text;
use ignis::engine::TokenText;
use serde_json::{Value, json};

/// JSON has no infinity: probabilities of 0 are reported as this number, as by OpenAI.
const LEAST: f32 = -9999.0;

/// A log-probability that JSON can represent.
pub(crate) fn finite(logprob: f32) -> f32 {
    if logprob.is_finite() { logprob } else { LEAST }
}

fn part(model: &ServedModel, id: u32, logprob: f32) -> Value {
    json!({"token": token_text(model, id), "logprob": finite(logprob), "bytes": model.tokenizer.bytes(id)})
}

/// A generated token, with the most probable ones at its place.
pub(super) fn entry(model: &ServedModel, token: &TokenText) -> Value {
    let mut entry = part(model, token.id, token.logprob.unwrap_or(LEAST));
    entry["top_logprobs"] = token.top.iter().map(|(id, logprob)| part(model, *id, *logprob)).collect();
    entry
}
