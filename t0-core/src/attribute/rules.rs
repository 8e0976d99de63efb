//! `grid = ..` and `requires(..)`: expressions over a launch's arguments, checked against the kernel's signature.
//!
//! What lives here: which expressions there are, and their text. What may not: their evaluation, which is the launch's.

use crate::help::Help;
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens as _;
use syn::parse::{ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::visit::Visit as _;
use syn::{
    BinOp, Expr, FnArg, GenericParam, ItemFn, Lit, Member, Pat, PathArguments, Token, Type, UnOp, parenthesized,
};

use super::error;
use crate::lang::depth;
use crate::lang::walk::{Then, Visitor, Walk};
use crate::source::LaunchRules;

pub use t0_abi::rules::{Binary, Unary};

/// What may stand in a rule, for messages.
const EXPRESSIONS: Help = help!(
    "launch rules can contain lengths of views (`x.len()`, `x.rows()`, `x.cols()`, `x.stride()`), scalar parameters and their fields, constants, `+ - * / %`, `div_ceil`, `next_multiple_of`, `is_multiple_of`, `min`, `max`, comparisons, `&&`, `||`, `!`, `if` and `match`"
);

/// `grid = ..` as written.
#[derive(Debug, Clone)]
pub(super) struct Grid {
    /// Whether it is `blocks(..)`: its sides count workgroups, not work-items.
    pub blocks: bool,
    /// One to three sides.
    pub sides: Vec<Expr>,
}

/// The rules of a kernel, checked.
#[derive(Debug, Default)]
pub struct Rules {
    /// `grid = ..`: whether it counts workgroups, and its sides.
    pub grid: Option<(bool, Vec<Rule>)>,
    /// `requires(..)`.
    pub requires: Vec<Rule>,
    /// What they are computed from, each once.
    pub quantities: Vec<Quantity>,
    /// The `match` expressions in them.
    pub matches: Vec<Match>,
}

/// A `match` in a rule. rustc checks that its patterns have the type of the value and are exhaustive;
/// [`check::matches_in_rules`](crate::lang::check::matches_in_rules) reports missing variants of parameters before.
#[derive(Debug)]
pub struct Match {
    /// What is compared, as an expression of the host.
    pub value: Expr,
    /// The expression as written.
    pub written: syn::ExprMatch,
}

impl Match {
    /// The patterns of the arms.
    pub fn patterns(&self) -> impl Iterator<Item = &Pat> {
        self.written.arms.iter().map(|arm| &arm.pat)
    }
}

/// An expression.
#[derive(Debug)]
pub struct Rule {
    /// With the spacing of rustfmt.
    pub text: String,
    /// What it computes.
    pub term: Term,
}

/// What an expression computes, as the evaluator has it (`t0_kernel::rules`).
#[derive(Debug)]
pub enum Term {
    /// By position in [`Rules::quantities`].
    Quantity(usize),
    /// A number, or a condition as 0 or 1.
    Constant(i128),
    /// An operation on one term.
    Unary(Unary, Box<Term>),
    /// An operation on two terms.
    Binary(Binary, Box<Term>, Box<Term>),
    /// The second term if the first one holds, else the third one. Only that term is evaluated.
    If(Box<[Term; 3]>),
}

/// A value that is read from the arguments.
#[derive(Debug)]
pub struct Quantity {
    /// As text.
    pub text: String,
    /// Whether it is a condition.
    pub truth: bool,
    /// As an expression of the host.
    pub value: Expr,
    /// Whether it is a constant that is neither a parameter nor a constant parameter.
    pub constant: bool,
}

/// What an expression must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Condition,
}

/// What stands behind `grid =`.
pub(super) fn grid(input: ParseStream<'_>) -> syn::Result<Grid> {
    let all = |input: ParseStream<'_>| -> syn::Result<Vec<Expr>> {
        let inner;
        parenthesized!(inner in input);
        Ok(Punctuated::<Expr, Token![,]>::parse_terminated(&inner)?.into_iter().collect())
    };
    let ahead = input.fork();
    let blocks = ahead.parse::<Ident>().is_ok_and(|name| name == "blocks") && ahead.peek(syn::token::Paren);
    let sides = if blocks {
        let _: Ident = input.parse()?;
        all(input)?
    } else {
        match input.parse()? {
            Expr::Tuple(tuple) => tuple.elems.into_iter().collect(),
            Expr::Paren(inner) => vec![*inner.expr],
            one => vec![one],
        }
    };
    if !(1..=3).contains(&sides.len()) {
        return Err(input.error(
            "a grid has one to three dimensions\nhelp: write `grid = x.len()` or `grid = (x.cols(), x.rows())` for work-items, `grid = blocks(..)` for workgroups",
        ));
    }
    Ok(Grid { blocks, sides })
}

