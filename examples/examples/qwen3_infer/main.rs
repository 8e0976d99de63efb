//! Language models on the command line: generates text from a Hugging Face model directory, or a
//! GGUF file, and a prompt. docs/models.md
//! lists the supported families.
//!
//! ```text
//! cargo run --release -p t0-examples --example qwen3_infer -- --prompt "Once upon a time"
//! cargo run --release -p t0-examples --example qwen3_infer -- -m ~/models/Qwen3-0.6B -p "Why is the sky blue?" --no-think
//! ```
//!
//! Without a prompt on a terminal, it chats. Only the text goes to stdout. Exit codes: 0 success, 1 a file or a device
//! failed, 2 invalid command line, 130 interrupted, 141 the reader of stdout closed the pipe.

mod args;
mod chat;
mod prompt;
mod report;

use args::Args;
use clap::Parser;
use ignis::Error;
use ignis::engine::{Event, Limits, Outcome, Sampling, Stop, SumOrder, generate};
use ignis::files::Folder;
use ignis::models::Checkpoint;
use ignis_driver::{Plan, TINY, model_time};
use report::Report;
use std::io::{ErrorKind, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Set while the prompt is processed and text is generated: then Ctrl-C ends the text instead of the process.
static GENERATING: AtomicBool = AtomicBool::new(false);
/// Set by Ctrl-C during that time.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// The exit code when the reader of stdout has closed the pipe: the code that a shell reports for a program killed by
/// SIGPIPE.
const CLOSED: u8 = 128 + 13;

fn main() -> ExitCode {
    let args = Args::parse();
    // Without a handler Ctrl-C still ends the process, but without statistics.
    let _ = ctrlc::set_handler(|| {
        if !GENERATING.load(Ordering::SeqCst) || INTERRUPTED.swap(true, Ordering::SeqCst) {
            std::process::exit(130);
        }
    });
    match run(&args) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            report::error(&error);
            ExitCode::from(if error.is_usage() { 2 } else { 1 })
        }
    }
}

fn run(args: &Args) -> Result<u8, Error> {
    let start = Instant::now();
    let chat = prompt::is_chat(args);
    let text = if chat { String::new() } else { prompt::read(args)? };
    let folder = match &args.model_path {
        Some(path) => Folder::open(path)?,
        None => TINY,
    };
    let checkpoint = Checkpoint::open(folder)?;
    let sampling = args.sampling(checkpoint.generation.sampling());
    let seed = args.seed.unwrap_or_else(report::fresh_seed);
    sampling.check()?;
    let max_tokens = args.max_tokens.tokens();
    let asked = args.ctx_size.map(|n| n as usize);
    let (prompt, context) = if chat {
        (Vec::new(), chat::context(&checkpoint, asked)?)
    } else {
        let prompt = prompt::encode(args, &checkpoint, &text)?;
        let context = checkpoint.context(prompt.len(), max_tokens, asked)?;
        (prompt, context)
    };

    let mut report = Report::new(args);
    let form = args.model.form(&checkpoint);
    report.unknown(&checkpoint);
    report.converting(&checkpoint, form.precision);
    let limits = Limits::of_window(1, context, checkpoint.config.window());
    let limits = Limits { cache: args.model.cache(), ..limits };
    let plan = Plan { form, limits, sums: SumOrder::Fastest, speculation: args.model.speculation()? };
    let device = args.model.device.open()?;
    let mut opened = plan.open(&checkpoint, &device, &mut |done, total| report.loading(done, total))?;
    report.loaded(&checkpoint, &opened, form, context, seed, start.elapsed());
    if chat {
        return chat::run(args, &checkpoint, &mut opened.engine, &mut report, sampling, seed);
    }

    GENERATING.store(true, Ordering::SeqCst);
    let request = checkpoint.request(prompt, max_tokens, &args.stop);
    let mut out = Output { shown: !args.json, ends_line: true, closed: false, failed: None };
    let mut generated = 0;
    let total = request.prompt.len();
    let mut sequence = opened.engine.sequence(sampling, seed)?;
    let outcome = generate(&mut opened.engine, &mut sequence, &checkpoint.tokenizer, &request, &mut |event| {
        if let Event::Text(_) = event {
            generated += 1;
            report.generating(generated);
        }
        out.event(event, &report, total)
    })?;
    GENERATING.store(false, Ordering::SeqCst);
    let interrupted = INTERRUPTED.load(Ordering::SeqCst);
    report.guessed(&opened.engine);
    if args.stats && opened.emulated && !interrupted {
        // Its memory is needed again.
        drop((sequence, opened));
        report.modelled(model_time(&checkpoint, form, limits.cache, &request.prompt));
    }
    finish(args, &mut out, &report, total, &outcome, sampling, interrupted);
    match out.failed {
        Some(cause) => Err(Error::Write { stream: "stdout", cause }),
        None if interrupted => Ok(130),
        None if out.closed => Ok(CLOSED),
        None => Ok(0),
    }
}

/// Writes the end of the output: a newline or the JSON object, and the statistics.
fn finish(
    args: &Args,
    out: &mut Output,
    report: &Report,
    total: usize,
    outcome: &Outcome,
    sampling: Sampling,
    interrupted: bool,
) {
    let stop = reason(&outcome.stop, interrupted);
    if args.json {
        out.shown = true;
        let _ = out.show(&report.json(outcome, sampling, stop));
    } else if !out.ends_line {
        let _ = out.show("\n");
    }
    if !out.closed {
        report.finished(total, outcome, stop);
    }
}

/// Why the text ended, in words.
fn reason(stop: &Stop, interrupted: bool) -> &'static str {
    match stop {
        Stop::Eos(_) => "end of text",
        Stop::String(_) => "stop string",
        Stop::MaxTokens => "max tokens",
        Stop::Context => "context full",
        Stop::Caller if interrupted => "interrupted",
        Stop::Caller => "output closed",
    }
}

/// stdout, flushed after each write.
struct Output {
    shown: bool,
    ends_line: bool,
    closed: bool,
    failed: Option<std::io::Error>,
}

impl Output {
    /// Shows the progress of a prompt of `total` tokens, or text; breaks if generation should stop.
    fn event(&mut self, event: Event<'_>, report: &Report, total: usize) -> ControlFlow<()> {
        match event {
            Event::Prompt(done) => {
                report.reading(done, total);
                self.flow()
            }
            Event::Text(text) => self.show(text),
        }
    }

    /// Writes text; breaks if generation should stop.
    fn show(&mut self, text: &str) -> ControlFlow<()> {
        if self.shown && !text.is_empty() && !self.closed {
            let mut stdout = std::io::stdout().lock();
            match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
                Ok(()) => self.ends_line = text.ends_with('\n'),
                Err(cause) => {
                    self.closed = true;
                    self.failed = (cause.kind() != ErrorKind::BrokenPipe).then_some(cause);
                }
            }
        }
        self.flow()
    }

    /// Whether generation should continue.
    fn flow(&self) -> ControlFlow<()> {
        if self.closed || INTERRUPTED.load(Ordering::SeqCst) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}
