//! Rust's format strings, as far as kernels support them: `"x = {x:>8.3}, {} of {1:#x}"`.
//!
//! This module parses the text only. [`mod@super::check`] checks which types a form supports, and which arguments
//! exist.

use crate::help::Help;
use crate::ir::message::{Align, Form, Spec};

/// A parsed format string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Format {
    /// Its parts in order.
    pub parts: Vec<Part>,
}

/// A part of a format string.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Part {
    Text(String),
    Value(Which, Spec),
}

/// The argument that a placeholder shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// The next argument that no other `{}` shows.
    Next,
    /// By position.
    At(usize),
    /// By name.
    Named(String),
}

/// An error in a format string, and what to write instead.
pub type Wrong = (String, Help);

/// The greatest width and precision.
const LONGEST: u16 = 1000;

impl Format {
    /// Parses a format string.
    ///
    /// # Errors
    /// The problem with the format string, and what to write instead.
    pub fn parse(text: &str) -> Result<Format, Wrong> {
        let mut parts: Vec<Part> = vec![];
        let mut plain = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            plain.push_str(&rest[..at]);
            let tail = &rest[at..];
            if let Some(after) = tail.strip_prefix("{{") {
                plain.push('{');
                rest = after;
            } else if let Some(after) = tail.strip_prefix("}}") {
                plain.push('}');
                rest = after;
            } else if let Some(inner) = tail.strip_prefix('{') {
                let Some(end) = inner.find('}') else {
                    return Err((
                        "a `{` of this format is not closed".into(),
                        help!("write `{}`, or `{{` for the character"),
                    ));
                };
                if !plain.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut plain)));
                }
                parts.push(place(&inner[..end])?);
                rest = &inner[end + 1..];
            } else {
                return Err(("this format has a `}` without a `{`".into(), help!("write `}}` for the character")));
            }
        }
        plain.push_str(rest);
        if !plain.is_empty() {
            parts.push(Part::Text(plain));
        }
        Ok(Format { parts })
    }

    /// The names that the format shows, each once.
    pub fn names(&self) -> Vec<String> {
        let mut names = vec![];
        for p in &self.parts {
            if let Part::Value(Which::Named(n), _) = p
                && !names.contains(n)
            {
                names.push(n.clone());
            }
        }
        names
    }
}

/// True for a valid name of a variable.
pub fn is_name(text: &str) -> bool {
    !text.starts_with("r#") && syn::parse_str::<syn::Ident>(text).is_ok()
}

/// Parses the text between `{` and `}`.
fn place(inner: &str) -> Result<Part, Wrong> {
    let (which, spec) = inner.split_once(':').unwrap_or((inner, ""));
    let which = match which.trim() {
        "" => Which::Next,
        n if n.starts_with(|c: char| c.is_ascii_digit()) => Which::At(n.parse().map_err(|_| {
            (format!("`{{{n}}}` does not refer to an argument"), help!("write the position or the name of an argument"))
        })?),
        n if is_name(n) => Which::Named(n.to_string()),
        n => {
            return Err((
                format!("`{{{n}}}` does not refer to an argument"),
                help!(
                    "a format can contain only names and positions: bind the value with `let`, or pass it as `name = value`"
                ),
            ));
        }
    };
    Ok(Part::Value(which, spec_of(spec.trim_end())?))
}

fn align(c: char) -> Option<Align> {
    match c {
        '<' => Some(Align::Left),
        '^' => Some(Align::Centre),
        '>' => Some(Align::Right),
        _ => None,
    }
}

/// Parses the text after the colon.
fn spec_of(text: &str) -> Result<Spec, Wrong> {
    let mut spec = Spec::default();
    let mut rest = text;
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (Some(fill), Some(a)) if align(a).is_some() => {
            (spec.fill, spec.align) = (fill, align(a));
            rest = chars.as_str();
        }
        (Some(a), _) if align(a).is_some() => {
            spec.align = align(a);
            rest = &text[1..];
        }
        _ => {}
    }
    let mut flag = |c: char| match rest.strip_prefix(c) {
        Some(after) => {
            rest = after;
            true
        }
        None => false,
    };
    spec.plus = flag('+');
    spec.alternate = flag('#');
    // `0$` would be a width by position.
    spec.zero = flag('0');
    spec.width = number(&mut rest)?;
    if let Some(after) = rest.strip_prefix('.') {
        rest = after;
        spec.precision = number(&mut rest)?;
        if spec.precision.is_none() {
            return Err(by_argument());
        }
    }
    if rest.contains(['$', '*']) {
        return Err(by_argument());
    }
    spec.form = match rest {
        "" => Form::Display,
        "?" => Form::Debug,
        "x" => Form::LowerHex,
        "X" => Form::UpperHex,
        "o" => Form::Octal,
        "b" => Form::Binary,
        "e" => Form::LowerExp,
        "E" => Form::UpperExp,
        _ => {
            return Err((
                format!("`{{:{text}}}` is not a format that kernels support"),
                help!(
                    "kernels support `{}`, `{:?}`, `{:x}`, `{:X}`, `{:o}`, `{:b}`, `{:e}` and `{:E}`, with fill, sign, width and precision, as in `{:>+8.3}`"
                ),
            ));
        }
    };
    Ok(spec)
}

/// The error for a width or precision that is an argument.
fn by_argument() -> Wrong {
    ("width and precision cannot be arguments in kernels".into(), help!("write the number itself, as in `{:8.3}`"))
}

fn number(rest: &mut &str) -> Result<Option<u16>, Wrong> {
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    if end == 0 {
        return Ok(None);
    }
    let (digits, after) = rest.split_at(end);
    *rest = after;
    if after.starts_with('$') {
        return Err(by_argument());
    }
    match digits.parse() {
        Ok(n) if n <= LONGEST => Ok(Some(n)),
        _ => Err((format!("`{digits}` is too wide"), help!("a width or precision is at most 1000"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(text: &str) -> Spec {
        match &Format::parse(text).unwrap().parts[..] {
            [Part::Value(_, spec)] => *spec,
            parts => panic!("{parts:?}"),
        }
    }

    #[test]
    fn parts_and_escapes() {
        let parts = Format::parse("a {{{0}}} {x} {}!").unwrap().parts;
        let value = |w| Part::Value(w, Spec::default());
        let text = |t: &str| Part::Text(t.to_string());
        let want = [
            text("a {"),
            value(Which::At(0)),
            text("} "),
            value(Which::Named("x".into())),
            text(" "),
            value(Which::Next),
            text("!"),
        ];
        assert_eq!(parts, want);
    }

    #[test]
    fn specs() {
        assert_eq!(spec("{:?}"), Spec { form: Form::Debug, ..Spec::default() });
        let all = Spec {
            fill: '*',
            align: Some(Align::Centre),
            plus: true,
            width: Some(9),
            precision: Some(2),
            ..Spec::default()
        };
        assert_eq!(spec("{:*^+9.2}"), all);
        assert_eq!(
            spec("{:#010x}"),
            Spec { alternate: true, zero: true, width: Some(10), form: Form::LowerHex, ..Spec::default() }
        );
    }

    #[test]
    fn invalid_formats_are_rejected() {
        for text in
            ["{", "}", "{:q}", "{:1$}", "{:w$}", "{:.*}", "{:.w$}", "{a.b}", "{:99999}", "{:x?}", "{:0$}", "{r#x}"]
        {
            assert!(Format::parse(text).is_err(), "{text}");
        }
    }
}
