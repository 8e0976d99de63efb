//! Correct programs of other people: the test programs of AMD's libraries. A test of GoogleTest counts as a program.

use std::io;

use crate::stack::{Run, Stack};
use crate::verdict;

/// Tests of a library, which are one program.
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

const fn rocprim(program: &'static str, filter: &'static str) -> Tests {
    Tests { group: "rocprim", directory: "librocprim-tests", program, filter }
}

const fn rocrand(program: &'static str, filter: &'static str) -> Tests {
    Tests { group: "rocrand", directory: "librocrand1-tests", program, filter }
}

/// The tests.
pub const TESTS: &[Tests] = &[
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

impl Tests {
    /// Runs the tests.
    ///
    /// # Errors
    /// As [`Stack::run`].
    pub fn run(&self, stack: &Stack, strict: bool) -> io::Result<Run> {
        let program = stack.root().join("usr/libexec/rocm").join(self.directory).join(self.program);
        stack.run(&program, &[format!("--gtest_filter={}", self.filter)], strict, LIMIT)
    }

    /// The number of tests that have passed.
    ///
    /// # Errors
    /// What was reported, or what the program has printed if it failed or has run no test.
    pub fn judge(&self, run: &Run) -> Result<usize, String> {
        verdict::judge(run, None)?;
        match passed(&String::from_utf8_lossy(&run.output.stdout)) {
            0 => Err(format!("no test has passed: {}", run.printed())),
            count => Ok(count),
        }
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
