//! Expressions.

use super::closure::is_range;
use super::scope::Binding;
use super::{Bound, Checker, Claim};
use crate::lang::ast::{BinaryOp, Decimal, Expr, ExprKind, UnaryOp};
use crate::lang::first_token::FirstToken as _;
use crate::lang::macros;
use crate::lang::prelude::{self, Constant};
use crate::lang::types::{Len, Scalar, Type};
use crate::lang::unify::VarKind;
use crate::source::Diagnostic;
use proc_macro2::Span;

/// The operator of a binary expression, and whether it assigns.
pub(super) fn operator(op: &syn::BinOp) -> Option<(BinaryOp, bool)> {
    use syn::BinOp::*;
    Some(match op {
        Add(_) => (BinaryOp::Add, false),
        Sub(_) => (BinaryOp::Sub, false),
        Mul(_) => (BinaryOp::Mul, false),
        Div(_) => (BinaryOp::Div, false),
        Rem(_) => (BinaryOp::Rem, false),
        BitXor(_) => (BinaryOp::Xor, false),
        BitAnd(_) => (BinaryOp::And, false),
        BitOr(_) => (BinaryOp::Or, false),
        Shl(_) => (BinaryOp::Shl, false),
        Shr(_) => (BinaryOp::Shr, false),
        Eq(_) => (BinaryOp::Eq, false),
        Lt(_) => (BinaryOp::Lt, false),
        Le(_) => (BinaryOp::Le, false),
        Ne(_) => (BinaryOp::Ne, false),
        Ge(_) => (BinaryOp::Ge, false),
        Gt(_) => (BinaryOp::Gt, false),
        AddAssign(_) => (BinaryOp::Add, true),
        SubAssign(_) => (BinaryOp::Sub, true),
        MulAssign(_) => (BinaryOp::Mul, true),
        DivAssign(_) => (BinaryOp::Div, true),
        RemAssign(_) => (BinaryOp::Rem, true),
        BitXorAssign(_) => (BinaryOp::Xor, true),
        BitAndAssign(_) => (BinaryOp::And, true),
        BitOrAssign(_) => (BinaryOp::Or, true),
        ShlAssign(_) => (BinaryOp::Shl, true),
        ShrAssign(_) => (BinaryOp::Shr, true),
        _ => return None,
    })
}

/// The type of the literal in `e`, if `e` is a literal, or one behind `-` or `!`, and is cast to `to`.
///
/// The rules are those of rustc: the literal has the type `to` if it can, and a float that is cast to an integer is an
/// `f64`.
fn literal_by_cast(e: &syn::Expr, to: &Type) -> Option<Type> {
    let Type::Scalar(s) = to else { return None };
    match e {
        syn::Expr::Paren(p) => literal_by_cast(&p.expr, to),
        syn::Expr::Group(g) => literal_by_cast(&g.expr, to),
        syn::Expr::Unary(u) => match u.op {
            // rustc refuses `-1 as u32`. Here the literal is an `i32`, which the macro writes into the tokens.
            syn::UnOp::Neg(_) => {
                literal_by_cast(&u.expr, to).filter(|t| t.scalar().is_some_and(|s| s.is_signed() || s.is_real()))
            }
            syn::UnOp::Not(_) => literal_by_cast(&u.expr, to),
            _ => None,
        },
        syn::Expr::Lit(l) => match l.lit {
            syn::Lit::Int(_) if s.is_int() => Some(to.clone()),
            syn::Lit::Float(_) if s.is_real() => Some(to.clone()),
            syn::Lit::Float(_) if s.is_int() => Some(Type::Scalar(Scalar::F64)),
            _ => None,
        },
        _ => None,
    }
}

impl<'a> Checker<'a> {
    /// Checks an expression. `want` is a hint of the expected type, not a requirement.
    pub(super) fn expr(&mut self, e: &syn::Expr, want: Option<&Type>) -> Expr {
        let span = e.first_span();
        self.deeper(span, |c| c.expr_inner(e, want)).unwrap_or_else(|| Expr::error(span))
    }

