//! Shared code of the benchmarks: printing figures, random checkpoints, the source of ignis's kernels.
//!
//! The benchmarks themselves are in `benches/`. Each verifies its results in the timed run, on random data, and prints
//! lines `FIGURE <name> <value> <unit>`. `target/figures/BENCH.json` contains the same figures.

pub mod checkpoint;
mod figures;
pub mod library;

pub use figures::figure;

use std::time::{Duration, Instant};

/// The median time of `runs` calls of `f`.
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
