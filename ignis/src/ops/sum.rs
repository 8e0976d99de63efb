//! The sum over any axes.

use super::elementwise::{dense, expanded};
use super::operation::{Case, Operand, Operation};
use super::reduction::{kept_dims, reduced};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::kernels::reduce::Reduction;
use crate::layout::{Layout, axes};
use crate::tensor::Tensor;

const NAME: &str = "sum";

struct Sum {
    shape: Vec<usize>,
    axes: Vec<usize>,
}

impl Tensor {
    /// The sum over `axes`, which the result does not have; over all axes if `axes` is empty. Negative axes count from
    /// the back.
    ///
    /// The order of the additions is fixed, in `f32`, and the result is rounded once.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype), and [`Error::Shape`](crate::Error::Shape) for an axis that does not
    /// exist.
    pub fn sum(&self, over: &[isize]) -> Result<Tensor> {
        let over = axes(NAME, self.shape(), over)?;
        apply([self], |[x]| {
            let output = reduced(NAME, Reduction::Sum, &x, &over, 1.0)?;
            let backward = Sum { shape: x.shape().to_vec(), axes: over };
            Ok(Recorded { output, backward, saved: vec![] })
        })
    }
}

impl Backward for Sum {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, _: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let kept = dense(grad)?;
        let layout = Layout { offset: kept.layout().offset, ..Layout::contiguous(&kept_dims(&self.shape, &self.axes)) };
        let kept = kept.view(layout);
        Ok(vec![Some(expanded(NAME, &kept, &self.shape)?)])
    }
}

/// The operation. The arguments of a case are the axes.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -1.0, 1.0)],
    torch: "a.sum(dim=[int(k) for k in args]) if args else a.sum()",
    run: |operands, args| operands[0].sum(&args.iter().map(|k| *k as isize).collect::<Vec<_>>()),
    cases: &[
        Case::with(&[&[3, 5]], &[1.0]),
        Case::with(&[&[3, 5]], &[0.0]),
        Case::with(&[&[]], &[]),
        Case::with(&[&[40, 1000]], &[-1.0]),
        Case::with(&[&[2, 3, 4, 5]], &[1.0, -1.0]),
        Case::with(&[&[4, 0]], &[1.0]),
        Case::with(&[&[1]], &[0.0]),
        Case::with(&[&[700, 33]], &[0.0]),
        Case::with(&[&[70_001]], &[]),
        Case::with(&[&[2, 3, 1, 5, 4]], &[0.0, 2.0, 4.0]),
        Case::with(&[&[0, 3]], &[1.0]),
        Case::with(&[&[129, 2, 129]], &[0.0, 2.0]),
    ],
};
