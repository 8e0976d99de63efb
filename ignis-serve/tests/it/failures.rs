//! A device that fails: it ends dispatches that execute too many instructions, as a card's driver ends those that hang.
//! Only the kernels of a long prompt execute so many.

use crate::fixture::{chat, merge, start_on};
use ignis_serve::Settings;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use t0::{Device, VirtualOptions};

/// Wave-instructions of a dispatch.
const BUDGET: u64 = 200_000;

fn open() -> Result<Device, t0::Error> {
    Device::builder().virtual_gpu(VirtualOptions::default().budget(BUDGET)).open()
}

fn long() -> Value {
    chat(json!({"messages": [{"role": "user", "content": "The cat sat on a mat. ".repeat(100)}]}))
}

#[tokio::test]
async fn requests_in_flight_fail_and_the_engine_opens_anew() {
    // The second device opens when the test says so.
    let (go, gate) = std::sync::mpsc::channel::<()>();
    let (gate, opened) = (Mutex::new(gate), Arc::new(AtomicUsize::new(0)));
    let count = Arc::clone(&opened);
    let device = move || {
        if count.fetch_add(1, Ordering::SeqCst) > 0 {
            gate.lock().expect("no panic").recv().expect("the test goes on");
        }
        open()
    };
    let server = start_on(device, Settings { sequences: 2, ..Settings::default() });
    let expected = server.ok("/v1/chat/completions", &chat(json!({}))).await["choices"].clone();

    let mut streamed = chat(json!({"stream": true, "max_tokens": 900}));
    merge(&mut streamed, json!({"ignore_eos": true}));
    let streaming = server.post("/v1/chat/completions", &streamed).await;
    let (status, answer) = server.json("/v1/chat/completions", &long()).await;
    assert_eq!((status, &answer["error"]["code"]), (500, &json!("device_failed")), "{answer}");
    assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains("budget")), "{answer}");
    let text = streaming.text().await.expect("the whole stream");
    assert!(text.contains("\"content\":") && text.contains("device_failed") && !text.contains("[DONE]"), "{text}");

    // Nothing is lost while the engine is away.
    let (request, other) = (chat(json!({})), chat(json!({})));
    let waiting = server.json("/v1/chat/completions", &request);
    let embedding = json!({"model": "tiny-qwen3", "input": "x"});
    let vector = server.json("/v1/embeddings", &embedding);
    let meanwhile = async {
        while server.metric("vllm:num_requests_waiting").await < 2.0 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        let health = server.get("/health").await;
        assert_eq!(health.status(), 503);
        assert_eq!(health.json::<Value>().await.expect("JSON")["error"]["code"], "engine_opening");
        go.send(()).expect("the engine waits");
    };
    let ((status, answer), (found, vector), ()) = futures_util::future::join3(waiting, vector, meanwhile).await;
    assert_eq!((status, &answer["choices"]), (200, &expected));
    assert_eq!((found, vector["data"].as_array().map(Vec::len)), (200, Some(1)), "{vector}");
    assert_eq!(server.get("/health").await.status(), 200);
    assert_eq!(server.ok("/v1/chat/completions", &other).await["choices"], expected);
    assert_eq!((server.metric("ignis:engine_reopened").await, opened.load(Ordering::SeqCst)), (1.0, 2));
    assert_eq!(server.metric("vllm:kv_cache_usage_perc").await, 0.0);
}

#[tokio::test]
async fn a_device_that_is_lost_ends_the_server() {
    let opened = AtomicUsize::new(0);
    let device = move || match opened.fetch_add(1, Ordering::SeqCst) {
        0 => open(),
        _ => Device::builder().kfd(77).open(),
    };
    let mut server = start_on(device, Settings::default());
    let (status, _) = server.json("/v1/chat/completions", &long()).await;
    assert_eq!(status, 500);
    // It waits for the engine, until that is given up.
    let (status, answer) = server.json("/v1/chat/completions", &chat(json!({}))).await;
    assert_eq!((status, &answer["error"]["code"]), (500, &json!("device_failed")), "{answer}");
    assert!(answer["error"]["message"].as_str().is_some_and(|text| text.contains("opened anew")), "{answer}");
    let ended = tokio::task::spawn_blocking(move || server.wait()).await.expect("no panic");
    assert_eq!(
        ended.expect_err("no engine").to_string(),
        "the engine has stopped: the device failed and could not be opened anew"
    );
}
