//! The location of the maximum over any axes.

use super::elementwise::require_float;
use super::max::nonempty;
use super::operation::{Case, Operand, Operation, Values};
use super::reduction::Split;
use crate::dtype::DType;
use crate::error::Result;
use crate::kernels::reduce::{self, Span};
use crate::layout::axes;
use crate::tensor::Tensor;

const NAME: &str = "argmax";

impl Tensor {
    /// The index of the largest element over `axes`, as `u32`: the first of several, and the first NaN if there is one.
    /// Over several axes it is the index in row-major order of these axes. It has no backward.
    ///
    /// # Errors
    /// [`Error::NoBackward`](crate::Error::NoBackward) for a tracked tensor; the errors of [`Tensor::max`].
    pub fn argmax(&self, over: &[isize]) -> Result<Tensor> {
        require_float(NAME, self)?;
        let over = axes(NAME, self.shape(), over)?;
        nonempty(NAME, self.shape(), &over)?;
        let split = Split::new(NAME, self, &over)?;
        let span =
            Span { outputs: split.outputs as u32, count: split.count as u32, chunk: split.count as u32, chunks: 1 };
        let out = self.context().empty(NAME, DType::U32, &split.kept_shape)?;
        self.context().launch(NAME, |l| {
            let (x, mut to) = (l.read(self)?, l.write(&out)?);
            let ((kept, kept_strides), (by, strides)) = (split.kept, split.reduced);
            let element = [self.dtype().element()];
            l.run(reduce::argmax::dispatch(
                element,
                x.strided_view()?,
                to.typed()?,
                span,
                kept,
                kept_strides,
                by,
                strides,
            ))
        })?;
        Ok(out)
    }
}

/// The operation. The argument of a case is the axis; without one, all axes are reduced.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand { name: "a", values: Values::Steps(-4.0, 4.0, 0.25), differentiable: false }],
    torch: "a.argmax(dim=int(args[0])) if args else a.argmax()",
    run: |operands, args| operands[0].argmax(&args.iter().map(|k| *k as isize).collect::<Vec<_>>()),
    cases: &[
        Case::with(&[&[3, 5]], &[1.0]),
        Case::with(&[&[3, 5]], &[0.0]),
        Case::with(&[&[]], &[]),
        Case::with(&[&[7, 300]], &[-1.0]),
        Case::with(&[&[2, 3, 4, 5]], &[2.0]),
        Case::with(&[&[0, 4]], &[1.0]),
        Case::with(&[&[1]], &[0.0]),
        Case::with(&[&[700, 33]], &[0.0]),
        Case::with(&[&[2001]], &[]),
        Case::with(&[&[2, 3, 4]], &[]),
    ],
};
