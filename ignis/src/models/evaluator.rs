//! A model with one sequence, whose logits are read by the host: for measuring and comparing models.

use super::{Checkpoint, WeightForm, Weights};
use crate::Error;
use crate::engine::{Batch, Engine, Limits, Output, Sampling, Sequence, Want};
use std::ops::ControlFlow;
use t0::Device;

/// The state after each layer, for comparison with another implementation.
#[derive(Clone, Debug)]
pub struct Trace {
    /// tokens x hidden each: the embeddings, then the residual stream after each layer.
    pub hidden: Vec<Vec<f32>>,
    /// Logits of the last token.
    pub logits: Vec<f32>,
}

/// A model with one sequence in its cache, as a driver of [`Engine::step`].
///
/// Logits are those of the last processed token: one f32 for each of [`vocab`](Self::vocab) ids.
#[derive(Debug)]
pub struct Evaluator {
    engine: Engine,
    sequence: Sequence,
}

impl Evaluator {
    /// Uploads the weights as `form` says, which may be a [`Precision`](crate::files::Precision), and creates a cache
    /// of `context` tokens. `progress` is called with the number of bytes uploaded so far.
    ///
    /// # Errors
    /// Those of [`Weights::load`] and [`Weights::engine`].
    pub fn load(
        device: &Device,
        checkpoint: &Checkpoint,
        form: impl Into<WeightForm>,
        context: usize,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, Error> {
        Self::new(&Weights::load(device, checkpoint, form, progress)?, context)
    }

    /// As [`Self::load`], for weights that are on a device.
    ///
    /// # Errors
    /// Those of [`Weights::engine`].
    pub fn new(weights: &Weights, context: usize) -> Result<Self, Error> {
        Self::with_limits(weights, Limits::new(1, context))
    }

    /// As [`Self::new`], with an engine of these sizes.
    ///
    /// # Errors
    /// Those of [`Weights::engine`].
    pub fn with_limits(weights: &Weights, limits: Limits) -> Result<Self, Error> {
        let engine = weights.engine(limits)?;
        let sequence = engine.sequence(Sampling::greedy(), 0)?;
        Ok(Evaluator { engine, sequence })
    }

    /// The number of logits.
    pub fn vocab(&self) -> usize {
        self.engine.vocab()
    }

    /// The number of tokens that the cache can hold.
    pub fn context(&self) -> usize {
        self.engine.limits().context
    }

    /// Processes `ids`, at least one, after the tokens in the cache. Returns the last logits.
    ///
    /// # Errors
    /// Those of [`Engine::step`]. Before any token is processed, ids beyond the vocabulary are refused with
    /// [`Error::TokenId`], and more tokens than fit with [`Error::PromptTooLong`].
    pub fn prefill(&mut self, ids: &[u32]) -> Result<Vec<f32>, Error> {
        // Without a watch the run cannot be stopped.
        Ok(self.feed(ids, None, None)?.unwrap_or_default())
    }

    /// Like [`prefill`](Self::prefill), but repeatedly calls `watch` with the number of completed tokens (a share of
    /// the work, not a position in the cache). Returns `None` if `watch` stopped the run; then the tokens are those
    /// from before.
    ///
    /// # Errors
    /// Those of [`prefill`](Self::prefill).
    pub fn prefill_while(
        &mut self,
        ids: &[u32],
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Option<Vec<f32>>, Error> {
        self.feed(ids, None, Some(watch))
    }

    /// Processes one token and returns its logits.
    ///
    /// # Errors
    /// Those of [`prefill`](Self::prefill).
    pub fn decode(&mut self, id: u32) -> Result<Vec<f32>, Error> {
        self.prefill(&[id])
    }

    /// Processes `ids` like [`prefill`](Self::prefill) and records the state after each layer.
    ///
    /// # Errors
    /// Those of [`prefill`](Self::prefill).
    pub fn trace(&mut self, ids: &[u32]) -> Result<Trace, Error> {
        let mut hidden = Vec::new();
        let logits = self.feed(ids, Some(&mut hidden), None)?;
        Ok(Trace { hidden, logits: logits.unwrap_or_default() })
    }

    /// Removes all tokens from the cache.
    pub fn reset(&mut self) {
        self.sequence.truncate(0);
    }

    fn feed(
        &mut self,
        ids: &[u32],
        trace: Option<&mut Vec<Vec<f32>>>,
        watch: Option<&mut dyn FnMut(usize) -> ControlFlow<()>>,
    ) -> Result<Option<Vec<f32>>, Error> {
        let before = self.sequence.tokens().len();
        self.sequence.append(ids);
        let result = self.run(before, trace, watch);
        if !matches!(result, Ok(Some(_))) {
            self.sequence.truncate(before);
        }
        result
    }

    /// Processes the pending tokens, the first of which has the position `before`.
    fn run(
        &mut self,
        before: usize,
        mut trace: Option<&mut Vec<Vec<f32>>>,
        mut watch: Option<&mut dyn FnMut(usize) -> ControlFlow<()>>,
    ) -> Result<Option<Vec<f32>>, Error> {
        let Evaluator { engine, sequence } = self;
        let layers = engine.layers();
        let waits = trace.is_some() || watch.is_some();
        loop {
            let done = sequence.position().saturating_sub(before);
            let left = sequence.pending().len();
            let rows = left.min(engine.limits().rows);
            let mut batch = Batch::new();
            batch.add(sequence, Want::Logits);
            let mut observe = |layer: usize, hidden: &crate::matrix::Matrix<f32>| {
                if let Some(trace) = &mut trace {
                    let mut values = vec![0.0; rows * hidden.cols()];
                    hidden.read_from(0, &mut values)?;
                    if rows == left {
                        // The row of the last token is the first one of a step.
                        values.rotate_left(hidden.cols());
                    }
                    trace.resize_with(trace.len().max(layer + 1), Vec::new);
                    trace[layer].append(&mut values);
                }
                Ok(match &mut watch {
                    Some(watch) if layer > 0 => watch(done + rows * layer / layers),
                    _ => ControlFlow::Continue(()),
                })
            };
            if !waits {
                engine.step(&mut batch)?;
            } else if engine.step_while(&mut batch, &mut observe)?.is_break() {
                return Ok(None);
            }
            if let Output::Logits(logits) = batch.take_output(0) {
                return Ok(Some(logits));
            }
        }
    }
}
