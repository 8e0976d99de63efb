//! Jinja's tests: `value is name`.

use super::arguments::{Given, integer};
use super::ast::{Binary, Comparison};
use super::filters;
use super::methods;
use super::operators;
use super::value::{Object, Value, Valued};
use std::rc::Rc;

/// Names of comparisons.
fn comparison(name: &str) -> Option<Comparison> {
    Some(match name {
        "==" | "eq" | "equalto" => Comparison::Eq,
        "!=" | "ne" => Comparison::Ne,
        ">" | "gt" | "greaterthan" => Comparison::Gt,
        ">=" | "ge" => Comparison::Ge,
        "<" | "lt" | "lessthan" => Comparison::Lt,
        "<=" | "le" => Comparison::Le,
        "in" => Comparison::In,
        _ => return None,
    })
}

/// Tests without arguments.
const PLAIN: &[&str] = &[
    "odd",
    "even",
    "defined",
    "undefined",
    "filter",
    "test",
    "none",
    "boolean",
    "false",
    "true",
    "integer",
    "float",
    "lower",
    "upper",
    "string",
    "mapping",
    "number",
    "sequence",
    "iterable",
    "callable",
    "escaped",
];

/// Whether Jinja has this test.
fn exists(name: &str) -> bool {
    PLAIN.contains(&name) || comparison(name).is_some() || ["divisibleby", "sameas"].contains(&name)
}

/// Whether two values are one object. Small integers, and strings that are equal constants, are.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::None, Value::None) => true,
        (Value::Bool(a), Value::Bool(b)) => a == b,
        (Value::Int(a), Value::Int(b)) => a == b,
        (Value::Str(a), Value::Str(b)) => a == b,
        (Value::List(a), Value::List(b)) => Rc::ptr_eq(a, b),
        (Value::Tuple(a), Value::Tuple(b)) => Rc::ptr_eq(a, b) || (a.is_empty() && b.is_empty()),
        (Value::Dict(a), Value::Dict(b)) => Rc::ptr_eq(a, b),
        (Value::Object(a), Value::Object(b)) => Rc::ptr_eq(a, b),
        _ => false,
    }
}

/// `value % divisor == result`
fn remainder_is(value: &Value, divisor: &Value, result: i128) -> Valued<bool> {
    let remainder = operators::binary(Binary::Mod, value, divisor)?;
    Ok(super::value::equal(&remainder, &Value::Int(result)))
}

/// Applies a test.
pub(super) fn apply(name: &str, value: &Value, given: &Given) -> Valued<bool> {
    if let Some(comparison) = comparison(name) {
        let other = given.only_positional(name, 1, 1)?.first().cloned().unwrap_or(Value::None);
        return operators::compare(comparison, value, &other);
    }
    if !exists(name) {
        return Err(format!("there is no test named `{name}`"));
    }
    let most = usize::from(["divisibleby", "sameas"].contains(&name));
    let arguments = given.only_positional(name, most, most)?;
    let function = |object: &Rc<Object>| {
        matches!(
            **object,
            Object::Macro(_) | Object::Function(_) | Object::Method(..) | Object::Joiner(..) | Object::Loop(_)
        )
    };
    let boolean = |wanted: bool| matches!(value, Value::Bool(b) if *b == wanted);
    Ok(match name {
        "divisibleby" => remainder_is(value, &Value::Int(integer(&arguments[0])?), 0)?,
        "sameas" => same(value, &arguments[0]),
        "odd" => remainder_is(value, &Value::Int(2), 1)?,
        "even" => remainder_is(value, &Value::Int(2), 0)?,
        "defined" => !value.is_undefined(),
        "undefined" => value.is_undefined(),
        "filter" => value.as_str().is_some_and(filters::exists),
        "test" => value.as_str().is_some_and(exists),
        "none" => matches!(value, Value::None),
        "boolean" => matches!(value, Value::Bool(_)),
        "true" => boolean(true),
        "false" => boolean(false),
        "integer" => matches!(value, Value::Int(_)),
        "float" => matches!(value, Value::Float(_)),
        "number" => value.as_float().is_some(),
        "string" => value.as_str().is_some(),
        "lower" => methods::is_case(&value.text(), false),
        "upper" => methods::is_case(&value.text(), true),
        "mapping" => matches!(value, Value::Dict(_)),
        "sequence" => matches!(
            value,
            Value::Undefined(_) | Value::Str(_) | Value::List(_) | Value::Tuple(_) | Value::Dict(_) | Value::Range(..)
        ),
        "iterable" => match value {
            Value::None | Value::Bool(_) | Value::Int(_) | Value::Float(_) => false,
            Value::Object(object) => matches!(**object, Object::Loop(_)),
            _ => true,
        },
        "callable" => match value {
            Value::Object(object) => function(object),
            // An undefined value has a method that raises an error when it is called.
            Value::Undefined(_) => true,
            _ => false,
        },
        // Nothing is escaped automatically.
        _ => false,
    })
}
