//! Root-mean-square normalisation of rows.

use t0::prelude::*;

/// `out[r, c] = x[r, c] / sqrt(mean(x[r, :]^2) + eps) * weight[c]`.
///
/// `x`: rows x cols, contiguous. `out`: the same where `PARTS` is 1; where it is 2, rows x 2 cols: the values as `T`
/// has them, then what each of them lacks, again as `T` has it, so that both together are good to twice the digits.
/// `weight`: cols. The sum runs in `f32`: each of 256 lanes over four
/// neighbouring columns of every 1024 (one of every 256 where rows do not start at multiples of four), then the wave's
/// butterfly, then the eight waves in order.
#[t0::kernel(
    block = 256,
    grid = blocks(x.rows()),
    requires(x.len() == x.rows() * x.cols(), out.len() == x.len() * PARTS, weight.len() == x.cols()),
    for((T, PARTS) in [(f32, 1), (bf16, 1), (bf16, 2), (f16, 1), (f16, 2)]),
)]
pub fn rmsnorm<T: Float, const PARTS: u32>(x: In<f32>, weight: In<T>, mut out: Out<T>, eps: f32) {
    let mut partial = Lds::<f32, 8>::new();
    let row = block_id();
    let cols = x.cols();
    let (from, to) = (row * cols, row * cols * PARTS);
    let whole = if cols % 4 == 0 { cols } else { 0 };
    let mut squares = 0.0f32;
    for c in strided(thread_id() * 4, whole, 1024) {
        let v = x.load::<4>(from + c);
        squares = v.dot(v, squares);
    }
    for c in strided(whole + thread_id(), cols, 256) {
        let v = x[from + c];
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
    for c in strided(thread_id() * 4, whole, 1024) {
        let (v, w) = (x.load::<4>(from + c), weight.load::<4>(c));
        let (mut normed, mut rest) = (w, w);
        #[unroll]
        for i in 0..4 {
            let exact = v[i] * scale * w[i].to_f32();
            normed[i] = T::from_f32(exact);
            rest[i] = T::from_f32(exact - normed[i].to_f32());
        }
        out.store(to + c, normed);
        if PARTS == 2 {
            out.store(to + cols + c, rest);
        }
    }
    for c in strided(whole + thread_id(), cols, 256) {
        let exact = x[from + c] * scale * weight[c].to_f32();
        let normed = T::from_f32(exact);
        out[to + c] = normed;
        if PARTS == 2 {
            out[to + cols + c] = T::from_f32(exact - normed.to_f32());
        }
    }
}
