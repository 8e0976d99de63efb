//! The mean cross-entropy of logits and targets.

use super::elementwise::{dense, require_float};
use super::operation::{Case, Operand, Operation, Values};
use super::rows::{require_u32, rows};
use crate::autograd::{Backward, Recorded, apply};
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::kernels::softmax::{self, Ignored};
use crate::tensor::Tensor;

const NAME: &str = "cross_entropy";

struct CrossEntropy {
    name: &'static str,
    ignored: Ignored,
    mean: bool,
}

impl Tensor {
    /// The mean over all targets of `log(sum(exp(row))) - row[target]`, where the rows of `self`, `[.., classes]`, are
    /// logits, and `targets`, `[..]` of type `u32`, are classes. The result is an `f32` without dimensions.
    ///
    /// Targets equal to `ignore_index` do not count. If none counts, the loss is NaN and the gradient 0, as in PyTorch.
    /// A target that is neither a class nor ignored makes the loss and the gradient of its row NaN: kernels compare,
    /// so that the host reads nothing. Probabilities are never stored; the backward computes them again from the
    /// logits.
    ///
    /// # Errors
    /// [`Error::Dtype`], [`Error::Shapes`], and [`Error::Shape`] if there are no classes.
    pub fn cross_entropy(&self, targets: &Tensor, ignore_index: Option<u32>) -> Result<Tensor> {
        Ok(loss(NAME, self, targets, ignore_index, true)?.0)
    }
}

/// The sum or the mean of the losses, and the number of targets that count, which is not tracked.
pub(super) fn loss(
    name: &'static str,
    logits: &Tensor,
    targets: &Tensor,
    ignore_index: Option<u32>,
    mean: bool,
) -> Result<(Tensor, Tensor)> {
    let count = logits.context().empty(name, DType::F32, &[])?;
    let loss = apply([logits, targets], |[x, targets]| {
        require_float(name, &x)?;
        require_u32(name, &targets, "u32 for the targets")?;
        check(name, &x, &targets)?;
        let (x, targets, rows) = (dense(&x)?, dense(&targets)?, rows(name, &x)?);
        let ignored = Ignored { target: ignore_index.unwrap_or(0), any: u32::from(ignore_index.is_some()) };
        let losses = x.context().empty(name, DType::F32, targets.shape())?;
        let statistics = x.context().empty(name, DType::F32, &[2, targets.elements()])?;
        let output = x.context().empty(name, DType::F32, &[])?;
        x.context().launch(name, |l| {
            let (from, ids) = (l.read(&x)?, l.read(&targets)?);
            let (mut each, mut sums) = (l.write(&losses)?, l.write(&statistics)?);
            let (each, sums) = (each.typed()?, sums.typed()?);
            let element = [x.dtype().element()];
            l.run(softmax::cross_entropy::dispatch(element, from.view()?, ids.typed()?, each, sums, rows, ignored))
        })?;
        x.context().launch(name, |l| {
            let (each, ids) = (l.read(&losses)?, l.read(&targets)?);
            let (mut total, mut number) = (l.write(&output)?, l.write(&count)?);
            let (each, ids) = (each.typed()?, ids.typed()?);
            l.run(softmax::cross_entropy_total(each, ids, total.typed()?, number.typed()?, ignored, mean))
        })?;
        let backward = CrossEntropy { name, ignored, mean };
        Ok(Recorded { output, backward, saved: vec![x, targets, statistics, count.clone()] })
    })?;
    Ok((loss, count))
}

fn check(op: &'static str, x: &Tensor, targets: &Tensor) -> Result<()> {
    let fits = x.shape().split_last().is_some_and(|(_, front)| front == targets.shape());
    if !fits {
        let (left, right) = (x.shape().to_vec(), targets.shape().to_vec());
        let hint = "the targets must have the shape of the logits without the last dimension, the classes";
        return Err(Error::Shapes { op, left, right, hint });
    }
    if x.shape().ends_with(&[0]) {
        let why = "the last dimension are the classes, and there are none".to_string();
        return Err(Error::Shape { op, shape: x.shape().to_vec(), why });
    }
    Ok(())
}

impl Backward for CrossEntropy {
    fn name(&self) -> &'static str {
        self.name
    }

    fn backward(&self, grad: &Tensor, saved: &[Tensor], _: &[bool]) -> Result<Vec<Option<Tensor>>> {
        let [x, targets, statistics, count] = saved else { return Ok(Vec::new()) };
        let (grad, rows) = (dense(grad)?, rows(self.name, x)?);
        let out = x.context().empty(self.name, x.dtype(), x.shape())?;
        x.context().launch(self.name, |l| {
            let (from, ids, sums) = (l.read(x)?, l.read(targets)?, l.read(statistics)?);
            let (g, number, mut to) = (l.read(&grad)?, l.read(count)?, l.write(&out)?);
            let (element, ids, sums) = ([x.dtype().element()], ids.typed()?, sums.typed()?);
            let (from, g, number, to) = (from.view()?, g.typed()?, number.typed()?, to.view()?);
            let Self { ignored, mean, .. } = *self;
            l.run(softmax::cross_entropy_backward::dispatch(
                element, from, ids, sums, g, number, to, rows, ignored, mean,
            ))
        })?;
        Ok(vec![Some(out), None])
    }
}

/// The operands of the tests: four classes or more.
pub(super) const OPERANDS: &[Operand] =
    &[Operand::within("a", -4.0, 4.0), Operand { name: "targets", values: Values::Below(4), differentiable: false }];

/// The argument of a case is the ignored target.
pub(super) const CASES: &[Case] = &[
    Case::of(&[&[7, 5], &[7]]),
    Case::with(&[&[5, 3, 67], &[5, 3]], &[1.0]),
    Case::of(&[&[1, 4], &[1]]),
    Case::of(&[&[0, 5], &[0]]),
    Case::with(&[&[9, 1000], &[9]], &[0.0]),
    Case::of(&[&[33, 128], &[33]]),
    Case::of(&[&[4], &[]]),
    Case::with(&[&[300, 10], &[300]], &[3.0]),
    Case::of(&[&[3, 2051], &[3]]),
    Case::of(&[&[2, 2, 2, 64], &[2, 2, 2]]),
    Case::with(&[&[16, 257], &[16]], &[2.0]),
    Case::with(&[&[1, 8], &[1]], &[7.0]),
];

/// The argument of a case as an ignored target.
pub(super) fn ignored(args: &[f64]) -> Option<u32> {
    args.first().map(|target| *target as u32)
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: OPERANDS,
    torch: "F.cross_entropy(a.flatten(0, -2) if a.dim() > 1 else a, targets.flatten() if a.dim() > 1 else targets, \
            ignore_index=int(args[0]) if args else -100)",
    run: |operands, args| operands[0].cross_entropy(&operands[1], ignored(args)),
    cases: CASES,
};
