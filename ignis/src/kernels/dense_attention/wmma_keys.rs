//! The gradients of keys and values of 16-bit tensors, on matrix instructions.

use super::copy::{copy_columns, copy_rows};
use super::shape::{PADDING, Place, Shape, first_query, start};
use crate::kernels::mask::kept;
use crate::kernels::narrow::narrow;
use crate::kernels::online_softmax::share_of;
use t0::prelude::*;

/// The gradients of `k` and `v`: `dv = p^T grad` and `dk = scale * ds^T q`, where `p` are the weights, and
/// `ds = p (grad v^T - delta)`. Each head of keys sums the query heads that share it, in their order.
///
/// - `q`, `grad`: `[batches, heads, rows, D]`; `k`, `v`, `dk`, `dv`: `[batches, key_heads, keys, D]`, located by
///   [`Place`]s with even strides. `dk` and `dv` have the same.
/// - `lse`, `delta`: `[batches, heads, padded]`, of [`wmma_forward()`](super::wmma_forward::wmma_forward()) and
///   [`attention_delta()`](super::delta::attention_delta()).
/// - `factor`: `log2(e) * scale`; `scale` is what scores are multiplied by.
/// - `P`, `BF16`: see [`narrow()`](crate::kernels::narrow::narrow()). `DF`: `D / 16`. `QT`: queries of a tile, `16 QF`.
///   `LD`, `LT`: `D` and `QT` with padding.
///
/// A workgroup has 64 keys, 16 for each wave, and takes tiles of queries in turn. The weights are computed again from
/// `lse`. A lane has the scores of one key with eight consecutive queries of each 16. Weights and `ds` pass through
/// LDS to become rows along the queries.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules bound the last element of each tensor; loads are limited
/// to the last row of the tensor, and rows of stores are compared. Tiles of queries divide the padded rows of `lse`
/// and `delta`.
#[t0::kernel(
    let DF = D / 16,
    let QF = QT / 16,
    let LD = D + 8,
    let LT = QT + 8,
    let SIZE = 2 * (64 + QT) * LD + 2 * (D + 64) * LT,
    block = 128,
    grid = blocks(shape.keys.div_ceil(64), shape.key_heads, shape.batches),
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
    for(
        (T, P, BF16) in [(bf16, bf16x2, true), (f16, f16x2, false)],
        (D, QT, W) in [(64, 32, 2), (128, 16, 2)],
    ),
)]
pub fn wmma_keys<
    T: Float + wmma::WmmaElement,
    P: Packed<Half = T>,
    const BF16: bool,
    const D: usize,
    const QT: usize,
    const W: usize,
