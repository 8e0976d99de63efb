//! The mean over any axes.

use super::elementwise::{expanded, one};
use super::operation::{Case, Operand, Operation};
use super::reduction::{kept_dims, reduced};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::kernels::reduce::Reduction;
use crate::kernels::unary::UnaryFunction;
use crate::layout::{Layout, axes};
use crate::tensor::Tensor;

const NAME: &str = "mean";

struct Mean {
    shape: Vec<usize>,
    axes: Vec<usize>,
    scale: f32,
}

impl Tensor {
    /// The mean over `axes`, which the result does not have; over all axes if `axes` is empty. NaN if there are no
    /// elements.
    ///
    /// The order of the additions is fixed, in `f32`, and the result is rounded once.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype), and [`Error::Shape`](crate::Error::Shape) for an axis that does not
    /// exist.
    pub fn mean(&self, over: &[isize]) -> Result<Tensor> {
        let over = axes(NAME, self.shape(), over)?;
        apply([self], |[x]| {
            let scale = 1.0 / over.iter().map(|k| x.shape()[*k]).product::<usize>() as f32;
            let output = reduced(NAME, Reduction::Sum, &x, &over, scale)?;
            let backward = Mean { shape: x.shape().to_vec(), axes: over, scale };
            Ok(Recorded { output, backward, saved: vec![] })
        })
    }
}

impl Backward for Mean {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let scaled = one(NAME, UnaryFunction::Affine, grad, [self.scale, 0.0])?;
        let kept = scaled.view(Layout::contiguous(&kept_dims(&self.shape, &self.axes)));
        Ok(vec![Some(expanded(NAME, &kept, &self.shape)?)])
    }
}

/// The operation. The arguments of a case are the axes.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -1.0, 1.0)],
    torch: "a.mean(dim=[int(k) for k in args]) if args else a.mean()",
    run: |operands, args| operands[0].mean(&args.iter().map(|k| *k as isize).collect::<Vec<_>>()),
    cases: &[
        Case::with(&[&[3, 5]], &[1.0]),
        Case::with(&[&[3, 5]], &[0.0]),
        Case::with(&[&[]], &[]),
        Case::with(&[&[40, 1000]], &[-1.0]),
        Case::with(&[&[2, 3, 4, 5]], &[1.0, -1.0]),
        Case::with(&[&[0, 4]], &[1.0]),
        Case::with(&[&[1]], &[0.0]),
        Case::with(&[&[700, 33]], &[0.0]),
        Case::with(&[&[70_001]], &[]),
        Case::with(&[&[2, 3, 1, 5, 4]], &[0.0, 2.0, 4.0]),
        Case::with(&[&[0, 3]], &[1.0]),
        Case::with(&[&[129, 2, 129]], &[0.0, 2.0]),
    ],
};
