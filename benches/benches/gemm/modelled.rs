//! Modelled times of all candidates, and those that others published for a Radeon RX 7900 XTX.

use crate::candidate::{Candidate, Compiler};
use crate::measure::measure;
use crate::model::model;
use crate::problem::Problem;
use std::error::Error;
use t0_benches::figure;
use t0_timing::gpu::{GpuTime, Roof};
use t0_timing::{Parameters, fingerprint};

/// Square sizes, and the published rates of Triton with autotuning in TFLOP/s.
const PUBLISHED: [(usize, f64); 5] = [(256, 2.3), (512, 17.3), (1024, 55.4), (2048, 78.7), (4096, 88.2)];
/// The sizes in the order in which they are modelled. All candidates are modelled at those marked so, and at the
/// following ones the best candidates of each compiler.
const ORDER: [(usize, bool); 5] = [(1024, true), (256, false), (512, false), (2048, true), (4096, false)];
/// The number of the best candidates of each compiler.
const KEPT: usize = 6;

/// A candidate's time at a size.
struct Row<'a> {
    candidate: &'a Candidate,
    time: GpuTime,
}

impl Row<'_> {
    /// TFLOP/s.
    fn rate(&self, size: usize) -> f64 {
        2.0 * (size as f64).powi(3) / self.time.seconds / 1e12
    }
}

/// Models the candidates that compute the small product right. Prints figures if `figures`.
pub(crate) fn run(candidates: Vec<Candidate>, small: &Problem, figures: bool) -> Result<(), Box<dyn Error>> {
    let p = Parameters::GFX1100;
    let right = |candidate: &Candidate| match measure(candidate, small) {
        Ok(measured) if measured.right() => true,
        Ok(measured) => {
            println!("{}: wrong, error of {:.3e} times the bound", candidate.name, measured.error);
            false
        }
        Err(error) => {
            println!("{}: {error}", candidate.name);
            false
        }
    };
    let candidates: Vec<Candidate> = candidates.into_iter().filter(right).collect();
    println!(
        "modelled at {} MHz, {} ns for a launch, parameters {:016x}",
        p.clock,
        p.launch_overhead,
        fingerprint(Parameters::TABLE)
    );
    let mut kept: Vec<&Candidate> = Vec::new();
    // The smallest ratio of the rates of T0 and Triton.
    let mut worst = f64::INFINITY;
    for (size, all) in ORDER {
        let mut rows = Vec::new();
        let modelled = if all { candidates.iter().collect() } else { kept.clone() };
        for candidate in modelled {
            match model(candidate, [size; 3], &p) {
                Ok(time) => rows.push(Row { candidate, time }),
                Err(error) => println!("{} at {size}: {error}", candidate.name),
            }
        }
        rows.sort_by(|a, b| a.time.seconds.total_cmp(&b.time.seconds));
        print(size, &rows);
        let best = |compiler| rows.iter().find(|row| row.candidate.compiler == compiler);
        let published = PUBLISHED.iter().find(|(of, _)| *of == size).map(|(_, rate)| *rate);
        if let Some((triton, published)) = best(Compiler::Triton).zip(published) {
            let ratio = triton.rate(size) / published;
            println!("Triton at {size}: {:.1} TFLOP/s modelled, {published} published", triton.rate(size));
            if figures {
                figure(&format!("timing.gemm_{size}"), ratio, "x");
            }
        }
        if let Some(own) = best(Compiler::T0) {
            if figures && size >= 2048 {
                figure(&format!("gemm.peak_{size}"), own.rate(size) / peak(&p), "x");
            }
            if let Some(triton) = best(Compiler::Triton) {
                worst = worst.min(triton.time.seconds / own.time.seconds);
            }
        }
        if all {
            let of = |compiler| {
                let all = rows.iter().filter(move |row| row.candidate.compiler == compiler);
                all.take(KEPT).map(|row| row.candidate)
            };
            kept = Compiler::ALL.into_iter().flat_map(of).collect();
        }
    }
    if figures && worst.is_finite() {
        println!("gemm.vs_triton_worst: the square sizes only");
        figure("gemm.vs_triton_worst", worst, "x");
    }
    Ok(())
}

/// TFLOP/s of the matrix units: 512 flop a clock and compute unit.
fn peak(p: &Parameters) -> f64 {
    (512 * p.compute_units * p.clock) as f64 / 1e6
}

fn print(size: usize, rows: &[Row<'_>]) {
    print!(
        "\n{:<34} {:>8} {:>9} {:>5} {:>6} {:>9} {:>6}",
        format!("{size} x {size} x {size}"),
        "TFLOP/s",
        "clocks",
        "held",
        "grid",
        "simulated",
        "error"
    );
    Roof::ALL.iter().for_each(|roof| print!(" {:>14}", roof.name()));
    println!("  limiter");
    for row in rows {
        let GpuTime { clocks, limiter, roofs, grid, occupancy, simulated, error, .. } = &row.time;
        print!(
            "{:<34} {:>8.2} {clocks:>9} {:>5} {grid:>6.3} {:>9} {error:>6.3}",
            row.candidate.name,
            row.rate(size),
            occupancy.workgroups,
            format!("{}/{}", simulated.0, simulated.1)
        );
        roofs.iter().for_each(|part| print!(" {part:>14.3}"));
        println!("  {}", limiter.name());
    }
}
