//! A run continues only with the options and the data of its checkpoint, or with what the user allows to change.

use ignis::nn::Mlp;
use ignis::{Context, DType};
use ignis_train::optim::{LossScaling, Schedule};
use ignis_train::train::{
    Batches, Change, Checkpoint, Data, Options, Outcome, Position, TokenLoader, Tokens, TrainError, Trainer,
};
use std::path::Path;
use t0_tests_share::parabola::{Parabola, loss, options, trainer};
use t0_tests_share::tensors::strict;
use tempfile::tempdir;

fn run(trainer: &mut Trainer<Mlp>, data: &mut Parabola) -> Result<Outcome, TrainError> {
    trainer.run(data, |model, batch, step| loss(model, batch, step))
}

/// Continues the run of a folder until the end.
fn finish(context: &Context, options: Options) -> Result<Outcome, TrainError> {
    let (mut data, mut trainer) = (Parabola::default(), trainer(context, DType::F32, options)?);
    trainer.resume(&mut data)?;
    run(&mut trainer, &mut data)
}

fn steps(folder: &Path) -> Vec<u64> {
    Checkpoint::list(folder).expect("a list").into_iter().map(|(step, _)| step).collect()
}

fn newest(folder: &Path) -> Checkpoint {
    Checkpoint::read(Checkpoint::list(folder).expect("a list").pop().expect("a checkpoint").1).expect("a checkpoint")
}

/// A difference in the options, the text of the error, and what allows it.
type Case = (fn(&mut Options), &'static str, Change);

const DIFFERENCES: [Case; 8] = [
    (|o| o.seed = 8, "seed is 7, and that of this run is 8", Change::Seed),
    (|o| o.accumulate = 3, "number of batches in a step is 2, and that of this run is 3", Change::Batches),
    (
        |o| o.schedule = Schedule::constant(1e-3),
        "schedule.peak is 0.02, and that of this run is 0.001",
        Change::Schedule,
    ),
    (|o| o.schedule.steps = 61, "schedule.steps is 60, and that of this run is 61", Change::Schedule),
    (|o| o.optimizer.clip = None, "clip is 1, and that of this run is none", Change::Optimizer),
    (|o| o.optimizer.clip = Some(2.0), "clip is 1, and that of this run is 2", Change::Optimizer),
    (
        |o| o.optimizer.scaling = Some(LossScaling::default()),
        "scaling is none, and that of this run is dynamic",
        Change::Optimizer,
    ),
    (|o| o.optimizer.decay = ignis_train::optim::Decay::Matrices, "decay is all", Change::Optimizer),
];

#[test]
fn another_option_is_an_error_unless_it_is_allowed() {
    let context = strict();
    for (change, text, allow) in DIFFERENCES {
        let folder = tempdir().expect("a folder");
        let folder = folder.path();
        finish(&context, options(folder, 3)).expect("a run");
        let mut other = options(folder, 5);
        change(&mut other);
        let error = finish(&context, other.clone()).expect_err(text);
        assert!(matches!(error, TrainError::Mismatch { .. }), "{error}");
        let advice = format!(": use the same, or add `Change::{allow:?}` to `Options::allow`");
        let path = folder.join("step-00000003.safetensors");
        let expected = format!("the checkpoint {} does not fit: its ", path.display());
        let message = error.to_string();
        assert!(message.starts_with(&expected) && message.ends_with(&advice), "{message}");
        assert!(message.contains(text), "{message}");
        assert_eq!(steps(folder), [3], "nothing was written");
        let outcome = finish(&context, Options { allow: vec![allow], ..other }).expect("it is allowed");
        assert!(outcome.records.iter().all(|record| record.loss.is_finite()), "{text}");
        assert_eq!(steps(folder), [3, 5]);
    }
}

/// The norm of the gradient is that of the loss, not that of the scaled one, on both sides of the change.
#[test]
fn a_run_whose_loss_scaling_changes_has_the_gradients_of_the_loss() {
    let context = strict();
    let of = |first: Option<LossScaling>, second: Option<LossScaling>| {
        let folder = tempdir().expect("a folder");
        let with = |steps, scaling, allow| {
            let mut options = Options { log_every: 1, allow, ..options(folder.path(), steps) };
            options.optimizer.scaling = scaling;
            options
        };
        finish(&context, with(4, first, vec![])).expect("a run");
        if first != second {
            let error = finish(&context, with(8, second, vec![])).expect_err("the scaling differs");
            assert!(error.to_string().contains("its scaling is "), "{error}");
        }
        let records = finish(&context, with(8, second, vec![Change::Optimizer])).expect("a run").records;
        (records.last().expect("a record").norm.expect("a norm"), records.last().map(|record| record.scale))
    };
    let scaling = Some(LossScaling::default());
    let (plain, one) = of(None, None);
    assert_eq!(one, Some(1.0));
    for (first, second, scale) in [(scaling, None, 1.0), (None, scaling, 65536.0), (scaling, scaling, 65536.0)] {
        let (norm, found) = of(first, second);
        assert_eq!(found, Some(scale));
        assert!((norm - plain).abs() <= 1e-3 * plain, "{norm} {plain}");
    }
}

#[test]
fn other_data_is_an_error_unless_it_is_allowed() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let loader = |tokens: u32, size, length, seed| {
        TokenLoader::new(Tokens::new((0..tokens).map(|i| i % 4).collect()), size, length, seed).expect("a loader")
    };
    let run = |mut data: TokenLoader, steps, allow| -> Result<(Option<u64>, u64), TrainError> {
        let options = Options { allow, ..options(folder.path(), steps) };
        let mut trainer = trainer(&context, DType::F32, options)?;
        let from = trainer.resume(&mut data)?;
        let outcome = trainer.run(&mut data, |model, batch, step| {
            let x: Vec<f32> = batch.inputs.iter().map(|id| *id as f32 / 4.0).collect();
            loss(model, &x, step)
        })?;
        Ok((from, outcome.step))
    };
    assert_eq!(run(loader(1000, 2, 4, 5), 3, vec![]).expect("a run"), (None, 3));
    let then = loader(1000, 2, 4, 5).fingerprint().expect("a text");
    for other in [loader(500, 2, 4, 5), loader(1000, 3, 4, 5), loader(1000, 2, 5, 5), loader(1000, 2, 4, 6)] {
        let now = other.fingerprint().expect("a text");
        let error = run(other.clone(), 6, vec![]).expect_err("other data");
        let path = folder.path().join("step-00000003.safetensors");
        let text = format!(
            "the checkpoint {} does not fit: its data is {then}, and that of this run is {now}: use the same, or add \
            `Change::Data` to `Options::allow`",
            path.display()
        );
        assert_eq!(error.to_string(), text);
    }
    // Data that has no batch at the position is an error also if other data is allowed.
    let error = run(loader(20, 2, 4, 5), 6, vec![Change::Data]).expect_err("an epoch of two batches");
    assert_eq!(error.to_string(), "the data has no batch 6 in an epoch: an epoch has 2 batches");
    assert_eq!(run(loader(500, 2, 4, 5), 6, vec![Change::Data]).expect("allowed"), (Some(3), 6));
    let error = run(loader(1000, 2, 4, 5), 9, vec![]).expect_err("the run has continued on other data");
    assert!(error.to_string().contains("its data is 500 tokens"), "{error}");
}

