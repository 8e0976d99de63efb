//! What a model says about a whole text: a vector for it, and the probability of each of its tokens.

use super::{Batch, Engine, Output, Sampling, Sequence, Want};
use crate::Error;
use crate::matrix::Matrix;
use std::ops::ControlFlow;

/// How the vectors of a text's tokens become one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pooling {
    /// The vector of the last token, which has seen all others.
    #[default]
    LastToken,
    /// The mean of the vectors of all tokens.
    Mean,
}

/// The norm after the last layer.
#[derive(Clone, Debug, PartialEq)]
pub struct FinalNorm {
    /// What each element is multiplied by.
    pub weight: Vec<f32>,
    /// Is added to the mean square.
    pub eps: f32,
}

impl FinalNorm {
    /// Adds the normalised rows of `hidden` to `sum`.
    fn add(&self, hidden: &[f32], sum: &mut [f64]) {
        for row in hidden.chunks_exact(self.weight.len()) {
            let square = row.iter().map(|x| f64::from(*x).powi(2)).sum::<f64>() / row.len() as f64;
            let scale = 1.0 / (square + f64::from(self.eps)).sqrt();
            for ((x, weight), sum) in row.iter().zip(&self.weight).zip(&mut *sum) {
                *sum += f64::from(*x) * scale * f64::from(*weight);
            }
        }
    }
}

/// A vector in its direction of length 1.
fn unit(sum: &[f64]) -> Vec<f32> {
    let length = sum.iter().map(|x| x * x).sum::<f64>().sqrt();
    sum.iter().map(|x| (x / length) as f32).collect()
}

impl Engine {
    /// The vector of a text, of length 1: the residual stream after the last layer and the final norm, as `pooling`
    /// says. Norm and pooling are computed by the host, in f64.
    ///
    /// # Errors
    /// Those of [`Engine::step`].
    pub fn embed(&mut self, tokens: &[u32], pooling: Pooling) -> Result<Vec<f32>, Error> {
        let norm = self.final_norm()?;
        let (layers, most) = (self.layers(), self.limits().rows);
        let mut sum = vec![0.0; norm.weight.len()];
        let mut sequence = self.sequence(Sampling::greedy(), 0)?;
        sequence.append(tokens);
        loop {
            let rows = most.min(sequence.pending().len());
            let last = rows == sequence.pending().len();
            let mut batch = Batch::new();
            batch.add(&mut sequence, Want::Token);
            let flow = self.step_while(&mut batch, &mut |layer, hidden: &Matrix<f32>| {
                // The row of the last token is the first one of a step.
                let pooled = if pooling == Pooling::Mean { rows } else { usize::from(last) };
                if layer == layers && pooled > 0 {
                    let mut values = vec![0.0; pooled * hidden.cols()];
                    hidden.read_from(0, &mut values)?;
                    norm.add(&values, &mut sum);
                }
                Ok(ControlFlow::Continue(()))
            })?;
            // The function ends no step.
            if flow.is_continue() && batch.take_output(0) != Output::Pending {
                return Ok(unit(&sum));
            }
        }
    }

    /// The natural logarithm of the probability of each token after those before it, from the second one on. A step
    /// processes one token.
    ///
    /// # Errors
    /// Those of [`Engine::step`].
    pub fn score(&mut self, tokens: &[u32]) -> Result<Vec<f64>, Error> {
        let mut sequence = self.sequence(Sampling::greedy(), 0)?;
        let mut scores = Vec::with_capacity(tokens.len().saturating_sub(1));
        if let Some(id) = tokens.iter().find(|id| **id as usize >= self.vocab()) {
            return Err(Error::TokenId { id: *id, vocab: self.vocab() });
        }
        for pair in tokens.windows(2) {
            let logits = self.next_logits(&mut sequence, pair[0])?;
            let best = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let total: f64 = logits.iter().map(|x| (f64::from(*x) - f64::from(best)).exp()).sum();
            let score = f64::from(logits[pair[1] as usize]) - f64::from(best) - total.ln();
            if !score.is_finite() {
                return Err(Error::NotFinite { position: scores.len() });
            }
            scores.push(score);
        }
        Ok(scores)
    }

    /// Appends a token, and returns the logits after it.
    fn next_logits(&mut self, sequence: &mut Sequence, token: u32) -> Result<Vec<f32>, Error> {
        sequence.append(&[token]);
        let mut batch = Batch::new();
        batch.add(sequence, Want::Logits);
        self.step(&mut batch)?;
        match batch.take_output(0) {
            Output::Logits(logits) => Ok(logits),
            // A step has a row for each sequence, so that one token is never left.
            Output::Pending | Output::Token { .. } => Err(Error::EmptyPrompt),
        }
    }
}

/// The perplexity of a text with these [scores](Engine::score): the exponential of the mean loss. `None` without
/// scores.
pub fn perplexity(scores: &[f64]) -> Option<f64> {
    (!scores.is_empty()).then(|| (-scores.iter().sum::<f64>() / scores.len() as f64).exp())
}
