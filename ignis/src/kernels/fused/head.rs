//! The product with the vocabulary: logits, and the most probable token of each workgroup.
//!
//! The kernels are `unsafe(unchecked)`, as those of [`product`](super::product) and [`packed`](super::packed), whose
//! loops they use. SAFETY: the launch rules fix the lengths of all views by the rows of the result and `cols`. Rows
//! past the last are replaced by the last, and not stored.

use super::super::greedy::rank_of;
use super::super::matvec::{folded, products, row_starts};
use super::super::packed::Pack;
use super::carry::{part_of_squares, scale_of_squares};
use super::packed::{gathered, packed_products};
use t0::prelude::*;

/// Stores the logit of row `own` if it exists, and the greatest rank of the workgroup.
#[t0::device]
fn ranked(y: &mut Out<f32>, best: &mut Out<u64>, logit: f32, own: u32, exists: bool) {
    let mut greatest = 0u64;
    if exists {
        y[own] = logit;
        greatest = rank_of(logit, own);
    }
    let most = block::max(greatest);
    if thread_id() == 0 {
        best[block_id()] = most;
    }
}

/// `y = w norm(x)`, the logits of a token.
///
/// - `x`, `squares`, `w`: as in [`normed_matvec`](super::product::normed_matvec()).
/// - `best`: the greatest [rank](rank_of()) of the logits of each workgroup, for
///   [`best_of_parts`](super::super::greedy::best_of_parts()).
/// - `PER`, `PARTS`, `R`, `U`, `WAVES`: as in `normed_matvec`.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(y.len().div_ceil(WAVES * R)),
    requires(
        x.len() >= PARTS * cols,
        w.len() == y.len() * cols,
        best.len() == y.len().div_ceil(WAVES * R),
        w.len() <= 0xE00_0000 * PER && cols <= 0x40_0000,
    ),
    unsafe(unchecked),
    for((T, PER, PARTS, R, U, WAVES) in [(f32, 4, 1, 8, 4, 4), (bf16, 8, 2, 8, 2, 4)]),
)]
pub fn head_matvec<T: Float, const PER: usize, const PARTS: u32, const R: usize, const U: usize, const WAVES: u32>(
    x: In<T>,
    squares: In<f32>,
    w: In<T>,
    mut y: Out<f32>,
    mut best: Out<u64>,
    cols: u32,
    inverse: f32,
    eps: f32,
) {
    let row = (block_id() * WAVES + wave_id()) * R as u32;
    let starts = row_starts::<PER, R, 1>(row, y.len(), cols);
    let part = part_of_squares(&squares);
    let acc = products::<T, PER, 1, R, R, U, PARTS>(&x, &w, [0], starts, cols, 32);
    let logit = folded(acc, 32)[0] * scale_of_squares(&squares, part, inverse, eps);
    let own = row + lane();
    let exists = lane() < R as u32 && own < y.len();
    ranked(&mut y, &mut best, logit, own, exists);
}

/// As [`head_matvec()`], of packed weights: `q`, `halves`, `words` and `W` are those of
/// [`normed_packed`](super::packed::normed_packed()).
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(y.len().div_ceil(WAVES * R)),
    requires(
        cols.is_multiple_of(32) && x.len() >= 2 * cols,
        q.len() * 16 == y.len() * cols * W,
        halves.len() * 32 == y.len() * cols * if P == Pack::Int8 { 1 } else { 2 },
        best.len() == y.len().div_ceil(WAVES * R),
    ),
    unsafe(unchecked),
    for((P, W) in [(Pack::Int4Min, 2), (Pack::Int8, 4)], T in [bf16], (R, U, WAVES) in [(8, 1, 4)]),
)]
pub fn head_packed<T: Float, const P: Pack, const W: usize, const R: usize, const U: usize, const WAVES: u32>(
    x: In<T>,
    squares: In<f32>,
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    mut y: Out<f32>,
    mut best: Out<u64>,
    cols: u32,
    inverse: f32,
    eps: f32,
) {
    let row = (block_id() * WAVES + wave_id()) * R as u32;
    let (last, groups) = (y.len() - 1, cols / 16);
    let starts: [u32; R] = core::array::from_fn(|r| (row + r as u32).min(last) * groups);
    let part = part_of_squares(&squares);
    let acc = packed_products::<T, P, W, 2, R, U>(&x, &q, &halves, &words, starts, cols);
    let logit = gathered::<R>(acc) * scale_of_squares(&squares, part, inverse, eps);
    let own = row + lane();
    let exists = lane() < R as u32 && own < y.len();
    ranked(&mut y, &mut best, logit, own, exists);
}