    /// Checks an expression that must have a type.
    pub(super) fn expr_of(&mut self, e: &syn::Expr, ty: &Type) -> Expr {
        let x = self.expr(e, Some(ty));
        if self.expect(&x, ty) { x } else { Expr::error(x.span) }
    }

    fn expr_inner(&mut self, e: &syn::Expr, want: Option<&Type>) -> Expr {
        let span = e.first_span();
        let at_top = std::mem::replace(&mut self.at_top, false);
        let as_place = std::mem::replace(&mut self.as_place, false);
        let result = match e {
            syn::Expr::Paren(syn::ExprParen { expr, .. }) | syn::Expr::Group(syn::ExprGroup { expr, .. }) => {
                self.as_place = as_place;
                self.expr(expr, want)
            }
            syn::Expr::Lit(l) => self.literal(&l.lit, l, want),
            syn::Expr::Path(p) => self.path(p, want, as_place),
            syn::Expr::Unary(u) => self.unary(u, want),
            syn::Expr::Binary(b) => self.binary(b, want),
            syn::Expr::Cast(c) => {
                let to = self.ty(&c.ty);
                let want = literal_by_cast(&c.expr, &to);
                let x = self.expr(&c.expr, want.as_ref());
                self.claims.push(Claim::Cast { from: x.ty.clone(), to: to.clone(), span: c.ty.first_span() });
                Expr::new(ExprKind::Cast(Box::new(x)), to, span)
            }
            syn::Expr::Tuple(t) if let Some((path, asm)) = macros::assembly(t) => {
                self.asm(path, &asm, &t.elems.iter().collect::<Vec<_>>())
            }
            syn::Expr::Tuple(t) if let Some(path) = macros::path(t) => self.message(path, t),
            syn::Expr::Tuple(t) => {
                let wants: Vec<Option<Type>> = match want.map(|w| self.shallow(w)) {
                    Some(Type::Tuple(ts)) if ts.len() == t.elems.len() => ts.into_iter().map(Some).collect(),
                    _ => vec![None; t.elems.len()],
                };
                let parts: Vec<_> = t.elems.iter().zip(wants).map(|(x, w)| self.expr(x, w.as_ref())).collect();
                let ty = Type::Tuple(parts.iter().map(|p| p.ty.clone()).collect());
                Expr::new(ExprKind::Aggregate(parts), ty, span)
            }
            syn::Expr::Array(a) => {
                let elem = self.array_elem(want);
                let parts: Vec<_> = a.elems.iter().map(|x| self.expr_of(x, &elem)).collect();
                let ty = Type::Array(Box::new(elem), Len::Known(parts.len() as u32));
                Expr::new(ExprKind::Aggregate(parts), ty, span)
            }
            syn::Expr::Repeat(r) => {
                let elem = self.array_elem(want);
                let x = self.expr_of(&r.expr, &elem);
                match self.len_of(&r.len) {
                    Some(n) => Expr::new(ExprKind::Repeat(Box::new(x)), Type::Array(Box::new(elem), n), span),
                    None => Expr::error(span),
                }
            }
            syn::Expr::Index(i) => self.index(i),
            syn::Expr::Field(f) => self.field(f),
            syn::Expr::Block(b) => self.block_expr(b, want),
            syn::Expr::Unsafe(u) => {
                let before = std::mem::replace(&mut self.in_unsafe, true);
                let value = self.block(&u.block, want);
                self.in_unsafe = before;
                value
            }
            // rustc checks that the block is constant.
            syn::Expr::Const(c) => self.block(&c.block, want),
            syn::Expr::If(i) => self.if_expr(i, want),
            syn::Expr::Match(m) => self.match_expr(m, want),
            syn::Expr::While(w) => self.while_loop(w),
            syn::Expr::Loop(l) => self.loop_expr(l, want),
            syn::Expr::ForLoop(f) => self.for_loop(f),
            syn::Expr::Break(b) => self.break_expr(b),
            syn::Expr::Continue(c) => self.continue_expr(c),
            syn::Expr::Return(r) => self.return_expr(r),
            syn::Expr::Assign(a) => self.assign(a),
            syn::Expr::Call(c) => self.call(c, want),
            syn::Expr::MethodCall(m) => self.method_call(m, want),
            syn::Expr::Reference(r) => self.reference(r),
            syn::Expr::Struct(s) => self.struct_literal(s),
            other => self.refuse(other),
        };
        self.at_top = at_top;
        result
    }

