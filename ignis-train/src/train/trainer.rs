//! The loop.

use super::checkpoint::Checkpoint;
use super::error::TrainError;
use super::loader::{Data, Position};
use super::metrics::{Log, Record};
use super::options::Options;
use super::parallel::{Alone, Group, gathered, reduce, same_start};
use super::plot;
use crate::autograd::Tape;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::nn::Module;
use crate::optim::Optimizer;
use crate::tensor::Tensor;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;
use t0::philox::philox4x32;

const METRICS: &str = "metrics.jsonl";
const PLOT: &str = "loss.svg";

/// Trains a model.
///
/// ```
/// use ignis_train::nn::{Init, Mlp};
/// use ignis_train::train::{Batches, Data, Options, Position, TrainError, Trainer};
/// use ignis_train::{Context, Tensor};
///
/// /// Points of `y = x^2`.
/// struct Parabola(Batches);
///
/// impl Data for Parabola {
///     type Batch = Vec<f32>;
///
///     fn next(&mut self) -> Result<Vec<f32>, TrainError> {
///         Ok(self.0.take().iter().map(|i| *i as f32 / 32.0 - 1.0).collect())
///     }
///
///     fn position(&self) -> Position {
///         self.0.position()
///     }
///
///     fn seek(&mut self, position: Position) -> Result<(), TrainError> {
///         self.0.seek(position);
///         Ok(())
///     }
///
///     fn count(batch: &Vec<f32>) -> u64 {
///         batch.len() as u64
///     }
/// }
///
/// let context = Context::open()?;
/// let model = Mlp::new(&mut Init::new(&context, 1), &[1, 16, 1])?;
/// let mut data = Parabola(Batches::new(64, 16, 1).expect("four batches"));
/// let mut trainer = Trainer::new(model, Options { steps: 20, ..Options::default() })?;
/// let outcome = trainer.run(&mut data, |model, x, _| {
///     let y: Vec<f32> = x.iter().map(|x| x * x).collect();
///     let found = model.forward(&Tensor::from_slice(&context, x, &[x.len(), 1])?)?;
///     let error = found.sub(&Tensor::from_slice(&context, &y, &[y.len(), 1])?)?;
///     error.mul(&error)?.mean(&[])
/// })?;
/// assert!(outcome.records[1].loss < outcome.records[0].loss);
/// # Ok::<(), TrainError>(())
/// ```
///
/// A step watches the parameters with a new tape, computes the loss of each of its batches and their gradients, and
/// updates the parameters. The loss is a mean; the batches of a step are weighted by [`Data::count`].
///
/// **Files.** With [`Options::folder`], a run writes checkpoints, `metrics.jsonl` with a [`Record`] per line, and
/// `loss.svg`. [`Trainer::resume`] continues from the newest checkpoint, bit by bit as if the run had not ended.
///
/// **Errors.** After any error the checkpoints are complete, and none of them has parameters of a step that failed.
pub struct Trainer<M> {
    model: M,
    optimizer: Optimizer,
    options: Options,
    /// Steps that are done.
    step: u64,
    resumed: bool,
    /// The losses since the last record: the weight and the loss.
    losses: Vec<(f32, Tensor)>,
    log: Option<Log>,
    group: Box<dyn Group>,
    start: Instant,
}

/// What a function that computes a loss can depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Step {
    /// Steps before this one.
    pub number: u64,
    /// Batches of this step before this one.
    pub part: usize,
    /// A seed of its own for each batch, for dropout. It is the same after a resumption.
    pub seed: u64,
}

/// How a run has ended.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Outcome {
    /// Steps that are done.
    pub step: u64,
    /// Whether [`Options::stop`] has ended the run before its last step.
    pub stopped: bool,
    /// The metrics of this process.
    pub records: Vec<Record>,
    /// The last checkpoint.
    pub checkpoint: Option<PathBuf>,
}

