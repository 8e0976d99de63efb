//! Attention of `f32` tensors on vector instructions.

use super::copy::copy_numbers;
use super::shape::{PADDING, Place, Shape, start, visible};
use crate::kernels::mask::masked;
use crate::kernels::online_softmax::{NONE, greatest_of, inverse, logarithm_of, raised, sum_of, weights_of};
use t0::prelude::*;

/// Attention: as [`wmma_forward()`](super::wmma_forward::wmma_forward()), for `f32`.
///
/// - `D`: the width, a multiple of 64. `G`: `D / 64`. `LD`: `D` with padding.
/// - `RQ`, `RK`: a lane has the scores of `RQ` queries with `RK` keys. Tiles are `BQ = 8 RQ` queries by `BK = 16 RK`
///   keys. `LT`: `BK` with padding.
///
/// A workgroup has `BQ` queries and takes tiles of keys in turn. Sixteen neighbouring lanes have the scores of the same
/// queries. The weights replace the keys in LDS.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as [`wmma_forward()`](super::wmma_forward::wmma_forward()).
#[t0::kernel(
    let G = D / 64,
    let BQ = 8 * RQ,
    let BK = 16 * RK,
    let LD = D + 4,
    let LT = BK + 4,
    let SIZE = (BQ + 2 * BK) * LD,
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
        out.len() >= (shape.batches - 1) * out_at.batch + (shape.heads - 1) * out_at.head
            + (shape.rows - 1) * out_at.row + D,
        lse.len() == shape.batches * shape.heads * shape.rows.next_multiple_of(PADDING),
    ),
    unsafe(unchecked),
    fast_math,
    for((D, RQ, RK) in [(64, 8, 4), (128, 4, 2), (256, 2, 1)]),
)]
pub fn fma_forward<const D: usize, const RQ: usize, const RK: usize>(
    q: In<f32>,
    k: In<f32>,
    v: In<f32>,
    mut out: Out<f32>,
    mut lse: Out<f32>,
    shape: Shape,
    q_at: Place,
    k_at: Place,
    v_at: Place,
    out_at: Place,
    factor: f32,
) {
    let mut lds = Lds::<f32, SIZE>::new();
    let keys_at = BQ * LD;
    let values_at = keys_at + BK * LD;
    let (head, batch) = (block_id_y(), block_id_z());
    let first = block_id() * BQ as u32;
    let (upper, lower) = (thread_id() as usize / 16, thread_id() as usize % 16);
    let row = first + (upper * RQ) as u32;
    let from_k = start(k_at, batch, head / shape.group);
    let from_v = start(v_at, batch, head / shape.group);
    copy_numbers::<BQ, D, LD, SIZE, 1>(&q, &mut lds, 0, (start(q_at, batch, head), first, shape.rows, q_at.row));

    let own: [u32; RQ] = core::array::from_fn(|i| visible(shape, row + i as u32));
    let all = visible(shape, (first + BQ as u32 - 1).min(shape.rows - 1));
    let every = visible(shape, first);
    let mut greatest = [NONE; RQ];
    let mut sums = [0.0f32; RQ];
    let mut acc = [[[0.0f32; 4]; G]; RQ];
    for tile in strided(0, all, BK as u32) {
        copy_numbers::<BK, D, LD, SIZE, RK>(&k, &mut lds, keys_at, (from_k, tile, shape.keys, k_at.row));
        copy_numbers::<BK, D, LD, SIZE, RK>(&v, &mut lds, values_at, (from_v, tile, shape.keys, v_at.row));
        barrier();
        let mut scores = [[0.0f32; RK]; RQ];
        for c in (0..D).step_by(4) {
            // The remainders change nothing, but bound the addresses.
            let (near, far) = ((upper * RQ * LD + c) % 8192, (lower * LD + c) % 8192);
            let queries: [[f32; 4]; RQ] = core::array::from_fn(|i| lds.load::<4>(near + i * LD));
            let keys: [[f32; 4]; RK] = core::array::from_fn(|j| lds.load::<4>(far + (keys_at + j * 16 * LD)));
            #[unroll]
            for e in 0..4usize {
                #[unroll]
                for i in 0..RQ {
                    #[unroll]
                    for j in 0..RK {
                        scores[i][j] = queries[i][e].mul_add(keys[j][e], scores[i][j]);
                    }
                }
            }
        }
        let key = tile + (lower * RK) as u32;
        if tile + BK as u32 > every {
            #[unroll]
            for i in 0..RQ {
                #[unroll]
                for j in 0..RK {
                    scores[i][j] = masked(scores[i][j], key + (j as u32) < own[i]);
                }
            }
        }
        barrier();
        #[unroll]
        for i in 0..RQ {
            let mut most = greatest_of::<RK>(scores[i], f32::NEG_INFINITY);
            most = most.max(wave::shuffle_xor(most, 1));
            most = most.max(wave::shuffle_xor(most, 2));
            most = most.max(wave::shuffle_xor(most, 4));
            most = most.max(wave::shuffle_xor(most, 8));
            let (now, shrink) = raised(greatest[i], most, factor);
            greatest[i] = now;
            let weights = weights_of::<RK>(scores[i], now, factor);
            // Each lane sums its own keys.
            sums[i] = sums[i].mul_add(shrink, sum_of::<RK>(0.0, weights));
            lds.store(keys_at + (upper * RQ + i) * LT + lower * RK, weights);
            #[unroll]
            for g in 0..G {
                acc[i][g] = acc[i][g].map(|x| x * shrink);
            }
        }
        barrier();
        for n in 0..BK / RK {
            let weights: [[f32; RK]; RQ] =
                core::array::from_fn(|i| lds.load::<RK>(upper * RQ * LT + n * RK + (keys_at + i * LT)));
            #[unroll]
            for j in 0..RK {
                #[unroll]
                for g in 0..G {
                    let values = lds.load::<4>(n * LD + lower * 4 + (values_at + j * (BK / RK) * LD + g * 64));
                    #[unroll]
                    for i in 0..RQ {
                        #[unroll]
                        for e in 0..4usize {
                            acc[i][g][e] = weights[i][j].mul_add(values[e], acc[i][g][e]);
                        }
                    }
                }
            }
        }
        barrier();
    }
    let padded = shape.rows.next_multiple_of(PADDING);
    let to = start(out_at, batch, head) + (lower * 4) as u32;
    #[unroll]
    for i in 0..RQ {
        let mut total = sums[i];
        total += wave::shuffle_xor(total, 1);
        total += wave::shuffle_xor(total, 2);
        total += wave::shuffle_xor(total, 4);
        total += wave::shuffle_xor(total, 8);
        let inverse = inverse(total);
        let own_row = row + i as u32;
        if own_row < shape.rows {
            #[unroll]
            for g in 0..G {
                out.store(to + own_row * out_at.row + (g * 64) as u32, acc[i][g].map(|x| x * inverse));
            }
        }
        if lower == 0 && own_row < padded {
            let logarithm = logarithm_of(greatest[i], total, factor, own_row < shape.rows);
            lse[(batch * shape.heads + head) * padded + own_row] = logarithm;
        }
    }
}
