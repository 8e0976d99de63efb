//! Products of one vector with a matrix of weights that is not packed, with what comes before and after them.
//!
//! The kernels are `unsafe(unchecked)`, as those of [`matvec`](super::super::matvec), whose loops they use. SAFETY:
//! the launch rules fix the lengths of all views by the rows of the result and `cols`. Rows past the last are replaced
//! by the last, and not stored.

use super::super::matvec::{folded, products, row_starts, stored};
use super::carry::{carry, part_of_squares, scale_of_squares};
use t0::prelude::*;

/// `y = w norm(x) + bias` for one vector. With two `SIDES`, `y = silu(g) * u`, where `g` is the product of the first
/// half of the rows and `u` that of the second half.
///
/// - `x`: the elements of the residual stream times the weights of the norm. `squares`: the sums of the squares of its
///   elements, whose number is 1 / `inverse`.
/// - `w`: `SIDES` * rows x cols. `bias`: one element for each row of `w`, or empty. `y`: 1 x rows.
/// - `PER`, `R`, `U`, `WAVES`: see [`matvec`](super::super::matvec::matvec()).
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(y.cols().div_ceil(WAVES * R / SIDES)),
    requires(
        y.rows() == 1,
        x.len() >= cols,
        w.len() == SIDES * y.cols() * cols,
        bias.len() == 0 || bias.len() == SIDES * y.cols(),
        w.len() <= 0xE00_0000 * PER && cols <= 0x40_0000,
    ),
    unsafe(unchecked),
    for(
        (T, PER, O, SIDES, R, U, WAVES) in [
            (f32, 4, f32, 1, 8, 4, 2), (f32, 4, f32, 2, 8, 4, 2),
            (bf16, 8, f32, 1, 4, 4, 1), (bf16, 8, bf16, 2, 8, 4, 2),
        ],
    ),
)]
pub fn normed_matvec<
    T: Float,
    const PER: usize,
    O: Float,
    const SIDES: usize,
    const R: usize,
    const U: usize,
    const WAVES: u32,
>(
    x: In<T>,
    squares: In<f32>,
    w: In<T>,
    bias: In<T>,
    mut y: InOut<O>,
    cols: u32,
    inverse: f32,
    eps: f32,
) {
    let row = (block_id() * WAVES + wave_id()) * (R / SIDES) as u32;
    let starts = row_starts::<PER, R, SIDES>(row, y.cols(), cols);
    let part = part_of_squares(&squares);
    let acc = products::<T, PER, 1, R, R, U, 1>(&x, &w, [0], starts, cols, 32);
    let scale = scale_of_squares(&squares, part, inverse, eps);
    let sums = folded(acc, 32).map(|sum| sum * scale);
    stored::<T, O, false, R, R, SIDES>(&mut y, &bias, sums, row, 32);
}

/// `hidden += w x`, and the operand of the next product.
///
/// - `x`: `cols` elements. `w`: rows x cols. `hidden`: the residual stream, one element for each row.
/// - `norm`: the weights of the next norm. `narrow`: the operand, of 1 or 2 `parts`.
/// - `squares`: the sum of the squares of the elements of each workgroup.
/// - `PER`, `R`, `U`, `WAVES`: see [`matvec`](super::super::matvec::matvec()).
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(hidden.len().div_ceil(WAVES * R)),
    requires(
        x.len() >= cols && norm.len() == hidden.len(),
        w.len() == hidden.len() * cols,
        parts == 1 || parts == 2,
        narrow.len() >= parts * hidden.len(),
        squares.len() == hidden.len().div_ceil(WAVES * R),
        w.len() <= 0xE00_0000 * PER && cols <= 0x40_0000,
    ),
    unsafe(unchecked),
    for((T, PER, R, U, WAVES) in [(f32, 4, 8, 4, 2), (bf16, 8, 8, 4, 2)]),
)]
pub fn residual_matvec<T: Float, const PER: usize, const R: usize, const U: usize, const WAVES: u32>(
    x: In<T>,
    w: In<T>,
    norm: In<T>,
    mut hidden: InOut<f32>,
    mut narrow: Out<T>,
    mut squares: Out<f32>,
    cols: u32,
    parts: u32,
) {
    let row = (block_id() * WAVES + wave_id()) * R as u32;
    let starts = row_starts::<PER, R, 1>(row, hidden.len(), cols);
    let own = row + lane();
    let exists = lane() < R as u32 && own < hidden.len();
    let at = own.min(hidden.len() - 1);
    // Lanes without an element must not read those of other lanes.
    let before = hidden.get_or(if exists { at } else { u32::MAX }, 0.0);
    let weight = norm[at].to_f32();
    let acc = products::<T, PER, 1, R, R, U, 1>(&x, &w, [0], starts, cols, 32);
    let sums = folded(acc, 32);
    let element = before + sums[0];
    let sum = block::sum(if exists { element * element } else { 0.0 });
    if thread_id() == 0 {
        squares[block_id()] = sum;
    }
    if exists {
        carry::<T>(&mut hidden, &mut narrow, element, weight, at, parts);
    }
}
