//! Clients that break the rules: requests that are not HTTP or too large, bodies that do not arrive, floods, and
//! streams whose reader goes away. Each case of a table has the status that it must get; afterwards the server works as
//! before.
//!
//! | test | cases |
//! |---|---|
//! | `heads_that_are_not_http` | 18 |
//! | `huge_bodies_are_refused_everywhere` | 27 |
//! | `bodies_that_do_not_arrive_time_out_everywhere` | 18 |
//! | `a_full_queue_refuses_every_kind_of_request` | 9 |
//! | `readers_that_go_away_free_the_cache_at_once` | 24 |
//! | `idle_connections_make_room`, `requests_in_one_packet_are_all_answered` | 2 |

use crate::fixture::{Running, chat, start, start_folder};
use futures_util::future::join_all;
use ignis_serve::{ENDPOINTS, Settings};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The head of a POST request with more headers, up to the body.
fn head(path: &str, more: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n{more}\r\n"
    )
}

/// The status of an answer, or 0 if the server closed the connection without one.
fn status(answer: &str) -> u16 {
    answer.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok()).unwrap_or(0)
}

/// The server answers as if nothing had happened.
async fn works(server: &Running) {
    let model = server.get("/v1/models").await.json::<Value>().await.expect("JSON")["data"][0]["id"].clone();
    let answer = server.ok("/v1/chat/completions", &chat(json!({"model": model, "max_tokens": 2}))).await;
    assert_eq!(answer["usage"]["completion_tokens"], 2);
}

