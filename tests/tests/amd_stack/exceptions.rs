//! HIP programs whose kernels fail: the runtime's trap handler reports the exception, and the runtime aborts with a
//! message.

use std::process::Command;
use std::time::{Duration, Instant};

use super::{Stack, text};

/// How long a program may run. A program that waits for ever on a kernel that has halted exceeds it.
const LIMIT: Duration = Duration::from_secs(120);

/// Kinds of `exceptions.cpp` whose programs abort, and a part of what they print.
const ABORTS: [(&str, &str); 7] = [
    ("assert", "Device-side assertion `n == 1 && \"n is one\"' failed"),
    ("abort", "HSA_STATUS_ERROR_EXCEPTION"),
    ("trap", "HSA_STATUS_ERROR_EXCEPTION"),
    ("one_wave", "HSA_STATUS_ERROR_EXCEPTION"),
    ("illegal", "HSA_STATUS_ERROR_ILLEGAL_INSTRUCTION"),
    ("aperture", "HSA_STATUS_ERROR_MEMORY_APERTURE_VIOLATION"),
    ("page", "Memory access fault by GPU node-1"),
];

/// Waits for a program under `t0 virtual`, at most [`LIMIT`]. Returns what it prints.
fn within_limit(mut command: Command) -> (bool, String) {
    let stem = tempfile::tempdir().expect("a temporary directory");
    let file = |name: &str| std::fs::File::create(stem.path().join(name)).expect("a new file");
    let read = |name: &str| std::fs::read(stem.path().join(name)).expect("it was created");
    let mut child = command.stdout(file("out")).stderr(file("err")).spawn().expect("t0 runs");
    let start = Instant::now();
    let status = loop {
        match child.try_wait().expect("our child") {
            Some(status) => break status,
            None if start.elapsed() > LIMIT => {
                let _ = child.kill();
                let _ = child.wait();
                panic!("{command:?} runs for more than {LIMIT:?}: {}", String::from_utf8_lossy(&read("err")));
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    let output = std::process::Output { status, stdout: read("out"), stderr: read("err") };
    (status.success(), text(&output))
}

#[test]
fn a_hip_program_whose_kernel_fails_aborts_with_a_message() {
    let Some(stack) = Stack::find("exceptions of HIP kernels on the virtual device", &["perl", "ld"]) else { return };
    let program = stack.hip("exceptions.cpp");
    let run = |kind: &str, interrupts: &str| {
        let mut command = stack.command(&[], &program, None);
        command.arg(kind).env("HSA_ENABLE_INTERRUPT", interrupts);
        within_limit(command)
    };
    for (kind, message) in ABORTS {
        let (success, output) = run(kind, "1");
        assert!(!success && output.contains(message), "{kind}: {output}");
    }
    let (success, output) = run("trap", "0");
    assert!(!success && output.contains("HSA_STATUS_ERROR_EXCEPTION"), "without interrupts: {output}");
    // The runtime's handler ignores the trap of a debugger that is not there.
    let (success, output) = run("debugtrap", "1");
    assert!(success && output.contains("debugtrap: hipSuccess, hipSuccess, 7"), "{output}");
}
