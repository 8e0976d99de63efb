//! Constants, which are evaluated while the kernel is checked.

use super::scope::Binding;
use super::{Bound, Checker, Owner};
use crate::lang::ast::{BinaryOp, Expr, ExprKind, LocalId, Pattern, Stmt, UnaryOp};
use crate::lang::depth;
use crate::lang::types::{Len, Scalar, Type};
use crate::lang::unify::Defaults;
use crate::source::{Diagnostic, ItemKind};
use proc_macro2::Span;
use std::collections::BTreeMap;

/// The value of a constant.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum ConstValue {
    Int(i128),
    /// A value of `f32` or `f64`, exactly.
    Float(f64),
    Bool(bool),
    /// A tuple, struct or array.
    Parts(Vec<ConstValue>),
}

impl ConstValue {
    /// The constant as an expression of its type.
    pub fn expr(&self, ty: &Type, span: Span) -> Expr {
        if let Type::Ref(_, inner) = ty {
            return Expr::new(ExprKind::Same(Box::new(self.expr(inner, span))), ty.clone(), span);
        }
        let kind = match (self, ty) {
            (ConstValue::Int(v), _) => ExprKind::Int(*v),
            (ConstValue::Float(v), _) => ExprKind::Float((*v).into()),
            (ConstValue::Bool(v), _) => ExprKind::Bool(*v),
            (ConstValue::Parts(vs), Type::Tuple(ts)) => {
                ExprKind::Aggregate(vs.iter().zip(ts).map(|(v, t)| v.expr(t, span)).collect())
            }
            (ConstValue::Parts(vs), Type::Array(t, _)) => {
                ExprKind::Aggregate(vs.iter().map(|v| v.expr(t, span)).collect())
            }
            (ConstValue::Parts(vs), Type::Struct(s)) => {
                ExprKind::Aggregate(vs.iter().zip(&s.fields).map(|(v, f)| v.expr(&f.ty, span)).collect())
            }
            (ConstValue::Parts(_), _) => ExprKind::Error,
        };
        Expr::new(kind, ty.clone(), span)
    }
}

/// Evaluates a typed expression. Its locals are those that its own blocks declare, as a `match` does for its subject.
pub(super) fn eval(e: &Expr) -> Result<ConstValue, Diagnostic> {
    eval_with(e, &mut BTreeMap::new())
}

/// Evaluates an expression with the values of the locals that are declared before it.
fn eval_with(e: &Expr, known: &mut BTreeMap<LocalId, ConstValue>) -> Result<ConstValue, Diagnostic> {
    let not_constant = |e: &Expr| {
        Diagnostic::new(e.span, "this is not a constant")
            .help(help!("a constant consists of literals, other constants, operators and `as`"))
    };
    Ok(match &e.kind {
        ExprKind::Int(v) => ConstValue::Int(*v),
        ExprKind::Float(v) => ConstValue::Float(v.at(scalar_of(e, Scalar::F32))),
        ExprKind::Bool(v) => ConstValue::Bool(*v),
        ExprKind::Aggregate(es) => ConstValue::Parts(es.iter().map(|x| eval_with(x, known)).collect::<Result<_, _>>()?),
        ExprKind::Repeat(x) => {
            let n = match &e.ty {
                Type::Array(_, Len::Known(n)) => *n,
                _ => return Err(not_constant(e)),
            };
            ConstValue::Parts(vec![eval_with(x, known)?; n as usize])
        }
        ExprKind::Field(x, i) => match eval_with(x, known)? {
            ConstValue::Parts(vs) => vs.get(*i as usize).cloned().ok_or_else(|| not_constant(e))?,
            _ => return Err(not_constant(e)),
        },
        ExprKind::Element(x, i) => match (eval_with(x, known)?, eval_with(i, known)?) {
            (ConstValue::Parts(vs), ConstValue::Int(i)) => usize::try_from(i)
                .ok()
                .and_then(|i| vs.get(i).cloned())
                .ok_or_else(|| Diagnostic::new(e.span, format!("index {i} is out of range")))?,
            _ => return Err(not_constant(e)),
        },
        ExprKind::Same(x) => eval_with(x, known)?,
        ExprKind::Local(id) => known.get(id).cloned().ok_or_else(|| not_constant(e))?,
        ExprKind::Block(stmts, Some(x)) => {
            for stmt in stmts {
                let Stmt::Let(Pattern::Local(id), Some(value)) = stmt else { return Err(not_constant(e)) };
                let value = eval_with(value, known)?;
                known.insert(*id, value);
            }
            eval_with(x, known)?
        }
        ExprKind::If(_, c, t, Some(f)) => match eval_with(c, known)? {
            ConstValue::Bool(true) => eval_with(t, known)?,
            _ => eval_with(f, known)?,
        },
        ExprKind::Logic(_, and, a, b) => match (eval_with(a, known)?, eval_with(b, known)?) {
            (ConstValue::Bool(a), ConstValue::Bool(b)) => ConstValue::Bool(if *and { a && b } else { a || b }),
            _ => return Err(not_constant(e)),
        },
        ExprKind::Unary(op, x) => match (op, eval_with(x, known)?) {
            (UnaryOp::Neg, ConstValue::Int(v)) => fit(e, -v)?,
            (UnaryOp::Neg, ConstValue::Float(v)) => ConstValue::Float(-v),
            (UnaryOp::Not, ConstValue::Bool(v)) => ConstValue::Bool(!v),
            (UnaryOp::Not, ConstValue::Int(v)) => {
                let (min, max) = scalar_of(e, Scalar::I32).range();
                ConstValue::Int(if min < 0 { -1 - v } else { max - v })
            }
            _ => return Err(not_constant(e)),
        },
        ExprKind::Cast(x) => cast(e, eval_with(x, known)?).ok_or_else(|| not_constant(e))?,
        ExprKind::Binary(op, a, b) => {
            binary(e, *op, eval_with(a, known)?, eval_with(b, known)?)?.ok_or_else(|| not_constant(e))?
        }
        _ => return Err(not_constant(e)),
    })
}

