//! Programs that a command runs.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

use crate::input::Failure;

/// A folder that is removed when it is dropped.
pub(crate) struct Temporary(PathBuf);

impl Temporary {
    /// Creates the folder. Its name has the prefix, the number of this process, and one more number if a process that
    /// was killed has left a folder of that name.
    pub(crate) fn create(prefix: &str) -> Result<Temporary, Failure> {
        let first = std::env::temp_dir().join(format!("{prefix}-{}", std::process::id()));
        let mut path = first.clone();
        for number in 1..=u16::MAX {
            match std::fs::create_dir(&path) {
                Ok(()) => return Ok(Temporary(path)),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                    path.clone_from(&first);
                    path.as_mut_os_string().push(format!("-{number}"));
                }
                Err(error) => return Err(Failure::Create { path: path.display().to_string(), error }),
            }
        }
        Err(Failure::Create { path: first.display().to_string(), error: ErrorKind::AlreadyExists.into() })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_was_left_behind_does_not_matter() {
        let paths = [(); 3].map(|()| {
            let folder = Temporary::create("t0-child").expect("the folder of temporary files can be written");
            let path = folder.path().to_owned();
            // As if the process had been killed.
            std::mem::forget(folder);
            path
        });
        assert!(paths[0] != paths[1] && paths[1] != paths[2] && paths.iter().all(|path| path.is_dir()));
        paths.into_iter().map(Temporary).for_each(drop);
    }
}
