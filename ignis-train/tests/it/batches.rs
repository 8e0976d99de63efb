//! Batches that count nothing, and the position of the data after errors.

use ignis::nn::Mlp;
use ignis::{Context, DType, Error, Result, Tensor};
use ignis_train::optim::{LossScaling, Settings};
use ignis_train::train::{Batches, Data, Group, Options, Outcome, Position, Record, Step, TrainError, Trainer};
use std::path::Path;
use std::sync::{Arc, Barrier, Mutex};
use t0_tests_share::parabola::{options, trainer};
use t0_tests_share::tensors::strict;

/// Points of a parabola in batches of eight. A batch whose number, from 0, is in the list counts nothing.
struct Points {
    batches: Batches,
    taken: u64,
    empty: &'static [u64],
    /// The batch that cannot be read, once.
    broken: Option<u64>,
}

impl Points {
    fn new(empty: &'static [u64]) -> Points {
        Points { batches: Batches::new(80, 8, 1).expect("ten batches"), taken: 0, empty, broken: None }
    }
}

/// The points, and the number of the batch if it counts something.
struct Batch {
    x: Vec<f32>,
    number: u64,
    counts: bool,
}

impl Data for Points {
    type Batch = Batch;

    fn next(&mut self) -> Result<Batch, TrainError> {
        let number = self.taken;
        self.taken += 1;
        let x = self.batches.take().iter().map(|i| *i as f32 / 40.0 - 1.0).collect();
        if self.broken == Some(number) {
            self.broken = None;
            return Err(TrainError::Tokens { path: None, why: "the disk fails".to_owned() });
        }
        Ok(Batch { x, number, counts: !self.empty.contains(&number) })
    }

    fn position(&self) -> Position {
        self.batches.position()
    }

    fn seek(&mut self, position: Position) -> Result<(), TrainError> {
        self.batches.continue_at(position)?;
        self.taken = position.epoch * self.batches.per_epoch() + position.batch;
        Ok(())
    }

    fn count(batch: &Batch) -> u64 {
        if batch.counts { batch.x.len() as u64 } else { 0 }
    }
}

/// The mean squared error of the targets that are not ignored: not a number if all are.
fn loss(model: &Mlp, batch: &Batch) -> Result<Tensor> {
    let context = model.layers[0].weight.master().context();
    let upload = |data: Vec<f32>| Tensor::from_slice(context, &data, &[data.len(), 1]);
    let error = model.forward(&upload(batch.x.clone())?)?.sub(&upload(batch.x.iter().map(|x| x * x).collect())?)?;
    let divisor = if batch.counts { 1.0 } else { f32::NAN };
    error.mul(&error)?.mean(&[])?.scale(divisor, 0.0)
}

fn plain(steps: u64, accumulate: usize) -> Options {
    Options { folder: None, log_every: 1, accumulate, ..options(Path::new(""), steps) }
}

fn start(context: &Context, options: Options) -> Trainer<Mlp> {
    trainer(context, DType::F32, options).expect("a trainer")
}

fn masters(trainer: &Trainer<Mlp>) -> Vec<u32> {
    let saved = trainer.optimizer().save().expect("a state");
    saved.parameters.iter().flat_map(|parameter| &parameter.master).map(|x| x.to_bits()).collect()
}

#[test]
fn a_batch_that_counts_nothing_is_left_out() {
    let context = strict();
    for scaling in [None, Some(LossScaling::default())] {
        let options = |accumulate| {
            let options = plain(4, accumulate);
            Options { optimizer: Settings { scaling, ..options.optimizer }, ..options }
        };
        // In the last step, the second of two batches counts nothing.
        let mut some = start(&context, options(2));
        let mut numbers = Vec::new();
        let outcome = some.run(&mut Points::new(&[7]), |model, batch, _| {
            numbers.push(batch.number);
            loss(model, batch)
        });
        let records = outcome.expect("a run").records;
        assert_eq!(numbers, [0, 1, 2, 3, 4, 5, 6, 7]);
        assert!(records.iter().all(|record| record.loss.is_finite() && record.skipped == 0), "{records:?}");
        assert!(masters(&some).iter().all(|bits| f32::from_bits(*bits).is_finite()));
        // The loss of the step is that of its other batch.
        let mut alone = start(&context, options(1));
        let mut data = Points::new(&[]);
        let mut three = start(&context, Options { steps: 3, ..options(2) });
        three.run(&mut data, |model, batch, _| loss(model, batch)).expect("a run");
        let sixth = data.next().expect("a batch");
        let expected = loss(three.model(), &sixth).expect("a loss").item::<f32>().expect("a number");
        assert_eq!(records[3].loss.to_bits(), expected.to_bits());
        alone.run(&mut Points::new(&[]), |model, batch, _| loss(model, batch)).expect("a run");
    }
}

#[test]
fn a_step_that_counts_nothing_changes_nothing() {
    let context = strict();
    let mut trainer = start(&context, plain(2, 2));
    trainer.run(&mut Points::new(&[]), |model, batch, _| loss(model, batch)).expect("a run");
    let two = masters(&trainer);
    // Steps 3 and 4 count nothing.
    let mut some = start(&context, Options { log_every: 2, ..plain(4, 2) });
    let empty = &[4, 5, 6, 7];
    let records = some.run(&mut Points::new(empty), |model, batch, _| loss(model, batch)).expect("a run").records;
    assert_eq!(masters(&some), two);
    assert!(records[0].loss.is_finite() && records[1].loss.is_nan(), "{records:?}");
    assert_eq!((some.step(), some.optimizer().report().expect("a report").steps), (4, 2));
}

