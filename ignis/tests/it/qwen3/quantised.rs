//! Quantised weights on the device: the model of their numbers, in as many bits as promised; weights that are quantised
//! while they are loaded.

use super::gguf_file::{GgufFile, Meta};
use ignis::engine::{Batch, Limits, Output, Sampling, Want};
use ignis::files::{Dtype, Folder, Precision};
use ignis::models::{Checkpoint, Evaluator, WeightForm, Weights};
use ignis::weight::Quantise;
use serde_json::json;
use std::path::Path;
use t0::{Device, VirtualOptions, f16};
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};
use t0_tests_share::random::Random;

/// The quantised types, with the most bits of an element on the device.
const TYPES: [(Dtype, f64); 8] = [
    (Dtype::Q8_0, 8.6),
    (Dtype::Q4_0, 4.6),
    (Dtype::Q4_1, 5.1),
    (Dtype::Q5_0, 10.0),
    (Dtype::Q5_1, 10.0),
    (Dtype::Q4K, 4.6),
    (Dtype::Q5K, 10.0),
    (Dtype::Q6K, 10.0),
];

/// Tokens of a prompt, which are more than a weight is read once for each of.
const PROMPT: u32 = 21;

fn device(options: VirtualOptions) -> Device {
    Device::builder().virtual_gpu(options).open().expect("the virtual GPU")
}

fn open(path: &Path) -> Checkpoint {
    Checkpoint::open(Folder::open(path).expect("a folder")).expect("a checkpoint")
}

/// A random model whose rows have 256 elements, of the family `kind`. `numbers` are of its matrices.
fn folder(kind: &str, mut numbers: impl FnMut(&str, usize) -> Vec<f32>) -> Qwen3Folder {
    let mut folder = Qwen3Folder::default();
    for (key, value) in [
        ("hidden_size", 256),
        ("intermediate_size", 512),
        ("num_attention_heads", 4),
        ("num_key_value_heads", 2),
        ("head_dim", 64),
        ("max_position_embeddings", 128),
    ] {
        folder.config[key] = value.into();
    }
    folder.config["model_type"] = kind.into();
    folder.config["architectures"] = json!([if kind == "llama" { "LlamaForCausalLM" } else { "Qwen3ForCausalLM" }]);
    if kind == "llama" {
        folder.tensors.retain(|t| !t.0.contains("_norm.weight") || t.0.contains("layernorm"));
    }
    for (name, _, shape, bytes) in &mut folder.tensors {
        let size = |name: &str| match name {
            "embed" => vec![1408, 256],
            "k_proj" | "v_proj" => vec![128, 256],
            "q_proj" | "o_proj" => vec![256, 256],
            "gate_proj" | "up_proj" => vec![512, 256],
            "down_proj" => vec![256, 512],
            "q_norm" | "k_norm" => vec![64],
            _ => vec![256],
        };
        let parts =
            ["embed", "q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj", "q_norm", "k_norm"];
        *shape = size(parts.into_iter().find(|part| name.contains(part)).unwrap_or("norm"));
        *bytes = numbers(name, shape.iter().product()).iter().flat_map(|x| x.to_le_bytes()).collect();
    }
    folder
}

/// Random blocks of numbers around zero, of a size as weights have it.
fn blocks(random: &mut Random, dtype: Dtype, elements: usize) -> Vec<u8> {
    let block = dtype.block_bytes();
    let mut bytes: Vec<u8> = (0..elements / dtype.block_elements() * block).map(|_| random.bits() as u8).collect();
    // The scale that gives a deviation of 0.06, and the minimum for a mean of zero, in units of the scale.
    let (at, scale, minimum) = match dtype {
        Dtype::Q8_0 => (0, 0.06 / 74.0, None),
        Dtype::Q4_0 => (0, 0.06 / 4.6, None),
        Dtype::Q4_1 => (0, 0.06 / 4.6, Some(-7.5)),
        Dtype::Q5_0 => (0, 0.06 / 9.2, None),
        Dtype::Q5_1 => (0, 0.06 / 9.2, Some(-15.5)),
        Dtype::Q4K => (0, 0.06 / (4.6 * 36.0), Some(7.5)),
        Dtype::Q5K => (0, 0.06 / (9.2 * 36.0), Some(15.5)),
        Dtype::Q6K => (208, 0.06 / (18.5 * 74.0), None),
        other => panic!("{other:?}"),
    };
    for bytes in bytes.chunks_exact_mut(block) {
        let scale = scale * (0.7 + 0.6 * random.unit() as f32);
        bytes[at..at + 2].copy_from_slice(&f16::from_f32(scale).to_bits().to_le_bytes());
        if let Some(minimum) = minimum {
            bytes[2..4].copy_from_slice(&f16::from_f32(minimum * scale).to_bits().to_le_bytes());
        }
    }
    bytes
}

