//! `config.json` and `generation_config.json` from the metadata of a GGUF file.

use super::{Gguf, ROPE_FACTORS};
use crate::Error;
use crate::files::keys::Keys;
use crate::models::ModelTensor;
use serde_json::{Map, Value, json};

/// The values of `general.architecture` in GGUF files, and the `model_type` of the same layers. Files of Mistral are
/// files of `llama`, with a window if they have one.
pub const ARCHITECTURES: [(&str, &str); 3] = [("llama", "llama"), ("qwen2", "qwen2"), ("qwen3", "qwen3")];

/// Keys after the architecture, and the keys of `config.json` with the same meaning.
const SAME: [(&str, &str); 7] = [
    ("context_length", "max_position_embeddings"),
    ("embedding_length", "hidden_size"),
    ("block_count", "num_hidden_layers"),
    ("feed_forward_length", "intermediate_size"),
    ("attention.head_count", "num_attention_heads"),
    ("attention.layer_norm_rms_epsilon", "rms_norm_eps"),
    ("vocab_size", "vocab_size"),
];

/// Keys of sampling, and the keys of `generation_config.json` with the same meaning.
const SAMPLING: [(&str, &str); 5] = [
    ("general.sampling.temp", "temperature"),
    ("general.sampling.top_k", "top_k"),
    ("general.sampling.top_p", "top_p"),
    ("general.sampling.min_p", "min_p"),
    ("general.sampling.penalty_repeat", "repetition_penalty"),
];

/// The keys with the ids of tokens that end a text.
const ENDS: [&str; 3] = ["tokenizer.ggml.eos_token_id", "tokenizer.ggml.eot_token_id", "tokenizer.ggml.eom_token_id"];
/// Control tokens that end a text, also if no key names them.
const END_TOKENS: [&str; 5] = ["<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|eom_id|>", "<|end_of_text|>"];

/// The context of Llama 3 before its frequencies were scaled.
const LLAMA3_CONTEXT: u64 = 8192;

