//! Operators on values.

use super::ast::{Binary, Comparison};
use super::format;
use super::value::{Dict, Fault, Object, Value, Valued, View, equal, order, range_len, same_or_equal};
use std::cmp::Ordering;
use std::rc::Rc;

/// The most bytes or elements of a repeated value.
const LARGEST: usize = 1 << 26;

fn undefined(what: &str) -> Fault {
    format!("{what} is undefined")
}

/// The error for operands of wrong types.
fn mismatch(operator: &str, a: &Value, b: &Value) -> Fault {
    match (a, b) {
        (Value::Undefined(what), _) | (_, Value::Undefined(what)) => undefined(what),
        _ => format!("the operator `{operator}` does not take values of the types {} and {}", a.kind(), b.kind()),
    }
}

fn large() -> Fault {
    "an integer has more than 128 bits".into()
}

/// The floor of the quotient and the remainder with the sign of the divisor, as in Python.
fn div_mod_float(a: f64, b: f64) -> (f64, f64) {
    let mut remainder = a % b;
    let mut quotient = (a - remainder) / b;
    if remainder != 0.0 {
        if (b < 0.0) != (remainder < 0.0) {
            remainder += b;
            quotient -= 1.0;
        }
    } else {
        remainder = 0f64.copysign(b);
    }
    let floor = if quotient != 0.0 {
        let floor = quotient.floor();
        if quotient - floor > 0.5 { floor + 1.0 } else { floor }
    } else {
        0f64.copysign(a / b)
    };
    (floor, remainder)
}

fn repeat(items: &[Value], count: i128) -> Valued<Vec<Value>> {
    let count = usize::try_from(count).unwrap_or(0);
    if items.len().saturating_mul(count) > LARGEST {
        return Err("a repeated list is too large".into());
    }
    Ok(items.iter().cloned().cycle().take(items.len() * count).collect())
}

fn integers(operator: Binary, a: i128, b: i128) -> Valued {
    let zero = || Err("division by zero".to_string());
    let checked = |n: Option<i128>| n.map(Value::Int).ok_or_else(large);
    match operator {
        Binary::Add => checked(a.checked_add(b)),
        Binary::Sub => checked(a.checked_sub(b)),
        Binary::Mul => checked(a.checked_mul(b)),
        Binary::Div | Binary::FloorDiv | Binary::Mod if b == 0 => zero(),
        Binary::Div => Ok(Value::Float(a as f64 / b as f64)),
        Binary::FloorDiv => {
            let quotient = a.checked_div(b).ok_or_else(large)?;
            Ok(Value::Int(quotient - i128::from(a % b != 0 && (a < 0) != (b < 0))))
        }
        Binary::Mod => {
            let remainder = a.checked_rem(b).unwrap_or(0);
            Ok(Value::Int(if remainder != 0 && (remainder < 0) != (b < 0) { remainder + b } else { remainder }))
        }
        Binary::Pow if b < 0 && a == 0 => zero(),
        Binary::Pow if b < 0 => Ok(Value::Float((a as f64).powf(b as f64))),
        Binary::Pow => match (a, u32::try_from(b)) {
            (0 | 1, _) => Ok(Value::Int(if b == 0 { 1 } else { a })),
            (-1, _) => Ok(Value::Int(if b % 2 == 0 { 1 } else { -1 })),
            (_, Ok(b)) => checked(a.checked_pow(b)),
            _ => Err(large()),
        },
    }
}

fn floats(operator: Binary, a: f64, b: f64) -> Valued {
    if matches!(operator, Binary::Div | Binary::FloorDiv | Binary::Mod) && b == 0.0 {
        return Err("division by zero".into());
    }
    Ok(Value::Float(match operator {
        Binary::Add => a + b,
        Binary::Sub => a - b,
        Binary::Mul => a * b,
        Binary::Div => a / b,
        Binary::FloorDiv => div_mod_float(a, b).0,
        Binary::Mod => div_mod_float(a, b).1,
        Binary::Pow => {
            if a == 0.0 && b < 0.0 {
                return Err("zero to a negative power".into());
            }
            if a < 0.0 && b.fract() != 0.0 && a.is_finite() && b.is_finite() {
                return Err("complex numbers are not supported".into());
            }
            let power = a.powf(b);
            if power.is_infinite() && a.is_finite() && b.is_finite() {
                return Err("a power is too large".into());
            }
            power
        }
    }))
}

