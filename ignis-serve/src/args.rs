//! The command line.

use crate::Failure;
use clap::{Parser, value_parser};
use ignis::engine::SumOrder;
use ignis_driver::ModelArgs;
use ignis_serve::Settings;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The text after the flags in the help.
const NOTES: &str = "\
The address of the server goes to stdout; progress and logs go to stderr.
$IGNIS_API_KEY is a key like --api-key, which other users of the computer cannot see.
Exit codes: 0 stopped by a signal, 1 a file, a device or the network failed, 2 invalid command line.";

/// Serve a language model over HTTP in OpenAI's and Anthropic's interfaces, with a chat page.
#[derive(Debug, Parser)]
#[command(name = "ignis-serve", version, after_help = NOTES)]
pub(crate) struct Args {
    /// Directory with config.json, tokenizer.json and *.safetensors, as downloaded from Hugging Face [default: the
    /// embedded tiny model]
    pub(crate) folder: Option<PathBuf>,

    /// Port; 0 for a free one
    #[arg(short, long, default_value_t = 8080)]
    pub(crate) port: u16,

    /// Address to listen at; addresses other than loopback need a key
    #[arg(long, default_value = "127.0.0.1")]
    pub(crate) host: IpAddr,

    /// A key that requests must present; can be repeated
    #[arg(long, value_name = "KEY")]
    api_key: Vec<String>,

    /// A file with one key a line
    #[arg(long, value_name = "FILE")]
    api_key_file: Option<PathBuf>,

    /// Listen at an address that others can reach without a key
    #[arg(long)]
    pub(crate) no_key: bool,

    /// Accept requests that address the server by any name, such as behind a proxy
    #[arg(long)]
    any_host: bool,

    /// Allow pages of this origin to read answers; can be repeated; `*` for all
    #[arg(long, value_name = "ORIGIN")]
    cors: Vec<String>,

    /// Name of the model in requests [default: the directory's name]
    #[arg(long)]
    name: Option<String>,

    /// Answer requests for any model name
    #[arg(long)]
    any_model: bool,

    /// Tokens of a prompt with its answer [default: the model's, at most 4096]
    #[arg(short, long, value_name = "N", value_parser = value_parser!(u32).range(2..))]
    ctx_size: Option<u32>,

    /// Texts that are generated at the same time
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = value_parser!(u32).range(1..=256))]
    parallel: u32,

    /// Requests that may wait; more are answered with status 429
    #[arg(long, value_name = "N", default_value_t = 64)]
    queue: u32,

    /// Largest number of tokens of an answer
    #[arg(long, value_name = "N", default_value_t = 32768, value_parser = value_parser!(u32).range(1..))]
    max_output: u32,

    /// Largest body of a request in KiB
    #[arg(long, value_name = "KIB", default_value_t = 4096, value_parser = value_parser!(u32).range(1..))]
    max_body: u32,

    /// Seconds after which an answer ends with an error
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = value_parser!(u32).range(1..))]
    timeout: u32,

    #[command(flatten)]
    pub(crate) model: ModelArgs,

    /// Make answers independent of the requests that run at the same time: equal seeds give equal answers. Slower
    #[arg(long)]
    batch_invariant: bool,

    /// Log prompts and answers, which are private
    #[arg(long)]
    log_texts: bool,

    /// Log as JSON, one object a line
    #[arg(long)]
    pub(crate) log_json: bool,

    /// Log only warnings
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

impl Args {
    /// The settings of the server.
    pub(crate) fn settings(&self) -> Result<Settings, Failure> {
        let mut api_keys = self.api_key.clone();
        api_keys.extend(std::env::var("IGNIS_API_KEY").ok().filter(|key| !key.is_empty()));
        if let Some(path) = &self.api_key_file {
            let name = || path.display().to_string();
            let text = std::fs::read_to_string(path).map_err(|cause| Failure::Keys { path: name(), cause })?;
            let before = api_keys.len();
            api_keys.extend(text.lines().map(str::trim).filter(|key| !key.is_empty()).map(str::to_string));
            if api_keys.len() == before {
                return Err(Failure::Keys { path: name(), cause: std::io::Error::other("it has no keys") });
            }
        }
        Ok(Settings {
            name: self.name.clone(),
            any_model: self.any_model,
            api_keys,
            cors: self.cors.clone(),
            local_names_only: self.host.is_loopback() && !self.any_host,
            precision: self.model.precision(),
            quantise: self.model.quantise(),
            cache: self.model.cache(),
            speculation: self.model.speculation()?,
            sums: if self.batch_invariant { SumOrder::Fixed } else { SumOrder::Fastest },
            context: self.ctx_size.map(|n| n as usize),
            sequences: self.parallel as usize,
            queue: self.queue as usize,
            body: self.max_body as usize * 1024,
            output: self.max_output as usize,
            deadline: Duration::from_secs(u64::from(self.timeout)),
            log_texts: self.log_texts,
            ..Settings::default()
        })
    }
}
