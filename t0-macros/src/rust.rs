//! A function in the form that rustc receives: without the attributes that only t0-core understands.

use proc_macro2::TokenStream;
use quote::quote;
use syn::visit_mut::{self, VisitMut};
use syn::{ExprForLoop, ItemFn};

/// Removes `#[unroll]`.
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

/// The function in the form of a local item of `on_cpu`, without documentation and visibility, which belong to the
/// launch.
pub(crate) fn local(mut item: ItemFn) -> ItemFn {
    item.attrs.retain(|a| !a.path().is_ident("doc"));
    item.vis = syn::Visibility::Inherited;
    item
}

/// The signature of a rejected function, for its other uses. Only editors see the body.
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

/// As for a function. A `const` method keeps its body, because it may be evaluated at compile time.
pub(crate) fn hollow_method(f: &syn::ImplItemFn) -> TokenStream {
    let syn::ImplItemFn { attrs, vis, sig, block, .. } = f;
    let body = match sig.constness {
        Some(_) => quote!(#block),
        None => quote!({ ::core::unreachable!() }),
    };
    quote!(#(#attrs)* #[allow(unused)] #vis #sig #body)
}
