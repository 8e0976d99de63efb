//! Initial elements of parameters.

use super::parameter::Parameter;
use crate::context::Context;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::layout::checked;
use crate::tensor::Tensor;
use t0::philox::{philox4x32, unit};

/// Creates parameters with random elements that depend only on the seed, the order of creation and the shapes.
///
/// The numbers are words of Philox4x32-10: the key is the seed, and the counter is the position in the tensor and the
/// number of the tensor. Logarithms and cosines are computed in `f64` and rounded to `f32`.
#[derive(Clone, Debug)]
pub struct Init {
    context: Context,
    seed: u64,
    tensors: u32,
}

impl Init {
    /// Parameters in `context`.
    #[must_use]
    pub fn new(context: &Context, seed: u64) -> Init {
        Init { context: context.clone(), seed, tensors: 0 }
    }

    /// The context of the parameters.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// All elements are `value`.
    ///
    /// # Errors
    /// The errors of [`Tensor::full`].
    pub fn constant(&mut self, shape: &[usize], value: f32) -> Result<Parameter> {
        Parameter::new(Tensor::full(&self.context, DType::F32, shape, value.into())?)
    }

    /// Normally distributed elements with a mean of 0.
    ///
    /// # Errors
    /// The errors of [`Tensor::zeros`]; [`Error::Shape`] if the host has too little memory for the elements.
    pub fn normal(&mut self, shape: &[usize], deviation: f32) -> Result<Parameter> {
        self.random(shape, |words| {
            // Box and Muller. The logarithm's argument is above 0.
            let pair = |a: u32, b: u32| {
                let radius = (-2.0 * (1.0 - f64::from(unit(a))).ln()).sqrt();
                let (sin, cos) = (std::f64::consts::TAU * f64::from(unit(b))).sin_cos();
                [radius * cos, radius * sin]
            };
            let ([a, b], [c, d]) = (pair(words[0], words[1]), pair(words[2], words[3]));
            [a, b, c, d].map(|x| (x * f64::from(deviation)) as f32)
        })
    }

    /// Uniformly distributed elements in `-bound..bound`.
    ///
    /// # Errors
    /// The errors of [`Init::normal`].
    pub fn uniform(&mut self, shape: &[usize], bound: f32) -> Result<Parameter> {
        self.random(shape, |words| words.map(|word| (2.0 * unit(word) - 1.0) * bound))
    }

    fn random(&mut self, shape: &[usize], four: impl Fn([u32; 4]) -> [f32; 4]) -> Result<Parameter> {
        const NAME: &str = "Init";
        let count = checked(NAME, shape)?;
        let mut all: Vec<f32> = Vec::new();
        all.try_reserve_exact(count).map_err(|_| {
            let why = "the host does not have enough memory for the elements; use smaller extents".to_string();
            Error::Shape { op: NAME, shape: shape.to_vec(), why }
        })?;
        let key = [self.seed as u32, (self.seed >> 32) as u32];
        let tensor = self.tensors;
        self.tensors += 1;
        let block = |block: u64| four(philox4x32([block as u32, (block >> 32) as u32, tensor, 0], key));
        all.extend((0..count.div_ceil(4) as u64).flat_map(block).take(count));
        Parameter::new(Tensor::from_slice(&self.context, &all, shape)?)
    }
}
