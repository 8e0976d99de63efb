//! Compares T0's code with clang's on kernels that nobody tuned: `cargo bench --bench vs_clang -- [NAME..]`.
//!
//! Each kernel is written twice, with one algorithm: as a T0 kernel in a Rust file of `kernels`, and as OpenCL C in the
//! file beside it. One row in `rows` states its arguments and its launch. T0 compiles with its
//! bounds checks, without `#[unroll]`, and with `fast_math` where OpenCL contracts. clang-22 compiles with `-O3`, once
//! for workgroup processors and once for compute units; the faster object counts. Both objects run on the virtual GPU
//! with random data, and their results are compared: integers must be equal, floats within 2 units in the last place.
//!
//! | column | meaning |
//! |---|---|
//! | `clocks` | modelled clocks of the launch (`t0_timing`), with all data in L2, without the overhead of a launch |
//! | `instr` | executed wave-instructions without delays, clauses and waits |
//! | `waves` | waves that a SIMD holds |
//!
//! The ratios are T0's value divided by clang's.
//!
//! | file | contents |
//! |---|---|
//! | `rows`, `kernels` | the launches, and the kernels in both languages; one file for each group |
//! | `case` | a row: arguments and launch |
//! | `compile`, `measure`, `compare` | code objects; what a launch does; comparison of results |
#![allow(clippy::print_stdout)]

mod case;
mod compare;
mod compile;
mod measure;
mod rows;

use case::Case;
use compile::{clang, t0, tools};
use measure::{Compiler, Measured, measure};
use rows::GROUPS;
use std::error::Error;
use t0_benches::figure;
use t0_core::text::File;

/// The ratios of one kernel.
struct Ratios {
    name: &'static str,
    time: f64,
    instructions: f64,
    /// Whether T0's code has fewer waves on a SIMD.
    fewer_waves: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    tools()?;
    let chosen: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    println!(
        "{:<20} {:>9} {:>9} {:>6} {:>10} {:>10} {:>6} {:>5} {:>5}",
        "kernel", "clocks", "clang", "ratio", "instr", "clang", "ratio", "waves", "clang"
    );
    let (mut all, mut wrong) = (Vec::new(), Vec::new());
    for group in GROUPS {
        let file = File::read(group.rust)?;
        let wanted =
            |case: &Case| chosen.is_empty() || chosen.iter().any(|name| name == case.name || name == group.name);
        let cases: Vec<Case> = (group.cases)().into_iter().filter(wanted).collect();
        if cases.is_empty() {
            continue;
        }
        let objects = [clang(group.name, group.opencl, false)?, clang(group.name, group.opencl, true)?];
        for case in &cases {
            match row(&file, case, &objects) {
                Ok(ratios) => all.push(ratios),
                Err(why) => {
                    println!("{:<20} {why}", case.name);
                    wrong.push(case.name);
                }
            }
        }
    }
    if chosen.is_empty() {
        figures(&all);
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("wrong: {}", wrong.join(", ")).into()) }
}

/// Measures one kernel and prints its row.
fn row(file: &File, case: &Case, objects: &[Vec<u8>; 2]) -> Result<Ratios, Box<dyn Error>> {
    let own = measure(case, Compiler::T0, &t0(file, case.name)?)?;
    let [first, second] = objects.each_ref().map(|object| measure(case, Compiler::Clang, object));
    let (first, second) = (first?, second?);
    for theirs in [&first, &second] {
        compare::compare(&own.results, &theirs.results)?;
    }
    let theirs = if second.clocks < first.clocks { second } else { first };
    let Measured { clocks, instructions, waves, .. } = own;
    let ratios = Ratios {
        name: case.name,
        time: clocks as f64 / theirs.clocks as f64,
        instructions: instructions as f64 / theirs.instructions as f64,
        fewer_waves: waves < theirs.waves,
    };
    println!(
        "{:<20} {clocks:>9} {:>9} {:>6.3} {instructions:>10} {:>10} {:>6.3} {waves:>5} {:>5}",
        case.name, theirs.clocks, ratios.time, theirs.instructions, ratios.instructions, theirs.waves
    );
    Ok(ratios)
}

/// Prints the figures of all kernels.
fn figures(all: &[Ratios]) {
    let mean = |of: fn(&Ratios) -> f64| (all.iter().map(|row| of(row).ln()).sum::<f64>() / all.len() as f64).exp();
    let Some(worst) = all.iter().max_by(|a, b| a.time.total_cmp(&b.time)) else { return };
    println!("{} kernels; worst time: {}", all.len(), worst.name);
    let fewer: Vec<&str> = all.iter().filter(|row| row.fewer_waves).map(|row| row.name).collect();
    println!("fewer waves than clang: {}", if fewer.is_empty() { "none".to_owned() } else { fewer.join(", ") });
    figure("vs_clang.time_geomean", mean(|row| row.time), "x");
    figure("vs_clang.time_worst", worst.time, "x");
    figure("vs_clang.instructions_geomean", mean(|row| row.instructions), "x");
}
