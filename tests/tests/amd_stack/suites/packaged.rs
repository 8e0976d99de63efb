//! The packages' own test programs, which use GoogleTest: rocRAND's and rocPRIM's.

use std::path::{Path, PathBuf};

use super::runner::{Extent, Passed, Run, chip_number, extent, googletest};
use crate::Stack;

/// Tests that not even `T0_SUITES=all` runs, and why.
struct Part {
    program: &'static str,
    /// The tests that run, as GoogleTest's `--gtest_filter` has it.
    filter: &'static str,
    /// One of this many runs, by GoogleTest's shards. Each chip takes another shard.
    one_in: usize,
    why: &'static str,
}

/// A test program of a sample, of which all tests run.
const fn sample(program: &'static str) -> Part {
    Part { program, filter: "*", one_in: 1, why: "" }
}

/// Each thread of a generator of LFSR113 begins with as many jumps as threads are before it, which take the virtual GPU
/// minutes for each new generator. Its own program keeps one test; in the others it is number 5.
const LFSR113: &str = "each generator of LFSR113 takes minutes";
/// The tests differ in types, sizes of blocks, or both.
const LONG: &str = "all its tests take more than half a minute";
/// Tests with up to 2^35 elements, which a card computes in seconds. One program has them under another name.
const LARGE: &str = "-*LargeI*:*LargeSegmentCount*:*Over4G*";
const MANY: &str = "tests with 4G elements take hours";

const fn of(program: &'static str, filter: &'static str) -> Part {
    Part { program, filter, one_in: 1, why: LFSR113 }
}

const fn smaller(program: &'static str) -> Part {
    Part { program, filter: LARGE, one_in: 1, why: MANY }
}

const fn one_in(one_in: usize, program: &'static str) -> Part {
    Part { program, filter: "*", one_in, why: LONG }
}

/// Without the large tests, and one in several of the others.
const fn smaller_one_in(one_in: usize, program: &'static str) -> Part {
    Part { program, filter: LARGE, one_in, why: "all its tests take minutes, those with 4G elements hours" }
}

const PARTS: &[Part] = &[
    of("test_rocrand_lfsr113_prng", "*uniform_uint_test"),
    of("test_rocrand_basic", "-*initialize_generator_test/5"),
    of("test_rocrand_generate", "-*/5"),
    of("test_rocrand_generate_log_normal", "-*/5"),
    of("test_rocrand_generate_normal", "-*/5"),
    of("test_rocrand_generate_poisson", "-*/5"),
    of("test_rocrand_generate_uniform", "-*/5"),
    one_in(4, "test_rocrand_kernel_scrambled_sobol32"),
    one_in(4, "test_rocrand_kernel_scrambled_sobol64"),
    one_in(4, "test_rocrand_mrg_prng"),
    one_in(4, "test_rocrand_mt19937_prng"),
    one_in(16, "test_block_sort_bitonic"),
    one_in(4, "test_block_sort_merge"),
    one_in(4, "test_block_sort_merge_stable"),
    smaller("test_device_adjacent_difference"),
    one_in(8, "test_device_histogram"),
    one_in(4, "test_device_merge"),
    one_in(8, "test_device_merge_sort"),
    smaller_one_in(4, "test_device_partition"),
    smaller_one_in(16, "test_device_radix_sort"),
    smaller("test_device_reduce"),
    smaller("test_device_reduce_by_key"),
    one_in(2, "test_device_run_length_encode"),
    smaller_one_in(4, "test_device_scan"),
    one_in(16, "test_device_segmented_radix_sort"),
    one_in(2, "test_device_segmented_reduce"),
    one_in(8, "test_device_segmented_scan"),
    smaller_one_in(8, "test_device_select"),
    smaller("test_device_transform"),
];

impl Part {
    /// The tests of a program that `T0_SUITES=all` runs.
    fn of(program: &Path) -> &'static Part {
        const ALL: Part = Part { program: "", filter: "*", one_in: 1, why: "" };
        let Some(part) = PARTS.iter().find(|part| program.ends_with(part.program)) else { return &ALL };
        let shard = chip_number() % part.one_in;
        println!("{}: only {}, shard {shard} of {}, because {}", part.program, part.filter, part.one_in, part.why);
        part
    }

    /// How the program runs them.
    fn run(&self, program: PathBuf, limit: u32) -> Run {
        let shard = chip_number() % self.one_in;
        Run {
            program,
            arguments: vec![format!("--gtest_filter={}", self.filter)],
            environment: vec![
                ("GTEST_TOTAL_SHARDS", self.one_in.to_string()),
                ("GTEST_SHARD_INDEX", shard.to_string()),
            ],
            preloaded: None,
            limit,
        }
    }
}

/// Runs test programs of a directory: those of a sample, or all of them.
#[track_caller]
fn check(group: &str, directory: &str, samples: &[Part]) {
    let Some(stack) = Stack::with_group(&format!("{directory} on the virtual device"), Some(group)) else { return };
    let directory = stack.root.join("usr/libexec/rocm").join(directory);
    let runs: Vec<Run> = match extent() {
        Extent::Sample => samples.iter().map(|sample| sample.run(directory.join(sample.program), 120)).collect(),
        Extent::All => programs(&directory).into_iter().map(|path| Part::of(&path).run(path, 1200)).collect(),
    };
    let mut failed = Vec::new();
    for run in runs {
        let began = std::time::Instant::now();
        let printed = stack.limited(&run);
        // This program is right if it compiles: it prints nothing.
        let plain = run.program.ends_with("test_no_half_operators");
        let tests = if plain { Ok(Passed { tests: 1, skipped: 0 }) } else { googletest(&printed.lines()) };
        let report = match tests {
            Ok(Passed { tests, skipped }) if printed.succeeded() => {
                let (name, seconds) = (run.program.file_name().unwrap_or_default(), began.elapsed().as_secs_f32());
                println!("{}: {tests} tests in {seconds:.1} s, {skipped} skipped", name.display());
                continue;
            }
            Ok(_) => printed.report(&run, &[]),
            Err(tests) => printed.report(&run, &tests),
        };
        println!("{report}");
        failed.push(report);
    }
    assert!(failed.is_empty(), "{} programs failed:\n{}", failed.len(), failed.join("\n"));
}

/// The test programs of a directory, by name.
fn programs(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut programs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    programs.sort();
    assert!(!programs.is_empty(), "{} has no programs", directory.display());
    programs
}

#[test]
fn rocrand() {
    let samples = [
        sample("test_rocrand_kernel_philox4x32_10"),
        sample("test_rocrand_kernel_xorwow"),
        sample("test_normal_distribution"),
        sample("test_rocrand_generator_type"),
    ];
    check("rocrand", "librocrand1-tests", &samples);
}

/// The programs take 2 GB, so that only `T0_SUITES=all` runs them.
#[test]
fn rocprim() {
    if extent() == Extent::All {
        check("rocprim", "librocprim-tests", &[]);
    }
}