    fn array_elem(&mut self, want: Option<&Type>) -> Type {
        match want.map(|w| self.shallow(w)) {
            Some(Type::Array(t, _)) => *t,
            _ => self.unify.var(VarKind::General),
        }
    }

    fn literal(&mut self, lit: &syn::Lit, at: &syn::ExprLit, want: Option<&Type>) -> Expr {
        let span = lit.span();
        match lit {
            syn::Lit::Bool(b) => Expr::new(ExprKind::Bool(b.value), Type::BOOL, span),
            syn::Lit::Int(i) => {
                if let "f32" | "f64" = i.suffix() {
                    let ty = if i.suffix() == "f32" { Type::F32 } else { Type::F64 };
                    return self.float(i.base10_digits(), ty, span);
                }
                let Ok(v) = i.base10_parse::<i128>() else {
                    return self.error_help(
                        span,
                        "this number is too large",
                        help!("the largest integer type in kernels is u64"),
                    );
                };
                let ty = match self.suffix(i.suffix(), VarKind::Int, want, span) {
                    Ok(Some(t)) => t,
                    Ok(None) => {
                        let t = self.literal_type(VarKind::Int, want);
                        self.facts.literal(at, t.clone());
                        t
                    }
                    Err(()) => return Expr::error(span),
                };
                Expr::new(ExprKind::Int(v), ty, span)
            }
            syn::Lit::Float(f) => {
                let ty = match self.suffix(f.suffix(), VarKind::Float, want, span) {
                    Ok(Some(t)) => t,
                    Ok(None) => {
                        let t = self.literal_type(VarKind::Float, want);
                        self.facts.literal(at, t.clone());
                        t
                    }
                    Err(()) => return Expr::error(span),
                };
                self.float(f.base10_digits(), ty, span)
            }
            syn::Lit::ByteStr(b) => {
                let byte = |v: u8| Expr::new(ExprKind::Int(v.into()), Type::Scalar(Scalar::U8), span);
                let bytes: Vec<Expr> = b.value().into_iter().map(byte).collect();
                let ty = Type::Array(Box::new(Type::Scalar(Scalar::U8)), Len::Known(bytes.len() as u32));
                let array = Expr::new(ExprKind::Aggregate(bytes), ty.clone(), span);
                Expr::new(ExprKind::Same(Box::new(array)), Type::Ref(false, Box::new(ty)), span)
            }
            syn::Lit::Str(_) | syn::Lit::CStr(_) | syn::Lit::Char(_) => self.error_help(
                span,
                "strings and characters are not supported in kernels",
                help!("strings are allowed only in `t0::print!` and in the messages of assertions; for bytes, write `b\"..\"` and `b'a'`"),
            ),
            syn::Lit::Byte(b) => Expr::new(ExprKind::Int(b.value().into()), Type::Scalar(Scalar::U8), span),
            _ => self.error(span, "this literal is not supported in kernels"),
        }
    }

    fn float(&mut self, digits: &str, ty: Type, span: Span) -> Expr {
        match Decimal::parse(digits) {
            Some(v) => Expr::new(ExprKind::Float(v), ty, span),
            None => self.error(span, "this number is not valid"),
        }
    }

    fn literal_type(&mut self, kind: VarKind, want: Option<&Type>) -> Type {
        let t = self.unify.var(kind);
        // Unify with the expected type early, so that later method calls find a known type.
        if let Some(w) = want
            && matches!(self.shallow(w), Type::Scalar(_))
        {
            self.unify.unify(&t, w);
        }
        t
    }

