//! Valid Qwen3 directories in the forms in which models are published.

use ignis::files::{Dtype, Folder, Precision};
use ignis::models::{Checkpoint, Config, Weights};
use serde_json::json;
use std::path::Path;
use t0_tests_share::qwen3_folder::{Qwen3Folder, safetensors, tiny};

fn open(dir: &Path) -> Checkpoint {
    Checkpoint::open(Folder::open(dir).unwrap()).unwrap()
}

#[test]
fn both_spellings_of_the_configuration_mean_the_same() {
    let old = Qwen3Folder::default().with("rope_theta", json!(5e5));
    let new = Qwen3Folder::default()
        .without("rope_theta")
        .without("rope_scaling")
        .without("torch_dtype")
        .with("dtype", json!("float32"))
        .with("rope_parameters", json!({"rope_theta": 5e5, "rope_type": "default"}))
        .with("layer_types", json!(["full_attention", "full_attention"]));
    let [old, new] = [old, new].map(|f| Config::from_json("config.json", &f.config).unwrap());
    assert_eq!(old, new);
    assert_eq!(old.rope.theta, 5e5);
    let list = Qwen3Folder::default().with("eos_token_id", json!([3, 4]));
    assert_eq!(Config::from_json("config.json", &list.config).unwrap().eos_token_ids, [3, 4]);
}

#[test]
fn shards_and_one_file_have_the_same_content() {
    let (one, three) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let maker = Qwen3Folder::default();
    maker.write(one.path());
    maker.write(three.path());
    std::fs::remove_file(three.path().join("model.safetensors")).unwrap();
    let mut map = serde_json::Map::new();
    for (n, part) in maker.tensors.chunks(maker.tensors.len().div_ceil(3)).enumerate() {
        let file = format!("model-{n}.safetensors");
        std::fs::write(three.path().join(&file), safetensors(part)).unwrap();
        map.extend(part.iter().map(|t| (t.0.clone(), json!(file))));
    }
    std::fs::write(three.path().join("model.safetensors.index.json"), json!({"weight_map": map}).to_string()).unwrap();
    let (one, three) = (open(one.path()), open(three.path()));
    assert_eq!(one.weights.dtype(), Dtype::F32);
    for (name, shape) in one.config.tensors() {
        let (a, b) = (one.weights.tensor(&name).unwrap().unwrap(), three.weights.tensor(&name).unwrap().unwrap());
        assert_eq!((a.shape, a.bytes), (shape.as_slice(), b.bytes), "{name}");
    }
}

/// Another process rewrites the file in place, then truncates it. A mapping would change what was checked, and end this
/// process.
#[test]
fn a_file_that_changes_after_it_was_opened_is_read_once_or_refused() {
    let dir = tempfile::tempdir().unwrap();
    Qwen3Folder::default().write(dir.path());
    let path = dir.path().join("model.safetensors");
    let before = std::fs::read(&path).unwrap();
    let checkpoint = open(dir.path());
    let name = "model.norm.weight";
    let tensor = checkpoint.weights.tensor(name).unwrap().unwrap();
    let elements = tensor.to_f32();
    assert!(elements.iter().any(|x| *x != 0.0));
    let file = std::fs::File::options().write(true).open(&path).unwrap();
    std::io::Write::write_all(&mut &file, &vec![0; before.len()]).unwrap();
    assert_eq!(tensor.to_f32(), elements, "the copy that was checked does not change");
    file.set_len(1000).unwrap();
    let error = checkpoint.weights.tensor(name).unwrap_err().to_string();
    // It is the last tensor.
    let bytes = before.len();
    let expected = format!(
        "cannot read {}: it ends before byte {bytes}, but had {bytes} bytes when it was opened",
        path.display()
    );
    assert_eq!(error, expected);
}

#[test]
fn unused_tensors_are_accepted() {
    let dir = tempfile::tempdir().unwrap();
    let mut maker = Qwen3Folder::default();
    maker.tensors.push(("model.extra.weight".into(), "F8_E4M3", vec![2], vec![0; 2]));
    maker.write(dir.path());
    assert_eq!(open(dir.path()).weights.extra(), ["model.extra.weight"]);
}

/// The 0.6B model on the hub is tied and contains lm_head.weight nevertheless. The function save_model of safetensors
/// keeps one name of a shared tensor, which may be the other one.
#[test]
fn a_tied_matrix_may_have_both_names_or_either() {
    let mut maker = Qwen3Folder::default();
    let bytes = maker.tensors.iter().map(|t| t.3.len() as u64).sum::<u64>();
    let (_, dtype, shape, data) = maker.tensor("model.embed_tokens.weight").clone();
    maker.tensors.push(("lm_head.weight".into(), dtype, shape, data.clone()));
    let load = |maker: &Qwen3Folder| {
        let dir = tempfile::tempdir().unwrap();
        maker.write(dir.path());
        let checkpoint = open(dir.path());
        let device = t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().unwrap();
        Weights::load(&device, &checkpoint, Precision::F32, &mut |_| {}).unwrap();
        assert_eq!((checkpoint.weights.bytes(), checkpoint.weights.extra().len()), (bytes, 0));
        assert_eq!(checkpoint.weights.tensor("model.embed_tokens.weight").unwrap().unwrap().bytes, data);
        checkpoint.weights.second_name("model.embed_tokens.weight").map(str::to_string)
    };
    assert_eq!(load(&maker).as_deref(), Some("lm_head.weight"));
    maker.tensors.retain(|t| t.0 != "model.embed_tokens.weight");
    assert_eq!(load(&maker), None);
}

#[test]
fn an_embedding_may_have_more_rows_than_tokens_but_not_fewer() {
    let dir = tempfile::tempdir().unwrap();
    let tokens = open(tiny()).tokenizer.tokens();
    Qwen3Folder::default().with_vocabulary(tokens + 16).write(dir.path());
    let checkpoint = open(dir.path());
    assert_eq!((checkpoint.tokenizer.tokens(), checkpoint.config.vocab_size), (tokens, tokens + 16));
    assert_eq!(checkpoint.tokenizer.bytes(tokens as u32), b"");
    assert_eq!(checkpoint.generation.eos_token_ids, [0]);
}