/// The scalar type of a constant, or `reported` if an error in its type was already reported.
fn scalar_of(e: &Expr, reported: Scalar) -> Scalar {
    match &e.ty {
        Type::Error => reported,
        ty => ty.expect_scalar(),
    }
}

/// True if an error was reported in an expression.
fn has_reported_error(e: &Expr) -> bool {
    let mut found = matches!(e.kind, ExprKind::Error);
    e.each_child(&mut |c| found = found || has_reported_error(c));
    found
}

fn fit(e: &Expr, v: i128) -> Result<ConstValue, Diagnostic> {
    let s = scalar_of(e, Scalar::I32);
    let (min, max) = s.range();
    if (min..=max).contains(&v) {
        return Ok(ConstValue::Int(v));
    }
    Err(Diagnostic::new(e.span, format!("this constant is {v}, which does not fit `{}`", s.name())))
}

/// Rounds a result computed in binary64 to the type. For sums, products, quotients and remainders of two binary32
/// numbers this equals the result of binary32 arithmetic, since 53 bits are more than twice 24 plus two.
fn rounded(ty: &Type, v: f64) -> ConstValue {
    ConstValue::Float(if ty.scalar() == Some(Scalar::F64) { v } else { f64::from(v as f32) })
}

fn cast(e: &Expr, v: ConstValue) -> Option<ConstValue> {
    if let (Some(of), ConstValue::Int(v)) = (e.ty.as_enum(), &v) {
        return Some(ConstValue::Int(of.variant_of(u32::try_from(*v).ok()?).into()));
    }
    let to = e.ty.scalar()?;
    let wrap = |v: i128| {
        let low = v & ((1 << to.bits()) - 1);
        if low > to.range().1 { low - (1 << to.bits()) } else { low }
    };
    Some(match v {
        ConstValue::Int(v) if to.is_int() => ConstValue::Int(wrap(v)),
        ConstValue::Bool(v) if to.is_int() => ConstValue::Int(v.into()),
        ConstValue::Bool(v) if to == Scalar::Bool => ConstValue::Bool(v),
        ConstValue::Int(v) if to == Scalar::F32 => ConstValue::Float((v as f32).into()),
        ConstValue::Int(v) if to == Scalar::F64 => ConstValue::Float(v as f64),
        ConstValue::Float(v) if to.is_real() => rounded(&e.ty, v),
        ConstValue::Float(v) if to.is_int() => {
            let (min, max) = to.range();
            ConstValue::Int(if v.is_nan() { 0 } else { (v as i128).clamp(min, max) })
        }
        _ => return None,
    })
}

fn binary(e: &Expr, op: BinaryOp, a: ConstValue, b: ConstValue) -> Result<Option<ConstValue>, Diagnostic> {
    use BinaryOp::*;
    Ok(Some(match (a, b) {
        (ConstValue::Int(a), ConstValue::Int(b)) => match op {
            Add => fit(e, a + b)?,
            Sub => fit(e, a - b)?,
            Mul => fit(e, a.saturating_mul(b))?,
            Div | Rem if b == 0 => return Err(Diagnostic::new(e.span, "this constant divides by zero")),
            Div => fit(e, a / b)?,
            Rem => fit(e, a % b)?,
            And => ConstValue::Int(a & b),
            Or => ConstValue::Int(a | b),
            Xor => ConstValue::Int(a ^ b),
            Shl | Shr => {
                let bits = i128::from(scalar_of(e, Scalar::I32).bits());
                if !(0..bits).contains(&b) {
                    return Err(Diagnostic::new(e.span, format!("this constant shifts {bits} bits by {b}")));
                }
                if op == Shr {
                    ConstValue::Int(a >> b)
                } else {
                    let typed = Expr::new(ExprKind::Error, e.ty.clone(), e.span);
                    match cast(&typed, ConstValue::Int(a << b)) {
                        Some(v) => v,
                        None => return Ok(None),
                    }
                }
            }
            Eq => ConstValue::Bool(a == b),
            Ne => ConstValue::Bool(a != b),
            Lt => ConstValue::Bool(a < b),
            Le => ConstValue::Bool(a <= b),
            Gt => ConstValue::Bool(a > b),
            Ge => ConstValue::Bool(a >= b),
        },
        (ConstValue::Float(a), ConstValue::Float(b)) => match op {
            Add => rounded(&e.ty, a + b),
            Sub => rounded(&e.ty, a - b),
            Mul => rounded(&e.ty, a * b),
            Div => rounded(&e.ty, a / b),
            Rem => rounded(&e.ty, a % b),
            Eq => ConstValue::Bool(a == b),
            Ne => ConstValue::Bool(a != b),
            Lt => ConstValue::Bool(a < b),
            Le => ConstValue::Bool(a <= b),
            Gt => ConstValue::Bool(a > b),
            Ge => ConstValue::Bool(a >= b),
            _ => return Ok(None),
        },
        (ConstValue::Bool(a), ConstValue::Bool(b)) => ConstValue::Bool(match op {
            And => a & b,
            Or => a | b,
            Xor | Ne => a ^ b,
            Eq => a == b,
            _ => return Ok(None),
        }),
        _ => return Ok(None),
    }))
}

