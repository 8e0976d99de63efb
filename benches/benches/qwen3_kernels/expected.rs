//! The expected results of the kernels, computed on the host in f64, with error bounds.
//!
//! The bounds follow from the arithmetic of the kernels and are not measured. `F32` and `BF16` are the largest relative
//! errors of one rounding. A sum of `n` products in f32, in any order, has an error of at most `n F32` times the sum of
//! their magnitudes. A missing product changes the sum by an `n`th on average, which is more as long as `n` is below
//! `F32^-1/2`, 4096.

use super::HEADS;
use t0::bf16;

/// Half a unit in the last place of f32, relative.
const F32: f64 = 1.0 / (1 << 24) as f64;
/// Half a unit in the last place of bf16, relative.
const BF16: f64 = 1.0 / (1 << 8) as f64;
/// The largest error that sums over a wave or a block, roots, exponentials, sines and the few operations around them
/// add to the last rounding.
const FEW: f64 = 64.0 * F32;

/// A number and its error bound.
#[derive(Clone, Copy)]
pub(crate) struct Expected {
    value: f64,
    bound: f64,
}

impl Expected {
    fn exact(value: f64) -> Self {
        Expected { value, bound: 0.0 }
    }

    /// A value that is rounded to bf16 once, after a few operations in f32 on terms of this magnitude.
    fn rounded(value: f64, magnitude: f64) -> Self {
        Expected { value, bound: BF16 * value.abs() + FEW * magnitude }
    }
}

/// Compares every number; returns the largest error as a fraction of its bound.
pub(crate) fn verify(name: &str, got: &[f64], want: &[Expected]) -> Result<f64, String> {
    if got.len() != want.len() {
        return Err(format!("{name}: {} numbers, {} expected", got.len(), want.len()));
    }
    let mut worst: f64 = 0.0;
    for (i, (got, want)) in got.iter().zip(want).enumerate() {
        let error = (got - want.value).abs();
        if error > want.bound || error.is_nan() {
            return Err(format!("{name}: element {i} is {got}, expected {} within {:e}", want.value, want.bound));
        }
        worst = worst.max(if want.bound == 0.0 { 0.0 } else { error / want.bound });
    }
    Ok(worst)
}

/// bf16 as f64.
pub(crate) fn wide(x: &[bf16]) -> Vec<f64> {
    x.iter().map(|x| f64::from(x.to_f32())).collect()
}

/// f32 as f64.
pub(crate) fn widen(x: &[f32]) -> Vec<f64> {
    x.iter().map(|x| f64::from(*x)).collect()
}

/// The sum of the products, and the sum of their magnitudes. It uses eight partial sums so that the compiler can
/// vectorise it.
fn dot(a: &[f64], b: &[f64]) -> (f64, f64) {
    let (mut sums, mut magnitudes) = ([0.0; 8], [0.0; 8]);
    let (xs, ys) = (a.chunks_exact(8), b.chunks_exact(8));
    for (x, y) in xs.remainder().iter().zip(ys.remainder()) {
        sums[0] += x * y;
        magnitudes[0] += (x * y).abs();
    }
    for (x, y) in xs.zip(ys) {
        for i in 0..8 {
            sums[i] += x[i] * y[i];
            magnitudes[i] += (x[i] * y[i]).abs();
        }
    }
    (sums.iter().sum(), magnitudes.iter().sum())
}

/// `before + times (x w^T)`; `x` has `parts` values for each element, and `chain` is the longest chain of additions in
/// the kernel.
pub(crate) fn linear(
    x: &[f64],
    w: &[bf16],
    depth: usize,
    before: Option<(&[f64], f64)>,
    chain: usize,
) -> Vec<Expected> {
    let tokens = x.len() / depth;
    let rows = w.len() / depth;
    let mut out = vec![Expected::exact(0.0); tokens * rows];
    for (r, row) in w.chunks_exact(depth).enumerate() {
        let row = wide(row);
        for (t, x) in x.chunks_exact(depth).enumerate() {
            let (sum, magnitude) = dot(x, &row);
            let (start, times) = before.map_or((0.0, 1.0), |(before, times)| (before[t * rows + r], times));
            let value = start + times * sum;
            let bound = times * F32 * (chain as f64 * magnitude + start.abs() + times * magnitude);
            out[t * rows + r] = Expected { value, bound };
        }
    }
    out
}

/// `silu(gate) * up` for the products of one vector with the first half of the rows, and with the second.
pub(crate) fn linear_gated(x: &[f64], w: &[bf16], depth: usize, chain: usize) -> Vec<Expected> {
    let both = linear(x, w, depth, None, chain);
    let (gates, ups) = both.split_at(both.len() / 2);
    let pairs = gates.iter().zip(ups);
    pairs
        .map(|(gate, up)| {
            let silu = gate.value / (1.0 + (-gate.value).exp());
            let value = silu * up.value;
            // The slope of silu is at most 1.1.
            let before = 1.1 * gate.bound * up.value.abs() + silu.abs() * up.bound;
            let Expected { value, bound } = Expected::rounded(value, value.abs());
            Expected { value, bound: bound + before }
        })
        .collect()
}

