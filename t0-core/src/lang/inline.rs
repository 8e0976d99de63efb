//! Inlines device functions: each call is replaced by a block with the callee's body.

use super::ast::{Body, BranchId, Expr, ExprKind, Generic, LabelId, LocalId, Loop, LoopKind, Pattern, Place, Stmt};
use super::check;
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
                    .help("replace repeated calls by one call in a loop"),
            ]);
        }
        if level + callee.levels > LEVELS {
            return Err(vec![
                Diagnostic::new(span, format!("this call makes the kernel nest more than {LEVELS} levels deep"))
                    .help("bind a part of it with `let`"),
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
                    .help("device functions are inlined, so they cannot recurse: write it as a loop"),
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

/// The depth of a tree.
pub(super) fn levels(e: &Expr) -> u32 {
    let mut most = 0;
    e.each_child(&mut |c| most = most.max(levels(c)));
    most + 1
}

/// The offset of a copy's ids from those of the original: of a callee in its caller, or of a closure at its call.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shift {
    pub(super) locals: u32,
    pub(super) targets: u32,
    pub(super) branches: u32,
}

impl Shift {
    /// Shifts an id, unless it is from before `from`.
    pub(super) fn local(&self, from: &Shift, id: &mut LocalId) {
        if id.0 >= from.locals {
            id.0 += self.locals;
        }
    }

    fn target(&self, from: &Shift, id: &mut LabelId) {
        if id.0 >= from.targets {
            id.0 += self.targets;
        }
    }

    fn branch(&self, from: &Shift, id: &mut BranchId) {
        if id.0 >= from.branches {
            id.0 += self.branches;
        }
    }

    /// Shifts all ids of a tree that are not from before `from`.
    pub(super) fn expr(&self, from: &Shift, e: &mut Expr) {
        match &mut e.kind {
            ExprKind::Local(id) => self.local(from, id),
            ExprKind::Logic(b, ..) | ExprKind::If(b, ..) => self.branch(from, b),
            ExprKind::Labeled(t, _) | ExprKind::Leave(t, _) => self.target(from, t),
            ExprKind::Assign(place, ..) => {
                if let Place::Local(id, _) = &mut **place {
                    self.local(from, id);
                }
            }
            ExprKind::Block(stmts, _) => {
                for s in stmts {
                    if let Stmt::Let(p, _) = s {
                        p.each_local(&mut |id| self.local(from, id));
                    }
                }
            }
            ExprKind::Loop(l) => self.looped(from, l),
            ExprKind::Builtin(w) => {
                for (p, _) in w.closure.iter_mut().flat_map(|c| &mut c.params) {
                    p.each_local(&mut |id| self.local(from, id));
                }
            }
            _ => {}
        }
        e.each_child_mut(&mut |c| self.expr(from, c));
    }

    fn looped(&self, from: &Shift, l: &mut Loop) {
        self.target(from, &mut l.done);
        self.target(from, &mut l.next);
        self.branch(from, &mut l.branch);
        match &mut l.kind {
            LoopKind::Range { var, .. } | LoopKind::Strided { var, .. } => self.local(from, var),
            LoopKind::Forever | LoopKind::While(_) => {}
        }
    }
}
