//! The interface between the host's orchestration and a device's arithmetic.

use super::Error;
use std::ops::ControlFlow;

/// A model with one sequence in its cache.
///
/// Logits are those of the last processed token: one f32 for each of [`vocab`](Self::vocab) ids. Failures of the device
/// are [`Error::Device`].
pub trait Forward {
    /// Number of logits.
    fn vocab(&self) -> usize;

    /// Number of tokens that the cache can hold.
    fn context(&self) -> usize;

    /// Processes `ids`, at least one, after the tokens in the cache. Returns the last logits.
    ///
    /// Ids beyond the vocabulary are refused with [`Error::TokenId`] before any token is processed.
    fn prefill(&mut self, ids: &[u32]) -> Result<Vec<f32>, Error>;

    /// Like [`prefill`](Self::prefill), but repeatedly calls `watch` with the number of completed tokens (a share of
    /// the work, not a position in the cache). Returns `None` if `watch` stopped the run; then some of `ids` may be in
    /// the cache, and the model must be [`reset`](Self::reset).
    ///
    /// The default never calls `watch`.
    fn prefill_while(
        &mut self,
        ids: &[u32],
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Option<Vec<f32>>, Error> {
        let _ = watch;
        self.prefill(ids).map(Some)
    }

    /// Processes one token and returns its logits. The errors are those of [`prefill`](Self::prefill).
    fn decode(&mut self, id: u32) -> Result<Vec<f32>, Error>;

    /// Removes all tokens from the cache.
    fn reset(&mut self);
}
