//! Opening files that must be regular.

use std::fs::{File, FileType, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

/// A directory, a FIFO, a socket or a device where a regular file is expected. The errors of this crate are
/// [`io::Error`]s with this as their inner error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotRegular {
    /// What it is, as a noun.
    pub kind: &'static str,
}

impl std::fmt::Display for NotRegular {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "it is a {}, not a regular file", self.kind)
    }
}

impl std::error::Error for NotRegular {}

impl NotRegular {
    /// The inner error of an error of this crate, if the file is not regular.
    #[must_use]
    pub fn of(error: &io::Error) -> Option<NotRegular> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<NotRegular> for io::Error {
    fn from(error: NotRegular) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidInput, error)
    }
}

/// Opens a regular file for reading. Symbolic links are followed.
///
/// # Errors
/// [`NotRegular`]; the errors of [`File::open`].
pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
    regular(path.as_ref(), OpenOptions::new().read(true))
}

/// The bytes of a regular file.
///
/// # Errors
/// The errors of [`open`] and of reading.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The text of a regular file in UTF-8.
///
/// # Errors
/// The errors of [`read`]; [`io::ErrorKind::InvalidData`].
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    let mut text = String::new();
    open(path)?.read_to_string(&mut text)?;
    Ok(text)
}

/// Appends bytes to a regular file, which is created if it does not exist.
///
/// # Errors
/// [`NotRegular`]; the errors of opening and of writing.
pub fn append(path: impl AsRef<Path>, bytes: &[u8]) -> io::Result<()> {
    let path = path.as_ref();
    let options = &mut OpenOptions::new();
    options.create(true).append(true);
    let mut file = match std::fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => options.open(path)?,
        _ => regular(path, options)?,
    };
    file.write_all(bytes)
}

/// Opens a file that exists and is regular.
fn regular(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    // Before it is opened, because opening a device can have an effect.
    check(&std::fs::metadata(path)?)?;
    // Something else may have taken its place meanwhile: opening a FIFO must not wait.
    #[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
    {
        use std::os::unix::fs::OpenOptionsExt;
        /// Linux's number on these architectures. It has no effect on regular files.
        const O_NONBLOCK: i32 = 0o4000;
        options.custom_flags(O_NONBLOCK);
    }
    let file = options.open(path)?;
    check(&file.metadata()?)?;
    Ok(file)
}

/// Whether it is a regular file.
pub(crate) fn check(metadata: &Metadata) -> io::Result<()> {
    match metadata.is_file() {
        true => Ok(()),
        false => Err(NotRegular { kind: describe(metadata.file_type()) }.into()),
    }
}

#[cfg(unix)]
fn describe(kind: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt;
    match kind {
        _ if kind.is_dir() => "directory",
        _ if kind.is_fifo() => "FIFO",
        _ if kind.is_socket() => "socket",
        _ if kind.is_char_device() || kind.is_block_device() => "device",
        _ => "special file",
    }
}

#[cfg(not(unix))]
fn describe(kind: FileType) -> &'static str {
    if kind.is_dir() { "directory" } else { "special file" }
}
