//! Correct programs of other people, and programs that use AMD's libraries. A test of GoogleTest counts as a program.

use std::io;
use std::path::PathBuf;

use crate::stack::{REMEDY, Run, Stack, TINYGRAD_REMEDY};
use crate::verdict;

/// A correct program.
#[derive(Debug, Clone, Copy)]
pub enum Correct {
    /// Tests of a library with GoogleTest.
    Tests(Tests),
    /// A program of the suites in `tests/tests/amd_stack`, which compares a library with the host.
    Suite {
        /// The library, which is also the name of its group of packages.
        library: &'static str,
        /// The file.
        source: &'static str,
        /// Its argument.
        argument: &'static str,
    },
    /// `tools/tinygrad_check.py`, which compares tinygrad with numpy, with this option.
    Tinygrad(Option<&'static str>),
}

/// Tests of a library.
#[derive(Debug, Clone, Copy)]
pub struct Tests {
    /// The group of packages, as `tools/trixie.sh` takes it.
    pub group: &'static str,
    /// The directory in `usr/libexec/rocm`.
    pub directory: &'static str,
    /// The file in it.
    pub program: &'static str,
    /// Which tests, as GoogleTest's `--gtest_filter` has it.
    pub filter: &'static str,
}

const fn rocprim(program: &'static str, filter: &'static str) -> Correct {
    Correct::Tests(Tests { group: "rocprim", directory: "librocprim-tests", program, filter })
}

const fn rocrand(program: &'static str, filter: &'static str) -> Correct {
    Correct::Tests(Tests { group: "rocrand", directory: "librocrand1-tests", program, filter })
}

/// The programs.
pub const PROGRAMS: &[Correct] = &[
    // Its solver of triangular systems waits for a counter by plain loads, which is a data race in C++.
    Correct::Suite { library: "rocblas", source: "libraries/rocblas.cpp", argument: "without-solver" },
    Correct::Suite { library: "rocfft", source: "libraries/rocfft.cpp", argument: "sample" },
    Correct::Tinygrad(None),
    Correct::Tinygrad(Some("--aql")),
    rocprim("test_warp_reduce", "*"),
    rocprim("test_thread", "*"),
    rocprim("test_device_reduce", "*/0.ReduceSum"),
    rocprim("test_intrinsics", "*"),
    rocprim("test_warp_load", "*"),
    rocprim("test_block_shuffle", "*/0.*"),
    rocprim("test_zip_iterator", "*"),
    rocrand("test_rocrand_kernel_xorwow", "*"),
];

/// The seconds after which a program has failed.
const LIMIT: u32 = 300;

impl Correct {
    /// What the user calls it.
    pub fn name(&self) -> String {
        match self {
            Correct::Tests(tests) => format!("{} {}", tests.program, tests.filter),
            Correct::Suite { source, .. } => (*source).to_owned(),
            Correct::Tinygrad(option) => format!("tinygrad_check.py {}", option.unwrap_or_default()).trim().to_owned(),
        }
    }

    /// A file that it needs, and how to get it.
    pub fn needs(&self, stack: &Stack) -> (PathBuf, &'static str) {
        match self {
            Correct::Tests(tests) => (stack.ready(tests.group), REMEDY),
            Correct::Suite { library, .. } => (stack.ready(library), REMEDY),
            Correct::Tinygrad(_) => (stack.tinygrad(), TINYGRAD_REMEDY),
        }
    }

    /// Runs it, and compiles it before if it is a source.
    ///
    /// # Errors
    /// As [`Stack::run`] and [`Stack::compile`].
    pub fn run(&self, stack: &Stack, strict: bool) -> io::Result<Run> {
        let (program, arguments) = match self {
            Correct::Tests(tests) => {
                let directory = stack.root().join("usr/libexec/rocm").join(tests.directory);
                (directory.join(tests.program), vec![format!("--gtest_filter={}", tests.filter)])
            }
            Correct::Suite { library, source, argument } => {
                (stack.compile_suite(source, library)?, vec![(*argument).to_owned()])
            }
            Correct::Tinygrad(option) => {
                let script = stack.tool("tinygrad_check.py").display().to_string();
                (stack.tinygrad(), std::iter::once(script).chain(option.map(String::from)).collect())
            }
        };
        stack.run(&program, &arguments, strict, LIMIT)
    }

    /// The number of programs that have succeeded.
    ///
    /// # Errors
    /// What was reported, or what the program has printed if it failed or has checked nothing.
    pub fn judge(&self, run: &Run) -> Result<usize, String> {
        verdict::judge(run, None)?;
        let printed = String::from_utf8_lossy(&run.output.stdout);
        let count = match self {
            Correct::Tests(_) => passed(&printed),
            Correct::Suite { .. } => usize::from(printed.contains("right: ")),
            Correct::Tinygrad(_) => usize::from(printed.contains(", right\n")),
        };
        if count > 0 { Ok(count) } else { Err(format!("nothing was checked: {}", run.printed())) }
    }
}

/// The tests that have passed. Those that were skipped are no programs.
fn passed(printed: &str) -> usize {
    printed.lines().filter(|line| line.starts_with("[       OK ] ")).count()
}

#[cfg(test)]
mod tests {
    #[test]
    fn passed_tests_are_counted() {
        let printed = "[ RUN      ] A.b\n[       OK ] A.b (0 ms)\n[ RUN      ] A.c\n[  SKIPPED ] A.c (0 ms)\n";
        assert_eq!(super::passed(printed), 1);
    }
}
