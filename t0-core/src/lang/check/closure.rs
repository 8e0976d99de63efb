//! Closures: arguments of builtins, or named by a `let` and called. They are inlined at each use, and can only read the
//! variables around them.

use super::call::Args;
use super::scope::Binding;
use super::{Checker, Label, Owner};
use crate::lang::ast::{Closure, Expr, ExprKind, LocalId, Pattern, Stmt};
use crate::lang::first_token::FirstToken as _;
use crate::lang::shift::{Shift, levels};
use crate::lang::types::Type;
use crate::lang::unify::VarKind;
use proc_macro2::Span;
use std::rc::Rc;

/// The greatest depth of a named closure's tree, including the closures that it calls.
const LEVELS: u32 = 256;

/// The greatest number of syntax nodes that calls of named closures may add to a function.
const NODES: usize = 1 << 16;

/// A closure with a name. It is checked where it is defined, and each call gets a copy with its own ids.
#[derive(Debug)]
pub(super) struct Named {
    closure: Closure,
    gives: Type,
    /// The ids in use before the closure. Later ids in its body belong to it.
    from: Shift,
    /// The ids in use after the closure.
    to: Shift,
    nodes: usize,
}

/// The closure literal that an expression is, ignoring parentheses.
fn literal(e: &syn::Expr) -> Option<&syn::ExprClosure> {
    match e {
        syn::Expr::Paren(p) => literal(&p.expr),
        syn::Expr::Group(g) => literal(&g.expr),
        syn::Expr::Closure(c) => Some(c),
        _ => None,
    }
}

/// `let name = |..| ..;`
fn named(l: &syn::Local) -> Option<(&syn::Ident, &syn::ExprClosure)> {
    match (&l.pat, &l.init) {
        (syn::Pat::Ident(name), Some(init))
            if name.by_ref.is_none() && name.subpat.is_none() && init.diverge.is_none() =>
        {
            Some((&name.ident, literal(&init.expr)?))
        }
        _ => None,
    }
}

fn nodes(e: &Expr) -> usize {
    let mut all = 1;
    e.each_child(&mut |c| all += nodes(c));
    all
}

/// True for ranges and similar expressions such as `strided(..)`, decided by syntax alone.
pub(super) fn is_range(e: &syn::Expr) -> bool {
    fn plain(e: &syn::Expr) -> bool {
        match e {
            syn::Expr::Paren(p) => plain(&p.expr),
            syn::Expr::Group(g) => plain(&g.expr),
            e => matches!(e, syn::Expr::Range(_)),
        }
    }
    match e {
        syn::Expr::Paren(p) => is_range(&p.expr),
        syn::Expr::Group(g) => is_range(&g.expr),
        syn::Expr::Range(_) => true,
        syn::Expr::MethodCall(m) => (m.method == "rev" || m.method == "step_by") && plain(&m.receiver),
        syn::Expr::Call(c) => match &*c.func {
            syn::Expr::Path(p) => {
                p.path.segments.last().is_some_and(|s| s.ident == "strided" || s.ident == "grid_stride")
            }
            _ => false,
        },
        _ => false,
    }
}

impl<'a> Checker<'a> {
    /// Checks a closure with parameters of the types `params` and a result of type `gives`.
    pub(super) fn closure(&mut self, e: &syn::Expr, word: &str, params: &[Type], gives: &Type) -> Option<Closure> {
        let names = ["a", "b", "c"][..params.len().min(3)].join(", ");
        let Some(c) = literal(e) else {
            if let Some(named) = self.named_by(e) {
                return self.named_closure_argument(&named, e.first_span(), word, params, gives);
            }
            let call = match e {
                syn::Expr::Path(p) => {
                    let path: Vec<String> = p.path.segments.iter().map(|s| s.ident.to_string()).collect();
                    Some(format!("{}({names})", path.join("::")))
                }
                _ => None,
            };
            let body = call.unwrap_or_else(|| "..".to_string());
            self.error_help(
                e.first_span(),
                format!("`{word}` takes a closure here"),
                help_with!("write `|{names}| {body}`"),
            );
            return None;
        };
        if c.inputs.len() != params.len() {
            let s = if params.len() == 1 { "" } else { "s" };
            self.error_help(
                c.inputs_begin.span,
                format!("the closure of `{word}` takes {} argument{s}, not {}", params.len(), c.inputs.len()),
                help_with!("write `|{names}| ..`"),
            );
            return None;
        }
        self.checked(c, word, params, gives)
    }

