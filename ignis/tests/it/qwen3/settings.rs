//! The keys of config.json and generation_config.json: compared with greedy generation by transformers, and with their
//! documentation.

use ignis::Error;
use ignis::engine::{Limits, Sampling, generate};
use ignis::files::{Dtype, Folder, GGUF_ARCHITECTURES, GenerationConfig, Handling, Key, Neutral, Precision};
use ignis::models::{Checkpoint, Config, FAMILIES, Row, Weights};
use ignis::weight::packed_bits;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use t0_tests_share::qwen3_folder::{Qwen3Folder, python};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A directory to generate with: a name, changes of config.json, generation_config.json, and the kind of weights.
fn cases() -> Vec<Value> {
    let prompt: Vec<u32> = vec![5, 6, 7, 8, 5, 6, 9, 5];
    let case = |name: &str, config: Value, generation: Value, weights: &str| {
        json!({"name": name, "config": config, "generation": generation, "weights": weights, "prompt": prompt,
               "count": 16})
    };
    let generation = |name: &str, generation: Value| case(name, json!({}), generation, "");
    let config = |name: &str, config: Value| case(name, config, json!({}), "");
    let even: Vec<u32> = (0..1536).step_by(2).collect();
    let low: Vec<u32> = (0..1100).collect();
    vec![
        generation("plain", Value::Null),
        generation("suppressed", json!({"suppress_tokens": low, "eos_token_id": 3})),
        generation("suppressed-first", json!({"begin_suppress_tokens": low, "eos_token_id": 3})),
        generation("ended", json!({"eos_token_id": even})),
        generation("min-new", json!({"min_new_tokens": 6, "eos_token_id": even})),
        generation("min-length", json!({"min_length": 11, "eos_token_id": even})),
        generation("min-length-of-prompt", json!({"min_length": 8, "eos_token_id": even})),
        generation("once", json!({"no_repeat_ngram_size": 1})),
        generation("pairs-once", json!({"no_repeat_ngram_size": 2})),
        generation("triples-once", json!({"no_repeat_ngram_size": 3, "suppress_tokens": even})),
        generation("penalized", json!({"repetition_penalty": 1.7})),
        generation(
            "penalized-once",
            json!({"repetition_penalty": 1.3, "no_repeat_ngram_size": 2, "suppress_tokens": [5]}),
        ),
        // The plain text repeats token 72.
        generation("bad-words", json!({"bad_words_ids": [[72, 72], [5, 72, 5], [9]], "eos_token_id": [3, 4]})),
        generation("bad-end", json!({"bad_words_ids": [[72], [5, 72]], "eos_token_id": [72]})),
        generation(
            "neutral",
            json!({"num_beams": 1, "typical_p": 1.0, "guidance_scale": 1.0, "epsilon_cutoff": 0.0,
            "length_penalty": 2.0, "num_return_sequences": 1, "encoder_no_repeat_ngram_size": 0, "token_healing": false,
            "my_own_key": 5, "cache_implementation": "dynamic", "renormalize_logits": true}),
        ),
        case("in-the-model-file", json!({"suppress_tokens": low}), Value::Null, ""),
        case("in-both-files", json!({"suppress_tokens": low}), json!({"eos_token_id": 3}), ""),
        case("equal-head", json!({}), json!({}), "equal"),
        case("head-alone", json!({}), json!({}), "alone"),
        config("window-nowhere", json!({"use_sliding_window": true, "sliding_window": 4, "max_window_layers": 2})),
        config("window-after-28", json!({"use_sliding_window": true, "sliding_window": 4})),
        config("window-null", json!({"use_sliding_window": true, "sliding_window": null, "max_window_layers": 0})),
        config(
            "window-of-the-context",
            json!({"use_sliding_window": true, "sliding_window": 128, "max_window_layers": 0}),
        ),
        config(
            "layers-listed",
            json!({"use_sliding_window": true, "sliding_window": 4, "max_window_layers": 0,
            "layer_types": ["full_attention", "full_attention"]}),
        ),
        config("window-from-1-on", json!({"use_sliding_window": true, "sliding_window": 4, "max_window_layers": 1})),
        config("window-everywhere", json!({"use_sliding_window": true, "sliding_window": 3, "max_window_layers": 0})),
        config(
            "window-listed",
            json!({"use_sliding_window": true, "sliding_window": 4, "max_window_layers": 0,
            "layer_types": ["sliding_attention", "full_attention"]}),
        ),
        config("rope-linear", json!({"rope_scaling": {"type": "linear", "factor": 4.0}})),
        config(
            "rope-yarn",
            json!({"rope_scaling": {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 8}}),
        ),
        config("swish", json!({"hidden_act": "swish"})),
        config("act-absent", json!({"hidden_act": "absent"})),
        config("rope-without-type", json!({"rope_scaling": {"factor": 2.0}})),
        config("rope-empty", json!({"rope_scaling": {}})),
        config("rope-type-null", json!({"rope_scaling": {"rope_type": null, "factor": 2.0}})),
        config("rope-old-type-null", json!({"rope_scaling": {"type": null}})),
        config("rope-both-types", json!({"rope_scaling": {"rope_type": null, "type": "default"}})),
        config("rope-nested", json!({"rope_scaling": {"full_attention": {"rope_type": "default", "rope_theta": 1e4}}})),
        config(
            "no-effect",
            json!({"partial_rotary_factor": 0.5, "attention_dropout": 0.5, "is_decoder": false,
            "chunk_size_feed_forward": 1, "use_cache": false, "mlp_bias": true, "my_own_key": {"a": [1]}}),
        ),
    ]
}

