//! The gradient of queries of `f32` tensors, on vector instructions.

use super::copy::copy_numbers;
use super::shape::{PADDING, Place, Shape, start, visible};
use crate::kernels::mask::kept;
use crate::kernels::online_softmax::share_of;
use t0::prelude::*;

/// The gradient of `q`: as [`wmma_queries()`](super::wmma_queries::wmma_queries()), for `f32`.
///
/// The parameters are those of [`fma_forward()`](super::fma_forward::fma_forward()). A workgroup has `BQ` queries and
/// takes tiles of `BK` keys in turn. A lane has the scores of `RQ` queries with `RK` keys, and the gradients of the
/// same queries in `4 G` columns. `ds` passes through LDS.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as [`wmma_queries()`](super::wmma_queries::wmma_queries()).
#[t0::kernel(
    let G = D / 64,
    let BQ = 8 * RQ,
    let BK = 16 * RK,
    let LD = D + 4,
    let LT = BK + 4,
    let SIZE = 2 * (BQ + BK) * LD + BQ * LT,
    block = 128,
    grid = blocks(shape.rows.div_ceil(BQ), shape.heads, shape.batches),
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
        dq.len() >= (shape.batches - 1) * d_at.batch + (shape.heads - 1) * d_at.head + (shape.rows - 1) * d_at.row + D,
        lse.len() == shape.batches * shape.heads * shape.rows.next_multiple_of(PADDING),
        delta.len() == lse.len(),
    ),
    unsafe(unchecked),
    fast_math,
    for((D, RQ, RK) in [(64, 4, 4), (128, 2, 2), (256, 1, 1)]),
)]
pub fn fma_queries<const D: usize, const RQ: usize, const RK: usize>(
    q: In<f32>,
    k: In<f32>,
    v: In<f32>,
    grad: In<f32>,
    lse: In<f32>,
    delta: In<f32>,
    mut dq: Out<f32>,
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
    let grads_at = BQ * LD;
    let keys_at = 2 * BQ * LD;
    let values_at = keys_at + BK * LD;
    let ds_at = values_at + BK * LD;
    let (head, batch) = (block_id_y(), block_id_z());
    let first = block_id() * BQ as u32;
    let (upper, lower) = (thread_id() as usize / 16, thread_id() as usize % 16);
    let row = first + (upper * RQ) as u32;
    let from_k = start(k_at, batch, head / shape.group);
    let from_v = start(v_at, batch, head / shape.group);
    let (from_q, from_grad) = (start(q_at, batch, head), start(grad_at, batch, head));
    copy_numbers::<BQ, D, LD, SIZE, 1>(&q, &mut lds, 0, (from_q, first, shape.rows, q_at.row));
    copy_numbers::<BQ, D, LD, SIZE, 1>(&grad, &mut lds, grads_at, (from_grad, first, shape.rows, grad_at.row));

    let own: [u32; RQ] = core::array::from_fn(|i| visible(shape, row + i as u32));
    let all = visible(shape, (first + BQ as u32 - 1).min(shape.rows - 1));
    let every = visible(shape, first);
    let padded = shape.rows.next_multiple_of(PADDING);
    let line = (batch * shape.heads + head) * padded + row;
    let logs: [f32; RQ] = core::array::from_fn(|i| lse[line + i as u32]);
    let deltas: [f32; RQ] = core::array::from_fn(|i| delta[line + i as u32]);
    let mut acc = [[[0.0f32; 4]; G]; RQ];
    for tile in strided(0, all, BK as u32) {
        copy_numbers::<BK, D, LD, SIZE, RK>(&k, &mut lds, keys_at, (from_k, tile, shape.keys, k_at.row));
        copy_numbers::<BK, D, LD, SIZE, RK>(&v, &mut lds, values_at, (from_v, tile, shape.keys, v_at.row));
        barrier();
        let mut scores = [[0.0f32; RK]; RQ];
        let mut dp = [[0.0f32; RK]; RQ];
        for c in (0..D).step_by(4) {
            // The remainders change nothing, but bound the addresses.
            let (near, far) = ((upper * RQ * LD + c) % 8192, (lower * LD + c) % 8192);
            let queries: [[f32; 4]; RQ] = core::array::from_fn(|i| lds.load::<4>(near + i * LD));
            let grads: [[f32; 4]; RQ] = core::array::from_fn(|i| lds.load::<4>(near + (grads_at + i * LD)));
            let keys: [[f32; 4]; RK] = core::array::from_fn(|j| lds.load::<4>(far + (keys_at + j * 16 * LD)));
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
        let key = tile + (lower * RK) as u32;
        #[unroll]
        for i in 0..RQ {
            let ds: [f32; RK] = core::array::from_fn(|j| {
                let weight = share_of(scores[i][j], logs[i], factor);
                let seen = tile + BK as u32 <= every || key + (j as u32) < own[i];
                kept(weight, seen) * (dp[i][j] - deltas[i])
            });
            lds.store(ds_at + (upper * RQ + i) * LT + lower * RK, ds);
        }
        barrier();
        for n in 0..BK / RK {
            let ds: [[f32; RK]; RQ] =
                core::array::from_fn(|i| lds.load::<RK>(upper * RQ * LT + n * RK + (ds_at + i * LT)));
            #[unroll]
            for j in 0..RK {
                #[unroll]
                for g in 0..G {
                    let keys = lds.load::<4>(n * LD + lower * 4 + (keys_at + j * (BK / RK) * LD + g * 64));
                    #[unroll]
                    for i in 0..RQ {
                        #[unroll]
                        for e in 0..4usize {
                            acc[i][g][e] = ds[i][j].mul_add(keys[e], acc[i][g][e]);
                        }
                    }
                }
            }
        }
        barrier();
    }
    let to = start(d_at, batch, head) + (lower * 4) as u32;
    #[unroll]
    for i in 0..RQ {
        if row + (i as u32) < shape.rows {
            #[unroll]
            for g in 0..G {
                dq.store(to + (row + i as u32) * d_at.row + (g * 64) as u32, acc[i][g].map(|x| x * scale));
            }
        }
    }
}
