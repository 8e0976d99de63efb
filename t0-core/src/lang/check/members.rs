//! Members of structs and enums: methods, functions and constants of their `impl` blocks, and operators of structs.

use super::callee::CallArg;
use super::{Bound, Checker};
use crate::lang::ast::{BinaryOp, Expr, ExprKind, Place, UnaryOp};
use crate::lang::prelude::nearest;
use crate::lang::types::{Scalar, Type};
use crate::lang::unify::{Defaults, VarKind};
use crate::member::{Member, Operator};
use crate::source::{Diagnostic, ItemKind};
use proc_macro2::Span;

impl<'a> Checker<'a> {
    /// Defines `Self`.
    pub(super) fn bind_self(&mut self, of: Option<&Member>) {
        let Some(of) = of else { return };
        let ty = self.ty(&of.ty);
        self.generics.insert("Self".to_string(), Bound::Type(ty));
        if let Some(output) = &of.output {
            let ty = self.ty(output);
            self.generics.insert("Self::Output".to_string(), Bound::Type(ty));
        }
    }

    /// The methods, functions and constants of a struct or enum.
    fn members(&self, ty: &Type) -> impl Iterator<Item = usize> {
        let owner = ty.item();
        let of = |of: &Member, names| match &of.ty {
            syn::Type::Path(p) if of.operator.is_none() => super::named(names, &p.path),
            _ => None,
        };
        let all = self.src.items.iter().enumerate();
        let own = all.filter(|(_, i)| i.of.as_ref().and_then(|m| of(m, &i.names)) == owner && owner.is_some());
        own.map(|(i, _)| i).collect::<Vec<_>>().into_iter()
    }

    /// The member of a struct or enum with this name.
    pub(super) fn member(&self, ty: &Type, name: &str) -> Option<usize> {
        self.members(ty).find(|i| self.src.items[*i].kind.name() == name)
    }

    /// The struct or enum before the last part of a path such as `Vec3::new`, or [`Type::Error`] if an error in it was
    /// reported.
    pub(super) fn owner(&mut self, path: &syn::Path) -> Option<Type> {
        let before = path.segments.len().checked_sub(1).filter(|n| *n > 0)?;
        let segments = path.segments.iter().take(before).cloned().collect();
        self.type_named(&syn::Path { leading_colon: path.leading_colon, segments })
    }

    /// The struct or enum that a path refers to, which may be `Self`, or [`Type::Error`] if an error in it was
    /// reported.
    pub(super) fn type_named(&mut self, path: &syn::Path) -> Option<Type> {
        if path.is_ident("Self") {
            return match self.generics.get("Self") {
                Some(Bound::Type(t @ (Type::Struct(_) | Type::Enum(_) | Type::Error))) => Some(t.clone()),
                _ => None,
            };
        }
        let item = self.item(path)?;
        let span = path.segments.last().map_or_else(Span::call_site, |s| s.ident.span());
        match self.src.items[item].kind {
            ItemKind::Struct(_) => Some(self.struct_item(item, span).map_or(Type::Error, Type::Struct)),
            ItemKind::Enum(_) => Some(self.enum_item(item).map_or(Type::Error, Type::Enum)),
            ItemKind::Device(_) | ItemKind::Constant(_) => None,
        }
    }

    /// `Vec3::new(..)`.
    pub(super) fn struct_function(
        &mut self,
        ty: &Type,
        seg: &syn::PathSegment,
        args: Vec<CallArg<'_>>,
        span: Span,
    ) -> Expr {
        let name = seg.ident.to_string();
        match self.member(ty, &name) {
            Some(item) => self.device_call(item, &seg.ident, super::callee::turbofish(seg), args, span),
            None => self.no_member(ty, &name, seg.ident.span()),
        }
    }

    /// `Vec3::ZERO`.
    pub(super) fn struct_constant(&mut self, of: &Type, last: &syn::Ident, span: Span) -> Expr {
        let name = last.to_string();
        let Some(item) = self.member(of, &name) else { return self.no_member(of, &name, last.span()) };
        match self.constant_item(item, span) {
            Some((ty, v)) => v.expr(&ty, span),
            None if matches!(self.src.items[item].kind, ItemKind::Device(_)) => self.error_help(
                last.span(),
                format!("`{name}` is a function"),
                help_with!("call it: `{of}::{name}(..)`"),
            ),
            None => Expr::error(span),
        }
    }

