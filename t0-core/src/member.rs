//! The contents of `impl` blocks of structs for kernels: methods, functions and constants, and what operators mean.
//!
//! What belongs here: taking an `impl` block apart, and refusing what kernels do not support. What does not: types;
//! [`crate::lang::check`] finds out which struct a block is of.

use crate::help::Help;
use crate::lang::ast::{BinaryOp, UnaryOp};
use crate::lang::first_token::FirstToken as _;
use crate::source::{Diagnostic, ItemKind};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{ImplItem, ItemConst, ItemFn, ItemImpl};

/// The `impl` block that contains an item.
#[derive(Clone, Debug)]
pub struct Member {
    /// The type of the block, which is the meaning of `Self`.
    pub ty: syn::Type,
    /// The operator that the item implements; none for methods, functions and constants.
    pub operator: Option<Operator>,
    /// The type of `Self::Output`.
    pub output: Option<syn::Type>,
}

/// The operations of the traits of `core::ops`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Operator {
    Unary(UnaryOp),
    Binary(BinaryOp),
    /// `+=` and similar operators.
    Assign(BinaryOp),
}

/// The supported traits with their functions and operators.
const OPERATORS: &[(&str, &str, Operator)] = &[
    ("Add", "add", Operator::Binary(BinaryOp::Add)),
    ("Sub", "sub", Operator::Binary(BinaryOp::Sub)),
    ("Mul", "mul", Operator::Binary(BinaryOp::Mul)),
    ("Div", "div", Operator::Binary(BinaryOp::Div)),
    ("Rem", "rem", Operator::Binary(BinaryOp::Rem)),
    ("BitAnd", "bitand", Operator::Binary(BinaryOp::And)),
    ("BitOr", "bitor", Operator::Binary(BinaryOp::Or)),
    ("BitXor", "bitxor", Operator::Binary(BinaryOp::Xor)),
    ("Shl", "shl", Operator::Binary(BinaryOp::Shl)),
    ("Shr", "shr", Operator::Binary(BinaryOp::Shr)),
    ("AddAssign", "add_assign", Operator::Assign(BinaryOp::Add)),
    ("SubAssign", "sub_assign", Operator::Assign(BinaryOp::Sub)),
    ("MulAssign", "mul_assign", Operator::Assign(BinaryOp::Mul)),
    ("DivAssign", "div_assign", Operator::Assign(BinaryOp::Div)),
    ("RemAssign", "rem_assign", Operator::Assign(BinaryOp::Rem)),
    ("BitAndAssign", "bitand_assign", Operator::Assign(BinaryOp::And)),
    ("BitOrAssign", "bitor_assign", Operator::Assign(BinaryOp::Or)),
    ("BitXorAssign", "bitxor_assign", Operator::Assign(BinaryOp::Xor)),
    ("ShlAssign", "shl_assign", Operator::Assign(BinaryOp::Shl)),
    ("ShrAssign", "shr_assign", Operator::Assign(BinaryOp::Shr)),
    ("Neg", "neg", Operator::Unary(UnaryOp::Neg)),
    ("Not", "not", Operator::Unary(UnaryOp::Not)),
    ("PartialEq", "eq", Operator::Binary(BinaryOp::Eq)),
];

impl Operator {
    /// The path of the operator's trait.
    pub fn path(self) -> String {
        match self {
            Operator::Binary(BinaryOp::Eq) => "PartialEq".to_string(),
            _ => format!("core::ops::{}", self.name()),
        }
    }

    /// The name of the operator's trait.
    pub fn name(self) -> &'static str {
        OPERATORS.iter().find(|(.., o)| *o == self).map_or("", |(name, ..)| name)
    }

    /// The operator that a method of the trait with this name implements.
    pub fn of_method(name: &str) -> Option<Operator> {
        OPERATORS.iter().find(|(_, method, _)| *method == name).map(|(.., o)| *o)
    }

    /// The operator's symbol.
    pub fn symbol(self) -> String {
        match self {
            Operator::Unary(UnaryOp::Neg) => "-".to_string(),
            Operator::Unary(UnaryOp::Not) => "!".to_string(),
            Operator::Binary(op) => op.symbol().to_string(),
            Operator::Assign(op) => format!("{}=", op.symbol()),
        }
    }
}

/// The last segment of an attribute's path.
pub(crate) fn is_attribute(a: &syn::Attribute, name: &str) -> bool {
    a.path().segments.last().is_some_and(|s| s.ident == name)
}

