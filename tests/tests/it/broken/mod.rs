//! Broken kernels: each gives its expected report within two seconds, and the next launch on the same device works.
//! `T0_BLESS=1` rewrites the expectations.
//!
//! | module | kernels |
//! |---|---|
//! | `rust` | mistakes in Rust kernels, launched through the runtime: the reports name the Rust lines of all accesses |
//! | `machine` | mistakes that no Rust kernel can make, in machine code that the virtual GPU runs directly |
//!
//! The reports are in `expected/rust` and `expected/machine`, one file per kernel.

mod machine;
mod rust;

use std::path::PathBuf;
use std::time::Duration;

/// The longest time until a report.
const AT_MOST: Duration = Duration::from_secs(2);

/// The reports of a module.
fn folder(module: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/it/broken/expected", module].iter().collect()
}

/// Compares a report with its expectation.
fn compare(module: &str, name: &str, got: &str) -> Result<(), String> {
    let path = folder(module).join(name).with_extension("txt");
    if std::env::var_os("T0_BLESS").is_some() {
        std::fs::write(&path, got).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let want = std::fs::read_to_string(&path).unwrap_or_default();
    if got == want {
        return Ok(());
    }
    Err(format!("== {name}\n-- got\n{got}\n-- expected\n{want}\nT0_BLESS=1 takes the new report"))
}

/// The names of all reports of a module.
fn reports(module: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder(module)).expect("the expectations are there");
    let stem = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.expect("an entry").path().file_stem().expect("a file").to_string_lossy().into_owned()
    };
    entries.map(stem).collect()
}
