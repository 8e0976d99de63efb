//! Processes that share the batches of a step, as threads with a device each.

use ignis::nn::Mlp;
use ignis::{Context, DType, Result, Tensor};
use ignis_train::train::{Checkpoint, Data, Group, Options, Outcome, Position, Record, Step, TrainError};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Barrier, Mutex};
use t0_tests_share::parabola::{Parabola, options, trainer};
use t0_tests_share::tensors::strict;

/// Threads as processes.
#[derive(Clone)]
struct Threads {
    rank: usize,
    parts: Arc<Mutex<Vec<Vec<f32>>>>,
    barrier: Arc<Barrier>,
}

impl Threads {
    fn new(size: usize) -> Vec<Threads> {
        let parts = Arc::new(Mutex::new(vec![vec![]; size]));
        let barrier = Arc::new(Barrier::new(size));
        (0..size).map(|rank| Threads { rank, parts: parts.clone(), barrier: barrier.clone() }).collect()
    }
}

impl Group for Threads {
    fn size(&self) -> usize {
        self.parts.lock().expect("no thread has panicked").len()
    }

    fn rank(&self) -> usize {
        self.rank
    }

    fn all_gather(&self, values: &[f32]) -> Result<Vec<f32>, TrainError> {
        self.parts.lock().expect("no thread has panicked")[self.rank] = values.to_vec();
        self.barrier.wait();
        let all = self.parts.lock().expect("no thread has panicked").concat();
        self.barrier.wait();
        Ok(all)
    }
}

/// A parabola whose points below 0.3 are ignored, so that batches count differently.
struct Ignoring(Parabola);

impl Data for Ignoring {
    type Batch = Vec<f32>;

    fn next(&mut self) -> Result<Vec<f32>, TrainError> {
        self.0.next()
    }

    fn position(&self) -> Position {
        self.0.position()
    }

    fn seek(&mut self, position: Position) -> Result<(), TrainError> {
        self.0.seek(position)
    }

    fn count(batch: &Vec<f32>) -> u64 {
        batch.iter().filter(|x| **x >= 0.3).count() as u64
    }
}

/// The mean squared error of the points that count.
fn loss(model: &Mlp, batch: &[f32]) -> Result<Tensor> {
    let context = model.layers[0].weight.master().context();
    let upload = |data: Vec<f32>| Tensor::from_slice(context, &data, &[data.len(), 1]);
    let count = Ignoring::count(&batch.to_vec()).max(1) as f32;
    let weights = batch.iter().map(|x| if *x >= 0.3 { 1.0 / count } else { 0.0 }).collect();
    let squares = batch.iter().map(|x| x * x).collect();
    let error = model.forward(&upload(batch.to_vec())?)?.sub(&upload(squares)?)?;
    error.mul(&error)?.mul(&upload(weights)?)?.sum(&[])
}

/// The options of a process that takes `accumulate` batches of a step.
fn shared(folder: &Path, accumulate: usize) -> Options {
    Options { accumulate, ..options(folder, 12) }
}

fn run(options: Options, group: Option<Threads>, each: impl Fn(&Step)) -> Result<Outcome, TrainError> {
    let mut trainer = trainer(&strict(), DType::F32, options)?;
    if let Some(group) = group {
        trainer = trainer.with_group(group);
    }
    let mut data = Ignoring(Parabola::default());
    trainer.resume(&mut data)?;
    trainer.run(&mut data, |model, batch, step| {
        each(step);
        loss(model, batch)
    })
}

