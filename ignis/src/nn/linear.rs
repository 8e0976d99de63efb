//! Linear layers.

use super::init::Init;
use super::parameter::Parameter;
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use ignis_derive::Module;

/// `x W^T + b`.
#[derive(Clone, Debug, Module)]
pub struct Linear {
    /// `[outputs, inputs]`.
    pub weight: Parameter,
    /// `[outputs]`.
    pub bias: Option<Parameter>,
}

impl Linear {
    /// A layer with uniformly distributed elements in `-1/sqrt(inputs)..1/sqrt(inputs)`, as in PyTorch.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn new(init: &mut Init, inputs: usize, outputs: usize, bias: bool) -> Result<Linear> {
        let bound = 1.0 / (inputs.max(1) as f32).sqrt();
        let weight = init.uniform(&[outputs, inputs], bound)?;
        let bias = if bias { Some(init.uniform(&[outputs], bound)?) } else { None };
        Ok(Linear { weight, bias })
    }

    /// A layer without bias, with normally distributed elements.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub fn normal(init: &mut Init, inputs: usize, outputs: usize, deviation: f32) -> Result<Linear> {
        Ok(Linear { weight: init.normal(&[outputs, inputs], deviation)?, bias: None })
    }

    /// `[.., inputs]` to `[.., outputs]`.
    ///
    /// # Errors
    /// [`Error::Shapes`], [`Error::Dtypes`] if `x` does not have the type of the weight.
    pub fn forward(&self, x: &Tensor) -> Result<Tensor> {
        let weight = self.weight.value();
        if x.shape().last() != weight.shape().last() {
            let (left, right) = (x.shape().to_vec(), weight.shape().to_vec());
            let hint =
                "the last extent of the operand must be the inputs of the layer, whose weight is [outputs, inputs]";
            return Err(Error::Shapes { op: "Linear", left, right, hint });
        }
        let y = match x.rank() {
            // A vector is a matrix with one row.
            1 => x.reshape(&[1, x.elements()])?.matmul(&weight.transpose(0, 1)?)?.reshape(&[weight.shape()[0]])?,
            _ => x.matmul(&weight.transpose(0, 1)?)?,
        };
        match &self.bias {
            Some(bias) => y.add(bias.value()),
            None => Ok(y),
        }
    }
}
