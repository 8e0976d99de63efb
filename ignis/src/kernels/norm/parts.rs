//! Normalisation of rows by parts of waves, which keeps what gradients need.

use super::elements::{centered, scale_of};
use crate::kernels::rows::{Rows, row_sum, share};
use crate::kernels::runs::{store_eight, sum_eight};
use t0::prelude::*;

/// `out[r, c] = (x[r, c] - mean[r]) scale[r] weight[c] + bias[c]` with `scale[r] = 1 / sqrt(mean of squares + eps)`.
///
/// `statistics` gets the scales of all rows, then with `CENTER` their means. Without `CENTER` the mean is 0 and there
/// is no bias. `inverse` is 1 / the elements of a row.
#[t0::kernel(
    block = 256,
    grid = blocks(rows.count.div_ceil(rows.per_block)),
    requires(
        x.len() == rows.count * rows.cols, out.len() == x.len(), rows.whole <= rows.cols,
        weight.len() == rows.cols, bias.len() == rows.cols,
        statistics.len() == rows.count || CENTER && statistics.len() == 2 * rows.count,
    ),
    for(T in [f32, bf16, f16], CENTER in [false, true]),
)]
#[allow(clippy::too_many_arguments)]
pub fn normalize<T: Float, const CENTER: bool>(
    x: In<T>,
    weight: In<T>,
    bias: In<T>,
    mut out: Out<T>,
    mut statistics: Out<f32>,
    rows: Rows,
    inverse: f32,
    eps: f32,
) {
    let own = share(rows);
    let mut mean = 0.0f32;
    if CENTER {
        let mut sum = 0.0f32;
        for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
            let v = x.load::<8>(own.base + c).map(|v| v.to_f32());
            sum += sum_eight(v);
        }
        for c in strided(own.whole + own.lane, own.cols, own.lanes) {
            sum += x[own.base + c].to_f32();
        }
        mean = row_sum(sum, rows) * inverse;
    }
    let mut squares = 0.0f32;
    for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
        let v = x.load::<8>(own.base + c).map(|v| centered::<CENTER>(v.to_f32(), mean));
        squares = v.dot(v, squares);
    }
    for c in strided(own.whole + own.lane, own.cols, own.lanes) {
        let v = centered::<CENTER>(x[own.base + c].to_f32(), mean);
        squares = v.mul_add(v, squares);
    }
    let scale = scale_of(row_sum(squares, rows), inverse, eps);
    if own.lane == 0 {
        statistics[own.row] = scale;
        if CENTER {
            statistics[rows.count + own.row] = mean;
        }
    }
    for c in strided(own.lane * 8, own.whole, own.lanes * 8) {
        let mut v = x.load::<8>(own.base + c).map(|v| centered::<CENTER>(v.to_f32(), mean) * scale);
        let w = weight.load::<8>(c);
        #[unroll]
        for i in 0..8 {
            v[i] *= w[i].to_f32();
        }
        if CENTER {
            let b = bias.load::<8>(c);
            #[unroll]
            for i in 0..8 {
                v[i] += b[i].to_f32();
            }
        }
        store_eight(&mut out, own.base + c, v);
    }
    for c in strided(own.whole + own.lane, own.cols, own.lanes) {
        let v = centered::<CENTER>(x[own.base + c].to_f32(), mean) * scale * weight[c].to_f32();
        out[own.base + c] = T::from_f32(if CENTER { v + bias[c].to_f32() } else { v });
    }
}
