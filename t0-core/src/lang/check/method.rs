//! Methods and functions of types that are not builtins: lossless conversions, and unsupported methods.

use super::Checker;
use crate::ir::Access;
use crate::lang::ast::{Expr, ExprKind};
use crate::lang::prelude::{self, Class, On, nearest};
use crate::lang::types::{Len, Scalar, Type};
use crate::lang::unify::Defaults;
use proc_macro2::Span;

impl<'a> Checker<'a> {
    pub(super) fn refuse_method(&mut self, name: &str, ty: &Type, plain: bool, span: Span) -> Option<Expr> {
        match (ty, name) {
            (Type::View(Access::Read | Access::Write | Access::ReadWrite, _), name)
                if prelude::is_atomic(name)
                    && prelude::method_of(name, ty).is_none()
                    && !matches!(name, "load" | "store") =>
            {
                let message = format!("`{name}` works on `Atomics`, but this is a `{}`", self.shown(ty));
                Some(self.error_help(span, message, help!("make the argument an `Atomics`")))
            }
            (Type::View(Access::Write, _), "load" | "unchecked") => {
                Some(self.error_help(span, "an `Out` can be written, not read", help!("make the argument an `InOut`")))
            }
            (Type::View(Access::Read, _), "store") => Some(self.error_help(
                span,
                "an `In` can be read, not written",
                help!("make the argument an `Out` or an `InOut`"),
            )),
            (Type::View(..) | Type::Lds(..), "iter" | "iter_mut" | "into_iter") => Some(self.error_help(
                span,
                "views and `Lds` arrays have no iterators",
                help!("use indices: `for i in 0..x.len() { .. x[i] .. }`, or `(0..x.len()).map(|i| x[i])`"),
            )),
            (Type::Array(..), "iter" | "iter_mut" | "into_iter") => Some(self.error_help(
                span,
                "an iterator cannot be used as a value in kernels",
                help!(
                    "iterate over it with `for x in a.iter() { .. }`, or reduce it to a value: `a.iter().sum::<f32>()`"
                ),
            )),
            (Type::Array(elem, _), "dot") if self.unify.kind(elem).is_some() => Some(self.unknown_elements(span)),
            (Type::Array(elem, _), "dot") if prelude::method_of(name, ty).is_none() => {
                let shown = self.shown(elem);
                Some(self.error_help(
                    span,
                    format!("`dot` works on arrays of f32, f16, bf16, i8 or u8, not of `{shown}`"),
                    help!("write the sum out: `let mut sum = acc; for i in 0..a.len() { sum += a[i] * b[i]; }`"),
                ))
            }
            (Type::Array(..), "windows" | "chunks" | "chunks_exact" | "array_chunks") => Some(self.error_help(
                span,
                "slices of an array in registers are not supported",
                help!("use indices: `(1..n).map(|i| a[i] - a[i - 1])`"),
            )),
            (Type::Array(..), "sort" | "sort_unstable" | "sort_by" | "sort_by_key") => Some(self.error_help(
                span,
                "arrays in registers have no sort methods",
                help!("sort by comparing and swapping: `if a[i] > a[j] { a.swap(i, j); }`"),
            )),
            (Type::Scalar(Scalar::Usize), n) if prelude::method_of(n, ty).is_some_and(|b| !b.for_usize) => {
                Some(self.error_help(
                    span,
                    format!("`{n}` of a `usize` would depend on its width, which is 32 bits on the GPU"),
                    help_with!("write the width explicitly: `(x as u32).{n}(..)`"),
                ))
            }
            (Type::Scalar(_), "into") => Some(self.error_help(
                span,
                "`into` is not supported in kernels",
                help!("write the conversion with its type, as in `u32::from(x)` or `x as u32`"),
            )),
            (Type::Scalar(s), n) if s.is_int() && (n.starts_with("checked_") || n.starts_with("overflowing_")) => {
                let plain = n.trim_start_matches("checked_").trim_start_matches("overflowing_");
                let has = |kind: &str| prelude::method_of(&format!("{kind}{plain}"), ty).is_some();
                let help = match (has("wrapping_"), has("saturating_"), has("")) {
                    (true, true, _) => {
                        help_with!("compute with `wrapping_{plain}` and compare, or clamp with `saturating_{plain}`")
                    }
                    (true, false, _) => help_with!("test the operands, and compute with `wrapping_{plain}`"),
                    (false, _, true) => help_with!("test the operands, and compute with `{plain}`"),
                    (false, _, false) => help!("write a `#[t0::device] fn` that computes it, and call that"),
                };
                Some(self.error_help(span, format!("kernels have no `{n}`"), help))
            }
            (Type::View(..) | Type::Lds(..), "get" | "get_mut") => Some(self.error_help(
                span,
                format!("kernels have no `{name}`, because every index is checked"),
                help!("write `x[i]`, which returns zero out of range; to test an index, write `i < x.len()`"),
            )),
            (
                _,
                "unwrap" | "expect" | "unwrap_or" | "unwrap_or_default" | "unwrap_or_else" | "is_some" | "is_none"
                | "is_ok" | "is_err" | "ok" | "ok_or",
            ) => {
                let message = format!("`{name}` is for values that may be missing, but this is a `{}`", self.shown(ty));
                Some(self.error_help(span, message, help!("remove it: the value is always present")))
            }
            (_, "clone") if !ty.is_place() => {
                Some(self.error_help(span, "values in kernels are copied automatically", help!("remove `.clone()`")))
            }
            (Type::Array(_, Len::Known(n)), "len") if plain => {
                Some(Expr::new(ExprKind::Int((*n).into()), Type::USIZE, span))
            }
            (Type::Array(..), "len") => Some(self.error_help(
                span,
                "the length of this array is not known yet",
                help!("use a constant instead: `const N: usize = ..;`"),
            )),
            (Type::Scalar(s), _)
                if s.half().is_some()
                    && prelude::method_of(name, &Type::F32).is_some()
                    && prelude::method_of(name, ty).is_none() =>
            {
                let shown = self.shown(ty);
                Some(self.error_help(
                    span,
                    format!("`{shown}` has no `{name}`"),
                    help_with!("compute in f32: `x.to_f32().map(|h| h.{name}(..))`, and convert back with `{shown}::from_f32(..)`"),
                ))
            }
            _ => None,
        }
    }