/// A file whose matrices are random blocks, and the directory of their numbers in 32 bits. `of` is the type of a matrix
/// with this name in the file.
pub(super) fn written(folder_path: &Path, kind: &str, of: impl Fn(&str) -> Dtype) -> (Checkpoint, Checkpoint) {
    let mut random = Random::new(33);
    let mut norm = Random::new(5);
    let plain = folder(kind, |_, count| (0..count).map(|_| 1.0 + 0.2 * (norm.unit() as f32 - 0.5)).collect());
    let directory = folder_path.join("plain");
    std::fs::create_dir(&directory).expect("a writable folder");
    plain.write(&directory);
    let mut file = GgufFile::of(&directory, &mut |name, shape, _| {
        let dtype = of(name);
        (dtype, blocks(&mut random, dtype, shape.iter().product()))
    });
    file.set("general.name", Meta::Text("random".into()));
    let path = folder_path.join("model.gguf");
    std::fs::write(&path, file.bytes()).expect("a writable folder");
    let checkpoint = open(&path);
    let numbers = folder(kind, |name, _| checkpoint.weights.tensor(name).unwrap().expect("a tensor").to_f32());
    numbers.write(&directory);
    (checkpoint, open(&directory))
}

/// Logits after a prompt, after three more tokens at once, and after each of eight more.
fn logits(device: &Device, checkpoint: &Checkpoint, form: impl Into<WeightForm>) -> Vec<Vec<f32>> {
    let mut model = Evaluator::load(device, checkpoint, form, 64, &mut |_| {}).expect("a model");
    let mut all = vec![model.prefill(&(3..3 + PROMPT).collect::<Vec<u32>>()).expect("logits")];
    all.push(model.prefill(&[7, 300, 1200]).expect("logits"));
    all.extend((0..8).map(|i| model.decode(40 + 97 * i).expect("logits")));
    all
}

/// The root mean square of the differences, in units of the deviation of the first, and the largest of them.
fn distance(a: &[Vec<f32>], b: &[Vec<f32>]) -> (f64, f64) {
    let (a, b) = (a.concat(), b.concat());
    let mean = |v: &mut dyn Iterator<Item = f64>| v.sum::<f64>() / a.len() as f64;
    let centre = mean(&mut a.iter().map(|x| f64::from(*x)));
    let deviation = mean(&mut a.iter().map(|x| (f64::from(*x) - centre).powi(2))).sqrt();
    let differences: Vec<f64> =
        a.iter().zip(&b).map(|(a, b)| (f64::from(*a) - f64::from(*b)).abs() / deviation).collect();
    let rms = mean(&mut differences.iter().map(|d| d * d)).sqrt();
    (rms, differences.into_iter().fold(0.0, f64::max))
}

fn best(logits: &[f32]) -> (usize, f32) {
    let mut order: Vec<usize> = (0..logits.len()).collect();
    order.sort_by(|a, b| logits[*b].total_cmp(&logits[*a]));
    (order[0], logits[order[0]] - logits[order[1]])
}

