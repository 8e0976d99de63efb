//! The plain multilayer perceptron.

use super::init::Init;
use super::linear::Linear;
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use ignis_derive::Module;

/// Linear layers with `tanh` between them.
#[derive(Clone, Debug, Module)]
pub struct Mlp {
    /// The layers, first to last.
    pub layers: Vec<Linear>,
}

impl Mlp {
    /// Layers from each of `widths` to the next.
    ///
    /// ```
    /// use ignis::nn::{Init, Mlp, Module};
    /// use ignis::{Context, DType, Tensor};
    ///
    /// let context = Context::open()?;
    /// let mlp = Mlp::new(&mut Init::new(&context, 1), &[2, 16, 3])?;
    /// assert_eq!(mlp.elements(), 2 * 16 + 16 + 16 * 3 + 3);
    /// let y = mlp.forward(&Tensor::zeros(&context, DType::F32, &[5, 2])?)?;
    /// assert_eq!(y.shape(), [5, 3]);
    /// # Ok::<(), ignis::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Shape`] if there are fewer than two widths; [`Error::OutOfMemory`].
    pub fn new(init: &mut Init, widths: &[usize]) -> Result<Mlp> {
        if widths.len() < 2 {
            let why = "a perceptron has a width of its inputs and of its outputs at least".to_owned();
            return Err(Error::Shape { op: "Mlp::new", shape: widths.to_vec(), why });
        }
        let layers = widths.windows(2).map(|pair| Linear::new(init, pair[0], pair[1], true));
        Ok(Mlp { layers: layers.collect::<Result<_>>()? })
    }

    /// `[.., inputs]` to `[.., outputs]`.
    ///
    /// # Errors
    /// The errors of [`Linear::forward`].
    pub fn forward(&self, x: &Tensor) -> Result<Tensor> {
        let mut x = x.clone();
        for (index, layer) in self.layers.iter().enumerate() {
            x = layer.forward(&x)?;
            if index + 1 < self.layers.len() {
                x = x.tanh()?;
            }
        }
        Ok(x)
    }
}
