//! The parts of attention and the token's own part, the product after it, and the residual, with keys and values as
//! bytes.

use super::super::fused::attend::page_of;
use super::super::fused::carry::carry;
use super::super::fused::merge::parts_of;
use super::super::fused::merge_own::{head_sum, merged_own, own_columns, own_key};
use super::super::fused::packed::{groups_from, held_products};
use super::super::heads::{Heads, PAGE};
use super::super::packed::Pack;
use super::attend::word_of;
use super::{byte_of, largest, scale_of, some_infinite};
use t0::prelude::*;

/// The largest of the numbers of the lanes of a head, each of which has four columns.
#[t0::device]
fn head_max<const D: usize>(x: f32) -> f32 {
    let mut most = x;
    #[unroll]
    for s in 0..5u32 {
        if 4 << s < D as u32 {
            most = most.max(wave::shuffle_xor(most, 1 << s));
        }
    }
    most
}

/// Four elements of a key or value as bytes, and their scale.
#[t0::device]
fn stored<const D: usize>(x: [f32; 4]) -> ([u8; 4], f32) {
    let infinite = head_max::<D>(if some_infinite::<4>(x) { 1.0 } else { 0.0 });
    let (scale, by) = scale_of(head_max::<D>(largest::<4>(x)), infinite > 0.0);
    (x.map(|x| byte_of(x, by)), scale)
}

/// The words of the key and the value of [`own_columns`] and their scales, the numbers of the value, and the score of
/// the token itself.
#[t0::device]
fn own_part<T: Float, const D: usize>(
    (query, key, value, weights): ([f32; 4], ([f32; 4], [f32; 4]), [f32; 4], ([T; 4], [T; 4])),
    turns: ([f32; 4], [f32; 4]),
    normed: bool,
    (eps, scale): (f32, f32),
) -> ((u32, u32, f32, f32), [f32; 4], f32) {
    let (key_bytes, of_key) = stored::<D>(own_key::<T, f32, D>(key, weights, turns, normed, eps));
    let (value_bytes, of_value) = stored::<D>(value);
    let product = head_sum::<D>(query.dot(key_bytes.map(|b| b as f32 - 128.0), 0.0));
    (
        (word_of::<4>(key_bytes, 0), word_of::<4>(value_bytes, 0), of_key, of_value),
        value_bytes.map(|b| (b as f32 - 128.0) * of_value),
        product * of_key * scale,
    )
}

/// Stores four columns of the token's key and value, from `column` on, in a row of the cache.
#[t0::device]
fn store_entry<const D: usize>(
    known: &mut InOut<u32>,
    scales: &mut InOut<f32>,
    (key, value, of_key, of_value): (u32, u32, f32, f32),
    row: u32,
    within: u32,
    column: u32,
) {
    let entry = row * (2 * PAGE) + within;
    known[entry * (D as u32 / 4) + column / 4] = key;
    known[(entry + PAGE) * (D as u32 / 4) + column / 4] = value;
    if column == 0 {
        scales[entry] = of_key;
        scales[entry + PAGE] = of_value;
    }
}

/// As [`merged_own_packed`](super::super::fused::merge_own::merged_own_packed()), with keys and values in `known` and
/// `scales`, after [`attend_packed_int8`](super::attend_packed::attend_packed_int8()).
///
/// The token's own key and value are the numbers of their bytes. The kernel is `unsafe(unchecked)`. SAFETY: as for
/// `merged_own_packed`; pages are limited to those of `known`.
#[t0::kernel(
    block = 32 * WAVES,
    grid = blocks(hidden.len().div_ceil(WAVES * R)),
    requires(
        heads.dim == D && heads.keys > 0 && heads.queries.is_multiple_of(heads.keys) && heads.queries * D <= 8192,
        parts.len() == heads.queries * 2 * D && shares.len() == 4 * heads.queries,
        qkv.len() == (heads.queries + 2 * heads.keys) * D,
        k_weight.len() == D && turns.len() == 2 * D,
        known.rows() > 0 && known.rows().is_multiple_of(heads.keys),
        2 * known.cols() == PAGE * D && known.len() == known.rows() * known.cols(),
        scales.rows() == known.rows() && scales.cols() == 2 * PAGE && scales.len() == scales.rows() * scales.cols(),
        rows.len() == 2,
        norm.len() == hidden.len() && narrow.len() >= hidden.len(),
        q.len() * 16 == hidden.len() * heads.queries * D * W,
        halves.len() * 32 == hidden.len() * heads.queries * D * if F == Pack::Int8 { 1 } else { 2 },
        squares.len() == hidden.len().div_ceil(WAVES * R),
    ),
    unsafe(unchecked),
    for((F, W) in [(Pack::Int4Min, 2), (Pack::Int8, 4)], T in [bf16], D in [64, 128], (R, U, WAVES) in [(2, 1, 16)]),
)]
pub fn merged_own_int8<
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
    mut known: InOut<u32>,
    mut scales: InOut<f32>,
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
    let columns = c.min(cols - 4);
    // All that the first weights would delay, which are on their way while the parts are added up.
    let token = rows[lane() % 2];
    let numbers = pages[lane().min(pages.len().max(1) - 1)];
    let column = 4 * lane() % D as u32;
    let turned_by = (turns.load::<4>(column), turns.load::<4>(D as u32 + column));
    let own_parts = parts_of::<2>(&parts, &shares, columns, shift);
    let own = own_columns::<T, D>(&qkv, &k_weight, heads, columns);
    // Lanes without an element must not read those of other lanes.
    let before = hidden.get_or(if exists { at } else { u32::MAX }, 0.0);
    let weight = norm[at].to_f32();
    let matrix = (&q, &halves, &words);
    let first = groups_from::<F, W, R, U>(matrix, starts, 0, groups);
    let position = wave::broadcast(token, 0);
    let page = page_of(&pages, numbers, position / PAGE, known.rows() / heads.keys - 1);
    let (page, within) = (page * heads.keys, position % PAGE);
    let shared = heads.queries / heads.keys;

    let (entry, value, score) = own_part::<T, D>(own, turned_by, normed != 0, (eps, scale));
    let four = merged_own(own_parts, value, score);
    if c < cols {
        x.store(c, four.map(|v| T::from_f32(v)));
    }
    for base in strided(128 * (wave_id() + WAVES), cols, 128 * WAVES) {
        let more = base + 4 * lane();
        let at = more.min(cols - 4);
        let own = own_columns::<T, D>(&qkv, &k_weight, heads, at);
        let (entry, value, score) = own_part::<T, D>(own, turned_by, normed != 0, (eps, scale));
        let four = merged_own(parts_of::<2>(&parts, &shares, at, shift), value, score);
        if more < cols {
            x.store(more, four.map(|v| T::from_f32(v)));
            if block_id() == 0 && more / D as u32 % shared == 0 {
                let row = page + more / D as u32 / shared;
                store_entry::<D>(&mut known, &mut scales, entry, row, within, more % D as u32);
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
        let row = page + c / D as u32 / shared;
        store_entry::<D>(&mut known, &mut scales, entry, row, within, c % D as u32);
    }
}
