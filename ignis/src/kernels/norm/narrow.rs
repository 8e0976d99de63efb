//! The whole backward of a normalisation of rows with at most 256 elements, in one pass over its operands.

use super::elements::centered;
use crate::kernels::rows::{Rows, row_sum};
use crate::kernels::runs::{store_eight, sum_eight};
use t0::prelude::*;

/// The gradient of `x` of [`normalize()`](super::parts::normalize()), and those of weight and bias, summed over the
/// rows of a workgroup: `partial[k, c]`, and with `CENTER` the bias at `partial[k, cols + c]`.
///
/// A workgroup processes `steps` times `rows.per_block` rows. A lane has the same eight columns of all its rows, so
/// that it keeps their weights and sums in registers. Lanes without a row or a column add zeros.
#[t0::kernel(
    block = 256,
    grid = blocks(rows.count.div_ceil(rows.per_block * steps)),
    requires(
        x.len() == rows.count * rows.cols, g.len() == x.len(), out.len() == x.len(), weight.len() == rows.cols,
        rows.cols.is_multiple_of(8), rows.cols * rows.per_block <= 2048, steps > 0,
        statistics.len() == rows.count || CENTER && statistics.len() == 2 * rows.count,
        partial.len() >= rows.count.div_ceil(rows.per_block * steps) * rows.cols,
    ),
    for(T in [f32, bf16, f16], CENTER in [false, true]),
)]
#[allow(clippy::too_many_arguments)]
pub fn normalize_backward_narrow<T: Float, const CENTER: bool>(
    x: In<T>,
    weight: In<T>,
    g: In<T>,
    statistics: In<f32>,
    mut out: Out<T>,
    mut partial: Out<f32>,
    rows: Rows,
    inverse: f32,
    steps: u32,
) {
    let mut weights = Lds::<f32, 2048>::new();
    let mut biases = Lds::<f32, 2048>::new();
    let lanes = 1 << rows.shift;
    let column = (thread_id() & (lanes - 1)) * 8;
    let mut w = [0.0f32; 8];
    if column < rows.cols {
        w = weight.load::<8>(column).map(|v| v.to_f32());
    }
    let (mut by_weight, mut by_bias) = ([0.0f32; 8], [0.0f32; 8]);
    let first = block_id() * steps * rows.per_block + (thread_id() >> rows.shift);
    for step in 0..steps {
        let row = first + step * rows.per_block;
        let exists = column < rows.cols && row < rows.count;
        let at = row * rows.cols + column;
        let (mut scale, mut mean) = (0.0f32, 0.0f32);
        let (mut v, mut d) = ([0.0f32; 8], [0.0f32; 8]);
        if exists {
            scale = statistics[row];
            if CENTER {
                mean = statistics[rows.count + row];
            }
            v = x.load::<8>(at).map(|v| centered::<CENTER>(v.to_f32(), mean));
            d = g.load::<8>(at).map(|v| v.to_f32());
        }
        let mut h = d;
        #[unroll]
        for k in 0..8 {
            h[k] *= w[k];
        }
        let slope = row_sum(h.dot(v, 0.0), rows) * inverse * scale * scale;
        let offset = if CENTER { row_sum(sum_eight(h), rows) * inverse } else { 0.0 };
        #[unroll]
        for k in 0..8 {
            h[k] = (-slope).mul_add(v[k], centered::<CENTER>(h[k], offset)) * scale;
            by_weight[k] = (v[k] * scale).mul_add(d[k], by_weight[k]);
            if CENTER {
                by_bias[k] += d[k];
            }
        }
        if exists {
            store_eight(&mut out, at, h);
        }
    }
    let to = thread_id() * 8;
    weights.store(to, [by_weight[0], by_weight[1], by_weight[2], by_weight[3]]);
    weights.store(to + 4, [by_weight[4], by_weight[5], by_weight[6], by_weight[7]]);
    if CENTER {
        biases.store(to, [by_bias[0], by_bias[1], by_bias[2], by_bias[3]]);
        biases.store(to + 4, [by_bias[4], by_bias[5], by_bias[6], by_bias[7]]);
    }
    barrier();
    let c = thread_id();
    if c < rows.cols {
        let (mut weight, mut bias) = (0.0f32, 0.0f32);
        for k in strided(c, 2048, lanes * 8) {
            weight += weights[k];
            if CENTER {
                bias += biases[k];
            }
        }
        let stride = if CENTER { 2 * rows.cols } else { rows.cols };
        partial[block_id() * stride + c] = weight;
        if CENTER {
            partial[block_id() * stride + rows.cols + c] = bias;
        }
    }
}
