//! What `t0 tune` displays while it runs: a bar on a terminal, otherwise a line for each candidate.

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicUsize, Ordering};

use indicatif::{ProgressBar, ProgressStyle};
use t0_tune::measure::{Progress, Step};
use t0_tune::record::Outcome;
use t0_tune::shape_text;

/// The display for standard error.
pub(super) fn progress() -> Progress {
    if std::io::stderr().is_terminal() { bar() } else { lines() }
}

fn bar() -> Progress {
    let bar = ProgressBar::hidden();
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {msg}") {
        bar.set_style(style);
    }
    Progress::new(move |step| match step {
        Step::Begins { candidates, .. } => {
            bar.reset();
            bar.set_length(*candidates as u64);
            bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
        }
        Step::Known | Step::Measured { .. } => bar.inc(1),
        Step::Measures { instance, shape } => bar.set_message(format!("{instance} {}", shape_text(shape))),
        Step::Compares { shape, .. } => bar.set_message(format!("comparing the instances at {}", shape_text(shape))),
        Step::Verifies { instance, shape, .. } => {
            bar.set_message(format!("verifying {instance} {}", shape_text(shape)));
        }
        Step::Ends => bar.finish_and_clear(),
    })
}

fn lines() -> Progress {
    let (done, all) = (AtomicUsize::new(0), AtomicUsize::new(0));
    Progress::new(move |step| {
        let next = || done.fetch_add(1, Ordering::Relaxed) + 1;
        match step {
            Step::Begins { candidates, .. } => {
                done.store(0, Ordering::Relaxed);
                all.store(*candidates, Ordering::Relaxed);
            }
            Step::Known => drop(next()),
            Step::Measured { .. } => {
                let at = next();
                if let Some(text) = line(step) {
                    print(&format!("[{at}/{}] {text}", all.load(Ordering::Relaxed)));
                }
            }
            _ => line(step).iter().for_each(|text| print(text)),
        }
    })
}

/// What a step is as a line, if it has one.
fn line(step: &Step<'_>) -> Option<String> {
    match step {
        Step::Measured { target, instance, shape, outcome, kept } => {
            let kept = if *kept { ", as recorded: its code has not changed" } else { "" };
            let found = match outcome {
                Outcome::Cost { cost, .. } => format!("cost {cost:.1}"),
                Outcome::Refused { why } => format!("refused: {why}"),
            };
            Some(format!("{instance} at {} on {target}: {found}{kept}", shape_text(shape)))
        }
        Step::Compares { target, shape } => {
            Some(format!("comparing the instances at {} on {target}", shape_text(shape)))
        }
        Step::Verifies { target, instance, shape } => {
            Some(format!("verifying {instance} at {} on {target}", shape_text(shape)))
        }
        Step::Begins { .. } | Step::Known | Step::Measures { .. } | Step::Ends => None,
    }
}

fn print(line: &str) {
    // If standard error is closed, nothing can be reported.
    let _ = writeln!(anstream::stderr(), "{line}");
}
