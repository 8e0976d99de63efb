//! Global functions.

use super::arguments::{Given, integer, string};
use super::operators;
use super::time;
use super::value::{Dict, Function, Object, Value, Valued, range_len};
use std::cell::{Cell, RefCell};
use std::time::SystemTime;

/// The longest range, as in Jinja's sandbox.
const LONGEST_RANGE: usize = 100_000;

/// The global function with this name.
pub(super) fn global(name: &str) -> Option<Value> {
    let function = match name {
        "range" => Function::Range,
        "dict" => Function::Dict,
        "namespace" => Function::Namespace,
        "cycler" => Function::Cycler,
        "joiner" => Function::Joiner,
        "raise_exception" => Function::RaiseException,
        "strftime_now" => Function::StrftimeNow,
        _ => return None,
    };
    Some(Value::object(Object::Function(function)))
}

/// `strftime_now(format)`
pub(super) fn strftime_now(now: SystemTime, given: &Given) -> Valued {
    let bound = given.bind("strftime_now", &["format"], 1)?;
    Ok(Value::from(time::strftime(now, string(bound.get(0).unwrap_or(&Value::None))?)))
}

/// The dict of `dict(mapping, **named)`.
fn dict(name: &str, given: &Given) -> Valued {
    let first = match given.positional.as_slice() {
        [] => Vec::new(),
        [Value::Dict(dict)] => dict.0.clone(),
        [Value::Undefined(what)] => return Err(format!("{what} is undefined")),
        [pairs] => pairs
            .iterate()?
            .iter()
            .map(|pair| match pair.iterate()?.as_slice() {
                [key, value] => Ok((key.clone(), value.clone())),
                _ => Err(format!("`{name}` needs pairs")),
            })
            .collect::<Valued<_>>()?,
        _ => return Err(format!("`{name}` takes at most one positional argument")),
    };
    let named = given.named.iter().map(|(key, value)| (Value::from(key.as_str()), value.clone()));
    operators::dict(first.into_iter().chain(named).map(Ok))
}

/// Calls a function other than `strftime_now`.
pub(super) fn call(function: Function, given: &Given) -> Valued {
    match function {
        Function::Range => {
            let numbers = given.only_positional("range", 1, 3)?.iter().map(integer).collect::<Valued<Vec<i128>>>()?;
            let (start, stop, step) = match *numbers.as_slice() {
                [stop] => (0, stop, 1),
                [start, stop] => (start, stop, 1),
                [start, stop, step] => (start, stop, step),
                _ => return Err("`range` needs a number".into()),
            };
            if step == 0 {
                return Err("the step of `range` is zero".into());
            }
            let far = [start, stop, step].iter().any(|n| n.unsigned_abs() > 1 << 62);
            if far || range_len(start, stop, step) > LONGEST_RANGE {
                return Err(format!("a range has more than {LONGEST_RANGE} numbers"));
            }
            Ok(Value::Range(start, stop, step))
        }
        Function::Dict => dict("dict", given),
        Function::Namespace => {
            let Value::Dict(found) = dict("namespace", given)? else { return Err("`namespace` needs a dict".into()) };
            let hidden = found.0.iter().find_map(|(key, _)| key.as_str().filter(|name| name.starts_with('_')));
            if let Some(name) = hidden {
                return Err(format!("the attribute `{name}` of a namespace begins with an underscore"));
            }
            Ok(Value::object(Object::Namespace(RefCell::new(Dict(found.0.clone())))))
        }
        Function::Cycler => {
            let items = given.only_positional("cycler", 1, usize::MAX)?;
            Ok(Value::object(Object::Cycler(items.to_vec(), Cell::new(0))))
        }
        Function::Joiner => {
            let bound = given.bind("joiner", &["sep"], 0)?;
            let separator = bound.get(0).cloned().unwrap_or_else(|| Value::from(", "));
            Ok(Value::object(Object::Joiner(separator, Cell::new(false))))
        }
        Function::RaiseException | Function::StrftimeNow => {
            let bound = given.bind("raise_exception", &["message"], 1)?;
            Err(bound.get(0).map(Value::text).unwrap_or_default())
        }
    }
}
