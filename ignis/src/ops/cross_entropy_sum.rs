//! The sum of the cross-entropies of logits and targets.

use super::cross_entropy::{CASES, OPERANDS, ignored, loss};
use super::operation::Operation;
use crate::error::Result;
use crate::tensor::Tensor;

const NAME: &str = "cross_entropy_sum";

impl Tensor {
    /// The sum of the losses whose mean [`Tensor::cross_entropy`] computes, and the number of targets that count. Both
    /// are `f32` without dimensions; the number is exact below 2^24, and no gradient flows through it.
    ///
    /// Data-parallel training adds the sums and the numbers of all processes before it divides.
    ///
    /// # Errors
    /// Those of [`Tensor::cross_entropy`].
    pub fn cross_entropy_sum(&self, targets: &Tensor, ignore_index: Option<u32>) -> Result<(Tensor, Tensor)> {
        loss(NAME, self, targets, ignore_index, false)
    }
}

/// The operation: the sum.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: OPERANDS,
    torch: "F.cross_entropy(a.flatten(0, -2) if a.dim() > 1 else a, targets.flatten() if a.dim() > 1 else targets, \
            reduction='sum', ignore_index=int(args[0]) if args else -100)",
    run: |operands, args| Ok(operands[0].cross_entropy_sum(&operands[1], ignored(args))?.0),
    cases: CASES,
};
