//! The rectified linear unit.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `max(x, 0)` of each element, NaN for NaN. The derivative is 0 at 0 and 1 at NaN, as in PyTorch.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn relu(&self) -> Result<Tensor> {
        unary_operation("relu", UnaryFunction::Relu, [0.0; 2], self, Saves::Result)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "relu",
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "torch.relu(a)",
    run: |operands, _| operands[0].relu(),
    cases: ONE,
};
