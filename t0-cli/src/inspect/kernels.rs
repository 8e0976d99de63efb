//! `t0 inspect` for Rust source: lists the kernels, prints the stages of the compiler, writes the code object.

use std::fmt::Write;
use std::path::Path;

use super::{Arguments, Stage};
use crate::Report;
use crate::explain;
use crate::input::{Failure, write_file};
use crate::paint::{DIM, LABEL, NAME};
use crate::source::{self, SelectedKernel};
use t0_core::target::Target;

pub(super) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let stage = match arguments.stage {
        Some(Stage::Typed) => Some(source::Stage::Typed),
        Some(Stage::Ir) => Some(source::Stage::Ir),
        Some(Stage::Passes) => Some(source::Stage::Passes),
        Some(Stage::Optimised) => Some(source::Stage::Optimised),
        Some(Stage::Machine) => Some(source::Stage::Machine),
        Some(Stage::Asm) => Some(source::Stage::Asm),
        None => None,
        Some(stage @ (Stage::Summary | Stage::Descriptor | Stage::Notes | Stage::Object | Stage::Lines)) => {
            return Err(Failure::Stage { stage: stage.name(), of: "code objects, not for source files" });
        }
    };
    if arguments.json {
        return Err(Failure::Argument {
            why: "--json works only for code objects: write one with -o and inspect it".to_owned(),
        });
    }
    let target = explain::target(&arguments.target)?;
    let sources = source::read(arguments.file.as_deref(), &arguments.krate)?;
    let chosen = source::choose(&sources, arguments.choice.kernel.as_deref())?;
    let mut report = Report::default();
    if let Some(path) = &arguments.output {
        report.remarks.push(write(&chosen, target, arguments.level, path)?);
    }
    match (stage, &arguments.output, &arguments.choice.kernel) {
        (None, Some(_), _) => {}
        (None, None, None) => list(&chosen, target, arguments.level, &mut report.text)?,
        (stage, ..) => {
            for (i, chosen) in chosen.iter().enumerate() {
                if i > 0 {
                    report.text.push('\n');
                }
                let stage = stage.unwrap_or(source::Stage::Ir);
                let text = source::stage(chosen, stage, target, arguments.level)?;
                let _ = writeln!(report.text, "{NAME}{}{NAME:#}", chosen.name);
                report.text.push_str(&text);
            }
        }
    }
    Ok(report)
}

/// Writes the code object of the selected kernel; there must be exactly one.
fn write(chosen: &[SelectedKernel<'_>], target: &Target, level: u8, path: &Path) -> Result<String, Failure> {
    let [only] = chosen else {
        let choices = chosen.iter().map(|c| format!("--kernel '{}'", c.name)).collect::<Vec<_>>().join(", ");
        return Err(Failure::SeveralInstances { choices });
    };
    let object = only.compile(target, level)?.object;
    match write_file(path, &object) {
        Ok(()) => Ok(format!("wrote {} bytes to {}", object.len(), path.display())),
        Err(error) => Err(Failure::Write { path: path.display().to_string(), error }),
    }
}

/// Prints one line for each instance of each kernel.
fn list(chosen: &[SelectedKernel<'_>], target: &Target, level: u8, out: &mut String) -> Result<(), Failure> {
    let places: Vec<String> = chosen.iter().map(SelectedKernel::place).collect();
    let width = |texts: &mut dyn Iterator<Item = usize>| texts.max().unwrap_or(0).max(6);
    let name = width(&mut chosen.iter().map(|c| c.name.chars().count()));
    let place = width(&mut places.iter().map(|p| p.chars().count()));
    let _ = writeln!(
        out,
        "{LABEL}{:<name$}  {:<place$} {:>7} {:>6} {:>6} {:>6}{LABEL:#}",
        "kernel", "source", "bytes", "VGPRs", "LDS", "spills"
    );
    for (chosen, at) in chosen.iter().zip(places) {
        let report = chosen.compile(target, level)?.report;
        let _ = writeln!(
            out,
            "{NAME}{:<name$}{NAME:#}  {at:<place$} {:>7} {:>6} {:>6} {:>6}",
            chosen.name,
            report.code_bytes,
            report.vgprs,
            report.lds_bytes,
            report.spilled_vgprs + report.spilled_sgprs
        );
    }
    let stages = "typed, ir, passes, optimised, machine or asm";
    let _ =
        writeln!(out, "\n{DIM}More with --kernel NAME, and --stage {stages}; -o OUT writes the code object.{DIM:#}");
    Ok(())
}
