//! Attention of one token over a part of the positions, from the projection.

use super::super::heads::{Heads, PAGE};
use super::super::mask::{hidden, masked};
use super::super::matvec::folded;
use super::super::norm::elements::scale_of;
use super::super::online_softmax::{NONE, Softmax, with_scores};
use super::super::rotary::{angle_of, rotated_first};
use t0::prelude::*;

/// The waves of a workgroup.
#[t0::constant]
pub const WAVES: u32 = 16;

/// The positions of a block, which lie on one page. A wave takes two blocks at once.
#[t0::constant]
pub const BLOCK: u32 = 8;

/// `N` neighbouring elements, 4 or 8.
#[t0::device]
fn neighbours<const N: usize>(x: &In<f32>, at: u32) -> [f32; N] {
    let fours: [[f32; 4]; 2] =
        core::array::from_fn(|i| if 4 * i < N { x.load::<4>(at + 4 * i as u32) } else { [0.0; 4] });
    core::array::from_fn(|i| fours[i / 4][i % 4])
}

/// `PER` neighbouring columns of a head of the projection from `column` on, and as many in the other half of the head.
#[t0::device]
pub fn halves<const PER: usize, const D: usize>(qkv: &In<f32>, head: u32, column: u32) -> ([f32; PER], [f32; PER]) {
    let at = head * D as u32;
    (neighbours::<PER>(qkv, at + column), neighbours::<PER>(qkv, at + (column ^ (D as u32 / 2))))
}

/// A head of the projection, normalised if `normed`, and rotated: `PER` neighbouring columns; see [`rotated`]. The
/// lanes of a wave have each column of the head `32 * PER / D` times.
#[t0::device]
pub fn turned<T: Float, O: Float, const PER: usize, const D: usize>(
    (own, other): ([f32; PER], [f32; PER]),
    weights: ([T; PER], [T; PER]),
    turns: ([f32; PER], [f32; PER]),
    normed: bool,
    eps: f32,
) -> [O; PER] {
    let scale = if normed { scale_of(wave::sum(own.dot(own, 0.0)), 1.0 / (32 * PER) as f32, eps) } else { 1.0 };
    rotated::<T, O, PER>((own, other), weights, turns, scale)
}

/// Columns of a head, times `scale` and weights, and rotated. `own` and `other` are these columns before that and those
/// in the other half of the head, and `first` and `second` their weights.
#[t0::device]
pub fn rotated<T: Float, O: Float, const PER: usize>(
    (own, other): ([f32; PER], [f32; PER]),
    (first, second): ([T; PER], [T; PER]),
    (sines, cosines): ([f32; PER], [f32; PER]),
    scale: f32,
) -> [O; PER] {
    core::array::from_fn(|i| {
        let (a, b) = (own[i] * scale * first[i].to_f32(), other[i] * scale * second[i].to_f32());
        O::from_f32(rotated_first(a, b, sines[i], cosines[i]))
    })
}

/// An entry of the table of pages, of which this lane's entry of the first 32 is `own`.
#[t0::device]
pub fn page_of(pages: &In<u32>, own: u32, index: u32, last: u32) -> u32 {
    let number = if index < 32 { wave::broadcast(own, index) } else { pages.get_or(index, 0) };
    number.min(last)
}

/// As [`page_of`], as the first row of the page.
#[t0::device]
pub fn page_row(pages: &In<u32>, own: u32, index: u32, last: u32) -> u32 {
    page_of(pages, own, index, last) * PAGE
}

/// This lane's part of the sines and cosines of a position, as factors of `PER` columns from `column` on. Each lane
/// computes some of them. The second half of a head is rotated as the first, by the opposite sine.
#[t0::device]
pub fn turns_of<const PER: usize, const D: usize, const P: usize>(
    frequency: [f32; P],
    position: u32,
    column: u32,
) -> ([f32; PER], [f32; PER]) {
    let dim = D as u32;
    let angles = frequency.map(|f| angle_of(position, f));
    let (sines, cosines) = (angles.map(|a| a.sin()), angles.map(|a| a.cos()));
    let first_lane = column % (dim / 2) / P as u32;
    let sign = if column < dim / 2 { 1.0 } else { -1.0 };
    (
        core::array::from_fn(|i| wave::shuffle(sines[i % P], first_lane + (i / P) as u32) * sign),
        core::array::from_fn(|i| wave::shuffle(cosines[i % P], first_lane + (i / P) as u32)),
    )
}

