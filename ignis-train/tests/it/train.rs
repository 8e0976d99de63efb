//! Training runs: files, interruptions, and errors after which nothing is lost.

use ignis::{Context, DType, Error, Tensor};
use ignis_train::optim::{LossScaling, Rule, Sgd};
use ignis_train::train::{Checkpoint, Group, Options, Outcome, Record, TrainError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use t0::{Device, VirtualOptions};
use t0_tests_share::parabola::{Parabola, loss, options, trainer};
use t0_tests_share::tensors::strict;
use tempfile::tempdir;

/// Runs until the end, from the newest checkpoint if there is one.
fn finish(context: &Context, dtype: DType, options: Options) -> Result<Outcome, TrainError> {
    let (mut data, mut trainer) = (Parabola::default(), trainer(context, dtype, options)?);
    trainer.resume(&mut data)?;
    trainer.run(&mut data, |model, batch, step| loss(model, batch, step))
}

fn newest(folder: &Path) -> Checkpoint {
    let (_, path) = Checkpoint::list(folder).expect("a list").pop().expect("a checkpoint");
    Checkpoint::read(path).expect("a checkpoint")
}

fn steps(folder: &Path) -> Vec<u64> {
    Checkpoint::list(folder).expect("a list").into_iter().map(|(step, _)| step).collect()
}

#[test]
fn a_run_writes_metrics_checkpoints_and_a_plot() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    let outcome = finish(&context, DType::F32, options(folder, 33)).expect("a run");
    assert_eq!((outcome.step, outcome.stopped), (33, false));
    let records = Record::read(folder.join("metrics.jsonl")).expect("records");
    assert_eq!(records, outcome.records);
    assert_eq!(records.iter().map(|r| r.step).collect::<Vec<_>>(), [5, 10, 15, 20, 25, 30, 33]);
    assert!(records[6].loss < records[0].loss / 2.0, "{records:?}");
    // 33 steps of two batches, and five batches in an epoch.
    assert_eq!(records[6].epoch, 13);
    assert!(records.iter().all(|r| r.norm.is_some_and(|norm| norm > 0.0) && r.scale == 1.0 && r.skipped == 0));
    assert_eq!(records[0].rate, 0.02);
    assert_eq!(steps(folder), [30, 33]);
    assert_eq!(outcome.checkpoint, Some(folder.join("step-00000033.safetensors")));
    let plot = std::fs::read_to_string(folder.join("loss.svg")).expect("a plot");
    assert!(plot.starts_with("<svg") && plot.contains("after step 33") && plot.contains("polyline"));
    let mut names: Vec<_> = std::fs::read_dir(folder).expect("names").map(|e| e.expect("a name").file_name()).collect();
    names.sort();
    assert_eq!(names, ["loss.svg", "metrics.jsonl", "step-00000030.safetensors", "step-00000033.safetensors"]);
}

#[test]
fn a_stopped_run_continues_with_the_same_bits() {
    let (context, folders) = (strict(), tempdir().expect("a folder"));
    for dtype in [DType::F32, DType::Bf16, DType::F16] {
        let folder = |name: &str| folders.path().join(format!("{name}-{dtype}"));
        let options = |name: &str| {
            let mut options = options(&folder(name), 24);
            options.optimizer.scaling =
                (dtype == DType::F16).then(|| LossScaling { interval: 7, ..LossScaling::default() });
            options
        };
        finish(&context, dtype, options("whole")).expect("a run");
        for (at, done) in [(3, 4), (16, 17)] {
            let stop = Arc::new(AtomicBool::new(false));
            let options = Options { stop: Some(stop.clone()), ..options("parts") };
            let (mut data, mut trainer) = (Parabola::default(), trainer(&context, dtype, options).expect("a trainer"));
            trainer.resume(&mut data).expect("resumed");
            let outcome = trainer.run(&mut data, |model, batch, step| {
                stop.fetch_or(step.number == at, Ordering::SeqCst);
                loss(model, batch, step)
            });
            let outcome = outcome.expect("a run");
            assert_eq!((outcome.step, outcome.stopped), (done, true));
            assert_eq!(newest(&folder("parts")).step, done);
        }
        // What a killed process leaves: an incomplete file, and metrics of steps after the checkpoint.
        let left = ["step-00000099.safetensors.0123456789abcdef.partial", "loss.svg.partial"]
            .map(|name| folder("parts").join(name));
        left.iter().for_each(|path| std::fs::write(path, "incomplete").expect("written"));
        // This is not a file of the run.
        let notes = folder("parts").join("notes.partial");
        std::fs::write(&notes, "mine").expect("written");
        let metrics = folder("parts").join("metrics.jsonl");
        let mut text = std::fs::read_to_string(&metrics).expect("metrics");
        let later = text.lines().last().expect("a line").replace("\"step\":17", "\"step\":18");
        text.push_str(&format!("{later}\n{{\"step\":19,\"lo"));
        std::fs::write(&metrics, text).expect("written");
        finish(&context, dtype, options("parts")).expect("a run");
        assert_eq!(newest(&folder("parts")), newest(&folder("whole")), "{dtype}");
        assert!(left.iter().all(|path| !path.exists()) && notes.exists());
        let recorded: Vec<u64> = Record::read(&metrics).expect("records").iter().map(|record| record.step).collect();
        assert_eq!(recorded, [4, 5, 10, 15, 17, 20, 24]);
    }
}

