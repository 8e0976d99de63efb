//! Causal attention with grouped query heads.

use super::init::Init;
use super::layer_init::LayerInit;
use super::linear::Linear;
use super::norm::RmsNorm;
use crate::error::{Error, Result};
use crate::models::{LayerShape, LayerTensor, Rope};
use crate::tensor::Tensor;
use ignis_derive::Module;

/// The sizes of an [`Attention`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttentionShape {
    /// The width of the operand and of the result.
    pub width: usize,
    /// Query heads, a multiple of the key heads.
    pub heads: usize,
    /// Key heads, and value heads.
    pub key_heads: usize,
    /// The width of a head, even.
    pub head_dim: usize,
    /// Whether the queries and keys of each head are normalised, as in Qwen3.
    pub head_norms: bool,
    /// Whether queries, keys and values have a bias, as in Qwen2.
    pub bias: bool,
    /// The frequencies by which queries and keys are rotated.
    pub rope: Rope,
    /// Added to the mean square in norms.
    pub eps: f32,
}

/// Causal self-attention: queries and keys are normalised if the layer has norms for them, and rotated by their
/// positions; neighbouring query heads share a head of keys and values.
#[derive(Clone, Debug, Module)]
pub struct Attention {
    /// Width to query heads.
    pub q_proj: Linear,
    /// Width to key heads.
    pub k_proj: Linear,
    /// Width to value heads.
    pub v_proj: Linear,
    /// Query heads to width.
    pub o_proj: Linear,
    /// The norm of each head of queries.
    pub q_norm: Option<RmsNorm>,
    /// The norm of each head of keys.
    pub k_norm: Option<RmsNorm>,
    #[module(skip)]
    shape: AttentionShape,
    /// The rotary frequencies.
    #[module(skip)]
    frequencies: Tensor,
}

impl AttentionShape {
    /// The sizes of a layer with this attention and an MLP of the inner width `inner`.
    ///
    /// # Errors
    /// [`Error::Shape`] if the heads cannot be grouped.
    pub(super) fn layer(&self, inner: usize) -> Result<LayerShape> {
        let AttentionShape { width, heads, key_heads, head_dim, head_norms, bias, .. } = *self;
        if key_heads == 0 || !heads.is_multiple_of(key_heads) {
            let why =
                "the number of query heads, the first extent, is a multiple of the number of key heads".to_owned();
            return Err(Error::Shape { op: "Attention::new", shape: vec![heads, key_heads], why });
        }
        // The key heads are at most as many.
        let Some(queries) = heads.checked_mul(head_dim) else {
            let why = "the heads, the first extent, times the width of a head do not fit in a `usize`".to_owned();
            return Err(Error::Shape { op: "Attention::new", shape: vec![heads, head_dim], why });
        };
        Ok(LayerShape { width, inner, queries, keys: key_heads * head_dim, head_dim, head_norms, bias })
    }
}

impl Attention {
    /// Normally distributed matrices, norms of 1 and biases of 0.
    ///
    /// # Errors
    /// [`Error::Shape`] if the heads cannot be grouped; [`Error::OutOfMemory`].
    pub fn new(init: &mut Init, shape: AttentionShape, deviation: f32) -> Result<Attention> {
        Attention::create(&mut LayerInit { init, shape: shape.layer(0)?, deviation, eps: shape.eps }, shape)
    }

    /// The attention of a layer.
    pub(super) fn create(layer: &mut LayerInit<'_>, shape: AttentionShape) -> Result<Attention> {
        let frequencies = shape.rope.frequencies(shape.head_dim);
        Ok(Attention {
            frequencies: Tensor::from_slice(layer.init.context(), &frequencies, &[frequencies.len()])?,
            q_proj: layer.biased(LayerTensor::Query, LayerTensor::QueryBias)?,
            k_proj: layer.biased(LayerTensor::Key, LayerTensor::KeyBias)?,
            v_proj: layer.biased(LayerTensor::Value, LayerTensor::ValueBias)?,
            o_proj: layer.linear(LayerTensor::Output)?,
            q_norm: layer.norm_if(LayerTensor::QueryNorm)?,
            k_norm: layer.norm_if(LayerTensor::KeyNorm)?,
            shape,
        })
    }

    /// `[batch, length, width]` to the same shape. The first row has position 0.
    ///
    /// # Errors
    /// [`Error::Shape`] for another number of dimensions; the errors of the operations.
    pub fn forward(&self, x: &Tensor) -> Result<Tensor> {
        let &[batch, length, _] = x.shape() else {
            let why = "the dimensions are batch, length and width".to_owned();
            return Err(Error::Shape { op: "Attention", shape: x.shape().to_vec(), why });
        };
        let AttentionShape { heads, key_heads, head_dim, rope, .. } = self.shape;
        // Views: batch, heads, length, width.
        let split = |x: Tensor, heads| x.reshape(&[batch, length, heads, head_dim]);
        let turned = |x: Tensor, norm: &Option<RmsNorm>| {
            let normed = norm.as_ref().map_or(Ok(x.clone()), |norm| norm.forward(&x))?;
            normed.transpose(1, 2)?.rope(0, &self.frequencies, rope.attention_factor() as f32)
        };
        let queries = turned(split(self.q_proj.forward(x)?, heads)?, &self.q_norm)?;
        let keys = turned(split(self.k_proj.forward(x)?, key_heads)?, &self.k_norm)?;
        let values = split(self.v_proj.forward(x)?, key_heads)?.transpose(1, 2)?;
        let attended = queries.attention(&keys, &values, true)?;
        self.o_proj.forward(&attended.transpose(1, 2)?.reshape(&[batch, length, heads * head_dim])?)
    }
}
