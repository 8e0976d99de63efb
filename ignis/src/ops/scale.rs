//! Multiplication and addition of numbers.

use super::elementwise::one;
use super::operation::{Case, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

const NAME: &str = "scale";

struct Scale {
    factor: f32,
}

impl Tensor {
    /// `factor x + offset` of each element, rounded once to the element type.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn scale(&self, factor: f32, offset: f32) -> Result<Tensor> {
        apply([self], |[x]| {
            let output = one(NAME, UnaryFunction::Affine, &x, [factor, offset])?;
            Ok(Recorded { output, backward: Scale { factor }, saved: vec![] })
        })
    }
}

impl Backward for Scale {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(one(NAME, UnaryFunction::Affine, grad, [self.factor, 0.0])?)])
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "a * args[0] + args[1]",
    run: |operands, args| operands[0].scale(args[0] as f32, args[1] as f32),
    cases: &[
        Case::with(&[&[3, 5]], &[0.5, 0.0]),
        Case::with(&[&[1027]], &[-3.0, 1.0]),
        Case::with(&[&[0]], &[1.0, 1.0]),
        Case::with(&[&[]], &[2.0, -0.25]),
        Case::with(&[&[1]], &[0.0, 2.0]),
        Case::with(&[&[2, 3, 4]], &[0.125, 0.0]),
        Case::with(&[&[7, 1, 1, 5]], &[7.0, 0.5]),
        Case::with(&[&[4, 0, 3]], &[1.0, 0.0]),
        Case::with(&[&[33, 65]], &[-1.0, 3.0]),
        Case::with(&[&[2, 2, 2, 2, 2, 2]], &[1.5, 0.0]),
    ],
};
