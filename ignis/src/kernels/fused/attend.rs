//! Attention of one token over a part of the positions, from the projection.

use super::super::attention::MOST;
use super::super::heads::{Heads, PAGE};
use super::super::mask::{hidden, masked};
use super::super::matvec::folded;
use super::super::norm::elements::scale_of;
use super::super::online_softmax::{NONE, Softmax, with_scores};
use super::super::rotary::{angle_of, rotated_first, rotated_second};
use t0::prelude::*;

/// The waves of a workgroup.
#[t0::constant]
pub const WAVES: u32 = 4;

/// A head of the projection: normalised if `normed`, and rotated. The first value has `P` neighbouring columns of the
/// first half of the head, the second those of the second half.
#[t0::device]
fn turned<T: Float, const P: usize, const D: usize>(
    (x, y): ([f32; P], [f32; P]),
    (first, second): ([T; P], [T; P]),
    angles: [f32; P],
    normed: bool,
    eps: f32,
) -> ([f32; P], [f32; P]) {
    let scale = if normed { scale_of(wave::sum(y.dot(y, x.dot(x, 0.0))), 1.0 / D as f32, eps) } else { 1.0 };
    let a: [f32; P] = core::array::from_fn(|i| x[i] * scale * first[i].to_f32());
    let b: [f32; P] = core::array::from_fn(|i| y[i] * scale * second[i].to_f32());
    let (sines, cosines) = (angles.map(|a| a.sin()), angles.map(|a| a.cos()));
    (
        core::array::from_fn(|i| rotated_first(a[i], b[i], sines[i], cosines[i])),
        core::array::from_fn(|i| rotated_second(a[i], b[i], sines[i], cosines[i])),
    )
}

/// Keys of a page, of which `LANES` lanes share a row, and this lane's columns of the first `ROWS` values. Rows after
/// `last` are replaced by it. The page starts at `key` and `value`, which are this lane's first elements.
#[t0::device]
#[allow(clippy::too_many_arguments)]
fn fetched<T: Float, const PER: usize, const LANES: usize, const COLUMNS: usize, const ROWS: usize>(
    keys: &InOut<T>,
    values: &InOut<T>,
    key: u32,
    value: u32,
    row: u32,
    last: u32,
) -> ([[T; PER]; LANES], [[T; COLUMNS]; ROWS]) {
    let (within, together) = (lane() / LANES as u32, 32 / LANES as u32);
    (
        core::array::from_fn(|i| keys.load::<PER>((key + (i as u32 * together + within).min(last) * row).min(MOST))),
        core::array::from_fn(|i| values.load::<COLUMNS>(value + (i as u32).min(last) * row)),
    )
}

/// Adds the values of rows `from..from + N` of a page with their weights: see [`fetched`].
#[t0::device]
fn with_values<T: Float, const LANES: usize, const COLUMNS: usize, const N: usize, const GROUP: usize>(
    acc: [[f32; COLUMNS]; GROUP],
    weights: [f32; GROUP],
    values: [[T; COLUMNS]; N],
    from: u32,
) -> [[f32; COLUMNS]; GROUP] {
    let together = 32 / LANES as u32;
    let mut all = acc;
    #[unroll]
    for h in 0..GROUP {
        #[unroll]
        for i in 0..N {
            // The lane that has the score of the row.
            let r = from + i as u32;
            let w = wave::broadcast(weights[h], r % together * LANES as u32 + r / together);
            #[unroll]
            for c in 0..COLUMNS {
                all[h][c] = w.mul_add(values[i][c].to_f32(), all[h][c]);
            }
        }
    }
    all
}

