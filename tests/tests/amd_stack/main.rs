//! AMD's own user-mode stack, as Debian 13 packages it, on the virtual device: `t0 virtual` runs the unmodified
//! programs and libraries that tools/trixie.sh unpacks, through their own loader. `tinygrad` is a client that needs
//! none of them. `suites` runs libraries and their test programs. `limit` ends programs that run too long: **each
//! program has a limit of time.**

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

mod capabilities;
mod cards;
mod exceptions;
mod images;
mod limit;
mod observe;
mod reported;
mod services;
mod shared;
mod strict;
mod suites;
mod tinygrad;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use t0_tests_share::oracle;
use t0_tests_share::virtual_device::t0;

/// How to get the packages.
const REMEDY: &str = "tools/trixie.sh (needs apt-get and Debian's archive)";

/// The unpacked packages.
struct Stack {
    root: PathBuf,
    bin: PathBuf,
    /// For the programs that the test builds.
    scratch: tempfile::TempDir,
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the workspace exists")
}

impl Stack {
    /// The packages, if they are there and all `tools` are installed.
    fn find(unchecked: &str, tools: &[&str]) -> Option<Stack> {
        let directory = workspace().join("target/trixie");
        if directory.join("unreachable").exists() {
            oracle::unreachable(unchecked, "Debian's archive");
            return None;
        }
        oracle::file(unchecked, directory.join("ready"), REMEDY)?;
        if !oracle::tools(unchecked, tools, "apt-get install gcc perl clang-22 lld-22") {
            return None;
        }
        let scratch = tempfile::tempdir().expect("a temporary directory");
        Some(Stack { root: directory.join("root"), bin: directory.join("bin"), scratch })
    }

    fn libraries(&self) -> PathBuf {
        self.root.join("usr/lib/x86_64-linux-gnu")
    }

    /// A file that the test builds.
    fn built(&self, name: &str) -> PathBuf {
        self.scratch.path().join(name)
    }

    /// Runs a program and its libraries from the packages under `t0 virtual`. Returns its standard output.
    fn run(&self, program: &Path, arguments: &[&Path], environment: &[(&str, &str)]) -> String {
        self.run_logged(program, arguments, environment).0
    }

    /// Runs a program and its libraries from the packages under `t0 virtual` with these options.
    fn command(&self, options: &[&str], program: &Path, log: Option<&Path>) -> Command {
        let mut command = Command::new(t0());
        command.arg("virtual").args(options);
        if let Some(log) = log {
            command.arg("--log").arg(log);
        }
        command.arg("--").arg(self.root.join("usr/lib64/ld-linux-x86-64.so.2")).arg("--library-path");
        command.arg(format!("{}:{}", self.libraries().display(), self.root.join("usr/lib/llvm-17/lib").display()));
        command.arg(program);
        command
    }

    /// As [`Self::run`]. Also returns the number of SDMA queues that the program has created.
    fn run_logged(&self, program: &Path, arguments: &[&Path], environment: &[(&str, &str)]) -> (String, usize) {
        let log = self.built("log");
        // The record is appended to.
        let _ = std::fs::remove_file(&log);
        let mut command = self.command(&[], program, Some(&log));
        command.args(arguments).envs(environment.iter().copied());
        let log = || std::fs::read_to_string(&log).unwrap_or_default();
        let output = limit::output(&mut command);
        assert!(output.status.success(), "{}\nrefused:\n{}", text(&output), log());
        let engines = log().lines().filter(|line| line.ends_with(" created, type 1")).count();
        (String::from_utf8_lossy(&output.stdout).into_owned(), engines)
    }
}

/// Runs of a test: interrupts on or off, copies by SDMA or by kernels.
const MODES: [(&str, &str); 4] = [("1", "1"), ("0", "1"), ("1", "0"), ("0", "0")];

/// The environment of a run.
fn mode((interrupts, sdma): (&'static str, &'static str)) -> [(&'static str, &'static str); 2] {
    [("HSA_ENABLE_INTERRUPT", interrupts), ("HSA_ENABLE_SDMA", sdma)]
}

/// Copies use the engines exactly if they are enabled.
#[track_caller]
fn uses_engines(queues: usize, (_, sdma): (&str, &str)) {
    assert_eq!(queues > 0, sdma == "1", "{queues} SDMA queues with HSA_ENABLE_SDMA={sdma}");
}

