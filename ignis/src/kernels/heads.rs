//! From projected rows to attention's operands: per-head normalisation, rotary embedding, and the cache.

use super::norm::elements::scale_of;
use super::rotary::{angle_of, rotated_first, rotated_second};
use t0::prelude::*;

/// The positions of a page of the cache. A tile of [`attention`](super::attention::attention()) is a page.
#[t0::constant]
pub const PAGE: u32 = 32;

/// The shape of attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Heads {
    /// Query heads.
    pub queries: u32,
    /// Key heads, and as many value heads; divides the query heads.
    pub keys: u32,
    /// Elements of a head.
    pub dim: u32,
}

/// The first column of a query head's keys, and of its values.
#[t0::device]
pub fn key_column(heads: Heads, head: u32) -> u32 {
    head * heads.keys / heads.queries * heads.dim
}

/// `N` elements from `at` on. Without `WHOLE` they may start at any place, and only the first `count` are read.
#[t0::device]
pub fn load_run<T: Float, const N: usize>(x: &In<T>, at: u32, whole: bool, count: u32) -> [f32; N] {
    if whole {
        x.load::<N>(at).map(|v| v.to_f32())
    } else {
        core::array::from_fn(|i| if (i as u32) < count { x[at + i as u32].to_f32() } else { 0.0 })
    }
}

/// Loads `N` weights of a normalisation as [`load_run`] does. Without `NORM` all are 0.
#[t0::device]
pub fn weight_run<T: Float, const N: usize, const NORM: bool>(w: &In<T>, at: u32, whole: bool, count: u32) -> [f32; N] {
    if NORM { load_run::<T, N>(w, at, whole, count) } else { [0.0; N] }
}

/// `N` elements of `x` from `at` on, plus those of `bias` from `to` on if there is a bias, like [`load_run`].
#[t0::device]
pub fn biased_run<T: Float, const N: usize>(
    x: &In<f32>,
    bias: &In<T>,
    biased: bool,
    at: u32,
    to: u32,
    whole: bool,
    count: u32,
) -> [f32; N] {
    let mut sum = load_run::<f32, N>(x, at, whole, count);
    if biased {
        let bias = load_run::<T, N>(bias, to, whole, count);
        #[unroll]
        for i in 0..N {
            sum[i] += bias[i];
        }
    }
    sum
}

/// Stores `N` elements from `at` on, like [`load_run`].
#[t0::device]
pub fn store_run<T: Float, const N: usize>(out: &mut Out<T>, at: u32, values: [f32; N], whole: bool, count: u32) {
    let rounded = values.map(|v| T::from_f32(v));
    if whole {
        out.store(at, rounded);
    } else {
        #[unroll]
        for i in 0..N {
            if (i as u32) < count {
                out[at + i as u32] = rounded[i];
            }
        }
    }
}

