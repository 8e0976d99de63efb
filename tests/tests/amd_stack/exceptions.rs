//! HIP programs whose kernels fail: the runtime's trap handler reports the exception, and the runtime aborts with a
//! message.

use std::time::Duration;

use super::{Stack, limit, text};

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

#[test]
fn a_hip_program_whose_kernel_fails_aborts_with_a_message() {
    let Some(stack) = Stack::find("exceptions of HIP kernels on the virtual device", &["perl", "ld"]) else { return };
    let program = stack.hip("exceptions.cpp");
    let run = |kind: &str, interrupts: &str| {
        let mut command = stack.command(&[], &program, None);
        command.arg(kind).env("HSA_ENABLE_INTERRUPT", interrupts);
        let output = limit::within(&mut command, LIMIT);
        (output.status.success(), text(&output))
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
