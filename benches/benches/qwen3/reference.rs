//! The layers of Qwen3 in f64 on the host. Each layer is checked separately, from the device's own input of that layer.
//!
//! Errors therefore do not accumulate over the layers, and the bound is that of one layer. Each matrix product of a
//! layer takes an operand that the device rounds once to bf16, like queries, keys and values. A rounding error is
//! uniformly distributed over one unit in the last place, 2^-7 of the power of two below the value: its root mean
//! square is 2^-7 / sqrt(12) of that power, and 0.0016 of values whose logarithms are uniformly distributed. Eight such
//! errors in sequence give 0.0045. `LAYER`, the bound for the worst token of all layers, is twice that. The head takes
//! its operand in two parts with 16 bits together, and sums in f32: `HEAD`. A mistake in a norm, a rotation, a head or
//! a weight changes a layer by percents.

use ignis::Error;
use ignis::files::{TensorView, WeightFiles};
use ignis::models::Config;
use std::thread;

/// The largest root mean square error of a layer, relative to the root mean square of what the layer adds to the
/// residual stream.
pub(crate) const LAYER: f64 = 0.009;
/// The largest error of a logit, relative to the root mean square of all logits.
pub(crate) const HEAD: f64 = 1e-4;

/// A model whose weights are read from the file when they are needed.
pub(crate) struct Reference<'a> {
    pub(crate) config: &'a Config,
    pub(crate) weights: &'a WeightFiles,
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    for (x, y) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for i in 0..8 {
            sums[i] += x[i] * y[i];
        }
    }
    let rest = a.len() / 8 * 8;
    sums.iter().sum::<f64>() + a[rest..].iter().zip(&b[rest..]).map(|(x, y)| x * y).sum::<f64>()
}

/// The root mean square.
pub(crate) fn rms(x: &[f64]) -> f64 {
    (dot(x, x) / x.len().max(1) as f64).sqrt()
}

