//! Statements and blocks.

use super::let_chains;
use super::scope::Binding;
use super::structs::places;
use super::{Checker, ConstValue, Owner};
use crate::lang::ast::{Expr, ExprKind, Pattern, Stmt};
use crate::lang::explicit::BlockId;
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::{Len, Type};
use crate::lang::unify::{Defaults, VarKind};
use proc_macro2::Span;

impl<'a> Checker<'a> {
    /// Checks a block. Its bindings end with it.
    pub(super) fn block(&mut self, b: &syn::Block, want: Option<&Type>) -> Expr {
        let span = b.stmts.last().map_or_else(|| b.first_span(), |s| s.first_span());
        let at_top = self.at_top;
        let around = self.block.replace(BlockId::of(b));
        let checked = self.scoped(|c| {
            c.imported_variants(b);
            c.constants(b);
            let mut stmts = vec![];
            let mut last = None;
            let mut never = false;
            for (i, s) in b.stmts.iter().enumerate() {
                c.at_top = at_top;
                let is_last = i + 1 == b.stmts.len();
                match s {
                    syn::Stmt::Local(l) => {
                        let made = c.let_stmt(l);
                        let gone =
                            |s: &Stmt| matches!(s, Stmt::Let(_, Some(e)) if matches!(c.shallow(&e.ty), Type::Never));
                        never |= made.iter().any(gone);
                        stmts.extend(made);
                    }
                    syn::Stmt::Item(item) => c.item_stmt(item),
                    syn::Stmt::Expr(e, None) if is_last => last = Some(c.expr(e, want)),
                    syn::Stmt::Expr(e, semi) => {
                        let unit = Type::unit();
                        let x = c.expr(e, if semi.is_none() { Some(&unit) } else { None });
                        if semi.is_none() {
                            c.expect(&x, &Type::unit());
                        }
                        never |= matches!(c.shallow(&x.ty), Type::Never);
                        stmts.push(Stmt::Expr(x));
                    }
                    syn::Stmt::Macro(m) => {
                        let e = c.refuse_macro(&m.mac);
                        if is_last && m.semi_token.is_none() {
                            last = Some(e);
                        }
                    }
                }
            }
            c.at_top = at_top;
            let ty = match &last {
                Some(e) if !never => e.ty.clone(),
                _ if never => Type::Never,
                _ => Type::unit(),
            };
            Expr::new(ExprKind::Block(stmts, last.map(Box::new)), ty, span)
        });
        self.block = around;
        checked
    }

    /// Binds the constants of a block, which are in scope in the whole block.
    fn constants(&mut self, b: &syn::Block) {
        for s in &b.stmts {
            let syn::Stmt::Item(syn::Item::Const(k)) = s else { continue };
            let ty = self.ty(&k.ty);
            let value = self.constant(&k.expr, &ty);
            let name = k.ident.to_string();
            let binding = match value {
                Some(v) => Binding::Const(ty, v),
                None => Binding::Const(Type::Error, ConstValue::Int(0)),
            };
            self.bind(&name, k.ident.span(), binding);
        }
    }

    fn item_stmt(&mut self, item: &syn::Item) {
        match item {
            syn::Item::Const(_) | syn::Item::Use(_) => {}
            syn::Item::Fn(f) => {
                self.error_help(
                    f.sig.fn_token.span,
                    "a kernel cannot call functions that are declared inside it",
                    help!("move it out of the body and write `#[t0::device]` before it"),
                );
                self.name_of_nothing(&f.sig.ident);
            }
            syn::Item::Static(s) => {
                let help = match s.mutability {
                    syn::StaticMutability::Mut(_) => help!("lanes share an `Lds` array or an `Atomics` argument"),
                    _ => help!("use a `const`, or pass a view"),
                };
                self.error_help(s.static_token.span, "kernels have no `static`", help);
                self.name_of_nothing(&s.ident);
            }
            other => {
                let (help, name) = match other {
                    syn::Item::Struct(s) => (
                        help!("move it out of the body, with `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]`"),
                        Some(&s.ident),
                    ),
                    syn::Item::Enum(e) => {
                        (help!("move it out of the body, and write `#[t0::device]` before it"), Some(&e.ident))
                    }
                    _ => (help!("move it out of the body; only `const` and `use` items are supported there"), None),
                };
                self.error_help(other.first_span(), "this item is not supported inside kernels", help);
                if let Some(name) = name {
                    self.name_of_nothing(name);
                }
            }
        }
    }

