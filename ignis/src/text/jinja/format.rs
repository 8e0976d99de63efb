//! Python's formats: `'%s' % value`, and `'{}'.format(value)`.

use super::number;
use super::operators;
use super::text::{self, Side};
use super::value::{Value, Valued};

/// The most characters of a field.
const WIDEST: usize = 1 << 20;

/// A field's settings.
#[derive(Clone, Copy, Debug, Default)]
struct Spec {
    fill: Option<char>,
    align: Option<char>,
    /// `+`, `-` or a space.
    sign: Option<char>,
    alternate: bool,
    zeros: bool,
    width: usize,
    grouping: Option<char>,
    precision: Option<usize>,
    kind: Option<char>,
}

fn digits_of(n: u128, radix: u32, upper: bool) -> String {
    match (radix, upper) {
        (16, false) => format!("{n:x}"),
        (16, true) => format!("{n:X}"),
        (8, _) => format!("{n:o}"),
        (2, _) => format!("{n:b}"),
        _ => n.to_string(),
    }
}

/// `mantissa e exponent` with at least two digits of the exponent.
fn scientific(x: f64, precision: usize) -> String {
    let found = format!("{x:.precision$e}");
    let (mantissa, exponent) = found.split_once('e').unwrap_or((&found, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |e| ('-', e));
    format!("{mantissa}e{sign}{exponent:0>2}")
}

/// The digits of a float that is not negative.
fn float_digits(x: f64, kind: char, precision: Option<usize>, alternate: bool) -> String {
    if !x.is_finite() {
        return if x.is_nan() { "nan".into() } else { "inf".into() };
    }
    let places = precision.unwrap_or(6);
    match kind.to_ascii_lowercase() {
        'f' => format!("{x:.places$}"),
        '%' => format!("{:.places$}%", x * 100.0),
        'e' => scientific(x, places),
        _ => {
            let places = places.max(1);
            let found = scientific(x, places - 1);
            let exponent: i32 = found.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
            let strip = |text: &str| {
                if alternate || !text.contains('.') {
                    text.to_string()
                } else {
                    text.trim_end_matches('0').trim_end_matches('.').to_string()
                }
            };
            if exponent < -4 || exponent >= places as i32 {
                let (mantissa, e) = found.split_once('e').unwrap_or((&found, "+00"));
                format!("{}e{e}", strip(mantissa))
            } else {
                strip(&format!("{x:.*}", (places as i32 - 1 - exponent).max(0) as usize))
            }
        }
    }
}

/// Digits with a separator between groups, before a point or an exponent.
fn grouped(digits: &str, separator: char, size: usize) -> String {
    let end = digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(digits.len());
    let (whole, rest) = digits.split_at(end);
    let mut out = String::new();
    for (i, c) in whole.chars().enumerate() {
        if i > 0 && (whole.len() - i).is_multiple_of(size) {
            out.push(separator);
        }
        out.push(c);
    }
    out + rest
}

/// A number with its sign and prefix, filled to the width.
fn number_field(negative: bool, prefix: &str, digits: String, spec: &Spec) -> String {
    let sign = match (negative, spec.sign) {
        (true, _) => "-",
        (false, Some('+')) => "+",
        (false, Some(' ')) => " ",
        _ => "",
    };
    let size = if matches!(spec.kind, Some('x' | 'X' | 'o' | 'b')) { 4 } else { 3 };
    let mut digits = spec.grouping.map_or(digits.clone(), |separator| grouped(&digits, separator, size));
    let fixed = sign.len() + prefix.len();
    let align = spec.align.unwrap_or(if spec.zeros { '=' } else { '>' });
    let fill = spec.fill.unwrap_or(if spec.zeros { '0' } else { ' ' });
    if align == '=' {
        digits = text::pad(&digits, spec.width.saturating_sub(fixed), fill, Side::Right);
        return format!("{sign}{prefix}{digits}");
    }
    aligned(&format!("{sign}{prefix}{digits}"), spec.width, fill, align)
}

fn aligned(field: &str, width: usize, fill: char, align: char) -> String {
    if align == '^' {
        // Unlike `str.center`, a format puts the odd character to the right.
        let missing = width.saturating_sub(field.chars().count());
        let left = text::pad(field, field.chars().count() + missing / 2, fill, Side::Right);
        return text::pad(&left, width, fill, Side::Left);
    }
    text::pad(field, width, fill, if align == '<' { Side::Left } else { Side::Right })
}

fn integer_field(n: i128, spec: &Spec) -> String {
    let (radix, prefix) = match spec.kind {
        Some('x') => (16, "0x"),
        Some('X') => (16, "0X"),
        Some('o') => (8, "0o"),
        Some('b') => (2, "0b"),
        _ => (10, ""),
    };
    let digits = digits_of(n.unsigned_abs(), radix, spec.kind == Some('X'));
    number_field(n < 0, if spec.alternate { prefix } else { "" }, digits, spec)
}

fn float_field(x: f64, kind: char, spec: &Spec) -> String {
    let digits = float_digits(x.abs(), kind, spec.precision, spec.alternate);
    let digits = if kind.is_ascii_uppercase() { digits.to_uppercase() } else { digits };
    number_field(x.is_sign_negative() && !x.is_nan(), "", digits, spec)
}

fn string_field(value: &str, spec: &Spec) -> String {
    let cut: String = value.chars().take(spec.precision.unwrap_or(usize::MAX)).collect();
    aligned(&cut, spec.width, spec.fill.unwrap_or(if spec.zeros { '0' } else { ' ' }), spec.align.unwrap_or('<'))
}

/// A number at the beginning of `rest`.
fn count(rest: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Valued<Option<usize>> {
    let mut found = None;
    while let Some(digit) = rest.peek().and_then(|c| c.to_digit(10)) {
        rest.next();
        let n = found.unwrap_or(0) * 10 + digit as usize;
        if n > WIDEST {
            return Err("a field of a format is too wide".into());
        }
        found = Some(n);
    }
    Ok(found)
}

/// `pattern % arguments`
pub(super) fn percent(pattern: &str, arguments: &Value) -> Valued<String> {
    let list: Vec<Value> = match arguments {
        Value::Tuple(items) => items.to_vec(),
        other => vec![other.clone()],
    };
    let mut next = list.iter();
    let mut used_keys = false;
    let mut out = String::new();
    let mut rest = pattern.chars().peekable();
    while let Some(c) = rest.next() {
        if c != '%' {
            out.push(c);
            continue;
        }
        let mut by_key = None;
        if rest.peek() == Some(&'(') {
            rest.next();
            let mut depth = 1;
            let mut key = String::new();
            for c in rest.by_ref() {
                depth += i32::from(c == '(') - i32::from(c == ')');
                if depth == 0 {
                    break;
                }
                key.push(c);
            }
            if depth > 0 {
                return Err("a key of a format is incomplete".into());
            }
            let Value::Dict(dict) = arguments else { return Err("a format with keys needs a dict".into()) };
            by_key = Some(dict.get_str(&key).cloned().ok_or_else(|| format!("the key {key:?} is missing"))?);
            used_keys = true;
        }
        let mut spec = Spec::default();
        let mut left = false;
        while let Some(flag) = rest.next_if(|c| "-+ #0".contains(*c)) {
            match flag {
                '-' => left = true,
                '+' => spec.sign = Some('+'),
                ' ' if spec.sign.is_none() => spec.sign = Some(' '),
                '#' => spec.alternate = true,
                '0' => spec.zeros = true,
                _ => {}
            }
        }
        let too_few = || "a format needs more arguments".to_string();
        let mut star = |rest: &mut std::iter::Peekable<std::str::Chars<'_>>| -> Valued<Option<i128>> {
            if rest.next_if_eq(&'*').is_none() {
                return Ok(count(rest)?.map(|n| n as i128));
            }
            let found = next.next().ok_or_else(too_few)?.as_int().ok_or("`*` of a format needs an int")?;
            if found.unsigned_abs() > WIDEST as u128 {
                return Err("a field of a format is too wide".into());
            }
            Ok(Some(found))
        };
        if let Some(width) = star(&mut rest)? {
            left |= width < 0;
            spec.width = width.unsigned_abs() as usize;
        }
        if rest.next_if_eq(&'.').is_some() {
            spec.precision = Some(star(&mut rest)?.unwrap_or(0).max(0) as usize);
        }
        while rest.next_if(|c| "hlL".contains(*c)).is_some() {}
        let Some(kind) = rest.next() else { return Err("a format is incomplete".into()) };
        if left {
            (spec.align, spec.zeros) = (Some('<'), false);
        }
        if kind == '%' {
            out.push('%');
            continue;
        }
        let value = match by_key {
            Some(value) => value,
            None => next.next().ok_or_else(too_few)?.clone(),
        };
        let wrong = || format!("`%{kind}` of a format does not take a value of type {}", value.kind());
        out.push_str(&match kind {
            's' | 'r' | 'a' => {
                let text = match kind {
                    's' => value.text(),
                    'r' => value.repr(),
                    _ => text::ascii(&value.repr()),
                };
                string_field(&text, &Spec { align: Some(if left { '<' } else { '>' }), zeros: false, ..spec })
            }
            'd' | 'i' | 'u' => {
                let n = match value {
                    Value::Float(x) if x.is_finite() && x.abs() < 1e38 => x.trunc() as i128,
                    _ => value.as_int().ok_or_else(wrong)?,
                };
                integer_digits(n, Spec { kind: Some('d'), ..spec })
            }
            'x' | 'X' | 'o' => integer_digits(value.as_int().ok_or_else(wrong)?, Spec { kind: Some(kind), ..spec }),
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
                float_field(value.as_float().ok_or_else(wrong)?, kind, &Spec { kind: Some(kind), ..spec })
            }
            'c' => {
                let one = match &value {
                    Value::Str(s) if s.chars().count() == 1 => s.to_string(),
                    _ => {
                        let code = value.as_int().and_then(|n| u32::try_from(n).ok()).and_then(char::from_u32);
                        code.ok_or_else(wrong)?.to_string()
                    }
                };
                string_field(&one, &Spec { align: Some(if left { '<' } else { '>' }), zeros: false, ..spec })
            }
            _ => return Err(format!("a format has the unknown type `%{kind}`")),
        });
    }
    // Python accepts unused arguments that could be mappings.
    let mapping = matches!(arguments, Value::Dict(_) | Value::List(_) | Value::Range(..) | Value::Undefined(_));
    if !used_keys && !mapping && next.next().is_some() {
        return Err("a format has more arguments than fields".into());
    }
    Ok(out)
}

