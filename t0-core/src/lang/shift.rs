//! Copies of typed trees: new ids for a body that is inserted into another, and how deep a tree is.

use super::ast::{BranchId, Expr, ExprKind, LabelId, LocalId, Loop, LoopKind, Place, Stmt};

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
