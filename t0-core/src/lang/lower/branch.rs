//! Branches: `if`, `&&`, `||`.

use super::env::Env;
use super::region::{Edge, Skip};
use super::{Flow, Leaf, Lowerer, R};
use crate::ir::func::Terminator;
use crate::ir::{BinOp, Ty, UnOp, Value};
use crate::lang::ast::{BinaryOp, BranchId, Expr, ExprKind, Place, Step, Stmt};
use crate::lang::prelude::{On, Yields};
use crate::lang::types::Type;
use std::rc::Rc;

/// The greatest number of nodes in an arm that is computed by all lanes instead of branching around it.
const CHEAP: u32 = 12;

type Arm<'x, 'a> = &'x mut dyn FnMut(&mut Lowerer<'a>) -> R<Vec<Leaf>>;

impl<'a> Lowerer<'a> {
    pub(super) fn if_expr(&mut self, id: BranchId, ty: &Type, c: &Expr, t: &Expr, f: Option<&Expr>) -> R<Vec<Leaf>> {
        let cond = self.scalar(c)?;
        if self.dead() {
            return Ok(vec![]);
        }
        self.settle();
        if let Some(k) = self.constant(cond) {
            let arm = if k != 0 { Some(t) } else { f };
            return match arm {
                Some(arm) => {
                    let v = self.expr(arm)?;
                    Ok(if self.dead() { v } else { self.fit(v, ty) })
                }
                None => Ok(vec![]),
            };
        }
        let divergent = self.uni.divergent_branch[id.0 as usize];
        self.at(c.span);
        self.construct(|l| {
            if divergent {
                let mut left = CHEAP;
                if l.is_cheap(t, &mut left) && f.is_none_or(|f| l.is_cheap(f, &mut left)) {
                    return l.flat(cond, ty, t, f);
                }
            }
            l.branch(
                divergent,
                cond,
                ty,
                &mut |l| l.expr(t),
                &mut |l| match f {
                    Some(f) => l.expr(f),
                    None => Ok(vec![]),
                },
                f.is_some(),
            )
        })
    }

    pub(super) fn logic(&mut self, id: BranchId, and: bool, a: &Expr, b: &Expr) -> R<Vec<Leaf>> {
        let x = self.scalar(a)?;
        if self.dead() {
            return Ok(vec![]);
        }
        match self.constant(x) {
            Some(k) if (k != 0) == and => return self.expr(b),
            Some(_) => return Ok(vec![Leaf::Value(x)]),
            None => {}
        }
        let mut left = CHEAP;
        if self.is_cheap(b, &mut left) && !leaves(b) {
            let before = self.env.clone();
            let y = self.scalar(b)?;
            let after = std::mem::replace(&mut self.env, before.clone());
            if and {
                self.merge(x, &after, &before)
            } else {
                self.merge(x, &before, &after)
            }
            let op = if and { BinOp::And } else { BinOp::Or };
            return Ok(vec![Leaf::Value(self.bin(op, x, y))]);
        }
        let divergent = self.uni.divergent_branch[id.0 as usize];
        self.construct(|l| {
            let mut other = |l: &mut Lowerer<'a>| Ok(vec![Leaf::Value(l.b1(!and))]);
            let mut right = |l: &mut Lowerer<'a>| l.expr(b);
            if and {
                l.branch(divergent, x, &Type::BOOL, &mut right, &mut other, true)
            } else {
                l.branch(divergent, x, &Type::BOOL, &mut other, &mut right, true)
            }
        })
    }

    /// A branch with two arms; the second may be empty.
    pub(super) fn branch(
        &mut self,
        divergent: bool,
        cond: Value,
        ty: &Type,
        t: Arm<'_, 'a>,
        f: Arm<'_, 'a>,
        has_else: bool,
    ) -> R<Vec<Leaf>> {
        if divergent { self.divergent(cond, ty, t, f, has_else) } else { self.uniform(cond, ty, t, f, has_else) }
    }

    fn arm(&mut self, ty: &Type, f: Arm<'_, 'a>) -> R<Vec<Leaf>> {
        self.region(|l| {
            let v = f(l)?;
            Ok(if l.dead() { v } else { l.fit(v, ty) })
        })
    }