impl Gguf {
    /// The typed keys of the metadata.
    pub(super) fn keys(&self) -> Result<Keys<'_>, Error> {
        Keys::new(&self.path, &self.metadata)
    }

    /// The value of `general.architecture`.
    fn architecture(&self) -> Result<&'static (&'static str, &'static str), Error> {
        let keys = self.keys()?;
        let found = keys.get("general.architecture").ok_or_else(|| keys.missing("general.architecture"))?;
        ARCHITECTURES.iter().find(|(name, _)| found.as_str() == Some(name)).ok_or_else(|| {
            let names: Vec<String> = ARCHITECTURES.iter().map(|(name, _)| format!("\"{name}\"")).collect();
            keys.unsupported("general.architecture", found, &names.join(", "))
        })
    }

    /// Whether the rows of queries and keys are in the order of interleaved rotary embeddings.
    pub(crate) fn interleaves(&self) -> Result<bool, Error> {
        Ok(self.architecture()?.0 == "llama")
    }

    /// What `config.json` of the model would be.
    pub(crate) fn config(&self) -> Result<Value, Error> {
        let &(name, model_type) = self.architecture()?;
        let keys = self.keys()?;
        let key = |rest: &str| format!("{name}.{rest}");
        let mut config = Map::new();
        config.insert("model_type".into(), model_type.into());
        for (from, to) in SAME {
            if let Some(value) = keys.get(&key(from)) {
                config.insert(to.into(), value.clone());
            } else if from != "vocab_size" {
                return Err(keys.missing(&key(from)));
            }
        }
        self.vocabulary(&mut config);
        let heads = keys.size(&key("attention.head_count"), 1 << 10)?;
        let width = keys.size(&key("embedding_length"), 1 << 16)?;
        let count = |rest: &str| keys.count(&key(rest), "a whole number");
        let key_heads = count("attention.head_count_kv")?.unwrap_or(heads);
        let dim = count("attention.key_length")?.unwrap_or(width / heads);
        config.insert("num_key_value_heads".into(), key_heads.into());
        config.insert("head_dim".into(), dim.into());
        for rest in ["attention.value_length", "rope.dimension_count"] {
            if let Some(found) = count(rest)?.filter(|n| *n != dim) {
                return Err(keys.unsupported(&key(rest), &found.into(), &format!("{dim}, the width of a head")));
            }
        }
        if let Some(experts) = count("expert_count")?.filter(|n| *n > 0) {
            return Err(keys.unsupported(&key("expert_count"), &experts.into(), "0"));
        }
        if let Some(window) = count("attention.sliding_window")?.filter(|n| *n > 0) {
            if name != "llama" {
                return Err(keys.unsupported(&key("attention.sliding_window"), &window.into(), "none"));
            }
            config.insert("model_type".into(), "mistral".into());
            config.insert("sliding_window".into(), window.into());
        }
        let theta = keys.number(&key("rope.freq_base"))?.unwrap_or(10_000.0);
        config.insert("rope_theta".into(), theta.into());
        if let Some(scaling) = self.scaling(&keys, name, theta, dim)? {
            config.insert("rope_scaling".into(), scaling);
        }
        let tied = self.tensors().iter().all(|t| t.name != ModelTensor::Head.gguf());
        config.insert("tie_word_embeddings".into(), tied.into());
        config.insert("eos_token_id".into(), self.ends(&keys)?.into());
        Ok(config.into())
    }

    /// What `generation_config.json` of the model would be.
    pub(crate) fn generation_config(&self) -> Result<Value, Error> {
        let keys = self.keys()?;
        let found = SAMPLING.iter().filter_map(|(from, to)| Some(((*to).to_string(), keys.get(from)?.clone())));
        Ok(Value::Object(found.collect()))
    }

    /// The rows of the embedding, which count, and not the metadata.
    fn vocabulary(&self, config: &mut Map<String, Value>) {
        let embedding = self.tensors().iter().find(|t| t.name == ModelTensor::Embedding.gguf());
        if let Some(rows) = embedding.and_then(|t| t.shape.first()) {
            config.insert("vocab_size".into(), (*rows).into());
        }
    }

    /// The tokens that end a text.
    fn ends(&self, keys: &Keys<'_>) -> Result<Vec<u32>, Error> {
        let mut ends = Vec::new();
        for key in ENDS {
            ends.extend(keys.tokens(key)?.unwrap_or_default());
        }
        for (id, (token, kind)) in self.tokens()?.into_iter().enumerate() {
            if kind.is_control() && END_TOKENS.contains(&token) {
                ends.extend(u32::try_from(id));
            }
        }
        let mut seen = std::collections::HashSet::new();
        ends.retain(|id| seen.insert(*id));
        Ok(ends)
    }

    /// The value of `rope_scaling`.
    fn scaling(&self, keys: &Keys<'_>, name: &str, theta: f64, dim: usize) -> Result<Option<Value>, Error> {
        let key = |rest: &str| format!("{name}.rope.scaling.{rest}");
        if let Some(factors) = self.numbers(ROPE_FACTORS)? {
            let original = keys.count(&key("original_context_length"), "a whole number")?;
            let original = original.map_or(LLAMA3_CONTEXT, |n| n as u64);
            return self.llama3(&factors, theta, dim, original).map(Some);
        }
        match keys.get(&key("type")) {
            None => Ok(None),
            Some(kind) if kind == "none" => Ok(None),
            Some(kind) => {
                let mut scaling = Map::new();
                scaling.insert("rope_type".into(), kind.clone());
                let pairs = [
                    ("factor", "factor"),
                    ("original_context_length", "original_max_position_embeddings"),
                    ("attn_factor", "attention_factor"),
                    ("yarn_beta_fast", "beta_fast"),
                    ("yarn_beta_slow", "beta_slow"),
                ];
                let found =
                    pairs.iter().filter_map(|(from, to)| Some(((*to).to_string(), keys.get(&key(from))?.clone())));
                scaling.extend(found);
                Ok(Some(scaling.into()))
            }
        }
    }

    /// The scaling of Llama 3 that divides the frequencies by these factors. A file has the factors alone.
    fn llama3(&self, factors: &[f32], theta: f64, dim: usize, original: u64) -> Result<Value, Error> {
        let factor = f64::from(factors.iter().copied().fold(1.0, f32::max));
        let (low, high) = (1.0, 4.0);
        let context = original as f64;
        let expected = (0..dim / 2).map(|i| {
            let wavelength = 2.0 * std::f64::consts::PI * theta.powf(2.0 * i as f64 / dim as f64);
            if wavelength < context / high {
                1.0
            } else if wavelength > context / low {
                factor
            } else {
                let smooth = (context / wavelength - low) / (high - low);
                1.0 / ((1.0 - smooth) / factor + smooth)
            }
        });
        let near = |(found, expected): (&f32, f64)| (f64::from(*found) / expected - 1.0).abs() < 1e-4;
        if factors.len() != dim / 2 || !factors.iter().zip(expected).all(near) {
            let what = "are not those of Llama 3, the only supported ones";
            return Err(self.refuse(format!("the factors in its tensor {ROPE_FACTORS} {what}")));
        }
        Ok(json!({
            "rope_type": "llama3", "factor": factor, "low_freq_factor": low, "high_freq_factor": high,
            "original_max_position_embeddings": original,
        }))
    }
}
