//! Methods of Python's strings, lists and dicts. Those that change a value are refused, as in Jinja's sandbox.

use super::arguments::{Given, integer, size, string};
use super::format;
use super::operators;
use super::text::{self, Side};
use super::value::{Dict, Object, Value, Valued, View, equal};
use std::rc::Rc;

const STRING: &[&str] = &[
    "capitalize",
    "casefold",
    "center",
    "count",
    "endswith",
    "expandtabs",
    "find",
    "format",
    "format_map",
    "index",
    "isalnum",
    "isalpha",
    "isascii",
    "isdecimal",
    "isdigit",
    "isidentifier",
    "islower",
    "isnumeric",
    "isprintable",
    "isspace",
    "istitle",
    "isupper",
    "join",
    "ljust",
    "lower",
    "lstrip",
    "partition",
    "removeprefix",
    "removesuffix",
    "replace",
    "rfind",
    "rindex",
    "rjust",
    "rpartition",
    "rsplit",
    "rstrip",
    "split",
    "splitlines",
    "startswith",
    "strip",
    "swapcase",
    "title",
    "upper",
    "zfill",
];
const SEQUENCE: &[&str] = &["count", "index"];
const LIST: &[&str] = &["copy", "append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"];
const DICT: &[&str] = &["copy", "get", "items", "keys", "values", "clear", "pop", "popitem", "setdefault", "update"];
/// Methods that change a list or a dict.
const CHANGING: &[&str] =
    &["append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort", "update"];

/// Whether a value has this method.
pub(super) fn exists(value: &Value, name: &str) -> bool {
    match value {
        Value::Str(_) => STRING.contains(&name),
        Value::List(_) => SEQUENCE.contains(&name) || LIST.contains(&name),
        Value::Tuple(_) | Value::Range(..) => SEQUENCE.contains(&name),
        Value::Dict(_) => DICT.contains(&name),
        Value::Float(_) => name == "is_integer",
        Value::Int(_) | Value::Bool(_) => ["bit_length", "is_integer"].contains(&name),
        Value::Object(object) => match &**object {
            Object::Cycler(..) => ["next", "reset"].contains(&name),
            Object::Loop(_) => ["cycle", "changed"].contains(&name),
            Object::Function(super::value::Function::Dict) => name == "fromkeys",
            _ => false,
        },
        _ => false,
    }
}

/// Calls a method.
pub(super) fn call(value: &Value, name: &str, given: &Given) -> Valued {
    match value {
        Value::Str(this) => string_method(this, name, given),
        Value::List(_) | Value::Dict(_) if CHANGING.contains(&name) => {
            Err(format!("`{name}` would change a value of type {}, which is not allowed", value.kind()))
        }
        Value::List(items) if name == "copy" => {
            given.only_positional(name, 0, 0)?;
            Ok(Value::List(Rc::clone(items)))
        }
        Value::List(_) | Value::Tuple(_) | Value::Range(..) => {
            let [wanted] = given.only_positional(name, 1, 1)? else { return Err(format!("`{name}` needs a value")) };
            let items = value.iterate()?;
            if name == "count" {
                return Ok(Value::int(items.iter().filter(|one| equal(one, wanted)).count()));
            }
            let at = items.iter().position(|one| equal(one, wanted));
            at.map(Value::int).ok_or_else(|| format!("{} is not in the list", wanted.repr()))
        }
        Value::Dict(dict) => dict_method(dict, name, given),
        Value::Float(x) => Ok(Value::Bool(x.is_finite() && x.fract() == 0.0)),
        Value::Int(_) | Value::Bool(_) => {
            let n = value.as_int().unwrap_or(0).unsigned_abs();
            Ok(if name == "is_integer" { Value::Bool(true) } else { Value::Int(i128::from(128 - n.leading_zeros())) })
        }
        Value::Object(object) => match &**object {
            Object::Cycler(items, at) => {
                let found = items.get(at.get()).cloned().unwrap_or(Value::None);
                at.set(if name == "reset" { 0 } else { (at.get() + 1) % items.len().max(1) });
                Ok(if name == "reset" { Value::None } else { found })
            }
            Object::Loop(state) => state.method(name, given),
            _ => {
                let bound = given.bind(name, &["iterable", "value"], 1)?;
                let value = bound.get(1).cloned().unwrap_or(Value::None);
                let keys = bound.get(0).map_or_else(|| Ok(Vec::new()), Value::iterate)?;
                operators::dict(keys.into_iter().map(|key| Ok((key, value.clone()))))
            }
        },
        _ => Err(format!("a value of type {} has no method `{name}`", value.kind())),
    }
}

