//! Expressions and statements.

use super::{Leaf, Lowerer, R};
use crate::ir::Value;
use crate::lang::ast::{BinaryOp, Expr, ExprKind, Pattern, Place, Step, Stmt, WordCall};
use crate::lang::prelude::Given;
use crate::lang::types::{Len, Scalar, Type};
use crate::source::Diagnostic;
use proc_macro2::Span;
use std::rc::Rc;

impl<'a> Lowerer<'a> {
    /// The value of a scalar expression.
    pub(super) fn scalar(&mut self, e: &Expr) -> R<Value> {
        let leaves = self.expr(e)?;
        Ok(match leaves.first() {
            Some(Leaf::Value(v)) => *v,
            _ => {
                let ty = e.ty.scalar().unwrap_or(Scalar::U32).ir();
                self.b.push(crate::ir::Op::Undef, ty)
            }
        })
    }

    /// The leaves of an expression; none or some where control does not come back from it.
    pub(super) fn expr(&mut self, e: &Expr) -> R<Vec<Leaf>> {
        if self.dead() {
            return Ok(vec![]);
        }
        let one = |v| Ok(vec![Leaf::Value(v)]);
        match &e.kind {
            ExprKind::Error | ExprKind::NewLds | ExprKind::Call(_) => Ok(vec![]),
            ExprKind::Int(v) => {
                let v = self.number(*v, e.ty.scalar().unwrap_or(Scalar::I32));
                one(v)
            }
            ExprKind::Float(v) => {
                let s = e.ty.scalar().unwrap_or(Scalar::F32);
                let v = self.real(v.at(s), s.ir());
                one(v)
            }
            ExprKind::Bool(v) => {
                let v = self.b1(*v);
                one(v)
            }
            ExprKind::Local(id) => {
                let slot = self.slot(*id);
                match self.env[slot].clone() {
                    // Constants are made anew, so that they fold wherever they are used.
                    Some(leaves) => Ok(leaves.to_vec()),
                    None => Ok(self.undef(&e.ty)),
                }
            }
            ExprKind::Aggregate(es) => {
                let mut out = vec![];
                for x in es {
                    let leaves = self.expr(x)?;
                    if self.dead() {
                        return Ok(vec![]);
                    }
                    out.extend(leaves);
                }
                Ok(out)
            }
            ExprKind::Repeat(x) => {
                let leaves = self.expr(x)?;
                let n = match &e.ty {
                    Type::Array(_, Len::Known(n)) => *n as usize,
                    _ => 0,
                };
                if n.saturating_mul(leaves.len()) > 1024 {
                    return Err(Diagnostic::new(e.span, format!("an array of {n} does not fit into registers"))
                        .help("keep it in `Lds`"));
                }
                Ok(leaves.repeat(n))
            }
            ExprKind::Field(x, i) => {
                let leaves = self.expr(x)?;
                if self.dead() {
                    return Ok(vec![]);
                }
                let (at, n) = field_range(x.ty.peeled(), *i);
                Ok(leaves[at.min(leaves.len())..(at + n).min(leaves.len())].to_vec())
            }
            ExprKind::Element(x, i) => {
                let leaves = self.expr(x)?;
                let j = self.scalar(i)?;
                if self.dead() {
                    return Ok(vec![]);
                }
                let n = e.ty.leaves();
                let at = self.array_index(j, x.ty.peeled(), i.span)? * n;
                Ok(leaves[at.min(leaves.len())..(at + n).min(leaves.len())].to_vec())
            }
            ExprKind::Unary(op, x) => {
                let v = self.scalar(x)?;
                let s = x.ty.scalar().unwrap_or(Scalar::I32);
                let v = self.unary(*op, s, v);
                one(v)
            }
            ExprKind::Binary(op, a, b) => {
                let x = self.scalar(a)?;
                let y = self.scalar(b)?;
                let s = a.ty.scalar().or(b.ty.scalar()).unwrap_or(Scalar::I32);
                if self.dead() {
                    return Ok(vec![]);
                }
                if matches!(op, BinaryOp::Div | BinaryOp::Rem) {
                    self.at(e.span);
                }
                let v = self.arithmetic(*op, s, x, y);
                one(v)
            }
            ExprKind::Logic(id, and, a, b) => self.logic(*id, *and, a, b),
            ExprKind::Cast(x) => {
                let v = self.scalar(x)?;
                if self.dead() {
                    return Ok(vec![]);
                }
                let (from, to) = (x.ty.scalar().unwrap_or(Scalar::I32), e.ty.scalar().unwrap_or(Scalar::I32));
                let v = self.cast(v, from, to);
                if to == Scalar::Usize && self.constant(v).is_none() {
                    return Err(Diagnostic::new(e.span, "a `usize` must be a constant in kernels")
                        .help("indices of views and lengths are `u32`; register arrays are indexed by constants and by variables of `#[unroll]` loops"));
                }
                one(v)
            }
            ExprKind::Word(w) => self.word(w, &e.ty, e.span),
            ExprKind::Load(m) => self.load(m, e.span),
            ExprKind::Assign(place, op, x) => {
                self.assign(place, *op, x, e.span)?;
                Ok(vec![])
            }
            ExprKind::Block(stmts, last) => self.block(stmts, last.as_deref()),
            ExprKind::If(id, c, t, f) => self.if_expr(*id, &e.ty, c, t, f.as_deref()),
            ExprKind::Target(t, x) => self.target(*t, &e.ty, |l| l.expr(x)),
            ExprKind::Loop(l) => self.loop_expr(l, &e.ty, e.span),
            ExprKind::Leave(t, v) => {
                let value = match v {
                    Some(v) => {
                        let leaves = self.expr(v)?;
                        if self.dead() { vec![] } else { self.fit(leaves, &self.body.targets[t.0 as usize].ty) }
                    }
                    None => vec![],
                };
                self.leave(*t, value, e.span)?;
                Ok(vec![])
            }
            ExprKind::Same(x) => self.expr(x),
            ExprKind::Message(m) => self.message(m, e.span),
            ExprKind::Asm(a) => self.asm(a, e.span),
        }
    }

