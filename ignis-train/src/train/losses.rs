//! The losses of the steps since the last record.

use super::error::TrainError;
use ignis::{Result, Tensor};

/// The losses of this process, which stay on the device until a record is made. Each step has equally many batches.
#[derive(Debug)]
pub(super) struct Losses {
    accumulate: usize,
    /// The weight of each batch in its step, and its loss; `None` for a batch that counts nothing.
    batches: Vec<(f32, Option<Tensor>)>,
}

/// The losses of all processes.
#[derive(Debug)]
pub(super) struct Mean {
    /// The mean over the steps that count anything; `NaN` if no step does.
    pub(super) loss: f32,
    /// Whether each step counts anything.
    pub(super) counts: Vec<bool>,
}

impl Losses {
    pub(super) fn new(accumulate: usize) -> Losses {
        Losses { accumulate, batches: Vec::new() }
    }

    pub(super) fn push(&mut self, weight: f32, loss: Option<Tensor>) {
        self.batches.push((weight, loss));
    }

    pub(super) fn len(&self) -> usize {
        self.batches.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.batches.is_empty()
    }

    pub(super) fn truncate(&mut self, batches: usize) {
        self.batches.truncate(batches);
    }

    /// The loss and the weight of each batch, with one read from the device.
    pub(super) fn read(&self) -> Result<Vec<f32>> {
        let tensors: Vec<&Tensor> = self.batches.iter().filter_map(|(_, loss)| loss.as_ref()).collect();
        let values = match tensors.is_empty() {
            true => Vec::new(),
            false => Tensor::concat(&tensors, 0)?.to_vec::<f32>()?,
        };
        let mut values = values.into_iter();
        let loss = |loss: &Option<Tensor>| loss.as_ref().and_then(|_| values.next()).unwrap_or(0.0);
        let weights = self.batches.iter().map(|(weight, _)| *weight);
        let losses: Vec<f32> = self.batches.iter().map(|(_, tensor)| tensor).map(loss).collect();
        Ok(losses.into_iter().zip(weights).flat_map(|(loss, weight)| [loss, weight]).collect())
    }

    /// The mean over the steps of what [`Losses::read`] returns for each of `processes` in the order of ranks. `done`
    /// is the number of steps before the first one.
    ///
    /// # Errors
    /// [`TrainError::Loss`].
    pub(super) fn mean(&self, all: &[f32], done: u64) -> Result<Mean, TrainError> {
        let (width, own) = (2 * self.accumulate, 2 * self.batches.len());
        let (mut sum, mut counts) = (0.0, Vec::new());
        for step in 0..self.batches.len() / self.accumulate {
            let mut counted = false;
            // Within a step by rank, within a rank by batch.
            for rank in all.chunks_exact(own) {
                for [loss, weight] in rank[step * width..][..width].as_chunks::<2>().0 {
                    if *weight == 0.0 {
                        continue;
                    }
                    if !loss.is_finite() {
                        return Err(TrainError::Loss { step: done + step as u64 + 1, loss: *loss });
                    }
                    sum += f64::from(loss * weight);
                    counted = true;
                }
            }
            counts.push(counted);
        }
        let steps = counts.iter().filter(|counted| **counted).count();
        Ok(Mean { loss: if steps == 0 { f32::NAN } else { (sum / steps as f64) as f32 }, counts })
    }
}

impl Mean {
    /// The step, from 1, of an attempt of the optimiser, which makes none for a step that counts nothing. `done` is
    /// the number of steps before the first one, and `attempts` that of all attempts.
    pub(super) fn step_of(&self, attempt: u64, attempts: u64, done: u64) -> u64 {
        let steps: Vec<u64> =
            self.counts.iter().zip(1..).filter(|(counts, _)| **counts).map(|(_, step)| done + step).collect();
        let before = attempts.saturating_sub(steps.len() as u64);
        match attempt.checked_sub(before + 1).and_then(|index| steps.get(usize::try_from(index).ok()?)) {
            Some(step) => *step,
            None => attempt,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn losses(accumulate: usize, batches: usize) -> Losses {
        Losses { accumulate, batches: vec![(0.0, None); batches] }
    }

    #[test]
    fn a_batch_that_counts_nothing_has_no_part_in_the_mean() {
        let two = losses(2, 4);
        // Two steps of two processes with two batches each.
        let first = [1.0, 0.25, f32::NAN, 0.0, 0.0, 0.0, 0.0, 0.0];
        let second = [3.0, 0.25, 5.0, 0.5, 0.0, 0.0, 0.0, 0.0];
        let mean = two.mean(&[first, second].concat(), 7).expect("a mean");
        assert_eq!((mean.loss, mean.counts), (0.25 + 0.75 + 2.5, vec![true, false]));
        let nothing = two.mean(&[0.0; 16], 7).expect("a mean");
        assert!(nothing.loss.is_nan());
        let wrong = [0.0, 0.0, 0.0, 0.0, 1.0, 0.5, f32::INFINITY, 0.5];
        let error = two.mean(&wrong, 7).expect_err("infinite");
        assert!(matches!(error, TrainError::Loss { step: 9, loss } if loss == f32::INFINITY), "{error}");
    }

    #[test]
    fn an_attempt_of_the_optimiser_has_its_step() {
        let mean = Mean { loss: 0.0, counts: vec![true, false, false, true, true] };
        // Steps 11 to 15, of which three were attempts; eight attempts in total.
        assert_eq!([6, 7, 8].map(|attempt| mean.step_of(attempt, 8, 10)), [11, 14, 15]);
        assert_eq!(mean.step_of(3, 8, 10), 3);
    }
}
