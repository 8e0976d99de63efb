//! The sigmoid linear unit.

use super::elementwise::{Saves, unary_operation};
use super::operation::{ONE, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `x / (1 + exp(-x))` of each element.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn silu(&self) -> Result<Tensor> {
        unary_operation("silu", UnaryFunction::Silu, [0.0; 2], self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "silu",
    operands: &[Operand::within("a", -4.0, 4.0)],
    torch: "F.silu(a)",
    run: |operands, _| operands[0].silu(),
    cases: ONE,
};
