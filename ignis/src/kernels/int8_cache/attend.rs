//! Attention of one token over a part of the positions, from the projection, with keys and values as bytes.

use super::super::fused::attend::{Blocks, blocks_of, halves, page_of, store_parts, turned, turns_of};
use super::super::heads::{Heads, PAGE};
use super::super::mask::masked;
use super::super::matvec::folded;
use super::super::online_softmax::{NONE, Softmax, with_scores};
use super::{byte_of, largest, row_of, scale_of_row, some_infinite};
use t0::prelude::*;

/// A byte of some words, as a number.
#[t0::device]
fn byte(words: u32, k: u32) -> f32 {
    (words >> (8 * k) & 255) as f32
}

/// The sum of products of elements and the bytes of words, added to `sum`.
#[t0::device]
fn dot_words<const N: usize, const W: usize>(x: [f32; N], words: [u32; W], sum: f32) -> f32 {
    let mut total = sum;
    #[unroll]
    for i in 0..N {
        total = byte(words[i / 4], (i % 4) as u32).mul_add(x[i], total);
    }
    total
}

/// The words of keys and values of a block, and this lane's scale of a key and of a value. `first` is the block's first
/// position in the page of `row`. Positions after `last` of the block are replaced by it. `LANES` lanes share a key, of
/// which a lane has the words from `from.0` on; it has one word of each value, which is `from.1`, and the score of
/// position `scored`.
#[t0::device]
fn fetched<const D: usize, const W: usize, const LANES: usize, const KEYS: usize>(
    words: &InOut<u32>,
    scales: &InOut<f32>,
    row: u32,
    (first, last): (u32, u32),
    from: (u32, u32),
    scored: u32,
) -> ([[u32; W]; KEYS], [u32; 8], (f32, f32)) {
    let (within, together, dim) = (lane() / LANES as u32, 32 / LANES as u32, D as u32 / 4);
    let keys = (row * (2 * PAGE) + first) * dim;
    let values = keys + PAGE * dim;
    let scale = row * (2 * PAGE) + first + scored.min(last);
    (
        core::array::from_fn(|i| words.load::<W>(keys + from.0 + (i as u32 * together + within).min(last) * dim)),
        core::array::from_fn(|i| words[values + from.1 + (i as u32).min(last) * dim]),
        (scales[scale], scales[scale + PAGE]),
    )
}

/// The softmax of each query, the sums of the bytes of values, and this lane's part of the sums of their weights, with
/// a block: see [`fetched`]. `offsets` are what products with bytes have in excess, and this lane's bytes of a word of
/// values begin at bit `shift`.
#[t0::device]
fn with_block<
    const PER: usize,
    const W: usize,
    const LANES: usize,
    const COLUMNS: usize,
    const KEYS: usize,
    const GROUP: usize,
>(
    (softmax, acc, weights): ([Softmax; GROUP], [[f32; COLUMNS]; GROUP], [f32; GROUP]),
    (queries, offsets): ([[f32; PER]; GROUP], [f32; GROUP]),
    (keys, values, (of_key, of_value)): ([[u32; W]; KEYS], [u32; 8], (f32, f32)),
    (scale, seen, shift): (f32, bool, u32),
) -> ([Softmax; GROUP], [[f32; COLUMNS]; GROUP], [f32; GROUP]) {
    let (mut now, mut all, mut sums) = (softmax, acc, weights);
    let mut scaled = [0.0f32; GROUP];
    #[unroll]
    for h in 0..GROUP {
        let products: [f32; KEYS] = core::array::from_fn(|i| dot_words::<PER, W>(queries[h], keys[i], offsets[h]));
        let score = masked(folded(products, LANES as u32)[0] * of_key * scale, seen);
        let (with_scores, weight, shrink) = with_scores(softmax[h], score);
        now[h] = with_scores;
        scaled[h] = if seen { weight * of_value } else { 0.0 };
        sums[h] = weights[h].mul_add(shrink, scaled[h]);
        all[h] = acc[h].map(|x| x * shrink);
    }
    let together = 32 / LANES as u32;
    #[unroll]
    for i in 0..8usize {
        let own = values[i] >> shift;
        #[unroll]
        for h in 0..GROUP {
            // The lane that has the score of the position.
            let w = wave::broadcast(scaled[h], i as u32 % together * LANES as u32 + i as u32 / together);
            #[unroll]
            for c in 0..COLUMNS {
                all[h][c] = w.mul_add(byte(own, c as u32), all[h][c]);
            }
        }
    }
    (now, all, sums)
}