/// A binary operation.
pub(super) fn binary(operator: Binary, a: &Value, b: &Value) -> Valued {
    let symbol = match operator {
        Binary::Add => "+",
        Binary::Sub => "-",
        Binary::Mul => "*",
        Binary::Div => "/",
        Binary::FloorDiv => "//",
        Binary::Mod => "%",
        Binary::Pow => "**",
    };
    if let (Binary::Mod, Value::Str(pattern)) = (operator, a) {
        return format::percent(pattern, b).map(Value::from);
    }
    if let (Some(x), Some(y)) = (a.as_int(), b.as_int()) {
        return integers(operator, x, y);
    }
    if let (Some(x), Some(y)) = (a.as_float(), b.as_float()) {
        return floats(operator, x, y);
    }
    let joined = |a: &[Value], b: &[Value]| [a, b].concat();
    match (operator, a, b) {
        (Binary::Add, Value::Str(a), Value::Str(b)) => Ok(Value::from([&**a, &**b].concat())),
        (Binary::Add, Value::List(a), Value::List(b)) => Ok(Value::list(joined(a, b))),
        (Binary::Add, Value::Tuple(a), Value::Tuple(b)) => Ok(Value::tuple(joined(a, b))),
        (Binary::Mul, Value::Str(text), count) | (Binary::Mul, count, Value::Str(text)) => {
            let count = count.as_int().ok_or_else(|| mismatch(symbol, a, b))?;
            let count = usize::try_from(count).unwrap_or(0);
            if text.len().saturating_mul(count) > LARGEST {
                return Err("a repeated string is too large".into());
            }
            Ok(Value::from(text.repeat(count)))
        }
        (Binary::Mul, Value::List(items), count) | (Binary::Mul, count, Value::List(items)) => {
            Ok(Value::list(repeat(items, count.as_int().ok_or_else(|| mismatch(symbol, a, b))?)?))
        }
        (Binary::Mul, Value::Tuple(items), count) | (Binary::Mul, count, Value::Tuple(items)) => {
            Ok(Value::tuple(repeat(items, count.as_int().ok_or_else(|| mismatch(symbol, a, b))?)?))
        }
        _ => Err(mismatch(symbol, a, b)),
    }
}

/// `-value` or `+value`
pub(super) fn sign(value: &Value, negative: bool) -> Valued {
    match value {
        Value::Float(x) => Ok(Value::Float(if negative { -x } else { *x })),
        Value::Undefined(what) => Err(undefined(what)),
        _ => match value.as_int() {
            Some(n) => Ok(Value::Int(if negative { n.checked_neg().ok_or_else(large)? } else { n })),
            None => Err(format!("a value of type {} has no sign", value.kind())),
        },
    }
}

/// `item in container`
pub(super) fn contains(container: &Value, item: &Value) -> Valued<bool> {
    match container {
        Value::Str(text) => match item {
            Value::Str(part) => Ok(text.contains(&**part)),
            Value::Undefined(what) => Err(undefined(what)),
            _ => Err(format!("a string does not contain values of type {}", item.kind())),
        },
        Value::Dict(dict) | Value::View(View::Keys, dict) => {
            super::value::check_key(item)?;
            Ok(dict.get(item).is_some())
        }
        _ => Ok(container.iterate()?.iter().any(|one| same_or_equal(one, item))),
    }
}

/// A comparison.
pub(super) fn compare(comparison: Comparison, a: &Value, b: &Value) -> Valued<bool> {
    let ordered = |test: &dyn Fn(Ordering) -> bool| Ok(order(a, b)?.is_some_and(test));
    match comparison {
        Comparison::Eq => Ok(equal(a, b)),
        Comparison::Ne => Ok(!equal(a, b)),
        Comparison::Lt => ordered(&Ordering::is_lt),
        Comparison::Le => ordered(&Ordering::is_le),
        Comparison::Gt => ordered(&Ordering::is_gt),
        Comparison::Ge => ordered(&Ordering::is_ge),
        Comparison::In => contains(b, a),
        Comparison::NotIn => Ok(!contains(b, a)?),
    }
}

