//! The square root.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `sqrt(x)` of each element, correctly rounded.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn sqrt(&self) -> Result<Tensor> {
        unary_operation("sqrt", UnaryFunction::Sqrt, [0.0; 2], self, Saves::Result)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "sqrt",
    operands: &[Operand::within("a", 0.1, 5.0)],
    torch: "torch.sqrt(a)",
    run: |operands, _| operands[0].sqrt(),
    cases: ONE,
};
