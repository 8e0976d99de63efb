//! Starts servers, and clients for them.

use ignis::files::{Folder, Precision};
use ignis_serve::{EngineStopped, ServedModel, Server, Settings};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// A server in a thread of its own. It stops when this is dropped.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<Result<(), EngineStopped>>>,
}

/// Starts a server with the tiny model.
pub(crate) fn start(settings: Settings) -> Running {
    start_on(|| t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open(), settings)
}

/// Starts a server with the tiny model on devices of this function.
pub(crate) fn start_on(
    device: impl Fn() -> Result<t0::Device, t0::Error> + Send + 'static,
    settings: Settings,
) -> Running {
    start_with(tiny(), device, settings)
}

/// Starts a server with the model in a directory, which is not needed when the server has started.
pub(crate) fn start_folder(folder: &Path, settings: Settings) -> Running {
    let device = || t0::Device::builder().virtual_gpu(t0::VirtualOptions::default()).open();
    start_with(Folder::open(folder).unwrap(), device, settings)
}

fn tiny() -> Folder {
    Folder::open(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/tiny-qwen3")).unwrap()
}

fn start_with(
    folder: Folder,
    device: impl Fn() -> Result<t0::Device, t0::Error> + Send + 'static,
    settings: Settings,
) -> Running {
    let (stop, stopped) = oneshot::channel::<()>();
    let (tell, told) = std::sync::mpsc::channel();
    let thread = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let model = ServedModel::open(folder, device, &settings, &mut |_, _| {}).unwrap();
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(listener.local_addr().unwrap()).unwrap();
            let stopped = async { stopped.await.unwrap_or(()) };
            Server::new(model, settings).run(listener, stopped).await
        })
    });
    let address = told.recv().expect("the server starts");
    Running { address, stop: Some(stop), thread: Some(thread) }
}

/// The server that tests share. Its weights have 32 bits, so that an answer does not depend visibly on the requests
/// that share its steps.
pub(crate) fn shared() -> &'static Running {
    static SERVER: OnceLock<Running> = OnceLock::new();
    SERVER.get_or_init(|| start(Settings { precision: Some(Precision::F32), ..Settings::default() }))
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Running {
    /// Tells the server to stop, and waits for it.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
        self.wait().expect("the engine ends with the server");
    }

    /// Waits for the end of the server.
    pub(crate) fn wait(&mut self) -> Result<(), EngineStopped> {
        self.thread.take().map_or(Ok(()), |thread| thread.join().expect("the server ends without a panic"))
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> reqwest::Response {
        reqwest::Client::new().post(self.url(path)).json(body).send().await.expect("an answer")
    }

    /// The status and the JSON of an answer.
    pub(crate) async fn json(&self, path: &str, body: &Value) -> (u16, Value) {
        let response = self.post(path, body).await;
        (response.status().as_u16(), response.json().await.expect("JSON"))
    }

    /// The JSON of a successful answer.
    pub(crate) async fn ok(&self, path: &str, body: &Value) -> Value {
        let (status, value) = self.json(path, body).await;
        assert_eq!(status, 200, "{value}");
        value
    }

    pub(crate) async fn get(&self, path: &str) -> reqwest::Response {
        reqwest::get(self.url(path)).await.expect("an answer")
    }

    /// The events of a stream: names, and data.
    pub(crate) async fn events(&self, path: &str, body: &Value) -> Vec<(String, String)> {
        let response = self.post(path, body).await;
        assert_eq!(response.status().as_u16(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        let text = response.text().await.expect("the whole stream");
        let field = |block: &str, name: &str| -> String {
            block.lines().filter_map(|line| line.strip_prefix(name)).collect::<Vec<_>>().join("\n")
        };
        let blocks = text.split("\n\n").filter(|block| !block.is_empty() && !block.starts_with(':'));
        blocks.map(|block| (field(block, "event: "), field(block, "data: "))).collect()
    }

    /// The data of a stream of OpenAI, which ends with `[DONE]`.
    pub(crate) async fn chunks(&self, path: &str, body: &Value) -> Vec<Value> {
        let mut events = self.events(path, body).await;
        assert_eq!(events.pop().map(|(_, data)| data).as_deref(), Some("[DONE]"));
        events.iter().map(|(_, data)| serde_json::from_str(data).expect("JSON")).collect()
    }

    /// Sends bytes as they are, and returns all that the server answers until it closes the connection.
    pub(crate) async fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(bytes).await.unwrap();
        let mut answer = Vec::new();
        let read = tokio::time::timeout(Duration::from_secs(60), stream.read_to_end(&mut answer)).await;
        assert!(read.is_ok(), "the server does not close the connection: {}", String::from_utf8_lossy(&answer));
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// A value of `/metrics`.
    pub(crate) async fn metric(&self, name: &str) -> f64 {
        let text = self.get("/metrics").await.text().await.unwrap();
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
            .unwrap_or_else(|| panic!("{name} in {text}"));
        line.parse().unwrap()
    }

    /// Waits until a value of `/metrics` fulfils a condition.
    pub(crate) async fn until(&self, name: &str, condition: impl Fn(f64) -> bool) {
        for _ in 0..600 {
            if condition(self.metric(name).await) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{name} is {} after 30 s", self.metric(name).await);
    }
}

/// A chat with one message, whose answer is short and always the same.
pub(crate) fn chat(more: Value) -> Value {
    let mut body = json!({
        "model": "tiny-qwen3", "max_tokens": 6, "temperature": 0,
        "messages": [{"role": "user", "content": "Tell me a story about a cat."}],
    });
    merge(&mut body, more);
    body
}

/// Sets fields of an object.
pub(crate) fn merge(body: &mut Value, more: Value) {
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
}
