//! Compares the model on the virtual GPU with transformers: hidden states, logits and greedy tokens, within the
//! tolerances of docs/qwen3.md.
//!
//! The checkpoints and the results of transformers come from `python3 tools/reference.py all DIR`; DIR is the
//! environment variable T0_ORACLE_DIR, or target/oracle.

use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Evaluator, Weights};
use safetensors::SafeTensors;
use serde_json::Value;
use std::path::{Path, PathBuf};
use t0::Device;
use t0_tests_share::oracle;
use t0_tests_share::qwen3_folder::oracle_dir;

/// The checkpoints of all families that have results of transformers.
pub(crate) fn folders() -> Vec<PathBuf> {
    let remedy = "tools/oracle_env.sh VENV, then VENV/bin/python tools/reference.py all target/oracle";
    oracle::folders("the model against transformers", &oracle_dir(), "reference.safetensors", remedy)
}

pub(crate) struct Reference {
    json: Value,
    bytes: Vec<u8>,
}

impl Reference {
    pub(crate) fn open(folder: &Path) -> Reference {
        let json = std::fs::read_to_string(folder.join("reference.json")).expect("reference.json");
        let bytes = std::fs::read(folder.join("reference.safetensors")).expect("reference.safetensors");
        Reference { json: serde_json::from_str(&json).expect("a sound reference file"), bytes }
    }

    pub(crate) fn prompts(&self) -> Vec<(usize, Vec<u32>)> {
        let prompts = self.json["prompts"].as_object().expect("prompts");
        prompts.iter().map(|(n, ids)| (n.parse().expect("a length"), integers(ids))).collect()
    }

    /// The greedy tokens after the prompt of this length.
    pub(crate) fn greedy(&self, length: usize) -> Vec<u32> {
        integers(&self.json["greedy"][length.to_string()]["tokens"])
    }

    /// By how much each of these tokens leads.
    pub(crate) fn margins(&self, length: usize) -> Vec<f64> {
        let margins = self.json["greedy"][length.to_string()]["margins"].as_array().expect("margins");
        margins.iter().map(|m| m.as_f64().expect("a margin")).collect()
    }

