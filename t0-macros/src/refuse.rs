//! Diagnostics as `compile_error!` at the user's tokens.

use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;
use t0_core::source::Diagnostic;

pub(crate) use t0_core::attribute::error;

/// One `compile_error!` for each diagnostic.
pub(crate) fn diagnostics(all: &[Diagnostic]) -> TokenStream {
    all.iter().map(|d| at(d.span, &d.to_string())).collect()
}

fn at(span: Span, message: &str) -> TokenStream {
    quote_spanned! { span => ::core::compile_error! { #message } }
}
