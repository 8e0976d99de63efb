//! The gated activation of the feed-forward block.

use super::math::silu;
use super::runs::store_eight;
use t0::prelude::*;

// The types of the operands and of the result, and `ROWS`: a linear layer in `f32` that computes gate and up side by
// side, and with gradients also contiguous tensors.
#[cfg(not(feature = "grad"))]
t0::instances! { pub(crate) kinds = (I, T, ROWS) in [(f32, f32, true), (f32, bf16, true), (f32, f16, true)] }
#[cfg(feature = "grad")]
t0::instances! {
    pub(crate) kinds = (I, T, ROWS) in [
        (f32, f32, true), (f32, bf16, true), (f32, f16, true),
        (f32, f32, false), (bf16, bf16, false), (f16, f16, false),
    ]
}

/// `out[r, c] = silu(gate[r, c]) * up[r, c]`, rounded once.
///
/// - `gate`, `up`: rows x cols, which may have gaps between rows, of the same size. `out`: rows x cols.
/// - `ROWS`: whether there is more than one row. Contiguous tensors are one row.
///
/// A work-item computes eight neighbouring columns.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the shapes of all views; rows are below their number
/// and columns below `cols`.
#[t0::kernel(
    block = 256,
    grid = (out.cols().div_ceil(8), out.rows()),
    requires(
        gate.rows() == out.rows() && gate.cols() == out.cols(),
        up.rows() == out.rows() && up.cols() == out.cols() && up.stride() == gate.stride(),
        ROWS || out.rows() == 1,
    ),
    fast_math,
    unsafe(unchecked),
    for(in kinds),
)]
// The kernel language takes closures here, not names of functions.
#[allow(clippy::redundant_closure)]
pub fn swiglu<I: Float, T: Float, const ROWS: bool>(gate: In<I>, up: In<I>, mut out: Out<T>) {
    let column = global_id() * 8;
    let width = out.cols();
    let (from, to) = if ROWS { (block_id_y() * gate.stride(), block_id_y() * out.stride()) } else { (0, 0) };
    // Rows of an odd number of 16-bit elements start between words.
    let whole = if ROWS && to % 2 == 1 { 0 } else { width };
    if column + 8 <= whole {
        let (x, u) = (gate.load::<8>(from + column).map(|v| v.to_f32()), up.load::<8>(from + column));
        let mut results = x.map(|x| silu(x));
        #[unroll]
        for k in 0..8 {
            results[k] *= u[k].to_f32();
        }
        store_eight(&mut out, to + column, results);
    } else {
        for k in column..(column + 8).min(width) {
            out[to + k] = T::from_f32(silu(gate[from + k].to_f32()) * up[from + k].to_f32());
        }
    }
}
