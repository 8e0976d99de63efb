//! Attention of 16-bit tensors on matrix instructions.

use super::copy::{copy_columns, copy_rows};
use super::shape::{PADDING, Place, Shape, start, visible};
use crate::kernels::mask::masked;
use crate::kernels::narrow::narrow;
use crate::kernels::online_softmax::{NONE, greatest_of, inverse, logarithm_of, raised, sum_of, weights_of};
use t0::prelude::*;

/// Attention: `out = softmax(scale * q k^T) v`, and for each query the binary logarithm of the sum of
/// `2^(log2(e) * scale * score)`; infinity for a query that sees no key, whose result is 0.
///
/// - `q`, `out`: `[batches, heads, rows, D]`; `k`, `v`: `[batches, key_heads, keys, D]`, located by [`Place`]s whose
///   strides are even.
/// - `lse`: `[batches, heads, padded]`, where `padded` is a multiple of [`PADDING`]. Padding is infinity.
/// - `factor`: `log2(e)` times what scores are multiplied by; positive. It multiplies the score in `f32`.
/// - `P`, `BF16`: see [`narrow()`](crate::kernels::narrow::narrow()). `DF`: `D / 16`. `KT`: keys of a tile, `16 KF`.
///   `LD`, `LT`: `D` and `KT` with padding.
///
/// A workgroup has 64 queries, 16 for each wave, and takes tiles of keys in turn. Scores are computed transposed, so
/// that a lane has all scores of one query with half of the keys, and the softmax of a row is one exchange between two
/// lanes. The weights pass through LDS to become rows along the keys.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules bound the last element of each tensor; loads are limited
/// to the last row of the tensor, and rows of stores are compared.
#[t0::kernel(
    let DF = D / 16,
    let KF = KT / 16,
    let LD = D + 8,
    let LT = KT + 8,
    let SIZE = KT * LD + (D + 64) * LT,
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
        out.len() >= (shape.batches - 1) * out_at.batch + (shape.heads - 1) * out_at.head
            + (shape.rows - 1) * out_at.row + D,
        lse.len() == shape.batches * shape.heads * shape.rows.next_multiple_of(PADDING),
    ),
    unsafe(unchecked),
    fast_math,
    for(
        (T, P, BF16) in [(bf16, bf16x2, true), (f16, f16x2, false)],
        (D, KT, W) in [(64, 64, 4), (128, 32, 4)],
    ),
)]
pub fn wmma_forward<
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
    mut out: Out<T>,
    mut lse: Out<f32>,
    shape: Shape,
    q_at: Place,
    k_at: Place,
    v_at: Place,
    out_at: Place,
    factor: f32,
) {
    // The keys as rows, the values as columns, the weights as rows. The queries are first where the keys and values
    // are later.
    let mut lds = Lds::<T, SIZE>::new();
    let values_at = KT * LD;
    let weights_at = values_at + D * LT + wave_id() as usize * 16 * LT;
    let (head, batch) = (block_id_y(), block_id_z());
    let first = block_id() * 64;
    let from_k = start(k_at, batch, head / shape.group);
    let from_v = start(v_at, batch, head / shape.group);

    copy_rows::<T, 64, D, LD, SIZE, false>(&q, &mut lds, 0, (start(q_at, batch, head), first, shape.rows, q_at.row));
    barrier();
    let queries: [wmma::B<T>; DF] =
        core::array::from_fn(|s| wmma::B::<T>::load(&lds, wave_id() as usize * 16 * LD + s * 16, LD));
    barrier();

    let (column, half) = (lane() % 16, lane() / 16);
    let wave_first = first + wave_id() * 16;
    let row = wave_first + column;
    let own = visible(shape, row);
    // Keys that some query of the workgroup sees, some query of the wave, and all of the wave.
    let all = visible(shape, (first + 63).min(shape.rows - 1));
    let some = if wave_first < shape.rows { visible(shape, (wave_first + 15).min(shape.rows - 1)) } else { 0 };
    let every = visible(shape, wave_first);

    let (mut greatest, mut sum) = (NONE, 0.0f32);
    let mut acc = [wmma::Acc::zero(); DF];
    for tile in strided(0, all, KT as u32) {
        copy_rows::<T, KT, D, LD, SIZE, true>(&k, &mut lds, 0, (from_k, tile, shape.keys, k_at.row));
        copy_columns::<T, KT, D, LT, SIZE, W>(&v, &mut lds, values_at, (from_v, tile, shape.keys, v_at.row));
        barrier();
        if tile < some {
            // Sixteen keys that no query of the wave sees are skipped.
            let mut scores = [[f32::NEG_INFINITY; 8]; KF];
            let mut most = f32::NEG_INFINITY;
            #[unroll]
            for i in 0..KF {
                if tile + ((i * 16) as u32) < some {
                    let mut products = wmma::Acc::zero();
                    #[unroll]
                    for s in 0..DF {
                        let keys = wmma::A::<T>::load(&lds, i * 16 * LD + s * 16, LD);
                        products = wmma::mma(keys, queries[s], products);
                    }
                    scores[i] = core::array::from_fn(|j| products.get(j));
                    if tile + (i * 16 + 16) as u32 > every {
                        let key = tile + half * 8 + (i * 16) as u32;
                        scores[i] = core::array::from_fn(|j| masked(products.get(j), key + (j as u32) < own));
                    }
                    most = greatest_of::<8>(scores[i], most);
                }
            }
            most = most.max(wave::shuffle_xor(most, 16));
            let (now, shrink) = raised(greatest, most, factor);
            greatest = now;
            let mut part = 0.0f32;
            #[unroll]
            for i in 0..KF {
                if tile + ((i * 16) as u32) < some {
                    let weights = weights_of::<8>(scores[i], now, factor);
                    part = sum_of::<8>(part, weights);
                    let to = weights_at + column as usize * LT + half as usize * 8 + i * 16;
                    lds.store(to, narrow::<T, P, BF16>(weights));
                }
            }
            // Each half of the wave sums its own keys.
            sum = sum.mul_add(shrink, part);
            #[unroll]
            for f in 0..DF {
                acc[f] = acc[f].map(|x| x * shrink);
            }
        }
        barrier();
        if tile < some {
            #[unroll]
            for i in 0..KF {
                if tile + ((i * 16) as u32) < some {
                    let weights = wmma::B::<T>::load(&lds, weights_at + i * 16, LT);
                    #[unroll]
                    for f in 0..DF {
                        let values = wmma::A::<T>::load(&lds, values_at + f * 16 * LT + i * 16, LT);
                        acc[f] = wmma::mma(values, weights, acc[f]);
                    }
                }
            }
        }
        barrier();
    }

    let total = sum + wave::shuffle_xor(sum, 16);
    let inverse = inverse(total);
    if row < shape.rows {
        let to = start(out_at, batch, head) + row * out_at.row + half * 8;
        #[unroll]
        for f in 0..DF {
            let values: [f32; 8] = core::array::from_fn(|j| acc[f].get(j) * inverse);
            out.store(to + (f * 16) as u32, narrow::<T, P, BF16>(values));
        }
    }
    if half == 0 {
        let padded = shape.rows.next_multiple_of(PADDING);
        let logarithm = logarithm_of(greatest, total, factor, row < shape.rows);
        lse[(batch * shape.heads + head) * padded + row] = logarithm;
    }
}

/// The instance for heads of `width` elements, which is 64 or 128. `is_bf16` is the parameter `BF16`.
pub fn instance(is_bf16: bool, width: usize) -> WmmaForward {
    match width {
        64 => WmmaForward { bf16: is_bf16, d: 64, kt: 64, w: 4 },
        _ => WmmaForward { bf16: is_bf16, d: 128, kt: 32, w: 4 },
    }
}