/// Rejects `#[cfg(..)]`, which is not evaluated yet when a whole module is read.
pub(crate) fn refuse_conditions(attrs: &[syn::Attribute], errors: &mut Vec<Diagnostic>) {
    if let Some(a) = attrs.iter().find(|a| a.path().is_ident("cfg") || a.path().is_ident("cfg_attr")) {
        errors.push(
            Diagnostic::new(a.path().first_span(), "`#[cfg]` is not supported inside a module for kernels")
                .help(help!("put the condition before the whole module, or before a module of its own")),
        );
    }
}

impl Member {
    /// Splits an `impl` block into its items.
    ///
    /// # Errors
    /// What kernels do not support, at its tokens.
    pub fn read(block: &ItemImpl) -> Result<Vec<(ItemKind, Member)>, Vec<Diagnostic>> {
        let mut errors = vec![];
        let mut refuse = |at: Span, message: String, help: Help| errors.push(Diagnostic::new(at, message).help(help));
        if let Some(p) = block.generics.params.first() {
            refuse(
                syn::spanned::Spanned::span(p),
                "an `impl` for kernels is not generic".to_string(),
                help!("structs for kernels cannot be generic, but their methods can: `fn load<T: Float>(..)`"),
            );
        }
        if let Some(t) = &block.unsafety {
            refuse(t.span, "an `impl` for kernels is not `unsafe`".to_string(), help!("remove `unsafe`"));
        }
        if let Some(t) = &block.modifiers.polarity {
            refuse(t.span, "kernels have no negative `impl`".to_string(), help!("put it outside of the module"));
        }
        let row = match &block.trait_ {
            None => None,
            Some((path, _)) => {
                let last = path.segments.last().map(|s| &s.ident);
                let row = last.and_then(|i| OPERATORS.iter().find(|(name, ..)| i == name));
                if row.is_none() {
                    let name = last.map(Ident::to_string).unwrap_or_default();
                    refuse(
                        last.map_or_else(|| path.first_span(), Ident::span),
                        format!("kernels support only operator traits, not `{name}`"),
                        help!("put this `impl` outside of the module, where it is for the host alone"),
                    );
                }
                row
            }
        };
        let is_trait = block.trait_.is_some();
        let mut output = None;
        let mut kinds = vec![];
        for item in &block.items {
            match item {
                ImplItem::Fn(f) => {
                    refuse_conditions(&f.attrs, &mut errors);
                    if let Some((name, method, _)) = row
                        && f.sig.ident != method
                    {
                        errors.push(
                            Diagnostic::new(f.sig.ident.span(), format!("kernels support only `{method}` of `{name}`"))
                                .help(help!("remove it: it follows from the other")),
                        );
                        continue;
                    }
                    kinds.push(ItemKind::Device(ItemFn {
                        attrs: vec![],
                        vis: f.vis.clone(),
                        modifiers: f.modifiers.clone(),
                        sig: f.sig.clone(),
                        block: Box::new(f.block.clone()),
                    }));
                }
                ImplItem::Const(c) if !is_trait => {
                    refuse_conditions(&c.attrs, &mut errors);
                    kinds.push(ItemKind::Constant(ItemConst {
                        attrs: vec![],
                        vis: c.vis.clone(),
                        modifiers: c.modifiers.clone(),
                        const_token: c.const_token,
                        ident: c.ident.clone(),
                        generics: c.generics.clone(),
                        colon_token: c.colon_token,
                        ty: Box::new(c.ty.clone()),
                        eq_token: c.eq_token,
                        expr: Box::new(c.expr.clone()),
                        semi_token: c.semi_token,
                    }));
                }
                ImplItem::Type(t) if row.is_some() && t.ident == "Output" => output = Some(t.ty.clone()),
                _ if is_trait && row.is_none() => {}
                other => errors.push(
                    Diagnostic::new(
                        syn::spanned::Spanned::span(other),
                        "an `impl` for kernels may contain only functions and constants",
                    )
                    .help(help!("write out what the macro expands to")),
                ),
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let member = Member { ty: (*block.self_ty).clone(), operator: row.map(|(.., o)| *o), output };
        Ok(kinds.into_iter().map(|kind| (kind, member.clone())).collect())
    }

    /// A definition in a separate block, as [`Member::read`] expects it.
    pub fn wrap(&self, definition: &TokenStream) -> TokenStream {
        let Member { ty, operator, output } = self;
        let output = output.iter();
        let of = operator.map(|o| Ident::new(o.name(), Span::call_site())).into_iter();
        quote!(impl #(#of for)* #ty { #(type Output = #output;)* #definition })
    }
}
