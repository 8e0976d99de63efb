//! Tasks of this repository, run with `cargo xtask`.
//!
//! | file | what it holds |
//! |---|---|
//! | `repository` | the tracked files, the packages and the new commits |
//! | `prose` | Markdown and doc comments line by line |
//! | `tidy` | `cargo xtask tidy`: one file a rule |
//! | `corpus` | `cargo xtask corpus`: the inputs of the fuzz targets |
//! | `figures` | `cargo xtask figures`: the measured figures in the documentation |
//! | `wrap` | `cargo xtask wrap`: breaks long lines of Markdown and doc comments |

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command prints")]

mod corpus;
mod figures;
mod prose;
mod repository;
mod tidy;
mod wrap;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use repository::Repository;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Tasks of this repository")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Check the conventions of the repository that a program can check.
    Tidy(tidy::Arguments),
    /// Unpack, extend and minimise the corpora of the fuzz targets.
    Corpus(corpus::Arguments),
    /// List the measured figures of the documentation, or refresh those of a section.
    Figures(figures::Arguments),
    /// Break the lines of Markdown and doc comments that are too long.
    Wrap(wrap::Arguments),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Tidy(arguments) => Repository::read(arguments.since.as_deref()).map(|repo| tidy::run(&repo, &arguments)),
        Task::Corpus(arguments) => repository::root().and_then(|root| corpus::run(root, &arguments)),
        Task::Figures(arguments) => Repository::read(None).and_then(|repo| figures::run(&repo, &arguments)),
        Task::Wrap(arguments) => Repository::read(None).and_then(|repo| wrap::run(&repo, &arguments)),
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}
