//! Random kernels as Rust: rustc compiles their bodies for `on_cpu`, and the answers are those of the IR before the passes. What the compiler makes
//! of the IR is judged in `random.rs`.
//!
//! The default is a sample. `T0_TWINS=1000 T0_TWINS_SEED=7000 cargo test -p t0-tests-drive --test twins -- --nocapture` judges as many, from that seed on.

#![allow(clippy::print_stderr)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use t0_tests_drive::random::twin::{PRELUDE, twin};
use t0_tests_drive::random::{Choices, program};

const SAMPLE: u64 = 40;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// A program of so many kernels, from a seed on, and the seed after them.
fn source(from: u64, count: u64) -> (String, u64) {
    let (mut text, mut calls, mut made, mut seed) = (PRELUDE.to_owned(), String::new(), 0, from);
    while made < count {
        let drawn = program(&mut Choices::seeded(seed).without_zero_divisors());
        if let Some(module) = twin(&drawn, seed) {
            text += &module;
            writeln!(calls, "judged += u32::from(judge({seed}, p{seed}::run));").unwrap();
            made += 1;
        }
        seed += 1;
    }
    text += &format!(
        "fn main() {{\nstd::panic::set_hook(Box::new(|_| ()));\nlet mut judged = 0;\n{calls}println!(\"{{judged}} judged\");\n}}\n"
    );
    (text, seed)
}

#[test]
fn rustc_gives_the_answers_of_the_ir() {
    let (from, count) = (number("T0_TWINS_SEED").unwrap_or(0), number("T0_TWINS").unwrap_or(SAMPLE));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let here = Path::new(env!("CARGO_TARGET_TMPDIR")).join("twins");
    fs::create_dir_all(here.join("src")).unwrap();
    let t0 = root.join("t0");
    // Overflow wraps, as it does on the GPU.
    let manifest = format!(
        "[package]\nname = \"twins\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n\
         t0 = {{ path = {t0:?}, default-features = false }}\n[profile.dev]\noverflow-checks = false\ndebug = 0\n"
    );
    fs::write(here.join("Cargo.toml"), manifest).unwrap();
    // The versions of this workspace, which are there without network.
    fs::copy(root.join("Cargo.lock"), here.join("Cargo.lock")).unwrap();
    let (text, until) = source(from, count);
    fs::write(here.join("src/main.rs"), text).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline"])
        .current_dir(&here)
        .env("CARGO_TARGET_DIR", here.join("target"))
        .output()
        .unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{err}");
    // Between them is what the kernels print.
    let differ: Vec<&str> = out.lines().filter(|l| l.starts_with("seed ")).collect();
    assert!(differ.is_empty(), "{}", differ.join("\n"));
    let last = out.lines().last().unwrap_or_default();
    let judged: u64 = last.strip_suffix(" judged").unwrap().parse().unwrap();
    eprintln!(
        "{judged} of {count} kernels of the seeds {from}..{until} judged by rustc; in the rest a quotient overflows, which Rust refuses"
    );
    assert!(judged * 10 >= count * 9, "too few kernels are judged: {judged} of {count}");
    assert!(until - from <= 2 * count, "too few kernels have a twin: {count} of {}", until - from);
}
