//! Attention of one token over a part of the positions, from the operand of the projection.

use super::super::heads::{Heads, PAGE};
use super::super::online_softmax::{NONE, Softmax};
use super::super::packed::Pack;
use super::attend::{blocks_of, first_block, over_blocks, second_block, store_parts, turned, turns_of};
use super::carry::{part_of_squares, scale_of_squares};
use super::packed::{gathered, packed_products};
use t0::prelude::*;

/// Into how many parts the positions before the token are divided. The token itself is in none of them.
#[t0::constant]
pub const PARTS: u32 = 2;

/// The rows of the projection that a wave computes at once, and those of a workgroup.
#[t0::constant]
const ROWS: u32 = 4;
#[t0::constant]
const TOGETHER: u32 = 64;

/// `N` neighbouring columns, 4 or 8, and as many in the other half of the head.
#[t0::device]
pub fn halves_of<const N: usize, const D: usize, const SIZE: usize>(
    x: &Lds<f32, SIZE>,
    column: u32,
) -> ([f32; N], [f32; N]) {
    (x.load::<N>(column), x.load::<N>(column ^ (D as u32 / 2)))
}

/// The products of [`ROWS`] neighbouring rows, in the lanes with their numbers. Rows after `last` are replaced by it.
#[t0::device]
fn rows_of<T: Float, const F: Pack, const W: usize, const U: usize>(
    x: &In<T>,
    (q, halves, words): (&In<u32>, &In<f16>, &In<u32>),
    (from, last): (u32, u32),
    cols: u32,
) -> f32 {
    let starts: [u32; 4] = core::array::from_fn(|r| (from + r as u32).min(last) * (cols / 16));
    let acc = packed_products::<T, F, W, 1, 4, U>(x, q, halves, words, starts, cols);
    gathered::<4>(acc)
}

/// An element of the projection: a product, times the scale of the norm, plus the bias.
#[t0::device]
fn projection_of<T: Float>(product: f32, norm: f32, bias: &In<T>, from: u32, last: u32) -> f32 {
    let scaled = product * norm;
    if bias.len() > 0 && lane() < ROWS { scaled + bias[(from + lane()).min(last)].to_f32() } else { scaled }
}

/// Rows of the projection: those of keys and values that a workgroup has, and all but the last ones of its query, which
/// go to `projected`. Returns the scale of the norm.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn project_first<T: Float, const F: Pack, const W: usize, const U: usize, const D: usize>(
    x: &In<T>,
    matrix: (&In<u32>, &In<f16>, &In<u32>),
    bias: &In<T>,
    qkv: &mut Out<f32>,
    projected: &mut Lds<f32, D>,
    (squares, inverse, eps): (&In<f32>, f32, f32),
    (heads, head): (Heads, u32),
    cols: u32,
) -> f32 {
    let (dim, wave, part) = (D as u32, wave_id(), part_of_squares(squares));
    let (queries, all) = (heads.queries * dim, 2 * heads.keys * dim);
    let last = queries + all - 1;
    let each = all.div_ceil(block_count());
    let end = queries + ((block_id() + 1) * each).min(all);
    let first = queries + block_id() * each + wave * ROWS;
    let product = rows_of::<T, F, W, U>(x, matrix, (first, last), cols);
    // After the first loads, which would wait for it.
    let norm = scale_of_squares(squares, part, inverse, eps);
    let value = projection_of::<T>(product, norm, bias, first, last);
    if lane() < ROWS && first + lane() < end {
        qkv[first + lane()] = value;
    }
    for row in strided(first + TOGETHER, end, TOGETHER) {
        let product = rows_of::<T, F, W, U>(x, matrix, (row, last), cols);
        let value = projection_of::<T>(product, norm, bias, row, last);
        if lane() < ROWS && row + lane() < end {
            qkv[row + lane()] = value;
        }
    }
    for base in strided(wave * ROWS, dim - TOGETHER, TOGETHER) {
        let row = head * dim + base;
        let product = rows_of::<T, F, W, U>(x, matrix, (row, last), cols);
        let value = projection_of::<T>(product, norm, bias, row, last);
        if lane() < ROWS {
            projected[base + lane()] = value;
        }
    }
    norm
}

/// The last rows of a query: see [`project_first`].
#[t0::device]
pub fn project_last<T: Float, const F: Pack, const W: usize, const U: usize, const D: usize>(
    x: &In<T>,
    matrix: (&In<u32>, &In<f16>, &In<u32>),
    bias: &In<T>,
    projected: &mut Lds<f32, D>,
    norm: f32,
    head: u32,
    cols: u32,
) {
    let base = D as u32 - TOGETHER + wave_id() * ROWS;
    let (row, last) = (head * D as u32 + base, head * D as u32 + (D as u32 - 1));
    let product = rows_of::<T, F, W, U>(x, matrix, (row, last), cols);
    let value = projection_of::<T>(product, norm, bias, row, last);
    if lane() < ROWS {
        projected[base + lane()] = value;
    }
}

