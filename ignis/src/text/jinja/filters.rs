//! Jinja's filters. Those that need the interpreter, such as `map`, are in `interpret`.

use super::arguments::{Given, integer, size, string};
use super::ast::Binary;
use super::format;
use super::json::{self, Options};
use super::methods;
use super::number;
use super::operators;
use super::text::{self, Side};
use super::value::{Value, Valued, equal, order};
use std::cmp::Ordering;

/// Filters of Jinja that chat templates have no use for.
const UNSUPPORTED: &[&str] =
    &["filesizeformat", "groupby", "pprint", "random", "striptags", "urlencode", "urlize", "wordwrap", "xmlattr"];
/// The filters of this file and of `interpret`.
const SUPPORTED: &[&str] = &[
    "abs",
    "attr",
    "batch",
    "capitalize",
    "center",
    "count",
    "d",
    "default",
    "dictsort",
    "e",
    "escape",
    "first",
    "float",
    "forceescape",
    "format",
    "indent",
    "int",
    "items",
    "join",
    "last",
    "length",
    "list",
    "lower",
    "map",
    "max",
    "min",
    "reject",
    "rejectattr",
    "replace",
    "reverse",
    "round",
    "safe",
    "select",
    "selectattr",
    "slice",
    "sort",
    "string",
    "sum",
    "title",
    "tojson",
    "trim",
    "truncate",
    "unique",
    "upper",
    "wordcount",
];

/// Whether Jinja has this filter.
pub(super) fn exists(name: &str) -> bool {
    SUPPORTED.contains(&name) || UNSUPPORTED.contains(&name)
}

/// Follows a path such as `function.name` or `0`.
pub(super) fn path(value: &Value, path: &Value) -> Valued {
    let Value::Str(text) = path else { return operators::item(value, path) };
    let mut found = value.clone();
    for part in text.split('.') {
        let digits = !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        let index = digits.then(|| part.parse::<i128>().ok()).flatten().map_or_else(|| Value::from(part), Value::Int);
        found = operators::item(&found, &index)?;
    }
    Ok(found)
}

/// Lower case, unless case matters.
fn folded(value: Value, case_sensitive: bool) -> Value {
    match &value {
        Value::Str(text) if !case_sensitive => Value::from(text.to_lowercase()),
        _ => value,
    }
}

/// The part of each value that decides, and the value.
fn keyed(items: Vec<Value>, attribute: Option<&Value>, case_sensitive: bool) -> Valued<Vec<(Value, Value)>> {
    let key = |value: &Value| attribute.map_or_else(|| Ok(value.clone()), |a| path(value, a));
    items.into_iter().map(|value| Ok((folded(key(&value)?, case_sensitive), value))).collect()
}

/// Sorts by keys; stable, also in the reverse order.
fn sort(items: &mut [(Value, Value)], reverse: bool) -> Valued<()> {
    let mut fault = None;
    let mut compare = |a: &Value, b: &Value| {
        let found = order(a, b).unwrap_or_else(|e| {
            fault = Some(e);
            None
        });
        found.unwrap_or(Ordering::Equal)
    };
    items.sort_by(|(a, _), (b, _)| if reverse { compare(b, a) } else { compare(a, b) });
    fault.map_or(Ok(()), Err)
}

fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('\'', "&#39;").replace('"', "&#34;")
}