/// Data that is not named.
struct Unnamed(Batches);

impl Data for Unnamed {
    type Batch = Vec<f32>;

    fn next(&mut self) -> Result<Vec<f32>, TrainError> {
        Ok(self.0.take().iter().map(|i| *i as f32 / 22.0 - 1.0).collect())
    }

    fn position(&self) -> Position {
        self.0.position()
    }

    fn seek(&mut self, position: Position) -> Result<(), TrainError> {
        self.0.continue_at(position)
    }

    fn count(batch: &Vec<f32>) -> u64 {
        batch.len() as u64
    }
}

#[test]
fn data_without_a_name_equals_only_data_without_a_name() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let run = |steps| {
        let mut data = Unnamed(Batches::new(44, 8, 1).expect("five batches"));
        let mut trainer = trainer(&context, DType::F32, options(folder.path(), steps))?;
        trainer.resume(&mut data)?;
        trainer.run(&mut data, |model, batch, step| loss(model, batch, step))
    };
    run(2).expect("a run");
    run(4).expect("the same data");
    let error = finish(&context, options(folder.path(), 6)).expect_err("other data");
    let text =
        "its data is not named (`Data::fingerprint`), and that of this run is batches of 8 of 44 examples, seed 1:";
    assert!(error.to_string().contains(text), "{error}");
}