    /// `v.norm()`, where `x` is the checked receiver.
    pub(super) fn struct_method(&mut self, item: usize, m: &syn::ExprMethodCall, x: Expr, span: Span) -> Expr {
        let name = &m.method;
        let takes_self = match &self.src.items[item].kind {
            ItemKind::Device(f) => f.sig.receiver().is_some(),
            ItemKind::Constant(_) | ItemKind::Struct(_) | ItemKind::Enum(_) => {
                return self.error(name.span(), format!("`{name}` is a constant, not a method"));
            }
        };
        if !takes_self {
            let shown = self.shown(self.shallow(&x.ty).peeled());
            return self.error_help(
                name.span(),
                format!("`{name}` is not a method: it has no `self`"),
                help_with!("write `{shown}::{name}(..)`"),
            );
        }
        let mut given = vec![CallArg::Receiver(&m.receiver, x)];
        given.extend(m.args.iter().map(CallArg::Written));
        self.device_call(item, name, m.turbofish.as_ref(), given, span)
    }

    /// Reports that a struct or enum has no member of this name.
    pub(super) fn no_member(&mut self, ty: &Type, name: &str, span: Span) -> Expr {
        let variants = ty.as_enum().map(|e| e.variants.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
        let own = variants.unwrap_or_default().into_iter();
        let members = self.members(ty).map(|i| self.src.items[i].kind.name().to_string());
        let names: Vec<String> = own.chain(members).collect();
        let message = format!("`{ty}` has no `{name}` in kernels");
        let field = matches!(ty, Type::Struct(s) if s.fields.iter().any(|f| f.name == name));
        let help = match nearest(name, names.iter().map(String::as_str)) {
            _ if field => help_with!("`{name}` is a field: write it without `()`"),
            Some(n) => help_with!("did you mean `{n}`?"),
            None if let Some(o) = Operator::of_method(name) => help_with!("write it as an operator: `{}`", o.symbol()),
            None if names.is_empty() => help_with!(
                "kernels find methods only in the `#[t0::device] mod` of their struct: move `{ty}` and its `impl` into one such module"
            ),
            None => {
                let all: Vec<String> = names.iter().map(|n| format!("`{n}`")).collect();
                help_with!("it has {}", all.join(", "))
            }
        };
        self.error_help(span, message, help)
    }

    /// True for types whose operators come from an `impl`.
    pub(super) fn is_struct(&self, t: &Type) -> bool {
        matches!(self.shallow(self.shallow(t).peeled()), Type::Struct(_))
    }

    /// `-v` and `!v`.
    pub(super) fn unary_operator(&mut self, op: UnaryOp, x: Expr, span: Span) -> Expr {
        match self.implementation(Operator::Unary(op), &x.ty, None, span) {
            Some(item) => self.operator_call(item, vec![CallArg::Value(x)], span),
            None => Expr::error(span),
        }
    }

    /// `v + w`, `v * 2.0`, `2.0 * v`, `v == w`.
    pub(super) fn binary_operator(&mut self, op: BinaryOp, x: Expr, y: Expr, span: Span, op_span: Span) -> Expr {
        let ne = op == BinaryOp::Ne;
        let of = if ne { BinaryOp::Eq } else { op };
        if matches!(op, BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge) {
            let shown = self.shown(&x.ty);
            return self.error_help(
                op_span,
                format!("`{}` does not work on `{shown}`", op.symbol()),
                help!("structs have no order in kernels: compare their fields"),
            );
        }
        let Some(item) = self.implementation(Operator::Binary(of), &x.ty, Some(&y.ty), op_span) else {
            return Expr::error(span);
        };
        let (x, y) = match of {
            // `==` takes both operands by reference.
            BinaryOp::Eq => (CallArg::Value(referenced(x)), CallArg::Value(referenced(y))),
            _ => (CallArg::Value(x), CallArg::Value(y)),
        };
        let value = self.operator_call(item, vec![x, y], span);
        if !ne || matches!(value.kind, ExprKind::Error) {
            return value;
        }
        Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(value)), Type::BOOL, span)
    }

    /// `v += w`, where `place` is the left side.
    pub(super) fn assign_operator(
        &mut self,
        op: BinaryOp,
        (place, ty): (Place, Type),
        right: &syn::Expr,
        span: Span,
        op_span: Span,
    ) -> Expr {
        let mut stmts = vec![];
        let (place, old) = self.hoisted(place, ty.clone(), span, &mut stmts);
        let y = self.expr(right, Some(&ty));
        if matches!(self.shallow(&y.ty), Type::Error) {
            return Expr::error(span);
        }
        let Some(item) = self.implementation(Operator::Assign(op), &ty, Some(&y.ty), op_span) else {
            return Expr::error(span);
        };
        let given = vec![CallArg::Place(place, old, stmts), CallArg::Value(y)];
        self.operator_call(item, given, span)
    }

    fn operator_call(&mut self, item: usize, given: Vec<CallArg<'_>>, span: Span) -> Expr {
        let ident = self.src.items[item].kind.name();
        self.device_call(item, ident, None, given, span)
    }

    /// The `impl` of an operator for these types. Returns `None` after reporting an error.
    fn implementation(&mut self, op: Operator, left: &Type, right: Option<&Type>, span: Span) -> Option<usize> {
        let mut all = vec![];
        for i in 0..self.src.items.len() {
            if self.src.items[i].of.as_ref().is_some_and(|m| m.operator == Some(op)) {
                let (wants, _) = self.called_with(i, &[])?;
                all.push((i, wants));
            }
        }
        let behind = |t: &Type| match (op, t) {
            (Operator::Binary(BinaryOp::Eq) | Operator::Assign(_), Type::Ref(_, t)) => (**t).clone(),
            _ => t.clone(),
        };
        // An operator that takes both operands by reference also accepts references on both sides.
        let (mut left, mut right) = (self.shallow(left), right.map(|t| self.shallow(t)));
        if op == Operator::Binary(BinaryOp::Eq)
            && let (Type::Ref(_, l), Some(Type::Ref(_, r))) = (&left, &right)
        {
            let (l, r) = (self.shallow(l), self.shallow(r));
            (left, right) = (l, Some(r));
        }
        let second = |op, t: &Type| if matches!(op, Operator::Assign(_)) { t.clone() } else { behind(t) };
        let fits = |c: &Self, w: &[Type]| {
            w.first().is_some_and(|w| c.agrees(&behind(w), &left))
                && match (w.get(1), &right) {
                    (Some(w), Some(r)) => c.agrees(&second(op, w), r),
                    (None, None) => true,
                    _ => false,
                }
        };
        let found: Vec<&(usize, Vec<Type>)> = all.iter().filter(|(_, w)| fits(self, w)).collect();
        if let [one] = found[..] {
            if op == Operator::Binary(BinaryOp::Eq) {
                return Some(one.0);
            }
            for (w, t) in one.1.iter().zip([Some(&left), right.as_ref()]) {
                if let Some(t) = t {
                    self.unify.unify(&behind(w), t);
                }
            }
            return Some(one.0);
        }
        if left == Type::Error || right == Some(Type::Error) {
            return None;
        }
        let (l, r) = (self.shown(&left), right.as_ref().map(|t| self.shown(t)));
        let message = match &r {
            Some(r) => format!("`{}` is not defined between `{l}` and `{r}`", op.symbol()),
            None => format!("`{}` does not work on `{l}`", op.symbol()),
        };
        if !found.is_empty() {
            let help = help!("more than one `impl` matches: add a suffix to the number, as in `2.0_f32`");
            self.report(Diagnostic::new(span, message).help(help));
            return None;
        }
        let near: Vec<String> = all
            .iter()
            .filter(|(_, w)| w.first().is_some_and(|w| self.agrees(&behind(w), &left)))
            .filter_map(|(_, w)| w.get(1))
            .map(|w| format!("`{}`", self.shown(&second(op, w))))
            .collect();
        // The type that a literal would have by itself.
        let typed = |c: &Self, t: &Type| c.unify.resolve(t, Defaults::Literals).to_string();
        let (l, r) = (typed(self, &left), right.as_ref().map(|t| typed(self, t)));
        let of = match (&r, op) {
            (Some(r), _) if *r != l => format!("{}<{r}>", op.path()),
            _ => op.path(),
        };
        let module = "the `#[t0::device] mod` of the struct";
        let help = match op {
            _ if !near.is_empty() => {
                help_with!("if `{l}` is on the left, the right side must be {}", near.join(" or "))
            }
            Operator::Binary(BinaryOp::Eq) => {
                help!("write `#[derive(PartialEq)]` before the struct, in a `#[t0::device] mod`, or compare the fields")
            }
            Operator::Assign(b) => {
                help_with!("write `impl {of} for {l}` in {module}, or `x = x {} y`", b.symbol())
            }
            _ => help_with!("write `impl {of} for {l}` in {module}"),
        };
        self.report(Diagnostic::new(span, message).help(help));
        None
    }

    /// True if a type, or the open type of a literal, can be the wanted one.
    fn agrees(&self, want: &Type, have: &Type) -> bool {
        let (want, have) = (self.shallow(want), self.shallow(have));
        match (self.unify.kind(&have), &want) {
            (Some(VarKind::Int), Type::Scalar(s)) => s.is_int(),
            (Some(VarKind::Float), Type::Scalar(s)) => s.is_real() && !matches!(s, Scalar::F16 | Scalar::Bf16),
            (Some(VarKind::General), _) => true,
            (Some(_), _) => false,
            (None, _) => have == Type::Never || have == want,
        }
    }
}

/// A value by reference.
fn referenced(x: Expr) -> Expr {
    if matches!(x.ty, Type::Ref(..)) {
        return x;
    }
    let (ty, span) = (Type::Ref(false, Box::new(x.ty.clone())), x.span);
    Expr::new(ExprKind::Same(Box::new(x)), ty, span)
}
