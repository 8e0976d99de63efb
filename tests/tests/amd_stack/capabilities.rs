//! What the topology and HIP announce besides kernels and copies, each used by a HIP program.

use std::process::Command;

use super::{Stack, done, source};

/// Builds a HIP program of this directory with the packages' hipcc.
fn build(stack: &Stack, name: &str) -> std::path::PathBuf {
    let (program, user) = (stack.built(name), stack.root.join("usr"));
    let rocm = stack.bin.with_file_name("rocm");
    let mut hipcc = Command::new("perl");
    hipcc.arg("-I").arg(user.join("share/perl5")).arg("-I").arg(user.join("bin")).arg(user.join("bin/hipcc.pl"));
    hipcc.args(["-O2", "--offload-arch=gfx1100"]).arg(source(&format!("{name}.cpp"))).arg("-o").arg(&program);
    hipcc.env("HIP_CLANG_PATH", &stack.bin).env("HIP_PATH", &rocm).env("ROCM_PATH", &rocm);
    hipcc.env("DEVICE_LIB_PATH", user.join("lib/llvm-17/lib/clang/17/amdgcn/bitcode"));
    hipcc.env("HIP_PLATFORM", "amd").env("HIP_COMPILER", "clang").env("HIP_RUNTIME", "rocclr");
    done(&mut hipcc);
    program
}

#[test]
fn each_capability_that_hip_reports_has_its_call() {
    let Some(stack) = Stack::find("capabilities of the virtual device", &["perl", "ld"]) else { return };
    let program = build(&stack, "capabilities");
    let output = stack.run(&program, &[], &[]);
    let right = output.lines().filter(|line| line.contains(": 0 of ") && line.ends_with(" wrong")).count();
    assert_eq!(right, output.lines().count(), "{output}");
    assert!(right >= 5, "masks and cooperative launches at least:\n{output}");
}
