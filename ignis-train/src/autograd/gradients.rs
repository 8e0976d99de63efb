//! The result of a reverse pass.

use super::tape::Tape;
use crate::tensor::Tensor;
use std::collections::HashMap;

/// The gradients of the tensors that a tape watches.
#[derive(Debug)]
pub struct Gradients {
    pub(super) tape: Tape,
    pub(super) leaves: Vec<(usize, Tensor)>,
    pub(super) by_id: HashMap<usize, Tensor>,
}

impl Gradients {
    /// The gradient of a watched tensor: of the handle that [`Tape::watch`] returned, or of the tensor that was passed
    /// to it. `None` if the loss does not depend on it, or if it is not watched.
    #[must_use]
    pub fn get(&self, tensor: &Tensor) -> Option<&Tensor> {
        let id = self.tape.id_of(tensor).or_else(|| {
            let untracked = tensor.track().is_none();
            self.leaves.iter().find(|(_, leaf)| untracked && leaf.same_elements(tensor)).map(|(id, _)| *id)
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
