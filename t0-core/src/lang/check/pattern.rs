//! Patterns that may not match, and `match`, which becomes a chain of comparisons. rustc checks that the arms are
//! exhaustive, so the last arm needs no test. Those of an enum are checked here too, for source without the macro.

use super::control::statements;
use super::scope::Binding;
use super::structs::places;
use super::{Checker, ConstValue};
use crate::lang::ast::{BinaryOp, Expr, ExprKind, Pattern, Stmt};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::{Enum, Len, Scalar, Type};
use proc_macro2::Span;
use std::collections::BTreeSet;

/// The greatest number of arms. Arms become nested comparisons, so their number is limited.
const ARMS: usize = 128;

/// The condition under which a pattern matches, and the bindings it makes.
pub(super) struct Test {
    /// `None` if the pattern always matches.
    pub(super) cond: Option<Expr>,
    /// One binding for each name.
    pub(super) bindings: Vec<Stmt>,
}

impl Test {
    fn and(&mut self, other: Test) {
        self.bindings.extend(other.bindings);
        self.cond = match (self.cond.take(), other.cond) {
            (Some(a), Some(b)) => Some(both(BinaryOp::And, a, b)),
            (a, b) => a.or(b),
        };
    }
}

struct Arm {
    test: Test,
    guard: Option<Expr>,
    body: Expr,
    span: Span,
}

impl<'a> Checker<'a> {
    pub(super) fn match_expr(&mut self, m: &syn::ExprMatch, want: Option<&Type>) -> Expr {
        let span = m.match_token.span;
        if m.arms.len() > ARMS {
            return self.error_help(
                span,
                format!("a `match` in a kernel has at most {ARMS} arms"),
                help!("look the result up in a constant array or a view instead"),
            );
        }
        if m.arms.is_empty() {
            return self.error_help(
                span,
                "a `match` without arms",
                help!("add an arm for all other values: `_ => ..`"),
            );
        }
        let mut value = self.expr(&m.expr, None);
        if let Type::Ref(_, t) = self.shallow(&value.ty)
            && let t @ Type::Enum(_) = self.shallow(&t)
        {
            let at = value.span;
            value = Expr::new(ExprKind::Same(Box::new(value)), t, at);
        }
        let of_enum = self.shallow(&value.ty).as_enum().cloned();
        if matches!(self.shallow(&value.ty), Type::Error) {
            return Expr::error(span);
        }
        let id = self.declare_scrutinee("match", &value);
        let mut ty = Type::Never;
        let mut arms = vec![];
        let mut bad = false;
        for a in &m.arms {
            let arm = self.scoped(|c| {
                let subject = c.local(id, a.pat.first_span());
                let (pat, guard) = match &a.pat {
                    syn::Pat::Guard(g) => (&*g.pat, Some(&g.guard)),
                    p => (p, None),
                };
                let mut test = c.test(pat, &subject)?;
                let guard = guard.map(|g| c.guard(g, &mut test.bindings));
                let hint = want.cloned().or_else(|| if matches!(ty, Type::Never) { None } else { Some(ty.clone()) });
                let body = c.expr(&a.body, hint.as_ref());
                Some(Arm { test, guard, body, span: a.pat.first_span() })
            });
            let Some(arm) = arm else {
                bad = true;
                continue;
            };
            match self.join(&ty, &arm.body) {
                Some(t) => ty = t,
                None => {
                    let (x, y) = (self.shown(&ty), self.shown(&arm.body.ty));
                    self.error_help(
                        arm.body.span,
                        format!("this arm has type `{y}`, but the arms before it have type `{x}`"),
                        help!("all arms must have the same type"),
                    );
                    bad = true;
                }
            }
            arms.push(arm);
        }
        if bad || arms.is_empty() {
            return Expr::error(span);
        }
        if let Some(last) = arms.last()
            && last.guard.is_some()
        {
            return self.error_help(
                last.span,
                "the last arm has a guard, so the `match` may not cover every value",
                help!("end with `_ => ..`"),
            );
        }
        if let Some(e) = of_enum
            && let Some(missing) = missing(&e, &arms)
        {
            return self.error_help(
                span,
                format!("this `match` does not cover {missing}"),
                help!("add an arm for it, or an arm for all other variants: `_ => ..`"),
            );
        }
        let chain = self.chain(arms, &ty);
        statements(vec![Stmt::Let(Pattern::Local(id), Some(value))], chain)
    }

