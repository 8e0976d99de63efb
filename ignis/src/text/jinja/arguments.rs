//! The arguments of calls, filters and tests.

use super::value::{Value, Valued};

/// Evaluated arguments.
#[derive(Clone, Debug, Default)]
pub(super) struct Given {
    pub(super) positional: Vec<Value>,
    pub(super) named: Vec<(String, Value)>,
}

/// The arguments in the order of the parameters; `None` for those that are absent.
#[derive(Debug)]
pub(super) struct Bound(Vec<Option<Value>>);

impl Given {
    pub(super) fn positional(positional: Vec<Value>) -> Self {
        Given { positional, named: Vec::new() }
    }

    /// Assigns arguments to parameters, of which the first `required` must be present.
    pub(super) fn bind(&self, what: &str, parameters: &[&str], required: usize) -> Valued<Bound> {
        if self.positional.len() > parameters.len() {
            return Err(format!("`{what}` takes at most {} arguments", parameters.len()));
        }
        let mut bound: Vec<Option<Value>> = self.positional.iter().cloned().map(Some).collect();
        bound.resize(parameters.len(), None);
        for (name, value) in &self.named {
            let slot = parameters.iter().position(|p| p == name).and_then(|i| bound.get_mut(i));
            match slot {
                Some(slot @ None) => *slot = Some(value.clone()),
                Some(_) => return Err(format!("`{what}` got the argument `{name}` twice")),
                None => return Err(format!("`{what}` has no parameter `{name}`")),
            }
        }
        match bound.iter().take(required).position(Option::is_none) {
            Some(missing) => Err(format!("`{what}` needs the argument `{}`", parameters[missing])),
            None => Ok(Bound(bound)),
        }
    }

    /// Refuses named arguments.
    pub(super) fn only_positional(&self, what: &str, least: usize, most: usize) -> Valued<&[Value]> {
        if let Some((name, _)) = self.named.first() {
            return Err(format!("`{what}` has no parameter `{name}`"));
        }
        let count = self.positional.len();
        if (least..=most).contains(&count) {
            Ok(&self.positional)
        } else {
            Err(format!("`{what}` takes {least} to {most} arguments, not {count}"))
        }
    }
}

impl Bound {
    pub(super) fn get(&self, i: usize) -> Option<&Value> {
        self.0.get(i)?.as_ref()
    }

    /// The argument; `None` also for Python's `None`.
    pub(super) fn some(&self, i: usize) -> Option<&Value> {
        self.get(i).filter(|v| !matches!(v, Value::None))
    }

    pub(super) fn is_true(&self, i: usize, default: bool) -> bool {
        self.get(i).map_or(default, Value::is_true)
    }

    pub(super) fn int(&self, i: usize, default: i128) -> Valued<i128> {
        self.get(i).map_or(Ok(default), integer)
    }
}

/// The value as an integer.
pub(super) fn integer(value: &Value) -> Valued<i128> {
    value.as_int().ok_or_else(|| format!("a value of type {} is not an integer", value.kind()))
}

/// The value as a string.
pub(super) fn string(value: &Value) -> Valued<&str> {
    value.as_str().ok_or_else(|| match value {
        Value::Undefined(what) => format!("{what} is undefined"),
        _ => format!("a value of type {} is not a string", value.kind()),
    })
}

/// A number of characters or elements: 0 if it is negative.
pub(super) fn size(value: i128) -> Valued<usize> {
    if value > 1 << 24 { Err("a size is too large".into()) } else { Ok(usize::try_from(value).unwrap_or(0)) }
}