    /// Checks a closure that has the right number of parameters.
    fn checked(&mut self, c: &syn::ExprClosure, word: &str, params: &[Type], gives: &Type) -> Option<Closure> {
        let unknown = (c.lifetimes.as_ref().map(|l| l.for_token.span))
            .or(c.constness.as_ref().map(|t| t.span))
            .or(c.asyncness.as_ref().map(|t| t.span));
        if let Some(span) = unknown {
            self.error_help(
                span,
                "this modifier of a closure is not supported in kernels",
                help!("write the closure without it: `|a| ..`"),
            );
            return None;
        }
        let labels: Vec<Label> = std::mem::take(&mut self.labels);
        let (owner, root) = (self.owner, self.root);
        // `return` gives the closure's value, as in a device function.
        self.owner = Owner::Device;
        self.root = self.target(gives.clone(), c.inputs_begin.span);
        self.closures.push(self.locals.len());
        let closure = self.scoped(|k| {
            let patterns: Option<Vec<_>> =
                c.inputs.iter().zip(params).map(|(p, t)| Some((k.let_pattern(p, t, false)?, t.clone()))).collect();
            let patterns = patterns?;
            if let syn::ReturnType::Type(_, t) = &c.output {
                let said = k.ty(t);
                if !k.unify.unify(&said, gives) {
                    let (said, gives) = (k.shown(&said), k.shown(gives));
                    k.error(t.first_span(), format!("the closure of `{word}` must return `{gives}`, not `{said}`"));
                    return None;
                }
            }
            let body = k.expr(&c.body, Some(gives));
            if !k.expect(&body, gives) {
                return None;
            }
            let span = body.span;
            let body = Expr::new(ExprKind::Labeled(k.root, Box::new(body)), gives.clone(), span);
            Some(Closure { params: patterns, body })
        });
        self.closures.pop();
        (self.owner, self.root) = (owner, root);
        self.labels = labels;
        closure
    }

    /// Handles `let name = |..| ..;`, which only introduces a name. Returns false for all other `let`s.
    pub(super) fn named_closure(&mut self, l: &syn::Local) -> bool {
        let Some((name, c)) = named(l) else { return false };
        if let Some(token) = c.capture {
            self.error_help(
                token.span,
                "a named closure cannot be `move`: it reads the variables around it when it is called",
                help!("remove `move`; to keep an earlier value, bind it: `let before = x;`"),
            );
        }
        let from = self.shift();
        let params: Vec<Type> = c.inputs.iter().map(|_| self.unify.var(VarKind::General)).collect();
        let gives = self.unify.var(VarKind::General);
        let errors = self.errors.len();
        let checked = self.checked(c, &name.to_string(), &params, &gives);
        let mut closure = match checked {
            Some(closure) if self.errors.len() == errors => closure,
            // Already reported; suppress errors about its calls.
            _ => {
                self.unify.unify(&gives, &Type::Error);
                let params = params.iter().map(|_| (Pattern::Wild, Type::Error)).collect();
                Closure { params, body: Expr::error(name.span()) }
            }
        };
        if levels(&closure.body) > LEVELS {
            self.error_help(
                name.span(),
                format!("`{name}` and the closures that it calls are nested more than {LEVELS} levels deep"),
                help!("move parts of it to `#[t0::device]` functions"),
            );
            closure.body = Expr::error(name.span());
        }
        let nodes = nodes(&closure.body);
        let named = Named { closure, gives, from, to: self.shift(), nodes };
        self.bind(&name.to_string(), name.span(), Binding::Closure(Rc::new(named)));
        true
    }

    fn shift(&self) -> Shift {
        Shift { locals: self.locals.len() as u32, targets: self.targets.len() as u32, branches: self.branches }
    }

