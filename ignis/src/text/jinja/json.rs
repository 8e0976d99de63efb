//! `tojson`, which is Python's `json.dumps`.

use super::number;
use super::value::{Value, Valued};
use std::fmt::Write;

/// The arguments of `tojson`.
#[derive(Clone, Debug, Default)]
pub(super) struct Options {
    pub(super) ensure_ascii: bool,
    /// The text of one level of indentation.
    pub(super) indent: Option<String>,
    /// After an item, and after a key.
    pub(super) separators: Option<(String, String)>,
    pub(super) sort_keys: bool,
}

/// `json.dumps(value, ..)`
pub(super) fn dumps(value: &Value, options: &Options) -> Valued<String> {
    let item = if options.indent.is_some() { "," } else { ", " };
    let (item, key) = options.separators.clone().unwrap_or_else(|| (item.into(), ": ".into()));
    let mut writer = Writer { options, item, key, out: String::new() };
    writer.value(value, 0)?;
    Ok(writer.out)
}

struct Writer<'a> {
    options: &'a Options,
    item: String,
    key: String,
    out: String,
}

impl Writer<'_> {
    fn newline(&mut self, depth: usize) {
        if let Some(indent) = &self.options.indent {
            self.out.push('\n');
            for _ in 0..depth {
                self.out.push_str(indent);
            }
        }
    }

    fn value(&mut self, value: &Value, depth: usize) -> Valued<()> {
        match value {
            Value::None => self.out.push_str("null"),
            Value::Bool(b) => self.out.push_str(if *b { "true" } else { "false" }),
            Value::Int(n) => self.out.push_str(&n.to_string()),
            Value::Float(x) => self.out.push_str(&float(*x)),
            Value::Str(text) => self.string(text),
            Value::List(items) | Value::Tuple(items) => {
                self.out.push('[');
                for (i, one) in items.iter().enumerate() {
                    self.separate(i, depth + 1);
                    self.value(one, depth + 1)?;
                }
                if !items.is_empty() {
                    self.newline(depth);
                }
                self.out.push(']');
            }
            Value::Dict(dict) => {
                let mut pairs: Vec<&(Value, Value)> = dict.0.iter().collect();
                if self.options.sort_keys {
                    let mut fault = None;
                    pairs.sort_by(|a, b| match super::value::order(&a.0, &b.0) {
                        Ok(order) => order.unwrap_or(std::cmp::Ordering::Equal),
                        Err(e) => {
                            fault = Some(e);
                            std::cmp::Ordering::Equal
                        }
                    });
                    if let Some(fault) = fault {
                        return Err(fault);
                    }
                }
                self.out.push('{');
                for (i, (key, one)) in pairs.into_iter().enumerate() {
                    self.separate(i, depth + 1);
                    match key {
                        Value::Str(text) => self.string(text),
                        Value::None => self.string("null"),
                        Value::Bool(b) => self.string(if *b { "true" } else { "false" }),
                        Value::Int(n) => self.string(&n.to_string()),
                        Value::Float(x) => self.string(&float(*x)),
                        other => return Err(format!("JSON has no keys of type {}", other.kind())),
                    }
                    self.out.push_str(&self.key.clone());
                    self.value(one, depth + 1)?;
                }
                if !dict.0.is_empty() {
                    self.newline(depth);
                }
                self.out.push('}');
            }
            other => return Err(format!("JSON has no values of type {}", other.kind())),
        }
        Ok(())
    }

    fn separate(&mut self, i: usize, depth: usize) {
        if i > 0 {
            self.out.push_str(&self.item.clone());
        }
        self.newline(depth);
    }

    fn string(&mut self, text: &str) {
        let out = &mut self.out;
        out.push('"');
        for c in text.chars() {
            match c {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                '\n' => out.push_str("\\n"),
                '\r' => out.push_str("\\r"),
                '\t' => out.push_str("\\t"),
                '\u{8}' => out.push_str("\\b"),
                '\u{c}' => out.push_str("\\f"),
                c if c < ' ' || (self.options.ensure_ascii && (c > '\u{7e}')) => {
                    for unit in c.encode_utf16(&mut [0; 2]) {
                        let _ = write!(out, "\\u{unit:04x}");
                    }
                }
                c => out.push(c),
            }
        }
        out.push('"');
    }
}

fn float(x: f64) -> String {
    match x {
        _ if x.is_nan() => "NaN".into(),
        f64::INFINITY => "Infinity".into(),
        f64::NEG_INFINITY => "-Infinity".into(),
        _ => number::float(x),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_and_order_are_those_of_json_dumps() {
        let json = serde_json::json!({"b": [1, 2.0, null, true], "a": {}, "é": "x\n\u{1}\"日"});
        let value = Value::json(&json);
        let plain = dumps(&value, &Options::default()).unwrap();
        assert_eq!(plain, r#"{"b": [1, 2.0, null, true], "a": {}, "é": "x\n\u0001\"日"}"#);
        let options = Options { indent: Some("  ".into()), ..Options::default() };
        assert_eq!(
            dumps(&Value::json(&serde_json::json!({"k": [1]})), &options).unwrap(),
            "{\n  \"k\": [\n    1\n  ]\n}"
        );
    }
}
