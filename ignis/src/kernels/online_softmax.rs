//! The softmax of numbers that arrive one after another: scores of attention, and rows of tensors.
//!
//! A row has the greatest number so far and the sum of its weights, which are relative to the greatest one (Milakov and
//! Gimelshein, "Online normalizer calculation for softmax", 2018). Further numbers raise the greatest one, so what was
//! summed before is multiplied by a number first.
//!
//! Weights are powers of e ([`lifted()`], [`with_scores()`]) or, in kernels on tiles of matrices, powers of two of
//! scores that do not have their scale yet ([`raised()`], [`weight()`]). The latter take one multiplication for scale
//! and base,
//! [`factor_of()`]; the former keep the bits of logits and of rows.

use t0::prelude::*;

/// The greatest score before any. It is finite, so that a row without visible keys has weights of 0, not NaN.
#[t0::constant]
pub const NONE: f32 = f32::MIN;

/// What the softmax of some numbers comes to.
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Softmax {
    /// The greatest number.
    pub max: f32,
    /// The sum of all `exp(x - max)`.
    pub sum: f32,
}

/// The greatest number with others whose greatest one is `most`, and what sums before these are multiplied by.
#[t0::device]
pub fn lifted(before: f32, most: f32) -> (f32, f32) {
    let max = before.max(most);
    (max, (before - max).exp())
}

/// Adds a score of each lane of a wave; gives also the weight of the lane's score, and what sums of weights before are
/// multiplied by.
#[t0::device]
pub fn with_scores(so_far: Softmax, score: f32) -> (Softmax, f32, f32) {
    let max = so_far.max.max(wave::max(score));
    let (weight, shrink) = ((score - max).exp(), (so_far.max - max).exp());
    (Softmax { max, sum: so_far.sum.mul_add(shrink, wave::sum(weight)) }, weight, shrink)
}

/// What attention multiplies scores by: 1 / the root of the width of a head.
pub(crate) fn scale_of(width: u32) -> f32 {
    (width as f32).powf(-0.5)
}

/// What [`raised()`] and [`weight()`] multiply scores by: `scale`, times `log2(e)`.
#[t0::device]
pub fn factor_of(scale: f32) -> f32 {
    scale * core::f32::consts::LOG2_E
}

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

/// The greatest of some scores of a tile and of `most`.
#[t0::device]
pub fn greatest_of<const N: usize>(scores: [f32; N], most: f32) -> f32 {
    let mut greatest = most;
    #[unroll]
    for i in 0..N {
        greatest = greatest.max(scores[i]);
    }
    greatest
}

/// The weights of some scores of a tile.
#[t0::device]
pub fn weights_of<const N: usize>(scores: [f32; N], greatest: f32, factor: f32) -> [f32; N] {
    core::array::from_fn(|i| weight(scores[i], greatest, factor))
}

/// `sum` and some weights, added one after another.
#[t0::device]
pub fn sum_of<const N: usize>(sum: f32, weights: [f32; N]) -> f32 {
    let mut total = sum;
    #[unroll]
    for i in 0..N {
        total += weights[i];
    }
    total
}

/// The binary logarithm of the sum of all `2^(factor * score)`, from the sum of the weights: what [`share_of()`] takes.
/// Infinity if the query does not exist or sees no key, so that shares are 0.
#[t0::device]
pub fn logarithm_of(greatest: f32, sum: f32, factor: f32, exists: bool) -> f32 {
    let seen = exists && sum != 0.0;
    if seen { greatest.mul_add(factor, sum.log2()) } else { f32::INFINITY }
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
