//! Wave-instructions of longer prompts, whose products take other instances than short ones.

use crate::PROMPT;
use crate::batch::{TOLERANCE, error, ids};
use ignis::models::{Evaluator, Weights};
use std::error::Error;
use t0::Device;
use t0_benches::figure;

/// Tokens of the prompts.
const TOKENS: [usize; 2] = [128, 512];

/// Prints the figures, which a card does not count, and compares the logits with those of the prompt in parts.
pub(crate) fn measure(device: &Device, weights: &Weights) -> Result<(), Box<dyn Error>> {
    for tokens in TOKENS {
        let prompt = ids(0, tokens);
        let mut model = Evaluator::new(weights, tokens)?;
        let before = device.counters().wave_instructions;
        let logits = model.prefill(&prompt)?;
        let executed = device.counters().wave_instructions - before;
        if executed > 0 {
            let each = executed as f64 / tokens as f64 / 1e6;
            figure(&format!("qwen3.prefill{tokens}_instructions_per_token"), each, "M wave-instr");
        }
        model.reset();
        let mut want = Vec::new();
        for part in prompt.chunks(PROMPT) {
            want = model.prefill(part)?;
        }
        let error = error(&logits, &want);
        if error > TOLERANCE || error.is_nan() {
            return Err(format!("{tokens} tokens: the logits differ by {error:e} of their deviation").into());
        }
    }
    Ok(())
}
