//! A function in the form that rustc receives: without the attributes that only t0-core understands.

use proc_macro2::TokenStream;
use quote::quote;
use syn::visit_mut::{self, VisitMut};
use syn::{ExprForLoop, ItemFn};
use t0_core::lang::types::Scalar;

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

/// The generic parameters of a rejected function. A constant parameter of a type that rustc does not support, which may
/// be an enum for kernels, becomes a number, so that rustc reports no second error.
pub(crate) fn numbers(generics: &mut syn::Generics) {
    for p in generics.params.iter_mut() {
        if let syn::GenericParam::Const(p) = p
            && let syn::Type::Path(t) = &p.ty
            && t.path.segments.last().is_some_and(|last| Scalar::named(&last.ident.to_string()).is_none())
        {
            p.ty = syn::parse_quote!(::core::primitive::u32);
        }
    }
}

/// The signature of a rejected function, for its other uses. Only editors see the body.
pub(crate) fn hollow(item: ItemFn) -> TokenStream {
    let ItemFn { attrs, vis, mut sig, .. } = item.clone();
    numbers(&mut sig.generics);
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
    let mut sig = sig.clone();
    numbers(&mut sig.generics);
    let body = match sig.constness {
        Some(_) => quote!(#block),
        None => quote!({ ::core::unreachable!() }),
    };
    quote!(#(#attrs)* #[allow(unused)] #vis #sig #body)
}
