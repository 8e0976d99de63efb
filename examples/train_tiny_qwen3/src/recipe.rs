//! What determines a run: the model, the data and the optimiser.

use crate::failure::Failure;
use ignis::models::Config;
use ignis_train::optim::{AdamW, Decay, Rule, Schedule, Settings, Shape};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::path::Path;

/// The name of the file in a run's folder.
const FILE: &str = "recipe.json";

/// Everything that the bits of a run depend on, besides the program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Recipe {
    /// The seed of the documents, the initial parameters and the order of batches.
    pub(crate) seed: u64,
    /// Steps in total.
    pub(crate) steps: u64,
    /// Rows of a batch.
    pub(crate) rows: usize,
    /// Tokens of a row.
    pub(crate) length: usize,
    /// Rows of the embedding: tokens, control tokens included.
    pub(crate) vocabulary: usize,
    /// Documents from which the tokenizer is trained.
    pub(crate) texts: u64,
    /// Batches of the held-out loss.
    pub(crate) held_out: usize,
    pub(crate) rate: f64,
    pub(crate) warm_up: u64,
    pub(crate) last_rate: f64,
    pub(crate) beta1: f64,
    pub(crate) beta2: f64,
    pub(crate) epsilon: f32,
    /// The weight decay of matrices.
    pub(crate) decay: f32,
    /// The largest norm of a gradient.
    pub(crate) clip: f32,
}

/// The most positions of the model.
pub(crate) const CONTEXT: usize = 1024;

impl Recipe {
    /// The recipe of the example, for so many steps.
    pub(crate) fn new(seed: u64, steps: u64) -> Recipe {
        Recipe {
            seed,
            steps,
            rows: 2,
            length: 256,
            vocabulary: 1408,
            texts: 4000,
            held_out: 16,
            rate: 1.5e-3,
            warm_up: 100.min(steps / 10),
            last_rate: 1.5e-5,
            beta1: 0.9,
            beta2: 0.97,
            epsilon: 1e-8,
            decay: 0.1,
            clip: 1.0,
        }
    }

    /// `config.json` of the model, without the ids of tokens.
    pub(crate) fn config_json(&self) -> Value {
        json!({
            "architectures": ["Qwen3ForCausalLM"],
            "attention_bias": false,
            "attention_dropout": 0.0,
            "hidden_act": "silu",
            "initializer_range": 0.02,
            "model_type": "qwen3",
            "vocab_size": self.vocabulary,
            "hidden_size": 128,
            "intermediate_size": 384,
            "num_hidden_layers": 4,
            "num_attention_heads": 4,
            "num_key_value_heads": 2,
            "head_dim": 64,
            "max_position_embeddings": CONTEXT,
            "rms_norm_eps": 1e-6,
            "tie_word_embeddings": true,
            "rope_scaling": null,
            "rope_theta": 10000.0,
            "sliding_window": null,
            "torch_dtype": "bfloat16",
            "use_cache": true,
            "use_sliding_window": false
        })
    }

    /// The shape of the model.
    pub(crate) fn config(&self) -> Result<Config, Failure> {
        Ok(Config::from_json("the recipe", &self.config_json())?)
    }

    /// The settings of the optimiser.
    pub(crate) fn optimizer(&self) -> Settings {
        let Recipe { beta1, beta2, epsilon, decay, .. } = *self;
        let rule = Rule::AdamW(AdamW { beta1, beta2, epsilon, decay });
        Settings { rule, decay: Decay::Matrices, clip: Some(self.clip), ..Settings::default() }
    }

    /// The learning rate of each step.
    pub(crate) fn schedule(&self) -> Schedule {
        Schedule {
            peak: self.rate,
            warm_up: self.warm_up,
            steps: self.steps,
            end: self.last_rate,
            shape: Shape::Cosine,
        }
    }

    /// Writes the recipe to the folder of a run, or compares it with the one that is there.
    pub(crate) fn claim(&self, folder: &Path) -> Result<(), Failure> {
        let path = folder.join(FILE);
        if !path.exists() {
            return crate::asset::write_json(&path, &json!(self));
        }
        match Recipe::open(folder)? == *self {
            true => Ok(()),
            false => Err(Failure::OtherRun { folder: folder.to_owned() }),
        }
    }

    /// The recipe of a run.
    pub(crate) fn open(folder: &Path) -> Result<Recipe, Failure> {
        let path = folder.join(FILE);
        let text = t0_files::read_to_string(&path).map_err(|cause| Failure::File { path: path.clone(), cause })?;
        serde_json::from_str(&text).map_err(|cause| Failure::File { path, cause: cause.into() })
    }
}
