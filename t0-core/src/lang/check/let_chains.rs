//! `let` with patterns that may not match: in the conditions of `if` and `while`, alone or between `&&`, and before
//! `else`.
//!
//! A condition with `let` in it becomes one without. Names that are bound before anything can fail are bound before the
//! branch. Names that are bound later are declared there, and get their value in the condition, after everything that
//! must hold first. The scope of names is that of Rust: the rest of the condition and the guarded code, not the `else`.

use super::Checker;
use super::control::statements;
use super::pattern::Test;
use super::scope::Binding;
use crate::lang::ast::{Expr, ExprKind, Pattern, Place, Stmt, UnaryOp};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::Type;
use crate::lang::unify::Defaults;
use crate::lang::walk::{Then, Visitor, Walk};
use proc_macro2::Span;
use syn::visit::Visit as _;

/// The operands of a chain of `&&`, from the left.
fn conjuncts(e: &syn::Expr) -> Vec<&syn::Expr> {
    let (mut parts, mut e) = (vec![], e);
    while let syn::Expr::Binary(b) = e
        && matches!(b.op, syn::BinOp::And(_))
    {
        parts.push(&*b.right);
        e = &b.left;
    }
    parts.push(e);
    parts.reverse();
    parts
}

/// True for a condition that binds something.
pub(super) fn binds(e: &syn::Expr) -> bool {
    conjuncts(e).iter().any(|p| matches!(p, syn::Expr::Let(_)))
}

impl<'a> Checker<'a> {
    /// Checks a condition. Returns the statements before the branch, and the value that decides it. The condition's
    /// names are bound in the current scope.
    pub(super) fn condition(&mut self, e: &syn::Expr) -> (Vec<Stmt>, Expr) {
        if let syn::Expr::Assign(a) = e {
            let wrong = self.error_help(a.eq_token.span, "`=` assigns, it does not compare", help!("write `==`"));
            return (vec![], wrong);
        }
        if !binds(e) {
            return (vec![], self.expr_of(e, &Type::BOOL));
        }
        let mut before = vec![];
        let holds = self.condition_value(e, true, &mut before);
        (before, holds)
    }

    /// Checks the guard of an arm, which is evaluated if the pattern matches. Appends to `before` the statements to run
    /// before the branch.
    pub(super) fn guard(&mut self, e: &syn::Expr, before: &mut Vec<Stmt>) -> Expr {
        if binds(e) { self.condition_value(e, false, before) } else { self.expr_of(e, &Type::BOOL) }
    }

    /// The value of a chain of conditions. `first` is true if the chain is always evaluated.
    fn condition_value(&mut self, e: &syn::Expr, first: bool, before: &mut Vec<Stmt>) -> Expr {
        let mut holds: Option<Expr> = None;
        for part in conjuncts(e) {
            let one = match part {
                syn::Expr::Let(l) => self.let_condition(l, first && holds.is_none(), before),
                part => Some(self.expr_of(part, &Type::BOOL)),
            };
            holds = match (holds, one) {
                (Some(a), Some(b)) => {
                    let (id, span) = (self.branch(), a.span);
                    Some(Expr::new(ExprKind::Logic(id, true, Box::new(a), Box::new(b)), Type::BOOL, span))
                }
                (a, b) => a.or(b),
            };
        }
        let always = || Expr::new(ExprKind::Bool(true), Type::BOOL, e.first_span());
        holds.unwrap_or_else(always)
    }

    /// Checks one `let` of a condition. Returns whether it matches, or `None` if it always does. `first` is true if
    /// nothing before it can fail.
    fn let_condition(&mut self, l: &syn::ExprLet, first: bool, before: &mut Vec<Stmt>) -> Option<Expr> {
        let value = self.expr(&l.expr, None);
        let span = l.let_token.span;
        if matches!(self.shallow(&value.ty), Type::Error) {
            self.names_of_nothing(&l.pat);
            return Some(Expr::error(span));
        }
        if !first && self.unify.resolve(&value.ty, Defaults::Keep).is_place() {
            let shown = self.shown(&value.ty);
            self.names_of_nothing(&l.pat);
            return Some(self.error_help(
                value.span,
                format!("a part of memory (`{shown}`) cannot be bound after a condition that may be false"),
                help!("bind it with a separate `let` before, or make it the first part of the condition"),
            ));
        }
        let whole = self.declare_scrutinee("let", &value);
        let subject = self.local(whole, l.pat.first_span());
        let Some(test) = self.test(&l.pat, &subject) else {
            self.names_of_nothing(&l.pat);
            return Some(Expr::error(span));
        };
        let Test { cond: fits, bindings } = test;
        let named = Stmt::Let(Pattern::Local(whole), Some(value));
        if first {
            before.push(named);
            before.extend(bindings);
            return fits;
        }
        let mut inside = vec![named];
        for b in bindings {
            match b {
                Stmt::Let(Pattern::Local(id), Some(x)) => {
                    let at = x.span;
                    before.push(Stmt::Let(Pattern::Local(id), None));
                    let assign = ExprKind::Assign(Box::new(Place::Local(id, vec![])), None, Box::new(x));
                    inside.push(Stmt::Expr(Expr::new(assign, Type::unit(), at)));
                }
                other => inside.push(other),
            }
        }
        let fits = fits.unwrap_or_else(|| Expr::new(ExprKind::Bool(true), Type::BOOL, span));
        Some(statements(inside, fits))
    }

