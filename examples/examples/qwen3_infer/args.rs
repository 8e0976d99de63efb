//! The command-line flags.

use clap::{ArgAction, Parser, value_parser};
use ignis::engine::Sampling;
use ignis_driver::ModelArgs;
use std::path::PathBuf;

/// The text after the flags in the help.
const EXIT_CODES: &str = "\
Only the text goes to stdout; progress, warnings and statistics go to stderr.
Exit codes: 0 success, 1 a file or a device failed, 2 invalid command line, 130 interrupted (Ctrl-C), 141 the reader of
stdout closed the pipe (as in `qwen3_infer | head -1`; shells report this code for a program killed by SIGPIPE).";

/// Continue a text or answer a message with a language model: Qwen2, Qwen3, Llama, Mistral and others. Without
/// --model-path it uses a tiny story model that is embedded in this program.
#[derive(Debug, Parser)]
#[command(name = "qwen3_infer", version, after_help = EXIT_CODES)]
pub(crate) struct Args {
    /// Directory with config.json, tokenizer.json and *.safetensors, as downloaded from Hugging Face, or a *.gguf file;
    /// models are not downloaded
    #[arg(short = 'm', long, alias = "model", value_name = "PATH")]
    pub(crate) model_path: Option<PathBuf>,

    /// The message to answer or, with --raw, the text to continue; `-` reads it from stdin
    #[arg(short, long, value_name = "TEXT", conflicts_with = "file", allow_hyphen_values = true)]
    pub(crate) prompt: Option<String>,

    /// Read the prompt from a file, or from stdin with `-` (stdin is also read if it is a pipe and there is no
    /// --prompt); one line end at the end is removed, also with --raw
    #[arg(short, long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    /// Chat in several turns, one message a line; /clear begins a new chat, /exit ends. On a terminal this is the
    /// default without a prompt
    #[arg(long, conflicts_with_all = ["prompt", "file", "raw", "json"])]
    pub(crate) chat: bool,

    /// Maximum number of tokens to generate; -1 generates until the text ends or the context is full (the cache then
    /// has the size of the model's context, unless --ctx-size sets a smaller one)
    #[arg(short = 'n', long, value_name = "N", default_value = "256", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) max_tokens: Limit,

    /// Context size in tokens [default: as many as the prompt and --max-tokens need; in a chat 4096, or the model's]
    #[arg(short, long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub(crate) ctx_size: Option<u32>,

    /// Sampling temperature; 0 always selects the most probable token [default: the model's]
    #[arg(long, alias = "temp", value_name = "X", allow_negative_numbers = true)]
    pub(crate) temperature: Option<f64>,

    /// Sample from this many most probable tokens; 0 for all [default: the model's]
    #[arg(long, value_name = "N")]
    pub(crate) top_k: Option<u32>,

    /// Sample from the most probable tokens with this total probability [default: the model's]
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) top_p: Option<f64>,

    /// Exclude tokens less probable than this fraction of the most probable one [default: the model's]
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) min_p: Option<f64>,

    /// Repetition penalty: make tokens that already occurred less probable; 1 is off [default: the model's]
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) repeat_penalty: Option<f64>,

    /// Seed of the sampler [default: a random one, which is printed]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// End the text before this string; can be repeated
    #[arg(long, value_name = "TEXT", action = ArgAction::Append, allow_hyphen_values = true)]
    pub(crate) stop: Vec<String>,

    /// System message before the prompt
    #[arg(long, value_name = "TEXT", conflicts_with = "raw", allow_hyphen_values = true)]
    pub(crate) system: Option<String>,

    /// Continue the prompt unchanged: no chat template, and control tokens such as <|im_start|> are recognised. The
    /// tokens that the tokenizer adds to a text, such as BOS, are added
    #[arg(long)]
    pub(crate) raw: bool,

    /// Let the model think before it answers; an error if the chat template does not support this
    #[arg(long, conflicts_with_all = ["no_think", "raw"])]
    pub(crate) think: bool,

    /// Let the model answer without thinking; an error if the chat template does not support this
    #[arg(long, conflicts_with = "raw")]
    pub(crate) no_think: bool,

    #[command(flatten)]
    pub(crate) model: ModelArgs,

    /// Print one JSON object with text, tokens and statistics instead of streaming the text
    #[arg(long)]
    pub(crate) json: bool,

    /// Print detailed statistics to stderr
    #[arg(long, conflicts_with = "quiet")]
    pub(crate) stats: bool,

    /// Print only errors to stderr
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// A number of tokens; `None` means no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limit(Option<u32>);

impl Limit {
    /// The number of tokens.
    pub(crate) fn tokens(self) -> usize {
        self.0.map_or(usize::MAX, |n| n as usize)
    }
}

/// Parses a [`Limit`].
fn limit(text: &str) -> Result<Limit, String> {
    match (text, text.parse::<u32>()) {
        ("-1", _) => Ok(Limit(None)),
        (_, Ok(n)) if n > 0 => Ok(Limit(Some(n))),
        _ => Err(format!("expected a number from 1 to {}, or -1 for no limit", u32::MAX)),
    }
}

impl Args {
    /// The sampling flags, with the model's defaults for those that are not set.
    pub(crate) fn sampling(&self, model: Sampling) -> Sampling {
        Sampling {
            temperature: self.temperature.unwrap_or(model.temperature),
            top_k: self.top_k.map_or(model.top_k, |k| k as usize),
            top_p: self.top_p.unwrap_or(model.top_p),
            min_p: self.min_p.unwrap_or(model.min_p),
            repetition_penalty: self.repeat_penalty.unwrap_or(model.repetition_penalty),
            ..model
        }
    }

    /// The value of `enable_thinking` for the template; `None` leaves it unset.
    pub(crate) fn thinking(&self) -> Option<bool> {
        if self.think {
            Some(true)
        } else if self.no_think {
            Some(false)
        } else {
            None
        }
    }
}
