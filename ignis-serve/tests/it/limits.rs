//! Keys, floods, slow clients, large bodies, disconnects, stopping.

use crate::fixture::{chat, start};
use ignis::engine::SumOrder;
use ignis::files::Folder;
use ignis_driver::{Guesses, Speculation};
use ignis_serve::Settings;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn request(path: &str, body: &str, more: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{more}\r\n{body}",
        body.len()
    )
}

/// A text that does not end before its limit.
fn endless(tokens: usize, more: Value) -> Value {
    let mut body = json!({
        "model": "tiny-qwen3", "prompt": "Once upon a time", "max_tokens": tokens, "temperature": 1, "ignore_eos": true,
    });
    crate::fixture::merge(&mut body, more);
    body
}

#[tokio::test]
async fn keys_are_required() {
    let server = start(Settings { api_keys: vec!["secret".into()], any_model: true, ..Settings::default() });
    let client = reqwest::Client::new();
    for (key, expected) in [(None, 401), (Some("wrong"), 401), (Some("secret"), 200)] {
        let mut request = client.get(server.url("/v1/models"));
        if let Some(key) = key {
            request = request.bearer_auth(key);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_u16(), expected);
        assert_eq!(response.headers().contains_key("www-authenticate"), expected == 401);
    }
    assert_eq!(client.post(server.url("/v1/messages")).send().await.unwrap().status(), 401);
    assert_eq!(client.get(server.url("/metrics")).send().await.unwrap().status(), 401);
    assert_eq!(server.get("/health").await.status(), 200);
    let mut body = chat(json!({"max_tokens": 1}));
    body["model"] = "any".into();
    let answer = client.post(server.url("/v1/chat/completions")).header("x-api-key", "secret").json(&body);
    let answer: Value = answer.send().await.unwrap().json().await.unwrap();
    assert_eq!(answer["model"], "any");
}

#[tokio::test]
async fn pages_of_other_sites_read_nothing_unless_allowed() {
    let origin = |server: &crate::fixture::Running| {
        reqwest::Client::new().get(server.url("/v1/models")).header("origin", "https://a.example").send()
    };
    let closed = start(Settings::default());
    assert!(!origin(&closed).await.unwrap().headers().contains_key("access-control-allow-origin"));
    let open = start(Settings { cors: vec!["https://a.example".into()], ..Settings::default() });
    assert_eq!(origin(&open).await.unwrap().headers()["access-control-allow-origin"], "https://a.example");
}

#[tokio::test]
async fn bodies_and_answers_have_limits() {
    let server = start(Settings { body: 2000, output: 4, receive: Duration::from_millis(500), ..Settings::default() });
    let large = "x".repeat(3000);
    let answer = server.raw(request("/v1/completions", &large, "Connection: close\r\n").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
    let chunked = format!(
        "POST /v1/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n\
         Transfer-Encoding: chunked\r\n\r\nbb8\r\n{large}\r\n0\r\n\r\n"
    );
    assert!(server.raw(chunked.as_bytes()).await.starts_with("HTTP/1.1 413"));
    // A length that no body follows.
    let slow = "POST /v1/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n\
                Content-Length: 100\r\n\r\n{";
    assert!(server.raw(slow.as_bytes()).await.starts_with("HTTP/1.1 408"));
    // Headers that do not end: the connection is closed.
    let answer = server.raw(b"GET / HTTP/1.1\r\nHost: loc").await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    let (status, answer) = server.json("/v1/completions", &endless(5, json!({}))).await;
    assert_eq!((status, &answer["error"]["param"]), (400, &json!("max_tokens")));
    let mut body = endless(5, json!({}));
    body["max_tokens"] = Value::Null;
    let answer = server.ok("/v1/chat/completions", &chat(json!({"max_tokens": null}))).await;
    assert_eq!(answer["usage"]["completion_tokens"], 4);
}

#[tokio::test]
async fn a_flood_is_refused_and_the_rest_is_answered() {
    let server = start(Settings { sequences: 2, queue: 3, ..Settings::default() });
    let client = reqwest::Client::new();
    let mut all = tokio::task::JoinSet::new();
    for seed in 0..24 {
        let post = client.post(server.url("/v1/completions")).json(&endless(40, json!({"seed": seed})));
        all.spawn(async move {
            let response = post.send().await.unwrap();
            let (status, retry) = (response.status().as_u16(), response.headers().contains_key("retry-after"));
            (status, retry, response.json::<Value>().await.unwrap())
        });
    }
    let results = all.join_all().await;
    let (good, refused): (Vec<_>, Vec<_>) = results.into_iter().partition(|(status, ..)| *status == 200);
    assert!(good.len() >= 3 && !refused.is_empty(), "{} answered, {} refused", good.len(), refused.len());
    assert!(good.iter().all(|(.., answer)| answer["usage"]["completion_tokens"] == 40));
    for (status, retry, answer) in refused {
        assert_eq!((status, retry, &answer["error"]["code"]), (429, true, &json!("queue_full")));
    }
    server.until("vllm:kv_cache_usage_perc", |used| used == 0.0).await;
    assert_eq!(server.metric("vllm:num_requests_waiting").await, 0.0);
}

#[tokio::test]
async fn a_disconnect_frees_the_cache() {
    let server = start(Settings::default());
    for stream in [false, true] {
        let body = endless(900, json!({"stream": stream})).to_string();
        let mut client = TcpStream::connect(server.address).await.unwrap();
        client.write_all(request("/v1/completions", &body, "").as_bytes()).await.unwrap();
        server.until("vllm:num_requests_running", |running| running == 1.0).await;
        drop(client);
        server.until("vllm:kv_cache_usage_perc", |used| used == 0.0).await;
        assert!(server.metric("vllm:generation_tokens_total").await < 900.0);
    }
    assert_eq!(server.metric("ignis:requests_cancelled_total").await, 2.0);
}

#[tokio::test]
async fn a_slow_reader_is_dropped_and_stops_nobody() {
    let server = start(Settings { stream_buffer: 32, ..Settings::default() });
    // Large events, few of which the sockets hold: twenty log-probabilities with each token.
    let body = chat(json!({
        "stream": true, "max_tokens": 900, "temperature": 1, "ignore_eos": true, "logprobs": true, "top_logprobs": 20,
        "n": 8,
    }));
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(request("/v1/chat/completions", &body.to_string(), "Connection: close\r\n").as_bytes())
        .await
        .unwrap();
    server.until("vllm:num_requests_running", |running| running > 0.0).await;
    // Another client is served in the meantime.
    let answer = server.ok("/v1/chat/completions", &chat(json!({"max_tokens": 2}))).await;
    assert_eq!(answer["usage"]["completion_tokens"], 2);
    server.until("vllm:num_requests_running", |running| running == 0.0).await;
    let mut all = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(60), slow.read_to_end(&mut all)).await;
    let text = String::from_utf8_lossy(&all);
    assert!(text.contains("slow_reader") && !text.contains("[DONE]"), "{}", &text[text.len().saturating_sub(500)..]);
}