    pub(crate) fn find(&self, name: &str) -> Option<Vec<f32>> {
        let tensors = SafeTensors::deserialize(&self.bytes).expect("a sound reference file");
        let tensor = tensors.tensor(name).ok()?;
        Some(tensor.data().chunks_exact(4).map(|c| f32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect())
    }

    pub(crate) fn tensor(&self, name: &str) -> Vec<f32> {
        self.find(name).expect("a reference tensor")
    }
}

fn integers(value: &Value) -> Vec<u32> {
    value.as_array().expect("a list").iter().map(|v| v.as_u64().expect("an id") as u32).collect()
}

pub(crate) fn load_weights(folder: &Path, precision: Precision) -> (Checkpoint, Weights) {
    let checkpoint = Checkpoint::open(Folder::open(folder).expect("the folder")).expect("a checkpoint");
    let device = Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().expect("the virtual GPU");
    let weights = Weights::load(&device, &checkpoint, precision, &mut |_| {}).expect("the weights");
    (checkpoint, weights)
}

fn load(folder: &Path, precision: Precision, context: usize) -> (Checkpoint, Evaluator) {
    let (checkpoint, weights) = load_weights(folder, precision);
    let model = Evaluator::new(&weights, context).expect("the model");
    (checkpoint, model)
}

pub(crate) fn deviation(x: &[f32]) -> f64 {
    let mean = x.iter().map(|v| f64::from(*v)).sum::<f64>() / x.len() as f64;
    (x.iter().map(|v| (f64::from(*v) - mean).powi(2)).sum::<f64>() / x.len() as f64).sqrt()
}

pub(crate) fn rms(a: &[f32], b: &[f32]) -> f64 {
    assert_eq!(a.len(), b.len());
    (a.iter().zip(b).map(|(x, y)| f64::from(x - y).powi(2)).sum::<f64>() / a.len() as f64).sqrt()
}

pub(crate) fn largest(a: &[f32], b: &[f32]) -> f64 {
    assert_eq!(a.len(), b.len());
    a.iter()
        .zip(b)
        .map(|(x, y)| if x.is_finite() { f64::from((x - y).abs()) } else { f64::INFINITY })
        .fold(0.0, f64::max)
}

#[test]
fn f32_hidden_states_and_logits_are_those_of_transformers() {
    for folder in folders() {
        let reference = Reference::open(&folder);
        let (checkpoint, mut model) = load(&folder, Precision::F32, 500);
        let layers = checkpoint.config.num_hidden_layers;
        let tolerance = 1e-4 * (layers as f64 / 4.0).max(1.0);
        for (n, ids) in reference.prompts() {
            model.reset();
            let trace = model.trace(&ids).expect("a trace");
            let hidden = reference.tensor(&format!("{n}.f32.hidden"));
            let step = hidden.len() / (layers + 1);
            for (i, (got, want)) in trace.hidden.iter().zip(hidden.chunks(step)).enumerate() {
                let (error, bound) = (largest(got, want), tolerance * deviation(want));
                assert!(error <= bound, "{}: {n} tokens, after {i} layers: {error:e} > {bound:e}", folder.display());
            }
            assert_eq!(trace.hidden.len(), layers + 1);
            let want = reference.tensor(&format!("{n}.f32.logits"));
            let (error, bound) = (largest(&trace.logits, &want), tolerance * deviation(&want));
            assert!(error <= bound, "{}: {n} tokens, logits: {error:e} > {bound:e}", folder.display());
        }
    }
}

#[test]
fn bf16_is_as_close_to_f32_as_transformers_bf16() {
    for folder in folders() {
        let reference = Reference::open(&folder);
        let (checkpoint, mut model) = load(&folder, Precision::Bf16, 500);
        let layers = checkpoint.config.num_hidden_layers;
        for (n, ids) in reference.prompts() {
            model.reset();
            let trace = model.trace(&ids).expect("a trace");
            let [exact, theirs] = ["f32", "bf16"].map(|t| reference.tensor(&format!("{n}.{t}.hidden")));
            let step = exact.len() / (layers + 1);
            for (i, got) in trace.hidden.iter().enumerate() {
                let range = i * step..(i + 1) * step;
                let (ours, bound) = (rms(got, &exact[range.clone()]), 1.5 * rms(&theirs[range.clone()], &exact[range]));
                assert!(ours <= bound, "{}: {n} tokens, after {i} layers: {ours:e} > {bound:e}", folder.display());
            }
            let [exact, theirs] = ["f32", "bf16"].map(|t| reference.tensor(&format!("{n}.{t}.logits")));
            let (ours, bound) = (rms(&trace.logits, &exact), 1.5 * rms(&theirs, &exact));
            assert!(ours <= bound, "{}: {n} tokens, logits: {ours:e} > {bound:e}", folder.display());
        }
    }
}

/// Three more bits than bf16 reduce the error to an eighth; a quarter leaves room for sums, which are in f32 in both.
#[test]
fn f16_is_four_times_as_close_to_f32_as_transformers_bf16() {
    for folder in folders() {
        let reference = Reference::open(&folder);
        let (_, mut model) = load(&folder, Precision::F16, 100);
        for (n, ids) in reference.prompts().into_iter().filter(|(n, _)| *n <= 100) {
            model.reset();
            let logits = model.prefill(&ids).expect("logits");
            let [exact, theirs] = ["f32", "bf16"].map(|t| reference.tensor(&format!("{n}.{t}.logits")));
            let (ours, bound) = (rms(&logits, &exact), 0.25 * rms(&theirs, &exact));
            assert!(ours <= bound, "{}: {n} tokens, logits: {ours:e} > {bound:e}", folder.display());
        }
    }
}

/// Every step continues with the reference's token. Our token must be the same if its lead over the next is more than
/// four times the error.
#[test]
fn greedy_tokens_are_those_of_transformers() {
    for folder in folders() {
        let reference = Reference::open(&folder);
        let (_, mut model) = load(&folder, Precision::F32, 564);
        let (mut decided, mut steps) = (0, 0);
        for (n, ids) in reference.prompts() {
            let (tokens, margins) = (reference.greedy(n), reference.margins(n));
            assert!(tokens.len() >= 24 && margins.len() == tokens.len());
            steps += tokens.len();
            model.reset();
            let mut logits = model.prefill(&ids).expect("logits");
            let error = rms(&logits, &reference.tensor(&format!("{n}.f32.logits")));
            for (i, (token, margin)) in tokens.iter().zip(&margins).enumerate() {
                if *margin > 4.0 * error {
                    let best = (0..logits.len()).max_by(|a, b| logits[*a].total_cmp(&logits[*b])).expect("logits");
                    assert_eq!(best as u32, *token, "{}: {n} tokens, step {i}", folder.display());
                    decided += 1;
                }
                if i + 1 < tokens.len() {
                    logits = model.decode(*token).expect("logits");
                }
            }
        }
        assert!(6 * decided > 5 * steps, "{}: only {decided} of {steps} steps had a clear lead", folder.display());
    }
}

/// A constant offset of the positions does not change the result of a single call; two calls show it.
#[test]
fn two_calls_give_the_result_of_one() {
    for folder in folders() {
        let reference = Reference::open(&folder);
        for precision in [Precision::F32, Precision::Bf16] {
            let (_, mut model) = load(&folder, precision, 500);
            for (n, ids) in reference.prompts().into_iter().filter(|(n, _)| *n > 1) {
                model.reset();
                let whole = model.prefill(&ids).expect("logits");
                let splits = if n <= 17 { vec![1, n / 2, n.saturating_sub(3).max(1)] } else { vec![n / 2 + 1] };
                for k in splits {
                    model.reset();
                    let mut logits = model.prefill(&ids[..k]).expect("logits");
                    // A few tokens one by one, the rest at once.
                    let stepped = (n - k).min(3);
                    if n - k > stepped {
                        model.prefill(&ids[k..n - stepped]).expect("logits");
                    }
                    for id in &ids[n - stepped..] {
                        logits = model.decode(*id).expect("logits");
                    }
                    let error = rms(&logits, &whole) / deviation(&whole);
                    let bound = if precision == Precision::F32 { 1e-5 } else { 3e-2 };
                    assert!(error <= bound, "{}: {n} tokens split at {k}: {error:e}", folder.display());
                }
            }
        }
    }
}