/// Adds up the sums of the waves of a workgroup, and stores them as part `split` of the positions. A lane has the
/// columns from `value_column` on, of query heads from `first_head` on.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn store_parts<const D: usize, const COLUMNS: usize, const GROUP: usize, const SUMS: usize, const SHARES: usize>(
    sums: &mut Lds<f32, SUMS>,
    ends: &mut Lds<f32, SHARES>,
    parts: &mut Out<f32>,
    shares: &mut Out<f32>,
    softmax: [Softmax; GROUP],
    acc: [[f32; COLUMNS]; GROUP],
    value_column: u32,
    (first_head, split, splits): (u32, u32, u32),
) {
    let (dim, wave) = (D as u32, wave_id());
    #[unroll]
    for h in 0..GROUP {
        let slot = wave * GROUP as u32 + h as u32;
        if lane() == 0 {
            ends.store(2 * slot, [softmax[h].max, softmax[h].sum]);
        }
        sums.store(slot * dim + value_column, acc[h]);
    }
    barrier();
    for at in strided(thread_id(), GROUP as u32 * dim, 32 * WAVES) {
        let (h, c) = (at / dim, at % dim);
        let held: [[f32; 2]; 16] = core::array::from_fn(|w| ends.load::<2>(2 * (w as u32 * GROUP as u32 + h)));
        let own: [f32; 16] = core::array::from_fn(|w| sums[(w as u32 * GROUP as u32 + h) * dim + c]);
        let mut top = NONE;
        #[unroll]
        for w in 0..16usize {
            top = top.max(held[w][0]);
        }
        let (mut total, mut x) = (0.0f32, 0.0f32);
        #[unroll]
        for w in 0..16usize {
            let weight = (held[w][0] - top).exp();
            total = held[w][1].mul_add(weight, total);
            x = own[w].mul_add(weight, x);
        }
        let to = (first_head + h) * splits + split;
        parts[to * dim + c] = x;
        if c == 0 {
            shares.store(2 * to, [top, total]);
        }
    }
}

/// Keys and values of a block whose first row in the cache is `first`. Rows after `last` are replaced by it. `LANES`
/// lanes share the row of a key.
#[t0::device]
fn fetched<T: Float, const PER: usize, const LANES: usize, const COLUMNS: usize, const KEYS: usize>(
    keys: &InOut<T>,
    values: &InOut<T>,
    (first, last): (u32, u32),
    (key, value): (u32, u32),
    row: u32,
) -> ([[T; PER]; KEYS], [[T; COLUMNS]; 8]) {
    let (within, together) = (lane() / LANES as u32, 32 / LANES as u32);
    let start = first * row;
    (
        core::array::from_fn(|i| keys.load::<PER>(start + key + (i as u32 * together + within).min(last) * row)),
        core::array::from_fn(|i| values.load::<COLUMNS>(start + value + (i as u32).min(last) * row)),
    )
}

/// Adds the values of [`fetched`] with their weights.
#[t0::device]
fn with_values<T: Float, const LANES: usize, const COLUMNS: usize, const GROUP: usize>(
    acc: [[f32; COLUMNS]; GROUP],
    weights: [f32; GROUP],
    values: [[T; COLUMNS]; 8],
) -> [[f32; COLUMNS]; GROUP] {
    let together = 32 / LANES as u32;
    let mut all = acc;
    #[unroll]
    for i in 0..8usize {
        #[unroll]
        for h in 0..GROUP {
            // The lane that has the score of the row.
            let w = wave::broadcast(weights[h], i as u32 % together * LANES as u32 + i as u32 / together);
            #[unroll]
            for c in 0..COLUMNS {
                all[h][c] = w.mul_add(values[i][c].to_f32(), all[h][c]);
            }
        }
    }
    all
}

