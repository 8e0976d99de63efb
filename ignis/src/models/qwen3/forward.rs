//! The seam between the host's orchestration and a device's arithmetic.

use super::Error;

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
    fn prefill(&mut self, ids: &[u32]) -> Result<Vec<f32>, Error>;

    /// Feeds one token. Returns its logits.
    fn decode(&mut self, id: u32) -> Result<Vec<f32>, Error>;

    /// Forgets every token fed.
    fn reset(&mut self);
}
