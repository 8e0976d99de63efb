//! Builds and runs the programs of the suites.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::process::{Command, Output};

use t0_tests_share::oracle;

use crate::{Stack, done, t0, text, workspace};

/// Which cases run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// A few, for the gate.
    Sample,
    /// All of them.
    All,
}

/// The extent that `T0_SUITES` names.
pub(super) fn extent() -> Extent {
    match std::env::var("T0_SUITES").as_deref() {
        Ok("all") => Extent::All,
        Ok(other) => panic!("T0_SUITES is {other:?}; the only value is `all`"),
        Err(_) => Extent::Sample,
    }
}

/// The chip that `T0_SUITES_GPU` names, if it names one.
pub(crate) fn chip() -> Option<String> {
    std::env::var("T0_SUITES_GPU").ok()
}

/// Where the chip stands among those of `.ci/full`.
pub(super) fn chip_number() -> usize {
    const CHIPS: [&str; 6] = ["gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151"];
    chip().map_or(0, |chip| {
        CHIPS.iter().position(|known| *known == chip).unwrap_or_else(|| panic!("T0_SUITES_GPU is {chip:?}"))
    })
}

/// The arguments of `t0 virtual` that choose the chip.
fn gpu() -> Vec<String> {
    chip().map_or_else(Vec::new, |chip| vec!["--gpu".into(), chip])
}

/// The chip that programs are compiled for. The packages' HIP and OpenCL do not know gfx1150 and gfx1151, and run on
/// them as on gfx1103.
fn target() -> String {
    match chip().as_deref() {
        Some("gfx1150" | "gfx1151") => "gfx1103".into(),
        Some(other) => other.into(),
        None => "gfx1100".into(),
    }
}

/// How a source file is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Language {
    /// By hipcc, for the chip.
    Hip,
    /// By the packages' clang. The driver compiles the kernels when the program runs.
    OpenCl,
    /// By the packages' clang, as a library to preload.
    Preloaded,
}

/// A run of a program.
pub(super) struct Run {
    pub(super) program: PathBuf,
    pub(super) arguments: Vec<String>,
    pub(super) environment: Vec<(&'static str, String)>,
    /// A library that the program's loader loads before all others.
    pub(super) preloaded: Option<PathBuf>,
    /// In seconds. A program that runs longer has failed.
    pub(super) limit: u32,
}

/// What a program has printed.
pub(super) struct Printed {
    output: Output,
    /// Whether the limit of time has ended the program.
    late: bool,
    /// The record of the virtual driver.
    log: String,
}

impl Stack {
    /// The packages, if they and the packages of a group are there.
    pub(super) fn with_group(unchecked: &str, group: Option<&str>) -> Option<Stack> {
        let stack = Stack::find(unchecked, &["perl", "ld", "timeout"])?;
        let Some(group) = group else { return Some(stack) };
        let directory = workspace().join("target/trixie");
        if directory.join(format!("unreachable-{group}")).exists() {
            oracle::unreachable(unchecked, "Debian's archive");
            return None;
        }
        let remedy = format!("tools/trixie.sh target/trixie {group} (needs apt-get and Debian's archive)");
        oracle::file(unchecked, directory.join(format!("ready-{group}")), &remedy)?;
        Some(stack)
    }

