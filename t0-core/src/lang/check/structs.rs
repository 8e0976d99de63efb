//! Structs: their definitions, their values, and patterns on them.

use super::control::statements;
use super::{Checker, Owner};
use crate::lang::ast::{Expr, ExprKind, Pattern, Stmt};
use crate::lang::depth;
use crate::lang::first_token::FirstToken as _;
use crate::lang::layout::MOST_BYTES;
use crate::lang::types::{Field, Len, Scalar, Struct, Type};
use crate::source::{Diagnostic, ItemKind};
use proc_macro2::Span;
use std::rc::Rc;

/// Numbers of parts, each with its pattern.
type Parts<'p> = Vec<(u32, &'p syn::Pat)>;

/// The attributes that a struct for kernels needs.
const DERIVE: &str = "#[derive(Clone, Copy, t0::Arg)] #[repr(C)]";

/// The structs and enums checked so far, by item. `None` for those with a reported error.
pub(super) type Known = std::rc::Rc<std::cell::RefCell<std::collections::HashMap<usize, Option<Type>>>>;

impl<'a> Checker<'a> {
    /// The struct that an item defines. Returns `None` after reporting an error.
    pub(super) fn struct_item(&mut self, item: usize, span: Span) -> Option<Rc<Struct>> {
        let src = self.src;
        let ItemKind::Struct(s) = &src.items.get(item)?.kind else { return None };
        if let Some(known) = self.definitions.borrow().get(&item) {
            return match known {
                Some(Type::Struct(s)) => Some(Rc::clone(s)),
                _ => None,
            };
        }
        if self.evaluating.contains(&item) || self.evaluating.len() > 32 {
            self.error(span, format!("the struct `{}` is part of itself", s.ident));
            return None;
        }
        let mut inner = Checker::new(src, Owner::Constant, &src.items[item].names);
        inner.definitions = Rc::clone(&self.definitions);
        inner.evaluating.clone_from(&self.evaluating);
        inner.evaluating.push(item);
        let made = match depth::of_struct(s) {
            Ok(()) => inner.definition(item, s),
            Err(d) => {
                inner.report(d);
                None
            }
        };
        let made = made.map(Rc::new).filter(|_| inner.errors.is_empty());
        self.errors.append(&mut inner.errors);
        self.definitions.borrow_mut().insert(item, made.clone().map(Type::Struct));
        made
    }

    fn definition(&mut self, item: usize, s: &syn::ItemStruct) -> Option<Struct> {
        let name = s.ident.to_string();
        if let Some(p) = s.generics.params.first() {
            let at = match p {
                syn::GenericParam::Type(t) => t.ident.span(),
                syn::GenericParam::Const(c) => c.ident.span(),
                syn::GenericParam::Lifetime(l) => l.lifetime.ident.span(),
            };
            self.error_help(at, "a struct for kernels is not generic", help!("write one struct for each type"));
            return None;
        }
        self.representation(s);
        let mut made = Struct {
            name,
            item,
            tuple: matches!(s.fields, syn::Fields::Unnamed(_)),
            fields: vec![],
            bytes: 0,
            align: 1,
            compared: s.attrs.iter().any(|a| a.path().is_ident("derive")),
        };
        for (i, f) in s.fields.iter().enumerate() {
            let ty = self.ty(&f.ty);
            let at = f.ty.first_span();
            if !self.field_type(&ty, at) {
                continue;
            }
            let align = ty.align();
            let offset = made.bytes.next_multiple_of(align);
            let name = f.ident.as_ref().map_or_else(|| i.to_string(), ToString::to_string);
            if offset != made.bytes {
                let n = offset - made.bytes;
                let at = f.ident.as_ref().map_or(at, syn::Ident::span);
                self.padding(at, n, format!("before `{name}`"), "before it", made.tuple);
            }
            made.bytes = offset.saturating_add(ty.bytes());
            made.align = made.align.max(align);
            if made.bytes > MOST_BYTES {
                self.error_help(
                    at,
                    format!("this field makes `{}` larger than {MOST_BYTES} bytes", made.name),
                    help!("structs are kept in registers: keep large arrays in a view of their own"),
                );
                return None;
            }
            made.fields.push(Field { name, ty, offset });
        }
        if !self.errors.is_empty() {
            return None;
        }
        if made.bytes == 0 {
            self.error_help(s.ident.span(), "a struct for kernels must have at least one field", help!("add a field"));
            return None;
        }
        let whole = made.bytes.next_multiple_of(made.align);
        if whole != made.bytes {
            self.padding(
                s.ident.span(),
                whole - made.bytes,
                format!("at the end of `{}`", made.name),
                "last",
                made.tuple,
            );
            return None;
        }
        Some(made)
    }

