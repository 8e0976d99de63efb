//! Attention over keys and values that are bytes.

use super::super::attention::joined_column;
use super::super::heads::{Heads, PAGE};
use super::super::mask::{hidden, masked, sees};
use super::super::online_softmax::{Softmax, with_scores};
use super::{dot_bytes, row_of};
use t0::prelude::*;

/// The sum of products of a query and the bytes of a key, both of `D` elements.
#[t0::device]
fn dot_known<T: Float, const D: usize>(queries: &In<T>, bytes: &In<u8>, query: u32, key: u32) -> f32 {
    let mut sum = 0.0f32;
    #[unroll]
    for i in 0..D / 32 {
        let held: [[u8; 16]; 2] = core::array::from_fn(|u| bytes.load::<16>(key + (32 * i + 16 * u) as u32));
        #[unroll]
        for u in 0..4usize {
            let x = queries.load::<8>(query + (32 * i + 8 * u) as u32).map(|x| x.to_f32());
            let eight: [u8; 8] = core::array::from_fn(|k| held[u / 2][u % 2 * 8 + k]);
            sum = dot_bytes::<8>(x, eight, sum);
        }
    }
    sum
}

/// As [`dot_known`], of a multiple of eight elements.
#[t0::device]
fn dot_any<T: Float>(queries: &In<T>, bytes: &In<u8>, query: u32, key: u32, dim: u32) -> f32 {
    let mut sum = 0.0f32;
    for c in strided(0, dim, 8) {
        let x = queries.load::<8>(query + c).map(|x| x.to_f32());
        sum = dot_bytes::<8>(x, bytes.load::<8>(key + c), sum);
    }
    sum
}

/// As [`attention`](super::super::attention::attention()), with keys and values in `bytes` and `scales`: see the
/// [module](super).
///
/// - `window`: how many positions a token sees, at least 1.
/// - `D`, `COLUMNS`: as in `attention`. Four waves share a token.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as for `attention`; pages are limited to those of `bytes`.
#[t0::kernel(
    block = 128,
    grid = blocks(heads.queries, queries.rows()),
    requires(
        heads.dim.is_multiple_of(8) && heads.dim > 0 && heads.keys > 0,
        heads.dim <= 32 * COLUMNS && heads.dim >= COLUMNS,
        D == 0 || heads.dim == D,
        queries.cols() == heads.queries * heads.dim && queries.len() == queries.rows() * queries.cols(),
        out.rows() == queries.rows() && out.cols() == queries.cols() && out.len() == queries.len(),
        rows.rows() == 2 && rows.cols() == queries.rows(),
        bytes.rows() > 0 && bytes.rows().is_multiple_of(heads.keys),
        bytes.cols() == 2 * PAGE * heads.dim && bytes.len() == bytes.rows() * bytes.cols(),
        scales.rows() == bytes.rows() && scales.cols() == 2 * PAGE && scales.len() == scales.rows() * scales.cols(),
        window > 0,
    ),
    unsafe(unchecked),
    for(T in [f32, bf16, f16], (D, COLUMNS) in [(64, 2), (128, 4), (0, 2), (0, 4), (0, 8)]),
)]
pub fn attention_int8<T: Float, const D: usize, const COLUMNS: usize>(
    queries: In<T>,
    bytes: In<u8>,
    scales: In<f32>,
    mut out: Out<T>,
    rows: In<u32>,
    pages: In<u32>,
    heads: Heads,
    scale: f32,
    window: u32,
) {
    let mut shares = Lds::<Softmax, 4>::new();
    let mut parts = Lds::<f32, 4, 256>::new();
    let dim = if D == 0 { heads.dim / 8 * 8 } else { D as u32 };
    let (head, token) = (block_id(), block_id_y());
    let (count, table) = (rows[(0, token)] + 1, rows[(1, token)]);
    let hidden = hidden::<true>(count, window);
    let first = hidden / PAGE * PAGE;
    let last_page = bytes.rows() / heads.keys - 1;
    let key_head = head * heads.keys / heads.queries;
    let query = (token * heads.queries + head) * dim;
    let own = (lane() * COLUMNS as u32).min(dim - COLUMNS as u32);

    let mut part = 0.0f32;
    for c in strided(lane(), dim, 32) {
        part += queries[query + c].to_f32();
    }
    let offset = -128.0 * wave::sum(part);
    let mut softmax = Softmax { max: f32::NEG_INFINITY, sum: 0.0 };
    let mut acc = [0.0f32; COLUMNS];
    // This lane's part of the sum of the weights of bytes.
    let mut weights = 0.0f32;
    for tile in strided(first + wave_id() * 32, count, 128) {
        let page = pages.get_or(table + tile / PAGE, 0).min(last_page);
        let row = row_of(heads, page, key_head);
        let (entry, start) = (lane().min(count - 1 - tile), row * (2 * PAGE) * dim);
        let of_key = scales[row * (2 * PAGE) + entry];
        let of_value = scales[row * (2 * PAGE) + PAGE + entry];
        let dot = if D == 0 {
            dot_any(&queries, &bytes, query, start + entry * dim, dim)
        } else {
            dot_known::<T, D>(&queries, &bytes, query, start + entry * dim)
        };
        let seen = sees::<true>(tile + lane(), count, hidden);
        let (with_tile, weight, shrink) = with_scores(softmax, masked((dot + offset) * of_key * scale, seen));
        softmax = with_tile;
        let scaled = weight * of_value;
        weights = weights.mul_add(shrink, scaled);
        for v in acc.iter_mut() {
            *v *= shrink;
        }
        let tiles = (count - tile).min(32);
        let eights = tiles / 8 * 8;
        let values = start + PAGE * dim + own;
        for j in strided(0, eights, 8) {
            let mut held = [[0u8; COLUMNS]; 8];
            #[unroll]
            for i in 0..8 {
                held[i] = bytes.load::<COLUMNS>(values + (j + i as u32) * dim);
            }
            #[unroll]
            for i in 0..8 {
                let w = wave::broadcast(scaled, j + i as u32);
                #[unroll]
                for c in 0..COLUMNS {
                    acc[c] = w.mul_add(held[i][c] as f32, acc[c]);
                }
            }
        }
        for j in eights..tiles {
            let w = wave::broadcast(scaled, j);
            let held = bytes.load::<COLUMNS>(values + j * dim);
            #[unroll]
            for c in 0..COLUMNS {
                acc[c] = w.mul_add(held[c] as f32, acc[c]);
            }
        }
    }

    let all = wave::sum(weights);
    if lane() == 0 {
        shares[wave_id()] = softmax;
    }
    #[unroll]
    for c in 0..COLUMNS {
        parts[(wave_id(), own + c as u32)] = all.mul_add(-128.0, acc[c]);
    }
    barrier();
    let waves = (count - first).div_ceil(32).min(4);
    for c in strided(thread_id(), dim, 128) {
        out[(token, head * dim + c)] = T::from_f32(joined_column(&shares, &parts, waves, c));
    }
}
