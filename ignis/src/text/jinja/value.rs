//! Values of templates, with the semantics of Python.

use super::interpret::{LoopState, MacroValue};
use super::number;
use super::text;
use std::cell::{Cell, RefCell};
use std::cmp::Ordering;
use std::rc::Rc;

/// Why a value cannot be used in an operation.
pub(super) type Fault = String;
pub(super) type Valued<T = Value> = Result<T, Fault>;

/// A dict: pairs in the order of insertion.
#[derive(Clone, Debug, Default)]
pub(super) struct Dict(pub(super) Vec<(Value, Value)>);

impl Dict {
    pub(super) fn get(&self, key: &Value) -> Option<&Value> {
        self.0.iter().find(|(k, _)| equal(k, key)).map(|(_, v)| v)
    }

    pub(super) fn get_str(&self, key: &str) -> Option<&Value> {
        self.0.iter().find(|(k, _)| matches!(k, Value::Str(s) if **s == *key)).map(|(_, v)| v)
    }

    /// Sets a key. An equal key keeps its place and its type.
    pub(super) fn set(&mut self, key: Value, value: Value) {
        match self.0.iter_mut().find(|(k, _)| equal(k, &key)) {
            Some((_, old)) => *old = value,
            None => self.0.push((key, value)),
        }
    }
}

/// Which part of a dict a view shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum View {
    Keys,
    Values,
    Items,
}

/// A value.
#[derive(Clone, Debug)]
pub(super) enum Value {
    /// What it is, for messages.
    Undefined(Rc<str>),
    None,
    Bool(bool),
    Int(i128),
    Float(f64),
    Str(Rc<str>),
    List(Rc<Vec<Value>>),
    Tuple(Rc<Vec<Value>>),
    Dict(Rc<Dict>),
    /// Start, stop, step.
    Range(i128, i128, i128),
    View(View, Rc<Dict>),
    /// Values that can be iterated once, as those of a generator.
    Stream(Rc<RefCell<std::vec::IntoIter<Value>>>),
    Object(Rc<Object>),
}

/// Values with an identity.
#[derive(Debug)]
pub(super) enum Object {
    Namespace(RefCell<Dict>),
    Macro(MacroValue),
    Loop(LoopState),
    Function(Function),
    /// A method of a value.
    Method(Value, String),
    /// The values, and the index of the current one.
    Cycler(Vec<Value>, Cell<usize>),
    /// The separator, and whether it was used.
    Joiner(Value, Cell<bool>),
}

/// A global function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Function {
    Range,
    Dict,
    Namespace,
    Cycler,
    Joiner,
    RaiseException,
    StrftimeNow,
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Str(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Str(text.into())
    }
}

impl Value {
    pub(super) fn list(items: Vec<Value>) -> Value {
        Value::List(Rc::new(items))
    }

    pub(super) fn tuple(items: Vec<Value>) -> Value {
        Value::Tuple(Rc::new(items))
    }

    pub(super) fn stream(items: Vec<Value>) -> Value {
        Value::Stream(Rc::new(RefCell::new(items.into_iter())))
    }

    pub(super) fn object(object: Object) -> Value {
        Value::Object(Rc::new(object))
    }

    pub(super) fn undefined(what: &str) -> Value {
        Value::Undefined(what.into())
    }

    pub(super) fn int(n: usize) -> Value {
        Value::Int(n as i128)
    }

    /// The value of JSON.
    pub(super) fn json(json: &serde_json::Value) -> Value {
        match json {
            serde_json::Value::Null => Value::None,
            serde_json::Value::Bool(b) => Value::Bool(*b),
            serde_json::Value::Number(n) => match (n.as_i128(), n.as_f64()) {
                (Some(i), _) => Value::Int(i),
                (None, x) => Value::Float(x.unwrap_or(f64::NAN)),
            },
            serde_json::Value::String(s) => Value::from(s.as_str()),
            serde_json::Value::Array(list) => Value::list(list.iter().map(Value::json).collect()),
            serde_json::Value::Object(map) => {
                let pairs = map.iter().map(|(k, v)| (Value::from(k.as_str()), Value::json(v)));
                Value::Dict(Rc::new(Dict(pairs.collect())))
            }
        }
    }

