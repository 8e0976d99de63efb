//! The `t0` command: look into code objects and into the programs that carry them.
//!
//! | file | what it holds |
//! |---|---|
//! | `input` | bytes from a file or standard input, the code objects among them, the choice of kernels |
//! | `inspect` | `t0 inspect`: one file a stage, and all of it as JSON |
//! | `disasm` | machine code as text: `t0 disasm` and the stage `asm` |
//! | `paint` | the few styles of the output |
//!
//! Exit codes: 0 done, 1 the input is not what it should be, 2 wrong usage. Results go to standard output, everything else to
//! standard error. A reader that goes away early is no failure.

mod disasm;
mod input;
mod inspect;
mod paint;

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use input::Failure;

/// Look into GPU code objects, and into the programs that carry them.
#[derive(Parser)]
#[command(name = "t0", version, subcommand_required = true, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Show what a code object holds: kernels, registers, LDS, occupancy, arguments, and each stage in detail.
    Inspect(inspect::Arguments),
    /// Disassemble the kernels of a code object, of a program, or words given as text.
    Disasm(disasm::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Inspect(arguments) => inspect::run(&arguments),
        Command::Disasm(arguments) => disasm::run(&arguments),
    };
    match result.and_then(|report| print(&report)) {
        Ok(code) => code,
        Err(failure) => {
            let red = paint::ERROR;
            // Nothing can be done where even standard error is gone.
            let _ = writeln!(anstream::stderr(), "{red}error:{red:#} {failure}");
            ExitCode::from(1)
        }
    }
}

/// What a command has to say.
#[derive(Default)]
struct Report {
    /// For standard output.
    text: String,
    /// Remarks for standard error.
    remarks: Vec<String>,
    /// The input was read, but something in it is wrong.
    failed: bool,
}

fn print(report: &Report) -> Result<ExitCode, Failure> {
    let written = anstream::stdout().lock().write_all(report.text.as_bytes());
    match written.and_then(|()| std::io::stdout().flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(Failure::Output { error }),
        _ => {}
    }
    for remark in &report.remarks {
        let _ = writeln!(anstream::stderr(), "{remark}");
    }
    Ok(if report.failed { ExitCode::from(1) } else { ExitCode::SUCCESS })
}
