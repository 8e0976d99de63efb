//! `t0 asm`: assembles a program in LLVM's assembly syntax to a code object.

use std::fmt::Write;
use std::path::PathBuf;

use t0_isa::asm::{Options, assemble, render};
use t0_isa::isa::ParseError;
use t0_isa::target::{self, Target};

use crate::Report;
use crate::input::{Failure, Input, write_file};
use crate::paint::{DIM, ERROR, NAME};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A program in LLVM's assembly syntax; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write the code object to this file. Without it the program is only checked.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The chip to assemble for.
    #[arg(long, value_name = "NAME", default_value = "gfx1100", value_parser = chip)]
    target: &'static Target,
    /// Use 64-bit lane masks (wave64).
    #[arg(long)]
    wave64: bool,
    /// 16-bit operands are whole registers, not register halves (LLVM's `-real-true16`).
    #[arg(long)]
    no_true16: bool,
    /// Print the errors, or the size of the object, as JSON.
    #[arg(long)]
    json: bool,
}

fn chip(name: &str) -> Result<&'static Target, String> {
    Target::by_name(name).ok_or_else(|| {
        let known: Vec<&str> = target::ALL.iter().map(|target| target.name).collect();
        format!("the targets are {}", known.join(", "))
    })
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let input = Input::read(&arguments.file)?;
    let Ok(source) = std::str::from_utf8(&input.bytes) else {
        return Err(Failure::Argument { why: format!("{} is not text in UTF-8", input.name) });
    };
    let options = Options { target: arguments.target, wave64: arguments.wave64, true16: !arguments.no_true16 };
    let mut report = Report::default();
    match assemble(source, &options) {
        Ok(assembly) => {
            let (text, size) = (assembly.text().len(), assembly.object().len());
            if let Some(path) = &arguments.output {
                write_file(path, assembly.object())
                    .map_err(|error| Failure::Write { path: path.display().to_string(), error })?;
            }
            if arguments.json {
                let value = serde_json::json!({ "errors": [], "object_bytes": size, "text_bytes": text });
                report.text = format!("{value}\n");
            } else if let Some(path) = &arguments.output {
                report.remarks.push(format!("wrote {size} bytes to {}", path.display()));
            }
        }
        Err(errors) => {
            report.failed = true;
            if arguments.json {
                let errors: Vec<_> = errors.iter().map(as_json).collect();
                report.text = format!("{}\n", serde_json::json!({ "errors": errors }));
            } else {
                report.remarks = errors.iter().map(|error| painted(&input.name, source, error)).collect();
                let count = if errors.len() == 1 { "1 error".to_owned() } else { format!("{} errors", errors.len()) };
                report.remarks.push(format!("{ERROR}{count}{ERROR:#}"));
            }
        }
    }
    Ok(report)
}

fn as_json(error: &ParseError) -> serde_json::Value {
    serde_json::json!({
        "line": error.line,
        "column": error.column,
        "length": error.length,
        "message": error.kind.to_string(),
    })
}

/// The rendered error in colour: the location, the line with its number, the caret.
fn painted(name: &str, source: &str, error: &ParseError) -> String {
    let plain = render(name, source, error);
    let mut lines = plain.lines();
    let mut out = String::new();
    let message = error.kind.to_string();
    let location = lines.next().unwrap_or("");
    let location = location.strip_suffix(message.as_str()).unwrap_or(location);
    let _ = write!(out, "{NAME}{location}{NAME:#}{ERROR}error:{ERROR:#} {message}");
    for line in lines {
        let (number, rest) = line.split_once('|').unwrap_or(("", line));
        let style = if number.trim().is_empty() { ERROR } else { anstyle::Style::new() };
        let _ = write!(out, "\n{DIM}{number}|{DIM:#}{style}{rest}{style:#}");
    }
    out
}
