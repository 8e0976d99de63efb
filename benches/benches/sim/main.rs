//! Measures the virtual GPU on one thread: wave-instructions per second, matrix throughput, and both relative to the
//! host's own limits in the same run.
//!
//! `cargo bench --bench sim -- [NAME..] [--level=portable|avx2|avx512]` runs the named figures at one level of the
//! host's vector extensions. The default is all figures at the best level. With AVX-512 it also prints the same figures
//! with AVX2, and the ratio. Every figure is that of the fastest of nine runs, on random data, and all results are
//! checked.
#![allow(clippy::print_stdout)]
mod clang;
mod device;
mod host;
mod loops;
mod strict;

use device::Timed;
use t0_benches::figure;

/// Prints the AVX2 rate of a run of `amount`, and its ratio to the AVX-512 figure of the same name.
pub(crate) fn both_levels(name: &str, timed: &Timed<'_>, amount: f64, unit: &str) {
    if let Some([avx512, avx2]) = timed.with_both_levels() {
        figure(&format!("sim.{name}_avx2"), amount / avx2, unit);
        figure(&format!("sim.{name}_avx2_of_avx512"), avx512 / avx2, "x");
    }
}

/// The cost of the bounds checks, in percent.
pub(crate) fn overhead(name: &str, timed: &Timed<'_>) -> f64 {
    let overhead = timed.overhead();
    figure(&format!("sim.{name}_checks_overhead"), overhead, "%");
    overhead
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let level = t0_benches::level(&arguments)?;
    // The names of the figures to run; empty for all.
    let chosen: Vec<&String> = arguments.iter().filter(|name| !name.starts_with('-')).collect();
    let runs = |name: &str| chosen.is_empty() || chosen.iter().any(|c| *c == name);
    let mut overhead: Vec<f64> = Vec::new();
    if runs("fma_loop") {
        loops::fma(level);
    }
    if runs("int_loop") {
        loops::integers(level);
    }
    if runs("wmma_loop") {
        loops::wmma(level);
    }
    if runs("memory_loop") {
        overhead.push(loops::memory(level));
    }
    if runs("memory_stream") {
        loops::stream(level);
    }
    if runs("clang_matmul_f32") {
        overhead.extend(clang::matmul(level));
    }
    if runs("clang_gemm_bf16") {
        overhead.extend(clang::gemm(level));
    }
    if runs("strict_cost") {
        strict::cost(level);
    }
    if let Some(worst) = overhead.into_iter().reduce(f64::max) {
        figure("sim.checks_overhead", worst, "%");
    }
    Ok(())
}
