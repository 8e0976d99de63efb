//! `t0 explain NAME SHAPE`: the candidates of a tuned kernel, which of them a launch takes, and why not the others.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use t0_tune::record::{Candidate, Outcome, Record, Records};
use t0_tune::{read_source, shape_text, table};

use crate::Report;
use crate::input::Failure;
use crate::paint::{DIM, LABEL, NAME};

/// Directories below the current one in which records are looked for.
const DEPTH: u32 = 2;

/// The records file of a kernel: `tuning/NAME.toml` in the directory, or in one below it.
fn find(directory: &Path, name: &str) -> Option<PathBuf> {
    let file = format!("{name}.toml");
    let mut level = vec![directory.to_owned()];
    for _ in 0..=DEPTH {
        if let Some(found) = level.iter().map(|d| d.join("tuning").join(&file)).find(|path| path.is_file()) {
            return Some(found);
        }
        let below = |directory: &PathBuf| -> Vec<PathBuf> {
            let entries = std::fs::read_dir(directory).into_iter().flatten();
            let hidden = |path: &PathBuf| path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
            entries.filter_map(|e| Some(e.ok()?.path())).filter(|path| path.is_dir() && !hidden(path)).collect()
        };
        level = level.iter().flat_map(below).collect();
        level.sort();
    }
    None
}

/// `512x3072x1024`.
fn shape(text: &str, of: &Records) -> Result<Vec<u64>, Failure> {
    let numbers: Option<Vec<u64>> = text.split(['x', ',']).map(|part| part.trim().parse().ok()).collect();
    numbers
        .filter(|numbers| numbers.len() == of.dimensions.len())
        .ok_or_else(|| Failure::NotAShape { text: text.to_owned(), dimensions: of.dimensions.join("x") })
}

pub(super) fn run(directory: &Path, name: &str, text: &str, target: Option<&str>) -> Result<Report, Failure> {
    let Some(path) = find(directory, name) else {
        return Err(Failure::NoRecords { name: name.to_owned(), directory: directory.display().to_string() });
    };
    let records = Records::read(&path)?.unwrap_or_default();
    let shape = shape(text, &records)?;
    let mut targets: Vec<&str> = records.records.iter().map(|record| record.target.as_str()).collect();
    targets.sort_unstable();
    targets.dedup();
    let chosen: Vec<&str> = targets.iter().copied().filter(|known| target.is_none_or(|t| t == *known)).collect();
    if chosen.is_empty() {
        let (path, target) = (path.display().to_string(), target.unwrap_or("any target").to_owned());
        return Err(Failure::NoRecordsFor { path, target, name: name.to_owned(), known: targets.join(", ") });
    }
    let mut report = Report::default();
    let root = path.parent().and_then(Path::parent).unwrap_or(Path::new("."));
    let hash = read_source(root, &records.source, &records.kernel).map(|source| source.hash);
    if hash.is_ok_and(|hash| records.records.iter().any(|record| record.hash != hash)) {
        report
            .remarks
            .push(format!("{} is stale, because the source has changed: run `t0 tune {name}`", path.display()));
    }
    for target in chosen {
        let mut given: Vec<&Vec<String>> = Vec::new();
        for record in records.records.iter().filter(|record| record.target == target) {
            if !given.contains(&&record.given) {
                given.push(&record.given);
            }
        }
        for given in given {
            let all: Vec<&Record> =
                records.records.iter().filter(|r| r.target == target && r.given == *given).collect();
            one(&records, &all, &shape, target, &mut report)?;
        }
    }
    Ok(report)
}

/// One choice of the caller on one target.
fn one(of: &Records, all: &[&Record], shape: &[u64], target: &str, report: &mut Report) -> Result<(), Failure> {
    let Some(choice) = table::choose(of, all, shape)? else { return Ok(()) };
    let (record, chosen) = (choice.record, choice.candidate);
    let out = &mut report.text;
    let given: Vec<String> =
        of.given.iter().zip(&record.given).map(|(name, value)| format!(", {name} = {value}")).collect();
    let _ = writeln!(out, "{NAME}{}{NAME:#} at {}{} on {target}", of.kernel, shape_text(shape), given.concat());
    if record.shape != shape {
        let _ = writeln!(out, "  not tuned at this shape; the nearest tuned shape is {}", shape_text(&record.shape));
    }
    let _ = writeln!(out, "  {DIM}cost by the {}; lower is better{DIM:#}", record.cost_by);
    let compiled: Vec<&Candidate> = table::chosen(all).into_iter().flatten().collect();
    let mut order: Vec<&Candidate> = record.candidates.iter().collect();
    order.sort_by(|a, b| a.cost().unwrap_or(f64::INFINITY).total_cmp(&b.cost().unwrap_or(f64::INFINITY)));
    let best = chosen.cost().unwrap_or(0.0);
    for candidate in order {
        let name = format!("{}<{}>", of.kernel, [record.given.as_slice(), &candidate.with].concat().join(", "));
        match &candidate.outcome {
            Outcome::Cost { cost, vgprs, lds, waves, verified } => {
                let verified = if *verified { ", verified" } else { "" };
                let _ = writeln!(
                    out,
                    "  {LABEL}{name}{LABEL:#} cost {cost:.1} {DIM}({vgprs} VGPRs, {lds} bytes of LDS, {waves} waves per SIMD{verified}){DIM:#}"
                );
                let why = if candidate == chosen {
                    "chosen".to_owned()
                } else if let Some(why) = refusal(of, record, candidate, shape)? {
                    format!("not: {why}")
                } else if *cost <= best * (1.0 + table::NOISE) && !compiled.iter().any(|c| c.with == candidate.with) {
                    format!(
                        "not: within {:.0} % of the chosen instance, which another shape takes too",
                        table::NOISE * 100.0
                    )
                } else {
                    format!("not: it costs {:.2} times as much", cost / best)
                };
                let _ = writeln!(out, "    {why}");
            }
            Outcome::Refused { why } => {
                let _ = writeln!(out, "  {LABEL}{name}{LABEL:#}\n    not: {why}");
            }
        }
    }
    Ok(())
}

/// Why an instance does not accept a shape.
fn refusal(of: &Records, record: &Record, candidate: &Candidate, shape: &[u64]) -> Result<Option<String>, Failure> {
    let names = of.given.iter().chain(&of.parameters).map(String::as_str);
    let values = record.given.iter().chain(&candidate.with).map(String::as_str);
    let values: Vec<(&str, &str)> = names.zip(values).collect();
    let required = table::multiples(&of.kernel, &of.multiples, &of.dimensions, &values)?;
    let wrong = required.iter().zip(shape).zip(&of.dimensions).find(|((of, n), _)| **of > 1 && !n.is_multiple_of(**of));
    Ok(wrong.map(|((of, n), dimension)| format!("{dimension} = {n} is not a multiple of {of}")))
}
