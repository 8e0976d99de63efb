//! Layers, models and their parameters by name.
//!
//! | file | contents |
//! |---|---|
//! | `attention` | causal attention with grouped query heads |
//! | `block` | a layer of a transformer; layers that are computed again in the backward |
//! | `embedding` | embedding tables |
//! | `files` | safetensors files |
//! | `init` | initial elements |
//! | `language_model` | decoder-only language models of all families |
//! | `layer_init` | initial parameters of their layers |
//! | `linear` | linear layers |
//! | `mlp` | the plain multilayer perceptron |
//! | `module` | the trait of layers and models |
//! | `norm` | normalisation of rows |
//! | `parameter` | a trainable tensor: master, working copy, tracked value |
//! | `swiglu` | the gated perceptron of language models |
//! | `ties` | the names of tied parameters in files |
//!
//! A layer is a struct of [`Parameter`]s and layers that derives [`Module`], with a function `forward`. Names of
//! parameters are those of Hugging Face's files, so a file that [`save`] writes can be read by other programs.
//!
//! Does not belong here: kernels, and arithmetic other than calls of [`ops`](crate::ops).
//!
//! **Invariant:** a layer has no state between two calls of `forward` other than its parameters.

mod attention;
mod block;
mod embedding;
mod files;
mod init;
mod language_model;
mod layer_init;
mod linear;
mod mlp;
mod module;
mod norm;
mod parameter;
mod swiglu;
mod ties;

pub use attention::{Attention, AttentionShape};
pub(crate) use block::BlockLayer;
pub use block::{TransformerBlock, checkpoint};
pub use embedding::Embedding;
pub use files::{FileError, load, save, save_as, save_with};
/// A module with a renamed field, a list of modules and a field without parameters:
///
/// ```
/// use ignis::nn::{Init, Linear, Module};
/// use ignis::{Context, Result};
///
/// #[derive(Module)]
/// struct Gate {
///     #[module(name = "in_proj")]
///     input: Linear,
///     blocks: Vec<Linear>,
///     #[module(skip)]
///     width: usize,
/// }
///
/// let context = Context::open()?;
/// let init = &mut Init::new(&context, 1);
/// let blocks = (0..2).map(|_| Linear::new(init, 4, 4, false)).collect::<Result<Vec<_>>>()?;
/// let gate = Gate { input: Linear::new(init, 3, 4, true)?, blocks, width: 4 };
/// let names: Vec<String> = gate.parameters().into_iter().map(|(name, _)| name).collect();
/// assert_eq!(names, ["in_proj.weight", "in_proj.bias", "blocks.0.weight", "blocks.1.weight"]);
/// assert_eq!(gate.width, 4);
/// # Ok::<(), ignis::Error>(())
/// ```
pub use ignis_derive::Module;
pub use init::Init;
pub use language_model::{DEVIATION, Decoder, LanguageModel};
pub use linear::Linear;
pub use mlp::Mlp;
pub use module::{Module, Path, handles_mut};
pub use norm::{LayerNorm, RmsNorm};
pub use parameter::Parameter;
pub use swiglu::SwiGlu;
pub use ties::{Place, place};
