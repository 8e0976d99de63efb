//! Powers with one exponent.

use super::elementwise::{Saves, unary_operation};
use super::operation::{Case, Operand, Operation};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

impl Tensor {
    /// `x^exponent` of each element. [`Tensor::pow`] takes a tensor of exponents.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn powf(&self, exponent: f32) -> Result<Tensor> {
        unary_operation("powf", UnaryFunction::Powf, [exponent, 0.0], self, Saves::Operand)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: "powf",
    operands: &[Operand::within("a", 0.25, 3.0)],
    torch: "torch.pow(a, args[0])",
    run: |operands, args| operands[0].powf(args[0] as f32),
    cases: &[
        Case::with(&[&[3, 5]], &[2.0]),
        Case::with(&[&[1027]], &[0.5]),
        Case::with(&[&[0]], &[-1.5]),
        Case::with(&[&[]], &[3.0]),
        Case::with(&[&[1]], &[0.0]),
        Case::with(&[&[2, 3, 4]], &[1.0]),
        Case::with(&[&[7, 1, 1, 5]], &[2.0]),
        Case::with(&[&[4, 0, 3]], &[0.5]),
        Case::with(&[&[33, 65]], &[-1.5]),
        Case::with(&[&[2, 2, 2, 2, 2, 2]], &[3.0]),
    ],
};
