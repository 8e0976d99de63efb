//! The gated activation of the feed-forward block.

use super::math::silu;
use t0::prelude::*;

/// `out[t, c] = silu(both[t, c]) * both[t, width + c]`, the gate's projection first, then the other.
///
/// `both`: tokens x 2 width. `out`: tokens x width. Both contiguous. A work-item makes four neighbouring columns.
#[t0::kernel(
    block = 256,
    grid = (out.cols().div_ceil(4), out.rows()),
    requires(out.len() == out.rows() * out.cols(), both.len() == 2 * out.len()),
    for(T in [f32, bf16, f16]),
)]
pub fn swiglu<T: Float>(both: In<f32>, mut out: Out<T>) {
    let column = global_id() * 4;
    let width = out.cols();
    let to = block_id_y() * width;
    let from = 2 * to;
    if width % 4 == 0 {
        let (gate, up) = (both.load::<4>(from + column), both.load::<4>(from + width + column));
        let mut gated = [T::from_f32(0.0); 4];
        #[unroll]
        for i in 0..4 {
            gated[i] = T::from_f32(silu(gate[i]) * up[i]);
        }
        out.store(to + column, gated);
    } else {
        for c in column..(column + 4).min(width) {
            out[to + c] = T::from_f32(silu(both[from + c]) * both[from + width + c]);
        }
    }
}
