//! The arguments of builtins whose type is not fixed: positions, variants of enums, tiles.

use super::Checker;
use crate::ir::Access;
use crate::lang::ast::{Expr, ExprKind};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::{ACCUMULATORS, Scalar, Type};

/// The access that a view allows, or `None` for other types.
fn inner_access(t: &Type) -> Option<Access> {
    match t {
        Type::View(a, _) => Some(*a),
        _ => None,
    }
}

impl Checker<'_> {
    /// Checks a `u32` or `usize`.
    pub(super) fn coordinate(&mut self, e: &syn::Expr) -> Expr {
        let i = self.expr(e, None);
        if self.shallow(&i.ty) != Type::USIZE && !self.expect(&i, &Type::U32) {
            return Expr::error(i.span);
        }
        i
    }

    /// Checks a `u32` or `usize`, or a pair of them.
    pub(super) fn element_index(&mut self, e: &syn::Expr) -> Expr {
        let i = self.expr(e, None);
        match self.shallow(&i.ty) {
            Type::Tuple(ts) if ts.len() == 2 && ts.iter().all(|t| self.is_index(t)) => i,
            _ => {
                let span = i.span;
                self.checked_index(i).unwrap_or_else(|| Expr::error(span))
            }
        }
    }

    /// Checks a variant of an enum such as `Scope` and returns its number.
    pub(super) fn choice(&mut self, e: &syn::Expr, of: &str, names: &[&str]) -> Expr {
        let span = e.first_span();
        if let syn::Expr::Path(p) = e {
            let segs: Vec<String> = p.path.segments.iter().map(|s| s.ident.to_string()).collect();
            if let [.., owner, name] = segs.as_slice()
                && owner == of
                && let Some(n) = names.iter().position(|x| x == name)
            {
                return Expr::new(ExprKind::Int(n as i128), Type::U32, span);
            }
        }
        let all: Vec<String> = names.iter().map(|n| format!("`{of}::{n}`")).collect();
        self.error_help(
            span,
            format!("expected the name of a variant of `{of}`"),
            help_with!("write one of {}", all.join(", ")),
        )
    }

    /// Checks a tile that a fragment is loaded from or stored to.
    pub(super) fn tile(&mut self, e: &syn::Expr, elem: &Type, written: bool) -> Expr {
        let x = self.expr(e, None);
        let ty = self.shallow(&x.ty);
        let fits = |a: Access| match a {
            Access::Read => !written,
            Access::Write => written,
            Access::ReadWrite => true,
            Access::Atomic | Access::Messages => false,
        };
        let inner = self.shallow(ty.peeled());
        if written && matches!(inner, Type::Lds(..) | Type::View(..)) && matches!(ty, Type::Ref(false, _)) {
            return self.error_help(
                x.span,
                "a tile that is written must be passed by `&mut`",
                help!("write `&mut tile`"),
            );
        }
        match inner {
            Type::Error => x,
            Type::View(a, _) if written && !fits(a) => {
                let shown = self.shown(&ty);
                self.error_help(
                    x.span,
                    format!("a fragment cannot be stored to `{shown}`"),
                    help!("store to an `Lds` array, an `Out` or an `InOut`"),
                )
            }
            Type::Lds(t, ..) | Type::View(Access::Read | Access::Write | Access::ReadWrite, t)
                if matches!(ty, Type::Ref(..)) && !matches!(inner_access(ty.peeled()), Some(a) if !fits(a)) =>
            {
                if !self.unify.unify(elem, &t) {
                    let (want, have) = (self.shown(elem), self.shown(&t));
                    let message = format!(
                        "this tile has elements of type `{have}`, but the fragment has elements of type `{want}`"
                    );
                    if written && let Some(s) = t.scalar().filter(|s| ACCUMULATORS.iter().any(|(x, _)| x == s)) {
                        let convert = match s {
                            Scalar::F16 | Scalar::Bf16 => format!("{}::from_f32(x)", s.name()),
                            s => format!("x as {}", s.name()),
                        };
                        return self.error_help(x.span, message, help_with!("convert first: `.map(|x| {convert})`"));
                    }
                    return self.error(x.span, message);
                }
                x
            }
            Type::Lds(..) | Type::View(Access::Read | Access::ReadWrite, _) => {
                let how = if written { help!("write `&mut tile`") } else { help!("write `&tile`") };
                self.error_help(x.span, "a tile must be passed by reference", how)
            }
            t => {
                let shown = self.shown(&t);
                if written {
                    return self.error_help(
                        x.span,
                        format!(
                            "a fragment can be stored to an `Lds` array, an `Out` or an `InOut`, but not to `{shown}`"
                        ),
                        help!("pass the tile by `&mut`"),
                    );
                }
                self.error_help(
                    x.span,
                    format!(
                        "a fragment can be loaded from an `Lds` array, an `In` or an `InOut`, but not from `{shown}`"
                    ),
                    help!("copy the tile to an `Lds` first"),
                )
            }
        }
    }
}
