//! Compares token ids, decoded text and rendered chat templates with transformers.
//!
//! The references come from `python3 tools/reference.py text DIR` (or `all`); DIR is the environment variable
//! T0_ORACLE_DIR, or target/oracle.

use ignis::files::Folder;
use ignis::text::{ChatTemplate, RenderOptions, TextStream, Tokenizer};
use serde_json::Value;
use t0_tests_share::oracle;
use t0_tests_share::qwen3_folder::{oracle_dir, tiny};

fn references() -> Option<Value> {
    let remedy = "tools/oracle_env.sh VENV, then VENV/bin/python tools/reference.py text target/oracle";
    let path = oracle::file("token ids and chat templates", oracle_dir().join("text.json"), remedy)?;
    let text = std::fs::read_to_string(path).expect("the reference file reads");
    Some(serde_json::from_str(&text).expect("a sound reference file"))
}

fn tokenizer() -> Tokenizer {
    Tokenizer::open(&Folder::open(tiny()).unwrap(), 1408).unwrap()
}

fn ids(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(|v| v.as_u64().unwrap() as u32).collect()
}

#[test]
fn token_ids_and_decoded_text_are_those_of_transformers() {
    let Some(references) = references() else { return };
    let tokenizer = tokenizer();
    let rows = references["texts"].as_array().unwrap();
    assert!(rows.len() >= 100);
    for row in rows {
        let text = row["text"].as_str().unwrap();
        let control = tokenizer.encode_with_control(text).unwrap();
        assert_eq!(control, ids(&row["control_ids"]), "{text:?}");
        assert_eq!(tokenizer.encode(text).unwrap(), ids(&row["plain_ids"]), "{text:?} without control tokens");
        assert_eq!(tokenizer.decode(&control), row["decoded"].as_str().unwrap(), "{text:?} decoded");
    }
}

#[test]
fn random_tokens_decode_to_the_same_text_at_once_and_streamed() {
    let Some(references) = references() else { return };
    let tokenizer = tokenizer();
    for row in references["decodes"].as_array().unwrap() {
        let (ids, text) = (ids(&row["ids"]), row["text"].as_str().unwrap());
        assert_eq!(tokenizer.decode(&ids), text, "{ids:?}");
        let mut stream = TextStream::default();
        let mut streamed = String::new();
        for id in ids.iter().filter(|id| !tokenizer.is_special(**id)) {
            streamed.push_str(&stream.push(tokenizer.bytes(*id)));
        }
        streamed.push_str(&stream.finish());
        assert_eq!(streamed, text, "{ids:?}");
    }
}

#[test]
fn chat_templates_render_as_in_transformers() {
    let Some(references) = references() else { return };
    let tokenizer = tokenizer();
    let eos = vec![("eos_token".to_string(), references["eos_token"].as_str().unwrap().to_string())];
    let mut wrong = Vec::new();
    for chat in references["chats"].as_array().unwrap() {
        let source = chat["template"].as_str().unwrap().to_string();
        let template = ChatTemplate::compile(chat["name"].as_str().unwrap(), source, eos.clone()).unwrap();
        let options = RenderOptions {
            add_generation_prompt: chat["add_generation_prompt"].as_bool().unwrap(),
            enable_thinking: chat["enable_thinking"].as_bool(),
            tools: chat["tools"].as_array().unwrap().clone(),
            ..RenderOptions::default()
        };
        let text = chat["text"].as_str().unwrap();
        match template.render(&chat["messages"], &options) {
            Ok(found) if found == text => {
                assert_eq!(tokenizer.encode_with_control(&found).unwrap(), ids(&chat["ids"]));
            }
            Ok(found) => wrong.push(format!("{}:\n  {found:?}\n  {text:?}", chat["name"])),
            Err(e) => wrong.push(e.to_string()),
        }
    }
    assert!(wrong.is_empty(), "{} of them wrong, the first: {}", wrong.len(), wrong[0]);
}
