//! Tensors one after another along an axis.

use super::elementwise::{copy_to, require_same};
use super::operation::{Case, Operand, Operation};
use super::slice::part;
use crate::autograd::{Backward, Recorded, apply_all};
use crate::error::{Error, Result};
use crate::layout::axis_of;
use crate::tensor::Tensor;

const NAME: &str = "concat";

struct Concat {
    axis: usize,
    extents: Vec<usize>,
}

impl Tensor {
    /// The tensors one after another along `axis`. They have the same element type, and the same extents along all
    /// other axes.
    ///
    /// # Errors
    /// [`Error::Shapes`], [`Error::Dtypes`]; [`Error::Shape`] if there are no tensors.
    pub fn concat(tensors: &[&Tensor], axis: isize) -> Result<Tensor> {
        let Some(first) = tensors.first() else {
            let why = "there are no tensors; pass at least one".to_string();
            return Err(Error::Shape { op: NAME, shape: vec![], why });
        };
        let axis = axis_of(NAME, first.shape(), axis)?;
        let mut shape = first.shape().to_vec();
        shape[axis] = 0;
        for tensor in tensors {
            require_same(NAME, first, tensor)?;
            let mut rest = tensor.shape().to_vec();
            let extent = rest.get(axis).copied().unwrap_or(0);
            if let Some(extent) = rest.get_mut(axis) {
                *extent = shape[axis];
            }
            if rest != shape {
                let (left, right) = (first.shape().to_vec(), tensor.shape().to_vec());
                let hint = "extents may differ only along the axis of the concatenation";
                return Err(Error::Shapes { op: NAME, left, right, hint });
            }
            // A sum beyond the limit of a tensor is refused with it below.
            shape[axis] = shape[axis].saturating_add(extent);
        }
        apply_all(tensors, |tensors| {
            let output = tensors[0].context().empty(NAME, tensors[0].dtype(), &shape)?;
            let extents: Vec<usize> = tensors.iter().map(|tensor| tensor.shape()[axis]).collect();
            let mut start = 0;
            for (tensor, extent) in tensors.iter().zip(&extents) {
                copy_to(NAME, tensor, &part(&output, axis, start, start + extent))?;
                start += extent;
            }
            Ok(Recorded { output, backward: Concat { axis, extents }, saved: vec![] })
        })
    }
}

impl Backward for Concat {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let mut start = 0;
        let parts = self.extents.iter().map(|extent| {
            start += extent;
            Some(part(grad, self.axis, start - extent, start))
        });
        Ok(parts.collect())
    }
}

/// The operation. The argument of a case is the axis.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0), Operand::within("b", -2.0, 2.0), Operand::within("c", -2.0, 2.0)],
    torch: "torch.cat([a, b, c], dim=int(args[0]))",
    run: |operands, args| Tensor::concat(&operands.iter().collect::<Vec<_>>(), args[0] as isize),
    cases: &[
        Case::with(&[&[3, 5], &[3, 2], &[3, 1]], &[1.0]),
        Case::with(&[&[1, 4], &[2, 4], &[3, 4]], &[0.0]),
        Case::with(&[&[3], &[0], &[2]], &[0.0]),
        Case::with(&[&[0, 3], &[0, 3], &[0, 3]], &[0.0]),
        Case::with(&[&[1], &[1], &[1]], &[-1.0]),
        Case::with(&[&[2, 3, 4], &[2, 1, 4], &[2, 5, 4]], &[1.0]),
        Case::with(&[&[7, 9], &[7, 11], &[7, 13]], &[-1.0]),
        Case::with(&[&[513], &[1], &[2]], &[0.0]),
        Case::with(&[&[2, 0], &[2, 3], &[2, 0]], &[1.0]),
        Case::with(&[&[1, 2, 1, 3], &[1, 2, 1, 3], &[1, 2, 1, 3]], &[2.0]),
    ],
};
