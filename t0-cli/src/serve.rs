//! `t0 serve`: starts `ignis-serve`, the server for language models.
//!
//! The server is a program of its own, because it has the kernels of all models and the libraries for HTTP. It lies
//! beside this command, where cargo puts both, or in a directory of `$PATH`.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::Command;

use crate::Report;
use crate::child::exit_code;
use crate::input::Failure;

const PROGRAM: &str = "ignis-serve";

#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Arguments {
    /// The arguments of ignis-serve: the model's directory, --port, and others; --help lists them.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    arguments: Vec<OsString>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let beside = std::env::current_exe().ok().map(|own| own.with_file_name(PROGRAM)).filter(|path| path.exists());
    let program = beside.unwrap_or_else(|| PathBuf::from(PROGRAM));
    match Command::new(&program).args(&arguments.arguments).status() {
        Ok(status) => Ok(Report { exit: Some(exit_code(status)), ..Report::default() }),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let why = format!(
                "the program {PROGRAM} is neither beside this command nor in $PATH: install it with `cargo install \
                 --path ignis-serve` in a checkout of T0"
            );
            Err(Failure::Argument { why })
        }
        Err(error) => Err(Failure::Read { path: program.display().to_string(), error }),
    }
}