#[test]
fn a_folder_with_checkpoints_is_not_overwritten() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    finish(&context, DType::F32, options(folder.path(), 2)).expect("a run");
    let mut again = trainer(&context, DType::F32, options(folder.path(), 4)).expect("a trainer");
    let error =
        again.run(&mut Parabola::default(), |model, batch, step| loss(model, batch, step)).expect_err("not resumed");
    let expected = "the option `folder`: the folder has checkpoints: call `resume` before, or use another folder";
    assert_eq!(error.to_string(), expected);
    assert_eq!(steps(folder.path()), [2]);
}

#[test]
fn a_loss_that_is_not_a_number_ends_the_run_and_keeps_the_checkpoint() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let (mut data, folder) = (Parabola::default(), folder.path());
    let mut run = trainer(&context, DType::F32, options(folder, 40)).expect("a trainer");
    let error = run.run(&mut data, |model, batch, step| {
        loss(model, batch, step)?.scale(if step.number == 12 { f32::NAN } else { 1.0 }, 0.0)
    });
    let error = error.expect_err("a loss is NaN");
    assert!(matches!(error, TrainError::Loss { step: 13, loss } if loss.is_nan()), "{error}");
    assert!(error.to_string().starts_with("the loss of step 13 is NaN: training stops here."), "{error}");
    assert_eq!(newest(folder).step, 10);
    // Without the mistake, the run continues from there.
    finish(&context, DType::F32, options(folder, 20)).expect("a run");
    let whole = tempdir().expect("a folder");
    finish(&context, DType::F32, options(whole.path(), 20)).expect("a run");
    assert_eq!(newest(folder), newest(whole.path()));
}

#[test]
fn a_gradient_that_is_not_finite_ends_the_run_unless_the_loss_is_scaled() {
    let context = strict();
    let run = |scaling: Option<LossScaling>| {
        let mut options = Options { folder: None, accumulate: 1, ..options(Path::new(""), 12) };
        options.optimizer.scaling = scaling;
        let mut trainer = trainer(&context, DType::F32, options).expect("a trainer");
        let outcome = trainer.run(&mut Parabola::default(), |model, batch, step| {
            let value = loss(model, batch, step)?;
            // The derivative of the square root at zero is infinite.
            let zero = model.layers[0].weight.value().scale(0.0, 0.0)?.sqrt()?.sum(&[])?;
            if step.number == 3 { value.add(&zero) } else { Ok(value) }
        });
        (outcome, trainer.optimizer().report().expect("a report"))
    };
    let (outcome, report) = run(None);
    let error = outcome.expect_err("a gradient is NaN");
    assert!(matches!(error, TrainError::Gradient { step: 4 }), "{error}");
    assert!(error.to_string().contains("the step did not change the parameters"), "{error}");
    assert_eq!((report.skipped, report.applied), (1, 4));
    let (outcome, _) = run(Some(LossScaling::default()));
    let records = outcome.expect("a run").records;
    assert_eq!((records[2].skipped, records[2].scale), (1, 32768.0));
}

#[test]
fn a_checkpoint_that_cannot_be_written_is_written_by_the_next_run() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    finish(&context, DType::F32, options(folder, 10)).expect("a run");
    let before = std::fs::read(folder.join("step-00000010.safetensors")).expect("a checkpoint");
    let (mut data, mut run) =
        (Parabola::default(), trainer(&context, DType::F32, options(folder, 20)).expect("a trainer"));
    run.resume(&mut data).expect("resumed");
    let path = folder.join("step-00000020.safetensors");
    let error = run.run(&mut data, |model, batch, step| {
        // A directory takes the name of the next checkpoint.
        if step.number == 15 {
            std::fs::create_dir_all(&path).expect("a folder");
        }
        loss(model, batch, step)
    });
    let error = error.expect_err("it cannot be written");
    assert!(matches!(&error, TrainError::Write { .. }), "{error}");
    let cause = "it is a directory, not a regular file; a file that was there before has not changed";
    assert_eq!(error.to_string(), format!("cannot write {}: {cause}", path.display()));
    assert_eq!(std::fs::read(folder.join("step-00000010.safetensors")).expect("a checkpoint"), before);
    // The step is done: without the directory, the same run writes its checkpoint.
    std::fs::remove_dir(&path).expect("removed");
    let outcome = run.run(&mut data, |model, batch, step| loss(model, batch, step)).expect("nothing is left to do");
    assert_eq!((outcome.step, outcome.checkpoint), (20, Some(path)));
    assert_eq!(steps(folder), [10, 20]);
    let whole = tempdir().expect("a folder");
    finish(&context, DType::F32, options(whole.path(), 20)).expect("a run");
    assert_eq!(newest(folder), newest(whole.path()));
}

