//! The softmax of scores that arrive in tiles, as kernels on tiles of matrices compute it.
//!
//! A row of scores has the greatest score so far and the sum of its weights, which are relative to the greatest score
//! (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018). A tile raises the greatest score, so
//! what was summed before is multiplied by a number first. `factor` is what scores are multiplied by, times `log2(e)`.

use t0::prelude::*;

/// The greatest score before any. It is finite, so that a row without visible keys has weights of 0, not NaN.
#[t0::constant]
pub const NONE: f32 = f32::MIN;

/// The weight of a score. The greatest score has the weight 1, however large it is.
#[t0::device]
pub fn weight(score: f32, greatest: f32, factor: f32) -> f32 {
    ((score - greatest) * factor).exp2()
}

/// The greatest score with a tile whose greatest one is `most`, and what sums before the tile are multiplied by.
#[t0::device]
pub fn raised(before: f32, most: f32, factor: f32) -> (f32, f32) {
    let greatest = before.max(most);
    (greatest, weight(before, greatest, factor))
}

/// 1 / the sum of the weights; 0 for a query that sees no key, which alone has the sum 0. NaN stays NaN.
#[t0::device]
pub fn inverse(sum: f32) -> f32 {
    if sum == 0.0 { 0.0 } else { sum.rcp() }
}

/// The share of a score in its row, from the binary logarithm of the sum of all `2^(factor * score)`.
#[t0::device]
pub fn share_of(score: f32, logarithm: f32, factor: f32) -> f32 {
    score.mul_add(factor, -logarithm).exp2()
}
