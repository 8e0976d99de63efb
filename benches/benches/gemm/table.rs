//! The results as text.

use crate::Row;
use crate::measure::{Counts, Group, Measured};
use crate::problem::Problem;

/// Prints all candidates, then the main loops of those that are right.
pub(crate) fn print(rows: &[Row], problem: &Problem) {
    let Problem { m, n, k, .. } = problem;
    println!("\nwave-instructions per kflop of {m} x {n} x {k}, all workgroups; `issue` is weighted by issue clocks,");
    println!("`clocks` has 32 for each WMMA; `error` is the largest one as a fraction of its bound");
    print!("{:<34} {:>5} {:>6} {:>6} {:>6} {:>6}", "candidate", "VGPRs", "LDS", "instrs", "issue", "clocks");
    Group::ALL.iter().for_each(|(_, name)| print!(" {name:>7}"));
    println!("   error");
    for row in rows {
        print!("{:<34}", row.candidate.name);
        match &row.outcome {
            Ok(measured) => line(measured, problem.flops() / 1e3),
            Err(why) => println!(" {why}"),
        }
    }
    println!("\nmain loops: instructions of one iteration of a wave, and issue clocks per WMMA");
    print!("{:<34} {:>10} {:>6}", "candidate", "iterations", "issue");
    Group::ALL.iter().for_each(|(_, name)| print!(" {name:>7}"));
    println!();
    for row in rows {
        if let Ok(Measured { main_loop, iterations, .. }) = &row.outcome {
            let each = main_loop.issue() as f64 / main_loop.group(Group::Wmma).max(1) as f64;
            print!("{:<34} {iterations:>10} {each:>6.3}", row.candidate.name);
            groups(main_loop, *iterations as f64);
            println!();
        }
    }
    println!();
}

/// The part of a line after the name.
fn line(measured: &Measured, kiloflops: f64) {
    let Measured { error, all, vgprs, lds_bytes, .. } = measured;
    let rates = [all.instructions(), all.issue(), all.clocks()].map(|count| count as f64 / kiloflops);
    print!(" {vgprs:>5} {lds_bytes:>6} {:>6.4} {:>6.4} {:>6.3}", rates[0], rates[1], rates[2]);
    groups(all, kiloflops);
    println!(" {error:>7.4}");
}

/// The groups of some counts, each divided by `unit`.
fn groups(counts: &Counts, unit: f64) {
    for (group, _) in Group::ALL {
        print!(" {:>7.4}", counts.group(group) as f64 / unit);
    }
}
