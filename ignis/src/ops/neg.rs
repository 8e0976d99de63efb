//! Negation.

use super::elementwise::one;
use super::operation::{ONE, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::kernels::unary::UnaryFunction;
use crate::tensor::Tensor;

const NAME: &str = "neg";

struct Neg;

impl Tensor {
    /// `-x` of each element.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the elements are no floating-point numbers.
    pub fn neg(&self) -> Result<Tensor> {
        apply([self], |[x]| {
            Ok(Recorded { output: one(NAME, UnaryFunction::Neg, &x, [0.0; 2])?, backward: Neg, saved: vec![] })
        })
    }
}

impl Backward for Neg {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(one(NAME, UnaryFunction::Neg, grad, [0.0; 2])?)])
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "-a",
    run: |operands, _| operands[0].neg(),
    cases: ONE,
};
