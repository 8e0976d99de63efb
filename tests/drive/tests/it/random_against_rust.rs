//! Random kernels as Rust: rustc compiles their bodies for `on_cpu`, and the results must equal those of the IR before
//! the passes. `random.rs` checks the rest of the compiler.
//!
//! The default is a sample. `T0_RANDOM_RUST=1000 T0_RANDOM_RUST_SEED=7000 cargo test -p t0-tests-drive --test it
//! random_against_rust:: -- --nocapture` checks a thousand kernels from that seed on, and prints reduced forms of those
//! that differ.

#![allow(clippy::print_stderr)]

use std::fmt::Write as _;

use t0_tests_drive::random::reduce::reduce;
use t0_tests_drive::random::rust_body::{PRELUDE, rust_module};
use t0_tests_drive::random::{Choices, Program, program};
use t0_tests_share::outside::Outside;

const SAMPLE: u64 = 60;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The program of a seed, without operations that Rust refuses and the GPU defines.
fn program_of(seed: u64) -> Program {
    program(&mut Choices::seeded(seed).without_zero_divisors())
}

/// This many modules from a seed on, each with its seed, and the next seed.
fn modules(from: u64, count: u64) -> (Vec<(u64, String)>, u64) {
    let (mut modules, mut seed) = (Vec::new(), from);
    while (modules.len() as u64) < count {
        modules.extend(rust_module(&program_of(seed), seed).map(|module| (seed, module)));
        seed += 1;
    }
    (modules, seed)
}

/// The output of a program with these modules, or rustc's errors.
fn run(modules: &[(u64, String)]) -> Result<String, String> {
    let (mut text, mut calls) = (PRELUDE.to_owned(), String::new());
    for (seed, module) in modules {
        text += module;
        writeln!(calls, "checked += u32::from(agrees({seed}, p{seed}::run));").unwrap();
    }
    text += &format!(
        "fn main() {{\nstd::panic::set_hook(Box::new(|_| ()));\nlet mut checked = 0;\n{calls}println!(\"{{checked}} checked\");\n}}\n"
    );
    let outside = Outside::new("rust_modules", "rust_modules", &["t0"]);
    // Overflow wraps, as it does on the GPU.
    outside.extend_manifest("\n[profile.dev.package.rust_modules]\noverflow-checks = false\ndebug = 0\n");
    outside.write("src/main.rs", &text);
    let output = outside.cargo(&["run"]).output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if output.status.success() { Ok(out.into_owned()) } else { Err(err.into_owned()) }
}

/// The differences between the programs; other lines are prints of the kernels.
fn differences(out: &str) -> Vec<&str> {
    out.lines().filter(|l| l.starts_with("seed ")).collect()
}

/// Reduces a program that differs. A program that rustc or this compiler refuses does not count as different.
fn reduced(seed: u64) -> String {
    let differs = |p: &Program| {
        let module = if p.text.contains("fn k<") { rust_module(p, seed) } else { None };
        module.is_some_and(|m| run(&[(seed, m)]).is_ok_and(|out| out.contains("in Rust")))
    };
    reduce(&program_of(seed), differs).text
}

#[test]
fn rustc_computes_the_results_of_the_ir() {
    let (from, count) = (number("T0_RANDOM_RUST_SEED").unwrap_or(0), number("T0_RANDOM_RUST").unwrap_or(SAMPLE));
    let (modules, until) = modules(from, count);
    let out = run(&modules).unwrap_or_else(|err| panic!("{err}"));
    let differ = differences(&out);
    for line in &differ {
        let seed = line["seed ".len()..].split(':').next().and_then(|n| n.parse().ok()).unwrap();
        eprintln!("{line}\n{}", reduced(seed));
    }
    assert!(differ.is_empty(), "{}", differ.join("\n"));
    let last = out.lines().last().unwrap_or_default();
    let checked: u64 = last.strip_suffix(" checked").unwrap().parse().unwrap();
    eprintln!(
        "{checked} of {count} kernels of the seeds {from}..{until} checked by rustc; in the rest a quotient overflows, which Rust refuses"
    );
    assert!(checked * 10 >= count * 9, "too few kernels are checked: {checked} of {count}");
    assert!(until - from <= 2 * count, "too few kernels have a Rust form: {count} of {}", until - from);
}
