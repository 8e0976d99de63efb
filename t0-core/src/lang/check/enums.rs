//! Enums: their definitions and variants, and values made from numbers.

use super::call::Args;
use super::scope::Binding;
use super::{Checker, ConstValue};
use crate::lang::ast::{Expr, ExprKind};
use crate::lang::first_token::FirstToken as _;
use crate::lang::types::{Enum, Type};
use crate::lang::used;
use crate::source::{Diagnostic, Item, ItemKind};
use proc_macro2::Span;
use std::rc::Rc;

impl<'a> Checker<'a> {
    /// The enum that an item defines. Returns `None` after reporting an error.
    pub(super) fn enum_item(&mut self, item: usize) -> Option<Rc<Enum>> {
        let src = self.src;
        let ItemKind::Enum(e) = &src.items.get(item)?.kind else { return None };
        if let Some(known) = self.definitions.borrow().get(&item) {
            return known.as_ref().and_then(Type::as_enum).cloned();
        }
        let made = match definition(item, e) {
            Ok(made) => Some(Rc::new(made)),
            Err(mut wrong) => {
                self.errors.append(&mut wrong);
                None
            }
        };
        self.definitions.borrow_mut().insert(item, made.clone().map(Type::Enum));
        made
    }

    /// `Act::Silu`, or an associated constant.
    pub(super) fn of_enum(&mut self, e: &Rc<Enum>, name: &syn::Ident, span: Span) -> Expr {
        match e.code(&name.to_string()) {
            Some(code) => Expr::new(ExprKind::Int(code.into()), Type::Enum(Rc::clone(e)), span),
            None => self.struct_constant(&Type::Enum(Rc::clone(e)), name, span),
        }
    }

    /// `Act::from_code(x)`.
    pub(super) fn variant_of_code(&mut self, e: &Rc<Enum>, args: &Args, span: Span) -> Expr {
        let [code] = args.iter().collect::<Vec<_>>()[..] else {
            return self.error(span, format!("`from_code` takes 1 argument, not {}", args.len()));
        };
        let code = self.expr_of(code, &Type::U32);
        if matches!(code.kind, ExprKind::Error) {
            return Expr::error(span);
        }
        Expr::new(ExprKind::Cast(Box::new(code)), Type::Enum(Rc::clone(e)), span)
    }

    /// Binds the variants that the `use` declarations of a block import. They are in scope in the whole block.
    pub(super) fn imported_variants(&mut self, b: &syn::Block) {
        for s in &b.stmts {
            let syn::Stmt::Item(syn::Item::Use(u)) = s else { continue };
            for import in used::imports(u) {
                let Some(Type::Enum(e)) = self.type_named(&import.of) else { continue };
                let ty = Type::Enum(Rc::clone(&e));
                match (import.variant, import.name) {
                    (Some(variant), Some(name)) => {
                        // rustc rejects the import of anything else.
                        let Some(code) = e.code(&variant.to_string()) else { continue };
                        self.bind(&name.to_string(), name.span(), Binding::Const(ty, ConstValue::Int(code.into())));
                    }
                    _ => {
                        let at = import.of.first_span();
                        for (name, code) in &e.variants {
                            self.bind(name, at, Binding::Const(ty.clone(), ConstValue::Int((*code).into())));
                        }
                    }
                }
            }
        }
    }

    /// Notes that a name alone means a constant of an enum. The function for rustc contains a check that the name has
    /// the code.
    pub(super) fn names_variant(&mut self, name: &syn::Ident, ty: &Type, value: &ConstValue) {
        if let (Type::Enum(_), ConstValue::Int(code)) = (ty, value)
            && let Ok(code) = u32::try_from(*code)
        {
            self.facts.variant(self.block, name, code);
        }
    }

