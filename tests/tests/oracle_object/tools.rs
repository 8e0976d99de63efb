//! LLVM's programs, and files for them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

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

/// Says so and gives false where LLVM 22 is not installed.
pub(crate) fn llvm(test: &str) -> bool {
    let missing = TOOLS.iter().find(|tool| {
        !Command::new(tool)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|s| s.success())
    });
    if let Some(tool) = missing {
        assert!(std::env::var_os("T0_ORACLES_REQUIRED").is_none(), "{tool} is required, but not installed");
        println!("SKIPPED {test}: {tool} is not installed (apt-get install llvm-22 clang-22 clang-tools-22 lld-22)");
    }
    missing.is_none()
}

/// Standard output of a tool that must succeed without a word on standard error.
pub(crate) fn run(tool: &str, args: &[&str], file: &Path) -> String {
    let output = Command::new(tool).args(args).arg(file).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{tool} {args:?} {}: {complaint}", file.display());
    String::from_utf8(output.stdout).unwrap()
}

/// A folder of the running test's own.
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
