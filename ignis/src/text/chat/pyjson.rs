//! Writes template values as JSON in the format of Python's `json.dumps`, and converts JSON to template values.

use minijinja::Value;
use minijinja::value::ValueKind;
use std::fmt::Write;

/// Converts JSON to a template value and keeps the order of keys.
pub(super) fn value(json: &serde_json::Value) -> Value {
    match json {
        serde_json::Value::Null => Value::from(()),
        serde_json::Value::Bool(b) => Value::from(*b),
        serde_json::Value::Number(n) => match (n.as_i64(), n.as_u64()) {
            (Some(i), _) => Value::from(i),
            (None, Some(u)) => Value::from(u),
            (None, None) => Value::from(n.as_f64().unwrap_or(f64::NAN)),
        },
        serde_json::Value::String(s) => Value::from(s.as_str()),
        serde_json::Value::Array(list) => list.iter().map(value).collect(),
        serde_json::Value::Object(map) => Value::from_pairs(map.iter().map(|(k, v)| (k.as_str(), value(v)))),
    }
}

/// `json.dumps(value, ensure_ascii=False, indent=indent)`.
pub(super) fn dumps(value: &Value, indent: Option<usize>) -> String {
    let mut out = String::new();
    write(value, indent, 0, &mut out);
    out
}

fn write(value: &Value, indent: Option<usize>, depth: usize, out: &mut String) {
    match value.kind() {
        ValueKind::None | ValueKind::Undefined => out.push_str("null"),
        ValueKind::Bool => out.push_str(if value.is_true() { "true" } else { "false" }),
        ValueKind::Number => match f64::try_from(value.clone()) {
            Ok(x) if !value.is_integer() => out.push_str(&float(x)),
            _ => out.push_str(&value.to_string()),
        },
        ValueKind::Seq | ValueKind::Iterable => {
            let items: Vec<Value> = value.try_iter().into_iter().flatten().collect();
            block(out, ['[', ']'], indent, depth, &items, |item, out| write(item, indent, depth + 1, out));
        }
        ValueKind::Map => {
            let keys: Vec<Value> = value.try_iter().into_iter().flatten().collect();
            block(out, ['{', '}'], indent, depth, &keys, |key, out| {
                string(&key.to_string(), out);
                out.push_str(": ");
                write(&value.get_item(key).unwrap_or_default(), indent, depth + 1, out);
            });
        }
        _ => string(&value.to_string(), out),
    }
}

/// The items of a list or map between its brackets, one per line if indented.
fn block(
    out: &mut String,
    [open, close]: [char; 2],
    indent: Option<usize>,
    depth: usize,
    items: &[Value],
    mut item: impl FnMut(&Value, &mut String),
) {
    let newline = |out: &mut String, depth: usize| {
        if let Some(width) = indent {
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', width * depth));
        }
    };
    out.push(open);
    for (i, one) in items.iter().enumerate() {
        if i > 0 {
            out.push_str(if indent.is_some() { "," } else { ", " });
        }
        newline(out, depth + 1);
        item(one, out);
    }
    if !items.is_empty() {
        newline(out, depth);
    }
    out.push(close);
}

fn string(text: &str, out: &mut String) {
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
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Python's `repr` of a float: shortest digits, an exponent below 1e-4 and from 1e16 on.
fn float(x: f64) -> String {
    if x.is_nan() {
        return "NaN".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "Infinity".into() } else { "-Infinity".into() };
    }
    let scientific = format!("{x:e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    match exponent.parse::<i32>() {
        Ok(e) if x != 0.0 && !(-4..16).contains(&e) => {
            format!("{digits}e{}{:02}", if e < 0 { '-' } else { '+' }, e.abs())
        }
        _ => format!("{x:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_read_as_python_writes_them() {
        for (x, text) in [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.5, "1.5"),
            (1e15, "1000000000000000.0"),
            (1e16, "1e+16"),
            (1.25e-5, "1.25e-05"),
            (1e-4, "0.0001"),
            (1e300, "1e+300"),
        ] {
            assert_eq!(float(x), text);
        }
    }

    #[test]
    fn separators_and_order_are_those_of_json_dumps() {
        let json = serde_json::json!({"b": [1, 2.0, null, true], "a": {}, "é": "x\n\u{1}\"日"});
        assert_eq!(dumps(&value(&json), None), r#"{"b": [1, 2.0, null, true], "a": {}, "é": "x\n\u0001\"日"}"#);
        assert_eq!(dumps(&value(&serde_json::json!({"k": [1]})), Some(2)), "{\n  \"k\": [\n    1\n  ]\n}");
    }
}
