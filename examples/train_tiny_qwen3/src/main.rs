//! Trains a tiny Qwen3 on generated stories, on the virtual GPU or a card.
//!
//! ```text
//! cargo run --release -p t0-examples-train-tiny-qwen3 -- train --folder target/stories
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `asset` | the folder of a model |
//! | `check` | whether stories are about what the prompt asks for |
//! | `export` | what PyTorch needs to repeat a run |
//! | `failure` | what can go wrong |
//! | `recipe` | what determines a run |
//! | `stories` | the generator of stories |
//! | `tokens` | the tokenizer and the batches |
//! | `train` | the training run |
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "an example prints its results")]

mod asset;
mod check;
mod export;
mod failure;
mod recipe;
mod stories;
mod tokens;
mod train;

use clap::{Parser, Subcommand};
use failure::Failure;
use ignis_train::train::stop_on_ctrl_c;
use recipe::Recipe;
use std::path::PathBuf;
use std::process::ExitCode;
use stories::{Dice, Stream, document, plain};

/// Trains a tiny Qwen3 on generated stories.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Trains, or continues a run that was interrupted. The model is written to FOLDER/model.
    Train {
        /// The folder of the data, checkpoints, metrics and the model.
        #[arg(long)]
        folder: PathBuf,
        /// Steps in total.
        #[arg(long, default_value_t = 6000)]
        steps: u64,
        /// The seed of the stories, the initial parameters and the order of batches.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Writes the initial parameters and the batches of a run for PyTorch, to FOLDER/pytorch.
    Export {
        /// The folder of the run.
        #[arg(long)]
        folder: PathBuf,
    },
    /// Lets a model tell a story for each of twelve prompts, and counts the stories with the noun of their prompt.
    Check {
        /// The folder of the model.
        model: PathBuf,
        /// How many stories must have it.
        #[arg(long, default_value_t = 8)]
        at_least: usize,
        /// Print the stories too.
        #[arg(long)]
        stories: bool,
    },
    /// Prints stories.
    Stories {
        /// How many.
        count: u64,
        /// The seed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Print training documents instead, with dialogues and control tokens.
        #[arg(long)]
        documents: bool,
    },
}

fn main() -> ExitCode {
    match run(Args::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode, Failure> {
    match command {
        Command::Train { folder, steps, seed } => {
            let run = train::Run { save_every: 250, stop: Some(stop_on_ctrl_c()?) };
            let mut report = |step, loss| println!("step {step}: held-out loss {loss:.4}");
            let outcome = train::train(&folder, &Recipe::new(seed, steps), run, &mut report)?;
            match outcome.stopped {
                true => println!("stopped after step {}; the same command continues", outcome.step),
                false => println!("the model is in {}", folder.join("model").display()),
            }
        }
        Command::Export { folder } => export::export(&folder)?,
        Command::Check { model, at_least, stories } => {
            let told = check::stories(&model)?;
            let kept = told.iter().filter(|told| told.keeps_noun()).count();
            for told in &told {
                println!("{} {}", if told.keeps_noun() { "kept:" } else { "lost:" }, told.prompt.text);
                if stories {
                    println!("{}\n", told.story);
                }
            }
            println!("{kept} of {} stories keep the noun of their prompt", told.len());
            if kept < at_least {
                return Ok(ExitCode::FAILURE);
            }
        }
        Command::Stories { count, seed, documents } => {
            for number in 0..count {
                match documents {
                    true => println!("{}", document(seed, Stream::Train, number)),
                    false => println!("{}\n", plain(&mut Dice::new(seed, Stream::Train, number))),
                }
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