    fn chain(&mut self, mut arms: Vec<Arm>, ty: &Type) -> Expr {
        let last = arms.pop();
        let mut rest = match last {
            Some(a) => statements(a.test.bindings, a.body),
            None => return Expr::error(Span::call_site()),
        };
        while let Some(a) = arms.pop() {
            let cond = match (a.test.cond, a.guard) {
                (None, None) => {
                    rest = statements(a.test.bindings, a.body);
                    continue;
                }
                (Some(c), None) | (None, Some(c)) => c,
                (Some(c), Some(g)) => {
                    let id = self.branch();
                    Expr::new(ExprKind::Logic(id, true, Box::new(c), Box::new(g)), Type::BOOL, a.span)
                }
            };
            let id = self.branch();
            let choice =
                Expr::new(ExprKind::If(id, Box::new(cond), Box::new(a.body), Some(Box::new(rest))), ty.clone(), a.span);
            rest = statements(a.test.bindings, choice);
        }
        rest
    }

    /// The test of a pattern on a value that has a name. The pattern's names are bound in the current scope. Returns
    /// `None` after reporting an error.
    pub(super) fn test(&mut self, p: &syn::Pat, subject: &Expr) -> Option<Test> {
        let span = p.first_span();
        self.deeper(span, |c| c.test_inner(p, subject)).flatten()
    }

    fn always() -> Option<Test> {
        Some(Test { cond: None, bindings: vec![] })
    }

    fn compare(&mut self, op: BinaryOp, subject: &Expr, with: Expr) -> Option<Expr> {
        let span = with.span;
        let e = self.binary_of(op, subject.clone(), with, span, span);
        (!matches!(e.kind, ExprKind::Error)).then_some(e)
    }

