//! Serves a language model on T0 over HTTP, in OpenAI's and Anthropic's interfaces.
//!
//! ```no_run
//! use ignis_serve::{Server, ServedModel, Settings};
//! use ignis::files::Folder;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let settings = Settings::default();
//! let model = ServedModel::open(Folder::open("models/Qwen3-0.6B")?, t0::Device::open, &settings, &mut |_, _| {})?;
//! let runtime = tokio::runtime::Runtime::new()?;
//! runtime.block_on(async {
//!     let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//!     Server::new(model, settings).run(listener, async { tokio::signal::ctrl_c().await.unwrap_or(()) }).await?;
//!     Ok(())
//! })
//! # }
//! ```
//!
//! | module | contents |
//! |---|---|
//! | `app` | what requests share, and the limits of their bodies |
//! | `chat` | `/v1/chat/completions` |
//! | `check` | reads requests without running them |
//! | `completions` | `/v1/completions` |
//! | `connections` | accepts connections until the server stops |
//! | `embeddings` | `/v1/embeddings` |
//! | `error` | errors in the shape of each interface |
//! | `fields` | reads parameters, and refuses those that are not read |
//! | `grammar` | formats of answers, and the grammar that an answer must follow |
//! | `messages` | Anthropic's `/v1/messages` |
//! | `metrics` | `/metrics` |
//! | `model` | the model and its engine |
//! | `page` | the chat page |
//! | `parameters` | parameters that endpoints share |
//! | `prompt` | conversations to tokens, and to what answers them |
//! | `random` | identifiers and seeds |
//! | `responses` | `/v1/responses` |
//! | `routes` | routes, keys, names of the host, logs |
//! | `running` | a request in the engine |
//! | `settings` | the settings of a server |
//! | `split` | reasoning, content and calls of tools in the text of a model |
//! | `state` | `/v1/models`, `/health`, `/metrics` |
//! | `stream` | server-sent events |
//! | `tokens` | `/tokenize`, `/detokenize` |
//! | `tools` | functions that a request describes, and which of them are called |
//!
//! **Invariant:** a parameter of a request is honoured or refused with its name; none is ignored.
//!
//! **Invariant:** the engine's thread never waits for a client, and no request blocks a thread of the server.
//!
//! Limits: images and stored conversations are refused. The server speaks HTTP/1.1 without TLS.

mod app;
mod chat;
mod check;
mod completions;
mod connections;
mod embeddings;
mod error;
mod fields;
mod grammar;
mod messages;
mod metrics;
mod model;
mod page;
mod parameters;
mod prompt;
mod random;
mod responses;
mod routes;
mod running;
mod settings;
mod split;
mod state;
mod stream;
mod tokens;
mod tools;

pub use check::{ENDPOINTS, RequestError};
pub use model::ServedModel;
pub use settings::Settings;

use ignis::engine::{EngineHandle, EngineState};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// A server for one model.
pub struct Server {
    app: Arc<app::App>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("model", &self.app.model.name).finish_non_exhaustive()
    }
}

impl Server {
    /// A server for a model that was opened with these settings.
    pub fn new(model: ServedModel, settings: Settings) -> Self {
        Server { app: Arc::new(app::App { model, settings, metrics: metrics::Metrics::new() }) }
    }

    /// Answers requests until `stop` completes. Then no connection is accepted, running requests have some time to
    /// end ([`Settings::grace`]), and the engine is closed.
    ///
    /// # Errors
    /// The device failed and could not be opened anew: no request can be answered any more.
    pub async fn run(self, listener: TcpListener, stop: impl Future<Output = ()>) -> Result<(), EngineStopped> {
        let settings = &self.app.settings;
        let limits =
            connections::Limits { connections: settings.connections, headers: settings.receive, grace: settings.grace };
        let engine = self.app.model.engine.clone();
        let mut failed = false;
        let stop = async {
            tokio::select! {
                () = stop => {}
                () = closed(&engine) => failed = true,
            }
        };
        connections::serve(listener, routes::router(Arc::clone(&self.app)), limits, stop).await;
        let engine = engine.clone();
        // Joins the engine's thread.
        let _ = tokio::task::spawn_blocking(move || engine.close()).await;
        if failed { Err(EngineStopped) } else { Ok(()) }
    }
}

/// The device failed, and could not be opened anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the engine has stopped: the device failed and could not be opened anew")]
pub struct EngineStopped;

/// How often the server looks whether the engine has stopped.
const LOOK: Duration = Duration::from_millis(200);

/// Completes when the engine has stopped.
async fn closed(engine: &EngineHandle) {
    while engine.state() != EngineState::Closed {
        tokio::time::sleep(LOOK).await;
    }
}
