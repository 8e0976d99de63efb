//! Full-size Qwen3-0.6B with random bf16 weights on the default device: generates 16 tokens after a prompt of 32, and
//! continues eight texts of different lengths together. It also counts the instructions of longer prompts.
//! With `--prefill` it only processes the prompt, once and then several times more, and verifies nothing.
//! With `--model` it only prints the modelled time of a card.
//! With `--level=portable|avx2|avx512` it runs on the virtual GPU, limited to these vector extensions of the host.
//!
//! Verified in the same run: the same tokens are processed again while the residual stream is recorded, which must give
//! exactly the timed logits. Every layer, and the head, is compared with what `reference.rs` computes in f64 from the
//! device's own input of that layer. Each of the eight texts is processed alone, and its logits are compared. So are
//! the logits of longer prompts with those of the same prompt in parts of 32 tokens.
#![allow(clippy::print_stdout)]

mod batch;
mod modelled;
mod prompts;
mod reference;

use ignis::files::{Folder, Precision, TensorView};
use ignis::models::{Checkpoint, Evaluator, Weights};
use reference::{HEAD, LAYER, Reference, rms};
use std::error::Error;
use std::time::Instant;
use t0_benches::figure;

const PROMPT: usize = 32;
const TOKENS: usize = 16;
/// How often `--prefill` repeats the prompt.
const REPETITIONS: usize = 8;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = modelled::folder()?;
    let arguments: Vec<String> = std::env::args().collect();
    if modelled::record(&arguments, &folder)? {
        return Ok(());
    }
    if arguments.iter().any(|a| a == "--model") {
        return modelled::measure();
    }
    let checkpoint = Checkpoint::open(Folder::open(&folder)?)?;
    let device = if arguments.iter().any(|a| a.starts_with("--level=")) {
        let options = t0::prelude::VirtualOptions::new().level(t0_benches::level(&arguments)?);
        t0::Device::builder().virtual_gpu(options).open()?
    } else {
        t0::Device::open()?
    };
    let start = Instant::now();
    let weights = Weights::load(&device, &checkpoint, Precision::Bf16, &mut |_| {})?;
    let mut model = Evaluator::new(&weights, PROMPT + TOKENS)?;
    figure("qwen3.load", start.elapsed().as_secs_f64(), "s");

    let prompt: Vec<u32> = (0..PROMPT as u32).map(|i| (i * 7919 + 11) % 151_936).collect();
    let before = device.counters().wave_instructions;
    let start = Instant::now();
    let whole = model.prefill(&prompt)?;
    figure("qwen3.prefill_32", PROMPT as f64 / start.elapsed().as_secs_f64(), "token/s");
    let executed = device.counters().wave_instructions - before;
    // A card does not count them.
    if executed > 0 {
        figure("qwen3.prefill_instructions_per_token", executed as f64 / PROMPT as f64 / 1e6, "M wave-instr");
    }

    if arguments.iter().any(|a| a == "--prefill") {
        for _ in 0..REPETITIONS {
            model.reset();
            let start = Instant::now();
            model.prefill(&prompt)?;
            figure("qwen3.prefill_32_again", PROMPT as f64 / start.elapsed().as_secs_f64(), "token/s");
        }
        return Ok(());
    }

    let mut times = Vec::new();
    let before = device.counters().wave_instructions;
    let mut fed = vec![(prompt, whole)];
    for _ in 0..TOKENS {
        let id = argmax(&fed[fed.len() - 1].1);
        let start = Instant::now();
        let logits = model.decode(id)?;
        times.push(start.elapsed().as_secs_f64());
        fed.push((vec![id], logits));
    }
    times.sort_by(f64::total_cmp);
    figure("qwen3.decode", 1.0 / times[TOKENS / 2], "token/s");
    let executed = device.counters().wave_instructions - before;
    if executed > 0 {
        figure("qwen3.instructions_per_token", executed as f64 / TOKENS as f64 / 1e6, "M wave-instr");
    }
    figure("qwen3.peak_memory", peak_memory_gib(), "GiB");
    batch::measure(&device, &weights)?;
    prompts::measure(&device, &weights)?;
    verify(&checkpoint, &mut model, &fed)?;
    drop((model, weights, device));
    modelled::measure()
}