#[test]
fn a_quantised_model_is_the_model_of_its_numbers() {
    let device = device(VirtualOptions::default());
    for (i, (dtype, most)) in TYPES.into_iter().enumerate() {
        let path = tempfile::tempdir().expect("a folder");
        let kind = if i % 2 == 0 { "qwen3" } else { "llama" };
        let (packed, plain) = written(path.path(), kind, |_| dtype);
        let bits = Weights::load(&device, &packed, Precision::Bf16, &mut |_| {}).expect("weights").bits();
        assert!(bits >= dtype.bits() && bits <= most, "{dtype:?}: {bits} bits");
        let exact = logits(&device, &plain, Precision::F32);
        let found = logits(&device, &packed, Precision::F32);
        let (_, largest) = distance(&exact, &found);
        assert!(largest <= 1e-4, "{dtype:?} in f32: {largest}");
        // Beside packed weights, 16 bits round less than if they held the weights too.
        for precision in [Precision::Bf16, Precision::F16] {
            let (rounded, _) = distance(&exact, &logits(&device, &plain, precision));
            let found = logits(&device, &packed, precision);
            let (rms, _) = distance(&exact, &found);
            println!("{dtype:?} {kind} {precision:?}: {bits:.2} bits, rms {rms:.5}, of rounded weights {rounded:.5}");
            assert!(rms <= 1.2 * rounded, "{dtype:?} in {precision:?}: {rms}, and {rounded} of rounded weights");
            let deviation = {
                let all = exact.concat();
                (all.iter().map(|x| x * x).sum::<f32>() / all.len() as f32).sqrt()
            };
            for (exact, found) in exact.iter().zip(&found) {
                let (token, margin) = best(exact);
                if margin > 4.0 * rms as f32 * deviation {
                    assert_eq!(best(found).0, token, "{dtype:?} in {precision:?}");
                }
            }
        }
    }
}

/// Files of llama.cpp mix types, also among the matrices that are multiplied together here.
#[test]
fn types_may_be_mixed_within_a_layer() {
    let device = device(VirtualOptions::default());
    let path = tempfile::tempdir().expect("a folder");
    let (packed, plain) = written(path.path(), "qwen3", |name| match name {
        name if name.contains("attn_v") || name.contains("token_embd") => Dtype::Q6K,
        name if name.contains("ffn_up") => Dtype::Q5_0,
        _ => Dtype::Q4K,
    });
    let (_, largest) = distance(&logits(&device, &plain, Precision::F32), &logits(&device, &packed, Precision::F32));
    assert!(largest <= 1e-4, "{largest}");
}

#[test]
fn strict_mode_accepts_every_packed_form() {
    let device = device(VirtualOptions::strict());
    for (dtype, _) in TYPES {
        let path = tempfile::tempdir().expect("a folder");
        let (packed, _) = written(path.path(), "qwen3", |_| dtype);
        let others = [Precision::F32, Precision::F16].into_iter().filter(|_| dtype == Dtype::Q6K);
        for precision in others.chain([Precision::Bf16]) {
            let mut model = Evaluator::load(&device, &packed, precision, 64, &mut |_| {}).expect("a model");
            model.prefill(&[3, 4, 5, 6, 7, 1407]).expect("no fault");
            assert!(model.decode(9).expect("no fault").iter().all(|x| x.is_finite()));
        }
    }
}

/// Sequences that share a step have logits of several rows, each of one or two parts.
#[test]
fn several_sequences_share_a_packed_head() {
    let device = device(VirtualOptions::default());
    let path = tempfile::tempdir().expect("a folder");
    let (packed, _) = written(path.path(), "qwen3", |_| Dtype::Q8_0);
    for precision in [Precision::F32, Precision::Bf16] {
        let weights = Weights::load(&device, &packed, precision, &mut |_| {}).expect("weights");
        let prompts: Vec<Vec<u32>> = (1..8u32).map(|n| (n..3 * n + 4).collect()).collect();
        let run = |together: usize| {
            let mut engine = weights.engine(Limits::new(8, 64)).expect("an engine");
            let mut all = Vec::new();
            for prompts in prompts.chunks(together) {
                let mut sequences: Vec<_> =
                    prompts.iter().map(|_| engine.sequence(Sampling::greedy(), 0).expect("a sequence")).collect();
                let mut batch = Batch::new();
                for (sequence, prompt) in sequences.iter_mut().zip(prompts) {
                    sequence.append(prompt);
                    batch.add(sequence, Want::Logits);
                }
                engine.step(&mut batch).expect("logits");
                for i in 0..prompts.len() {
                    let Output::Logits(logits) = batch.take_output(i) else { panic!("no logits") };
                    all.push(logits);
                }
            }
            all
        };
        let (rms, _) = distance(&run(1), &run(7));
        let most = if precision == Precision::F32 { 1e-5 } else { 0.02 };
        assert!(rms <= most, "{precision:?}: {rms}");
    }
}

