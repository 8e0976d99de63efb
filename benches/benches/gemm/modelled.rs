//! Modelled times of products of matrices and of Qwen3's linear layers, and those that others published.

use crate::measure::measure;
use crate::problem::Problem;
use std::collections::BTreeMap;
use std::error::Error;
use std::time::Instant;
use t0_benches::figure;
use t0_benches::product::candidate::{Candidate, Compiler, Layout};
use t0_benches::product::model::Data;
use t0_benches::product::search::{GROUPS, Row, Search, of};
use t0_timing::gpu::{GpuTime, Roof};
use t0_timing::{Parameters, fingerprint};

/// Square sizes, and the published rates of Triton with autotuning on a Radeon RX 7900 XTX, in TFLOP/s.
const PUBLISHED: [(usize, f64); 5] = [(256, 2.3), (512, 17.3), (1024, 55.4), (2048, 78.7), (4096, 88.2)];
/// Linear layers of Qwen3-0.6B: columns, depth, and how often a token passes through them. Layers with the same input
/// are one product.
const LAYERS: [(&str, [usize; 2], u64); 4] = [
    ("queries, keys and values", [4096, 1024], 28),
    ("output", [1024, 2048], 28),
    ("gate and up", [6144, 1024], 28),
    ("down", [1024, 3072], 28),
];
/// The vocabulary, which only the last token of a prompt needs.
const HEAD: (&str, [usize; 2], u64) = ("vocabulary", [151_936, 1024], 1);
const TOKENS: [usize; 4] = [1, 16, 128, 512];

/// Rows of a table for each group.
const PRINTED: usize = 4;

/// A product that is modelled.
struct Case {
    name: String,
    sizes: [usize; 3],
    data: Data,
    /// The published rate.
    published: Option<f64>,
    /// How often a decoded token needs it.
    decoded: u64,
}

impl Case {
    /// All cases, the smallest products first.
    fn all() -> Vec<Case> {
        let cube = |(side, rate)| Case {
            name: format!("{side} cubed"),
            sizes: [side; 3],
            data: Data::Used,
            published: Some(rate),
            decoded: 0,
        };
        let layer = |tokens, (name, [n, k], launches): (&str, [usize; 2], u64)| Case {
            name: format!("{name}, {tokens} tokens"),
            sizes: [tokens, n, k],
            // A decoded token reads all weights once.
            data: if tokens == 1 { Data::Cold } else { Data::Used },
            published: None,
            decoded: if tokens == 1 { launches } else { 0 },
        };
        let layers = TOKENS.into_iter().flat_map(|tokens| LAYERS.map(|of| layer(tokens, of)));
        PUBLISHED.map(cube).into_iter().chain([layer(1, HEAD)]).chain(layers).collect()
    }

    /// Whether the second operand has the order of the case: weights have one row for each column of the result.
    fn has(&self, layout: Layout) -> bool {
        layout == Layout::Nt || self.published.is_some()
    }

    fn flops(&self) -> f64 {
        2.0 * self.sizes.iter().product::<usize>() as f64
    }

    /// TFLOP/s.
    fn rate(&self, time: &GpuTime) -> f64 {
        self.flops() / time.seconds / 1e12
    }

    /// The times of the best candidates. Prints those that are wrong.
    fn best<'a>(&self, candidates: &'a [Candidate], p: &Parameters) -> Vec<Row<'a>> {
        let suitable: Vec<&Candidate> = candidates.iter().filter(|of| self.has(of.layout)).collect();
        let mut wrong = Vec::new();
        let rows = Search { sizes: self.sizes, data: self.data }.best(&suitable, p, &mut wrong);
        wrong.iter().for_each(|why| println!("{why}"));
        rows
    }
}

