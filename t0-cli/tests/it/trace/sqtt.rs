//! Thread traces, which tinygrad's decoder reads back.

use std::path::Path;
use std::process::{Command, Output};

use t0_tests_share::oracle;

use super::{folder, t0, trace};

/// Runs `tools/sqtt_check.py` on the files of a folder. Nothing if tinygrad is missing.
fn check(folder: &Path, sqtt: &str, json: &str) -> Option<Output> {
    let unchecked = "the thread trace of `t0 trace`";
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let venv = workspace.join("target/tinygrad-venv");
    if venv.join("unreachable").exists() {
        oracle::unreachable(unchecked, "PyPI");
        return None;
    }
    let python = oracle::file(unchecked, venv.join("bin/python"), "tools/tinygrad.sh (needs PyPI)")?;
    let mut command = Command::new(python);
    command.arg(workspace.join("tools/sqtt_check.py")).args(["softmax.co", sqtt, json]).current_dir(folder);
    // tinygrad must not write its cache into the user's home.
    Some(command.env("CACHEDB", folder.join("cache.db")).output().expect("python runs"))
}

#[test]
fn tinygrads_decoder_reads_the_same_instructions_and_clocks() {
    let folder = folder("sqtt");
    trace(&folder, &["--waves", "16", "--out", "hit.json", "--sqtt", "hit.sqtt"]);
    trace(&folder, &["--waves", "8", "--memory", "cold", "--out", "cold.json", "--sqtt", "cold.sqtt"]);
    for (name, waves) in [("hit", 16), ("cold", 8)] {
        let Some(output) = check(&folder, &format!("{name}.sqtt"), &format!("{name}.json")) else { return };
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).expect("Unicode");
        assert!(text.starts_with(&format!("{waves} waves, ")) && text.ends_with(" executions: equal\n"), "{text}");
    }
    // The comparison fails for the clocks of another run.
    let Some(output) = check(&folder, "cold.sqtt", "hit.json") else { return };
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stderr).expect("Unicode");
    assert!(text.contains("waves start on the SIMDs") && text.contains("wave 0, instruction "), "{text}");
}

#[test]
fn a_thread_trace_alone_writes_no_page() {
    let folder = folder("sqtt_alone");
    let text = trace(&folder, &["--sqtt", "alone.sqtt"]);
    assert!(text.contains(" bytes to alone.sqtt\n") && !text.contains("trace.html"), "{text}");
    assert!(!folder.join("trace.html").exists());
    // The header: layout 3.
    assert_eq!(std::fs::read(folder.join("alone.sqtt")).expect("a file")[..8], [0x91, 1, 0, 0, 0, 0, 0, 0]);
    let help = t0(&folder, &["trace", "--help"]);
    assert!(String::from_utf8_lossy(&help.stdout).contains("--sqtt <FILE>"));
}
