//! The most probable token of rows of logits, by all compute units.

use super::sample::{NOT_FINITE, rank};
use t0::prelude::*;

/// The logits of a workgroup of [`best_of_part()`].
#[t0::constant]
pub const PART: u32 = 1024;

/// The rank of a logit that is not finite. No other one has it.
#[t0::constant]
const DAMAGED: u64 = 0xFFFF_FFFF_FFFF_FFFF;

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
            greatest = greatest.max(if x.is_finite() { rank(x, id) } else { DAMAGED });
        }
    }
    let most = block::max(greatest);
    if thread_id() == 0 {
        best[(block_id_y(), block_id())] = most;
    }
}

/// The most probable token of each row, or [`NOT_FINITE`].
///
/// - `best`: rows x parts of the vocabulary, of [`best_of_part()`].
/// - `out`: its first row has a token for each row.
#[t0::kernel(
    block = 256,
    grid = blocks(best.rows()),
    requires(out.cols() == best.rows() && out.rows() > 0 && best.len() == best.rows() * best.cols()),
)]
pub fn best_of_parts(best: In<u64>, mut out: Out<u32>) {
    let row = block_id();
    let mut greatest = 0u64;
    for i in strided(thread_id(), best.cols(), 256) {
        greatest = greatest.max(best[(row, i)]);
    }
    let most = block::max(greatest);
    if thread_id() == 0 {
        out[(0, row)] = if most == DAMAGED { NOT_FINITE } else { !(most as u32) };
    }
}
