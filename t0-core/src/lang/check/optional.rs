//! Methods of chains that yield an `Option`, and the methods of an `Option`.
//!
//! An `Option` is a flag and a value in registers. Only these methods make one: kernels write neither its type nor
//! `Some(x)`. Its patterns are in [`super::pattern`].

use super::chain_loop::{applied, set, usize_of};
use super::iterate::{Chain, ChainMethod};
use super::{Checker, Claim};
use crate::lang::ast::{BinaryOp, BuiltinCall, Expr, ExprKind, LabelId, LocalId, Pattern, Stmt};
use crate::lang::prelude;
use crate::lang::types::{Scalar, Type};
use proc_macro2::Span;

/// The variables of an `Option` while a chain computes it: the flag and the value.
#[derive(Clone, Copy)]
struct Slots {
    some: LocalId,
    value: LocalId,
}

fn binary(op: BinaryOp, a: Expr, b: Expr, ty: Type) -> Expr {
    let span = a.span;
    Expr::new(ExprKind::Binary(op, Box::new(a), Box::new(b)), ty, span)
}

fn cast(x: Expr, ty: Type) -> Expr {
    let span = x.span;
    Expr::new(ExprKind::Cast(Box::new(x)), ty, span)
}

fn block(stmts: Vec<Stmt>, ty: Type, span: Span) -> Expr {
    Expr::new(ExprKind::Block(stmts, None), ty, span)
}

impl<'a> Checker<'a> {
    /// Runs a chain that may store a value. `body` makes the statements for an item.
    fn optional(
        &mut self,
        chain: Chain,
        ty: Type,
        span: Span,
        body: impl FnOnce(&mut Self, Expr, LabelId, Slots) -> Vec<Stmt>,
    ) -> Expr {
        let some = self.declare("some", Type::BOOL, true, false, span);
        let value = self.declare("value", ty.clone(), true, false, span);
        let Chain { node, item, mut setup } = chain;
        setup.push(Stmt::Let(Pattern::Local(some), Some(Expr::new(ExprKind::Bool(false), Type::BOOL, span))));
        setup.push(Stmt::Let(Pattern::Local(value), Some(self.zeroed(&ty, span))));
        let chain = Chain { node, item, setup };
        let slots = Slots { some, value };
        let stmts = self.lower_chain(chain, span, None, |c, x, (done, _)| body(c, x, done, slots));
        let parts = ExprKind::Aggregate(vec![self.local(some, span), self.local(value, span)]);
        let option = Expr::new(parts, Type::option(ty), span);
        let ty = option.ty.clone();
        Expr::new(ExprKind::Block(stmts, Some(Box::new(option))), ty, span)
    }

    fn zeroed(&self, ty: &Type, span: Span) -> Expr {
        let call = BuiltinCall { builtin: &prelude::ZEROED, args: vec![], closure: None, at: ty.clone(), n: None };
        Expr::new(ExprKind::Builtin(Box::new(call)), ty.clone(), span)
    }

    /// `if cond { value = x; some = true; .. }`.
    fn stores(&mut self, cond: Expr, slots: Slots, x: Expr, more: Vec<Stmt>, span: Span) -> Stmt {
        let yes = Expr::new(ExprKind::Bool(true), Type::BOOL, span);
        let mut stmts = vec![set(slots.value, x, span), set(slots.some, yes, span)];
        stmts.extend(more);
        let then = block(stmts, Type::unit(), span);
        let choice = ExprKind::If(self.branch(), Box::new(cond), Box::new(then), None);
        Stmt::Expr(Expr::new(choice, Type::unit(), span))
    }

    /// A value under a name, for several uses.
    fn bound(&mut self, name: &str, x: Expr, stmts: &mut Vec<Stmt>) -> Expr {
        let (ty, span) = (x.ty.clone(), x.span);
        let id = self.declare(name, ty, false, false, span);
        stmts.push(Stmt::Let(Pattern::Local(id), Some(x)));
        self.local(id, span)
    }