    pub(super) fn array_index(&mut self, j: Value, ty: &Type, span: Span) -> R<usize> {
        let Type::Array(_, Len::Known(n)) = ty else { return Ok(0) };
        match self.constant(j) {
            Some(j) if j < *n => Ok(j as usize),
            Some(j) => Err(Diagnostic::new(span, format!("index {j} is out of range of an array of {n}"))),
            None => Err(Diagnostic::new(span, "an array in registers is indexed by constants")
                .help("write `#[unroll]` before the `for` that counts this index, or keep the array in `Lds`")),
        }
    }

    fn block(&mut self, stmts: &[Stmt], last: Option<&Expr>) -> R<Vec<Leaf>> {
        let mut declared = vec![];
        for s in stmts {
            if self.dead() {
                break;
            }
            match s {
                Stmt::Expr(e) => {
                    self.at(e.span);
                    self.expr(e)?;
                }
                Stmt::Let(p, init) => self.bind(p, init.as_ref(), &mut declared)?,
            }
        }
        let value = match last {
            Some(e) => self.expr(e)?,
            None => vec![],
        };
        for slot in declared {
            self.env[slot] = None;
        }
        Ok(value)
    }

    fn bind(&mut self, p: &Pattern, init: Option<&Expr>, declared: &mut Vec<usize>) -> R<()> {
        let Some(e) = init else {
            self.declare_undef(p, declared);
            return Ok(());
        };
        self.at(e.span);
        if let (ExprKind::NewLds, Pattern::Local(id)) = (&e.kind, p) {
            let name = self.body.locals[id.0 as usize].name.clone();
            let leaves = self.new_lds(&name, &e.ty);
            let slot = self.slot(*id);
            self.declare(slot, leaves);
            declared.push(slot);
            return Ok(());
        }
        let leaves = self.expr(e)?;
        if self.dead() {
            return Ok(());
        }
        let ty = e.ty.clone();
        let leaves = self.fit(leaves, &ty);
        let mut rest = &leaves[..];
        self.spread(p, &ty, &mut rest, declared);
        Ok(())
    }

    /// Gives the bindings of a pattern their leaves.
    pub(super) fn spread(&mut self, p: &Pattern, ty: &Type, rest: &mut &[Leaf], declared: &mut Vec<usize>) {
        match p {
            Pattern::Wild => *rest = &rest[ty.leaves().min(rest.len())..],
            Pattern::Local(id) => {
                let n = ty.leaves().min(rest.len());
                let slot = self.slot(*id);
                self.declare(slot, rest[..n].to_vec());
                declared.push(slot);
                *rest = &rest[n..];
            }
            Pattern::Parts(ps) => {
                for (i, p) in ps.iter().enumerate() {
                    if let Some(t) = ty.peeled().part(i as u32) {
                        self.spread(p, t, rest, declared);
                    }
                }
            }
        }
    }

