//! The instructions of matrix products of bf16 with f32 sums: ignis's kernels, Triton's and clang's, on the virtual
//! GPU. `cargo bench --bench gemm -- [PART OF A NAME..]`.
//!
//! | file | contents |
//! |---|---|
//! | `instances` | the list of ignis's instances |
//! | `problem` | random operands, and the result in f64 |
//! | `measure` | a launch: verified, and counted by group of instructions |
//! | `modelled` | modelled times and published ones: `cargo bench --bench gemm -- --model`, see below |
//! | `table`, `plot` | the results as text and as SVG |
//!
//! `t0_benches::product` has what this bench shares with the bench of the cycle model: the kernels of Triton and clang,
//! the exact comparison of results, the modelled time of a launch, and the search for the best kernel.
//!
//! Every candidate first computes a small product, then one of 1024 x 1024 x 1024 with all its workgroups. Both results
//! are compared with f64. A candidate with a wrong result is listed as wrong and does not count.
//!
//! `gemm.instructions_vs_NAME` is the ratio of the issue clocks (`t0_benches::issue`) of two candidates, the best right
//! ones: of T0 and Triton (`triton`), of T0 and clang with the same tile and waves (`clang`), of T0 and clang
//! (`best_clang`). `gemm.clocks_vs_NAME` also has the clocks of the matrix unit. With a part of a name, the bench
//! prints only the table.
//!
//! `--model` models square products and Qwen3's linear layers (`--case=PART` of its name for some of them) with the
//! candidates of T0 and Triton, or with those whose names have the given parts. A time is only reported for a candidate
//! whose workgroups, as far as the model ran them, computed the right result. `gemm.peak_SIZE`,
//! `gemm.vs_triton_worst` and `gemm.vs_triton_geomean` are of the best tile of ignis's kernels,
//! `gemm.ignis_vs_triton_worst` and `gemm.decode_bandwidth` of those that ignis contains.

#![allow(clippy::print_stdout)]

mod instances;
mod measure;
mod modelled;
mod plot;
mod problem;
mod table;

use measure::{Counts, Measured, measure};
use problem::Problem;
use std::error::Error;
use std::path::Path;
use t0_benches::figure;
use t0_benches::product::candidate::{Candidate, Compiler};
use t0_benches::product::rivals;

/// Rows, columns and depth of the product that is counted.
const SIZES: [usize; 3] = [1024, 1024, 1024];
/// The product that is verified before: whole tiles for all candidates, and few steps of the main loop. A candidate for
/// fewer rows computes as many as it can.
const SMALL: [usize; 3] = [256, 256, 256];

/// The small product of a candidate.
fn small(candidate: &Candidate) -> [usize; 3] {
    let [m, n, k] = SMALL;
    [m.min(*candidate.rows.end()), n, k.next_multiple_of(candidate.tile[2])]
}

/// A candidate and its launch, or why it has no result.
struct Row {
    candidate: Candidate,
    outcome: Result<Measured, String>,
}

impl Row {
    /// The launch, if its result is right.
    fn right(&self) -> Option<&Measured> {
        self.outcome.as_ref().ok()
    }
}

/// Runs the small product, then the large one.
fn run(candidate: &Candidate, small: &Problem, large: &Problem) -> Result<Measured, String> {
    let mut last = None;
    for problem in [small, large] {
        let measured = measure(candidate, problem).map_err(|error| error.to_string())?;
        if !measured.right() {
            let Problem { m, n, k, .. } = problem;
            return Err(format!("wrong: error of {:.3e} times the bound at {m} x {n} x {k}", measured.error));
        }
        last = Some(measured);
    }
    last.ok_or_else(|| "nothing was run".to_owned())
}

/// The candidate with the fewest issue clocks, of those that are right and fulfil a condition.
fn best(rows: &[Row], condition: impl Fn(&Candidate) -> bool) -> Option<(&Row, &Measured)> {
    let right = rows.iter().filter(|row| condition(&row.candidate)).filter_map(|row| Some((row, row.right()?)));
    right.min_by_key(|(_, measured)| measured.all.issue())
}

