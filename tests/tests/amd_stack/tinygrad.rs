//! tinygrad from PyPI, which drives the device by itself: PM4 or AQL packets for kernels, SDMA packets for copies.

#![allow(clippy::print_stdout)]

use std::process::Command;

use t0_tests_share::oracle;

use super::{limit, suites, t0, text, workspace};

/// Runs tools/tinygrad_check.py and checks that all its comparisons with numpy succeed, over queues of the wanted kind.
fn compares_with_numpy(options: &[&str], arguments: &[&str], kind: &str) {
    let unchecked = "tinygrad on the virtual device";
    let venv = workspace().join("target/tinygrad-venv");
    if venv.join("unreachable").exists() {
        return oracle::unreachable(unchecked, "PyPI");
    }
    let Some(python) = oracle::file(unchecked, venv.join("bin/python"), "tools/tinygrad.sh (needs PyPI)") else {
        return;
    };
    if !oracle::tools(unchecked, &["llvm-mc-22"], "apt-get install llvm-22") {
        return;
    }
    let log = tempfile::NamedTempFile::new().expect("a temporary file");
    let mut command = Command::new(t0());
    command.arg("virtual").args(options).arg("--log").arg(log.path()).arg("--").arg(python);
    command.arg(workspace().join("tools/tinygrad_check.py")).args(arguments);
    let output = limit::output(&mut command);
    let log = std::fs::read_to_string(log.path()).unwrap_or_default();
    assert!(output.status.success(), "{}\nlog:\n{log}", text(&output));
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    let right = lines.lines().filter(|line| line.contains(": difference ") && line.ends_with(", right")).count();
    assert_eq!((right, lines.lines().count()), (14, 15), "{lines}");
    assert!(lines.lines().last().is_some_and(|line| line.starts_with(&format!("queues: {kind} "))), "{lines}");
    // Nothing was refused and no queue stopped: the only entries are the creations of queues.
    assert!(log.lines().all(|line| line.contains(" created, type ")), "{log}");
}

#[test]
fn tinygrad_computes_over_pm4_and_sdma() {
    compares_with_numpy(&[], &["gfx1100"], "PM4");
}

#[test]
fn tinygrad_computes_over_aql_and_sdma() {
    compares_with_numpy(&[], &["--aql", "gfx1100"], "AQL");
}

/// On the chip that `T0_SUITES_GPU` names, or on two of them.
#[test]
fn tinygrad_computes_on_other_chips() {
    let named = suites::chip();
    for chip in named.as_deref().map_or(vec!["gfx1103", "gfx1151"], |chip| vec![chip]) {
        compares_with_numpy(&["--gpu", chip], &[chip], "PM4");
        println!("tinygrad on {chip}: equal to numpy");
    }
}
