//! The maximum over any axes.

use super::cast::converted;
use super::elementwise::{broadcasted, broadcasted_as, two};
use super::operation::{Case, Operand, Operation, Values};
use super::reduction::{kept_dims, reduced};
use crate::autograd::{Backward, Recorded, apply};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::general::Function;
use crate::kernels::reduce::Reduction;
use crate::layout::{Layout, axes};
use crate::tensor::Tensor;

const NAME: &str = "max";

struct Max {
    axes: Vec<usize>,
}

impl Tensor {
    /// The largest element over `axes`, which the result does not have; over all axes if `axes` is empty. NaN if there
    /// is one. The gradient is divided equally among elements that are equal to the maximum, and among those that are
    /// NaN if the maximum is: as in `torch.max`.
    ///
    /// # Errors
    /// [`Error::Dtype`], and [`Error::Shape`] for an axis that does not exist and for a maximum of no elements.
    pub fn max(&self, over: &[isize]) -> Result<Tensor> {
        let over = axes(NAME, self.shape(), over)?;
        nonempty(NAME, self.shape(), &over)?;
        apply([self], |[x]| {
            let output = reduced(NAME, Reduction::Max, &x, &over, 1.0)?;
            Ok(Recorded { output: output.clone(), backward: Max { axes: over }, saved: vec![x, output] })
        })
    }
}

/// An error if there are results, but no elements for them.
pub(super) fn nonempty(op: &'static str, shape: &[usize], over: &[usize]) -> Result<()> {
    let part = |reduced: bool| (0..shape.len()).filter(move |k| over.contains(k) == reduced).map(|k| shape[k]);
    if part(true).product::<usize>() == 0 && part(false).product::<usize>() != 0 {
        let why = "there are no elements along the reduced axes, and no elements have no maximum".to_string();
        return Err(Error::Shape { op, shape: shape.to_vec(), why });
    }
    Ok(())
}

impl Backward for Max {
    fn name(&self) -> &'static str {
        NAME
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let x = &saved[0];
        let kept = kept_dims(x.shape(), &self.axes);
        // The maximum is fresh and contiguous; the gradient may be a view.
        let y = saved[1].view(Layout::contiguous(&kept));
        let one = Tensor::constant(grad.context(), grad.dtype(), &[], 1.0)?;
        let equal = broadcasted_as(NAME, Function::WhereEqual, x.shape(), [&one, x, &y], DType::F32)?;
        let count = reduced(NAME, Reduction::Sum, &equal, &self.axes, 1.0)?;
        let share = two(NAME, Function::Div, &converted(grad, DType::F32)?, &count)?;
        let share = converted(&share, grad.dtype())?.view(Layout::contiguous(&kept));
        Ok(vec![Some(broadcasted(NAME, Function::WhereEqual, x.shape(), [&share, x, &y])?)])
    }
}

/// The operation. The arguments of a case are the axes.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand { name: "a", values: Values::Steps(-4.0, 4.0, 0.25), differentiable: true }],
    torch: "a.amax(dim=[int(k) for k in args])",
    run: |operands, args| operands[0].max(&args.iter().map(|k| *k as isize).collect::<Vec<_>>()),
    cases: &[
        Case::with(&[&[3, 5]], &[1.0]),
        Case::with(&[&[3, 5]], &[0.0]),
        Case::with(&[&[]], &[]),
        Case::with(&[&[7, 300]], &[-1.0]),
        Case::with(&[&[2, 3, 4, 5]], &[1.0, -1.0]),
        Case::with(&[&[0, 4]], &[1.0]),
        Case::with(&[&[1]], &[0.0]),
        Case::with(&[&[700, 33]], &[0.0]),
        Case::with(&[&[20_001]], &[]),
        Case::with(&[&[2, 3, 1, 5, 4]], &[0.0, 2.0, 4.0]),
    ],
};
