//! The seam between the host's orchestration and a device's arithmetic.

use super::Error;
use std::ops::ControlFlow;

/// A model with one sequence in its cache, ready to be fed tokens.
///
/// Logits are those of the last token fed: one f32 for each of [`vocab`](Self::vocab) ids. Failures of
/// the device travel as [`Error::Device`].
pub trait Forward {
    /// Number of logits.
    fn vocab(&self) -> usize;

    /// Number of tokens that the cache can hold.
    fn context(&self) -> usize;

    /// Feeds `ids`, of which there is at least one, after those fed before. Returns the last logits.
    ///
    /// Ids beyond the vocabulary are refused with [`Error::TokenId`], before anything is fed.
    fn prefill(&mut self, ids: &[u32]) -> Result<Vec<f32>, Error>;

    /// As [`prefill`](Self::prefill), but calls `watch` again and again with the number of tokens that are done (a
    /// share of the work, not a position in the cache). `None` if `watch` broke off; then some of `ids` may be in the
    /// cache, and the model is to be [`reset`](Self::reset).
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

    /// Feeds one token. Returns its logits. Refuses what [`prefill`](Self::prefill) refuses.
    fn decode(&mut self, id: u32) -> Result<Vec<f32>, Error>;

    /// Forgets every token fed.
    fn reset(&mut self);
}