/// What stands behind `requires`.
pub(super) fn requires(name: &Ident, input: ParseStream<'_>) -> syn::Result<Vec<Expr>> {
    let help = help!("write `requires(x.len() == y.len(), n > 0)`");
    if !input.peek(syn::token::Paren) {
        return Err(error(name, "the conditions of `requires` must be in parentheses", help));
    }
    let inner;
    parenthesized!(inner in input);
    let all: Vec<Expr> = Punctuated::<Expr, Token![,]>::parse_terminated(&inner)?.into_iter().collect();
    if all.is_empty() {
        return Err(error(name, "`requires` has no condition", help));
    }
    Ok(all)
}

/// Checks the rules of an attribute against the kernel.
///
/// # Errors
/// What a launch cannot evaluate, at its token.
pub(super) fn check(grid: Option<&Grid>, requires: &[Expr], item: &ItemFn) -> syn::Result<Rules> {
    let mut checker = Checker { item, quantities: Vec::new(), matches: Vec::new() };
    let mut wrong: Option<syn::Error> = None;
    let mut rule = |e: &Expr, kind: Kind| match checker.term(e, kind) {
        Ok(term) => Some(Rule { text: text(e), term }),
        Err(error) => {
            match &mut wrong {
                Some(all) => all.combine(error),
                None => wrong = Some(error),
            }
            None
        }
    };
    let grid = grid.map(|g| (g.blocks, g.sides.iter().filter_map(|e| rule(e, Kind::Number)).collect()));
    let requires = requires.iter().filter_map(|e| rule(e, Kind::Condition)).collect();
    match wrong {
        Some(wrong) => Err(wrong),
        None => Ok(Rules { grid, requires, quantities: checker.quantities, matches: checker.matches }),
    }
}

impl Rules {
    /// The rules that their text states.
    ///
    /// # Errors
    /// As [`check`]; none for the text of rules that were checked.
    pub(crate) fn read(text: &LaunchRules, item: &ItemFn) -> syn::Result<Rules> {
        let grid = text.grid.as_deref().map(|text| grid.parse_str(text)).transpose()?;
        let requires = text.requires.iter().map(|text| syn::parse_str(text)).collect::<syn::Result<Vec<Expr>>>()?;
        check(grid.as_ref(), &requires, item)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.grid.is_none() && self.requires.is_empty()
    }

    /// The rules of a code object, checked against the signature of its kernel.
    ///
    /// # Errors
    /// Text that [`Rules::text`] does not write, or that does not fit the signature.
    pub fn of_text(rules: &LaunchRules, item: &ItemFn) -> syn::Result<Rules> {
        let tokens = |text: &String| -> syn::Result<TokenStream> {
            let tokens: TokenStream = text.parse()?;
            depth::of_tokens(&tokens).map_err(|deep| syn::Error::new(deep.span, deep.message))?;
            Ok(tokens)
        };
        let grid = rules.grid.as_ref().map(|text| grid.parse2(tokens(text)?)).transpose()?;
        let requires: Vec<Expr> =
            rules.requires.iter().map(|text| syn::parse2(tokens(text)?)).collect::<syn::Result<_>>()?;
        check(grid.as_ref(), &requires, item)
    }

    /// The quantities that are constants of the program.
    pub fn constants(&self) -> impl Iterator<Item = &Quantity> {
        self.quantities.iter().filter(|quantity| quantity.constant)
    }

    /// The rules as text, for the code object.
    pub fn text(&self) -> LaunchRules {
        let grid = self.grid.as_ref().map(|(blocks, sides)| {
            let sides: Vec<&str> = sides.iter().map(|side| side.text.as_str()).collect();
            match (blocks, sides.as_slice()) {
                (true, all) => format!("blocks({})", all.join(", ")),
                (false, [one]) => (*one).to_owned(),
                (false, all) => format!("({})", all.join(", ")),
            }
        });
        let whole_blocks = self.grid.as_ref().is_some_and(|(blocks, _)| *blocks);
        let requires = self.requires.iter().map(|rule| rule.text.clone()).collect();
        let constants = self.constants().map(|quantity| (quantity.text.clone(), None)).collect();
        LaunchRules { grid, whole_blocks, requires, constants }
    }
}

