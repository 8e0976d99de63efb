//! Language models of all families: logits compared with inference, models that cross between training and inference,
//! and layers that are computed again.

use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Config, Evaluator, FAMILIES, Rope};
use ignis::nn::{self, FileError, Init, LanguageModel, Module, Parameter};
use ignis::{Context, DType, Error, Result, Tape, Tensor};
use serde_json::json;
use std::path::Path;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};
use t0_tests_share::tensors::{numbers, strict};

/// The largest error of a logit, relative to the standard deviation of all of them: that of `ignis` against
/// transformers in `f32`.
const TOLERANCE: f64 = 1e-4;

fn context() -> Context {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    Context::new(&device).expect("a context")
}

fn prompt(vocab: usize, length: usize) -> Vec<u32> {
    (0..length as u32).map(|i| (i * 7919 + 11) % vocab as u32).collect()
}

/// The logits of the last id, by inference.
fn inferred(folder: &Path, ids: &[u32]) -> Vec<f32> {
    let checkpoint = Checkpoint::open(Folder::open(folder).expect("the folder")).expect("a checkpoint");
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let mut model = Evaluator::load(&device, &checkpoint, Precision::F32, ids.len(), &mut |_| {}).expect("a model");
    model.prefill(ids).expect("logits")
}

/// Compares the logits of the last id of `rows`, each `[length, vocab]`, with those by inference.
fn assert_inferred(model: &LanguageModel, folder: &Path, rows: &[Vec<u32>]) {
    let (vocab, length) = (model.config().vocab_size, rows[0].len());
    let context = model.model.norm.weight.master().context();
    let ids = Tensor::from_slice(context, &rows.concat(), &[rows.len(), length]).expect("ids");
    let logits = model.forward(&ids).expect("logits").to_vec::<f32>().expect("logits");
    for (row, logits) in rows.iter().zip(logits.chunks_exact(length * vocab)) {
        let want = inferred(folder, row);
        let mean = want.iter().map(|x| f64::from(*x)).sum::<f64>() / vocab as f64;
        let deviation = (want.iter().map(|x| (f64::from(*x) - mean).powi(2)).sum::<f64>() / vocab as f64).sqrt();
        assert!(deviation > 1e-3, "the logits differ from each other");
        for (id, (found, want)) in logits[(length - 1) * vocab..].iter().zip(&want).enumerate() {
            let error = f64::from((found - want).abs()) / deviation;
            assert!(error <= TOLERANCE, "the logit of {id} is {found} instead of {want}: {error:e}");
        }
    }
}

/// One step of gradient descent.
fn step(model: &mut LanguageModel, ids: &[u32], shape: [usize; 2]) -> Result<f32> {
    let context = model.model.norm.weight.master().context().clone();
    let tape = Tape::new();
    model.watch(&tape);
    let rows = Tensor::from_slice(&context, ids, &shape)?;
    let targets = Tensor::from_slice(&context, &ids.iter().map(|id| id / 2).collect::<Vec<_>>(), &shape)?;
    let loss = model.loss(&rows, &targets, None)?;
    let gradients = tape.backward(&loss)?;
    for (name, parameter) in model.parameters() {
        let gradient = parameter.gradient(&gradients).unwrap_or_else(|| panic!("{name} has no gradient"));
        parameter.master().assign(&parameter.master().add(&gradient.scale(-0.2, 0.0)?)?)?;
    }
    loss.item()
}

#[test]
fn logits_of_the_tiny_model_are_those_of_inference() {
    let model = LanguageModel::open(&context(), tiny()).expect("the tiny model");
    let vocab = model.config().vocab_size;
    assert_eq!(model.elements() as u64, model.config().parameters());
    assert_inferred(&model, tiny(), &[prompt(vocab, 21), prompt(vocab, 22)[1..].to_vec()]);
}