/// Greedy tokens, with the token that ends the text.
fn run(folder: &Path, prompt: &[u32], count: usize) -> Result<Vec<u32>, Error> {
    let checkpoint = Checkpoint::open(Folder::open(folder)?)?;
    let device = t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().unwrap();
    let weights = Weights::load(&device, &checkpoint, Precision::F32, &mut |_| {})?;
    let mut engine = weights.engine(Limits::new(1, 64))?;
    let penalty = checkpoint.generation.repetition_penalty.unwrap_or(1.0);
    let sampling = Sampling { repetition_penalty: penalty, ..Sampling::greedy() };
    let mut sequence = engine.sequence(sampling, 0)?;
    let request = checkpoint.request(prompt.to_vec(), count, &[]);
    generate(&mut engine, &mut sequence, &checkpoint.tokenizer, &request, &mut |_| ControlFlow::Continue(()))?;
    Ok(sequence.generated().to_vec())
}

fn names(list: &Value) -> BTreeSet<&str> {
    list.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
}

#[test]
fn settings_have_the_effects_of_transformers() {
    let what = "the keys of config.json and generation_config.json against transformers";
    let dir = tempfile::tempdir().unwrap();
    let cases = cases();
    let Some(found) = python(what, "generation_reference.py", &[dir.path().as_os_str()], &json!(cases)) else { return };
    let ids = |value: &Value| value.as_array().unwrap().iter().map(|v| v.as_u64().unwrap() as u32).collect::<Vec<_>>();
    let results = found["results"].as_array().unwrap();
    let plain = ids(&results[0]["tokens"]);
    let mut wrong = Vec::new();
    for (case, result) in cases.iter().zip(results) {
        let name = case["name"].as_str().unwrap();
        let own = run(&dir.path().join(name), &ids(&case["prompt"]), case["count"].as_u64().unwrap() as usize);
        match (own, result["error"].as_str()) {
            (Ok(own), None) => {
                assert!(result["margin"].as_f64().unwrap() > 1e-3, "{name}: the largest logits are nearly equal");
                let tokens = ids(&result["tokens"]);
                if own != tokens {
                    wrong.push(format!("{name}: {own:?}, transformers {tokens:?}"));
                }
                // Otherwise the case would not show that the key has an effect.
                let changes = case["config"] == json!({}) && case["generation"] != json!({});
                let changes = changes || ["window-from-1-on", "window-everywhere"].contains(&name);
                if changes && !["plain", "neutral"].contains(&name) {
                    assert_ne!(tokens, plain, "{name} has no effect");
                }
            }
            (Err(Error::Unsupported { .. }), Some(_)) => {}
            (own, error) => wrong.push(format!("{name}: {own:?}, transformers {error:?}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));

    let listed = |tables: &[&[Key]]| tables.iter().flat_map(|t| t.iter().map(|k| k.name)).collect::<BTreeSet<_>>();
    let generation = listed(&[GenerationConfig::KEYS]);
    let missing: Vec<&str> = names(&found["generation_keys"]).difference(&generation).copied().collect();
    assert!(missing.is_empty(), "keys of GenerationConfig without a row: {missing:?}");
    for Row { facts, .. } in FAMILIES {
        let config = listed(&[facts.keys, Config::KEYS, GenerationConfig::KEYS]);
        let names = names(&found["config_keys"][facts.model_type]);
        let missing: Vec<&str> = names.difference(&config).copied().collect();
        assert!(missing.is_empty(), "keys of the configuration of {} without a row: {missing:?}", facts.model_type);
    }
}

#[test]
fn each_key_has_one_row() {
    let of_families = FAMILIES.iter().map(|row| row.facts.keys);
    for table in [GenerationConfig::KEYS, Config::KEYS, Config::ROPE_KEYS].into_iter().chain(of_families) {
        let names: BTreeSet<&str> = table.iter().map(|row| row.name).collect();
        assert_eq!(names.len(), table.len());
    }
}

/// A value that has an effect, and one that has none.
fn values(neutral: Neutral) -> (Value, Value) {
    match neutral {
        Neutral::Null => (json!([[1, 2], 3]), Value::Null),
        Neutral::Flag(flag) => (json!(!flag), json!(flag)),
        Neutral::Number(n) => (json!(n + 0.5), json!(n)),
        Neutral::AtMost(n) => (json!(n + 3.0), json!(n)),
        Neutral::AtLeast(n) => (json!(n - 0.5), json!(n)),
        Neutral::NotBetween0And1 => (json!(0.25), json!(1.0)),
        Neutral::Not(text) => (json!(text), json!("static")),
    }
}

/// Verifies a table: `open` reads a file with one more key.
fn verify(table: &[Key], prefix: &str, open: &dyn Fn(&str, Value) -> Result<String, Error>) {
    let plain = open("transformers_version", json!("4.0")).or_else(|_| open("factor", json!(1.0))).unwrap();
    for row in table {
        match row.handling {
            Handling::Used(_) => {}
            Handling::NoEffect(_) => {
                for value in [json!("text"), json!(-1), json!([{"a": 1}]), Value::Null] {
                    assert_eq!(open(row.name, value).unwrap(), plain, "{}", row.name);
                }
            }
            Handling::Refused(neutral) | Handling::RefusedForSampling(neutral) => {
                let (effective, same) = values(neutral);
                assert_eq!(open(row.name, same).unwrap(), plain, "{}", row.name);
                assert_eq!(open(row.name, Value::Null).unwrap(), plain, "{}", row.name);
                let error = open(row.name, effective.clone()).unwrap_err().to_string();
                let expected = format!(
                    "FILE: `{prefix}{}` is {effective}, which is not supported; supported: {neutral} (remove the key to \
                     run without it)",
                    row.name
                );
                assert_eq!(error, expected);
            }
        }
    }
}

#[test]
fn keys_are_refused_or_have_no_effect_as_their_rows_say() {
    let generation = |key: &str, value: Value| {
        GenerationConfig::from_json("FILE", &json!({key: value}), 1536, &[3]).map(|found| format!("{found:?}"))
    };
    verify(GenerationConfig::KEYS, "", &generation);
    let config = |key: &str, value: Value| {
        let folder = Qwen3Folder::default().with(key, value);
        Config::from_json("FILE", &folder.config).map(|found| format!("{found:?}"))
    };
    verify(Config::KEYS, "", &config);
    for Row { facts, .. } in FAMILIES {
        let config = |key: &str, value: Value| {
            let folder = Qwen3Folder::default().with("model_type", json!(facts.model_type)).without("architectures");
            Config::from_json("FILE", &folder.with(key, value).config).map(|found| format!("{found:?}"))
        };
        verify(facts.keys, "", &config);
    }
    let rope = |key: &str, value: Value| {
        let folder = Qwen3Folder::default().with("rope_scaling", json!({key: value}));
        Config::from_json("FILE", &folder.config).map(|found| format!("{found:?}"))
    };
    verify(Config::ROPE_KEYS, "rope_scaling.", &rope);
    // Greedy decoding ignores the keys of sampling.
    let greedy = json!({"do_sample": false, "typical_p": 0.5});
    assert!(GenerationConfig::from_json("FILE", &greedy, 1536, &[3]).is_ok());
}

/// Keys that no table lists have no effect, as in transformers, and are reported.
#[test]
fn unknown_keys_are_listed() {
    let found = GenerationConfig::from_json("FILE", &json!({"b": 1, "top_k": 3, "a": null}), 1536, &[3]).unwrap();
    assert_eq!((found.unknown.as_slice(), found.top_k), (["b".to_string(), "a".to_string()].as_slice(), Some(3)));
    // Keys of generation are known in config.json.
    let folder = Qwen3Folder::default().with("frobnicate", json!(1)).with("top_k", json!(1));
    assert_eq!(Config::from_json("FILE", &folder.config).unwrap().unknown, ["frobnicate"]);
}

#[test]
fn values_of_wrong_types_are_refused() {
    for (file, expected) in [
        (json!({"min_new_tokens": -1}), "`min_new_tokens` is -1; expected a whole number from 0 on"),
        (json!({"no_repeat_ngram_size": 1.5}), "`no_repeat_ngram_size` is 1.5; expected a whole number from 0 on"),
        (json!({"suppress_tokens": "all"}), "`suppress_tokens` is \"all\"; expected a token id or a list of token ids"),
        (
            json!({"begin_suppress_tokens": [3, 1536]}),
            "`begin_suppress_tokens` is [3,1536]; expected ids below vocab_size, which is 1536; 1536 is too large",
        ),
        (json!({"bad_words_ids": [3]}), "`bad_words_ids` is [3]; expected a list of non-empty lists of token ids"),
        (json!({"bad_words_ids": [[]]}), "`bad_words_ids` is [[]]; expected a list of non-empty lists of token ids"),
        (
            json!({"bad_words_ids": [[1, 2000]]}),
            "`bad_words_ids` is [[1,2000]]; expected ids below vocab_size, which is 1536; 2000 is too large",
        ),
        (json!({"stop_strings": [1]}), "`stop_strings` is [1]; expected a string or a list of strings"),
    ] {
        let error = GenerationConfig::from_json("FILE", &file, 1536, &[3]).unwrap_err();
        assert_eq!(error.to_string(), format!("FILE: {expected}"));
    }
}

#[test]
fn excluding_every_token_is_an_error() {
    let dir = tempfile::tempdir().unwrap();
    Qwen3Folder::default().write(dir.path());
    let all: Vec<u32> = (0..1408).collect();
    std::fs::write(dir.path().join("generation_config.json"), json!({"suppress_tokens": all}).to_string()).unwrap();
    let error = run(dir.path(), &[1, 2, 3], 4).unwrap_err();
    assert_eq!(error.to_string(), "all tokens are excluded at position 3: remove suppress_tokens or bad_words_ids");
}

/// The tables of docs/models.md, between marks. `T0_BLESS=1` writes them.
#[test]
fn the_documentation_lists_every_family_and_every_key() {
    let path = root().join("docs/models.md");
    let mut text = std::fs::read_to_string(&path).unwrap();
    let mut tables = vec![("families".to_string(), families())];
    tables.push(("formats".into(), formats()));
    tables.push(("keys: generation".into(), keys(GenerationConfig::KEYS)));
    tables.push(("keys: config".into(), keys(Config::KEYS)));
    tables.extend(FAMILIES.iter().map(|row| (format!("keys: {}", row.facts.model_type), keys(row.facts.keys))));
    tables.push(("keys: rope".into(), keys(Config::ROPE_KEYS)));
    for (name, expected) in tables {
        let (open, close) = (format!("<!-- {name} -->\n"), format!("<!-- end: {name} -->"));
        let start = text.find(&open).unwrap_or_else(|| panic!("docs/models.md has no `{open}`")) + open.len();
        let end = start + text[start..].find(&close).expect("the mark after the table");
        if std::env::var_os("T0_BLESS").is_some() {
            text.replace_range(start..end, &expected);
        } else {
            assert_eq!(&text[start..end], expected, "T0_BLESS=1 writes the table `{name}` of docs/models.md");
        }
    }
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(path, text).unwrap();
    }
}

fn keys(table: &[Key]) -> String {
    let rows: String = table.iter().map(|row| format!("| `{}` | {} |\n", row.name, row.handling)).collect();
    format!("\n| key | what it does |\n|---|---|\n{rows}\n")
}

fn families() -> String {
    let row = |row: &Row| {
        let facts = &row.facts;
        let attention = match (facts.head_norms, facts.bias) {
            (true, _) => "normalised heads",
            (_, true) => "bias of queries, keys and values",
            _ => "plain",
        };
        // A file of Mistral is one of Llama.
        let same = GGUF_ARCHITECTURES.iter().find(|(_, model_type)| *model_type == facts.model_type);
        let gguf = same.map_or("llama", |(name, _)| name);
        format!("| `{}` | {} | {attention} | {} | `{gguf}` |\n", facts.model_type, facts.models, facts.tokenizer)
    };
    let rows: String = FAMILIES.iter().map(row).collect();
    format!("\n| `model_type` | models | attention | tokenizers | GGUF architecture |\n|---|---|---|---|---|\n{rows}\n")
}

/// The element types of weights: where they may be, and the bits of an element in a file and on the device.
fn formats() -> String {
    let row = |dtype: Dtype| {
        let files = if dtype.is_quantised() { "GGUF" } else { "safetensors, GGUF" };
        let device = packed_bits(dtype).map_or("as `--dtype` says".to_string(), |bits| format!("{bits}, packed"));
        format!("| `{}` | {files} | {} | {device} |\n", dtype.name(), dtype.bits())
    };
    let rows: String = Dtype::ALL.into_iter().map(row).collect();
    format!("\n| type | files | bits in a file | bits on the device |\n|---|---|---|---|\n{rows}\n")
}