/// What a name means in a rule.
enum Meaning<'a> {
    View,
    DynamicLds,
    Scalar(&'a Type),
    Constant,
    Type,
    Unknown,
}

struct Checker<'a> {
    item: &'a ItemFn,
    quantities: Vec<Quantity>,
    matches: Vec<Match>,
}

impl<'a> Checker<'a> {
    fn term(&mut self, e: &Expr, kind: Kind) -> syn::Result<Term> {
        let expected = |found: &str| {
            let (wanted, help) = match kind {
                Kind::Number => ("a number", help!("compute it from lengths, scalar parameters and constants")),
                Kind::Condition => ("a condition", help!("compare numbers: `n != 0`")),
            };
            error(e, format!("expected {wanted}, found {found}"), help)
        };
        let number = || if kind == Kind::Number { Ok(()) } else { Err(expected("a number")) };
        let condition = || if kind == Kind::Condition { Ok(()) } else { Err(expected("a condition")) };
        match e {
            Expr::Paren(inner) => self.term(&inner.expr, kind),
            Expr::Group(inner) => self.term(&inner.expr, kind),
            Expr::Lit(lit) => match &lit.lit {
                Lit::Int(n) => {
                    number()?;
                    Ok(Term::Constant(n.base10_parse()?))
                }
                Lit::Bool(b) => {
                    condition()?;
                    Ok(Term::Constant(b.value.into()))
                }
                other => Err(error(other, "launch rules are computed from integers and conditions", EXPRESSIONS)),
            },
            Expr::Unary(unary) => match unary.op {
                UnOp::Not(_) => {
                    condition()?;
                    Ok(Term::Unary(Unary::Not, Box::new(self.term(&unary.expr, Kind::Condition)?)))
                }
                UnOp::Neg(_) => {
                    number()?;
                    Ok(Term::Unary(Unary::Negative, Box::new(self.term(&unary.expr, Kind::Number)?)))
                }
                _ => Err(unsupported(e)),
            },
            Expr::Binary(binary) => {
                let (name, takes, gives) = operator(&binary.op).ok_or_else(|| unsupported(e))?;
                if gives == Kind::Number {
                    number()?
                } else {
                    condition()?
                }
                let (x, y) = (self.term(&binary.left, takes)?, self.term(&binary.right, takes)?);
                Ok(Term::Binary(name, Box::new(x), Box::new(y)))
            }
            Expr::MethodCall(call) => {
                if let Expr::Path(path) = &*call.receiver
                    && let Some(name) = path.path.get_ident()
                    && let meaning @ (Meaning::View | Meaning::DynamicLds) = self.meaning(name)
                {
                    number()?;
                    return self.length(call, name, &meaning);
                }
                let Some((name, gives)) = method(&call.method) else {
                    // A mistake in the receiver is the first one.
                    self.term(&call.receiver, Kind::Number)?;
                    return Err(error(
                        &call.method,
                        format!("`{}` is not supported in launch rules", call.method),
                        EXPRESSIONS,
                    ));
                };
                if gives == Kind::Number {
                    number()?
                } else {
                    condition()?
                }
                let [argument] = call.args.iter().collect::<Vec<_>>()[..] else {
                    return Err(error(
                        &call.method,
                        format!("`{}` takes one argument", call.method),
                        help!("write one number"),
                    ));
                };
                let (x, y) = (self.term(&call.receiver, Kind::Number)?, self.term(argument, Kind::Number)?);
                Ok(Term::Binary(name, Box::new(x), Box::new(y)))
            }
            Expr::Path(path) if path.qself.is_none() => {
                if let Some(name) = path.path.get_ident() {
                    self.known(name)?;
                }
                Ok(self.quantity(e, kind))
            }
            Expr::Field(field) => {
                self.field_owner(field)?;
                Ok(self.quantity(e, kind))
            }
            Expr::If(choice) => {
                let Some((_, other)) = &choice.else_branch else {
                    return Err(error(&choice.if_token, "an `if` without `else` has no value", help!("add an `else`")));
                };
                let cond = self.term(&choice.cond, Kind::Condition)?;
                let then = self.term(only(&choice.then_branch)?, kind)?;
                Ok(Term::If(Box::new([cond, then, self.term(other, kind)?])))
            }
            Expr::Block(block) if block.label.is_none() => self.term(only(&block.block)?, kind),
            Expr::Match(choice) => self.choice(choice, kind),
            Expr::Cast(cast) => Err(error(
                &cast.as_token,
                "launch rules compute with exact integers, which need no casts",
                help!("remove the cast"),
            )),
            _ => Err(unsupported(e)),
        }
    }