    /// Lowers `let pattern = value else { .. }`, or a `let` without an `else` whose pattern is only valid in `match`,
    /// to statements.
    pub(super) fn let_else(&mut self, pat: &syn::Pat, value: Expr, or: Option<(Span, &syn::Expr)>) -> Vec<Stmt> {
        let span = pat.first_span();
        // The names are not in scope in the `else`.
        let other = or.map(|(token, e)| {
            let other = self.expr(e, None);
            if !matches!(self.shallow(&other.ty), Type::Never | Type::Error) {
                self.error_help(
                    token,
                    "the `else` block of a `let` must not reach its end",
                    help!("end it with `return`, `break` or `continue`, or write both values with `if let .. else`"),
                );
            }
            other
        });
        if matches!(self.shallow(&value.ty), Type::Error) {
            self.names_of_nothing(pat);
            return vec![];
        }
        let whole = self.declare_scrutinee("let", &value);
        let subject = self.local(whole, span);
        let Some(test) = self.test(pat, &subject) else {
            self.names_of_nothing(pat);
            return vec![];
        };
        let Test { cond: fits, bindings } = test;
        let mut stmts = vec![Stmt::Let(Pattern::Local(whole), Some(value))];
        match (fits, other) {
            (None, _) => {}
            (Some(fits), Some(other)) => {
                let (id, at) = (self.branch(), fits.span);
                let not = Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(fits)), Type::BOOL, at);
                let choice = ExprKind::If(id, Box::new(not), Box::new(other), None);
                stmts.push(Stmt::Expr(Expr::new(choice, Type::unit(), at)));
            }
            (Some(_), None) => {
                self.error_help(
                    span,
                    "this pattern does not match every value",
                    help!("add an `else`: `let .. = value else { return };`, or use `if let` or `match`"),
                );
            }
        }
        stmts.extend(bindings);
        stmts
    }

    /// True for a path that begins with the name of something with a reported error.
    pub(super) fn is_nothing(&self, path: &syn::Path) -> bool {
        let Some(first) = path.segments.first() else { return false };
        match self.lookup(&first.ident.to_string(), first.ident.span()) {
            Some(Binding::Local(id)) => self.locals[id.0 as usize].ty == Type::Error,
            _ => false,
        }
    }

    /// Binds a name to a value with a reported error.
    pub(super) fn name_of_nothing(&mut self, name: &syn::Ident) {
        let id = self.declare(&name.to_string(), Type::Error, true, false, name.span());
        self.bind(&name.to_string(), name.span(), Binding::Local(id));
    }

    /// Binds the names of a pattern with a reported error, so that their uses are not reported again.
    pub(super) fn names_of_nothing(&mut self, pat: &syn::Pat) {
        struct Names<'c, 'a>(&'c mut Checker<'a>);
        impl<'ast> Visitor<'ast> for Names<'_, '_> {
            fn visit_pat_ident(&mut self, i: &'ast syn::PatIdent) -> Then {
                self.0.name_of_nothing(&i.ident);
                Then::Children
            }
        }
        Walk(&mut Names(self)).visit_pat(pat);
    }
}

/// True for patterns that need a test or an `@` binding: those that only `match` and similar constructs accept.
pub(super) fn asks(pat: &syn::Pat) -> bool {
    struct RefutablePart(bool);
    impl<'ast> Visitor<'ast> for RefutablePart {
        fn visit_pat(&mut self, p: &'ast syn::Pat) -> Then {
            self.0 |= match p {
                syn::Pat::Lit(_) | syn::Pat::Range(_) | syn::Pat::Or(_) | syn::Pat::Path(_) | syn::Pat::Const(_) => {
                    true
                }
                syn::Pat::Ident(i) => i.subpat.is_some(),
                _ => false,
            };
            Then::Children
        }
    }
    let mut asks = RefutablePart(false);
    Walk(&mut asks).visit_pat(pat);
    asks.0
}
