//! Reads and checks `config.json` in both formats.

use super::config_keys::{KEYS, ROPE_KEYS};
use crate::Error;
use crate::files::keys::{self, Keys};
use crate::files::{Folder, GenerationConfig, Key, key_table};
use serde_json::Value;

/// The file's name.
const FILE: &str = "config.json";

/// The shape of a Qwen3 model from `config.json`.
///
/// Every value that affects the results must be in the file; there are no default values. [`KEYS`](Self::KEYS) lists
/// what each key does. A key that it does not list has no effect, as in transformers, and is in
/// [`unknown`](Self::unknown).
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Config {
    /// The rows of the embedding; may exceed the number of tokens of the tokenizer.
    pub vocab_size: usize,
    /// Width of the residual stream.
    pub hidden_size: usize,
    /// Width of the MLP.
    pub intermediate_size: usize,
    /// Number of layers.
    pub num_hidden_layers: usize,
    /// Query heads.
    pub num_attention_heads: usize,
    /// Key and value heads; divides the query heads.
    pub num_key_value_heads: usize,
    /// Width of a head, even; `heads * head_dim` may differ from `hidden_size`.
    pub head_dim: usize,
    /// The longest context in tokens.
    pub max_position_embeddings: usize,
    /// Epsilon added to the mean square in every RMS norm.
    pub rms_norm_eps: f64,
    /// Base of the rotary frequencies.
    pub rope_theta: f64,
    /// Whether the embedding is also the output matrix.
    pub tie_word_embeddings: bool,
    /// Tokens that end a text; may be empty (then generation_config.json has them).
    pub eos_token_ids: Vec<u32>,
    /// Keys of the file that have no meaning for this version, in the order of the file.
    pub unknown: Vec<String>,
}

impl Config {
    /// The keys of the file. [`GenerationConfig::KEYS`](crate::files::GenerationConfig::KEYS) are read from it if the
    /// directory has no `generation_config.json`.
    pub const KEYS: &'static [Key] = KEYS;
    /// The keys of `rope_parameters` and `rope_scaling`.
    pub const ROPE_KEYS: &'static [Key] = ROPE_KEYS;

    /// Reads and checks `config.json` of the directory.
    pub fn open(folder: &Folder) -> Result<Self, Error> {
        let json = folder.json(FILE, 1 << 20, "every model folder has one; is this the right folder?")?;
        Self::from_json(&folder.path(FILE), &json)
    }

    /// Checks a parsed `config.json`; `path` is its name in messages.
    pub fn from_json(path: &str, json: &Value) -> Result<Self, Error> {
        let keys = Keys::new(path, json)?;
        match keys.get("model_type") {
            Some(Value::String(kind)) if kind == "qwen3" => {}
            Some(other) => return Err(Error::ModelType { path: path.into(), found: keys::shown(other) }),
            None => return Err(keys.missing("model_type")),
        }
        if let Some(act) = keys.get("hidden_act").filter(|v| !matches!(v.as_str(), Some("silu" | "swish"))) {
            return Err(keys.unsupported("hidden_act", act, "\"silu\" and \"swish\", which are the same function"));
        }
        let mut unknown = key_table::check(keys, KEYS, false)?;
        unknown.retain(|key| GenerationConfig::KEYS.iter().all(|row| row.name != key));
        let config = Config {
            vocab_size: keys.size("vocab_size", 1 << 22)?,
            hidden_size: keys.size("hidden_size", 1 << 16)?,
            intermediate_size: keys.size("intermediate_size", 1 << 18)?,
            num_hidden_layers: keys.size("num_hidden_layers", 1 << 10)?,
            num_attention_heads: keys.size("num_attention_heads", 1 << 10)?,
            // null stands for one key head for each query head.
            num_key_value_heads: match keys.raw("num_key_value_heads") {
                Some(Value::Null) => keys.size("num_attention_heads", 1 << 10)?,
                _ => keys.size("num_key_value_heads", 1 << 10)?,
            },
            head_dim: keys.size("head_dim", 1 << 10)?,
            max_position_embeddings: keys.size("max_position_embeddings", 1 << 24)?,
            rms_norm_eps: keys.number("rms_norm_eps")?.ok_or_else(|| keys.missing("rms_norm_eps"))?,
            rope_theta: rope_theta(keys)?,
            tie_word_embeddings: keys.flag("tie_word_embeddings")?.unwrap_or(false),
            eos_token_ids: keys.tokens("eos_token_id")?.unwrap_or_default(),
            unknown,
        };
        refuse_sliding_layers(keys, config.num_hidden_layers, config.max_position_embeddings)?;
        let refuse =
            |key: &str, expected: String| Err(keys.wrong(key, keys.get(key).unwrap_or(&Value::Null), expected));
        if !config.num_attention_heads.is_multiple_of(config.num_key_value_heads) {
            return refuse(
                "num_key_value_heads",
                format!("a divisor of num_attention_heads, which is {}", config.num_attention_heads),
            );
        }
        if !config.head_dim.is_multiple_of(2) {
            return refuse("head_dim", "an even number: rotary embedding rotates pairs".into());
        }
        if !(config.rms_norm_eps > 0.0 && config.rms_norm_eps < 1.0) {
            return refuse("rms_norm_eps", "a number between 0 and 1".into());
        }
        keys.check_tokens("eos_token_id", &config.eos_token_ids, config.vocab_size)?;
        Ok(config)
    }

