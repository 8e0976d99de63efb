//! A layer of a transformer, and layers that are computed again in the backward.

use super::attention::{Attention, AttentionShape};
use super::init::Init;
use super::module::{Module, handles, handles_mut};
use super::norm::RmsNorm;
use super::swiglu::SwiGlu;
use crate::autograd;
use crate::error::Result;
use crate::tensor::Tensor;
// The derive macro, in another namespace than the trait.
use ignis_derive::Module;

/// Attention and a gated perceptron, each normalised before and added to its operand.
#[derive(Clone, Debug, Module)]
pub struct TransformerBlock {
    /// Before the attention.
    pub input_layernorm: RmsNorm,
    /// The attention.
    pub self_attn: Attention,
    /// Before the perceptron.
    pub post_attention_layernorm: RmsNorm,
    /// The perceptron.
    pub mlp: SwiGlu,
}

impl TransformerBlock {
    /// A layer with normally distributed matrices, and norms of 1. `inner` is the inner width of the perceptron.
    ///
    /// # Errors
    /// The errors of [`Attention::new`].
    pub fn new(init: &mut Init, shape: AttentionShape, inner: usize, deviation: f32) -> Result<TransformerBlock> {
        Ok(TransformerBlock {
            input_layernorm: RmsNorm::new(init, shape.width, shape.eps)?,
            self_attn: Attention::new(init, shape, deviation)?,
            post_attention_layernorm: RmsNorm::new(init, shape.width, shape.eps)?,
            mlp: SwiGlu::new(init, shape.width, inner, deviation)?,
        })
    }

    /// `[batch, length, width]` to the same shape.
    ///
    /// # Errors
    /// The errors of [`Attention::forward`] and [`SwiGlu::forward`].
    pub fn forward(&self, x: &Tensor) -> Result<Tensor> {
        let x = x.add(&self.self_attn.forward(&self.input_layernorm.forward(x)?)?)?;
        x.add(&self.mlp.forward(&self.post_attention_layernorm.forward(&x)?)?)
    }
}

/// `forward(module, inputs)`, of which the tape keeps only the inputs and the parameters: the backward computes it
/// again. See [`autograd::checkpoint`], to which the parameters of the module are inputs too.
///
/// # Errors
/// Those of `forward`; [`Error::TwoTapes`](crate::Error::TwoTapes) if it captures a tracked tensor.
pub fn checkpoint<M, F>(module: &M, inputs: &[&Tensor], forward: F) -> Result<Tensor>
where
    M: Module + Clone + Send + Sync + 'static,
    F: Fn(&M, &[Tensor]) -> Result<Tensor> + Send + Sync + 'static,
{
    let count = inputs.len();
    // The handles of tied parameters too: each of them gets the value within the block.
    let parameters = handles(module);
    let all: Vec<&Tensor> =
        inputs.iter().copied().chain(parameters.iter().map(|(_, parameter)| parameter.value())).collect();
    let kept = module.clone();
    autograd::checkpoint(&all, move |all| {
        let mut module = kept.clone();
        for ((_, parameter), value) in handles_mut(&mut module).into_iter().zip(&all[count..]) {
            parameter.substitute(value.clone());
        }
        forward(&module, &all[..count])
    })
}