    /// `position` and `find`.
    pub(super) fn searched(&mut self, word: ChainMethod, mut chain: Chain, m: &syn::ExprMethodCall) -> Expr {
        let span = m.method.span();
        let by_reference = Type::Ref(false, Box::new(chain.item.clone()));
        let (takes, ty) = match word {
            ChainMethod::Find => (by_reference, chain.item.clone()),
            _ => (chain.item.clone(), Type::USIZE),
        };
        let Some(closure) = self.closure(&m.args[0], &m.method.to_string(), std::slice::from_ref(&takes), &Type::BOOL)
        else {
            return Expr::error(span);
        };
        let count = self.declare("count", Type::USIZE, true, false, span);
        chain.setup.push(Stmt::Let(Pattern::Local(count), Some(usize_of(0, span))));
        self.optional(chain, ty, span, |c, x, done, slots| {
            let mut stmts = vec![];
            let item = c.bound("item", x, &mut stmts);
            let (given, found) = match word {
                ChainMethod::Find => (Expr::new(ExprKind::Same(Box::new(item.clone())), takes, span), item),
                _ => (item, c.local(count, span)),
            };
            let (bindings, fits) = applied(closure, vec![given]);
            stmts.extend(bindings);
            let leave = Stmt::Expr(Expr::new(ExprKind::Leave(done, None), Type::Never, span));
            stmts.push(c.stores(fits, slots, found, vec![leave], span));
            if word != ChainMethod::Find {
                let next = binary(BinaryOp::Add, c.local(count, span), usize_of(1, span), Type::USIZE);
                stmts.push(set(count, next, span));
            }
            stmts
        })
    }

    /// `min`, `max`, and the same with a key or a comparison. Of equal items, the minimum is the first and the maximum
    /// the last, as in Rust.
    pub(super) fn extreme(&mut self, word: ChainMethod, mut chain: Chain, m: &syn::ExprMethodCall) -> Expr {
        use ChainMethod::{Max, MaxBy, MaxByKey, Min, MinBy};
        let (span, name) = (m.method.span(), m.method.to_string());
        let item = chain.item.clone();
        let by_reference = Type::Ref(false, Box::new(item.clone()));
        let largest = matches!(word, Max | MaxByKey | MaxBy);
        if matches!(word, MinBy | MaxBy) {
            let takes = [by_reference.clone(), by_reference.clone()];
            let Some(closure) = self.closure(&m.args[0], &name, &takes, &Type::Ordering) else {
                return Expr::error(span);
            };
            return self.optional(chain, item.clone(), span, |c, x, _, slots| {
                let mut stmts = vec![];
                let x = c.bound("item", x, &mut stmts);
                let seen = |e: Expr| Expr::new(ExprKind::Same(Box::new(e)), by_reference.clone(), span);
                let best = c.local(slots.value, span);
                let (bindings, order) = applied(closure, vec![seen(best), seen(x.clone())]);
                let order = Expr::new(ExprKind::Same(Box::new(order)), Type::I32, span);
                let zero = Expr::new(ExprKind::Int(0), Type::I32, span);
                let op = if largest { BinaryOp::Le } else { BinaryOp::Gt };
                let better = binary(op, order, zero, Type::BOOL);
                let better = Expr::new(ExprKind::Block(bindings, Some(Box::new(better))), Type::BOOL, span);
                // The closure is not called before there are two items.
                let first = c.local(slots.some, span).negated();
                let cond = ExprKind::Logic(c.branch(), false, Box::new(first), Box::new(better));
                stmts.push(c.stores(Expr::new(cond, Type::BOOL, span), slots, x, vec![], span));
                stmts
            });
        }
        let keyed = !matches!(word, Min | Max);
        let key_ty = if keyed { self.unify.var(crate::lang::unify::VarKind::General) } else { item.clone() };
        let closure = if keyed {
            match self.closure(&m.args[0], &name, std::slice::from_ref(&by_reference), &key_ty) {
                Some(closure) => Some(closure),
                None => return Expr::error(span),
            }
        } else {
            None
        };
        let number = {
            let mut t = self.shallow(&key_ty);
            while let Type::Ref(_, inner) = t {
                t = self.shallow(&inner);
            }
            t
        };
        let integer = match (&number, self.unify.kind(&number)) {
            (Type::Error, _) => return Expr::error(span),
            (_, Some(kind)) => kind == crate::lang::unify::VarKind::Int,
            (Type::Scalar(s), None) => s.is_int(),
            _ => false,
        };
        if !integer {
            let shown = self.shown(&number);
            let by = if largest { "max_by" } else { "min_by" };
            return self.error_help(
                span,
                format!("`{name}` compares integers, not `{shown}`"),
                help_with!("compare floats with `.{by}(|a, b| a.total_cmp(b))`"),
            );
        }
        let key = self.declare("key", key_ty.clone(), true, false, span);
        let first = self.zeroed(&key_ty, span);
        chain.setup.push(Stmt::Let(Pattern::Local(key), Some(first)));
        self.optional(chain, item, span, |c, x, _, slots| {
            let mut stmts = vec![];
            let x = c.bound("item", x, &mut stmts);
            let new = match closure {
                Some(closure) => {
                    let seen = Expr::new(ExprKind::Same(Box::new(x.clone())), by_reference, span);
                    let (bindings, key) = applied(closure, vec![seen]);
                    stmts.extend(bindings);
                    c.bound("key", key, &mut stmts)
                }
                None => x.clone(),
            };
            let plain = |e: Expr| Expr::new(ExprKind::Same(Box::new(e)), number.clone(), span);
            let op = if largest { BinaryOp::Ge } else { BinaryOp::Lt };
            c.claims.push(Claim::Operator { op, ty: number.clone(), span });
            let better = binary(op, plain(new.clone()), plain(c.local(key, span)), Type::BOOL);
            let cond = binary(BinaryOp::Or, c.local(slots.some, span).negated(), better, Type::BOOL);
            let keep = set(key, new, span);
            stmts.push(c.stores(cond, slots, x, vec![keep], span));
            stmts
        })
    }

