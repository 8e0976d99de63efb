//! The weights on a device, which any number of engines share.

use super::upload::{Source, Uploader};
use super::{Qwen3Model, device_error};
use crate::Error;
use crate::engine::{Engine, Limits};
use crate::files::{Precision, TensorView};
use crate::matrix::Matrix;
use crate::models::qwen3::{Checkpoint, Config};
use crate::storage::{Heads, MAX_HEAD_DIM, Storage};
use std::sync::Arc;
use t0::{Device, Element, bf16, f16};

/// A decoder layer's weights, as matrices `[out, in]`.
#[derive(Debug)]
pub(super) struct Layer<T: Element> {
    pub(super) attention_norm: Matrix<T>,
    /// Queries, keys and values, stacked by rows.
    pub(super) qkv: Matrix<T>,
    pub(super) q_norm: Matrix<T>,
    pub(super) k_norm: Matrix<T>,
    pub(super) out: Matrix<T>,
    pub(super) mlp_norm: Matrix<T>,
    /// Gate and up, stacked by rows.
    pub(super) gate_up: Matrix<T>,
    pub(super) down: Matrix<T>,
}

/// All weights in one type, and the shape of the model.
#[derive(Debug)]
pub(super) struct Matrices<T: Element> {
    pub(super) heads: Heads,
    pub(super) eps: f32,
    pub(super) mlp: usize,
    pub(super) embedding: Matrix<T>,
    pub(super) layers: Vec<Layer<T>>,
    pub(super) norm: Matrix<T>,
    /// `None` if the embedding is also the output matrix.
    pub(super) head: Option<Matrix<T>>,
    pub(super) frequencies: Matrix<f32>,
}

impl<T: Storage> Matrices<T> {
    fn load(
        source: Source<'_>,
        config: &Config,
        convert: fn(&TensorView<'_>) -> Vec<T>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, Error> {
        if config.head_dim > MAX_HEAD_DIM {
            return Err(Error::HeadDim { found: config.head_dim, most: MAX_HEAD_DIM });
        }
        let device = source.device;
        let mut up = Uploader { source, convert, progress, done: 0 };
        let embedding = up.stack(&["model.embed_tokens.weight".into()])?;
        let layers = (0..config.num_hidden_layers)
            .map(|i| {
                let name = |part: &str| Config::tensor(i, part);
                Ok(Layer {
                    attention_norm: up.stack(&[name("input_layernorm")])?,
                    qkv: up.stack(&[name("self_attn.q_proj"), name("self_attn.k_proj"), name("self_attn.v_proj")])?,
                    q_norm: up.stack(&[name("self_attn.q_norm")])?,
                    k_norm: up.stack(&[name("self_attn.k_norm")])?,
                    out: up.stack(&[name("self_attn.o_proj")])?,
                    mlp_norm: up.stack(&[name("post_attention_layernorm")])?,
                    gate_up: up.stack(&[name("mlp.gate_proj"), name("mlp.up_proj")])?,
                    down: up.stack(&[name("mlp.down_proj")])?,
                })
            })
            .collect::<Result<Vec<_>, Error>>()?;
        let norm = up.stack(&["model.norm.weight".into()])?;
        let head = if config.tie_word_embeddings { None } else { Some(up.stack(&["lm_head.weight".into()])?) };
        let dim = config.head_dim;
        // As transformers computes them: powers and reciprocals in f32.
        let frequencies: Vec<f32> =
            (0..dim / 2).map(|i| 1.0 / (config.rope_theta as f32).powf((2 * i) as f32 / dim as f32)).collect();
        Ok(Matrices {
            heads: Heads {
                queries: config.num_attention_heads as u32,
                keys: config.num_key_value_heads as u32,
                dim: dim as u32,
            },
            eps: config.rms_norm_eps as f32,
            mlp: config.intermediate_size,
            embedding,
            layers,
            norm,
            head,
            frequencies: Matrix::upload(device, &frequencies, &[dim / 2]).map_err(device_error)?,
        })
    }
}

/// The weights of a Qwen3 model on a device. Clones share them.
#[derive(Clone, Debug)]
pub struct Weights {
    device: Device,
    stored: Stored,
}

#[derive(Clone, Debug)]
enum Stored {
    F32(Arc<Matrices<f32>>),
    Bf16(Arc<Matrices<bf16>>),
    F16(Arc<Matrices<f16>>),
}

impl Weights {
    /// Uploads the weights in the type of `precision`. `progress` is called with the number of bytes uploaded so far.
    ///
    /// # Errors
    /// The device has too little memory, the head width has no kernel, or a weight is not finite in that type.
    pub fn load(
        device: &Device,
        checkpoint: &Checkpoint,
        precision: Precision,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Self, Error> {
        let (config, weights) = (&checkpoint.config, &checkpoint.weights);
        let source = Source { device, weights, precision };
        let stored = match precision {
            Precision::F32 => Stored::F32(Arc::new(Matrices::load(source, config, |v| v.to_f32(), progress)?)),
            Precision::Bf16 => Stored::Bf16(Arc::new(Matrices::load(source, config, |v| v.to_bf16(), progress)?)),
            Precision::F16 => Stored::F16(Arc::new(Matrices::load(source, config, |v| v.to_f16(), progress)?)),
        };
        Ok(Weights { device: device.clone(), stored })
    }

    /// An engine with a cache and a workspace of its own on these weights.
    ///
    /// # Errors
    /// Limits that no engine can have ([`Error::Limits`]), or too little memory.
    pub fn engine(&self, limits: Limits) -> Result<Engine, Error> {
        limits.check()?;
        let device = &self.device;
        match &self.stored {
            Stored::F32(m) => Engine::new(device, Box::new(Qwen3Model::new(device, m, limits)?), limits),
            Stored::Bf16(m) => Engine::new(device, Box::new(Qwen3Model::new(device, m, limits)?), limits),
            Stored::F16(m) => Engine::new(device, Box::new(Qwen3Model::new(device, m, limits)?), limits),
        }
    }
}
