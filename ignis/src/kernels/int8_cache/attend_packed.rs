//! The projection and attention of one token, with keys and values as bytes.

use super::super::fused::attend::{blocks_of, store_parts, turned, turns_of};
use super::super::fused::attend_packed::{PARTS, halves_of, project_first, project_last, store_query};
use super::super::heads::{Heads, PAGE};
use super::super::online_softmax::{NONE, Softmax};
use super::super::packed::Pack;
use super::attend::{first_block, over_blocks, second_block, without_excess};
use t0::prelude::*;

/// As [`attend_packed`](super::super::fused::attend_packed::attend_packed()), with keys and values in `known` and
/// `scales`: see the [module](super).
///
/// - `known`: the bytes, four in a word.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as for `attend_packed`; pages are limited to those of `known`.
#[t0::kernel(
    let P = D / 64,
    let COLUMNS = D / 32,
    let LANES = D / PER,
    let KEYS = LANES / 4,
    let WORDS = PER / 4,
    let SUMS = 16 * D,
    block = 512,
    grid = blocks(2 * heads.queries),
    requires(
        heads.dim == D && heads.keys > 0 && heads.queries.is_multiple_of(heads.keys),
        cols.is_multiple_of(32) && cols > 0 && x.len() >= cols,
        q.len() * 16 == (heads.queries + 2 * heads.keys) * D * cols * W,
        halves.len() * 32 == (heads.queries + 2 * heads.keys) * D * cols * if F == Pack::Int8 { 1 } else { 2 },
        bias.len() == 0 || bias.len() == (heads.queries + 2 * heads.keys) * D,
        q_weight.len() == D,
        2 * frequencies.len() == D,
        known.rows() > 0 && known.rows().is_multiple_of(heads.keys),
        2 * known.cols() == PAGE * D && known.len() == known.rows() * known.cols(),
        scales.rows() == known.rows() && scales.cols() == 2 * PAGE && scales.len() == scales.rows() * scales.cols(),
        qkv.len() == (heads.queries + 2 * heads.keys) * D && turns.len() == 2 * D,
        parts.len() == heads.queries * 2 * D && shares.len() == 4 * heads.queries,
        rows.len() == 2,
        window > 0,
    ),
    unsafe(unchecked),
    for((F, W) in [(Pack::Int4Min, 2), (Pack::Int8, 4)], (T, PER, U) in [(bf16, 8, 1)], D in [64, 128]),
)]
pub fn attend_packed_int8<T: Float, const F: Pack, const W: usize, const PER: usize, const U: usize, const D: usize>(
    x: In<T>,
    squares: In<f32>,
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    bias: In<T>,
    q_weight: In<T>,
    frequencies: In<f32>,
    known: InOut<u32>,
    scales: InOut<f32>,
    mut qkv: Out<f32>,
    mut turns: Out<f32>,
    mut parts: Out<f32>,
    mut shares: Out<f32>,
    rows: In<u32>,
    pages: In<u32>,
    heads: Heads,
    cols: u32,
    inverse: f32,
    eps: f32,
    scale: f32,
    window: u32,
    normed: u32,
) {
    let mut sums = Lds::<f32, SUMS>::new();
    let mut ends = Lds::<f32, 32>::new();
    let mut projected = Lds::<f32, D>::new();
    let (head, split) = (block_id() / PARTS, block_id() % PARTS);
    let key_head = head / (heads.queries / heads.keys);

    // This lane's columns of keys and queries, and of values.
    let member = lane() % LANES as u32;
    let column = member * PER as u32;
    let value_column = lane() * COLUMNS as u32;
    let at = rows[lane() % 2];
    let numbers = pages[lane().min(pages.len().max(1) - 1)];
    let frequency = frequencies.load::<P>(lane() * P as u32);
    let weight = (q_weight.load::<PER>(column), q_weight.load::<PER>(column ^ (D as u32 / 2)));
    let matrix = (&q, &halves, &words);
    let norm = project_first::<T, F, W, U, D>(
        &x,
        matrix,
        &bias,
        &mut qkv,
        &mut projected,
        (&squares, inverse, eps),
        (heads, head),
        cols,
    );
    let position = wave::broadcast(at, 0);
    let blocks = blocks_of((position, window), (split, PARTS), known.rows() / heads.keys - 1);
    let turned_by = turns_of::<PER, D, P>(frequency, position, column);
    let (table, of) = ((&pages, numbers), (heads, key_head));
    let from_words = (column / 4, value_column / 4);
    // The position of a block whose score a lane has; other lanes have it too.
    let score_row = member % KEYS as u32 * (32 / LANES as u32) + lane() / LANES as u32;
    let held = first_block::<D, WORDS, LANES, KEYS>(&known, &scales, table, blocks, of, from_words, score_row);
    project_last::<T, F, W, U, D>(&x, matrix, &bias, &mut projected, norm, head, cols);
    barrier();

    // A barrier waits for all loads.
    let held2 = second_block::<D, WORDS, LANES, KEYS>(&known, &scales, table, blocks, of, from_words, score_row);
    let projection = halves_of::<PER, D, D>(&projected, column);
    let query = turned::<T, f32, PER, D>(projection, weight, turned_by, normed != 0, eps);
    let before = ([Softmax { max: NONE, sum: 0.0 }; 1], [[0.0f32; COLUMNS]; 1], [0.0f32; 1]);
    let (softmax, sums_of_values, weights) = over_blocks::<D, PER, WORDS, LANES, COLUMNS, KEYS, 1>(
        before,
        ([query], [query.dot([-128.0; PER], 0.0)]),
        (held, held2),
        &known,
        &scales,
        table,
        blocks,
        of,
        from_words,
        (score_row, member < KEYS as u32),
        scale,
    );
    let acc = without_excess::<COLUMNS, 1>(sums_of_values, weights);
    if split == 0 && wave_id() == 0 && lane() < LANES as u32 {
        store_query::<PER, D>(&mut qkv, &mut turns, query, turned_by, head, column);
    }
    store_parts::<D, COLUMNS, 1, SUMS, 32>(
        &mut sums,
        &mut ends,
        &mut parts,
        &mut shares,
        softmax,
        acc,
        value_column,
        (head, split, PARTS),
    );
}
