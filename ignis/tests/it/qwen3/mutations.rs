//! Truncated and mutated files of a model directory: opening it succeeds or gives an error that names the file, and
//! never panics.

use ignis::files::Folder;
use ignis::models::Checkpoint;
use ignis::text::Message;
use serde_json::{Value, json};
use t0_tests_share::qwen3_folder::Qwen3Folder;
use t0_tests_share::random::Random;

const TEMPLATE: &str = "{%- for m in messages %}{{ m.role | upper ~ ':' }}{{- m['content'].strip()[0:9] if m.content is \
                        string else '' }}{% if not loop.last %}, {%+ endif %}{% endfor %}{{ '%5.2f' % 1e3 }}";

/// A random value of JSON.
fn value(random: &mut Random) -> Value {
    let text = ["", "qwen3", "\u{0}", "é🦊"][random.index(4)];
    match random.below(12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1e300),
        5 => json!(0),
        6 => json!(random.bits() >> 40),
        7 => json!(text),
        8 => json!([]),
        9 => json!({}),
        10 => json!([text, 1, null]),
        _ => json!({"rope_type": text, "content": [1]}),
    }
}

/// One change of a text: a part is removed, bytes are replaced, or a value of JSON is.
fn mutated(random: &mut Random, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    match random.below(4) {
        0 => bytes.truncate(random.index(bytes.len())),
        1 => {
            for _ in 0..1 + random.below(3) {
                let at = random.index(bytes.len());
                bytes[at] = b"{}[]\",:0-\\%.e\n\xFF\x00"[random.index(16)];
            }
        }
        2 => {
            let at = random.index(bytes.len());
            let end = (at + 1 + random.index(20)).min(bytes.len());
            bytes.drain(at..end);
        }
        _ => {
            if let Ok(Value::Object(mut map)) = serde_json::from_str(text) {
                let keys: Vec<String> = map.keys().cloned().collect();
                map[&keys[random.index(keys.len())]] = value(random);
                bytes = Value::Object(map).to_string().into_bytes();
            }
        }
    }
    bytes
}

#[test]
fn broken_files_are_errors_that_name_the_file() {
    let dir = tempfile::tempdir().unwrap();
    let maker = Qwen3Folder::default()
        .with("rope_parameters", json!({"rope_theta": 10000.0, "rope_type": "default"}))
        .with("layer_types", json!(["full_attention", "full_attention"]))
        .with("use_sliding_window", json!(true))
        .with("max_window_layers", json!(2));
    maker.write(dir.path());
    std::fs::rename(dir.path().join("model.safetensors"), dir.path().join("1.safetensors")).unwrap();
    let names = maker.tensors.iter().map(|t| (t.0.clone(), json!("1.safetensors")));
    let index = json!({"metadata": {"total_size": 1}, "weight_map": names.collect::<serde_json::Map<_, _>>()});
    let generation = json!({"eos_token_id": [3, 4], "temperature": 0.5, "top_k": 4, "suppress_tokens": [1, 2],
        "bad_words_ids": [[1], [2, 3]], "stop_strings": ["a"], "num_beams": 1, "min_new_tokens": 3});
    let tokens = json!({"chat_template": TEMPLATE, "eos_token": {"content": "a"}, "bos_token": "b"});
    let files = [
        ("config.json", maker.config.to_string()),
        ("generation_config.json", generation.to_string()),
        ("tokenizer_config.json", tokens.to_string()),
        ("model.safetensors.index.json", index.to_string()),
        ("chat_template.jinja", TEMPLATE.to_string()),
    ];
    for (name, text) in &files {
        std::fs::write(dir.path().join(name), text).unwrap();
    }
    let open = || Folder::open(dir.path()).and_then(Checkpoint::open);
    let messages = [Message::new("user", " Hello, you "), Message::new("assistant", "x")];
    open().and_then(|c| c.chat(&messages, None)).expect("the directory is valid");
    let mut random = Random::new(3);
    let mut errors = 0;
    for (name, text) in &files {
        for _ in 0..60 {
            let bytes = mutated(&mut random, text);
            std::fs::write(dir.path().join(name), &bytes).unwrap();
            if let Err(error) = open().and_then(|c| c.chat(&messages, None)) {
                errors += 1;
                let sentence = error.to_string();
                assert!(
                    sentence.contains(&dir.path().display().to_string()) && !sentence.contains('\n'),
                    "{name}: {:?}: {sentence:?}",
                    String::from_utf8_lossy(&bytes)
                );
            }
        }
        std::fs::write(dir.path().join(name), text).unwrap();
    }
    assert!(errors > 100, "only {errors} files were refused");
}
