//! Attention of many tokens on matrix instructions.

use super::attention::MOST;
use super::fragments::spread;
use super::heads::{Heads, PAGE};
use super::mask::{hidden, masked, sees};
use super::narrow::narrow;
use super::online_softmax::{NONE, factor_of, greatest_of, raised, sum_of, weights_of};
use t0::prelude::*;

/// As [`attention`](super::attention::attention()), for 16-bit types and heads of `D` elements, with sums in
/// another order.
///
/// - `P`, `BF16`: see [`narrow()`](super::narrow::narrow()).
/// - `WINDOW`, `window`: as in [`attention`](super::attention::attention()).
///
/// Two waves have 16 tokens and one of the query heads that share a key head: each computes the scores of half of the
/// keys of a page, and half of the columns of the result. A workgroup has two such pairs, which share the key head.
/// Workgroups with the last tokens see the most pages, so they are dispatched first. A workgroup takes one sequence
/// after another, in the order of their tables, and the pages of a sequence in turn. Tokens of other sequences see no
/// position of it. Scores are computed transposed, so that a lane has the scores of a query with a quarter of the keys,
/// and the softmax of a row is one exchange between two lanes, and one between the waves. The weights pass through LDS
/// to become rows along the keys, each as the sum of two numbers of type `T`, so that their rounding has no effect.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the shapes of all views, whose rows have no gaps
/// between them; elements of `rows` are found by their row and column. Tokens are limited to those
/// of `queries` for loads, and compared for stores. Entries of `pages` are read with a check, and numbers of pages are
/// limited to those of `keys`, so no content of `rows` and `pages` leads outside a view.
#[t0::kernel(
    let DF = D / 16,
    let W = D / 32,
    let SIZE = 40 * (D + 64),
    block = 128,
    grid = blocks(heads.keys, (queries.rows().div_ceil(16) * (heads.queries / heads.keys)).div_ceil(2)),
    requires(
        heads.dim == D && heads.keys > 0 && heads.queries.is_multiple_of(heads.keys),
        queries.cols() == heads.queries * heads.dim,
        queries.len() == queries.rows() * queries.cols(),
        queries.len() <= 0x3800_0000 && keys.len() <= 0x3800_0000,
        out.rows() == queries.rows() && out.cols() == queries.cols() && out.len() == queries.len(),
        rows.rows() == 2 && rows.cols() == queries.rows(),
        keys.rows() >= PAGE && keys.rows().is_multiple_of(PAGE) && keys.cols() == heads.keys * heads.dim,
        values.rows() == keys.rows() && values.cols() == keys.cols(),
        keys.len() == keys.rows() * keys.cols() && values.len() == keys.len(),
        !WINDOW || window > 0,
    ),
    unsafe(unchecked),
    fast_math,
    for(
        (T, P, BF16) in [(bf16, bf16x2, true), (f16, f16x2, false)],
        D in [64, 128],
        WINDOW in [false, true],
    ),
)]
pub fn prompt_attention<
    T: Float + wmma::WmmaElement,
    P: Packed<Half = T>,
    const BF16: bool,
    const D: usize,
    const WINDOW: bool,
>(
    queries: In<T>,
    keys: In<T>,
    values: In<T>,
    mut out: Out<T>,
    rows: In<u32>,
    pages: In<u32>,
    heads: Heads,
    scale: f32,
    window: u32,
) {
    // A page of values as columns, then the weights of each pair of waves as rows, in two parts. A row has 32 elements,
    // and padding.
    let mut lds = Lds::<T, SIZE>::new();
    // What a wave passes to the other one of its pair: a number for each lane.
    let mut passed = Lds::<f32, 128>::new();
    let (pair, part) = (wave_id() % 2, wave_id() / 2);
    let own_number = (pair * 64 + part * 32 + lane()) as usize;
    let other_number = (pair * 64 + (1 - part) * 32 + lane()) as usize;
    let weights_at = D * 40 + pair as usize * 1280;
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
    let row = keys.cols();
    let key_column = block_id() * D as u32;
    let last_page = keys.rows() / PAGE - 1;
    // The row of 16 keys that becomes this lane's row of a fragment.
    let key_row = part * 16 + column % 2 * 8 + column / 2;
    // This lane's columns of the values, of eight rows.
    let (value_row, value_column) = (wave_id() * 8, lane() as usize * W);
    let to_values = spread(value_column) * 40 + value_row as usize;
    let to_weights = weights_at + column as usize * 40 + (part * 16 + half * 8) as usize;
    let columns_at = part as usize * W * 16;
    let factor = factor_of(scale);

    let mut table = block::min(if exists { own_table } else { u32::MAX });
    while table != u32::MAX {
        let own = exists && own_table == table;
        let count = if own { position + 1 } else { 0 };
        // How many positions the windows hide: from this query, from the whole wave, from the whole workgroup.
        let before = hidden::<WINDOW>(count, window);
        let hidden = if WINDOW { if own { before } else { u32::MAX } } else { 0 };
        let least = if WINDOW { wave::min(hidden) } else { 0 };
        let start = if WINDOW { block::min(least) / PAGE * PAGE } else { 0 };
        // Positions that some query of the wave sees, and of the workgroup.
        let some = wave::max(count);
        let seen = block::max(some);
        let (mut greatest, mut sum) = (NONE, 0.0f32);
        let mut acc = [wmma::Acc::zero(); W];
        for tile in strided(start, seen, PAGE) {
            let used = tile < some && (!WINDOW || tile + PAGE > least);
            let page = pages.get_or(table + tile / PAGE, 0).min(last_page) * PAGE;
            let last = seen - 1 - tile;
            let key = ((page + key_row.min(last)) * row + key_column).min(MOST);
            let page_keys: [wmma::A<T>; DF] =
                core::array::from_fn(|s| wmma::A::<T>::load(&keys, key + (s * 16) as u32, 0u32));
            let held: [[T; W]; 8] = core::array::from_fn(|i| {
                let from = (page + (value_row + i as u32).min(last)) * row + key_column;
                values.load::<W>(from + value_column as u32)
            });
            let mut scores = [0.0f32; 8];
            let mut most = f32::NEG_INFINITY;
            if used {
                let mut products = wmma::Acc::zero();
                #[unroll]
                for s in 0..DF {
                    products = wmma::mma(page_keys[s], operand[s], products);
                }
                let first = tile + part * 16 + half * 8;
                scores =
                    core::array::from_fn(|j| masked(products.get(j), sees::<WINDOW>(first + j as u32, count, hidden)));
                most = greatest_of::<8>(scores, most);
                most = most.max(wave::shuffle_xor(most, 16));
                passed[own_number] = most;
            }
            // All waves are done with the values and weights of the page before.
            barrier();
            #[unroll]
            for j in 0..W {
                let values: [T; 8] = core::array::from_fn(|i| held[i][j]);
                lds.store(to_values + 2 * j * 40, values);
            }
            if used {
                let (now, shrink) = raised(greatest, most.max(passed[other_number]), factor);
                greatest = now;
                let weights = weights_of::<8>(scores, now, factor);
                let rounded = narrow::<T, P, BF16>(weights);
                let rest: [f32; 8] = core::array::from_fn(|j| weights[j] - rounded[j].to_f32());
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
