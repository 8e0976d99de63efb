//! The parts of attention and the token's own part, the product after it, and the residual.

use super::super::heads::{Heads, PAGE};
use super::super::norm::elements::scale_of;
use super::super::packed::Pack;
use super::attend::{page_row, rotated};
use super::carry::carry;
use super::merge::parts_of;
use super::packed::{groups_from, held_products};
use t0::prelude::*;

/// The sum over the lanes of a head, each of which has four columns.
#[t0::device]
pub fn head_sum<const D: usize>(x: f32) -> f32 {
    let mut sum = x;
    #[unroll]
    for s in 0..5u32 {
        if 4 << s < D as u32 {
            sum += wave::shuffle_xor(sum, 1 << s);
        }
    }
    sum
}

/// Four columns of what [`attend_packed`](super::attend_packed::attend_packed()) has projected: the query, the key and
/// those in the other half of it, and the value; and the weights of the columns of the key.
#[t0::device]
pub fn own_columns<T: Float, const D: usize>(
    qkv: &In<f32>,
    k_weight: &In<T>,
    heads: Heads,
    c: u32,
) -> ([f32; 4], ([f32; 4], [f32; 4]), [f32; 4], ([T; 4], [T; 4])) {
    let column = c % D as u32;
    let other = column ^ (D as u32 / 2);
    let key = (heads.queries + c / D as u32 / (heads.queries / heads.keys)) * D as u32;
    (
        qkv.load::<4>(c),
        (qkv.load::<4>(key + column), qkv.load::<4>(key + other)),
        qkv.load::<4>(key + heads.keys * D as u32 + column),
        (k_weight.load::<4>(column), k_weight.load::<4>(other)),
    )
}

/// The key of [`own_columns`], normalised if `normed`, and rotated.
#[t0::device]
pub fn own_key<T: Float, O: Float, const D: usize>(
    key: ([f32; 4], [f32; 4]),
    weights: ([T; 4], [T; 4]),
    turns: ([f32; 4], [f32; 4]),
    normed: bool,
    eps: f32,
) -> [O; 4] {
    let squares = head_sum::<D>(key.0.dot(key.0, 0.0));
    let by = if normed { scale_of(squares, 1.0 / D as f32, eps) } else { 1.0 };
    rotated::<T, O, 4>(key, weights, turns, by)
}

/// The key and the value of [`own_columns`], and the score of the token itself.
#[t0::device]
fn own_part<T: Float, const D: usize>(
    (query, key, value, weights): ([f32; 4], ([f32; 4], [f32; 4]), [f32; 4], ([T; 4], [T; 4])),
    turns: ([f32; 4], [f32; 4]),
    normed: bool,
    (eps, scale): (f32, f32),
) -> ([T; 4], [T; 4], f32) {
    let turned = own_key::<T, T, D>(key, weights, turns, normed, eps);
    let score = head_sum::<D>(query.dot(turned.map(|x| x.to_f32()), 0.0)) * scale;
    (turned, value.map(|x| T::from_f32(x)), score)
}

/// The sum of the two parts of [`parts_of`], and of the token's own value with its score.
#[t0::device]
pub fn merged_own((part, share): ([[f32; 4]; 2], [[f32; 2]; 2]), value: [f32; 4], score: f32) -> [f32; 4] {
    let top = score.max(share[0][0]).max(share[1][0]);
    let own = (score - top).exp();
    let weights: [f32; 2] = core::array::from_fn(|s| (share[s][0] - top).exp());
    let total = share[0][1].mul_add(weights[0], share[1][1].mul_add(weights[1], own));
    let inverse = total.rcp();
    core::array::from_fn(|i| part[0][i].mul_add(weights[0], part[1][i].mul_add(weights[1], value[i] * own)) * inverse)
}

/// As [`merged_packed`](super::packed::merged_packed()), of what
/// [`attend_packed`](super::attend_packed::attend_packed()) leaves. Attention has another part, the token itself.
///
/// - `qkv`, `turns`, `parts`, `shares`: see [`attend_packed`](super::attend_packed::attend_packed()).
/// - `k_weight`, `keys`, `values`, `rows`, `pages`, `heads`, `scale`, `eps`, `normed`: see
///   [`attend`](super::attend::attend()). The token's key and value are stored.
///
/// Each workgroup adds up all parts, and the first one stores the keys and values. The kernel is `unsafe(unchecked)`.
/// SAFETY: as for `attend` and for `merged_packed`.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(hidden.len().div_ceil(WAVES * R)),
    requires(
        heads.dim == D && heads.keys > 0 && heads.queries.is_multiple_of(heads.keys) && heads.queries * D <= 8192,
        parts.len() == heads.queries * 2 * D && shares.len() == 4 * heads.queries,
        qkv.len() == (heads.queries + 2 * heads.keys) * D,
        k_weight.len() == D && turns.len() == 2 * D,
        keys.rows() >= PAGE && keys.rows().is_multiple_of(PAGE) && keys.cols() == heads.keys * D,
        values.rows() == keys.rows() && values.cols() == keys.cols(),
        keys.len() == keys.rows() * keys.cols() && values.len() == keys.len() && keys.len() <= 0x3800_0000,
        rows.len() == 2,
        norm.len() == hidden.len() && narrow.len() >= hidden.len(),
        q.len() * 16 == hidden.len() * heads.queries * D * W,
        halves.len() * 32 == hidden.len() * heads.queries * D * if F == Pack::Int8 { 1 } else { 2 },
        squares.len() == hidden.len().div_ceil(WAVES * R),
    ),
    unsafe(unchecked),
    for((F, W) in [(Pack::Int4Min, 2), (Pack::Int8, 4)], T in [bf16], D in [64, 128], (R, U, WAVES) in [(2, 1, 16)]),
)]
pub fn merged_own_packed<
    T: Float,
    const F: Pack,
    const W: usize,
    const D: usize,
    const R: usize,
    const U: usize,
    const WAVES: u32,
