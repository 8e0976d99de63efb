//! Limits of elements.

use super::elementwise::{Saves, unary_operation};
use super::operation::{Case, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `min(max(x, low), high)` of each element, where the limits are rounded to the element type: `high` for all
    /// elements if it is below `low`, NaN for all if a limit is NaN, and NaN for an element that is NaN. The derivative
    /// is 1 between the limits, and 0 at and beyond them and for NaN. All of this is as in PyTorch.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn clamp(&self, low: f32, high: f32) -> Result<Tensor> {
        let [low, high] = [low, high].map(|limit| self.dtype().rounded(limit));
        let limits = if high.is_nan() { [high, low] } else { [low, high] };
        unary_operation("clamp", UnaryFunction::Clamp, limits, self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "clamp",
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "torch.clamp(a, args[0], args[1])",
    run: |operands, args| operands[0].clamp(args[0] as f32, args[1] as f32),
    cases: &[
        Case::with(&[&[3, 5]], &[-1.0, 1.0]),
        Case::with(&[&[1027]], &[0.25, 3.0]),
        Case::with(&[&[0]], &[-5.0, -0.5]),
        Case::with(&[&[]], &[-9.0, 9.0]),
        Case::with(&[&[1]], &[-1.0, 1.0]),
        Case::with(&[&[2, 3, 4]], &[0.25, 3.0]),
        Case::with(&[&[7, 1, 1, 5]], &[-5.0, -0.5]),
        Case::with(&[&[4, 0, 3]], &[-9.0, 9.0]),
        Case::with(&[&[33, 65]], &[-1.0, 1.0]),
        Case::with(&[&[2, 2, 2, 2, 2, 2]], &[0.25, 3.0]),
    ],
};
