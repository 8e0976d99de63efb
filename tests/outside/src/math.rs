//! What the kernels share. On the CPU these are ordinary functions.

use t0::prelude::*;

/// Below this slope negative values go on.
#[t0::constant]
pub const SLOPE: f32 = 1.0 / 64.0;

/// x for what is positive, almost nothing below, and smooth between.
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

/// The fused sum of a product.
#[t0::device]
pub fn step<T: Float>(a: T, b: f32, sum: f32) -> f32 {
    a.to_f32().mul_add(b, sum)
}
