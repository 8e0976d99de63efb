//! Reading and writing files so that no reader sees a part of one, whatever ends the writer.
//!
//! | file | contents |
//! |---|---|
//! | `kind` | opening files that must be regular |
//! | `lock` | locks of directories |
//! | `replace` | replacing one file or several files |
//!
//! ```
//! # let folder = std::env::temp_dir().join(format!("t0-files-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! let path = folder.join("numbers.txt");
//! t0_files::replace(&path, b"1 2 3")?;
//! assert_eq!(t0_files::read_to_string(&path)?, "1 2 3");
//! // A directory, a FIFO or a device is an error; a plain `open` of a FIFO would wait for a writer.
//! let error = t0_files::read(&folder).unwrap_err();
//! assert_eq!(error.to_string(), "it is a directory, not a regular file");
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! **Replacing.** The bytes go to a temporary file in the same directory, `NAME.RANDOM.partial` with 16 hexadecimal
//! digits, which is synchronised with the disk and then renamed; afterwards the directory is synchronised. A crash at
//! any moment leaves the old file or the new one. Two writers never share a temporary file: the last rename wins, and
//! the file is a complete one of either. The writer of a temporary file holds a lock on it, so that
//! [`remove_partial`] removes only what a process has left that has ended.
//!
//! **Limits.** On a file system without locks, [`Lock`] excludes nobody and [`remove_partial`] removes nothing.
//!
//! **Invariant:** no function waits for a FIFO, replaces anything but a regular file, or removes a file that it does
//! not know to be its own.

mod kind;
mod lock;
mod replace;

pub use kind::{NotRegular, append, open, read, read_to_string};
pub use lock::{Lock, LockError};
pub use replace::{Staged, commit, is_partial, remove_partial, replace};