/// Models the candidates that compute a small product right, for the cases whose name contains `part`. Prints figures
/// if `figures`.
pub(crate) fn run(candidates: Vec<Candidate>, part: &str, figures: bool) -> Result<(), Box<dyn Error>> {
    let p = Parameters::GFX1100;
    let start = Instant::now();
    let mut problems: Vec<Problem> = Vec::new();
    let mut right = |candidate: &Candidate| {
        let sizes = crate::small(candidate);
        let problem = match problems.iter().position(|of| [of.m, of.n, of.k] == sizes) {
            Some(known) => &problems[known],
            None => {
                problems.push(Problem::new(sizes));
                &problems[problems.len() - 1]
            }
        };
        match measure(candidate, problem) {
            Ok(measured) if measured.right() => true,
            Ok(measured) => {
                println!("{}: wrong, error of {:.3e} times the bound", candidate.name, measured.error);
                false
            }
            Err(error) => {
                println!("{}: {error}", candidate.name);
                false
            }
        }
    };
    let count = candidates.len();
    let candidates: Vec<Candidate> = candidates.into_iter().filter(|candidate| right(candidate)).collect();
    println!("{} of {count} candidates are right, {:.0} s", candidates.len(), start.elapsed().as_secs_f64());
    println!(
        "modelled at {} MHz, {} ns for a launch, {} ns for one in a queue, parameters {:016x}",
        p.clock,
        p.launch_overhead,
        p.queued_overhead,
        fingerprint(Parameters::TABLE)
    );
    // The smallest ratio of the rates of T0 and Triton, and its case.
    let mut worst: BTreeMap<&str, (f64, String)> = BTreeMap::new();
    // The logarithms of the ratios of the best tiles.
    let mut logarithms: Vec<f64> = Vec::new();
    // Seconds and bytes of the weights of a decoded token.
    let (mut seconds, mut bytes) = (0.0, 0.0);
    for case in Case::all().into_iter().filter(|case| case.name.contains(part)) {
        let rows = case.best(&candidates, &p);
        print(&case, &rows);
        println!("{:.0} s", start.elapsed().as_secs_f64());
        let best = |compiler| rows.iter().find(|row| row.candidate.compiler == compiler).map(|row| &row.time);
        let (own, triton) = (best(Compiler::T0), best(Compiler::Triton));
        let contained = of((Compiler::T0, true), &rows).next().map(|row| &row.time);
        if let Some((triton, published)) = triton.zip(case.published) {
            let rate = case.rate(triton);
            println!("Triton, {}: {rate:.1} TFLOP/s modelled, {published} published", case.name);
            if figures {
                figure(&format!("timing.gemm_{}", case.sizes[0]), rate / published, "x");
            }
        }
        let Some(own) = own else { continue };
        if figures && case.published.is_some() && case.sizes[0] >= 2048 {
            figure(&format!("gemm.peak_{}", case.sizes[0]), case.rate(own) / peak(&p), "x");
        }
        if let Some(triton) = triton {
            logarithms.push((triton.seconds / own.seconds).ln());
            for (which, time) in [("any tile", Some(own)), ("tiles of ignis", contained)] {
                let Some(time) = time else { continue };
                let ratio = triton.seconds / time.seconds;
                println!("{}, {which}: {ratio:.3} of Triton's rate, {:.3} of clocks", case.name, clocks(triton, time));
                let (least, of) = worst.entry(which).or_insert((ratio, case.name.clone()));
                if ratio < *least {
                    (*least, *of) = (ratio, case.name.clone());
                }
            }
        }
        let Some(own) = contained else { continue };
        let [_, n, k] = case.sizes;
        let launches = case.decoded as f64;
        seconds += launches * (own.clocks as f64 / p.clock as f64 * 1e-6 + p.queued_overhead as f64 * 1e-9);
        bytes += launches * (2 * n * k) as f64;
    }
    if figures {
        for (which, name) in [("any tile", "gemm.vs_triton_worst"), ("tiles of ignis", "gemm.ignis_vs_triton_worst")] {
            if let Some((ratio, case)) = worst.get(which) {
                println!("{name}: {case}");
                figure(name, *ratio, "x");
            }
        }
        if !logarithms.is_empty() {
            let mean = logarithms.iter().sum::<f64>() / logarithms.len() as f64;
            figure("gemm.vs_triton_geomean", mean.exp(), "x");
        }
        println!("a decoded token: {:.0} MB of weights in {:.3} ms", bytes / 1e6, seconds * 1e3);
        figure("gemm.decode_bandwidth", bytes / seconds / DRAM, "x");
    }
    Ok(())
}

/// Bytes a second of the memory chips.
const DRAM: f64 = 960e9;

/// The ratio of the clocks of two launches.
fn clocks(a: &GpuTime, b: &GpuTime) -> f64 {
    a.clocks as f64 / b.clocks as f64
}

/// TFLOP/s of the matrix units: 512 flop a clock and compute unit.
fn peak(p: &Parameters) -> f64 {
    (512 * p.compute_units * p.clock) as f64 / 1e6
}

/// Prints the best rows of each compiler.
fn print(case: &Case, rows: &[Row<'_>]) {
    let [m, n, k] = case.sizes;
    print!(
        "\n{:<34} {:>8} {:>9} {:>5} {:>6} {:>9} {:>6}",
        format!("{m} x {n} x {k}, {} right", rows.len()),
        "TFLOP/s",
        "clocks",
        "held",
        "grid",
        "simulated",
        "error"
    );
    Roof::ALL.iter().for_each(|roof| print!(" {:>14}", roof.name()));
    println!("  limiter");
    for group in GROUPS {
        for row in of(group, rows).take(PRINTED) {
            let GpuTime { clocks, limiter, roofs, grid, occupancy, simulated, error, .. } = &row.time;
            print!(
                "{:<34} {:>8.2} {clocks:>9} {:>5} {grid:>6.3} {:>9} {error:>6.3}",
                row.candidate.name,
                case.rate(&row.time),
                occupancy.workgroups,
                format!("{}/{}", simulated.0, simulated.1)
            );
            roofs.iter().for_each(|part| print!(" {part:>14.3}"));
            println!("  {}", limiter.name());
        }
    }
}