/// The softmax of each query with the scores of the keys of [`fetched`], the weights of the keys, and the factor of the
/// sums before.
#[t0::device]
fn with_keys<T: Float, const PER: usize, const LANES: usize, const KEYS: usize, const GROUP: usize>(
    so_far: [Softmax; GROUP],
    queries: [[T; PER]; GROUP],
    keys: [[T; PER]; KEYS],
    scale: f32,
    seen: bool,
) -> ([Softmax; GROUP], [f32; GROUP], [f32; GROUP]) {
    let mut softmax = so_far;
    let (mut weights, mut shrinks) = ([0.0f32; GROUP], [0.0f32; GROUP]);
    #[unroll]
    for h in 0..GROUP {
        let products: [f32; KEYS] = core::array::from_fn(|i| queries[h].dot(keys[i], 0.0));
        let score = masked(folded(products, LANES as u32)[0] * scale, seen);
        let (now, weight, shrink) = with_scores(softmax[h], score);
        softmax[h] = now;
        weights[h] = weight;
        shrinks[h] = shrink;
    }
    (softmax, weights, shrinks)
}

/// The softmax of each query and the sums of the values with a block: see [`fetched`].
#[t0::device]
fn with_block<
    T: Float,
    const PER: usize,
    const LANES: usize,
    const COLUMNS: usize,
    const KEYS: usize,
    const GROUP: usize,
>(
    softmax: [Softmax; GROUP],
    acc: [[f32; COLUMNS]; GROUP],
    queries: [[T; PER]; GROUP],
    (keys, values): ([[T; PER]; KEYS], [[T; COLUMNS]; 8]),
    scale: f32,
    seen: bool,
) -> ([Softmax; GROUP], [[f32; COLUMNS]; GROUP]) {
    let (now, weights, shrinks) = with_keys::<T, PER, LANES, KEYS, GROUP>(softmax, queries, keys, scale, seen);
    let shrunk = core::array::from_fn(|h| acc[h].map(|x| x * shrinks[h]));
    (now, with_values::<T, LANES, COLUMNS, GROUP>(shrunk, weights, values))
}

/// The blocks of positions that a wave takes.
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
pub struct Blocks {
    /// The position of the token, which no block contains.
    pub position: u32,
    /// How many positions the window hides.
    pub hidden: u32,
    /// The first position of the first block, and positions from one block to the next.
    pub start: u32,
    /// See `start`.
    pub step: u32,
    /// The last page of the cache.
    pub last_page: u32,
}

/// The blocks of a wave of part `split` of the positions before `position`.
#[t0::device]
pub fn blocks_of((position, window): (u32, u32), (split, splits): (u32, u32), last_page: u32) -> Blocks {
    let hidden = hidden::<true>(position + 1, window);
    let block = hidden / BLOCK + wave_id() * splits + split;
    Blocks { position, hidden, start: block * BLOCK, step: WAVES * splits * BLOCK, last_page }
}

/// Keys and values of the first block of a wave. `own` is this lane's entry of the table of pages.
#[t0::device]
pub fn first_block<T: Float, const PER: usize, const LANES: usize, const COLUMNS: usize, const KEYS: usize>(
    keys: &InOut<T>,
    values: &InOut<T>,
    (pages, own): (&In<u32>, u32),
    at: Blocks,
    part: (u32, u32),
    row: u32,
) -> ([[T; PER]; KEYS], [[T; COLUMNS]; 8]) {
    let some = at.start < at.position;
    // A wave without a position loads a row that nothing uses, and that no other wave writes.
    let from = if some { at.start } else { (at.position + 1) % PAGE };
    let first = page_row(pages, own, from / PAGE, at.last_page) + from % PAGE;
    let last = if some { at.position - 1 - at.start } else { 0 };
    fetched::<T, PER, LANES, COLUMNS, KEYS>(keys, values, (first, last), part, row)
}

