//! Initial parameters of the layers of a language model, with the shapes of the table of tensors.

use super::init::Init;
use super::linear::Linear;
use super::norm::RmsNorm;
use crate::error::Result;
use crate::models::{LayerShape, LayerTensor};

/// Creates the parameters of one layer: normally distributed matrices, norms of 1, and biases of 0.
pub(super) struct LayerInit<'a> {
    pub(super) init: &'a mut Init,
    pub(super) shape: LayerShape,
    /// The deviation of matrices.
    pub(super) deviation: f32,
    /// Added to the mean square in norms.
    pub(super) eps: f32,
}

impl LayerInit<'_> {
    /// A linear layer without a bias.
    pub(super) fn linear(&mut self, weight: LayerTensor) -> Result<Linear> {
        Ok(Linear { weight: self.init.normal(&weight.shape(&self.shape), self.deviation)?, bias: None })
    }

    /// A linear layer, with a bias if the layer has one.
    pub(super) fn biased(&mut self, weight: LayerTensor, bias: LayerTensor) -> Result<Linear> {
        let linear = self.linear(weight)?;
        let bias = match bias.exists(&self.shape) {
            true => Some(self.init.constant(&bias.shape(&self.shape), 0.0)?),
            false => None,
        };
        Ok(Linear { bias, ..linear })
    }

    /// A norm.
    pub(super) fn norm(&mut self, weight: LayerTensor) -> Result<RmsNorm> {
        Ok(RmsNorm { weight: self.init.constant(&weight.shape(&self.shape), 1.0)?, eps: self.eps })
    }

    /// A norm, if the layer has it.
    pub(super) fn norm_if(&mut self, weight: LayerTensor) -> Result<Option<RmsNorm>> {
        if weight.exists(&self.shape) { self.norm(weight).map(Some) } else { Ok(None) }
    }
}
