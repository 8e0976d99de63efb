//! From projected rows to attention's operands: per-head normalisation, rotary embedding, and the cache.

use t0::prelude::*;

/// The positions of a page of the cache. A tile of [`attention`](super::attention::attention()) is a page.
#[t0::constant]
pub const PAGE: u32 = 32;

/// The shape of attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, t0::Arg)]
#[repr(C)]
pub struct Heads {
    /// Query heads.
    pub queries: u32,
    /// Key heads, and as many value heads; divides the query heads.
    pub keys: u32,
    /// Elements of a head.
    pub dim: u32,
}

/// The first column of a query head's keys, and of its values.
#[t0::device]
pub fn key_column(heads: Heads, head: u32) -> u32 {
    head * heads.keys / heads.queries * heads.dim
}

/// Splits a token's projection into heads; normalises and rotates queries and keys; appends keys and values to the
/// cache.
///
/// - `heads`: their width is even; halves are rotated against each other (i with i + dim / 2).
/// - `qkv`: tokens x (queries + 2 keys) * dim, queries first, then keys, then values.
/// - `q_weight`, `k_weight`: dim, the normalisation's weights, the same for every head.
/// - `frequencies`: dim / 2, the rotary embedding's inverse frequencies.
/// - `queries`: tokens x queries * dim. `keys`, `values`: pages * [`PAGE`] x keys * dim.
/// - `rows`: 2 x tokens: each token's position in its sequence, and the start of the sequence's table in `pages`.
///   Tokens of different sequences, in any order, share a launch.
/// - `pages`: the tables: entry i is the page that holds positions `PAGE * i` to `PAGE * i + PAGE - 1`.
/// - `eps`: added to the mean square.
#[t0::kernel(
    block = 32,
    grid = blocks(heads.queries + 2 * heads.keys, qkv.rows()),
    requires(
        heads.dim.is_multiple_of(2),
        qkv.cols() == (heads.queries + 2 * heads.keys) * heads.dim,
        q_weight.len() == heads.dim && k_weight.len() == heads.dim && 2 * frequencies.len() == heads.dim,
        queries.rows() >= qkv.rows() && queries.cols() == heads.queries * heads.dim,
        rows.rows() == 2 && rows.cols() == qkv.rows(),
        keys.cols() == heads.keys * heads.dim,
        values.rows() == keys.rows() && values.cols() == keys.cols(),
    ),
    for(T in [f32, bf16, f16]),
)]
pub fn split_heads<T: Float>(
    qkv: In<f32>,
    q_weight: In<T>,
    k_weight: In<T>,
    frequencies: In<f32>,
    mut queries: Out<T>,
    mut keys: Out<T>,
    mut values: Out<T>,
    rows: In<u32>,
    pages: In<u32>,
    heads: Heads,
    eps: f32,
) {
    let Heads { queries: query_heads, keys: key_heads, dim } = heads;
    let head = block_id();
    let token = block_id_y();
    let position = rows[(0, token)];
    let cached = pages[rows[(1, token)] + position / PAGE] * PAGE + position % PAGE;
    let from = head * dim;
    if head >= query_heads + key_heads {
        let to = (head - query_heads - key_heads) * dim;
        for c in strided(lane(), dim, 32) {
            values[(cached, to + c)] = T::from_f32(qkv[(token, from + c)]);
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
            if head < query_heads {
                let a = x * q_weight[c].to_f32();
                let b = y * q_weight[half + c].to_f32();
                queries[(token, from + c)] = T::from_f32(a * cos - b * sin);
                queries[(token, from + half + c)] = T::from_f32(b * cos + a * sin);
            } else {
                let a = x * k_weight[c].to_f32();
                let b = y * k_weight[half + c].to_f32();
                let to = (head - query_heads) * dim;
                keys[(cached, to + c)] = T::from_f32(a * cos - b * sin);
                keys[(cached, to + half + c)] = T::from_f32(b * cos + a * sin);
            }
        }
    }
}