/// The softmax of each query with the scores of a page, the weights of the page, and the factor of the sums before.
#[t0::device]
fn with_keys<T: Float, const PER: usize, const LANES: usize, const GROUP: usize>(
    so_far: [Softmax; GROUP],
    queries: [[T; PER]; GROUP],
    keys: [[T; PER]; LANES],
    scale: f32,
    seen: bool,
) -> ([Softmax; GROUP], [f32; GROUP], [f32; GROUP]) {
    let mut softmax = so_far;
    let (mut weights, mut shrinks) = ([0.0f32; GROUP], [0.0f32; GROUP]);
    #[unroll]
    for h in 0..GROUP {
        let products: [f32; LANES] = core::array::from_fn(|i| queries[h].dot(keys[i], 0.0));
        let score = masked(folded(products, LANES as u32)[0] * scale, seen);
        let (now, weight, shrink) = with_scores(softmax[h], score);
        softmax[h] = now;
        weights[h] = weight;
        shrinks[h] = shrink;
    }
    (softmax, weights, shrinks)
}

/// The heads of a token's projection, the cache, and causal attention of `GROUP` query heads over a part of the
/// positions.
///
/// - `qkv`: (queries + 2 keys) * `D`, queries first, then keys, then values, with their bias.
/// - `q_weight`, `k_weight`: `D`, what normalised queries and keys are multiplied by. If `normed` is 0, heads are only
///   multiplied.
/// - `frequencies`: `D` / 2, the inverse frequencies of the rotary embedding.
/// - `keys`, `values`: pages * [`PAGE`] x keys * `D`. The token's key and value are stored there.
/// - `parts`: queries * `splits` x `D`: the sums of the values of a part of the positions, times their weights.
/// - `shares`: queries * `splits` x 2: the greatest score of the part, and the sum of the weights relative to it.
/// - `rows`: the token's position, and a word that is not used. `pages`: the table of its sequence.
/// - `scale`: what scores are multiplied by. `eps`: added to the mean square.
/// - `window`: how many positions the token sees, at least 1.
/// - `PER`: how many elements of `T` are 16 bytes. `GROUP`: a divisor of the query heads that share a key head.
///
/// The waves of all parts take the pages in turn. `D / PER` lanes share the row of a key, so that a load takes whole
/// rows, and exchange their products until each lane has the score of a position. Keys and values of a page are loaded
/// at once. The token's own key and value do not pass through the cache: they are one more tile, of the first part.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the shapes of all views. Entries of `pages` are read
/// with a check, numbers of pages are limited to those of `keys`, and rows of a page are below [`PAGE`].
#[t0::kernel(
    let P = D / 64,
    let COLUMNS = D / 32,
    let LANES = D / PER,
    let ROWS = 4 * PER,
    let TURNED = (GROUP + 2) * D,
    let SUMS = 4 * GROUP * D,
    let SHARES = 8 * GROUP,
    block = 128,
    grid = blocks(heads.queries / GROUP, splits),
    requires(
        heads.dim == D && heads.keys > 0 && heads.queries.is_multiple_of(heads.keys),
        (heads.queries / heads.keys).is_multiple_of(GROUP),
        qkv.len() == (heads.queries + 2 * heads.keys) * D,
        q_weight.len() == D && k_weight.len() == D,
        2 * frequencies.len() == D,
        keys.rows() >= PAGE && keys.rows().is_multiple_of(PAGE) && keys.cols() == heads.keys * D,
        values.rows() == keys.rows() && values.cols() == keys.cols(),
        keys.len() == keys.rows() * keys.cols() && values.len() == keys.len() && keys.len() <= 0x3800_0000,
        splits > 0 && parts.len() == heads.queries * splits * D && shares.len() == 2 * heads.queries * splits,
        rows.len() == 2,
        window > 0,
    ),
    unsafe(unchecked),
    for((T, PER) in [(f32, 4), (bf16, 8)], D in [64, 128], GROUP in [1, 2]),
)]
pub fn attend<T: Float, const PER: usize, const D: usize, const GROUP: usize>(
    qkv: In<f32>,
    q_weight: In<T>,
    k_weight: In<T>,
    frequencies: In<f32>,
    mut keys: InOut<T>,
    mut values: InOut<T>,
    mut parts: Out<f32>,
    mut shares: Out<f32>,
    rows: In<u32>,
    pages: In<u32>,
    heads: Heads,
    scale: f32,
    eps: f32,
    window: u32,
    splits: u32,
    normed: u32,
) {
    // The rotated queries, the key and the value of the token.
    let mut own = Lds::<T, TURNED>::new();
    let mut sums = Lds::<f32, SUMS>::new();
    let mut ends = Lds::<f32, SHARES>::new();
    let (dim, half) = (D as u32, D as u32 / 2);
    let (wave, split) = (wave_id(), block_id_y());
    let first_head = block_id() * GROUP as u32;
    let shared = heads.queries / heads.keys;
    let key_head = first_head / shared;
    let row = keys.cols();

    // Loads by lanes, because the scalar cache takes longer. Those that others depend on come first.
    let at = rows[lane() % 2];
    let turn = split * WAVES + wave;
    let mut numbers = pages.get_or(turn + lane() % 2, 0);
    let position = wave::broadcast(at, 0);
    let hidden = hidden::<true>(position + 1, window);
    let start = hidden / PAGE * PAGE + turn * PAGE;
    let last_page = keys.rows() / PAGE - 1;
    let own_numbers = pages.get_or(position / PAGE + lane() % 2, 0);
    if hidden >= PAGE {
        numbers = pages.get_or(start / PAGE, 0);
    }

    let column = lane() * P as u32;
    let kind = wave.min(GROUP as u32 + 1);
    let query = kind < GROUP as u32;
    let source = if query { first_head + kind } else { heads.queries + (kind - GROUP as u32) * heads.keys + key_head };
    let x = (qkv.load::<P>(source * dim + column), qkv.load::<P>(source * dim + half + column));
    let q = (q_weight.load::<P>(column), q_weight.load::<P>(half + column));
    let k = (k_weight.load::<P>(column), k_weight.load::<P>(half + column));
    let frequency = frequencies.load::<P>(column);

    // This lane's columns of keys and of values.
    let part = key_head * dim + lane() % LANES as u32 * PER as u32;
    let value_column = lane() * COLUMNS as u32;
    let value_part = key_head * dim + value_column;
    let some = start < position;
    // The first tile is on its way while the heads are rotated. A wave without a tile loads a row that nothing
    // uses, and that no other wave writes.
    let before = position.max(1) - 1;
    let first_page = wave::broadcast(numbers, 0).min(last_page) * PAGE;
    let first_row = first_page + if some { 0 } else { (position + 1) % PAGE };
    let held = fetched::<T, PER, LANES, COLUMNS, ROWS>(
        &keys,
        &values,
        first_row * row + part,
        first_row * row + value_part,
        row,
        if some { before - start } else { 0 },
    );

    if wave < GROUP as u32 + 2 {
        let angles = frequency.map(|f| angle_of(position, f));
        let weight = (
            core::array::from_fn(|i| if query { q.0[i] } else { k.0[i] }),
            core::array::from_fn(|i| if query { q.1[i] } else { k.1[i] }),
        );
        let (a, b) = turned::<T, P, D>(x, weight, angles, normed != 0, eps);
        let value = kind == GROUP as u32 + 1;
        let a: [f32; P] = core::array::from_fn(|i| if value { x.0[i] } else { a[i] });
        let b: [f32; P] = core::array::from_fn(|i| if value { x.1[i] } else { b[i] });
        own.store(wave * dim + column, a.map(|x| T::from_f32(x)));
        own.store(wave * dim + half + column, b.map(|x| T::from_f32(x)));
    }
    barrier();

    let (within, together) = (lane() / LANES as u32, 32 / LANES as u32);
    let own_part = lane() % LANES as u32 * PER as u32;
    let queries: [[T; PER]; GROUP] = core::array::from_fn(|h| own.load::<PER>(h as u32 * dim + own_part));
    let mut softmax = [Softmax { max: NONE, sum: 0.0 }; GROUP];
    let mut acc = [[0.0f32; COLUMNS]; GROUP];
    let score_row = lane() % LANES as u32 * together + within;
    if some {
        let seen = score_row <= before - start && start + score_row >= hidden;
        let (now, weights, shrinks) = with_keys::<T, PER, LANES, GROUP>(softmax, queries, held.0, scale, seen);
        softmax = now;
        acc = core::array::from_fn(|h| acc[h].map(|x| x * shrinks[h]));
        acc = with_values::<T, LANES, COLUMNS, ROWS, GROUP>(acc, weights, held.1, 0);
        for from in strided(ROWS as u32, (before - start).min(PAGE - 1) + 1, 8) {
            let at = first_row * row + value_part;
            let more: [[T; COLUMNS]; 8] =
                core::array::from_fn(|i| values.load::<COLUMNS>(at + (from + i as u32).min(before - start) * row));
            acc = with_values::<T, LANES, COLUMNS, 8, GROUP>(acc, weights, more, from);
        }
    }
    let step = PAGE * WAVES * splits;
    for tile in strided(start + step, position, step) {
        let at = pages.get_or(tile / PAGE, 0).min(last_page) * PAGE * row;
        let last = before - tile;
        let held = fetched::<T, PER, LANES, COLUMNS, ROWS>(&keys, &values, at + part, at + value_part, row, last);
        let seen = score_row <= last && tile + score_row >= hidden;
        let (now, weights, shrinks) = with_keys::<T, PER, LANES, GROUP>(softmax, queries, held.0, scale, seen);
        softmax = now;
        acc = core::array::from_fn(|h| acc[h].map(|x| x * shrinks[h]));
        acc = with_values::<T, LANES, COLUMNS, ROWS, GROUP>(acc, weights, held.1, 0);
        for from in strided(ROWS as u32, last.min(PAGE - 1) + 1, 8) {
            let more: [[T; COLUMNS]; 8] =
                core::array::from_fn(|i| values.load::<COLUMNS>(at + value_part + (from + i as u32).min(last) * row));
            acc = with_values::<T, LANES, COLUMNS, 8, GROUP>(acc, weights, more, from);
        }
    }
    // The token itself.
    if split == 0 && wave == WAVES - 1 {
        let key = own.load::<PER>(GROUP as u32 * dim + own_part);
        let value = own.load::<COLUMNS>((GROUP as u32 + 1) * dim + value_column);
        #[unroll]
        for h in 0..GROUP {
            let product = queries[h].dot(key, 0.0);
            let score = wave::sum(if within == 0 { product } else { 0.0 });
            let (now, weight, shrink) = with_scores(softmax[h], masked(score * scale, lane() == 0));
            softmax[h] = now;
            let w = wave::first(weight);
            #[unroll]
            for c in 0..COLUMNS {
                acc[h][c] = w.mul_add(value[c].to_f32(), acc[h][c] * shrink);
            }
        }
    }

    #[unroll]
    for h in 0..GROUP {
        let slot = wave * GROUP as u32 + h as u32;
        if lane() == 0 {
            ends.store(2 * slot, [softmax[h].max, softmax[h].sum]);
        }
        sums.store(slot * dim + value_column, acc[h]);
    }
    barrier();
    for at in strided(thread_id(), GROUP as u32 * dim, 128) {
        let (h, c) = (at / dim, at % dim);
        let mut top = NONE;
        #[unroll]
        for w in 0..4u32 {
            top = top.max(ends[2 * (w * GROUP as u32 + h)]);
        }
        let (mut total, mut x) = (0.0f32, 0.0f32);
        #[unroll]
        for w in 0..4u32 {
            let slot = w * GROUP as u32 + h;
            let weight = (ends[2 * slot] - top).exp();
            total = ends[2 * slot + 1].mul_add(weight, total);
            x = sums[slot * dim + c].mul_add(weight, x);
        }
        let to = (first_head + h) * splits + split;
        parts[to * dim + c] = x;
        if c == 0 {
            shares.store(2 * to, [top, total]);
        }
    }
    // The first workgroup of a key head stores the key and the value.
    if split == 0 && first_head % shared == 0 && wave < 2 {
        let own_page = wave::broadcast(own_numbers, 0).min(last_page) * PAGE;
        let to = (own_page + position % PAGE) * row + value_part;
        let stored = own.load::<COLUMNS>((GROUP as u32 + wave) * dim + value_column);
        if wave == 0 {
            keys.store(to, stored);
        } else {
            values.store(to, stored);
        }
    }
}
