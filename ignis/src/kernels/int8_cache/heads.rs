//! From projected rows to attention's operands, with keys and values as bytes.

use super::super::heads::{Heads, PAGE, biased_run, load_run, store_run, weight_run};
use super::super::norm::elements::scale_of;
use super::super::rotary::{angle_of, rotated_first, rotated_second};
use super::{byte_of, largest, row_of, scale_of_row, some_infinite};
use t0::prelude::*;

/// As [`split_heads`](super::super::heads::split_heads()), with keys and values in `bytes` and `scales`: see the
/// [module](super).
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as for `split_heads`; pages are limited to those of `bytes`.
#[t0::kernel(
    block = 32,
    grid = blocks((heads.queries + 2 * heads.keys).div_ceil(HEADS), qkv.rows()),
    requires(
        heads.dim.is_multiple_of(8) && heads.dim > 0 && heads.dim <= 64 * PAIRS && heads.keys > 0,
        qkv.cols() == (heads.queries + 2 * heads.keys) * heads.dim,
        qkv.len() == qkv.rows() * qkv.cols(),
        NORM || q_weight.len() == 0,
        !NORM || q_weight.len() == heads.dim,
        k_weight.len() == q_weight.len(),
        2 * frequencies.len() == heads.dim,
        bias.len() == 0 || !NORM && bias.len() == qkv.cols(),
        queries.rows() >= qkv.rows() && queries.cols() == heads.queries * heads.dim,
        queries.len() == queries.rows() * queries.cols(),
        rows.rows() == 2 && rows.cols() == qkv.rows(),
        bytes.rows() > 0 && bytes.rows().is_multiple_of(heads.keys),
        bytes.cols() == 2 * PAGE * heads.dim && bytes.len() == bytes.rows() * bytes.cols(),
        scales.rows() == bytes.rows() && scales.cols() == 2 * PAGE && scales.len() == scales.rows() * scales.cols(),
    ),
    unsafe(unchecked),
    for(T in [f32, bf16, f16], PAIRS in [1, 2, 4], HEADS in [1, 8], NORM in [true, false]),
)]
pub fn split_heads_int8<T: Float, const PAIRS: usize, const HEADS: u32, const NORM: bool>(
    qkv: In<f32>,
    q_weight: In<T>,
    k_weight: In<T>,
    frequencies: In<f32>,
    mut queries: Out<T>,
    mut bytes: Out<u8>,
    mut scales: Out<f32>,
    rows: In<u32>,
    pages: In<u32>,
    heads: Heads,
    eps: f32,
    bias: In<T>,
) {
    let Heads { queries: query_heads, keys: key_heads, dim } = heads;
    let token = block_id_y();
    let position = rows[(0, token)];
    let page = pages.get_or(rows[(1, token)] + position / PAGE, 0).min(bytes.rows() / key_heads - 1);
    let half = dim / 2;
    // This lane's columns in a half. Lanes beyond the half have none, and read its beginning.
    let own = lane() * PAIRS as u32;
    let exists = own < half;
    let column = if exists { own } else { 0 };
    let frequency = load_run::<f32, PAIRS>(&frequencies, column, true, 0);
    let angles = frequency.map(|f| angle_of(position, f));
    let (sines, cosines) = (angles.map(|a| a.sin()), angles.map(|a| a.cos()));
    let weights = (
        weight_run::<T, PAIRS, NORM>(&q_weight, column, true, 0),
        weight_run::<T, PAIRS, NORM>(&q_weight, half + column, true, 0),
        weight_run::<T, PAIRS, NORM>(&k_weight, column, true, 0),
        weight_run::<T, PAIRS, NORM>(&k_weight, half + column, true, 0),
    );
    let biased = !NORM && bias.len() > 0;
    let inverse = 1.0 / dim as f32;
    let from = token * qkv.cols() + column;
    let first = block_id() * HEADS;
    for head in first..(first + HEADS).min(query_heads + 2 * key_heads) {
        let at = head * dim + column;
        let x = biased_run::<T, PAIRS>(&qkv, &bias, biased, from + head * dim, at, true, 0);
        let y = biased_run::<T, PAIRS>(&qkv, &bias, biased, from + head * dim + half, at + half, true, 0);
        let (query, value) = (head < query_heads, head >= query_heads + key_heads);
        let (mut low, mut high) = (x, y);
        if !value {
            let mut a = x;
            let mut b = y;
            if NORM {
                let squares = y.dot(y, x.dot(x, 0.0));
                let sum = wave::sum(if exists { squares } else { 0.0 });
                let scale = scale_of(sum, inverse, eps);
                a = core::array::from_fn(|i| x[i] * scale * if query { weights.0[i] } else { weights.2[i] });
                b = core::array::from_fn(|i| y[i] * scale * if query { weights.1[i] } else { weights.3[i] });
            }
            low = core::array::from_fn(|i| rotated_first(a[i], b[i], sines[i], cosines[i]));
            high = core::array::from_fn(|i| rotated_second(a[i], b[i], sines[i], cosines[i]));
        }
        if query {
            if exists {
                let to = token * queries.cols() + head * dim + column;
                store_run::<T, PAIRS>(&mut queries, to, low, true, 0);
                store_run::<T, PAIRS>(&mut queries, to + half, high, true, 0);
            }
        } else {
            let most = largest::<PAIRS>(low).max(largest::<PAIRS>(high));
            let infinite = some_infinite::<PAIRS>(low) || some_infinite::<PAIRS>(high);
            let (scale, by) = scale_of_row(if exists { most } else { 0.0 }, exists && infinite);
            let row = row_of(heads, page, (head - query_heads) % key_heads);
            let entry = position % PAGE + if value { PAGE } else { 0 };
            if exists {
                let to = (row * (2 * PAGE) + entry) * dim + column;
                bytes.store(to, low.map(|x| byte_of(x, by)));
                bytes.store(to + half, high.map(|x| byte_of(x, by)));
            }
            if lane() == 0 {
                scales[row * (2 * PAGE) + entry] = scale;
            }
        }
    }
}
