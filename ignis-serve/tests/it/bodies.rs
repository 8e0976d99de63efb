//! Random bodies: valid ones with random changes, in the JSON and in the bytes.
//!
//! The fuzz target `requests` makes the same check of bodies that a fuzzer finds.

use ignis::files::Folder;
use ignis_serve::{ENDPOINTS, ServedModel, Settings};
use serde_json::{Value, json};
use t0_tests_share::random::Random;

fn model(settings: &Settings) -> ServedModel {
    let folder = Folder::open(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3")).unwrap();
    let device = || t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open();
    ServedModel::open(folder, device, settings, &mut |_, _| {}).unwrap()
}

/// A body with most parameters of an endpoint, which is not refused.
fn valid(path: &str) -> Value {
    let schema = json!({"type": "object", "properties": {"a": {"type": "string"}}});
    let messages = json!([
        {"role": "user", "content": [{"type": "text", "text": "Tell me a story."}]},
        {"role": "assistant", "content": "Once <|im_end|> \u{1F600} upon a time"},
    ]);
    match path {
        "/v1/chat/completions" => json!({
            "model": "x", "messages": messages, "max_tokens": 5, "temperature": 0.5, "top_p": 0.9, "top_k": 3, "min_p": 0.1,
            "stop": ["a", "b"], "seed": -4, "n": 2, "logprobs": true, "top_logprobs": 3, "stream": true,
            "stream_options": {"include_usage": true}, "tool_choice": "auto", "parallel_tool_calls": false,
            "tools": [{"type": "function", "function": {
                "name": "f", "description": "d", "parameters": schema, "strict": true,
            }}],
            "response_format": {"type": "json_schema", "json_schema": {"name": "x", "schema": schema}},
        }),
        "/v1/completions" => json!({"model": "x", "prompt": [1, 2, 3], "max_tokens": 5, "logprobs": 2, "stop": "x"}),
        "/v1/responses" => json!({
            "model": "x", "instructions": "Be kind.", "max_output_tokens": 4,
            "input": [{"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Hi"}]}],
            "tools": [{"type": "function", "name": "f", "parameters": schema}], "metadata": {"a": "b"},
        }),
        "/v1/responses/input_tokens" => json!({"input": "Hi", "instructions": "Be kind.", "truncation": "disabled"}),
        "/v1/messages" => json!({
            "model": "x", "max_tokens": 4, "system": "Be kind.", "stop_sequences": ["x"], "metadata": {"user_id": "u"},
            "messages": [{"role": "user", "content": "Hi"}], "tools": [{"name": "f", "input_schema": schema}],
        }),
        "/v1/messages/count_tokens" => json!({"model": "x", "messages": [{"role": "user", "content": "Hi"}]}),
        "/v1/embeddings" => json!({"model": "x", "input": ["a b", [1, 2]], "encoding_format": "base64", "user": "u"}),
        "/tokenize" => json!({"prompt": "a story", "add_special_tokens": false, "return_token_strs": true}),
        "/detokenize" => json!({"tokens": [1, 2, 3]}),
        _ => panic!("{path} has no body here"),
    }
}

/// Replaces or removes a random part of a value.
fn change(random: &mut Random, value: &mut Value) {
    let descend = !random.one_in(3);
    match value {
        Value::Object(map) if descend && !map.is_empty() => {
            let name = map.keys().nth(random.index(map.len())).unwrap().clone();
            match random.below(8) {
                0 => drop(map.remove(&name)),
                1 => drop(map.insert(format!("{name}x"), json!(1))),
                _ => change(random, &mut map[&name]),
            }
        }
        Value::Array(list) if descend && !list.is_empty() => {
            let at = random.index(list.len());
            match random.below(8) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => change(random, &mut list[at]),
            }
        }
        value => {
            *value = random.pick(&[
                Value::Null,
                json!(true),
                json!(0),
                json!(-1),
                json!(1e300),
                json!(u64::MAX),
                json!(""),
                json!("none"),
                json!("user"),
                json!("a\u{0}\u{FFFF}\u{301}<think></tool_call>"),
                json!([]),
                json!([[]]),
                json!({}),
                json!({"type": "text"}),
            ]);
        }
    }
}

#[test]
fn random_bodies_are_read_or_refused() {
    let settings = Settings { any_model: true, ..Settings::default() };
    let model = model(&settings);
    let mut random = Random::new(33);
    let (mut read, mut refused) = (0, 0);
    for path in ENDPOINTS {
        let base = valid(path);
        let tokens = model.check(&settings, path, base.to_string().as_bytes());
        assert!(tokens.as_ref().is_ok_and(|n| *n > 0), "{path}: {tokens:?}");
        for case in 0..300 {
            let mut body = base.clone();
            for _ in 0..1 + u32::from(random.one_in(4)) {
                change(&mut random, &mut body);
            }
            let mut bytes = body.to_string().into_bytes();
            if case % 4 == 0 {
                let at = random.index(bytes.len());
                bytes[at] = random.word() as u8;
            }
            match model.check(&settings, path, &bytes) {
                Ok(_) => read += 1,
                Err(error) => {
                    refused += 1;
                    let body = String::from_utf8_lossy(&bytes);
                    assert!((400..500).contains(&error.status), "{path} {body}: {error:?}");
                    assert!(!error.message.is_empty(), "{path} {body}");
                }
            }
        }
    }
    // Both outcomes are common: the changes are neither harmless nor always fatal.
    assert!(read > 100 && refused > 800, "{read} read, {refused} refused");
    assert_eq!(model.check(&settings, "/v1/files", b"{}").unwrap_err().status, 404);
}
