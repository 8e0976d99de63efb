//! Control flow: `if`, loops, and exits from them.

use super::iterate::Node;
use super::let_chains;
use super::scope::Binding;
use super::{Checker, Claim, Label, LabelKind, Owner};
use crate::lang::ast::{BinaryOp, Expr, ExprKind, LabelId, LocalId, Loop, LoopKind, Stmt};
use crate::lang::first_token::FirstToken as _;
use crate::lang::prelude;
use crate::lang::types::Type;
use crate::lang::unify::{Defaults, VarKind};
use proc_macro2::Span;

impl<'a> Checker<'a> {
    pub(super) fn if_expr(&mut self, i: &syn::ExprIf, want: Option<&Type>) -> Expr {
        let span = i.if_token.span;
        let (before, cond, id, then) = self.scoped(|c| {
            let (before, cond) = c.condition(&i.cond);
            let id = c.branch();
            let then = c.block(&i.then_branch, if i.else_branch.is_some() { want } else { None });
            (before, cond, id, then)
        });
        let Some((_, other)) = &i.else_branch else {
            let unit = Type::unit();
            if !matches!(self.shallow(&then.ty), Type::Never) && !self.unify.unify(&unit, &then.ty) {
                let shown = self.unify.resolve(&then.ty, Defaults::Literals);
                let at = i.then_branch.stmts.last().map_or(then.span, |s| s.first_span());
                return self.error_help(
                    at,
                    format!("this `if` has no `else`, so it cannot have a value of `{shown}`"),
                    help_with!("add `else {{ .. }}` with a value of `{shown}`"),
                );
            }
            let branch = Expr::new(ExprKind::If(id, Box::new(cond), Box::new(then), None), unit, span);
            return behind(before, branch);
        };
        let want = want.cloned().or_else(|| Some(then.ty.clone())).filter(|t| !matches!(self.shallow(t), Type::Never));
        let other = self.expr(other, want.as_ref());
        match self.join(&then.ty, &other) {
            Some(ty) => {
                let branch = ExprKind::If(id, Box::new(cond), Box::new(then), Some(Box::new(other)));
                behind(before, Expr::new(branch, ty, span))
            }
            None => {
                let (a, b) = (self.shown(&then.ty), self.shown(&other.ty));
                self.error_help(
                    other.span,
                    format!("`if` has type `{a}`, but `else` has type `{b}`"),
                    help!("both branches must have the same type"),
                )
            }
        }
    }

    pub(super) fn block_expr(&mut self, b: &syn::ExprBlock, want: Option<&Type>) -> Expr {
        let span = b.block.first_span();
        let Some(label) = &b.label else { return self.block(&b.block, want) };
        let ty = self.unify.var(VarKind::General);
        let target = self.target(ty.clone(), span);
        self.labels.push(Label {
            name: Some(label.name.ident.to_string()),
            kind: LabelKind::Block,
            target,
            next: None,
        });
        let inner = self.block(&b.block, want);
        self.labels.pop();
        self.expect(&inner, &ty);
        Expr::new(ExprKind::Labeled(target, Box::new(inner)), ty, span)
    }

    fn label_of(label: &Option<syn::Label>) -> Option<String> {
        label.as_ref().map(|l| l.name.ident.to_string())
    }

    /// Makes a loop: its targets, then its body with these targets in scope.
    #[allow(clippy::too_many_arguments, reason = "the parts of a loop")]
    fn make_loop(
        &mut self,
        label: &Option<syn::Label>,
        kind: LabelKind,
        value: Type,
        span: Span,
        unroll: Option<Span>,
        head: LoopKind,
        body: &syn::Block,
    ) -> Expr {
        let done = self.target(value.clone(), span);
        let next = self.target(Type::unit(), body.first_span());
        let branch = self.branch();
        self.labels.push(Label { name: Self::label_of(label), kind, target: done, next: Some(next) });
        let inner = self.block(body, Some(&Type::unit()));
        self.expect(&inner, &Type::unit());
        self.labels.pop();
        let l = Loop { done, next, branch, kind: head, body: inner, unroll };
        Expr::new(ExprKind::Loop(Box::new(l)), value, span)
    }

    pub(super) fn while_loop(&mut self, w: &syn::ExprWhile) -> Expr {
        self.attributes(&w.attrs, false);
        // A `break` in the condition refers to the enclosing loop here. rustc rejects such a `break`.
        if let_chains::binds(&w.cond) {
            return self.while_let(w);
        }
        let cond = self.expr_of(&w.cond, &Type::BOOL);
        self.make_loop(
            &w.label,
            LabelKind::Counted,
            Type::unit(),
            w.while_token.span,
            None,
            LoopKind::While(cond),
            &w.body,
        )
    }

