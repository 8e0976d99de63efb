//! The reciprocal of the square root.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `1 / sqrt(x)` of each element.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn rsqrt(&self) -> Result<Tensor> {
        unary_operation("rsqrt", UnaryFunction::Rsqrt, [0.0; 2], self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "rsqrt",
    operands: &[Operand::within("a", 0.1, 5.0)],
    torch: "torch.rsqrt(a)",
    run: |operands, _| operands[0].rsqrt(),
    cases: ONE,
};
