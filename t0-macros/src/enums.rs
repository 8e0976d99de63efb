//! `#[t0::device] enum`: the traits of an enum for kernels, and the rewriting of constant parameters of enum types.
//!
//! Stable Rust has no constant parameters of enum types. In a function for rustc, such a parameter is the variant's
//! code, a `u32`, under a hidden name, and the body begins with a variable of the parameter's own name.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::spanned::Spanned as _;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, BinOp, ConstParam, Expr, GenericArgument, GenericParam, ItemEnum, ItemFn, Path, Type, parse_quote,
    parse_quote_spanned,
};
use t0_core::attribute;
use t0_core::lang::check::enumeration;
use t0_core::lang::types::Enum;
use t0_core::module::{derives, enumeration as plain};
use t0_core::source::{self, Diagnostic, ItemKind};

use crate::device::{named_well, published};
use crate::item::Item;
use crate::proofs::Resolved;
use crate::proofs::marker::number;
use crate::refuse;

/// The traits that every enum for kernels has, each with its module in `core`.
const TRAITS: [(&str, &str); 6] =
    [("Clone", "clone"), ("Copy", "marker"), ("Debug", "fmt"), ("PartialEq", "cmp"), ("Eq", "cmp"), ("Hash", "hash")];

/// The attribute.
pub(crate) fn define(attribute: TokenStream, e: ItemEnum) -> TokenStream {
    let whole = attribute::of_item(attribute).and_then(|attribute| {
        named_well(&e.ident)?;
        let mut item = Item::here(ItemKind::Enum(plain(&e)), None);
        let rust = rust(&attribute.krate, &e, &item.id).unwrap_or_else(|wrong| {
            item.refused = true;
            refused(&attribute.krate, &e, &item.id, &refuse::diagnostics(&wrong))
        });
        let published = published(&item, &[]);
        Ok(quote!(#rust #published))
    });
    whole.unwrap_or_else(|error| {
        let error = error.into_compile_error();
        quote!(#error #e)
    })
}

/// The enum for rustc with its traits, or the errors in it.
pub(crate) fn rust(krate: &TokenStream, e: &ItemEnum, id: &str) -> Result<TokenStream, Vec<Diagnostic>> {
    let items = [source::Item { kind: ItemKind::Enum(plain(e)), of: None, names: Vec::new() }];
    let Enum { variants, .. } = enumeration(&items, 0)?;
    let (name, vis) = (&e.ident, &e.vis);
    let (text, count) = (name.to_string(), variants.len());
    let names: Vec<&String> = variants.iter().map(|(name, _)| name).collect();
    let idents: Vec<&Ident> = e.variants.iter().map(|v| &v.ident).collect();
    let codes: Vec<u32> = variants.iter().map(|(_, code)| *code).collect();
    let (Some(last), Some(but_last)) = (idents.last(), codes.len().checked_sub(1)) else { return Err(Vec::new()) };
    let arms = codes.iter().zip(&idents).take(but_last).map(|(code, variant)| quote!(#code => #name::#variant,));
    let declared = declared(e);
    let common = common(krate, name, id);
    let private = quote!(#krate::__private);
    let doc =
        format!("The variant with this code. A number that is not the code of a variant stands for `{text}::{last}`.");
    Ok(quote! {
        #declared
        #common
        impl #name {
            #[doc = #doc]
            #[must_use]
            #[allow(dead_code)]
            #vis const fn from_code(code: ::core::primitive::u32) -> #name {
                match code {
                    #(#arms)*
                    _ => #name::#last,
                }
            }
        }
        #[automatically_derived]
        impl #krate::Enum for #name {
            const NAME: &'static ::core::primitive::str = #text;
            const VARIANTS: &'static [(&'static ::core::primitive::str, #name)] = &[#((#names, #name::#idents)),*];
            fn code(self) -> ::core::primitive::u32 {
                self as ::core::primitive::u32
            }
            fn from_code(code: ::core::primitive::u32) -> #name {
                #name::from_code(code)
            }
        }
        #[automatically_derived]
        impl #private::Scalar for #name {
            const SIZE: usize = <::core::primitive::u32 as #private::Scalar>::SIZE;
            const ALIGN: usize = <::core::primitive::u32 as #private::Scalar>::ALIGN;
            fn write(self, out: &mut [::core::primitive::u8]) {
                #private::Scalar::write(self as ::core::primitive::u32, out)
            }
        }
        #[automatically_derived]
        impl #private::selftest::Sample for #name {
            type Bound = #name;
            fn sample(
                random: &mut #private::selftest::Random,
                _: &impl ::core::ops::RangeBounds<#name>,
            ) -> #name {
                const ALL: [#name; #count] = [#(#name::#idents),*];
                ALL[(random.bits() >> 32) as ::core::primitive::usize % ALL.len()]
            }
            fn agree(a: #name, b: #name, _: ::core::primitive::u64) -> ::core::primitive::bool {
                a as ::core::primitive::u32 == b as ::core::primitive::u32
            }
            fn ulps(_: #name, _: #name) -> ::core::option::Option<::core::primitive::u64> {
                ::core::option::Option::None
            }
        }
    })
}

