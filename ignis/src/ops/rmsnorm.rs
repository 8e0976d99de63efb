//! Normalisation by the root of the mean square.

use super::normalization::{RMS, eps, normalized};
use super::operation::{Operand, Operation};
use crate::autograd::apply;
use crate::error::Result;
use crate::tensor::Tensor;

const NAME: &str = "rmsnorm";

impl Tensor {
    /// `row / sqrt(mean(row^2) + eps) * weight` of each row along the last dimension. `weight` has the extent of that
    /// dimension. The normalisation of queries and keys is this one over the elements of a head.
    ///
    /// The result is rounded once. Rows of 64 and 128 elements use a quarter and half of a wave.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype), [`Error::Dtypes`](crate::Error::Dtypes),
    /// [`Error::Shapes`](crate::Error::Shapes), and [`Error::Shape`](crate::Error::Shape) for a tensor without
    /// dimensions, and for an `eps` that is negative or not finite.
    pub fn rmsnorm(&self, weight: &Tensor, eps: f32) -> Result<Tensor> {
        apply([self, weight], |[x, weight]| normalized(NAME, &x, &weight, None, eps))
    }
}

/// The operation. The argument of a case is `eps`.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[Operand::within("a", -2.0, 2.0), Operand::within("weight", 0.5, 1.5)],
    torch: "F.rms_norm(a, weight.shape, weight, args[0])",
    run: |operands, args| operands[0].rmsnorm(&operands[1], eps(args)),
    cases: RMS,
};
