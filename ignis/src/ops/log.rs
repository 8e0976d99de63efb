//! The natural logarithm.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `ln(x)` of each element.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn log(&self) -> Result<Tensor> {
        unary_operation("log", UnaryFunction::Log, [0.0; 2], self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "log",
    operands: &[Operand::within("a", 0.1, 5.0)],
    torch: "torch.log(a)",
    run: |operands, _| operands[0].log(),
    cases: ONE,
};