impl<M: Module> Trainer<M> {
    /// A trainer of `model`, which has the types of parameters that it is trained with.
    ///
    /// # Errors
    /// [`TrainError::Option`]; the errors of [`Optimizer::new`].
    pub fn new(mut model: M, options: Options) -> Result<Trainer<M>, TrainError> {
        options.check()?;
        let optimizer = Optimizer::new(&mut model, options.optimizer)?;
        let (losses, start) = (Vec::new(), Instant::now());
        Ok(Trainer {
            model,
            optimizer,
            options,
            step: 0,
            resumed: false,
            losses,
            log: None,
            group: Box::new(Alone),
            start,
        })
    }

    /// Shares the batches of each step with other processes. All of them have the same model, options and data; each
    /// takes [`Options::accumulate`] batches of a step, in the order of ranks. The first process writes the files.
    ///
    /// A process that fails must end the others, as `mpirun` does: they wait for it.
    #[must_use]
    pub fn with_group(mut self, group: impl Group + 'static) -> Trainer<M> {
        self.group = Box::new(group);
        self
    }

    /// Continues from the newest checkpoint of the folder. Returns its step, or `None` if there is none.
    ///
    /// # Errors
    /// [`TrainError::Corrupt`]; [`TrainError::Mismatch`] if it is one of another model, optimiser or seed;
    /// [`TrainError::Read`]; the errors of [`Data::seek`]. The model has not changed then.
    pub fn resume<D: Data>(&mut self, data: &mut D) -> Result<Option<u64>, TrainError> {
        let Some(folder) = self.options.folder.clone() else { return Ok(None) };
        if self.group.rank() == 0 {
            Checkpoint::remove_incomplete(&folder)?;
        }
        self.resumed = true;
        let Some((_, path)) = Checkpoint::list(&folder)?.pop() else { return Ok(None) };
        let checkpoint = Checkpoint::read(&path)?;
        if checkpoint.seed != self.options.seed {
            let why = format!("its seed is {}, and that of this run is {}", checkpoint.seed, self.options.seed);
            return Err(TrainError::Mismatch { path, why });
        }
        let before = data.position();
        data.seek(checkpoint.position)?;
        if let Err(error) = self.optimizer.restore(&checkpoint.optimizer) {
            data.seek(before)?;
            return Err(match error {
                Error::Shape { why, .. } => TrainError::Mismatch { path, why },
                other => other.into(),
            });
        }
        self.step = checkpoint.step;
        Ok(Some(self.step))
    }

    /// Runs the steps that are left. `loss` computes the mean loss of a batch with the tracked parameters of the model:
    /// a tensor with one element.
    ///
    /// # Errors
    /// [`TrainError::Loss`], [`TrainError::Gradient`], [`TrainError::Step`], [`TrainError::Write`];
    /// [`TrainError::Option`] if the folder has checkpoints and [`Trainer::resume`] was not called;
    /// [`TrainError::Group`] if the processes of a group do not start from the same state.
    pub fn run<D: Data>(
        &mut self,
        data: &mut D,
        mut loss: impl FnMut(&M, &D::Batch, &Step) -> Result<Tensor>,
    ) -> Result<Outcome, TrainError> {
        let mut checkpoint = self.open_folder()?;
        same_start(&*self.group, self.step, data.position(), &self.optimizer)?;
        self.start = Instant::now();
        let bar = self.bar();
        let mut records = Vec::new();
        let mut stopped = false;
        while self.step < self.options.steps && !stopped {
            let position = data.position();
            stopped = match self.one_step(data, &mut loss) {
                Ok(stopped) => stopped,
                Err(error) => {
                    self.optimizer.discard();
                    let TrainError::Device(cause) = error else { return Err(error) };
                    let checkpoint = self.rescue(&cause, position);
                    return Err(TrainError::Step { step: self.step + 1, cause: Box::new(cause), checkpoint });
                }
            };
            self.step += 1;
            let last = stopped || self.step == self.options.steps;
            let saves = last || self.step.is_multiple_of(self.options.save_every);
            let logs = saves || self.step.is_multiple_of(self.options.log_every);
            if logs && let Some(record) = self.record(data.position())? {
                bar.set_message(format!("loss {:.4}", record.loss));
                records.push(record);
            }
            if saves {
                checkpoint = self.save(data.position())?.or(checkpoint);
            }
            bar.set_position(self.step);
        }
        bar.finish();
        stopped &= self.step < self.options.steps;
        Ok(Outcome { step: self.step, stopped, records, checkpoint })
    }