/// The enum's own definition, with the traits that it does not derive itself.
fn declared(e: &ItemEnum) -> TokenStream {
    let mut e = e.clone();
    let given = derives(&e.attrs);
    let missing = TRAITS.iter().filter(|(name, _)| !given.iter().any(|known| known == name)).map(|(name, module)| {
        let (name, module) = (format_ident!("{name}"), format_ident!("{module}"));
        quote!(::core::#module::#name)
    });
    let derive: Attribute = parse_quote!(#[derive(#(#missing),*)]);
    // In a module for kernels the attribute may be repeated.
    e.attrs.retain(|a| !a.path().segments.last().is_some_and(|s| s.ident == "device" || s.ident == "repr"));
    quote!(#derive #[repr(u32)] #e)
}

/// What every use of the enum in a kernel requires.
fn common(krate: &TokenStream, name: &Ident, id: &str) -> TokenStream {
    let (private, number) = (quote!(#krate::__private), number(id));
    quote! {
        #[automatically_derived]
        impl #private::Sealed for #name {}
        #[automatically_derived]
        impl #krate::Arg for #name {}
        #[automatically_derived]
        impl #private::Identity for #name {
            const ID: ::core::primitive::u64 = #number;
        }
    }
}

/// The output for an enum with errors: the errors, and an enum of that name, so that its uses cause no further errors.
pub(crate) fn refused(krate: &TokenStream, e: &ItemEnum, id: &str, errors: &TokenStream) -> TokenStream {
    if !e.generics.params.is_empty() {
        return quote!(#errors #e);
    }
    let mut bare = e.clone();
    for v in &mut bare.variants {
        (v.fields, v.discriminant) = (syn::Fields::Unit, None);
    }
    let (declared, common, name, vis) = if bare.variants.is_empty() {
        let name = &bare.ident;
        let vis = &bare.vis;
        (
            quote!(#[derive(::core::clone::Clone, ::core::marker::Copy)] #vis enum #name {}),
            common(krate, name, id),
            name,
            vis,
        )
    } else {
        (declared(&bare), common(krate, &bare.ident, id), &bare.ident, &bare.vis)
    };
    quote! {
        #errors
        #[allow(dead_code)]
        #declared
        #common
        #[allow(dead_code)]
        impl #name {
            #[doc(hidden)]
            #vis const fn from_code(_: ::core::primitive::u32) -> #name {
                ::core::unreachable!()
            }
        }
    }
}

/// The constant parameters of a function that are enums: their names and types.
pub(crate) fn parameters<'a>(resolved: Resolved<'_>, item: &'a ItemFn) -> Vec<(&'a Ident, &'a Type)> {
    let of_enum = |p: &'a syn::ConstParam| resolved.is_enum(&p.ty).then_some((&p.ident, &p.ty));
    item.sig.generics.const_params().filter_map(of_enum).collect()
}

/// For each generic parameter of a function that is not a lifetime: its type, if it is an enum.
pub(crate) fn of_parameters(resolved: Resolved<'_>, item: &ItemFn) -> Vec<Option<Type>> {
    let of_enum = |p: &GenericParam| match p {
        GenericParam::Const(c) if resolved.is_enum(&c.ty) => Some(Some(c.ty.clone())),
        GenericParam::Lifetime(_) => None,
        _ => Some(None),
    };
    item.sig.generics.params.iter().filter_map(of_enum).collect()
}

/// A function whose signature the host uses: constant parameters of enum types have the type of the codes.
pub(crate) fn coded(resolved: Resolved<'_>, item: &ItemFn) -> ItemFn {
    let mut item = item.clone();
    for p in item.sig.generics.params.iter_mut() {
        if let GenericParam::Const(p) = p
            && resolved.is_enum(&p.ty)
        {
            p.ty = parse_quote!(::core::primitive::u32);
        }
    }
    item
}

/// A `const fn` for rustc that computes an expression of constant parameters, which are coded. `enums` has those of
/// enum types. In the expression they are variants again, and `==` of enums, which is not `const`, compares codes.
pub(crate) fn constant_function(
    resolved: Resolved<'_>,
    name: &Ident,
    parameters: &[&ConstParam],
    enums: &[(Ident, Type)],
    (value, ty): (&Expr, &Type),
) -> TokenStream {
    let of_enum = |p: &ConstParam| enums.iter().find(|(name, _)| *name == p.ident);
    let hidden = |name: &Ident| format_ident!("__T0_{name}", span = name.span());
    let declared = parameters.iter().map(|p| {
        let (name, ty) = (of_enum(p).map_or_else(|| p.ident.clone(), |(name, _)| hidden(name)), &p.ty);
        quote!(const #name: #ty)
    });
    let variants = parameters.iter().filter_map(|p| of_enum(p)).map(|(name, ty)| {
        let hidden = hidden(name);
        quote! {
            #[allow(unused_variables, non_snake_case)]
            let #name = <#ty>::from_code(#hidden);
        }
    });
    let mut value = value.clone();
    Compared { resolved, enums }.visit_expr_mut(&mut value);
    quote! {
        #[allow(unused_parens, clippy::blocks_in_conditions, clippy::extra_unused_type_parameters)]
        const fn #name<#(#declared),*>() -> #ty {
            #(#variants)*
            #value
        }
    }
}

/// Replaces `==` and `!=` of enums by those of their codes.
struct Compared<'a> {
    resolved: Resolved<'a>,
    /// The names and types of constant parameters.
    enums: &'a [(Ident, Type)],
}

impl Compared<'_> {
    fn is_enum(&self, e: &Expr) -> bool {
        inner(e).is_some_and(|path| {
            let own = path.get_ident().is_some_and(|name| self.enums.iter().any(|(known, _)| known == name));
            own || self.resolved.is_enum_value(path)
        })
    }
}

impl VisitMut for Compared<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit_mut::visit_expr_mut(self, e);
        let Expr::Binary(compared) = e else { return };
        let (left, op, right) = (&compared.left, &compared.op, &compared.right);
        if !matches!(op, BinOp::Eq(_) | BinOp::Ne(_)) || !self.is_enum(left) && !self.is_enum(right) {
            return;
        }
        // The array makes rustc compare the types.
        let (both, code) = (Ident::new("both", Span::mixed_site()), quote!(as ::core::primitive::u32));
        *e = parse_quote!(({
            let #both = [#left, #right];
            (#both[0] #code) #op (#both[1] #code)
        }));
    }
}

