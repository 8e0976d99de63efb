//! The vectors of texts.

use crate::fixture::shared;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use ignis::engine::{Limits, Pooling};
use ignis::files::{Folder, Precision};
use ignis::models::{Checkpoint, Weights};
use serde_json::{Value, json};

const TEXTS: [&str; 3] = ["Once upon a time", "The cat was happy.", "é"];

fn numbers(value: &Value) -> Vec<f32> {
    value.as_array().expect("numbers").iter().map(|x| x.as_f64().expect("a number") as f32).collect()
}

#[tokio::test]
async fn vectors_are_those_of_the_engine() {
    let server = shared();
    let body = json!({"model": "tiny-qwen3", "input": TEXTS});
    let whole = server.ok("/v1/embeddings", &body).await;
    assert_eq!((&whole["object"], &whole["model"]), (&json!("list"), &json!("tiny-qwen3")));
    let folder = Folder::open(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3")).expect("a folder");
    let checkpoint = Checkpoint::open(folder).expect("a checkpoint");
    let device = t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open().expect("the virtual GPU");
    let weights = Weights::load(&device, &checkpoint, Precision::F32, &mut |_| {}).expect("weights");
    let mut engine = weights.engine(Limits::new(1, 64)).expect("an engine");
    let mut tokens = 0;
    for (i, text) in TEXTS.iter().enumerate() {
        let found = &whole["data"][i];
        assert_eq!((&found["object"], &found["index"]), (&json!("embedding"), &json!(i)));
        let ids = checkpoint.tokenizer.encode_prompt(text).expect("tokens");
        tokens += ids.len();
        let expected = engine.embed(&ids, Pooling::LastToken).expect("a vector");
        assert_eq!(numbers(&found["embedding"]), expected, "{text}");
        let length: f32 = expected.iter().map(|x| x * x).sum();
        assert!((length - 1.0).abs() < 1e-5, "{length}");
    }
    assert_eq!(whole["usage"], json!({"prompt_tokens": tokens, "total_tokens": tokens}));
}

#[tokio::test]
async fn texts_tokens_and_encodings_are_equal() {
    let server = shared();
    let one = async |more: Value| {
        let mut body = json!({"model": "tiny-qwen3"});
        crate::fixture::merge(&mut body, more);
        server.ok("/v1/embeddings", &body).await
    };
    let float = one(json!({"input": TEXTS[0], "encoding_format": "float"})).await;
    let vector = numbers(&float["data"][0]["embedding"]);
    let base64 = one(json!({"input": [TEXTS[0]], "encoding_format": "base64", "user": "u"})).await;
    let bytes = BASE64_STANDARD.decode(base64["data"][0]["embedding"].as_str().expect("text")).expect("base64");
    let decoded: Vec<f32> = bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().expect("4 bytes"))).collect();
    assert_eq!(decoded, vector);
    let tokens = server.ok("/tokenize", &json!({"prompt": TEXTS[0]})).await["tokens"].clone();
    assert_eq!(one(json!({"input": tokens})).await, float);
    let both = one(json!({"input": [tokens, TEXTS[0]]})).await;
    assert_eq!(both["data"][0]["embedding"], both["data"][1]["embedding"]);
    assert_eq!(both["data"][0]["embedding"], float["data"][0]["embedding"]);
}

/// Requests of many clients at the same time, beside an answer that is generated.
#[tokio::test]
async fn vectors_do_not_depend_on_other_requests() {
    let server = shared();
    let body = json!({"model": "tiny-qwen3", "input": TEXTS});
    let alone = server.ok("/v1/embeddings", &body).await;
    let chat = crate::fixture::chat(json!({"max_tokens": 40}));
    let chat = server.ok("/v1/chat/completions", &chat);
    let all = futures_util::future::join_all((0..8).map(|_| server.ok("/v1/embeddings", &body)));
    let (_, all) = futures_util::future::join(chat, all).await;
    assert!(all.iter().all(|whole| *whole == alone));
}
