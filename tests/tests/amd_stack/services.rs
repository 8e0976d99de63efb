//! What kernels of HIP get from the host while they run: memory that is mapped late, malloc and new, printf.

use std::path::Path;

use super::{MODES, Stack, all_right, limit, mode, text};

/// The lines that the program and its kernels print.
const CHECKS: usize = 9;

/// Runs the program under `t0 virtual`. Returns its standard output. Without an answer of the host its kernels wait for
/// ever, so that its limit of time ends it.
fn run(stack: &Stack, program: &Path, environment: &[(&str, &str)]) -> String {
    let log = stack.built("services.log");
    let _ = std::fs::remove_file(&log);
    let output = limit::output(stack.command(&[], program, Some(&log)).envs(environment.iter().copied()));
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
