//! Arrays in registers: the methods that change one (`swap`, `fill`, `reverse`), and the types of dot products.

use super::Checker;
use super::place::Left;
use crate::lang::ast::{Expr, ExprKind, Pattern, Place, Step, Stmt};
use crate::lang::prelude::{self, Class};
use crate::lang::types::{Len, Scalar, Type};
use crate::lang::unify::{Defaults, VarKind};
use proc_macro2::Span;

/// The length of the longest array that `reverse` supports.
const MOST: u32 = 1024;

/// An array that a method changes.
struct Changed {
    place: Place,
    /// The value of the whole array.
    whole: Expr,
    elem: Type,
    n: Len,
    /// Statements to evaluate before the change.
    stmts: Vec<Stmt>,
}

impl<'a> Checker<'a> {
    /// The type of an array whose method is called, with all that is known of it. Elements that are float literals
    /// become `f32` if arrays of `f32` are those that have the method.
    pub(super) fn receiver_of(&mut self, name: &str, ty: &Type) -> Type {
        let ty = self.unify.resolve(ty, Defaults::Keep);
        if let Type::Array(elem, n) = &ty
            && self.unify.kind(elem) == Some(VarKind::Float)
            && prelude::method_of(name, &ty).is_none()
            && prelude::method_of(name, &Type::Array(Box::new(Type::F32), *n)).is_some()
        {
            self.unify.unify(elem, &Type::F32);
        }
        self.unify.resolve(&ty, Defaults::Keep)
    }

    /// Checks the second array of a dot product of bytes, which is as long as the first one.
    pub(super) fn byte_array(&mut self, e: &syn::Expr, first: &Type) -> Expr {
        let n = match self.shallow(first) {
            Type::Array(_, n) => n,
            _ => self.unify.len_var(),
        };
        let elem = self.unify.var(VarKind::General);
        let x = self.expr_of(e, &Type::Array(Box::new(elem.clone()), n));
        if matches!(self.shallow(&x.ty), Type::Error | Type::Never) {
            return x;
        }
        if self.unify.kind(&elem).is_some() {
            return self.unknown_elements(x.span);
        }
        if !Class::ByteArray.has(&Type::Array(Box::new(self.shallow(&elem)), n)) {
            let (shown, own) = (self.shown(&elem), self.shown(first));
            return self.error_help(
                x.span,
                format!("`dot` of `{own}` takes an array of i8 or u8, not of `{shown}`"),
                help!("convert the elements: `b.map(|x| x as i8)`"),
            );
        }
        x
    }

    /// The sum of the products of two arrays of bytes: a `u32` if both hold `u8`.
    pub(super) fn sum_of_products(&self, arrays: &[Expr]) -> Type {
        let unsigned = |t: &Type| match self.shallow(t) {
            Type::Array(elem, _) => self.shallow(&elem) == Type::Scalar(Scalar::U8),
            _ => false,
        };
        if arrays.iter().all(|a| unsigned(&a.ty)) { Type::U32 } else { Type::I32 }
    }

    /// Reports that the type of an array's elements is not known where a method depends on it.
    pub(super) fn unknown_elements(&mut self, span: Span) -> Expr {
        self.error_help(
            span,
            "the type of the elements of this array is not known yet",
            help!("write it where the array is made: `let a: [i8; 4] = ..`"),
        )
    }

    /// `a.swap(i, j)`, `a.fill(x)` and `a.reverse()`.
    pub(super) fn array_change(&mut self, m: &syn::ExprMethodCall, want: usize) -> Expr {
        let (name, span) = (m.method.to_string(), m.method.span());
        if m.args.len() != want {
            let s = if want == 1 { "" } else { "s" };
            return self.error(span, format!("`{name}` takes {want} argument{s}, not {}", m.args.len()));
        }
        let Some(a) = self.changed(m) else { return Expr::error(span) };
        match (name.as_str(), m.args.first(), m.args.last()) {
            ("swap", Some(i), Some(j)) => self.array_swap(a, [i, j], span),
            ("fill", Some(x), _) => {
                let x = self.expr_of(x, &a.elem);
                let all = Expr::new(ExprKind::Repeat(Box::new(x)), a.whole.ty.clone(), span);
                self.array_set(a, all, span)
            }
            _ => self.array_reverse(a, span),
        }
    }

