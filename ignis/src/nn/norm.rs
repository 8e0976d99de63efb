//! Normalisation of rows.

use super::init::Init;
use super::parameter::Parameter;
use crate::error::Result;
use crate::tensor::Tensor;
use ignis_derive::Module;

/// `x / sqrt(mean(x^2) + eps) * weight` along the last dimension.
#[derive(Clone, Debug, Module)]
pub struct RmsNorm {
    /// `[width]`.
    pub weight: Parameter,
    /// Added to the mean square.
    #[module(skip)]
    pub eps: f32,
}

impl RmsNorm {
    /// A layer with weights of 1.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`](crate::Error::OutOfMemory).
    pub fn new(init: &mut Init, width: usize, eps: f32) -> Result<RmsNorm> {
        Ok(RmsNorm { weight: init.constant(&[width], 1.0)?, eps })
    }

    /// `[.., width]` to the same shape.
    ///
    /// # Errors
    /// The errors of [`Tensor::rmsnorm`].
    pub fn forward(&self, x: &Tensor) -> Result<Tensor> {
        x.rmsnorm(self.weight.value(), self.eps)
    }
}

/// `(x - mean) / sqrt(variance + eps) * weight + bias` along the last dimension.
#[derive(Clone, Debug, Module)]
pub struct LayerNorm {
    /// `[width]`.
    pub weight: Parameter,
    /// `[width]`.
    pub bias: Parameter,
    /// Added to the variance.
    #[module(skip)]
    pub eps: f32,
}

impl LayerNorm {
    /// A layer with weights of 1 and biases of 0.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`](crate::Error::OutOfMemory).
    pub fn new(init: &mut Init, width: usize, eps: f32) -> Result<LayerNorm> {
        Ok(LayerNorm { weight: init.constant(&[width], 1.0)?, bias: init.constant(&[width], 0.0)?, eps })
    }

    /// `[.., width]` to the same shape.
    ///
    /// # Errors
    /// The errors of [`Tensor::layernorm`].
    pub fn forward(&self, x: &Tensor) -> Result<Tensor> {
        x.layernorm(self.weight.value(), self.bias.value(), self.eps)
    }
}
