//! The gated activation of the feed-forward block.

use t0::prelude::*;

/// x / (1 + e^-x).
#[t0::device]
pub fn silu(x: f32) -> f32 {
    x / (1.0 + (-x).exp())
}

/// `out[t, c] = silu(both[t, c]) * both[t, width + c]`, the gate's projection first, then the other.
///
/// `both`: tokens x 2 width. `out`: tokens x width. Launch over `(width, tokens)` work-items.
#[t0::kernel(block = 256)]
pub fn swiglu(both: In<f32>, mut out: Out<f32>) {
    let column = global_id();
    let token = block_id_y();
    let width = out.cols();
    out[(token, column)] = silu(both[(token, column)]) * both[(token, width + column)];
}
