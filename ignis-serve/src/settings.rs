//! The settings of a server.

use ignis::engine::{CacheType, SumOrder};
use ignis::files::Precision;
use ignis::weight::Quantise;
use ignis_driver::Speculation;
use std::time::Duration;

/// What a server allows, and how it names its model.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The name of the model; `None` for the name of its directory.
    pub name: Option<String>,
    /// Answer requests for any model name.
    pub any_model: bool,
    /// Keys of which requests must present one; empty for none.
    pub api_keys: Vec<String>,
    /// Origins whose pages may read answers; empty for none.
    pub cors: Vec<String>,
    /// Requests must address the server as `localhost` or by an IP address, which pages of other sites cannot do by
    /// changing what their own name resolves to.
    pub local_names_only: bool,
    /// The type of weights and cache; `None` for that of the weights' files.
    pub precision: Option<Precision>,
    /// What weights of 16 or 32 bits are quantised to while they are loaded.
    pub quantise: Option<Quantise>,
    /// The type of keys and values in the cache.
    pub cache: CacheType,
    /// How tokens are guessed, which needs one order of sums and selects it.
    pub speculation: Option<Speculation>,
    /// The order of sums. With [`SumOrder::Fixed`] an answer does not depend on the requests that run at the same time.
    pub sums: SumOrder,
    /// The most tokens of a prompt and its answer; `None` for up to 4096, as the model has.
    pub context: Option<usize>,
    /// The most texts that are generated at the same time.
    pub sequences: usize,
    /// The most requests that wait.
    pub queue: usize,
    /// The most bytes of a request's body.
    pub body: usize,
    /// The most tokens of an answer.
    pub output: usize,
    /// The most connections.
    pub connections: usize,
    /// The time for the headers and for the body of a request to arrive.
    pub receive: Duration,
    /// The time for an answer, after which it ends with an error.
    pub deadline: Duration,
    /// The time that running requests have to end when the server stops.
    pub grace: Duration,
    /// Events of each answer of a stream that may wait for a slow reader, before it is dropped.
    pub stream_buffer: usize,
    /// Log prompts and answers.
    pub log_texts: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            name: None,
            any_model: false,
            api_keys: Vec::new(),
            cors: Vec::new(),
            local_names_only: true,
            precision: None,
            quantise: None,
            cache: CacheType::Activations,
            speculation: None,
            sums: SumOrder::Fastest,
            context: None,
            sequences: 8,
            queue: 64,
            body: 4 << 20,
            output: 32_768,
            connections: 512,
            receive: Duration::from_secs(30),
            deadline: Duration::from_secs(600),
            grace: Duration::from_secs(10),
            stream_buffer: 1024,
            log_texts: false,
        }
    }
}
