//! The gated perceptron of language models.

use super::init::Init;
use super::layer_init::LayerInit;
use super::linear::Linear;
use crate::error::Result;
use crate::models::{LayerShape, LayerTensor};
use crate::tensor::Tensor;
use ignis_derive::Module;

/// `down(silu(gate(x)) * up(x))`.
#[derive(Clone, Debug, Module)]
pub struct SwiGlu {
    /// Width to inner width.
    pub gate_proj: Linear,
    /// Width to inner width.
    pub up_proj: Linear,
    /// Inner width to width.
    pub down_proj: Linear,
}

impl SwiGlu {
    /// Layers without bias, with normally distributed elements.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`](crate::Error::OutOfMemory).
    pub fn new(init: &mut Init, width: usize, inner: usize, deviation: f32) -> Result<SwiGlu> {
        let shape = LayerShape { width, inner, ..LayerShape::default() };
        SwiGlu::create(&mut LayerInit { init, shape, deviation, eps: 0.0 })
    }

    /// The perceptron of a layer.
    pub(super) fn create(layer: &mut LayerInit<'_>) -> Result<SwiGlu> {
        Ok(SwiGlu {
            gate_proj: layer.linear(LayerTensor::Gate)?,
            up_proj: layer.linear(LayerTensor::Up)?,
            down_proj: layer.linear(LayerTensor::Down)?,
        })
    }

    /// `[.., width]` to the same shape.
    ///
    /// # Errors
    /// The errors of [`Linear::forward`].
    pub fn forward(&self, x: &Tensor) -> Result<Tensor> {
        let gated = self.gate_proj.forward(x)?.swiglu(&self.up_proj.forward(x)?)?;
        self.down_proj.forward(&gated)
    }
}
