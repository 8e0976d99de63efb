//! The `t0` command: look into code objects and into the programs that carry them, and run their kernels.
//!
//! | file | what it holds |
//! |---|---|
//! | `input` | bytes from a file or standard input, the code objects among them, the choice of kernels |
//! | `inspect` | `t0 inspect`: one file a stage, and all of it as JSON |
//! | `asm` | a program in text to a code object: `t0 asm` |
//! | `disasm` | machine code as text: `t0 disasm` and the stage `asm` |
//! | `run` | `t0 run`: a kernel on the virtual GPU |
//! | `new` | `t0 new`: a crate to start from |
//! | `listing` | instructions line by line, with labels at branch targets |
//! | `source` | kernels in Rust source, and the compiler's stages |
//! | `explain` | which lowering each operation gets, and why: `t0 explain` |
//! | `targets` | what each chip can do |
//! | `doctor` | what of a card's driver is there, and what to do where it cannot be used |
//! | `paint` | the few styles of the output |
//!
//! Exit codes: 0 done, 1 the input is not what it should be, 2 wrong usage, 3 a kernel that was run faulted. Results go to standard output, everything else to
//! standard error. A reader that goes away early is no failure.

mod asm;
mod disasm;
mod doctor;
mod explain;
mod input;
mod inspect;
mod listing;
mod new;
mod paint;
mod run;
mod source;
mod targets;

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
    /// Create a crate with a kernel, a program, a test and the profiles that make it fast.
    New(new::Arguments),
    /// Show what a code object holds: kernels, registers, LDS, occupancy, arguments, and each stage in detail.
    Inspect(inspect::Arguments),
    /// Assemble a program in LLVM's syntax to a code object.
    Asm(asm::Arguments),
    /// Disassemble the kernels of a code object, of a program, or words given as text.
    Disasm(disasm::Arguments),
    /// Run a kernel of a code object on the virtual GPU.
    Run(run::Arguments),
    /// Say how each operation of a kernel becomes machine code on each target, and why not otherwise.
    Explain(explain::Arguments),
    /// Show what each target can do and what its code must mind.
    Targets(targets::Arguments),
    /// Check whether a card can be used here, and say what to do if not.
    Doctor(doctor::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::New(arguments) => new::run(&arguments),
        Command::Inspect(arguments) => inspect::run(&arguments),
        Command::Asm(arguments) => asm::run(&arguments),
        Command::Disasm(arguments) => disasm::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Targets(arguments) => targets::run(&arguments),
        Command::Doctor(arguments) => doctor::run(&arguments),
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
    /// The exit code, where it is neither 0 nor 1.
    exit: Option<u8>,
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
    Ok(ExitCode::from(report.exit.unwrap_or(u8::from(report.failed))))
}
