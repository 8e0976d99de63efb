//! Diagnostics as `compile_error!` at the user's tokens.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use t0_core::source::Diagnostic;

/// A syntax error that says what to write instead.
pub(crate) fn error(at: &impl ToTokens, message: impl AsRef<str>, help: impl AsRef<str>) -> syn::Error {
    syn::Error::new(at.span(), format!("{}\nhelp: {}", message.as_ref(), help.as_ref()))
}

/// One `compile_error!` for each diagnostic.
pub(crate) fn diagnostics(all: &[Diagnostic]) -> TokenStream {
    all.iter().map(|d| at(d.span, &d.to_string())).collect()
}

fn at(span: Span, message: &str) -> TokenStream {
    quote_spanned! { span => ::core::compile_error! { #message } }
}