    /// A variant by its name alone, which a `use` outside of the body imports. It belongs to the expected enum, or else
    /// to the only enum in sight with such a variant. Returns `None` if no enum has it.
    pub(super) fn imported_variant(&mut self, name: &syn::Ident, want: Option<&Type>) -> Option<Expr> {
        let text = name.to_string();
        let wanted = want.and_then(|t| self.shallow(t).as_enum().cloned()).filter(|e| e.code(&text).is_some());
        let found = match wanted {
            Some(e) => e,
            None => {
                let enums = (0..self.src.items.len()).filter(|i| matches!(self.src.items[*i].kind, ItemKind::Enum(_)));
                let all: Vec<_> = enums.collect();
                let mut having = all.into_iter().filter_map(|i| self.enum_item(i)).filter(|e| e.code(&text).is_some());
                match (having.next(), having.next()) {
                    (Some(only), None) => only,
                    _ => return None,
                }
            }
        };
        let code = found.code(&text)?;
        self.facts.variant(self.block, name, code);
        Some(Expr::new(ExprKind::Int(code.into()), Type::Enum(found), name.span()))
    }
}

/// Reads the definition of an enum.
fn definition(item: usize, e: &syn::ItemEnum) -> Result<Enum, Vec<Diagnostic>> {
    let mut wrong = vec![];
    let mut refuse = |at: Span, message: String, help| wrong.push(Diagnostic::new(at, message).help(help));
    if let Some(p) = e.generics.params.first() {
        refuse(
            syn::spanned::Spanned::span(p),
            "an enum for kernels is not generic".to_string(),
            help!("write one enum for each type"),
        );
    }
    if let Some(a) = e.attrs.iter().find(|a| a.path().is_ident("repr")) {
        refuse(
            a.path().first_span(),
            "an enum for kernels has no `repr` of its own: its codes are `u32`".to_string(),
            help!("remove the attribute"),
        );
    }
    if e.variants.is_empty() {
        refuse(e.ident.span(), "an enum for kernels has at least one variant".to_string(), help!("add a variant"));
    }
    let mut variants: Vec<(String, u32)> = vec![];
    let mut next = Some(0);
    for v in &e.variants {
        if !matches!(v.fields, syn::Fields::Unit) {
            refuse(
                v.ident.span(),
                format!("the variant `{}` has fields, which kernels do not support", v.ident),
                help!("keep the values in a struct beside the enum"),
            );
            continue;
        }
        let written = v.discriminant.as_ref().map(|(_, code)| code);
        let code = match written {
            None => next,
            Some(syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(code), .. })) => code.base10_parse().ok(),
            Some(other) => {
                refuse(
                    other.first_span(),
                    format!("the code of `{}` is not a literal", v.ident),
                    help!("write a number, or no code: the codes then count from 0"),
                );
                continue;
            }
        };
        let Some(code) = code else {
            let at = written.map_or_else(|| v.ident.span(), |code| code.first_span());
            refuse(
                at,
                format!("the code of `{}` does not fit `u32`", v.ident),
                help!("use numbers from 0 to 4294967295"),
            );
            continue;
        };
        if let Some((other, _)) = variants.iter().find(|(_, known)| *known == code) {
            refuse(
                v.ident.span(),
                format!("`{}` and `{other}` have the same code, {code}", v.ident),
                help!("give each variant a code of its own"),
            );
        }
        next = code.checked_add(1);
        variants.push((v.ident.to_string(), code));
    }
    match wrong.is_empty() {
        true => Ok(Enum { name: e.ident.to_string(), item, variants }),
        false => Err(wrong),
    }
}

/// The enum that the item defines, checked at its definition.
///
/// # Errors
/// All errors in the definition, each at its tokens.
pub fn enumeration(items: &[Item], item: usize) -> Result<Enum, Vec<Diagnostic>> {
    match items.get(item).map(|item| &item.kind) {
        Some(ItemKind::Enum(e)) => definition(item, e),
        _ => Err(vec![Diagnostic::new(Span::call_site(), "this is not an enum")]),
    }
}