    fn suffix(&mut self, suffix: &str, kind: VarKind, _: Option<&Type>, span: Span) -> Result<Option<Type>, ()> {
        if suffix.is_empty() {
            return Ok(None);
        }
        match Scalar::named(suffix) {
            Some(s) if s.is_int() && kind == VarKind::Int => Ok(Some(Type::Scalar(s))),
            Some(s) if s.is_real() => Ok(Some(Type::Scalar(s))),
            _ => {
                let help = match suffix {
                    "u128" => help!("use `u64`; the high half of a product of two `u64` is `a.mul_hi(b)`"),
                    "i128" => help!("use `i64`; the high half of a product of two `i64` is `a.mul_hi(b)`"),
                    "f128" => help!("use `f64`"),
                    _ => help!("use `i32`"),
                };
                self.error_help(span, format!("`{suffix}` is not supported in kernels"), help);
                Err(())
            }
        }
    }

    fn path(&mut self, p: &syn::ExprPath, want: Option<&Type>, as_place: bool) -> Expr {
        let span = p.first_span();
        if p.qself.is_some() {
            return self.error_help(span, "this path is not supported in kernels", help!("write `Type::NAME`"));
        }
        let segs: Vec<String> = p.path.segments.iter().map(|s| s.ident.to_string()).collect();
        let Some(last) = segs.last() else { return Expr::error(span) };
        if segs.len() == 1 {
            match self.lookup(last, p.path.segments[0].ident.span()).cloned() {
                Some(Binding::Local(id)) if !as_place && self.lent(&self.locals[id.0 as usize].ty) => {
                    return self.error_help(
                        span,
                        format!("`{last}` is a reference to a value of the caller"),
                        help_with!("write `*{last}` to read the value"),
                    );
                }
                Some(Binding::Local(id)) => {
                    return match self.aliases.get(&id) {
                        Some((_, x)) => Expr { span, ..x.clone() },
                        None => self.local(id, span),
                    };
                }
                Some(Binding::Const(ty, v)) => {
                    self.names_variant(&p.path.segments[0].ident, &ty, &v);
                    return v.expr(&ty, span);
                }
                Some(Binding::Closure(_)) => {
                    return self.error_help(
                        span,
                        format!("the closure `{last}` cannot be used as a value in kernels"),
                        help_with!("call it: `{last}(..)`, or pass it to a builtin that takes a closure"),
                    );
                }
                None => {}
            }
            match self.generics.get(last) {
                Some(Bound::Const(Type::BOOL, v)) => return Expr::new(ExprKind::Bool(*v != 0), Type::BOOL, span),
                Some(Bound::Const(t, v)) => return Expr::new(ExprKind::Int(*v), t.clone(), span),
                Some(Bound::Type(Type::Error)) => return Expr::error(span),
                _ => {}
            }
        }
        if self.is_nothing(&p.path) {
            return Expr::error(span);
        }
        if let Some(item) = self.item(&p.path) {
            return match self.constant_item(item, span) {
                Some((ty, v)) => v.expr(&ty, span),
                None if matches!(self.src.items[item].kind, crate::source::ItemKind::Struct(_)) => self.error_help(
                    span,
                    format!("`{last}` is a struct"),
                    help_with!("write a value of it: `{last} {{ .. }}`"),
                ),
                None if matches!(self.src.items[item].kind, crate::source::ItemKind::Enum(_)) => {
                    self.error_help(span, format!("`{last}` is an enum"), help_with!("name a variant: `{last}::..`"))
                }
                None if matches!(self.src.items[item].kind, crate::source::ItemKind::Device(_)) => {
                    self.error_help(span, format!("`{last}` is a function"), help_with!("call it: `{last}(..)`"))
                }
                None => Expr::error(span),
            };
        }
        match self.owner(&p.path) {
            Some(Type::Struct(s)) => {
                if let Some(last) = p.path.segments.last() {
                    return self.struct_constant(&Type::Struct(s), &last.ident, span);
                }
            }
            Some(Type::Enum(e)) => {
                if let Some(last) = p.path.segments.last() {
                    return self.of_enum(&e, &last.ident, span);
                }
            }
            Some(_) => return Expr::error(span),
            None => {}
        }
        if prelude::is_float_constant(&segs)
            && let Some(v) = prelude::float_constant(last)
        {
            let ty = match segs.iter().find_map(|s| Scalar::named(s)).filter(|s| s.is_real()) {
                Some(s) => Type::Scalar(s),
                // The name is imported from `f32::consts` or `f64::consts`, so only rustc knows its type. Where the
                // inferred type can be written into the tokens, rustc compares the two.
                None if self.owner == super::Owner::Constant => {
                    return self.error_help(
                        span,
                        format!("the type of the constant `{last}` is not known here"),
                        help_with!("write `core::f32::consts::{last}` or `core::f64::consts::{last}`"),
                    );
                }
                None => {
                    let ty = self.unify.var(VarKind::Float);
                    self.facts.constant(p, ty.clone());
                    ty
                }
            };
            return Expr::new(ExprKind::Float(v.into()), ty, span);
        }
        if segs.len() >= 2 {
            let of = &segs[segs.len() - 2];
            let ty = match self.generics.get(of) {
                Some(Bound::Type(t)) => t.scalar(),
                _ => Scalar::named(of),
            };
            if let Some(s) = ty {
                return match prelude::constant_of(s, last) {
                    Some(Constant::Int(v, s)) => Expr::new(ExprKind::Int(v), Type::Scalar(s), span),
                    Some(Constant::Bits(v)) => Expr::new(ExprKind::Int(v.into()), Type::U32, span),
                    Some(Constant::Float(v, s)) => Expr::new(ExprKind::Float(v.into()), Type::Scalar(s), span),
                    None => self.error_help(
                        span,
                        format!("`{}` has no constant `{last}` in kernels", s.name()),
                        help!("integers have MIN, MAX and BITS; f32 and f64 have MIN, MAX, MIN_POSITIVE, EPSILON, INFINITY, NEG_INFINITY and NAN"),
                    ),
                };
            }
        }
        if segs.len() == 1
            && let Some(variant) = self.imported_variant(&p.path.segments[0].ident, want)
        {
            return variant;
        }
        self.unknown_name(&segs.join("::"), last, span)
    }

