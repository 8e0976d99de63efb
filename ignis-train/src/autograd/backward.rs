//! The reverse pass.

use super::gradients::Gradients;
use super::tape::{Node, Tape};
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use std::collections::HashMap;

impl Tape {
    /// The gradients of the watched tensors for `loss`, which has one element. Frees what the operations have saved as
    /// soon as it is used.
    ///
    /// # Errors
    /// [`Error::NotScalar`]; [`Error::Untracked`]; [`Error::SecondBackward`]; [`Error::Modified`]; errors of the
    /// operations that compute the gradients.
    pub fn backward(&self, loss: &Tensor) -> Result<Gradients> {
        self.backward_from(loss, &seed(loss)?)
    }

    /// The same, and keeps what has been recorded, so that a second backward is possible.
    ///
    /// # Errors
    /// The errors of [`Tape::backward`].
    pub fn backward_retained(&self, loss: &Tensor) -> Result<Gradients> {
        let id = self.id_of(loss).ok_or(Error::Untracked)?;
        let mut gradients = self.start(id, loss, &seed(loss)?)?;
        // Taken while the gradients are computed: they may be computed by operations on other threads' tapes.
        let nodes = std::mem::take(&mut self.state().nodes);
        let result = nodes.iter().rev().try_for_each(|node| self.step(node, &mut gradients));
        let later = std::mem::replace(&mut self.state().nodes, nodes);
        self.state().nodes.extend(later);
        result?;
        self.finish(gradients)
    }

    /// The gradients of the watched tensors, where `grad` is the gradient of `output`.
    ///
    /// # Errors
    /// [`Error::Shapes`] or [`Error::Dtypes`] if `grad` differs from `output` in shape or element type; the errors of
    /// [`Tape::backward`].
    pub fn backward_from(&self, output: &Tensor, grad: &Tensor) -> Result<Gradients> {
        let id = self.id_of(output).ok_or(Error::Untracked)?;
        let mut gradients = self.start(id, output, grad)?;
        let mut nodes = std::mem::take(&mut self.state().nodes);
        while let Some(node) = nodes.pop() {
            self.step(&node, &mut gradients)?;
        }
        self.finish(gradients)
    }

    fn start(&self, id: usize, output: &Tensor, grad: &Tensor) -> Result<HashMap<usize, Tensor>> {
        const OP: &str = "backward";
        if output.shape() != grad.shape() {
            let (left, right) = (output.shape().to_vec(), grad.shape().to_vec());
            return Err(Error::Shapes { op: OP, left, right, hint: "the gradient of a tensor has its shape" });
        }
        if output.dtype() != grad.dtype() {
            return Err(Error::Dtypes { op: OP, left: output.dtype(), right: grad.dtype() });
        }
        let state = self.state();
        let leaf = state.leaves.iter().any(|(leaf, _)| *leaf == id);
        if !leaf && !state.nodes.iter().any(|node| node.output == id) {
            return Err(Error::SecondBackward);
        }
        Ok(HashMap::from([(id, grad.detach())]))
    }

    /// Adds the gradients of a node's operands.
    fn step(&self, node: &Node, gradients: &mut HashMap<usize, Tensor>) -> Result<()> {
        let Some(grad) = gradients.remove(&node.output) else { return Ok(()) };
        let op = node.backward.name();
        for (index, (tensor, version)) in node.saved.iter().enumerate() {
            if tensor.version() != *version {
                return Err(Error::Modified { op, index, shape: tensor.shape().to_vec() });
            }
        }
        let saved: Vec<Tensor> = node.saved.iter().map(|(tensor, _)| tensor.clone()).collect();
        let wanted: Vec<bool> = node.inputs.iter().map(Option::is_some).collect();
        let found = node.backward.backward(&grad, &saved, &wanted)?;
        if found.len() != node.inputs.len() {
            let why = format!("it returned {} gradients for {} operands", found.len(), node.inputs.len());
            return Err(Error::WrongGradient { op, why });
        }
        for ((id, gradient), (shape, dtype)) in node.inputs.iter().zip(found).zip(&node.shapes) {
            let (Some(id), Some(gradient)) = (id, gradient) else {
                if id.is_some() {
                    let why = "it returned no gradient for an operand that needs one".to_string();
                    return Err(Error::WrongGradient { op, why });
                }
                continue;
            };
            if (gradient.shape(), gradient.dtype()) != (shape, *dtype) {
                let (has, is) = ((gradient.dtype(), gradient.shape()), (dtype, shape));
                let why = format!("the gradient of an operand {} {:?} is {} {:?}", is.0, is.1, has.0, has.1);
                return Err(Error::WrongGradient { op, why });
            }
            let total = match gradients.remove(id) {
                None => gradient.detach(),
                Some(so_far) => so_far.add(&gradient.detach())?,
            };
            gradients.insert(*id, total);
        }
        Ok(())
    }

    fn finish(&self, gradients: HashMap<usize, Tensor>) -> Result<Gradients> {
        let leaves = self.state().leaves.clone();
        // What is left and not watched is the result of an operation that an earlier backward has freed.
        if gradients.keys().any(|id| leaves.iter().all(|(leaf, _)| leaf != id)) {
            return Err(Error::SecondBackward);
        }
        Ok(Gradients { tape: self.clone(), leaves, by_id: gradients })
    }
}

fn seed(loss: &Tensor) -> Result<Tensor> {
    if loss.elements() != 1 {
        return Err(Error::NotScalar { shape: loss.shape().to_vec() });
    }
    loss.full_like(1.0)
}