impl Reference<'_> {
    fn tensor(&self, name: &str) -> Result<TensorView<'_>, Error> {
        self.weights.tensor(name)?.ok_or_else(|| Error::TensorMissing {
            path: "the checkpoint".into(),
            name: name.into(),
            expected: vec![],
            hint: String::new(),
        })
    }

    fn vector(&self, name: &str) -> Result<Vec<f64>, Error> {
        Ok(self.tensor(name)?.to_f32().into_iter().map(f64::from).collect())
    }

    /// `x w^T`: tokens times rows of the named matrix. All processors share the rows.
    fn linear(&self, x: &[f64], name: &str) -> Result<Vec<f64>, Error> {
        let w = self.tensor(name)?;
        let (dtype, shape, rows, depth) = (w.dtype, w.shape, w.shape[0], w.shape[1]);
        // Rows are whole blocks.
        let row_bytes = depth / dtype.block_elements() * dtype.block_bytes();
        let tokens = x.len() / depth;
        let share = rows.div_ceil(thread::available_parallelism().map_or(1, usize::from));
        let mut columns = vec![0.0; rows * tokens];
        thread::scope(|scope| {
            let bytes = w.bytes.chunks(share * row_bytes);
            for (bytes, columns) in bytes.zip(columns.chunks_mut(share * tokens)) {
                scope.spawn(move || {
                    let rows = bytes.chunks_exact(row_bytes).zip(columns.chunks_exact_mut(tokens));
                    for (bytes, column) in rows {
                        let row = TensorView { dtype, shape, bytes: bytes.into() }.to_f32();
                        let row: Vec<f64> = row.into_iter().map(f64::from).collect();
                        for (y, x) in column.iter_mut().zip(x.chunks_exact(depth)) {
                            *y = dot(x, &row);
                        }
                    }
                });
            }
        });
        Ok((0..tokens * rows).map(|i| columns[i % rows * tokens + i / rows]).collect())
    }

    /// Normalises every run of elements with the length of the named weight, and multiplies by the weight.
    fn norm(&self, x: &[f64], name: &str) -> Result<Vec<f64>, Error> {
        let weight = self.vector(name)?;
        let rows = x.chunks_exact(weight.len());
        Ok(rows
            .flat_map(|row| {
                let scale = 1.0 / (dot(row, row) / row.len() as f64 + self.config.rms_norm_eps).sqrt();
                row.iter().zip(&weight).map(move |(x, w)| x * scale * w)
            })
            .collect())
    }

    /// Rotates every head of tokens with this many heads.
    fn rotate(&self, x: &mut [f64], heads: usize) {
        let dim = self.config.head_dim;
        let half = dim / 2;
        for (i, head) in x.chunks_exact_mut(dim).enumerate() {
            for c in 0..half {
                let power = (2 * c) as f64 / dim as f64;
                let (sin, cos) = ((i / heads) as f64 / self.config.rope.theta.powf(power)).sin_cos();
                let (a, b) = (head[c], head[c + half]);
                (head[c], head[c + half]) = (a * cos - b * sin, b * cos + a * sin);
            }
        }
    }

    /// The residual stream after a layer, computed from the one before it: tokens x hidden, from position 0 on.
    pub(crate) fn layer(&self, n: usize, before: &[f64]) -> Result<Vec<f64>, Error> {
        let c = self.config;
        let name = |part: &str| format!("model.layers.{n}.{part}.weight");
        let x = self.norm(before, &name("input_layernorm"))?;
        let mut q = self.norm(&self.linear(&x, &name("self_attn.q_proj"))?, &name("self_attn.q_norm"))?;
        let mut k = self.norm(&self.linear(&x, &name("self_attn.k_proj"))?, &name("self_attn.k_norm"))?;
        let v = self.linear(&x, &name("self_attn.v_proj"))?;
        self.rotate(&mut q, c.num_attention_heads);
        self.rotate(&mut k, c.num_key_value_heads);
        let (dim, width) = (c.head_dim, c.key_width());
        let mut attended = Vec::with_capacity(q.len());
        for (i, query) in q.chunks_exact(dim).enumerate() {
            let (token, head) = (i / c.num_attention_heads, i % c.num_attention_heads);
            let column = head * c.num_key_value_heads / c.num_attention_heads * dim;
            let scores: Vec<f64> =
                (0..=token).map(|t| dot(query, &k[t * width + column..][..dim]) / (dim as f64).sqrt()).collect();
            let top = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let weights: Vec<f64> = scores.iter().map(|s| (s - top).exp()).collect();
            let total: f64 = weights.iter().sum();
            for j in 0..dim {
                let sum: f64 = weights.iter().enumerate().map(|(t, w)| w * v[t * width + column + j]).sum();
                attended.push(sum / total);
            }
        }
        let add = |a: &[f64], b: &[f64]| -> Vec<f64> { a.iter().zip(b).map(|(a, b)| a + b).collect() };
        let middle = add(before, &self.linear(&attended, &name("self_attn.o_proj"))?);
        let x = self.norm(&middle, &name("post_attention_layernorm"))?;
        let gate = self.linear(&x, &name("mlp.gate_proj"))?;
        let up = self.linear(&x, &name("mlp.up_proj"))?;
        let gated: Vec<f64> = gate.iter().zip(&up).map(|(g, u)| g / (1.0 + (-g).exp()) * u).collect();
        Ok(add(&middle, &self.linear(&gated, &name("mlp.down_proj"))?))
    }

    /// The logits of rows of the residual stream after the last layer.
    pub(crate) fn logits(&self, hidden: &[f64]) -> Result<Vec<f64>, Error> {
        let head = if self.config.tie_word_embeddings { "model.embed_tokens.weight" } else { "lm_head.weight" };
        self.linear(&self.norm(hidden, "model.norm.weight")?, head)
    }
}
