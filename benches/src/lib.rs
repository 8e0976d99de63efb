//! Shared code of the benchmarks: printing figures, random checkpoints, products with exact results, the source of
//! ignis's kernels, issue clocks.
//!
//! The benchmarks themselves are in `benches/`. Each verifies its results in the timed run, on random data, and prints
//! lines `FIGURE <name> <value> <unit>`. `target/figures/BENCH.json` contains the same figures.

pub mod checkpoint;
mod figures;
pub mod issue;
pub mod library;
pub mod product;

pub use figures::figure;

use std::time::{Duration, Instant};
use t0_sim::exec::Level;

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

/// The level of host vector extensions that `--level=portable|avx2|avx512` requests, or the best one.
///
/// # Errors
/// If the name is unknown, or this CPU does not support the level.
pub fn level(arguments: &[String]) -> Result<Level, String> {
    let Some(name) = arguments.iter().find_map(|a| a.strip_prefix("--level=")) else { return Ok(Level::detect()) };
    let level = match name {
        "portable" => Level::Portable,
        "avx2" => Level::Avx2,
        "avx512" => Level::Avx512,
        _ => return Err(format!("--level={name}: choose portable, avx2 or avx512")),
    };
    if level > Level::detect() {
        return Err(format!("--level={name}: this CPU has {:?} at best", Level::detect()));
    }
    Ok(level)
}