    fn unknown_name(&mut self, path: &str, last: &str, span: Span) -> Expr {
        if prelude::function("", last).is_some() {
            return self.error_help(span, format!("`{path}` is a function"), help_with!("call it: `{last}()`"));
        }
        if let Some(refused) = self.of_an_enum(last, span) {
            return refused;
        }
        if let Some(help) = Self::in_place_of(path) {
            return self.error_help(span, format!("nothing called `{path}` is known here"), help);
        }
        let ctx = super::hygiene(span);
        let known = self.scopes.iter().filter(|(_, c, _)| *c == ctx).map(|(n, ..)| n.as_str());
        let near = prelude::nearest(last, known).map(str::to_string);
        match near {
            Some(n) if n != last => self.error_help(
                span,
                format!("nothing called `{path}` is known here"),
                help_with!("did you mean `{n}`?"),
            ),
            _ => self.error_help(
                span,
                format!("nothing called `{path}` is known here"),
                help!("kernels see their arguments, their own bindings, and constants marked `#[t0::constant]`"),
            ),
        }
    }

    /// The item that a path refers to, if any.
    pub(super) fn item(&self, path: &syn::Path) -> Option<usize> {
        super::named(self.names, path).filter(|i| *i < self.src.items.len())
    }

    fn unary(&mut self, u: &syn::ExprUnary, want: Option<&Type>) -> Expr {
        let span = match &u.op {
            syn::UnOp::Deref(t) => t.span,
            syn::UnOp::Not(t) => t.span,
            syn::UnOp::Neg(t) => t.span,
            _ => u.expr.first_span(),
        };
        match u.op {
            syn::UnOp::Neg(_) => {
                let x = self.expr(&u.expr, want);
                if let ExprKind::Int(v) = x.kind
                    && matches!(&*u.expr, syn::Expr::Lit(_))
                {
                    self.claims.push(Claim::Negated { ty: x.ty.clone(), span });
                    return Expr::new(ExprKind::Int(-v), x.ty, span);
                }
                if self.is_struct(&x.ty) {
                    return self.unary_operator(UnaryOp::Neg, x, span);
                }
                let x = self.behind(x);
                self.claims.push(Claim::Negated { ty: x.ty.clone(), span });
                Expr::new(ExprKind::Unary(UnaryOp::Neg, Box::new(x.clone())), x.ty, span)
            }
            syn::UnOp::Not(_) => {
                let x = self.expr(&u.expr, want);
                if self.is_struct(&x.ty) {
                    return self.unary_operator(UnaryOp::Not, x, span);
                }
                let x = self.behind(x);
                self.claims.push(Claim::Inverted { ty: x.ty.clone(), span });
                let ty = x.ty.clone();
                Expr::new(ExprKind::Unary(UnaryOp::Not, Box::new(x)), ty, span)
            }
            syn::UnOp::Deref(_) => {
                self.as_place = true;
                let x = self.expr(&u.expr, None);
                match self.shallow(&x.ty) {
                    Type::Ref(_, t) => Expr::new(ExprKind::Same(Box::new(x)), *t, span),
                    Type::Error => x,
                    t => {
                        let shown = self.shown(&t);
                        self.error_help(span, format!("`{shown}` is not a reference"), help!("remove the `*`"))
                    }
                }
            }
            _ => self.error(span, "this operator is not supported in kernels"),
        }
    }

