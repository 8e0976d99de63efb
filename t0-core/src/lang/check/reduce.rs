//! Methods that compute one value from a chain's items: `sum`, `product`, `count`, `fold`, `any` and `all`.

use super::chain_loop::{applied, set, usize_of};
use super::iterate::{Chain, ChainMethod};
use super::{Checker, Claim};
use crate::lang::ast::{BinaryOp, Decimal, Expr, ExprKind, LabelId, LocalId, Pattern, Place, Stmt, UnaryOp};
use crate::lang::types::{Scalar, Type};
use crate::lang::unify::VarKind;
use proc_macro2::Span;

impl<'a> Checker<'a> {
    /// Checks a method that reduces a chain's items to a value.
    pub(super) fn end(
        &mut self,
        word: ChainMethod,
        chain: Chain,
        m: &syn::ExprMethodCall,
        want: Option<&Type>,
    ) -> Expr {
        let span = m.method.span();
        match word {
            ChainMethod::Sum | ChainMethod::Product => self.sum(word, chain, m, want),
            ChainMethod::Count => {
                let zero = usize_of(0, span);
                self.reduced(chain, zero, span, |_, _, _, sum| vec![add(sum, BinaryOp::Add, usize_of(1, span), span)])
            }
            ChainMethod::Any | ChainMethod::All => {
                let any = word == ChainMethod::Any;
                let item = chain.item.clone();
                let Some(closure) = self.closure(&m.args[0], &m.method.to_string(), &[item], &Type::BOOL) else {
                    return Expr::error(span);
                };
                let first = Expr::new(ExprKind::Bool(!any), Type::BOOL, span);
                self.reduced(chain, first, span, |c, x, done, found| {
                    let (mut stmts, body) = applied(closure, vec![x]);
                    let cond = if any {
                        body
                    } else {
                        Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(body)), Type::BOOL, span)
                    };
                    let leave = Expr::new(ExprKind::Leave(done, None), Type::Never, span);
                    let tell = set(found, Expr::new(ExprKind::Bool(any), Type::BOOL, span), span);
                    let both = Expr::new(ExprKind::Block(vec![tell, Stmt::Expr(leave)], None), Type::Never, span);
                    let choice = ExprKind::If(c.branch(), Box::new(cond), Box::new(both), None);
                    stmts.push(Stmt::Expr(Expr::new(choice, Type::unit(), span)));
                    stmts
                })
            }
            ChainMethod::Fold => {
                let Chain { node, item, mut setup } = chain;
                let node = match m.args.first() {
                    Some(syn::Expr::Lit(_)) | None => node,
                    Some(_) => self.settled(node, &mut setup),
                };
                let first = self.expr(&m.args[0], want);
                let ty = first.ty.clone();
                let Some(closure) = self.closure(&m.args[1], "fold", &[ty.clone(), item.clone()], &ty) else {
                    return Expr::error(span);
                };
                let chain = Chain { node, item, setup };
                self.reduced(chain, first, span, |c, x, _, sum| {
                    let (mut stmts, body) = applied(closure, vec![c.local(sum, span), x]);
                    stmts.push(set(sum, body, span));
                    stmts
                })
            }
            ChainMethod::Position | ChainMethod::Find => self.searched(word, chain, m),
            ChainMethod::Min
            | ChainMethod::Max
            | ChainMethod::MinByKey
            | ChainMethod::MaxByKey
            | ChainMethod::MinBy
            | ChainMethod::MaxBy => self.extreme(word, chain, m),
            ChainMethod::Rev
            | ChainMethod::StepBy
            | ChainMethod::Enumerate
            | ChainMethod::Zip
            | ChainMethod::Map
            | ChainMethod::Copied
            | ChainMethod::Take
            | ChainMethod::Skip
            | ChainMethod::Filter => Expr::error(span),
        }
    }

    /// Reduces a chain into a variable that starts as `first` and that `body` updates in each iteration.
    fn reduced(
        &mut self,
        chain: Chain,
        first: Expr,
        span: Span,
        body: impl FnOnce(&mut Self, Expr, LabelId, LocalId) -> Vec<Stmt>,
    ) -> Expr {
        let ty = first.ty.clone();
        let sum = self.declare("fold", ty.clone(), true, false, span);
        let Chain { node, item, mut setup } = chain;
        setup.push(Stmt::Let(Pattern::Local(sum), Some(first)));
        let chain = Chain { node, item, setup };
        let stmts = self.lower_chain(chain, span, None, |c, x, (done, _)| body(c, x, done, sum));
        let last = self.local(sum, span);
        Expr::new(ExprKind::Block(stmts, Some(Box::new(last))), ty, span)
    }

    /// `sum` and `product`, item by item as in Rust.
    fn sum(&mut self, word: ChainMethod, chain: Chain, m: &syn::ExprMethodCall, want: Option<&Type>) -> Expr {
        let (name, span) = (m.method.to_string(), m.method.span());
        let mut ty = self.shallow(&chain.item);
        while let Type::Ref(_, t) = ty {
            ty = self.shallow(&t);
        }
        if let Some(t) = &m.turbofish {
            let said = match (t.args.first(), t.args.len()) {
                (Some(syn::GenericArgument::Type(t)), 1) => self.ty(t),
                _ => return self.error_help(span, "expected one type here", help_with!("write `.{name}::<f32>()`")),
            };
            if !self.unify.unify(&said, &ty) {
                let (said, item) = (self.shown(&said), self.shown(&ty));
                let help = help_with!("convert first: `.map(|x| x as {said}).{name}::<{said}>()`");
                return self.error_help(
                    span,
                    format!("the items are `{item}`, so the result cannot be a `{said}`"),
                    help,
                );
            }
        } else if let Some(Type::Scalar(w)) = want.map(|w| self.shallow(w))
            && self.unify.kind(&ty).is_some()
        {
            self.unify.unify(&ty, &Type::Scalar(w));
        }
        let ty = self.shallow(&ty);
        let (real, int) = match (&ty, self.unify.kind(&ty)) {
            (_, Some(VarKind::Float)) | (Type::Scalar(Scalar::F32 | Scalar::F64), _) => (true, false),
            (_, Some(VarKind::Int)) => (false, true),
            (Type::Scalar(s), _) => (false, s.is_int()),
            _ => (false, false),
        };
        if !real && !int {
            let shown = self.shown(&ty);
            let help = match &ty {
                Type::Error => return Expr::error(span),
                Type::Scalar(Scalar::F16 | Scalar::Bf16) => {
                    help_with!("compute in f32: `.map(|h| h.to_f32()).{name}::<f32>()`")
                }
                Type::Scalar(Scalar::Bool) => help!("count the items that are true: `.filter(|b| **b).count()`"),
                _ => help!("write how to combine two values: `.fold(first, |a, b| ..)`"),
            };
            return self.error_help(span, format!("`{name}` is not supported for `{shown}`"), help);
        }
        let op = if word == ChainMethod::Sum { BinaryOp::Add } else { BinaryOp::Mul };
        let first = match (word == ChainMethod::Sum, real) {
            // The sum of no items in Rust is -0.0.
            (true, true) => ExprKind::Float(Decimal::from(-0.0)),
            (false, true) => ExprKind::Float(Decimal::from(1.0)),
            (true, false) => ExprKind::Int(0),
            (false, false) => ExprKind::Int(1),
        };
        self.claims.push(Claim::Operator { op, ty: ty.clone(), span });
        let first = Expr::new(first, ty.clone(), span);
        self.reduced(chain, first, span, |_, x, _, sum| {
            vec![add(sum, op, Expr::new(ExprKind::Same(Box::new(x)), ty, span), span)]
        })
    }
}

fn add(id: LocalId, op: BinaryOp, x: Expr, span: Span) -> Stmt {
    let kind = ExprKind::Assign(Box::new(Place::Local(id, vec![])), Some(op), Box::new(x));
    Stmt::Expr(Expr::new(kind, Type::unit(), span))
}
