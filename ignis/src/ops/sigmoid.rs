//! The logistic function.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `1 / (1 + exp(-x))` of each element.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn sigmoid(&self) -> Result<Tensor> {
        unary_operation("sigmoid", UnaryFunction::Sigmoid, [0.0; 2], self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "sigmoid",
    operands: &[Operand::within("a", -4.0, 4.0)],
    torch: "torch.sigmoid(a)",
    run: |operands, _| operands[0].sigmoid(),
    cases: ONE,
};
