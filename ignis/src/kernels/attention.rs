//! Fused attention: the score matrix never exists.

use super::heads::{Heads, key_column};
use t0::prelude::*;

/// What the softmax over some scores comes to.
#[derive(Clone, Copy, t0::Arg)]
#[repr(C)]
struct Softmax {
    /// The greatest score.
    max: f32,
    /// The sum of all `exp(score - max)`.
    sum: f32,
}

/// Takes up a score of each lane; gives also the lane's weight, and what the weights of the scores before are to be
/// multiplied by.
#[t0::device]
fn with_scores(so_far: Softmax, score: f32) -> (Softmax, f32, f32) {
    let max = so_far.max.max(wave::max(score));
    let (weight, shrink) = ((score - max).exp(), (so_far.max - max).exp());
    (Softmax { max, sum: so_far.sum.mul_add(shrink, wave::sum(weight)) }, weight, shrink)
}

/// Causal attention of every token over the cache, with groups of query heads sharing a key head.
///
/// - `heads`: an even number of elements wide, at most 256.
/// - `queries`: tokens x queries * dim. `keys`, `values`: positions x keys * dim. `out`: tokens x queries * dim.
/// - `first`: position of the first token; token t sees positions `0..=first + t`.
/// - `scale`: what scores are multiplied by.
/// - `D`: the head's width, 64 or 128; or 0 for any other.
/// - `PAIRS`: the width divided by 64, rounded up: how many pairs of columns a lane owns.
/// - `WAVES`: how many waves share a token, 1 or 4.
///
/// The waves of a token take tiles of 32 positions in turn. A lane scores one position; the running maximum and sum
/// follow Milakov and Gimelshein, "Online normalizer calculation for softmax" (2018); then a lane owns the same few
/// columns of all values: `D / 32` neighbours, or for other widths two neighbours of every 64. Where four waves share a
/// token, the results of those that had a tile are joined in LDS at the end.
#[t0::kernel(
    block = 128,
    grid = blocks(heads.queries, queries.rows().div_ceil(4 / WAVES)),
    requires(
        heads.dim.is_multiple_of(2),
        heads.dim <= 64 * PAIRS,
        D == 0 || heads.dim == D,
        queries.cols() == heads.queries * heads.dim,
        out.rows() == queries.rows() && out.cols() == queries.cols(),
        keys.rows() >= first + queries.rows() && keys.cols() == heads.keys * heads.dim,
        values.rows() >= first + queries.rows() && values.cols() == keys.cols(),
    ),
    for(T in [f32, bf16, f16], (D, PAIRS) in [(64, 1), (128, 2), (0, 1), (0, 2), (0, 3), (0, 4)], WAVES in [1, 4]),
)]
pub fn attention<T: Float, const D: u32, const PAIRS: u32, const WAVES: u32>(
    queries: In<T>,
    keys: In<T>,
    values: In<T>,
    mut out: Out<T>,
    heads: Heads,
    first: u32,
    scale: f32,
) {
    let mut shares = Lds::<Softmax, 4>::new();
    let mut parts = Lds::<f32, 4, 256>::new();
    // Halved and doubled, so that the compiler knows that it is even.
    let dim = if D == 0 { heads.dim / 2 * 2 } else { D };
    let head = block_id();
    let token = if WAVES == 1 { block_id_y() * 4 + wave_id() } else { block_id_y() };
    let count = if token < queries.rows() { first + token + 1 } else { 0 };
    let query = if D == 0 { (token * heads.queries + head) * dim } else { token * queries.cols() + head * dim };
    let row = keys.cols();
    let column = key_column(heads, head);

    let mut softmax = Softmax { max: f32::NEG_INFINITY, sum: 0.0 };
    let mut acc = [0.0f32; 8];
    // Where D is 0: the columns that the lane owns, the last two of the head where they would lie beyond it.
    let pair = lane() * 2;
    let pairs = [pair.min(dim - 2), (pair + 64).min(dim - 2), (pair + 128).min(dim - 2), (pair + 192).min(dim - 2)];
    let start = if WAVES == 1 { 0 } else { wave_id() * 32 };
    for tile in strided(start, count, 32 * WAVES) {
        let position = tile + lane();
        let key = position.min(count - 1) * row + column;
        let mut score = 0.0f32;
        if D == 0 {
            let eights = dim / 8 * 8;
            for c in strided(0, eights, 8) {
                score = queries.load::<8>(query + c).dot(keys.load::<8>(key + c), score);
            }
            for c in strided(eights, dim, 2) {
                score = queries.load::<2>(query + c).dot(keys.load::<2>(key + c), score);
            }
        } else {
            for c in strided(0, dim, 8) {
                score = queries.load::<8>(query + c).dot(keys.load::<8>(key + c), score);
            }
        }
        score = if position < count { score * scale } else { f32::NEG_INFINITY };

        let (with_tile, weight, shrink) = with_scores(softmax, score);
        softmax = with_tile;
        #[unroll]
        for i in 0..8 {
            acc[i] *= shrink;
        }
        for j in 0..(count - tile).min(32) {
            let w = wave::broadcast(weight, j);
            let value = (tile + j) * row + column;
            if D == 128 {
                let v = values.load::<4>(value + lane() * 4);
                #[unroll]
                for i in 0..4 {
                    acc[i] = w.mul_add(v[i].to_f32(), acc[i]);
                }
            } else if D == 64 {
                let v = values.load::<2>(value + lane() * 2);
                #[unroll]
                for i in 0..2 {
                    acc[i] = w.mul_add(v[i].to_f32(), acc[i]);
                }
            } else {
                #[unroll]
                for i in 0..4 {
                    if i < PAIRS {
                        let v = values.load::<2>(value + pairs[i as usize]);
                        acc[(i * 2) as usize] = w.mul_add(v[0].to_f32(), acc[(i * 2) as usize]);
                        acc[(i * 2 + 1) as usize] = w.mul_add(v[1].to_f32(), acc[(i * 2 + 1) as usize]);
                    }
                }
            }
        }
    }

    if WAVES == 1 {
        let inverse = 1.0 / softmax.sum;
        let to = token * out.cols() + head * dim;
        if token < queries.rows() {
            if D == 128 {
                let x = [acc[0] * inverse, acc[1] * inverse, acc[2] * inverse, acc[3] * inverse];
                let y = [T::from_f32(x[0]), T::from_f32(x[1]), T::from_f32(x[2]), T::from_f32(x[3])];
                out.store(to + lane() * 4, y);
            } else if D == 64 {
                out.store(to + lane() * 2, [T::from_f32(acc[0] * inverse), T::from_f32(acc[1] * inverse)]);
            } else {
                #[unroll]
                for i in 0..4 {
                    let c = i * 64 + pair;
                    if i < PAIRS && c < dim {
                        let x = [acc[(i * 2) as usize] * inverse, acc[(i * 2 + 1) as usize] * inverse];
                        out.store(to + c, [T::from_f32(x[0]), T::from_f32(x[1])]);
                    }
                }
            }
        }
    } else {
        if lane() == 0 {
            shares[wave_id()] = softmax;
        }
        if D == 128 {
            parts.store(wave_id() * 256 + lane() * 4, [acc[0], acc[1], acc[2], acc[3]]);
        } else if D == 64 {
            parts.store(wave_id() * 256 + lane() * 2, [acc[0], acc[1]]);
        } else {
            #[unroll]
            for i in 0..4 {
                if i < PAIRS {
                    parts.store(wave_id() * 256 + i * 64 + pair, [acc[(i * 2) as usize], acc[(i * 2 + 1) as usize]]);
                }
            }
        }
        barrier();
        let waves = count.div_ceil(32).min(4);
        for c in strided(thread_id(), dim, 128) {
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
            out[(token, head * dim + c)] = T::from_f32(x / total);
        }
    }
}
