//! Closures: given straight to a word that takes one, and nowhere else. They are inlined there, and only read what is around them.

use super::{Checker, Label, Owner};
use crate::lang::ast::{Closure, Expr, ExprKind, LocalId, Loop, Pattern, Place, Stmt};
use crate::lang::spot::Spot as _;
use crate::lang::types::Type;
use proc_macro2::Span;

/// True for what a `for` goes over, as far as its form tells.
pub(super) fn is_range(e: &syn::Expr) -> bool {
    match e {
        syn::Expr::Paren(p) => is_range(&p.expr),
        syn::Expr::Group(g) => is_range(&g.expr),
        syn::Expr::Range(_) => true,
        syn::Expr::MethodCall(m) => (m.method == "rev" || m.method == "step_by") && is_range(&m.receiver),
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
    /// Checks a closure that takes and gives these types.
    pub(super) fn closure(&mut self, e: &syn::Expr, word: &str, params: &[Type], gives: &Type) -> Option<Closure> {
        let mut e = e;
        loop {
            match e {
                syn::Expr::Paren(p) => e = &p.expr,
                syn::Expr::Group(g) => e = &g.expr,
                _ => break,
            }
        }
        let names = ["a", "b", "c"][..params.len().min(3)].join(", ");
        let syn::Expr::Closure(c) = e else {
            let call = match e {
                syn::Expr::Path(p) => p.path.segments.last().map(|s| format!("{}({names})", s.ident)),
                _ => None,
            };
            let body = call.unwrap_or_else(|| "..".to_string());
            self.error_help(e.spot(), format!("`{word}` takes a closure here"), format!("write `|{names}| {body}`"));
            return None;
        };
        let unknown = (c.lifetimes.as_ref().map(|l| l.for_token.span))
            .or(c.constness.as_ref().map(|t| t.span))
            .or(c.asyncness.as_ref().map(|t| t.span));
        if let Some(span) = unknown {
            self.error_help(span, "this is not known on closures in kernels", format!("write `|{names}| ..`"));
            return None;
        }
        if c.inputs.len() != params.len() {
            let s = if params.len() == 1 { "" } else { "s" };
            self.error_help(
                c.inputs_begin.span,
                format!("the closure of `{word}` takes {} value{s}, not {}", params.len(), c.inputs.len()),
                format!("write `|{names}| ..`"),
            );
            return None;
        }
        let labels: Vec<Label> = std::mem::take(&mut self.labels);
        let (owner, root) = (self.owner, self.root);
        // `return` leaves the closure with a value, as it leaves a device function.
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
                    k.error(t.spot(), format!("the closure of `{word}` gives `{gives}`, not `{said}`"));
                    return None;
                }
            }
            let body = k.expr(&c.body, Some(gives));
            if !k.expect(&body, gives) {
                return None;
            }
            let span = body.span;
            let body = Expr::new(ExprKind::Target(k.root, Box::new(body)), gives.clone(), span);
            Some(Closure { params: patterns, body })
        });
        self.closures.pop();
        (self.owner, self.root) = (owner, root);
        self.labels = labels;
        closure
    }

    /// `(a..b).fold(first, |sum, i| ..)`: a loop.
    pub(super) fn fold(&mut self, m: &syn::ExprMethodCall, want: Option<&Type>) -> Expr {
        let span = m.method.span();
        if m.args.len() != 2 {
            return self.error(span, format!("`fold` takes 2 arguments, not {}", m.args.len()));
        }
        let Some((count, head)) = self.range(&m.receiver) else { return Expr::error(span) };
        let first = self.expr(&m.args[0], want);
        let ty = first.ty.clone();
        let sum = self.declare("fold", ty.clone(), true, false, span);
        let var = self.declare("fold", count.clone(), false, false, span);
        let Some(closure) = self.closure(&m.args[1], "fold", &[ty.clone(), count], &ty) else {
            return Expr::error(span);
        };
        let given = [self.local(sum, span), self.local(var, span)];
        let mut body: Vec<Stmt> =
            closure.params.into_iter().zip(given).map(|((p, _), x)| Stmt::Let(p, Some(x))).collect();
        let place = Box::new(Place::Local(sum, vec![]));
        let assign = ExprKind::Assign(place, None, Box::new(closure.body));
        body.push(Stmt::Expr(Expr::new(assign, Type::unit(), span)));
        let body = Expr::new(ExprKind::Block(body, None), Type::unit(), span);
        let (done, next) = (self.target(Type::unit(), span), self.target(Type::unit(), span));
        let l = Loop { done, next, branch: self.branch(), kind: head(var), body, unroll: None };
        let turns = Stmt::Expr(Expr::new(ExprKind::Loop(Box::new(l)), Type::unit(), span));
        let last = self.local(sum, span);
        let start = Stmt::Let(Pattern::Local(sum), Some(first));
        Expr::new(ExprKind::Block(vec![start, turns], Some(Box::new(last))), ty, span)
    }

    /// Refuses to change what belongs to the surroundings of a closure.
    pub(super) fn outside_of_closure(&mut self, id: LocalId, span: Span) -> bool {
        let outside = self.closures.last().is_some_and(|first| (id.0 as usize) < *first);
        if outside {
            let name = self.locals[id.0 as usize].name.clone();
            self.error_help(
                span,
                format!("`{name}` is outside of this closure, which only reads what is around it"),
                "give the new value as the closure's result, or write the loop out with `for`",
            );
        }
        outside
    }
}
