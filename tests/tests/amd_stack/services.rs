//! What kernels of HIP get from the host while they run: memory that is mapped late, malloc and new, printf.

use std::path::Path;
use std::process::Command;

use super::{MODES, Stack, all_right, mode, t0, text};

/// How long the program may run, in seconds. Without an answer of the host its kernels wait for ever.
const LIMIT: &str = "300";
/// The lines that the program and its kernels print.
const CHECKS: usize = 9;

/// Runs the program under `t0 virtual`, for a limited time. Returns its standard output.
fn run(stack: &Stack, program: &Path, environment: &[(&str, &str)]) -> String {
    let log = stack.built("services.log");
    let mut command = Command::new("timeout");
    command.args(["--kill-after=5", LIMIT]).arg(t0()).arg("virtual").arg("--log").arg(&log).arg("--");
    command.arg(stack.root.join("usr/lib64/ld-linux-x86-64.so.2")).arg("--library-path");
    command.arg(format!("{}:{}", stack.libraries().display(), stack.root.join("usr/lib/llvm-17/lib").display()));
    let output = command.arg(program).envs(environment.iter().copied()).output().expect("coreutils are installed");
    let log = || std::fs::read_to_string(&log).unwrap_or_default();
    assert!(output.status.success(), "{}\nlog:\n{}", text(&output), log());
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn kernels_get_memory_and_printf_from_the_host_while_they_run() {
    let Some(stack) = Stack::find("services of kernels on the virtual device", &["perl", "ld"]) else { return };
    let program = stack.hip("services.cpp");
    for wanted in MODES {
        all_right(&run(&stack, &program, &mode(wanted)), CHECKS);
    }
}
