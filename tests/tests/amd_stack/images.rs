//! Images: textures and surfaces of HIP, and images of OpenCL.

use std::path::Path;
use std::process::Command;

use t0_tests_share::oracle;

use crate::{Stack, all_right, done, limit, source, t0, text, workspace};

/// Runs a program under `t0 virtual`. Returns its standard output.
#[track_caller]
fn run(stack: &Stack, program: &Path, environment: &[(&str, &Path)]) -> String {
    let log = stack.built("log");
    let mut command = Command::new(t0());
    command.arg("virtual").arg("--log").arg(&log).arg("--");
    // The command puts its own library first.
    command.args(["sh", "-c", r#"LD_PRELOAD=$T0_PRELOADED:$LD_PRELOAD exec "$@""#, "sh"]);
    command.arg(stack.root.join("usr/lib64/ld-linux-x86-64.so.2")).arg("--library-path");
    command.arg(format!("{}:{}", stack.libraries().display(), stack.root.join("usr/lib/llvm-17/lib").display()));
    command.arg(program).envs(environment.iter().copied()).current_dir(stack.scratch.path());
    let output = limit::output(&mut command);
    let log = std::fs::read_to_string(&log).unwrap_or_default();
    assert!(output.status.success(), "{}\nrecord:\n{log}", text(&output));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn hip_textures_and_surfaces_have_the_values_of_each_mode() {
    let Some(stack) = Stack::find("textures of HIP on the virtual device", &["perl", "ld"]) else { return };
    let program = stack.hip("images.cpp");
    for sdma in ["1", "0"] {
        all_right(&run(&stack, &program, &[("HSA_ENABLE_SDMA", Path::new(sdma))]), HIP_CHECKS);
    }
}

/// Lines that images.cpp prints.
const HIP_CHECKS: usize = 19;

/// Builds an OpenCL program and runs it under `t0 virtual`. Returns its standard output, if the packages are there.
pub(super) fn run_opencl(unchecked: &str, name: &str) -> Option<String> {
    let stack = Stack::find(unchecked, &["gcc"])?;
    let directory = workspace().join("target/trixie");
    if directory.join("unreachable-opencl").exists() {
        oracle::unreachable(unchecked, "Debian's archive");
        return None;
    }
    let remedy = "tools/trixie.sh target/trixie opencl (needs apt-get and Debian's archive)";
    oracle::file(unchecked, directory.join("ready-opencl"), remedy)?;
    let (program, preloaded) = (stack.built("program"), stack.built("prefix.so"));
    let mut compiler = Command::new("gcc");
    compiler.args(["-O1", "-Wall", "-Werror", "-idirafter"]).arg(stack.root.join("usr/include"));
    compiler.arg(source(name)).arg("-o").arg(&program);
    // Its symbols of a newer C library are found when it runs.
    compiler.arg("-Wl,--unresolved-symbols=ignore-all").arg(stack.libraries().join("libOpenCL.so.1")).arg("-lm");
    done(&mut compiler);
    let mut library = Command::new("gcc");
    done(library.args(["-O1", "-shared", "-fPIC"]).arg(source("suites/opencl/prefix.c")).arg("-o").arg(&preloaded));
    let vendors = stack.root.join("etc/OpenCL/vendors");
    let environment: [(&str, &Path); 4] = [
        ("OCL_ICD_VENDORS", &vendors),
        ("HOME", stack.scratch.path()),
        ("T0_PREFIX", &stack.root),
        ("T0_PRELOADED", &preloaded),
    ];
    Some(run(&stack, &program, &environment))
}

#[test]
fn opencl_images_keep_every_format_and_kind() {
    let Some(output) = run_opencl("images of OpenCL on the virtual device", "images_cl.c") else { return };
    all_right(&output, OPENCL_CHECKS);
}

/// Lines that images_cl.c prints.
const OPENCL_CHECKS: usize = 13;
