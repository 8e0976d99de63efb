//! Embedding tables.

use super::init::Init;
use super::parameter::Parameter;
use crate::error::Result;
use crate::tensor::Tensor;
use ignis_derive::Module;

/// A row for each id.
#[derive(Clone, Debug, Module)]
pub struct Embedding {
    /// `[ids, width]`.
    pub weight: Parameter,
}

impl Embedding {
    /// A table with normally distributed elements.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`](crate::Error::OutOfMemory).
    pub fn new(init: &mut Init, ids: usize, width: usize, deviation: f32) -> Result<Embedding> {
        Ok(Embedding { weight: init.normal(&[ids, width], deviation)? })
    }

    /// `[..]` ids of type `u32` to `[.., width]`. A row of an id beyond the table is NaN.
    ///
    /// # Errors
    /// [`Error::Dtype`](crate::Error::Dtype) if the ids are not `u32`.
    pub fn forward(&self, ids: &Tensor) -> Result<Tensor> {
        self.weight.value().embedding(ids)
    }

    /// The table as output layer: `[.., width]` to `[.., ids]`, the products with all rows.
    ///
    /// # Errors
    /// The errors of [`Tensor::matmul`].
    pub fn project(&self, x: &Tensor) -> Result<Tensor> {
        x.matmul(&self.weight.value().transpose(0, 1)?)
    }
}