    /// Builds a program, unless an equal one was built before.
    pub(super) fn program(&self, language: Language, name: &str, libraries: &[&str]) -> PathBuf {
        let suites = workspace().join("tests/tests/amd_stack/suites");
        let source = suites.join(name);
        let target = target();
        let mut hasher = DefaultHasher::new();
        (language, name, libraries).hash(&mut hasher);
        if language == Language::Hip {
            target.hash(&mut hasher);
        }
        for file in [source.clone(), suites.join("check.h"), suites.join("opencl/common.h"), self.bin.join("clang")] {
            std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())).hash(&mut hasher);
        }
        let directory = workspace().join("target/suites");
        std::fs::create_dir_all(&directory).expect("target is writable");
        let program = directory.join(format!("{}-{:016x}", name.replace(['/', '.'], "-"), hasher.finish()));
        if program.exists() {
            return program;
        }
        let mut compiler = match language {
            Language::Hip => {
                let mut compiler = self.hip_compiler();
                compiler.arg(format!("--offload-arch={target}"));
                if target == "gfx1103" {
                    // rocPRIM names the chips without DPP broadcasts, but not this one, which has gfx1102's
                    // instructions.
                    compiler.args(["-Xarch_device", "-D__gfx1102__=1"]);
                }
                compiler
            }
            Language::OpenCl => Command::new(self.bin.join("clang++")),
            Language::Preloaded => Command::new(self.bin.join("clang")),
        };
        match language {
            Language::Hip | Language::OpenCl => compiler.arg("-std=c++17"),
            Language::Preloaded => compiler.args(["-shared", "-fPIC"]),
        };
        // Other tests of other processes may build the same program: the last one wins.
        let built = self.built("program");
        compiler.args(["-O1", "-Wall", "-Werror", "-Wno-deprecated-declarations", "-pthread", "-I"]);
        compiler.arg(&suites).arg("-o").arg(&built).arg(&source);
        compiler.arg("-L").arg(self.libraries()).args(libraries.iter().map(|library| format!("-l{library}")));
        // Symbols of a newer C library are found when the program runs.
        done(compiler.arg("-Wl,--unresolved-symbols=ignore-in-shared-libs"));
        let other = program.with_extension(std::process::id().to_string());
        std::fs::copy(&built, &other).expect("target is writable");
        std::fs::rename(&other, &program).expect("target is writable");
        program
    }

    /// The packages' hipcc, without arguments.
    fn hip_compiler(&self) -> Command {
        let (user, rocm) = (self.root.join("usr"), self.bin.with_file_name("rocm"));
        let mut hipcc = Command::new("perl");
        hipcc.arg("-I").arg(user.join("share/perl5")).arg("-I").arg(user.join("bin")).arg(user.join("bin/hipcc.pl"));
        hipcc.env("HIP_CLANG_PATH", &self.bin).env("HIP_PATH", &rocm).env("ROCM_PATH", &rocm);
        hipcc.env("DEVICE_LIB_PATH", user.join("lib/llvm-17/lib/clang/17/amdgcn/bitcode"));
        hipcc.env("HIP_PLATFORM", "amd").env("HIP_COMPILER", "clang").env("HIP_RUNTIME", "rocclr");
        hipcc
    }

    /// Runs a program under `t0 virtual`.
    pub(super) fn limited(&self, run: &Run) -> Printed {
        let log = self.built("log");
        let _ = std::fs::remove_file(&log);
        // `timeout` ends its whole group of processes, which `t0` and the program are in.
        let mut command = Command::new("timeout");
        command.args(["-k", "10"]).arg(run.limit.to_string()).arg(t0()).arg("virtual").arg("--log").arg(&log);
        command.args(gpu()).arg("--");
        if let Some(library) = &run.preloaded {
            // The command puts its own library first.
            command.args(["sh", "-c", r#"LD_PRELOAD=$0:$LD_PRELOAD exec "$@""#]).arg(library);
        }
        command.arg(self.root.join("usr/lib64/ld-linux-x86-64.so.2")).arg("--library-path");
        command.arg(format!("{}:{}", self.libraries().display(), self.root.join("usr/lib/llvm-17/lib").display()));
        command.arg(&run.program).args(&run.arguments);
        command.envs(run.environment.iter().map(|(name, value)| (name, value)));
        if chip().is_some_and(|chip| chip != target()) {
            command.env("HSA_OVERRIDE_GFX_VERSION", "11.0.3");
        }
        // rocFFT compiles its kernels in the process, because a program that it starts would use the system's loader.
        command.env("ROCFFT_RTC_PROCESS", "0");
        command.env("OCL_ICD_VENDORS", self.root.join("etc/OpenCL/vendors")).env("T0_PREFIX", &self.root);
        command.env("HOME", self.scratch.path()).current_dir(self.scratch.path());
        let output = command.output().expect("timeout runs");
        let late = matches!(output.status.code(), Some(124 | 137));
        Printed { output, late, log: std::fs::read_to_string(&log).unwrap_or_default() }
    }
}

impl Printed {
    /// Standard output.
    pub(super) fn lines(&self) -> String {
        String::from_utf8_lossy(&self.output.stdout).into_owned()
    }

    /// Whether the program's exit code is 0.
    pub(super) fn succeeded(&self) -> bool {
        self.output.status.success()
    }

    /// Which cases have failed, and the ends of what the program and the driver have printed.
    pub(super) fn report(&self, run: &Run, failed: &[String]) -> String {
        let late = if self.late { format!("it ran longer than {} s, ", run.limit) } else { String::new() };
        let (printed, log) = (end(&text(&self.output), 60), end(&self.log, 20));
        format!("{}: {late}failed: {failed:#?}\nprinted:\n{printed}\nlog:\n{log}", run.program.display())
    }
}

/// The last lines of a text.
fn end(text: &str, lines: usize) -> String {
    let all: Vec<&str> = text.lines().collect();
    all[all.len().saturating_sub(lines)..].join("\n")
}

/// Whether each line of a program of ours is a check that found nothing wrong, and the program has made its last one.
/// Returns the number of checks, or those that failed.
pub(super) fn checks(lines: &str) -> Result<usize, Vec<String>> {
    let right = lines.lines().filter(|line| line.starts_with("right: ")).count();
    let mut failed: Vec<String> = lines.lines().filter(|line| line.starts_with("wrong: ")).map(String::from).collect();
    let last = lines.lines().last().unwrap_or_default();
    if last != format!("done: {right} checks") || right == 0 {
        failed.push(format!("{right} checks are right, and the last line is {last:?}"));
    }
    if failed.is_empty() { Ok(right) } else { Err(failed) }
}

/// What a program with GoogleTest has run without a failure.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Passed {
    pub(super) tests: usize,
    /// Those that found that the device, or the test itself, does not support them.
    pub(super) skipped: usize,
}