/// An integer of `%`, whose precision is the least number of digits.
fn integer_digits(n: i128, spec: Spec) -> String {
    match spec.precision {
        None => integer_field(n, &spec),
        Some(least) => {
            let digits = integer_field(n.checked_abs().unwrap_or(n), &Spec { kind: spec.kind, ..Spec::default() });
            let digits = text::pad(&digits, least, '0', Side::Right);
            let prefix = match spec.kind {
                Some('x') if spec.alternate => "0x",
                Some('X') if spec.alternate => "0X",
                Some('o') if spec.alternate => "0o",
                _ => "",
            };
            number_field(n < 0, prefix, digits, &spec)
        }
    }
}

/// Parses `[[fill]align][sign][#][0][width][grouping][.precision][type]`.
fn parse_spec(text: &str) -> Valued<Spec> {
    let mut spec = Spec::default();
    let chars: Vec<char> = text.chars().collect();
    let mut skip = 0;
    let is_align = |c: Option<&char>| c.is_some_and(|c| "<>=^".contains(*c));
    if is_align(chars.get(1)) {
        (spec.fill, spec.align, skip) = (chars.first().copied(), chars.get(1).copied(), 2);
    } else if is_align(chars.first()) {
        (spec.align, skip) = (chars.first().copied(), 1);
    }
    let kept: String = chars[skip..].iter().collect();
    let mut rest = kept.chars().peekable();
    spec.sign = rest.next_if(|c| "+- ".contains(*c));
    spec.alternate = rest.next_if_eq(&'#').is_some();
    spec.zeros = rest.next_if_eq(&'0').is_some();
    spec.width = count(&mut rest)?.unwrap_or(0);
    spec.grouping = rest.next_if(|c| ",_".contains(*c));
    if rest.next_if_eq(&'.').is_some() {
        spec.precision = Some(count(&mut rest)?.ok_or("a format has no precision after the point")?);
    }
    spec.kind = rest.next();
    if rest.next().is_some() {
        return Err(format!("the format {text:?} is invalid"));
    }
    Ok(spec)
}