/// The rewriting of a function for rustc.
#[derive(Default)]
pub(crate) struct Codes {
    /// The hidden names of its constant parameters that are enums.
    hidden: BTreeMap<String, Ident>,
}

impl Codes {
    /// Gives a function's constant parameters that are enums their hidden names, and defines their own names in the
    /// body.
    pub(crate) fn rewrite(resolved: Resolved<'_>, item: &mut ItemFn) -> Codes {
        let mut codes = Codes::default();
        let mut statements: Vec<syn::Stmt> = Vec::new();
        for (name, ty) in parameters(resolved, &item.clone()) {
            let hidden = format_ident!("__T0_{name}", span = name.span());
            let private = resolved.private(name.span());
            statements.push(parse_quote_spanned! {name.span()=>
                #[allow(unused_variables, non_snake_case)]
                let #name = <#ty as #private::Enum>::from_code(#hidden);
            });
            codes.hidden.insert(name.to_string(), hidden);
        }
        for p in item.sig.generics.params.iter_mut() {
            if let GenericParam::Const(p) = p
                && let Some(hidden) = codes.hidden.get(&p.ident.to_string())
            {
                p.ident = hidden.clone();
                p.ty = parse_quote!(::core::primitive::u32);
            }
        }
        item.block.stmts.splice(0..0, statements);
        codes
    }