>(
    parts: In<f32>,
    shares: In<f32>,
    qkv: In<f32>,
    k_weight: In<T>,
    turns: In<f32>,
    mut keys: InOut<T>,
    mut values: InOut<T>,
    rows: In<u32>,
    pages: In<u32>,
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    norm: In<T>,
    mut hidden: InOut<f32>,
    mut narrow: Out<T>,
    mut squares: Out<f32>,
    heads: Heads,
    scale: f32,
    eps: f32,
    normed: u32,
) {
    let mut x = Lds::<T, 8192>::new();
    let shift = if D == 64 { 6 } else { 7 };
    let cols = heads.queries * D as u32;
    let row = (block_id() * WAVES + wave_id()) * R as u32;
    let (last, groups) = (hidden.len() - 1, cols / 16);
    let starts: [u32; R] = core::array::from_fn(|r| (row + r as u32).min(last) * groups);
    let exists = lane() < R as u32 && row + lane() <= last;
    let at = (row + lane()).min(last);
    let c = 4 * thread_id();
    let known = c.min(cols - 4);
    // All that the first weights would delay, which are on their way while the parts are added up.
    let token = rows[lane() % 2];
    let numbers = pages[lane().min(pages.len().max(1) - 1)];
    let column = 4 * lane() % D as u32;
    let turned_by = (turns.load::<4>(column), turns.load::<4>(D as u32 + column));
    let own_parts = parts_of::<2>(&parts, &shares, known, shift);
    let own = own_columns::<T, D>(&qkv, &k_weight, heads, known);
    // Lanes without an element must not read those of other lanes.
    let before = hidden.get_or(if exists { at } else { u32::MAX }, 0.0);
    let weight = norm[at].to_f32();
    let matrix = (&q, &halves, &words);
    let first = groups_from::<F, W, R, U>(matrix, starts, 0, groups);
    let position = wave::broadcast(token, 0);
    let to = (page_row(&pages, numbers, position / PAGE, keys.rows() / PAGE - 1) + position % PAGE) * keys.cols();
    let shared = heads.queries / heads.keys;

    let (key, value, score) = own_part::<T, D>(own, turned_by, normed != 0, (eps, scale));
    let four = merged_own(own_parts, value.map(|x| x.to_f32()), score);
    if c < cols {
        x.store(c, four.map(|v| T::from_f32(v)));
    }
    for base in strided(128 * (wave_id() + WAVES), cols, 128 * WAVES) {
        let more = base + 4 * lane();
        let known = more.min(cols - 4);
        let own = own_columns::<T, D>(&qkv, &k_weight, heads, known);
        let (key, value, score) = own_part::<T, D>(own, turned_by, normed != 0, (eps, scale));
        let numbers = value.map(|x| x.to_f32());
        let four = merged_own(parts_of::<2>(&parts, &shares, known, shift), numbers, score);
        if more < cols {
            x.store(more, four.map(|v| T::from_f32(v)));
            if block_id() == 0 && more / D as u32 % shared == 0 {
                let column = more / D as u32 / shared * D as u32 + more % D as u32;
                keys.store(to + column, key);
                values.store(to + column, value);
            }
        }
    }
    barrier();
    let sum = held_products::<T, F, W, R, U>(&x, matrix, starts, groups, first);
    let element = before + sum;
    let sum = block::sum(if exists { element * element } else { 0.0 });
    if thread_id() == 0 {
        squares[block_id()] = sum;
    }
    if exists {
        carry::<T>(&mut hidden, &mut narrow, element, weight, at, 1);
    }
    if block_id() == 0 && c < cols && c / D as u32 % shared == 0 {
        let column = c / D as u32 / shared * D as u32 + c % D as u32;
        keys.store(to + column, key);
        values.store(to + column, value);
    }
}
