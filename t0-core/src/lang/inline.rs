//! Inlines device functions: each call is replaced by a block with the callee's body.

use super::ast::{Body, Expr, ExprKind, Generic, Pattern, Stmt};
use super::check;
use super::shift::{Shift, levels};
use crate::source::{Diagnostic, KernelSource};
use proc_macro2::Span;

/// The greatest number of syntax nodes in a kernel with all functions that it calls.
const NODES: usize = 1 << 17;

/// The greatest depth of the tree with everything inlined.
const LEVELS: u32 = 512;

/// A checked and inlined instance of a device function.
struct Instance {
    item: usize,
    generics: Vec<(String, Generic)>,
    body: Body,
    nodes: usize,
    levels: u32,
}

struct Inliner<'a> {
    src: &'a KernelSource<'a>,
    done: Vec<Instance>,
    /// Functions being inlined, outermost first.
    stack: Vec<usize>,
}

/// Replaces all calls.
pub fn run(src: &KernelSource<'_>, body: Body) -> Result<Body, Vec<Diagnostic>> {
    let mut i = Inliner { src, done: vec![], stack: vec![] };
    i.body(body).map(|(b, _)| b)
}

impl Inliner<'_> {
    fn body(&mut self, mut body: Body) -> Result<(Body, usize), Vec<Diagnostic>> {
        let mut expr = std::mem::replace(&mut body.expr, Expr::error(Span::call_site()));
        let mut nodes = 0;
        self.walk(&mut expr, &mut body, &mut nodes, 0)?;
        body.expr = expr;
        Ok((body, nodes))
    }

    fn walk(&mut self, e: &mut Expr, into: &mut Body, nodes: &mut usize, level: u32) -> Result<(), Vec<Diagnostic>> {
        let mut result = Ok(());
        e.each_child_mut(&mut |c| {
            if result.is_ok() {
                result = self.walk(c, into, nodes, level + 1);
            }
        });
        result?;
        *nodes += 1;
        let span = e.span;
        let ExprKind::Call(call) = &mut e.kind else { return Ok(()) };
        let at = self.instance(call.item, &call.generics, span)?;
        let callee = &self.done[at];
        *nodes += callee.nodes;
        if *nodes > NODES {
            return Err(vec![
                Diagnostic::new(span, "this call makes the kernel too large: device functions are always inlined")
                    .help(help!("replace repeated calls by one call in a loop")),
            ]);
        }
        if level + callee.levels > LEVELS {
            return Err(vec![
                Diagnostic::new(span, format!("this call makes the kernel nest more than {LEVELS} levels deep"))
                    .help(help!("bind a part of it with `let`")),
            ]);
        }
        let mut body = callee.body.clone();
        let shift =
            Shift { locals: into.locals.len() as u32, targets: into.targets.len() as u32, branches: into.branches };
        let all = Shift::default();
        shift.expr(&all, &mut body.expr);
        into.locals.append(&mut body.locals);
        into.targets.append(&mut body.targets);
        into.branches += body.branches;
        let args = std::mem::take(&mut call.args);
        let lets = body.params.iter().zip(args).map(|(p, a)| {
            let mut p = *p;
            shift.local(&all, &mut p);
            Stmt::Let(Pattern::Local(p), Some(a))
        });
        let lets = lets.collect();
        let mut value = body.expr;
        if !call.writes.is_empty() {
            let changed = call.writes.iter().filter_map(|i| body.params.get(*i as usize)).map(|p| {
                let mut p = *p;
                shift.local(&all, &mut p);
                let ty = into.locals[p.0 as usize].ty.peeled().clone();
                Expr::new(ExprKind::Local(p), ty, span)
            });
            let parts = std::iter::once(value).chain(changed).collect();
            value = Expr::new(ExprKind::Aggregate(parts), e.ty.clone(), span);
        }
        e.kind = ExprKind::Block(lets, Some(Box::new(value)));
        Ok(())
    }

    fn instance(&mut self, item: usize, generics: &[(String, Generic)], span: Span) -> Result<usize, Vec<Diagnostic>> {
        if let Some(at) = self.stack.iter().position(|i| *i == item) {
            let name = |i: &usize| self.src.items[*i].kind.name().to_string();
            let through: Vec<String> = self.stack[at + 1..].iter().map(|i| format!("`{}`", name(i))).collect();
            let through = if through.is_empty() { String::new() } else { format!(" through {}", through.join(", ")) };
            return Err(vec![
                Diagnostic::new(span, format!("`{}` calls itself{through}", name(&item)))
                    .help(help!("device functions are inlined, so they cannot recurse: write it as a loop")),
            ]);
        }
        if let Some(at) = self.done.iter().position(|d| d.item == item && d.generics == generics) {
            return Ok(at);
        }
        if self.stack.len() > 64 {
            return Err(vec![Diagnostic::new(span, "device functions call each other more than 64 levels deep")]);
        }
        self.stack.push(item);
        let body = check::device(self.src, item, generics)?;
        let (body, nodes) = self.body(body)?;
        self.stack.pop();
        let levels = levels(&body.expr);
        self.done.push(Instance { item, generics: generics.to_vec(), body, nodes, levels });
        Ok(self.done.len() - 1)
    }
}
