//! `t0::print!` and the `assert!` family.

use super::{Checker, Claim};
use crate::ir::message::{Form, Spec};
use crate::lang::ast::{BinaryOp, Expr, ExprKind, Message, MessagePart, Pattern, Stmt, UnaryOp};
use crate::lang::first_token::FirstToken as _;
use crate::lang::format::{Format, Part, Which};
use crate::lang::macros::{self, Known};
use crate::lang::types::{Len, Scalar, Type};
use proc_macro2::Span;

impl<'a> Checker<'a> {
    /// Checks an opened macro.
    pub(super) fn message(&mut self, path: &syn::Path, t: &syn::ExprTuple) -> Expr {
        let span = path.first_span();
        let args: Vec<&syn::Expr> = t.elems.iter().collect();
        let Some(known) = Known::of(path) else { return Expr::error(span) };
        match (known, args.as_slice()) {
            (Known::Print, [format, rest @ ..]) => match self.format_parts(format, rest) {
                Some((parts, args)) => said(false, parts, args, span),
                None => Expr::error(span),
            },
            (Known::Print, []) => {
                self.error_help(span, "`print!` takes a format", help!("write `t0::print!(\"x = {}\", x)`"))
            }
            (Known::Assert, [condition, rest @ ..]) => self.assertion(condition, rest, span),
            (Known::Assert, []) => {
                self.error_help(span, "`assert!` takes a condition", help!("write `assert!(x < n)`"))
            }
            (Known::AssertEq | Known::AssertNe, [a, b, rest @ ..]) => {
                self.comparison(known == Known::AssertEq, a, b, rest, span)
            }
            (Known::Asm, _) => Expr::error(span),
            (Known::AssertEq | Known::AssertNe, _) => {
                let name = if known == Known::AssertEq { "assert_eq" } else { "assert_ne" };
                self.error_help(span, format!("`{name}!` takes two values"), help_with!("write `{name}!(x, y)`"))
            }
        }
    }

    fn assertion(&mut self, condition: &syn::Expr, rest: &[&syn::Expr], span: Span) -> Expr {
        let holds = self.expr_of(condition, &Type::BOOL);
        let shown = match rest {
            [] => Some((vec![MessagePart::Text(macros::failed(condition))], vec![])),
            [format, rest @ ..] => self.format_parts(format, rest),
        };
        let Some((parts, args)) = shown else { return Expr::error(span) };
        self.unless(holds, said(true, parts, args, span), span)
    }

    fn comparison(&mut self, equal: bool, a: &syn::Expr, b: &syn::Expr, rest: &[&syn::Expr], span: Span) -> Expr {
        let x = self.expr(a, None);
        let y = self.expr(b, Some(&x.ty));
        let mut stmts = vec![];
        let mut sides = vec![];
        for (name, side) in [("left", x), ("right", y)] {
            let id = self.declare(name, side.ty.clone(), false, false, side.span);
            sides.push(Expr::new(ExprKind::Local(id), side.ty.clone(), side.span));
            stmts.push(Stmt::Let(Pattern::Local(id), Some(side)));
        }
        let spec = Spec { form: Form::Debug, ..Spec::default() };
        for side in &sides {
            self.claims.push(Claim::Shown { ty: side.ty.clone(), spec, span: side.span });
        }
        let op = if equal { BinaryOp::Eq } else { BinaryOp::Ne };
        let holds = self.binary_of(op, sides[0].clone(), sides[1].clone(), a.first_span(), a.first_span());
        let head = format!("assertion `left {} right` failed", op.symbol());
        let text = |t: String| MessagePart::Text(t);
        let (mut parts, mut args) = (vec![text(head)], sides);
        if let [format, rest @ ..] = rest {
            let Some((more, values)) = self.format_parts(format, rest) else { return Expr::error(span) };
            parts.push(text(": ".into()));
            parts.extend(more.into_iter().map(|p| match p {
                MessagePart::Value(i, spec) => MessagePart::Value(i + 2, spec),
                text => text,
            }));
            args.extend(values);
        }
        parts.extend([text("\n  left: ".into()), MessagePart::Value(0, spec)]);
        parts.extend([text("\n right: ".into()), MessagePart::Value(1, spec)]);
        let check = self.unless(holds, said(true, parts, args, span), span);
        stmts.push(Stmt::Expr(check));
        Expr::new(ExprKind::Block(stmts, None), Type::unit(), span)
    }

