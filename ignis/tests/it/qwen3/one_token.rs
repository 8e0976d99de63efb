//! Steps of one token: the launches for a card, on a virtual GPU with modelled time in strict mode, give the logits of
//! the launches for a virtual GPU.

use super::oracle_model::folders;
use ignis::engine::{Batch, CacheType, Ends, Engine, Limits, Output, Sampling, Sequence, Want};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, WeightForm, Weights};
use ignis::weight::Quantise;
use std::collections::BTreeSet;
use std::path::Path;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};
use t0_tests_share::random::Random;

/// Tokens of the prompt, and decoded ones: the last of these are on another page. A window of 40 positions hides more
/// than a page.
const PROMPT: u32 = 93;
const DECODED: u32 = 5;
/// Positions after which some waves of attention have two blocks, and some have three.
const LONG_PROMPT: u32 = 530;

/// A text on an engine, whose logits are wanted.
struct Text {
    engine: Engine,
    sequence: Sequence,
}

impl Text {
    fn new(device: &Device, checkpoint: &Checkpoint, form: WeightForm, prompt: u32, cache: CacheType) -> Text {
        let weights = Weights::load(device, checkpoint, form, &mut |_| {}).expect("weights");
        let engine = weights.engine(Limits { cache, ..Limits::new(1, prompt as usize + 32) }).expect("an engine");
        let mut sequence = engine.sequence(Sampling::greedy(), 0).expect("a sequence");
        let ids: Vec<u32> = (0..prompt).map(|i| 3 + i * 7 % 40).collect();
        sequence.start(&ids, Ends { eos: vec![], max_tokens: 128 });
        Text { engine, sequence }
    }

    /// The next logits: those of a long prompt take several steps.
    fn step(&mut self) -> Vec<f32> {
        loop {
            let mut batch = Batch::new();
            batch.add(&mut self.sequence, Want::Logits);
            self.engine.step(&mut batch).expect("a step");
            match batch.take_output(0) {
                Output::Logits(logits) => return logits,
                Output::Pending => {}
                Output::Token { .. } => panic!("logits"),
            }
        }
    }

    /// The kernels of the last step that continued a text.
    fn kernels(&self) -> Vec<&str> {
        self.engine.decode_graph().map_or_else(Vec::new, |graph| graph.nodes().map(|node| node.kernel).collect())
    }
}

/// Compares the logits of all steps. Returns the kernels for a card.
fn compare(folder: &Path, form: WeightForm, prompt: u32) -> Vec<String> {
    compare_with(folder, form, prompt, CacheType::Activations)
}

/// As [`compare`], with a type of the cache.
fn compare_with(folder: &Path, form: WeightForm, prompt: u32, cache: CacheType) -> Vec<String> {
    let checkpoint = Checkpoint::open(Folder::open(folder).expect("a folder")).expect("a checkpoint");
    let timed = Device::builder().virtual_gpu(VirtualOptions::strict()).modelled_time().open().expect("a device");
    let plain = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("a device");
    let [mut found, mut expected] = [&timed, &plain].map(|device| Text::new(device, &checkpoint, form, prompt, cache));
    let most = match (form.precision, cache) {
        (Precision::F32, CacheType::Activations) => 1e-5,
        // A number between two integers becomes the one or the other.
        (Precision::F32, CacheType::Int8) => 2e-3,
        _ => 0.03,
    };
    for step in 0..=DECODED {
        let (a, b) = (found.step(), expected.step());
        let n = b.len() as f64;
        let mean = b.iter().map(|x| f64::from(*x)).sum::<f64>() / n;
        let deviation = (b.iter().map(|x| (f64::from(*x) - mean).powi(2)).sum::<f64>() / n).sqrt();
        let difference = a.iter().zip(&b).map(|(a, b)| f64::from(a - b).powi(2)).sum::<f64>();
        let error = (difference / n).sqrt() / deviation;
        assert!(error <= most, "{}, {form:?}, step {step}: {error:e} of the deviation", folder.display());
        for text in [&mut found, &mut expected] {
            text.sequence.append(&[40 + step]);
        }
    }
    assert!(!expected.kernels().iter().any(|kernel| kernel.starts_with("attend")));
    found.kernels().into_iter().map(String::from).collect()
}

fn form(precision: Precision, quantise: Option<Quantise>) -> WeightForm {
    WeightForm { precision, quantise }
}

#[test]
fn steps_of_one_token_have_the_logits_of_other_launches() {
    // The first token of a text is one, too.
    compare(tiny(), form(Precision::Bf16, None), 1);
    for (form, product) in [
        (form(Precision::F32, None), Some("normed_matvec")),
        (form(Precision::Bf16, None), Some("normed_matvec")),
        (form(Precision::Bf16, Some(Quantise::Int8)), Some("normed_packed")),
        (form(Precision::Bf16, Some(Quantise::Int4)), Some("normed_packed")),
        // Its range is too small for operands without the scale of a norm.
        (form(Precision::F16, None), None),
    ] {
        let kernels = compare(tiny(), form, PROMPT);
        let has = |name: &str| kernels.iter().any(|kernel| kernel == name);
        // Launches of packed weights project and attend.
        assert_eq!(has("attend"), product.is_some() && form.quantise.is_none(), "{form:?}: {kernels:?}");
        assert_eq!(has("attend_packed"), form.quantise.is_some(), "{form:?}: {kernels:?}");
        assert!(product.is_none_or(has), "{form:?}: {kernels:?}");
    }
}