    fn padding(&mut self, span: Span, n: u32, whence: String, place: &str, tuple: bool) {
        let bytes = if n == 1 { "byte" } else { "bytes" };
        let field = if tuple { format!("`[u8; {n}]`") } else { format!("`_pad: [u8; {n}]`") };
        self.error_help(
            span,
            format!("there {} {n} unused {bytes} {whence}", if n == 1 { "is" } else { "are" }),
            help_with!("put a field {field} {place}, or the larger fields first"),
        );
    }

    /// Requires `#[repr(C)]` and no other representation.
    fn representation(&mut self, s: &syn::ItemStruct) {
        let mut c = false;
        for a in s.attrs.iter().filter(|a| a.path().is_ident("repr")) {
            let _ = a.parse_nested_meta(|m| {
                if m.path.is_ident("C") {
                    c = true;
                } else {
                    let shown = m.path.get_ident().map(ToString::to_string).unwrap_or_default();
                    self.error_help(
                        m.path.first_span(),
                        format!("a struct for kernels cannot be `repr({shown})`"),
                        help!("write `#[repr(C)]` alone"),
                    );
                    // Skip the argument in parentheses.
                    if m.input.peek(syn::token::Paren) {
                        m.input.parse::<proc_macro2::TokenTree>()?;
                    }
                }
                Ok(())
            });
        }
        if !c && self.errors.is_empty() {
            self.error_help(
                s.ident.span(),
                format!("Rust may store the fields of `{}` in any order", s.ident),
                help!("write `#[repr(C)]` before it, so that Rust and the kernels use the same layout"),
            );
        }
    }

    fn field_type(&mut self, ty: &Type, span: Span) -> bool {
        let (message, help) = match self.shallow(ty) {
            Type::Error => return false,
            Type::Scalar(Scalar::Bool) => (
                "a struct for kernels cannot hold a `bool`: most bytes are not a valid `bool`".to_string(),
                help!("make it a `u32` that is 0 or 1"),
            ),
            Type::Scalar(Scalar::Usize) => {
                ("a struct for kernels cannot hold a `usize`".to_string(), help!("use `u32` or `u64`"))
            }
            Type::Scalar(_) | Type::Struct(_) | Type::Enum(_) => return true,
            Type::Array(t, Len::Known(_)) => return self.field_type(&t, span),
            Type::View(..) => (
                format!("a struct for kernels cannot hold a `{}`", self.shown(ty)),
                help!("pass views as arguments of their own"),
            ),
            Type::Ref(..) => (
                "a struct for kernels cannot hold references".to_string(),
                help!("hold the value itself, or pass a view as an argument of its own"),
            ),
            Type::Tuple(_) => (
                format!("a struct for kernels cannot hold a `{}`: tuples have no fixed layout", self.shown(ty)),
                help!("make it a struct"),
            ),
            _ => (
                format!("a struct for kernels cannot hold a `{}`", self.shown(ty)),
                help!("fields can be numbers, enums, arrays of these, and other structs for kernels"),
            ),
        };
        self.error_help(span, message, help);
        false
    }

    /// The struct that the path of a literal or pattern refers to. Returns `None` after reporting an error.
    fn struct_of(&mut self, path: &syn::Path) -> Option<Rc<Struct>> {
        let span = path.segments.last().map_or_else(|| path.first_span(), |s| s.ident.span());
        match self.type_named(path) {
            Some(Type::Struct(s)) => return Some(s),
            Some(Type::Enum(e)) => {
                self.error_help(
                    span,
                    format!("`{}` is an enum, not a struct", e.name),
                    help_with!("name a variant: `{}::..`", e.name),
                );
                return None;
            }
            Some(_) => return None,
            None => {}
        }
        if self.is_nothing(path) {
            return None;
        }
        if let Some(last) = path.segments.last()
            && self.of_an_enum(&last.ident.to_string(), span).is_some()
        {
            return None;
        }
        let shown = path.segments.iter().map(|s| s.ident.to_string()).collect::<Vec<_>>().join("::");
        self.error_help(
            span,
            format!("`{shown}` is not a struct for kernels"),
            help_with!("use a struct with `{DERIVE}` and its own name, not a type alias; variants of enums have no fields in kernels"),
        );
        None
    }