    /// A `match`, as a chain of comparisons. The last arm needs none.
    fn choice(&mut self, choice: &syn::ExprMatch, kind: Kind) -> syn::Result<Term> {
        let subject = self.term(&choice.expr, Kind::Number)?;
        let Term::Quantity(at) = subject else {
            return Err(error(
                &choice.expr,
                "a `match` in a launch rule takes a parameter or a field",
                help!("write an `if`, or match a parameter of an enum type"),
            ));
        };
        let mut arms = Vec::new();
        for arm in &choice.arms {
            if let Pat::Guard(guard) = &arm.pat {
                return Err(unsupported_pattern(&guard.if_token));
            }
            arms.push((self.pattern(&arm.pat, at)?, self.term(&arm.body, kind)?));
        }
        let Some((_, last)) = arms.pop() else {
            return Err(error(&choice.match_token, "a `match` without arms", help!("add an arm for each variant")));
        };
        self.matches.push(Match { value: self.quantities[at].value.clone(), written: choice.clone() });
        Ok(arms.into_iter().rev().fold(last, |rest, (matches, value)| match matches {
            Some(matches) => Term::If(Box::new([matches, value, rest])),
            None => value,
        }))
    }

    /// Whether a pattern matches the quantity at a position; `None` for `_`.
    fn pattern(&mut self, pattern: &Pat, at: usize) -> syn::Result<Option<Term>> {
        let value: Expr = match pattern {
            Pat::Wild(_) => return Ok(None),
            Pat::Paren(inner) => return self.pattern(&inner.pat, at),
            Pat::Or(or) => {
                let mut any: Option<Term> = None;
                for case in &or.cases {
                    let Some(one) = self.pattern(case, at)? else { return Ok(None) };
                    any = Some(match any {
                        Some(others) => Term::Binary(Binary::Or, Box::new(others), Box::new(one)),
                        None => one,
                    });
                }
                return Ok(any);
            }
            Pat::Path(path) if path.qself.is_none() => Expr::Path(path.clone()),
            Pat::Ident(name) if name.by_ref.is_none() && name.mutability.is_none() && name.subpat.is_none() => {
                let name = &name.ident;
                if !name.to_string().starts_with(char::is_uppercase) {
                    return Err(unsupported_pattern(name));
                }
                syn::parse_quote!(#name)
            }
            Pat::Lit(literal) => Expr::Lit(literal.clone()),
            other => return Err(unsupported_pattern(other)),
        };
        let value = self.term(&value, Kind::Number)?;
        Ok(Some(Term::Binary(Binary::Eq, Box::new(Term::Quantity(at)), Box::new(value))))
    }

    /// A value read from the arguments.
    fn quantity(&mut self, e: &Expr, kind: Kind) -> Term {
        let (text, truth) = (text(e), kind == Kind::Condition);
        let known = self.quantities.iter().position(|q| q.text == text && q.truth == truth);
        Term::Quantity(known.unwrap_or_else(|| {
            let constant = self.is_constant(e);
            self.quantities.push(Quantity { text, truth, value: e.clone(), constant });
            self.quantities.len() - 1
        }))
    }

    /// Whether an expression is a constant of the program. Associated constants of generic types are not: their value
    /// depends on the instance.
    fn is_constant(&self, e: &Expr) -> bool {
        let Expr::Path(path) = e else { return false };
        let own = |name: &Ident| {
            let generic = self.item.sig.generics.params.iter().any(|p| match p {
                GenericParam::Const(c) => c.ident == *name,
                GenericParam::Type(t) => t.ident == *name,
                GenericParam::Lifetime(_) => false,
            });
            generic || name == "Self" || !matches!(self.meaning(name), Meaning::Constant | Meaning::Unknown)
        };
        path.qself.is_none() && path.path.segments.first().is_some_and(|first| !own(&first.ident))
    }

    /// A length of a view or of an array of LDS.
    fn length(&mut self, call: &syn::ExprMethodCall, name: &Ident, of: &Meaning<'_>) -> syn::Result<Term> {
        let (known, help): (&[&str], _) = match of {
            Meaning::View => {
                (&["len", "rows", "cols", "stride"], help!("views have `len()`, `rows()`, `cols()` and `stride()`"))
            }
            _ => (&["len"], help!("an `LdsDyn` has `len()`")),
        };
        if !known.iter().any(|method| call.method == method) || !call.args.is_empty() {
            let message = format!("`{}` of `{name}` is not known before the launch", call.method);
            return Err(error(&call.method, message, help));
        }
        let whole = Expr::MethodCall(call.clone());
        let Term::Quantity(at) = self.quantity(&whole, Kind::Number) else { return Err(unsupported(&whole)) };
        if matches!(of, Meaning::DynamicLds) {
            // The launch passes its length.
            self.quantities[at].value = (*call.receiver).clone();
        }
        Ok(Term::Quantity(at))
    }

    /// Whether a name has a value.
    fn known(&self, name: &Ident) -> syn::Result<()> {
        match self.meaning(name) {
            Meaning::Constant => Ok(()),
            Meaning::Scalar(ty) if self.is_generic(ty) => Err(error(
                name,
                format!("launch rules cannot use `{name}`, because its type is generic"),
                help!("declare it with a concrete type, such as `u32`"),
            )),
            Meaning::Scalar(_) => Ok(()),
            Meaning::View => Err(error(name, format!("`{name}` is a view"), help_with!("write `{name}.len()`"))),
            Meaning::DynamicLds => {
                Err(error(name, format!("`{name}` is an array"), help_with!("write `{name}.len()`")))
            }
            Meaning::Type => Err(error(name, format!("`{name}` is a type"), EXPRESSIONS)),
            Meaning::Unknown => Err(error(
                name,
                format!("`{}` has no parameter `{name}`", self.item.sig.ident),
                help!(
                    "launch rules can use the kernel's parameters, its constant parameters, and constants in upper case"
                ),
            )),
        }
    }

    /// Whether what has the field has a value.
    fn field_owner(&self, field: &syn::ExprField) -> syn::Result<()> {
        if let Member::Unnamed(_) = field.member {
            return Err(error(&field.member, "kernels have no tuples as parameters", EXPRESSIONS));
        }
        match &*field.base {
            Expr::Path(path) => path.path.get_ident().map_or(Ok(()), |name| self.known(name)),
            Expr::Field(inner) => self.field_owner(inner),
            other => Err(unsupported(other)),
        }
    }

    fn meaning(&self, name: &Ident) -> Meaning<'a> {
        for parameter in &self.item.sig.generics.params {
            match parameter {
                GenericParam::Const(c) if c.ident == *name => return Meaning::Constant,
                GenericParam::Type(t) if t.ident == *name => return Meaning::Type,
                _ => {}
            }
        }
        for argument in &self.item.sig.inputs {
            if let FnArg::Typed(typed) = argument
                && let Pat::Ident(known) = &*typed.pat
                && known.ident == *name
            {
                return of_type(&typed.ty);
            }
        }
        let upper = name.to_string().starts_with(char::is_uppercase);
        if upper { Meaning::Constant } else { Meaning::Unknown }
    }