    /// The name of the type in Python.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Value::Undefined(_) => "undefined",
            Value::None => "NoneType",
            Value::Bool(_) => "bool",
            Value::Int(_) => "int",
            Value::Float(_) => "float",
            Value::Str(_) => "str",
            Value::List(_) => "list",
            Value::Tuple(_) => "tuple",
            Value::Dict(_) => "dict",
            Value::Range(..) => "range",
            Value::View(View::Keys, _) => "dict_keys",
            Value::View(View::Values, _) => "dict_values",
            Value::View(View::Items, _) => "dict_items",
            Value::Stream(_) => "generator",
            Value::Object(object) => match **object {
                Object::Namespace(_) => "namespace",
                Object::Macro(_) => "macro",
                Object::Loop(_) => "loop",
                Object::Function(_) | Object::Method(..) => "function",
                Object::Cycler(..) => "cycler",
                Object::Joiner(..) => "joiner",
            },
        }
    }

    pub(super) fn is_true(&self) -> bool {
        match self {
            Value::Undefined(_) | Value::None => false,
            Value::Bool(b) => *b,
            Value::Int(n) => *n != 0,
            Value::Float(x) => *x != 0.0,
            Value::Str(s) => !s.is_empty(),
            Value::List(items) | Value::Tuple(items) => !items.is_empty(),
            Value::Dict(dict) | Value::View(_, dict) => !dict.0.is_empty(),
            Value::Range(..) => self.len().is_ok_and(|n| n > 0),
            Value::Stream(_) | Value::Object(_) => true,
        }
    }

    /// The value as a number, if it is an integer or a bool.
    pub(super) fn as_int(&self) -> Option<i128> {
        match self {
            Value::Int(n) => Some(*n),
            Value::Bool(b) => Some(i128::from(*b)),
            _ => None,
        }
    }

    pub(super) fn as_float(&self) -> Option<f64> {
        match self {
            Value::Float(x) => Some(*x),
            _ => self.as_int().map(|n| n as f64),
        }
    }

    pub(super) fn as_str(&self) -> Option<&str> {
        match self {
            Value::Str(s) => Some(s),
            _ => None,
        }
    }

    pub(super) fn is_undefined(&self) -> bool {
        matches!(self, Value::Undefined(_))
    }

    /// Whether more than `levels` values contain each other. Such values need too much stack.
    pub(super) fn is_deeper_than(&self, levels: u32) -> bool {
        let Some(left) = levels.checked_sub(1) else { return true };
        let any = |items: &[Value]| items.iter().any(|one| one.is_deeper_than(left));
        let any_pair = |dict: &Dict| dict.0.iter().any(|(k, v)| k.is_deeper_than(left) || v.is_deeper_than(left));
        match self {
            Value::List(items) | Value::Tuple(items) => any(items),
            Value::Dict(dict) | Value::View(_, dict) => any_pair(dict),
            Value::Stream(items) => any(items.borrow().as_slice()),
            Value::Object(object) => match &**object {
                Object::Namespace(dict) => any_pair(&dict.borrow()),
                Object::Method(value, _) | Object::Joiner(value, _) => value.is_deeper_than(left),
                Object::Cycler(items, _) => any(items),
                Object::Loop(state) => any(&state.items),
                Object::Macro(_) | Object::Function(_) => false,
            },
            _ => false,
        }
    }

    /// `len(value)`
    pub(super) fn len(&self) -> Valued<usize> {
        Ok(match self {
            Value::Undefined(_) => 0,
            Value::Str(s) => s.chars().count(),
            Value::List(items) | Value::Tuple(items) => items.len(),
            Value::Dict(dict) | Value::View(_, dict) => dict.0.len(),
            Value::Range(start, stop, step) => range_len(*start, *stop, *step),
            Value::Object(object) => match &**object {
                Object::Loop(state) => state.items.len(),
                _ => return Err(format!("a value of type {} has no length", self.kind())),
            },
            _ => return Err(format!("a value of type {} has no length", self.kind())),
        })
    }

    /// The values of an iteration.
    pub(super) fn iterate(&self) -> Valued<Vec<Value>> {
        Ok(match self {
            Value::Undefined(_) => Vec::new(),
            Value::Str(s) => s.chars().map(|c| Value::from(c.encode_utf8(&mut [0; 4]) as &str)).collect(),
            Value::List(items) | Value::Tuple(items) => items.to_vec(),
            Value::Dict(dict) => dict.0.iter().map(|(k, _)| k.clone()).collect(),
            Value::View(view, dict) => dict.0.iter().map(|pair| part(*view, pair)).collect(),
            Value::Range(start, stop, step) => {
                (0..range_len(*start, *stop, *step)).map(|i| Value::Int(start + i as i128 * step)).collect()
            }
            Value::Stream(items) => std::mem::take(&mut *items.borrow_mut()).collect(),
            _ => return Err(format!("a value of type {} cannot be iterated", self.kind())),
        })
    }

    /// `str(value)`
    pub(super) fn text(&self) -> String {
        match self {
            Value::Str(s) => s.to_string(),
            Value::Undefined(_) => String::new(),
            _ => {
                let mut out = String::new();
                self.write_repr(&mut out);
                out
            }
        }
    }

    /// `repr(value)`
    pub(super) fn repr(&self) -> String {
        let mut out = String::new();
        self.write_repr(&mut out);
        out
    }

    fn write_repr(&self, out: &mut String) {
        match self {
            Value::Undefined(_) => out.push_str("Undefined"),
            Value::None => out.push_str("None"),
            Value::Bool(b) => out.push_str(if *b { "True" } else { "False" }),
            Value::Int(n) => out.push_str(&n.to_string()),
            Value::Float(x) => out.push_str(&number::float(*x)),
            Value::Str(s) => text::repr(s, out),
            Value::List(items) => write_items(items, ("[", "]"), out),
            Value::Tuple(items) if items.len() == 1 => write_items(items, ("(", ",)"), out),
            Value::Tuple(items) => write_items(items, ("(", ")"), out),
            Value::Dict(dict) => {
                out.push('{');
                for (i, (key, value)) in dict.0.iter().enumerate() {
                    out.push_str(if i > 0 { ", " } else { "" });
                    key.write_repr(out);
                    out.push_str(": ");
                    value.write_repr(out);
                }
                out.push('}');
            }
            Value::Range(start, stop, 1) => out.push_str(&format!("range({start}, {stop})")),
            Value::Range(start, stop, step) => out.push_str(&format!("range({start}, {stop}, {step})")),
            Value::View(view, dict) => {
                let items: Vec<Value> = dict.0.iter().map(|pair| part(*view, pair)).collect();
                out.push_str(self.kind());
                write_items(&items, ("([", "])"), out);
            }
            Value::Stream(_) => out.push_str("<generator>"),
            Value::Object(object) => match &**object {
                Object::Namespace(dict) => {
                    out.push_str("<Namespace ");
                    // A namespace that contains itself would never end.
                    match dict.try_borrow_mut() {
                        Ok(guard) => Value::Dict(Rc::new(guard.clone())).write_repr(out),
                        Err(_) => out.push_str("..."),
                    }
                    out.push('>');
                }
                Object::Macro(found) => out.push_str(&format!("<Macro '{}'>", found.name())),
                Object::Loop(state) => {
                    out.push_str(&format!("<LoopContext {}/{}>", state.index + 1, state.items.len()));
                }
                _ => out.push_str(&format!("<{}>", self.kind())),
            },
        }
    }
}

