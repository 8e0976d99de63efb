//! 64 clients of the program at the same time, with answers of random lengths, some of which they cancel.
//!
//! Every answer that is not cancelled equals the answer that the program gave when nothing else ran, with the
//! log-probabilities of its tokens, digit for digit: weights and cache have 16 bits, and the program has one order of
//! sums. At the end no page of the cache is in use, and the memory of the program has not grown.
//!
//! `T0_LOAD_SECONDS` is the time of the load (5).

#![allow(clippy::print_stdout, reason = "the numbers of answers are said")]

use futures_util::StreamExt;
use serde_json::{Value, json};
use std::io::BufRead;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use t0_tests_share::random::Random;

const CLIENTS: u64 = 64;

/// The program, which is killed at the end.
struct Program {
    child: Child,
    url: String,
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    fn start() -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ignis-serve"))
            .args([
                "--port",
                "0",
                "--quiet",
                "--device",
                "virtual",
                "--batch-invariant",
                "--parallel",
                "16",
                "--queue",
                "128",
            ])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        std::io::BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).expect("a line with the address");
        Program { child, url: line.trim().to_string() }
    }

    /// The resident memory in KiB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("the program runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("VmRSS");
        line.trim().trim_end_matches(" kB").parse().expect("a number")
    }
}

/// The requests, whose lengths and settings differ. Half of them stream.
fn requests() -> Vec<(&'static str, Value)> {
    let mut random = Random::new(64);
    let subjects = ["cat", "king", "lost sock", "river", "bell"];
    let request = |index: usize| {
        let subject = random.pick(&subjects);
        let mut body = json!({
            "model": "tiny-qwen3", "max_tokens": 1 + random.below(40), "seed": random.below(100),
            "temperature": if random.flag() { 0.0 } else { 0.8 }, "stream": index % 2 == 1,
        });
        if random.flag() {
            body["logprobs"] = 1.into();
            body["prompt"] = "Once upon a time there was a ".repeat(1 + random.index(4)).into();
            return ("/v1/completions", body);
        }
        body["logprobs"] = true.into();
        body["messages"] = json!([
            {"role": "system", "content": "You tell short stories to children. ".repeat(random.index(5))},
            {"role": "user", "content": format!("Tell me a story about a {subject}.")},
        ]);
        ("/v1/chat/completions", body)
    };
    (0..32).map(request).collect()
}

/// The text of an answer, and the log-probabilities of its tokens.
#[derive(Debug, Default, PartialEq)]
struct Said {
    text: String,
    logprobs: Vec<f64>,
}

impl Said {
    /// Adds a part of an answer.
    fn add(&mut self, choice: &Value) {
        let texts = [&choice["text"], &choice["message"]["content"], &choice["delta"]["content"]];
        self.text.push_str(texts.iter().find_map(|text| text.as_str()).unwrap_or_default());
        let logprobs = &choice["logprobs"];
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let of_chat = list(&logprobs["content"]).into_iter().map(|entry| entry["logprob"].clone());
        let all = of_chat.chain(list(&logprobs["token_logprobs"]));
        self.logprobs.extend(all.map(|logprob| logprob.as_f64().expect("a number")));
    }
}

/// Sends a request and returns its answer; `None` if it is given up after `patience`.
async fn ask(
    client: &reqwest::Client,
    url: &str,
    path: &str,
    body: &Value,
    patience: Option<Duration>,
) -> Option<Said> {
    let whole = async {
        let mut said = Said::default();
        let response = client.post(format!("{url}{path}")).json(body).send().await.expect("an answer");
        assert_eq!(response.status(), 200, "{path} {body}");
        if body["stream"] == false {
            said.add(&response.json::<Value>().await.expect("JSON")["choices"][0]);
            return said;
        }
        let mut events = String::new();
        let mut parts = response.bytes_stream();
        while let Some(part) = parts.next().await {
            events.push_str(std::str::from_utf8(&part.expect("the stream goes on")).expect("whole characters"));
        }
        let events = events.strip_suffix("data: [DONE]\n\n").expect("the stream ends well");
        let chunks = events.lines().filter_map(|line| line.strip_prefix("data: "));
        chunks.for_each(|data| said.add(&serde_json::from_str::<Value>(data).expect("JSON")["choices"][0]));
        said
    };
    match patience {
        // Dropping the future closes the connection.
        Some(patience) => tokio::time::timeout(patience, whole).await.ok(),
        None => Some(whole.await),
    }
}

