//! The arithmetic that all kernels of normalisation share.

use t0::prelude::*;

/// `v - mean`, or `v` if the mean is not subtracted.
#[t0::device]
pub fn centered<const CENTER: bool>(v: f32, mean: f32) -> f32 {
    if CENTER { v - mean } else { v }
}

/// `1 / sqrt(mean + eps)`, where the mean is that of the squares of a row: their sum times `inverse`, 1 / the elements
/// of the row. [`rmsnorm()`](super::whole::rmsnorm()) divides instead, so that logits keep their bits.
#[t0::device]
pub fn scale_of(squares: f32, inverse: f32, eps: f32) -> f32 {
    squares.mul_add(inverse, eps).rsqrt()
}
