//! Exchange of two axes.

use super::operation::{Case, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::layout::{Layout, axis_of};
use crate::tensor::Tensor;

const NAME: &str = "transpose";

struct Transpose {
    a: usize,
    b: usize,
}

impl Tensor {
    /// A view with axes `a` and `b` exchanged. Negative axes count from the back.
    ///
    /// # Errors
    /// [`Error::Shape`](crate::Error::Shape) for an axis that does not exist.
    pub fn transpose(&self, a: isize, b: isize) -> Result<Tensor> {
        let (a, b) = (axis_of(NAME, self.shape(), a)?, axis_of(NAME, self.shape(), b)?);
        apply([self], |[x]| Ok(Recorded { output: transposed(&x, a, b), backward: Transpose { a, b }, saved: vec![] }))
    }
}

/// An untracked tensor with two of its axes exchanged.
pub(super) fn transposed(x: &Tensor, a: usize, b: usize) -> Tensor {
    let Layout { mut shape, mut strides, offset } = x.layout().clone();
    shape.swap(a, b);
    strides.swap(a, b);
    x.view(Layout { shape, strides, offset })
}

impl Backward for Transpose {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(transposed(grad, self.a, self.b))])
    }
}

/// The operation. The arguments of a case are the axes.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "a.transpose(int(args[0]), int(args[1]))",
    run: |operands, args| operands[0].transpose(args[0] as isize, args[1] as isize),
    cases: &[
        Case::with(&[&[3, 5]], &[0.0, 1.0]),
        Case::with(&[&[2, 3, 4]], &[-1.0, 0.0]),
        Case::with(&[&[4]], &[0.0, 0.0]),
        Case::with(&[&[0, 3]], &[0.0, 1.0]),
        Case::with(&[&[1, 1]], &[0.0, 1.0]),
        Case::with(&[&[2, 3, 4, 5]], &[1.0, 2.0]),
        Case::with(&[&[33, 65]], &[1.0, 0.0]),
        Case::with(&[&[1, 7]], &[0.0, -1.0]),
        Case::with(&[&[2, 2, 2, 2, 2, 2]], &[1.0, 4.0]),
        Case::with(&[&[3, 1, 5, 1, 2]], &[0.0, 4.0]),
    ],
};