/// The product for the logits, whose `x` has two parts that are added.
pub(crate) fn head(x: &[f64], w: &[bf16], depth: usize, chain: usize) -> Vec<Expected> {
    let both: Vec<f64> = x[..depth].iter().zip(&x[depth..]).map(|(a, b)| a + b).collect();
    let magnitudes: Vec<f64> = x[..depth].iter().zip(&x[depth..]).map(|(a, b)| a.abs() + b.abs()).collect();
    let row = |row: &[bf16]| {
        let row = wide(row);
        Expected { value: dot(&both, &row).0, bound: F32 * chain as f64 * dot(&magnitudes, &row).1 }
    };
    w.chunks_exact(depth).map(row).collect()
}

/// Rows divided by their root mean square, times a weight.
pub(crate) fn rmsnorm(x: &[f64], weight: &[f64], eps: f64) -> Vec<Expected> {
    let rows = x.chunks_exact(weight.len());
    rows.flat_map(|row| {
        let scale = 1.0 / (dot(row, row).0 / row.len() as f64 + eps).sqrt();
        row.iter().zip(weight).map(move |(x, w)| Expected::rounded(x * scale * w, (x * scale * w).abs()))
    })
    .collect()
}

/// One head of queries or keys: normalised, weighted and rotated.
fn rotated(x: &[f64], weight: &[f64], frequencies: &[f32], position: usize, eps: f64) -> Vec<Expected> {
    let half = x.len() / 2;
    let scale = 1.0 / (dot(x, x).0 / x.len() as f64 + eps).sqrt();
    let element = |i: usize| {
        // The angle is an f32; its rounding is part of the definition.
        let angle = f64::from(position as f32 * frequencies[i % half]);
        let (a, b) = (x[i % half] * scale * weight[i % half], x[i % half + half] * scale * weight[i % half + half]);
        let value = if i < half { a * angle.cos() - b * angle.sin() } else { b * angle.cos() + a * angle.sin() };
        Expected::rounded(value, a.abs() + b.abs())
    };
    (0..x.len()).map(element).collect()
}

/// Queries, keys and values of `split_heads`; the rows of the cache before `first` stay zero.
pub(crate) fn split_heads(
    qkv: &[f64],
    weight: &[f64],
    frequencies: &[f32],
    first: usize,
    eps: f64,
) -> [Vec<Expected>; 3] {
    let (dim, q, k) = (HEADS.dim as usize, HEADS.queries as usize, HEADS.keys as usize);
    let before = vec![Expected::exact(0.0); first * k * dim];
    let [mut queries, mut keys, mut values] = [Vec::new(), before.clone(), before];
    for (t, token) in qkv.chunks_exact((q + 2 * k) * dim).enumerate() {
        for (h, head) in token.chunks_exact(dim).enumerate() {
            if h < q {
                queries.extend(rotated(head, weight, frequencies, first + t, eps));
            } else if h < q + k {
                keys.extend(rotated(head, weight, frequencies, first + t, eps));
            } else {
                values.extend(head.iter().map(|x| Expected::exact(bf16::from_f64(*x).to_f64())));
            }
        }
    }
    [queries, keys, values]
}

/// Causal attention. `heads` are the query and key heads and their width.
pub(crate) fn attention(
    q: &[f64],
    k: &[f64],
    v: &[f64],
    (queries, keys, dim): (usize, usize, usize),
    first: usize,
) -> Vec<Expected> {
    let mut out = Vec::new();
    for (t, token) in q.chunks_exact(queries * dim).enumerate() {
        for (h, query) in token.chunks_exact(dim).enumerate() {
            let column = h * keys / queries * dim;
            let at = |x: &[f64], position: usize| x[position * keys * dim + column..][..dim].to_vec();
            let scale = (dim as f64).sqrt().recip();
            let scores: Vec<(f64, f64)> = (0..=first + t).map(|p| dot(query, &at(k, p))).collect();
            let top = scores.iter().map(|s| s.0 * scale).fold(f64::NEG_INFINITY, f64::max);
            let weights: Vec<f64> = scores.iter().map(|s| (s.0 * scale - top).exp()).collect();
            let total: f64 = weights.iter().sum();
            // An error of e in a score gives its weight, and therefore the sum, a relative error of e.
            let off = scores.iter().map(|s| s.1 * scale).fold(0.0, f64::max) * F32 * dim as f64;
            let (mut values, mut magnitudes) = (vec![0.0; dim], vec![0.0; dim]);
            for (p, weight) in weights.iter().enumerate() {
                for (i, x) in at(v, p).iter().enumerate() {
                    values[i] += weight / total * x;
                    magnitudes[i] += weight / total * x.abs();
                }
            }
            let chain = F32 * scores.len() as f64;
            out.extend(values.iter().zip(&magnitudes).map(|(value, magnitude)| {
                let Expected { value, bound } = Expected::rounded(*value, *magnitude);
                Expected { value, bound: bound + 2.0 * (off + chain) * magnitude }
            }));
        }
    }
    out
}

/// `silu(gate) * up` of rows that contain `width` elements of each.
pub(crate) fn swiglu(both: &[f64], width: usize) -> Vec<Expected> {
    let rows = both.chunks_exact(2 * width);
    rows.flat_map(|row| {
        let (gate, up) = row.split_at(width);
        gate.iter().zip(up).map(|(g, u)| {
            let value = g / (1.0 + (-g).exp()) * u;
            Expected::rounded(value, value.abs())
        })
    })
    .collect()
}

/// Rows of a table.
pub(crate) fn embed(table: &[bf16], cols: usize, ids: &[u32]) -> Vec<Expected> {
    let row = |id: &u32| wide(&table[*id as usize * cols..][..cols]);
    ids.iter().flat_map(row).map(Expected::exact).collect()
}