    /// Makes a loop whose iterations begin with a branch, so that names are bound again in each iteration.
    fn while_let(&mut self, w: &syn::ExprWhile) -> Expr {
        let span = w.while_token.span;
        self.scoped(|c| {
            let (before, cond) = c.condition(&w.cond);
            let head = LoopKind::Forever;
            let turns = c.make_loop(&w.label, LabelKind::Counted, Type::unit(), span, None, head, &w.body);
            let ExprKind::Loop(mut l) = turns.kind else { return turns };
            let body = std::mem::replace(&mut l.body, Expr::error(span));
            let leave = Expr::new(ExprKind::Leave(l.done, None), Type::Never, span);
            let turn = ExprKind::If(c.branch(), Box::new(cond), Box::new(body), Some(Box::new(leave)));
            l.body = behind(before, Expr::new(turn, Type::unit(), span));
            Expr::new(ExprKind::Loop(l), Type::unit(), span)
        })
    }

    pub(super) fn loop_expr(&mut self, l: &syn::ExprLoop, _: Option<&Type>) -> Expr {
        self.attributes(&l.attrs, false);
        let value = self.unify.var(VarKind::General);
        let errors = self.errors.len();
        let e = self.make_loop(
            &l.label,
            LabelKind::Loop,
            value.clone(),
            l.loop_token.span,
            None,
            LoopKind::Forever,
            &l.body,
        );
        // A loop without a `break` never completes.
        if self.unify.kind(&value) == Some(VarKind::General) {
            let never = errors == self.errors.len() && !breaks(&e);
            if never && !leaves_outer(&e) {
                self.error_help(l.loop_token.span, "this loop never ends", help!("leave it with `break` or `return`"));
            }
            let ty = if never { Type::Never } else { Type::unit() };
            self.unify.unify(&value, &ty);
            return Expr { ty, ..e };
        }
        e
    }

    pub(super) fn for_loop(&mut self, f: &syn::ExprForLoop) -> Expr {
        let span = f.for_token.span;
        let unroll = self.attributes(&f.attrs, true);
        self.scoped(|c| {
            let Some(chain) = c.iterated(&f.expr) else {
                // Check the body anyway, to report its errors.
                c.names_of_nothing(&f.pat);
                c.make_loop(&f.label, LabelKind::Counted, Type::unit(), span, None, LoopKind::Forever, &f.body);
                return Expr::error(span);
            };
            let Node::Counted(head, ty) = chain.node else { return c.for_items(f, chain, unroll) };
            let Some(var) = c.loop_variable(&f.pat, ty) else { return Expr::error(span) };
            let head = counting(head, var);
            c.make_loop(&f.label, LabelKind::Counted, Type::unit(), span, unroll, head, &f.body)
        })
    }

    fn loop_variable(&mut self, pat: &syn::Pat, ty: Type) -> Option<LocalId> {
        match pat {
            syn::Pat::Ident(i) if i.by_ref.is_none() && i.subpat.is_none() => {
                let name = i.ident.to_string();
                let id = self.declare(&name, ty, i.mutability.is_some(), false, i.ident.span());
                self.bind(&name, i.ident.span(), Binding::Local(id));
                Some(id)
            }
            syn::Pat::Wild(w) => Some(self.declare("_", ty, false, false, w.underscore_token.span)),
            syn::Pat::Paren(p) => self.loop_variable(&p.pat, ty),
            other => {
                self.error_help(
                    other.first_span(),
                    "the variable of this `for` must be a plain name",
                    help!("write `for i in ..`"),
                );
                None
            }
        }
    }

    /// Checks a range or a similar expression. Returns the type of its variable, and the head of the loop without that
    /// variable.
    pub(super) fn range(&mut self, e: &syn::Expr) -> Option<(Type, LoopKind)> {
        match without_parens(e) {
            syn::Expr::Range(r) => self.plain_range(r, false),
            syn::Expr::MethodCall(m) if m.method == "step_by" => self.stepped(m),
            syn::Expr::MethodCall(m) => match without_parens(&m.receiver) {
                syn::Expr::Range(r) => self.plain_range(r, true),
                other => {
                    self.no_range(other.first_span());
                    None
                }
            },
            syn::Expr::Call(c) => {
                let name = match &*c.func {
                    syn::Expr::Path(p) => p.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default(),
                    _ => String::new(),
                };
                let wants = if name == "strided" { 3 } else { 1 };
                if c.args.len() != wants {
                    let s = if wants == 1 { "" } else { "s" };
                    self.error(c.first_span(), format!("`{name}` takes {wants} argument{s}, not {}", c.args.len()));
                    return None;
                }
                let args: Vec<Expr> = c.args.iter().map(|a| self.expr_of(a, &Type::U32)).collect();
                let span = c.first_span();
                let var = LocalId(0);
                let mut args = args.into_iter();
                let mut next = || args.next().unwrap_or_else(|| Expr::error(span));
                if wants == 3 {
                    return Some((
                        Type::U32,
                        LoopKind::Strided { var, start: next(), end: next(), step: next(), inclusive: false },
                    ));
                }
                let count = ExprKind::Binary(
                    BinaryOp::Mul,
                    Box::new(word("block_count", span)),
                    Box::new(word("block_size", span)),
                );
                let step = Expr::new(count, Type::U32, span);
                Some((
                    Type::U32,
                    LoopKind::Strided { var, start: word("global_id", span), end: next(), step, inclusive: false },
                ))
            }
            other => {
                self.no_range(other.first_span());
                None
            }
        }
    }

