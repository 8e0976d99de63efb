//! `t0 trace`: when each instruction of a launch's first waves issues, by the cycle model.
//!
//! | file | content |
//! |---|---|
//! | `record` | runs the launch, times its waves, and lists what they executed |
//! | `class` | the classes of instructions that the timeline distinguishes |
//! | `links` | the memory accesses that each wait waits for |
//! | `stalls` | what the steps of a wave wait for, and where it waits longest |
//! | `folds` | the loops of a wave |
//! | `encode` | the steps of a wave as text that the page decodes when the wave is opened |
//! | `page` | the trace as one HTML file, with the parts below |
//! | `viewer.html`, `viewer.css` | the elements of the page and their style |
//! | `viewer.js` | decodes the data, and shows the instructions, the source and the facts |
//! | `stalls.js` | decodes what the steps wait for, and lists the longest stalls |
//! | `timeline.js` | draws the waves |
//! | `input.js` | keys, pointer and start |
//! | `perfetto` | the trace in the Trace Event Format |
//! | `sqtt` | the trace as the bytes of a thread trace |
//!
//! **Invariant:** the page computes no times, links or loops. It shows what stands in the data.

mod class;
mod encode;
mod folds;
mod links;
mod page;
mod perfetto;
mod record;
mod sqtt;
mod stalls;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use t0_isa::target::GFX1100;

use crate::Report;
use crate::input::{Failure, write_file};
use crate::run::{ARGUMENTS, FAULTED, LaunchArguments, Opened};
use crate::timing;
use record::Outcome;
pub(crate) use record::{Memory, Recorded, Trace, timed};

/// Wave-instructions that the traced workgroups execute unless `--budget` says otherwise: a page of some 40 MB.
const BUDGET: u64 = 2_000_000;

#[derive(clap::Args)]
#[command(after_help = ARGUMENTS)]
pub(crate) struct Arguments {
    #[command(flatten)]
    launch: LaunchArguments,
    /// The file to write: a page that needs no server (`.html`), or a Perfetto trace (`.json`).
    /// The default is `trace.html`, or no such file with --sqtt.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Also write the trace of SIMD 0 as the bytes of a thread trace (SQTT), as a gfx1100 records them.
    #[arg(long, value_name = "FILE")]
    sqtt: Option<PathBuf>,
    /// The number of waves to trace. Whole workgroups are traced, as many as one compute unit holds at most.
    #[arg(long, value_name = "COUNT", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    waves: u32,
    /// The number of wave-instructions that the traced workgroups may execute. The memory of a trace grows with it.
    #[arg(long, value_name = "COUNT", default_value_t = BUDGET)]
    budget: u64,
    /// The latency of memory accesses: those of first-level caches, or those of memory that was not touched before.
    #[arg(long, value_name = "STATE", value_enum, default_value_t = Memory::Hit)]
    memory: Memory,
}

/// The formats of the output, by extension.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    Page,
    Perfetto,
}

impl Form {
    /// The format that the name of a file states.
    pub(crate) fn of(path: &Path) -> Result<Form, Failure> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("html") => Ok(Form::Page),
            Some("json") => Ok(Form::Perfetto),
            _ => Err(Failure::TraceForm { path: path.display().to_string() }),
        }
    }

    /// The trace in this format.
    pub(crate) fn text(self, trace: &Trace) -> String {
        match self {
            Form::Page => page::html(trace),
            Form::Perfetto => perfetto::json(trace).to_string() + "\n",
        }
    }
}

/// What is traced, and what the waves wait for.
pub(crate) fn summary(trace: &Trace) -> String {
    let (sums, clocks) = stalls::sums(trace);
    let Trace { kernel, launch, statement, .. } = trace;
    format!("`{kernel}`, {launch}: {statement}\nwaves: {}\n", timing::stalls::parts(&sums, 0, clocks))
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let default = PathBuf::from("trace.html");
    let out = arguments.out.as_ref().or(arguments.sqtt.is_none().then_some(&default));
    // The extension is checked before the kernel runs.
    let form = out.map(|path| Form::of(path)).transpose()?;
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
    // The format names the chip only by what the file is opened as.
    if arguments.sqtt.is_some() && trace.chip != GFX1100.name {
        return Err(Failure::TraceChip { kernel: trace.kernel.clone(), chip: trace.chip });
    }
    report.text = summary(&trace);
    let text = form.map(|form| form.text(&trace));
    let files = [
        (out, text.map(String::into_bytes)),
        (arguments.sqtt.as_ref(), arguments.sqtt.is_some().then(|| sqtt::bytes(&trace))),
    ];
    for (path, bytes) in files {
        let Some((path, bytes)) = path.zip(bytes) else { continue };
        let count = bytes.len();
        let name = path.display().to_string();
        write_file(path, bytes).map_err(|error| Failure::Write { path: name.clone(), error })?;
        let _ = writeln!(report.text, "wrote {count} bytes to {name}");
    }
    Ok(report)
}