#[test]
fn steps_of_one_token_have_the_logits_of_other_launches_with_a_cache_of_integers() {
    for (form, attends) in [
        (form(Precision::F32, None), "attend_int8"),
        (form(Precision::Bf16, None), "attend_int8"),
        (form(Precision::Bf16, Some(Quantise::Int8)), "attend_packed_int8"),
        (form(Precision::Bf16, Some(Quantise::Int4)), "attend_packed_int8"),
    ] {
        for prompt in [1, PROMPT] {
            let kernels = compare_with(tiny(), form, prompt, CacheType::Int8);
            assert!(kernels.iter().any(|kernel| kernel == attends), "{form:?}: {kernels:?}");
        }
    }
}

/// Waves take two blocks of positions and more, and a table has several pages.
#[test]
fn steps_of_one_token_after_a_long_prompt_have_the_logits_of_other_launches() {
    let form = form(Precision::Bf16, Some(Quantise::Int8));
    for (cache, attends) in [(CacheType::Activations, "attend_packed"), (CacheType::Int8, "attend_packed_int8")] {
        let kernels = compare_with(tiny(), form, LONG_PROMPT, cache);
        assert!(kernels.iter().any(|kernel| kernel == attends), "{cache:?}: {kernels:?}");
    }
}

/// A Qwen2 model: heads of a width that the kernels support, without a norm, and with a bias that is as large as the
/// projection.
fn biased(folder: &Path) {
    let mut random = Random::new(9);
    let mut model = Qwen3Folder::of_width(64)
        .with("model_type", "qwen2".into())
        .with("architectures", serde_json::json!(["Qwen2ForCausalLM"]))
        .with("max_position_embeddings", 128.into())
        .without("head_dim")
        .without("attention_bias")
        .with("hidden_size", 256.into());
    model.tensors.retain(|tensor| !tensor.0.contains("q_norm") && !tensor.0.contains("k_norm"));
    for (name, _, shape, bytes) in &mut model.tensors {
        let centre = if name.contains("norm") { 1.0 } else { 0.0 };
        shape.iter_mut().filter(|n| **n == 16).for_each(|n| *n = 256);
        let numbers = (0..shape.iter().product()).map(|_| centre + 0.1 * (random.unit() as f32 - 0.5));
        *bytes = numbers.flat_map(f32::to_le_bytes).collect();
    }
    for layer in 0..2 {
        for (part, rows) in [("q", 4 * 64), ("k", 2 * 64), ("v", 2 * 64)] {
            let bytes = (0..rows).flat_map(|_| (2.0 * random.unit() as f32 - 1.0).to_le_bytes()).collect();
            model.tensors.push((format!("model.layers.{layer}.self_attn.{part}_proj.bias"), "F32", vec![rows], bytes));
        }
    }
    model.write(folder);
}

#[test]
fn steps_of_one_token_add_a_bias() {
    let folder = tempfile::tempdir().expect("a folder");
    biased(folder.path());
    for (precision, quantise) in [
        (Precision::F32, None),
        (Precision::Bf16, None),
        (Precision::Bf16, Some(Quantise::Int8)),
        (Precision::Bf16, Some(Quantise::Int4)),
    ] {
        for cache in [CacheType::Activations, CacheType::Int8] {
            let kernels = compare_with(folder.path(), form(precision, quantise), PROMPT, cache);
            assert!(kernels.iter().any(|kernel| kernel.starts_with("attend")), "{precision:?}: {kernels:?}");
        }
    }
}

/// Heads without a norm and with a bias, windows, and several query heads for a key head.
#[test]
fn steps_of_one_token_support_all_families() {
    let folders = folders();
    // One checkpoint of each family whose heads have a width that the kernels support: the model takes its time.
    let mut fused = BTreeSet::new();
    for folder in &folders {
        let checkpoint = Checkpoint::open(Folder::open(folder).expect("a folder")).expect("a checkpoint");
        let family = checkpoint.config.family.facts.model_type;
        if matches!(checkpoint.config.head_dim, 64 | 128) && fused.insert(family) {
            let kernels = compare(folder, form(Precision::F32, None), PROMPT);
            assert!(kernels.iter().any(|kernel| kernel == "attend"), "{}: {kernels:?}", folder.display());
            // The launches of packed weights, where they apply.
            compare(folder, form(Precision::Bf16, Some(Quantise::Int8)), PROMPT);
        }
    }
    assert!(folders.is_empty() || !fused.is_empty(), "no family has heads of a width that the kernels support");
}
