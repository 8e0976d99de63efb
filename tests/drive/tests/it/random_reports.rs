//! Random kernels have no mistakes: each report of the static check or of strict mode on one is a false positive.
//!
//! The default is a sample. `T0_RANDOM_KERNELS=20000` checks more of them, starting at `T0_RANDOM_SEED` (default 0).
//! Each kernel is compiled at one level for one target, which depend on its seed. `random.rs` runs each kernel at all
//! levels, which takes about twenty times as long.
#![allow(clippy::print_stdout, clippy::print_stderr)] // figures of the gate, progress

use t0_isa::target::{BASELINE, GFX1100};
use t0_tests_drive::random::check::{check_reports, check_rows};
use t0_tests_drive::random::{Choices, Verdict, program};

const SAMPLE: u64 = 200;

fn number(name: &str) -> Option<u64> {
    Some(std::env::var(name).ok()?.parse().expect("a number"))
}

#[test]
fn random_kernels_have_no_reports() {
    let from = number("T0_RANDOM_SEED").unwrap_or(0);
    let count = number("T0_RANDOM_KERNELS").unwrap_or(SAMPLE);
    let (mut silent, mut long, mut wrong) = (0u64, 0, Vec::new());
    for seed in from..from + count {
        let p = program(&mut Choices::seeded(seed));
        let target = if seed / 3 % 2 == 0 { &GFX1100 } else { &BASELINE };
        match check_reports(&p, target, (seed % 3) as u8) {
            Ok(Verdict::Agreed) => silent += 1,
            Ok(Verdict::TooLong) => long += 1,
            Err(e) => {
                eprintln!("seed {seed}: {e}\n{}", p.text);
                wrong.push(seed);
            }
        }
        if (seed + 1 - from).is_multiple_of(1000) {
            eprintln!("{} programs, {long} too long, {} with reports", seed + 1 - from, wrong.len());
        }
    }
    println!("FIGURE strict.random_kernels {count}");
    println!("FIGURE strict.random_kernels_silent {silent}");
    assert!(wrong.is_empty(), "reports on the programs of the seeds {wrong:?}");
    // Six of 69,000 were.
    assert!(long <= 1.max(count / 1000), "{long} of {count} programs are too long to be checked");
    assert_eq!(silent + long, count);
}

#[test]
fn reports_do_not_depend_on_whether_lanes_are_checked_together() {
    let from = number("T0_RANDOM_SEED").unwrap_or(0);
    let count = number("T0_RANDOM_KERNELS").unwrap_or(SAMPLE);
    let (mut raced, mut wrong) = (0u64, Vec::new());
    for seed in from..from + count {
        let p = program(&mut Choices::seeded(seed));
        let target = if seed / 3 % 2 == 0 { &GFX1100 } else { &BASELINE };
        match check_rows(&p, target, (seed % 3) as u8) {
            Ok([_, without_barriers]) => raced += u64::from(without_barriers.starts_with("Race")),
            Err(e) => {
                eprintln!("seed {seed}: {e}\n{}", p.text);
                wrong.push(seed);
            }
        }
    }
    println!("FIGURE strict.random_races {raced}");
    assert!(wrong.is_empty(), "different reports on the programs of the seeds {wrong:?}");
    assert!(raced >= count / 20, "{raced} of {count} programs race without their barriers");
}