fn dict_method(dict: &Rc<Dict>, name: &str, given: &Given) -> Valued {
    let view = |view| {
        given.only_positional(name, 0, 0)?;
        Ok(Value::View(view, Rc::clone(dict)))
    };
    match name {
        "items" => view(View::Items),
        "keys" => view(View::Keys),
        "values" => view(View::Values),
        "copy" => {
            given.only_positional(name, 0, 0)?;
            Ok(Value::Dict(Rc::clone(dict)))
        }
        _ => {
            let arguments = given.only_positional(name, 1, 2)?;
            super::value::check_key(&arguments[0])?;
            let found = dict.get(&arguments[0]).cloned();
            Ok(found.unwrap_or_else(|| arguments.get(1).cloned().unwrap_or(Value::None)))
        }
    }
}

/// The part of a string between two optional character positions, and the position of its start.
fn part<'a>(this: &'a str, bounds: &[Value]) -> Valued<Option<(&'a str, usize)>> {
    let length = this.chars().count() as i128;
    let bound = |i: usize, default: i128| match bounds.get(i) {
        None | Some(Value::None) => Ok(default),
        Some(value) => integer(value),
    };
    let clamp = |n: i128| if n < 0 { (n + length).max(0) } else { n };
    let (start, stop) = (clamp(bound(0, 0)?), clamp(bound(1, length)?).min(length));
    if start > stop {
        return Ok(None);
    }
    let byte = |at: i128| this.char_indices().nth(at as usize).map_or(this.len(), |(byte, _)| byte);
    Ok(Some((&this[byte(start)..byte(stop)], start as usize)))
}

fn find(this: &str, name: &str, given: &Given) -> Valued {
    let arguments = given.only_positional(name, 1, 3)?;
    let wanted = string(&arguments[0])?;
    let found = part(this, &arguments[1..])?.and_then(|(text, start)| {
        let at = if name.starts_with('r') { text.rfind(wanted) } else { text.find(wanted) };
        at.map(|at| start + text[..at].chars().count())
    });
    match found {
        Some(at) => Ok(Value::int(at)),
        None if name.ends_with("index") => Err(format!("{:?} is not in the string", wanted)),
        None => Ok(Value::Int(-1)),
    }
}

fn strip(this: &str, name: &str, given: &Given) -> Valued {
    let arguments = given.only_positional(name, 0, 1)?;
    let set: Option<Vec<char>> = match arguments.first() {
        None | Some(Value::None) => None,
        Some(value) => Some(string(value)?.chars().collect()),
    };
    Ok(Value::from(trim(this, set.as_deref(), name != "rstrip", name != "lstrip")))
}

/// Without the characters of `set`, or spaces, at the start and the end.
pub(super) fn trim<'a>(this: &'a str, set: Option<&[char]>, start: bool, end: bool) -> &'a str {
    let drops = |c: char| set.map_or_else(|| text::is_space(c), |set| set.contains(&c));
    let this = if start { this.trim_start_matches(drops) } else { this };
    if end { this.trim_end_matches(drops) } else { this }
}

/// `str.replace`; an empty `old` is before each character and at the end.
pub(super) fn replace(this: &str, old: &str, new: &str, most: Option<usize>) -> String {
    most.map_or_else(|| this.replace(old, new), |most| this.replacen(old, new, most))
}

