//! The end of a check: checks claims that depend on types, and writes the types into the tree.

use super::{Checker, Claim, Owner};
use crate::lang::ast::{BinaryOp, Body, Expr, ExprKind, Generic, LocalId};
use crate::lang::prelude::Ret;
use crate::lang::types::{Len, Scalar, Type};
use crate::lang::unify::{Defaults, VarKind};
use crate::source::Diagnostic;

impl<'a> Checker<'a> {
    pub(super) fn finish(&mut self, params: Vec<LocalId>, mut expr: Expr) -> Option<Body> {
        self.judge();
        if self.owner == Owner::Device && self.errors.is_empty() {
            self.refuse_open_float_literals(&expr);
        }
        self.resolve_types(&mut expr, Defaults::Literals);
        if self.errors.is_empty() {
            self.validate(&expr);
        }
        let mut locals = std::mem::take(&mut self.locals);
        for l in &mut locals {
            l.ty = self.unify.resolve(&l.ty, Defaults::Literals);
            if has_variables(&l.ty) && self.errors.is_empty() && !l.scrutinee {
                // Variables that the compiler adds have no name in the source. Messages call them `this expression`.
                let named = l.span.source_text().is_some_and(|text| text == l.name);
                let (what, name) =
                    if named { (format!("`{}`", l.name), l.name.as_str()) } else { ("this expression".into(), "x") };
                self.report(
                    Diagnostic::new(l.span, format!("the type of {what} is not known"))
                        .help(help_with!("write its type: `let {name}: f32 = ..`")),
                );
            }
        }
        let mut targets = std::mem::take(&mut self.targets);
        for t in &mut targets {
            t.ty = match self.unify.resolve(&t.ty, Defaults::Literals) {
                Type::Var(_) | Type::Never => Type::unit(),
                t => t,
            };
        }
        let unify = &self.unify;
        self.facts.resolve(|t| unify.resolve(t, Defaults::Literals));
        Some(Body { params, locals, targets, branches: self.branches, root: self.root, expr })
    }

    /// Checks the claims that need inferred types.
    pub(super) fn judge(&mut self) {
        for claim in std::mem::take(&mut self.claims) {
            match claim {
                Claim::Cast { from, to, span } => {
                    let (f, t) = (self.resolved(&from), self.resolved(&to));
                    self.check_cast(&f, &t, span);
                }
                Claim::Operator { op, ty, span } => {
                    let t = self.resolved(&ty);
                    self.check_operator(op, &t, span);
                }
                Claim::Amount { ty, span } => {
                    let t = self.resolved(&ty);
                    if !matches!(t, Type::Error | Type::Never) && !matches!(t, Type::Scalar(s) if s.is_int()) {
                        let help = if matches!(t, Type::Ref(..)) {
                            help!("write `*x`")
                        } else {
                            help!("convert with `as u32`")
                        };
                        self.error_help(span, format!("a shift is by an integer, not by `{t}`"), help);
                    }
                }
                Claim::Negated { ty, span } => {
                    let t = self.resolved(&ty);
                    match t.scalar() {
                        Some(s) if s.is_signed() || s.is_float() || s.half().is_some() => {}
                        _ if matches!(t, Type::Error | Type::Never) => {}
                        Some(s) if s.is_int() => {
                            self.error_help(
                                span,
                                format!("a `{}` cannot be negated", s.name()),
                                help!("use `i32`, or `0u32.wrapping_sub(x)`"),
                            );
                        }
                        _ => {
                            self.error(span, format!("`-` does not work on `{t}`"));
                        }
                    }
                }
                Claim::Inverted { ty, span } => {
                    let t = self.resolved(&ty);
                    if t == Type::USIZE {
                        self.error_help(
                            span,
                            "`!` of a `usize` would depend on its width, which is 32 bits on the GPU",
                            help!("write the width explicitly: `!(x as u32)`"),
                        );
                        continue;
                    }
                    let ok = matches!(t, Type::Error | Type::Never)
                        || t.scalar().is_some_and(|s| s.is_int() || s == Scalar::Bool) && !matches!(t, Type::Ref(..));
                    if !ok {
                        self.error(span, format!("`!` does not work on `{t}`"));
                    }
                }
                Claim::Shown { ty, spec, span } => {
                    let t = self.resolved(&ty);
                    self.check_printable(&t, spec, span);
                }
                Claim::Counter { ty, span } => {
                    let t = self.resolved(&ty);
                    let ok = t == Type::Error || matches!(t, Type::Scalar(s) if s.is_int());
                    if !ok {
                        self.error_help(
                            span,
                            format!("a `for` loop cannot count in `{t}`"),
                            help!("count in `u32` and convert inside"),
                        );
                    }
                }
            }
        }
    }