/// Runs two processes with these options.
fn two(options: &Options, each: impl Fn(usize, &Step) + Sync) -> Vec<Outcome> {
    std::thread::scope(|scope| {
        let threads: Vec<_> = Threads::new(2)
            .into_iter()
            .map(|group| {
                let each = &each;
                scope.spawn(move || {
                    let rank = group.rank;
                    run(options.clone(), Some(group), |step| each(rank, step)).expect("a run")
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread")).collect()
    })
}

fn newest(folder: &Path) -> Checkpoint {
    let (_, path) = Checkpoint::list(folder).expect("a list").pop().expect("a checkpoint");
    Checkpoint::read(path).expect("a checkpoint")
}

fn without_time(records: &[Record]) -> Vec<Record> {
    records.iter().map(|record| Record { seconds: 0.0, ..record.clone() }).collect()
}

#[test]
fn two_processes_have_the_bits_of_one_that_accumulates_their_batches() {
    let folders = tempfile::tempdir().expect("a folder");
    let [one, both] = ["one", "both"].map(|name| folders.path().join(name));
    let alone = run(shared(&one, 2), None, |_| {}).expect("a run");
    let parts = Mutex::new(Vec::new());
    let outcomes =
        two(&shared(&both, 1), |rank, step| parts.lock().expect("no panic").push((step.number, step.part, rank)));
    assert_eq!(newest(&both), newest(&one));
    let records = without_time(&alone.records);
    assert!(outcomes.iter().all(|outcome| without_time(&outcome.records) == records), "{outcomes:?}");
    // Only the first process has written.
    assert!(outcomes[0].checkpoint.is_some() && outcomes[1].checkpoint.is_none());
    assert_eq!(without_time(&Record::read(both.join("metrics.jsonl")).expect("records")), records);
    let mut parts = parts.into_inner().expect("no panic");
    parts.sort_unstable();
    assert_eq!(parts, (0..12).flat_map(|step| [(step, 0, 0), (step, 1, 1)]).collect::<Vec<_>>());
}

#[test]
fn the_loss_of_two_processes_is_that_of_the_whole_batch() {
    let context: Context = strict();
    let options = Options { folder: None, steps: 1, log_every: 1, ..shared(Path::new(""), 1) };
    let outcomes = two(&options, |_, _| {});
    let mut data = Ignoring(Parabola::default());
    let [a, b] = [data.next().expect("a batch"), data.next().expect("a batch")];
    assert_ne!(Ignoring::count(&a), Ignoring::count(&b), "the halves count differently");
    let whole = [a, b].concat();
    let model = trainer(&context, DType::F32, options).expect("a trainer").into_model();
    let expected = loss(&model, &whole).expect("a loss").item::<f32>().expect("a number");
    let found = outcomes[0].records[0].loss;
    assert!((found - expected).abs() <= 1e-5 * expected.abs(), "{found} {expected}");
}

#[test]
fn all_processes_stop_after_the_same_step_and_continue() {
    let folders = tempfile::tempdir().expect("a folder");
    let [one, both] = ["one", "both"].map(|name| folders.path().join(name));
    run(shared(&one, 2), None, |_| {}).expect("a run");
    // One of them stops, as if only it had received a signal.
    let stop = Arc::new(AtomicBool::new(false));
    let options = Options { stop: Some(stop.clone()), ..shared(&both, 1) };
    let outcomes = two(&options, |rank, step| {
        stop.fetch_or((rank, step.number) == (1, 6), Ordering::SeqCst);
    });
    assert!(outcomes.iter().all(|outcome| outcome.stopped && outcome.step == outcomes[0].step), "{outcomes:?}");
    assert!((7..9).contains(&outcomes[0].step), "{outcomes:?}");
    two(&shared(&both, 1), |_, _| {});
    assert_eq!(newest(&both).optimizer, newest(&one).optimizer);
}

#[test]
fn processes_that_start_from_different_states_are_an_error() {
    let folders = tempfile::tempdir().expect("a folder");
    let [one, other] = ["one", "other"].map(|name| folders.path().join(name));
    run(Options { steps: 3, ..shared(&one, 2) }, None, |_| {}).expect("a run");
    let errors = std::thread::scope(|scope| {
        let folders = [&one, &other];
        let threads: Vec<_> = Threads::new(2)
            .into_iter()
            .zip(folders)
            .map(|(group, folder)| scope.spawn(|| run(shared(folder, 1), Some(group), |_| {})))
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread").expect_err("no run")).collect::<Vec<_>>()
    });
    for error in errors {
        let text = "the processes that train together: process 1 starts from another step, other parameters or another \
            position in the data than process 0: all need the same model, data and folder";
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn a_group_that_loses_values_is_an_error() {
    struct Lossy;
    impl Group for Lossy {
        fn size(&self) -> usize {
            2
        }

        fn rank(&self) -> usize {
            0
        }

        fn all_gather(&self, values: &[f32]) -> Result<Vec<f32>, TrainError> {
            Ok(values.to_vec())
        }
    }
    let options = Options { folder: None, ..shared(Path::new(""), 1) };
    let mut trainer = trainer(&strict(), DType::F32, options).expect("a trainer").with_group(Lossy);
    let run = trainer.run(&mut Ignoring(Parabola::default()), |model, batch, _| loss(model, batch));
    let error = run.expect_err("half of the values are missing");
    assert!(matches!(error, TrainError::Group(_)) && error.to_string().contains("2 processes returned"), "{error}");
}

/// The errors of two processes with these options and data of these seeds.
fn different(options: [Options; 2], seeds: [u64; 2]) -> Vec<String> {
    /// A parabola that is named by a seed.
    struct Named(Parabola, u64);
    impl Data for Named {
        type Batch = Vec<f32>;
        fn next(&mut self) -> Result<Vec<f32>, TrainError> {
            self.0.next()
        }
        fn position(&self) -> Position {
            self.0.position()
        }
        fn seek(&mut self, position: Position) -> Result<(), TrainError> {
            self.0.seek(position)
        }
        fn count(batch: &Vec<f32>) -> u64 {
            Parabola::count(batch)
        }
        fn fingerprint(&self) -> Option<String> {
            Some(self.1.to_string())
        }
    }
    std::thread::scope(|scope| {
        let all = Threads::new(2).into_iter().zip(options).zip(seeds);
        let threads: Vec<_> = all
            .map(|((group, options), seed)| {
                scope.spawn(move || {
                    let mut trainer = trainer(&strict(), DType::F32, options).expect("a trainer").with_group(group);
                    let mut data = Named(Parabola::default(), seed);
                    let run = trainer.run(&mut data, |model, batch, _| loss(model, batch));
                    run.map(drop).err().map_or_else(String::new, |error| error.to_string())
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread")).collect()
    })
}

#[test]
fn processes_with_different_options_or_data_are_an_error_that_names_them() {
    let base = || Options { folder: None, steps: 2, ..shared(Path::new(""), 1) };
    assert_eq!(different([base(), base()], [1, 1]), ["", ""]);
    type Change = (fn(&mut Options), &'static str);
    let changes: [Change; 8] = [
        (|o| o.steps = 3, "option `steps`"),
        (|o| o.accumulate = 2, "option `accumulate`"),
        (|o| o.log_every = 4, "option `log_every`"),
        (|o| o.save_every = 4, "option `save_every`"),
        (|o| o.seed = 8, "option `seed`"),
        (|o| o.schedule.peak = 0.5, "option `schedule`"),
        (|o| o.optimizer.clip = None, "option `optimizer`"),
        (|o| o.optimizer.scaling = Some(ignis_train::optim::LossScaling::default()), "option `optimizer`"),
    ];
    let text = |name: &str| {
        format!(
            "the processes that train together: process 1 has another {name} than process 0: all need the same model, \
            options and data"
        )
    };
    for (change, name) in changes {
        let mut other = base();
        change(&mut other);
        assert_eq!(different([base(), other], [1, 1]), [text(name), text(name)]);
    }
    assert_eq!(different([base(), base()], [1, 2]), [text("data"), text("data")]);
}

#[test]
fn processes_with_different_control_blocks_are_an_error() {
    let folders = tempfile::tempdir().expect("a folder");
    let [one, other] = ["one", "other"].map(|name| folders.path().join(name));
    run(Options { steps: 3, ..shared(&one, 2) }, None, |_| {}).expect("a run");
    // The other folder has the same parameters and moments, and another word of the control block.
    let mut checkpoint = newest(&one);
    checkpoint.optimizer.control[0] += 1;
    checkpoint.write(&other, 3).expect("written");
    let errors = std::thread::scope(|scope| {
        let threads: Vec<_> = Threads::new(2)
            .into_iter()
            .zip([&one, &other])
            .map(|(group, folder)| scope.spawn(|| run(shared(folder, 1), Some(group), |_| {})))
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread").expect_err("no run")).collect::<Vec<_>>()
    });
    for error in errors {
        assert!(error.to_string().contains("process 1 starts from another step, other parameters"), "{error}");
    }
}

#[test]
fn a_group_runs_again_after_its_last_step() {
    let folders = tempfile::tempdir().expect("a folder");
    let folder = folders.path().join("both");
    std::thread::scope(|scope| {
        for group in Threads::new(2) {
            let options = shared(&folder, 1);
            scope.spawn(move || {
                let mut trainer = trainer(&strict(), DType::F32, options).expect("a trainer").with_group(group);
                let mut data = Parabola::default();
                for _ in 0..2 {
                    let outcome = trainer.run(&mut data, |model, batch, _| loss(model, batch)).expect("a run");
                    assert_eq!(outcome.step, 12);
                }
            });
        }
    });
}
