//! The logarithm of the softmax along an axis.

use super::operation::{Operand, Operation};
use super::softmax::{CASES, along};
use crate::error::Result;
use crate::tensor::Tensor;

const NAME: &str = "log_softmax";

impl Tensor {
    /// `x - log(sum(exp(x)))` with the sum along `axis`, without the rounding of the softmax.
    ///
    /// # Errors
    /// Those of [`Tensor::softmax`].
    pub fn log_softmax(&self, axis: isize) -> Result<Tensor> {
        along(NAME, self, axis, true)
    }
}

/// The operation.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -6.0, 6.0)],
    torch: "a.log_softmax(int(args[0]))",
    run: |operands, args| operands[0].log_softmax(args[0] as isize),
    cases: CASES,
};