    fn resolved(&self, t: &Type) -> Type {
        self.unify.resolve(t, Defaults::Literals)
    }

    fn check_cast(&mut self, from: &Type, to: &Type, span: proc_macro2::Span) {
        if matches!(from, Type::Error | Type::Never | Type::Var(_)) || matches!(to, Type::Error) {
            return;
        }
        if let (Type::Enum(_), Type::Scalar(t)) = (from, to)
            && t.is_int()
        {
            return;
        }
        let (Type::Scalar(f), Type::Scalar(t)) = (from, to) else {
            let help = match (from, to) {
                (Type::Enum(_), Type::Scalar(Scalar::Bool)) => help!("compare it: `x == ..`"),
                (Type::Enum(_), Type::Scalar(t)) => help_with!("write `x as u32 as {}`", t.name()),
                (_, Type::Enum(e)) => help_with!("write `{}::from_code(x)`", e.name),
                (Type::Array(..), Type::Array(t, _)) => help_with!("cast the elements: `a.map(|x| x as {t})`"),
                (_, Type::Array(t, Len::Known(n))) => help_with!("repeat it: `[x as {t}; {n}]`"),
                (Type::Array(..) | Type::Tuple(_) | Type::Struct(_), _) => help!("cast one of its parts"),
                _ => help!("`as` converts only between numbers"),
            };
            self.error_help(span, format!("`{from}` cannot be cast to `{to}`"), help);
            return;
        };
        let half = |s: Scalar| matches!(s, Scalar::F16 | Scalar::Bf16);
        if f != t && (f.half().is_some() || t.half().is_some()) {
            let help = match (f.half(), t.single()) {
                (Some(_), Some(_)) => help_with!("write `{}::from_f32(x.to_f32())`", t.name()),
                (Some(_), None) => help!("take a half: `x.lo()` or `x.hi()`, or the bits: `x.to_bits()`"),
                (None, _) => {
                    help_with!("write `{}::new(..)` of two halves, or `{}::from_bits(..)`", t.name(), t.name())
                }
            };
            self.error_help(span, format!("`{}` cannot be cast to `{}`", f.name(), t.name()), help);
        } else if half(*f) && f != t {
            let then = if *t == Scalar::F32 { String::new() } else { format!(" as {}", t.name()) };
            self.error_help(
                span,
                format!("`{}` cannot be converted with `as`", f.name()),
                help_with!("write `x.to_f32(){then}`"),
            );
        } else if half(*t) && f != t {
            let inner = if *f == Scalar::F32 { "x" } else { "x as f32" };
            self.error_help(
                span,
                format!("`{}` cannot be converted with `as`", t.name()),
                help_with!("write `{}::from_f32({inner})`", t.name()),
            );
        } else if *t == Scalar::Bool && f != t {
            self.error_help(span, format!("`{}` cannot be cast to `bool`", f.name()), help!("write `x != 0`"));
        } else if *f == Scalar::Bool && t.is_float() {
            self.error_help(
                span,
                "`bool` cannot be cast to a float",
                help!("write `x as u32 as f32`, or `if x { 1.0 } else { 0.0 }`"),
            );
        }
    }