    fn unless(&mut self, holds: Expr, then: Expr, span: Span) -> Expr {
        let at = holds.span;
        let fails = Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(holds)), Type::BOOL, at);
        let id = self.branch();
        Expr::new(ExprKind::If(id, Box::new(fails), Box::new(then), None), Type::unit(), span)
    }

    /// The parts of a format string, and the arguments that it shows.
    fn format_parts(&mut self, format: &syn::Expr, rest: &[&syn::Expr]) -> Option<(Vec<MessagePart>, Vec<Expr>)> {
        let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = format else {
            self.error_help(
                format.first_span(),
                "the text of a message must be a string literal",
                help!("write `\"{}\"` before the value, as in `t0::print!(\"{}\", x)`"),
            );
            return None;
        };
        let span = text.span();
        let parsed = match Format::parse(&text.value()) {
            Ok(f) => f,
            Err((message, help)) => {
                self.error_help(span, message, help);
                return None;
            }
        };
        let errors = self.errors.len();
        let names: Vec<Option<String>> = rest.iter().map(|e| macros::name(e).map(ToString::to_string)).collect();
        let positional = names.iter().position(Option::is_some).unwrap_or(rest.len());
        let mut args = vec![];
        for (i, (e, name)) in rest.iter().zip(&names).enumerate() {
            if name.is_none() && i > positional {
                self.error_help(
                    e.first_span(),
                    "a value without a name must come before all values with names",
                    help!("move it before them"),
                );
            } else if name.is_some() && names[..i].contains(name) {
                self.error_help(
                    e.first_span(),
                    "two values of this message have the same name",
                    help!("give each value its own name"),
                );
            }
            let value = match e {
                syn::Expr::Assign(a) if name.is_some() => &*a.right,
                e => e,
            };
            args.push(self.expr(value, None));
        }
        let mut used = vec![false; rest.len()];
        let (mut parts, mut next) = (vec![], 0);
        for part in parsed.parts {
            let (which, spec) = match part {
                Part::Text(t) => {
                    parts.push(MessagePart::Text(t));
                    continue;
                }
                Part::Value(which, spec) => (which, spec),
            };
            let at = match which {
                Which::Next => {
                    next += 1;
                    Some(next - 1)
                }
                Which::At(i) => Some(i),
                Which::Named(n) => names.iter().position(|m| m.as_ref() == Some(&n)),
            };
            let Some(at) = at.filter(|at| *at < args.len()) else {
                let s = if args.len() == 1 { "value is" } else { "values are" };
                self.error_help(
                    span,
                    format!("this format refers to value {}, but {} {s} passed", at.unwrap_or(0) + 1, args.len()),
                    help!("pass a value for each `{}`, or write `{{` for the character"),
                );
                return None;
            };
            used[at] = true;
            self.claims.push(Claim::Shown { ty: args[at].ty.clone(), spec, span: args[at].span });
            parts.push(MessagePart::Value(at, spec));
        }
        // A value with an error may have the name that the format means.
        if self.errors.len() == errors
            && let Some(unused) = used.iter().position(|u| !u)
        {
            self.error_help(
                rest[unused].first_span(),
                "the format does not use this value",
                help!("add `{}` to it, or remove the value"),
            );
        }
        (self.errors.len() == errors).then_some((parts, args))
    }

    /// Checks that a value of this type can be shown in this form.
    pub(super) fn check_printable(&mut self, t: &Type, spec: Spec, span: Span) {
        let form = spec.form;
        let written = format!("`{{:{}}}`", form.written());
        match t {
            Type::Error | Type::Never => {}
            Type::Ref(_, t) => self.check_printable(t, spec, span),
            Type::Scalar(s) if s.half().is_some() => {
                self.error_help(
                    span,
                    format!("a `{t}` cannot be printed as a whole"),
                    help!("print its halves: `x.lo()` and `x.hi()`, or `x.to_f32()` with `{:?}`"),
                );
            }
            Type::Scalar(s) => {
                let ok = match form {
                    Form::Display | Form::Debug => true,
                    Form::LowerHex | Form::UpperHex | Form::Octal | Form::Binary => {
                        s.is_int() || matches!(s, Scalar::F16 | Scalar::Bf16)
                    }
                    Form::LowerExp | Form::UpperExp => *s != Scalar::Bool,
                };
                if !ok {
                    let help = match s {
                        Scalar::Bool => help!("print it with `{}`"),
                        _ => help!("print its bits: `x.to_bits()`"),
                    };
                    self.error_help(span, format!("a `{}` cannot be printed with {written}", s.name()), help);
                }
            }
            Type::Tuple(_) | Type::Array(..) if form != Form::Debug || spec.alternate => {
                self.error_help(
                    span,
                    format!("a `{t}` can only be printed with `{{:?}}`"),
                    help!("write `{:?}`, or print its parts"),
                );
            }
            Type::Tuple(ts) => ts.iter().for_each(|t| self.check_printable(t, spec, span)),
            Type::Array(t, Len::Known(_)) => self.check_printable(t, spec, span),
            Type::View(..) | Type::Lds(..) => {
                self.error_help(span, format!("a `{t}` cannot be printed"), help!("print its elements: `x[i]`"));
            }
            Type::Enum(_) => {
                self.error_help(span, format!("a `{t}` cannot be printed"), help!("print its code: `x as u32`"));
            }
            Type::Option(_) | Type::Ordering => {
                self.error_help(span, format!("a `{t}` cannot be printed"), help!("print the value: `x.unwrap_or(0)`"));
            }
            Type::Struct(_) => {
                self.error_help(span, format!("a `{t}` cannot be printed as a whole"), help!("print its fields"));
            }
            Type::A(_) | Type::B(_) | Type::Acc(_) | Type::Nibble(_) => {
                self.error_help(
                    span,
                    format!("a `{t}` cannot be printed"),
                    help!("store it to memory, and print the elements"),
                );
            }
            Type::Var(_) | Type::Array(..) => {
                self.error_help(
                    span,
                    "the type of this expression is not known",
                    help!("write its type: `let x: f32 = ..`"),
                );
            }
        }
    }
}

fn said(failure: bool, parts: Vec<MessagePart>, args: Vec<Expr>, span: Span) -> Expr {
    Expr::new(ExprKind::Message(Box::new(Message { failure, parts, args })), Type::unit(), span)
}
