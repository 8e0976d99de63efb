//! Language models for training: the configurations, families, names and results are those of [`crate::models`].

use super::attention::AttentionShape;
use super::block::{TransformerBlock, checkpoint};
use super::embedding::Embedding;
use super::files::{FileError, load, save_with};
use super::init::Init;
use super::linear::Linear;
use super::norm::RmsNorm;
use crate::context::Context;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::files::Folder;
use crate::models::{Config, ModelShape, ModelTensor};
use crate::tensor::Tensor;
use ignis_derive::Module;
use serde_json::{Value, json};
use std::path::Path;

/// The deviation of initial matrices, which is `initializer_range` of published models.
pub const DEVIATION: f32 = 0.02;

/// A decoder-only language model of a family of [`FAMILIES`](crate::models::FAMILIES).
#[derive(Clone, Debug, Module)]
pub struct LanguageModel {
    /// All layers but the output.
    pub model: Decoder,
    /// The output layer; `None` if the embedding is the output layer too.
    pub lm_head: Option<Linear>,
    #[module(skip)]
    config: Config,
    #[module(skip)]
    checkpoints: bool,
}

/// The layers of a [`LanguageModel`] from ids to the last norm.
#[derive(Clone, Debug, Module)]
pub struct Decoder {
    /// The embedding.
    pub embed_tokens: Embedding,
    /// The transformer.
    pub layers: Vec<TransformerBlock>,
    /// Before the output.
    pub norm: RmsNorm,
}

impl LanguageModel {
    /// A model with normally distributed matrices, norms of 1 and biases of 0.
    ///
    /// ```
    /// use ignis::models::Config;
    /// use ignis::nn::{Init, LanguageModel, Module};
    /// use ignis::{Context, Tensor};
    ///
    /// let json = serde_json::json!({
    ///     "model_type": "qwen3", "vocab_size": 32, "hidden_size": 16, "intermediate_size": 24,
    ///     "num_hidden_layers": 1, "num_attention_heads": 2, "num_key_value_heads": 1, "head_dim": 8,
    ///     "max_position_embeddings": 64, "rms_norm_eps": 1e-6, "rope_theta": 10000.0, "tie_word_embeddings": true
    /// });
    /// let config = Config::from_json("config.json", &json)?;
    /// let context = Context::open()?;
    /// let model = LanguageModel::new(&mut Init::new(&context, 1), &config)?;
    /// assert_eq!(model.elements() as u64, config.parameters());
    ///
    /// let ids = Tensor::from_slice(&context, &[1u32, 2, 3, 4, 5, 6], &[2, 3])?;
    /// assert_eq!(model.forward(&ids)?.shape(), [2, 3, 32]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Setting`] if the configuration has windows, which the operations do not have; [`Error::OutOfMemory`].
    pub fn new(init: &mut Init, config: &Config) -> Result<LanguageModel> {
        refuse_others(config)?;
        let whole = ModelShape::from(config);
        let shape = AttentionShape {
            width: config.hidden_size,
            heads: config.num_attention_heads,
            key_heads: config.num_key_value_heads,
            head_dim: config.head_dim,
            head_norms: config.family.facts.head_norms,
            bias: config.family.facts.bias,
            rope: config.rope,
            eps: config.rms_norm_eps as f32,
        };
        let embed_tokens = Embedding { weight: init.normal(&ModelTensor::Embedding.shape(&whole), DEVIATION)? };
        let layers = (0..config.num_hidden_layers)
            .map(|_| TransformerBlock::new(init, shape, config.intermediate_size, DEVIATION))
            .collect::<Result<_>>()?;
        let norm = RmsNorm { weight: init.constant(&ModelTensor::Norm.shape(&whole), 1.0)?, eps: shape.eps };
        let lm_head = match ModelTensor::Head.exists(&whole) {
            true => Some(Linear { weight: init.normal(&ModelTensor::Head.shape(&whole), DEVIATION)?, bias: None }),
            false => None,
        };
        let model = Decoder { embed_tokens, layers, norm };
        Ok(LanguageModel { model, lm_head, config: config.clone(), checkpoints: false })
    }

    /// The model of a folder in the layout of Hugging Face, with weights in `f32`.
    ///
    /// # Errors
    /// [`FileError::Cause`] if `config.json` or a weight is missing or wrong; the errors of [`load`].
    pub fn open(context: &Context, folder: impl AsRef<Path>) -> Result<LanguageModel, FileError> {
        let config = Config::open(&Folder::open(&folder)?)?;
        let mut model = LanguageModel::new(&mut Init::new(context, 0), &config)?;
        load(&mut model, folder)?;
        Ok(model)
    }

