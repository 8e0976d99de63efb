//! Elements in another shape.

use super::elementwise::dense;
use super::operation::{Case, Operand, Operation, Values};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::{Error, Result};
use crate::layout::{Layout, checked};
use crate::tensor::Tensor;

const NAME: &str = "reshape";

struct Reshape {
    shape: Vec<usize>,
}

impl Tensor {
    /// The elements in row-major order in another shape. It is a view if the strides allow it, else a copy.
    ///
    /// # Errors
    /// [`Error::Shape`] if the number of elements differs, or if no tensor can have the shape.
    pub fn reshape(&self, shape: &[usize]) -> Result<Tensor> {
        if checked(NAME, shape)? != self.elements() {
            let why = format!("it has {} elements, and {shape:?} has another number", self.elements());
            return Err(Error::Shape { op: NAME, shape: self.shape().to_vec(), why });
        }
        apply([self], |[x]| {
            let (output, backward) = (reshaped(&x, shape)?, Reshape { shape: x.shape().to_vec() });
            Ok(Recorded { output, backward, saved: vec![] })
        })
    }
}

/// An untracked tensor in another shape with as many elements.
pub(super) fn reshaped(x: &Tensor, shape: &[usize]) -> Result<Tensor> {
    Ok(match x.layout().reshape(shape) {
        Some(layout) => x.view(layout),
        None => dense(x)?.view(Layout::contiguous(shape)),
    })
}

impl Backward for Reshape {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        Ok(vec![Some(reshaped(grad, &self.shape)?)])
    }
}

/// The operation. The arguments of a case are the new shape. The operand is also tested with its first two axes
/// exchanged, so that copies occur.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand { name: "a", values: Values::Within(-2.0, 2.0), differentiable: true }],
    torch: "(a.transpose(0, 1) if a.dim() > 1 else a).reshape([int(k) for k in args])",
    run: |operands, args| {
        let a = if operands[0].rank() > 1 { operands[0].transpose(0, 1)? } else { operands[0].clone() };
        a.reshape(&args.iter().map(|k| *k as usize).collect::<Vec<_>>())
    },
    cases: &[
        Case::with(&[&[3, 5]], &[15.0]),
        Case::with(&[&[12]], &[3.0, 4.0]),
        Case::with(&[&[]], &[1.0, 1.0]),
        Case::with(&[&[0, 3]], &[2.0, 0.0]),
        Case::with(&[&[1]], &[]),
        Case::with(&[&[4, 1, 6]], &[2.0, 3.0, 4.0]),
        Case::with(&[&[2, 3, 4]], &[6.0, 4.0]),
        Case::with(&[&[2, 3, 4]], &[3.0, 2.0, 2.0, 2.0]),
        Case::with(&[&[1, 9]], &[3.0, 1.0, 3.0]),
        Case::with(&[&[33, 31]], &[31.0, 11.0, 3.0]),
    ],
};
