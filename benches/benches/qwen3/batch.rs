//! Eight texts of different lengths in one batch, compared with one.

use ignis::engine::{Batch, Ends, Engine, Limits, Output, Sampling, Sequence, Want};
use ignis::models::{Evaluator, Weights};
use std::error::Error;
use std::time::Instant;
use t0::Device;
use t0_benches::figure;

const SEQUENCES: usize = 8;
/// Timed steps; the fastest counts for both, so that other load matters less.
const STEPS: usize = 6;
/// The longest prompt, and all tokens after it.
const CONTEXT: usize = 64;
/// The largest root mean square difference between the logits of a text in a batch and alone, as a fraction of their
/// standard deviation. On this model with random weights, 6 % is the error of bf16 itself.
pub(crate) const TOLERANCE: f64 = 0.06;

/// The tokens of a text.
pub(crate) fn ids(sequence: usize, n: usize) -> Vec<u32> {
    (0..n).map(|i| ((i * 7919 + sequence * 104_729 + 11) % 151_936) as u32).collect()
}

fn step(engine: &mut Engine, sequences: &mut [Sequence], want: Want) -> Result<Vec<Output>, Box<dyn Error>> {
    let mut batch = Batch::new();
    for sequence in &mut *sequences {
        batch.add(sequence, want);
    }
    engine.step(&mut batch)?;
    Ok((0..batch.len()).map(|i| batch.take_output(i)).collect())
}

/// Prompts of 3, 8, 13, .. tokens are processed, and then continued together. Returns the seconds and wave-instructions
/// of a step, and the tokens and last logits of each text.
fn run(device: &Device, engine: &mut Engine, n: usize) -> Result<(f64, f64, Vec<Text>), Box<dyn Error>> {
    let mut sequences = Vec::new();
    for i in 0..n {
        let mut sequence = engine.sequence(Sampling::greedy(), 0)?;
        sequence.start(&ids(i, 3 + 5 * i), Ends { eos: vec![], max_tokens: CONTEXT });
        sequences.push(sequence);
    }
    while sequences.iter().any(|s| s.pending().len() > 1) {
        step(engine, &mut sequences, Want::Token)?;
    }
    let mut best = f64::INFINITY;
    let before = device.counters().wave_instructions;
    for _ in 0..STEPS {
        let start = Instant::now();
        step(engine, &mut sequences, Want::Token)?;
        best = best.min(start.elapsed().as_secs_f64());
    }
    let executed = (device.counters().wave_instructions - before) as f64 / STEPS as f64;
    let outputs = step(engine, &mut sequences, Want::Logits)?;
    let texts = sequences.iter().zip(outputs).map(|(sequence, output)| match output {
        Output::Logits(logits) => Ok((sequence.tokens().to_vec(), logits)),
        _ => Err("a text has no logits"),
    });
    Ok((best, executed, texts.collect::<Result<_, _>>()?))
}

/// The root mean square difference of logits, as a fraction of their standard deviation.
pub(crate) fn error(logits: &[f32], want: &[f32]) -> f64 {
    let n = want.len() as f64;
    let mean = want.iter().map(|x| f64::from(*x)).sum::<f64>() / n;
    let deviation = (want.iter().map(|x| (f64::from(*x) - mean).powi(2)).sum::<f64>() / n).sqrt();
    (logits.iter().zip(want).map(|(a, b)| f64::from(a - b).powi(2)).sum::<f64>() / n).sqrt() / deviation
}

/// The tokens of a text, and the logits of the last one.
type Text = (Vec<u32>, Vec<f32>);

/// Prints the figures, and compares every text with itself alone.
pub(crate) fn measure(device: &Device, weights: &Weights) -> Result<(), Box<dyn Error>> {
    let (alone, alone_instructions, _) = run(device, &mut weights.engine(Limits::new(1, CONTEXT))?, 1)?;
    let (together, instructions, texts) =
        run(device, &mut weights.engine(Limits::new(SEQUENCES, CONTEXT))?, SEQUENCES)?;
    figure("qwen3.decode_batch8", SEQUENCES as f64 / together, "token/s");
    figure("qwen3.batch8_speedup", SEQUENCES as f64 * alone / together, "times one sequence");
    if instructions > 0.0 {
        figure("qwen3.batch8_instructions", instructions / alone_instructions, "times one sequence");
    }
    let mut model = Evaluator::new(weights, CONTEXT)?;
    let mut worst: f64 = 0.0;
    for (i, (tokens, logits)) in texts.iter().enumerate() {
        model.reset();
        let error = error(logits, &model.prefill(tokens)?);
        worst = worst.max(error);
        if error > TOLERANCE || error.is_nan() {
            return Err(format!("text {i}: the logits differ by {error:e} of their deviation").into());
        }
    }
    figure("qwen3.batch8_error", worst, "of the deviation");
    Ok(())
}
