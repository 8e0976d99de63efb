//! A plain f32 forward pass of Qwen3 on the CPU, as a reference. One token at a time, without optimisations.

use ignis::files::WeightFiles;
use ignis::models::Config;

/// The weights as f32, and the keys and values of the tokens so far.
pub(crate) struct ReferenceQwen3 {
    config: Config,
    embedding: Vec<f32>,
    head: Option<Vec<f32>>,
    norm: Vec<f32>,
    layers: Vec<Layer>,
    /// The number of tokens so far.
    length: usize,
    /// The residual stream of the last token, after the embedding and after each layer.
    pub hidden: Vec<Vec<f32>>,
}

struct Layer {
    input_norm: Vec<f32>,
    q: Vec<f32>,
    k: Vec<f32>,
    v: Vec<f32>,
    q_norm: Vec<f32>,
    k_norm: Vec<f32>,
    o: Vec<f32>,
    post_norm: Vec<f32>,
    gate: Vec<f32>,
    up: Vec<f32>,
    down: Vec<f32>,
    keys: Vec<f32>,
    values: Vec<f32>,
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum::<f64>() as f32
}

/// `x . w^T` for a matrix with rows as long as `x`.
fn linear(w: &[f32], x: &[f32]) -> Vec<f32> {
    w.chunks_exact(x.len()).map(|row| dot(row, x)).collect()
}

fn rms_norm(x: &[f32], w: &[f32], eps: f64) -> Vec<f32> {
    let scale = 1.0 / (f64::from(dot(x, x)) / x.len() as f64 + eps).sqrt();
    x.iter().zip(w).map(|(x, w)| (f64::from(*x) * scale) as f32 * w).collect()
}

impl ReferenceQwen3 {
    /// Converts the weights.
    pub(crate) fn new(config: &Config, weights: &WeightFiles) -> Self {
        let get = |name: &str| weights.tensor(name).unwrap().unwrap_or_else(|| panic!("{name}")).to_f32();
        let layers = (0..config.num_hidden_layers)
            .map(|n| {
                let part = |part: &str| get(&format!("model.layers.{n}.{part}.weight"));
                Layer {
                    input_norm: part("input_layernorm"),
                    q: part("self_attn.q_proj"),
                    k: part("self_attn.k_proj"),
                    v: part("self_attn.v_proj"),
                    q_norm: part("self_attn.q_norm"),
                    k_norm: part("self_attn.k_norm"),
                    o: part("self_attn.o_proj"),
                    post_norm: part("post_attention_layernorm"),
                    gate: part("mlp.gate_proj"),
                    up: part("mlp.up_proj"),
                    down: part("mlp.down_proj"),
                    keys: Vec::new(),
                    values: Vec::new(),
                }
            })
            .collect();
        ReferenceQwen3 {
            config: config.clone(),
            embedding: get("model.embed_tokens.weight"),
            head: (!config.tie_word_embeddings).then(|| get("lm_head.weight")),
            norm: get("model.norm.weight"),
            layers,
            length: 0,
            hidden: Vec::new(),
        }
    }

    /// Processes one token and returns the final hidden state before the last norm.
    fn feed(&mut self, id: u32) -> Vec<f32> {
        let c = &self.config;
        let (d, eps, at) = (c.head_dim, c.rms_norm_eps, self.length);
        let group = c.num_attention_heads / c.num_key_value_heads;
        let mut h = self.embedding[id as usize * c.hidden_size..][..c.hidden_size].to_vec();
        self.hidden = vec![h.clone()];
        let heads = |x: &[f32], w: &[f32]| -> Vec<f32> {
            x.chunks_exact(d).flat_map(|head| rotate(&rms_norm(head, w, eps), at, c.rope.theta)).collect()
        };
        for layer in &mut self.layers {
            let x = rms_norm(&h, &layer.input_norm, eps);
            let q = heads(&linear(&layer.q, &x), &layer.q_norm);
            layer.keys.extend(heads(&linear(&layer.k, &x), &layer.k_norm));
            layer.values.extend(linear(&layer.v, &x));
            let width = c.num_key_value_heads * d;
            let mut mixed = Vec::with_capacity(q.len());
            for (j, query) in q.chunks_exact(d).enumerate() {
                let offset = j / group * d;
                let mut weights: Vec<f32> =
                    (0..=at).map(|t| dot(query, &layer.keys[t * width + offset..][..d]) / (d as f32).sqrt()).collect();
                let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                weights.iter_mut().for_each(|w| *w = (*w - most).exp());
                let total: f32 = weights.iter().sum();
                for i in 0..d {
                    let sum: f32 =
                        weights.iter().enumerate().map(|(t, w)| w * layer.values[t * width + offset + i]).sum();
                    mixed.push(sum / total);
                }
            }
            add(&mut h, &linear(&layer.o, &mixed));
            let x = rms_norm(&h, &layer.post_norm, eps);
            let up = linear(&layer.up, &x);
            let inner: Vec<f32> =
                linear(&layer.gate, &x).iter().zip(&up).map(|(g, u)| g / (1.0 + (-g).exp()) * u).collect();
            add(&mut h, &linear(&layer.down, &inner));
            self.hidden.push(h.clone());
        }
        self.length += 1;
        h
    }

    fn logits(&self, h: &[f32]) -> Vec<f32> {
        linear(self.head.as_ref().unwrap_or(&self.embedding), &rms_norm(h, &self.norm, self.config.rms_norm_eps))
    }
}

fn add(h: &mut [f32], x: &[f32]) {
    h.iter_mut().zip(x).for_each(|(h, x)| *h += x);
}

/// The rotary embedding of one head: element i is rotated with element i + half.
fn rotate(x: &[f32], at: usize, theta: f64) -> Vec<f32> {
    let half = x.len() / 2;
    let mut out = x.to_vec();
    for i in 0..half {
        let angle = at as f64 * theta.powf(-(i as f64) / half as f64);
        let (s, c) = (angle.sin() as f32, angle.cos() as f32);
        out[i] = x[i] * c - x[i + half] * s;
        out[i + half] = x[i + half] * c + x[i] * s;
    }
    out
}

impl ReferenceQwen3 {
    /// Processes tokens after those so far; returns the logits of the last one.
    pub(crate) fn prefill(&mut self, ids: &[u32]) -> Vec<f32> {
        let mut h = Vec::new();
        for id in ids {
            h = self.feed(*id);
        }
        self.logits(&h)
    }

    /// Forgets all tokens.
    pub(crate) fn reset(&mut self) {
        self.length = 0;
        for layer in &mut self.layers {
            layer.keys.clear();
            layer.values.clear();
        }
    }
}
