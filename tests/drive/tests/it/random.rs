//! Random kernels: the interpreter before the passes and after each pass, and the virtual GPU, must agree.
//!
//! The default is a sample. `T0_RANDOM_KERNELS=100000` is the long form, starting at `T0_RANDOM_SEED` (default 0).
//! `T0_RANDOM_SHOW=1` prints every program; `T0_RANDOM_DUMP=1` prints the IR and the code of those that differ. Run it
//! with `T0_RANDOM_KERNELS=100000 cargo test --release -p t0-tests-drive --test it random:: -- --nocapture`.
#![allow(clippy::print_stderr)]

use std::panic::{AssertUnwindSafe, catch_unwind};
use t0_core::{Options, compile_ir};
use t0_isa::target::{BASELINE, GFX1100};
use t0_tests_drive::random::check::dump;
use t0_tests_drive::random::features::missing;
use t0_tests_drive::random::reduce::reduce;
use t0_tests_drive::random::{Choices, Program, Verdict, check, program};
use t0_tests_drive::source::{File, messages};

const SAMPLE: u64 = 100;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn verdict(p: &Program) -> Result<Verdict, String> {
    catch_unwind(AssertUnwindSafe(|| check(p))).unwrap_or_else(|_| Err("panic".to_owned()))
}

/// The stage of a message and its kind; for a refusal, the message itself.
fn stage(e: &str) -> String {
    match e.strip_prefix("refused: ") {
        Some(words) => words.lines().nth(1).unwrap_or(words).to_owned(),
        None => e.split(':').take(2).map(|part| part.split('[').next().unwrap_or(part)).collect(),
    }
}

#[test]
fn random_kernels_agree_at_every_stage() {
    let from = number("T0_RANDOM_SEED").unwrap_or(0);
    let count = number("T0_RANDOM_KERNELS").unwrap_or(SAMPLE);
    let (mut long, mut failed) = (0, 0);
    for seed in from..from + count {
        let p = program(&mut Choices::seeded(seed));
        if number("T0_RANDOM_SHOW").is_some() {
            eprintln!("{}", p.text);
        }
        match verdict(&p) {
            Ok(Verdict::Agreed) => {}
            Ok(Verdict::TooLong) => long += 1,
            Err(e) => {
                failed += 1;
                eprintln!("seed {seed}: {e}");
                if e.starts_with("refused") {
                    eprintln!("{}", p.text);
                    continue;
                }
                let small = reduce(&p, |c| verdict(c).is_err_and(|f| stage(&f) == stage(&e)));
                eprintln!("{}\n{:?}", small.text, verdict(&small));
                if number("T0_RANDOM_DUMP").is_some() {
                    eprintln!("{}", dump(&small, 1));
                }
            }
        }
        if count > SAMPLE && seed % 1000 == 999 {
            eprintln!("{} programs, {long} too long, {failed} differ", seed + 1 - from);
        }
    }
    assert_eq!(failed, 0, "programs that differ");
    // Six of 69,000 were.
    assert!(long <= 1.max(count / 1000), "{long} of {count} programs are too long to be checked");
    eprintln!("{} random kernels agree, {long} were too long", count - long);
}

/// A feature that is no longer generated would no longer be tested.
#[test]
fn every_feature_is_generated() {
    let texts: Vec<String> = (0..15_000).map(|seed| program(&mut Choices::seeded(seed)).text).collect();
    assert_eq!(missing(texts.iter().map(String::as_str)), [""; 0]);
}

/// Found by a random kernel: the entry mask was spilled immediately and took the register that still held the address
/// of the arguments.
#[test]
fn entry_values_spilled_together_keep_their_registers() {
    let func = File::one(include_str!("found/entry_values_spilled_together.rs.txt"));
    for level in 0..=2 {
        for target in [&GFX1100, &BASELINE] {
            compile_ir(&func, target, &Options { level, verify: true }).unwrap_or_else(|e| panic!("{level}: {e}"));
        }
    }
}

/// Found by a random kernel: at the start of an iteration a spilled value was expected in a register that had no value,
/// because the previous iteration had promised it there.
#[test]
fn a_spilled_register_without_a_value_is_accepted() {
    let func = File::one(include_str!("found/spilled_without_a_value.rs.txt"));
    compile_ir(&func, &GFX1100, &Options { level: 0, verify: true }).unwrap();
}

/// Found by a random kernel: the result of `block::reduce` was treated as uniform, although its closure read divergent
/// values.
#[test]
fn what_a_closure_reads_makes_its_results_differ() {
    let text = |read: &str| {
        format!(
            "#[kernel(block = 64)] fn k(x: In<u32>, n: u32, mut out: Out<u32>) {{
                let i = global_id();
                let read = {read};
                let most = block::reduce(x[i], |a, b| if a > b {{ a ^ read }} else {{ b }});
                if most == 7 {{
                    barrier();
                }}
                out[i] = most;
            }}"
        )
    };
    assert!(File::parse(&text("n")).lower("k").is_ok());
    for read in ["lane()", "wave_id()", "out.len() + i"] {
        let refused = File::parse(&text(read)).lower("k").err().unwrap_or_default();
        assert!(
            messages(&refused).contains("`barrier` must be reached by all lanes"),
            "{read}: {}",
            messages(&refused)
        );
    }
}

/// The lanes' values and the waves' values go through the same loop, so the result is not known to be uniform.
#[test]
fn what_a_closure_loops_for_makes_its_results_differ() {
    let text = |end: &str| {
        format!(
            "#[kernel(block = 64)] fn k(x: In<u32>, n: u32, mut out: Out<u32>) {{
                let i = global_id();
                let most = block::reduce(x[i], |a, b| (0..{end} % 4).fold(b, |s, j| s ^ a + j));
                if most > n {{ out[i] = most; }}
                if most == 7 {{ barrier(); }}
            }}"
        )
    };
    assert!(File::parse(&text("n")).lower("k").is_ok());
    let refused = File::parse(&text("a")).lower("k").err().unwrap_or_default();
    assert!(messages(&refused).contains("`barrier` must be reached by all lanes"), "{}", messages(&refused));
}
