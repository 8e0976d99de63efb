//! Training of a small Qwen3 model, compared with PyTorch from the same weights on the same batches.
//!
//! By default a few steps are taken, and a second model is trained with the layers computed again. `T0_TRAINING=all`
//! takes all 200 steps: in `f32` every tenth loss is within 1 % of PyTorch's, and in mixed precision the mean of the
//! last ten losses is within 3 % of PyTorch's in `f32`.
#![allow(clippy::print_stdout)]

use ignis::nn::{LanguageModel, Module};
use ignis::{Context, DType, Result, Tape, Tensor};
use ignis_train::optim::{AdamW, Optimizer, Rule, Settings};
use safetensors::SafeTensors;
use serde_json::Value;
use std::path::PathBuf;
use t0::{Device, VirtualOptions};
use t0_tests_share::oracle;
use t0_tests_share::qwen3_folder::oracle_dir;

const REMEDY: &str = "tools/oracle_env.sh target/oracle-venv, \
    then target/oracle-venv/bin/python tools/training_reference.py make target/oracle";

/// What PyTorch has recorded.
struct Reference {
    folder: PathBuf,
    json: Value,
    ids: Vec<u32>,
    /// Steps, rows, ids of a row.
    shape: [usize; 3],
}

impl Reference {
    fn open() -> Option<Reference> {
        let folder = oracle_dir().join("training");
        let file = oracle::file("training against PyTorch", folder.join("losses.json"), REMEDY)?;
        let json = serde_json::from_slice(&std::fs::read(file).expect("losses")).expect("JSON");
        let bytes = std::fs::read(folder.join("batches.safetensors")).expect("batches");
        let tensors = SafeTensors::deserialize(&bytes).expect("a sound file");
        let tensor = tensors.tensor("ids").expect("ids");
        let ids = tensor.data().as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        let shape = tensor.shape().try_into().expect("three dimensions");
        Some(Reference { folder, json, ids, shape })
    }

    fn losses(&self, kind: &str) -> Vec<f64> {
        serde_json::from_value(self.json[kind].clone()).expect("losses")
    }

    fn optimizer(&self, key: &str) -> f32 {
        self.json["optimizer"][key].as_f64().expect("a setting") as f32
    }

    /// Ids and targets of a step.
    fn batch(&self, context: &Context, step: usize) -> Result<[Tensor; 2]> {
        let [_, rows, width] = self.shape;
        let all = &self.ids[step * rows * width..][..rows * width];
        let part = |from: usize| -> Vec<u32> {
            all.chunks_exact(width).flat_map(|row| row[from..from + width - 1].iter().copied()).collect()
        };
        let tensor = |from| Tensor::from_slice(context, &part(from), &[rows, width - 1]);
        Ok([tensor(0)?, tensor(1)?])
    }

    /// The losses of `steps` steps.
    fn train(&self, dtype: DType, steps: usize, checkpoints: bool) -> Result<Vec<f64>> {
        let device = Device::builder().virtual_gpu(VirtualOptions::default()).open()?;
        let context = Context::new(&device)?;
        let mut model = LanguageModel::open(&context, &self.folder).expect("the initial weights");
        model.set_dtype(dtype)?;
        model.set_checkpoints(checkpoints);
        let rule = Rule::AdamW(AdamW {
            beta1: self.optimizer("beta1").into(),
            beta2: self.optimizer("beta2").into(),
            epsilon: self.optimizer("eps"),
            decay: self.optimizer("decay"),
        });
        let settings = Settings { rule, clip: Some(self.optimizer("clip")), ..Settings::default() };
        let mut optimizer = Optimizer::new(&mut model, settings)?;
        let mut losses = Vec::new();
        for step in 0..steps {
            let [ids, targets] = self.batch(&context, step)?;
            let tape = Tape::new();
            model.watch(&tape);
            let loss = model.loss(&ids, &targets, None)?;
            let gradients = optimizer.backward(&tape, &loss)?;
            optimizer.collect(&model, &gradients, 1.0)?;
            optimizer.step(self.optimizer("rate"))?;
            losses.push(loss.item::<f32>()?.into());
        }
        Ok(losses)
    }
}

/// The steps to take: a sample of so many, or all.
fn steps(recorded: &[f64], sample: usize) -> usize {
    match std::env::var_os("T0_TRAINING").is_some_and(|value| value == "all") {
        true => {
            assert_eq!(recorded.len(), 200, "record the losses of all steps: {REMEDY}");
            recorded.len()
        }
        false => sample,
    }
}

/// The largest relative difference of two lists.
fn worst(found: &[f64], want: &[f64]) -> f64 {
    let errors = found.iter().zip(want).map(|(found, want)| (found / want - 1.0).abs());
    errors.fold(0.0, |worst, error| if error.is_nan() { f64::INFINITY } else { worst.max(error) })
}

fn every_tenth(losses: &[f64]) -> Vec<f64> {
    losses.iter().skip(9).step_by(10).copied().collect()
}

fn mean(losses: &[f64]) -> f64 {
    losses.iter().sum::<f64>() / losses.len() as f64
}

#[test]
fn the_loss_in_f32_follows_pytorch() -> Result<()> {
    let Some(reference) = Reference::open() else { return Ok(()) };
    let want = reference.losses("f32");
    let steps = steps(&want, 4);
    let found = reference.train(DType::F32, steps, false)?;
    println!("f32: {:.4} -> {:.4}, the largest error {:.2e}", found[0], found[steps - 1], worst(&found, &want));
    assert!(worst(&found[..4], &want) <= 1e-4, "{found:?}, and in PyTorch {:?}", &want[..4]);
    assert!(found[3] < found[0] - 0.1, "the model learns: {found:?}");
    let error = worst(&every_tenth(&found), &every_tenth(&want));
    assert!(error <= 0.01, "every tenth loss differs by up to {error}: {found:?}");
    Ok(())
}

#[test]
fn the_loss_in_mixed_precision_follows_pytorch() -> Result<()> {
    let Some(reference) = Reference::open() else { return Ok(()) };
    let want = reference.losses("f32");
    let steps = steps(&want, 6);
    let found = reference.train(DType::Bf16, steps, false)?;
    println!("mixed: {:.4} -> {:.4}, the largest error {:.2e}", found[0], found[steps - 1], worst(&found, &want));
    assert!(worst(&found[..6], &want) <= 2e-3, "{found:?}, and in PyTorch {:?}", &want[..6]);
    let end = |losses: &[f64]| mean(&losses[steps.saturating_sub(10)..steps]);
    assert!((end(&found) / end(&want) - 1.0).abs() <= 0.03, "the end differs: {found:?}");
    Ok(())
}

#[test]
fn recomputed_layers_give_the_same_losses() -> Result<()> {
    let Some(reference) = Reference::open() else { return Ok(()) };
    assert_eq!(reference.train(DType::Bf16, 2, true)?, reference.train(DType::Bf16, 2, false)?);
    Ok(())
}

#[test]
fn the_comparison_fails_for_other_losses() {
    assert!(worst(&[1.0, 2.0], &[1.0, 2.03]) > 0.01);
    assert!(worst(&[1.0, f64::NAN], &[1.0, 2.0]) > 0.01);
    assert!(worst(&[1.0, 2.0], &[1.0, 2.01]) <= 0.01);
    let losses: Vec<f64> = (0..30).map(f64::from).collect();
    assert_eq!((every_tenth(&losses), mean(&losses[20..])), (vec![9.0, 19.0, 29.0], 24.5));
}