#[test]
fn damaged_checkpoints_are_errors() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    finish(&context, DType::F32, options(folder, 20)).expect("a run");
    let path = folder.join("step-00000020.safetensors");
    let whole = std::fs::read(&path).expect("a checkpoint");
    let mut damaged: Vec<Vec<u8>> = vec![vec![], b"text".to_vec(), whole[..whole.len() - 1].to_vec()];
    damaged.extend((8..whole.len()).step_by(61).map(|at| {
        let mut bytes = whole.clone();
        bytes[at] ^= 4;
        bytes
    }));
    let before = newest(folder);
    for (index, bytes) in damaged.iter().enumerate() {
        std::fs::write(&path, bytes).expect("written");
        let error = Checkpoint::read(&path).expect_err(&format!("damage {index} is not found"));
        assert!(matches!(error, TrainError::Corrupt { .. }), "{index}: {error}");
    }
    let error = finish(&context, DType::F32, options(folder, 20)).expect_err("it is damaged");
    let text = error.to_string();
    assert!(text.starts_with(&format!("the checkpoint {} is damaged: its checksum is", path.display())), "{text}");
    assert!(text.ends_with("remove it to continue from the one before"), "{text}");
    std::fs::remove_file(&path).expect("removed");
    finish(&context, DType::F32, options(folder, 20)).expect("it continues from step 10");
    assert_eq!(newest(folder), before);
}

#[test]
fn checkpoints_of_other_runs_are_errors() {
    let (context, folder) = (strict(), tempdir().expect("a folder"));
    let folder = folder.path();
    finish(&context, DType::F32, options(folder, 1)).expect("a run");
    let fails = |change: fn(&mut Options), expected: &str| {
        let mut options = options(folder, 2);
        change(&mut options);
        let error = finish(&context, DType::F32, options).expect_err(expected);
        assert!(matches!(error, TrainError::Mismatch { .. }), "{error}");
        assert!(error.to_string().ends_with(expected), "{error}");
    };
    fails(
        |o| o.seed = 8,
        "does not fit: its seed is 7, and that of this run is 8: use the same, or add `Change::Seed` to `Options::allow`",
    );
    fails(
        |o| o.optimizer.rule = Rule::Sgd(Sgd::default()),
        "does not fit: its rule is adamw, and that of this run is sgd, for which its moments have no meaning: use the \
            same, or start again in another folder",
    );
    let model = ignis::nn::Mlp::new(&mut ignis::nn::Init::new(&context, 1), &[1, 13, 1]).expect("a model");
    let mut other = ignis_train::train::Trainer::new(model, options(folder, 2)).expect("a trainer");
    let error = other.resume(&mut Parabola::default()).expect_err("another shape");
    let expected = "the state has `layers.0.weight` here, and the model has `layers.0.weight` of shape [13, 1]";
    assert!(matches!(error, TrainError::Mismatch { .. }) && error.to_string().ends_with(expected), "{error}");
}

/// A run whose step `at` fails with an error of a tensor.
fn failing(context: &Context, folder: PathBuf, at: u64, fail: impl Fn() -> Result<Tensor, Error>) -> TrainError {
    let mut trainer = trainer(context, DType::F32, options(&folder, 20)).expect("a trainer");
    let error = trainer.run(&mut Parabola::default(), |model, batch, step| {
        // The second batch fails, when gradients of the first one have been collected.
        if (step.number, step.part) == (at, 1) { fail() } else { loss(model, batch, step) }
    });
    error.expect_err("the step fails")
}

