//! The interface between the engine and a model's layers.

use super::{FinalNorm, PagePool};
use crate::matrix::Matrix;
use std::ops::ControlFlow;
use std::sync::Arc;
use t0::{Error, Stream, View};

/// The rows of a step: tokens of any sequences in any order, one row each.
#[derive(Clone, Copy, Debug)]
pub struct Rows<'a> {
    /// The token of each row, below the model's vocabulary.
    pub ids: View<'a, u32>,
    /// 2 x rows: each row's position in its sequence, and the start of the sequence's table in `pages`.
    pub at: View<'a, u32>,
    /// The page tables.
    pub pages: View<'a, u32>,
    /// The number of rows.
    pub count: usize,
    /// The number of rows, from the first on, whose logits are computed.
    pub sampled: usize,
}

/// A function that is called with 0 after the embedding, and after each layer with the number of layers so far, with
/// the residual stream (rows x hidden). `Break` ends the step. Before a call, the launches so far are waited for.
pub type Watch<'a> = dyn FnMut(usize, &Matrix<f32>) -> Result<ControlFlow<()>, Error> + 'a;

/// The order in which a step adds the products of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SumOrder {
    /// The order of the fastest kernels for the number of rows of the step.
    #[default]
    Fastest,
    /// One order for all steps: the logits of a text have the same bits whatever other texts are in the steps, in which
    /// parts its prompt is processed, and which keys and values are reused.
    Fixed,
}

/// Logits on the device.
#[derive(Debug)]
pub struct Logits<'a> {
    /// At least (sampled rows * `parts`) x vocabulary.
    pub tensor: &'a mut Matrix<f32>,
    /// The number of consecutive rows whose sum is the logits of one row of the step.
    pub parts: usize,
    /// The greatest [ranks](crate::kernels::greedy::rank_of()) of the logits of each part of the vocabulary, sampled
    /// rows x parts, if the step has computed them.
    pub best: Option<&'a Matrix<u64>>,
}

/// A model on a device, with its cache and its workspace.
pub trait StepModel: std::fmt::Debug + Send {
    /// The number of logits, and the bound of ids.
    fn vocab(&self) -> usize;

    /// The number of layers.
    fn layers(&self) -> usize;

    /// How many positions a position sees, itself included; `None` if some layer sees all. Keys and values of other
    /// positions are not read.
    fn window(&self) -> Option<usize> {
        None
    }

    /// The norm after the last layer, of which the logits are a product.
    ///
    /// # Errors
    /// The device failed.
    fn final_norm(&self) -> Result<FinalNorm, Error>;

    /// The pages of the cache.
    fn pool(&self) -> &Arc<PagePool>;

    /// Enqueues the launches of a step: stores keys and values of all rows in the cache, and computes the logits of the
    /// first `rows.sampled` rows.
    ///
    /// Without `watch` the launches may depend only on `rows`, and not on the contents of its views: the engine replays
    /// them for later steps with equal `rows` ([`t0::Graph`]). They must not wait for the stream.
    ///
    /// # Errors
    /// If a launch is rejected; see [`t0::Launch::enqueue`].
    fn enqueue(
        &mut self,
        stream: &Stream,
        rows: Rows<'_>,
        watch: Option<&mut Watch<'_>>,
    ) -> Result<ControlFlow<()>, Error>;

    /// The logits of the last step, which had this many sampled rows.
    fn logits(&mut self, sampled: usize) -> Logits<'_>;
}
