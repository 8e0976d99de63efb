//! What kernels of HIP get from the host while they run: memory that is mapped late, malloc and new, printf.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{MODES, Stack, all_right, done, mode, source, t0, text};

/// How long the program may run, in seconds. Without an answer of the host its kernels wait for ever.
const LIMIT: &str = "300";
/// The lines that the program and its kernels print.
const CHECKS: usize = 9;

/// Builds services.cpp with the packages' hipcc.
fn build(stack: &Stack) -> PathBuf {
    let (program, user) = (stack.built("services"), stack.root.join("usr"));
    let rocm = stack.bin.with_file_name("rocm");
    let mut hipcc = Command::new("perl");
    hipcc.arg("-I").arg(user.join("share/perl5")).arg("-I").arg(user.join("bin")).arg(user.join("bin/hipcc.pl"));
    hipcc.args(["-O1", "--offload-arch=gfx1100"]).arg(source("services.cpp")).arg("-o").arg(&program);
    // The headers of the compiler that declare the device's malloc, new and printf.
    hipcc.args(["-include", "__clang_hip_runtime_wrapper.h", "-isystem"]);
    hipcc.arg(user.join("lib/llvm-17/lib/clang/17/include/cuda_wrappers"));
    hipcc.env("HIP_CLANG_PATH", &stack.bin).env("HIP_PATH", &rocm).env("ROCM_PATH", &rocm);
    hipcc.env("DEVICE_LIB_PATH", user.join("lib/llvm-17/lib/clang/17/amdgcn/bitcode"));
    hipcc.env("HIP_PLATFORM", "amd").env("HIP_COMPILER", "clang").env("HIP_RUNTIME", "rocclr");
    done(&mut hipcc);
    program
}

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
    let program = build(&stack);
    for wanted in MODES {
        all_right(&run(&stack, &program, &mode(wanted)), CHECKS);
    }
}
