//! Locks of directories.

use crate::replace::same;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// A lock file that this process holds. It is released when it is dropped, or by the end of the process, whatever ends
/// it. The file is removed then, or remains without an effect after a kill.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// `None` on a file system without locks.
    file: Option<File>,
}

/// Why a lock cannot be acquired.
#[derive(Debug)]
#[non_exhaustive]
pub enum LockError {
    /// Another process or another [`Lock`] of this process holds it.
    Held,
    /// The file cannot be opened or locked.
    Io(io::Error),
}

impl std::fmt::Display for LockError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LockError::Held => f.write_str("another process holds the lock"),
            LockError::Io(cause) => cause.fmt(f),
        }
    }
}

impl std::error::Error for LockError {}

impl Lock {
    /// Acquires the lock file `path`, which is created. Does not wait.
    ///
    /// # Errors
    /// [`LockError`].
    pub fn acquire(path: impl AsRef<Path>) -> Result<Lock, LockError> {
        Lock::with(path.as_ref(), |file| match file.try_lock() {
            Ok(()) => Ok(()),
            Err(TryLockError::WouldBlock) => Err(LockError::Held),
            Err(TryLockError::Error(error)) => Err(LockError::Io(error)),
        })
    }

    /// Acquires the lock file `path`, which is created. Waits until nobody else holds it.
    ///
    /// # Errors
    /// If the file cannot be opened or locked.
    pub fn wait(path: impl AsRef<Path>) -> io::Result<Lock> {
        Lock::with(path.as_ref(), |file| file.lock().map_err(LockError::Io)).map_err(|error| match error {
            LockError::Held => io::ErrorKind::WouldBlock.into(),
            LockError::Io(error) => error,
        })
    }

    fn with(path: &Path, lock: impl Fn(&File) -> Result<(), LockError>) -> Result<Lock, LockError> {
        let locked = |file| Lock { path: path.to_owned(), file };
        loop {
            if let Ok(metadata) = std::fs::metadata(path) {
                crate::kind::check(&metadata).map_err(LockError::Io)?;
            }
            let file = OpenOptions::new().create(true).truncate(false).write(true).open(path);
            let file = file.map_err(LockError::Io)?;
            match lock(&file) {
                Err(LockError::Io(error)) if without_locks(&error) => return Ok(locked(None)),
                other => other?,
            }
            // The holder before removes the file just before it releases it: a lock on a removed file excludes nobody.
            if same(&file, path).map_err(LockError::Io)? {
                return Ok(locked(Some(file)));
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while it is held, so that nobody can have it. If the file at the path is another one, it was removed
        // before, and the new one is the lock of somebody else. A file that remains has no effect.
        if self.file.as_ref().is_some_and(|file| same(file, &self.path).unwrap_or(false)) {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

/// Whether the file system has no locks, as some network file systems are mounted.
pub(crate) fn without_locks(error: &io::Error) -> bool {
    /// Linux's numbers of "function not implemented" and "no locks available".
    const NONE: [i32; 2] = [38, 37];
    error.kind() == io::ErrorKind::Unsupported || error.raw_os_error().is_some_and(|code| NONE.contains(&code))
}
