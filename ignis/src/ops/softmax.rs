//! The softmax along an axis.

use super::elementwise::{dense, require_float};
use super::operation::{Case, Operand, Operation};
use super::rows::{exchanged, rows};
use crate::autograd::{Backward, Recorded, apply};
use crate::error::Result;
use crate::kernels::softmax;
use crate::layout::axis_of;
use crate::tensor::Tensor;

const NAME: &str = "softmax";

struct Softmax {
    name: &'static str,
    axis: usize,
    log: bool,
}

impl Tensor {
    /// `exp(x) / sum(exp(x))` with the sum along `axis`. The last axis needs one launch; any other is moved to the end
    /// first, and the result is a view with the strides that follow from it.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype), and [`Error::Shape`](crate::Error::Shape) for an axis that does not
    /// exist.
    pub fn softmax(&self, axis: isize) -> Result<Tensor> {
        along(NAME, self, axis, false)
    }
}

/// The softmax along an axis, or its logarithm.
pub(super) fn along(name: &'static str, x: &Tensor, axis: isize, log: bool) -> Result<Tensor> {
    let axis = axis_of(name, x.shape(), axis)?;
    apply([x], |[x]| {
        require_float(name, &x)?;
        let last = x.rank() - 1;
        let x = dense(&exchanged(&x, axis, last))?;
        let rows = rows(name, &x)?;
        let out = x.context().empty(name, x.dtype(), x.shape())?;
        x.context().launch(name, |l| {
            let (from, mut to) = (l.read(&x)?, l.write(&out)?);
            l.run(softmax::softmax::dispatch([x.dtype().element()], from.view()?, to.view()?, rows, log))
        })?;
        let output = exchanged(&out, axis, last);
        Ok(Recorded { output, backward: Softmax { name, axis, log }, saved: vec![out] })
    })
}

impl Backward for Softmax {
    fn name(&self) -> &'static str {
        self.name
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let (y, last) = (&saved[0], saved[0].rank() - 1);
        let (g, rows) = (dense(&exchanged(grad, self.axis, last))?, rows(self.name, y)?);
        let out = y.context().empty(self.name, y.dtype(), y.shape())?;
        y.context().launch(self.name, |l| {
            let (a, b, mut to) = (l.read(y)?, l.read(&g)?, l.write(&out)?);
            let (element, a, b) = ([y.dtype().element()], a.view()?, b.view()?);
            l.run(softmax::softmax_backward::dispatch(element, a, b, to.view()?, rows, self.log))
        })?;
        Ok(vec![Some(exchanged(&out, self.axis, last))])
    }
}

/// The argument of a case is the axis.
pub(super) const CASES: &[Case] = &[
    Case::with(&[&[3, 5]], &[-1.0]),
    Case::with(&[&[3, 5]], &[0.0]),
    Case::with(&[&[4, 64]], &[1.0]),
    Case::with(&[&[2, 3, 100]], &[2.0]),
    Case::with(&[&[2, 0]], &[0.0]),
    Case::with(&[&[1]], &[0.0]),
    Case::with(&[&[5, 1029]], &[-1.0]),
    Case::with(&[&[33, 128]], &[1.0]),
    Case::with(&[&[2, 300, 3, 4]], &[1.0]),
    Case::with(&[&[3, 0]], &[1.0]),
    Case::with(&[&[7, 1]], &[1.0]),
    Case::with(&[&[70, 256]], &[-1.0]),
];

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -6.0, 6.0)],
    torch: "a.softmax(int(args[0]))",
    run: |operands, args| operands[0].softmax(args[0] as isize),
    cases: CASES,
};