#[test]
fn the_step_of_a_gradient_that_is_not_finite_counts_all_steps() {
    let context = strict();
    let mut some = start(&context, plain(8, 1));
    // Two steps count nothing before step 6, whose gradient is not finite.
    let error = some.run(&mut Points::new(&[1, 4]), |model, batch, step| {
        let value = loss(model, batch)?;
        let zero = model.layers[0].weight.value().scale(0.0, 0.0)?.sqrt()?.sum(&[])?;
        if step.number == 5 { value.add(&zero) } else { Ok(value) }
    });
    let error = error.expect_err("a gradient is NaN");
    assert!(matches!(error, TrainError::Gradient { step: 6 }), "{error}");
}

/// After each kind of error, a second run has the bits of a run without it.
#[test]
fn a_run_after_an_error_continues_with_the_batches_of_its_step() {
    let context = strict();
    let mut whole = start(&context, plain(6, 2));
    whole.run(&mut Points::new(&[]), |model, batch, _| loss(model, batch)).expect("a run");
    let again = |first: &mut dyn FnMut(&mut Trainer<Mlp>, &mut Points) -> TrainError| {
        let (mut trainer, mut data) = (start(&context, plain(6, 2)), Points::new(&[]));
        let error = first(&mut trainer, &mut data);
        let done = trainer.step();
        assert_eq!(data.position(), Position { epoch: 0, batch: 2 * done }, "{error}");
        let mut numbers = Vec::new();
        let outcome = trainer.run(&mut data, |model, batch, _| {
            numbers.push(batch.number);
            loss(model, batch)
        });
        outcome.expect("a run");
        assert_eq!(numbers, (2 * done..12).collect::<Vec<_>>(), "{error}");
        assert_eq!(masters(&trainer), masters(&whole), "{error}");
        error
    };
    // The first or the second batch of a step fails, with an error of a tensor.
    for part in [0, 1] {
        let error = again(&mut |trainer, data| {
            let run = trainer.run(data, |model, batch, step| match (step.number, step.part) == (3, part) {
                true => loss(model, batch)?.reshape(&[3]),
                false => loss(model, batch),
            });
            run.expect_err("a shape")
        });
        assert!(matches!(&error, TrainError::Step { step: 4, cause, .. } if matches!(**cause, Error::Shape { .. })));
    }
    // The first or the second batch cannot be read.
    for broken in [6, 7] {
        let error = again(&mut |trainer, data| {
            data.broken = Some(broken);
            trainer.run(data, |model, batch, _| loss(model, batch)).expect_err("a batch")
        });
        assert_eq!(error.to_string(), "the tokens: the disk fails");
    }
}

/// Processes as threads.
#[derive(Clone)]
struct Threads(usize, Arc<Mutex<Vec<Vec<f32>>>>, Arc<Barrier>);

impl Group for Threads {
    fn size(&self) -> usize {
        2
    }

    fn rank(&self) -> usize {
        self.0
    }

    fn all_gather(&self, values: &[f32]) -> Result<Vec<f32>, TrainError> {
        self.1.lock().expect("no panic")[self.0] = values.to_vec();
        self.2.wait();
        let all = self.1.lock().expect("no panic").concat();
        self.2.wait();
        Ok(all)
    }
}

fn without_time(outcome: &Outcome) -> Vec<String> {
    outcome.records.iter().map(|record| format!("{:?}", Record { seconds: 0.0, ..record.clone() })).collect()
}

#[test]
fn processes_whose_batches_count_nothing_have_the_bits_of_one() {
    // Batches 2 and 5 are those of one process each; in step 4 both processes have none.
    let empty = &[2, 5, 6, 7];
    let each = |model: &Mlp, batch: &Batch, _: &Step| loss(model, batch);
    let mut one = start(&strict(), plain(6, 2));
    let expected = one.run(&mut Points::new(empty), each).expect("a run");
    let (parts, barrier) = (Arc::new(Mutex::new(vec![vec![]; 2])), Arc::new(Barrier::new(2)));
    std::thread::scope(|scope| {
        let threads = [0, 1].map(|rank| {
            let group = Threads(rank, parts.clone(), barrier.clone());
            scope.spawn(move || {
                let mut two = start(&strict(), plain(6, 1)).with_group(group);
                let outcome = two.run(&mut Points::new(empty), each).expect("a run");
                (without_time(&outcome), masters(&two))
            })
        });
        for thread in threads {
            assert_eq!(thread.join().expect("a thread"), (without_time(&expected), masters(&one)));
        }
    });
}

#[test]
fn counts_that_do_not_fit_are_an_error() {
    struct Large(Points);
    impl Data for Large {
        type Batch = Batch;
        fn next(&mut self) -> Result<Batch, TrainError> {
            self.0.next()
        }
        fn position(&self) -> Position {
            self.0.position()
        }
        fn seek(&mut self, position: Position) -> Result<(), TrainError> {
            self.0.seek(position)
        }
        fn count(_: &Batch) -> u64 {
            u64::MAX
        }
    }
    let mut trainer = start(&strict(), plain(2, 2));
    let error = trainer.run(&mut Large(Points::new(&[])), |model, batch, _| loss(model, batch)).expect_err("a sum");
    let text = "the counts (`Data::count`) of the batches of step 1 do not fit in 64 bits together";
    assert_eq!(error.to_string(), text);
}