#[test]
fn a_scale_that_is_not_finite_is_an_error() {
    let path = tempfile::tempdir().expect("a folder");
    let (_, plain) = written(path.path(), "qwen3", |_| Dtype::Q8_0);
    drop(plain);
    let mut file = GgufFile::of(&path.path().join("plain"), &mut |_, shape, _| {
        let mut bytes = blocks(&mut Random::new(1), Dtype::Q8_0, shape.iter().product());
        bytes[34 * 3..][..2].copy_from_slice(&f16::INFINITY.to_bits().to_le_bytes());
        (Dtype::Q8_0, bytes)
    });
    file.set("general.name", Meta::Text("damaged".into()));
    let file_path = path.path().join("damaged.gguf");
    std::fs::write(&file_path, file.bytes()).expect("a writable folder");
    let error = Weights::load(&device(VirtualOptions::default()), &open(&file_path), Precision::Bf16, &mut |_| {})
        .expect_err("a damaged weight");
    assert_eq!(
        error.to_string().replace(&file_path.display().to_string(), "FILE"),
        "FILE: the tensor model.embed_tokens.weight holds inf at element 96: damaged file?"
    );
}

/// The mean of the negative logarithms of the probabilities of the text's tokens.
pub(super) fn loss(device: &Device, checkpoint: &Checkpoint, form: impl Into<WeightForm>, texts: &[Vec<u32>]) -> f64 {
    loss_of(Evaluator::load(device, checkpoint, form, 256, &mut |_| {}).expect("a model"), texts)
}

/// As [`loss`], of a model on a device.
pub(super) fn loss_of(mut model: Evaluator, texts: &[Vec<u32>]) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for text in texts {
        model.reset();
        for pair in text.windows(2) {
            let logits = model.decode(pair[0]).expect("logits");
            let most = logits.iter().copied().fold(f32::MIN, f32::max);
            let total: f64 = logits.iter().map(|x| f64::from(x - most).exp()).sum();
            sum += total.ln() - f64::from(logits[pair[1] as usize] - most);
            count += 1;
        }
    }
    sum / f64::from(count)
}

/// Texts of the embedded model's training, as tokens.
pub(super) fn stories() -> Vec<Vec<u32>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tools/tiny_qwen3/documents.txt");
    let text = std::fs::read_to_string(path).expect("the texts");
    let tokenizer = open(tiny()).tokenizer;
    let ids = tokenizer.encode_with_control(&text).expect("tokens");
    ids.chunks(192).take(5).map(<[u32]>::to_vec).collect()
}

#[test]
fn quantising_while_loading_changes_the_perplexity_little() {
    let device = device(VirtualOptions::default());
    let texts = stories();
    let checkpoint = open(tiny());
    let form = |quantise| WeightForm { precision: Precision::Bf16, quantise };
    let exact = loss(&device, &checkpoint, form(None), &texts);
    println!("perplexity in bf16: {:.4}", exact.exp());
    for (quantise, most, bits) in [(Quantise::Int8, 0.001, 8.51), (Quantise::Int4, 0.01, 6.0)] {
        let weights = Weights::load(&device, &checkpoint, form(Some(quantise)), &mut |_| {}).expect("weights");
        let increase = (loss(&device, &checkpoint, form(Some(quantise)), &texts) - exact).exp() - 1.0;
        println!("{quantise:?}: {:.2} bits, perplexity {:+.3} %", weights.bits(), 100.0 * increase);
        assert!(weights.bits() <= bits, "{quantise:?}: {}", weights.bits());
        assert!(increase <= most, "{quantise:?}: {increase}");
    }
}