    fn test_inner(&mut self, p: &syn::Pat, subject: &Expr) -> Option<Test> {
        match p {
            syn::Pat::Wild(_) => Self::always(),
            syn::Pat::Reference(r)
                if r.mutability.is_none()
                    && let Type::Ref(false, t) = self.shallow(&subject.ty) =>
            {
                let value = Expr::new(ExprKind::Same(Box::new(subject.clone())), *t, p.first_span());
                self.test(&r.pat, &value)
            }
            _ if let Type::Option(parts) = self.shallow(&subject.ty)
                && let Some(inner) = of_option(p) =>
            {
                let span = p.first_span();
                let some = subject.field(0, &Type::BOOL, span);
                let Some(inner) = inner else { return Some(Test { cond: Some(some.negated()), bindings: vec![] }) };
                let mut all = Test { cond: Some(some), bindings: vec![] };
                let one = self.test(inner, &subject.field(1, &parts[1], span))?;
                all.and(one);
                Some(all)
            }
            syn::Pat::Paren(p) => self.test(&p.pat, subject),
            syn::Pat::Ident(i) if i.by_ref.is_none() => {
                let name = i.ident.to_string();
                let constant = match self.lookup(&name, i.ident.span()) {
                    Some(Binding::Const(t, v)) if i.subpat.is_none() => Some((t.clone(), v.clone())),
                    _ => None,
                };
                if let Some((t, v)) = &constant {
                    self.names_variant(&i.ident, t, v);
                }
                let constant = match constant {
                    Some(c) => Some(c),
                    None if i.subpat.is_none() && i.mutability.is_none() => {
                        let path: syn::Path = i.ident.clone().into();
                        match self.item(&path) {
                            Some(item) => Some(self.constant_item(item, i.ident.span())?),
                            None => None,
                        }
                    }
                    None => None,
                };
                if let Some((t, v)) = constant {
                    let cond = self.compare(BinaryOp::Eq, subject, v.expr(&t, i.ident.span()))?;
                    return Some(Test { cond: Some(cond), bindings: vec![] });
                }
                if i.subpat.is_none()
                    && i.mutability.is_none()
                    && let Some(e) = self.shallow(&subject.ty).as_enum().cloned()
                    && e.code(&name).is_some()
                {
                    let variant = self.imported_variant(&i.ident, Some(&Type::Enum(e)))?;
                    let cond = self.compare(BinaryOp::Eq, subject, variant)?;
                    return Some(Test { cond: Some(cond), bindings: vec![] });
                }
                if self.of_an_enum(&name, i.ident.span()).is_some() {
                    return None;
                }
                let mut test = match &i.subpat {
                    Some((_, sub)) => self.test(sub, subject)?,
                    None => Test { cond: None, bindings: vec![] },
                };
                let id = self.declare(&name, subject.ty.clone(), i.mutability.is_some(), false, i.ident.span());
                self.bind(&name, i.ident.span(), Binding::Local(id));
                test.bindings.push(Stmt::Let(Pattern::Local(id), Some(subject.clone())));
                Some(test)
            }
            syn::Pat::Lit(_) | syn::Pat::Path(_) | syn::Pat::Const(_) | syn::Pat::Verbatim(_) => {
                let v = self.pattern_value(p, subject)?;
                let cond = match (&v.kind, subject.ty.scalar()) {
                    (ExprKind::Bool(true), _) => subject.clone(),
                    _ => self.compare(BinaryOp::Eq, subject, v)?,
                };
                Some(Test { cond: Some(cond), bindings: vec![] })
            }
            syn::Pat::Range(r) => {
                let mut cond = None;
                if let Some(s) = &r.start {
                    let v = self.pattern_number(s, subject)?;
                    cond = Some(self.compare(BinaryOp::Ge, subject, v)?);
                }
                if let Some(e) = &r.end {
                    let v = self.pattern_number(e, subject)?;
                    let op = if matches!(r.limits, syn::RangeLimits::Closed(_)) { BinaryOp::Le } else { BinaryOp::Lt };
                    let c = self.compare(op, subject, v)?;
                    cond = Some(match cond {
                        Some(a) => both(BinaryOp::And, a, c),
                        None => c,
                    });
                }
                Some(Test { cond, bindings: vec![] })
            }
            syn::Pat::Or(o) => {
                let mut cond: Option<Expr> = None;
                let mut always = false;
                for case in &o.cases {
                    let t = self.test(case, subject)?;
                    if !t.bindings.is_empty() {
                        self.error_help(
                            case.first_span(),
                            "alternatives that bind names are not supported in kernels",
                            help!("bind the whole value: `n @ (1 | 2)`"),
                        );
                        return None;
                    }
                    match (cond.take(), t.cond) {
                        (_, None) => always = true,
                        (Some(a), Some(b)) => cond = Some(both(BinaryOp::Or, a, b)),
                        (None, Some(b)) => cond = Some(b),
                    }
                }
                Some(Test { cond: if always { None } else { cond }, bindings: vec![] })
            }
            syn::Pat::Tuple(t) => {
                let Type::Tuple(ts) = self.shallow(&subject.ty) else {
                    let shown = self.shown(&subject.ty);
                    self.error(t.paren_token.span.open(), format!("expected `{shown}`, found a tuple"));
                    return None;
                };
                let Some(parts) = places(&t.elems, ts.len()) else {
                    self.other_count(t.paren_token.span.open(), " tuple", ts.len(), t.elems.len());
                    return None;
                };
                let mut all = Test { cond: None, bindings: vec![] };
                for (i, p) in parts {
                    let ty = ts[i as usize].clone();
                    let part = subject.field(i, &ty, p.first_span());
                    let one = self.test(p, &part)?;
                    all.and(one);
                }
                Some(all)
            }
            syn::Pat::Slice(s) => {
                let found = match self.shallow(&subject.ty) {
                    Type::Array(t, Len::Known(n)) => places(&s.elems, n as usize).map(|ps| (t, ps)),
                    _ => None,
                };
                let Some((ty, parts)) = found else {
                    if let Type::Array(_, Len::Known(n)) = self.shallow(&subject.ty) {
                        self.other_count(s.bracket_token.span.open(), "n array", n as usize, s.elems.len());
                        return None;
                    }
                    let shown = self.shown(&subject.ty);
                    self.error(s.bracket_token.span.open(), format!("this pattern cannot destructure a `{shown}`"));
                    return None;
                };
                let mut all = Test { cond: None, bindings: vec![] };
                for (i, p) in parts {
                    let at = Expr::new(ExprKind::Int(i.into()), Type::USIZE, p.first_span());
                    let part = ExprKind::Element(Box::new(subject.clone()), Box::new(at));
                    let one = self.test(p, &Expr::new(part, (*ty).clone(), p.first_span()))?;
                    all.and(one);
                }
                Some(all)
            }
            syn::Pat::Struct(_) | syn::Pat::TupleStruct(_) => {
                let (s, parts) = self.struct_pattern(p, &subject.ty)?;
                let mut all = Test { cond: None, bindings: vec![] };
                for (i, p) in parts {
                    let ty = s.fields[i as usize].ty.clone();
                    let part = subject.field(i, &ty, p.first_span());
                    let one = self.test(p, &part)?;
                    all.and(one);
                }
                Some(all)
            }
            other => {
                self.error_help(
                    other.first_span(),
                    "this pattern is not supported in kernels",
                    help!("`match` supports integers, ranges, `true` and `false`, constants, variants of enums, tuples, arrays, structs, names and `_`"),
                );
                None
            }
        }
    }

