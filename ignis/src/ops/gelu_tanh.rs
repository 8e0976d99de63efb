//! The Gaussian error linear unit, by the hyperbolic tangent.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `x / 2 (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3)))` of each element, the approximation of [`Tensor::gelu`].
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn gelu_tanh(&self) -> Result<Tensor> {
        unary_operation("gelu_tanh", UnaryFunction::GeluTanh, [0.0; 2], self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "gelu_tanh",
    operands: &[Operand::within("a", -4.0, 4.0)],
    torch: "F.gelu(a, approximate='tanh')",
    run: |operands, _| operands[0].gelu_tanh(),
    cases: ONE,
};
