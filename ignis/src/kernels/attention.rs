//! Fused attention: the score matrix never exists.

use t0::prelude::*;

/// Causal attention of every token over the cache, with groups of query heads sharing a key head.
///
/// - `queries`: tokens x heads * dim. `keys`, `values`: positions x kv_heads * dim. `out`: tokens x heads * dim.
/// - `first`: position of the first token; token t sees positions `0..=first + t`.
/// - `group`: query heads to a key head. `scale`: what scores are multiplied by.
/// - `D`: the head's width, a multiple of 8; or 0, then `width` says it (at most 256).
///
/// Launch `(heads, tokens)` blocks. Four waves take tiles of 32 positions in turn. A lane scores one position; the running
/// maximum and sum follow Milakov and Gimelshein, "Online normalizer calculation for softmax" (2018); then a lane owns every
/// 32nd column of the values. At the end the waves' partial results are joined in LDS.
#[t0::kernel(block = 128, for(T in [f32, bf16], D in [0, 64, 128]))]
pub fn attention<T: Float, const D: u32>(
    queries: In<f32>,
    keys: In<T>,
    values: In<T>,
    mut out: Out<f32>,
    width: u32,
    group: u32,
    first: u32,
    scale: f32,
) {
    let mut maxima = Lds::<f32, 4>::new();
    let mut sums = Lds::<f32, 4>::new();
    let mut parts = Lds::<f32, 4, 256>::new();
    let dim = if D == 0 { width } else { D };
    let head = block_id();
    let token = block_id_y();
    let count = first + token + 1;
    let query = token * queries.cols() + head * dim;
    let row = keys.cols();
    let column = head / group * dim;

    let mut max = f32::NEG_INFINITY;
    let mut sum = 0.0f32;
    let mut acc = [0.0f32; 8];
    for tile in strided(wave_id() * 32, count, 128) {
        let position = tile + lane();
        let key = position.min(count - 1) * row + column;
        let mut score = 0.0f32;
        if D == 0 {
            for c in 0..dim {
                score = queries[query + c].mul_add(keys[key + c].to_f32(), score);
            }
        } else {
            for c in strided(0, dim, 8) {
                let (q0, q1) = (queries.load::<4>(query + c), queries.load::<4>(query + c + 4));
                let (k0, k1) = (keys.load::<4>(key + c), keys.load::<4>(key + c + 4));
                #[unroll]
                for j in 0..4 {
                    score = q0[j].mul_add(k0[j].to_f32(), score);
                }
                #[unroll]
                for j in 0..4 {
                    score = q1[j].mul_add(k1[j].to_f32(), score);
                }
            }
        }
        score = if position < count { score * scale } else { f32::NEG_INFINITY };

        let new_max = max.max(wave::max(score));
        let weight = (score - new_max).exp();
        let shrink = (max - new_max).exp();
        max = new_max;
        sum = sum.mul_add(shrink, wave::sum(weight));
        #[unroll]
        for i in 0..8 {
            acc[i] *= shrink;
        }
        for j in 0..(count - tile).min(32) {
            let w = wave::broadcast(weight, j);
            let value = (tile + j) * row + column;
            #[unroll]
            for i in 0..8 {
                if i * 32 < dim {
                    let v = values[value + (i * 32 + lane()).min(dim - 1)].to_f32();
                    acc[i as usize] = w.mul_add(v, acc[i as usize]);
                }
            }
        }
    }

    if lane() == 0 {
        maxima[wave_id()] = max;
        sums[wave_id()] = sum;
    }
    #[unroll]
    for i in 0..8 {
        if i * 32 < dim {
            parts[(wave_id(), i * 32 + lane())] = acc[i as usize];
        }
    }
    barrier();
    for c in strided(thread_id(), dim, 128) {
        let mut top = f32::NEG_INFINITY;
        for w in 0..4 {
            top = top.max(maxima[w]);
        }
        let mut total = 0.0f32;
        let mut x = 0.0f32;
        for w in 0..4 {
            let shrink = (maxima[w] - top).exp();
            total = sums[w].mul_add(shrink, total);
            x = parts[(w, c)].mul_add(shrink, x);
        }
        out[(token, head * dim + c)] = x / total;
    }
}
