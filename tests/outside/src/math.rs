//! Functions that the kernels share. On the CPU these are ordinary functions.

use t0::prelude::*;

/// The slope for negative values.
#[t0::constant]
pub const SLOPE: f32 = 1.0 / 64.0;

/// x for positive values, almost zero for negative ones, and smooth in between.
#[t0::device]
pub fn softened(x: f32) -> f32 {
    let gate = logistic(x);
    gate.max(SLOPE) * x
}

/// 1 / (1 + e^-x).
#[t0::device]
fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The product of two elements of any float type.
#[t0::device]
pub fn product<T: Float>(a: T, b: f32) -> f32 {
    a.to_f32() * b
}

/// A fused multiply-add.
#[t0::device]
pub fn step<T: Float>(a: T, b: f32, sum: f32) -> f32 {
    a.to_f32().mul_add(b, sum)
}