    fn pattern_value(&mut self, p: &syn::Pat, subject: &Expr) -> Option<Expr> {
        let e = match p {
            syn::Pat::Lit(l) => syn::Expr::Lit(l.clone()),
            syn::Pat::Path(q) => syn::Expr::Path(q.clone()),
            syn::Pat::Verbatim(t) => match syn::parse2(t.clone()) {
                Ok(e) => e,
                Err(_) => {
                    self.error(p.first_span(), "this pattern is not supported in kernels");
                    return None;
                }
            },
            _ => {
                self.error_help(
                    p.first_span(),
                    "this pattern is not supported in kernels",
                    help!("bind the value to a constant outside of the `match`"),
                );
                return None;
            }
        };
        self.pattern_number(&e, subject)
    }

    fn pattern_number(&mut self, e: &syn::Expr, subject: &Expr) -> Option<Expr> {
        let ty = subject.ty.clone();
        if matches!(e, syn::Expr::Lit(l) if matches!(l.lit, syn::Lit::Float(_)))
            || self.shallow(&ty).scalar().is_some_and(Scalar::is_real)
        {
            self.error_help(
                e.first_span(),
                "floats are not supported in patterns",
                help!("compare with `if x < 1.0 { .. }`"),
            );
            return None;
        }
        match self.constant(e, &ty)? {
            ConstValue::Int(v) => Some(Expr::new(ExprKind::Int(v), ty, e.first_span())),
            ConstValue::Bool(v) => Some(Expr::new(ExprKind::Bool(v), ty, e.first_span())),
            _ => {
                self.error(e.first_span(), "this pattern is not supported in kernels");
                None
            }
        }
    }
}

/// For the patterns of an `Option`: the pattern in `Some(..)`, and `None` for `None`.
fn of_option(p: &syn::Pat) -> Option<Option<&syn::Pat>> {
    match p {
        syn::Pat::Ident(i) if i.ident == "None" && i.subpat.is_none() => Some(None),
        syn::Pat::TupleStruct(t) if t.path.is_ident("Some") && t.elems.len() == 1 => Some(t.elems.first()),
        _ => None,
    }
}

/// The variants that no arm of a `match` covers, as text; `None` if all are covered. Arms with a guard do not count.
fn missing(e: &Enum, arms: &[Arm]) -> Option<String> {
    let mut covered = BTreeSet::new();
    for arm in arms.iter().filter(|arm| arm.guard.is_none()) {
        codes(arm.test.cond.as_ref()?, &mut covered);
    }
    let open = e.variants.iter().filter(|(_, code)| !covered.contains(&i128::from(*code)));
    let open: Vec<String> = open.map(|(name, _)| format!("`{}::{name}`", e.name)).collect();
    (!open.is_empty()).then(|| open.join(" and "))
}

/// The codes for which a condition of variants holds.
fn codes(condition: &Expr, all: &mut BTreeSet<i128>) {
    match &condition.kind {
        ExprKind::Binary(BinaryOp::Or, a, b) => {
            codes(a, all);
            codes(b, all);
        }
        ExprKind::Binary(BinaryOp::Eq, _, code) => {
            if let ExprKind::Int(code) = code.kind {
                all.insert(code);
            }
        }
        _ => {}
    }
}

fn both(op: BinaryOp, a: Expr, b: Expr) -> Expr {
    let span = a.span;
    Expr::new(ExprKind::Binary(op, Box::new(a), Box::new(b)), Type::BOOL, span)
}
