//! Reads the fields of a JSON object. A field that is not read is an error: no parameter is ignored.

use crate::error::ApiError;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The fields of an object, and those that have been read.
pub(crate) struct Fields<'a> {
    map: &'a Map<String, Value>,
    /// The path of the object, which ends with a point, or is empty.
    path: String,
    read: BTreeSet<String>,
}

impl<'a> Fields<'a> {
    /// The fields of `value`, which stands at `path` in the request.
    pub(crate) fn of(value: &'a Value, path: &str) -> Result<Self, ApiError> {
        let Some(map) = value.as_object() else {
            return Err(match path {
                "" => ApiError::invalid("the body of the request must be a JSON object"),
                path => ApiError::param(path, "expected an object"),
            });
        };
        let path = if path.is_empty() { String::new() } else { format!("{path}.") };
        Ok(Fields { map, path, read: BTreeSet::new() })
    }

    /// The path of a field.
    pub(crate) fn path(&self, name: &str) -> String {
        format!("{}{name}", self.path)
    }

    /// An error about a field.
    pub(crate) fn wrong(&self, name: &str, message: impl Into<String>) -> ApiError {
        ApiError::param(self.path(name), message)
    }

    /// The value of a field; `None` if it is missing or null.
    pub(crate) fn value(&mut self, name: &str) -> Option<&'a Value> {
        self.read.insert(name.to_string());
        self.map.get(name).filter(|value| !value.is_null())
    }

    pub(crate) fn text(&mut self, name: &str) -> Result<Option<&'a str>, ApiError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        value.as_str().map(Some).ok_or_else(|| self.wrong(name, "expected a string"))
    }

    /// A field that must be present.
    pub(crate) fn required_text(&mut self, name: &str) -> Result<&'a str, ApiError> {
        self.text(name)?.ok_or_else(|| self.wrong(name, "this parameter is required"))
    }

    pub(crate) fn flag(&mut self, name: &str) -> Result<Option<bool>, ApiError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        value.as_bool().map(Some).ok_or_else(|| self.wrong(name, "expected true or false"))
    }

    pub(crate) fn list(&mut self, name: &str) -> Result<Option<&'a Vec<Value>>, ApiError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        value.as_array().map(Some).ok_or_else(|| self.wrong(name, "expected an array"))
    }

    pub(crate) fn object(&mut self, name: &str) -> Result<Option<Fields<'a>>, ApiError> {
        let path = self.path(name);
        self.value(name).map(|value| Fields::of(value, &path)).transpose()
    }

    pub(crate) fn integer(&mut self, name: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, ApiError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        let found = value.as_u64().filter(|n| range.contains(n));
        let expected = || match (range.start(), range.end()) {
            (low, &u64::MAX) => format!("expected an integer that is at least {low}"),
            (low, high) => format!("expected an integer from {low} to {high}"),
        };
        found.map(Some).ok_or_else(|| self.wrong(name, expected()))
    }

    pub(crate) fn number(&mut self, name: &str, range: RangeInclusive<f64>) -> Result<Option<f64>, ApiError> {
        let Some(value) = self.value(name) else { return Ok(None) };
        let found = value.as_f64().filter(|x| range.contains(x));
        let expected = || format!("expected a number from {} to {}", range.start(), range.end());
        found.map(Some).ok_or_else(|| self.wrong(name, expected()))
    }

    /// One of some words.
    pub(crate) fn word(&mut self, name: &str, allowed: &[&'static str]) -> Result<Option<&'static str>, ApiError> {
        let Some(text) = self.text(name)? else { return Ok(None) };
        let found = allowed.iter().copied().find(|word| *word == text);
        found.map(Some).ok_or_else(|| self.wrong(name, format!("expected one of: {}", allowed.join(", "))))
    }

    /// A parameter that is only accepted with these values, with which it has no effect.
    pub(crate) fn neutral(&mut self, name: &str, values: &[Value]) -> Result<(), ApiError> {
        match self.value(name) {
            Some(value) if !values.contains(value) => {
                Err(self.wrong(name, "this parameter is not supported by this server").code("unsupported_parameter"))
            }
            _ => Ok(()),
        }
    }

    /// Text that identifies the caller or labels the request, and cannot affect the answer.
    pub(crate) fn label(&mut self, name: &str) -> Result<(), ApiError> {
        self.text(name).map(|_| ())
    }

    /// Refuses fields that have not been read.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        match self.map.iter().find(|(name, value)| !self.read.contains(*name) && !value.is_null()) {
            Some((name, _)) => {
                let message = format!("unrecognized parameter: {}{name}", self.path);
                Err(self.wrong(name, message).code("unknown_parameter"))
            }
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_field_is_read_or_refused() {
        let value = json!({"a": 1, "b": null, "c": "x", "d": {"e": 2.5}});
        let mut fields = Fields::of(&value, "").unwrap();
        assert_eq!(fields.integer("a", 1..=3).unwrap(), Some(1));
        assert_eq!(fields.integer("a", 2..=3).unwrap_err().message, "expected an integer from 2 to 3");
        assert_eq!(fields.text("c").unwrap(), Some("x"));
        let mut inner = fields.object("d").unwrap().unwrap();
        assert_eq!(inner.integer("e", 0..=9).unwrap_err().param.as_deref(), Some("d.e"));
        assert_eq!(inner.number("e", 0.0..=3.0).unwrap(), Some(2.5));
        inner.finish().unwrap();
        fields.finish().unwrap();
        let mut fields = Fields::of(&value, "").unwrap();
        fields.value("a");
        fields.value("d");
        assert_eq!(fields.finish().unwrap_err().param.as_deref(), Some("c"));
    }
}
