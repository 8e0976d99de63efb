//! AMD's user-mode stack of Debian 13.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use t0_report::Finding;

/// How to get the packages.
pub const REMEDY: &str = "tools/trixie.sh target/trixie headers opencl rocfft rocrand rocblas rocprim";

/// How to get tinygrad.
pub const TINYGRAD_REMEDY: &str = "tools/tinygrad.sh target/tinygrad-venv";

/// How to get Triton.
pub const TRITON_REMEDY: &str = "tools/triton_env.sh target/triton-venv";

/// The library for OpenCL's compiler.
const PREFIX: &str = "prefix.so";

/// The unpacked packages, and the command `t0`.
#[derive(Debug)]
pub struct Stack {
    workspace: PathBuf,
    t0: PathBuf,
}

/// The source language of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// Compiled by hipcc.
    Hip,
    /// A host program; the driver compiles the kernels when it runs.
    OpenCl,
}

/// What a program did under `t0 virtual`.
#[derive(Debug)]
pub struct Run {
    /// The exit code, and what was printed.
    pub output: Output,
    /// What strict mode has found.
    pub findings: Vec<Finding>,
    /// The time from start to end.
    pub time: Duration,
}

impl Run {
    /// What the program and `t0` have printed.
    pub fn printed(&self) -> String {
        let Output { status, stdout, stderr } = &self.output;
        format!("{status}\n{}{}", String::from_utf8_lossy(stdout), String::from_utf8_lossy(stderr))
    }
}

