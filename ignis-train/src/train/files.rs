//! Files that are complete or absent.

use super::error::TrainError;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// The end of the name of a file that is not complete.
pub(super) const PARTIAL: &str = ".partial";

/// Writes a file so that a crash at any moment leaves the old file or the new one: the bytes are written to a temporary
/// file in the same directory, which is then renamed. Both the file and the directory are synchronised with the disk.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    let mut name = path.as_os_str().to_owned();
    name.push(PARTIAL);
    let partial = Path::new(&name);
    let written = write(partial, bytes).and_then(|()| fs::rename(partial, path)).and_then(|()| synchronise(path));
    written.map_err(|cause| {
        // What is left of an incomplete file is useless; an error of its removal would hide the cause.
        let _ = fs::remove_file(partial);
        TrainError::Write { path: path.to_owned(), cause }
    })
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes the names in the directory of `path` durable.
fn synchronise(path: &Path) -> io::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => File::open(".")?.sync_all(),
    }
}