    fn let_stmt(&mut self, l: &syn::Local) -> Vec<Stmt> {
        self.attributes(&l.attrs, false);
        if self.named_closure(l) {
            return vec![];
        }
        let at_top = self.at_top;
        let (pat, annotated) = match &l.pat {
            syn::Pat::Type(t) => (&*t.pat, Some(self.ty(&t.ty))),
            p => (p, None),
        };
        if let Some(init) = &l.init
            && let Some(lds) = self.lds_declaration(&init.expr, annotated.as_ref(), at_top)
        {
            if let Some((token, _)) = &init.diverge {
                self.error_help(token.span, "the `else` of an `Lds` array can never run", help!("remove the `else`"));
            }
            let Some(e) = lds else {
                self.names_of_nothing(pat);
                return vec![];
            };
            let ty = e.ty.clone();
            let p = self.let_pattern(pat, &ty, false);
            return p.map(|p| Stmt::Let(p, Some(e))).into_iter().collect();
        }
        let init = l.init.as_ref().map(|i| {
            self.at_top = false;
            match &annotated {
                Some(t) => self.expr_of(&i.expr, t),
                None => self.expr(&i.expr, None),
            }
        });
        let ty = match (&annotated, &init) {
            (Some(t), _) => t.clone(),
            (None, Some(e)) => match self.shallow(&e.ty) {
                Type::Never => self.unify.var(VarKind::General),
                _ => e.ty.clone(),
            },
            (None, None) => self.unify.var(VarKind::General),
        };
        if annotated.is_none() {
            self.facts.binding(l, ty.clone());
        }
        let or = l.init.as_ref().and_then(|i| i.diverge.as_ref()).map(|(token, e)| (token.span, &**e));
        match init {
            Some(mut value) if or.is_some() || let_chains::asks(pat) => {
                value.ty = ty;
                self.let_else(pat, value, or)
            }
            init => match self.let_pattern(pat, &ty, init.is_none()) {
                Some(p) => vec![Stmt::Let(p, init)],
                None => {
                    self.names_of_nothing(pat);
                    vec![]
                }
            },
        }
    }

    /// `Lds::<T, N>::new()` on the right of a `let`. Returns `None` for other expressions.
    fn lds_declaration(&mut self, e: &syn::Expr, annotated: Option<&Type>, at_top: bool) -> Option<Option<Expr>> {
        let syn::Expr::Call(c) = e else { return None };
        let syn::Expr::Path(p) = &*c.func else { return None };
        let n = p.path.segments.len();
        let names: Vec<String> = p.path.segments.iter().map(|s| s.ident.to_string()).collect();
        if n < 2 || names[n - 2] != "Lds" || names[n - 1] != "new" {
            return None;
        }
        if !at_top || self.owner != Owner::Kernel {
            self.expr(e, annotated);
            return Some(None);
        }
        let seg = &p.path.segments[n - 2];
        let ty = match (&seg.arguments, annotated) {
            (syn::PathArguments::None, Some(t)) => t.clone(),
            (syn::PathArguments::None, None) => {
                self.error_help(
                    e.first_span(),
                    "the type of this `Lds` array is not known",
                    help!("write `Lds::<f32, 256>::new()`"),
                );
                return Some(None);
            }
            _ => {
                let path = syn::Path { leading_colon: None, segments: std::iter::once(seg.clone()).collect() };
                let t = self.path_type(&path);
                if let Some(a) = annotated
                    && !self.unify.unify(a, &t)
                {
                    let (a, t) = (self.shown(a), self.shown(&t));
                    self.error(e.first_span(), format!("expected `{a}`, found `{t}`"));
                    return Some(None);
                }
                t
            }
        };
        if ty == Type::Error {
            return Some(None);
        }
        Some(Some(Expr::new(ExprKind::NewLds, ty, e.first_span())))
    }

    /// Reports a pattern of `n` parts for a value with another number of parts.
    pub(super) fn other_count(&mut self, span: Span, what: &str, parts: usize, n: usize) {
        self.error_help(
            span,
            format!("a pattern of {n} parts does not match a{what} of {parts}"),
            help!("write one name for each part, and `_` or `..` for the parts that you do not need"),
        );
    }

    pub(super) fn let_pattern(&mut self, pat: &syn::Pat, ty: &Type, late: bool) -> Option<Pattern> {
        let span = pat.first_span();
        self.deeper(span, |c| c.let_pattern_inner(pat, ty, late)).flatten()
    }

    /// The type of an array. An open length becomes that of the pattern.
    fn length_by_pattern(&mut self, ty: &Type, p: &syn::PatSlice) -> Type {
        let n = p.elems.len();
        match self.shallow(ty) {
            Type::Array(t, Len::Var(_)) if !p.elems.iter().any(|e| matches!(e, syn::Pat::Rest(_))) => {
                let whole = Type::Array(t, Len::Known(u32::try_from(n).unwrap_or(u32::MAX)));
                self.unify.unify(ty, &whole);
                self.unify.resolve(ty, Defaults::Keep)
            }
            t => t,
        }
    }

    /// A pattern that destructures a value behind a reference. Its names are references to the parts.
    fn reference_pattern(&mut self, pat: &syn::Pat, mutable: bool, ty: &Type, late: bool) -> Option<Pattern> {
        if mutable {
            self.error_help(
                pat.first_span(),
                "this pattern borrows parts of an element, which is not supported",
                help!("bind the whole element, and modify its parts through that name: `v.0 = ..`"),
            );
            return None;
        }
        let first = self.locals.len();
        let whole = self.let_pattern(pat, ty, late)?;
        for l in &mut self.locals[first..] {
            l.ty = Type::Ref(false, Box::new(l.ty.clone()));
        }
        Some(whole)
    }