    /// The array before the dot. Returns `None` after reporting an error.
    fn changed(&mut self, m: &syn::ExprMethodCall) -> Option<Changed> {
        let span = m.method.span();
        let (place, ty) = match self.left(&m.receiver) {
            Left::Local(place, t) => (place, self.shallow(self.shallow(&t).peeled())),
            Left::Bad => return None,
            Left::Mem(_) | Left::Element(..) => {
                self.error_help(
                    span,
                    "elements cannot be borrowed",
                    help!(
                        "copy the array, modify the copy, and store the whole copy: `let mut a = x[i]; ..; x[i] = a;`"
                    ),
                );
                return None;
            }
        };
        let Type::Array(elem, n) = ty.clone() else {
            self.error(span, "this is not an array");
            return None;
        };
        let mut stmts = vec![];
        let (place, whole) = self.hoisted(place, ty, span, &mut stmts);
        Some(Changed { place, whole, elem: *elem, n, stmts })
    }

    fn array_set(&mut self, a: Changed, x: Expr, span: Span) -> Expr {
        let mut stmts = a.stmts;
        let kind = ExprKind::Assign(Box::new(a.place), None, Box::new(x));
        stmts.push(Stmt::Expr(Expr::new(kind, Type::unit(), span)));
        Expr::new(ExprKind::Block(stmts, None), Type::unit(), span)
    }

    fn array_reverse(&mut self, mut a: Changed, span: Span) -> Expr {
        let n = match a.n {
            Len::Known(n) if n <= MOST => n,
            Len::Known(n) => {
                return self.error_help(
                    span,
                    format!("an array of {n} elements does not fit into registers"),
                    help!("keep it in `Lds`"),
                );
            }
            Len::Var(_) | Len::Launch => {
                return self.error_help(
                    span,
                    "the length of this array is not known yet",
                    help!("write its type: `let x: [f32; 4] = ..`"),
                );
            }
        };
        let old = self.declare("old", a.whole.ty.clone(), false, false, span);
        a.stmts.push(Stmt::Let(Pattern::Local(old), Some(a.whole.clone())));
        let old = self.local(old, span);
        let element = |k: u32| {
            let k = Expr::new(ExprKind::Int(k.into()), Type::USIZE, span);
            Expr::new(ExprKind::Element(Box::new(old.clone()), Box::new(k)), a.elem.clone(), span)
        };
        let turned = Expr::new(ExprKind::Aggregate((0..n).rev().map(element).collect()), a.whole.ty.clone(), span);
        self.array_set(a, turned, span)
    }

    fn array_swap(&mut self, a: Changed, at: [&syn::Expr; 2], span: Span) -> Expr {
        let Changed { place, whole, elem, n, mut stmts } = a;
        let Place::Local(id, steps) = place else { return Expr::error(span) };
        let at = at.map(|i| {
            let i = self.array_index(i, n);
            let at = self.declare("at", Type::USIZE, false, false, span);
            stmts.push(Stmt::Let(Pattern::Local(at), Some(i)));
            self.local(at, span)
        });
        let old = self.declare("old", elem.clone(), false, false, span);
        let of = |at: &Expr| {
            let kind = ExprKind::Element(Box::new(whole.clone()), Box::new(at.clone()));
            Expr::new(kind, elem.clone(), span)
        };
        let assign = |at: &Expr, x: Expr| {
            let mut steps = steps.clone();
            steps.push(Step::Element(at.clone()));
            let kind = ExprKind::Assign(Box::new(Place::Local(id, steps)), None, Box::new(x));
            Stmt::Expr(Expr::new(kind, Type::unit(), span))
        };
        stmts.push(Stmt::Let(Pattern::Local(old), Some(of(&at[0]))));
        stmts.push(assign(&at[0], of(&at[1])));
        stmts.push(assign(&at[1], self.local(old, span)));
        Expr::new(ExprKind::Block(stmts, None), Type::unit(), span)
    }
}
