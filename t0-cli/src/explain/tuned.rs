//! `t0 explain NAME SHAPE`: the candidates of a tuned kernel or a group of them, which of them a launch takes, and why
//! not the others.

use std::cmp::Ordering;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use t0_tune::fingerprint::Now;
use t0_tune::record::{Candidate, Outcome, Record, Records};
use t0_tune::{Request, read_source, shape_text, table};

use crate::input::Failure;
use crate::paint::{DIM, LABEL, NAME};
use crate::{Report, builds};

/// Directories below the current one in which records are looked for.
const DEPTH: u32 = 2;

/// The records of a kernel, `tuning/NAME.toml`, or of all kernels of the group `NAME`, in the directory or in one below
/// it. Nothing if there are none.
fn find(directory: &Path, name: &str) -> Result<Vec<(PathBuf, Records)>, Failure> {
    let file = format!("{name}.toml");
    let mut level = vec![directory.to_owned()];
    for _ in 0..=DEPTH {
        for folder in level.iter().map(|d| d.join("tuning")) {
            let path = folder.join(&file);
            if let Some(records) = Records::read(&path)? {
                return Ok(vec![(path, records)]);
            }
            let group = group(&folder, name)?;
            if !group.is_empty() {
                return Ok(group);
            }
        }
        let below = |directory: &PathBuf| -> Vec<PathBuf> {
            let entries = std::fs::read_dir(directory).into_iter().flatten();
            let hidden = |path: &PathBuf| path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
            entries.filter_map(|e| Some(e.ok()?.path())).filter(|path| path.is_dir() && !hidden(path)).collect()
        };
        level = level.iter().flat_map(below).collect();
        level.sort();
    }
    Ok(Vec::new())
}

/// The records of a group in a directory.
fn group(folder: &Path, name: &str) -> Result<Vec<(PathBuf, Records)>, Failure> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        if let Some(records) = Records::read(&path)?.filter(|records| records.group == name) {
            all.push((path, records));
        }
    }
    Ok(all)
}

/// `512x3072x1024`.
fn shape(text: &str, of: &Records) -> Result<Vec<u64>, Failure> {
    let numbers: Option<Vec<u64>> = text.split(['x', ',']).map(|part| part.trim().parse().ok()).collect();
    numbers
        .filter(|numbers| numbers.len() == of.dimensions.len())
        .ok_or_else(|| Failure::NotAShape { text: text.to_owned(), dimensions: of.dimensions.join("x") })
}

pub(super) fn run(directory: &Path, name: &str, text: &str, target: Option<&str>) -> Result<Report, Failure> {
    let files = find(directory, name)?;
    let Some((path, first)) = files.first() else {
        return Err(Failure::NoRecords { name: name.to_owned(), directory: directory.display().to_string() });
    };
    let shape = shape(text, first)?;
    let records = || files.iter().flat_map(|(_, of)| &of.records);
    let mut targets: Vec<&str> = records().map(|record| record.target.as_str()).collect();
    targets.sort_unstable();
    targets.dedup();
    let chosen: Vec<&str> = targets.iter().copied().filter(|known| target.is_none_or(|t| t == *known)).collect();
    if chosen.is_empty() {
        let (path, target) = (path.display().to_string(), target.unwrap_or("any target").to_owned());
        return Err(Failure::NoRecordsFor { path, target, name: name.to_owned(), known: targets.join(", ") });
    }
    let mut report = Report::default();
    // All of these records are in one directory.
    let build = builds::last(root_of(path));
    for (path, of) in &files {
        if let Some(why) = of.records.iter().find_map(|record| record.disagree.as_ref()) {
            report.remarks.push(format!("{} chooses no instance: {why}", path.display()));
        }
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let request = build.as_ref().and_then(|build| build.request(&name));
        let hash = read_source(root_of(path), &of.source, &of.kernel).map(|source| source.hash).ok();
        let now = Now { name: &name, source: hash.as_deref(), request: request.as_ref(), target: None };
        report.remarks.extend(lacking(path, of, now, (&chosen, target)));
    }
    for target in chosen {
        let mut given: Vec<&Vec<String>> = Vec::new();
        for record in records().filter(|record| record.target == target) {
            if !given.contains(&&record.given) {
                given.push(&record.given);
            }
        }
        for given in given {
            let mut kernels = Vec::new();
            for (_, of) in &files {
                let all: Vec<&Record> = of.records.iter().filter(|r| r.target == target && r.given == *given).collect();
                let Some(choice) = table::choose(of, &all, &shape, Candidate::cost)? else { continue };
                let Some(fewest) = table::choose(of, &all, &shape, table::instructions)? else { continue };
                kernels.push(Kernel { of, compiled: table::compiled(of, &all), choice, fewest });
            }
            if kernels.is_empty() {
                let values = if given.is_empty() { String::new() } else { format!(" for {}", given.join(", ")) };
                report.remarks.push(format!(
                    "the records choose no instance of `{name}`{values} on {target}: a build takes the first candidate"
                ));
            }
            // The best first, as host code compares them.
            kernels.sort_by(|a, b| a.choice.rank.partial_cmp(&b.choice.rank).unwrap_or(Ordering::Equal));
            one(name, &kernels, &shape, target, &mut report)?;
        }
    }
    Ok(report)
}