    /// A method of an `Option` or of an `Ordering`, or one that makes an `Ordering`. Returns `None` for other methods.
    pub(super) fn optional_method(&mut self, m: &syn::ExprMethodCall, receiver: &Expr, ty: &Type) -> Option<Expr> {
        let (span, name) = (m.method.span(), m.method.to_string());
        match (ty, name.as_str(), m.args.len()) {
            (Type::Option(parts), _, _) => Some(self.of_option(m, receiver.clone(), &parts[1])),
            (Type::Ordering, "reverse", 0) => {
                let zero = Expr::new(ExprKind::Int(0), Type::I32, span);
                let order = Expr::new(ExprKind::Same(Box::new(receiver.clone())), Type::I32, span);
                Some(ordering(binary(BinaryOp::Sub, zero, order, Type::I32)))
            }
            (Type::Ordering, ..) => Some(self.error_help(
                span,
                format!("`{name}` of an `Ordering` is not supported in kernels"),
                help!("the closures of `min_by` and `max_by` return `a.cmp(b)`, `a.total_cmp(b)`, `a.partial_cmp(b).unwrap()`, or one of these with `.reverse()`"),
            )),
            (Type::Scalar(s), "cmp", 1) if s.is_int() => {
                let Some((stmts, a, b)) = self.compared(m, receiver, *s) else { return Some(Expr::error(span)) };
                Some(Expr::new(ExprKind::Block(stmts, Some(Box::new(order_of(a, b)))), Type::Ordering, span))
            }
            (Type::Scalar(s), "partial_cmp", 1) if s.is_int() || s.is_real() => {
                let Some((stmts, a, b)) = self.compared(m, receiver, *s) else { return Some(Expr::error(span)) };
                let less = binary(BinaryOp::Le, a.clone(), b.clone(), Type::BOOL);
                let greater = binary(BinaryOp::Gt, a.clone(), b.clone(), Type::BOOL);
                let some = binary(BinaryOp::Or, less, greater, Type::BOOL);
                let ty = Type::option(Type::Ordering);
                let option = Expr::new(ExprKind::Aggregate(vec![some, order_of(a, b)]), ty.clone(), span);
                Some(Expr::new(ExprKind::Block(stmts, Some(Box::new(option))), ty, span))
            }
            (Type::Scalar(s), "total_cmp", 1) if s.is_real() => {
                let Some((mut stmts, a, b)) = self.compared(m, receiver, *s) else { return Some(Expr::error(span)) };
                let (a, b) = (self.total(a, *s, &mut stmts)?, self.total(b, *s, &mut stmts)?);
                Some(Expr::new(ExprKind::Block(stmts, Some(Box::new(order_of(a, b)))), Type::Ordering, span))
            }
            _ => None,
        }
    }