/// Keys and values of the second block of a wave. They are zeros if the wave has no second block.
#[t0::device]
pub fn second_block<T: Float, const PER: usize, const LANES: usize, const COLUMNS: usize, const KEYS: usize>(
    keys: &InOut<T>,
    values: &InOut<T>,
    (pages, own): (&In<u32>, u32),
    at: Blocks,
    part: (u32, u32),
    row: u32,
) -> ([[T; PER]; KEYS], [[T; COLUMNS]; 8]) {
    let (zero, start) = (T::from_f32(0.0), at.start + at.step);
    let mut held = ([[zero; PER]; KEYS], [[zero; COLUMNS]; 8]);
    if start < at.position {
        let rows = (page_row(pages, own, start / PAGE, at.last_page) + start % PAGE, at.position - 1 - start);
        held = fetched::<T, PER, LANES, COLUMNS, KEYS>(keys, values, rows, part, row);
    }
    held
}

/// The softmax of each query and the sums of values with all blocks of a wave, of which the first are loaded.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn over_blocks<
    T: Float,
    const PER: usize,
    const LANES: usize,
    const COLUMNS: usize,
    const KEYS: usize,
    const GROUP: usize,
>(
    (before, sums): ([Softmax; GROUP], [[f32; COLUMNS]; GROUP]),
    queries: [[T; PER]; GROUP],
    (held, held2): (([[T; PER]; KEYS], [[T; COLUMNS]; 8]), ([[T; PER]; KEYS], [[T; COLUMNS]; 8])),
    keys: &InOut<T>,
    values: &InOut<T>,
    (pages, own): (&In<u32>, u32),
    at: Blocks,
    part: (u32, u32),
    (row, scale): (u32, f32),
) -> ([Softmax; GROUP], [[f32; COLUMNS]; GROUP]) {
    let (mut softmax, mut acc) = (before, sums);
    let (position, start, start2) = (at.position, at.start, at.start + at.step);
    // The row whose score a lane has; other lanes have it too.
    let member = lane() % LANES as u32;
    let score_row = member % KEYS as u32 * (32 / LANES as u32) + lane() / LANES as u32;
    let scored = member < KEYS as u32;
    if start < position {
        let seen = scored && start + score_row < position && start + score_row >= at.hidden;
        (softmax, acc) = with_block::<T, PER, LANES, COLUMNS, KEYS, GROUP>(softmax, acc, queries, held, scale, seen);
    }
    if start2 < position {
        let seen = scored && start2 + score_row < position;
        (softmax, acc) = with_block::<T, PER, LANES, COLUMNS, KEYS, GROUP>(softmax, acc, queries, held2, scale, seen);
    }
    for tile in strided(start2 + at.step, position, at.step) {
        let first = page_row(pages, own, tile / PAGE, at.last_page) + tile % PAGE;
        let held = fetched::<T, PER, LANES, COLUMNS, KEYS>(keys, values, (first, position - 1 - tile), part, row);
        let seen = scored && tile + score_row < position;
        (softmax, acc) = with_block::<T, PER, LANES, COLUMNS, KEYS, GROUP>(softmax, acc, queries, held, scale, seen);
    }
    (softmax, acc)
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
/// The waves of all parts take blocks of neighbouring positions in turn, two at once. Each rotates the queries for
/// itself, while its first keys and values are on their way: a barrier would wait for these. `D / PER` lanes share the
/// row of a key, so that a load takes whole rows, and exchange their products until each has the score of a position.
/// The token's own key and value do not pass through the cache: the first wave of the first part takes them.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the shapes of all views. Entries of `pages` are read
/// with a check, numbers of pages are limited to those of `keys`, and rows of a page are below [`PAGE`].
#[t0::kernel(
    let P = D / 64,
    let COLUMNS = D / 32,
    let LANES = D / PER,
    let KEYS = LANES / 4,
    let SUMS = 16 * GROUP * D,
    let SHARES = 32 * GROUP,
    block = 512,
    grid = blocks(heads.keys, heads.queries / heads.keys / GROUP, splits),
    requires(
        heads.dim == D && heads.keys > 0 && heads.queries.is_multiple_of(heads.keys),
        (heads.queries / heads.keys).is_multiple_of(GROUP),
        qkv.len() == (heads.queries + 2 * heads.keys) * D,
        q_weight.len() == D && k_weight.len() == D,
        2 * frequencies.len() == D,
        keys.rows() >= PAGE && keys.rows().is_multiple_of(PAGE) && keys.cols() == heads.keys * D,
        values.rows() == keys.rows() && values.cols() == keys.cols(),
        keys.len() == keys.rows() * keys.cols() && values.len() == keys.len() && keys.len() <= 0x3800_0000,
        splits == 1 || splits == 2 || splits == 4 || splits == 8,
        parts.len() == heads.queries * splits * D && shares.len() == 2 * heads.queries * splits,
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
    let mut sums = Lds::<f32, SUMS>::new();
    let mut ends = Lds::<f32, SHARES>::new();
    let (dim, row) = (D as u32, keys.cols());
    let (wave, split, key_head) = (wave_id(), block_id_z(), block_id());
    let first_head = key_head * (block_count_y() * GROUP as u32) + block_id_y() * GROUP as u32;
    let takes_own = split == 0 && wave == 0;

    // This lane's columns of keys and queries, and of values.
    let member = lane() % LANES as u32;
    let column = member * PER as u32;
    let value_column = lane() * COLUMNS as u32;
    let other = column ^ (dim / 2);
    // Loads by lanes, because the scalar cache takes longer, and all that depend on no other one before the first wait.
    let at = rows[lane() % 2];
    let numbers = pages[lane().min(pages.len().max(1) - 1)];
    let projected: [([f32; PER], [f32; PER]); GROUP] =
        core::array::from_fn(|h| halves::<PER, D>(&qkv, first_head + h as u32, column));
    let frequency = frequencies.load::<P>(lane() * P as u32);
    let q = (q_weight.load::<PER>(column), q_weight.load::<PER>(other));
    let (mut k, mut own, mut own_value) = (q, projected[0], [0.0f32; COLUMNS]);
    if takes_own {
        k = (k_weight.load::<PER>(column), k_weight.load::<PER>(other));
        own = halves::<PER, D>(&qkv, heads.queries + key_head, column);
        own_value = qkv.load::<COLUMNS>((heads.queries + heads.keys + key_head) * dim + value_column);
    }

    let position = wave::broadcast(at, 0);
    let part = (key_head * dim + column, key_head * dim + value_column);
    let blocks = blocks_of((position, window), (split, splits), keys.rows() / PAGE - 1);
    let held = first_block::<T, PER, LANES, COLUMNS, KEYS>(&keys, &values, (&pages, numbers), blocks, part, row);
    let held2 = second_block::<T, PER, LANES, COLUMNS, KEYS>(&keys, &values, (&pages, numbers), blocks, part, row);

    let turns = turns_of::<PER, D, P>(frequency, position, column);
    let queries: [[T; PER]; GROUP] =
        core::array::from_fn(|h| turned::<T, T, PER, D>(projected[h], q, turns, normed != 0, eps));
    let mut softmax = [Softmax { max: NONE, sum: 0.0 }; GROUP];
    let mut acc = [[0.0f32; COLUMNS]; GROUP];
    if takes_own {
        let key = turned::<T, T, PER, D>(own, k, turns, normed != 0, eps);
        let value: [T; COLUMNS] = own_value.map(|x| T::from_f32(x));
        #[unroll]
        for h in 0..GROUP {
            let product = queries[h].dot(key, 0.0);
            let score = wave::sum(if lane() < LANES as u32 { product } else { 0.0 }) * scale;
            softmax[h] = Softmax { max: score, sum: 1.0 };
            acc[h] = value.map(|x| x.to_f32());
        }
        // The first workgroup of a key head stores the key and the value.
        if block_id_y() == 0 {
            let to = (page_row(&pages, numbers, position / PAGE, blocks.last_page) + position % PAGE) * row;
            if lane() < LANES as u32 {
                keys.store(to + part.0, key);
            }
            values.store(to + part.1, value);
        }
    }
    (softmax, acc) = over_blocks::<T, PER, LANES, COLUMNS, KEYS, GROUP>(
        (softmax, acc),
        queries,
        (held, held2),
        &keys,
        &values,
        (&pages, numbers),
        blocks,
        part,
        (row, scale),
    );
    store_parts::<D, COLUMNS, GROUP, SUMS, SHARES>(
        &mut sums,
        &mut ends,
        &mut parts,
        &mut shares,
        softmax,
        acc,
        value_column,
        (first_head, split, splits),
    );
}