    /// The model.
    #[must_use]
    pub fn model(&self) -> &M {
        &self.model
    }

    /// The model, whose parameters stay in the memory of the optimiser.
    #[must_use]
    pub fn into_model(self) -> M {
        self.model
    }

    /// The optimiser.
    #[must_use]
    pub fn optimizer(&self) -> &Optimizer {
        &self.optimizer
    }

    /// Steps that are done.
    #[must_use]
    pub fn step(&self) -> u64 {
        self.step
    }

    /// Returns whether the run stops after this step.
    fn one_step<D: Data>(
        &mut self,
        data: &mut D,
        loss: &mut impl FnMut(&M, &D::Batch, &Step) -> Result<Tensor>,
    ) -> Result<bool, TrainError> {
        let first = self.losses.len();
        let result = self.compute(data, loss);
        if result.is_err() {
            self.losses.truncate(first);
        }
        result
    }

    fn compute<D: Data>(
        &mut self,
        data: &mut D,
        loss: &mut impl FnMut(&M, &D::Batch, &Step) -> Result<Tensor>,
    ) -> Result<bool, TrainError> {
        // All processes read all batches, so that they have the same position and know the number of all tokens.
        let (own, size) = (self.options.accumulate, self.group.size());
        let batches = (0..own * size).map(|_| data.next()).collect::<Result<Vec<_>, _>>()?;
        let total: u64 = batches.iter().map(D::count).sum();
        for (part, batch) in batches.iter().enumerate().skip(self.group.rank() * own).take(own) {
            let weight = D::count(batch) as f32 / total.max(1) as f32;
            let step = Step { number: self.step, part, seed: seed(self.options.seed, self.step, part) };
            let value = self.gradients(batch, &step, loss, weight)?;
            self.losses.push((weight, value));
        }
        let stop = self.options.stop.as_ref().is_some_and(|stop| stop.load(Ordering::SeqCst));
        let stop = reduce(&*self.group, self.optimizer.gradient(), stop)?;
        self.optimizer.step(self.options.schedule.rate(self.step))?;
        Ok(stop)
    }

    fn gradients<B>(
        &mut self,
        batch: &B,
        step: &Step,
        loss: &mut impl FnMut(&M, &B, &Step) -> Result<Tensor>,
        weight: f32,
    ) -> Result<Tensor> {
        let tape = Tape::new();
        self.model.watch(&tape);
        let value = loss(&self.model, batch, step)?;
        let gradients = self.optimizer.backward(&tape, &value)?;
        self.optimizer.collect(&self.model, &gradients, weight)?;
        value.detach().cast(DType::F32)?.reshape(&[1])
    }