    fn uniform(&mut self, cond: Value, ty: &Type, t: Arm<'_, 'a>, f: Arm<'_, 'a>, has_else: bool) -> R<Vec<Leaf>> {
        let (pred, mask, loc) = (self.b.current(), self.b.mask(), self.b.loc());
        let base = self.env.clone();
        let mut edges = vec![];
        let then = self.b.block(mask);
        self.b.switch_to(then);
        let v = self.arm(ty, t)?;
        if self.flow != Flow::Closed {
            edges.push(self.edge(v));
        }
        self.flow = Flow::Live;
        self.env.clone_from(&base);
        if has_else {
            let other = self.b.block(mask);
            self.close(pred, Some(loc), Terminator::Branch(cond, (then, vec![]), (other, vec![])));
            self.b.switch_to(other);
            let v = self.arm(ty, f)?;
            if self.flow != Flow::Closed {
                edges.push(self.edge(v));
            }
        } else {
            edges.push(Edge { block: pred, env: base.clone(), value: vec![], branch: Some((cond, then)), live: true });
        }
        // A single edge needs no block parameters.
        if edges.len() == 1 && edges[0].branch.is_none() {
            let e = edges.remove(0);
            self.b.switch_to(e.block);
            self.flow = if e.live { Flow::Live } else { Flow::Left };
            self.env = e.env;
            return Ok(e.value);
        }
        Ok(self.meet(mask, edges, &base))
    }

    fn divergent(&mut self, cond: Value, ty: &Type, t: Arm<'_, 'a>, f: Arm<'_, 'a>, has_else: bool) -> R<Vec<Leaf>> {
        let (pred, mask, loc) = (self.b.current(), self.b.mask(), self.b.loc());
        let base = self.env.clone();
        let mask_then = self.bin(BinOp::And, mask, cond);
        let mask_else = if has_else {
            let not = self.un(UnOp::Not, cond, Ty::B1);
            Some(self.bin(BinOp::And, mask, not))
        } else {
            None
        };
        let mark = self.b.func.values.len() as u32;
        let then = self.b.block(mask_then);
        self.b.switch_to(then);
        let value = self.arm(ty, t)?;
        let one = self.after(pred, loc, mask, mask_then, then, mark, value, &base);
        let Some(mask_else) = mask_else else {
            self.merge(cond, &one.env, &base);
            self.flow = Flow::Live;
            return Ok(vec![]);
        };
        let middle = self.b.current();
        self.env.clone_from(&base);
        self.flow = Flow::Live;
        let other = self.b.block(mask_else);
        self.b.switch_to(other);
        let value = self.arm(ty, f)?;
        let two = self.after(middle, loc, mask, mask_else, other, mark, value, &base);
        self.merge(cond, &one.env, &two.env);
        self.flow = if one.live || two.live { Flow::Live } else { Flow::Left };
        Ok(match (one.live, two.live) {
            (true, true) => self.select_each(cond, &one.value, &two.value),
            (true, false) => one.value,
            _ => two.value,
        })
    }

    /// Ends an arm that was entered from `pred` under its own mask. Adds a new block with the outer mask, which
    /// receives the values that the arm has changed.
    #[allow(clippy::too_many_arguments, reason = "both ends of an arm")]
    fn after(
        &mut self,
        pred: crate::ir::Block,
        loc: crate::ir::Loc,
        mask: Value,
        arm_mask: Value,
        first: crate::ir::Block,
        mark: u32,
        value: Vec<Leaf>,
        base: &Env,
    ) -> Arrived {
        let end = self.b.current();
        let closed = self.flow == Flow::Closed;
        let live = self.flow == Flow::Live;
        let join = self.b.block(mask);
        let mut env = std::mem::replace(&mut self.env, base.clone());
        let (mut args, mut skip) = (vec![], vec![]);
        let mut out = vec![];
        self.b.switch_to(join);
        if !closed {
            let carry = |l: &mut Self, v: Value, args: &mut Vec<Value>, skip: &mut Vec<Skip>| match l.outlives(v, mark)
            {
                Some(v) => v,
                None => {
                    let ty = l.b.func.ty(v);
                    args.push(v);
                    skip.push(Skip::Undef(ty));
                    l.b.param(join, ty)
                }
            };
            for leaf in &value {
                out.push(match leaf {
                    Leaf::Value(v) if live => Leaf::Value(carry(self, *v, &mut args, &mut skip)),
                    l => *l,
                });
            }
            for slot in base.changed(&[&env]) {
                let (Some(old), Some(new)) = (&base[slot], &env[slot]) else { continue };
                if old == new {
                    continue;
                }
                let leaves = old
                    .iter()
                    .zip(new.iter())
                    .map(|(o, n)| match (o, n) {
                        (Leaf::Value(o), Leaf::Value(n)) if o != n => {
                            Leaf::Value(carry(self, *n, &mut args, &mut skip))
                        }
                        (_, n) => *n,
                    })
                    .collect();
                env[slot] = Some(Rc::new(leaves));
            }
            self.close(end, None, Terminator::Jump(join, args));
        }
        let skip = self.skip_args(pred, &skip);
        self.close(pred, Some(loc), Terminator::BranchAny(arm_mask, (first, vec![]), (join, skip)));
        Arrived { value: out, env: if closed { base.clone() } else { env }, live }
    }

