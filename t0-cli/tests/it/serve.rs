//! `t0 serve` finds the server and passes everything on.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

/// Runs a copy of the command in `folder`, where only the test's own server can be.
fn serve(folder: &Path, arguments: &[&str]) -> Output {
    let copy = folder.join("t0");
    if !copy.exists() {
        std::fs::copy(env!("CARGO_BIN_EXE_t0"), &copy).unwrap();
    }
    let mut command = Command::new(copy);
    command.arg("serve").args(arguments).env("PATH", folder.join("bin")).output().unwrap()
}

fn program(path: &Path, text: &str) {
    std::fs::write(path, text).unwrap();
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn the_server_is_found_beside_the_command_or_in_the_path() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("bin")).unwrap();
    let output = serve(folder.path(), &["model"]);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains("install it with `cargo install --path ignis-serve`"), "{text}");

    program(&folder.path().join("bin/ignis-serve"), "#!/bin/sh\necho path \"$@\"\nexit 7\n");
    let output = serve(folder.path(), &["model", "--port", "0", "--help"]);
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(7), &b"path model --port 0 --help\n"[..]));
    program(&folder.path().join("ignis-serve"), "#!/bin/sh\necho beside\n");
    let output = serve(folder.path(), &[]);
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(0), &b"beside\n"[..]));
}
