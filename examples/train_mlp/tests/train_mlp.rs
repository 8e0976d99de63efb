//! The example learns, writes its files, continues, and reports errors.

use std::path::Path;
use std::process::{Command, Output};

fn run(args: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_train_mlp"));
    command.env("T0_DEVICE", "virtual").args(args).arg("--folder").arg(folder).output().expect("the example runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn the_perceptron_separates_the_spirals() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("run");
    let output = run(&[], &folder);
    let stdout = text(&output.stdout);
    assert!(output.status.success(), "{stdout}{}", text(&output.stderr));
    assert!(stdout.contains("% of the decisions on new points are right"), "{stdout}");
    // Without a terminal, the progress is lines: one at the first record, one at intervals, one at the end.
    let progress = text(&output.stderr);
    let lines: Vec<&str> = progress.lines().collect();
    assert!((2..40).contains(&lines.len()), "{progress}");
    assert!(lines[0].starts_with("step 10 of 400: loss "), "{progress}");
    assert!(lines[lines.len() - 1].starts_with("step 400 of 400: loss "), "{progress}");
    for name in ["loss.svg", "metrics.jsonl", "step-00000400.safetensors"] {
        assert!(folder.join(name).is_file(), "{name}");
    }
    let again = run(&["--steps", "401"], &folder);
    assert!(text(&again.stdout).starts_with("continuing after step 400"), "{}", text(&again.stdout));
}

#[test]
fn an_untrained_perceptron_fails_the_check() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = run(&["--steps", "1"], folder.path());
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
    assert!(text(&output.stdout).contains("% of the decisions on new points are right"));
    std::fs::write(folder.path().join("step-00000009.safetensors"), "text").expect("written");
    let output = run(&["--steps", "10"], folder.path());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("step-00000009.safetensors is damaged"), "{}", text(&output.stderr));
}
