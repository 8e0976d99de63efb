//! Programs that a command runs.

use std::path::{Path, PathBuf};
use std::process::ExitStatus;

use crate::input::Failure;

/// A folder that is removed when it is dropped.
pub(crate) struct Temporary(PathBuf);

impl Temporary {
    /// Creates the folder. Its name has the prefix and the number of this process.
    pub(crate) fn create(prefix: &str) -> Result<Temporary, Failure> {
        let path = std::env::temp_dir().join(format!("{prefix}-{}", std::process::id()));
        match std::fs::create_dir(&path) {
            Ok(()) => Ok(Temporary(path)),
            Err(error) => Err(Failure::Create { path: path.display().to_string(), error }),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // A folder that cannot be removed is left to the system's cleaning of temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The exit code that a shell reports: 128 and the signal's number for a program that a signal has ended.
pub(crate) fn exit_code(status: ExitStatus) -> u8 {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal: Option<i32> = None;
    status.code().or(signal.map(|signal| 128 + signal)).unwrap_or(1) as u8
}
