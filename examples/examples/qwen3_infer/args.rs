//! The flags.

use clap::{ArgAction, Parser, ValueEnum, value_parser};
use ignis::models::qwen3::{Dtype, Precision, Sampling};
use std::path::PathBuf;

/// What follows the flags in the help.
const EXIT_CODES: &str = "\
Only the text goes to stdout; progress, warnings and statistics go to stderr.
Exit codes: 0 done, 1 a file or the machine failed, 2 wrong usage, 130 interrupted (Ctrl-C), 141 stdout was closed by its
reader (as in `qwen3_infer | head -1`; what a shell reports for a program that SIGPIPE ended).";

/// Continue a text or answer a message with a Qwen3 model. Without --model-path a tiny story model that is
/// part of this program is used.
#[derive(Debug, Parser)]
#[command(name = "qwen3_infer", version, after_help = EXIT_CODES)]
pub(crate) struct Args {
    /// Folder with config.json, tokenizer.json and *.safetensors, as downloaded from Hugging Face
    #[arg(short = 'm', long, alias = "model", value_name = "DIR")]
    pub(crate) model_path: Option<PathBuf>,

    /// The message (or, with --raw, the text) to answer; `-` reads it from stdin
    #[arg(short, long, value_name = "TEXT", conflicts_with = "file", allow_hyphen_values = true)]
    pub(crate) prompt: Option<String>,

    /// Read the prompt from a file, or from stdin with `-` (also without --prompt and --file if it is piped)
    #[arg(short, long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    /// Most tokens to generate; -1 generates until the text ends or the context is full (the cache then has room for the
    /// whole context; --ctx-size makes it smaller)
    #[arg(short = 'n', long, value_name = "N", default_value = "256", value_parser = limit, allow_negative_numbers = true)]
    pub(crate) max_tokens: Limit,

    /// Tokens of context [default: as many as the prompt and --max-tokens need]
    #[arg(short, long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub(crate) ctx_size: Option<u32>,

    /// Randomness; 0 always takes the most probable token [default: the model's]
    #[arg(long, alias = "temp", value_name = "X", allow_negative_numbers = true)]
    pub(crate) temperature: Option<f64>,

    /// Draw from this many most probable tokens; 0 for all [default: the model's]
    #[arg(long, value_name = "N")]
    pub(crate) top_k: Option<u32>,

    /// Draw from the most probable tokens with this much mass [default: the model's]
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) top_p: Option<f64>,

    /// Drop tokens less probable than this fraction of the best [default: the model's]
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) min_p: Option<f64>,

    /// Make seen tokens less probable; 1 is off [default: the model's]
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) repeat_penalty: Option<f64>,

    /// Number that fixes the random draws [default: a fresh one, which is printed]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// End the text before this string; may be given several times
    #[arg(long, value_name = "TEXT", action = ArgAction::Append, allow_hyphen_values = true)]
    pub(crate) stop: Vec<String>,

    /// System message put before the prompt
    #[arg(long, value_name = "TEXT", conflicts_with = "raw", allow_hyphen_values = true)]
    pub(crate) system: Option<String>,

    /// Continue the prompt as it is: no chat template, control tokens such as <|im_start|> count
    #[arg(long)]
    pub(crate) raw: bool,

    /// Let the model think before it answers; an error if its chat template has no such switch
    #[arg(long, conflicts_with_all = ["no_think", "raw"])]
    pub(crate) think: bool,

    /// Answer without thinking; an error if the chat template has no such switch
    #[arg(long, conflicts_with = "raw")]
    pub(crate) no_think: bool,

    /// Where to run
    #[arg(long, value_enum, default_value_t = DeviceChoice::Auto)]
    pub(crate) device: DeviceChoice,

    /// Number type of weights and cache on the device; weights of other types are converted, which is reported
    #[arg(long, value_enum, default_value_t = DtypeChoice::Auto)]
    pub(crate) dtype: DtypeChoice,

    /// Print one JSON object with text, tokens and statistics instead of streaming the text
    #[arg(long)]
    pub(crate) json: bool,

    /// Print detailed statistics to stderr
    #[arg(long, conflicts_with = "quiet")]
    pub(crate) stats: bool,

    /// Print nothing to stderr but errors
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// Devices to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DeviceChoice {
    /// The card if there is one, else the virtual gfx1100
    Auto,
    /// The card
    Gpu,
    /// The virtual gfx1100
    Virtual,
}

/// Number types to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DtypeChoice {
    /// The type that most of the weights have
    Auto,
    /// bfloat16: 8 significant bits, the range of f32
    Bf16,
    /// 16-bit IEEE: 11 significant bits, nothing above 65504
    F16,
    /// 32-bit IEEE: twice the memory
    F32,
}

impl DtypeChoice {
    /// The precision to run weights of the type `weights` in.
    pub(crate) fn precision(self, weights: Dtype) -> Precision {
        match self {
            DtypeChoice::Auto => Precision::of(weights),
            DtypeChoice::Bf16 => Precision::Bf16,
            DtypeChoice::F16 => Precision::F16,
            DtypeChoice::F32 => Precision::F32,
        }
    }
}

/// A number of tokens; `None` is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limit(Option<u32>);

impl Limit {
    /// The number of tokens.
    pub(crate) fn tokens(self) -> usize {
        self.0.map_or(usize::MAX, |n| n as usize)
    }
}

/// Reads a [`Limit`].
fn limit(text: &str) -> Result<Limit, String> {
    match (text, text.parse::<u32>()) {
        ("-1", _) => Ok(Limit(None)),
        (_, Ok(n)) if n > 0 => Ok(Limit(Some(n))),
        _ => Err(format!("expected a number from 1 to {}, or -1 for no limit", u32::MAX)),
    }
}

impl Args {
    /// The flags over the model's own defaults.
    pub(crate) fn sampling(&self, model: Sampling) -> Sampling {
        Sampling {
            temperature: self.temperature.unwrap_or(model.temperature),
            top_k: self.top_k.map_or(model.top_k, |k| k as usize),
            top_p: self.top_p.unwrap_or(model.top_p),
            min_p: self.min_p.unwrap_or(model.min_p),
            repetition_penalty: self.repeat_penalty.unwrap_or(model.repetition_penalty),
        }
    }

    /// What the template is told about thinking; `None` leaves it to the template.
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
