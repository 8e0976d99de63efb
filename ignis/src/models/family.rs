//! What a family of models states about itself, and the table of families.

use super::windows::Windows;
use super::{Checkpoint, WeightForm, Weights, llama, mistral, qwen2, qwen3};
use crate::Error;
use crate::files::Key;
use crate::files::keys::Keys;
#[cfg(feature = "grad")]
use crate::nn::BlockLayer;
use t0::Device;

/// The families that this version runs.
pub static FAMILIES: &[Row] =
    &[Row::of::<llama::Llama>(), Row::of::<mistral::Mistral>(), Row::of::<qwen2::Qwen2>(), Row::of::<qwen3::Qwen3>()];

/// What distinguishes a family from the others.
#[derive(Debug)]
pub struct Facts {
    /// `model_type` of its configurations.
    pub model_type: &'static str,
    /// The class of transformers, which `architectures` of its configurations names.
    pub architecture: &'static str,
    /// Published models.
    pub models: &'static str,
    /// The form of its tokenizers.
    pub tokenizer: &'static str,
    /// Whether the queries and keys of each head are normalised.
    pub head_norms: bool,
    /// Whether queries, keys and values have a bias.
    pub bias: bool,
    /// Whether `head_dim` may be absent, which is then `hidden_size / num_attention_heads`, and `num_key_value_heads`,
    /// which is then `num_attention_heads`.
    pub derives_heads: bool,
    /// The base of the rotary frequencies if the configuration has none; `None` if it must have one.
    pub theta: Option<f64>,
    /// Keys of `config.json` that other families do not have, or that mean something else in this one.
    pub keys: &'static [Key],
}

/// The steps of a layer. A step changes the residual stream. The engine implements them on the rows of many sequences
/// with a cache, and `nn` on tensors that a tape can track.
pub(crate) trait Steps {
    /// The error of a step.
    type Error;

    /// Adds the attention of the normalised residual stream to it.
    fn attend(&mut self) -> Result<(), Self::Error>;

    /// Adds the gated MLP of the normalised residual stream to it.
    fn feed_forward(&mut self) -> Result<(), Self::Error>;
}

/// A layer that attends first and feeds forward afterwards.
pub(crate) fn in_order<S: Steps>(steps: &mut S) -> Result<(), S::Error> {
    steps.attend()?;
    steps.feed_forward()
}

/// A family: its facts, what its layers see, and what a layer does.
pub(crate) trait Family: std::fmt::Debug + Send + Sync + 'static {
    /// Its row.
    const FACTS: Facts;

    /// Which layers of a model see a limited number of positions. `layers` is the number of layers.
    fn windows(keys: Keys<'_>, layers: usize) -> Result<Windows, Error>;

    /// Takes the steps of a layer.
    fn layer<S: Steps>(steps: &mut S) -> Result<(), S::Error> {
        in_order(steps)
    }
}

/// The signature of [`Weights::load`].
type Load = fn(&Device, &Checkpoint, WeightForm, &mut dyn FnMut(u64)) -> Result<Weights, Error>;

/// A row of [`FAMILIES`].
pub struct Row {
    /// What distinguishes the family from the others.
    pub facts: Facts,
    pub(super) windows: fn(Keys<'_>, usize) -> Result<Windows, Error>,
    pub(super) load: Load,
    /// [`Family::layer`] on tensors.
    #[cfg(feature = "grad")]
    pub(crate) layer: BlockLayer,
}

impl Row {
    const fn of<F: Family>() -> Row {
        Row {
            facts: F::FACTS,
            windows: F::windows,
            load: Weights::load_as::<F>,
            #[cfg(feature = "grad")]
            layer: |steps| F::layer(steps),
        }
    }

    /// The row of the family with this `model_type`.
    pub(super) fn find(model_type: &str) -> Option<&'static Row> {
        FAMILIES.iter().find(|row| row.facts.model_type == model_type)
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Row").field(&self.facts.model_type).finish()
    }
}

/// Rows are equal if they are the row of one family.
impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        self.facts.model_type == other.facts.model_type
    }
}

/// The values of `model_type` that are supported, for a message.
pub(super) fn supported() -> String {
    let names: Vec<String> = FAMILIES.iter().map(|row| format!("\"{}\"", row.facts.model_type)).collect();
    names.join(", ")
}