/// Applies a filter.
pub(super) fn apply(name: &str, value: &Value, given: &Given) -> Valued {
    let bind = |parameters: &[&str], required| given.bind(name, parameters, required);
    match name {
        "upper" => bind(&[], 0).map(|_| Value::from(value.text().to_uppercase())),
        "lower" => bind(&[], 0).map(|_| Value::from(value.text().to_lowercase())),
        "string" | "safe" => bind(&[], 0).map(|_| Value::from(value.text())),
        "e" | "escape" | "forceescape" => bind(&[], 0).map(|_| Value::from(escape(&value.text()))),
        "capitalize" => bind(&[], 0).map(|_| Value::from(text::capitalize(&value.text()))),
        "title" => bind(&[], 0).map(|_| Value::from(title(&value.text()))),
        "length" | "count" => {
            bind(&[], 0)?;
            value.len().map(Value::int)
        }
        "list" => bind(&[], 0).and_then(|_| value.iterate().map(Value::list)),
        "first" => {
            bind(&[], 0)?;
            Ok(value.iterate()?.into_iter().next().unwrap_or_else(|| Value::undefined("the first item")))
        }
        "last" => {
            bind(&[], 0)?;
            Ok(reversible(value)?.pop().unwrap_or_else(|| Value::undefined("the last item")))
        }
        "reverse" => {
            bind(&[], 0)?;
            match value {
                Value::Str(text) => Ok(Value::from(text.chars().rev().collect::<String>())),
                _ => {
                    let mut items = value.iterate()?;
                    items.reverse();
                    Ok(Value::stream(items))
                }
            }
        }
        "items" => {
            bind(&[], 0)?;
            match value {
                Value::Undefined(_) => Ok(Value::stream(Vec::new())),
                Value::Dict(dict) => {
                    Ok(Value::stream(dict.0.iter().map(|(k, v)| Value::tuple(vec![k.clone(), v.clone()])).collect()))
                }
                _ => Err("`items` needs a dict".into()),
            }
        }
        "abs" => {
            bind(&[], 0)?;
            let negative = value.as_float().is_some_and(|x| x < 0.0 || (x == 0.0 && x.is_sign_negative()));
            operators::sign(value, negative)
        }
        "attr" => {
            let bound = bind(&["name"], 1)?;
            match (value, bound.get(0)) {
                // Unlike `.`, the filter does not look for items.
                (Value::Dict(_), Some(Value::Str(attribute))) if !methods::exists(value, attribute) => {
                    Ok(Value::undefined(&format!("`{attribute}`")))
                }
                (_, Some(Value::Str(attribute))) => operators::attribute(value, attribute),
                _ => Err("`attr` needs a name".into()),
            }
        }
        "default" | "d" => {
            let bound = bind(&["default_value", "boolean"], 0)?;
            let replaced = value.is_undefined() || (bound.is_true(1, false) && !value.is_true());
            Ok(if replaced { bound.get(0).cloned().unwrap_or_else(|| Value::from("")) } else { value.clone() })
        }
        "trim" => {
            let bound = bind(&["chars"], 0)?;
            let set: Option<Vec<char>> = bound.some(0).map(string).transpose()?.map(|s| s.chars().collect());
            Ok(Value::from(methods::trim(&value.text(), set.as_deref(), true, true)))
        }
        "replace" => {
            let bound = bind(&["old", "new", "count"], 2)?;
            let argument = |i| bound.get(i).map(Value::text).unwrap_or_default();
            let most = bound.some(2).map(integer).transpose()?.and_then(|n| usize::try_from(n).ok());
            Ok(Value::from(methods::replace(&value.text(), &argument(0), &argument(1), most)))
        }
        "join" => {
            let bound = bind(&["d", "attribute"], 0)?;
            let items = value.iterate()?;
            let texts =
                items.iter().map(|one| Ok(bound.some(1).map_or_else(|| Ok(one.clone()), |a| path(one, a))?.text()));
            Ok(Value::from(
                texts.collect::<Valued<Vec<String>>>()?.join(&bound.get(0).map(Value::text).unwrap_or_default()),
            ))
        }
        "center" => {
            let bound = bind(&["width"], 0)?;
            Ok(Value::from(text::pad(&value.text(), size(bound.int(0, 80)?)?, ' ', Side::Center)))
        }
        "wordcount" => {
            bind(&[], 0)?;
            let text = value.text();
            let words = text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|w| !w.is_empty());
            Ok(Value::int(words.count()))
        }
        "indent" => indent(value, given),
        "truncate" => truncate(value, given),
        "format" => {
            let arguments = match (given.named.is_empty(), given.positional.is_empty()) {
                (false, false) => return Err("`format` takes positional or named arguments, not both".into()),
                (false, true) => {
                    operators::dict(given.named.iter().map(|(k, v)| Ok((Value::from(k.as_str()), v.clone()))))?
                }
                _ => Value::tuple(given.positional.clone()),
            };
            format::percent(&value.text(), &arguments).map(Value::from)
        }
        "int" => {
            let bound = bind(&["default", "base"], 0)?;
            let default = bound.get(0).cloned().unwrap_or(Value::Int(0));
            let base = bound.int(1, 10)?;
            Ok(int(value, u32::try_from(base).unwrap_or(1))?.map_or(default, Value::Int))
        }
        "float" => {
            let bound = bind(&["default"], 0)?;
            let default = bound.get(0).cloned().unwrap_or(Value::Float(0.0));
            Ok(float(value)?.map_or(default, Value::Float))
        }
        "round" => round(value, given),
        "sum" => {
            let bound = bind(&["attribute", "start"], 0)?;
            let mut sum = bound.get(1).cloned().unwrap_or(Value::Int(0));
            if sum.as_str().is_some() {
                return Err("`sum` does not add strings; use `join`".into());
            }
            for one in value.iterate()? {
                let one = bound.some(0).map_or_else(|| Ok(one.clone()), |a| path(&one, a))?;
                sum = operators::binary(Binary::Add, &sum, &one)?;
            }
            Ok(sum)
        }
        "min" | "max" => {
            let bound = bind(&["case_sensitive", "attribute"], 0)?;
            let items = keyed(value.iterate()?, bound.some(1), bound.is_true(0, false))?;
            let wanted = if name == "min" { Ordering::Less } else { Ordering::Greater };
            let mut best: Option<(Value, Value)> = None;
            for item in items {
                let better = match &best {
                    None => true,
                    Some((key, _)) => order(&item.0, key)? == Some(wanted),
                };
                if better {
                    best = Some(item);
                }
            }
            Ok(best.map_or_else(|| Value::undefined("the result of an empty sequence"), |(_, value)| value))
        }
        "sort" => {
            let bound = bind(&["reverse", "case_sensitive", "attribute"], 0)?;
            let attributes: Vec<Value> = match bound.some(2) {
                Some(Value::Str(text)) if text.contains(',') => text.split(',').map(Value::from).collect(),
                Some(one) => vec![one.clone()],
                None => Vec::new(),
            };
            let case_sensitive = bound.is_true(1, false);
            let key = |value: &Value| -> Valued {
                if attributes.is_empty() {
                    // A list, because Jinja compares lists: equal items need not have an order.
                    return Ok(Value::list(vec![folded(value.clone(), case_sensitive)]));
                }
                let parts = attributes.iter().map(|a| Ok(folded(path(value, a)?, case_sensitive)));
                Ok(Value::list(parts.collect::<Valued<Vec<Value>>>()?))
            };
            let mut items: Vec<(Value, Value)> =
                value.iterate()?.into_iter().map(|v| Ok((key(&v)?, v))).collect::<Valued<_>>()?;
            sort(&mut items, bound.is_true(0, false))?;
            Ok(Value::list(items.into_iter().map(|(_, v)| v).collect()))
        }
        "unique" => {
            let bound = bind(&["case_sensitive", "attribute"], 0)?;
            let mut found: Vec<(Value, Value)> = Vec::new();
            for (key, value) in keyed(value.iterate()?, bound.some(1), bound.is_true(0, false))? {
                super::value::check_key(&key)?;
                if !found.iter().any(|(other, _)| equal(other, &key)) {
                    found.push((key, value));
                }
            }
            Ok(Value::stream(found.into_iter().map(|(_, v)| v).collect()))
        }
        "dictsort" => {
            let bound = bind(&["case_sensitive", "by", "reverse"], 0)?;
            let by_value = match bound.get(1).map_or("key", |v| v.as_str().unwrap_or_default()) {
                "key" => false,
                "value" => true,
                _ => return Err("`dictsort` sorts by \"key\" or \"value\"".into()),
            };
            let Value::Dict(dict) = value else { return Err("`dictsort` needs a dict".into()) };
            let case_sensitive = bound.is_true(0, false);
            let mut items: Vec<(Value, Value)> = dict
                .0
                .iter()
                .map(|(k, v)| {
                    let pair = Value::tuple(vec![k.clone(), v.clone()]);
                    (folded(if by_value { v.clone() } else { k.clone() }, case_sensitive), pair)
                })
                .collect();
            sort(&mut items, bound.is_true(2, false))?;
            Ok(Value::list(items.into_iter().map(|(_, v)| v).collect()))
        }
        "batch" => {
            let bound = bind(&["linecount", "fill_with"], 1)?;
            let count = size(bound.int(0, 0)?)?;
            let items = value.iterate()?;
            // A count of 0 never completes a list.
            let mut lists: Vec<Vec<Value>> =
                items.chunks(if count == 0 { usize::MAX } else { count }).map(<[_]>::to_vec).collect();
            if let (Some(fill), Some(last)) = (bound.some(1), lists.last_mut()) {
                last.resize(last.len().max(count), fill.clone());
            }
            Ok(Value::stream(lists.into_iter().map(Value::list).collect()))
        }
        "slice" => {
            let bound = bind(&["slices", "fill_with"], 1)?;
            let (items, count) = (value.iterate()?, size(bound.int(0, 0)?)?);
            if count == 0 {
                return Err("`slice` needs a number of slices".into());
            }
            let (each, more) = (items.len() / count, items.len() % count);
            let mut rest = items.into_iter();
            let lists = (0..count).map(|i| {
                let mut list: Vec<Value> = rest.by_ref().take(each + usize::from(i < more)).collect();
                if let Some(fill) = bound.some(1).filter(|_| i >= more) {
                    list.push(fill.clone());
                }
                Value::list(list)
            });
            Ok(Value::stream(lists.collect()))
        }
        "tojson" => tojson(value, given),
        _ if UNSUPPORTED.contains(&name) => Err(format!("the filter `{name}` is not supported")),
        _ => Err(format!("there is no filter named `{name}`")),
    }
}