    /// The width of all query heads together.
    pub fn query_width(&self) -> usize {
        self.num_attention_heads * self.head_dim
    }

    /// The width of all key heads together, which is also that of all value heads.
    pub fn key_width(&self) -> usize {
        self.num_key_value_heads * self.head_dim
    }

    /// Names and shapes `[out, in]` of every tensor the model needs, in the order of use.
    pub fn tensors(&self) -> Vec<(String, Vec<usize>)> {
        let (h, m, q, k) = (self.hidden_size, self.intermediate_size, self.query_width(), self.key_width());
        let mut list = vec![("model.embed_tokens.weight".to_string(), vec![self.vocab_size, h])];
        for layer in 0..self.num_hidden_layers {
            let parts: [(&str, Vec<usize>); 11] = [
                ("input_layernorm", vec![h]),
                ("self_attn.q_proj", vec![q, h]),
                ("self_attn.k_proj", vec![k, h]),
                ("self_attn.v_proj", vec![k, h]),
                ("self_attn.q_norm", vec![self.head_dim]),
                ("self_attn.k_norm", vec![self.head_dim]),
                ("self_attn.o_proj", vec![h, q]),
                ("post_attention_layernorm", vec![h]),
                ("mlp.gate_proj", vec![m, h]),
                ("mlp.up_proj", vec![m, h]),
                ("mlp.down_proj", vec![h, m]),
            ];
            list.extend(parts.into_iter().map(|(part, shape)| (Self::tensor(layer, part), shape)));
        }
        list.push(("model.norm.weight".to_string(), vec![h]));
        if !self.tie_word_embeddings {
            list.push(("lm_head.weight".to_string(), vec![self.vocab_size, h]));
        }
        list
    }

    /// Second names of tensors: the output matrix of a tied model is the embedding.
    pub fn tied(&self) -> &'static [(&'static str, &'static str)] {
        if self.tie_word_embeddings { &[("lm_head.weight", "model.embed_tokens.weight")] } else { &[] }
    }

    /// The name of a layer's tensor: `tensor(3, "mlp.up_proj")` is `model.layers.3.mlp.up_proj.weight`.
    pub fn tensor(layer: usize, part: &str) -> String {
        format!("model.layers.{layer}.{part}.weight")
    }

    /// The number of weights; a tied output matrix counts once.
    pub fn parameters(&self) -> u64 {
        self.tensors().iter().map(|(_, shape)| shape.iter().map(|n| *n as u64).product::<u64>()).sum()
    }

    /// The bytes of the keys and values of one token in the cache, with `element` bytes per number.
    pub fn cache_bytes_per_token(&self, element: usize) -> u64 {
        2 * (self.num_hidden_layers * self.key_width() * element) as u64
    }
}