    /// `Ray { id: 1, ..other }`.
    pub(super) fn struct_literal(&mut self, e: &syn::ExprStruct) -> Expr {
        let span = e.path.first_span();
        let Some(s) = self.struct_of(&e.path) else { return Expr::error(span) };
        let mut given: Vec<Option<Expr>> = vec![None; s.fields.len()];
        let mut order = vec![];
        let mut bad = false;
        for f in &e.fields {
            let at = match &f.member {
                syn::Member::Named(n) => n.span(),
                syn::Member::Unnamed(i) => i.span,
            };
            let Some(i) = s.find(&f.member) else {
                self.expr(&f.expr, None);
                self.no_field(&s, &f.member, at);
                bad = true;
                continue;
            };
            let x = self.expr_of(&f.expr, &s.fields[i as usize].ty);
            if given[i as usize].replace(x).is_some() {
                self.error(at, format!("the field `{}` has two values", s.fields[i as usize].name));
                bad = true;
            }
            order.push(i as usize);
        }
        let ty = Type::Struct(Rc::clone(&s));
        let base = e.rest.as_ref().map(|r| self.expr_of(r, &ty));
        let missing: Vec<String> =
            s.fields.iter().zip(&given).filter(|(_, g)| g.is_none()).map(|(f, _)| format!("`{}`", f.name)).collect();
        if base.is_none() && !missing.is_empty() && !bad {
            let them = if missing.len() == 1 { "it" } else { "them" };
            return self.error_help(
                span,
                format!("this `{}` has no value for {}", s.name, missing.join(", ")),
                help_with!("give {them} a value, or copy the rest from another struct: `..other`"),
            );
        }
        if bad || matches!(&base, Some(b) if matches!(b.kind, ExprKind::Error)) {
            return Expr::error(span);
        }
        self.assemble(&s, given, &order, base, span)
    }

    /// Builds a struct value from its parts. The written parts are evaluated in the order of `order`, then the base.
    fn assemble(
        &mut self,
        s: &Rc<Struct>,
        given: Vec<Option<Expr>>,
        order: &[usize],
        base: Option<Expr>,
        span: Span,
    ) -> Expr {
        let mut given = given;
        let mut all = given.iter().flatten().chain(&base);
        let free = order.is_sorted() && base.is_none() || all.all(quiet);
        let mut lets = vec![];
        let mut base = base;
        if !free {
            let mut name = |c: &mut Self, x: Expr| {
                let id = c.declare("part", x.ty.clone(), false, false, x.span);
                let local = c.local(id, x.span);
                lets.push(Stmt::Let(Pattern::Local(id), Some(x)));
                local
            };
            for &i in order {
                if let Some(x) = given[i].take() {
                    given[i] = Some(name(self, x));
                }
            }
            base = base.map(|b| name(self, b));
        }
        let parts = given
            .into_iter()
            .zip(&s.fields)
            .enumerate()
            .map(|(i, (g, f))| match (g, &base) {
                (Some(x), _) => x,
                (None, Some(Expr { kind: ExprKind::Aggregate(parts), .. })) => parts[i].clone(),
                (None, Some(b)) => b.field(i as u32, &f.ty, span),
                (None, None) => Expr::error(span),
            })
            .collect();
        let whole = Expr::new(ExprKind::Aggregate(parts), Type::Struct(Rc::clone(s)), span);
        if lets.is_empty() { whole } else { statements(lets, whole) }
    }

    /// `Pair(1.0, 2.0)`.
    pub(super) fn constructor(
        &mut self,
        item: usize,
        given: &syn::punctuated::Punctuated<syn::Expr, syn::Token![,]>,
        span: Span,
    ) -> Expr {
        let Some(s) = self.struct_item(item, span) else { return Expr::error(span) };
        if !s.tuple {
            return self.error_help(
                span,
                format!("`{}` has named fields", s.name),
                help_with!("write `{} {{ {}: .. }}`", s.name, s.fields[0].name),
            );
        }
        if s.fields.len() != given.len() {
            let many = if s.fields.len() == 1 { "" } else { "s" };
            return self.error(span, format!("`{}` has {} field{many}, not {}", s.name, s.fields.len(), given.len()));
        }
        let before = self.errors.len();
        let parts = given.iter().zip(&s.fields).map(|(x, f)| self.expr_of(x, &f.ty)).collect();
        if self.errors.len() != before {
            return Expr::error(span);
        }
        Expr::new(ExprKind::Aggregate(parts), Type::Struct(s), span)
    }

    /// Reports a field that the struct does not have.
    pub(super) fn no_field(&mut self, s: &Struct, member: &syn::Member, span: Span) {
        let names = s.fields.iter().map(|f| f.name.as_str());
        let wanted = match member {
            syn::Member::Named(n) => n.to_string(),
            syn::Member::Unnamed(i) => i.index.to_string(),
        };
        let help = match crate::lang::prelude::nearest(&wanted, names) {
            Some(n) => help_with!("did you mean `{n}`?"),
            None => {
                let all: Vec<String> = s.fields.iter().map(|f| format!("`{}`", f.name)).collect();
                help_with!("it has {}", all.join(", "))
            }
        };
        self.error_help(span, format!("`{}` has no field `{wanted}`", s.name), help);
    }

