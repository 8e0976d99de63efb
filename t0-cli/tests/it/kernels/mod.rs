//! The command `t0` in a folder with compiled kernels.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub(crate) fn t0(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_t0"));
    command.current_dir(folder).args(arguments).env("NO_COLOR", "1").output().expect("t0 runs")
}

/// A new folder for a test with a source file, and the code object of each of these kernels.
pub(crate) fn folder(test: [&str; 2], file: &str, source: &str, kernels: &[&str]) -> PathBuf {
    let path = test.iter().fold(PathBuf::from(env!("CARGO_TARGET_TMPDIR")), |path, part| path.join(part));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    std::fs::write(path.join(file), source).unwrap();
    for kernel in kernels {
        let output = t0(&path, &["inspect", file, "--kernel", kernel, "-o", &format!("{kernel}.co")]);
        assert!(output.status.success(), "{output:?}");
    }
    path
}