/// The items of a value that has an end.
fn reversible(value: &Value) -> Valued<Vec<Value>> {
    match value {
        Value::Stream(_) => Err("a generator cannot be reversed".into()),
        _ => value.iterate(),
    }
}

/// A word begins after white space and some punctuation.
fn title(text: &str) -> String {
    let mut out = String::new();
    let mut begins = true;
    for c in text.chars() {
        let separates = text::is_space(c) || "-({[<".contains(c);
        if begins {
            out.extend(c.to_uppercase());
        } else {
            out.extend(c.to_lowercase());
        }
        begins = separates;
    }
    out
}

fn indent(value: &Value, given: &Given) -> Valued {
    let bound = given.bind("indent", &["width", "first", "blank"], 0)?;
    let indention = match bound.get(0) {
        Some(Value::Str(text)) => text.to_string(),
        _ => " ".repeat(size(bound.int(0, 4)?)?),
    };
    // Jinja adds a newline so that one at the end is not lost.
    let text = value.as_str().map_or_else(|| Err("`indent` needs a string"), |s| Ok(format!("{s}\n")))?;
    let lines = text::lines(&text, false);
    let mut out = String::new();
    if bound.is_true(1, false) {
        out.push_str(&indention);
    }
    if bound.is_true(2, false) {
        return Ok(Value::from(out + &lines.join(&format!("\n{indention}"))));
    }
    for (i, line) in lines.into_iter().enumerate() {
        if i > 0 {
            out.push('\n');
            if !line.is_empty() {
                out.push_str(&indention);
            }
        }
        out.push_str(line);
    }
    Ok(Value::from(out))
}

