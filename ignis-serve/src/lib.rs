//! Serves a language model on T0 over HTTP, in OpenAI's and Anthropic's interfaces.
//!
//! ```no_run
//! use ignis_serve::{Server, ServedModel, Settings};
//! use ignis::files::Folder;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let settings = Settings::default();
//! let device = t0::Device::open()?;
//! let model = ServedModel::open(Folder::open("models/Qwen3-0.6B")?, &device, &settings, &mut |_, _| {})?;
//! let runtime = tokio::runtime::Runtime::new()?;
//! runtime.block_on(async {
//!     let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//!     Server::new(model, settings).run(listener, async { tokio::signal::ctrl_c().await.unwrap_or(()) }).await;
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
//! | `messages` | Anthropic's `/v1/messages` |
//! | `metrics` | `/metrics` |
//! | `model` | the model and its engine |
//! | `page` | the chat page |
//! | `parameters` | parameters that endpoints share |
//! | `prompt` | conversations to tokens |
//! | `random` | identifiers and seeds |
//! | `responses` | `/v1/responses` |
//! | `routes` | routes, keys, names of the host, logs |
//! | `running` | a request in the engine |
//! | `settings` | the settings of a server |
//! | `split` | reasoning, content and calls of tools in the text of a model |
//! | `state` | `/v1/models`, `/health`, `/metrics` |
//! | `stream` | server-sent events |
//! | `tokens` | `/tokenize`, `/detokenize` |
//!
//! **Invariant:** a parameter of a request is honoured or refused with its name; none is ignored.
//!
//! **Invariant:** the engine's thread never waits for a client, and no request blocks a thread of the server.
//!
//! Limits: embeddings, grammars (`response_format`, strict tools), images and stored conversations are refused. The
//! server speaks HTTP/1.1 without TLS.

mod app;
mod chat;
mod check;
mod completions;
mod connections;
mod embeddings;
mod error;
mod fields;
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

pub use check::{ENDPOINTS, RequestError};
pub use model::ServedModel;
pub use settings::Settings;

use std::future::Future;
use std::sync::Arc;
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
    pub async fn run(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        let settings = &self.app.settings;
        let limits =
            connections::Limits { connections: settings.connections, headers: settings.receive, grace: settings.grace };
        connections::serve(listener, routes::router(Arc::clone(&self.app)), limits, stop).await;
        let engine = self.app.model.engine.clone();
        // Joins the engine's thread.
        let _ = tokio::task::spawn_blocking(move || engine.close()).await;
    }
}