fn failed(what: &str, output: &Output) -> io::Error {
    io::Error::other(format!("{what}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr)))
}

impl Stack {
    /// The packages in the target directory of a workspace; `t0` is a command beside which the preloaded library is.
    pub fn new(workspace: &Path, t0: &Path) -> Stack {
        Stack { workspace: workspace.to_owned(), t0: t0.to_owned() }
    }

    fn directory(&self) -> PathBuf {
        self.workspace.join("target/trixie")
    }

    /// The root of the unpacked packages.
    pub fn root(&self) -> PathBuf {
        self.directory().join("root")
    }

    /// The file that exists if a group of packages is complete.
    pub fn ready(&self, group: &str) -> PathBuf {
        self.directory().join(if group.is_empty() { "ready".to_owned() } else { format!("ready-{group}") })
    }

    fn libraries(&self) -> PathBuf {
        self.root().join("usr/lib/x86_64-linux-gnu")
    }

    /// Compiles a program with line tables, unless it was compiled since its sources changed, which are `source` and
    /// `header`, or the compiler.
    /// `options` follow the source. Returns the executable.
    ///
    /// # Errors
    /// What the compiler has printed.
    pub fn compile(&self, language: Language, source: &Path, header: &Path, options: &[String]) -> io::Result<PathBuf> {
        let name = source.file_name().unwrap_or_default().to_string_lossy().replace('.', "-");
        let program = self.programs().join(name);
        std::fs::create_dir_all(self.programs())?;
        let changed = |file: &Path| file.metadata().and_then(|data| data.modified());
        let newest = changed(source)?.max(changed(header)?).max(changed(&self.directory().join("bin/hipcc"))?);
        if changed(&program).is_ok_and(|built| built >= newest) {
            return Ok(program);
        }
        // Another process may build the same program.
        let new = program.with_extension(std::process::id().to_string());
        let mut compiler = self.compiler(language)?;
        compiler.args(["-g", "-Wall", "-Werror"]).arg(source).args(options).arg("-o").arg(&new);
        let output = compiler.output()?;
        if !output.status.success() {
            return Err(failed(&source.display().to_string(), &output));
        }
        std::fs::rename(&new, &program)?;
        Ok(program)
    }

    /// The compiler, whose programs find the packages' loader and libraries.
    fn compiler(&self, language: Language) -> io::Result<Command> {
        let (user, bin) = (self.root().join("usr"), self.directory().join("bin"));
        Ok(match language {
            Language::Hip => {
                let mut hipcc = Command::new(bin.join("hipcc"));
                hipcc.arg("--offload-arch=gfx1100");
                hipcc
            }
            Language::OpenCl => {
                self.prefix()?;
                let mut clang = Command::new(bin.join("clang++"));
                clang.arg("-std=c++17").arg("-idirafter").arg(user.join("include"));
                clang.arg("-L").arg(self.libraries()).arg("-lOpenCL").arg(format!("-Wl,-rpath,{}", self.search_path()));
                clang.arg(format!("-Wl,--disable-new-dtags,--dynamic-linker={}", self.loader().display()));
                // Symbols of a newer C library are found when the program runs.
                clang.arg("-Wl,--unresolved-symbols=ignore-in-shared-libs");
                clang
            }
        })
    }

    /// The packages' dynamic linker.
    fn loader(&self) -> PathBuf {
        self.root().join("usr/lib64/ld-linux-x86-64.so.2")
    }

    /// The directories of the packages' libraries.
    fn search_path(&self) -> String {
        format!("{}:{}", self.libraries().display(), self.root().join("usr/lib/llvm-17/lib").display())
    }

    /// Compiles a program of the suites of `tests/tests/amd_stack`, which uses a library. Returns the executable.
    ///
    /// # Errors
    /// As [`Self::compile`].
    pub fn compile_suite(&self, source: &str, library: &str) -> io::Result<PathBuf> {
        let suites = self.workspace.join("tests/tests/amd_stack/suites");
        let mut options = ["-std=c++17", "-O1", "-Wno-deprecated-declarations", "-pthread"].map(String::from).to_vec();
        options.extend([format!("-I{}", suites.display()), format!("-L{}", self.libraries().display())]);
        options.push(format!("-l{library}"));
        self.compile(Language::Hip, &suites.join(source), &suites.join("check.h"), &options)
    }

    /// The Python that has tinygrad.
    pub fn tinygrad(&self) -> PathBuf {
        self.workspace.join("target/tinygrad-venv/bin/python")
    }

    /// A file of `tools`.
    pub fn tool(&self, name: &str) -> PathBuf {
        self.workspace.join("tools").join(name)
    }

    /// The Python that has Triton.
    pub fn triton(&self) -> PathBuf {
        self.workspace.join("target/triton-venv/bin/python")
    }

    /// Runs a program that compiles its Triton kernels into a directory.
    ///
    /// # Errors
    /// What the program has printed.
    pub fn compile_triton(&self, source: &Path, objects: &Path) -> io::Result<()> {
        let output = Command::new(self.triton()).arg(source).arg(objects).output()?;
        if output.status.success() { Ok(()) } else { Err(failed(&source.display().to_string(), &output)) }
    }

    /// Compiles the library that lets OpenCL's compiler find the headers in the unpacked packages.
    fn prefix(&self) -> io::Result<()> {
        let source = self.workspace.join("tests/tests/amd_stack/suites/opencl/prefix.c");
        let new = self.programs().join(format!("prefix-{}", std::process::id()));
        let mut clang = Command::new(self.directory().join("bin/clang"));
        clang.args(["-shared", "-fPIC"]).arg(&source).arg("-o").arg(&new);
        let output = clang.arg("-Wl,--unresolved-symbols=ignore-all").output()?;
        if !output.status.success() {
            return Err(failed(&source.display().to_string(), &output));
        }
        std::fs::rename(new, self.programs().join(PREFIX))
    }

    /// Runs a program, in strict mode or not, for at most so many seconds.
    ///
    /// # Errors
    /// The system's, if the run cannot be started or its report cannot be read.
    pub fn run(&self, program: &Path, arguments: &[String], strict: bool, limit: u32) -> io::Result<Run> {
        let scratch = tempfile::tempdir()?;
        let report = scratch.path().join("report.json");
        let mut command = Command::new("timeout");
        command.args(["-k", "10"]).arg(limit.to_string()).arg(&self.t0).arg("virtual");
        if strict {
            command.arg("--strict").arg("--report").arg(&report);
        }
        let root = self.root();
        command.arg("--");
        let prefix = self.programs().join(PREFIX);
        if program.starts_with(self.programs()) && prefix.exists() {
            // The command puts its own library first.
            command.args(["sh", "-c", r#"LD_PRELOAD=$0:$LD_PRELOAD exec "$@""#]).arg(prefix);
        }
        // Other programs name their loader, or are the system's.
        if program.starts_with(&root) {
            command.arg(self.loader()).arg("--library-path").arg(self.search_path());
        }
        command.arg(program).args(arguments).current_dir(scratch.path()).env("HOME", scratch.path());
        // rocFFT compiles its kernels in the process, because a program that it starts would use the system's loader.
        command.env("ROCFFT_RTC_PROCESS", "0").env("OCL_ICD_VENDORS", root.join("etc/OpenCL/vendors"));
        command.env("T0_PREFIX", &root);
        let began = Instant::now();
        let output = command.output()?;
        let time = began.elapsed();
        let findings = if strict { findings(&report, &output)? } else { Vec::new() };
        Ok(Run { output, findings, time })
    }

    /// Where the compiled programs are.
    pub fn programs(&self) -> PathBuf {
        self.workspace.join("target/sanitize")
    }
}

/// The findings of a report. A run that was ended by its limit of time has an empty one.
fn findings(report: &Path, output: &Output) -> io::Result<Vec<Finding>> {
    let text = std::fs::read_to_string(report).map_err(|_| failed("no report was written", output))?;
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let mut log: serde_json::Value = serde_json::from_str(&text)?;
    Ok(serde_json::from_value(log["findings"].take())?)
}