/// `format(value, spec)`
fn apply(value: &Value, text: &str) -> Valued<String> {
    if text.is_empty() {
        return Ok(value.text());
    }
    let spec = parse_spec(text)?;
    let wrong = || Err(format!("the format {text:?} does not take a value of type {}", value.kind()));
    match (value, spec.kind) {
        (Value::Str(s), None | Some('s'))
            if spec.sign.is_none() && spec.align != Some('=') && spec.grouping.is_none() =>
        {
            Ok(string_field(s, &spec))
        }
        (Value::Str(_), _) => wrong(),
        (Value::Int(_) | Value::Bool(_), Some('c')) => wrong(),
        (Value::Int(_) | Value::Bool(_), None | Some('d' | 'x' | 'X' | 'o' | 'b' | 'n')) => {
            if spec.precision.is_some() {
                return wrong();
            }
            Ok(integer_field(value.as_int().unwrap_or(0), &spec))
        }
        (Value::Int(_) | Value::Bool(_) | Value::Float(_), Some(kind @ ('e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%'))) => {
            Ok(float_field(value.as_float().unwrap_or(0.0), kind, &spec))
        }
        (Value::Float(x), None) if spec.precision.is_none() => {
            let repr = number::float(x.abs());
            Ok(number_field(x.is_sign_negative() && !x.is_nan(), "", repr, &spec))
        }
        (Value::Float(x), None) => {
            // Like `g`, but with at least one digit after the point.
            let digits = float_digits(x.abs(), 'g', spec.precision, false);
            let digits = if digits.contains(['.', 'e', 'n']) { digits } else { digits + ".0" };
            Ok(number_field(x.is_sign_negative() && !x.is_nan(), "", digits, &spec))
        }
        _ => wrong(),
    }
}