    fn check_operator(&mut self, op: BinaryOp, t: &Type, span: proc_macro2::Span) {
        use BinaryOp::*;
        if matches!(t, Type::Error | Type::Never) {
            return;
        }
        let ok = match (op, t) {
            (_, Type::Ref(..)) => false,
            (Add | Sub | Mul, Type::Scalar(s)) if s.half().is_some() => true,
            (_, Type::Scalar(s)) if s.half().is_some() => false,
            (Add | Sub | Mul | Div, Type::Scalar(s)) => *s != Scalar::Bool,
            (Rem, Type::Scalar(s)) => *s != Scalar::Bool,
            (And | Or | Xor, Type::Scalar(s)) => s.is_int() || *s == Scalar::Bool,
            (Shl | Shr, Type::Scalar(s)) => s.is_int(),
            (Eq | Ne | Lt | Le | Gt | Ge, Type::Scalar(_)) => true,
            (Eq | Ne, t) => is_compared(t),
            _ => false,
        };
        if ok {
            return;
        }
        let message = format!("`{}` does not work on `{t}`", op.symbol());
        match t.peeled() {
            Type::Enum(_) => {
                self.error_help(span, message, help!("enums have `==` and `!=`; convert to the code with `x as u32`"))
            }
            Type::Tuple(_) | Type::Array(..) | Type::Struct(_) => {
                self.error_help(span, message, help!("apply it to each part, for example in a `#[t0::device] fn`"))
            }
            Type::View(..) | Type::Lds(..) => self.error_help(span, message, help!("work on elements: `x[i]`")),
            Type::Scalar(s) if s.half().is_some() => {
                let help = match op {
                    Eq | Ne | Lt | Le | Gt | Ge => help!("compare the halves: `x.lo()` and `x.hi()`"),
                    And | Or | Xor | Shl | Shr => {
                        help!("work on the bits, `x.to_bits()`, and convert back with `from_bits`")
                    }
                    _ => help!("work on the halves in `f32`, `x.to_f32()`, and convert back with `from_f32`"),
                };
                self.error_help(span, message, help)
            }
            Type::Scalar(s @ (Scalar::F32 | Scalar::F64)) if matches!(op, And | Or | Xor | Shl | Shr) => {
                let back =
                    help_with!("work on the bits, `x.to_bits()`, and convert back with `{}::from_bits(..)`", s.name());
                self.error_help(span, message, back)
            }
            _ => self.error(span, message),
        };
    }

    /// Rejects literals whose float type is open. rustc would infer `f64`, and this compiler cannot add a suffix to the
    /// tokens of a device function.
    fn refuse_open_float_literals(&mut self, e: &Expr) {
        if matches!(e.kind, ExprKind::Float(_)) && self.unify.kind(&e.ty) == Some(VarKind::Float) {
            self.error_help(
                e.span,
                "the type of this number is not known",
                help!("add a suffix with its type, as in `1.0_f32`"),
            );
            return;
        }
        e.each_child(&mut |c| self.refuse_open_float_literals(c));
    }

    /// Writes the inferred types into the tree.
    pub(super) fn resolve_types(&self, e: &mut Expr, default: Defaults) {
        e.ty = self.unify.resolve(&e.ty, default);
        match &mut e.kind {
            ExprKind::Builtin(w) => {
                w.at = self.unify.resolve(&w.at, default);
                for (_, t) in w.closure.iter_mut().flat_map(|c| &mut c.params) {
                    *t = self.unify.resolve(t, default);
                }
            }
            ExprKind::Asm(a) => a.operands.iter_mut().for_each(|o| o.ty = self.unify.resolve(&o.ty, default)),
            ExprKind::Call(c) => {
                for (_, g) in &mut c.generics {
                    match g {
                        Generic::Type(t) => *t = self.unify.resolve(t, default),
                        Generic::Const(..) => {}
                        Generic::Len(n) => {
                            if let Type::Array(_, Len::Known(n)) =
                                self.unify.resolve(&Type::Array(Box::new(Type::unit()), *n), default)
                            {
                                *g = Generic::Const(Type::USIZE, n.into());
                            }
                        }
                    }
                }
            }
            _ => {}
        }
        e.each_child_mut(&mut |c| self.resolve_types(c, default));
    }

