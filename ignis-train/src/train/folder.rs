//! The folder of a run.

use super::checkpoint::{Checkpoint, step_of};
use super::error::TrainError;
use std::path::{Path, PathBuf};
use t0_files::{Lock, LockError};

/// The records of a run.
pub(super) const METRICS: &str = "metrics.jsonl";
/// The plot of the loss.
pub(super) const PLOT: &str = "loss.svg";
/// The file that a run locks while it trains.
const LOCK: &str = "run.lock";
/// The end of the names of incomplete files that earlier programs have left.
const OLD_PARTIAL: &str = ".partial";

/// Creates the folder, locks it, and removes the incomplete files that a killed run has left.
///
/// # Errors
/// [`TrainError::Busy`], [`TrainError::Write`].
pub(super) fn claim(folder: &Path) -> Result<Lock, TrainError> {
    let failed = |path: PathBuf| move |cause| TrainError::Write { path, cause };
    std::fs::create_dir_all(folder).map_err(failed(folder.to_owned()))?;
    let lock = Lock::acquire(folder.join(LOCK)).map_err(|error| match error {
        LockError::Io(cause) => failed(folder.join(LOCK))(cause),
        _ => TrainError::Busy { folder: folder.to_owned() },
    })?;
    t0_files::remove_partial(folder, own).map_err(failed(folder.to_owned()))?;
    for entry in std::fs::read_dir(folder).map_err(failed(folder.to_owned()))? {
        let entry = entry.map_err(failed(folder.to_owned()))?;
        let name = entry.file_name();
        let old = name.to_str().and_then(|name| name.strip_suffix(OLD_PARTIAL)).is_some_and(own);
        if old && entry.file_type().is_ok_and(|kind| kind.is_file()) {
            std::fs::remove_file(entry.path()).map_err(failed(entry.path()))?;
        }
    }
    Ok(lock)
}

/// Whether a run writes a file with this name.
fn own(name: &str) -> bool {
    name == METRICS || name == PLOT || step_of(name).is_some()
}

/// The newest checkpoint of the folder.
pub(super) fn newest(folder: &Path) -> Result<Option<(u64, PathBuf)>, TrainError> {
    Ok(Checkpoint::list(folder)?.pop())
}
