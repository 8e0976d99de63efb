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
    /// Whether to show the progress on stderr: a bar in a terminal, otherwise a line every ten seconds, at the first
    /// record and at the end.
    pub progress: bool,
    /// When this is set, the run writes a checkpoint after the current step and ends: see [`stop_on_ctrl_c`].
    pub stop: Option<Arc<AtomicBool>>,
    /// What may differ from the run of the checkpoint that [`Trainer::resume`](super::Trainer::resume) continues from;
    /// nothing by default.
    pub allow: Vec<Change>,
}

/// A difference between the run of a checkpoint and the run that continues from it. The result then depends on the step
/// from which the run has continued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Change {
    /// [`Options::seed`].
    Seed,
    /// [`Data::fingerprint`](super::Data::fingerprint). The position in the data remains.
    Data,
    /// The number of batches in a step: [`Options::accumulate`] times the number of processes.
    Batches,
    /// [`Options::schedule`].
    Schedule,
    /// [`Options::optimizer`], except for the rule, and the types of the parameters: see
    /// [`Changed::Allow`](crate::optim::Changed::Allow).
    Optimizer,
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
            allow: Vec::new(),
        }
    }
}

impl Options {
    /// The batches of a step of `processes` processes.
    pub(super) fn batches(&self, processes: usize) -> Result<usize, TrainError> {
        self.accumulate.checked_mul(processes).ok_or(TrainError::Option {
            option: "accumulate",
            why: "times the number of processes, it does not fit in a `usize`: use fewer batches of a step",
        })
    }

    pub(super) fn check(&self) -> Result<(), TrainError> {
        self.schedule.check()?;
        let least = [
            ("steps", self.steps),
            ("accumulate", self.accumulate as u64),
            ("log_every", self.log_every),
            ("save_every", self.save_every),
            ("keep", self.keep as u64),
        ];
        if let Some((option, _)) = least.into_iter().find(|(_, value)| *value == 0) {
            return Err(TrainError::Option { option, why: "it must be at least 1" });
        }
        if self.steps > u32::MAX.into() {
            let why = "it must be less than 2^32, because the optimiser counts steps in 32 bits";
            return Err(TrainError::Option { option: "steps", why });
        }
        Ok(())
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
