//! Reference tools (oracles) that a machine may lack. This module alone decides whether a missing one is an error.
//!
//! Without `T0_ORACLES_REQUIRED` in the environment, a test whose oracle is missing prints what it did not check and
//! how to install the oracle, and passes. With the variable set, as in `.ci/run`, it fails.

#![allow(clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Reports that `unchecked` was not compared with `oracle`; `remedy` says how to install it.
///
/// # Panics
/// Panics if oracles are required.
pub fn missing(unchecked: &str, oracle: &str, remedy: &str) {
    let report = report(unchecked, oracle, remedy);
    assert!(std::env::var_os("T0_ORACLES_REQUIRED").is_none(), "an oracle is required: {report}");
    println!("SKIPPED {report}");
}

/// Reports that `unchecked` was not compared with an oracle, because `source` could not be reached when the machine was
/// set up. This is no error, not even where oracles are required.
pub fn unreachable(unchecked: &str, source: &str) {
    println!("SKIPPED {unchecked}: {source} could not be reached, so this was not checked");
}

fn report(unchecked: &str, oracle: &str, remedy: &str) -> String {
    format!("{unchecked}: {oracle} is missing, so this was not checked; to get it: {remedy}")
}

/// Whether all these programs are installed. Reports the first missing one like [`missing`].
///
/// # Panics
/// Panics if oracles are required and one is missing.
#[must_use]
pub fn tools(unchecked: &str, programs: &[&str], remedy: &str) -> bool {
    let absent = programs.iter().find(|program| !installed(program));
    if let Some(program) = absent {
        missing(unchecked, program, remedy);
    }
    absent.is_none()
}

/// The first of these programs that is installed.
///
/// # Panics
/// Panics if oracles are required and none is installed.
#[must_use]
pub fn tool<'a>(unchecked: &str, programs: &[&'a str], remedy: &str) -> Option<&'a str> {
    let found = programs.iter().copied().find(|program| installed(program));
    if found.is_none() {
        missing(unchecked, programs.first().unwrap_or(&"a program"), remedy);
    }
    found
}

/// Returns `path` if it exists.
///
/// # Panics
/// Panics if oracles are required and it does not exist.
#[must_use]
pub fn file(unchecked: &str, path: PathBuf, remedy: &str) -> Option<PathBuf> {
    let exists = path.exists();
    if !exists {
        missing(unchecked, &path.display().to_string(), remedy);
    }
    exists.then_some(path)
}

/// The directories in `folder`, sorted by name, that contain a file `marker`.
///
/// # Panics
/// Panics if oracles are required and there is no such directory.
#[must_use]
pub fn folders(unchecked: &str, folder: &Path, marker: &str, remedy: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut folders: Vec<PathBuf> = entries.filter(|path| path.join(marker).exists()).collect();
    folders.sort();
    if folders.is_empty() {
        missing(unchecked, &format!("a folder with {marker} in {}", folder.display()), remedy);
    }
    folders
}

fn installed(program: &str) -> bool {
    let status = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The other tests with this name run this one in a separate process, because the environment belongs to the
    /// process.
    #[test]
    fn child() {
        let Some(case) = std::env::var_os("T0_ORACLE_CASE") else { return };
        let empty = std::env::temp_dir();
        match case.to_str() {
            Some("tools") => assert!(!tools("sums", &["t0-no-such-program"], "install it")),
            Some("tool") => assert!(tool("sums", &["t0-no-such-program"], "install it").is_none()),
            Some("file") => assert!(file("sums", empty.join("t0-no-such-file"), "make it").is_none()),
            Some("folders") => assert!(folders("sums", &empty, "t0-no-such-marker", "make them").is_empty()),
            other => panic!("no case {other:?}"),
        }
    }

    fn run(case: &str, required: bool) -> (bool, String) {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["oracle::tests::child", "--exact", "--nocapture"]).env("T0_ORACLE_CASE", case);
        match required {
            true => command.env("T0_ORACLES_REQUIRED", "1"),
            false => command.env_remove("T0_ORACLES_REQUIRED"),
        };
        let output = command.output().unwrap();
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        (output.status.success(), text)
    }

    #[test]
    fn a_missing_oracle_is_reported_and_fails_where_it_is_required() {
        for case in ["tools", "tool", "file", "folders"] {
            let (passed, text) = run(case, false);
            assert!(passed && text.contains("SKIPPED sums: "), "{case}: {text}");
            assert!(text.contains("is missing, so this was not checked; to get it: "), "{case}: {text}");
            let (passed, text) = run(case, true);
            assert!(!passed && text.contains("an oracle is required: sums: "), "{case}: {text}");
        }
    }

    #[test]
    fn an_installed_oracle_is_used() {
        assert!(tools("sums", &["cargo"], ""));
        assert_eq!(tool("sums", &["t0-no-such-program", "cargo"], ""), Some("cargo"));
        assert!(file("sums", std::env::current_exe().unwrap(), "").is_some());
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(!folders("sums", manifest.parent().unwrap(), "Cargo.toml", "").is_empty());
    }
}
