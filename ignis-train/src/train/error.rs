//! What can go wrong in training.

use super::loader::Position;
use ignis::Error;
use std::io;
use std::path::PathBuf;

/// The error of a training run. Checkpoints that were written before are unchanged.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TrainError {
    /// The loss is not a finite number.
    #[error(
        "the loss of step {step} is {loss}: training stops here. The last checkpoint is unchanged; continue from it with a smaller learning rate, a longer warm-up or clipping"
    )]
    Loss {
        /// The step, from 1.
        step: u64,
        /// The loss.
        loss: f32,
    },
    /// A gradient is not a finite number.
    #[error(
        "a gradient of step {step} is not finite: the step did not change the parameters, and training stops here. The last checkpoint is unchanged; use loss scaling in f16, or continue with a smaller learning rate or clipping"
    )]
    Gradient {
        /// The step, from 1.
        step: u64,
    },
    /// The counts of the batches of a step do not fit in 64 bits.
    #[error("the counts (`Data::count`) of the batches of step {step} do not fit in 64 bits together")]
    Count {
        /// The step, from 1.
        step: u64,
    },
    /// A step failed.
    #[error("step {step} failed: {cause}. {}", saved(checkpoint.as_ref()))]
    Step {
        /// The step, from 1.
        step: u64,
        /// The reason.
        cause: Box<Error>,
        /// The checkpoint that was written then, with the state before the step.
        checkpoint: Option<PathBuf>,
    },
    /// A file cannot be written.
    #[error("cannot write {}: {cause}; a file that was there before has not changed", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The reason.
        cause: io::Error,
    },
    /// A file cannot be read.
    #[error("cannot read {}: {cause}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The reason.
        cause: io::Error,
    },
    /// Another run uses the folder.
    #[error("another run uses the folder {}: wait until it has ended, or use another folder", folder.display())]
    Busy {
        /// The folder.
        folder: PathBuf,
    },
    /// The data does not have a position.
    #[error("the data has no batch {} in an epoch: an epoch has {batches} batches", position.batch)]
    Position {
        /// The position.
        position: Position,
        /// Batches of an epoch.
        batches: u64,
    },
    /// A checkpoint is damaged.
    #[error("the checkpoint {} is damaged: {why}; remove it to continue from the one before", path.display())]
    Corrupt {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// A checkpoint is not one of this model, these settings or this data.
    #[error("the checkpoint {} does not fit: {why}", path.display())]
    Mismatch {
        /// The file.
        path: PathBuf,
        /// What differs.
        why: String,
    },
    /// A token file or the way it is read is not possible.
    #[error("the tokens{}: {why}", of(path.as_ref()))]
    Tokens {
        /// The file; `None` for tokens in memory.
        path: Option<PathBuf>,
        /// What is wrong, and what to do.
        why: String,
    },
    /// An option is not possible.
    #[error("the option `{option}`: {why}")]
    Option {
        /// The option.
        option: &'static str,
        /// What is wrong.
        why: &'static str,
    },
    /// The processes of a group cannot exchange values.
    #[error("the processes that train together: {0}")]
    Group(String),
    /// The plot cannot be drawn.
    #[error("cannot draw {}: {why}", path.display())]
    Plot {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// Ctrl-C cannot be handled.
    #[error("cannot handle Ctrl-C: {0}")]
    Signal(#[from] ctrlc::Error),
    /// An error of an operation outside of a step.
    #[error(transparent)]
    Device(#[from] Error),
}

fn saved(checkpoint: Option<&PathBuf>) -> String {
    match checkpoint {
        Some(path) => format!("The state before it is in {}", path.display()),
        None => "No checkpoint was written".to_owned(),
    }
}

fn of(path: Option<&PathBuf>) -> String {
    path.map_or_else(String::new, |path| format!(" in {}", path.display()))
}
