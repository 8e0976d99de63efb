//! Repetition along axes of extent 1.

use super::elementwise::{expanded, sum_to};
use super::operation::{Case, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::tensor::Tensor;

const NAME: &str = "broadcast_to";

struct BroadcastTo {
    shape: Vec<usize>,
}

impl Tensor {
    /// A view in a larger shape: new axes in front, and axes of extent 1 repeated, by NumPy's rule.
    ///
    /// # Errors
    /// [`Error::Shapes`](crate::Error::Shapes).
    pub fn broadcast_to(&self, shape: &[usize]) -> Result<Tensor> {
        apply([self], |[x]| {
            let backward = BroadcastTo { shape: x.shape().to_vec() };
            Ok(Recorded { output: expanded(NAME, &x, shape)?, backward, saved: vec![] })
        })
    }
}

impl Backward for BroadcastTo {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(sum_to(grad, &self.shape)?)])
    }
}

/// The operation. The arguments of a case are the new shape.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "a.broadcast_to([int(k) for k in args])",
    run: |operands, args| operands[0].broadcast_to(&args.iter().map(|k| *k as usize).collect::<Vec<_>>()),
    cases: &[
        Case::with(&[&[5]], &[3.0, 5.0]),
        Case::with(&[&[3, 1]], &[3.0, 4.0]),
        Case::with(&[&[]], &[2.0, 3.0]),
        Case::with(&[&[1]], &[0.0]),
        Case::with(&[&[1]], &[1.0]),
        Case::with(&[&[2, 1, 3]], &[4.0, 2.0, 5.0, 3.0]),
        Case::with(&[&[1, 1, 1]], &[7.0, 9.0, 11.0]),
        Case::with(&[&[0, 1]], &[0.0, 3.0]),
        Case::with(&[&[33]], &[65.0, 33.0]),
        Case::with(&[&[2, 3]], &[2.0, 3.0]),
    ],
};