/// Rows of 24 elements are not quantised, and the model works.
#[test]
fn matrices_of_other_widths_stay_in_16_bits() {
    let path = tempfile::tempdir().expect("a folder");
    Qwen3Folder::default().write(path.path());
    let device = device(VirtualOptions::default());
    let form = WeightForm { precision: Precision::Bf16, quantise: Some(Quantise::Int4) };
    // Only the output projection has rows of 32 elements.
    let weights = Weights::load(&device, &open(path.path()), form, &mut |_| {}).expect("weights");
    assert!(weights.bits() > 15.0 && weights.bits() < 16.0, "{}", weights.bits());
    let found = logits(&device, &open(path.path()), form);
    assert!(found.concat().iter().all(|x| x.is_finite()));
}

/// What is computed before loading is what the device then has allocated, but for the small buffers of an engine.
#[test]
fn memory_is_known_before_loading() {
    let path = tempfile::tempdir().expect("a folder");
    let (packed, plain) =
        written(path.path(), "qwen3", |name| if name.contains("ffn") { Dtype::Q4K } else { Dtype::Q6K });
    let int4 = WeightForm { precision: Precision::F16, quantise: Some(Quantise::Int4) };
    let limits = Limits::new(4, 100);
    for (checkpoint, form) in [
        (&plain, Precision::F32.into()),
        (&plain, Precision::Bf16.into()),
        (&plain, int4),
        (&packed, Precision::Bf16.into()),
    ] {
        let device = device(VirtualOptions::default());
        let memory = checkpoint.check_memory(&device, form, limits).expect("enough memory");
        assert_eq!(memory, checkpoint.memory(form, limits));
        let free = device.available_memory();
        let weights = Weights::load(&device, checkpoint, form, &mut |_| {}).expect("weights");
        let engine = weights.engine(limits).expect("an engine");
        let used = free - device.available_memory();
        println!("{form:?}: {memory}, used {used}");
        assert!(used >= memory.total() && used - memory.total() < 1 << 20, "{form:?}: {memory:?} and {used}");
        drop(engine);
    }
}

#[test]
fn too_little_memory_is_an_error_that_says_what_would_fit() {
    let path = tempfile::tempdir().expect("a folder");
    let (_, plain) = written(path.path(), "qwen3", |_| Dtype::Q8_0);
    let form = WeightForm::from(Precision::F32);
    let message = |bytes: u64, context: usize| {
        let device = device(VirtualOptions::default().memory_bytes(bytes));
        match plain.check_memory(&device, form, Limits::new(1, context)) {
            Ok(_) => "it fits".to_string(),
            Err(error) => {
                let text = error.to_string().replace(&path.path().display().to_string(), "DIR");
                text.replace(&device.available_memory().to_string(), "FREE")
            }
        }
    };
    let needed = plain.memory(form, Limits::new(1, 100)).total();
    assert_eq!(message(64 << 20, 100), "it fits");
    let text = message(needed * 3 / 4, 100);
    assert!(text.starts_with("DIR/plain needs 7.7 MB of device memory (weights 6.2 MB, cache 0.3 MB, "), "{text}");
    assert!(text.ends_with(" MB), and FREE bytes are free; weights in bf16 would fit"), "{text}");
    let text = message(needed * 3 / 4, 1 << 14);
    let (_, context) =
        text.split_once(" bytes are free; weights in bf16 with a context of ").expect("a smaller context");
    let context: usize = context.trim_end_matches(" tokens would fit").parse().expect("a number");
    // That fits, and twice as many tokens do not.
    let of = |context| plain.memory(Precision::Bf16, Limits::new(1, context)).total();
    let free = device(VirtualOptions::default().memory_bytes(needed * 3 / 4)).available_memory();
    assert!(of(context) <= free && of(2 * context) > free, "{text}");
    let text = message(1 << 20, 100);
    assert!(text.ends_with(" bytes are free; no form of this model would fit"), "{text}");
}
