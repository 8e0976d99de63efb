//! The result of a reverse pass.

use super::leaves::Leaf;
use super::tape::Tape;
use crate::tensor::Tensor;
use std::collections::HashMap;

/// The gradients of the tensors that a tape watches.
#[derive(Debug)]
pub struct Gradients {
    pub(super) tape: Tape,
    /// Those with a gradient whose memory existed.
    pub(super) leaves: Vec<Leaf>,
    pub(super) by_id: HashMap<usize, Tensor>,
}

impl Gradients {
    /// The gradient of a watched tensor: of the handle that [`Tape::watch`] returned, or of the tensor that was passed
    /// to it, or of another untracked handle to the same elements. `None` if the loss does not depend on it, or if it
    /// is not watched.
    #[must_use]
    pub fn get(&self, tensor: &Tensor) -> Option<&Tensor> {
        let id = self.tape.input(tensor).map(|input| input.id).or_else(|| {
            let untracked = Tape::of(tensor).is_none();
            self.leaves.iter().find(|leaf| untracked && leaf.is(tensor)).map(|leaf| leaf.id)
        })?;
        self.by_id.get(&id)
    }

    /// The number of watched tensors with a gradient.
    #[must_use]
    pub fn len(&self) -> usize {
        self.by_id.len()
    }

    /// Whether no watched tensor has a gradient.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.by_id.is_empty()
    }
}
