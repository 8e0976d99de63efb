//! Reads typed keys from a JSON object, with errors that name file, key, found and expected value.

use crate::Error;
use serde_json::{Map, Value};

/// A JSON object and the file it comes from.
#[derive(Clone, Copy)]
pub(crate) struct Keys<'a> {
    path: &'a str,
    map: &'a Map<String, Value>,
    /// Prefix of keys in messages, such as `rope_parameters.`.
    prefix: &'a str,
}

/// A value for a message: JSON, truncated to a readable length.
pub(crate) fn shown(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

impl<'a> Keys<'a> {
    /// The top-level object of a file.
    pub(crate) fn new(path: &'a str, value: &'a Value) -> Result<Self, Error> {
        let map = value.as_object().ok_or_else(|| Error::Json {
            path: path.into(),
            cause: format!("expected an object, found {}", shown(value)),
        })?;
        Ok(Keys { path, map, prefix: "" })
    }

    /// The object under `key`, if it exists; null counts as absent.
    pub(crate) fn object(&self, key: &'a str, prefix: &'a str) -> Result<Option<Keys<'a>>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(Value::Object(map)) => Ok(Some(Keys { path: self.path, map, prefix })),
            Some(other) => Err(self.wrong(key, other, "an object")),
        }
    }

    /// All keys and values, in the order of the file.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&'a String, &'a Value)> + use<'a> {
        self.map.iter()
    }

    /// The value under `key`, which may be null.
    pub(crate) fn raw(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key)
    }

    /// The value under `key`; null counts as absent.
    pub(crate) fn get(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key).filter(|v| !v.is_null())
    }

    /// The error for the value `found` under `key`.
    pub(crate) fn wrong(&self, key: &str, found: &Value, expected: impl Into<String>) -> Error {
        Error::KeyValue {
            path: self.path.into(),
            key: format!("{}{key}", self.prefix),
            found: shown(found),
            expected: expected.into(),
        }
    }

    /// Refuses a valid value that requests an unimplemented feature.
    pub(crate) fn unsupported(&self, key: &str, found: &Value, supported: &str) -> Error {
        Error::Unsupported {
            path: self.path.into(),
            key: format!("{}{key}", self.prefix),
            found: shown(found),
            supported: supported.into(),
        }
    }

    /// Refuses two keys with the same meaning and different values; both keys include their prefixes.
    pub(crate) fn disagree(&self, first: (&str, f64), second: (&str, f64)) -> Error {
        Error::KeysDisagree {
            path: self.path.into(),
            first: first.0.into(),
            first_value: first.1,
            second: second.0.into(),
            second_value: second.1,
        }
    }

    /// The error for the missing `key`.
    pub(crate) fn missing(&self, key: &str) -> Error {
        Error::KeyMissing { path: self.path.into(), key: format!("{}{key}", self.prefix) }
    }

    /// A whole number from 1 to `most`, required.
    pub(crate) fn size(&self, key: &str, most: usize) -> Result<usize, Error> {
        let value = self.get(key).ok_or_else(|| self.missing(key))?;
        match value.as_u64().and_then(|n| usize::try_from(n).ok()) {
            Some(n) if (1..=most).contains(&n) => Ok(n),
            _ => Err(self.wrong(key, value, format!("a whole number from 1 to {most}"))),
        }
    }

    /// A whole number from 0 on, if present. `expected` describes the values in messages.
    pub(crate) fn count(&self, key: &str, expected: &str) -> Result<Option<usize>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(value) => match value.as_u64().and_then(|n| usize::try_from(n).ok()) {
                Some(n) => Ok(Some(n)),
                None => Err(self.wrong(key, value, expected)),
            },
        }
    }

    /// A finite number, if present.
    pub(crate) fn number(&self, key: &str) -> Result<Option<f64>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(value) => match value.as_f64() {
                Some(x) if x.is_finite() => Ok(Some(x)),
                _ => Err(self.wrong(key, value, "a number")),
            },
        }
    }

    /// true or false, if present.
    pub(crate) fn flag(&self, key: &str) -> Result<Option<bool>, Error> {
        match self.get(key) {
            None => Ok(None),
            Some(Value::Bool(b)) => Ok(Some(*b)),
            Some(value) => Err(self.wrong(key, value, "true or false")),
        }
    }

    /// A token id or a list of them, if present.
    pub(crate) fn tokens(&self, key: &str) -> Result<Option<Vec<u32>>, Error> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let id = |v: &Value| v.as_u64().and_then(|n| u32::try_from(n).ok());
        let ids = match value {
            Value::Array(list) => list.iter().map(id).collect::<Option<Vec<u32>>>(),
            one => id(one).map(|id| vec![id]),
        };
        ids.map(Some).ok_or_else(|| self.wrong(key, value, "a token id or a list of token ids"))
    }

    /// A string or a list of strings, if present; empty strings are dropped.
    pub(crate) fn strings(&self, key: &str) -> Result<Option<Vec<String>>, Error> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let text = |v: &Value| v.as_str().map(str::to_string);
        let texts = match value {
            Value::Array(list) => list.iter().map(text).collect::<Option<Vec<String>>>(),
            one => text(one).map(|text| vec![text]),
        };
        let texts = texts.ok_or_else(|| self.wrong(key, value, "a string or a list of strings"))?;
        Ok(Some(texts.into_iter().filter(|text| !text.is_empty()).collect()))
    }

    /// A list of lists of token ids below `vocab`, none of them empty, if present.
    pub(crate) fn token_lists(&self, key: &str, vocab: usize) -> Result<Option<Vec<Vec<u32>>>, Error> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let id = |v: &Value| v.as_u64().and_then(|n| u32::try_from(n).ok());
        let ids = |v: &Value| v.as_array().filter(|l| !l.is_empty())?.iter().map(id).collect::<Option<Vec<u32>>>();
        let lists = value.as_array().and_then(|list| list.iter().map(ids).collect::<Option<Vec<_>>>());
        let lists = lists.ok_or_else(|| self.wrong(key, value, "a list of non-empty lists of token ids"))?;
        for list in &lists {
            self.check_tokens(key, list, vocab)?;
        }
        Ok(Some(lists))
    }

    /// Refuses `ids`, read from `key`, if one of them is beyond the vocabulary.
    pub(crate) fn check_tokens(&self, key: &str, ids: &[u32], vocab: usize) -> Result<(), Error> {
        match ids.iter().find(|id| **id as usize >= vocab) {
            None => Ok(()),
            Some(id) => {
                let expected = format!("ids below vocab_size, which is {vocab}; {id} is too large");
                Err(self.wrong(key, self.get(key).unwrap_or(&Value::Null), expected))
            }
        }
    }
}
