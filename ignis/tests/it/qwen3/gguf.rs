//! GGUF files: the same model as the directory, and every damaged file is an error.

use super::gguf_file::{GgufFile, Meta, plain};
use ignis::Error;
use ignis::files::{Dtype, Folder, Precision};
use ignis::models::{Checkpoint, Evaluator};
use std::path::Path;
use t0::{Device, VirtualOptions};
use t0_tests_share::qwen3_folder::{Qwen3Folder, tiny};

fn open(path: &Path) -> Result<Checkpoint, Error> {
    Checkpoint::open(Folder::open(path)?)
}

/// The checkpoint of the file.
fn written(file: &GgufFile) -> Result<Checkpoint, Error> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("model.gguf");
    std::fs::write(&path, file.bytes()).expect("a writable folder");
    open(&path)
}

/// The error of the file, with its path replaced by FILE.
fn refused(file: &[u8]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("model.gguf");
    std::fs::write(&path, file).expect("a writable folder");
    open(&path).expect_err("a damaged file").to_string().replace(&path.display().to_string(), "FILE")
}

fn logits(checkpoint: &Checkpoint, precision: Precision) -> Vec<f32> {
    let device = Device::builder().virtual_gpu(VirtualOptions::default()).open().expect("the virtual GPU");
    let mut model = Evaluator::load(&device, checkpoint, precision, 64, &mut |_| {}).expect("a model");
    let mut logits = model.prefill(&(3..23).collect::<Vec<u32>>()).expect("logits");
    logits.extend(model.decode(7).expect("logits"));
    logits
}

fn bits(numbers: &[f32]) -> Vec<u32> {
    numbers.iter().map(|x| x.to_bits()).collect()
}

/// A random Llama: the rows of its queries and keys are permuted in the file.
fn llama() -> Qwen3Folder {
    let mut folder = Qwen3Folder::default().with("model_type", "llama".into());
    folder.config["architectures"] = serde_json::json!(["LlamaForCausalLM"]);
    folder.tensors.retain(|t| !t.0.contains("_norm.weight") || t.0.contains("layernorm"));
    folder
}

/// A change to a file.
type Change<'a> = &'a dyn Fn(&mut GgufFile);

#[test]
fn a_file_of_any_plain_type_is_the_model_of_the_directory_bit_for_bit() {
    let folder = tempfile::tempdir().expect("a folder");
    llama().write(folder.path());
    for path in [tiny(), folder.path()] {
        let directory = open(path).expect("a checkpoint");
        for dtype in [Dtype::F32, Dtype::Bf16, Dtype::F16] {
            let file = GgufFile::of(path, &mut |_, _, numbers| (dtype, plain(dtype, numbers)));
            let found = written(&file).expect("a checkpoint");
            assert_eq!(found.weights.dtype(), dtype);
            assert_eq!(found.config.family, directory.config.family);
            // The directory's weights are rounded to the type, too.
            let precision = Precision::of(dtype);
            assert_eq!(bits(&logits(&found, precision)), bits(&logits(&directory, precision)), "{dtype:?}");
        }
    }
}

#[test]
fn configuration_tokenizer_and_template_are_those_of_the_directory() {
    let directory = open(tiny()).expect("a checkpoint");
    let file = GgufFile::of(tiny(), &mut |_, _, numbers| (Dtype::Bf16, plain(Dtype::Bf16, numbers)));
    let found = written(&file).expect("a checkpoint");
    let mut config = found.config.clone();
    assert_eq!(config.rms_norm_eps as f32, directory.config.rms_norm_eps as f32);
    config.rms_norm_eps = directory.config.rms_norm_eps;
    config.eos_token_ids = directory.config.eos_token_ids.clone();
    config.unknown = directory.config.unknown.clone();
    assert_eq!(config, directory.config);
    assert!(found.config.eos_token_ids.contains(&directory.config.eos_token_ids[0]));
    assert_eq!(found.weights.extra(), [""; 0]);
    for text in ["Once upon a time", " Don't 1234 \n\n x  y", "Grüße \u{1F98A} e\u{301}<|im_end|><think>", "a\u{212B}"]
    {
        let ids = directory.tokenizer.encode_prompt(text).unwrap();
        assert_eq!(found.tokenizer.encode_prompt(text).unwrap(), ids, "{text:?}");
        assert_eq!(found.tokenizer.encode(text).unwrap(), directory.tokenizer.encode(text).unwrap(), "{text:?}");
        assert_eq!(found.tokenizer.decode(&ids), directory.tokenizer.decode(&ids), "{text:?}");
    }
    let messages = [ignis::text::Message::new("user", "Hello, who are you?")];
    assert_eq!(found.chat(&messages, None).unwrap(), directory.chat(&messages, None).unwrap());
}

