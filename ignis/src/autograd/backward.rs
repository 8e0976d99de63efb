//! The reverse pass.

use super::gradients::Gradients;
use super::separate::separate;
use super::tape::{Failed, Input, Node, State, Tape};
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use std::collections::{HashMap, HashSet};

/// The gradients that a reverse pass has found so far.
struct Found {
    /// Of results whose operation has not been reached, by id.
    results: HashMap<usize, Tensor>,
    /// Of watched tensors, by id.
    leaves: HashMap<usize, Tensor>,
}

impl Found {
    fn add(&mut self, Input { id, leaf }: Input, gradient: Tensor) -> Result<()> {
        let map = if leaf { &mut self.leaves } else { &mut self.results };
        let total = match map.remove(&id) {
            None => gradient,
            Some(so_far) => so_far.add(&gradient)?,
        };
        map.insert(id, total);
        Ok(())
    }
}

impl Tape {
    /// The gradients of the watched tensors for `loss`, which has one element. Frees what the operations have saved as
    /// soon as it is used.
    ///
    /// A gradient shares memory with no other gradient, no saved tensor and no parameter: it can be modified in place.
    ///
    /// If it is an error of a backward of an operation, for instance for lack of memory, everything that was recorded
    /// is freed, and another backward from the same loss is [`Error::FailedBackward`]. After any other error, what was
    /// recorded is still there.
    ///
    /// # Errors
    /// [`Error::NotScalar`]; [`Error::Untracked`]; [`Error::SecondBackward`]; [`Error::FailedBackward`];
    /// [`Error::Modified`]; errors of the operations that compute the gradients.
    pub fn backward(&self, loss: &Tensor) -> Result<Gradients> {
        self.reversed(loss, seed(loss)?)?.separated()
    }

    /// As [`Tape::backward`], but keeps what has been recorded, so that a second backward is possible.
    ///
    /// # Errors
    /// The errors of [`Tape::backward`].
    pub fn backward_retained(&self, loss: &Tensor) -> Result<Gradients> {
        let mut found = self.start(loss, seed(loss)?)?;
        // Taken while the gradients are computed: they may be computed by operations on other threads' tapes.
        let nodes = self.take(loss)?;
        let result = nodes.iter().rev().try_for_each(|node| step(node, &mut found));
        let later = std::mem::replace(&mut self.state().nodes, nodes);
        self.state().nodes.extend(later);
        result?;
        self.finish(found).separated()
    }

    /// The gradients of the watched tensors, where `grad` is the gradient of `output`.
    ///
    /// # Errors
    /// [`Error::Shapes`] or [`Error::Dtypes`] if `grad` differs from `output` in shape or element type; the errors of
    /// [`Tape::backward`].
    pub fn backward_from(&self, output: &Tensor, grad: &Tensor) -> Result<Gradients> {
        self.reversed(output, grad.detach())?.separated()
    }

    /// [`Tape::backward_from`] with gradients that may share memory.
    pub(super) fn reversed(&self, output: &Tensor, grad: Tensor) -> Result<Gradients> {
        let mut found = self.start(output, grad)?;
        let mut nodes = self.take(output)?;
        while let Some(node) = nodes.pop() {
            if let Err(error) = step(&node, &mut found) {
                let first = nodes.first().unwrap_or(&node).output;
                let last = self.state().next;
                self.state().failed = Some(Failed { op: node.backward.name(), ids: first..last });
                return Err(error);
            }
        }
        Ok(self.finish(found))
    }

    fn start(&self, output: &Tensor, grad: Tensor) -> Result<Found> {
        const OP: &str = "backward";
        let input = self.input(output).ok_or(Error::Untracked)?;
        if output.shape() != grad.shape() {
            let (left, right) = (output.shape().to_vec(), grad.shape().to_vec());
            return Err(Error::Shapes { op: OP, left, right, hint: "the gradient of a tensor has its shape" });
        }
        if output.dtype() != grad.dtype() {
            return Err(Error::Dtypes { op: OP, left: output.dtype(), right: grad.dtype() });
        }
        let mut found = Found { results: HashMap::new(), leaves: HashMap::new() };
        found.add(input, grad)?;
        Ok(found)
    }

    /// Takes what has been recorded, if it leads from watched tensors to `output` and is as it was recorded.
    fn take(&self, output: &Tensor) -> Result<Vec<Node>> {
        let state = &mut *self.state();
        if let Some(input) = self.input(output) {
            check(state, input)?;
        }
        Ok(std::mem::take(&mut state.nodes))
    }

    fn finish(&self, found: Found) -> Gradients {
        let leaves = self.state().leaves.iter().filter(|leaf| found.leaves.contains_key(&leaf.id)).cloned().collect();
        Gradients { tape: self.clone(), leaves, by_id: found.leaves }
    }
}

impl Gradients {
    fn separated(mut self) -> Result<Gradients> {
        separate(&mut self.by_id)?;
        Ok(self)
    }
}

/// An error if an operation that leads to `output` has been freed, or if one of its saved tensors has been modified.
fn check(state: &State, output: Input) -> Result<()> {
    let mut needed: HashSet<usize> = [output].into_iter().filter(|input| !input.leaf).map(|input| input.id).collect();
    for node in state.nodes.iter().rev() {
        if needed.remove(&node.output) {
            node.unmodified()?;
            needed.extend(node.inputs.iter().flatten().filter(|input| !input.leaf).map(|input| input.id));
        }
    }
    let Some(freed) = needed.iter().min() else { return Ok(()) };
    match &state.failed {
        Some(Failed { op, ids }) if ids.contains(freed) => Err(Error::FailedBackward { op }),
        _ => Err(Error::SecondBackward),
    }
}

/// Adds the gradients of a node's operands.
fn step(node: &Node, found: &mut Found) -> Result<()> {
    let Some(grad) = found.results.remove(&node.output) else { return Ok(()) };
    let op = node.backward.name();
    // Another thread may have modified a tensor since the check.
    node.unmodified()?;
    let saved: Vec<Tensor> = node.saved.iter().map(|(tensor, _)| tensor.clone()).collect();
    let wanted: Vec<bool> = node.inputs.iter().map(Option::is_some).collect();
    let gradients = node.backward.backward(&grad, &saved, &wanted)?;
    if gradients.len() != node.inputs.len() {
        let why = format!("it returned {} gradients for {} operands", gradients.len(), node.inputs.len());
        return Err(Error::WrongGradient { op, why });
    }
    for ((input, gradient), (shape, dtype)) in node.inputs.iter().zip(gradients).zip(&node.shapes) {
        let (Some(input), Some(gradient)) = (input, gradient) else {
            if input.is_some() {
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
        found.add(*input, gradient.detach())?;
    }
    Ok(())
}

fn seed(loss: &Tensor) -> Result<Tensor> {
    if loss.elements() != 1 {
        return Err(Error::NotScalar { shape: loss.shape().to_vec() });
    }
    loss.full_like(1.0)
}
