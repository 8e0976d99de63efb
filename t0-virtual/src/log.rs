//! The record of what was refused: lines appended to the file that `T0_VIRTUAL_LOG` names.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::OnceLock;

/// The environment variable with the path of the record.
const VARIABLE: &str = "T0_VIRTUAL_LOG";

/// Appends a line, if the variable is set. Without it nothing is recorded. A line that cannot be written is dropped.
pub(crate) fn line(text: impl FnOnce() -> String) {
    if let Some(mut file) = file() {
        let _ = file.write_all(format!("[{}] {}\n", std::process::id(), text()).as_bytes());
    }
}

/// The file, opened by the first call.
pub(crate) fn file() -> Option<&'static File> {
    static FILE: OnceLock<Option<File>> = OnceLock::new();
    let open = || OpenOptions::new().create(true).append(true).open(std::env::var_os(VARIABLE)?).ok();
    FILE.get_or_init(open).as_ref()
}
