//! `generation_config.json`: the sampling settings that the model's makers recommend.

use super::Folder;
use super::keys::Keys;
use crate::Error;
use crate::engine::Sampling;

/// The file's name.
const FILE: &str = "generation_config.json";

/// Defaults for sampling, and the tokens that end a text. The file is optional; so is every key.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct GenerationConfig {
    /// Tokens that end a text; empty if the file has none.
    pub eos_token_ids: Vec<u32>,
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
}

impl GenerationConfig {
    /// Reads the file if it exists. `vocab` bounds the ids, and `eos` are the tokens that end a text if the file has
    /// none.
    ///
    /// # Errors
    /// The file cannot be read, or a value is out of range.
    pub fn open(folder: &Folder, vocab: usize, eos: &[u32]) -> Result<Self, Error> {
        if !folder.has(FILE) {
            return Ok(Self { eos_token_ids: eos.to_vec(), ..Self::default() });
        }
        let json = folder.json(FILE, 1 << 20, "")?;
        let path = folder.path(FILE);
        let keys = Keys::new(&path, &json)?;
        let range = |key: &'static str, low: f64, high: f64, expected: &str| match keys.number(key)? {
            Some(x) if x < low || x > high => Err(keys.wrong(key, &serde_json::Value::from(x), expected)),
            other => Ok(other),
        };
        let top_k = match keys.get("top_k") {
            None => None,
            Some(v) => {
                Some(v.as_u64().ok_or_else(|| keys.wrong("top_k", v, "a whole number, 0 for no limit"))? as usize)
            }
        };
        let eos_token_ids = match keys.tokens("eos_token_id")? {
            Some(ids) => {
                keys.check_tokens("eos_token_id", &ids, vocab)?;
                ids
            }
            None => eos.to_vec(),
        };
        Ok(Self {
            eos_token_ids,
            do_sample: keys.flag("do_sample")?,
            temperature: range("temperature", 0.0, 100.0, "a number from 0 to 100")?,
            top_k,
            top_p: range("top_p", 0.0, 1.0, "a number from 0 to 1")?,
            min_p: range("min_p", 0.0, 1.0, "a number from 0 to 1")?,
            repetition_penalty: range("repetition_penalty", 0.01, 100.0, "a number from 0.01 to 100")?,
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
        }
    }
}