fn truncate(value: &Value, given: &Given) -> Valued {
    let bound = given.bind("truncate", &["length", "killwords", "end", "leeway"], 0)?;
    let (length, leeway) = (size(bound.int(0, 255)?)?, size(bound.some(3).map_or(Ok(5), integer)?)?);
    let end = bound.get(2).map_or("...".to_string(), Value::text);
    let ending = end.chars().count();
    if length < ending {
        return Err(format!("`truncate` needs a length of at least {ending}"));
    }
    if value.len()? <= length + leeway {
        return Ok(value.clone());
    }
    let text = string(value)?;
    let cut: String = text.chars().take(length - ending).collect();
    let kept =
        if bound.is_true(1, false) { &cut } else { cut.rsplit_once(' ').map_or(cut.as_str(), |(before, _)| before) };
    Ok(Value::from(format!("{kept}{end}")))
}

/// `int(value)`, then `int(float(value))`; `None` for the default.
fn int(value: &Value, base: u32) -> Valued<Option<i128>> {
    let of_float = |x: f64| (x.is_finite() && x.abs() < 1e38).then(|| x.trunc() as i128);
    Ok(match value {
        Value::Str(text) => number::parse_int(text, base).or_else(|| number::parse_float(text).and_then(of_float)),
        Value::Float(x) if x.is_infinite() => return Err("infinity is not an integer".into()),
        Value::Float(x) => of_float(*x),
        Value::Undefined(what) => return Err(format!("{what} is undefined")),
        _ => value.as_int(),
    })
}