fn starts(this: &str, name: &str, given: &Given) -> Valued {
    let arguments = given.only_positional(name, 1, 3)?;
    let texts = match &arguments[0] {
        Value::Tuple(items) => items.to_vec(),
        one => vec![one.clone()],
    };
    let text = part(this, &arguments[1..])?;
    let mut found = false;
    for wanted in &texts {
        let wanted = string(wanted)?;
        let is = |(text, _): (&str, usize)| {
            if name == "startswith" { text.starts_with(wanted) } else { text.ends_with(wanted) }
        };
        found |= text.is_some_and(is);
    }
    Ok(Value::Bool(found))
}

fn is_title(this: &str) -> bool {
    let (mut inside, mut found) = (false, false);
    for c in this.chars() {
        let cased = c.is_uppercase() || c.is_lowercase();
        if cased && c.is_uppercase() == inside {
            return false;
        }
        found |= cased;
        inside = cased;
    }
    found
}

/// The tests of strings.
fn is(this: &str, name: &str) -> bool {
    let all = |test: &dyn Fn(char) -> bool| !this.is_empty() && this.chars().all(test);
    match name {
        "isalnum" => all(&char::is_alphanumeric),
        "isalpha" => all(&char::is_alphabetic),
        "isascii" => this.is_ascii(),
        // Other decimal digits than ASCII's are not distinguished from other numbers.
        "isdecimal" | "isdigit" => all(&|c| c.is_ascii_digit() || (!c.is_ascii() && c.is_numeric())),
        "isnumeric" => all(&char::is_numeric),
        "isidentifier" => all(&|c| c.is_alphanumeric() || c == '_') && !this.starts_with(|c: char| c.is_numeric()),
        "islower" => this.chars().any(char::is_lowercase) && !this.chars().any(char::is_uppercase),
        "isupper" => this.chars().any(char::is_uppercase) && !this.chars().any(char::is_lowercase),
        "isprintable" => text::all_printable(this),
        "isspace" => all(&text::is_space),
        _ => is_title(this),
    }
}

/// Whether `str.islower` or `str.isupper`.
pub(super) fn is_case(text: &str, upper: bool) -> bool {
    is(text, if upper { "isupper" } else { "islower" })
}

fn partition(this: &str, name: &str, given: &Given) -> Valued {
    let separator = string(&given.only_positional(name, 1, 1)?[0])?;
    if separator.is_empty() {
        return Err(format!("`{name}` needs a separator that is not empty"));
    }
    let right = name == "rpartition";
    let parts = match if right { this.rsplit_once(separator) } else { this.split_once(separator) } {
        Some((before, after)) => [before, separator, after],
        None if right => ["", "", this],
        None => [this, "", ""],
    };
    Ok(Value::tuple(parts.into_iter().map(Value::from).collect()))
}

