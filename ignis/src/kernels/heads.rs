//! From projected rows to attention's operands: per-head normalisation, rotary embedding, and the cache.

use t0::prelude::*;

/// Splits a token's projection into heads; normalises and rotates queries and keys; appends keys and values to the cache.
///
/// - `qkv`: tokens x (heads + 2 kv_heads) * dim, queries first, then keys, then values.
/// - `q_weight`, `k_weight`: dim, the normalisation's weights, the same for every head.
/// - `frequencies`: dim / 2, the rotary embedding's inverse frequencies.
/// - `queries`: tokens x heads * dim. `keys`, `values`: positions x kv_heads * dim.
/// - `first`: position of the first token. `dim` is even; halves are rotated against each other (i with i + dim / 2).
///
/// Launch `(heads + 2 kv_heads, tokens)` blocks.
#[t0::kernel(block = 32, for(T in [f32, bf16]))]
pub fn split_heads<T: Float>(
    qkv: In<f32>,
    q_weight: In<T>,
    k_weight: In<T>,
    frequencies: In<f32>,
    mut queries: Out<T>,
    mut keys: Out<T>,
    mut values: Out<T>,
    heads: u32,
    kv_heads: u32,
    dim: u32,
    first: u32,
    eps: f32,
) {
    let head = block_id();
    let token = block_id_y();
    let position = first + token;
    let from = head * dim;
    if head >= heads + kv_heads {
        let to = (head - heads - kv_heads) * dim;
        for c in strided(lane(), dim, 32) {
            values[(position, to + c)] = T::from_f32(qkv[(token, from + c)]);
        }
    } else {
        let mut squares = 0.0f32;
        for c in strided(lane(), dim, 32) {
            let v = qkv[(token, from + c)];
            squares = v.mul_add(v, squares);
        }
        let scale = (wave::sum(squares) / dim as f32 + eps).rsqrt();
        let half = dim / 2;
        for c in strided(lane(), half, 32) {
            let angle = position as f32 * frequencies[c];
            let (sin, cos) = (angle.sin(), angle.cos());
            let x = qkv[(token, from + c)] * scale;
            let y = qkv[(token, from + half + c)] * scale;
            if head < heads {
                let a = x * q_weight[c].to_f32();
                let b = y * q_weight[half + c].to_f32();
                queries[(token, from + c)] = T::from_f32(a * cos - b * sin);
                queries[(token, from + half + c)] = T::from_f32(b * cos + a * sin);
            } else {
                let a = x * k_weight[c].to_f32();
                let b = y * k_weight[half + c].to_f32();
                let to = (head - heads) * dim;
                keys[(position, to + c)] = T::from_f32(a * cos - b * sin);
                keys[(position, to + half + c)] = T::from_f32(b * cos + a * sin);
            }
        }
    }
}
