//! The gradient of queries of 16-bit tensors, on matrix instructions.

use super::copy::{copy_columns, copy_rows};
use super::shape::{PADDING, Place, Shape, start, visible};
use crate::kernels::mask::kept;
use crate::kernels::narrow::narrow;
use crate::kernels::online_softmax::share_of;
use t0::prelude::*;

/// The gradient of `q`: `dq = scale * ds k`, where `ds = p (grad v^T - delta)`, and `p` are the weights.
///
/// - `q`, `grad`, `dq`: `[batches, heads, rows, D]`; `k`, `v`: `[batches, key_heads, keys, D]`, located by [`Place`]s
///   with even strides.
/// - `lse`, `delta`: `[batches, heads, padded]`, of [`wmma_forward()`](super::wmma_forward::wmma_forward()) and
///   [`attention_delta()`](super::delta::attention_delta()).
/// - `factor`: `log2(e) * scale`; `scale` is what scores are multiplied by.
/// - `P`, `BF16`: see [`narrow()`](crate::kernels::narrow::narrow()). `DF`: `D / 16`. `KT`: keys of a tile, `16 KF`.
///   `LD`, `LT`: `D` and `KT` with padding.
///
/// A workgroup has 64 queries, 16 for each wave, and takes tiles of keys in turn, as
/// [`wmma_forward()`](super::wmma_forward::wmma_forward()) does. Its queries and gradients stay in registers, so that
/// LDS has room for a second workgroup.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules bound the last element of each tensor; loads are limited
/// to the last row of the tensor, and rows of stores are compared. The padded rows of `lse` and `delta` are a multiple
/// of the 64 queries.
#[t0::kernel(
    let DF = D / 16,
    let KF = KT / 16,
    let LD = D + 8,
    let LT = KT + 8,
    let SIZE = 2 * KT * LD + (D + 64) * LT,
    block = 128,
    grid = blocks(shape.rows.div_ceil(64), shape.heads, shape.batches),
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
    for(
        (T, P, BF16) in [(bf16, bf16x2, true), (f16, f16x2, false)],
        (D, KT, W) in [(64, 32, 2), (128, 16, 2)],
    ),
)]
pub fn wmma_queries<
    T: Float + wmma::WmmaElement,
    P: Packed<Half = T>,
    const BF16: bool,
    const D: usize,
    const KT: usize,
    const W: usize,
>(
    q: In<T>,
    k: In<T>,
    v: In<T>,
    grad: In<T>,
    lse: In<f32>,
    delta: In<f32>,
    mut dq: Out<T>,
    shape: Shape,
    q_at: Place,
    k_at: Place,
    v_at: Place,
    grad_at: Place,
    d_at: Place,
    factor: f32,
    scale: f32,
) {
    // Keys and values as rows, keys as columns, and `ds`. The queries and the gradients are first where these are later.
    let mut lds = Lds::<T, SIZE>::new();
    let values_at = KT * LD;
    let turned_at = values_at + KT * LD;
    let ds_at = turned_at + D * LT + wave_id() as usize * 16 * LT;
    let (head, batch) = (block_id_y(), block_id_z());
    let first = block_id() * 64;
    let own_at = wave_id() as usize * 16 * LD;
    copy_rows::<T, 64, D, LD, SIZE, false>(&q, &mut lds, 0, (start(q_at, batch, head), first, shape.rows, q_at.row));
    barrier();
    let queries: [wmma::B<T>; DF] = core::array::from_fn(|s| wmma::B::<T>::load(&lds, own_at + s * 16, LD));
    barrier();
    let rows_g = (start(grad_at, batch, head), first, shape.rows, grad_at.row);
    copy_rows::<T, 64, D, LD, SIZE, false>(&grad, &mut lds, 0, rows_g);
    barrier();
    let grads: [wmma::B<T>; DF] = core::array::from_fn(|s| wmma::B::<T>::load(&lds, own_at + s * 16, LD));
    barrier();

    let (column, half) = (lane() % 16, lane() / 16);
    let wave_first = first + wave_id() * 16;
    let row = wave_first + column;
    let own = visible(shape, row);
    let all = visible(shape, (first + 63).min(shape.rows - 1));
    let some = if wave_first < shape.rows { visible(shape, (wave_first + 15).min(shape.rows - 1)) } else { 0 };
    let every = visible(shape, wave_first);
    let padded = shape.rows.next_multiple_of(PADDING);
    let line = (batch * shape.heads + head) * padded + row;
    let (log, own_delta) = (lse[line], delta[line]);
    let from_k = start(k_at, batch, head / shape.group);
    let from_v = start(v_at, batch, head / shape.group);

    let mut acc = [wmma::Acc::zero(); DF];
    for tile in strided(0, all, KT as u32) {
        let rows_k = (from_k, tile, shape.keys, k_at.row);
        copy_rows::<T, KT, D, LD, SIZE, true>(&k, &mut lds, 0, rows_k);
        copy_rows::<T, KT, D, LD, SIZE, true>(&v, &mut lds, values_at, (from_v, tile, shape.keys, v_at.row));
        copy_columns::<T, KT, D, LT, SIZE, W>(&k, &mut lds, turned_at, rows_k);
        barrier();
        if tile < some {
            #[unroll]
            for i in 0..KF {
                if tile + ((i * 16) as u32) < some {
                    let mut scores = wmma::Acc::zero();
                    let mut dp = wmma::Acc::zero();
                    #[unroll]
                    for s in 0..DF {
                        let keys = wmma::A::<T>::load(&lds, i * 16 * LD + s * 16, LD);
                        scores = wmma::mma(keys, queries[s], scores);
                        let values = wmma::A::<T>::load(&lds, values_at + (i * 16 * LD + s * 16), LD);
                        dp = wmma::mma(values, grads[s], dp);
                    }
                    let mut weights: [f32; 8] = core::array::from_fn(|j| share_of(scores.get(j), log, factor));
                    if tile + (i * 16 + 16) as u32 > every {
                        let key = tile + half * 8 + (i * 16) as u32;
                        weights = core::array::from_fn(|j| kept(weights[j], key + (j as u32) < own));
                    }
                    let ds: [f32; 8] = core::array::from_fn(|j| weights[j] * (dp.get(j) - own_delta));
                    lds.store(ds_at + column as usize * LT + half as usize * 8 + i * 16, narrow::<T, P, BF16>(ds));
                }
            }
        }
        barrier();
        if tile < some {
            #[unroll]
            for i in 0..KF {
                if tile + ((i * 16) as u32) < some {
                    let ds = wmma::B::<T>::load(&lds, ds_at + i * 16, LT);
                    #[unroll]
                    for f in 0..DF {
                        let keys = wmma::A::<T>::load(&lds, turned_at + (f * 16 * LT + i * 16), LT);
                        acc[f] = wmma::mma(keys, ds, acc[f]);
                    }
                }
            }
        }
        barrier();
    }
    if row < shape.rows {
        let to = start(d_at, batch, head) + row * d_at.row + half * 8;
        #[unroll]
        for f in 0..DF {
            let values: [f32; 8] = core::array::from_fn(|j| acc[f].get(j) * scale);
            dq.store(to + (f * 16) as u32, narrow::<T, P, BF16>(values));
        }
    }
}

/// The instance for heads of `width` elements, which is 64 or 128. `is_bf16` is the parameter `BF16`.
pub fn instance(is_bf16: bool, width: usize) -> WmmaQueries {
    match width {
        64 => WmmaQueries { bf16: is_bf16, d: 64, kt: 32, w: 2 },
        _ => WmmaQueries { bf16: is_bf16, d: 128, kt: 16, w: 2 },
    }
}