    /// Reads the losses since the last record: one read of them, and one of the optimiser's report.
    fn record(&mut self, position: Position) -> Result<Option<Record>, TrainError> {
        if self.losses.is_empty() {
            return Ok(None);
        }
        let tensors: Vec<&Tensor> = self.losses.iter().map(|(_, loss)| loss).collect();
        let values = Tensor::concat(&tensors, 0)?.to_vec::<f32>()?;
        let report = self.optimizer.report()?;
        let weights = self.losses.iter().map(|(weight, _)| *weight);
        let own: Vec<f32> = values.iter().copied().zip(weights).flat_map(|(loss, weight)| [loss, weight]).collect();
        let all = gathered(&*self.group, &own)?;
        // The steps since the last record; within a step by rank, within a rank by batch.
        let steps = (values.len() / self.options.accumulate).max(1);
        let (width, first) = (own.len() / steps, self.step - steps as u64);
        let mut sum = 0.0;
        for step in 0..steps {
            for rank in all.chunks_exact(own.len()) {
                for [loss, weight] in rank[step * width..][..width].as_chunks::<2>().0 {
                    if !loss.is_finite() {
                        return Err(TrainError::Loss { step: first + step as u64 + 1, loss: *loss });
                    }
                    sum += f64::from(loss * weight);
                }
            }
        }
        if let Some(step) = report.first_skipped.filter(|_| self.options.optimizer.scaling.is_none()) {
            return Err(TrainError::Gradient { step });
        }
        self.losses.clear();
        let record = Record {
            step: self.step,
            loss: (sum / steps as f64) as f32,
            rate: self.options.schedule.rate(self.step.saturating_sub(1)),
            norm: Some(report.norm).filter(|norm| norm.is_finite()),
            scale: report.scale,
            skipped: report.skipped,
            epoch: position.epoch,
            // Few digits, so that a reader of the file gets the same number.
            seconds: self.start.elapsed().as_millis() as f64 / 1000.0,
        };
        if let Some(log) = &mut self.log {
            log.append(&record)?;
        }
        Ok(Some(record))
    }

    fn save(&self, position: Position) -> Result<Option<PathBuf>, TrainError> {
        let Some(folder) = self.options.folder.as_ref().filter(|_| self.group.rank() == 0) else { return Ok(None) };
        let (step, seed, optimizer) = (self.step, self.options.seed, self.optimizer.save()?);
        let path = Checkpoint { step, seed, position, optimizer }.write(folder, self.options.keep)?;
        plot::draw(&Record::read(folder.join(METRICS))?, folder.join(PLOT))?;
        Ok(Some(path))
    }

    /// Saves the state before a step that failed, unless the device has failed. The other processes of a group do not
    /// know of it, so a group does not save.
    fn rescue(&mut self, cause: &Error, position: Position) -> Option<PathBuf> {
        if matches!(cause, Error::Device(_)) || self.step == 0 || self.group.size() > 1 {
            return None;
        }
        // The error of the step is reported, not one of the rescue.
        self.record(position).and_then(|_| self.save(position)).ok().flatten()
    }

    fn open_folder(&mut self) -> Result<Option<PathBuf>, TrainError> {
        let Some(folder) = self.options.folder.clone() else { return Ok(None) };
        let newest = Checkpoint::list(&folder)?.pop().map(|(_, path)| path);
        if newest.is_some() && !self.resumed {
            let why = "the folder has checkpoints: call `resume` before, or use another folder";
            return Err(TrainError::Option { option: "folder", why });
        }
        self.resumed = true;
        std::fs::create_dir_all(&folder).map_err(|cause| TrainError::Write { path: folder.clone(), cause })?;
        if self.log.is_none() && self.group.rank() == 0 {
            self.log = Some(Log::open(Path::join(&folder, METRICS), self.step)?);
        }
        Ok(newest)
    }

    fn bar(&self) -> ProgressBar {
        if !self.options.progress || self.group.rank() > 0 {
            return ProgressBar::hidden();
        }
        let bar = ProgressBar::new(self.options.steps).with_position(self.step);
        match ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} [{elapsed} of {duration}]") {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }
}

/// The seed of a batch: a word of Philox at its position.
fn seed(seed: u64, step: u64, part: usize) -> u64 {
    let key = [seed as u32, (seed >> 32) as u32];
    let words = philox4x32([step as u32, (step >> 32) as u32, part as u32, u32::MAX], key);
    u64::from(words[0]) << 32 | u64::from(words[1])
}