/// Words and scales of the first block of a wave. `own` is this lane's entry of the table of pages.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn first_block<const D: usize, const W: usize, const LANES: usize, const KEYS: usize>(
    words: &InOut<u32>,
    scales: &InOut<f32>,
    (pages, own): (&In<u32>, u32),
    at: Blocks,
    (heads, key_head): (Heads, u32),
    from_words: (u32, u32),
    score_row: u32,
) -> ([[u32; W]; KEYS], [u32; 8], (f32, f32)) {
    let some = at.start < at.position;
    // A wave without a position loads one that nothing uses, and that no other wave writes.
    let from = if some { at.start } else { (at.position + 1) % PAGE };
    let row = row_of(heads, page_of(pages, own, from / PAGE, at.last_page), key_head);
    let last = if some { at.position - 1 - at.start } else { 0 };
    fetched::<D, W, LANES, KEYS>(words, scales, row, (from % PAGE, last), from_words, score_row)
}

/// Words and scales of the second block of a wave. They are zeros if the wave has no second block.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn second_block<const D: usize, const W: usize, const LANES: usize, const KEYS: usize>(
    words: &InOut<u32>,
    scales: &InOut<f32>,
    (pages, own): (&In<u32>, u32),
    at: Blocks,
    (heads, key_head): (Heads, u32),
    from_words: (u32, u32),
    score_row: u32,
) -> ([[u32; W]; KEYS], [u32; 8], (f32, f32)) {
    let start = at.start + at.step;
    let mut held = ([[0u32; W]; KEYS], [0u32; 8], (0.0f32, 0.0f32));
    if start < at.position {
        let row = row_of(heads, page_of(pages, own, start / PAGE, at.last_page), key_head);
        let within = (start % PAGE, at.position - 1 - start);
        held = fetched::<D, W, LANES, KEYS>(words, scales, row, within, from_words, score_row);
    }
    held
}

/// The softmax, the sums of values and those of weights with all blocks of a wave, of which the first are loaded.
/// `scored` is whether the lane has a score.
#[t0::device]
#[allow(clippy::too_many_arguments)]
pub fn over_blocks<
    const D: usize,
    const PER: usize,
    const W: usize,
    const LANES: usize,
    const COLUMNS: usize,
    const KEYS: usize,
    const GROUP: usize,
>(
    before: ([Softmax; GROUP], [[f32; COLUMNS]; GROUP], [f32; GROUP]),
    queries: ([[f32; PER]; GROUP], [f32; GROUP]),
    (held, held2): (([[u32; W]; KEYS], [u32; 8], (f32, f32)), ([[u32; W]; KEYS], [u32; 8], (f32, f32))),
    words: &InOut<u32>,
    scales: &InOut<f32>,
    (pages, own): (&In<u32>, u32),
    at: Blocks,
    (heads, key_head): (Heads, u32),
    from_words: (u32, u32),
    (score_row, scored): (u32, bool),
    scale: f32,
) -> ([Softmax; GROUP], [[f32; COLUMNS]; GROUP], [f32; GROUP]) {
    let mut state = before;
    let (position, start, start2) = (at.position, at.start, at.start + at.step);
    let shift = if COLUMNS == 4 { 0 } else { lane() % 2 * 16 };
    if start < position {
        let seen = scored && start + score_row < position && start + score_row >= at.hidden;
        state = with_block::<PER, W, LANES, COLUMNS, KEYS, GROUP>(state, queries, held, (scale, seen, shift));
    }
    if start2 < position {
        let seen = scored && start2 + score_row < position;
        state = with_block::<PER, W, LANES, COLUMNS, KEYS, GROUP>(state, queries, held2, (scale, seen, shift));
    }
    for tile in strided(start2 + at.step, position, at.step) {
        let row = row_of(heads, page_of(pages, own, tile / PAGE, at.last_page), key_head);
        let within = (tile % PAGE, position - 1 - tile);
        let held = fetched::<D, W, LANES, KEYS>(words, scales, row, within, from_words, score_row);
        let seen = scored && tile + score_row < position;
        state = with_block::<PER, W, LANES, COLUMNS, KEYS, GROUP>(state, queries, held, (scale, seen, shift));
    }
    state
}

/// The sums of values without what the products with bytes have in excess.
#[t0::device]
pub fn without_excess<const COLUMNS: usize, const GROUP: usize>(
    acc: [[f32; COLUMNS]; GROUP],
    weights: [f32; GROUP],
) -> [[f32; COLUMNS]; GROUP] {
    let mut all = acc;
    #[unroll]
    for h in 0..GROUP {
        let excess = wave::sum(weights[h]) * 128.0;
        all[h] = acc[h].map(|x| x - excess);
    }
    all
}

/// Four bytes as a word. Bytes that a lane does not have are 0.
#[t0::device]
pub fn word_of<const N: usize>(bytes: [u8; N], first: usize) -> u32 {
    let mut word = 0u32;
    #[unroll]
    for k in 0..4usize {
        if first + k < N {
            word |= (bytes[first + k] as u32) << (8 * k as u32);
        }
    }
    word
}