    fn declare_undef(&mut self, p: &Pattern, declared: &mut Vec<usize>) {
        match p {
            Pattern::Wild => {}
            Pattern::Local(id) => {
                let ty = self.body.locals[id.0 as usize].ty.clone();
                let leaves = self.undef(&ty);
                let slot = self.slot(*id);
                self.declare(slot, leaves);
                declared.push(slot);
            }
            Pattern::Parts(ps) => ps.iter().for_each(|p| self.declare_undef(p, declared)),
        }
    }

    fn assign(&mut self, place: &Place, op: Option<BinaryOp>, x: &Expr, span: Span) -> R<()> {
        let value = self.expr(x)?;
        if self.dead() {
            return Ok(());
        }
        match place {
            Place::Mem(m) => {
                let (base, index) = self.element(m)?;
                if self.dead() {
                    return Ok(());
                }
                let Some((at, ty)) = self.within(&m.elem, &m.steps)? else { return Ok(()) };
                let mut values = Self::values(&self.fit(value, &ty));
                if let (Some(op), Some(v)) = (op, values.first_mut()) {
                    let old = self.load_part(base, &index, &m.elem, (at, &ty), span)?;
                    let s = ty.scalar().unwrap_or(Scalar::I32);
                    *v = self.arithmetic(op, s, old[0].value(), *v);
                }
                self.store_part(base, &index, &m.elem, (at, &ty), &values, span)
            }
            Place::Local(id, steps) => {
                let slot = self.slot(*id);
                let mut ty = self.body.locals[id.0 as usize].ty.peeled().clone();
                let mut at = 0;
                for s in steps {
                    match s {
                        Step::Field(i) => {
                            at += field_range(&ty, *i).0;
                            ty = ty.part(*i).cloned().unwrap_or(Type::Error);
                        }
                        Step::Element(i) => {
                            let j = self.scalar(i)?;
                            if self.dead() {
                                return Ok(());
                            }
                            let j = self.array_index(j, &ty, i.span)?;
                            ty = match ty {
                                Type::Array(t, _) => *t,
                                t => t,
                            };
                            at += j * ty.leaves();
                        }
                    }
                }
                self.settle();
                let Some(old) = self.env[slot].clone() else { return Ok(()) };
                let mut leaves = old.to_vec();
                let value = match op {
                    None => self.fit(value, &ty),
                    Some(op) => {
                        let b = value.first().map_or(Value(0), |l| l.value());
                        let a = leaves.get(at).map_or(Value(0), |l| l.value());
                        let s = ty.scalar().unwrap_or(Scalar::I32);
                        vec![Leaf::Value(self.arithmetic(op, s, a, b))]
                    }
                };
                for (i, v) in value.into_iter().enumerate() {
                    if let Some(l) = leaves.get_mut(at + i) {
                        *l = v;
                    }
                }
                self.env[slot] = Some(Rc::new(leaves));
                Ok(())
            }
        }
    }

    fn word(&mut self, w: &WordCall, gives: &Type, span: Span) -> R<Vec<Leaf>> {
        let mut args = vec![];
        for a in &w.args {
            let leaves = self.expr(a)?;
            if self.dead() {
                return Ok(vec![]);
            }
            args.push(leaves);
        }
        self.settle();
        if self.dead() {
            return Ok(vec![]);
        }
        self.at(span);
        let last = w.args.last().map_or(Type::Error, |a| a.ty.clone());
        let given = Given {
            last,
            args,
            closure: w.closure.as_deref().cloned(),
            spans: w.args.iter().map(|a| a.span).collect(),
            at: w.at.clone(),
            gives: gives.clone(),
            n: w.n,
            span,
        };
        (w.word.emit)(self, &given)
    }
}

/// Where the leaves of a part of a tuple or struct lie.
fn field_range(ty: &Type, i: u32) -> (usize, usize) {
    match ty {
        Type::Tuple(ts) => {
            let at = ts.iter().take(i as usize).map(Type::leaves).sum();
            (at, ts.get(i as usize).map_or(0, Type::leaves))
        }
        Type::Struct(s) => {
            let at = s.fields.iter().take(i as usize).map(|f| f.ty.leaves()).sum();
            (at, s.fields.get(i as usize).map_or(0, |f| f.ty.leaves()))
        }
        _ => (0, 0),
    }
}
