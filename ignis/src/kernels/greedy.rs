//! The most probable token of rows of logits, by all compute units.

use super::sample::{NOT_FINITE, rank};
use t0::prelude::*;

/// The logits of a workgroup of [`best_of_part()`].
#[t0::constant]
pub const PART: u32 = 1024;

/// The rank of a logit that is not finite. No other one has it.
#[t0::constant]
const DAMAGED: u64 = 0xFFFF_FFFF_FFFF_FFFF;

/// The rank of a logit and its token, or `DAMAGED`.
#[t0::device]
pub fn rank_of(logit: f32, id: u32) -> u64 {
    if logit.is_finite() { rank(logit, id) } else { DAMAGED }
}

/// The greatest rank of each part of [`PART`] logits of a row, or `DAMAGED`.
///
/// - `logits`: (rows * `parts`) x vocabulary. The logits of a row are the sum of its `parts`, 1 or 2.
/// - `best`: rows x parts of the vocabulary.
#[t0::kernel(
    block = 256,
    grid = blocks(logits.cols().div_ceil(PART), best.rows()),
    requires(
        parts > 0 && parts <= 2,
        logits.rows() == best.rows() * parts && logits.len() == logits.rows() * logits.cols(),
        best.cols() == logits.cols().div_ceil(PART) && best.len() == best.rows() * best.cols(),
    ),
)]
pub fn best_of_part(logits: In<f32>, mut best: Out<u64>, parts: u32) {
    let vocabulary = logits.cols();
    let from = block_id_y() * parts * vocabulary;
    let mut greatest = 0u64;
    #[unroll]
    for i in 0..4u32 {
        let id = block_id() * PART + i * 256 + thread_id();
        if id < vocabulary {
            let mut x = logits[from + id];
            if parts == 2 {
                x += logits[from + vocabulary + id];
            }
            greatest = greatest.max(rank_of(x, id));
        }
    }
    let most = block::max(greatest);
    if thread_id() == 0 {
        best[(block_id_y(), block_id())] = most;
    }
}

/// The most probable token of each row, or [`NOT_FINITE`].
///
/// - `best`: rows x parts of the vocabulary, of [`best_of_part()`] or
///   [`head_matvec`](super::fused::head::head_matvec()).
/// - `out`: its first row has a token for each row.
#[t0::kernel(
    block = 256,
    grid = blocks(best.rows()),
    requires(out.cols() == best.rows() && out.rows() > 0 && best.len() == best.rows() * best.cols()),
)]
pub fn best_of_parts(best: In<u64>, mut out: Out<u32>) {
    let row = block_id();
    let mut greatest = 0u64;
    let last = best.cols().max(1) - 1;
    for from in strided(thread_id(), best.cols(), 256 * 10) {
        // All loads before the first wait: a row may have thousands of parts. The last one may be loaded again.
        let held: [u64; 10] = core::array::from_fn(|i| best[(row, (from + 256 * i as u32).min(last))]);
        #[unroll]
        for i in 0..10usize {
            greatest = greatest.max(held[i]);
        }
    }
    let most = block::max(greatest);
    if thread_id() == 0 {
        out[(0, row)] = if most == DAMAGED { NOT_FINITE } else { !(most as u32) };
    }
}
