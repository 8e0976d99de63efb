//! The hidden module by which a proof names a device function.
//!
//! An import of a function imports everything of that name: the function, its hidden macro, and a module of that name.
//! The module leads to the function and has its number. So the caller can compare the function that rustc calls with
//! the one that the macro was compiled from, although the imports of another file are not visible to it.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};
use syn::{ItemFn, Visibility};
use t0_core::source::ItemKind;

use crate::item::Item;

/// The number of an item's definition.
pub(crate) fn number(id: &str) -> Literal {
    Literal::u64_suffixed(u64::from_str_radix(id.get(..16).unwrap_or(id), 16).unwrap_or_default())
}

/// The module of a device function. `body` is the function for rustc. A module cannot name what a block contains, so
/// there the marker is an enum with a copy of the function.
pub(crate) fn of(item: &Item, body: &TokenStream) -> TokenStream {
    let ItemKind::Device(f) = &item.kind else { return TokenStream::new() };
    let (name, vis, number) = (item.name(), &f.vis, number(&item.id));
    let allowed = quote! {
        #[doc(hidden)]
        #[allow(non_snake_case, non_camel_case_types, dead_code, unused_imports, unreachable_pub, missing_docs)]
        #[allow(clippy::all, clippy::pedantic)]
    };
    if item.in_block {
        let Ok(mut copy) = syn::parse2::<ItemFn>(body.clone()) else { return TokenStream::new() };
        copy.attrs.retain(|a| !a.path().is_ident("doc"));
        copy.sig.ident = syn::Ident::new("function", name.span());
        return quote! {
            #allowed
            #vis enum #name {}
            #allowed
            impl #name {
                #vis const ID: ::core::primitive::u64 = #number;
                #copy
            }
        };
    }
    let inner = within(vis);
    quote! {
        #allowed
        #vis mod #name {
            #inner use super::#name as function;
            #inner const ID: ::core::primitive::u64 = #number;
        }
    }
}

/// The visibility, seen from a module inside of the item's.
fn within(vis: &Visibility) -> TokenStream {
    match vis {
        Visibility::Inherited => quote!(pub(super)),
        Visibility::Public(_) => vis.to_token_stream(),
        Visibility::Restricted(restricted) => {
            let path = &restricted.path;
            let first = path.segments.first().map(|s| s.ident.to_string()).unwrap_or_default();
            match first.as_str() {
                "self" => quote!(pub(super)),
                "super" => quote!(pub(in super::#path)),
                _ => vis.to_token_stream(),
            }
        }
    }
}
