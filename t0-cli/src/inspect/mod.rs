//! `t0 inspect`: prints the content of code objects, one stage at a time.
//!
//! | file | content |
//! |---|---|
//! | `summary` | the stage `summary`, and the list of all kernels |
//! | `descriptor`, `notes`, `lines` | the stages of these names |
//! | `container` | the stage `object`: the ELF container |
//! | `json` | everything as one JSON document |
//! | `kernels` | kernels in Rust source, and the stages of the compiler |
//!
//! The stage `asm` is in `disasm`.

mod container;
mod descriptor;
mod json;
mod kernels;
mod lines;
mod notes;
mod summary;

pub(crate) use summary::occupancy;

use std::path::PathBuf;

use crate::Report;
use crate::disasm;
use crate::input::{Choice, Failure, Input, write_object};
use crate::source::{self, Crate};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A code object, a program that contains code objects, a Rust source file with kernels (the files of its modules
    /// are read too), or `-` for standard input.
    #[arg(value_name = "FILE", required_unless_present = "directory", conflicts_with = "directory")]
    file: Option<PathBuf>,
    #[command(flatten)]
    krate: Crate,
    #[command(flatten)]
    choice: Choice,
    /// What to show. The default is a list or a summary.
    #[arg(long, value_enum)]
    stage: Option<Stage>,
    /// The target to compile for (Rust source only).
    #[arg(long, value_name = "NAME", default_value = "gfx1100")]
    target: String,
    /// The optimisation level (Rust source only). 0: required passes only; 1: all passes; 2: dual issue as well.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=2))]
    level: u8,
    /// Write the code object to this file.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Print one JSON document. The stages asm and lines add instructions and lines to it.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Stage {
    /// Kernels with registers, LDS, occupancy and arguments.
    Summary,
    /// The kernel descriptors, bit field by bit field.
    Descriptor,
    /// The metadata note.
    Notes,
    /// The ELF container: header, segments, sections, symbols, relocations.
    Object,
    /// Source lines by address.
    Lines,
    /// The instructions.
    Asm,
    /// The kernel with all types written out (Rust source only).
    Typed,
    /// The intermediate representation before the first pass (Rust source only).
    Ir,
    /// The intermediate representation after each pass, then the machine code after each pass (Rust source only).
    Passes,
    /// The intermediate representation after all passes (Rust source only).
    Optimised,
    /// Machine instructions before register allocation (Rust source only).
    Machine,
}

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Stage::Summary => "summary",
            Stage::Descriptor => "descriptor",
            Stage::Notes => "notes",
            Stage::Object => "object",
            Stage::Lines => "lines",
            Stage::Asm => "asm",
            Stage::Typed => "typed",
            Stage::Ir => "ir",
            Stage::Passes => "passes",
            Stage::Optimised => "optimised",
            Stage::Machine => "machine",
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let file = match &arguments.file {
        Some(file) if !source::is_source(file) => file,
        _ => return kernels::run(arguments),
    };
    if let Some(stage @ (Stage::Typed | Stage::Ir | Stage::Passes | Stage::Optimised | Stage::Machine)) =
        arguments.stage
    {
        return Err(Failure::Stage { stage: stage.name(), of: "Rust source files (.rs), not for code objects" });
    }
    let input = Input::read(file)?;
    let mut report = Report::default();
    let all = input.objects(&mut report)?;
    let carrier = !input.is(&all);
    let choice = &arguments.choice;
    let found = choice.narrow(&input, all)?;
    if let Some(path) = &arguments.output {
        report.remarks.push(write_object(&input, &found, path)?);
        if arguments.stage.is_none() && !arguments.json {
            return Ok(report);
        }
    }
    if arguments.json {
        json::print(&found, choice, arguments.stage, &mut report.text);
        return Ok(report);
    }
    let Some(stage) = arguments.stage.or((!carrier || !choice.is_empty()).then_some(Stage::Summary)) else {
        summary::list(&input.name, &found, &mut report.text);
        return Ok(report);
    };
    for (i, f) in found.iter().enumerate() {
        if i > 0 {
            report.text.push('\n');
        }
        let bundle = f.bundle_id.as_ref().map_or(String::new(), |id| format!(" ({id})"));
        let name = if carrier { format!("{} at {:#x}{bundle}", input.name, f.offset) } else { input.name.clone() };
        let out = &mut report.text;
        match stage {
            Stage::Summary => summary::print(&name, &f.object, choice, out),
            Stage::Descriptor => descriptor::print(&f.object, choice, out),
            Stage::Notes => notes::print(&f.object, choice, out),
            Stage::Object => container::print(&name, &f.object, out),
            Stage::Lines => lines::print(&f.object, choice, out),
            Stage::Asm => disasm::disassemble(&f.object, choice, &mut report),
            // Refused above.
            Stage::Typed | Stage::Ir | Stage::Passes | Stage::Optimised | Stage::Machine => {}
        }
    }
    Ok(report)
}
