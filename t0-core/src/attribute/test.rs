//! `test`, `test(over = 1000, x in 0.0..1.0, len(y) = 10, n = 3)`: a test of the kernel, and what it needs to know
//! about the arguments.

use crate::help::Help;
use proc_macro2::{Ident, Span};
use syn::parse::ParseStream;
use syn::{Expr, LitInt, Token, parenthesized};

use super::error;

/// The arguments, for messages.
const HINTS: Help = help!(
    "the arguments of a test are `over = 1000` (work-items), `blocks = 3`, `x in 0.0..1.0` (values), `n = 4` (a scalar), `len(x) = 100`, `shape(x) = (10, 20)`, `ulp = 4` and `seed = 7`"
);

/// A test that the kernel asks for.
#[derive(Clone, Debug)]
pub struct Test {
    /// Its location.
    pub span: Span,
    /// `over = ..`: work-items.
    pub over: Option<Expr>,
    /// `blocks = ..`: workgroups.
    pub blocks: Option<Expr>,
    /// `seed = N`.
    pub seed: Option<LitInt>,
    /// `ulp = N`: units in the last place by which floats may differ.
    pub ulp: Option<LitInt>,
    /// What it states about parameters.
    pub hints: Vec<(Ident, Hint)>,
}

/// What a test states about a parameter.
#[derive(Clone, Debug)]
pub enum Hint {
    /// `x in 0.0..1.0`.
    Range(Expr),
    /// `n = 4`.
    Value(Expr),
    /// `len(x) = 100`.
    Len(Expr),
    /// `shape(x) = (10, 20)`: rows and columns.
    Shape(Box<[Expr; 2]>),
}

/// The arguments of `test`.
pub(super) fn test(name: &Ident, input: ParseStream<'_>) -> syn::Result<Test> {
    let mut test = Test { span: name.span(), over: None, blocks: None, seed: None, ulp: None, hints: Vec::new() };
    if !input.peek(syn::token::Paren) {
        return Ok(test);
    }
    let inner;
    parenthesized!(inner in input);
    while !inner.is_empty() {
        let name: Ident = inner.parse()?;
        if inner.peek(syn::token::Paren) {
            let of;
            parenthesized!(of in inner);
            let parameter: Ident = of.parse()?;
            inner.parse::<Token![=]>()?;
            let hint = match name.to_string().as_str() {
                "len" => Hint::Len(inner.parse()?),
                "shape" => shape(&inner)?,
                _ => return Err(error(&name, format!("a test has no argument `{name}(..)`"), HINTS)),
            };
            test.hints.push((parameter, hint));
        } else if inner.parse::<Option<Token![in]>>()?.is_some() {
            test.hints.push((name, Hint::Range(inner.parse()?)));
        } else if inner.parse::<Option<Token![=]>>()?.is_some() {
            match name.to_string().as_str() {
                "over" => test.over = Some(inner.parse()?),
                "blocks" => test.blocks = Some(inner.parse()?),
                "seed" => test.seed = Some(inner.parse()?),
                "ulp" => test.ulp = Some(inner.parse()?),
                _ => test.hints.push((name, Hint::Value(inner.parse()?))),
            }
        } else {
            return Err(error(&name, format!("the test specifies nothing for `{name}`"), HINTS));
        }
        if !inner.is_empty() {
            inner.parse::<Token![,]>()?;
        }
    }
    if let (Some(over), Some(_)) = (&test.over, &test.blocks) {
        return Err(error(
            over,
            "`over` and `blocks` cannot both be specified",
            help!("remove one of `over` and `blocks`"),
        ));
    }
    Ok(test)
}

fn shape(input: ParseStream<'_>) -> syn::Result<Hint> {
    match input.parse()? {
        Expr::Tuple(pair) if pair.elems.len() == 2 => {
            let mut sides = pair.elems.into_iter();
            match (sides.next(), sides.next()) {
                (Some(rows), Some(cols)) => Ok(Hint::Shape(Box::new([rows, cols]))),
                _ => Err(input.error("a shape is `(rows, columns)`")),
            }
        }
        other => Err(error(&other, "this is not a shape", help!("write `shape(x) = (rows, columns)`"))),
    }
}
