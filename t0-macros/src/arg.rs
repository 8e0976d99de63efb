//! `#[derive(t0::Arg)]`: the traits of a struct for kernels, and the check that both sides have the same layout.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{ItemStruct, parse_quote};
use t0_core::attribute;
use t0_core::lang::depth;
use t0_core::lang::types::{Len, Scalar, Struct, Type};
use t0_core::source::{self, ItemKind};

use crate::collect::{Subject, Uses, ask};
use crate::item::{Item, key};
use crate::paths;
use crate::proofs::marker::number;
use crate::proofs::{Names, Resolved};
use crate::refuse::{diagnostics, error};

/// The derive macro: queries the types of the fields. The traits are emitted with the answer, together with the checks
/// that justify them.
pub(crate) fn derive(tokens: TokenStream) -> TokenStream {
    if let Err(deep) = depth::of_tokens(&tokens) {
        return diagnostics(&[deep]);
    }
    parsed(tokens).unwrap_or_else(|e| e.into_compile_error())
}

fn parsed(tokens: TokenStream) -> syn::Result<TokenStream> {
    let help = help!("kernels support structs of numbers, enums, arrays of these, and such structs");
    let mut item: ItemStruct = match syn::parse2(tokens)? {
        syn::Item::Struct(s) => s,
        syn::Item::Enum(e) => {
            let help = help!("write `#[t0::device]` before it instead");
            return Err(error(&e.enum_token, "the derive is for structs", help));
        }
        syn::Item::Union(u) => return Err(error(&u.union_token, "a union cannot be passed to kernels", help)),
        other => return Err(error(&other, "this cannot be passed to kernels", help)),
    };
    // The module emits the traits and their checks.
    if is_of_module(&item) {
        return Ok(TokenStream::new());
    }
    let krate = krate(&item)?;
    // Attributes of other macros are irrelevant for kernels.
    item.attrs.retain(|a| a.path().is_ident("repr"));
    item.fields.iter_mut().for_each(|f| f.attrs.clear());
    let mut asked = paths::of_struct(&item);
    let mut travels = Item::here(ItemKind::Struct(item), None);
    let name = travels.name().to_string();
    // A struct that contains itself is not queried; t0-core rejects it.
    if let Some(at) = asked.paths.iter().position(|path| key(path) == name) {
        asked.paths.remove(at);
        travels.names.push((name, travels.id.clone()));
    }
    let demands = asked.demands(&krate);
    let emitted = ask(&krate, asked.paths, Uses::default(), Subject::Item(krate.clone(), Box::new(travels)));
    Ok(quote!(#emitted #demands))
}

/// The mark that a `#[t0::device] mod` puts on its structs, so that the derive leaves them to the module.
///
/// **Invariant:** the mark only removes output. The traits are never emitted without the checks that justify them, so a
/// mark written by a user leaves the struct without traits.
pub(crate) fn mark() -> syn::Attribute {
    parse_quote!(#[t0(__of_module)])
}

fn is_of_module(item: &ItemStruct) -> bool {
    let marked = |a: &syn::Attribute| a.parse_args::<Ident>().is_ok_and(|mark| mark == "__of_module");
    item.attrs.iter().any(|a| a.path().is_ident("t0") && marked(a))
}

/// `#[t0(crate = gpu)]`.
fn krate(item: &ItemStruct) -> syn::Result<TokenStream> {
    match item.attrs.iter().find(|a| a.path().is_ident("t0")) {
        Some(a) => Ok(attribute::of_item(a.meta.require_list()?.tokens.clone())?.krate),
        None => Ok(quote!(::t0)),
    }
}

/// What the fields of a struct hold.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fields {
    /// Plain data: the struct can be an element of memory.
    Plain,
    /// Also enums: the struct is only passed by value, because not every number in memory is a variant.
    Enums,
}

impl Fields {
    fn of(layout: &Struct) -> Fields {
        let enums = layout.fields.iter().any(|field| field.ty.first_enum().is_some());
        if enums { Fields::Enums } else { Fields::Plain }
    }
}

/// The traits: the name of the struct, how it is passed, and that it is plain data. The caller emits the checks next to
/// it.
fn traits(krate: &TokenStream, item: &ItemStruct, id: &str, fields: Fields) -> TokenStream {
    // t0-core rejects generic structs.
    if !item.generics.params.is_empty() {
        return TokenStream::new();
    }
    let (name, number) = (&item.ident, number(id));
    let text = name.to_string();
    let private = quote!(#krate::__private);
    if fields == Fields::Enums {
        let members = item.fields.members();
        return quote! {
            #[automatically_derived]
            impl #private::Sealed for #name {}
            #[automatically_derived]
            impl #krate::Arg for #name {}
            #[automatically_derived]
            impl #private::Identity for #name {
                const ID: ::core::primitive::u64 = #number;
            }
            #[automatically_derived]
            impl #private::Scalar for #name {
                const SIZE: usize = ::core::mem::size_of::<#name>();
                const ALIGN: usize = ::core::mem::align_of::<#name>();
                fn write(self, out: &mut [u8]) {
                    let mut at = 0;
                    #(at += #private::write_at(self.#members, out, at);)*
                    ::core::debug_assert_eq!(at, out.len());
                }
            }
        };
    }
    quote! {
        // SAFETY: every field is plain data and there is no padding: `checks`, or an error, is emitted next to it, and
        // the program does not build if either condition is violated.
        #[automatically_derived]
        unsafe impl #private::Zeroable for #name {}
        #[automatically_derived]
        unsafe impl #private::Pod for #name {}
        #[automatically_derived]
        impl #private::Sealed for #name {}
        #[automatically_derived]
        impl #krate::Arg for #name {}
        #[automatically_derived]
        impl #private::Identity for #name {
            const ID: ::core::primitive::u64 = #number;
        }
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

/// The conditions of the traits, checked by rustc on the actual struct: each field is data of the declared type,
/// no field is missing, and there is no padding.
fn checks(krate: &TokenStream, item: &ItemStruct, fields: Fields) -> TokenStream {
    let bound = match fields {
        Fields::Plain => quote!(#krate::__private::Pod),
        Fields::Enums => quote!(#krate::__private::Scalar),
    };
    let name = &item.ident;
    let members: Vec<syn::Member> = item.fields.members().collect();
    let types: Vec<_> = item.fields.iter().map(|f| &f.ty).collect();
    let locals: Vec<Ident> =
        (0..members.len()).map(|i| Ident::new(&format!("field_{i}"), Span::mixed_site())).collect();
    quote! {
        const _: () = {
            ::core::assert!(
                ::core::mem::size_of::<#name>() == 0 #(+ ::core::mem::size_of::<#types>())*,
                "a struct for kernels has no padding"
            );
            #[allow(dead_code)]
            fn fields_are_data(whole: #name) {
                fn is_data<T: #bound>(_: T) {}
                let #name { #(#members: #locals),* } = whole;
                #(is_data::<#types>(#locals);)*
            }
        };
    }
}

/// The traits of a struct with errors, for its other uses: emitted with the errors, or with the checks if the errors
/// are reported elsewhere.
pub(crate) fn refused(krate: &TokenStream, item: &ItemStruct, id: &str, errors: &TokenStream) -> TokenStream {
    if !item.generics.params.is_empty() {
        return TokenStream::new();
    }
    let traits = traits(krate, item, id, Fields::Plain);
    let checks = if errors.is_empty() { checks(krate, item, Fields::Plain) } else { TokenStream::new() };
    quote!(#traits #checks)
}

/// The traits, and assertions that Rust's layout is that of the kernels, given everything that the struct uses.
/// Otherwise the errors.
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
    let resolved = Resolved { krate, names: &uses.names, items: &uses.items };
    let same = structs_of(resolved, item);
    let asserted = asserted(krate, item, &own.id, &layout);
    Ok(quote!(#asserted #same))
}

/// The proofs that the structs and constants in the types of the fields are those that the compiler has found.
pub(crate) fn structs_of(resolved: Resolved<'_>, item: &ItemStruct) -> TokenStream {
    let mut names = Names::default();
    item.fields.iter().for_each(|field| names.add_type(&field.ty));
    resolved.items_of(&names)
}

/// The traits, their conditions, and assertions that Rust's layout of the struct is that of the kernels.
pub(crate) fn asserted(krate: &TokenStream, item: &ItemStruct, id: &str, layout: &Struct) -> TokenStream {
    let name = &item.ident;
    let (bytes, align) = (layout.bytes as usize, layout.align as usize);
    let members: Vec<syn::Member> = item.fields.members().collect();
    let offsets = layout.fields.iter().map(|f| f.offset as usize);
    let same = members.iter().zip(&item.fields).zip(&layout.fields).filter_map(|((member, given), field)| {
        // The tokens have the span of the user's type, where rustc reports a mismatch.
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
    let fields = Fields::of(layout);
    let (traits, plain) = (traits(krate, item, id, fields), checks(krate, item, fields));
    quote! {
        #traits
        #plain
        const _: () = {
            ::core::assert!(::core::mem::size_of::<#name>() == #bytes && ::core::mem::align_of::<#name>() == #align);
            #(::core::assert!(::core::mem::offset_of!(#name, #members) == #offsets);)*
            #checked
        };
    }
}

/// The type by a name that cannot be shadowed; `None` for structs, which rustc resolves by the same path.
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
