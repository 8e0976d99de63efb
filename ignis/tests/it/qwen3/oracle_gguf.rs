//! GGUF files and blocks that the `gguf` package has written; see `tools/gguf_reference.py`.

use super::quantised::{loss, written};
use ignis::files::{Dtype, Folder, Precision, TensorView};
use ignis::models::{Checkpoint, Evaluator};
use std::path::{Path, PathBuf};
use t0::{Device, VirtualOptions};
use t0_tests_share::oracle;
use t0_tests_share::qwen3_folder::{oracle_dir, python, tiny};

const REMEDY: &str = "tools/oracle_env.sh VENV, then VENV/bin/python tools/gguf_reference.py target/oracle";

fn file(name: &str) -> Option<PathBuf> {
    oracle::file("GGUF files", oracle_dir().join("gguf").join(name), REMEDY)
}

fn open(path: &Path) -> Checkpoint {
    Checkpoint::open(Folder::open(path).expect("a folder")).expect("a checkpoint")
}

#[test]
fn blocks_have_the_numbers_of_the_reference_bit_for_bit() {
    for dtype in Dtype::ALL.into_iter().filter(|dtype| dtype.is_quantised()) {
        let Some(blocks) = file(&format!("{}.blocks", dtype.name())) else { return };
        let numbers = std::fs::read(blocks.with_extension("f32")).expect("numbers");
        let bytes = std::fs::read(blocks).expect("blocks");
        let elements = bytes.len() / dtype.block_bytes() * dtype.block_elements();
        assert!(elements >= 400 * dtype.block_elements() && numbers.len() == 4 * elements, "{dtype:?}");
        let found = TensorView { dtype, shape: &[elements], bytes: bytes.into() }.to_f32();
        for (i, (found, expected)) in found.iter().zip(numbers.chunks_exact(4)).enumerate() {
            let expected = f32::from_le_bytes([expected[0], expected[1], expected[2], expected[3]]);
            assert_eq!(found.to_bits(), expected.to_bits(), "{dtype:?}, element {i}: {found} and {expected}");
        }
    }
}

fn logits(checkpoint: &Checkpoint, precision: Precision) -> Vec<f32> {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let mut model = Evaluator::load(&device, checkpoint, precision, 64, &mut |_| {}).expect("a model");
    let mut logits = model.prefill(&(3..23).collect::<Vec<u32>>()).expect("logits");
    logits.extend(model.decode(7).expect("logits"));
    logits
}

#[test]
fn plain_files_of_the_package_are_the_model_of_the_directory_bit_for_bit() {
    let directory = open(tiny());
    for dtype in [Dtype::F32, Dtype::F16, Dtype::Bf16] {
        let Some(path) = file(&format!("tiny-{}.gguf", dtype.name())) else { return };
        let found = open(&path);
        assert_eq!(found.weights.dtype(), dtype);
        let precision = Precision::of(dtype);
        let (a, b) = (logits(&found, precision), logits(&directory, precision));
        assert!(a.iter().zip(&b).all(|(a, b)| a.to_bits() == b.to_bits()), "{dtype:?}");
        let text = "Once upon a time, 12 foxes\n\n didn't <|im_end|>";
        assert_eq!(found.tokenizer.encode_prompt(text).unwrap(), directory.tokenizer.encode_prompt(text).unwrap());
    }
}

/// The most bits of an element on the device, of the types that the package quantises to.
const TYPES: [(Dtype, f64); 5] =
    [(Dtype::Q8_0, 8.6), (Dtype::Q4_0, 4.6), (Dtype::Q4_1, 5.1), (Dtype::Q5_0, 10.0), (Dtype::Q5_1, 10.0)];

#[test]
fn quantised_files_of_the_package_stay_packed_and_near_the_directory() {
    let exact = logits(&open(tiny()), Precision::F32);
    let rms = |v: &[f32]| (v.iter().map(|x| f64::from(x * x)).sum::<f64>() / v.len() as f64).sqrt();
    for (dtype, most) in TYPES {
        let Some(path) = file(&format!("tiny-{}.gguf", dtype.name())) else { return };
        let found = open(&path);
        let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
        let weights = ignis::models::Weights::load(&device, &found, Precision::Bf16, &mut |_| {}).expect("weights");
        assert!(weights.bits() <= most, "{dtype:?}: {} bits", weights.bits());
        let found = logits(&found, Precision::F32);
        let differences: Vec<f32> = exact.iter().zip(&found).map(|(a, b)| a - b).collect();
        let share = rms(&differences) / rms(&exact);
        println!("{dtype:?}: {:.2} bits, logits differ by {:.2} %", weights.bits(), 100.0 * share);
        // A mistake in the order of elements gives more than 50 %.
        assert!(share < if dtype.bits() < 5.5 { 0.4 } else { 0.2 }, "{dtype:?}: {share}");
    }
}

#[test]
fn perplexity_is_that_of_transformers_with_the_same_numbers() {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let texts: Vec<Vec<u32>> =
        (1..3u32).map(|n| (0..100).map(|i| (i * i * 31 + 97 * n * i) % 1408).collect()).collect();
    for (dtype, kind) in [
        (Dtype::Q8_0, "qwen3"),
        (Dtype::Q4_0, "llama"),
        (Dtype::Q4_1, "qwen3"),
        (Dtype::Q5_0, "qwen3"),
        (Dtype::Q5_1, "llama"),
        (Dtype::Q4K, "qwen3"),
        (Dtype::Q5K, "llama"),
        (Dtype::Q6K, "llama"),
    ] {
        let path = tempfile::tempdir().expect("a folder");
        let (packed, plain) = written(path.path(), kind, |_| dtype);
        let folder = plain.folder.name();
        let input = serde_json::json!({"texts": texts});
        let Some(result) = python("the perplexity", "perplexity_reference.py", &[folder.as_ref()], &input) else {
            return;
        };
        let expected = result["loss"].as_f64().expect("a number");
        // f32 is held to the difference of perplexities that is allowed; bf16 rounds the activations.
        for (precision, most) in [(Precision::F32, 5e-4), (Precision::Bf16, 5e-3)] {
            let found = loss(&device, &packed, precision, &texts);
            println!("{dtype:?} {kind} {precision:?}: loss {found:.6}, of transformers {expected:.6}");
            assert!((found - expected).exp_m1().abs() <= most, "{dtype:?} in {precision:?}: {found} and {expected}");
        }
    }
}