/// As [`attend`](super::super::fused::attend::attend()), with keys and values in `words` and `scales`: see the
/// [module](super).
///
/// - `words`: the bytes, four in a word.
/// - `PER`: how many elements of a key a lane has.
///
/// The token's own key and value are the numbers of their bytes.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: as for `attend`; pages are limited to those of `words`.
#[t0::kernel(
    let P = D / 64,
    let COLUMNS = D / 32,
    let LANES = D / PER,
    let KEYS = LANES / 4,
    let W = PER / 4,
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
        words.rows() > 0 && words.rows().is_multiple_of(heads.keys),
        2 * words.cols() == PAGE * D && words.len() == words.rows() * words.cols(),
        scales.rows() == words.rows() && scales.cols() == 2 * PAGE && scales.len() == scales.rows() * scales.cols(),
        splits == 1 || splits == 2 || splits == 4 || splits == 8,
        parts.len() == heads.queries * splits * D && shares.len() == 2 * heads.queries * splits,
        rows.len() == 2,
        window > 0,
    ),
    unsafe(unchecked),
    for((T, PER) in [(f32, 4), (bf16, 8)], D in [64, 128], GROUP in [1, 2]),
)]
pub fn attend_int8<T: Float, const PER: usize, const D: usize, const GROUP: usize>(
    qkv: In<f32>,
    q_weight: In<T>,
    k_weight: In<T>,
    frequencies: In<f32>,
    mut words: InOut<u32>,
    mut scales: InOut<f32>,
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
    let dim = D as u32;
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
    let blocks = blocks_of((position, window), (split, splits), words.rows() / heads.keys - 1);
    let last_page = blocks.last_page;
    let from_words = (column / 4, value_column / 4);
    let shift = if COLUMNS == 4 { 0 } else { lane() % 2 * 16 };
    // The position of a block whose score a lane has; other lanes have it too.
    let score_row = member % KEYS as u32 * (32 / LANES as u32) + lane() / LANES as u32;
    let scored = member < KEYS as u32;
    let (table, head) = ((&pages, numbers), (heads, key_head));
    let held = first_block::<D, W, LANES, KEYS>(&words, &scales, table, blocks, head, from_words, score_row);
    let held2 = second_block::<D, W, LANES, KEYS>(&words, &scales, table, blocks, head, from_words, score_row);

    let turns = turns_of::<PER, D, P>(frequency, position, column);
    let queries: [[f32; PER]; GROUP] =
        core::array::from_fn(|h| turned::<T, f32, PER, D>(projected[h], q, turns, normed != 0, eps));
    let offsets: [f32; GROUP] = core::array::from_fn(|h| queries[h].dot([-128.0; PER], 0.0));
    let mut state = ([Softmax { max: NONE, sum: 0.0 }; GROUP], [[0.0f32; COLUMNS]; GROUP], [0.0f32; GROUP]);
    if takes_own {
        let key = turned::<T, f32, PER, D>(own, k, turns, normed != 0, eps);
        let (of_key, key_by) = scale_of_row(largest::<PER>(key), some_infinite::<PER>(key));
        let (of_value, value_by) = scale_of_row(largest::<COLUMNS>(own_value), some_infinite::<COLUMNS>(own_value));
        let key_bytes: [u8; PER] = key.map(|x| byte_of(x, key_by));
        let value_bytes: [u8; COLUMNS] = own_value.map(|x| byte_of(x, value_by));
        let key_words: [u32; W] = core::array::from_fn(|w| word_of::<PER>(key_bytes, 4 * w));
        // Two lanes share a word of a narrow value.
        let part = word_of::<COLUMNS>(value_bytes, 0);
        let value_word = if COLUMNS == 4 { part } else { part | wave::shuffle_xor(part, 1) << 16 };
        #[unroll]
        for h in 0..GROUP {
            let product = dot_words::<PER, W>(queries[h], key_words, offsets[h]);
            let score = wave::sum(if lane() < LANES as u32 { product } else { 0.0 }) * of_key * scale;
            state.0[h] = Softmax { max: score, sum: 1.0 };
            state.1[h] = value_bytes.map(|b| (b as f32 - 128.0) * of_value);
        }
        // The first workgroup of a key head stores the key and the value.
        if block_id_y() == 0 {
            let row = row_of(heads, page_of(&pages, numbers, position / PAGE, last_page), key_head);
            let entry = row * (2 * PAGE) + position % PAGE;
            if lane() < LANES as u32 {
                words.store(entry * (dim / 4) + from_words.0, key_words);
            }
            if shift == 0 {
                words[(entry + PAGE) * (dim / 4) + from_words.1] = value_word;
            }
            if lane() == 0 {
                scales[entry] = of_key;
                scales[entry + PAGE] = of_value;
            }
        }
    }
    state = over_blocks::<D, PER, W, LANES, COLUMNS, KEYS, GROUP>(
        state,
        (queries, offsets),
        (held, held2),
        &words,
        &scales,
        table,
        blocks,
        head,
        from_words,
        (score_row, scored),
        scale,
    );
    let (softmax, sums_of_values, weights) = state;
    let acc = without_excess::<COLUMNS, GROUP>(sums_of_values, weights);
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