    /// Computes both arms for all lanes and selects.
    fn flat(&mut self, cond: Value, ty: &Type, t: &Expr, f: Option<&Expr>) -> R<Vec<Leaf>> {
        let base = self.env.clone();
        let v = self.expr(t)?;
        let live_t = !self.dead();
        let vt = if live_t { self.fit(v, ty) } else { v };
        let env_t = std::mem::replace(&mut self.env, base.clone());
        self.flow = Flow::Live;
        self.want.clear();
        let (mut ve, mut live_e) = (vec![], true);
        if let Some(f) = f {
            let v = self.expr(f)?;
            live_e = !self.dead();
            ve = if live_e { self.fit(v, ty) } else { v };
        }
        self.want.clear();
        let env_e = std::mem::replace(&mut self.env, base);
        self.merge(cond, &env_t, &env_e);
        self.flow = if live_t || live_e { Flow::Live } else { Flow::Left };
        Ok(match (live_t, live_e) {
            (true, true) => self.select_each(cond, &vt, &ve),
            (true, false) => vt,
            _ => ve,
        })
    }

    /// Selects each variable in scope from one of two environments by the condition.
    fn merge(&mut self, cond: Value, one: &Env, other: &Env) {
        for slot in self.env.changed(&[one, other]) {
            let (Some(_), Some(a), Some(b)) = (&self.env[slot], &one[slot], &other[slot]) else { continue };
            if a == b {
                self.env[slot] = Some(Rc::clone(a));
                continue;
            }
            self.env[slot] = Some(Rc::new(self.select_each(cond, a, b)));
        }
    }

    /// Selects each leaf from one of two values by the condition.
    fn select_each(&mut self, cond: Value, ones: &[Leaf], others: &[Leaf]) -> Vec<Leaf> {
        let each = ones.iter().zip(others).map(|(a, b)| match (a, b) {
            (Leaf::Value(a), Leaf::Value(b)) => Leaf::Value(self.select(cond, *a, *b)),
            (a, _) => *a,
        });
        each.collect()
    }

    /// True when an expression is cheap, has no effects on memory, and makes no blocks.
    fn is_cheap(&self, e: &Expr, left: &mut u32) -> bool {
        let Some(rest) = left.checked_sub(1) else { return false };
        let kind = match &e.kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Bool(_) | ExprKind::Local(_) => return true,
            ExprKind::Block(stmts, _) => {
                return stmts.iter().all(|s| match s {
                    Stmt::Let(_, Some(Expr { kind: ExprKind::NewLds, .. })) => false,
                    Stmt::Let(_, None) => true,
                    Stmt::Let(_, Some(e)) | Stmt::Expr(e) => self.is_cheap(e, left),
                }) && match &e.kind {
                    ExprKind::Block(_, Some(e)) => self.is_cheap(e, left),
                    _ => true,
                };
            }
            ExprKind::Same(_)
            | ExprKind::Aggregate(_)
            | ExprKind::Field(..)
            | ExprKind::Element(..)
            | ExprKind::Unary(..) => true,
            ExprKind::Binary(op, ..) => !matches!(op, BinaryOp::Div | BinaryOp::Rem),
            ExprKind::Cast(_) | ExprKind::Repeat(_) => true,
            ExprKind::Logic(..) => !leaves(e),
            ExprKind::Builtin(w) => {
                !w.builtin.has_effect()
                    && matches!(w.builtin.yields, Yields::Args | Yields::Workgroup | Yields::Wave | Yields::Divergent)
                    && !w.builtin.costly
                    && !matches!(w.builtin.on, On::Some(_))
            }
            ExprKind::Assign(p, ..) => match &**p {
                Place::Local(_, steps) => !steps
                    .iter()
                    .any(|s| matches!(s, Step::Element(i) if !matches!(i.kind, ExprKind::Int(_) | ExprKind::Local(_)))),
                Place::Mem(_) => false,
            },
            ExprKind::If(id, ..) => self.uni.divergent_branch[id.0 as usize] && !leaves(e),
            ExprKind::Leave(t, _) => self.uni.divergent_target[t.0 as usize],
            ExprKind::Error
            | ExprKind::Load(_)
            | ExprKind::Labeled(..)
            | ExprKind::Loop(_)
            | ExprKind::Call(_)
            | ExprKind::Message(_)
            | ExprKind::Asm(_)
            | ExprKind::NewLds => false,
        };
        *left = rest;
        let mut ok = kind;
        e.each_child(&mut |c| ok = ok && self.is_cheap(c, left));
        ok
    }
}

/// The values that an arm passes to the block after it.
struct Arrived {
    value: Vec<Leaf>,
    /// The variables. If the end of the arm is not reachable, these are the variables from before the arm.
    env: Env,
    live: bool,
}

/// True when an expression contains an exit.
fn leaves(e: &Expr) -> bool {
    let mut found = matches!(e.kind, ExprKind::Leave(..));
    e.each_child(&mut |c| found = found || leaves(c));
    found
}
