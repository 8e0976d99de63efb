//! A training step of a small Qwen3 model (4 layers, hidden 256, 8 query and 4 key heads of 64, vocabulary 2048) on 4 x
//! 128 tokens: forward, backward, clipping and AdamW. `cargo bench --bench train_step`.
//!
//! PyTorch takes the same steps from the same weights on two threads in the same run, before and after. The figures
//! `train_step.vs_pytorch` (mixed precision in bf16) and `train_step.f32_vs_pytorch` are the time of the fastest step
//! over that of PyTorch's faster precision. `train_step.memory` is the largest memory of all tensors in mixed
//! precision.
//!
//! Verified in the same run: the loss of every timed step is within 1 % (f32) or 3 % (mixed) of PyTorch's in `f32`.

use ignis::nn::{LanguageModel, Module};
use ignis::{Context, DType, Tape, Tensor};
use ignis_train::optim::{AdamW, Optimizer, Rule, Settings};
use safetensors::SafeTensors;
use serde_json::Value;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use t0_benches::figure;
use t0_tests_share::oracle;
use t0_tests_share::qwen3_folder::oracle_dir;

/// Steps; the first one, which allocates and translates, does not count.
const STEPS: usize = 7;
/// How to create the weights and the batches.
const REMEDY: &str = "tools/oracle_env.sh target/oracle-venv, \
    then target/oracle-venv/bin/python tools/training_reference.py make target/oracle";

/// Batches `[steps, rows, length + 1]`.
struct Batches {
    ids: Vec<u32>,
    rows: usize,
    length: usize,
}

/// Losses and seconds of steps.
#[derive(Clone, Default)]
struct Run {
    losses: Vec<f64>,
    seconds: Vec<f64>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the workspace")?;
    let what = "the time of a training step in PyTorch";
    let Some(python) = oracle::file(what, root.join("target/oracle-venv/bin/python"), REMEDY) else { return Ok(()) };
    let folder = oracle_dir().join("training");
    let Some(_) = oracle::file(what, folder.join("losses.json"), REMEDY) else { return Ok(()) };
    let settings = settings(&serde_json::from_slice(&std::fs::read(folder.join("losses.json"))?)?)?;
    let batches = Batches::open(&folder)?;

    let mut rivals = pytorch(root, &python)?;
    let mixed = train(&folder, &batches, settings, DType::Bf16, "")?;
    let f32 = train(&folder, &batches, settings, DType::F32, "f32_")?;
    for (first, second) in rivals.iter_mut().zip(pytorch(root, &python)?) {
        first.seconds.extend(second.seconds);
    }
    let [theirs, theirs_mixed] = &rivals;
    for (name, run, bound) in [("f32", &f32, 0.01), ("mixed", &mixed, 0.03)] {
        for (step, (found, want)) in run.losses.iter().zip(&theirs.losses).enumerate() {
            let error = (found / want - 1.0).abs();
            if error > bound || error.is_nan() {
                return Err(format!("{name}, step {step}: the loss is {found}, and {want} in PyTorch").into());
            }
        }
    }
    let (plain, low) = (fastest(&theirs.seconds), fastest(&theirs_mixed.seconds));
    figure("train_step.pytorch_f32", plain, "s");
    figure("train_step.pytorch_mixed", low, "s");
    figure("train_step.mixed", fastest(&mixed.seconds), "s");
    figure("train_step.f32", fastest(&f32.seconds), "s");
    figure("train_step.vs_pytorch", fastest(&mixed.seconds) / plain.min(low), "times PyTorch");
    figure("train_step.f32_vs_pytorch", fastest(&f32.seconds) / plain.min(low), "times PyTorch");
    Ok(())
}

