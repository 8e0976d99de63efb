//! The choice between two tensors.

use super::elementwise::{chosen, require_condition, require_same, sum_to};
use super::operation::{Case, Operand, Operation, Values};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::layout::broadcast;
use crate::tensor::Tensor;

const NAME: &str = "select";

struct Select {
    a: Vec<usize>,
    b: Vec<usize>,
}

impl Tensor {
    /// `if self != 0 { a } else { b }` of each element, with broadcasting as in NumPy: `where` in NumPy and PyTorch.
    /// The condition is of type `u32`; `a` and `b` have any one type.
    ///
    /// # Errors
    /// [`Error::Shapes`](crate::Error::Shapes), [`Error::Dtypes`](crate::Error::Dtypes) and
    /// [`Error::Dtype`](crate::Error::Dtype).
    pub fn select(&self, a: &Tensor, b: &Tensor) -> Result<Tensor> {
        apply([self, a, b], |[condition, a, b]| {
            require_condition(NAME, &condition)?;
            require_same(NAME, &a, &b)?;
            let shape = broadcast(NAME, condition.shape(), &broadcast(NAME, a.shape(), b.shape())?)?;
            let output = chosen(NAME, &shape, [&condition, &a, &b])?;
            let backward = Select { a: a.shape().to_vec(), b: b.shape().to_vec() };
            Ok(Recorded { output, backward, saved: vec![condition] })
        })
    }
}

impl Backward for Select {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], wanted: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (shape, condition) = (grad.shape(), &saved[0]);
        let zero = Tensor::constant(grad.context(), grad.dtype(), shape, 0.0)?;
        let a = || sum_to(&chosen(NAME, shape, [condition, grad, &zero])?, &self.a);
        let b = || sum_to(&chosen(NAME, shape, [condition, &zero, grad])?, &self.b);
        Ok(vec![None, wanted[1].then(a).transpose()?, wanted[2].then(b).transpose()?])
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[
        Operand { name: "condition", values: Values::Below(2), differentiable: false },
        Operand::within("a", -2.0, 2.0),
        Operand::within("b", -2.0, 2.0),
    ],
    torch: "torch.where(condition != 0, a, b)",
    run: |operands, _| operands[0].select(&operands[1], &operands[2]),
    cases: &[
        Case::of(&[&[3, 5], &[3, 5], &[3, 5]]),
        Case::of(&[&[5], &[3, 1], &[]]),
        Case::of(&[&[0], &[0], &[1]]),
        Case::of(&[&[], &[4], &[4]]),
        Case::of(&[&[1], &[1], &[1]]),
        Case::of(&[&[4, 1, 3], &[2, 3], &[1, 1, 3]]),
        Case::of(&[&[1025], &[1025], &[1]]),
        Case::of(&[&[2, 1, 3, 1], &[1, 5, 1, 1], &[7]]),
        Case::of(&[&[2, 0], &[1, 1], &[2, 1]]),
        Case::of(&[&[17, 31], &[], &[]]),
    ],
};