#[test]
fn a_run_after_a_failed_resumption_writes_nothing() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    let with = |steps| Options { save_every: 1, keep: 9, ..options(folder, steps) };
    finish(&context, with(3)).expect("a run");
    let path = folder.join("step-00000003.safetensors");
    let whole = std::fs::read(&path).expect("a checkpoint");
    std::fs::write(&path, &whole[..whole.len() - 1]).expect("written");
    let listing = || {
        let mut all: Vec<_> = std::fs::read_dir(folder)
            .expect("names")
            .map(|entry| entry.expect("a name"))
            .map(|entry| (entry.file_name(), std::fs::read(entry.path()).expect("a file")))
            .collect();
        all.sort();
        all
    };
    let before = listing();
    let (mut data, mut ignoring) = (Parabola::default(), trainer(&context, DType::F32, with(2)).expect("a trainer"));
    assert!(matches!(ignoring.resume(&mut data), Err(TrainError::Corrupt { .. })));
    let error = run(&mut ignoring, &mut data).expect_err("the error of `resume` was ignored");
    let text = "the option `folder`: the last call of `resume` has failed: handle its error, or use another folder; \
        the checkpoints are unchanged";
    assert_eq!(error.to_string(), text);
    assert_eq!(listing(), before);
    // The same trainer continues when the cause is gone.
    std::fs::write(&path, &whole).expect("written");
    assert_eq!(ignoring.resume(&mut data).expect("resumed"), Some(3));
    assert_eq!(run(&mut ignoring, &mut data).expect("nothing is left to do").step, 3);
}

#[test]
fn a_checkpoint_never_removes_those_of_later_steps() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    finish(&context, Options { save_every: 1, keep: 9, ..options(folder, 5) }).expect("a run");
    let checkpoint = Checkpoint::read(folder.join("step-00000003.safetensors")).expect("a checkpoint");
    let path = checkpoint.write(folder, 1).expect("written");
    assert_eq!(Checkpoint::read(path).expect("a checkpoint"), checkpoint);
    assert_eq!(steps(folder), [3, 4, 5]);
    // A directory with the name of an old checkpoint is not one of ours.
    std::fs::create_dir(folder.join("step-00000001.safetensors")).expect("a folder");
    newest(folder).write(folder, 1).expect("written");
    assert_eq!(steps(folder), [1, 5]);
    // Another run has written a newer checkpoint than this trainer knows.
    let folder = tempdir().expect("a folder");
    let mut one = trainer(&context, DType::F32, options(folder.path(), 2)).expect("a trainer");
    run(&mut one, &mut Parabola::default()).expect("a run");
    finish(&context, options(folder.path(), 4)).expect("a run");
    let error = run(&mut one, &mut Parabola::default()).expect_err("a newer checkpoint");
    let text = "the option `folder`: another run has written a newer checkpoint: call `resume` before, or use another \
        folder";
    assert_eq!(error.to_string(), text);
}

#[test]
fn a_checkpoint_of_another_version_is_an_error_that_says_so() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let path = folder.path().join("step-00000004.safetensors");
    let header =
        r#"{"version":1,"step":4,"seed":7,"position":{"epoch":0,"batch":4},"rule":"sgd","parameters":[],"checksum":5}"#;
    let metadata = std::collections::HashMap::from([("t0-train".to_owned(), header.to_owned())]);
    let none: Vec<(String, safetensors::tensor::TensorView<'_>)> = vec![];
    safetensors::serialize_to_file(none, Some(metadata), &path).expect("written");
    let error = finish(&context, options(folder.path(), 6)).expect_err("version 1");
    let text = format!(
        "the checkpoint {} does not fit: its version is 1, and this program reads version 2: finish the run with the \
        program that has started it, or start again in another folder",
        path.display()
    );
    assert_eq!(error.to_string(), text);
}

#[test]
fn a_difference_of_the_model_is_an_error_that_names_it() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    finish(&context, options(folder.path(), 2)).expect("a run");
    let mut other = trainer(&context, DType::Bf16, options(folder.path(), 4)).expect("a trainer");
    let error = other.resume(&mut Parabola::default()).expect_err("another type").to_string();
    let text = "does not fit: its type of the parameter `layers.0.bias` is f32, and that of this run is bf16: use the same, \
        or add `Change::Optimizer` to `Options::allow`";
    assert!(error.ends_with(text), "{error}");
    let allowed = Options { allow: vec![Change::Optimizer], ..options(folder.path(), 4) };
    let (mut data, mut other) = (Parabola::default(), trainer(&context, DType::Bf16, allowed).expect("a trainer"));
    assert_eq!(other.resume(&mut data).expect("allowed"), Some(2));
    assert_eq!(run(&mut other, &mut data).expect("a run").step, 4);
}