    /// Writes `model.safetensors`, in `f32`, and `config.json`, which are replaced together: see
    /// [`save_with`](super::save_with). With the files of a tokenizer, the folder is one that `ignis` and other
    /// programs run.
    ///
    /// # Errors
    /// The errors of [`save_with`](super::save_with).
    pub fn save(&self, folder: impl AsRef<Path>) -> Result<(), FileError> {
        let text = format!("{:#}\n", json_of(&self.config));
        save_with(self, folder, DType::F32, &[("config.json", text.as_bytes())])
    }

    /// The shape of the model.
    #[must_use]
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Whether the backward computes each layer again, so that the tape keeps only the operands of layers.
    pub fn set_checkpoints(&mut self, on: bool) {
        self.checkpoints = on;
    }

    /// Logits `[batch, length, vocab]` of ids `[batch, length]` of type `u32`, in the type of the parameters. The first
    /// id of each row has position 0.
    ///
    /// # Errors
    /// [`Error::Shape`] if the ids have another number of dimensions, or more positions than the model; the errors of
    /// the operations.
    pub fn forward(&self, ids: &Tensor) -> Result<Tensor> {
        let wrong = |why: String| Error::Shape { op: "LanguageModel", shape: ids.shape().to_vec(), why };
        let &[_, length] = ids.shape() else { return Err(wrong("ids have a batch and a length".to_owned())) };
        let most = self.config.context();
        if length > most {
            return Err(wrong(format!("the model has {most} positions; use shorter rows")));
        }
        let layer = self.config.family.layer;
        let mut x = self.model.embed_tokens.forward(ids)?;
        for block in &self.model.layers {
            x = match self.checkpoints {
                true => checkpoint(block, &[&x], move |block, inputs| block.forward_by(layer, &inputs[0]))?,
                false => block.forward_by(layer, &x)?,
            };
        }
        let x = self.model.norm.forward(&x)?;
        match &self.lm_head {
            Some(head) => head.forward(&x),
            None => self.model.embed_tokens.project(&x),
        }
    }

    /// The mean cross-entropy of the targets, `[batch, length]` of type `u32`, without those equal to `ignore_index`: a
    /// number in `f32`.
    ///
    /// # Errors
    /// The errors of [`LanguageModel::forward`] and [`Tensor::cross_entropy`].
    pub fn loss(&self, ids: &Tensor, targets: &Tensor, ignore_index: Option<u32>) -> Result<Tensor> {
        self.forward(ids)?.cross_entropy(targets, ignore_index)
    }
}

/// Refuses configurations that inference supports, and these layers do not.
fn refuse_others(config: &Config) -> Result<()> {
    if config.windows.iter().all(Option::is_none) {
        return Ok(());
    }
    let (setting, value) = ("sliding_window", format!("{:?}", config.windows));
    Err(Error::Setting { op: "LanguageModel", setting, value, allowed: "none in all layers" })
}

/// The `config.json` from which [`Config::open`] reads this configuration.
fn json_of(config: &Config) -> Value {
    let facts = &config.family.facts;
    let mut json = json!({
        "architectures": [facts.architecture],
        "attention_bias": false,
        "attention_dropout": 0.0,
        "head_dim": config.head_dim,
        "hidden_act": "silu",
        "hidden_size": config.hidden_size,
        "intermediate_size": config.intermediate_size,
        "max_position_embeddings": config.max_position_embeddings,
        "model_type": facts.model_type,
        "num_attention_heads": config.num_attention_heads,
        "num_hidden_layers": config.num_hidden_layers,
        "num_key_value_heads": config.num_key_value_heads,
        "rms_norm_eps": config.rms_norm_eps,
        "rope_scaling": config.rope.scaling_json(),
        "rope_theta": config.rope.theta,
        "sliding_window": null,
        "tie_word_embeddings": config.tie_word_embeddings,
        "torch_dtype": "float32",
        "use_sliding_window": false,
        "vocab_size": config.vocab_size,
    });
    if !config.eos_token_ids.is_empty() {
        json["eos_token_id"] = json!(config.eos_token_ids);
    }
    if let Value::Object(keys) = &mut json {
        // Keys of other families have no meaning in this one.
        keys.retain(|name, _| facts.keys.iter().chain(Config::KEYS).any(|key| key.name == name));
    }
    json
}
