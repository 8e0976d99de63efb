//! Mutated kernels: the compiler refuses them or compiles them, and never panics.
//!
//! `T0_MUTATED=1000000 T0_MUTATED_SEED=1 cargo test --release -p t0-tests-drive --test it mutated:: -- --nocapture` is
//! the long form.
#![allow(clippy::print_stderr)]

use std::panic::{AssertUnwindSafe, catch_unwind};
use t0_tests_drive::mutate::{Outcome, SOURCES, lower_and_compile, mutated};
use t0_tests_drive::random::Choices;

const SAMPLE: u64 = 400;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn mutated_kernels_are_refused_or_compiled() {
    let from = number("T0_MUTATED_SEED").unwrap_or(0);
    let count = number("T0_MUTATED").unwrap_or(SAMPLE);
    let (mut fates, mut failed) = ([0u64; 3], 0);
    for seed in from..from + count {
        let text = mutated(&mut Choices::seeded(seed));
        match catch_unwind(AssertUnwindSafe(|| lower_and_compile(&text))) {
            Ok(Ok(fate)) => fates[fate as usize] += 1,
            Ok(Err(e)) => {
                failed += 1;
                eprintln!("seed {seed}: {e}\n{text}");
            }
            Err(_) => {
                failed += 1;
                eprintln!("seed {seed}: panic\n{text}");
            }
        }
        if count > SAMPLE && seed % 10_000 == 9_999 {
            eprintln!("{} spoiled, {failed} failed", seed + 1 - from);
        }
    }
    let [not_rust, refused, compiled] =
        [Outcome::NotRust, Outcome::Refused, Outcome::Compiled].map(|f| fates[f as usize]);
    eprintln!("{count} spoiled kernels: {not_rust} not Rust, {refused} refused, {compiled} compiled, {failed} failed");
    assert_eq!(failed, 0);
    assert!(refused * 20 > count && compiled * 20 > count, "the spoiling says little");
}

#[test]
fn every_test_kernel_is_mutated() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../kernels");
    let rust = std::fs::read_dir(folder)
        .unwrap()
        .filter(|f| f.as_ref().unwrap().path().extension().is_some_and(|e| e == "rs"));
    assert_eq!(rust.count(), SOURCES.len(), "files of tests/kernels");
}