/// The directory of the crate that has a records file.
fn root_of(path: &Path) -> &Path {
    path.parent().and_then(Path::parent).unwrap_or(Path::new("."))
}

/// What is wrong with the records in a file for these targets, or for `only`: they are stale, or incomplete compared
/// with the build script as of the last build.
fn lacking(path: &Path, of: &Records, now: Now<'_>, (known, only): (&[&str], Option<&str>)) -> Vec<String> {
    let described = now.request.iter().flat_map(|request| &request.targets).map(String::as_str);
    let mut targets = known.to_vec();
    targets.extend(described.filter(|target| only.is_none_or(|only| only == *target) && !known.contains(target)));
    let mut all = Vec::new();
    for target in targets {
        // The command names the target unless all records are for it.
        let alone = of.records.iter().all(|record| record.target == target);
        let now = Now { target: Some(target).filter(|_| !alone), ..now };
        let records: Vec<&Record> = of.records.iter().filter(|record| record.target == target).collect();
        let place = if alone { String::new() } else { format!(" for {target}") };
        all.extend(now.stale(of, &records).map(|stale| format!("{}{place} {stale}", path.display())));
        let given = now.request.map(Request::given_values).unwrap_or_default();
        all.extend(given.iter().filter_map(|given| now.untuned(of, target, given)));
    }
    all
}

/// A kernel on one target, for one choice of the caller.
struct Kernel<'a> {
    of: &'a Records,
    /// The instances that are compiled.
    compiled: Vec<&'a Candidate>,
    /// The choice for the shape among its instances by the cost.
    choice: table::Choice<'a>,
    /// The choice by the number of instructions, for a virtual GPU.
    fewest: table::Choice<'a>,
}