/// `value[start:stop:step]`
pub(super) fn slice(value: &Value, bounds: [&Value; 3]) -> Valued {
    let bound = |value: &Value| match value {
        Value::None => Ok(None),
        _ => match value.as_int() {
            Some(n) => Ok(Some(n)),
            None => Err(format!("a bound of a slice is of type {}, not int", value.kind())),
        },
    };
    let (start, stop, step) = (bound(bounds[0])?, bound(bounds[1])?, bound(bounds[2])?.unwrap_or(1));
    if step == 0 {
        return Err("the step of a slice is zero".into());
    }
    let ends = |length: usize| {
        let n = length as i128;
        let (low, high) = if step > 0 { (0, n) } else { (-1, n - 1) };
        let clamp = |bound: i128| if bound < 0 { bound.saturating_add(n).max(low) } else { bound.min(high) };
        let start = start.map_or(if step > 0 { low } else { high }, clamp);
        (start, stop.map_or(if step > 0 { high } else { low }, clamp))
    };
    let pick = |length: usize| -> Vec<usize> {
        let (start, stop) = ends(length);
        (0..range_len(start, stop, step)).map(|i| (start + i as i128 * step) as usize).collect()
    };
    match value {
        Value::Str(text) => {
            let chars: Vec<char> = text.chars().collect();
            Ok(Value::from(pick(chars.len()).into_iter().map(|i| chars[i]).collect::<String>()))
        }
        Value::List(items) => Ok(Value::list(pick(items.len()).into_iter().map(|i| items[i].clone()).collect())),
        Value::Tuple(items) => Ok(Value::tuple(pick(items.len()).into_iter().map(|i| items[i].clone()).collect())),
        Value::Range(from, to, by) => {
            let (start, stop) = ends(range_len(*from, *to, *by));
            Ok(Value::Range(from + start * by, from + stop * by, by * step))
        }
        Value::Undefined(what) => Err(undefined(what)),
        _ => Err(format!("a value of type {} cannot be sliced", value.kind())),
    }
}

/// `value[index]`: an item, or else an attribute.
pub(super) fn item(value: &Value, index: &Value) -> Valued {
    let missing = || match index {
        Value::Str(name) => Value::undefined(&format!("`{name}`")),
        _ => Value::undefined(&format!("item {}", index.repr())),
    };
    let at = |length: usize| {
        let n = index.as_int()?;
        usize::try_from(if n < 0 { n + length as i128 } else { n }).ok().filter(|n| *n < length)
    };
    let found = match value {
        Value::Undefined(what) => return Err(undefined(what)),
        Value::List(items) | Value::Tuple(items) => at(items.len()).map(|i| items[i].clone()),
        Value::Str(text) => {
            let length = text.chars().count();
            at(length).and_then(|i| text.chars().nth(i)).map(|c| Value::from(c.encode_utf8(&mut [0; 4]) as &str))
        }
        Value::Range(start, stop, step) => {
            at(range_len(*start, *stop, *step)).map(|i| Value::Int(start + i as i128 * step))
        }
        Value::Dict(dict) => dict.get(index).cloned(),
        _ => None,
    };
    match (found, index) {
        (Some(found), _) => Ok(found),
        (None, Value::Str(name)) => Ok(own_attribute(value, name).unwrap_or_else(missing)),
        (None, _) => Ok(missing()),
    }
}

/// `value.name`: an attribute, or else an item.
pub(super) fn attribute(value: &Value, name: &str) -> Valued {
    if let Value::Undefined(what) = value {
        return Err(undefined(what));
    }
    if let Some(found) = own_attribute(value, name) {
        return Ok(found);
    }
    match value {
        Value::Dict(dict) => Ok(dict.get_str(name).cloned().unwrap_or_else(|| Value::undefined(&format!("`{name}`")))),
        _ => Ok(Value::undefined(&format!("`{name}`"))),
    }
}

/// An attribute of Python's object, without the items.
fn own_attribute(value: &Value, name: &str) -> Option<Value> {
    if super::methods::exists(value, name) {
        return Some(Value::object(Object::Method(value.clone(), name.into())));
    }
    let Value::Object(object) = value else { return None };
    match &**object {
        Object::Namespace(dict) => dict.borrow().get_str(name).cloned(),
        Object::Loop(state) => state.attribute(name),
        Object::Macro(found) => match name {
            "name" => Some(Value::from(found.name())),
            "arguments" => Some(Value::tuple(found.parameters().map(Value::from).collect())),
            _ => None,
        },
        Object::Cycler(items, at) if name == "current" => items.get(at.get()).cloned(),
        _ => None,
    }
}

/// A dict of these pairs, of which later ones replace earlier ones.
pub(super) fn dict(pairs: impl IntoIterator<Item = Valued<(Value, Value)>>) -> Valued {
    let mut dict = Dict::default();
    for pair in pairs {
        let (key, value) = pair?;
        super::value::check_key(&key)?;
        dict.set(key, value);
    }
    Ok(Value::Dict(Rc::new(dict)))
}
