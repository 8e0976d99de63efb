//! Powers with a tensor of exponents.

use super::elementwise::{gradient, two};
use super::operation::{Operand, Operation, TWO};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::kernels::general::Function;
use crate::tensor::Tensor;

const NAME: &str = "pow";

struct Pow;

impl Tensor {
    /// `a^b` of each pair of elements, with broadcasting as in NumPy. [`Tensor::powf`] has one exponent for all.
    ///
    /// The gradients are those of PyTorch: that of the base is 0 for the exponent 0, and that of the exponent is 0 for
    /// the base 0, unless the exponent is negative.
    ///
    /// # Errors
    /// [`Error::Shapes`](crate::Error::Shapes), [`Error::Dtypes`](crate::Error::Dtypes) and
    /// [`Error::Dtype`](crate::Error::Dtype).
    pub fn pow(&self, exponent: &Tensor) -> Result<Tensor> {
        apply([self, exponent], |[a, b]| {
            let output = two(NAME, Function::Pow, &a, &b)?;
            Ok(Recorded { output, backward: Pow, saved: vec![a, b] })
        })
    }
}

impl Backward for Pow {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (a, b) = (&saved[0], &saved[1]);
        let da = wanted[0].then(|| gradient(NAME, Function::PowBase, [grad, a, b], a.shape())).transpose()?;
        let db = wanted[1].then(|| gradient(NAME, Function::PowExponent, [grad, a, b], b.shape())).transpose()?;
        Ok(vec![da, db])
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", 0.25, 3.0), Operand::within("b", -2.0, 2.0)],
    torch: "torch.pow(a, b)",
    run: |operands, _| operands[0].pow(&operands[1]),
    cases: TWO,
};
