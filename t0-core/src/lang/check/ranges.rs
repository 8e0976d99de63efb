//! Comparisons of a range of elements with an array: `&x[i..i + 4] == b"abcd"`.
//!
//! A range of elements is not a value: it exists only as an operand of `==` and `!=`. For rustc it is a slice.

use super::Checker;
use super::closure::is_range;
use crate::ir::Access;
use crate::lang::ast::{BinaryOp, BuiltinCall, Expr, ExprKind, Pattern, Stmt};
use crate::lang::first_token::FirstToken as _;
use crate::lang::prelude;
use crate::lang::types::{Len, Type};
use proc_macro2::Span;

/// The most elements of a comparison.
const MOST: u32 = 64;

/// `x[a..b]`, with the number of `&` before it.
struct Elements<'e> {
    index: &'e syn::ExprIndex,
    references: usize,
}

fn elements(e: &syn::Expr) -> Option<Elements<'_>> {
    match e {
        syn::Expr::Paren(p) => elements(&p.expr),
        syn::Expr::Group(g) => elements(&g.expr),
        syn::Expr::Reference(r) if r.mutability.is_none() => {
            elements(&r.expr).map(|e| Elements { references: e.references + 1, ..e })
        }
        syn::Expr::Index(index) if is_range(&index.index) => Some(Elements { index, references: 0 }),
        _ => None,
    }
}

/// Start and end of `a..b`.
fn bounds(e: &syn::Expr) -> Option<(&syn::Expr, &syn::Expr)> {
    match e {
        syn::Expr::Paren(p) => bounds(&p.expr),
        syn::Expr::Group(g) => bounds(&g.expr),
        syn::Expr::Range(r) if matches!(r.limits, syn::RangeLimits::HalfOpen(_)) => {
            Some((r.start.as_deref()?, r.end.as_deref()?))
        }
        _ => None,
    }
}

impl<'a> Checker<'a> {
    /// Checks `==` and `!=` if one operand is a range of elements of a view or an LDS array.
    pub(super) fn compared_range(&mut self, b: &syn::ExprBinary, op: BinaryOp) -> Option<Expr> {
        let (range, other, first) = match (elements(&b.left), elements(&b.right)) {
            (Some(range), _) => (range, &*b.right, false),
            (None, Some(range)) => (range, &*b.left, true),
            (None, None) => return None,
        };
        let (index, span) = (range.index, b.first_span());
        // The array is evaluated first if it is the left operand.
        let mut stmts = vec![];
        let early = first.then(|| {
            let array = self.expr(other, None);
            let (ty, at) = (array.ty.clone(), array.span);
            let held = self.declare("array", ty, false, false, at);
            stmts.push(Stmt::Let(Pattern::Local(held), Some(array)));
            self.local(held, at)
        });
        self.as_place = true;
        let mem = self.expr(&index.expr, None);
        let elem = match self.shallow(mem.ty.peeled()) {
            Type::View(Access::Read | Access::ReadWrite, t) | Type::Lds(t, ..) => self.shallow(&t),
            Type::Array(_, n) => return Some(self.array_index(&index.index, n)),
            Type::View(Access::Write, _) => {
                let name = self.name_of(&mem);
                return Some(self.error_help(
                    span,
                    format!("{name} is an `Out`: it can be written, not read"),
                    help!("make the argument an `InOut`"),
                ));
            }
            Type::View(..) => return Some(self.not_plain(&mem, span)),
            t => return Some(self.not_indexed(&t, span)),
        };
        if !elem.scalar().is_some_and(|s| s.is_int()) {
            let shown = self.shown(&elem);
            return Some(self.error_help(
                span,
                format!("a range of `{shown}` elements cannot be compared, only a range of integers"),
                help!("compare the elements one by one: `x[i] == 1.0 && x[i + 1] == 2.0`"),
            ));
        }
        let Some((start, end)) = bounds(&index.index) else {
            return Some(self.error_help(
                index.index.first_span(),
                "a range of elements needs a start and an end",
                help!("write `x[start..end]`"),
            ));
        };
        let start = self.expr(start, None);
        let start = self.checked_index(start);
        let end = self.expr(end, start.as_ref().map(|start| &start.ty));
        let (Some(start), Some(end)) = (start, self.checked_index(end)) else { return Some(Expr::error(span)) };
        if !self.unify.unify(&start.ty, &end.ty) {
            self.mismatch(&end, &start.ty);
            return Some(Expr::error(span));
        }
        let want = Type::Array(Box::new(elem.clone()), self.unify.len_var());
        let array = early.unwrap_or_else(|| self.expr(other, Some(&want)));
        let is = self.range_is(op, (mem, start, end), array, range.references, elem, span);
        Some(Expr::new(ExprKind::Block(stmts, Some(Box::new(is))), Type::BOOL, span))
    }

    /// Makes the comparison.
    fn range_is(
        &mut self,
        op: BinaryOp,
        (mem, start, end): (Expr, Expr, Expr),
        array: Expr,
        references: usize,
        elem: Type,
        span: Span,
    ) -> Expr {
        let ty = self.shallow(&array.ty);
        let n = match self.shallow(ty.peeled()) {
            Type::Error => return Expr::error(span),
            Type::Array(t, Len::Known(n)) if ty.references() == references && self.unify.unify(&elem, &t) => n,
            _ => {
                let (shown, elem) = (self.shown(&ty), self.shown(&elem));
                return self.error_help(
                    array.span,
                    format!("a range of `{elem}` elements cannot be compared with a `{shown}`"),
                    help!("compare it with an array of as many elements: `x[a..b] == [1, 2]`, `&x[a..b] == b\"..\"`"),
                );
            }
        };
        if !(1..=MOST).contains(&n) {
            return self.error_help(
                array.span,
                format!("a range of elements is compared with 1 to {MOST} elements, not with {n}"),
                help_with!("compare at most {MOST} elements at a time"),
            );
        }
        let at = self.shallow(mem.ty.peeled());
        let args = vec![mem, start, end, array];
        let call = BuiltinCall { builtin: &prelude::RANGE_IS, args, closure: None, at, n: Some(n) };
        let mut is = Expr::new(ExprKind::Builtin(Box::new(call)), Type::BOOL, span);
        if op == BinaryOp::Ne {
            is = is.negated();
        }
        is
    }
}