/// Stores this lane's columns of a query, and if it is that of the first head, the factors of its rotation.
#[t0::device]
pub fn store_query<const PER: usize, const D: usize>(
    qkv: &mut Out<f32>,
    turns: &mut Out<f32>,
    query: [f32; PER],
    turned_by: ([f32; PER], [f32; PER]),
    head: u32,
    column: u32,
) {
    #[unroll]
    for i in 0..PER / 4 {
        let at = column + 4 * i as u32;
        let four: [f32; 4] = core::array::from_fn(|k| query[4 * i + k]);
        qkv.store(head * D as u32 + at, four);
        if head == 0 {
            let sines: [f32; 4] = core::array::from_fn(|k| turned_by.0[4 * i + k]);
            let cosines: [f32; 4] = core::array::from_fn(|k| turned_by.1[4 * i + k]);
            turns.store(at, sines);
            turns.store(D as u32 + at, cosines);
        }
    }
}

/// The projection of a token, and attention of a query head over a part of the positions before the token.
///
/// - `x`, `squares`, `q`, `halves`, `words`, `bias`, `cols`, `inverse`: see
///   [`normed_packed`](super::packed::normed_packed()). The rows of the matrix are those of `qkv` of
///   [`attend`](super::attend::attend()).
/// - `q_weight`, `frequencies`, `keys`, `values`, `rows`, `pages`, `scale`, `eps`, `window`, `normed`: see
///   [`attend`](super::attend::attend()). The cache is only read.
/// - `qkv`: (queries + 2 keys) * `D`: queries, normalised and rotated, and keys and values as projected.
/// - `turns`: the factors of the columns of a head in its rotation, `D` sines and `D` cosines.
/// - `parts`: queries * [`PARTS`] x `D`. `shares`: queries * [`PARTS`] x 2. See [`attend`](super::attend::attend()).
///
/// Workgroups of one query head compute the same query, whose weights are read from memory once. All workgroups divide
/// the keys and values of the token among them, so that they have equal work. No workgroup has a whole key:
/// [`merged_own_packed`](super::merge_own::merged_own_packed()), the product after this launch, adds the token's own
/// part, and stores its key and value. A wave loads its first keys and values of the cache before its last rows of the
/// projection, which pass to the other waves through LDS.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as for `attend` and for `normed_packed`.
#[t0::kernel(
    let P = D / 64,
    let COLUMNS = D / 32,
    let LANES = D / PER,
    let KEYS = LANES / 4,
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
        keys.rows() >= PAGE && keys.rows().is_multiple_of(PAGE) && keys.cols() == heads.keys * D,
        values.rows() == keys.rows() && values.cols() == keys.cols(),
        keys.len() == keys.rows() * keys.cols() && values.len() == keys.len() && keys.len() <= 0x3800_0000,
        qkv.len() == (heads.queries + 2 * heads.keys) * D && turns.len() == 2 * D,
        parts.len() == heads.queries * 2 * D && shares.len() == 4 * heads.queries,
        rows.len() == 2,
        window > 0,
    ),
    unsafe(unchecked),
    for((F, W) in [(Pack::Int4Min, 2), (Pack::Int8, 4)], (T, PER, U) in [(bf16, 8, 1)], D in [64, 128]),
)]
pub fn attend_packed<T: Float, const F: Pack, const W: usize, const PER: usize, const U: usize, const D: usize>(
    x: In<T>,
    squares: In<f32>,
    q: In<u32>,
    halves: In<f16>,
    words: In<u32>,
    bias: In<T>,
    q_weight: In<T>,
    frequencies: In<f32>,
    keys: InOut<T>,
    values: InOut<T>,
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
    let (dim, row) = (D as u32, keys.cols());
    let (head, split) = (block_id() / PARTS, block_id() % PARTS);
    let key_head = head / (heads.queries / heads.keys);

    // This lane's columns of keys and queries, and of values.
    let column = lane() % LANES as u32 * PER as u32;
    let value_column = lane() * COLUMNS as u32;
    let at = rows[lane() % 2];
    let numbers = pages[lane().min(pages.len().max(1) - 1)];
    let frequency = frequencies.load::<P>(lane() * P as u32);
    let weight = (q_weight.load::<PER>(column), q_weight.load::<PER>(column ^ (dim / 2)));
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
    let columns = (key_head * dim + column, key_head * dim + value_column);
    let blocks = blocks_of((position, window), (split, PARTS), keys.rows() / PAGE - 1);
    let turned_by = turns_of::<PER, D, P>(frequency, position, column);
    let known = first_block::<T, PER, LANES, COLUMNS, KEYS>(&keys, &values, (&pages, numbers), blocks, columns, row);
    project_last::<T, F, W, U, D>(&x, matrix, &bias, &mut projected, norm, head, cols);
    barrier();

    // A barrier waits for all loads.
    let known2 = second_block::<T, PER, LANES, COLUMNS, KEYS>(&keys, &values, (&pages, numbers), blocks, columns, row);
    let projection = halves_of::<PER, D, D>(&projected, column);
    // Rounded to `T`, as keys are.
    let query = turned::<T, T, PER, D>(projection, weight, turned_by, normed != 0, eps);
    let before = ([Softmax { max: NONE, sum: 0.0 }; 1], [[0.0f32; COLUMNS]; 1]);
    let table = (&pages, numbers);
    let (softmax, acc) = over_blocks::<T, PER, LANES, COLUMNS, KEYS, 1>(
        before,
        [query],
        (known, known2),
        &keys,
        &values,
        table,
        blocks,
        columns,
        (row, scale),
    );
    if split == 0 && wave_id() == 0 && lane() < LANES as u32 {
        let exact = query.map(|x| x.to_f32());
        store_query::<PER, D>(&mut qkv, &mut turns, exact, turned_by, head, column);
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
