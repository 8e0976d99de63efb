//! Images: textures and surfaces of HIP.

use std::path::Path;
use std::process::Command;

use crate::{Stack, done, source, t0, text};

/// Seconds that a program may run.
const LIMIT: &str = "300";

/// Runs a program under `t0 virtual` with a limit of time, and verifies that none of its checks found an error.
#[track_caller]
fn verify(stack: &Stack, program: &Path, environment: &[(&str, &Path)], checks: usize) {
    let log = stack.built("log");
    // `timeout` ends its whole group of processes, which `t0` and the program are in.
    let mut command = Command::new("timeout");
    command.args(["-k", "10", LIMIT]).arg(t0()).arg("virtual").arg("--log").arg(&log).arg("--");
    command.arg(stack.root.join("usr/lib64/ld-linux-x86-64.so.2")).arg("--library-path");
    command.arg(format!("{}:{}", stack.libraries().display(), stack.root.join("usr/lib/llvm-17/lib").display()));
    command.arg(program).envs(environment.iter().copied()).current_dir(stack.scratch.path());
    let output = command.output().expect("timeout runs");
    let log = std::fs::read_to_string(&log).unwrap_or_default();
    assert!(output.status.success(), "{}\nrecord:\n{log}", text(&output));
    crate::all_right(&String::from_utf8_lossy(&output.stdout), checks);
}

#[test]
fn hip_textures_and_surfaces_have_the_values_of_each_mode() {
    let Some(stack) = Stack::find("textures of HIP on the virtual device", &["perl", "ld", "timeout"]) else { return };
    let (program, user, rocm) = (stack.built("images"), stack.root.join("usr"), stack.bin.with_file_name("rocm"));
    let mut hipcc = Command::new("perl");
    hipcc.arg("-I").arg(user.join("share/perl5")).arg("-I").arg(user.join("bin")).arg(user.join("bin/hipcc.pl"));
    hipcc.args(["-O1", "--offload-arch=gfx1100"]).arg(source("images.cpp")).arg("-o").arg(&program);
    hipcc.env("HIP_CLANG_PATH", &stack.bin).env("HIP_PATH", &rocm).env("ROCM_PATH", &rocm);
    hipcc.env("DEVICE_LIB_PATH", user.join("lib/llvm-17/lib/clang/17/amdgcn/bitcode"));
    hipcc.env("HIP_PLATFORM", "amd").env("HIP_COMPILER", "clang").env("HIP_RUNTIME", "rocclr");
    done(&mut hipcc);
    for sdma in ["1", "0"] {
        verify(&stack, &program, &[("HSA_ENABLE_SDMA", Path::new(sdma))], HIP_CHECKS);
    }
}

/// Lines that images.cpp prints.
const HIP_CHECKS: usize = 19;