fn write_items(items: &[Value], brackets: (&str, &str), out: &mut String) {
    out.push_str(brackets.0);
    for (i, item) in items.iter().enumerate() {
        out.push_str(if i > 0 { ", " } else { "" });
        item.write_repr(out);
    }
    out.push_str(brackets.1);
}

fn part(view: View, (key, value): &(Value, Value)) -> Value {
    match view {
        View::Keys => key.clone(),
        View::Values => value.clone(),
        View::Items => Value::tuple(vec![key.clone(), value.clone()]),
    }
}

/// The number of values of a range.
pub(super) fn range_len(start: i128, stop: i128, step: i128) -> usize {
    let (from, to, by) = if step > 0 { (start, stop, step) } else { (stop, start, -step) };
    if from >= to || by == 0 { 0 } else { usize::try_from((to - from - 1) / by + 1).unwrap_or(usize::MAX) }
}

/// The order of an integer and a float, exactly; `None` if the float is NaN.
fn order_mixed(n: i128, x: f64) -> Option<Ordering> {
    if x.is_nan() {
        return None;
    }
    let floor = x.floor();
    if floor >= 1e38 {
        return Some(Ordering::Less);
    }
    if floor <= -1e38 {
        return Some(Ordering::Greater);
    }
    Some(n.cmp(&(floor as i128)).then(if x > floor { Ordering::Less } else { Ordering::Equal }))
}

