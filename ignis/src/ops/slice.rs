//! A range of an axis.

use super::elementwise::copy_to;
use super::operation::{Case, Operand, Operation};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::{Error, Result};
use crate::layout::axis_of;
use crate::tensor::Tensor;

const NAME: &str = "slice";

struct Slice {
    shape: Vec<usize>,
    axis: usize,
    start: usize,
}

impl Tensor {
    /// A view of the elements from `start` to `end`, exclusive, along `axis`.
    ///
    /// # Errors
    /// [`Error::Shape`] if the axis does not exist or the range is not within it.
    pub fn slice(&self, axis: isize, start: usize, end: usize) -> Result<Tensor> {
        let axis = axis_of(NAME, self.shape(), axis)?;
        if start > end || end > self.shape()[axis] {
            let why = format!("{start}..{end} is not within axis {axis}");
            return Err(Error::Shape { op: NAME, shape: self.shape().to_vec(), why });
        }
        apply([self], |[x]| {
            let backward = Slice { shape: x.shape().to_vec(), axis, start };
            Ok(Recorded { output: part(&x, axis, start, end), backward, saved: vec![] })
        })
    }
}

/// A part of an untracked tensor along an axis.
pub(super) fn part(x: &Tensor, axis: usize, start: usize, end: usize) -> Tensor {
    let mut layout = x.layout().clone();
    layout.shape[axis] = end - start;
    if layout.elements() > 0 {
        layout.offset += start * layout.strides[axis];
    }
    x.view(layout)
}

impl Backward for Slice {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let all = Tensor::filled(grad.context(), NAME, grad.dtype(), &self.shape, 0.0)?;
        let end = self.start + grad.shape()[self.axis];
        copy_to(NAME, grad, &part(&all, self.axis, self.start, end))?;
        Ok(vec![Some(all)])
    }
}

/// The operation. The arguments of a case are axis, start and end.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0)],
    torch: "a.narrow(int(args[0]), int(args[1]), int(args[2] - args[1]))",
    run: |operands, args| operands[0].slice(args[0] as isize, args[1] as usize, args[2] as usize),
    cases: &[
        Case::with(&[&[3, 5]], &[1.0, 1.0, 4.0]),
        Case::with(&[&[3, 5]], &[0.0, 1.0, 2.0]),
        Case::with(&[&[7]], &[0.0, 3.0, 3.0]),
        Case::with(&[&[0, 3]], &[1.0, 1.0, 2.0]),
        Case::with(&[&[1]], &[0.0, 0.0, 1.0]),
        Case::with(&[&[2, 3, 4]], &[-1.0, 1.0, 3.0]),
        Case::with(&[&[2, 3, 4]], &[1.0, 0.0, 2.0]),
        Case::with(&[&[1029]], &[0.0, 1.0, 1028.0]),
        Case::with(&[&[33, 65]], &[1.0, 7.0, 8.0]),
        Case::with(&[&[2, 5, 1, 3]], &[1.0, 4.0, 5.0]),
    ],
};
