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
/// A workgroup has 64 keys, 16 for each pair of waves, and takes tiles of queries in turn. The first wave of a pair
/// multiplies queries by its keys, computes the weights again from `lse`, and sums `dv`. The second one multiplies
/// gradients by its values, computes `ds`, and sums `dk`. So each keeps 16 rows and one result in registers. A lane has
/// the scores of one key with eight consecutive queries of each 16. Weights and `ds` pass through LDS to become rows
/// along the queries.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules bound the last element of each tensor; loads are limited
/// to the last row of the tensor, and rows of stores are compared. Tiles of queries divide the padded rows of `lse`
/// and `delta`.
#[t0::kernel(
    let DF = D / 16,
    let QF = QT / 16,
    let LD = D + 8,
    let LT = QT + 8,
    let SIZE = 2 * QT * LD + 2 * (D + 64) * LT,
    let PASSED = 1024 * QF,
    block = 256,
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
    // Queries and gradients as rows, and as columns; weights and `ds`. The keys and the values are first where these are
    // later.
    let mut lds = Lds::<T, SIZE>::new();
    let turned_at = 2 * QT * LD;
    let shares_at = turned_at + 2 * D * LT;
    // The weights that one wave of a pair passes to the other: eight of each lane for each 16 queries.
    let mut passed = Lds::<f32, PASSED>::new();
    let (role, pair) = (wave_id() as usize / 4, wave_id() as usize % 4);
    let (key_head, batch) = (block_id_y(), block_id_z());
    let first = block_id() * 64;
    let (column, half) = (lane() % 16, lane() / 16);
    let wave_first = first + pair as u32 * 16;
    let key = wave_first + column;
    let own_at = pair * 16 * LD;
    let passed_at = pair * (256 * QF) + lane() as usize * 4;

    if role == 0 {
        let rows_k = (start(k_at, batch, key_head), first, shape.keys, k_at.row);
        copy_rows::<T, 64, D, LD, SIZE, false>(&k, &mut lds, 0, rows_k);
    }
    barrier();
    let mut own: [wmma::B<T>; DF] = core::array::from_fn(|s| wmma::B::<T>::load(&lds, own_at + s * 16, LD));
    barrier();
    if role == 1 {
        let rows_v = (start(v_at, batch, key_head), first, shape.keys, v_at.row);
        copy_rows::<T, 64, D, LD, SIZE, false>(&v, &mut lds, 0, rows_v);
    }
    barrier();
    if role == 1 {
        own = core::array::from_fn(|s| wmma::B::<T>::load(&lds, own_at + s * 16, LD));
    }
    barrier();

    // The first query that sees a key of the workgroup, the first one that sees one of the wave, that sees the lane's,
    // and that sees all of the wave.
    let begin = first_query(shape, first) / QT as u32 * QT as u32;
    let some = first_query(shape, wave_first);
    let sees = first_query(shape, key);
    let every = first_query(shape, wave_first + 15);
    let padded = shape.rows.next_multiple_of(PADDING);

    let rows_at = role * QT * LD;
    let columns_at = turned_at + role * D * LT;
    let mut acc = [wmma::Acc::zero(); DF];
    for member in 0..shape.group {
        let head = key_head * shape.group + member;
        let (from_q, from_grad) = (start(q_at, batch, head), start(grad_at, batch, head));
        let line = (batch * shape.heads + head) * padded;
        for tile in strided(begin, shape.rows, QT as u32) {
            if role == 0 {
                let rows_q = (from_q, tile, shape.rows, q_at.row);
                copy_rows::<T, QT, D, LD, SIZE, true>(&q, &mut lds, 0, rows_q);
                copy_columns::<T, QT, D, LT, SIZE, W>(&q, &mut lds, turned_at + D * LT, rows_q);
            } else {
                let rows_g = (from_grad, tile, shape.rows, grad_at.row);
                copy_rows::<T, QT, D, LD, SIZE, true>(&grad, &mut lds, QT * LD, rows_g);
                copy_columns::<T, QT, D, LT, SIZE, W>(&grad, &mut lds, turned_at, rows_g);
            }
            barrier();
            let mut products = [[0.0f32; 8]; QF];
            if tile + QT as u32 > some {
                #[unroll]
                for i in 0..QF {
                    if tile + (i * 16 + 16) as u32 > some {
                        let query = tile + half * 8 + (i * 16) as u32;
                        let numbers =
                            if role == 0 { lse.load::<8>(line + query) } else { delta.load::<8>(line + query) };
                        let mut sums = wmma::Acc::zero();
                        #[unroll]
                        for s in 0..DF {
                            let rows = wmma::A::<T>::load(&lds, rows_at + (i * 16 * LD + s * 16), LD);
                            sums = wmma::mma(rows, own[s], sums);
                        }
                        if role == 0 {
                            // Of a query that does not exist, `lse` is infinite, and the weight 0.
                            let mut weights: [f32; 8] =
                                core::array::from_fn(|j| share_of(sums.get(j), numbers[j], factor));
                            if tile + ((i * 16) as u32) < every {
                                weights = core::array::from_fn(|j| kept(weights[j], query + j as u32 >= sees));
                            }
                            let [a, b, c, d, e, f, g, h] = weights;
                            passed.store(passed_at + i * 256, [a, b, c, d]);
                            passed.store(passed_at + (i * 256 + 128), [e, f, g, h]);
                            let to = shares_at + (pair * 16 + column as usize) * LT + half as usize * 8 + i * 16;
                            lds.store(to, narrow::<T, P, BF16>(weights));
                        } else {
                            products[i] = core::array::from_fn(|j| sums.get(j) - numbers[j]);
                        }
                    }
                }
            }
            barrier();
            if role == 1 && tile + QT as u32 > some {
                #[unroll]
                for i in 0..QF {
                    if tile + (i * 16 + 16) as u32 > some {
                        let [a, b, c, d] = passed.load::<4>(passed_at + i * 256);
                        let [e, f, g, h] = passed.load::<4>(passed_at + (i * 256 + 128));
                        let weights = [a, b, c, d, e, f, g, h];
                        let ds: [f32; 8] = core::array::from_fn(|j| weights[j] * products[i][j]);
                        let to = shares_at + (64 + pair * 16 + column as usize) * LT + half as usize * 8 + i * 16;
                        lds.store(to, narrow::<T, P, BF16>(ds));
                    }
                }
            }
            barrier();
            if tile + QT as u32 > some {
                #[unroll]
                for i in 0..QF {
                    if tile + (i * 16 + 16) as u32 > some {
                        let from = shares_at + (role * 64 + pair * 16) * LT + i * 16;
                        let shares = wmma::B::<T>::load(&lds, from, LT);
                        #[unroll]
                        for f in 0..DF {
                            let columns = wmma::A::<T>::load(&lds, columns_at + (f * 16 * LT + i * 16), LT);
                            acc[f] = wmma::mma(columns, shares, acc[f]);
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
            let along = to + (f * 16) as u32;
            if role == 0 {
                let values: [f32; 8] = core::array::from_fn(|j| acc[f].get(j));
                dv.store(along, narrow::<T, P, BF16>(values));
            } else {
                let keys: [f32; 8] = core::array::from_fn(|j| acc[f].get(j) * scale);
                dk.store(along, narrow::<T, P, BF16>(keys));
            }
        }
    }
}

/// The instance for heads of `width` elements, which is 64 or 128. `is_bf16` is the parameter `BF16`.
pub fn instance(is_bf16: bool, width: usize) -> WmmaKeys {
    match width {
        64 => WmmaKeys { bf16: is_bf16, d: 64, qt: 32, w: 2 },
        _ => WmmaKeys { bf16: is_bf16, d: 128, qt: 16, w: 2 },
    }
}