    fn of_option(&mut self, m: &syn::ExprMethodCall, option: Expr, value: &Type) -> Expr {
        let (span, name) = (m.method.span(), m.method.to_string());
        let mut stmts = vec![];
        let option = self.bound("option", option, &mut stmts);
        let some = option.field(0, &Type::BOOL, span);
        let result = match (name.as_str(), m.args.len()) {
            ("unwrap", 0) => option.field(1, value, span),
            ("expect", 1) if matches!(&m.args[0], syn::Expr::Lit(l) if matches!(l.lit, syn::Lit::Str(_))) => {
                option.field(1, value, span)
            }
            ("is_some", 0) => some,
            ("is_none", 0) => some.negated(),
            ("copied" | "cloned", 0) => match self.shallow(value) {
                Type::Ref(_, t) => Expr::new(ExprKind::Same(Box::new(option)), Type::option(*t), span),
                _ => {
                    return self.error_help(
                        span,
                        format!("`{name}` works on an `Option` of a reference, but this one has a value"),
                        help!("remove it"),
                    );
                }
            },
            ("unwrap_or", 1) => {
                let other = self.expr_of(&m.args[0], value);
                let other = self.bound("other", other, &mut stmts);
                let have = option.field(1, value, span);
                let choice = ExprKind::If(self.branch(), Box::new(some), Box::new(have), Some(Box::new(other)));
                Expr::new(choice, value.clone(), span)
            }
            _ => {
                return self.error_help(
                    span,
                    format!("`{name}` of an `Option` is not supported in kernels"),
                    help!("an `Option` has `unwrap`, `expect`, `unwrap_or`, `is_some`, `is_none` and `copied`; for anything else write `if let Some(v) = .. { .. } else { .. }`"),
                );
            }
        };
        let ty = result.ty.clone();
        Expr::new(ExprKind::Block(stmts, Some(Box::new(result))), ty, span)
    }

    /// The operands of a comparison `a.cmp(&b)`, and the statements that name them.
    fn compared(&mut self, m: &syn::ExprMethodCall, receiver: &Expr, s: Scalar) -> Option<(Vec<Stmt>, Expr, Expr)> {
        let (ty, span) = (Type::Scalar(s), m.method.span());
        let mut stmts = vec![];
        let plain = |e: Expr| Expr::new(ExprKind::Same(Box::new(e)), Type::Scalar(s), span);
        let a = self.bound("left", plain(receiver.clone()), &mut stmts);
        let by_reference = Type::Ref(false, Box::new(ty));
        let mut b = self.expr(&m.args[0], Some(&by_reference));
        // Rust compares references, too: `a.cmp(b)` of two `&&u32`.
        while let Type::Ref(false, t) = self.shallow(&b.ty)
            && matches!(self.shallow(&t), Type::Ref(false, _))
        {
            b = Expr::new(ExprKind::Same(Box::new(b)), *t, span);
        }
        if !self.expect(&b, &by_reference) {
            return None;
        }
        let b = self.bound("right", plain(b), &mut stmts);
        Some((stmts, a, b))
    }

    /// An integer in the order of `total_cmp`: the bits, of negative floats those of the magnitude inverted.
    fn total(&mut self, x: Expr, s: Scalar, stmts: &mut Vec<Stmt>) -> Option<Expr> {
        let (span, at) = (x.span, Type::Scalar(s));
        let unsigned = Type::Scalar(s.unsigned());
        let signed = Type::Scalar(if s.bytes() == 8 { Scalar::I64 } else { Scalar::I32 });
        let builtin = prelude::method_of("to_bits", &at)?;
        let call = BuiltinCall { builtin, args: vec![x], closure: None, at, n: None };
        let bits = Expr::new(ExprKind::Builtin(Box::new(call)), unsigned.clone(), span);
        let bits = self.bound("bits", cast(bits, signed.clone()), stmts);
        let by = |n: u32| Expr::new(ExprKind::Int(n.into()), Type::U32, span);
        let sign = binary(BinaryOp::Shr, bits.clone(), by(8 * s.bytes() - 1), signed.clone());
        let mask = binary(BinaryOp::Shr, cast(sign, unsigned.clone()), by(1), unsigned);
        let key = binary(BinaryOp::Xor, bits, cast(mask, signed.clone()), signed);
        Some(self.bound("key", key, stmts))
    }
}

fn ordering(x: Expr) -> Expr {
    let span = x.span;
    Expr::new(ExprKind::Same(Box::new(x)), Type::Ordering, span)
}

/// 1 if `a` is greater, -1 if it is less, else 0.
fn order_of(a: Expr, b: Expr) -> Expr {
    let greater = cast(binary(BinaryOp::Gt, a.clone(), b.clone(), Type::BOOL), Type::I32);
    let less = cast(binary(BinaryOp::Lt, a, b, Type::BOOL), Type::I32);
    ordering(binary(BinaryOp::Sub, greater, less, Type::I32))
}