fn float(value: &Value) -> Valued<Option<f64>> {
    Ok(match value {
        Value::Str(text) => number::parse_float(text),
        Value::Undefined(what) => return Err(format!("{what} is undefined")),
        _ => value.as_float(),
    })
}

fn round(value: &Value, given: &Given) -> Valued {
    let bound = given.bind("round", &["precision", "method"], 0)?;
    let places = bound.int(0, 0)?.clamp(-400, 400) as i32;
    let method = bound.get(1).map_or("common", |v| v.as_str().unwrap_or_default());
    if !["common", "ceil", "floor"].contains(&method) {
        return Err("`round` rounds by \"common\", \"ceil\" or \"floor\"".into());
    }
    let Some(x) = value.as_float() else {
        return Err(format!("a value of type {} cannot be rounded", value.kind()));
    };
    if method == "common" {
        return match value.as_int() {
            Some(n) if places >= 0 => Ok(Value::Int(n)),
            Some(n) => {
                let scale = 10i128.checked_pow(places.unsigned_abs()).ok_or("`round` of too many places")?;
                let (down, rest) = (n.div_euclid(scale), n.rem_euclid(scale));
                let up = rest * 2 > scale || (rest * 2 == scale && down % 2 != 0);
                Ok(Value::Int((down + i128::from(up)) * scale))
            }
            None => Ok(Value::Float(number::round(x, places))),
        };
    }
    let scale = 10f64.powi(places);
    let scaled = x * scale;
    if !scaled.is_finite() {
        return Err("a number without a finite value cannot be rounded".into());
    }
    // Python's functions give an integer, which has no negative zero.
    Ok(Value::Float((if method == "ceil" { scaled.ceil() } else { scaled.floor() } + 0.0) / scale))
}

fn tojson(value: &Value, given: &Given) -> Valued {
    let bound = given.bind("tojson", &["ensure_ascii", "indent", "separators", "sort_keys"], 0)?;
    let indent = match bound.some(1) {
        None => None,
        Some(Value::Str(text)) => Some(text.to_string()),
        Some(width) => Some(" ".repeat(size(integer(width)?)?)),
    };
    let separators = match bound.some(2) {
        None => None,
        Some(pair) => match pair.iterate()?.as_slice() {
            [item, key] => Some((string(item)?.to_string(), string(key)?.to_string())),
            _ => return Err("`separators` of `tojson` is a pair".into()),
        },
    };
    let (ensure_ascii, sort_keys) = (bound.is_true(0, false), bound.is_true(3, false));
    json::dumps(value, &Options { ensure_ascii, indent, separators, sort_keys }).map(Value::from)
}
