//! `generation_config.json`: the sampling settings that the model's makers recommend.

use super::keys::Keys;
use super::{Folder, Key, generation_keys, key_table};
use crate::Error;
use crate::engine::{Sampling, TokenRules};
use serde_json::Value;
use std::sync::Arc;

/// The file's name.
const FILE: &str = "generation_config.json";
/// The file that has the settings of a model without that file, as in transformers.
const MODEL_FILE: &str = "config.json";

/// Defaults for generation, and the tokens that end a text. The file is optional; so is every key.
///
/// [`KEYS`](Self::KEYS) lists what each key does. A key that it does not list has no effect, as in transformers, and is
/// in [`unknown`](Self::unknown).
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct GenerationConfig {
    /// Tokens that end a text; empty if the file has none.
    pub eos_token_ids: Vec<u32>,
    /// Strings that end a text.
    pub stop_strings: Vec<String>,
    /// `Some(false)` selects greedy decoding.
    pub do_sample: Option<bool>,
    /// Divides the logits.
    pub temperature: Option<f64>,
    /// Keeps the most probable tokens.
    pub top_k: Option<usize>,
    /// Keeps the most probable tokens up to this total probability.
    pub top_p: Option<f64>,
    /// Excludes tokens less probable than this fraction of the most probable one.
    pub min_p: Option<f64>,
    /// Divides the logits of tokens that already occurred.
    pub repetition_penalty: Option<f64>,
    /// Which tokens are excluded.
    pub rules: Arc<TokenRules>,
    /// Keys of the file that have no meaning for this version, in the order of the file.
    pub unknown: Vec<String>,
}

impl GenerationConfig {
    /// The keys of the file.
    pub const KEYS: &'static [Key] = generation_keys::KEYS;

    /// Reads the file if it exists; otherwise its keys are read from `config.json`. `vocab` bounds the ids, and `eos`
    /// are the tokens that end a text if the file has none.
    ///
    /// # Errors
    /// The file cannot be read, a value is out of range, or a key requests something unsupported.
    pub fn open(folder: &Folder, vocab: usize, eos: &[u32]) -> Result<Self, Error> {
        let (file, own) = if folder.has(FILE) { (FILE, true) } else { (MODEL_FILE, false) };
        if !folder.has(file) {
            return Ok(Self { eos_token_ids: eos.to_vec(), ..Self::default() });
        }
        let mut found = Self::from_json(&folder.path(file), &folder.json(file, 1 << 20, "")?, vocab, eos)?;
        if !own {
            // The other keys describe the model.
            found.unknown.clear();
        }
        Ok(found)
    }

    /// Checks a parsed file; `path` is its name in messages. For `vocab` and `eos` see [`open`](Self::open).
    ///
    /// # Errors
    /// A value is out of range, or a key requests something unsupported.
    pub fn from_json(path: &str, json: &Value, vocab: usize, eos: &[u32]) -> Result<Self, Error> {
        let keys = Keys::new(path, json)?;
        let do_sample = keys.flag("do_sample")?;
        let unknown = key_table::check(keys, &[Self::KEYS], do_sample == Some(false))?;
        let range = |key: &'static str, low: f64, high: f64, expected: &str| match keys.number(key)? {
            Some(x) if x < low || x > high => Err(keys.wrong(key, &Value::from(x), expected)),
            other => Ok(other),
        };
        let tokens = |key: &'static str| match keys.tokens(key)? {
            Some(ids) => {
                keys.check_tokens(key, &ids, vocab)?;
                Ok(Some(ids))
            }
            None => Ok::<_, Error>(None),
        };
        let count = |key: &'static str| Ok::<_, Error>(keys.count(key, "a whole number from 0 on")?.unwrap_or(0));
        let eos_token_ids = tokens("eos_token_id")?.unwrap_or_else(|| eos.to_vec());
        let rules = TokenRules {
            suppress: tokens("suppress_tokens")?.unwrap_or_default(),
            suppress_first: tokens("begin_suppress_tokens")?.unwrap_or_default(),
            bad_words: keys.token_lists("bad_words_ids", vocab)?.unwrap_or_default(),
            no_repeat_ngram: count("no_repeat_ngram_size")?,
            min_length: count("min_length")?,
            min_new_tokens: count("min_new_tokens")?,
        };
        Ok(Self {
            eos_token_ids,
            stop_strings: keys.strings("stop_strings")?.unwrap_or_default(),
            do_sample,
            temperature: range("temperature", 0.0, 100.0, "a number from 0 to 100")?,
            top_k: keys.count("top_k", "a whole number, 0 for no limit")?,
            top_p: range("top_p", 0.0, 1.0, "a number from 0 to 1")?,
            min_p: range("min_p", 0.0, 1.0, "a number from 0 to 1")?,
            repetition_penalty: range("repetition_penalty", 0.01, 100.0, "a number from 0.01 to 100")?,
            rules: Arc::new(rules),
            unknown,
        })
    }

    /// The sampling settings, with neutral values for missing keys.
    pub fn sampling(&self) -> Sampling {
        let neutral = Sampling::default();
        let greedy = self.do_sample == Some(false);
        Sampling {
            temperature: if greedy { 0.0 } else { self.temperature.unwrap_or(neutral.temperature) },
            top_k: self.top_k.unwrap_or(neutral.top_k),
            top_p: self.top_p.unwrap_or(neutral.top_p),
            min_p: self.min_p.unwrap_or(neutral.min_p),
            repetition_penalty: self.repetition_penalty.unwrap_or(neutral.repetition_penalty),
            ..neutral
        }
    }
}