#[tokio::test]
async fn heads_that_are_not_http() {
    let server = start(Settings { receive: Duration::from_millis(500), ..Settings::default() });
    let get = |more: &str| format!("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{more}\r\n");
    let body = |more: &str, body: &str| head("/tokenize", more) + body;
    let json = "{\"prompt\": \"x\"}";
    let many: String = (0..200).map(|i| format!("X-{i}: y\r\n")).collect();
    let table = [
        (get(""), 200),
        ("\r\n".to_string() + &get(""), 200),
        ("BROKEN\r\n\r\n".into(), 400),
        ("GET /health\r\n\r\n".into(), 400),
        ("GET /health HTTP/7.3\r\nHost: localhost\r\n\r\n".into(), 400),
        ("G\u{e9}T /health HTTP/1.1\r\nHost: localhost\r\n\r\n".into(), 400),
        (get("No colon\r\n"), 400),
        (get("Bad name: x\r\n"), 400),
        (get("X: a\0b\r\n"), 400),
        ("GET /health HTTP/1.1\r\nConnection: close\r\n\r\n".into(), 403),
        (format!("GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "a".repeat(70_000)), 414),
        (get(&format!("X: {}\r\n", "a".repeat(200_000))), 431),
        (get(&many), 431),
        (body("Content-Length: 15\r\n", json), 200),
        (body("Content-Length: 15\r\nContent-Length: 16\r\n", json), 400),
        (body("Content-Length: -15\r\n", json), 400),
        (body("Transfer-Encoding: gzip\r\n", json), 400),
        (body("Transfer-Encoding: chunked\r\n", "zz\r\nxx\r\n0\r\n\r\n"), 400),
    ];
    for (bytes, expected) in &table {
        let found = status(&server.raw(bytes.as_bytes()).await);
        assert_eq!(found, *expected, "{:?}", bytes.chars().take(120).collect::<String>());
    }
    works(&server).await;
}

#[tokio::test]
async fn huge_bodies_are_refused_everywhere() {
    let server = start(Settings { body: 2000, receive: Duration::from_secs(5), ..Settings::default() });
    let large = "x".repeat(3000);
    for path in ENDPOINTS {
        // Announced and not sent; an exabyte; in parts.
        let table = [
            (head(path, "Content-Length: 2001\r\n"), 413),
            (head(path, "Content-Length: 1000000000000000000\r\n"), 413),
            (head(path, "Transfer-Encoding: chunked\r\n") + &format!("bb8\r\n{large}\r\n0\r\n\r\n"), 413),
        ];
        for (bytes, expected) in &table {
            let begin = Instant::now();
            let answer = server.raw(bytes.as_bytes()).await;
            assert_eq!(status(&answer), *expected, "{path}: {answer}");
            let kind = if path.starts_with("/v1/messages") { "request_too_large" } else { "body_too_large" };
            assert!(answer.contains(kind) && begin.elapsed() < Duration::from_secs(4), "{path}: {answer}");
        }
    }
    works(&server).await;
}

#[tokio::test]
async fn bodies_that_do_not_arrive_time_out_everywhere() {
    let server = start(Settings { receive: Duration::from_millis(700), ..Settings::default() });
    let cases = ENDPOINTS.iter().flat_map(|path| {
        let length = head(path, "Content-Length: 100\r\n") + "{";
        [length, head(path, "Transfer-Encoding: chunked\r\n") + "2\r\n{\"\r\n"]
    });
    let cases: Vec<String> = cases.collect();
    // All at the same time, beside a client that is served.
    let slow = join_all(cases.iter().map(|bytes| server.raw(bytes.as_bytes())));
    let (answers, ()) = futures_util::future::join(slow, works(&server)).await;
    for (bytes, answer) in cases.iter().zip(&answers) {
        assert_eq!(status(answer), 408, "{bytes}: {answer}");
    }
    assert_eq!(answers.len(), 2 * ENDPOINTS.len());
}

/// A request for 900 tokens, in each interface.
fn endless(path: &str, stream: bool) -> Value {
    let mut body = json!({"model": "endless", "stream": stream});
    let messages = json!([{"role": "user", "content": "Tell me a story about a cat."}]);
    let (input, most) = match path {
        "/v1/completions" => (("prompt", json!("Once")), "max_tokens"),
        "/v1/responses" => (("input", json!("Tell me a story.")), "max_output_tokens"),
        _ => (("messages", messages), "max_tokens"),
    };
    (body[input.0], body[most]) = (input.1, 900.into());
    body
}

/// A server of a model that never ends a text.
fn start_endless(settings: Settings) -> Running {
    let copy = tempfile::tempdir().expect("a directory");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3");
    for entry in std::fs::read_dir(folder).expect("the tiny model") {
        let path = entry.expect("an entry").path();
        let to = copy.path().join(path.file_name().expect("a name"));
        match path.file_name().and_then(|name| name.to_str()) {
            Some("config.json" | "generation_config.json") => {
                let mut json: Value = serde_json::from_slice(&std::fs::read(&path).expect("a file")).expect("JSON");
                // An id beyond the tokens of the tokenizer.
                json["eos_token_id"] = (json["vocab_size"].as_u64().unwrap_or(1408) - 1).into();
                std::fs::write(to, json.to_string()).expect("a writable directory");
            }
            _ => drop(std::fs::copy(&path, to).expect("a writable directory")),
        }
    }
    let settings = Settings { name: Some("endless".into()), ..settings };
    start_folder(copy.path(), settings)
}

/// The endpoints that generate texts.
const GENERATING: [&str; 4] = ["/v1/chat/completions", "/v1/completions", "/v1/responses", "/v1/messages"];

#[tokio::test]
async fn a_full_queue_refuses_every_kind_of_request() {
    let server = start_endless(Settings { sequences: 1, queue: 1, ..Settings::default() });
    let running = server.post(GENERATING[1], &endless(GENERATING[1], true)).await;
    server.until("vllm:num_requests_running", |n| n == 1.0).await;
    let waiting = server.post(GENERATING[1], &endless(GENERATING[1], true)).await;
    server.until("vllm:num_requests_waiting", |n| n == 1.0).await;
    let kinds = GENERATING.iter().flat_map(|path| [(*path, true), (*path, false)]);
    for (path, stream) in kinds.chain([("/v1/embeddings", false)]) {
        let body =
            if path == "/v1/embeddings" { json!({"model": "endless", "input": "x"}) } else { endless(path, stream) };
        let response = server.post(path, &body).await;
        assert_eq!(response.status(), 429, "{path}, stream: {stream}");
        assert_eq!(response.headers()["retry-after"], "1");
        let answer: Value = response.json().await.expect("JSON");
        assert_eq!(answer["error"]["type"], "rate_limit_error", "{path}: {answer}");
        assert_eq!(answer["type"] == "error", path == "/v1/messages", "{path}: {answer}");
    }
    // What generates nothing is answered meanwhile.
    assert_eq!(server.ok("/tokenize", &json!({"prompt": "a b"})).await["count"], 2);
    drop((running, waiting));
    server.until("vllm:num_requests_running", |n| n == 0.0).await;
    works(&server).await;
}

/// When a reader goes away.
#[derive(Clone, Copy, Debug, PartialEq)]
enum When {
    /// As soon as the request is in the batch.
    Running,
    /// After the first bytes of the answer.
    Begun,
    /// After this many bytes.
    Bytes(usize),
}

#[tokio::test]
async fn readers_that_go_away_free_the_cache_at_once() {
    let server = start_endless(Settings::default());
    let mut cases = 0.0;
    for path in GENERATING {
        for (stream, when) in
            [(false, When::Running), (true, When::Running), (true, When::Begun), (true, When::Bytes(3000))]
        {
            // A reset, as if the client had been killed with data that it has not read; and an orderly end.
            let resets: &[bool] = if stream && when != When::Running { &[true, false] } else { &[true] };
            for reset in resets {
                let name = format!("{path}, stream: {stream}, {when:?}, reset: {reset}");
                let generated = server.metric("ignis:engine_tokens").await;
                let body = endless(path, stream).to_string();
                let mut client = TcpStream::connect(server.address).await.expect("a connection");
                let request = head(path, &format!("Content-Length: {}\r\n", body.len())) + &body;
                client.write_all(request.as_bytes()).await.expect("the request is sent");
                server.until("vllm:num_requests_running", |n| n == 1.0).await;
                if when != When::Running {
                    let least = if let When::Bytes(n) = when { n } else { 1 };
                    let mut answer = Vec::new();
                    while answer.len() < least {
                        assert!(client.read_buf(&mut answer).await.expect("the stream goes on") > 0, "{name}");
                    }
                    assert!(answer.starts_with(b"HTTP/1.1 200"), "{name}");
                }
                if *reset {
                    client.set_zero_linger().expect("an option of sockets");
                }
                drop(client);
                let gone = Instant::now();
                server.until("vllm:kv_cache_usage_perc", |used| used == 0.0).await;
                assert!(gone.elapsed() < Duration::from_secs(2), "{name}: after {:?}", gone.elapsed());
                assert_eq!(server.metric("vllm:num_requests_running").await, 0.0, "{name}");
                // The rest of the text was not generated.
                let end = server.metric("ignis:engine_tokens").await;
                assert!(end - generated < 900.0, "{name}: {} tokens", end - generated);
                tokio::time::sleep(Duration::from_millis(20)).await;
                assert_eq!(server.metric("ignis:engine_tokens").await, end, "{name}");
                cases += 1.0;
                assert_eq!(server.metric("ignis:requests_cancelled_total").await, cases, "{name}");
            }
        }
    }
    assert_eq!(cases, 24.0);
    works(&server).await;
}

#[tokio::test]
async fn idle_connections_make_room() {
    let settings = Settings { connections: 3, receive: Duration::from_millis(500), ..Settings::default() };
    let server = start(settings);
    let mut idle = Vec::new();
    for _ in 0..3 {
        idle.push(TcpStream::connect(server.address).await.expect("a connection"));
    }
    let begin = Instant::now();
    let bytes = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert_eq!(status(&server.raw(bytes.as_bytes()).await), 200);
    assert!(begin.elapsed() > Duration::from_millis(300), "the fourth connection waited for a place");
    for mut connection in idle {
        let mut rest = Vec::new();
        let _ = connection.read_to_end(&mut rest).await;
    }
}

#[tokio::test]
async fn requests_in_one_packet_are_all_answered() {
    let server = start(Settings::default());
    let get = "GET /health HTTP/1.1\r\nHost: localhost\r\n";
    let bytes = format!("{get}\r\n{get}\r\n{get}Connection: close\r\n\r\n");
    assert_eq!(server.raw(bytes.as_bytes()).await.matches("HTTP/1.1 200").count(), 3);
}
