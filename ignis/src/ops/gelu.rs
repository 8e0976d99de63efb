//! The Gaussian error linear unit, by the error function.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `x / 2 (1 + erf(x / sqrt(2)))` of each element. [`Tensor::gelu_tanh`] is the approximation.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn gelu(&self) -> Result<Tensor> {
        unary_operation("gelu", UnaryFunction::Gelu, [0.0; 2], self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "gelu",
    operands: &[Operand::within("a", -4.0, 4.0)],
    torch: "F.gelu(a)",
    run: |operands, _| operands[0].gelu(),
    cases: ONE,
};
