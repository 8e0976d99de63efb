//! The output to stderr, and the JSON object.

use crate::args::Args;
use ignis::Error;
use ignis::engine::{DraftCount, Engine, Outcome, PAGE, Sampling};
use ignis::files::Precision;
use ignis::models::{Checkpoint, WeightForm};
use ignis_driver::{Modelled, Opened};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;
use std::cell::Cell;
use std::hash::{BuildHasher, RandomState};
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Facts about the run, collected as they become known, and how many of them to print.
pub(crate) struct Report {
    quiet: bool,
    detailed: bool,
    loading: ProgressBar,
    reading: ProgressBar,
    model: String,
    dtype: &'static str,
    device: String,
    emulated: bool,
    seed: u64,
    load: Duration,
    details: Vec<(&'static str, String)>,
    /// The time of the last line about progress; `None` where there are progress bars or nothing is printed.
    lines: Option<Cell<Instant>>,
}

/// The name of the row of guesses.
const GUESSES: &str = "guessed tokens";

/// The time between lines about progress, if stderr is not a terminal.
const INTERVAL: Duration = Duration::from_secs(5);

/// Prints a line to stderr. Errors are ignored, because there is no other output for them.
pub(crate) fn say(line: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

/// Whether stderr supports colours.
fn coloured() -> bool {
    std::io::stderr().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
        && std::env::var_os("TERM").is_none_or(|t| t != "dumb")
}

/// Prints the error that ends the program.
pub(crate) fn error(error: &Error) {
    say(&if coloured() { format!("\x1b[1;31merror:\x1b[0m {error}") } else { format!("error: {error}") });
}

/// A seed that differs between runs and is short enough to type.
pub(crate) fn fresh_seed() -> u64 {
    RandomState::new().hash_one(std::process::id()) & 0xFFFF_FFFF
}

/// Tokens per second.
fn rate(tokens: usize, time: Duration) -> f64 {
    if time.is_zero() { 0.0 } else { tokens as f64 / time.as_secs_f64() }
}

/// Formats a number of bytes for humans.
fn bytes(n: u64) -> String {
    match n {
        0..10_000 => format!("{n} B"),
        10_000..10_000_000 => format!("{:.1} kB", n as f64 / 1e3),
        10_000_000..10_000_000_000 => format!("{:.1} MB", n as f64 / 1e6),
        _ => format!("{:.1} GB", n as f64 / 1e9),
    }
}

/// The peak memory of the process, if the system reports it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kib| kib * 1024)
}

/// The form of the weights, for a message.
fn runs_in(form: WeightForm) -> String {
    let precision = form.precision.name();
    form.quantise.map_or(precision.to_string(), |quantise| format!("{} with {precision}", quantise.name()))
}

/// The first names of a list, for a message.
fn first_of(names: &[String]) -> String {
    match names.len().checked_sub(5) {
        Some(more @ 1..) => format!("{} and {more} more", names[..5].join(", ")),
        _ => names.join(", "),
    }
}

/// A progress bar on stderr, or a hidden one.
fn bar(shown: bool, template: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    if shown {
        bar.set_draw_target(ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
    }
    bar
}

impl Report {
    /// A report without any facts yet.
    pub(crate) fn new(args: &Args) -> Self {
        let shown = !args.quiet && std::io::stderr().is_terminal();
        Report {
            quiet: args.quiet,
            detailed: args.stats,
            loading: bar(shown, "loading {bar:30} {bytes}/{total_bytes}"),
            reading: bar(shown, "reading the prompt {bar:30} {pos}/{len} tokens"),
            model: String::new(),
            dtype: "",
            device: String::new(),
            emulated: false,
            seed: 0,
            load: Duration::ZERO,
            details: Vec::new(),
            lines: (!args.quiet && !shown).then(|| Cell::new(Instant::now())),
        }
    }

    /// Prints a line about progress, if stderr is not a terminal and the last line was printed some time ago.
    fn progress(&self, line: impl FnOnce() -> String) {
        if let Some(last) = self.lines.as_ref().filter(|last| last.get().elapsed() >= INTERVAL) {
            last.set(Instant::now());
            say(&line());
        }
    }

    /// Reports keys and tensors of the model that have no effect because they are unknown.
    pub(crate) fn unknown(&self, checkpoint: &Checkpoint) {
        if self.quiet {
            return;
        }
        let (config, generation) = (&checkpoint.config.unknown, &checkpoint.generation.unknown);
        for (file, keys) in [("config.json", config), ("generation_config.json", generation)] {
            if !keys.is_empty() {
                say(&format!("{file} has keys that are unknown and have no effect: {}", first_of(keys)));
            }
        }
        let extra = checkpoint.weights.extra();
        if !extra.is_empty() {
            say(&format!("the model has tensors that are not used: {}", first_of(extra)));
        }
    }

    /// Reports weights that are converted.
    pub(crate) fn converting(&self, checkpoint: &Checkpoint, precision: Precision) {
        for (dtype, size) in checkpoint.weights.dtypes() {
            if dtype.is_quantised() || precision == Precision::of(dtype) || self.quiet {
                continue;
            }
            let how = if precision.holds(dtype) { "exactly" } else { "rounded to nearest" };
            say(&format!("converting {} of {} weights to {}, {how}", bytes(size), dtype.name(), precision.name()));
        }
    }

    /// Updates the progress bar of the weights.
    pub(crate) fn loading(&self, done: u64, total: u64) {
        self.loading.set_length(total);
        self.loading.set_position(done);
        self.progress(|| format!("loading: {} of {}", bytes(done), bytes(total)));
    }

    /// Updates the progress bar of the prompt, and removes it when the whole prompt has been processed.
    pub(crate) fn reading(&self, done: usize, total: usize) {
        self.reading.set_length(total as u64);
        self.reading.set_position(done as u64);
        self.progress(|| format!("reading the prompt: {done} of {total} tokens"));
        if done == total {
            self.reading.finish_and_clear();
        }
    }

    /// Reports the progress of generation.
    pub(crate) fn generating(&self, tokens: usize) {
        self.progress(|| format!("generating: {tokens} tokens"));
    }

    /// Prints the model and the device.
    pub(crate) fn loaded(
        &mut self,
        checkpoint: &Checkpoint,
        opened: &Opened,
        form: WeightForm,
        context: usize,
        seed: u64,
        load: Duration,
    ) {
        self.loading.finish_and_clear();
        let precision = form.precision;
        let config = &checkpoint.config;
        let weights = &checkpoint.weights;
        self.model = checkpoint.folder.name();
        self.dtype = precision.name();
        self.device = opened.device.clone();
        self.emulated = opened.emulated;
        self.seed = seed;
        self.load = load;
        let positions = opened.engine.pages().total * PAGE as usize;
        let of_token = config.cache_bytes_per_token(opened.engine.limits().cache, precision.size());
        self.details = vec![
            ("weights", format!("{} {}", bytes(weights.bytes()), weights.dtype().name())),
            ("tensors not used", weights.extra().len().to_string()),
            ("context", format!("{context} of {}", config.context())),
            ("runs in", runs_in(form)),
            ("bits per weight", format!("{:.2}", opened.bits)),
            ("device memory", opened.memory.to_string()),
            ("cache", bytes(of_token * positions as u64)),
            ("cache of a token", format!("{of_token} bytes")),
        ];
        if !self.quiet {
            say(&format!(
                "{}: {:.1} M parameters, {} layers, {}{}; device: {}{}; seed {seed}",
                self.model,
                config.parameters() as f64 / 1e6,
                config.num_hidden_layers,
                weights.dtype().name(),
                if form == WeightForm::from(Precision::of(weights.dtype())) {
                    String::new()
                } else {
                    format!(" run in {}", runs_in(form))
                },
                self.device,
                if self.emulated { " (emulated)" } else { "" },
            ));
        }
    }

    /// Takes note of the guesses, if the engine makes any.
    pub(crate) fn guessed(&mut self, engine: &Engine) {
        if engine.limits().drafts > 0 {
            let DraftCount { drafted, accepted } = engine.drafts();
            let share = 100.0 * accepted as f64 / drafted.max(1) as f64;
            let text = format!("{accepted} of {drafted} accepted, {share:.0} %");
            self.details.retain(|(name, _)| *name != GUESSES);
            self.details.push((GUESSES, text));
        }
    }

    /// Takes note of the modelled time on a card.
    pub(crate) fn modelled(&mut self, time: Result<Option<Modelled>, Error>) {
        let text = match time {
            Ok(Some(Modelled { prompt, token })) => {
                let [prompt, token] = [prompt, token].map(|time| time.as_secs_f64());
                format!("prompt {:.2} ms, then {:.1} token/s", 1e3 * prompt, 1.0 / token)
            }
            Ok(None) => "the context has no room for a token after the prompt".into(),
            Err(error) => format!("not known: {error}"),
        };
        self.details.push(("modelled, 7900 XTX", text));
    }

    /// Prints the statistics.
    pub(crate) fn finished(&self, all: usize, outcome: &Outcome, stop: &str) {
        self.reading.finish_and_clear();
        if self.quiet {
            return;
        }
        let t = &outcome.timing;
        let read = outcome.prompt_tokens;
        let mut prompt = if read == all { read.to_string() } else { format!("{read} of {all}") };
        if outcome.cached_tokens > 0 {
            prompt.push_str(&format!(" ({} cached)", outcome.cached_tokens));
        }
        say(&format!(
            "load {:.2} s; prompt {prompt} tokens, {:.1} token/s; first token {:.2} s; generated {} tokens, {:.1} token/s; \
             stopped: {stop}; seed {}{}",
            self.load.as_secs_f64(),
            rate(read.saturating_sub(outcome.cached_tokens), t.prompt),
            t.first_token.as_secs_f64(),
            outcome.tokens.len(),
            rate(outcome.decoded, t.decode),
            self.seed,
            if self.emulated { "; emulated" } else { "" },
        ));
        if self.detailed {
            for (name, value) in &self.details {
                say(&format!("  {name:<18} {value}"));
            }
            if let Some(peak) = peak_memory() {
                say(&format!("  {:<18} {}", "peak memory", bytes(peak)));
            }
        }
    }

    /// Text and statistics as JSON, with the tokens in one line.
    pub(crate) fn json(&self, outcome: &Outcome, sampling: Sampling, stop: &str) -> String {
        const MARK: &str = "\"tokens\": \"\"";
        let tokens = serde_json::Value::from(outcome.tokens.clone());
        // The text cannot contain the mark, because its quotes are escaped.
        let object = self.object(outcome, sampling, stop);
        format!("{object:#}\n").replacen(MARK, &format!("\"tokens\": {tokens}"), 1)
    }

    fn object(&self, outcome: &Outcome, sampling: Sampling, stop: &str) -> serde_json::Value {
        let t = &outcome.timing;
        json!({
            "text": outcome.text,
            "tokens": "",
            "prompt_tokens": outcome.prompt_tokens,
            "generated_tokens": outcome.tokens.len(),
            "stop": stop,
            "model": self.model,
            "dtype": self.dtype,
            "device": self.device,
            "emulated": self.emulated,
            "seed": self.seed,
            "sampling": {
                "temperature": sampling.temperature,
                "top_k": sampling.top_k,
                "top_p": sampling.top_p,
                "min_p": sampling.min_p,
                "repeat_penalty": sampling.repetition_penalty,
            },
            "seconds": {
                "load": self.load.as_secs_f64(),
                "prompt": t.prompt.as_secs_f64(),
                "first_token": t.first_token.as_secs_f64(),
                "decode": t.decode.as_secs_f64(),
            },
            "tokens_per_second": { "prompt": rate(outcome.prompt_tokens, t.prompt), "decode": rate(outcome.decoded, t.decode) },
            "peak_memory_bytes": peak_memory(),
        })
    }
}
