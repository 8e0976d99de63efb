//! Root-mean-square normalisation of rows.

use t0::prelude::*;

/// `out[r, c] = x[r, c] / sqrt(mean(x[r, :]^2) + eps) * weight[c]`.
///
/// `x`, `out`: rows x cols. `weight`: cols. Launch one block a row. The sum runs in `f32`: each of 256 lanes over every 256th
/// column, then the wave's butterfly, then the eight waves in order.
#[t0::kernel(block = 256, for(T in [f32, bf16]))]
pub fn rmsnorm<T: Float>(x: In<f32>, weight: In<T>, mut out: Out<f32>, eps: f32) {
    let mut partial = Lds::<f32, 8>::new();
    let row = block_id();
    let cols = x.cols();
    let mut squares = 0.0f32;
    for c in strided(thread_id(), cols, 256) {
        let v = x[(row, c)];
        squares = v.mul_add(v, squares);
    }
    let sum = wave::sum(squares);
    if lane() == 0 {
        partial[wave_id()] = sum;
    }
    barrier();
    let mut total = 0.0f32;
    for w in 0..8 {
        total += partial[w];
    }
    let scale = (total / cols as f32 + eps).rsqrt();
    for c in strided(thread_id(), cols, 256) {
        out[(row, c)] = x[(row, c)] * scale * weight[c].to_f32();
    }
}
