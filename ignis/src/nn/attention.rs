//! Causal attention with grouped query heads.

use super::init::Init;
use super::linear::Linear;
use super::norm::RmsNorm;
use crate::error::{Error, Result};
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
    /// The base of the rotary frequencies.
    pub theta: f64,
    /// Added to the mean square in the norms of queries and keys.
    pub eps: f32,
}

/// Causal self-attention as in Qwen3: each head of queries and keys is normalised and rotated by its position, and
/// neighbouring query heads share a head of keys and values.
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
    pub q_norm: RmsNorm,
    /// The norm of each head of keys.
    pub k_norm: RmsNorm,
    #[module(skip)]
    shape: AttentionShape,
}

impl Attention {
    /// Layers without bias, with normally distributed elements.
    ///
    /// # Errors
    /// [`Error::Shape`] if the heads cannot be grouped; [`Error::OutOfMemory`].
    pub fn new(init: &mut Init, shape: AttentionShape, deviation: f32) -> Result<Attention> {
        let AttentionShape { width, heads, key_heads, head_dim, eps, .. } = shape;
        if key_heads == 0 || !heads.is_multiple_of(key_heads) {
            let why =
                "the number of query heads, the first extent, is a multiple of the number of key heads".to_owned();
            return Err(Error::Shape { op: "Attention::new", shape: vec![heads, key_heads], why });
        }
        // The key heads are at most as many.
        let Some(q) = heads.checked_mul(head_dim) else {
            let why = "the heads, the first extent, times the width of a head do not fit in a `usize`".to_owned();
            return Err(Error::Shape { op: "Attention::new", shape: vec![heads, head_dim], why });
        };
        let k = key_heads * head_dim;
        Ok(Attention {
            q_proj: Linear::normal(init, width, q, deviation)?,
            k_proj: Linear::normal(init, width, k, deviation)?,
            v_proj: Linear::normal(init, width, k, deviation)?,
            o_proj: Linear::normal(init, q, width, deviation)?,
            q_norm: RmsNorm::new(init, head_dim, eps)?,
            k_norm: RmsNorm::new(init, head_dim, eps)?,
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
        let AttentionShape { heads, key_heads, head_dim, theta, .. } = self.shape;
        // Views: batch, heads, length, width.
        let split = |x: Tensor, heads| x.reshape(&[batch, length, heads, head_dim]);
        let turned = |x: Tensor| x.transpose(1, 2)?.rope(0, theta);
        let queries = turned(self.q_norm.forward(&split(self.q_proj.forward(x)?, heads)?)?)?;
        let keys = turned(self.k_norm.forward(&split(self.k_proj.forward(x)?, key_heads)?)?)?;
        let values = split(self.v_proj.forward(x)?, key_heads)?.transpose(1, 2)?;
        let attended = queries.attention(&keys, &values, true)?;
        self.o_proj.forward(&attended.transpose(1, 2)?.reshape(&[batch, length, heads * head_dim])?)
    }
}
