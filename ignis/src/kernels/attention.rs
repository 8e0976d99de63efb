//! Fused attention: the score matrix never exists.

use super::heads::{Heads, PAGE, key_column};
use super::mask::{hidden, masked, sees};
use super::online_softmax::{Softmax, with_scores};
use t0::prelude::*;

/// The most elements of queries and of keys: offsets in bytes do not wrap, which lets the compiler move the constant
/// parts of addresses into the instructions.
#[t0::constant]
pub const MOST: u32 = 0x3800_0000;

/// The score of a key, both from `D` elements; `U` times eight of them are loaded at once.
#[t0::device]
fn dot_known<T: Float, const D: usize, const U: usize>(queries: &In<T>, keys: &In<T>, query: u32, key: u32) -> f32 {
    let mut score = 0.0f32;
    #[unroll]
    for i in 0..D / (8 * U) {
        let mut qs = [[T::from_f32(0.0); 8]; U];
        let mut ks = [[T::from_f32(0.0); 8]; U];
        #[unroll]
        for u in 0..U {
            qs[u] = queries.load::<8>(query + ((i * U + u) * 8) as u32);
            ks[u] = keys.load::<8>(key + ((i * U + u) * 8) as u32);
        }
        // From the last, so that there is one wait for all.
        #[unroll]
        for back in 0..U {
            score = qs[U - 1 - back].dot(ks[U - 1 - back], score);
        }
    }
    score
}

/// The score of a key, both from an even number of elements.
#[t0::device]
fn dot_any<T: Float>(queries: &In<T>, keys: &In<T>, query: u32, key: u32, dim: u32) -> f32 {
    let mut score = 0.0f32;
    let eights = dim / 8 * 8;
    for c in strided(0, eights, 8) {
        score = queries.load::<8>(query + c).dot(keys.load::<8>(key + c), score);
    }
    for c in strided(eights, dim, 2) {
        score = queries.load::<2>(query + c).dot(keys.load::<2>(key + c), score);
    }
    score
}

/// A column of the result of a token, from the columns and the softmax of the first `waves` of the waves that share it.
#[t0::device]
pub fn joined_column(shares: &Lds<Softmax, 4>, parts: &Lds<f32, 4, 256>, waves: u32, c: u32) -> f32 {
    let mut top = f32::NEG_INFINITY;
    for w in 0..waves {
        top = top.max(shares[w].max);
    }
    let mut total = 0.0f32;
    let mut x = 0.0f32;
    for w in 0..waves {
        let shrink = (shares[w].max - top).exp();
        total = shares[w].sum.mul_add(shrink, total);
        x = parts[(w, c)].mul_add(shrink, x);
    }
    x * total.rcp()
}