    fn let_pattern_inner(&mut self, pat: &syn::Pat, ty: &Type, late: bool) -> Option<Pattern> {
        match pat {
            syn::Pat::Wild(_) => Some(Pattern::Wild),
            syn::Pat::Paren(p) => self.let_pattern(&p.pat, ty, late),
            syn::Pat::Reference(r) => match self.shallow(ty) {
                Type::Ref(_, t) if !self.shallow(&t).is_place() => self.let_pattern(&r.pat, &t, late),
                Type::Error => None,
                t => {
                    let shown = self.shown(&t);
                    self.error_help(r.and_token.span, format!("`{shown}` is not a reference"), help!("remove the `&`"));
                    None
                }
            },
            // The parts of a value behind a reference are behind a reference, too.
            syn::Pat::Tuple(_) | syn::Pat::Slice(_) | syn::Pat::Struct(_) | syn::Pat::TupleStruct(_)
                if let Type::Ref(m, t) = self.shallow(ty)
                    && !self.shallow(&t).is_place() =>
            {
                self.reference_pattern(pat, m, &t, late)
            }
            syn::Pat::Ident(i) if i.by_ref.is_none() && i.subpat.is_none() => {
                let name = i.ident.to_string();
                let id = self.declare(&name, ty.clone(), i.mutability.is_some(), late, i.ident.span());
                self.bind(&name, i.ident.span(), Binding::Local(id));
                Some(Pattern::Local(id))
            }
            syn::Pat::Tuple(t) => {
                let n = t.elems.len();
                let open = t.elems.iter().any(|p| matches!(p, syn::Pat::Rest(_)));
                let parts = match self.shallow(ty) {
                    Type::Tuple(ts) if places(&t.elems, ts.len()).is_some() => ts,
                    Type::Error => vec![Type::Error; n],
                    Type::Var(_) if !open && self.unify.kind(ty) == Some(VarKind::General) => {
                        let ts: Vec<Type> = t.elems.iter().map(|_| self.unify.var(VarKind::General)).collect();
                        self.unify.unify(ty, &Type::Tuple(ts.clone()));
                        ts
                    }
                    Type::Tuple(ts) => {
                        self.other_count(t.paren_token.span.open(), " tuple", ts.len(), n);
                        return None;
                    }
                    other => {
                        let shown = self.shown(&other);
                        self.error(
                            t.paren_token.span.open(),
                            format!("a pattern of {n} parts cannot destructure a `{shown}`"),
                        );
                        return None;
                    }
                };
                let mut ps = vec![Pattern::Wild; parts.len()];
                for (i, p) in places(&t.elems, parts.len())? {
                    ps[i as usize] = self.let_pattern(p, &parts[i as usize], late)?;
                }
                Some(Pattern::Parts(ps))
            }
            syn::Pat::Slice(s) => match self.length_by_pattern(ty, s) {
                Type::Array(t, Len::Known(n)) if places(&s.elems, n as usize).is_some() => {
                    let mut ps = vec![Pattern::Wild; n as usize];
                    for (i, p) in places(&s.elems, n as usize)? {
                        ps[i as usize] = self.let_pattern(p, &t, late)?;
                    }
                    Some(Pattern::Parts(ps))
                }
                Type::Error => None,
                Type::Array(_, Len::Known(n)) => {
                    self.other_count(s.bracket_token.span.open(), "n array", n as usize, s.elems.len());
                    None
                }
                other => {
                    let shown = self.shown(&other);
                    self.error(s.bracket_token.span.open(), format!("this pattern cannot destructure a `{shown}`"));
                    None
                }
            },
            syn::Pat::Struct(_) | syn::Pat::TupleStruct(_) => {
                let (s, parts) = self.struct_pattern(pat, ty)?;
                let mut ps: Vec<Pattern> = s.fields.iter().map(|_| Pattern::Wild).collect();
                for (i, p) in parts {
                    ps[i as usize] = self.let_pattern(p, &s.fields[i as usize].ty, late)?;
                }
                Some(Pattern::Parts(ps))
            }
            syn::Pat::Type(t) => {
                let inner = self.ty(&t.ty);
                if !self.unify.unify(&inner, ty) {
                    let (a, b) = (self.shown(&inner), self.shown(ty));
                    self.error(t.ty.first_span(), format!("expected `{b}`, found `{a}`"));
                }
                self.let_pattern(&t.pat, &inner, late)
            }
            other => {
                self.error_help(
                    other.first_span(),
                    "this pattern is not supported in kernels",
                    help!("`let` supports names, `_`, and tuples, arrays and structs of these"),
                );
                None
            }
        }
    }
}
