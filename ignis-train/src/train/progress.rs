//! The progress of a run on stderr.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Time from one line to the next.
const INTERVAL: Duration = Duration::from_secs(10);

/// A bar in a terminal; lines in a file or a pipe, which has no use for a bar.
#[derive(Debug)]
pub(super) enum Progress {
    Hidden,
    Bar(ProgressBar),
    Lines { steps: u64, first: u64, start: Instant, last: Option<Instant> },
}

impl Progress {
    /// Shows that `step` of `steps` are done.
    pub(super) fn new(shown: bool, steps: u64, step: u64) -> Progress {
        if !shown {
            return Progress::Hidden;
        }
        if !std::io::stderr().is_terminal() {
            return Progress::Lines { steps, first: step, start: Instant::now(), last: None };
        }
        let bar = ProgressBar::new(steps).with_position(step);
        Progress::Bar(match ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} [{elapsed} of {duration}]") {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        })
    }

    /// Shows a step, and its loss if there is a record.
    pub(super) fn step(&mut self, step: u64, loss: Option<f32>) {
        match self {
            Progress::Hidden => {}
            Progress::Bar(bar) => {
                if let Some(loss) = loss {
                    bar.set_message(format!("loss {loss:.4}"));
                }
                bar.set_position(step);
            }
            Progress::Lines { steps, first, start, last } => {
                let Some(loss) = loss else { return };
                let due = last.is_none_or(|last| last.elapsed() >= INTERVAL) || step == *steps;
                if due {
                    let line = line(step, *steps, loss, start.elapsed(), step.saturating_sub(*first));
                    // There is no other place for an error of stderr.
                    let _ = writeln!(std::io::stderr().lock(), "{line}");
                    *last = Some(Instant::now());
                }
            }
        }
    }

    pub(super) fn finish(self) {
        if let Progress::Bar(bar) = self {
            bar.finish();
        }
    }
}

/// The line of a step, `made` steps after the start.
fn line(step: u64, steps: u64, loss: f32, elapsed: Duration, made: u64) -> String {
    let rate = made as f64 / elapsed.as_secs_f64().max(1e-3);
    format!("step {step} of {steps}: loss {loss:.4}, {:.0} s, {rate:.2} steps/s", elapsed.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_the_step_the_loss_and_the_rate() {
        let text = line(50, 400, 0.25, Duration::from_secs(20), 10);
        assert_eq!(text, "step 50 of 400: loss 0.2500, 20 s, 0.50 steps/s");
        assert_eq!(line(1, 1, f32::NAN, Duration::ZERO, 0), "step 1 of 1: loss NaN, 0 s, 0.00 steps/s");
    }
}