/// Causal attention of every token over the cached positions of its sequence, with groups of query heads sharing a key
/// head.
///
/// - `heads`: an even number of elements wide, at most 256.
/// - `queries`: tokens x queries * dim. `keys`, `values`: pages * [`PAGE`] x keys * dim. `out`: tokens x queries * dim.
/// - `rows`, `pages`: see [`split_heads`](super::heads::split_heads()). A token at position p sees positions `0..=p` of
///   its sequence or, with `WINDOW`, the last `window` of them. Entries of `pages` before these are not read.
/// - `scale`: what scores are multiplied by.
/// - `window`: at least 1; no effect without `WINDOW`.
/// - `D`: the head's width, or 0 for any other.
/// - `COLUMNS`: how many neighbouring columns a lane owns: the least of 2, 4 and 8 that suffices for the width. The
///   last lanes own the last columns, some of them together with other lanes.
/// - `WAVES`: how many waves share a token, 1 or 4.
/// - `WINDOW`: whether tokens see a limited number of positions. The widths 64 and 128 have such instances of their
///   own.
///
/// The waves of a token take tiles of 32 positions in turn; a tile is a page. A lane scores one position; the
/// running maximum and sum follow Milakov and Gimelshein, "Online normalizer calculation for softmax" (2018); then
/// a lane accumulates its columns of all values, whose rows are loaded eight at a time. Where four waves share a
/// token, the results of those that had a tile are joined in LDS at the end.
///
/// The kernel is `unsafe(unchecked)`. SAFETY: the launch rules fix the shapes of all views. Tokens are below
/// `queries.rows()` where they are used, and columns below `dim`. Entries of `pages` are read with a check, and numbers
/// of pages are limited to those of `keys`, so no content of `rows` and `pages` leads outside a view.
#[t0::kernel(
    block = 128,
    grid = blocks(heads.queries, queries.rows().div_ceil(4 / WAVES)),
    requires(
        heads.dim.is_multiple_of(2) && heads.dim > 0,
        heads.dim <= 32 * COLUMNS && heads.dim >= COLUMNS,
        D == 0 || heads.dim == D,
        queries.cols() == heads.queries * heads.dim && queries.len() == queries.rows() * queries.cols(),
        queries.len() <= 0x3800_0000 && keys.len() <= 0x3800_0000,
        out.rows() == queries.rows() && out.cols() == queries.cols() && out.len() == queries.len(),
        rows.rows() == 2 && rows.cols() == queries.rows(),
        keys.rows() >= PAGE && keys.rows().is_multiple_of(PAGE) && keys.cols() == heads.keys * heads.dim,
        values.rows() == keys.rows() && values.cols() == keys.cols(),
        keys.len() == keys.rows() * keys.cols() && values.len() == keys.len(),
        !WINDOW || window > 0,
    ),
    unsafe(unchecked),
    for(
        T in [f32, bf16, f16],
        (D, COLUMNS, WINDOW) in [
            (64, 2, false), (80, 4, false), (96, 4, false), (128, 4, false), (256, 8, false),
            (0, 2, false), (0, 4, false), (0, 8, false),
            (64, 2, true), (128, 4, true), (0, 2, true), (0, 4, true), (0, 8, true),
        ],
        WAVES in [1, 4],
    ),
)]
pub fn attention<T: Float, const D: usize, const COLUMNS: usize, const WAVES: u32, const WINDOW: bool>(
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
    let mut shares = Lds::<Softmax, 4>::new();
    let mut parts = Lds::<f32, 4, 256>::new();
    // Halved and doubled, so that the compiler knows that it is even.
    let dim = if D == 0 { heads.dim / 2 * 2 } else { D as u32 };
    let head = block_id();
    let token = if WAVES == 1 { block_id_y() * 4 + wave_id() } else { block_id_y() };
    let own_row = token.min(queries.rows() - 1);
    let count = if token < queries.rows() { rows[(0, own_row)] + 1 } else { 0 };
    let table = rows[(1, own_row)];
    // The positions before the window, and the first tile, which has one of the window.
    let hidden = hidden::<WINDOW>(count, window);
    let first = hidden / PAGE * PAGE;
    let last_page = keys.rows() / PAGE - 1;
    let query = ((own_row * heads.queries + head) * dim).min(MOST);
    let row = keys.cols();
    let column = key_column(heads, head);
    let own = (lane() * COLUMNS as u32).min(dim - COLUMNS as u32);

    let mut softmax = Softmax { max: f32::NEG_INFINITY, sum: 0.0 };
    let mut acc = [0.0f32; COLUMNS];
    let start = if WAVES == 1 { first } else { first + wave_id() * 32 };
    for tile in strided(start, count, 32 * WAVES) {
        let position = tile + lane();
        let page = pages.get_or(table + tile / PAGE, 0).min(last_page) * PAGE;
        let key = ((page + lane().min(count - 1 - tile)) * row + column).min(MOST);
        let score = if D == 0 {
            dot_any(&queries, &keys, query, key, dim)
        } else if D % 32 == 0 {
            dot_known::<T, D, 4>(&queries, &keys, query, key)
        } else {
            dot_known::<T, D, 2>(&queries, &keys, query, key)
        };
        let seen = sees::<WINDOW>(position, count, hidden);
        let (with_tile, weight, shrink) = with_scores(softmax, masked(score * scale, seen));
        softmax = with_tile;
        for v in acc.iter_mut() {
            *v *= shrink;
        }
        let tiles = (count - tile).min(32);
        let eights = tiles / 8 * 8;
        let zero = [T::from_f32(0.0); COLUMNS];
        for j in strided(0, eights, 8) {
            let value = (page + j) * row + column + own;
            let mut rows = [zero; 8];
            #[unroll]
            for i in 0..8 {
                rows[i] = values.load::<COLUMNS>(value + i as u32 * row);
            }
            #[unroll]
            for i in 0..8 {
                let w = wave::broadcast(weight, j + i as u32);
                #[unroll]
                for c in 0..COLUMNS {
                    acc[c] = w.mul_add(rows[i][c].to_f32(), acc[c]);
                }
            }
        }
        for j in eights..tiles {
            let w = wave::broadcast(weight, j);
            let v = values.load::<COLUMNS>((page + j) * row + column + own);
            #[unroll]
            for c in 0..COLUMNS {
                acc[c] = w.mul_add(v[c].to_f32(), acc[c]);
            }
        }
    }

    if WAVES == 1 {
        if token < queries.rows() {
            let inverse = 1.0 / softmax.sum;
            let to = token * out.cols() + head * dim + own;
            let attended = acc.map(|v| T::from_f32(v * inverse));
            if COLUMNS >= 4 && dim % COLUMNS as u32 == 0 {
                #[unroll]
                for i in 0..COLUMNS / 4 {
                    let [a, b, c, d] = [0, 1, 2, 3].map(|j| attended[4 * i + j]);
                    out.store(to + i as u32 * 4, [a, b, c, d]);
                }
            } else {
                // Lanes that own some columns together store them as the same pairs.
                #[unroll]
                for i in 0..COLUMNS / 2 {
                    out.store(to + i as u32 * 2, [attended[2 * i], attended[2 * i + 1]]);
                }
            }
        }
    } else {
        if lane() == 0 {
            shares[wave_id()] = softmax;
        }
        #[unroll]
        for c in 0..COLUMNS {
            parts[(wave_id(), own + c as u32)] = acc[c];
        }
        barrier();
        let waves = (count - first).div_ceil(32).min(4);
        for c in strided(thread_id(), dim, 128) {
            out[(token, head * dim + c)] = T::from_f32(joined_column(&shares, &parts, waves, c));
        }
    }
}