/// Checks the logits of every timed step.
fn verify(checkpoint: &Checkpoint, model: &mut Evaluator, fed: &[(Vec<u32>, Vec<f32>)]) -> Result<(), Box<dyn Error>> {
    let hidden = checkpoint.config.hidden_size;
    let mut steps = vec![Vec::new(); checkpoint.config.num_hidden_layers + 1];
    model.reset();
    for (i, (ids, timed)) in fed.iter().enumerate() {
        let trace = model.trace(ids)?;
        if trace.logits.iter().map(|x| x.to_bits()).ne(timed.iter().map(|x| x.to_bits())) {
            return Err(format!("feed {i}: the logits are not those of the run that was timed").into());
        }
        for (step, values) in steps.iter_mut().zip(trace.hidden) {
            step.extend(values.into_iter().map(f64::from));
        }
    }

    let embedding = checkpoint.weights.tensor("model.embed_tokens.weight")?.ok_or("the embedding")?;
    let ids = fed.iter().flat_map(|(ids, _)| ids);
    for (id, row) in ids.zip(steps[0].chunks_exact(hidden)) {
        let bytes = &embedding.bytes[*id as usize * 2 * hidden..][..2 * hidden];
        let want = TensorView { dtype: embedding.dtype, shape: embedding.shape, bytes: bytes.into() }.to_f32();
        if want.iter().zip(row).any(|(want, got)| f64::from(*want) != *got) {
            return Err(format!("the embedding of token {id} is wrong").into());
        }
    }

    let reference = Reference { config: &checkpoint.config, weights: &checkpoint.weights };
    let difference = |a: &[f64], b: &[f64]| -> Vec<f64> { a.iter().zip(b).map(|(a, b)| a - b).collect() };
    let mut worst: f64 = 0.0;
    for (n, pair) in steps.windows(2).enumerate() {
        let want = reference.layer(n, &pair[0])?;
        let rows = pair[0].chunks_exact(hidden).zip(pair[1].chunks_exact(hidden)).zip(want.chunks_exact(hidden));
        for (token, ((before, got), want)) in rows.enumerate() {
            let error = rms(&difference(got, want)) / rms(&difference(want, before));
            if error > LAYER || error.is_nan() {
                return Err(
                    format!("layer {n}, token {token}: the error is {error:e}, at most {LAYER:e} is right").into()
                );
            }
            worst = worst.max(error);
        }
    }
    figure("qwen3.layer_error", worst, "rms");

    // The last token of each step.
    let mut last = Vec::new();
    let mut end = 0;
    for (ids, _) in fed {
        end += ids.len();
        last.extend_from_slice(&steps[steps.len() - 1][(end - 1) * hidden..end * hidden]);
    }
    let want = reference.logits(&last)?;
    let mut worst: f64 = 0.0;
    for ((_, got), want) in fed.iter().zip(want.chunks_exact(checkpoint.config.vocab_size)) {
        let scale = rms(want);
        for (id, (got, want)) in got.iter().zip(want).enumerate() {
            let error = (f64::from(*got) - want).abs() / scale;
            if error > HEAD || error.is_nan() {
                return Err(format!("the logit of token {id} is {got}, expected {want}").into());
            }
            worst = worst.max(error);
        }
    }
    figure("qwen3.head_error", worst, "of rms");
    Ok(())
}

fn argmax(logits: &[f32]) -> u32 {
    (0..logits.len()).max_by(|a, b| logits[*a].total_cmp(&logits[*b])).unwrap_or(0) as u32
}

/// The peak resident set size; 0 if the system does not report it.
fn peak_memory_gib() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    let kib = line.and_then(|l| l.trim().split(' ').next()).and_then(|n| n.parse::<f64>().ok());
    kib.unwrap_or(0.0) / (1 << 20) as f64
}
