//! What can go wrong.

use ignis::nn::FileError;
use ignis_train::train::TrainError;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// The error of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A file cannot be read or written.
    File { path: PathBuf, cause: io::Error },
    /// The folder has a run with other options.
    OtherRun { folder: PathBuf },
    /// The tokens of so many steps do not fit in memory.
    Steps(u64),
    /// The tokenizer cannot be trained or used.
    Tokenizer(tokenizers::Error),
    /// Inference, or a file of a model.
    Model(ignis::Error),
    /// A file of parameters.
    Parameters(FileError),
    /// Training.
    Train(TrainError),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::File { path, cause } => write!(f, "{}: {cause}", path.display()),
            Failure::OtherRun { folder } => {
                let folder = folder.display();
                write!(f, "{folder} has a run with other options: use the same ones to continue it, or another folder")
            }
            Failure::Steps(steps) => {
                write!(f, "the tokens of {steps} steps do not fit in memory: use fewer steps (`--steps`)")
            }
            Failure::Tokenizer(cause) => write!(f, "the tokenizer: {cause}"),
            Failure::Model(cause) => cause.fmt(f),
            Failure::Parameters(cause) => cause.fmt(f),
            Failure::Train(cause) => cause.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

impl From<tokenizers::Error> for Failure {
    fn from(cause: tokenizers::Error) -> Failure {
        Failure::Tokenizer(cause)
    }
}

impl From<ignis::Error> for Failure {
    fn from(cause: ignis::Error) -> Failure {
        Failure::Model(cause)
    }
}

impl From<FileError> for Failure {
    fn from(cause: FileError) -> Failure {
        Failure::Parameters(cause)
    }
}

impl From<TrainError> for Failure {
    fn from(cause: TrainError) -> Failure {
        Failure::Train(cause)
    }
}
