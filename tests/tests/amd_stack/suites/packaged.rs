//! The packages' own test programs, which use GoogleTest: rocRAND's and rocPRIM's.

use std::path::{Path, PathBuf};

use super::runner::{Extent, Passed, Run, chip_number, extent, googletest};
use crate::Stack;

/// A test program of a sample, and which of its tests run.
struct Sample {
    program: &'static str,
    /// As GoogleTest's `--gtest_filter` has it.
    filter: &'static str,
}

const fn sample(program: &'static str, filter: &'static str) -> Sample {
    Sample { program, filter }
}

/// A program of which not even `T0_SUITES=all` runs every test, and why.
struct Part {
    program: &'static str,
    tests: Tests,
    why: &'static str,
}

/// Which tests of a program run.
#[derive(Clone, Copy)]
enum Tests {
    /// Those of this filter, as GoogleTest's `--gtest_filter` has it.
    Of(&'static str),
    /// One of this many, by GoogleTest's shards. Each chip takes another shard.
    OneIn(usize),
}

/// Each thread of a generator of LFSR113 begins with as many jumps as threads are before it, which take the virtual GPU
/// minutes for each new generator. Its own program keeps one test; in the others it is number 5.
const LFSR113: &str = "each generator of LFSR113 takes minutes";
/// The tests differ in types, sizes of blocks, or both.
const LONG: &str = "all its tests take minutes";

const fn of(program: &'static str, filter: &'static str) -> Part {
    Part { program, tests: Tests::Of(filter), why: LFSR113 }
}

const fn one_in(count: usize, program: &'static str) -> Part {
    Part { program, tests: Tests::OneIn(count), why: LONG }
}

const PARTS: &[Part] = &[
    of("test_rocrand_lfsr113_prng", "*uniform_uint_test"),
    of("test_rocrand_basic", "-*initialize_generator_test/5"),
    of("test_rocrand_generate", "-*/5"),
    of("test_rocrand_generate_log_normal", "-*/5"),
    of("test_rocrand_generate_normal", "-*/5"),
    of("test_rocrand_generate_poisson", "-*/5"),
    of("test_rocrand_generate_uniform", "-*/5"),
    one_in(4, "test_rocrand_mt19937_prng"),
    one_in(8, "test_block_sort_bitonic"),
    one_in(8, "test_block_sort_merge"),
    one_in(8, "test_block_sort_merge_stable"),
    one_in(4, "test_device_histogram"),
    one_in(4, "test_device_merge"),
    one_in(8, "test_device_merge_sort"),
    one_in(4, "test_device_partition"),
    one_in(16, "test_device_radix_sort"),
    one_in(4, "test_device_run_length_encode"),
    one_in(4, "test_device_scan"),
    one_in(16, "test_device_segmented_radix_sort"),
    one_in(4, "test_device_segmented_reduce"),
    one_in(8, "test_device_segmented_scan"),
    one_in(8, "test_device_select"),
];

/// The tests of a program that `T0_SUITES=all` runs.
fn every(program: &Path) -> Tests {
    let Some(part) = PARTS.iter().find(|part| program.ends_with(part.program)) else { return Tests::Of("*") };
    match part.tests {
        Tests::Of(filter) => println!("{}: only {filter}, because {}", part.program, part.why),
        Tests::OneIn(count) => {
            println!("{}: only shard {} of {count}, because {}", part.program, chip_number() % count, part.why);
        }
    }
    part.tests
}

impl Tests {
    /// How a program with GoogleTest runs them.
    fn run(self, program: PathBuf, limit: u32) -> Run {
        let run = Run { program, arguments: Vec::new(), environment: Vec::new(), preloaded: None, limit };
        match self {
            Tests::Of(filter) => Run { arguments: vec![format!("--gtest_filter={filter}")], ..run },
            Tests::OneIn(count) => {
                let shard = chip_number() % count;
                let environment =
                    vec![("GTEST_TOTAL_SHARDS", count.to_string()), ("GTEST_SHARD_INDEX", shard.to_string())];
                Run { environment, ..run }
            }
        }
    }
}

/// Runs test programs of a directory: those of a sample, or all of them.
#[track_caller]
fn check(group: &str, directory: &str, samples: &[Sample]) {
    let Some(stack) = Stack::with_group(&format!("{directory} on the virtual device"), Some(group)) else { return };
    let directory = stack.root.join("usr/libexec/rocm").join(directory);
    let runs: Vec<(PathBuf, Tests)> = match extent() {
        Extent::Sample => {
            samples.iter().map(|sample| (directory.join(sample.program), Tests::Of(sample.filter))).collect()
        }
        Extent::All => programs(&directory).into_iter().map(|program| (program.clone(), every(&program))).collect(),
    };
    let limit = match extent() {
        Extent::Sample => 120,
        Extent::All => 3600,
    };
    let mut failed = Vec::new();
    for (program, tests) in runs {
        let run = tests.run(program, limit);
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
        sample("test_rocrand_kernel_philox4x32_10", "*"),
        sample("test_rocrand_kernel_xorwow", "*"),
        sample("test_normal_distribution", "*"),
        sample("test_rocrand_generator_type", "*"),
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
