//! `#[derive(t0::Arg)]`: what Rust must know of a struct for kernels, and that both sides lay it out alike.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{ItemStruct, parse_quote};
use t0_core::attribute;
use t0_core::lang::depth;
use t0_core::lang::structs::Struct;
use t0_core::lang::types::{Len, Scalar, Type};
use t0_core::source::{self, ItemKind};

use crate::collect::{Subject, Uses, ask};
use crate::item::{Item, key};
use crate::paths;
use crate::refuse::{diagnostics, error};

/// The derive: the traits at once, the rest when all that the struct names is known.
pub(crate) fn derive(tokens: TokenStream) -> TokenStream {
    if let Err(deep) = depth::of_tokens(&tokens) {
        return diagnostics(&[deep]);
    }
    parsed(tokens).unwrap_or_else(|e| e.into_compile_error())
}

fn parsed(tokens: TokenStream) -> syn::Result<TokenStream> {
    let help = "kernels take structs: numbers, arrays of them, and structs of these";
    let mut item: ItemStruct = match syn::parse2(tokens)? {
        syn::Item::Struct(s) => s,
        syn::Item::Enum(e) => return Err(error(&e.enum_token, "an enum cannot be passed to kernels", help)),
        syn::Item::Union(u) => return Err(error(&u.union_token, "a union cannot be passed to kernels", help)),
        other => return Err(error(&other, "this cannot be passed to kernels", help)),
    };
    // With the rest of its module it travels.
    if let Some(krate) = of_module(&item) {
        return Ok(traits(&krate, &item));
    }
    let krate = krate(&item)?;
    // What others have written on it is not the kernels' business.
    item.attrs.retain(|a| a.path().is_ident("repr"));
    item.fields.iter_mut().for_each(|f| f.attrs.clear());
    let traits = traits(&krate, &item);
    let mut asked = paths::of_struct(&item);
    let mut travels = Item::here(ItemKind::Struct(item), None);
    let name = travels.name().to_string();
    // A struct in itself is not asked for; t0-core refuses it.
    if let Some(at) = asked.paths.iter().position(|path| key(path) == name) {
        asked.paths.remove(at);
        travels.names.push((name, travels.id.clone()));
    }
    let demands = asked.demands(&krate);
    let emitted = ask(&krate, asked.paths, Uses::default(), Subject::Item(krate.clone(), Box::new(travels)));
    Ok(quote!(#traits #emitted #demands))
}

/// How a `#[t0::device] mod` marks its structs.
pub(crate) fn mark(krate: &TokenStream) -> syn::Attribute {
    parse_quote!(#[t0(__of_module(#krate))])
}

/// What the mark says.
fn of_module(item: &ItemStruct) -> Option<TokenStream> {
    item.attrs.iter().filter(|a| a.path().is_ident("t0")).find_map(|a| {
        let mark: syn::MetaList = a.parse_args().ok()?;
        mark.path.is_ident("__of_module").then_some(mark.tokens)
    })
}

/// `#[t0(crate = gpu)]`.
fn krate(item: &ItemStruct) -> syn::Result<TokenStream> {
    match item.attrs.iter().find(|a| a.path().is_ident("t0")) {
        Some(a) => Ok(attribute::of_item(a.meta.require_list()?.tokens.clone())?.krate),
        None => Ok(quote!(::t0)),
    }
}

/// That the struct is plain data, what it is called, and how it is passed.
fn traits(krate: &TokenStream, item: &ItemStruct) -> TokenStream {
    // t0-core refuses generic structs.
    if !item.generics.params.is_empty() {
        return TokenStream::new();
    }
    let name = &item.ident;
    let text = name.to_string();
    let private = quote!(#krate::__private);
    quote! {
        // SAFETY: every field is plain data, there is no padding, and the order is C's: this derive asserts it, and the program does not build
        // otherwise.
        #[automatically_derived]
        unsafe impl #private::Zeroable for #name {}
        #[automatically_derived]
        unsafe impl #private::Pod for #name {}
        #[automatically_derived]
        impl #private::Sealed for #name {}
        #[automatically_derived]
        impl #krate::Arg for #name {}
        #[automatically_derived]
        impl #krate::Element for #name {
            const NAME: &'static str = #text;
            const SIZE: usize = ::core::mem::size_of::<#name>();
        }
        #[automatically_derived]
        impl #private::Scalar for #name {
            const SIZE: usize = ::core::mem::size_of::<#name>();
            const ALIGN: usize = ::core::mem::align_of::<#name>();
            fn write(self, out: &mut [u8]) {
                out.copy_from_slice(#private::bytes_of(&self));
            }
        }
    }
}

/// With all that the struct names: assertions that Rust lays it out as the kernels do. The errors otherwise.
pub(crate) fn laid_out(
    krate: &TokenStream,
    item: &ItemStruct,
    own: &Item,
    others: &[Item],
) -> Result<TokenStream, TokenStream> {
    if others.iter().any(|item| item.refused) {
        return Err(TokenStream::new());
    }
    let uses = Uses { names: own.names.clone(), items: others.iter().chain([own]).cloned().collect() };
    let items: Vec<source::Item> = uses.known();
    let layout = t0_core::lang::check::structure(&items, items.len() - 1).map_err(|errors| diagnostics(&errors))?;
    Ok(asserted(krate, item, &layout))
}

pub(crate) fn asserted(krate: &TokenStream, item: &ItemStruct, layout: &Struct) -> TokenStream {
    let name = &item.ident;
    let (bytes, align) = (layout.bytes as usize, layout.align as usize);
    let members: Vec<syn::Member> = item.fields.members().collect();
    let types = item.fields.iter().map(|f| &f.ty);
    let offsets = layout.fields.iter().map(|f| f.offset as usize);
    let same = members.iter().zip(&item.fields).zip(&layout.fields).filter_map(|((member, given), field)| {
        // At the user's token, since it is there that the two mean different things.
        let ty = rust_type(krate, &field.ty, syn::spanned::Spanned::span(&given.ty))?;
        Some(quote!(let _: #ty = s.#member;))
    });
    let same: Vec<_> = same.collect();
    let checked = (!same.is_empty()).then(|| {
        quote! {
            #[allow(dead_code, clippy::let_underscore_untyped)]
            fn means_the_same(s: #name) {
                #(#same)*
            }
        }
    });
    quote! {
        const _: () = {
            ::core::assert!(::core::mem::size_of::<#name>() == #bytes && ::core::mem::align_of::<#name>() == #align);
            #(::core::assert!(::core::mem::offset_of!(#name, #members) == #offsets);)*
            #checked
            fn is_plain_data<T: #krate::__private::Pod>() {}
            #(let _: fn() = is_plain_data::<#types>;)*
        };
    }
}

/// The type by a name that cannot mean another; none for structs, which rustc resolves by the same path.
fn rust_type(krate: &TokenStream, ty: &Type, span: Span) -> Option<TokenStream> {
    match ty {
        Type::Scalar(Scalar::F16) => Some(quote_spanned!(span=> #krate::f16)),
        Type::Scalar(Scalar::Bf16) => Some(quote_spanned!(span=> #krate::bf16)),
        Type::Scalar(Scalar::F16x2) => Some(quote_spanned!(span=> #krate::f16x2)),
        Type::Scalar(Scalar::Bf16x2) => Some(quote_spanned!(span=> #krate::bf16x2)),
        Type::Scalar(s) => {
            let name = Ident::new(s.name(), span);
            Some(quote_spanned!(span=> ::core::primitive::#name))
        }
        Type::Array(t, Len::Known(n)) => {
            let (t, n) = (rust_type(krate, t, span)?, *n as usize);
            Some(quote_spanned!(span=> [#t; #n]))
        }
        _ => None,
    }
}