#[test]
fn a_step_that_fails_leaves_a_checkpoint_of_the_state_before() {
    let folders = tempdir().expect("a folder");
    let options_small = VirtualOptions::strict().memory_bytes(64 << 20);
    let device = Device::builder().virtual_gpu(options_small).open().expect("the virtual GPU");
    let context = Context::new(&device).expect("a context");
    let whole = folders.path().join("whole");
    finish(&context, DType::F32, options(&whole, 20)).expect("a run");

    let memory = folders.path().join("memory");
    let error = failing(&context, memory.clone(), 12, || Tensor::zeros(&context, DType::F32, &[1 << 25]));
    let checkpoint = memory.join("step-00000012.safetensors");
    let text = error.to_string();
    assert!(
        matches!(&error, TrainError::Step { step: 13, cause, .. } if matches!(**cause, Error::OutOfMemory { .. })),
        "{text}"
    );
    assert!(text.starts_with("step 13 failed: `zeros` needs 134217728 bytes of device memory"), "{text}");
    assert!(text.ends_with(&format!("The state before it is in {}", checkpoint.display())), "{text}");
    finish(&context, DType::F32, options(&memory, 20)).expect("a run");
    assert_eq!(newest(&memory), newest(&whole));

    let shapes = folders.path().join("shapes");
    let zeros = |shape: &[usize]| Tensor::zeros(&context, DType::F32, shape);
    let error = failing(&context, shapes.clone(), 3, || zeros(&[2, 3])?.matmul(&zeros(&[2, 3])?));
    assert!(
        matches!(&error, TrainError::Step { step: 4, cause, .. } if matches!(**cause, Error::Shapes { .. })),
        "{error}"
    );
    assert_eq!(steps(&shapes), [3]);
    finish(&context, DType::F32, options(&shapes, 20)).expect("a run");
    assert_eq!(newest(&shapes), newest(&whole));

    let first = failing(&context, folders.path().join("first"), 0, || zeros(&[1])?.reshape(&[2]));
    assert!(first.to_string().ends_with("No checkpoint was written"), "{first}");
}

#[test]
fn impossible_options_are_errors() {
    let context = strict();
    let fails = |change: fn(&mut Options), option: &str| {
        let mut options = Options::default();
        change(&mut options);
        let error = trainer(&context, DType::F32, options).err().expect(option);
        assert_eq!(error.to_string(), format!("the option `{option}`: it must be at least 1"));
    };
    fails(|o| o.steps = 0, "steps");
    fails(|o| o.accumulate = 0, "accumulate");
    fails(|o| o.log_every = 0, "log_every");
    fails(|o| o.save_every = 0, "save_every");
    fails(|o| o.keep = 0, "keep");
    let error = trainer(&context, DType::F32, Options { steps: 1 << 32, ..Options::default() }).err().expect("steps");
    let text = "the option `steps`: it must be less than 2^32, because the optimiser counts steps in 32 bits";
    assert_eq!(error.to_string(), text);
    let folder = tempdir().expect("a folder");
    finish(&context, DType::F32, options(folder.path(), 1)).expect("a run");
    let error = newest(folder.path()).write(folder.path(), 0).expect_err("none is kept");
    assert_eq!(error.to_string(), "the option `keep`: it must be at least 1");
    let two = GroupOf { size: 2, rank: 0 };
    let mut many = trainer(&context, DType::F32, Options { accumulate: usize::MAX, ..Options::default() })
        .expect("a trainer")
        .with_group(two);
    let error =
        many.run(&mut Parabola::default(), |model, batch, step| loss(model, batch, step)).expect_err("too many");
    let text = "the option `accumulate`: times the number of processes, it does not fit in a `usize`: use fewer \
        batches of a step";
    assert_eq!(error.to_string(), text);
    let mut wrong = trainer(&context, DType::F32, Options::default()).expect("a trainer");
    wrong = wrong.with_group(GroupOf { size: 2, rank: 2 });
    let error = wrong.run(&mut Parabola::default(), |model, batch, step| loss(model, batch, step)).expect_err("a rank");
    let text = "the processes that train together: the group has 2 processes, and this one has the number 2";
    assert_eq!(error.to_string(), text);
}

/// A group that never exchanges anything.
struct GroupOf {
    size: usize,
    rank: usize,
}

impl Group for GroupOf {
    fn size(&self) -> usize {
        self.size
    }

    fn rank(&self) -> usize {
        self.rank
    }

    fn all_gather(&self, _: &[f32]) -> Result<Vec<f32>, TrainError> {
        unreachable!("the options are refused before")
    }
}

#[test]
fn every_example_of_the_tutorial_is_compiled() {
    let text = include_str!("../../../docs/train.md");
    let blocks: Vec<&str> = text.lines().filter(|line| line.starts_with("```rust")).collect();
    assert!(blocks.len() >= 7, "{blocks:?}");
    // The doctests of the crate are the blocks that are not ignored.
    assert!(blocks.iter().all(|block| !block.contains("ignore")), "{blocks:?}");
    for name in ["Batches::new(examples: usize", "Tokens::new(", "TokenLoader::new(", "AttentionShape {"] {
        assert!(text.contains(name), "{name}");
    }
}