#[test]
fn sentencepiece_merges_by_score_and_falls_back_to_bytes() {
    let mut file = GgufFile::of(tiny(), &mut |_, _, numbers| (Dtype::Bf16, plain(Dtype::Bf16, numbers)));
    let mut tokens: Vec<(String, i32, f32)> =
        vec![("<unk>".into(), 2, 0.0), ("<s>".into(), 3, 0.0), ("</s>".into(), 3, 0.0)];
    tokens.extend((0..=255).map(|byte| (format!("<0x{byte:02X}>"), 6, 0.0)));
    // "ab" has a better score than "bc", so "abc" is "ab" and "c".
    for (i, text) in ["\u{2581}", "a", "b", "c", "ab", "bc", "\u{2581}ab"].into_iter().enumerate() {
        tokens.push((text.into(), 1, -(i as f32)));
    }
    file.set("tokenizer.ggml.model", Meta::Text("llama".into()));
    file.set("tokenizer.ggml.tokens", Meta::Texts(tokens.iter().map(|t| t.0.clone()).collect()));
    file.set("tokenizer.ggml.token_type", Meta::Ints(tokens.iter().map(|t| t.1).collect()));
    file.set("tokenizer.ggml.scores", Meta::Floats(tokens.iter().map(|t| t.2).collect()));
    file.set("tokenizer.ggml.bos_token_id", Meta::U32(1));
    file.set("tokenizer.ggml.eos_token_id", Meta::U32(2));
    let tokenizer = written(&file).expect("a checkpoint").tokenizer;
    let id = |text: &str| tokenizer.id(text).unwrap();
    let text = "abc \u{e9}";
    let ids = [1, id("\u{2581}ab"), id("c"), id("\u{2581}"), 3 + 0xC3, 3 + 0xA9];
    assert_eq!(tokenizer.encode_prompt(text).unwrap(), ids);
    assert_eq!(tokenizer.decode(&ids), text);
    file.set("tokenizer.ggml.add_bos_token", Meta::Bool(false));
    file.set("tokenizer.ggml.add_eos_token", Meta::Bool(true));
    let tokenizer = written(&file).expect("a checkpoint").tokenizer;
    assert_eq!(tokenizer.encode_prompt("abc").unwrap(), [ids[1], ids[2], 2]);
}

#[test]
fn llama_3_frequencies_are_found_in_their_factors() {
    let folder = tempfile::tempdir().expect("a folder");
    let scaling = serde_json::json!({
        "rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
        "original_max_position_embeddings": 8192,
    });
    llama().with("rope_scaling", scaling).with("rope_theta", 500_000.0.into()).write(folder.path());
    let directory = open(folder.path()).expect("a checkpoint");
    let mut file = GgufFile::of(folder.path(), &mut |_, _, numbers| (Dtype::F32, plain(Dtype::F32, numbers)));
    let dim = directory.config.head_dim;
    let unscaled = ignis::models::Rope::new(500_000.0).frequencies(dim);
    let factors: Vec<f32> =
        unscaled.iter().zip(directory.config.rope.frequencies(dim)).map(|(plain, scaled)| plain / scaled).collect();
    assert!(factors[0] == 1.0 && factors[dim / 2 - 1] > 7.0, "{factors:?}");
    file.tensors.push(("rope_freqs.weight".into(), 0, vec![dim / 2], plain(Dtype::F32, &factors)));
    let found = written(&file).expect("a checkpoint");
    assert_eq!(found.config.rope, directory.config.rope);
    assert_eq!(found.weights.extra(), [""; 0]);
    file.tensors.last_mut().unwrap().3 = plain(Dtype::F32, &[1.0, 2.0, 3.0, 8.0]);
    assert_eq!(
        refused(&file.bytes()),
        "FILE is not a usable GGUF file: the factors in its tensor rope_freqs.weight are not those of Llama 3, the only \
         supported ones"
    );
}

fn valid() -> GgufFile {
    let folder = tempfile::tempdir().expect("a folder");
    Qwen3Folder::default().write(folder.path());
    GgufFile::of(folder.path(), &mut |_, _, numbers| (Dtype::F32, plain(Dtype::F32, numbers)))
}