/// Trains, and prints the instructions of a step and the memory.
fn train(
    folder: &Path,
    batches: &Batches,
    (settings, rate): (Settings, f32),
    dtype: DType,
    prefix: &str,
) -> Result<Run, Box<dyn Error>> {
    let context = Context::open()?;
    let mut model = LanguageModel::open(&context, folder)?;
    model.set_dtype(dtype)?;
    let mut optimizer = Optimizer::new(&mut model, settings)?;
    let mut run = Run::default();
    let mut instructions = 0;
    context.reset_peak();
    for step in 0..STEPS {
        let before = (context.device().counters().wave_instructions, context.counts().launches);
        let start = Instant::now();
        let (ids, targets) = batches.step(&context, step)?;
        let tape = Tape::new();
        model.watch(&tape);
        let loss = model.loss(&ids, &targets, None)?;
        let gradients = optimizer.backward(&tape, &loss)?;
        optimizer.collect(&model, &gradients, 1.0)?;
        drop(gradients);
        optimizer.step(rate)?;
        run.losses.push(loss.item::<f32>()?.into());
        context.wait()?;
        run.seconds.push(start.elapsed().as_secs_f64());
        instructions = context.device().counters().wave_instructions - before.0;
        if step + 1 == STEPS {
            figure(&format!("train_step.{prefix}launches"), (context.counts().launches - before.1) as f64, "launches");
        }
    }
    // A card does not count them.
    if instructions > 0 {
        figure(&format!("train_step.{prefix}instructions"), instructions as f64 / 1e6, "M wave-instr");
    }
    figure(&format!("train_step.{prefix}memory"), context.usage().peak as f64 / f64::from(1 << 20), "MiB");
    run.seconds.remove(0);
    Ok(run)
}

/// The settings of the optimiser, and the learning rate.
fn settings(json: &Value) -> Result<(Settings, f32), Box<dyn Error>> {
    let number = |key: &str| json["optimizer"][key].as_f64().map(|x| x as f32).ok_or(format!("no number `{key}`"));
    let rule = AdamW {
        beta1: number("beta1")?.into(),
        beta2: number("beta2")?.into(),
        epsilon: number("eps")?,
        decay: number("decay")?,
    };
    let settings = Settings { rule: Rule::AdamW(rule), clip: Some(number("clip")?), ..Settings::default() };
    Ok((settings, number("rate")?))
}

impl Batches {
    fn open(folder: &Path) -> Result<Batches, Box<dyn Error>> {
        let bytes = std::fs::read(folder.join("batches.safetensors"))?;
        let file = SafeTensors::deserialize(&bytes)?;
        let tensor = file.tensor("ids")?;
        let &[steps, rows, width] = tensor.shape() else { return Err("ids have three dimensions".into()) };
        if steps < STEPS {
            return Err(format!("{steps} batches are not enough for {STEPS} steps").into());
        }
        let ids = tensor.data().as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        Ok(Batches { ids, rows, length: width - 1 })
    }

    /// The ids of a step, and their targets.
    fn step(&self, context: &Context, step: usize) -> ignis::Result<(Tensor, Tensor)> {
        let width = self.length + 1;
        let rows = self.ids[step * self.rows * width..].chunks_exact(width).take(self.rows);
        let shape = [self.rows, self.length];
        let of = |range: std::ops::Range<usize>| -> Vec<u32> {
            rows.clone().flat_map(|row| row[range.clone()].iter().copied()).collect()
        };
        Ok((
            Tensor::from_slice(context, &of(0..self.length), &shape)?,
            Tensor::from_slice(context, &of(1..width), &shape)?,
        ))
    }
}

/// PyTorch's steps in f32 and in mixed precision.
fn pytorch(root: &Path, python: &PathBuf) -> Result<[Run; 2], Box<dyn Error>> {
    let output = Command::new(python)
        .arg(root.join("tools/training_reference.py"))
        .arg("time")
        .arg(oracle_dir())
        .args(["--steps", &STEPS.to_string(), "--threads", "2"])
        .output()?;
    if !output.status.success() {
        return Err(format!("PyTorch failed: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    let json: Value = serde_json::from_slice(&output.stdout)?;
    let run = |kind: &str| -> Result<Run, Box<dyn Error>> {
        let numbers = |key: &str| serde_json::from_value::<Vec<f64>>(json[kind][key].clone());
        let mut run = Run { losses: numbers("losses")?, seconds: numbers("seconds")? };
        if run.seconds.len() != STEPS || run.losses.len() != STEPS {
            return Err("PyTorch has not taken all steps".into());
        }
        run.seconds.remove(0);
        Ok(run)
    };
    Ok([run("f32")?, run("mixed")?])
}

/// The fastest step: other work on the machine only adds time.
fn fastest(seconds: &[f64]) -> f64 {
    seconds.iter().copied().fold(f64::INFINITY, f64::min)
}