    /// Reports an expression that a `for` cannot iterate over.
    pub(super) fn no_range(&mut self, span: Span) {
        self.error_help(
            span,
            "a `for` in a kernel can only iterate over ranges and over arrays in registers",
            help!("write `a..b`, `a..=b`, `(a..b).rev()`, `(a..b).step_by(n)`, `strided(start, end, step)` or `grid_stride(n)`, and access elements by index: `x[i]`"),
        );
    }

    /// `(a..b).step_by(n)`, `(a..=b).step_by(n)`
    fn stepped(&mut self, m: &syn::ExprMethodCall) -> Option<(Type, LoopKind)> {
        let syn::Expr::Range(r) = without_parens(&m.receiver) else {
            self.no_range(m.receiver.first_span());
            return None;
        };
        if !self.takes(m, 1) {
            return None;
        }
        let step = &m.args[0];
        let (ty, head) = self.plain_range(r, false)?;
        let step = self.expr_of(step, &Type::USIZE);
        if let ExprKind::Int(0) = step.kind {
            self.error_help(step.span, "this loop never ends: its step is 0", help!("use a step of at least 1"));
            return None;
        }
        let head = match head {
            LoopKind::Range { var, start, end, inclusive, .. } => {
                LoopKind::Strided { var, start, end, step, inclusive }
            }
            other => other,
        };
        Some((ty, head))
    }

    fn plain_range(&mut self, r: &syn::ExprRange, reversed: bool) -> Option<(Type, LoopKind)> {
        let (Some(start), Some(end)) = (&r.start, &r.end) else {
            self.error_help(range_span(r), "this range has no end", help!("write both ends: `a..b`"));
            return None;
        };
        let inclusive = matches!(r.limits, syn::RangeLimits::Closed(_));
        let mut a = self.expr(start, None);
        let b = self.expr(end, Some(&a.ty));
        if !self.expect(&b, &a.ty) {
            return None;
        }
        let ty = a.ty.clone();
        if matches!(self.shallow(&ty), Type::Error) {
            return None;
        }
        self.claims.push(Claim::Counter { ty: ty.clone(), span: range_span(r) });
        a.ty = ty.clone();
        Some((ty, LoopKind::Range { var: LocalId(0), start: a, end: b, inclusive, reversed }))
    }

    fn find_label(&mut self, label: &Option<syn::Lifetime>, span: Span, what: &str) -> Option<usize> {
        let found = match label {
            Some(l) => {
                let name = l.ident.to_string();
                self.labels.iter().rposition(|x| x.name.as_deref() == Some(&name))
            }
            None => self.labels.iter().rposition(|x| x.kind != LabelKind::Block),
        };
        if found.is_none() {
            match label {
                Some(l) => {
                    let message = format!("no loop or block around this is called `'{}`", l.ident);
                    self.error_help(
                        l.span(),
                        message,
                        help_with!("write `'{}:` before the loop or block that you mean", l.ident),
                    )
                }
                None => self.error(span, format!("`{what}` is not in a loop")),
            };
        }
        found
    }

    pub(super) fn break_expr(&mut self, b: &syn::ExprBreak) -> Expr {
        let span = b.break_token.span;
        let Some(i) = self.find_label(&b.label, span, "break") else { return Expr::error(span) };
        let (target, kind) = (self.labels[i].target, self.labels[i].kind);
        let ty = self.targets[target.0 as usize].ty.clone();
        let value = match (&b.expr, kind) {
            (Some(e), LabelKind::Counted) => {
                return self.error_help(
                    e.first_span(),
                    "only `loop` and labelled blocks can return a value with `break`",
                    help!("store it in a `let mut` before `break`"),
                );
            }
            (Some(e), _) => {
                let x = self.expr(e, Some(&ty));
                self.expect(&x, &ty);
                Some(Box::new(x))
            }
            (None, _) => {
                if !self.unify.unify(&ty, &Type::unit()) {
                    let shown = self.shown(&ty);
                    return self.error_help(
                        span,
                        format!("this `break` needs a value of type `{shown}`, like the other `break`s of the loop"),
                        help!("write `break value`"),
                    );
                }
                None
            }
        };
        Expr::new(ExprKind::Leave(target, value), Type::Never, span)
    }