/// The order of numbers; `None` if a value is not a number, or NaN.
fn order_numbers(a: &Value, b: &Value) -> Option<Ordering> {
    match (a, b) {
        (Value::Float(x), Value::Float(y)) => x.partial_cmp(y),
        (Value::Float(x), other) => order_mixed(other.as_int()?, *x).map(Ordering::reverse),
        (other, Value::Float(y)) => order_mixed(other.as_int()?, *y),
        _ => Some(a.as_int()?.cmp(&b.as_int()?)),
    }
}

/// `a == b`
pub(super) fn equal(a: &Value, b: &Value) -> bool {
    let all = |a: &[Value], b: &[Value]| a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same_or_equal(a, b));
    match (a, b) {
        (Value::Undefined(_), Value::Undefined(_)) | (Value::None, Value::None) => true,
        (Value::Str(a), Value::Str(b)) => a == b,
        (Value::List(a), Value::List(b)) | (Value::Tuple(a), Value::Tuple(b)) => all(a, b),
        (Value::Dict(a), Value::Dict(b)) => {
            a.0.len() == b.0.len() && a.0.iter().all(|(k, v)| b.get(k).is_some_and(|other| same_or_equal(v, other)))
        }
        (Value::Range(a0, a1, a2), Value::Range(b0, b1, b2)) => {
            let n = range_len(*a0, *a1, *a2);
            n == range_len(*b0, *b1, *b2) && (n == 0 || (a0 == b0 && (n == 1 || a2 == b2)))
        }
        (Value::View(View::Keys, a), Value::View(View::Keys, b)) => {
            a.0.len() == b.0.len() && a.0.iter().all(|(k, _)| b.get(k).is_some())
        }
        (Value::Stream(a), Value::Stream(b)) => Rc::ptr_eq(a, b),
        (Value::Object(a), Value::Object(b)) => Rc::ptr_eq(a, b),
        _ => order_numbers(a, b) == Some(Ordering::Equal),
    }
}

/// Equality of elements: an identical value equals itself, also NaN.
pub(super) fn same_or_equal(a: &Value, b: &Value) -> bool {
    let both_nan = matches!((a, b), (Value::Float(x), Value::Float(y)) if x.is_nan() && y.is_nan());
    both_nan || equal(a, b)
}

/// The order of two values for `<` and its kin; `None` for numbers without an order.
pub(super) fn order(a: &Value, b: &Value) -> Valued<Option<Ordering>> {
    match (a, b) {
        (Value::Str(a), Value::Str(b)) => Ok(Some(a.cmp(b))),
        (Value::List(x), Value::List(y)) | (Value::Tuple(x), Value::Tuple(y)) => {
            for (a, b) in x.iter().zip(y.iter()) {
                if !same_or_equal(a, b) {
                    return order(a, b);
                }
            }
            Ok(Some(x.len().cmp(&y.len())))
        }
        _ if a.as_float().is_some() && b.as_float().is_some() => Ok(order_numbers(a, b)),
        (Value::Undefined(what), _) | (_, Value::Undefined(what)) => Err(format!("{what} is undefined")),
        _ => Err(format!("values of the types {} and {} have no order", a.kind(), b.kind())),
    }
}

/// Whether a value can be a key of a dict.
pub(super) fn check_key(key: &Value) -> Valued<()> {
    match key {
        Value::List(_) | Value::Dict(_) | Value::View(..) => {
            Err(format!("a value of type {} cannot be a key", key.kind()))
        }
        Value::Tuple(items) => items.iter().try_for_each(check_key),
        _ => Ok(()),
    }
}
