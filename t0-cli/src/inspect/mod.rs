//! `t0 inspect`: what code objects hold, one stage at a time.
//!
//! Stages that need no source are here: `summary` and `list`, `descriptor`, `notes`, `object` (the ELF container), `lines`;
//! `asm` is in `disasm`. `json` gives everything at once, for programs.

mod container;
mod descriptor;
mod json;
mod lines;
mod notes;
mod summary;

use std::path::PathBuf;

use crate::Report;
use crate::disasm;
use crate::input::{Choice, Failure, Input, write_object};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A code object, a program that carries some, or `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    choice: Choice,
    /// What to show; a list or a summary unless given.
    #[arg(long, value_enum)]
    stage: Option<Stage>,
    /// Write the code object to this file.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Show it as one JSON document; the stages asm and lines add instructions and lines.
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
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let input = Input::read(&arguments.file)?;
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
        }
    }
    Ok(report)
}
