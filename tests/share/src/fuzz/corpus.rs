//! The corpora of the fuzz targets: one compressed tar archive a target. `cargo xtask corpus` writes them.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use flate2::read::GzDecoder;
use tar::Archive;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus");
const EXTENSION: &str = ".tar.gz";

/// The names of the fuzz targets that have a corpus, sorted.
///
/// # Errors
/// The directory of the corpora cannot be read.
pub fn archives() -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(FOLDER)? {
        let name = entry?.file_name();
        names.extend(name.to_str().and_then(|name| name.strip_suffix(EXTENSION)).map(str::to_owned));
    }
    names.sort();
    Ok(names)
}

/// The inputs in the corpus of a fuzz target: their names and contents.
///
/// # Errors
/// The archive does not exist or cannot be read.
pub fn inputs(target: &str) -> io::Result<Vec<(String, Vec<u8>)>> {
    let file = File::open(Path::new(FOLDER).join(format!("{target}{EXTENSION}")))?;
    let mut inputs = Vec::new();
    for entry in Archive::new(GzDecoder::new(file)).entries()? {
        let mut entry = entry?;
        let name = entry.path()?.to_string_lossy().into_owned();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes)?;
        inputs.push((name, bytes));
    }
    Ok(inputs)
}