    pub(super) fn continue_expr(&mut self, c: &syn::ExprContinue) -> Expr {
        let span = c.continue_token.span;
        let Some(i) = self.find_label(&c.label, span, "continue") else { return Expr::error(span) };
        match self.labels[i].next {
            Some(next) => Expr::new(ExprKind::Leave(next, None), Type::Never, span),
            None => self.error(span, "a block has no next iteration to `continue` with"),
        }
    }

    pub(super) fn return_expr(&mut self, r: &syn::ExprReturn) -> Expr {
        let span = r.return_token.span;
        if self.owner == Owner::Constant {
            return self.error(span, "`return` is not allowed in a constant");
        }
        let ret = self.targets[self.root.0 as usize].ty.clone();
        let value = match &r.expr {
            Some(e) => {
                let x = self.expr(e, Some(&ret));
                if self.owner == Owner::Kernel
                    && !matches!(self.shallow(&x.ty), Type::Error)
                    && !self.unify.unify(&Type::unit(), &x.ty)
                {
                    return self.error_help(
                        x.span,
                        "a kernel cannot return a value",
                        help!("write results to an `Out<T>` argument"),
                    );
                }
                self.expect(&x, &ret);
                Some(Box::new(x))
            }
            None => {
                if !self.unify.unify(&ret, &Type::unit()) {
                    let shown = self.shown(&ret);
                    return self.error_help(
                        span,
                        format!("this function must return a `{shown}`"),
                        help!("write `return value`"),
                    );
                }
                None
            }
        };
        Expr::new(ExprKind::Leave(self.root, value), Type::Never, span)
    }
}

/// Removes the parentheses of an expression.
fn without_parens(e: &syn::Expr) -> &syn::Expr {
    match e {
        syn::Expr::Paren(p) => without_parens(&p.expr),
        syn::Expr::Group(g) => without_parens(&g.expr),
        e => e,
    }
}

/// The head of a loop with `var` as its variable.
pub(super) fn counting(head: LoopKind, var: LocalId) -> LoopKind {
    match head {
        LoopKind::Range { start, end, inclusive, reversed, .. } => {
            LoopKind::Range { var, start, end, inclusive, reversed }
        }
        LoopKind::Strided { start, end, step, inclusive, .. } => LoopKind::Strided { var, start, end, step, inclusive },
        other @ (LoopKind::Forever | LoopKind::While(_)) => other,
    }
}

fn range_span(r: &syn::ExprRange) -> Span {
    match (&r.start, &r.limits) {
        (Some(s), _) => s.first_span(),
        (None, syn::RangeLimits::HalfOpen(t)) => t.spans[0],
        (None, syn::RangeLimits::Closed(t)) => t.spans[0],
    }
}

fn word(name: &str, span: Span) -> Expr {
    match prelude::function("", name) {
        Some(w) => Expr::new(
            ExprKind::Builtin(Box::new(crate::lang::ast::BuiltinCall {
                builtin: w,
                args: vec![],
                closure: None,
                at: Type::U32,
                n: None,
            })),
            Type::U32,
            span,
        ),
        None => Expr::error(span),
    }
}

/// True if something leaves this loop through the loop's own target.
fn breaks(e: &Expr) -> bool {
    fn leaves(e: &Expr, to: LabelId) -> bool {
        if matches!(e.kind, ExprKind::Leave(t, _) if t == to) {
            return true;
        }
        let mut found = false;
        e.each_child(&mut |c| found = found || leaves(c, to));
        found
    }
    match &e.kind {
        ExprKind::Loop(l) => leaves(&l.body, l.done),
        _ => true,
    }
}

/// True if something in this loop leaves to an enclosing target.
fn leaves_outer(e: &Expr) -> bool {
    // Enclosing targets have smaller numbers.
    fn out(e: &Expr, done: LabelId) -> bool {
        let mut found = matches!(e.kind, ExprKind::Leave(t, _) if t <= done);
        e.each_child(&mut |c| found = found || out(c, done));
        found
    }
    match &e.kind {
        ExprKind::Loop(l) => out(&l.body, l.done),
        _ => true,
    }
}

/// `last` after the statements, if there are any.
fn behind(stmts: Vec<Stmt>, last: Expr) -> Expr {
    if stmts.is_empty() { last } else { statements(stmts, last) }
}

/// A block of statements that ends with an expression.
pub(super) fn statements(stmts: Vec<Stmt>, last: Expr) -> Expr {
    let (ty, span) = (last.ty.clone(), last.span);
    Expr::new(ExprKind::Block(stmts, Some(Box::new(last))), ty, span)
}