/// Refuses layers whose attention slides. `layer_types` lists the kind of each layer. Without it, the layers from
/// `max_window_layers` on slide if `use_sliding_window` is true and there is a window. The default values are those of
/// transformers.
fn refuse_sliding_layers(keys: Keys<'_>, layers: usize, context: usize) -> Result<(), Error> {
    let slides = keys.flag("use_sliding_window")? == Some(true);
    let number = |key: &str, default: usize| {
        let found = keys.count(key, "a whole number from 0 on")?;
        Ok::<_, Error>(found.or((keys.raw(key).is_none()).then_some(default)))
    };
    let (window, first) = (number("sliding_window", 4096)?, number("max_window_layers", 28)?);
    if let Some(kinds) = keys.get("layer_types") {
        return refuse_other_layers(keys, kinds, layers);
    }
    // A window of the whole context hides nothing.
    if slides && window.is_some_and(|n| n < context) && first.is_none_or(|n| n < layers) {
        let supported = format!("false, or a `max_window_layers` of at least {layers}, so that no layer slides");
        return Err(keys.unsupported("use_sliding_window", &Value::Bool(true), &supported));
    }
    Ok(())
}

/// `layer_types` must list full attention once for each layer.
fn refuse_other_layers(keys: Keys<'_>, kinds: &Value, layers: usize) -> Result<(), Error> {
    let Some(list) = kinds.as_array() else {
        return Err(keys.wrong("layer_types", kinds, "a list with one entry for each layer"));
    };
    if list.iter().any(|k| k.as_str() != Some("full_attention")) {
        return Err(keys.unsupported("layer_types", kinds, "\"full_attention\" for every layer"));
    }
    if list.len() != layers {
        let expected = format!("{layers} entries, the value of num_hidden_layers, not {}", list.len());
        return Err(keys.wrong("layer_types", kinds, expected));
    }
    Ok(())
}

/// The rotary base, from either format; any kind of scaling is refused.
///
/// If several keys contain a base they must agree: transformers uses the inner one, other loaders the outer one.
fn rope_theta(keys: Keys<'_>) -> Result<f64, Error> {
    let mut found: Option<(&str, f64)> = keys.number("rope_theta")?.map(|theta| ("rope_theta", theta));
    for (outer, prefix, inner_key) in [
        ("rope_scaling", "rope_scaling.", "rope_scaling.rope_theta"),
        ("rope_parameters", "rope_parameters.", "rope_parameters.rope_theta"),
    ] {
        let Some(inner) = keys.object(outer, prefix)? else { continue };
        key_table::check(inner, ROPE_KEYS, false)?;
        // null is not a type: transformers uses `type` only if `rope_type` is absent.
        for key in ["rope_type", "type"] {
            let other = |k: &&Value| k.as_str() != Some("default") && !(key == "type" && k.is_null());
            if let Some(kind) = inner.raw(key).filter(other) {
                return Err(inner.unsupported(key, kind, "\"default\" (remove the scaling to run without it)"));
            }
        }
        if let (None, Some(Value::Null)) = (inner.raw("rope_type"), inner.raw("type")) {
            return Err(inner.unsupported("type", &Value::Null, "\"default\" (remove the scaling to run without it)"));
        }
        match (found, inner.number("rope_theta")?) {
            (Some((key, outer_theta)), Some(theta)) if theta != outer_theta => {
                return Err(keys.disagree((key, outer_theta), (inner_key, theta)));
            }
            (None, Some(theta)) => found = Some((inner_key, theta)),
            _ => {}
        }
    }
    match found {
        Some((_, t)) if t > 1.0 && t < 1e12 => Ok(t),
        Some((key, t)) => Err(keys.wrong(key, &Value::from(t), "a number between 1 and 1e12")),
        None => Err(keys.missing("rope_theta")),
    }
}
