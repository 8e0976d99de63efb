//! The options of a run.

use super::error::TrainError;
use crate::optim::{Schedule, Settings};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The options of a [`Trainer`](super::Trainer).
#[derive(Clone, Debug)]
pub struct Options {
    /// Steps in total, those before a checkpoint included; 100 by default.
    pub steps: u64,
    /// Batches of a step, whose gradients are accumulated; 1 by default.
    pub accumulate: usize,
    /// The learning rate; a constant 1e-3 by default.
    pub schedule: Schedule,
    /// The optimiser.
    pub optimizer: Settings,
    /// The seed of random numbers in steps: see [`Step::seed`](super::Step::seed).
    pub seed: u64,
    /// Steps from one record of metrics to the next; 10 by default. Between them, nothing crosses to the host.
    pub log_every: u64,
    /// The folder of checkpoints, metrics and the plot of the loss. `None` writes no files.
    pub folder: Option<PathBuf>,
    /// Steps from one checkpoint to the next; 100 by default. There is one at the end too.
    pub save_every: u64,
    /// Checkpoints to keep; 3 by default.
    pub keep: usize,
    /// Whether to show a progress bar on stderr, if that is a terminal.
    pub progress: bool,
    /// When this is set, the run writes a checkpoint after the current step and ends: see [`stop_on_ctrl_c`].
    pub stop: Option<Arc<AtomicBool>>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            steps: 100,
            accumulate: 1,
            schedule: Schedule::constant(1e-3),
            optimizer: Settings::default(),
            seed: 0,
            log_every: 10,
            folder: None,
            save_every: 100,
            keep: 3,
            progress: false,
            stop: None,
        }
    }
}

impl Options {
    pub(super) fn check(&self) -> Result<(), TrainError> {
        let least = [
            ("accumulate", self.accumulate as u64),
            ("log_every", self.log_every),
            ("save_every", self.save_every),
            ("keep", self.keep as u64),
        ];
        match least.into_iter().find(|(_, value)| *value == 0) {
            Some((option, _)) => Err(TrainError::Option { option, why: "it must be at least 1" }),
            None => Ok(()),
        }
    }
}

/// A value for [`Options::stop`] that the first Ctrl-C sets. The second one ends the process.
///
/// # Errors
/// [`TrainError::Signal`] if the process handles Ctrl-C already.
pub fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>, TrainError> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::SeqCst) {
            // The exit code that a shell reports for a process that SIGINT has ended.
            std::process::exit(130);
        }
    })?;
    Ok(stop)
}
