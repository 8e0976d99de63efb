//! Replacing one file or several files.

use crate::kind::check;
use crate::lock::without_locks;
use std::collections::hash_map::RandomState;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The end of the name of a file that is not complete.
const PARTIAL: &str = ".partial";
/// Hexadecimal digits of a random number in such a name.
const DIGITS: usize = 16;

/// Replaces a file, or creates it. Its directory must exist. A symbolic link remains, and the file that it names is
/// replaced.
///
/// # Errors
/// [`NotRegular`](crate::NotRegular) if something else is there; the errors of writing. The old file is unchanged then.
pub fn replace(path: impl AsRef<Path>, bytes: &[u8]) -> io::Result<()> {
    commit([Staged::new(path, |file| file.write_all(bytes))?])
}

/// A complete file under a temporary name, which [`commit`] renames. Dropping it removes the temporary file.
#[derive(Debug)]
pub struct Staged {
    path: PathBuf,
    partial: PathBuf,
    /// Open, because it holds the lock of the temporary file.
    file: File,
    renamed: bool,
}

impl Staged {
    /// Writes the temporary file of `path` with `write`, and synchronises it with the disk.
    ///
    /// # Errors
    /// [`NotRegular`](crate::NotRegular) if something else is at `path`; the errors of writing.
    pub fn new(path: impl AsRef<Path>, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<Staged> {
        Staged::create(path.as_ref(), |file, _| write(file))
    }

    /// Does what [`Staged::new`] does, for a `write` that needs the path of the temporary file. It must not replace the
    /// file.
    ///
    /// # Errors
    /// The errors of [`Staged::new`].
    pub fn at_path(path: impl AsRef<Path>, write: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<Staged> {
        Staged::create(path.as_ref(), |_, partial| write(partial))
    }

    fn create(path: &Path, write: impl FnOnce(&mut File, &Path) -> io::Result<()>) -> io::Result<Staged> {
        // The file that a symbolic link names is replaced, not the link.
        let path = match fs::canonicalize(path) {
            Ok(path) => path,
            Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
            Err(error) => return Err(error),
        };
        let old = match fs::metadata(&path) {
            Ok(metadata) => Some(metadata),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        if let Some(old) = &old {
            check(old)?;
        }
        let (partial, file) = create(&path)?;
        let mut staged = Staged { path, partial, file, renamed: false };
        if let Some(old) = old {
            staged.file.set_permissions(old.permissions())?;
        }
        write(&mut staged.file, &staged.partial)?;
        staged.file.sync_all()?;
        Ok(staged)
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.renamed {
            // What is left of an incomplete file is useless; an error of its removal would hide the cause.
            let _ = fs::remove_file(&self.partial);
        }
    }
}

/// Renames complete files in the order of the list, and synchronises their directories with the disk. A reader that
/// opens the files in the reverse order never gets the new content of a file with the old content of one before it in
/// the list.
///
/// # Errors
/// The errors of renaming. The files that were renamed before are replaced by the old ones again then.
pub fn commit(files: impl IntoIterator<Item = Staged>) -> io::Result<()> {
    let mut files: Vec<Staged> = files.into_iter().collect();
    let mut backups = Vec::with_capacity(files.len());
    let alone = files.len() == 1;
    let renamed = files.iter_mut().try_for_each(|staged| {
        let backup = if alone { None } else { Some(Backup::of(&staged.path)?) };
        fs::rename(&staged.partial, &staged.path)?;
        staged.renamed = true;
        backups.extend(backup);
        Ok(())
    });
    if let Err(error) = renamed {
        // In the reverse order too, for readers.
        backups.into_iter().rev().for_each(Backup::restore);
        return Err(error);
    }
    let mut synchronised: Vec<&Path> = Vec::new();
    for staged in &files {
        let folder = folder(&staged.path);
        if !synchronised.contains(&folder) {
            File::open(folder)?.sync_all()?;
            synchronised.push(folder);
        }
    }
    Ok(())
}

/// The old file of one that is replaced together with others, under a second name. Dropping it removes that name.
struct Backup {
    path: PathBuf,
    /// `None` if there was no file.
    old: Option<PathBuf>,
}

impl Backup {
    fn of(path: &Path) -> io::Result<Backup> {
        let backup = |old| Backup { path: path.to_owned(), old };
        match fs::metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(backup(None)),
            other => check(&other?)?,
        }
        let old = partial(path);
        fs::hard_link(path, &old).or_else(|_| fs::copy(path, &old).map(drop))?;
        Ok(backup(Some(old)))
    }

    /// The error of the caller is reported, not one of this.
    fn restore(mut self) {
        let _ = match self.old.take() {
            Some(old) => fs::rename(old, &self.path),
            None => fs::remove_file(&self.path),
        };
    }
}

impl Drop for Backup {
    fn drop(&mut self) {
        if let Some(old) = &self.old {
            let _ = fs::remove_file(old);
        }
    }
}

/// Whether `name` is one of a temporary file. Returns the name of the file that it would have become.
#[must_use]
pub fn is_partial(name: &str) -> Option<&str> {
    let (name, digits) = name.strip_suffix(PARTIAL)?.rsplit_once('.')?;
    let random = digits.len() == DIGITS && digits.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    (random && !name.is_empty()).then_some(name)
}

/// Removes the temporary files in a directory that processes have left which have ended, of files whose names `of`
/// accepts. A directory that does not exist has none.
///
/// # Errors
/// If the directory cannot be read or a file cannot be removed.
pub fn remove_partial(directory: impl AsRef<Path>, of: impl Fn(&str) -> bool) -> io::Result<()> {
    let entries = match fs::read_dir(directory) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        other => other?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        if !entry.file_type()?.is_file() || !name.to_str().and_then(is_partial).is_some_and(&of) {
            continue;
        }
        let path = entry.path();
        let file = match OpenOptions::new().write(true).open(&path) {
            // Its writer has renamed or removed it.
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            other => other?,
        };
        match file.try_lock() {
            Ok(()) => match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            },
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(error)) if without_locks(&error) => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    Ok(())
}

/// Creates and locks a temporary file of `path`.
fn create(path: &Path) -> io::Result<(PathBuf, File)> {
    loop {
        let partial = partial(path);
        let file = match OpenOptions::new().write(true).create_new(true).open(&partial) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            other => other?,
        };
        match file.try_lock() {
            Ok(()) => {}
            // `remove_partial` of another process has found it before it was locked.
            Err(TryLockError::WouldBlock) => continue,
            Err(TryLockError::Error(error)) if without_locks(&error) => {}
            Err(TryLockError::Error(error)) => {
                let _ = fs::remove_file(&partial);
                return Err(error);
            }
        }
        if same(&file, &partial)? {
            return Ok((partial, file));
        }
    }
}

/// A name for a temporary file of `path`, with a random number.
fn partial(path: &Path) -> PathBuf {
    let random = RandomState::new().build_hasher().finish();
    let mut name = OsString::from(path.file_name().unwrap_or(OsStr::new("file")));
    name.push(format!(".{random:0width$x}{PARTIAL}", width = DIGITS));
    folder(path).join(name)
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Whether `path` names the open file.
pub(crate) fn same(file: &File, path: &Path) -> io::Result<bool> {
    let other = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        other => other?,
    };
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let own = file.metadata()?;
        Ok((own.dev(), own.ino()) == (other.dev(), other.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, other);
        Ok(true)
    }
}