>(
    q: In<T>,
    k: In<T>,
    v: In<T>,
    grad: In<T>,
    lse: In<f32>,
    delta: In<f32>,
    mut dk: Out<T>,
    mut dv: Out<T>,
    shape: Shape,
    q_at: Place,
    k_at: Place,
    v_at: Place,
    grad_at: Place,
    d_at: Place,
    factor: f32,
    scale: f32,
) {
    let mut lds = Lds::<T, SIZE>::new();
    // Keys and values, 64 rows each; queries and gradients as rows, and as columns; weights and `ds`.
    let values_at = 64 * LD;
    let queries_at = 128 * LD;
    let grads_at = queries_at + QT * LD;
    let turned_queries_at = grads_at + QT * LD;
    let turned_grads_at = turned_queries_at + D * LT;
    let weights_at = turned_grads_at + D * LT + wave_id() as usize * 16 * LT;
    let ds_at = weights_at + 64 * LT;
    let (key_head, batch) = (block_id_y(), block_id_z());
    let first = block_id() * 64;
    let (column, half) = (lane() % 16, lane() / 16);
    let wave_first = first + wave_id() * 16;
    let key = wave_first + column;
    let own_at = wave_id() as usize * 16 * LD;

    copy_rows::<T, 64, D, LD, SIZE, false>(
        &k,
        &mut lds,
        0,
        (start(k_at, batch, key_head), first, shape.keys, k_at.row),
    );
    copy_rows::<T, 64, D, LD, SIZE, false>(
        &v,
        &mut lds,
        values_at,
        (start(v_at, batch, key_head), first, shape.keys, v_at.row),
    );

    // The first query that sees a key of the workgroup, the first one that sees one of the wave, that sees the lane's,
    // and that sees all of the wave.
    let begin = first_query(shape, first) / QT as u32 * QT as u32;
    let some = first_query(shape, wave_first);
    let own = first_query(shape, key);
    let every = first_query(shape, wave_first + 15);
    let padded = shape.rows.next_multiple_of(PADDING);

    let mut dk_acc = [wmma::Acc::zero(); DF];
    let mut dv_acc = [wmma::Acc::zero(); DF];
    for member in 0..shape.group {
        let head = key_head * shape.group + member;
        let (from_q, from_grad) = (start(q_at, batch, head), start(grad_at, batch, head));
        let line = (batch * shape.heads + head) * padded;
        for tile in strided(begin, shape.rows, QT as u32) {
            let rows_q = (from_q, tile, shape.rows, q_at.row);
            let rows_g = (from_grad, tile, shape.rows, grad_at.row);
            copy_rows::<T, QT, D, LD, SIZE, true>(&q, &mut lds, queries_at, rows_q);
            copy_rows::<T, QT, D, LD, SIZE, true>(&grad, &mut lds, grads_at, rows_g);
            copy_columns::<T, QT, D, LT, SIZE, W>(&q, &mut lds, turned_queries_at, rows_q);
            copy_columns::<T, QT, D, LT, SIZE, W>(&grad, &mut lds, turned_grads_at, rows_g);
            barrier();
            if tile + QT as u32 > some {
                #[unroll]
                for i in 0..QF {
                    if tile + (i * 16 + 16) as u32 > some {
                        let mut scores = wmma::Acc::zero();
                        let mut dp = wmma::Acc::zero();
                        #[unroll]
                        for s in 0..DF {
                            let queries = wmma::A::<T>::load(&lds, queries_at + (i * 16 * LD + s * 16), LD);
                            let keys = wmma::B::<T>::load(&lds, own_at + s * 16, LD);
                            scores = wmma::mma(queries, keys, scores);
                            let grads = wmma::A::<T>::load(&lds, grads_at + (i * 16 * LD + s * 16), LD);
                            let values = wmma::B::<T>::load(&lds, own_at + (values_at + s * 16), LD);
                            dp = wmma::mma(grads, values, dp);
                        }
                        let query = tile + half * 8 + (i * 16) as u32;
                        let (logs, deltas) = (lse.load::<8>(line + query), delta.load::<8>(line + query));
                        // Of a query that does not exist, `lse` is infinite, and the weight 0.
                        let mut weights: [f32; 8] = core::array::from_fn(|j| share_of(scores.get(j), logs[j], factor));
                        if tile + ((i * 16) as u32) < every {
                            weights = core::array::from_fn(|j| kept(weights[j], query + j as u32 >= own));
                        }
                        let ds: [f32; 8] = core::array::from_fn(|j| weights[j] * (dp.get(j) - deltas[j]));
                        let to = column as usize * LT + half as usize * 8 + i * 16;
                        lds.store(weights_at + to, narrow::<T, P, BF16>(weights));
                        lds.store(ds_at + to, narrow::<T, P, BF16>(ds));
                    }
                }
            }
            barrier();
            if tile + QT as u32 > some {
                #[unroll]
                for i in 0..QF {
                    if tile + (i * 16 + 16) as u32 > some {
                        let weights = wmma::B::<T>::load(&lds, weights_at + i * 16, LT);
                        let ds = wmma::B::<T>::load(&lds, ds_at + i * 16, LT);
                        #[unroll]
                        for f in 0..DF {
                            let grads = wmma::A::<T>::load(&lds, turned_grads_at + (f * 16 * LT + i * 16), LT);
                            dv_acc[f] = wmma::mma(grads, weights, dv_acc[f]);
                            let queries = wmma::A::<T>::load(&lds, turned_queries_at + (f * 16 * LT + i * 16), LT);
                            dk_acc[f] = wmma::mma(queries, ds, dk_acc[f]);
                        }
                    }
                }
            }
            barrier();
        }
    }
    if key < shape.keys {
        let to = start(d_at, batch, key_head) + key * d_at.row + half * 8;
        #[unroll]
        for f in 0..DF {
            let keys: [f32; 8] = core::array::from_fn(|j| dk_acc[f].get(j) * scale);
            let values: [f32; 8] = core::array::from_fn(|j| dv_acc[f].get(j));
            dk.store(to + (f * 16) as u32, narrow::<T, P, BF16>(keys));
            dv.store(to + (f * 16) as u32, narrow::<T, P, BF16>(values));
        }
    }
}
