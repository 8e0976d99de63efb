//! A layer of a transformer, and layers that are computed again in the backward.

use super::attention::{Attention, AttentionShape};
use super::init::Init;
use super::layer_init::LayerInit;
use super::module::{Module, handles, handles_mut};
use super::norm::RmsNorm;
use super::swiglu::SwiGlu;
use crate::autograd;
use crate::error::{Error, Result};
use crate::models::{LayerTensor, Steps, in_order};
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
    /// A layer with normally distributed matrices, norms of 1 and biases of 0. `inner` is the inner width of the
    /// perceptron.
    ///
    /// # Errors
    /// The errors of [`Attention::new`].
    pub fn new(init: &mut Init, shape: AttentionShape, inner: usize, deviation: f32) -> Result<TransformerBlock> {
        let mut layer = LayerInit { init, shape: shape.layer(inner)?, deviation, eps: shape.eps };
        Ok(TransformerBlock {
            input_layernorm: layer.norm(LayerTensor::AttentionNorm)?,
            self_attn: Attention::create(&mut layer, shape)?,
            post_attention_layernorm: layer.norm(LayerTensor::MlpNorm)?,
            mlp: SwiGlu::create(&mut layer)?,
        })
    }

    /// `[batch, length, width]` to the same shape.
    ///
    /// # Errors
    /// The errors of [`Attention::forward`] and [`SwiGlu::forward`].
    pub fn forward(&self, x: &Tensor) -> Result<Tensor> {
        self.forward_by(|steps| in_order(steps), x)
    }

    /// As [`Self::forward`], with the steps in the order of a family.
    pub(super) fn forward_by(&self, layer: BlockLayer, x: &Tensor) -> Result<Tensor> {
        let mut steps = BlockSteps { block: self, stream: x.clone() };
        layer(&mut steps)?;
        Ok(steps.stream)
    }
}

/// A layer that takes the steps of a block.
pub(crate) type BlockLayer = fn(&mut BlockSteps<'_>) -> Result<()>;

/// The steps of a block, which a tape can record.
pub(crate) struct BlockSteps<'a> {
    block: &'a TransformerBlock,
    /// The residual stream.
    stream: Tensor,
}

impl Steps for BlockSteps<'_> {
    type Error = Error;

    fn attend(&mut self) -> Result<()> {
        let TransformerBlock { input_layernorm, self_attn, .. } = self.block;
        self.stream = self.stream.add(&self_attn.forward(&input_layernorm.forward(&self.stream)?)?)?;
        Ok(())
    }

    fn feed_forward(&mut self) -> Result<()> {
        let TransformerBlock { post_attention_layernorm, mlp, .. } = self.block;
        self.stream = self.stream.add(&mlp.forward(&post_attention_layernorm.forward(&self.stream)?)?)?;
        Ok(())
    }
}

/// `forward(module, inputs)`, of which the tape keeps only the inputs and the parameters: the backward computes it
/// again. See [`autograd::checkpoint`], to which the parameters of the module are inputs too.
///
/// # Errors
/// Those of `forward`; [`Error::TwoTapes`] if it captures a tracked tensor.
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