#[tokio::test]
async fn answers_have_a_deadline() {
    let server = start(Settings { deadline: Duration::from_millis(300), ..Settings::default() });
    let (status, answer) = server.json("/v1/completions", &endless(1000, json!({"n": 8}))).await;
    assert_eq!(status, 504, "{answer}");
    server.until("vllm:kv_cache_usage_perc", |used| used == 0.0).await;
}

#[tokio::test]
async fn stopping_lets_a_stream_end() {
    let mut server = start(Settings::default());
    let body = endless(20, json!({"stream": true}));
    let mut response = server.post("/v1/completions", &body).await;
    let first = response.chunk().await.unwrap().unwrap();
    let address = server.address;
    let stopped = tokio::task::spawn_blocking(move || server.stop());
    let mut text = String::from_utf8_lossy(&first).into_owned();
    while let Some(chunk) = response.chunk().await.unwrap() {
        text.push_str(&String::from_utf8_lossy(&chunk));
    }
    assert!(text.ends_with("data: [DONE]\n\n"), "{text}");
    stopped.await.unwrap();
    assert!(TcpStream::connect(address).await.is_err());
}

/// Guessed tokens change no answer, at any temperature.
#[tokio::test]
async fn answers_with_guesses_are_those_without() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3");
    let model = Guesses::Model(Folder::open(folder).expect("the tiny model"));
    let bodies: Vec<Value> = (0..6)
        .map(|seed| {
            let content = "The cat saw a dog. The dog saw a cat. Tell me a story about a cat and a dog.";
            chat(json!({
                "seed": seed, "temperature": if seed == 0 { 0.0 } else { 0.8 }, "max_tokens": 40, "logprobs": true,
                "top_logprobs": 2, "presence_penalty": 0.3, "messages": [{"role": "user", "content": content}],
            }))
        })
        .collect();
    let answers = async |guesses: Option<Guesses>| {
        let speculation = guesses.map(|guesses| Speculation { drafts: 4, guesses });
        let guessed = speculation.is_some();
        let server = start(Settings { sums: SumOrder::Fixed, speculation, ..Settings::default() });
        let all = bodies.iter().map(|body| server.ok("/v1/chat/completions", body));
        let all = futures_util::future::join_all(all).await;
        assert_eq!(server.metric("ignis:guessed_tokens").await > 0.0, guessed);
        assert_eq!(server.metric("ignis:guessed_tokens_accepted").await > 0.0, guessed);
        all.into_iter().map(|answer| answer["choices"].clone()).collect::<Vec<_>>()
    };
    let expected = answers(None).await;
    for guesses in [Guesses::Prompt, model] {
        assert_eq!(answers(Some(guesses.clone())).await, expected, "{guesses:?}");
    }
}

#[tokio::test]
async fn concurrent_answers_equal_single_ones() {
    let server = start(Settings { sequences: 8, sums: SumOrder::Fixed, ..Settings::default() });
    let bodies: Vec<Value> = (0..8).map(|i| chat(json!({"logprobs": true, "max_tokens": 4 + i, "messages": [{"role": "user", "content": format!("Tell a story about {i} cats.")}]}))).collect();
    let mut alone = Vec::new();
    for body in &bodies {
        alone.push(server.ok("/v1/chat/completions", body).await["choices"].clone());
    }
    let together = bodies.iter().map(|body| server.ok("/v1/chat/completions", body));
    let together = futures_util::future::join_all(together).await;
    for (together, alone) in together.iter().zip(&alone) {
        assert_eq!(together["choices"], *alone);
    }
}
