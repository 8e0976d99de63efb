//! `instances!`: a list of instances that kernels name, `for(in LIST)`.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::parse::Parser;
use syn::{Path, Visibility};
use t0_core::attribute::{List, NamedList};

use crate::location::Package;
use crate::{item, paths};

/// Emits the macro that answers with the list. It has the name and the visibility of the list.
pub(crate) fn define(tokens: TokenStream) -> TokenStream {
    let NamedList { visibility, name, tokens, .. } = match syn::parse2(tokens) {
        Ok(list) => list,
        Err(error) => return error.into_compile_error(),
    };
    let package = Package::current();
    let id = item::id(package.name(), &package.file(name.span()), name.span(), &tokens);
    let export = matches!(visibility, Visibility::Public(_)).then(|| quote!(#[macro_export]));
    let unique = format_ident!("__t0_{}_{}", name, id, span = Span::call_site());
    let visibility = visibility.to_token_stream();
    quote! {
        #[doc(hidden)]
        #[allow(unused_macros, non_local_definitions)]
        #export
        macro_rules! #unique {
            ([$($t0:tt)+] $state:tt) => {
                $($t0)+::__private::__collect! { [$($t0)+] (#tokens) $state }
            };
            ($($other:tt)*) => {
                ::core::compile_error! { "this is a list of instances for kernels, not a macro" }
            };
        }
        #[doc(hidden)]
        #[allow(unused_imports)]
        #visibility use #unique as #name;
    }
}

/// The structs and enums in a list, which are queried too.
pub(crate) fn types(list: &TokenStream) -> Vec<Path> {
    let parse = |input: syn::parse::ParseStream<'_>| -> syn::Result<List> { List::parse_one(input) };
    // `define` has parsed the same tokens.
    let Ok(list) = parse.parse2(list.clone()) else { return Vec::new() };
    paths::of_arguments(list.rows.iter().flatten()).paths
}