/// Waits until nothing runs and no page is in use, for 2 s at most.
async fn idle(url: &str) {
    let names = ["vllm:num_requests_running", "vllm:num_requests_waiting", "vllm:kv_cache_usage_perc"];
    let mut found = Vec::new();
    for _ in 0..40 {
        let text = reqwest::get(format!("{url}/metrics")).await.unwrap().text().await.unwrap();
        let value =
            |name: &&str| text.lines().find_map(|l| l.strip_prefix(*name)?.strip_prefix(' ')?.parse::<f64>().ok());
        found = names.iter().map(|name| value(name).expect("a metric")).collect();
        if found == [0.0; 3] {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("after 2 s: {names:?} are {found:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_clients_get_the_answers_of_single_ones() {
    let seconds = std::env::var("T0_LOAD_SECONDS").map_or(5, |text| text.parse().expect("T0_LOAD_SECONDS: a number"));
    let program = Program::start();
    let requests = Arc::new(requests());
    let client = reqwest::Client::new();
    let mut alone = Vec::new();
    for (path, body) in requests.iter() {
        let said = ask(&client, &program.url, path, body, None).await.expect("an answer");
        assert!(!said.logprobs.is_empty(), "{body}");
        alone.push(said);
    }
    let alone = Arc::new(alone);
    let (answered, given_up) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let mut memory = 0;
    // A short load first, which allocates what every load needs.
    for (round, seconds) in [2, seconds].into_iter().enumerate() {
        let end = Instant::now() + Duration::from_secs(seconds);
        let mut clients = tokio::task::JoinSet::new();
        for number in 0..CLIENTS {
            let (client, url) = (client.clone(), program.url.clone());
            let (requests, alone) = (Arc::clone(&requests), Arc::clone(&alone));
            let (answered, given_up) = (Arc::clone(&answered), Arc::clone(&given_up));
            clients.spawn(async move {
                let mut random = Random::new(number + 1000 * round as u64);
                while Instant::now() < end {
                    let at = random.index(requests.len());
                    let (path, body) = &requests[at];
                    let patience = random.one_in(4).then(|| Duration::from_millis(random.below(400)));
                    match ask(&client, &url, path, body, patience).await {
                        Some(text) => {
                            assert_eq!(text, alone[at], "{path} {body}");
                            answered.fetch_add(1, Ordering::Relaxed);
                        }
                        None => drop(given_up.fetch_add(1, Ordering::Relaxed)),
                    }
                }
            });
        }
        while let Some(ended) = clients.join_next().await {
            ended.expect("a client got what it expects");
        }
        idle(&program.url).await;
        let now = program.memory();
        // The allocator keeps some freed memory.
        assert!(round == 0 || now < memory + (16 << 10), "the memory grew from {memory} to {now} KiB");
        memory = now;
    }
    let (answered, given_up) = (answered.load(Ordering::Relaxed), given_up.load(Ordering::Relaxed));
    assert!(answered > 64 && given_up > 10, "{answered} answered, {given_up} given up");
    println!("{CLIENTS} clients: {answered} answers equal single ones, {given_up} given up; {memory} KiB at the end");
}

/// The client of [`a_client_that_is_killed_frees_its_pages`]: reads a long stream, and says when it begins.
#[tokio::test]
#[ignore = "the program of another test"]
async fn client() {
    let url = std::env::var("T0_LOAD_URL").expect("the address of the server");
    let body = json!({
        "model": "tiny-qwen3", "prompt": "Once upon a time", "max_tokens": 900, "ignore_eos": true, "stream": true,
    });
    let response = reqwest::Client::new().post(format!("{url}/v1/completions")).json(&body).send().await;
    let mut parts = response.expect("an answer").bytes_stream();
    while let Some(part) = parts.next().await {
        println!("READ {}", part.expect("the stream goes on").len());
    }
}

#[tokio::test]
async fn a_client_that_is_killed_frees_its_pages() {
    let program = Program::start();
    for _ in 0..3 {
        let mut client = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "load::client", "--ignored", "--nocapture"])
            .env("T0_LOAD_URL", &program.url)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the client starts");
        let lines = std::io::BufReader::new(client.stdout.take().expect("its output")).lines();
        let read = lines.map_while(Result::ok).filter(|line| line.contains("READ ")).take(3).count();
        assert_eq!(read, 3, "the client reads the stream");
        client.kill().expect("the client runs");
        let killed = Instant::now();
        idle(&program.url).await;
        println!("the pages of a killed client are free after {:?}", killed.elapsed());
        client.wait().expect("the client has ended");
    }
    let text = reqwest::get(format!("{}/metrics", program.url)).await.expect("metrics").text().await.expect("text");
    assert!(text.contains("ignis:requests_cancelled_total 3\n"), "{text}");
}