#[test]
fn what_a_file_lacks_or_has_too_much_of_is_named() {
    let broken = |spoil: &dyn Fn(&mut GgufFile)| {
        let mut file = valid();
        spoil(&mut file);
        refused(&file.bytes())
    };
    let unusable = |what: &str| format!("FILE is not a usable GGUF file: {what}");
    let cases: [(Change<'_>, String); 12] = [
        (&|f| f.remove("general.architecture"), "FILE: the key `general.architecture` is missing".into()),
        (
            &|f| f.set("general.architecture", Meta::Text("gpt2".into())),
            "FILE: `general.architecture` is \"gpt2\", which is not supported; supported: \"llama\", \"qwen2\", \"qwen3\""
                .into(),
        ),
        (&|f| f.remove("qwen3.block_count"), "FILE: the key `qwen3.block_count` is missing".into()),
        (&|f| f.remove("tokenizer.ggml.pre"), "FILE: the key `tokenizer.ggml.pre` is missing".into()),
        (
            &|f| f.set("tokenizer.ggml.pre", Meta::Text("other".into())),
            "FILE: `tokenizer.ggml.pre` is \"other\", which is not supported; supported: \"qwen2\", \"llama-bpe\", \
             \"llama3\", \"llama-v3\", \"tekken\", \"gpt-2\", \"smollm\""
                .into(),
        ),
        (
            &|f| f.set("qwen3.rope.dimension_count", Meta::U32(4)),
            "FILE: `qwen3.rope.dimension_count` is 4, which is not supported; supported: 8, the width of a head".into(),
        ),
        (&|f| f.set("split.count", Meta::U32(2)), unusable("it is one of several parts: join them with `llama-gguf-split --merge`")),
        (
            &|f| f.set("general.alignment", Meta::U32(48)),
            unusable("`general.alignment` is 48; expected a power of two"),
        ),
        (
            &|f| f.tensors.retain(|t| t.0 != "blk.1.ffn_up.weight"),
            "FILE: the tensor blk.1.ffn_up.weight of shape [24, 16] is missing".into(),
        ),
        (
            &|f| {
                let t = f.tensors.iter_mut().find(|t| t.0 == "blk.1.ffn_up.weight").unwrap();
                t.1 = 10;
            },
            "FILE: the tensor blk.1.ffn_up.weight is of type number 10; supported: F32, F16, BF16, Q8_0, Q4_0, Q4_1, \
             Q5_0, Q5_1, Q4_K, Q5_K, Q6_K"
                .into(),
        ),
        (
            &|f| {
                let t = f.tensors.iter_mut().find(|t| t.0 == "blk.1.ffn_up.weight").unwrap();
                t.1 = 8;
            },
            unusable(
                "the tensor blk.1.ffn_up.weight of type Q8_0 has rows of 16 elements, not of whole blocks of 32",
            ),
        ),
        (
            &|f| {
                let first = f.tensors[0].clone();
                f.tensors.push(first);
            },
            unusable("it has the tensor token_embd.weight twice"),
        ),
    ];
    for (spoil, message) in cases {
        assert_eq!(broken(spoil), message);
    }
    assert_eq!(refused(b""), unusable("it is empty: truncated download?"));
    assert_eq!(refused(b"GGML...."), unusable("it does not begin with \"GGUF\": another format?"));
    assert_eq!(refused(b"GGUF\x01\0\0\0"), unusable("its version is 1; supported: 2, 3"));
    assert_eq!(refused(b"GGUF\0\0\0\x03"), unusable("it is in big-endian byte order; only little-endian is supported"));
    assert_eq!(
        refused(b"GGUF\x03\0\0\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0\0\0\0\0"),
        unusable("its header announces 18446744073709551615 tensors, more than 8 bytes can hold: truncated download?")
    );
}

/// Every beginning of a file, and a file with any byte of its header changed, is an error or a model; never a panic.
#[test]
fn truncated_and_mutated_files_are_errors_or_models() {
    let bytes = valid().bytes();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("model.gguf");
    let check = |bytes: &[u8]| {
        std::fs::write(&path, bytes).expect("a writable folder");
        open(&path)
    };
    check(&bytes).expect("a valid file");
    let end = bytes.len();
    let mut random = t0_tests_share::random::Random::new(7);
    for i in 0..60 {
        let length = if i < 30 { i } else { random.below(end as u64) as usize };
        check(&bytes[..length]).expect_err("a truncated file");
    }
    let header = end - 4 * 1408 * 16;
    let mut errors = 0;
    for _ in 0..400 {
        let mut changed = bytes.clone();
        // Most bytes are those of tokens; what precedes and follows them is changed more often.
        let at = match random.below(3) {
            0 => random.below(600) as usize,
            1 => header.saturating_sub(3000) + random.below(3000) as usize,
            _ => random.below(header as u64) as usize,
        };
        changed[at.min(end - 1)] = random.below(256) as u8;
        errors += usize::from(check(&changed).is_err());
    }
    assert!(errors > 60, "{errors}");
}
