//! `t0 explain`: which lowering each operation of a kernel gets on each target, and why the others were not chosen.
//!
//! | file | content |
//! |---|---|
//! | `loops` | which loops are unrolled, and why others are not |
//! | `tuned` | `t0 explain NAME SHAPE`: the candidates of a tuned kernel |

mod loops;
mod tuned;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use t0_core::codegen::count_checks;
use t0_core::codegen::lowerings::{self, DUAL_ISSUE, Operation};
use t0_core::ir::Function;
use t0_core::{Options, compile_ir, opt};
use t0_isa::target::{ALL, Target};

use crate::Report;
use crate::input::Failure;
use crate::paint::{DIM, LABEL, NAME};
use crate::source::{self, Crate};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A Rust source file with kernels; the files of its modules are read too. Before a SHAPE: the name of a tuned
    /// kernel, whose records are in `tuning/NAME.toml`.
    #[arg(value_name = "FILE.rs|NAME", required_unless_present = "directory")]
    file: Option<PathBuf>,
    /// Show the candidates of a tuned kernel at this shape, such as 512x3072x1024.
    #[arg(value_name = "SHAPE")]
    shape: Option<String>,
    #[command(flatten)]
    krate: Crate,
    /// Show only this kernel: `NAME`, or one instance, `NAME<f32, 2>`.
    #[arg(long, value_name = "NAME")]
    kernel: Option<String>,
    /// Show only this target.
    #[arg(long, value_name = "NAME")]
    target: Option<String>,
}

/// The target of that name.
pub(crate) fn target(name: &str) -> Result<&'static Target, Failure> {
    Target::by_name(name).ok_or_else(|| {
        let known = ALL.iter().map(|t| t.name).collect::<Vec<_>>().join(", ");
        Failure::NoSuchTarget { name: name.to_owned(), known }
    })
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let directory = &arguments.krate.directory;
    match (&arguments.file, &arguments.shape, directory) {
        (Some(name), Some(shape), directory) => {
            let directory = directory.as_deref().unwrap_or(Path::new("."));
            let target = arguments.target.as_deref().map(target).transpose()?;
            return tuned::run(directory, &name.to_string_lossy(), shape, target.map(|target| target.name));
        }
        (Some(file), None, Some(directory)) => {
            return Err(Failure::FileAndCrate {
                file: file.display().to_string(),
                directory: directory.display().to_string(),
            });
        }
        _ => {}
    }
    let targets: Vec<&Target> = match &arguments.target {
        Some(name) => vec![target(name)?],
        None => ALL.iter().collect(),
    };
    let sources = source::read(arguments.file.as_deref(), &arguments.krate)?;
    let mut report = Report::default();
    for (i, chosen) in source::choose(&sources, arguments.kernel.as_deref())?.iter().enumerate() {
        if i > 0 {
            report.text.push('\n');
        }
        let lowered = chosen.lower()?;
        let function = chosen.compiled(&lowered, chosen.targets(), &Options::default());
        let _ = writeln!(report.text, "{NAME}{}{NAME:#}", chosen.name);
        let all = lowerings::of_function(function, Options::default().level)
            .map_err(|bug| Failure::Refused { errors: bug.to_string() })?;
        for (operation, times) in &all {
            let text = &mut report.text;
            let _ = writeln!(text, "  {LABEL}{}{LABEL:#} {DIM}x{times}{DIM:#}", operation.name);
            print(operation, &targets, |_| String::new(), text);
        }
        let _ = writeln!(report.text, "  {LABEL}{}{LABEL:#}", DUAL_ISSUE.name);
        print(&DUAL_ISSUE, &targets, |target| pairs(function, target), &mut report.text);
        checks(function, &targets, &mut report.text);
        loops::print(&lowered, function, &mut report.text);
        let rest = if all.is_empty() { "every operation" } else { "every other operation" };
        let _ = writeln!(report.text, "  {DIM}{rest} has one lowering, the same on all targets{DIM:#}");
    }
    Ok(report)
}

/// How many bounds checks are left, and where.
fn checks(function: &Function, targets: &[&Target], out: &mut String) {
    let Some(Ok(code)) = targets.first().map(|target| compile_ir(function, target, &Options::default())) else {
        return;
    };
    let _ = writeln!(out, "  {LABEL}bounds checks{LABEL:#}");
    let _ = writeln!(out, "    {} left, of {} accesses to views and arrays", code.checks.len(), code.accesses);
    let (all, mut optimised) = (count_checks(function), function.clone());
    if opt::run(&mut optimised, Options::default().level, false).is_ok() {
        let unproved = count_checks(&optimised);
        let descriptors = unproved.saturating_sub(code.checks.len());
        let proved = all.saturating_sub(unproved);
        let _ = writeln!(out, "    of {all} in the source, {proved} are proved, {descriptors} left to descriptors");
    }
    for check in &code.checks {
        let line = check.at.as_ref().map_or(String::new(), |at| format!("line {}, ", at.line));
        let _ = writeln!(out, "      {line}`{}`: it is not proved that {}", check.array, check.fact);
    }
}

/// How many instructions of a function are dual-issued pairs.
fn pairs(function: &Function, target: &Target) -> String {
    if DUAL_ISSUE.choice(target) != 0 {
        return String::new();
    }
    match compile_ir(function, target, &Options::default()) {
        Ok(code) => format!(" (x{} in {} instructions)", code.report.pairs, code.report.instructions),
        Err(error) => format!(" (but {error})"),
    }
}

/// Prints the lowering of each target with a note, and why the others were not chosen.
fn print(operation: &Operation, targets: &[&Target], note: impl Fn(&Target) -> String, out: &mut String) {
    // Targets with the same choice are grouped.
    let mut groups: Vec<(usize, String, Vec<&str>)> = Vec::new();
    for target in targets {
        let (choice, note) = (operation.choice(target), note(target));
        match groups.iter_mut().find(|(known, noted, _)| *known == choice && *noted == note) {
            Some((_, _, names)) => names.push(target.name),
            None => groups.push((choice, note, vec![target.name])),
        }
    }
    for (choice, note, names) in groups {
        let names = if names.len() == ALL.len() { "all targets".to_owned() } else { names.join(", ") };
        let _ = writeln!(out, "    {names}: {}{note}", operation.lowerings[choice].name);
        for (i, other) in operation.lowerings.iter().enumerate().filter(|(i, _)| *i != choice) {
            let why = if i < choice {
                format!("it needs {}", other.needs.name())
            } else {
                "the one above takes precedence".to_owned()
            };
            let _ = writeln!(out, "      {DIM}not used: {} ({why}){DIM:#}", other.name);
        }
    }
}
