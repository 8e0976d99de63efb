//! Output to stderr: logs, and the progress of loading.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::cell::Cell;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Prints a line to stderr. Errors are ignored, because there is no other output for them.
pub(crate) fn say(line: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

/// Writes logs to stderr, for people or as JSON.
pub(crate) fn log_to_stderr(json: bool, quiet: bool) {
    let level = if quiet { tracing::Level::WARN } else { tracing::Level::INFO };
    let builder = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
    // The only reason to fail is an earlier call.
    let _ =
        if json { builder.json().try_init() } else { builder.with_ansi(std::io::stderr().is_terminal()).try_init() };
}

/// The time between lines, if stderr is not a terminal.
const INTERVAL: Duration = Duration::from_secs(5);

/// The progress of the weights' upload: a bar on a terminal, else a line from time to time.
pub(crate) struct Loading {
    bar: Option<ProgressBar>,
    last: Cell<Instant>,
    quiet: bool,
}

impl Loading {
    pub(crate) fn new(quiet: bool) -> Self {
        let bar = (!quiet && std::io::stderr().is_terminal()).then(|| {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            if let Ok(style) = ProgressStyle::with_template("loading {bar:30} {bytes}/{total_bytes}") {
                bar.set_style(style);
            }
            bar
        });
        Loading { bar, last: Cell::new(Instant::now()), quiet }
    }

    pub(crate) fn show(&self, done: u64, total: u64) {
        if let Some(bar) = &self.bar {
            bar.set_length(total);
            bar.set_position(done);
            if done == total {
                bar.finish_and_clear();
            }
        } else if !self.quiet && self.last.get().elapsed() >= INTERVAL {
            self.last.set(Instant::now());
            say(&format!("loading: {:.1} of {:.1} MB", done as f64 / 1e6, total as f64 / 1e6));
        }
    }
}
