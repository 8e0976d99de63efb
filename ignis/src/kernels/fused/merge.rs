//! The parts of attention, the product after it, and the residual.

use super::super::matvec::{folded, row_starts};
use super::carry::carry;
use t0::prelude::*;

/// The parts of attention of four neighbouring columns from `c` on, and the shares of their head.
#[t0::device]
pub fn parts_of<const S: usize>(
    parts: &In<f32>,
    shares: &In<f32>,
    c: u32,
    shift: u32,
) -> ([[f32; 4]; S], [[f32; 2]; S]) {
    let (at, column) = ((c >> shift) * S as u32, c & ((1 << shift) - 1));
    (
        core::array::from_fn(|s| parts.load::<4>(((at + s as u32) << shift) + column)),
        core::array::from_fn(|s| shares.load::<2>(2 * (at + s as u32))),
    )
}

/// The sum of [`parts_of`].
#[t0::device]
pub fn merged<const S: usize>((part, share): ([[f32; 4]; S], [[f32; 2]; S])) -> [f32; 4] {
    let mut top = share[0][0];
    #[unroll]
    for s in 1..S {
        top = top.max(share[s][0]);
    }
    let mut total = 0.0f32;
    let mut sum = [0.0f32; 4];
    #[unroll]
    for s in 0..S {
        let weight = (share[s][0] - top).exp();
        total = share[s][1].mul_add(weight, total);
        #[unroll]
        for i in 0..4usize {
            sum[i] = part[s][i].mul_add(weight, sum[i]);
        }
    }
    let inverse = total.rcp();
    sum.map(|x| x * inverse)
}

/// `U` times 16 bytes of `R` rows, from column `at` on. Columns beyond the last ones are replaced by these.
#[t0::device]
fn fetched<T: Float, const PER: usize, const R: usize, const U: usize>(
    w: &In<T>,
    starts: [u32; R],
    at: u32,
    cols: u32,
) -> [[[T; PER]; R]; U] {
    core::array::from_fn(|u| {
        let k = (at + (32 * PER * u) as u32).min(cols - PER as u32);
        core::array::from_fn(|r| w.load::<PER>(starts[r] + k))
    })
}

/// The sums of the products of `R` rows, with those of the columns of [`fetched`]. `x` is 0 beyond the last column.
#[t0::device]
fn with_columns<T: Float, const PER: usize, const R: usize, const U: usize>(
    acc: [f32; R],
    x: &Lds<T, 8192>,
    w: [[[T; PER]; R]; U],
    at: u32,
) -> [f32; R] {
    let mut all = acc;
    #[unroll]
    for u in 0..U {
        let v = x.load::<PER>(at + (32 * PER * u) as u32);
        #[unroll]
        for r in 0..R {
            all[r] = v.dot(w[u][r], all[r]);
        }
    }
    all
}

/// `hidden += w x`, where `x` is the sum of the parts of attention, and the operand of the next product.
///
/// - `parts`: heads * `S` x width, the columns of a part of the positions. `shares`: heads * `S` x 2: the largest score
///   of the part, and the sum of its weights, which are relative to that: see [`attend`](super::attend::attend()).
/// - `cols`: heads * `dim`, at most 8192 with what makes it a multiple of what a wave takes at once.
/// - `w`, `norm`, `hidden`, `narrow`, `squares`, `PER`, `R`, `U`, `WAVES`: see
///   [`residual_matvec`](super::product::residual_matvec()). There is one part of the operand.
///
/// Each workgroup adds up all parts. The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the lengths of all
/// views; columns are below `cols`; rows beyond the last are replaced by the last, and not stored.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(hidden.len().div_ceil(WAVES * R)),
    requires(
        cols.next_multiple_of(32 * PER * U) <= 8192 && cols % 8 == 0,
        dim == 64 || dim == 128,
        parts.len() == cols * S && shares.len() * dim == 2 * cols * S,
        norm.len() == hidden.len() && narrow.len() >= hidden.len(),
        w.len() == hidden.len() * cols,
        squares.len() == hidden.len().div_ceil(WAVES * R),
        w.len() <= 0xE00_0000 * PER && cols <= 0x40_0000,
    ),
    unsafe(unchecked),
    for((T, PER) in [(f32, 4), (bf16, 8)], S in [4, 8], (R, U, WAVES) in [(2, 8, 16)]),
)]
pub fn merged_matvec<T: Float, const PER: usize, const S: usize, const R: usize, const U: usize, const WAVES: u32>(
    parts: In<f32>,
    shares: In<f32>,
    w: In<T>,
    norm: In<T>,
    mut hidden: InOut<f32>,
    mut narrow: Out<T>,
    mut squares: Out<f32>,
    cols: u32,
    dim: u32,
) {
    // The sum of the parts, and zeros after it.
    let mut x = Lds::<T, 8192>::new();
    let shift = if dim == 64 { 6 } else { 7 };
    let row = (block_id() * WAVES + wave_id()) * R as u32;
    let starts = row_starts::<PER, R, 1>(row, hidden.len(), cols);
    let own = row + lane();
    let exists = lane() < R as u32 && own < hidden.len();
    let at = own.min(hidden.len() - 1);
    // Lanes without an element must not read those of other lanes.
    let before = hidden.get_or(if exists { at } else { u32::MAX }, 0.0);
    let weight = norm[at].to_f32();
    let column = lane() * PER as u32;
    // The first weights are on their way while the parts are added up, which come before them.
    let c = 4 * thread_id();
    let own_parts = parts_of::<S>(&parts, &shares, c.min(cols - 4), shift);
    let first = fetched::<T, PER, R, U>(&w, starts, column, cols);
    let filled = cols.next_multiple_of(32 * (PER * U) as u32);
    let four = merged::<S>(own_parts);
    if c < filled {
        x.store(c, four.map(|v| T::from_f32(if c < cols { v } else { 0.0 })));
    }
    for c in strided(4 * thread_id() + 128 * WAVES, filled, 128 * WAVES) {
        let four = merged::<S>(parts_of::<S>(&parts, &shares, c.min(cols - 4), shift));
        x.store(c, four.map(|v| T::from_f32(if c < cols { v } else { 0.0 })));
    }
    barrier();
    let mut acc = with_columns::<T, PER, R, U>([0.0; R], &x, first, column);
    for at in strided(column + 32 * (PER * U) as u32, cols, 32 * (PER * U) as u32) {
        acc = with_columns::<T, PER, R, U>(acc, &x, fetched::<T, PER, R, U>(&w, starts, at, cols), at);
    }
    let sums = folded(acc, 32);
    let element = before + sums[0];
    let sum = block::sum(if exists { element * element } else { 0.0 });
    if thread_id() == 0 {
        squares[block_id()] = sum;
    }
    if exists {
        carry::<T>(&mut hidden, &mut narrow, element, weight, at, 1);
    }
}
