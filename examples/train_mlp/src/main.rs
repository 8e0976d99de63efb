//! Trains a perceptron that separates two spirals, and checks its decisions on points that it has not seen.
//!
//! ```text
//! cargo run --release -p t0-examples-train-mlp
//! cargo run --release -p t0-examples-train-mlp -- --folder target/spirals
//! ```
//!
//! With a folder, the run writes checkpoints, metrics and a plot of the loss. Ctrl-C writes a checkpoint and ends; the
//! same command continues. It takes seconds on the virtual GPU.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "an example prints its results")]

mod spirals;

use clap::Parser;
use ignis::nn::{Init, Mlp};
use ignis::{Context, Result, Tensor};
use ignis_train::optim::{Schedule, Settings, Shape};
use ignis_train::train::{Change, Options, TrainError, Trainer, stop_on_ctrl_c};
use spirals::{Points, Spirals};
use std::path::PathBuf;
use std::process::ExitCode;

/// Trains a perceptron that separates two spirals.
#[derive(Parser)]
struct Args {
    /// The folder of checkpoints, metrics and the plot of the loss.
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Steps in total.
    #[arg(long, default_value_t = 400)]
    steps: u64,
    /// The seed of the initial parameters and of the order of points.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The percentage of right decisions that is required.
    #[arg(long, default_value_t = 97.0)]
    at_least: f64,
}

fn main() -> ExitCode {
    let args = Args::parse();
    match train(&args) {
        Ok(None) => {
            println!("stopped; the same command continues");
            ExitCode::SUCCESS
        }
        Ok(Some(percent)) => {
            println!("{percent:.1} % of the decisions on new points are right");
            if percent >= args.at_least { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The percentage of right decisions, or `None` if Ctrl-C has stopped the run.
fn train(args: &Args) -> Result<Option<f64>, TrainError> {
    let context = Context::open()?;
    let model = Mlp::new(&mut Init::new(&context, args.seed), &[2, 32, 32, 1])?;
    let options = Options {
        steps: args.steps,
        schedule: Schedule { peak: 0.02, warm_up: 20, steps: args.steps, end: 1e-3, shape: Shape::Cosine },
        optimizer: Settings { clip: Some(1.0), ..Settings::default() },
        seed: args.seed,
        folder: args.folder.clone(),
        progress: true,
        stop: Some(stop_on_ctrl_c()?),
        // The schedule has the length of the run, so that a run may continue for more steps.
        allow: vec![Change::Schedule],
        ..Options::default()
    };
    let size = 128;
    let Some(mut data) = Spirals::new(Points::new(512, 0.0), size, args.seed) else { return Ok(None) };
    let mut trainer = Trainer::new(model, options)?;
    if let Some(step) = trainer.resume(&mut data)? {
        println!("continuing after step {step}");
    }
    let outcome = trainer.run(&mut data, |model, batch, _| loss(&context, model, batch))?;
    if let (Some(first), Some(last)) = (outcome.records.first(), outcome.records.last()) {
        println!("step {}: loss {:.4}; step {}: loss {:.4}", first.step, first.loss, last.step, last.loss);
    }
    if let Some(folder) = &args.folder {
        println!("the plot of the loss is {}", folder.join("loss.svg").display());
    }
    if outcome.stopped {
        return Ok(None);
    }
    let unseen = Points::new(512, 0.5);
    let found = logits(&context, trainer.model(), &unseen)?.to_vec::<f32>()?;
    let right = found.iter().zip(&unseen.classes).filter(|(found, class)| *found * *class > 0.0).count();
    Ok(Some(100.0 * right as f64 / unseen.len() as f64))
}

/// Positive for the first spiral: `[points, 1]`.
fn logits(context: &Context, model: &Mlp, points: &Points) -> Result<Tensor> {
    model.forward(&Tensor::from_slice(context, &points.places, &[points.len(), 2])?)
}

/// The mean of `ln(1 + exp(-m))` for the margins `m = class logit`, computed as `max(-m, 0) + ln(1 + exp(-|m|))`,
/// which does not overflow.
fn loss(context: &Context, model: &Mlp, points: &Points) -> Result<Tensor> {
    let classes = Tensor::from_slice(context, &points.classes, &[points.len(), 1])?;
    let margins = logits(context, model, points)?.mul(&classes)?;
    let (above, below) = (margins.relu()?, margins.neg()?.relu()?);
    let tail = above.add(&below)?.neg()?.exp()?.scale(1.0, 1.0)?.log()?;
    below.add(&tail)?.mean(&[])
}