    /// Whether a type names a generic parameter.
    fn is_generic(&self, ty: &Type) -> bool {
        struct Names<'a>(&'a syn::Generics, bool);
        impl<'ast> Visitor<'ast> for Names<'_> {
            fn visit_ident(&mut self, name: &'ast Ident) -> Then {
                let own = |p: &GenericParam| match p {
                    GenericParam::Type(t) => t.ident == *name,
                    GenericParam::Const(c) => c.ident == *name,
                    GenericParam::Lifetime(_) => false,
                };
                self.1 |= self.0.params.iter().any(own);
                Then::Children
            }
        }
        let mut names = Names(&self.item.sig.generics, false);
        Walk(&mut names).visit_type(ty);
        names.1
    }
}

fn of_type(ty: &Type) -> Meaning<'_> {
    if let Type::Path(path) = ty
        && let Some(last) = path.path.segments.last()
        && matches!(last.arguments, PathArguments::AngleBracketed(_))
    {
        if ["In", "Out", "InOut", "Atomics"].iter().any(|view| last.ident == view) {
            return Meaning::View;
        }
        if last.ident == "LdsDyn" {
            return Meaning::DynamicLds;
        }
    }
    Meaning::Scalar(ty)
}

/// The expression that a block consists of.
fn only(block: &syn::Block) -> syn::Result<&Expr> {
    match block.stmts.as_slice() {
        [syn::Stmt::Expr(e, None)] => Ok(e),
        _ => Err(error(block, "a block in a launch rule is one expression", EXPRESSIONS)),
    }
}

fn unsupported_pattern(at: &impl quote::ToTokens) -> syn::Error {
    error(
        at,
        "launch rules do not support this pattern",
        help!("a pattern is a variant, a constant, an integer, `_`, or several of them with `|`"),
    )
}