fn text(output: &Output) -> String {
    format!("{}\n{}{}", output.status, String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Runs a compiler or another tool of the host.
fn done(command: &mut Command) {
    // Several of them compile at once, and cargo may build the command `t0` from nothing.
    let output = limit::within(command, std::time::Duration::from_secs(1800));
    assert!(output.status.success(), "{command:?}: {}", text(&output));
}

fn source(name: &str) -> PathBuf {
    workspace().join("tests/tests/amd_stack").join(name)
}

impl Stack {
    /// Builds a HIP program with the packages' hipcc.
    fn hip(&self, name: &str) -> PathBuf {
        self.hip_for(name, "gfx1100")
    }

    /// Builds a C program that uses ROCr.
    fn hsa(&self, name: &str) -> PathBuf {
        let program = self.built(name.trim_end_matches(".c"));
        let mut compiler = Command::new("gcc");
        compiler.args(["-O1", "-Wall", "-Werror", "-idirafter"]).arg(self.root.join("usr/include")).arg(source(name));
        // Its symbols of a newer C library are found when it runs.
        compiler.arg("-Wl,--unresolved-symbols=ignore-all").arg(self.libraries().join("libhsa-runtime64.so.1"));
        done(compiler.arg("-o").arg(&program));
        program
    }

    /// Builds a HIP program for a chip.
    fn hip_for(&self, name: &str, chip: &str) -> PathBuf {
        self.hip_with(name, chip, &[])
    }

    /// Builds a HIP program for a chip, with more options.
    fn hip_with(&self, name: &str, chip: &str, options: &[&str]) -> PathBuf {
        let program = self.built(&format!("{name}-{chip}{}", options.concat()));
        let user = self.root.join("usr");
        let rocm = self.bin.with_file_name("rocm");
        let mut hipcc = Command::new("perl");
        hipcc.arg("-I").arg(user.join("share/perl5")).arg("-I").arg(user.join("bin")).arg(user.join("bin/hipcc.pl"));
        hipcc
            .args(["-O1", "-g"])
            .args(options)
            .arg(format!("--offload-arch={chip}"))
            .arg(source(name))
            .arg("-o")
            .arg(&program);
        hipcc.env("HIP_CLANG_PATH", &self.bin).env("HIP_PATH", &rocm).env("ROCM_PATH", &rocm);
        hipcc.env("DEVICE_LIB_PATH", user.join("lib/llvm-17/lib/clang/17/amdgcn/bitcode"));
        hipcc.env("HIP_PLATFORM", "amd").env("HIP_COMPILER", "clang").env("HIP_RUNTIME", "rocclr");
        done(&mut hipcc);
        program
    }
}

/// Each line of the output is a check, and none of them found an error.
#[track_caller]
fn all_right(output: &str, checks: usize) {
    let right = output.lines().filter(|line| line.contains(": 0 of ") && line.ends_with(" wrong")).count();
    assert_eq!(right, checks, "{output}");
    assert_eq!(output.lines().count(), checks, "{output}");
}

#[test]
fn rocminfo_lists_the_device() {
    let Some(stack) = Stack::find("rocminfo on the virtual device", &[]) else { return };
    let output = stack.run(&stack.root.join("usr/bin/rocminfo"), &[], &[]);
    for line in ["Compute Unit:            96", "Name:                    gfx1100", "L3:                      98304"] {
        assert!(output.contains(line), "{line}:\n{output}");
    }
    assert!(output.ends_with("*** Done ***             \n"), "{output}");
}

#[test]
fn an_hsa_program_runs_kernels_and_copies_with_and_without_interrupts_and_sdma() {
    let Some(stack) = Stack::find("an HSA program on the virtual device", &["gcc", "clang-22", "ld.lld-22"]) else {
        return;
    };
    let object = stack.built("kernels.co");
    // ROCr of these packages loads code objects up to version 5.
    let target = ["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-mcode-object-version=5", "-nogpulib"];
    done(
        Command::new("clang-22")
            .args(target)
            .args(["-O2", "-ffreestanding"])
            .arg(source("kernels.c"))
            .arg("-o")
            .arg(&object),
    );
    let program = stack.hsa("hsa.c");
    for wanted in MODES {
        let (output, queues) = stack.run_logged(&program, &[&object], &mode(wanted));
        all_right(&output, 5);
        uses_engines(queues, wanted);
    }
}

#[test]
fn a_hip_program_runs_its_own_kernels_and_ours() {
    let Some(stack) = Stack::find("a HIP program on the virtual device", &["perl", "ld"]) else { return };
    let program = stack.hip("hip.cpp");
    // A kernel of the examples, at sizes that are no multiple of its workgroup.
    let object = stack.built("vector_add.co");
    let example = workspace().join("examples/examples/hello_gpu.rs");
    done(Command::new(t0()).args(["inspect", "--kernel", "vector_add"]).arg(example).arg("-o").arg(&object));
    for wanted in MODES {
        let (output, queues) = stack.run_logged(&program, &[&object], &mode(wanted));
        all_right(&output, 7);
        uses_engines(queues, wanted);
    }
}