    /// Checks on a tree whose types are known.
    fn validate(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Int(v) => {
                if let Type::Scalar(s) = &e.ty {
                    if s.is_int() {
                        let (min, max) = s.range();
                        if !(min..=max).contains(v) {
                            self.error_help(
                                e.span,
                                format!("{v} does not fit `{}`", s.name()),
                                help_with!("the range of the type is {min}..={max}"),
                            );
                        }
                    }
                } else if !matches!(e.ty, Type::Error | Type::Var(_) | Type::Enum(_)) {
                    let shown = e.ty.to_string();
                    self.error(e.span, format!("expected `{shown}`, found an integer"));
                }
            }
            ExprKind::Call(c) => {
                let unknown = c
                    .generics
                    .iter()
                    .find(|(_, g)| matches!(g, Generic::Len(_)) || matches!(g, Generic::Type(t) if has_variables(t)));
                if let Some((name, _)) = unknown {
                    self.error_help(
                        e.span,
                        format!("the generic parameter `{name}` of this call is not known"),
                        help!("write it: `f::<f32>(..)`"),
                    );
                }
            }
            ExprKind::If(..) | ExprKind::Loop(_) if e.ty.is_place() => {
                self.error_help(
                    e.span,
                    format!("a `{}` cannot be chosen at run time", e.ty),
                    help!("choose between elements instead: `if c { x[i] } else { y[i] }`"),
                );
            }
            ExprKind::Leave(_, Some(v)) if v.ty.is_place() => {
                self.error_help(
                    e.span,
                    format!("a `{}` cannot be chosen at run time", v.ty),
                    help!("return elements instead, or return only one view, at the end of the function"),
                );
            }
            ExprKind::Builtin(w)
                if has_variables(&w.at) && !matches!(w.builtin.on, crate::lang::prelude::On::Nothing) =>
            {
                self.error(e.span, format!("the type of the operand of `{}` is not known", w.builtin.name));
            }
            ExprKind::Builtin(w) if w.builtin.ret == Ret::Array && has_variables(&e.ty) => {
                self.error_help(
                    e.span,
                    "the length of this array is not known",
                    help!("write its type: `let x: [f32; 4] = ..`"),
                );
            }
            _ => {}
        }
        let mut children = vec![];
        e.each_child(&mut |c| children.push(c));
        for c in children {
            self.validate(c);
        }
    }
}

fn has_variables(t: &Type) -> bool {
    match t {
        Type::Var(_) => true,
        Type::Tuple(ts) => ts.iter().any(has_variables),
        Type::Option(parts) => has_variables(&parts[1]),
        Type::Array(t, n) => matches!(n, Len::Var(_)) || has_variables(t),
        Type::Lds(t, n, m) => matches!(n, Len::Var(_)) || matches!(m, Len::Var(_)) || has_variables(t),
        Type::View(_, t) | Type::Ref(_, t) | Type::A(t) | Type::B(t) => has_variables(t),
        _ => false,
    }
}

/// True for types whose values are compared as a whole: enums, and tuples, arrays and structs of scalars and enums.
fn is_compared(t: &Type) -> bool {
    match t {
        Type::Scalar(_) | Type::Enum(_) => true,
        Type::Tuple(ts) => ts.iter().all(is_compared),
        Type::Array(t, _) => is_compared(t),
        Type::Struct(s) => s.compared && s.fields.iter().all(|f| is_compared(&f.ty)),
        _ => false,
    }
}
