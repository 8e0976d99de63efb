//! The hyperbolic tangent.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `tanh(x)` of each element.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn tanh(&self) -> Result<Tensor> {
        unary_operation("tanh", UnaryFunction::Tanh, [0.0; 2], self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "tanh",
    operands: &[Operand::within("a", -3.0, 3.0)],
    torch: "torch.tanh(a)",
    run: |operands, _| operands[0].tanh(),
    cases: ONE,
};
