//! Full-size Qwen3-0.6B (random bf16 weights) on the default device: 16 tokens after a prompt of 32.
//!
//! Verified in the same run: the prompt fed whole, and fed as 31 + 1, must give the same logits but for the rounding of the
//! prefill's operands.

use ignis::models::qwen3::{Checkpoint, Folder, Forward, Precision, Qwen3};
use std::error::Error;
use std::path::Path;
use std::time::Instant;
use t0_benches::{checkpoint, figure};

const PROMPT: usize = 32;
const TOKENS: usize = 16;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the workspace")?;
    let folder = root.join("target/qwen3-0.6b-random");
    checkpoint::ensure(&folder, &checkpoint::config_0_6b(), &root.join("assets/tiny-qwen3"))?;
    let checkpoint = Checkpoint::open(Folder::open(&folder)?)?;
    let device = t0::Device::open()?;
    let start = Instant::now();
    let mut model = Qwen3::load(&device, &checkpoint, Precision::Bf16, PROMPT + TOKENS, &mut |_| {})?;
    figure("qwen3.load", start.elapsed().as_secs_f64(), "s");

    let prompt: Vec<u32> = (0..PROMPT as u32).map(|i| (i * 7919 + 11) % 151_936).collect();
    let start = Instant::now();
    let whole = model.prefill(&prompt)?;
    figure("qwen3.prefill_32", PROMPT as f64 / start.elapsed().as_secs_f64(), "token/s");

    let mut times = Vec::new();
    let mut logits = whole.clone();
    for _ in 0..TOKENS {
        let id = argmax(&logits);
        let start = Instant::now();
        logits = model.decode(id)?;
        times.push(start.elapsed().as_secs_f64());
    }
    times.sort_by(f64::total_cmp);
    figure("qwen3.decode", 1.0 / times[TOKENS / 2], "token/s");
    figure("qwen3.peak_memory", peak_memory_gib(), "GiB");

    model.reset();
    model.prefill(&prompt[..PROMPT - 1])?;
    let stepped = model.decode(prompt[PROMPT - 1])?;
    let error = rms(whole.iter().zip(&stepped).map(|(a, b)| a - b)) / rms(whole.iter().copied());
    figure("qwen3.prefill_against_decode", error, "rms");
    if !(error < 0.1 && whole.iter().all(|x| x.is_finite())) {
        return Err(format!("prefill and decode disagree: {error}").into());
    }
    Ok(())
}

fn argmax(logits: &[f32]) -> u32 {
    (0..logits.len()).max_by(|a, b| logits[*a].total_cmp(&logits[*b])).unwrap_or(0) as u32
}

fn rms(values: impl Iterator<Item = f32>) -> f64 {
    let (sum, n) = values.fold((0.0, 0u32), |(sum, n), x| (sum + f64::from(x) * f64::from(x), n + 1));
    (sum / f64::from(n.max(1))).sqrt()
}

/// The largest resident set so far; 0 where the system does not tell.
fn peak_memory_gib() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    let kib = line.and_then(|l| l.trim().split(' ').next()).and_then(|n| n.parse::<f64>().ok());
    kib.unwrap_or(0.0) / (1 << 20) as f64
}
