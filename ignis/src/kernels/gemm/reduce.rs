//! Adds the parts of a product whose depth was split, and finishes the results.

use super::product::{Act, Product, finished};
use t0::prelude::*;

/// What [`super::wmma::matmul()`] does with its sums, for sums that are in `product.splits` parts.
///
/// `parts` has for each part and batch the `m` rows of the product without gaps. They are added in ascending order, so
/// that the result is the same in every run. `product` is that of the result; its strides of the operands are not used.
#[t0::kernel(
    let SIDES: u32 = if ACT == Act::Swiglu { 2 } else { 1 },
    block = 64,
    grid = (product.n, product.m, product.batches),
    requires(
        parts.len() >= product.splits * product.batches * product.m * product.n * SIDES,
        product.ldy >= product.n,
        !BIAS || bias.len() >= product.n * SIDES,
        product.m.min(product.n).min(product.batches) == 0
            || y.len() >= (product.batches - 1) * product.y_step + (product.m - 1) * product.ldy + product.n,
        product.m.min(product.n).min(product.batches) == 0
            || !RESIDUAL
            || residual.len() >= (product.batches - 1) * product.y_step + (product.m - 1) * product.ldy + product.n,
        product.batches <= 1
            || product.m.min(product.n) == 0
            || product.y_step >= (product.m - 1) * product.ldy + product.n,
    ),
    fast_math,
    for(
        (T, O) in [(bf16, f32), (f16, f32), (f32, f32)],
        (BIAS, RESIDUAL, SCALE, ACT) in [(false, false, false, Act::Linear)],
        ACCUMULATE in [false, true],
    ),
)]
pub fn reduce<
    T: Float,
    O: Float,
    const BIAS: bool,
    const RESIDUAL: bool,
    const SCALE: bool,
    const ACCUMULATE: bool,
    const ACT: Act,
>(
    parts: In<f32>,
    bias: In<T>,
    residual: In<O>,
    mut y: InOut<O>,
    product: Product,
) {
    let (col, row, batch) = (global_id(), global_id_y(), global_id_z());
    let columns = product.n * SIDES;
    let from = (batch * product.m + row) * columns + col;
    let mut v = [0.0; 6];
    for split in 0..product.splits {
        let at = split * (product.batches * product.m * columns) + from;
        v[0] += parts[at];
        if ACT == Act::Swiglu {
            v[1] += parts[at + product.n];
        }
    }
    let at = batch * product.y_step + row * product.ldy + col;
    if BIAS {
        v[2] = bias[col].to_f32();
        if ACT == Act::Swiglu {
            v[3] = bias[product.n + col].to_f32();
        }
    }
    if RESIDUAL {
        v[4] = residual[at].to_f32();
    }
    if ACCUMULATE {
        v[5] = y[at].to_f32();
    }
    y[at] = O::from_f32(finished::<BIAS, RESIDUAL, SCALE, ACCUMULATE, ACT>(v, product.scale));
}
