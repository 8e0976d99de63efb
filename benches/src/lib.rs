//! What the benchmarks share: how a figure is printed, checkpoints made of random numbers, ignis's kernels as source.
//!
//! The benchmarks themselves are in `benches/`. Each verifies its results in the run that it times, on random data, and prints
//! lines `FIGURE <name> <value> <unit>`.

pub mod checkpoint;
pub mod library;

use std::time::{Duration, Instant};

/// Prints one figure in the form that scripts compare.
#[allow(clippy::print_stdout)]
pub fn figure(name: &str, value: f64, unit: &str) {
    println!("FIGURE {name} {value:.4} {unit}");
}

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