    /// The fields that a pattern names, as numbers and patterns. Returns `None` after reporting an error.
    pub(super) fn struct_pattern<'p>(&mut self, p: &'p syn::Pat, ty: &Type) -> Option<(Rc<Struct>, Parts<'p>)> {
        let path = match p {
            syn::Pat::Struct(p) => &p.path,
            syn::Pat::TupleStruct(p) => &p.path,
            _ => return None,
        };
        let s = self.struct_of(path)?;
        if !self.unify.unify(&Type::Struct(Rc::clone(&s)), ty) {
            let shown = self.shown(ty);
            self.error(path.first_span(), format!("expected `{shown}`, found `{}`", s.name));
            return None;
        }
        let mut parts = vec![];
        match p {
            syn::Pat::Struct(p) => {
                for f in &p.fields {
                    match s.find(&f.member) {
                        Some(i) => parts.push((i, &*f.pat)),
                        None => {
                            let at = match &f.member {
                                syn::Member::Named(n) => n.span(),
                                syn::Member::Unnamed(i) => i.span,
                            };
                            self.no_field(&s, &f.member, at);
                            return None;
                        }
                    }
                }
            }
            syn::Pat::TupleStruct(p) => {
                let (n, have) = (s.fields.len(), p.elems.len());
                match places(&p.elems, n) {
                    Some(places) => parts = places,
                    None => {
                        self.error(
                            path.first_span(),
                            format!("`{}` has {n} fields, but the pattern has {have}", s.name),
                        );
                        return None;
                    }
                }
            }
            _ => {}
        }
        Some((s, parts))
    }
}

/// The part, of `n` parts, that each pattern of a list matches. `..` skips the parts that have no pattern. Returns
/// `None` if the numbers do not match.
pub(super) fn places(elems: &syn::punctuated::Punctuated<syn::Pat, syn::Token![,]>, n: usize) -> Option<Parts<'_>> {
    let have = elems.len();
    let rest = elems.iter().position(|e| matches!(e, syn::Pat::Rest(_)));
    if rest.map_or(have != n, |_| have - 1 > n) {
        return None;
    }
    let place = |(i, e)| match rest {
        Some(r) if i == r => None,
        Some(r) if i > r => Some(((n + i - have) as u32, e)),
        _ => Some((i as u32, e)),
    };
    Some(elems.iter().enumerate().filter_map(place).collect())
}

/// True if an expression has no effects, so that it may be evaluated at any time.
fn quiet(e: &Expr) -> bool {
    let own = match &e.kind {
        ExprKind::Error
        | ExprKind::Int(_)
        | ExprKind::Float(_)
        | ExprKind::Bool(_)
        | ExprKind::Local(_)
        | ExprKind::Aggregate(_)
        | ExprKind::Repeat(_)
        | ExprKind::Field(..)
        | ExprKind::Element(..)
        | ExprKind::Unary(..)
        | ExprKind::Binary(..)
        | ExprKind::Cast(_)
        | ExprKind::Load(_)
        | ExprKind::Same(_) => true,
        ExprKind::Logic(..)
        | ExprKind::Builtin(_)
        | ExprKind::Assign(..)
        | ExprKind::Block(..)
        | ExprKind::If(..)
        | ExprKind::Labeled(..)
        | ExprKind::Loop(_)
        | ExprKind::Leave(..)
        | ExprKind::Call(_)
        | ExprKind::Message(_)
        | ExprKind::Asm(_)
        | ExprKind::NewLds => false,
    };
    let mut quiet_parts = true;
    e.each_child(&mut |c| quiet_parts = quiet_parts && quiet(c));
    own && quiet_parts
}

/// The struct that the item defines, checked at its definition.
///
/// # Errors
/// All errors in the definition, each at its tokens.
pub fn structure(items: &[crate::source::Item], item: usize) -> Result<Struct, Vec<Diagnostic>> {
    let nobody: syn::ItemFn = syn::parse_quote!(
        fn nobody() {}
    );
    let src = crate::source::KernelSource {
        item: &nobody,
        block: [1; 3],
        numbers: crate::source::Numbers::Exact,
        bounds: crate::source::Bounds::Checked,
        instance: vec![],
        rules: crate::source::LaunchRules::default(),
        names: vec![],
        of: None,
        items: items.into(),
        locate: &|_| crate::source::SourceLocation::default(),
    };
    let mut c = Checker::new(&src, Owner::Constant, &[]);
    match c.struct_item(item, Span::call_site()) {
        Some(s) if c.errors.is_empty() => Ok((*s).clone()),
        _ => Err(c.errors),
    }
}
