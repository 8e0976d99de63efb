//! Normalisation by mean and variance.

use super::normalization::{LAYER, eps, normalized};
use super::operation::{Operand, Operation};
use crate::autograd::apply;
use crate::error::Result;
use crate::tensor::Tensor;

const NAME: &str = "layernorm";

impl Tensor {
    /// `(row - mean) / sqrt(variance + eps) * weight + bias` of each row along the last dimension, where the variance
    /// is the mean of the squares of `row - mean`. `weight` and `bias` have the extent of that dimension.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype), [`Error::Dtypes`](crate::Error::Dtypes),
    /// [`Error::Shapes`](crate::Error::Shapes), and [`Error::Shape`](crate::Error::Shape) for a tensor without
    /// dimensions, and for an `eps` that is negative or not finite.
    pub fn layernorm(&self, weight: &Tensor, bias: &Tensor, eps: f32) -> Result<Tensor> {
        apply([self, weight, bias], |[x, weight, bias]| normalized(NAME, &x, &weight, Some(&bias), eps))
    }
}

/// The operation. The argument of a case is `eps`.
pub const OPERATION: Operation = Operation {
    name: NAME,
    operands: &[
        Operand::within("a", -2.0, 2.0),
        Operand::within("weight", 0.5, 1.5),
        Operand::within("bias", -1.0, 1.0),
    ],
    torch: "F.layer_norm(a, weight.shape, weight, bias, args[0])",
    run: |operands, args| operands[0].layernorm(&operands[1], &operands[2], eps(args)),
    cases: LAYER,
};
