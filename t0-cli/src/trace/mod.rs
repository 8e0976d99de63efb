//! `t0 trace`: when each instruction of a launch's first waves issues, by the cycle model.
//!
//! | file | content |
//! |---|---|
//! | `record` | runs the launch, times its waves, and lists what they executed |
//! | `class` | the classes of instructions that the timeline distinguishes |
//! | `links` | the memory accesses that each wait waits for |
//! | `folds` | the loops of a wave |
//! | `encode` | the steps of a wave as text that the page decodes when the wave is opened |
//! | `page` | the trace as one HTML file, with the parts below |
//! | `viewer.html`, `viewer.css` | the elements of the page and their style |
//! | `viewer.js` | decodes the data, and shows the instructions, the source and the facts |
//! | `timeline.js` | draws the waves |
//! | `input.js` | keys, pointer and start |
//! | `perfetto` | the trace in the Trace Event Format |
//!
//! **Invariant:** the page computes no times, links or loops. It shows what stands in the data.

mod class;
mod encode;
mod folds;
mod links;
mod page;
mod perfetto;
mod record;

use std::path::PathBuf;

use crate::Report;
use crate::input::{Failure, write_file};
use crate::run::{ARGUMENTS, FAULTED, LaunchArguments, Opened};
use record::{Memory, Outcome};

#[derive(clap::Args)]
#[command(after_help = ARGUMENTS)]
pub(crate) struct Arguments {
    #[command(flatten)]
    launch: LaunchArguments,
    /// The file to write: a page that needs no server (`.html`), or a Perfetto trace (`.json`).
    #[arg(long, value_name = "FILE", default_value = "trace.html")]
    out: PathBuf,
    /// The number of waves to trace. Whole workgroups are traced, as many as one compute unit holds at most.
    #[arg(long, value_name = "COUNT", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    waves: u32,
    /// The latency of memory accesses: those of first-level caches, or those of memory that was not touched before.
    #[arg(long, value_name = "STATE", value_enum, default_value_t = Memory::Hit)]
    memory: Memory,
}

/// The formats of the output, by extension.
#[derive(Clone, Copy)]
enum Form {
    Page,
    Perfetto,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let path = arguments.out.display().to_string();
    // The extension is checked before the kernel runs.
    let form = match arguments.out.extension().and_then(|extension| extension.to_str()) {
        Some("html") => Form::Page,
        Some("json") => Form::Perfetto,
        _ => return Err(Failure::TraceForm { path }),
    };
    let mut report = Report::default();
    let mut opened = Opened::open(&arguments.launch, &mut report)?;
    opened.bind(&arguments.launch)?;
    let trace = match record::run(&mut opened, arguments, &mut report)? {
        Outcome::Finished(trace) => trace,
        Outcome::Faulted(fault) => {
            let red = crate::paint::ERROR;
            report.remarks.push(format!("{red}fault:{red:#} {fault}"));
            report.exit = Some(FAULTED);
            return Ok(report);
        }
    };
    let text = match form {
        Form::Page => page::html(&trace),
        Form::Perfetto => perfetto::json(&trace).to_string() + "\n",
    };
    write_file(&arguments.out, &text).map_err(|error| Failure::Write { path: path.clone(), error })?;
    report.text =
        format!("`{}`, {}: {}\nwrote {} bytes to {path}\n", trace.kernel, trace.launch, trace.statement, text.len());
    Ok(report)
}
