//! Inputs that are not regular files, and outputs that are complete or absent.

use std::path::Path;
use std::process::{Command, Output, Stdio};

fn t0(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_t0"));
    command.current_dir(folder).args(arguments).stdin(Stdio::null()).output().expect("the command runs")
}

#[test]
fn an_input_that_is_not_a_regular_file_is_an_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    assert!(Command::new("mkfifo").arg(folder.join("pipe")).status().expect("mkfifo").success());
    std::fs::create_dir(folder.join("folder")).expect("a folder");
    for (path, kind) in [("pipe", "FIFO"), ("folder", "directory"), ("/dev/null", "device")] {
        for command in ["disasm", "inspect", "check", "asm"] {
            let output = t0(folder, &[command, path]);
            let stderr = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{command}: {stderr}");
            let expected = format!("error: {path} cannot be read: it is a {kind}, not a regular file\n");
            assert_eq!(stderr, expected, "{command}");
        }
    }
}

#[test]
fn an_output_replaces_a_file_or_goes_through_a_pipe() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    std::fs::write(folder.join("end.s"), "s_endpgm\n").expect("written");
    std::fs::write(folder.join("end.co"), "old").expect("written");
    let output = t0(folder, &["asm", "end.s", "-o", "end.co"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let object = std::fs::read(folder.join("end.co")).expect("the object");
    assert!(object.starts_with(b"\x7fELF"));
    let output = t0(folder, &["asm", "end.s", "-o", "/dev/stdout"]);
    assert!(output.stdout.starts_with(&object), "{}", String::from_utf8_lossy(&output.stderr));
    let output = t0(folder, &["asm", "end.s", "-o", "."]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains(". cannot be written: it is a directory, not a regular file"), "{stderr}");
    let names = std::fs::read_dir(folder).expect("names").count();
    assert_eq!(names, 2, "no temporary file remains");
}