    pub(super) fn unknown_method(&mut self, name: &str, ty: &Type, span: Span) -> Expr {
        if ty.item().is_some() {
            return self.no_member(ty, name, span);
        }
        let shown = self.shown(ty);
        let message = format!("`{shown}` has no `{name}` in kernels");
        if let Some(help) = Self::in_place_of_method(name, ty) {
            return self.error_help(span, message, help);
        }
        let of_type = prelude::builtins().filter(|w| matches!(w.on, On::Method(c) | On::Type(c) if c.has(ty)));
        if let Some(n) = nearest(name, of_type.map(|w| w.name)) {
            return self.error_help(span, message, help_with!("did you mean `{n}`?"));
        }
        let elsewhere: Option<Class> = prelude::builtins().find_map(|w| match w.on {
            On::Method(c) | On::Type(c) if w.name == name => Some(c),
            _ => None,
        });
        let help = match (elsewhere, ty.scalar()) {
            (Some(c), Some(s)) if let Some(near) = Self::near_type(c, s) => {
                let from = if matches!(s, Scalar::F16 | Scalar::Bf16) { "x.to_f32()" } else { "x" };
                help_with!(
                    "`{name}` is for {}: convert first, for example with `{from} as {}`",
                    c.describe(),
                    near.name()
                )
            }
            (Some(c), _) => help_with!("`{name}` is for {}", c.describe()),
            (None, _) => help_with!("write a `#[t0::device] fn {name}` that computes it, and call that"),
        };
        self.error_help(span, message, help)
    }

    /// `u32::from(x)`: a lossless cast, between the types for which Rust has it.
    pub(super) fn from(&mut self, to: Scalar, x: &syn::Expr, span: Span, name_span: Span) -> Expr {
        let x = self.expr(x, None);
        let from = self.unify.resolve(&x.ty, Defaults::Literals);
        let Some(f) = from.scalar() else {
            if !matches!(from, Type::Error | Type::Never) {
                self.error(name_span, format!("`{}` cannot be converted from `{from}`", to.name()));
            }
            return Expr::error(span);
        };
        let same_sign = f.is_signed() == to.is_signed() || !f.is_signed() && f.bits() < to.bits();
        let lossless = f == to
            || match (f, to) {
                (Scalar::Usize, _) | (_, Scalar::Usize | Scalar::Bool) => false,
                (Scalar::Bool, t) => t.is_int(),
                (Scalar::F16 | Scalar::Bf16 | Scalar::F32, t) if t.is_real() => true,
                (f, t) if f.is_int() && t.is_int() => same_sign && f.bits() <= t.bits(),
                (f, Scalar::F32) => f.is_int() && f.bits() <= 16,
                (f, Scalar::F64) => f.is_int() && f.bits() <= 32,
                _ => false,
            };
        if !lossless {
            let how = match (f, to) {
                (_, Scalar::F16 | Scalar::Bf16) => help_with!("write `{}::from_f32(x)`", to.name()),
                (Scalar::F16 | Scalar::Bf16, t) => help_with!("write `x.to_f32() as {}`", t.name()),
                (_, Scalar::Bool) => help!("write `x != 0`"),
                (_, t) => help_with!("write `x as {}`", t.name()),
            };
            return self.error_help(name_span, format!("`{}` does not come from every `{}`", to.name(), f.name()), how);
        }
        self.unify.unify(&x.ty, &from);
        Expr::new(ExprKind::Cast(Box::new(x)), Type::Scalar(to), span)
    }
}
