//! A tensor with its elements in row-major order.

use super::elementwise::{copied, is_dense};
use super::operation::{Case, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::tensor::Tensor;

const NAME: &str = "contiguous";

struct Contiguous;

impl Tensor {
    /// The elements in row-major order without gaps, from a multiple of four bytes on: what a kernel without strides
    /// reads. It is the tensor itself if it is so, else a copy.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`](crate::Error::OutOfMemory).
    pub fn contiguous(&self) -> Result<Tensor> {
        if is_dense(self) {
            return Ok(self.clone());
        }
        apply([self], |[x]| Ok(Recorded { output: copied(&x)?, backward: Contiguous, saved: vec![] }))
    }
}

impl Backward for Contiguous {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(grad.clone())])
    }
}

/// The operation. The operand is passed with its first two axes exchanged.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "(a.transpose(0, 1) if a.dim() > 1 else a).contiguous()",
    run: |operands, _| {
        let a = &operands[0];
        if a.rank() > 1 { a.transpose(0, 1)?.contiguous() } else { a.contiguous() }
    },
    cases: &[
        Case::of(&[&[3, 5]]),
        Case::of(&[&[7]]),
        Case::of(&[&[0, 3]]),
        Case::of(&[&[]]),
        Case::of(&[&[1]]),
        Case::of(&[&[2, 3, 4]]),
        Case::of(&[&[7, 1, 1, 5]]),
        Case::of(&[&[33, 65]]),
        Case::of(&[&[64, 128]]),
        Case::of(&[&[2, 2, 2, 2, 2, 2]]),
    ],
};