fn main() -> Result<(), Box<dyn Error>> {
    let chosen: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    let mut candidates = instances::all()?;
    if let Some(rivals) = rivals::read()? {
        let versions: Vec<String> = rivals.versions.iter().map(|(name, version)| format!("{name} {version}")).collect();
        println!("compared with {}", versions.join(", "));
        candidates.extend(rivals.candidates);
    }
    let modelled = std::env::args().any(|argument| argument == "--model");
    if modelled {
        candidates.extend(instances::further()?);
        // The figures compare ignis with Triton.
        candidates.retain(|c| !chosen.is_empty() || c.compiler != Compiler::Clang);
    } else {
        candidates.retain(|c| c.accepts(SIZES));
    }
    candidates.retain(|c| chosen.is_empty() || chosen.iter().any(|part| c.name.contains(part.as_str())));
    if modelled {
        let case = std::env::args().find_map(|argument| Some(argument.strip_prefix("--case=")?.to_owned()));
        return modelled::run(candidates, case.as_deref().unwrap_or(""), case.is_none() && chosen.is_empty());
    }
    let small = Problem::new(SMALL);
    let large = Problem::new(SIZES);
    let measured = |candidate: Candidate| Row { outcome: run(&candidate, &small, &large), candidate };
    let mut rows: Vec<Row> = candidates.into_iter().map(measured).collect();
    rows.sort_by_key(|row| row.right().map_or(u64::MAX, |measured| measured.all.issue()));
    table::print(&rows, &large);
    let own = rows.iter().filter(|row| row.candidate.compiler == Compiler::T0);
    let failed: Vec<&str> = own.filter(|row| row.outcome.is_err()).map(|row| row.candidate.name.as_str()).collect();
    if !failed.is_empty() {
        return Err(format!("failed: {}", failed.join(", ")).into());
    }
    if !chosen.is_empty() {
        println!("no figures and no plot of a part of the candidates");
        return Ok(());
    }

    let kiloflops = large.flops() / 1e3;
    for compiler in Compiler::ALL {
        if let Some((row, measured)) = best(&rows, |c| c.compiler == compiler) {
            println!("best of {}: {}", compiler.name(), row.candidate.name);
            let name = compiler.name().to_lowercase();
            figure(&format!("gemm.{name}_instructions"), measured.all.instructions() as f64 / kiloflops, "/kflop");
            figure(&format!("gemm.{name}_issue_clocks"), measured.all.issue() as f64 / kiloflops, "/kflop");
        }
    }
    if let Some((own, measured)) = best(&rows, |c| c.compiler == Compiler::T0) {
        let ratio = |name: &str, other: Option<(&Row, &Measured)>| {
            let Some((row, other)) = other else {
                println!("gemm.instructions_vs_{name}: nothing to compare with {}", own.candidate.name);
                return;
            };
            println!("gemm.instructions_vs_{name}: {} and {}", own.candidate.name, row.candidate.name);
            let [issue, clocks] =
                [Counts::issue, Counts::clocks].map(|f| f(&measured.all) as f64 / f(&other.all) as f64);
            figure(&format!("gemm.instructions_vs_{name}"), issue, "x");
            figure(&format!("gemm.clocks_vs_{name}"), clocks, "x");
        };
        ratio("triton", best(&rows, |c| c.compiler == Compiler::Triton));
        // The same algorithm: tiles and waves are equal too.
        ratio("clang", best(&rows, |c| c.compiler == Compiler::Clang && c.shape() == own.candidate.shape()));
        ratio("best_clang", best(&rows, |c| c.compiler == Compiler::Clang));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/figures/gemm.svg");
    plot::draw(&rows, &large, &path)?;
    println!("plot: target/figures/gemm.svg");
    Ok(())
}
