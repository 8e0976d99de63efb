//! Proofs, for rustc, that the names of an item mean what they meant to the compiler.
//!
//! | file | has |
//! |---|---|
//! | `body` | the function for rustc, in which each call states the function that was compiled |
//! | `names` | checks of the other names: constants, structs, types, bounds |
//! | `methods` | proofs that no trait hides a method of kernels |
//! | `value` | the comparison of a constant with its value |
//! | `marker` | the hidden module by which a proof names a device function |
//!
//! The compiler finds items through hidden macros, builtins and types by their spelling, and rustc finds functions,
//! constants and types in other namespaces. An import can shadow a name in one namespace and not in another. Without a
//! proof, the GPU and `on_cpu` would then run different programs.
//!
//! **Invariant:** every name that t0-core resolved has a proof in the expansion, in each scope in which it is used. A
//! name that rustc resolves to anything else is a compile error at the user's token.

mod body;
pub(crate) mod marker;
mod methods;
mod names;
pub(crate) mod value;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::quote_spanned;
use syn::Path;

pub(crate) use names::Names;

use crate::item::{Item, key};

/// What the paths of an item were resolved to.
#[derive(Clone, Copy)]
pub(crate) struct Resolved<'a> {
    /// The dependency `t0`.
    pub(crate) krate: &'a TokenStream,
    /// Paths and ids of items.
    pub(crate) names: &'a [(String, String)],
    pub(crate) items: &'a [Item],
}

impl<'a> Resolved<'a> {
    /// The item that a path means; `None` for builtins and local names.
    pub(crate) fn item(&self, path: &Path) -> Option<&'a Item> {
        self.named(&key(path))
    }

    fn named(&self, name: &str) -> Option<&'a Item> {
        let (_, id) = self.names.iter().find(|(known, _)| known == name)?;
        self.items.iter().find(|item| item.id == *id)
    }

    /// The path of the dependency with the span of the user's token.
    fn krate(&self, span: Span) -> TokenStream {
        placed(self.krate.clone(), span)
    }

    /// The path of the hidden items of the dependency.
    pub(crate) fn private(&self, span: Span) -> TokenStream {
        let krate = self.krate(span);
        quote_spanned!(span=> #krate::__private)
    }

    /// The path of a scalar type that no item of the user's can shadow.
    fn scalar(&self, scalar: t0_core::lang::types::Scalar, span: Span) -> TokenStream {
        use t0_core::lang::types::Scalar::{Bf16, Bf16x2, F16, F16x2};
        let name = syn::Ident::new(scalar.name(), span);
        match scalar {
            F16 | Bf16 | F16x2 | Bf16x2 => {
                let krate = self.krate(span);
                quote_spanned!(span=> #krate::#name)
            }
            _ => quote_spanned!(span=> ::core::primitive::#name),
        }
    }
}

/// The tokens with another span.
fn placed(tokens: TokenStream, span: Span) -> TokenStream {
    let at = |mut tree: TokenTree| {
        tree.set_span(span);
        tree
    };
    tokens.into_iter().map(at).collect()
}