#[test]
fn a_model_runs_in_inference_after_a_step_of_training() {
    for tied in [true, false] {
        let source = tempfile::tempdir().expect("a folder");
        let mut folder = Qwen3Folder::of_width(16).with("tie_word_embeddings", json!(tied));
        if !tied {
            let embedding = folder.tensor("model.embed_tokens.weight").clone();
            folder.tensors.push(("lm_head.weight".to_owned(), embedding.1, embedding.2, embedding.3));
        }
        folder.write(source.path());
        let mut model = LanguageModel::open(&context(), source.path()).expect("the model");
        let vocab = model.config().vocab_size;
        let rows = [prompt(vocab, 9), prompt(vocab, 10)[1..].to_vec()];
        assert_inferred(&model, source.path(), &rows);
        let before = model.lm_head.as_ref().map_or(&model.model.embed_tokens.weight, |head| &head.weight).clone();
        let before = before.master().to_vec::<f32>().expect("elements");
        step(&mut model, &rows.concat(), [2, 9]).expect("a step");

        let saved = tempfile::tempdir().expect("a folder");
        model.save(saved.path()).expect("a folder of the model");
        for name in ["tokenizer.json", "tokenizer_config.json"] {
            std::fs::copy(source.path().join(name), saved.path().join(name)).expect("the tokenizer");
        }
        assert_inferred(&model, saved.path(), &rows);
        let again = LanguageModel::open(&context(), saved.path()).expect("the model");
        assert_eq!(again.config(), model.config());
        let bits = |model: &LanguageModel| -> Vec<u32> {
            let all = model.parameters().into_iter().flat_map(|(_, p)| p.master().to_vec::<f32>().expect("elements"));
            all.map(f32::to_bits).collect()
        };
        assert_eq!(bits(&again), bits(&model));
        let head = again.lm_head.as_ref().map_or(&again.model.embed_tokens.weight, |head| &head.weight);
        assert_ne!(head.master().to_vec::<f32>().expect("elements"), before, "the step changed the model");
    }
}

/// Compares a model with norms, biases and matrices that all matter with inference, before and after a step.
fn assert_runs_in_inference(context: &Context, seed: u64, json: &serde_json::Value) {
    let config = Config::from_json("config.json", json).expect("a configuration");
    let mut init = Init::new(context, seed);
    let mut model = LanguageModel::new(&mut init, &config).expect("a model");
    // Norms that differ from 1, biases that differ from 0, and large matrices.
    for (_, parameter) in model.parameters() {
        let noise = init.normal(parameter.shape(), 0.3).expect("noise");
        let sum = parameter.master().add(noise.master()).expect("a sum");
        parameter.master().assign(&sum).expect("as many elements");
    }
    let rows = [prompt(1408, 9), prompt(1408, 10)[1..].to_vec()];
    for steps in 0..2 {
        let saved = tempfile::tempdir().expect("a folder");
        model.save(saved.path()).expect("a folder of the model");
        for name in ["tokenizer.json", "tokenizer_config.json"] {
            std::fs::copy(tiny().join(name), saved.path().join(name)).expect("the tokenizer");
        }
        assert_inferred(&model, saved.path(), &rows);
        let again = LanguageModel::open(context, saved.path()).expect("the model");
        assert_eq!(again.config(), model.config(), "{json}");
        if steps == 0 {
            step(&mut model, &rows.concat(), [2, 9]).expect("a step");
        }
    }
}

/// A model of two layers of a family.
fn model_json(model_type: &str, tied: bool) -> serde_json::Value {
    json!({
        "model_type": model_type, "vocab_size": 1408, "hidden_size": 16, "intermediate_size": 24,
        "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8,
        "max_position_embeddings": 64, "rms_norm_eps": 1e-6, "rope_theta": 10000.0, "tie_word_embeddings": tied,
        "eos_token_id": 0,
    })
}

#[test]
fn models_of_all_families_run_in_inference_before_and_after_a_step() {
    let context = context();
    for (seed, (family, tied)) in FAMILIES.iter().flat_map(|family| [(family, true), (family, false)]).enumerate() {
        assert_runs_in_inference(&context, seed as u64, &model_json(family.facts.model_type, tied));
    }
}

