//! Reads and checks `config.json` in both formats.

use super::config_keys::KEYS;
use super::family::{Facts, Row, supported};
use super::rope::{self, Rope};
use super::tensors::{LayerShape, LayerTensor, ModelShape, ModelTensor};
use super::windows::Windows;
use crate::Error;
use crate::engine::CacheType;
use crate::files::keys::{self, Keys};
use crate::files::{Folder, GenerationConfig, Key, Wanted, key_table};
use serde_json::Value;

/// The file's name.
const FILE: &str = "config.json";

/// The shape of a model from `config.json`.
///
/// Values that affect the results must be in the file, except for those whose default the tables state.
/// [`KEYS`](Self::KEYS) lists what each key does, and [`Facts::keys`] those of a family. A key that neither lists has
/// no effect, as in transformers, and is in [`unknown`](Self::unknown).
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Config {
    /// The family of the model.
    pub family: &'static Row,
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
    /// The longest context in tokens, without the scaling of rotary embeddings; see [`context`](Self::context).
    pub max_position_embeddings: usize,
    /// Epsilon added to the mean square in every RMS norm.
    pub rms_norm_eps: f64,
    /// The rotary embeddings.
    pub rope: Rope,
    /// The window of each layer: a position sees itself and those before it, this many together. `None` for a layer
    /// whose positions see all before them.
    pub windows: Windows,
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
    pub const ROPE_KEYS: &'static [Key] = rope::KEYS;

    /// Reads and checks `config.json` of the directory.
    pub fn open(folder: &Folder) -> Result<Self, Error> {
        let json = folder.json(FILE, 1 << 20, "every model folder has one; is this the right folder?")?;
        Self::from_json(&folder.path(FILE), &json)
    }

    /// Checks a parsed `config.json`; `path` is its name in messages.
    pub fn from_json(path: &str, json: &Value) -> Result<Self, Error> {
        let keys = Keys::new(path, json)?;
        let kind = keys.get("model_type").ok_or_else(|| keys.missing("model_type"))?;
        let Some(family) = kind.as_str().and_then(Row::find) else {
            return Err(Error::ModelType { path: path.into(), found: keys::shown(kind), supported: supported() });
        };
        let facts = &family.facts;
        refuse_other_classes(keys, facts)?;
        if let Some(act) = keys.get("hidden_act").filter(|v| !matches!(v.as_str(), Some("silu" | "swish"))) {
            return Err(keys.unsupported("hidden_act", act, "\"silu\" and \"swish\", which are the same function"));
        }
        let mut unknown = key_table::check(keys, &[facts.keys, KEYS], false)?;
        unknown.retain(|key| GenerationConfig::KEYS.iter().all(|row| row.name != key));
        let layers = keys.size("num_hidden_layers", 1 << 10)?;
        let max_position_embeddings = keys.size("max_position_embeddings", 1 << 24)?;
        let rope = Rope::read(keys, facts.theta, max_position_embeddings)?;
        let mut config = Config {
            family,
            vocab_size: keys.size("vocab_size", 1 << 22)?,
            hidden_size: keys.size("hidden_size", 1 << 16)?,
            intermediate_size: keys.size("intermediate_size", 1 << 18)?,
            num_hidden_layers: layers,
            num_attention_heads: keys.size("num_attention_heads", 1 << 10)?,
            num_key_value_heads: key_heads(keys, facts)?,
            head_dim: head_dim(keys, facts)?,
            max_position_embeddings,
            rms_norm_eps: keys.number("rms_norm_eps")?.ok_or_else(|| keys.missing("rms_norm_eps"))?,
            rope,
            windows: (family.windows)(keys, layers)?,
            tie_word_embeddings: keys.flag("tie_word_embeddings")?.unwrap_or(false),
            eos_token_ids: keys.tokens("eos_token_id")?.unwrap_or_default(),
            unknown,
        };
        // A window of the whole context hides nothing.
        let context = config.context();
        config.windows.iter_mut().for_each(|window| *window = window.filter(|n| *n < context));
        let refuse =
            |key: &str, expected: String| Err(keys.wrong(key, keys.get(key).unwrap_or(&Value::Null), expected));
        if !config.num_attention_heads.is_multiple_of(config.num_key_value_heads) {
            return refuse(
                "num_key_value_heads",
                format!("a divisor of num_attention_heads, which is {}", config.num_attention_heads),
            );
        }
        if !config.head_dim.is_multiple_of(2) {
            let found = Value::from(config.head_dim);
            return Err(keys.wrong("head_dim", &found, "an even number: rotary embedding rotates pairs"));
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

    /// The longest context in tokens.
    pub fn context(&self) -> usize {
        self.rope.context(self.max_position_embeddings)
    }

    /// How many positions a position of any layer sees; `None` if some layer sees all. The cache needs no others.
    pub fn window(&self) -> Option<usize> {
        self.windows.iter().copied().try_fold(0, |most, window| window.map(|n| n.max(most)))
    }

    /// The bytes of the keys and values of one token in a cache of this type. Activations have `element` bytes.
    pub fn cache_bytes_per_token(&self, stored: CacheType, element: usize) -> u64 {
        let row = stored.row_bytes(self.head_dim, element);
        2 * (self.num_hidden_layers * self.num_key_value_heads * row) as u64
    }

    /// Names and shapes, `[out, in]` of a matrix, of every tensor the model needs, in the order of use.
    pub fn tensors(&self) -> Vec<(String, Vec<usize>)> {
        let (model, shape) = (ModelShape::from(self), LayerShape::from(self));
        let whole = |t: &ModelTensor| t.exists(&model).then(|| (t.text().to_owned(), t.shape(&model)));
        let part = move |t: &LayerTensor, i| t.exists(&shape).then(|| (t.name(i), t.shape(&shape)));
        let layer = |i| LayerTensor::ALL.iter().filter_map(move |t| part(t, i));
        let layers = (0..self.num_hidden_layers).flat_map(layer);
        // The layers are between the embedding and the rest.
        let (first, last) = ModelTensor::ALL.split_at(1);
        first.iter().filter_map(whole).chain(layers).chain(last.iter().filter_map(whole)).collect()
    }

    /// As [`Self::tensors`], with the names in GGUF files. With `interleaves`, pairs of rows of queries and keys that
    /// rotate together are neighbours in the file.
    pub(super) fn stored_in_gguf(&self, interleaves: bool) -> Vec<Wanted> {
        let (model, shape) = (ModelShape::from(self), LayerShape::from(self));
        let whole = |t: &ModelTensor| {
            let (name, stored) = (t.text().to_owned(), t.gguf().to_owned());
            t.exists(&model).then(|| Wanted { name, stored, shape: t.shape(&model), interleaved: 0 })
        };
        let heads = |t: &LayerTensor| match t {
            LayerTensor::Query if interleaves => self.num_attention_heads,
            LayerTensor::Key if interleaves => self.num_key_value_heads,
            _ => 0,
        };
        let part = |t: &LayerTensor, i| {
            let (name, stored) = (t.name(i), t.gguf_name(i));
            t.exists(&shape).then(|| Wanted { name, stored, shape: t.shape(&shape), interleaved: heads(t) })
        };
        let layers = (0..self.num_hidden_layers).flat_map(|i| LayerTensor::ALL.iter().filter_map(move |t| part(t, i)));
        ModelTensor::ALL.iter().filter_map(whole).chain(layers).collect()
    }

    /// Second names of tensors: the output matrix of a tied model is the embedding.
    pub fn tied(&self) -> &'static [(&'static str, &'static str)] {
        const TIED: &[(&str, &str)] = &[(ModelTensor::Head.text(), ModelTensor::Embedding.text())];
        if self.tie_word_embeddings { TIED } else { &[] }
    }

    /// The number of weights; a tied output matrix counts once.
    pub fn parameters(&self) -> u64 {
        self.tensors().iter().map(|(_, shape)| shape.iter().map(|n| *n as u64).product::<u64>()).sum()
    }
}

impl From<&Config> for LayerShape {
    fn from(config: &Config) -> LayerShape {
        LayerShape {
            width: config.hidden_size,
            inner: config.intermediate_size,
            queries: config.query_width(),
            keys: config.key_width(),
            head_dim: config.head_dim,
            head_norms: config.family.facts.head_norms,
            bias: config.family.facts.bias,
        }
    }
}

impl From<&Config> for ModelShape {
    fn from(config: &Config) -> ModelShape {
        ModelShape { vocabulary: config.vocab_size, width: config.hidden_size, tied: config.tie_word_embeddings }
    }
}

/// `architectures`, if it is present, must name the family's class: another one has another output layer.
fn refuse_other_classes(keys: Keys<'_>, facts: &Facts) -> Result<(), Error> {
    let Some(found) = keys.get("architectures") else { return Ok(()) };
    let Some(list) = found.as_array() else {
        return Err(keys.wrong("architectures", found, "a list of names"));
    };
    if list.is_empty() || list.iter().any(|name| name.as_str() == Some(facts.architecture)) {
        return Ok(());
    }
    Err(keys.unsupported("architectures", found, &format!("[\"{}\"]", facts.architecture)))
}

/// The number of key heads. Null, or absent where a family derives the shape of its heads, stands for one key head for
/// each query head.
fn key_heads(keys: Keys<'_>, facts: &Facts) -> Result<usize, Error> {
    let key = match keys.raw("num_key_value_heads") {
        Some(Value::Null) => "num_attention_heads",
        None if facts.derives_heads => "num_attention_heads",
        _ => "num_key_value_heads",
    };
    keys.size(key, 1 << 10)
}

/// The width of a head, by default that of an equal share of the residual stream where a family derives it.
fn head_dim(keys: Keys<'_>, facts: &Facts) -> Result<usize, Error> {
    if !facts.derives_heads || keys.get("head_dim").is_some() {
        return keys.size("head_dim", 1 << 10);
    }
    let (hidden, heads) = (keys.size("hidden_size", 1 << 16)?, keys.size("num_attention_heads", 1 << 10)?);
    if !hidden.is_multiple_of(heads) {
        let expected = format!("a divisor of hidden_size, which is {hidden}, or a `head_dim`");
        return Err(keys.wrong("num_attention_heads", &Value::from(heads), expected));
    }
    Ok(hidden / heads)
}
