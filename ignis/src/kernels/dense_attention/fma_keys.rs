//! The gradients of keys and values of `f32` tensors, on vector instructions.

use super::copy::copy_numbers;
use super::shape::{PADDING, Place, Shape, first_query, start};
use crate::kernels::mask::kept;
use crate::kernels::online_softmax::share_of;
use t0::prelude::*;

/// Adds the products of `KK` weights and of the elements of one row.
#[t0::device]
fn add_row<const KK: usize, const G: usize, const SIZE: usize>(
    lds: &Lds<f32, SIZE>,
    weights: [f32; KK],
    from: usize,
    acc: &mut [[[f32; 4]; G]; KK],
) {
    #[unroll]
    for g in 0..G {
        let elements = lds.load::<4>(from + g * 64);
        #[unroll]
        for i in 0..KK {
            #[unroll]
            for e in 0..4usize {
                acc[i][g][e] = weights[i].mul_add(elements[e], acc[i][g][e]);
            }
        }
    }
}

/// The gradients of `k` and `v`: as [`wmma_keys()`](super::wmma_keys::wmma_keys()), for `f32`.
///
/// The parameters are those of [`fma_forward()`](super::fma_forward::fma_forward()); `KK` is `2 RK`. A workgroup has
/// `BK` keys and takes tiles of `BQ` queries in turn. A lane has the scores of `RQ` queries with `RK` keys, and the
/// gradients of `KK` keys in `4 G` columns. The weights, and then `ds`, pass through LDS.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as [`wmma_keys()`](super::wmma_keys::wmma_keys()).
#[t0::kernel(
    let G = D / 64,
    let KK = 2 * RK,
    let BQ = 8 * RQ,
    let BK = 16 * RK,
    let LD = D + 4,
    let LT = BK + 4,
    let SIZE = 2 * (BQ + BK) * LD + BQ * LT,
    block = 128,
    grid = blocks(shape.keys.div_ceil(BK), shape.key_heads, shape.batches),
    requires(
        shape.batches > 0 && shape.rows > 0 && shape.keys > 0 && shape.group > 0,
        shape.heads == shape.key_heads * shape.group && shape.heads > 0,
        q.len() >= (shape.batches - 1) * q_at.batch + (shape.heads - 1) * q_at.head + (shape.rows - 1) * q_at.row + D,
        k.len() >= (shape.batches - 1) * k_at.batch + (shape.key_heads - 1) * k_at.head
            + (shape.keys - 1) * k_at.row + D,
        v.len() >= (shape.batches - 1) * v_at.batch + (shape.key_heads - 1) * v_at.head
            + (shape.keys - 1) * v_at.row + D,
        grad.len() >= (shape.batches - 1) * grad_at.batch + (shape.heads - 1) * grad_at.head
            + (shape.rows - 1) * grad_at.row + D,
        dk.len() >= (shape.batches - 1) * d_at.batch + (shape.key_heads - 1) * d_at.head
            + (shape.keys - 1) * d_at.row + D,
        dv.len() >= (shape.batches - 1) * d_at.batch + (shape.key_heads - 1) * d_at.head
            + (shape.keys - 1) * d_at.row + D,
        lse.len() == shape.batches * shape.heads * shape.rows.next_multiple_of(PADDING),
        delta.len() == lse.len(),
    ),
    unsafe(unchecked),
    fast_math,
    for((D, RQ, RK) in [(64, 4, 4), (128, 2, 2), (256, 1, 1)]),
)]
pub fn fma_keys<const D: usize, const RQ: usize, const RK: usize>(
    q: In<f32>,
    k: In<f32>,
    v: In<f32>,
    grad: In<f32>,
    lse: In<f32>,
    delta: In<f32>,
    mut dk: Out<f32>,
    mut dv: Out<f32>,
    shape: Shape,
    q_at: Place,
    k_at: Place,
    v_at: Place,
    grad_at: Place,
    d_at: Place,
    factor: f32,
    scale: f32,
) {
    let mut lds = Lds::<f32, SIZE>::new();
    let values_at = BK * LD;
    let queries_at = 2 * BK * LD;
    let grads_at = queries_at + BQ * LD;
    let weights_at = grads_at + BQ * LD;
    let (key_head, batch) = (block_id_y(), block_id_z());
    let first = block_id() * BK as u32;
    let (upper, lower) = (thread_id() as usize / 16, thread_id() as usize % 16);
    copy_numbers::<BK, D, LD, SIZE, RK>(&k, &mut lds, 0, (start(k_at, batch, key_head), first, shape.keys, k_at.row));
    copy_numbers::<BK, D, LD, SIZE, RK>(
        &v,
        &mut lds,
        values_at,
        (start(v_at, batch, key_head), first, shape.keys, v_at.row),
    );

    let begin = first_query(shape, first) / BQ as u32 * BQ as u32;
    let own: [u32; RK] = core::array::from_fn(|j| first_query(shape, first + (lower * RK + j) as u32));
    let every = first_query(shape, first + BK as u32 - 1);
    let padded = shape.rows.next_multiple_of(PADDING);
    let mut dk_acc = [[[0.0f32; 4]; G]; KK];
    let mut dv_acc = [[[0.0f32; 4]; G]; KK];
    for member in 0..shape.group {
        let head = key_head * shape.group + member;
        let (from_q, from_grad) = (start(q_at, batch, head), start(grad_at, batch, head));
        let line = (batch * shape.heads + head) * padded;
        for tile in strided(begin, shape.rows, BQ as u32) {
            copy_numbers::<BQ, D, LD, SIZE, 1>(&q, &mut lds, queries_at, (from_q, tile, shape.rows, q_at.row));
            copy_numbers::<BQ, D, LD, SIZE, 1>(&grad, &mut lds, grads_at, (from_grad, tile, shape.rows, grad_at.row));
            barrier();
            let mut scores = [[0.0f32; RK]; RQ];
            let mut dp = [[0.0f32; RK]; RQ];
            for c in (0..D).step_by(4) {
                // The remainders change nothing, but bound the addresses.
                let (near, far) = ((upper * RQ * LD + c) % 8192, (lower * LD + c) % 8192);
                let queries: [[f32; 4]; RQ] = core::array::from_fn(|i| lds.load::<4>(near + (queries_at + i * LD)));
                let grads: [[f32; 4]; RQ] = core::array::from_fn(|i| lds.load::<4>(near + (grads_at + i * LD)));
                let keys: [[f32; 4]; RK] = core::array::from_fn(|j| lds.load::<4>(far + j * 16 * LD));
                let values: [[f32; 4]; RK] = core::array::from_fn(|j| lds.load::<4>(far + (values_at + j * 16 * LD)));
                #[unroll]
                for i in 0..RQ {
                    #[unroll]
                    for j in 0..RK {
                        #[unroll]
                        for e in 0..4usize {
                            scores[i][j] = queries[i][e].mul_add(keys[j][e], scores[i][j]);
                            dp[i][j] = grads[i][e].mul_add(values[j][e], dp[i][j]);
                        }
                    }
                }
            }
            // Now the weights, and in `dp` what they are multiplied by.
            let query = tile + (upper * RQ) as u32;
            #[unroll]
            for i in 0..RQ {
                let at = line + query + i as u32;
                let (log, own_delta) = (lse[at], delta[at]);
                #[unroll]
                for j in 0..RK {
                    let weight = share_of(scores[i][j], log, factor);
                    let seen = tile >= every || query + i as u32 >= own[j];
                    scores[i][j] = kept(weight, seen);
                    dp[i][j] = scores[i][j] * (dp[i][j] - own_delta);
                }
                lds.store(weights_at + (upper * RQ + i) * LT + lower * RK, scores[i]);
            }
            barrier();
            for n in 0..BQ {
                let weights = lds.load::<KK>(weights_at + n * LT + upper * KK);
                add_row::<KK, G, SIZE>(&lds, weights, grads_at + n * LD + lower * 4, &mut dv_acc);
            }
            barrier();
            #[unroll]
            for i in 0..RQ {
                lds.store(weights_at + (upper * RQ + i) * LT + lower * RK, dp[i]);
            }
            barrier();
            for n in 0..BQ {
                let ds = lds.load::<KK>(weights_at + n * LT + upper * KK);
                add_row::<KK, G, SIZE>(&lds, ds, queries_at + n * LD + lower * 4, &mut dk_acc);
            }
            barrier();
        }
    }
    let to = start(d_at, batch, key_head) + (lower * 4) as u32;
    #[unroll]
    for i in 0..KK {
        let key = first + (upper * KK + i) as u32;
        if key < shape.keys {
            #[unroll]
            for g in 0..G {
                dk.store(to + key * d_at.row + (g * 64) as u32, dk_acc[i][g].map(|x| x * scale));
                dv.store(to + key * d_at.row + (g * 64) as u32, dv_acc[i][g]);
            }
        }
    }
}