/// What a program with GoogleTest has printed: its tests that passed, or the names of those that did not.
pub(super) fn googletest(lines: &str) -> Result<Passed, Vec<String>> {
    let names = |tag: &str| -> Vec<String> {
        let after = lines.lines().filter_map(|line| line.strip_prefix(tag));
        after.map(|rest| rest.split([' ', ',']).next().unwrap_or_default().to_owned()).collect()
    };
    let started = names("[ RUN      ] ");
    let (passed, skipped) = (names("[       OK ] "), names("[  SKIPPED ] "));
    let ended = |name| passed.contains(name) || skipped.contains(name);
    let mut failed: Vec<String> = started.iter().filter(|name| !ended(name)).cloned().collect();
    let tests = passed.len();
    let summary = lines.lines().filter_map(|line| line.strip_prefix("[  PASSED  ] ")).next_back();
    if summary.and_then(|rest| rest.split(' ').next()) != Some(tests.to_string().as_str()) || tests == 0 {
        failed.push(format!("{tests} tests passed, and the summary is {summary:?}"));
    }
    let skipped = started.len() - tests;
    if failed.is_empty() { Ok(Passed { tests, skipped }) } else { Err(failed) }
}

#[test]
fn a_program_that_checks_nothing_or_ends_early_has_failed() {
    assert_eq!(checks("right: a\nright: b\ndone: 2 checks\n"), Ok(2));
    assert!(checks("").is_err());
    assert!(checks("done: 0 checks\n").is_err());
    assert!(checks("right: a\nright: b\n").is_err());
    assert!(checks("right: a\ndone: 2 checks\n").is_err());
    assert_eq!(checks("right: a\nwrong: b\ndone: 2 checks\n").unwrap_err()[0], "wrong: b");
    let passed = "[ RUN      ] A.b\n[       OK ] A.b (0 ms)\n[  PASSED  ] 1 test.\n";
    assert_eq!(googletest(passed), Ok(Passed { tests: 1, skipped: 0 }));
    let skipped = "[ RUN      ] A.b\n[       OK ] A.b (0 ms)\n[ RUN      ] A.c\n[  SKIPPED ] A.c (0 ms)\n";
    let listed = "[  PASSED  ] 1 test.\n[  SKIPPED ] 1 test, listed below:\n[  SKIPPED ] A.c\n";
    assert_eq!(googletest(&format!("{skipped}{listed}")), Ok(Passed { tests: 1, skipped: 1 }));
    assert!(googletest("[==========] 0 tests\n[  PASSED  ] 0 tests.\n").is_err());
    let early = "[ RUN      ] A.b\n[       OK ] A.b (0 ms)\n[ RUN      ] A.c\n";
    assert_eq!(googletest(early).unwrap_err()[0], "A.c");
    let failed = "[ RUN      ] A/0.b\n[  FAILED  ] A/0.b, where x = 1 (0 ms)\n[  PASSED  ] 0 tests.\n";
    assert_eq!(googletest(failed).unwrap_err()[0], "A/0.b");
}
