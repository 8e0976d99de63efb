//! Attention of many tokens on matrix instructions, over keys and values that are bytes.

use super::super::attention::MOST;
use super::super::fragments::spread;
use super::super::heads::{Heads, PAGE};
use super::super::mask::{hidden, kept, masked, sees};
use super::super::narrow::narrow;
use super::super::online_softmax::{NONE, factor_of, greatest_of, raised, sum_of, weights_of};
use super::row_of;
use t0::prelude::*;

/// The integer of a byte, divided by 128: types of 16 bits hold it exactly, and weights keep their range.
#[t0::device]
fn fraction(byte: u8) -> f32 {
    (byte as f32).mul_add(1.0 / 128.0, -1.0)
}

/// The scales of eight neighbouring positions, of [`fraction`]s.
#[t0::device]
fn eight_scales(scales: &In<f32>, at: u32) -> [f32; 8] {
    let fours: [[f32; 4]; 2] = core::array::from_fn(|i| scales.load::<4>(at + 4 * i as u32));
    core::array::from_fn(|i| fours[i / 4][i % 4] * 128.0)
}

/// As [`prompt_attention`](super::super::prompt::prompt_attention()), with keys and values in `bytes` and `scales`: see
/// the [module](super).
///
/// - `window`: how many positions a token sees, at least 1.
///
/// The waves of a workgroup convert a page of a key head, whose integers all types hold exactly, and pass it to each
/// other through LDS: keys as rows, values as columns.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as for `prompt_attention`; pages are limited to those of `bytes`.
#[t0::kernel(
    let DF = D / 16,
    let W = D / 32,
    let SIZE = 40 * (D + 64) + 32 * (D + 8),
    block = 128,
    grid = blocks(heads.keys, (queries.rows().div_ceil(16) * (heads.queries / heads.keys)).div_ceil(2)),
    requires(
        heads.dim == D && heads.keys > 0 && heads.queries.is_multiple_of(heads.keys),
        queries.cols() == heads.queries * heads.dim,
        queries.len() == queries.rows() * queries.cols() && queries.len() <= 0x3800_0000,
        out.rows() == queries.rows() && out.cols() == queries.cols() && out.len() == queries.len(),
        rows.rows() == 2 && rows.cols() == queries.rows(),
        bytes.rows() > 0 && bytes.rows().is_multiple_of(heads.keys),
        bytes.cols() == 2 * PAGE * heads.dim && bytes.len() == bytes.rows() * bytes.cols(),
        scales.rows() == bytes.rows() && scales.cols() == 2 * PAGE && scales.len() == scales.rows() * scales.cols(),
        window > 0,
    ),
    unsafe(unchecked),
    fast_math,
    for((T, P, BF16) in [(bf16, bf16x2, true), (f16, f16x2, false)], D in [64, 128]),
)]
pub fn prompt_attention_int8<T: Float + wmma::WmmaElement, P: Packed<Half = T>, const BF16: bool, const D: usize>(
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
    // A page of values as columns, the weights of each pair of waves as rows, in two parts, and the page's keys as
    // rows. Rows have padding.
    let mut lds = Lds::<T, SIZE>::new();
    // What a wave passes to the other one of its pair: a number for each lane.
    let mut passed = Lds::<f32, 128>::new();
    let (pair, part) = (wave_id() % 2, wave_id() / 2);
    let own_number = (pair * 64 + part * 32 + lane()) as usize;
    let other_number = (pair * 64 + (1 - part) * 32 + lane()) as usize;
    let weights_at = D * 40 + pair as usize * 1280;
    let keys_at = 40 * (D + 64);
    let group = heads.queries / heads.keys;
    let pairs = (queries.rows().div_ceil(16) * group).div_ceil(2);
    let item = (pairs - 1 - block_id_y()) * 2 + pair;
    let head = block_id() * group + item % group;
    let (column, half) = (lane() % 16, lane() / 16);
    let token = item / group * 16 + column;
    let exists = token < queries.rows();
    let own_row = token.min(queries.rows() - 1);
    let (position, own_table) = (rows[(0, own_row)], rows[(1, own_row)]);

    let query = (own_row * queries.cols() + head * D as u32).min(MOST);
    let operand: [wmma::B<T>; DF] =
        core::array::from_fn(|s| wmma::B::<T>::load(&queries, query + (s * 16) as u32, 0u32));
    let last_page = bytes.rows() / heads.keys - 1;
    // The row of 16 keys that becomes this lane's row of a fragment.
    let key_row = (part * 16 + column % 2 * 8 + column / 2) as usize;
    let from_keys = keys_at + key_row * (D + 8);
    // This lane's columns of the keys and values, of eight rows.
    let (own_rows, own_column) = (wave_id() * 8, lane() as usize * W);
    let to_keys = keys_at + own_rows as usize * (D + 8) + own_column;
    let to_values = spread(own_column) * 40 + own_rows as usize;
    let to_weights = weights_at + column as usize * 40 + (part * 16 + half * 8) as usize;
    let columns_at = part as usize * W * 16;
    let factor = factor_of(scale);

    let mut table = block::min(if exists { own_table } else { u32::MAX });
    while table != u32::MAX {
        let own = exists && own_table == table;
        let count = if own { position + 1 } else { 0 };
        // How many positions the windows hide: from this query, from the whole wave, from the whole workgroup.
        let before = hidden::<true>(count, window);
        let hidden = if own { before } else { u32::MAX };
        let least = wave::min(hidden);
        let start = block::min(least) / PAGE * PAGE;
        // Positions that some query of the wave sees, and of the workgroup.
        let some = wave::max(count);
        let seen = block::max(some);
        let (mut greatest, mut sum) = (NONE, 0.0f32);
        let mut acc = [wmma::Acc::zero(); W];
        for tile in strided(start, seen, PAGE) {
            let used = tile < some && tile + PAGE > least;
            let page = pages.get_or(table + tile / PAGE, 0).min(last_page);
            let row = row_of(heads, page, block_id());
            let last = seen - 1 - tile;
            let page_start = row * (2 * PAGE * D as u32);
            let at: [u32; 8] = core::array::from_fn(|i| (own_rows + i as u32).min(last) * D as u32 + own_column as u32);
            let held_keys: [[u8; W]; 8] = core::array::from_fn(|i| bytes.load::<W>(page_start + at[i]));
            let held: [[u8; W]; 8] = core::array::from_fn(|i| bytes.load::<W>(page_start + PAGE * D as u32 + at[i]));
            let from_scales = row * (2 * PAGE) + part * 16 + half * 8;
            let of_keys = eight_scales(&scales, from_scales);
            let of_values = eight_scales(&scales, from_scales + PAGE);
            // All waves are done with the page before.
            barrier();
            let rounded: [[T; 8]; W] = core::array::from_fn(|k| {
                narrow::<T, P, BF16>(core::array::from_fn(|e| fraction(held_keys[(8 * k + e) / W][(8 * k + e) % W])))
            });
            #[unroll]
            for i in 0..8usize {
                let own_keys: [T; W] = core::array::from_fn(|c| rounded[(i * W + c) / 8][(i * W + c) % 8]);
                lds.store(to_keys + i * (D + 8), own_keys);
            }
            #[unroll]
            for j in 0..W {
                let values = narrow::<T, P, BF16>(core::array::from_fn(|i| fraction(held[i][j])));
                lds.store(to_values + 2 * j * 40, values);
            }
            barrier();
            let first = tile + part * 16 + half * 8;
            let mut scores = [0.0f32; 8];
            let mut most = f32::NEG_INFINITY;
            if used {
                let mut products = wmma::Acc::zero();
                #[unroll]
                for s in 0..DF {
                    let keys = wmma::A::<T>::load(&lds, from_keys + s * 16, 0usize);
                    products = wmma::mma(keys, operand[s], products);
                }
                scores = core::array::from_fn(|j| {
                    masked(products.get(j) * of_keys[j], sees::<true>(first + j as u32, count, hidden))
                });
                most = greatest_of::<8>(scores, most);
                most = most.max(wave::shuffle_xor(most, 16));
                passed[own_number] = most;
            }
            barrier();
            if used {
                let (now, shrink) = raised(greatest, most.max(passed[other_number]), factor);
                greatest = now;
                let weights = weights_of::<8>(scores, now, factor);
                // Not the scales of positions that the query does not see, which may be anything.
                let scaled: [f32; 8] = core::array::from_fn(|j| {
                    weights[j] * kept(of_values[j], sees::<true>(first + j as u32, count, hidden))
                });
                let rounded = narrow::<T, P, BF16>(scaled);
                let rest: [f32; 8] = core::array::from_fn(|j| scaled[j] - rounded[j].to_f32());
                lds.store(to_weights, rounded);
                lds.store(to_weights + 640, narrow::<T, P, BF16>(rest));
                // Each half of a wave sums its own keys.
                sum = sum.mul_add(shrink, sum_of::<8>(0.0, weights));
                #[unroll]
                for f in 0..W {
                    acc[f] = acc[f].map(|x| x * shrink);
                }
            }
            barrier();
            if used {
                #[unroll]
                for i in 0..2usize {
                    let weights = wmma::B::<T>::load(&lds, weights_at + i * 16, 40usize);
                    let rest = wmma::B::<T>::load(&lds, weights_at + 640 + i * 16, 40usize);
                    #[unroll]
                    for f in 0..W {
                        let values = wmma::A::<T>::load(&lds, columns_at * 40 + (f * 640 + i * 16), 40usize);
                        acc[f] = wmma::mma(values, weights, acc[f]);
                        acc[f] = wmma::mma(values, rest, acc[f]);
                    }
                }
            }
        }
        let half_sum = sum + wave::shuffle_xor(sum, 16);
        passed[own_number] = half_sum;
        barrier();
        let inverse = (half_sum + passed[other_number]).rcp();
        if count > 0 {
            let to = token * out.cols() + head * D as u32 + columns_at as u32 + half * 8;
            #[unroll]
            for f in 0..W {
                let attended: [f32; 8] = core::array::from_fn(|j| acc[f].get(j) * inverse);
                out.store(to + (f * 16) as u32, narrow::<T, P, BF16>(attended));
            }
        }
        table = block::min(if exists && own_table > table { own_table } else { u32::MAX });
    }
}
