//! The packages' own test programs, which use GoogleTest: rocRAND's and rocPRIM's.

use std::path::{Path, PathBuf};

use super::runner::{Extent, Run, extent, googletest};
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
    filter: &'static str,
    why: &'static str,
}

/// Each thread of a generator of LFSR113 begins with as many jumps as threads are before it, which take the virtual GPU
/// minutes for each new generator. Its own program keeps one test; in the others it is number 5.
const LFSR113: &str = "each generator of LFSR113 takes minutes";

const fn part(program: &'static str, filter: &'static str, why: &'static str) -> Part {
    Part { program, filter, why }
}

const PARTS: &[Part] = &[
    part("test_rocrand_lfsr113_prng", "*uniform_uint_test", LFSR113),
    part("test_rocrand_basic", "-*initialize_generator_test/5", LFSR113),
    part("test_rocrand_generate", "-*/5", LFSR113),
    part("test_rocrand_generate_log_normal", "-*/5", LFSR113),
    part("test_rocrand_generate_normal", "-*/5", LFSR113),
    part("test_rocrand_generate_poisson", "-*/5", LFSR113),
    part("test_rocrand_generate_uniform", "-*/5", LFSR113),
];

/// The tests of a program that `T0_SUITES=all` runs.
fn every(program: &Path) -> &'static str {
    let Some(part) = PARTS.iter().find(|part| program.ends_with(part.program)) else { return "*" };
    println!("{}: only {}, because {}", part.program, part.filter, part.why);
    part.filter
}

/// Runs test programs of a directory: those of a sample, or all of them.
#[track_caller]
fn check(group: &str, directory: &str, samples: &[Sample]) {
    let Some(stack) = Stack::with_group(&format!("{directory} on the virtual device"), Some(group)) else { return };
    let directory = stack.root.join("usr/libexec/rocm").join(directory);
    let runs: Vec<(PathBuf, &str)> = match extent() {
        Extent::Sample => samples.iter().map(|sample| (directory.join(sample.program), sample.filter)).collect(),
        Extent::All => programs(&directory).into_iter().map(|program| (program.clone(), every(&program))).collect(),
    };
    let limit = match extent() {
        Extent::Sample => 120,
        Extent::All => 3600,
    };
    let mut failed = Vec::new();
    for (program, filter) in runs {
        let run = Run { program, arguments: vec![format!("--gtest_filter={filter}")], preloaded: None, limit };
        let began = std::time::Instant::now();
        let printed = stack.limited(&run);
        // This program is right if it compiles: it prints nothing.
        let plain = run.program.ends_with("test_no_half_operators");
        let tests = if plain { Ok(1) } else { googletest(&printed.lines()) };
        let report = match tests {
            Ok(count) if printed.succeeded() => {
                println!("{}: {count} tests in {} s", run.program.display(), began.elapsed().as_secs());
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