fn unsupported(e: &Expr) -> syn::Error {
    error(e, "a launch cannot evaluate this", EXPRESSIONS)
}

/// The operation, and what it takes and gives.
fn operator(op: &BinOp) -> Option<(Binary, Kind, Kind)> {
    use Kind::{Condition, Number};
    Some(match op {
        BinOp::Add(_) => (Binary::Add, Number, Number),
        BinOp::Sub(_) => (Binary::Sub, Number, Number),
        BinOp::Mul(_) => (Binary::Mul, Number, Number),
        BinOp::Div(_) => (Binary::Div, Number, Number),
        BinOp::Rem(_) => (Binary::Rem, Number, Number),
        BinOp::Eq(_) => (Binary::Eq, Number, Condition),
        BinOp::Ne(_) => (Binary::Ne, Number, Condition),
        BinOp::Lt(_) => (Binary::Lt, Number, Condition),
        BinOp::Le(_) => (Binary::Le, Number, Condition),
        BinOp::Gt(_) => (Binary::Gt, Number, Condition),
        BinOp::Ge(_) => (Binary::Ge, Number, Condition),
        BinOp::And(_) => (Binary::And, Condition, Condition),
        BinOp::Or(_) => (Binary::Or, Condition, Condition),
        _ => return None,
    })
}

/// The operation of a method of two numbers, and what it gives.
fn method(name: &Ident) -> Option<(Binary, Kind)> {
    const METHODS: [(&str, Binary, Kind); 5] = [
        ("div_ceil", Binary::DivCeil, Kind::Number),
        ("next_multiple_of", Binary::NextMultipleOf, Kind::Number),
        ("is_multiple_of", Binary::IsMultipleOf, Kind::Condition),
        ("min", Binary::Min, Kind::Number),
        ("max", Binary::Max, Kind::Number),
    ];
    METHODS.iter().find(|(known, ..)| name == known).map(|&(_, operation, gives)| (operation, gives))
}

/// An expression with the spacing of rustfmt.
fn text(e: &Expr) -> String {
    let args = |all: &Punctuated<Expr, Token![,]>| all.iter().map(text).collect::<Vec<_>>().join(", ");
    match e {
        Expr::Paren(inner) => format!("({})", text(&inner.expr)),
        Expr::Group(inner) => text(&inner.expr),
        Expr::Unary(unary) => format!("{}{}", unary.op.to_token_stream(), text(&unary.expr)),
        Expr::Binary(b) => format!("{} {} {}", text(&b.left), b.op.to_token_stream(), text(&b.right)),
        Expr::MethodCall(call) => format!("{}.{}({})", text(&call.receiver), call.method, args(&call.args)),
        Expr::Field(field) => format!("{}.{}", text(&field.base), field.member.to_token_stream()),
        Expr::If(choice) => {
            let other = match choice.else_branch.as_ref().map(|(_, other)| &**other) {
                Some(other @ Expr::If(_)) => text(other),
                Some(other) => braced(other),
                None => String::new(),
            };
            format!("if {} {} else {other}", text(&choice.cond), block(&choice.then_branch))
        }
        Expr::Block(inner) => block(&inner.block),
        Expr::Match(choice) => {
            let arm = |arm: &syn::Arm| format!("{} => {}", pattern(&arm.pat), text(&arm.body));
            let arms: Vec<String> = choice.arms.iter().map(arm).collect();
            format!("match {} {{ {} }}", text(&choice.expr), arms.join(", "))
        }
        // A path is printed without the spaces between its tokens.
        other => other.to_token_stream().to_string().replace(' ', ""),
    }
}

/// A block of one expression with the spacing of rustfmt.
fn block(block: &syn::Block) -> String {
    only(block).map_or_else(|_| block.to_token_stream().to_string(), |e| format!("{{ {} }}", text(e)))
}

/// The second part of an `if`.
fn braced(e: &Expr) -> String {
    if let Expr::Block(inner) = e { block(&inner.block) } else { format!("{{ {} }}", text(e)) }
}

/// A pattern with the spacing of rustfmt.
fn pattern(pat: &Pat) -> String {
    match pat {
        Pat::Or(or) => or.cases.iter().map(pattern).collect::<Vec<_>>().join(" | "),
        Pat::Paren(inner) => format!("({})", pattern(&inner.pat)),
        other => other.to_token_stream().to_string().replace(' ', ""),
    }
}
