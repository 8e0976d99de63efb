//! Expressions and statements.

use super::array::PathSegment;
use super::builtins::{self, Operands};
use super::{Leaf, Lowerer, R};
use crate::bug::bug;
use crate::ir::{Op, Ty, Value};
use crate::lang::ast::{BinaryOp, BuiltinCall, Expr, ExprKind, Pattern, Place, Stmt, UnaryOp};
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
            // Control does not return from the expression.
            _ if self.dead() => {
                let ty = e.ty.scalar().map_or(Ty::I32, Scalar::ir);
                self.b.push(Op::Undef, ty)
            }
            _ => bug!("an expression of type `{}` has no value", e.ty),
        })
    }

    /// The leaves of an expression. They may be incomplete if control does not return from it.
    pub(super) fn expr(&mut self, e: &Expr) -> R<Vec<Leaf>> {
        if self.dead() {
            return Ok(vec![]);
        }
        let one = |v| Ok(vec![Leaf::Value(v)]);
        match &e.kind {
            ExprKind::Error => bug!("an expression with an error was accepted"),
            ExprKind::NewLds => bug!("an LDS array is not bound to a name"),
            ExprKind::Call(_) => bug!("a call was not inlined"),
            ExprKind::Int(v) => {
                let v = self.number(*v, e.ty.expect_scalar());
                one(v)
            }
            ExprKind::Float(v) => {
                let s = e.ty.expect_scalar();
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
                    // Constants are defined again at each use, so that they fold there.
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
                    other => bug!("`{other}` is not an array of known length"),
                };
                if n.saturating_mul(leaves.len()) > 1024 {
                    return Err(Diagnostic::new(
                        e.span,
                        format!("an array of {n} elements does not fit into registers"),
                    )
                    .help(help!("keep it in `Lds`")));
                }
                Ok(leaves.repeat(n))
            }
            ExprKind::Field(x, i) => {
                let leaves = self.expr(x)?;
                if self.dead() {
                    return Ok(vec![]);
                }
                Ok(self.part_of(&leaves, x.ty.peeled(), &[PathSegment::Field(*i)]))
            }
            ExprKind::Element(x, i) => {
                let leaves = self.expr(x)?;
                let j = self.scalar(i)?;
                if self.dead() {
                    return Ok(vec![]);
                }
                let j = self.array_index(j, x.ty.peeled(), i.span)?;
                Ok(self.part_of(&leaves, x.ty.peeled(), &[PathSegment::Element(j)]))
            }
            ExprKind::Unary(op, x) => {
                let v = self.scalar(x)?;
                if self.dead() {
                    return Ok(vec![]);
                }
                let s = x.ty.expect_scalar();
                let v = self.unary(*op, s, v);
                one(v)
            }
            ExprKind::Binary(op, a, b) if matches!(a.ty, Type::Tuple(_) | Type::Array(..) | Type::Struct(_)) => {
                let (x, y) = (self.expr(a)?, self.expr(b)?);
                if self.dead() {
                    return Ok(vec![]);
                }
                let v = self.equal(&x, &y);
                let v = if *op == BinaryOp::Ne { self.unary(UnaryOp::Not, Scalar::Bool, v) } else { v };
                one(v)
            }
            ExprKind::Binary(op, a, b) => {
                let x = self.scalar(a)?;
                let y = self.scalar(b)?;
                if self.dead() {
                    return Ok(vec![]);
                }
                let s = a.ty.expect_scalar();
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
                let v = match &e.ty {
                    Type::Enum(of) => self.variant_of(v, of),
                    to => self.cast(v, x.ty.expect_scalar(), to.expect_scalar()),
                };
                one(v)
            }
            ExprKind::Builtin(call) => self.builtin(call, &e.ty, e.span),
            ExprKind::Load(m) => self.load(m, e.span),
            ExprKind::Assign(place, op, x) => {
                self.assign(place, *op, x, e.span)?;
                Ok(vec![])
            }
            ExprKind::Block(stmts, last) => self.block(stmts, last.as_deref()),
            ExprKind::If(id, c, t, f) => self.if_expr(*id, &e.ty, c, t, f.as_deref()),
            ExprKind::Labeled(t, x) => self.target(*t, &e.ty, |l| l.expr(x)),
            ExprKind::Loop(l) => self.loop_expr(l, &e.ty, e.span),
            ExprKind::Leave(t, v) => {
                let value = match v {
                    Some(v) => {
                        let leaves = self.expr(v)?;
                        if self.dead() { vec![] } else { self.fit(leaves, &self.body.targets[t.0 as usize].ty) }
                    }
                    None => vec![],
                };
                self.leave(*t, value);
                Ok(vec![])
            }
            ExprKind::Same(x) => self.expr(x),
            ExprKind::Message(m) => self.message(m, e.span),
            ExprKind::Asm(a) => self.asm(a, e.span),
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

    /// Binds the leaves of a value to a pattern.
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
                let Some((base, index)) = self.element(m)? else { return Ok(()) };
                let Some((at, ty, rest)) = self.within(&m.elem, &m.steps)? else { return Ok(()) };
                if !rest.is_empty() {
                    return Err(Diagnostic::new(
                        span,
                        "an array inside an element in memory can only be assigned to at constant indices",
                    )
                    .help(help!(
                        "copy the element: `let mut e = x[i];`, assign to `e`, and store it whole: `x[i] = e`"
                    )));
                }
                let mut values = Self::values(&self.fit(value, &ty));
                if let (Some(op), Some(v)) = (op, values.first_mut()) {
                    let old = self.load_part(base, &index, &m.elem, (at, &ty), span)?;
                    let s = ty.expect_scalar();
                    *v = self.arithmetic(op, s, old[0].value(), *v);
                }
                self.store_part(base, &index, &m.elem, (at, &ty), &values, span)
            }
            Place::Local(id, steps) => {
                let slot = self.slot(*id);
                let whole = self.body.locals[id.0 as usize].ty.peeled().clone();
                let Some((ways, ty)) = self.ways(&whole, steps)? else { return Ok(()) };
                self.settle();
                let Some(old) = self.env[slot].clone() else {
                    bug!("`{}` is assigned to before it is declared", self.body.locals[id.0 as usize].name)
                };
                let value = match op {
                    None => self.fit(value, &ty),
                    Some(op) => {
                        let [b] = value[..] else { bug!("the operand of an assignment is not one value") };
                        let [a] = self.part_of(&old, &whole, &ways)[..] else { bug!("`{ty}` is not one value") };
                        let (a, b, s) = (a.value(), b.value(), ty.expect_scalar());
                        vec![Leaf::Value(self.arithmetic(op, s, a, b))]
                    }
                };
                let leaves = self.with_part(&old, &whole, &ways, &value);
                self.env[slot] = Some(Rc::new(leaves));
                Ok(())
            }
        }
    }

    fn builtin(&mut self, call: &BuiltinCall, gives: &Type, span: Span) -> R<Vec<Leaf>> {
        let mut args = vec![];
        for a in &call.args {
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
        let operands = Operands {
            types: call.args.iter().map(|a| a.ty.clone()).collect(),
            args,
            closure: call.closure.as_deref().cloned(),
            spans: call.args.iter().map(|a| a.span).collect(),
            at: call.at.clone(),
            gives: gives.clone(),
            n: call.n,
            span,
        };
        builtins::emit(self, call.builtin, operands)
    }
}
