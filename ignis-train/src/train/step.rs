//! One step of the loop.

use super::error::TrainError;
use super::loader::Data;
use super::parallel::{any_stops, reduce};
use super::trainer::Trainer;
use ignis::nn::Module;
use ignis::{DType, Result, Tape, Tensor};
use std::sync::atomic::Ordering;
use t0::philox::philox4x32;

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

impl<M: Module> Trainer<M> {
    /// Makes a step. Returns whether the run stops after it. After an error nothing is left of the step, except for
    /// the position of the data.
    pub(super) fn make_step<D: Data>(
        &mut self,
        data: &mut D,
        loss: &mut impl FnMut(&M, &D::Batch, &Step) -> Result<Tensor>,
    ) -> Result<bool, TrainError> {
        let first = self.losses.len();
        let result = self.compute(data, loss);
        if result.is_err() {
            self.losses.truncate(first);
            self.optimizer.discard();
        }
        result
    }

    fn compute<D: Data>(
        &mut self,
        data: &mut D,
        loss: &mut impl FnMut(&M, &D::Batch, &Step) -> Result<Tensor>,
    ) -> Result<bool, TrainError> {
        // All processes read all batches, so that they have the same position and know the number of all tokens.
        let (own, all) = (self.options.accumulate, self.options.batches(self.group.size())?);
        let batches = (0..all).map(|_| data.next()).collect::<Result<Vec<_>, _>>()?;
        let total = batches.iter().try_fold(0u64, |total, batch| total.checked_add(D::count(batch)));
        let total = total.ok_or(TrainError::Count { step: self.step + 1 })?;
        let mut collected = false;
        for (part, batch) in batches.iter().enumerate().skip(self.group.rank() * own).take(own) {
            let step = Step { number: self.step, part, seed: seed(self.options.seed, self.step, part) };
            let count = D::count(batch);
            // The mean of nothing is not a number, and zero times it is not one either.
            if count == 0 {
                loss(&self.model, batch, &step)?;
                self.losses.push(0.0, None);
                continue;
            }
            let weight = count as f32 / total as f32;
            let value = self.gradients(batch, &step, loss, weight)?;
            self.losses.push(weight, Some(value));
            collected = true;
        }
        let stop = self.options.stop.as_ref().is_some_and(|stop| stop.load(Ordering::SeqCst));
        if total == 0 {
            return any_stops(&*self.group, stop);
        }
        if !collected {
            self.collect_zero()?;
        }
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

    /// Collects the gradient zero, for a process whose batches count nothing while those of another one do.
    fn collect_zero(&mut self) -> Result<()> {
        let tape = Tape::new();
        self.model.watch(&tape);
        let zero = tape.watch(&Tensor::zeros(self.optimizer.gradient().context(), DType::F32, &[])?);
        let gradients = tape.backward(&zero.scale(0.0, 0.0)?)?;
        self.optimizer.collect(&self.model, &gradients, 0.0)
    }
}

/// The seed of a batch: a word of Philox at its position.
fn seed(seed: u64, step: u64, part: usize) -> u64 {
    let key = [seed as u32, (seed >> 32) as u32];
    let words = philox4x32([step as u32, (step >> 32) as u32, part as u32, u32::MAX], key);
    u64::from(words[0]) << 32 | u64::from(words[1])
}