/// `pattern.format(*positional, **named)`
pub(super) fn braces(pattern: &str, positional: &[Value], named: &[(String, Value)]) -> Valued<String> {
    let mut automatic = 0;
    fill(pattern, positional, named, &mut automatic, 2)
}

fn fill(
    pattern: &str,
    positional: &[Value],
    named: &[(String, Value)],
    automatic: &mut usize,
    depth: u32,
) -> Valued<String> {
    let mut out = String::new();
    let mut rest = pattern;
    while let Some(at) = rest.find(['{', '}']) {
        out.push_str(&rest[..at]);
        let brace = &rest[at..at + 1];
        rest = &rest[at + 1..];
        if rest.starts_with(brace) {
            out.push_str(brace);
            rest = &rest[1..];
            continue;
        }
        if brace == "}" {
            return Err("a format has a single `}`".into());
        }
        let mut open = 1;
        let end = rest.char_indices().find(|(_, c)| {
            open += i32::from(*c == '{') - i32::from(*c == '}');
            open == 0
        });
        let Some((end, _)) = end else { return Err("a format has a single `{`".into()) };
        let field = &rest[..end];
        rest = &rest[end + 1..];
        let (field, spec) = field.split_once(':').unwrap_or((field, ""));
        let (name, conversion) = field.split_once('!').map_or((field, None), |(name, c)| (name, Some(c)));
        let value = lookup(name, positional, named, automatic)?;
        let spec = if spec.contains('{') {
            if depth == 0 {
                return Err("the fields of a format are nested too deeply".into());
            }
            fill(spec, positional, named, automatic, depth - 1)?
        } else {
            spec.to_string()
        };
        let value = match conversion {
            None => value,
            Some("s") => Value::from(value.text()),
            Some("r") => Value::from(value.repr()),
            Some("a") => Value::from(text::ascii(&value.repr())),
            Some(other) => return Err(format!("a format has the unknown conversion {other:?}")),
        };
        out.push_str(&apply(&value, &spec)?);
    }
    out.push_str(rest);
    Ok(out)
}

/// The value of a field's name: an argument, then attributes and items.
fn lookup(name: &str, positional: &[Value], named: &[(String, Value)], automatic: &mut usize) -> Valued {
    let end = name.find(['.', '[']).unwrap_or(name.len());
    let (first, mut path) = name.split_at(end);
    let missing = || format!("a format needs the argument {first:?}");
    let mut value = if first.is_empty() {
        *automatic += 1;
        positional.get(*automatic - 1).ok_or_else(missing)?.clone()
    } else if let Ok(index) = first.parse::<usize>() {
        if *automatic > 0 {
            return Err("a format has fields with and without numbers".into());
        }
        positional.get(index).ok_or_else(missing)?.clone()
    } else {
        named.iter().find(|(key, _)| key == first).map(|(_, value)| value.clone()).ok_or_else(missing)?
    };
    while !path.is_empty() {
        if let Some(rest) = path.strip_prefix('.') {
            let end = rest.find(['.', '[']).unwrap_or(rest.len());
            value = operators::attribute(&value, &rest[..end])?;
            path = &rest[end..];
        } else {
            let end = path.find(']').ok_or("a format has a single `[`")?;
            let key = &path[1..end];
            let key = key.parse::<i128>().map_or_else(|_| Value::from(key), Value::Int);
            value = operators::item(&value, &key)?;
            path = &path[end + 1..];
        }
    }
    Ok(value)
}
