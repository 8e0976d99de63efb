//! A function as rustc gets it: without the attributes that only t0-core understands.

use proc_macro2::TokenStream;
use quote::quote;
use syn::visit_mut::{self, VisitMut};
use syn::{ExprForLoop, ItemFn};

/// Takes out `#[unroll]`.
pub(crate) fn plain(mut item: ItemFn) -> ItemFn {
    struct Unroll;
    impl VisitMut for Unroll {
        fn visit_expr_for_loop_mut(&mut self, f: &mut ExprForLoop) {
            f.attrs.retain(|a| !a.path().is_ident("unroll"));
            visit_mut::visit_expr_for_loop_mut(self, f);
        }
    }
    Unroll.visit_item_fn_mut(&mut item);
    item
}

/// The bare function that becomes a local of `on_cpu`: documentation and visibility belong to the launch.
pub(crate) fn local(mut item: ItemFn) -> ItemFn {
    item.attrs.retain(|a| !a.path().is_ident("doc"));
    item.vis = syn::Visibility::Inherited;
    item
}

/// The signature of a refused function, for its other uses; the body is left to editors.
pub(crate) fn hollow(item: ItemFn) -> TokenStream {
    let ItemFn { attrs, vis, sig, .. } = item.clone();
    let whole = plain(item);
    quote! {
        #(#attrs)*
        #[allow(unused)]
        #vis #sig {
            ::core::unreachable!()
        }
        #[allow(unexpected_cfgs)]
        const _: () = {
            #[cfg(rust_analyzer)]
            #whole
        };
    }
}

/// The same of a method. What is computed while the crate is built keeps its body.
pub(crate) fn hollow_method(f: &syn::ImplItemFn) -> TokenStream {
    let syn::ImplItemFn { attrs, vis, sig, block, .. } = f;
    let body = match sig.constness {
        Some(_) => quote!(#block),
        None => quote!({ ::core::unreachable!() }),
    };
    quote!(#(#attrs)* #[allow(unused)] #vis #sig #body)
}
