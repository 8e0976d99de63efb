//! Reads and checks `config.json` in both formats.

use crate::Error;
use crate::files::Folder;
use crate::files::keys::{self, Keys};
use serde_json::Value;

/// The file's name.
const FILE: &str = "config.json";

/// The shape of a Qwen3 model from `config.json`.
///
/// Every value that affects the results must be in the file; there are no default values.
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
}

impl Config {
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
        refuse_unsupported(keys)?;
        let config = Config {
            vocab_size: keys.size("vocab_size", 1 << 22)?,
            hidden_size: keys.size("hidden_size", 1 << 16)?,
            intermediate_size: keys.size("intermediate_size", 1 << 18)?,
            num_hidden_layers: keys.size("num_hidden_layers", 1 << 10)?,
            num_attention_heads: keys.size("num_attention_heads", 1 << 10)?,
            num_key_value_heads: keys.size("num_key_value_heads", 1 << 10)?,
            head_dim: keys.size("head_dim", 1 << 10)?,
            max_position_embeddings: keys.size("max_position_embeddings", 1 << 24)?,
            rms_norm_eps: keys.number("rms_norm_eps")?.ok_or_else(|| keys.missing("rms_norm_eps"))?,
            rope_theta: rope_theta(keys)?,
            tie_word_embeddings: keys.flag("tie_word_embeddings")?.unwrap_or(false),
            eos_token_ids: keys.tokens("eos_token_id")?.unwrap_or_default(),
        };
        refuse_other_layers(keys, config.num_hidden_layers)?;
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

/// Refuses unimplemented settings that would change the arithmetic.
fn refuse_unsupported(keys: Keys<'_>) -> Result<(), Error> {
    if let Some(act) = keys.get("hidden_act").filter(|v| v.as_str() != Some("silu")) {
        return Err(keys.unsupported("hidden_act", act, "\"silu\""));
    }
    for key in ["attention_bias", "use_sliding_window"] {
        if keys.flag(key)? == Some(true) {
            return Err(keys.unsupported(key, &Value::Bool(true), "false"));
        }
    }
    if let Some(q) = keys.get("quantization_config") {
        return Err(keys.unsupported("quantization_config", q, "unquantized BF16, F16 or F32 weights"));
    }
    Ok(())
}

/// `layer_types`, if present, must list full attention once for each layer.
fn refuse_other_layers(keys: Keys<'_>, layers: usize) -> Result<(), Error> {
    let Some(kinds) = keys.get("layer_types") else { return Ok(()) };
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
        for key in ["rope_type", "type"] {
            if let Some(kind) = inner.get(key).filter(|k| k.as_str() != Some("default")) {
                return Err(inner.unsupported(key, kind, "\"default\" (remove the scaling to run without it)"));
            }
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
