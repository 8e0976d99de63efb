//! The cycle model against instruction traces recorded on a gfx1100, which `t0_tests_share::recorded` reads.
//! `cargo bench --bench timing`.
//!
//! | file | contents |
//! |---|---|
//! | `published` | whole launches, compared with published times |
//! | `plot` | modelled and recorded issue distances as SVG |
//!
//! `timing.valu_rows` is the share of the vector instructions that execute as recorded, of those on which two
//! recorded runs agree; `timing.valu_issue` is that of the issue distances. `timing.gemm_total_error` is the greatest
//! error of a wave's sum of issue distances outside cold waits, `timing.gemm_median_error` the median error of a
//! distance and `timing.gemm_ninetieth_error` the error that nine tenths of them do not exceed.
//!
//! `timing.gemm64_exact` is the share of the warm distances of a larger GEMM that are exact or differ by 1 clock.
//! `timing.gemm64_warm`, `timing.lds_barrier`, `timing.sleep_barrier` and `timing.ops` are the largest error of a
//! wave's sum of warm distances, and `timing.fill` of its sum of all distances. `timing.gemm64_launch` is the error of
//! the clocks from the first token to the last WAVEEND, against the three launches that were recorded.
//!
//! `timing.heldout_NAME` is the figure of one recording under parameters that are taken from all the others
//! (`t0_tests_share::recorded::heldout`). `--heldout` prints only these.
//!
//! `timing.published_mape` is the mean absolute error of modelled times of whole launches to published ones. It needs
//! the kernels that `tools/gemm_rivals/compile.py` compiles. `--published` models only these launches,
//! `--published=PART` those with a part of the name, without a figure. `--set=NAME=VALUE` changes a parameter of the
//! model; the figures are then not those of the model.

#![allow(clippy::print_stdout)]

mod plot;
mod published;

use std::error::Error;
use std::path::Path;
use t0_benches::figure;
use t0_tests_share::recorded::{heldout, kernels, tokens, valu};
use t0_timing::{Parameters, fingerprint};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let recording = |name: &str| std::fs::read_to_string(root.join("tests/data/timing").join(name));
    let (p, varied) = parameters()?;
    println!("parameters {:016x}", fingerprint(Parameters::TABLE));

    if let Some(part) = std::env::args().find_map(|argument| Some(argument.strip_prefix("--published")?.to_owned())) {
        return published::run(&p, part.trim_start_matches('='), !varied);
    }
    if std::env::args().any(|argument| argument == "--heldout") {
        return held_out(&p, &recording);
    }

    let rows: Vec<valu::VectorRow> = recording("valu_timing.tsv")?.lines().filter_map(valu::VectorRow::parse).collect();
    let scores = valu::score(&p, &rows);
    for note in &scores.notes {
        println!("{note}");
    }
    println!("not counted, waits for the instruction cache: {}", scores.misses.join(", "));
    println!("waits for the instruction cache assumed between the rows: {}", scores.assumed);
    figure("timing.valu_rows", 100.0 * scores.execute.fraction(), "% of 298 rows");
    figure("timing.valu_issue", 100.0 * scores.issue.fraction(), "% of 303 rows");

    let mut distances = Vec::new();
    let mut total = 0.0f64;
    for waves in kernels::parse(&recording("gemm.tsv")?) {
        let simd = kernels::distances(&p, &waves, &kernels::gemm_lines);
        let errors = kernels::errors(&simd);
        println!("sums of the waves' distances, modelled / recorded: {:.3?}", errors.sums);
        println!("the same with cold waits: {:.3?}", errors.totals);
        total = errors.sums.iter().fold(total, |worst, ratio| worst.max((ratio - 1.0).abs()));
        distances.extend(simd);
    }
    let errors = kernels::errors(&distances);
    figure("timing.gemm_total_error", 100.0 * total, "%");
    figure("timing.gemm_median_error", errors.median as f64, "clocks");
    figure("timing.gemm_ninetieth_error", errors.ninetieth as f64, "clocks");
    let mut sleeps = 0.0f64;
    for launch in &tokens::LAUNCHES {
        let replay = tokens::Recording::parse(&recording(launch.file)?);
        let recorded = replay.distances(&p, launch);
        let agreement = tokens::Agreement::of(&recorded);
        let name = launch.file.trim_end_matches(".tsv");
        println!("{name}: sums of the waves' warm distances, modelled / recorded: {:.3?}", agreement.warm);
        println!("{name}: the same with waits for memory: {:.3?}", agreement.all);
        for distance in recorded.iter().filter(|distance| distance.instruction_line) {
            println!("{name}: not counted, a wait for the instruction cache: {} {}", distance.text, distance.recorded);
        }
        let error = tokens::worst(&agreement.warm);
        match name {
            "gemm64" => {
                figure("timing.gemm64_exact", 100.0 * agreement.exact, "% of the warm distances");
                figure("timing.gemm64_warm", error, "%");
                let (clocks, modelled) = replay.launch(&recorded);
                println!("{name}: the launch takes {modelled} clocks, recorded {clocks}, 17589 and 18178");
                let ratios = [clocks, 17_589, 18_178].map(|clocks| modelled as f64 / clocks as f64);
                figure("timing.gemm64_launch", tokens::worst(&ratios), "%");
            }
            "fill" => figure("timing.fill", tokens::worst(&agreement.all), "%"),
            "sleep_barrier" | "sleep_barrier_2" => sleeps = sleeps.max(error),
            _ => figure(&format!("timing.{name}"), error, "%"),
        }
    }
    figure("timing.sleep_barrier", sleeps, "%, the worse of two recordings");
    let path = root.join("target/figures/timing.svg");
    plot::draw(&distances, &path)?;
    println!("{}", path.display());
    held_out(&p, &recording)?;
    published::run(&p, "", !varied)
}

/// Each recording under parameters that all the others determine.
fn held_out(p: &Parameters, recording: &impl Fn(&str) -> std::io::Result<String>) -> Result<(), Box<dyn Error>> {
    for row in heldout::table(p, &heldout::recordings(recording)?) {
        println!("{}: {:.1} % with parameters of all recordings; the others give {:?}", row.name, row.all, row.changed);
        figure(&format!("timing.heldout_{}", row.name), row.without, "%");
    }
    Ok(())
}

/// The parameters with the values of `--set=NAME=VALUE`, and whether there are any.
fn parameters() -> Result<(Parameters, bool), String> {
    let (mut p, mut varied) = (Parameters::GFX1100, false);
    for argument in std::env::args() {
        let Some((name, value)) = argument.strip_prefix("--set=").and_then(|set| set.split_once('=')) else { continue };
        let position = Parameters::TABLE.iter().position(|parameter| parameter.name == name);
        let value = value.parse().map_err(|error| format!("{argument}: {error}"))?;
        p = position.and_then(|position| p.with(position, value)).ok_or(format!("{argument}: unknown parameter"))?;
        varied = true;
    }
    Ok((p, varied))
}