impl<'a> Checker<'a> {
    /// Evaluates an expression of the user's as a constant of a type.
    pub(super) fn constant(&mut self, e: &syn::Expr, ty: &Type) -> Option<ConstValue> {
        let errors = self.errors.len();
        let x = self.expr(e, Some(ty));
        if !self.expect(&x, ty) || self.errors.len() != errors {
            return None;
        }
        self.value_of(x)
    }

    fn value_of(&mut self, mut x: Expr) -> Option<ConstValue> {
        self.resolve_types(&mut x, Defaults::Literals);
        match eval(&x) {
            Ok(v) => Some(v),
            // An error was reported elsewhere, so the expression has no value.
            Err(_) if has_reported_error(&x) => None,
            Err(d) => {
                self.report(d);
                None
            }
        }
    }

    /// Reports a name that is an integer constant of another type than lengths have.
    fn another_integer(&mut self, e: &syn::Expr, ty: &Type) -> bool {
        let syn::Expr::Path(p) = e else { return false };
        let (Some(last), Some(s)) = (p.path.segments.last(), ty.scalar()) else { return false };
        if !s.is_int() || s == Scalar::Usize {
            return false;
        }
        let (name, s) = (&last.ident, s.name());
        let message = format!("a length must be a `usize` constant, but `{name}` is a `{s}`");
        let help = help_with!("write `const {name}: usize`, and `{name} as {s}` where a `{s}` is needed");
        self.error_help(last.ident.span(), message, help);
        true
    }

    /// Evaluates a length.
    pub(super) fn length(&mut self, e: &syn::Expr) -> Option<u32> {
        if let syn::Expr::Path(p) = e
            && let Some(i) = p.path.get_ident()
            && let Some(Binding::Local(_)) = self.lookup(&i.to_string(), i.span())
        {
            let help = help!("a length must be known at compile time: use a literal, a `const` or a const generic");
            self.error_help(i.span(), format!("`{i}` is not a constant"), help);
            return None;
        }
        let v = match self.generic_parameter(e) {
            Some(Bound::Const(ty, v)) => {
                if self.another_integer(e, &ty) {
                    return None;
                }
                v
            }
            _ => {
                let errors = self.errors.len();
                let x = self.expr(e, Some(&Type::USIZE));
                let ty = self.shallow(&x.ty);
                if self.another_integer(e, &ty) || !self.expect(&x, &Type::USIZE) || self.errors.len() != errors {
                    return None;
                }
                match self.value_of(x)? {
                    ConstValue::Int(v) => v,
                    _ => return None,
                }
            }
        };
        match u32::try_from(v) {
            Ok(n) if n <= 1 << 20 => Some(n),
            _ => {
                self.error(syn::spanned::Spanned::span(e), format!("a length of {v} is too large for a kernel"));
                None
            }
        }
    }

    /// The generic parameter that an expression names.
    fn generic_parameter(&self, e: &syn::Expr) -> Option<Bound> {
        match e {
            syn::Expr::Path(p) => self.generics.get(&p.path.get_ident()?.to_string()).cloned(),
            _ => None,
        }
    }

    /// The value of a `#[t0::constant]`.
    pub(super) fn constant_item(&mut self, item: usize, span: Span) -> Option<(Type, ConstValue)> {
        let src = self.src;
        let ItemKind::Constant(c) = &src.items.get(item)?.kind else { return None };
        if self.evaluating.contains(&item) || self.evaluating.len() > 32 {
            self.error(span, format!("the constant `{}` is defined in terms of itself", c.ident));
            return None;
        }
        if let Err(d) = depth::of_constant(c) {
            self.report(d);
            return None;
        }
        let mut inner = Checker::new(src, Owner::Constant, &src.items[item].names);
        inner.definitions = std::rc::Rc::clone(&self.definitions);
        inner.evaluating.clone_from(&self.evaluating);
        inner.evaluating.push(item);
        inner.bind_self(src.items[item].of.as_ref());
        let ty = inner.ty(&c.ty);
        let value = inner.constant(&c.expr, &ty);
        inner.judge();
        self.errors.append(&mut inner.errors);
        value.map(|v| (ty, v))
    }
}