/// Splits a token's projection into heads; adds a bias; normalises and rotates queries and keys; appends keys and
/// values to the cache.
///
/// - `heads`: their width is even; halves are rotated against each other (i with i + dim / 2).
/// - `qkv`: tokens x (queries + 2 keys) * dim, queries first, then keys, then values.
/// - `q_weight`, `k_weight`: dim, the normalisation's weights, the same for every head; empty without `NORM`.
/// - `frequencies`: dim / 2, the rotary embedding's inverse frequencies.
/// - `queries`: tokens x queries * dim. `keys`, `values`: pages * [`PAGE`] x keys * dim.
/// - `rows`: 2 x tokens: each token's position in its sequence, and the start of the sequence's table in `pages`.
///   Tokens of different sequences, in any order, share a launch.
/// - `pages`: the tables: entry i is the page that holds positions `PAGE * i` to `PAGE * i + PAGE - 1`.
/// - `eps`: added to the mean square; no effect without `NORM`.
/// - `bias`: added to each row of `qkv`. A model without a bias passes an empty view, and so does one with `NORM`.
/// - `NORM`: whether queries and keys are normalised.
/// - `PAIRS`: how many neighbouring columns of each half of a head a lane has: the least of 1, 2 and 4 that suffices.
/// - `HEADS`: how many heads a wave takes, which share the sines and cosines of its token. The result does not depend
///   on it.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the shapes of all views, whose rows have no gaps
/// between them; elements of `rows` are found by their row and column. Columns are below `dim`,
/// heads below their number, and tokens below `qkv.rows()`. Entries of `pages` are read with a check, and rows of the
/// cache are limited to those of `keys`, so no content of `rows` and `pages` leads outside a view.
#[t0::kernel(
    block = 32,
    grid = blocks((heads.queries + 2 * heads.keys).div_ceil(HEADS), qkv.rows()),
    requires(
        heads.dim.is_multiple_of(2) && heads.dim > 0 && heads.dim <= 64 * PAIRS,
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
        keys.rows() > 0 && keys.cols() == heads.keys * heads.dim && keys.len() == keys.rows() * keys.cols(),
        values.rows() == keys.rows() && values.cols() == keys.cols(),
        values.len() == keys.len(),
    ),
    unsafe(unchecked),
    for(T in [f32, bf16, f16], PAIRS in [1, 2, 4], HEADS in [1, 8], NORM in [true, false]),
)]
pub fn split_heads<T: Float, const PAIRS: usize, const HEADS: u32, const NORM: bool>(
    qkv: In<f32>,
    q_weight: In<T>,
    k_weight: In<T>,
    frequencies: In<f32>,
    mut queries: Out<T>,
    mut keys: Out<T>,
    mut values: Out<T>,
    rows: In<u32>,
    pages: In<u32>,
    heads: Heads,
    eps: f32,
    bias: In<T>,
) {
    let Heads { queries: query_heads, keys: key_heads, dim } = heads;
    let token = block_id_y();
    let position = rows[(0, token)];
    let page = pages.get_or(rows[(1, token)] + position / PAGE, 0);
    let cached = (page * PAGE + position % PAGE).min(keys.rows() - 1) * keys.cols();
    let half = dim / 2;
    // This lane's columns in a half. Lanes beyond the half have none, and read its end.
    let whole = half % PAIRS as u32 == 0;
    let own = lane() * PAIRS as u32;
    let count = own.max(half) - own;
    let exists = own < half;
    let column = if exists { own } else { 0 };
    let frequency = load_run::<f32, PAIRS>(&frequencies, column, whole, count);
    let angles = frequency.map(|f| angle_of(position, f));
    let (sines, cosines) = (angles.map(|a| a.sin()), angles.map(|a| a.cos()));
    let weights = (
        weight_run::<T, PAIRS, NORM>(&q_weight, column, whole, count),
        weight_run::<T, PAIRS, NORM>(&q_weight, half + column, whole, count),
        weight_run::<T, PAIRS, NORM>(&k_weight, column, whole, count),
        weight_run::<T, PAIRS, NORM>(&k_weight, half + column, whole, count),
    );
    let biased = !NORM && bias.len() > 0;
    let inverse = 1.0 / dim as f32;
    let from = token * qkv.cols() + column;
    let first = block_id() * HEADS;
    for head in first..(first + HEADS).min(query_heads + 2 * key_heads) {
        let at = head * dim + column;
        let x = biased_run::<T, PAIRS>(&qkv, &bias, biased, from + head * dim, at, whole, count);
        let y = biased_run::<T, PAIRS>(&qkv, &bias, biased, from + head * dim + half, at + half, whole, count);
        if head >= query_heads + key_heads {
            let to = cached + (head - query_heads - key_heads) * dim + column;
            if exists {
                store_run::<T, PAIRS>(&mut values, to, x, whole, count);
                store_run::<T, PAIRS>(&mut values, to + half, y, whole, count);
            }
        } else {
            let query = head < query_heads;
            let mut a = x;
            let mut b = y;
            if NORM {
                let squares = y.dot(y, x.dot(x, 0.0));
                let sum = wave::sum(if exists { squares } else { 0.0 });
                let scale = scale_of(sum, inverse, eps);
                a = core::array::from_fn(|i| x[i] * scale * if query { weights.0[i] } else { weights.2[i] });
                b = core::array::from_fn(|i| y[i] * scale * if query { weights.1[i] } else { weights.3[i] });
            }
            let low: [f32; PAIRS] = core::array::from_fn(|i| rotated_first(a[i], b[i], sines[i], cosines[i]));
            let high: [f32; PAIRS] = core::array::from_fn(|i| rotated_second(a[i], b[i], sines[i], cosines[i]));
            if exists {
                if query {
                    let to = token * queries.cols() + head * dim + column;
                    store_run::<T, PAIRS>(&mut queries, to, low, whole, count);
                    store_run::<T, PAIRS>(&mut queries, to + half, high, whole, count);
                } else {
                    let to = cached + (head - query_heads) * dim + column;
                    store_run::<T, PAIRS>(&mut keys, to, low, whole, count);
                    store_run::<T, PAIRS>(&mut keys, to + half, high, whole, count);
                }
            }
        }
    }
}
