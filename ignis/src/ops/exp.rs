//! The exponential function.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `exp(x)` of each element.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn exp(&self) -> Result<Tensor> {
        unary_operation("exp", UnaryFunction::Exp, [0.0; 2], self, Saves::Result)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "exp",
    operands: &[Operand::within("a", -3.0, 3.0)],
    torch: "torch.exp(a)",
    run: |operands, _| operands[0].exp(),
    cases: ONE,
};