/// One choice of the caller on one target.
fn one(name: &str, kernels: &[Kernel<'_>], shape: &[u64], target: &str, report: &mut Report) -> Result<(), Failure> {
    let Some(best) = kernels.first() else { return Ok(()) };
    let rank = |kernel: &Kernel<'_>| kernel.fewest.rank;
    let least = |a: &&Kernel<'_>, b: &&Kernel<'_>| rank(a).partial_cmp(&rank(b)).unwrap_or(Ordering::Equal);
    // Nothing if instructions were not counted.
    let fewest = kernels.iter().min_by(least).filter(|kernel| kernel.fewest.rank.2.is_finite());
    let out = &mut report.text;
    let (of, record) = (best.of, best.choice.record);
    let given: Vec<String> =
        of.given.iter().zip(&record.given).map(|(name, value)| format!(", {name} = {value}")).collect();
    let name = if of.group == name { name } else { &of.kernel };
    let _ = writeln!(out, "{NAME}{name}{NAME:#} at {}{} on {target}", shape_text(shape), given.concat());
    if record.shape != shape {
        let _ = writeln!(out, "  not tuned at this shape; the nearest tuned shape is {}", shape_text(&record.shape));
    }
    if best.choice.rank.0 {
        let accepted = table::accepted(of, record, best.choice.candidate)?.refusal(&of.dimensions, shape);
        let why = accepted.unwrap_or_default();
        let _ = writeln!(
            out,
            "  no compiled instance accepts this shape; a launch with the chosen one reports what does not hold: {why}"
        );
    }
    let _ = writeln!(out, "  {DIM}cost by the {}; lower is better{DIM:#}", record.cost_by);
    for kernel in kernels {
        let record = kernel.choice.record;
        if record.shape != best.choice.record.shape {
            let _ = writeln!(out, "  {DIM}{} is tuned at {}{DIM:#}", kernel.of.kernel, shape_text(&record.shape));
        }
        if let Some(text) = compared(kernel, record) {
            let _ = writeln!(out, "  {DIM}{text}{DIM:#}");
        }
        let mut order: Vec<&Candidate> = record.candidates.iter().collect();
        order.sort_by(|a, b| a.cost().unwrap_or(f64::INFINITY).total_cmp(&b.cost().unwrap_or(f64::INFINITY)));
        for candidate in order {
            let values = [record.given.as_slice(), &candidate.with].concat();
            let name = format!("{}<{}>", kernel.of.kernel, values.join(", "));
            match &candidate.outcome {
                Outcome::Cost { cost, instructions, vgprs, lds, waves, verified } => {
                    let verified =
                        verified.as_ref().map_or(String::new(), |shape| format!(", verified at {}", shape_text(shape)));
                    let counted = instructions.map_or(String::new(), |count| format!("{count} instructions, "));
                    let _ = writeln!(
                        out,
                        "  {LABEL}{name}{LABEL:#} cost {cost:.1} {DIM}({counted}{vgprs} VGPRs, {lds} bytes of LDS, {waves} waves per SIMD{verified}){DIM:#}"
                    );
                    let verdict = verdict(best, kernel, candidate, *cost, shape)?;
                    let fewest = fewest.is_some_and(|fewest| std::ptr::eq(fewest, kernel))
                        && candidate.with == kernel.fewest.candidate.with;
                    let emulated = if fewest && verdict != CHOSEN {
                        "; a virtual GPU takes it, for the fewest instructions"
                    } else {
                        ""
                    };
                    let _ = writeln!(out, "    {verdict}{emulated}");
                }
                Outcome::Refused { why } => {
                    // The record may be of another shape.
                    let accepted = table::accepted(kernel.of, record, candidate)?;
                    let why = accepted.refusal(&kernel.of.dimensions, shape).unwrap_or_else(|| why.clone());
                    let _ = writeln!(out, "  {LABEL}{name}{LABEL:#}\n    not: {why}");
                }
            }
        }
    }
    Ok(())
}

/// How the instances of a kernel were compared with each other, if they were.
fn compared(kernel: &Kernel<'_>, record: &Record) -> Option<String> {
    let agreed = record.agreed.as_ref()?;
    let of = kernel.of;
    let with = if of.host_function { "the host function" } else { "each other" };
    let tolerance =
        if of.tolerance > 0.0 { format!("within a tolerance of {:?}", of.tolerance) } else { "bit by bit".to_owned() };
    let shapes: Vec<String> = agreed.iter().map(|shape| shape_text(shape)).collect();
    let shapes = if shapes.is_empty() { "no shape".to_owned() } else { shapes.join(", ") };
    let mut text = format!("the instances of {} were compared with {with} {tolerance} at {shapes}", of.kernel);
    if !record.apart.is_empty() {
        let _ = write!(text, "; not across these groups: {}", record.apart.join("; "));
    }
    Some(text)
}

/// The label of the instance that is chosen by the cost.
const CHOSEN: &str = "chosen";

/// Why a candidate that runs is chosen, or is not.
fn verdict(
    best: &Kernel<'_>,
    kernel: &Kernel<'_>,
    candidate: &Candidate,
    cost: f64,
    shape: &[u64],
) -> Result<String, Failure> {
    let record = kernel.choice.record;
    if std::ptr::eq(best, kernel) && candidate == best.choice.candidate {
        return Ok(CHOSEN.to_owned());
    }
    if let Some(why) = table::accepted(kernel.of, record, candidate)?.refusal(&kernel.of.dimensions, shape) {
        return Ok(format!("not: {why}"));
    }
    if kernel.choice.rank.1 > best.choice.rank.1 {
        return Ok("not: it is not tuned at the nearest shape".to_owned());
    }
    let least = best.choice.candidate.cost().unwrap_or(0.0);
    let compiled = kernel.compiled.iter().any(|c| c.with == candidate.with);
    let noise = table::NOISE * 100.0;
    Ok(if !compiled && cost <= least * (1.0 + table::NOISE) && kernel.of.most_instances == 0 {
        format!("not: within {noise:.0} % of the chosen instance, which another shape takes too")
    } else if !compiled && cost <= least {
        format!("not: it is not among the {} instances that cost least over all shapes", kernel.of.most_instances)
    } else {
        format!("not: it costs {:.2} times as much", cost / least)
    })
}