fn string_method(this: &str, name: &str, given: &Given) -> Valued {
    let none = |result: String| {
        given.only_positional(name, 0, 0)?;
        Ok(Value::from(result))
    };
    match name {
        "upper" => none(this.to_uppercase()),
        "lower" | "casefold" => none(this.to_lowercase()),
        "title" => none(text::title(this)),
        "capitalize" => none(text::capitalize(this)),
        "swapcase" => none(text::swapcase(this)),
        "strip" | "lstrip" | "rstrip" => strip(this, name, given),
        "find" | "rfind" | "index" | "rindex" => find(this, name, given),
        "startswith" | "endswith" => starts(this, name, given),
        "partition" | "rpartition" => partition(this, name, given),
        "count" => {
            let arguments = given.only_positional(name, 1, 3)?;
            let wanted = string(&arguments[0])?;
            let Some((text, _)) = part(this, &arguments[1..])? else { return Ok(Value::Int(0)) };
            let empty = text.chars().count() + 1;
            Ok(Value::int(if wanted.is_empty() { empty } else { text.matches(wanted).count() }))
        }
        "replace" => {
            let bound = given.bind(name, &["old", "new", "count"], 2)?;
            let (old, new) =
                (string(bound.get(0).unwrap_or(&Value::None))?, string(bound.get(1).unwrap_or(&Value::None))?);
            Ok(Value::from(replace(this, old, new, usize::try_from(bound.int(2, -1)?).ok())))
        }
        "split" | "rsplit" => {
            let bound = given.bind(name, &["sep", "maxsplit"], 0)?;
            let separator = bound.some(0).map(string).transpose()?;
            if separator == Some("") {
                return Err(format!("`{name}` needs a separator that is not empty"));
            }
            let most = usize::try_from(bound.int(1, -1)?).ok();
            let parts = text::split(this, separator, most, name == "rsplit");
            Ok(Value::list(parts.into_iter().map(Value::from).collect()))
        }
        "splitlines" => {
            let bound = given.bind(name, &["keepends"], 0)?;
            let lines = text::lines(this, bound.is_true(0, false));
            Ok(Value::list(lines.into_iter().map(Value::from).collect()))
        }
        "join" => {
            let items = given.only_positional(name, 1, 1)?[0].iterate()?;
            let texts = items.iter().map(string).collect::<Valued<Vec<&str>>>()?;
            Ok(Value::from(texts.join(this)))
        }
        "removeprefix" | "removesuffix" => {
            let wanted = string(&given.only_positional(name, 1, 1)?[0])?;
            let rest = if name == "removeprefix" { this.strip_prefix(wanted) } else { this.strip_suffix(wanted) };
            Ok(Value::from(rest.unwrap_or(this)))
        }
        "center" | "ljust" | "rjust" => {
            let arguments = given.only_positional(name, 1, 2)?;
            let fill = arguments.get(1).map_or(Ok(" "), string)?;
            let mut chars = fill.chars();
            let (Some(fill), None) = (chars.next(), chars.next()) else {
                return Err(format!("`{name}` fills with one character"));
            };
            let side = match name {
                "center" => Side::Center,
                "ljust" => Side::Left,
                _ => Side::Right,
            };
            Ok(Value::from(text::pad(this, size(integer(&arguments[0])?)?, fill, side)))
        }
        "zfill" => {
            let width = size(integer(&given.only_positional(name, 1, 1)?[0])?)?;
            let sign = this.len() - this.strip_prefix(['+', '-']).map_or(this.len(), str::len);
            let digits = text::pad(&this[sign..], width.saturating_sub(sign), '0', Side::Right);
            Ok(Value::from(format!("{}{digits}", &this[..sign])))
        }
        "expandtabs" => {
            let bound = given.bind(name, &["tabsize"], 0)?;
            let width = size(bound.int(0, 8)?)?;
            let (mut out, mut column) = (String::new(), 0);
            for c in this.chars() {
                match c {
                    '\t' => {
                        let spaces = if width > 0 { width - column % width } else { 0 };
                        out.extend(std::iter::repeat_n(' ', spaces));
                        column += spaces;
                    }
                    _ => {
                        out.push(c);
                        column = if matches!(c, '\n' | '\r') { 0 } else { column + 1 };
                    }
                }
            }
            Ok(Value::from(out))
        }
        "format" => format::braces(this, &given.positional, &given.named).map(Value::from),
        "format_map" => {
            let Value::Dict(dict) = &given.only_positional(name, 1, 1)?[0] else {
                return Err("`format_map` needs a dict".into());
            };
            let named: Vec<(String, Value)> =
                dict.0.iter().filter_map(|(k, v)| Some((k.as_str()?.to_string(), v.clone()))).collect();
            format::braces(this, &[], &named).map(Value::from)
        }
        _ => {
            given.only_positional(name, 0, 0)?;
            Ok(Value::Bool(is(this, name)))
        }
    }
}