    /// The generic argument for rustc, if it is a constant of an enum.
    pub(crate) fn argument(&self, resolved: Resolved<'_>, argument: &GenericArgument) -> Option<GenericArgument> {
        let (path, span) = match argument {
            GenericArgument::Type(Type::Path(t)) if t.qself.is_none() => (&t.path, t.span()),
            GenericArgument::Const(e) => (inner(e)?, e.span()),
            _ => return None,
        };
        if let Some(hidden) = path.get_ident().and_then(|name| self.hidden.get(&name.to_string())) {
            return Some(parse_quote_spanned!(span=> #hidden));
        }
        resolved.is_enum_value(path).then(|| parse_quote_spanned!(span=> { #path as ::core::primitive::u32 }))
    }
}

/// The path that a block or an expression in parentheses consists of.
fn inner(e: &Expr) -> Option<&Path> {
    match e {
        Expr::Path(p) if p.qself.is_none() => Some(&p.path),
        Expr::Paren(p) => inner(&p.expr),
        Expr::Group(g) => inner(&g.expr),
        Expr::Block(b) => match b.block.stmts.as_slice() {
            [syn::Stmt::Expr(e, None)] => inner(e),
            _ => None,
        },
        _ => None,
    }
}

/// A value of an instance as a generic argument for the host.
pub(crate) fn code(value: &GenericArgument) -> GenericArgument {
    parse_quote_spanned!(value.span()=> { (#value) as ::core::primitive::u32 })
}

impl Resolved<'_> {
    /// Whether a type is an enum for kernels.
    pub(crate) fn is_enum(&self, ty: &Type) -> bool {
        let Type::Path(t) = ty else { return false };
        t.qself.is_none() && matches!(self.item(&t.path).map(|item| &item.kind), Some(ItemKind::Enum(_)))
    }

    /// Whether a path is a variant of an enum, or a constant of an enum type.
    fn is_enum_value(&self, path: &Path) -> bool {
        if let Some(Item { kind: ItemKind::Constant(c), names, .. }) = self.item(path) {
            return Resolved { names, ..*self }.is_enum(&c.ty);
        }
        let Some(before) = path.segments.len().checked_sub(1) else { return false };
        let last = &path.segments[before].ident;
        let segments = path.segments.iter().take(before).cloned().collect();
        let owner = Path { leading_colon: path.leading_colon, segments };
        match self.item(&owner).map(|item| &item.kind) {
            Some(ItemKind::Enum(e)) => e.variants.iter().any(|v| v.ident == *last),
            _ => false,
        }
    }
}
