//! The loop.

use super::checkpoint::Checkpoint;
use super::error::TrainError;
use super::folder::{METRICS, PLOT, claim, newest};
use super::loader::{Data, Position};
use super::losses::Losses;
use super::metrics::{Log, Record};
use super::options::{Change, Options};
use super::parallel::{Alone, Group, gathered, same_start};
use super::plot;
use super::progress::Progress;
use super::run::{Facts, Run, common, difference, numbers};
use super::step::Step;
use crate::optim::{Changed, Optimizer};
use ignis::nn::Module;
use ignis::{Error, Result, Tensor};
use std::path::PathBuf;
use std::time::Instant;
use t0_files::Lock;

/// Trains a model.
///
/// ```
/// use ignis::nn::{Init, Mlp};
/// use ignis_train::train::{Batches, Data, Options, Position, TrainError, Trainer};
/// use ignis::{Context, Tensor};
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
///         self.0.continue_at(position)
///     }
///
///     fn count(batch: &Vec<f32>) -> u64 {
///         batch.len() as u64
///     }
///
///     fn fingerprint(&self) -> Option<String> {
///         Some(self.0.fingerprint())
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
/// `loss.svg`. [`Trainer::resume`] continues from the newest checkpoint, bit by bit as if the run had not ended. A run
/// locks its folder from the resumption to its end, so that two runs do not write to one folder.
///
/// **Errors.** After any error the checkpoints are complete, and none of them has parameters of a step that failed. The
/// trainer and the data are at the last step that is done: another [`Trainer::run`] continues there.
pub struct Trainer<M> {
    pub(super) model: M,
    pub(super) optimizer: Optimizer,
    pub(super) options: Options,
    /// Steps that are done.
    pub(super) step: u64,
    /// The losses since the last record.
    pub(super) losses: Losses,
    pub(super) group: Box<dyn Group>,
    /// The run, with its data, since the last call of [`Trainer::run`].
    run: Run,
    /// The step of the newest checkpoint that this trainer has written or continued from.
    known: Option<u64>,
    /// Whether the last resumption has failed.
    resume_failed: bool,
    /// Whether the checkpoint of the last step could not be written.
    unsaved: bool,
    /// The position that the data must be set to, because that has failed.
    lost: Option<Position>,
    lock: Option<Lock>,
    log: Option<Log>,
    start: Instant,
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
        let losses = Losses::new(options.accumulate);
        Ok(Trainer {
            model,
            optimizer,
            options,
            step: 0,
            losses,
            group: Box::new(Alone),
            run: Run::default(),
            known: None,
            resume_failed: false,
            unsaved: false,
            lost: None,
            lock: None,
            log: None,
            start: Instant::now(),
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
    /// The options, the data and the model must be those of the run that has written it, except for
    /// [`Options::allow`], for the files and the progress, and for [`Options::steps`], which may grow.
    ///
    /// # Errors
    /// [`TrainError::Corrupt`]; [`TrainError::Mismatch`] if it is one of another model, other options or other data;
    /// [`TrainError::Busy`] if another run uses the folder; [`TrainError::Read`]; the errors of [`Data::seek`]. The
    /// model has not changed then, and [`Trainer::run`] is an error until a resumption succeeds.
    pub fn resume<D: Data>(&mut self, data: &mut D) -> Result<Option<u64>, TrainError> {
        let Some(folder) = self.options.folder.clone() else { return Ok(None) };
        self.resume_failed = true;
        if self.group.rank() == 0 && self.lock.is_none() {
            self.lock = Some(claim(&folder)?);
        }
        let found = newest(&folder).and_then(|newest| match newest {
            Some((_, path)) => self.continue_from(path, data).map(Some),
            None => Ok(None),
        });
        match found {
            Ok(step) => {
                self.known = step;
                self.resume_failed = false;
                Ok(step)
            }
            Err(error) => {
                self.lock = None;
                Err(error)
            }
        }
    }

    /// Continues from a checkpoint, and returns its step.
    fn continue_from<D: Data>(&mut self, path: PathBuf, data: &mut D) -> Result<u64, TrainError> {
        let checkpoint = Checkpoint::read(&path)?;
        let run = Run::new(&self.options, data, self.options.batches(self.group.size())? as u64);
        let parameters = self.model.parameters();
        let saved = checkpoint.optimizer.parameters.iter();
        let then = Facts {
            run: &checkpoint.run,
            seed: checkpoint.seed,
            rule: &checkpoint.optimizer.rule,
            settings: checkpoint.optimizer.settings.clone(),
            types: saved.map(|saved| (saved.name.as_str(), saved.dtype)).collect(),
        };
        let now = Facts {
            run: &run,
            seed: self.options.seed,
            rule: self.options.optimizer.rule.name(),
            settings: self.options.optimizer.describe(),
            types: parameters.iter().map(|(name, parameter)| (name.as_str(), parameter.dtype())).collect(),
        };
        if let Some(why) = difference(&then, &now, &self.options.allow) {
            return Err(TrainError::Mismatch { path, why });
        }
        let before = data.position();
        data.seek(checkpoint.position)?;
        if let Err(error) = self.restore(&checkpoint) {
            data.seek(before)?;
            return Err(match error {
                Error::State { why, .. } => TrainError::Mismatch { path, why },
                other => other.into(),
            });
        }
        self.step = checkpoint.step;
        self.losses.truncate(0);
        (self.unsaved, self.lost) = (false, None);
        Ok(self.step)
    }

    fn restore(&mut self, checkpoint: &Checkpoint) -> Result<()> {
        let changed = if self.options.allow.contains(&Change::Optimizer) { Changed::Allow } else { Changed::Refuse };
        self.optimizer.restore_with(&checkpoint.optimizer, changed)
    }

    /// Runs the steps that are left. `loss` computes the mean loss of a batch with the tracked parameters of the model:
    /// a tensor with one element.
    ///
    /// # Errors
    /// [`TrainError::Loss`], [`TrainError::Gradient`], [`TrainError::Step`], [`TrainError::Write`];
    /// [`TrainError::Option`] if the folder has checkpoints and [`Trainer::resume`] was not called or has failed;
    /// [`TrainError::Busy`] if another run uses the folder; [`TrainError::Group`] if the processes of a group do not
    /// have the same options and data or do not start from the same state.
    pub fn run<D: Data>(
        &mut self,
        data: &mut D,
        mut loss: impl FnMut(&M, &D::Batch, &Step) -> Result<Tensor>,
    ) -> Result<Outcome, TrainError> {
        let mut progress = Progress::Hidden;
        let outcome = self.steps(data, &mut loss, &mut progress);
        progress.finish();
        self.lock = None;
        outcome
    }

    fn steps<D: Data>(
        &mut self,
        data: &mut D,
        loss: &mut impl FnMut(&M, &D::Batch, &Step) -> Result<Tensor>,
        progress: &mut Progress,
    ) -> Result<Outcome, TrainError> {
        if let Some(position) = self.lost {
            data.seek(position)?;
            self.lost = None;
        }
        self.run = Run::new(&self.options, data, self.options.batches(self.group.size())? as u64);
        let mut checkpoint = self.open_folder()?;
        let common = common(&self.options, &self.run);
        same_start(&*self.group, &common, numbers(self.step, data.position()), &self.optimizer)?;
        self.start = Instant::now();
        *progress = Progress::new(self.options.progress && self.group.rank() == 0, self.options.steps, self.step);
        if self.unsaved {
            checkpoint = self.save(data.position())?.or(checkpoint);
        }
        let mut records = Vec::new();
        let mut stopped = false;
        while self.step < self.options.steps && !stopped {
            let position = data.position();
            stopped = match self.make_step(data, loss) {
                Ok(stopped) => stopped,
                Err(error) => return Err(self.failed(error, data, position)),
            };
            self.step += 1;
            let last = stopped || self.step == self.options.steps;
            let saves = last || self.step.is_multiple_of(self.options.save_every);
            let logs = saves || self.step.is_multiple_of(self.options.log_every);
            let record = if logs { self.record(data.position())? } else { None };
            progress.step(self.step, record.as_ref().map(|record| record.loss));
            records.extend(record);
            if saves {
                checkpoint = self.save(data.position())?.or(checkpoint);
                // A process whose next step fails ends the group, which must not stop the one that writes.
                gathered(&*self.group, &[0.0])?;
            }
        }
        stopped &= self.step < self.options.steps;
        Ok(Outcome { step: self.step, stopped, records, checkpoint })
    }

    /// The error of a step that failed. The data goes back to the position before the step.
    fn failed<D: Data>(&mut self, error: TrainError, data: &mut D, position: Position) -> TrainError {
        if data.seek(position).is_err() {
            // The error of the step is reported, not this one: the next run tries again.
            self.lost = Some(position);
        }
        let TrainError::Device(cause) = error else { return error };
        let checkpoint = self.rescue(&cause, position);
        TrainError::Step { step: self.step + 1, cause: Box::new(cause), checkpoint }
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

    /// Reads the losses since the last record: one read of them, and one of the optimiser's report.
    fn record(&mut self, position: Position) -> Result<Option<Record>, TrainError> {
        if self.losses.is_empty() {
            return Ok(None);
        }
        let own = self.losses.read()?;
        let report = self.optimizer.report()?;
        let all = gathered(&*self.group, &own)?;
        let first = self.step - (self.losses.len() / self.options.accumulate) as u64;
        let mean = self.losses.mean(&all, first)?;
        if let Some(attempt) = report.first_skipped.filter(|_| self.options.optimizer.scaling.is_none()) {
            return Err(TrainError::Gradient { step: mean.step_of(attempt, report.steps, first) });
        }
        let record = Record {
            step: self.step,
            loss: mean.loss,
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
        self.losses.truncate(0);
        Ok(Some(record))
    }

    /// Writes a checkpoint and the plot.
    fn save(&mut self, position: Position) -> Result<Option<PathBuf>, TrainError> {
        let Some(folder) = self.options.folder.clone() else { return Ok(None) };
        if self.group.rank() > 0 {
            // The first process writes it.
            self.known = Some(self.step);
            return Ok(None);
        }
        self.unsaved = true;
        let (step, seed, run, optimizer) = (self.step, self.options.seed, self.run.clone(), self.optimizer.save()?);
        let path = Checkpoint { step, seed, position, run, optimizer }.write(&folder, self.options.keep)?;
        self.known = Some(step);
        let records = self.log.as_ref().map_or(&[][..], Log::records);
        if records.iter().any(|record| record.loss.is_finite()) {
            plot::draw(records, folder.join(PLOT))?;
        }
        self.unsaved = false;
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

    /// Locks the folder and opens its log. Returns the newest checkpoint, which must be one that this run knows.
    fn open_folder(&mut self) -> Result<Option<PathBuf>, TrainError> {
        let Some(folder) = self.options.folder.clone() else { return Ok(None) };
        let refused = |why| Err(TrainError::Option { option: "folder", why });
        if self.resume_failed {
            return refused(
                "the last call of `resume` has failed: handle its error, or use another folder; the checkpoints are unchanged",
            );
        }
        let writes = self.group.rank() == 0;
        if writes && self.lock.is_none() {
            self.lock = Some(claim(&folder)?);
        }
        let newest = newest(&folder)?;
        match (&newest, self.known) {
            (Some(_), None) => {
                return refused("the folder has checkpoints: call `resume` before, or use another folder");
            }
            (Some((step, _)), Some(known)) if writes && *step > known => {
                return refused(
                    "another run has written a newer checkpoint: call `resume` before, or use another folder",
                );
            }
            _ => {}
        }
        if writes {
            self.log = Some(Log::open(folder.join(METRICS), self.step)?);
        }
        Ok(newest.map(|(_, path)| path))
    }
}