    fn binary(&mut self, b: &syn::ExprBinary, want: Option<&Type>) -> Expr {
        let span = b.first_span();
        match b.op {
            syn::BinOp::And(_) | syn::BinOp::Or(_) => {
                let x = self.expr_of(&b.left, &Type::BOOL);
                let id = self.branch();
                let y = self.expr_of(&b.right, &Type::BOOL);
                let and = matches!(b.op, syn::BinOp::And(_));
                return Expr::new(ExprKind::Logic(id, and, Box::new(x), Box::new(y)), Type::BOOL, span);
            }
            _ => {}
        }
        let Some((op, assigns)) = operator(&b.op) else {
            return self.error(b.op.first_span(), "this operator is not supported in kernels");
        };
        if assigns {
            return self.assign_op(b, op);
        }
        if matches!(op, BinaryOp::Eq | BinaryOp::Ne)
            && let Some(compared) = self.compared_range(b, op)
        {
            return compared;
        }
        let shift = matches!(op, BinaryOp::Shl | BinaryOp::Shr);
        let hint = if op.is_comparison() { None } else { want };
        // A literal on the left gets its type from the right operand.
        let x = self.expr(&b.left, hint);
        let known = self.shallow(&x.ty);
        let y = self.expr(&b.right, if shift { None } else { Some(known.peeled()) });
        let op_span = b.op.first_span();
        let (x, y) =
            if self.is_struct(&x.ty) || self.is_struct(&y.ty) { (x, y) } else { self.dereferenced_operands(op, x, y) };
        if (self.is_struct(&x.ty) || self.is_struct(&y.ty)) && !self.is_derived(op, &x, &y) {
            return self.binary_operator(op, x, y, span, op_span);
        }
        self.binary_of(op, x, y, span, op_span)
    }

    /// Removes a shared reference to a number. Rust's arithmetic accepts either.
    pub(super) fn behind(&self, x: Expr) -> Expr {
        match self.shallow(&x.ty) {
            Type::Ref(false, t) if matches!(self.shallow(&t), Type::Scalar(_) | Type::Var(_)) => {
                let span = x.span;
                Expr::new(ExprKind::Same(Box::new(x)), *t, span)
            }
            _ => x,
        }
    }

    /// Removes references from both operands. Arithmetic accepts a reference on either side; comparisons need
    /// references on both sides.
    fn dereferenced_operands(&self, op: BinaryOp, x: Expr, y: Expr) -> (Expr, Expr) {
        if !op.is_comparison() {
            return (self.behind(x), self.behind(y));
        }
        let (mut x, mut y) = (x, y);
        while let (Type::Ref(false, _), Type::Ref(false, _)) = (self.shallow(&x.ty), self.shallow(&y.ty)) {
            let less = |x: Expr| match self.shallow(&x.ty) {
                Type::Ref(_, t) => {
                    let span = x.span;
                    Expr::new(ExprKind::Same(Box::new(x)), *t, span)
                }
                _ => x,
            };
            (x, y) = (less(x), less(y));
        }
        (x, y)
    }

