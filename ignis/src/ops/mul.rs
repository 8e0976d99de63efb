//! The product of two tensors.

use super::elementwise::{gradient, two};
use super::operation::{Operand, Operation, TWO};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::kernels::general::Function;
use crate::tensor::Tensor;

const NAME: &str = "mul";

struct Mul;

impl Tensor {
    /// `a b` of each pair of elements, with broadcasting as in NumPy.
    ///
    /// # Errors
    /// [`Error::Shapes`](crate::Error::Shapes), [`Error::Dtypes`](crate::Error::Dtypes) and
    /// [`Error::Dtype`](crate::Error::Dtype).
    pub fn mul(&self, other: &Tensor) -> Result<Tensor> {
        apply([self, other], |[a, b]| {
            let output = two(NAME, Function::Mul, &a, &b)?;
            Ok(Recorded { output, backward: Mul, saved: vec![a, b] })
        })
    }
}

impl Backward for Mul {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (a, b) = (&saved[0], &saved[1]);
        let da = wanted[0].then(|| gradient(NAME, Function::Mul, [grad, b, b], a.shape())).transpose()?;
        let db = wanted[1].then(|| gradient(NAME, Function::Mul, [grad, a, a], b.shape())).transpose()?;
        Ok(vec![da, db])
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0), Operand::within("b", -2.0, 2.0)],
    torch: "a * b",
    run: |operands, _| operands[0].mul(&operands[1]),
    cases: TWO,
};
