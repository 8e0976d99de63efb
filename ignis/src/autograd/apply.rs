//! How an operation runs and is recorded.

use super::tape::{Node, Track};
use crate::error::{Error, Result};
use crate::tensor::Tensor;

/// The backward of an operation: the gradients of its operands.
pub trait Backward: Send + Sync + 'static {
    /// The name of the operation, for errors.
    fn name(&self) -> &'static str;

    /// The gradient of each operand for the gradient `grad` of the result, in the order of the operands. The gradient
    /// of a tensor has its shape and element type.
    ///
    /// `saved` are the tensors that the operation saved, detached and unmodified. `wanted` says which operands need a
    /// gradient; those of the others are not used, and `None` saves their computation.
    ///
    /// # Errors
    /// Those of the operations that compute the gradients.
    fn backward(&self, grad: &Tensor, saved: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>>;
}

/// What an operation returns to [`apply()`].
pub struct Recorded<B> {
    /// The result, computed from the detached operands.
    pub output: Tensor,
    /// How gradients are computed.
    pub backward: B,
    /// The tensors that the backward needs: operands, the result, and others.
    pub saved: Vec<Tensor>,
}

/// Runs an operation, and records it if an operand is tracked.
///
/// `forward` receives the operands detached and computes the result from them. All differentiable operations use this
/// function. An operation without a [`Backward`] cannot be recorded:
///
/// ```compile_fail
/// use ignis::autograd::{Recorded, apply};
/// use ignis::{Result, Tensor};
///
/// fn floor(x: &Tensor) -> Result<Tensor> {
///     struct Floor; // it does not implement `Backward`
///     apply([x], |[x]| Ok(Recorded { output: x.clone(), backward: Floor, saved: vec![] }))
/// }
/// ```
///
/// # Errors
/// Those of `forward`; [`Error::TwoTapes`], [`Error::Contexts`].
pub fn apply<const N: usize, B: Backward>(
    operands: [&Tensor; N],
    forward: impl FnOnce([Tensor; N]) -> Result<Recorded<B>>,
) -> Result<Tensor> {
    let recorded = forward(operands.map(Tensor::detach))?;
    record(&operands, recorded)
}

/// Records an operation with any number of operands, as [`apply()`] does.
///
/// # Errors
/// The errors of [`apply()`].
pub fn apply_all<B: Backward>(
    operands: &[&Tensor],
    forward: impl FnOnce(&[Tensor]) -> Result<Recorded<B>>,
) -> Result<Tensor> {
    let detached: Vec<Tensor> = operands.iter().map(|operand| operand.detach()).collect();
    record(operands, forward(&detached)?)
}

fn record<B: Backward>(operands: &[&Tensor], recorded: Recorded<B>) -> Result<Tensor> {
    let Recorded { output, backward, saved } = recorded;
    let op = backward.name();
    if operands.iter().any(|operand| !operand.context().same(output.context())) {
        return Err(Error::Contexts { op });
    }
    let mut tape = None;
    for track in operands.iter().filter_map(|operand| operand.track()) {
        let Some(found) = track.tape() else { continue };
        match &tape {
            None => tape = Some(found),
            Some(tape) if tape.same(&found) => {}
            Some(_) => return Err(Error::TwoTapes { op }),
        }
    }
    let Some(tape) = tape.filter(|tape| !tape.is_paused()) else { return Ok(output) };
    let input = |operand: &&Tensor| operand.track().filter(|track| track.tape().is_some()).map(Track::input);
    let inputs = operands.iter().map(input).collect();
    let shapes = operands.iter().map(|operand| (operand.shape().to_vec(), operand.dtype())).collect();
    // A saved tensor is detached, so that the tape does not keep handles to itself.
    let saved = saved.iter().map(|tensor| (tensor.detach(), tensor.version())).collect();
    Ok(tape.push(Node { inputs, shapes, backward: Box::new(backward), saved, output: 0 }, &output))
}