    /// True for `==` and `!=` of a struct that is compared field by field.
    fn is_derived(&self, op: BinaryOp, x: &Expr, y: &Expr) -> bool {
        let derived = |t: &Type| matches!(self.shallow(t), Type::Struct(s) if s.compared);
        matches!(op, BinaryOp::Eq | BinaryOp::Ne) && derived(&x.ty) && derived(&y.ty)
    }

    pub(super) fn binary_of(&mut self, op: BinaryOp, x: Expr, y: Expr, span: Span, op_span: Span) -> Expr {
        if !matches!(op, BinaryOp::Shl | BinaryOp::Shr) && !self.operands(op, &x, &y, op_span) {
            return Expr::error(span);
        }
        let ty = if matches!(self.shallow(&x.ty), Type::Never) { y.ty.clone() } else { x.ty.clone() };
        self.claims.push(Claim::Operator { op, ty: ty.clone(), span: op_span });
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            self.claims.push(Claim::Amount { ty: y.ty.clone(), span: y.span });
        }
        let ty = if op.is_comparison() { Type::BOOL } else { ty };
        Expr::new(ExprKind::Binary(op, Box::new(x), Box::new(y)), ty, span)
    }

    fn operands(&mut self, op: BinaryOp, x: &Expr, y: &Expr, span: Span) -> bool {
        let never = |c: &Self, e: &Expr| matches!(c.shallow(&e.ty), Type::Never);
        if never(self, x) || never(self, y) || self.unify.unify(&x.ty, &y.ty) {
            return true;
        }
        let (a, b) = (self.shallow(&x.ty), self.shallow(&y.ty));
        let message = format!("`{}` is not defined between `{}` and `{}`", op.symbol(), self.shown(&a), self.shown(&b));
        let mut d = Diagnostic::new(span, message);
        let left = || self.conversion(x, &a, &b);
        d = d.help(match (self.conversion(y, &b, &a), left()) {
            (Some(help), _) => help_with!("both sides must have the same type; on the right, {help}"),
            (None, Some(help)) => help_with!("both sides must have the same type; on the left, {help}"),
            (None, None) => help!("both sides must have the same type"),
        });
        self.report(d);
        false
    }

    fn reference(&mut self, r: &syn::ExprReference) -> Expr {
        let span = r.and_token.span;
        let mut inner = &*r.expr;
        while let syn::Expr::Paren(p) = inner {
            inner = &p.expr;
        }
        if let syn::Expr::Index(i) = inner
            && is_range(&i.index)
        {
            return self.index(i);
        }
        if let syn::Expr::Index(i) = inner {
            let base = self.expr(&i.expr, None);
            return match self.shallow(base.ty.peeled()) {
                Type::Error => Expr::error(span),
                _ if r.mutability.is_some() => self.error_help(
                    span,
                    "elements cannot be borrowed",
                    help!("assign to the element itself: `x[i] = value`, or return the new value from the function"),
                ),
                _ => self.error_help(
                    span,
                    "elements cannot be borrowed",
                    help!("copy the element: `let value = x[i];`, without the `&`"),
                ),
            };
        }
        let x = self.expr(&r.expr, None);
        let ty = self.shallow(&x.ty);
        if r.mutability.is_some() && !ty.is_place() && ty != Type::Error {
            let shown = self.shown(&ty);
            return self.error_help(
                span,
                format!("`&mut` of a `{shown}` is not supported in kernels"),
                help!(
                    "`&mut` is allowed only as an argument of a function: `f(&mut x)`; elsewhere use the value itself"
                ),
            );
        }
        if r.mutability.is_some() && !self.must_be_mut(&x, span) {
            return Expr::error(span);
        }
        let ty = Type::Ref(r.mutability.is_some(), Box::new(x.ty.clone()));
        Expr::new(ExprKind::Same(Box::new(x)), ty, span)
    }
}
