//! Tables of the keys of a JSON file. A row says what a key does; reading, documentation and tests derive from it.

use super::keys::Keys;
use crate::Error;
use serde_json::Value;

/// A row of a table: a key of a JSON file.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key.
    pub name: &'static str,
    /// What is done with it.
    pub handling: Handling,
}

/// What is done with a key.
#[derive(Clone, Copy, Debug)]
pub enum Handling {
    /// It is read. The text says what it sets.
    Used(&'static str),
    /// It requests something unsupported, unless its value is neutral.
    Refused(Neutral),
    /// As [`Refused`](Self::Refused), but it has no effect on greedy decoding, which `"do_sample": false` selects.
    RefusedForSampling(Neutral),
    /// It has no effect on the text. The text says why.
    NoEffect(&'static str),
}

/// The values of a key that have no effect. `null` always has none.
#[derive(Clone, Copy, Debug)]
pub enum Neutral {
    /// Only `null`.
    Null,
    /// This truth value.
    Flag(bool),
    /// This number.
    Number(f64),
    /// Numbers up to this one.
    AtMost(f64),
    /// Numbers from this one on.
    AtLeast(f64),
    /// Numbers that are not strictly between 0 and 1.
    NotBetween0And1,
    /// Everything but this string.
    Not(&'static str),
}

impl Neutral {
    /// Whether this value has no effect.
    pub fn accepts(&self, value: &Value) -> bool {
        let number = |test: &dyn Fn(f64) -> bool| value.as_f64().is_some_and(test);
        value.is_null()
            || match *self {
                Neutral::Null => false,
                Neutral::Flag(flag) => value.as_bool() == Some(flag),
                Neutral::Number(n) => number(&|x| x == n),
                Neutral::AtMost(n) => number(&|x| x <= n),
                Neutral::AtLeast(n) => number(&|x| x >= n),
                Neutral::NotBetween0And1 => number(&|x| x <= 0.0 || x >= 1.0),
                Neutral::Not(text) => value.as_str() != Some(text),
            }
    }
}

impl std::fmt::Display for Neutral {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Neutral::Null => write!(f, "null"),
            Neutral::Flag(flag) => write!(f, "{flag}"),
            Neutral::Number(n) => write!(f, "{n}"),
            Neutral::AtMost(n) => write!(f, "a number of at most {n}"),
            Neutral::AtLeast(n) => write!(f, "a number of at least {n}"),
            Neutral::NotBetween0And1 => write!(f, "0 or 1"),
            Neutral::Not(text) => write!(f, "any value but \"{text}\""),
        }
    }
}

impl std::fmt::Display for Handling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Handling::Used(what) => write!(f, "{what}"),
            Handling::Refused(neutral) => write!(f, "refused, except for {neutral}"),
            Handling::RefusedForSampling(neutral) => {
                write!(f, "refused, except for {neutral}, and unless `do_sample` is false")
            }
            Handling::NoEffect(why) => write!(f, "no effect: {why}"),
        }
    }
}

/// Shortens a row of a table.
pub(crate) const fn key(name: &'static str, handling: Handling) -> Key {
    Key { name, handling }
}

/// Refuses keys whose value requests something unsupported. `greedy` says whether decoding is greedy. Returns the keys
/// that no table lists; of several rows for a key, that of the first table applies.
pub(crate) fn check(keys: Keys<'_>, tables: &[&[Key]], greedy: bool) -> Result<Vec<String>, Error> {
    let mut unknown = Vec::new();
    for (name, value) in keys.all() {
        let Some(row) = tables.iter().flat_map(|table| table.iter()).find(|row| row.name == name) else {
            unknown.push(name.clone());
            continue;
        };
        let neutral = match row.handling {
            Handling::Refused(neutral) => neutral,
            Handling::RefusedForSampling(neutral) if !greedy => neutral,
            _ => continue,
        };
        if !neutral.accepts(value) {
            return Err(keys.unsupported(name, value, &format!("{neutral} (remove the key to run without it)")));
        }
    }
    Ok(unknown)
}
