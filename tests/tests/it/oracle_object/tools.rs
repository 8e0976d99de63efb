//! Runs LLVM's programs, and creates files for them.

use std::path::{Path, PathBuf};
use std::process::Command;
use t0_tests_share::oracle;

const TOOLS: [&str; 8] = [
    "llvm-readelf-22",
    "llvm-objdump-22",
    "llvm-dwarfdump-22",
    "llvm-symbolizer-22",
    "llc-22",
    "clang-22",
    "ld.lld-22",
    "clang-offload-bundler-22",
];

/// Whether LLVM 22 is installed; reports it if not.
pub(crate) fn llvm(test: &str) -> bool {
    oracle::tools(test, &TOOLS, "apt-get install llvm-22 clang-22 clang-tools-22 lld-22")
}

/// Standard output of a tool that must succeed without output on standard error.
pub(crate) fn run(tool: &str, args: &[&str], file: &Path) -> String {
    let output = Command::new(tool).args(args).arg(file).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{tool} {args:?} {}: {complaint}", file.display());
    String::from_utf8(output.stdout).unwrap()
}

/// A directory for the running test.
pub(crate) fn folder() -> PathBuf {
    let thread = std::thread::current();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(thread.name().unwrap_or("main"));
    std::fs::create_dir_all(&path).unwrap();
    path
}

pub(crate) fn save(name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, bytes).unwrap();
    path
}