    /// The named closure that an expression refers to.
    fn named_by(&self, e: &syn::Expr) -> Option<Rc<Named>> {
        let syn::Expr::Path(p) = e else { return None };
        let name = p.path.get_ident()?;
        match self.lookup(&name.to_string(), name.span())? {
            Binding::Closure(named) => Some(Rc::clone(named)),
            _ => None,
        }
    }

    /// Checks a closure that is passed to a builtin by name.
    fn named_closure_argument(
        &mut self,
        named: &Named,
        span: Span,
        word: &str,
        params: &[Type],
        gives: &Type,
    ) -> Option<Closure> {
        let own: Vec<Type> = named.closure.params.iter().map(|(_, t)| t.clone()).collect();
        if own.len() != params.len() {
            let s = if params.len() == 1 { "" } else { "s" };
            self.error(span, format!("the closure of `{word}` takes {} argument{s}, not {}", params.len(), own.len()));
            return None;
        }
        for (own, t) in own.iter().zip(params) {
            if !self.unify.unify(own, t) {
                let (own, t) = (self.shown(own), self.shown(t));
                self.error(span, format!("`{word}` passes a `{t}` to its closure, but this closure takes a `{own}`"));
                return None;
            }
        }
        if !self.unify.unify(&named.gives, gives) {
            let (own, gives) = (self.shown(&named.gives), self.shown(gives));
            self.error(span, format!("the closure of `{word}` must return `{gives}`, not `{own}`"));
            return None;
        }
        self.copied(named, span)
    }

    /// Inlines a call of a named closure: binds its parameters, and appends a copy of its body.
    pub(super) fn closure_call(&mut self, named: &Named, name: &str, args: &Args, span: Span) -> Expr {
        let params = &named.closure.params;
        if args.len() != params.len() {
            let s = if params.len() == 1 { "" } else { "s" };
            return self.error(span, format!("`{name}` takes {} argument{s}, not {}", params.len(), args.len()));
        }
        let given: Vec<Expr> = args.iter().zip(params).map(|(a, (_, t))| self.expr_of(a, t)).collect();
        let Some(Closure { params, body }) = self.copied(named, span) else { return Expr::error(span) };
        let bound = params.into_iter().zip(given).map(|((p, _), x)| Stmt::Let(p, Some(x))).collect();
        let ty = named.gives.clone();
        Expr::new(ExprKind::Block(bound, Some(Box::new(body))), ty, span)
    }

    /// A copy of the closure with its own ids.
    fn copied(&mut self, named: &Named, span: Span) -> Option<Closure> {
        self.copied_nodes += named.nodes;
        if self.copied_nodes > NODES {
            self.error_help(
                span,
                "this call makes the function too large: closures are inlined at each call",
                help!("replace repeated calls by one call in a loop"),
            );
            return None;
        }
        let (from, to, now) = (&named.from, &named.to, self.shift());
        for id in from.locals..to.locals {
            let (local, late) = (self.locals[id as usize].clone(), self.late[id as usize]);
            self.locals.push(local);
            self.late.push(late);
        }
        for id in from.targets..to.targets {
            let target = self.targets[id as usize].clone();
            self.targets.push(target);
        }
        self.branches += to.branches - from.branches;
        let by = Shift {
            locals: now.locals - from.locals,
            targets: now.targets - from.targets,
            branches: now.branches - from.branches,
        };
        let mut closure = named.closure.clone();
        for (p, _) in &mut closure.params {
            p.each_local(&mut |id| by.local(from, id));
        }
        by.expr(from, &mut closure.body);
        Some(closure)
    }

    /// Reports an assignment in a closure to a variable from outside.
    pub(super) fn outside_of_closure(&mut self, id: LocalId, span: Span) -> bool {
        let outside = self.closures.last().is_some_and(|first| (id.0 as usize) < *first);
        if outside {
            let name = self.locals[id.0 as usize].name.clone();
            self.error_help(
                span,
                format!("a closure cannot modify `{name}`, which is declared outside of it"),
                help!("return the new value from the closure, or write a `for` loop instead"),
            );
        }
        outside
    }
}