/// Of the four frequencies of a head, `llama3` keeps one, divides two and mixes one. `yarn` has a factor for queries
/// and keys, and a longer context.
#[test]
fn models_with_scaled_rotary_embeddings_run_in_inference_before_and_after_a_step() {
    let context = context();
    for (seed, scaling) in [
        json!({"rope_type": "linear", "factor": 2.0}),
        json!({"rope_type": "llama3", "factor": 4.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
            "original_max_position_embeddings": 64}),
        json!({"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 32}),
        json!({"rope_type": "yarn", "factor": 2.5, "original_max_position_embeddings": 64, "attention_factor": 0.8,
            "beta_fast": 16.0, "beta_slow": 2.0, "truncate": false}),
    ]
    .into_iter()
    .enumerate()
    {
        let mut json = model_json("llama", true);
        json["rope_scaling"] = scaling;
        assert_runs_in_inference(&context, seed as u64, &json);
        let model = |json| LanguageModel::new(&mut Init::new(&context, 1), &Config::from_json("config.json", json)?);
        let ids = Tensor::from_slice(&context, &prompt(1408, 9), &[1, 9]).expect("ids");
        let logits =
            |json| model(json).expect("a model").forward(&ids).expect("logits").to_vec::<f32>().expect("logits");
        assert_ne!(logits(&json), logits(&model_json("llama", true)), "the scaling has an effect");
    }
}

/// A model of two layers of `ignis::nn` for the strict virtual GPU.
fn small(context: &Context, extra: serde_json::Value) -> LanguageModel {
    small_of(context, extra).expect("a model")
}

fn small_of(context: &Context, extra: serde_json::Value) -> Result<LanguageModel> {
    let mut json = json!({
        "model_type": "qwen3", "vocab_size": 24, "hidden_size": 16, "intermediate_size": 20, "num_hidden_layers": 2,
        "num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8, "max_position_embeddings": 12,
        "rms_norm_eps": 1e-6, "rope_theta": 10000.0, "tie_word_embeddings": true,
    });
    for (key, value) in extra.as_object().expect("an object") {
        json[key] = value.clone();
    }
    let config = Config::from_json("config.json", &json).expect("a configuration");
    LanguageModel::new(&mut Init::new(context, 1), &config)
}

#[test]
fn configurations_that_only_inference_runs_are_errors() {
    let context = strict();
    let windows = json!({"use_sliding_window": true, "sliding_window": 3, "max_window_layers": 1});
    assert_eq!(
        small_of(&context, windows).expect_err("a setting").to_string(),
        "`LanguageModel`: the setting `sliding_window` is [None, Some(3)], and it must be none in all layers"
    );
}

#[test]
fn names_and_shapes_are_those_of_the_configuration() {
    let context = strict();
    for (family, tied) in FAMILIES.iter().flat_map(|family| [(family, true), (family, false)]) {
        let extra = json!({ "model_type": family.facts.model_type, "tie_word_embeddings": tied });
        let model = small(&context, extra);
        let mut found: Vec<_> = model.parameters().into_iter().map(|(name, p)| (name, p.shape().to_vec())).collect();
        let mut expected = model.config().tensors();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{family:?}");
    }
}

#[test]
fn steps_with_recomputed_layers_give_equal_bits() -> Result<()> {
    let context = strict();
    let run = |checkpoints: bool, dtype: DType| -> Result<(u32, Vec<Vec<f64>>, usize)> {
        let mut model = small(&context, json!({}));
        model.set_dtype(dtype)?;
        model.set_checkpoints(checkpoints);
        let tape = Tape::new();
        model.watch(&tape);
        let ids = Tensor::from_slice(&context, &prompt(24, 10), &[2, 5])?;
        let loss = model.loss(&ids, &ids, Some(11))?;
        let recorded = tape.recorded();
        let gradients = tape.backward(&loss)?;
        let gradient = |p: &Parameter| numbers(p.gradient(&gradients).expect("a gradient"));
        let all = model.parameters().into_iter().map(|(_, p)| gradient(p)).collect::<Result<_>>()?;
        Ok((loss.item::<f32>()?.to_bits(), all, recorded))
    };
    for dtype in [DType::F32, DType::Bf16] {
        let (plain, again) = (run(false, dtype)?, run(true, dtype)?);
        assert_eq!((plain.0, &plain.1), (again.0, &again.1));
        assert!(again.2 < plain.2 / 3, "{} operations of {} are recorded", again.2, plain.2);
        assert_eq!(run(false, dtype)?.1, plain.1, "equal runs give equal bits");
    }
    Ok(())
}

#[test]
fn gradients_agree_with_differences_of_the_loss() -> Result<()> {
    let context = strict();
    let mut model = small(&context, json!({ "tie_word_embeddings": false }));
    // Larger weights than the initial ones, so that all layers matter.
    for (_, parameter) in model.parameters() {
        if parameter.shape().len() == 2 {
            parameter.master().assign(&parameter.master().scale(15.0, 0.0)?)?;
        }
    }
    let ids = Tensor::from_slice(&context, &prompt(24, 10), &[2, 5])?;
    let targets = Tensor::from_slice(&context, &prompt(24, 11)[1..], &[2, 5])?;
    let tape = Tape::new();
    model.watch(&tape);
    let gradients = tape.backward(&model.loss(&ids, &targets, None)?)?;
    for (index, (name, parameter)) in model.parameters().into_iter().enumerate() {
        let gradient = parameter.gradient(&gradients).expect("a gradient").clone();
        let direction = Init::new(&context, index as u64).normal(parameter.shape(), 1.0)?;
        let want = gradient.mul(direction.master())?.sum(&[])?.item::<f32>()?;
        let before = parameter.master().scale(1.0, 0.0)?;
        let loss = |step: f32| -> Result<f32> {
            parameter.master().assign(&before.add(&direction.master().scale(step, 0.0)?)?)?;
            tape.no_grad(|| model.loss(&ids, &targets, None))?.item()
        };
        let step = 4e-3;
        let found = (loss(step)? - loss(-step)?) / (2.0 * step);
        loss(0.0)?;
        let size = gradient.mul(&gradient)?.sum(&[])?.item::<f32>()?.sqrt();
        assert!(
            (found - want).abs() <= 2e-2 * (want.abs() + size) + 1e-4,
            "{name}: {want} by backward, {found} by differences"
        );
    }
    Ok(())
}

const SHAPE: nn::AttentionShape = nn::AttentionShape {
    width: 8,
    heads: 2,
    key_heads: 2,
    head_dim: 4,
    head_norms: true,
    bias: false,
    rope: Rope::new(1e4),
    eps: 1e-6,
};

#[test]
fn wrong_shapes_and_files_are_errors() {
    let context = strict();
    let model = small(&context, json!({}));
    let ids = |shape: &[usize]| Tensor::zeros(&context, DType::U32, shape).expect("ids");
    let message = |shape: &[usize]| model.forward(&ids(shape)).expect_err("a wrong shape").to_string();
    assert_eq!(message(&[5]), "`LanguageModel` of a tensor of shape [5]: ids have a batch and a length");
    assert_eq!(
        message(&[1, 13]),
        "`LanguageModel` of a tensor of shape [1, 13]: the model has 12 positions; use shorter rows"
    );
    let floats = Tensor::zeros(&context, DType::F32, &[1, 2]).expect("a tensor");
    assert!(matches!(model.forward(&floats), Err(Error::Dtype { .. })));
    let huge = nn::AttentionShape { heads: 1 << 40, key_heads: 2, head_dim: 1 << 40, ..SHAPE };
    assert_eq!(
        nn::Attention::new(&mut Init::new(&context, 1), huge, 0.02).expect_err("a product").to_string(),
        "`Attention::new` of a tensor of shape [1099511627776, 1099511627776]: the heads, the first extent, times the \
            width of a head do not fit in a `usize`"
    );
    let limit = "a tensor has fewer than 2^61 elements, where an extent of 0 counts as 1";
    let memory = "the host does not have enough memory for the elements";
    for (inputs, outputs, why) in
        [(1 << 40, 1 << 40, limit), (1 << 31, 1 << 30, limit), (1usize << 30, 1usize << 30, memory)]
    {
        let layer = nn::Linear::new(&mut Init::new(&context, 1), inputs, outputs, false).expect_err("too large");
        let text = format!("`Init` of a tensor of shape [{outputs}, {inputs}]: {why}; use smaller extents");
        assert_eq!(layer.to_string(), text);
    }
    let shape = nn::AttentionShape { heads: 3, key_heads: 2, ..SHAPE };
    assert_eq!(
        nn::Attention::new(&mut Init::new(&context, 1), shape, 0.02).expect_err("a wrong group").to_string(),
        "`Attention::new` of a tensor of shape [3, 2]: the number of query heads, the first extent, is a multiple of the number of key heads"
    );
    let folder = tempfile::tempdir().expect("a folder");
    let error = LanguageModel::open(&context, folder.path()).expect_err("an empty folder");
    assert!(matches!(error, FileError::Cause(ignis::Error::FileMissing { .. })), "{error}");
}
