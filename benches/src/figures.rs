//! Figures: printed, and collected in a file by which two runs can be compared.

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// The figures of this process, by bench.
static FIGURES: Mutex<BTreeMap<String, Map<String, Value>>> = Mutex::new(BTreeMap::new());

/// Prints the line `FIGURE <name> <value> <unit>` and adds the figure to `target/figures/BENCH.json`, where BENCH is
/// the part of the name before the first dot.
///
/// The file contains the figures that this process has printed so far, the name of the CPU, and the commit of the work
/// tree if git reports it.
#[allow(clippy::print_stdout, clippy::print_stderr)]
pub fn figure(name: &str, value: f64, unit: &str) {
    println!("FIGURE {name} {value:.4} {unit}");
    let (bench, _) = name.split_once('.').unwrap_or((name, ""));
    let mut all = FIGURES.lock().unwrap_or_else(PoisonError::into_inner);
    let figures = all.entry(bench.to_owned()).or_default();
    figures.insert(name.to_owned(), json!({ "value": value, "unit": unit }));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/figures");
    if let Err(error) = write(&folder, bench, figures) {
        eprintln!("the figures of {bench} cannot be written to {}: {error}", folder.display());
    }
}

/// Writes the file of a bench.
fn write(folder: &Path, bench: &str, figures: &Map<String, Value>) -> io::Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let document = json!({ "bench": bench, "cpu": cpu(&cpuinfo), "commit": commit(), "figures": figures });
    let path = folder.join(format!("{bench}.json"));
    t0_files::replace(&path, (serde_json::to_string_pretty(&document)? + "\n").as_bytes())?;
    Ok(path)
}

/// The name of the first CPU in the text of `/proc/cpuinfo`, or the architecture.
fn cpu(cpuinfo: &str) -> &str {
    let name = cpuinfo.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    name.map_or(std::env::consts::ARCH, |(_, name)| name.trim())
}

/// The checked-out commit, if this is a work tree of git.
fn commit() -> Option<String> {
    let run = Command::new("git").args(["rev-parse", "HEAD"]).current_dir(env!("CARGO_MANIFEST_DIR")).output().ok()?;
    run.status.success().then(|| String::from_utf8_lossy(&run.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_the_figures_the_cpu_and_the_commit() {
        let folder = std::env::temp_dir().join(format!("t0-figures-{}", std::process::id()));
        let mut figures = Map::new();
        figures.insert("some.rate".into(), json!({ "value": 1.5, "unit": "GB/s" }));
        let path = write(&folder, "some", &figures).expect("the temporary directory can be written");
        let text = std::fs::read_to_string(&path).expect("the file was written");
        std::fs::remove_dir_all(&folder).expect("the directory can be removed");
        let document: Value = serde_json::from_str(&text).expect("the file is JSON");
        assert_eq!(document["bench"], "some");
        assert_eq!(document["figures"]["some.rate"], json!({ "value": 1.5, "unit": "GB/s" }));
        assert!(document["cpu"].as_str().is_some_and(|name| !name.is_empty()));
        assert!(document["commit"].is_null() || document["commit"].as_str().is_some_and(|id| id.len() >= 40));
    }

    #[test]
    fn the_cpu_name_is_the_first_model_name() {
        let text = "processor\t: 0\nmodel\t\t: 33\nmodel name\t: A CPU 5900X\n\nprocessor\t: 1\nmodel name\t: B\n";
        assert_eq!(cpu(text), "A CPU 5900X");
        assert_eq!(cpu("processor : 0\n"), std::env::consts::ARCH);
    }
}
