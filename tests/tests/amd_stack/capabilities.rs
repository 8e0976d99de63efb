//! What the topology and HIP announce besides kernels and copies, each used by a HIP program.

use super::Stack;

#[test]
fn each_capability_that_hip_reports_has_its_call() {
    let Some(stack) = Stack::find("capabilities of the virtual device", &["perl", "ld"]) else { return };
    let program = stack.hip("capabilities.cpp");
    let output = stack.run(&program, &[], &[]);
    let right = output.lines().filter(|line| line.contains(": 0 of ") && line.ends_with(" wrong")).count();
    assert_eq!(right, output.lines().count(), "{output}");
    assert!(right >= 5, "masks and cooperative launches at least:\n{output}");
}
