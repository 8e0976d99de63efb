//! The `t0` command: inspects code objects and the programs that contain them, and runs their kernels.
//!
//! | file | content |
//! |---|---|
//! | `input` | reads a file or standard input, finds the code objects in it, selects kernels |
//! | `inspect` | `t0 inspect`: one file per stage, and everything as JSON |
//! | `asm` | `t0 asm`: assembles a program to a code object |
//! | `check` | `t0 check`: missing waits, hazards and register counts of machine code |
//! | `disasm` | `t0 disasm` and the stage `asm`: prints machine code as text |
//! | `run` | `t0 run`: runs a kernel on the virtual GPU |
//! | `timing` | from what waves executed to modelled times, for `run --timing`, `profile` and `trace` |
//! | `profile` | `t0 profile`: runs a program and models the times of all its launches |
//! | `trace` | `t0 trace`: when the instructions of a launch issue, modelled, as a page or a Perfetto trace |
//! | `bench` | `t0 bench`: measures a list of launches and compares them with a baseline |
//! | `new` | `t0 new`: creates a crate |
//! | `listing` | prints instructions line by line, with labels at branch targets |
//! | `source` | reads kernels from Rust source, and prints the stages of the compiler |
//! | `explain` | `t0 explain`: which lowering each operation gets, and why |
//! | `serve` | `t0 serve`: starts the server for language models |
//! | `tune` | `t0 tune`: measures the instances of tuned kernels |
//! | `builds` | what cargo has built of a crate |
//! | `targets` | `t0 targets`: the features, hazards and sizes of each chip |
//! | `devices` | `t0 devices`: lists the devices that can be opened |
//! | `doctor` | `t0 doctor`: checks the driver and the card, and tests the device |
//! | `virtual_device` | `t0 virtual`: runs a program with the virtual GPU in place of the driver |
//! | `child` | programs that a command runs |
//! | `paint` | the styles of the output |
//!
//! Exit codes: 0 success, 1 invalid input, 2 invalid command line, 3 a kernel that was run faulted. Results go to
//! standard output, everything else to standard error. If the reader of the output closes the pipe early, this is not
//! an error.

mod asm;
mod bench;
mod builds;
mod check;
mod child;
mod devices;
mod disasm;
mod doctor;
mod explain;
mod input;
mod inspect;
mod listing;
mod new;
mod paint;
mod profile;
mod run;
mod serve;
mod source;
mod targets;
mod timing;
mod trace;
mod tune;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod virtual_device;

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use input::Failure;

/// Create, inspect, check, assemble, disassemble and run GPU kernels.
#[derive(Parser)]
#[command(name = "t0", version, subcommand_required = true, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Create a crate with a kernel, a program, a test and the profiles that optimise the compiler and the virtual GPU.
    New(new::Arguments),
    /// Show the kernels in a code object, a program or Rust source: registers, LDS, occupancy, arguments, and each
    /// compiler stage.
    Inspect(inspect::Arguments),
    /// Assemble a program in LLVM's assembly syntax to a code object.
    Asm(asm::Arguments),
    /// Disassemble the kernels of a code object or a program, or instruction words.
    Disasm(disasm::Arguments),
    /// Check the machine code of kernels, of any compiler, for missing waits, hazards and wrong register counts.
    Check(check::Arguments),
    /// Run a kernel of a code object on the virtual GPU.
    Run(run::Arguments),
    /// Run a program on the virtual GPU, and model how long each of its kernels takes on a gfx1100: a table of all
    /// launches, and annotated source. No card is needed.
    Profile(profile::Arguments),
    /// Show clock by clock when the instructions of a kernel's waves issue: a page for the browser, or a Perfetto
    /// trace. The clocks come from the cycle model; no card is needed.
    Trace(trace::Arguments),
    /// Measure a list of launches on the virtual GPU (modelled clocks, instructions, registers) and compare them with a
    /// baseline: a check for pull requests that needs no card.
    Bench(bench::Arguments),
    /// Show which instructions implement each operation of a kernel on each target, and why.
    /// With a shape: the candidates of a tuned kernel, which of them a launch takes, and why not the others.
    Explain(explain::Arguments),
    /// Measure the instances of the kernels that the crate's build script describes, and write tuning/NAME.toml.
    Tune(tune::Arguments),
    /// Serve a language model over HTTP with ignis-serve, which is a program of its own.
    Serve(serve::Arguments),
    /// Show the features, the hazards and the sizes of each target.
    Targets(targets::Arguments),
    /// List the cards that can be opened, or the virtual GPU.
    Devices(devices::Arguments),
    /// Check whether a card can be used on this machine, say what to do if not, and test it.
    Doctor(doctor::Arguments),
    /// Run a program with the virtual GPU in place of /dev/kfd: AMD's own libraries, for example.
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    Virtual(virtual_device::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::New(arguments) => new::run(&arguments),
        Command::Inspect(arguments) => inspect::run(&arguments),
        Command::Asm(arguments) => asm::run(&arguments),
        Command::Disasm(arguments) => disasm::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Run(arguments) => run::run(&arguments),
        Command::Profile(arguments) => profile::run(&arguments),
        Command::Trace(arguments) => trace::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Tune(arguments) => tune::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Targets(arguments) => targets::run(&arguments),
        Command::Devices(arguments) => devices::run(&arguments),
        Command::Doctor(arguments) => doctor::run(&arguments),
        #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
        Command::Virtual(arguments) => virtual_device::run(&arguments),
    };
    match result.and_then(|report| print(&report)) {
        Ok(code) => code,
        Err(failure) => {
            let red = paint::ERROR;
            // If standard error is closed too, nothing can be reported.
            let _ = writeln!(anstream::stderr(), "{red}error:{red:#} {failure}");
            ExitCode::from(1)
        }
    }
}

/// The result of a command.
#[derive(Default)]
struct Report {
    /// For standard output.
    text: String,
    /// Remarks for standard error.
    remarks: Vec<String>,
    /// The input was read, but something in it is wrong.
    failed: bool,
    /// The exit code, if it is neither 0 nor 1.
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
