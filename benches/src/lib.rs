//! What the benchmarks share: how a figure is printed, checkpoints made of random numbers, ignis's kernels as source.
//!
//! The benchmarks themselves are in `benches/`. Each verifies its results in the run that it times, on random data, and prints
//! lines `FIGURE <name> <value> <unit>`; `target/figures/BENCH.json` has the same for programs.

pub mod checkpoint;
mod figures;
pub mod library;

pub use figures::figure;

use std::time::{Duration, Instant};

/// The median of the times that `runs` calls of `f` take.
pub fn median(runs: usize, mut f: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..runs.max(1))
        .map(|_| {
            let start = Instant::now();
            f();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}
