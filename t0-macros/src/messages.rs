//! The messages that a kernel can send to the host, as a static table next to its code.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use t0_core::ir::message::{Piece, Site, Spec};
use t0_core::source::Compiled;

/// The table of an image.
pub(crate) fn table(private: &TokenStream, compiled: &Compiled) -> TokenStream {
    let sites = compiled.sites.iter().map(|s| site(private, s));
    let words = compiled.slot_words;
    quote!(#private::Messages { sites: &[#(#sites),*], slot_words: #words })
}

fn site(private: &TokenStream, s: &Site) -> TokenStream {
    let Site { failure, file, line, pieces } = s;
    let pieces = pieces.iter().map(|p| match p {
        Piece::Text(text) => quote!(#private::message::Piece::Text(#text)),
        Piece::Value { kind, word, spec } => {
            let kind = variant(kind);
            let spec = self::spec(private, spec);
            quote!(#private::message::Piece::Value { kind: #private::message::Kind::#kind, word: #word, spec: #spec })
        }
    });
    quote!(#private::message::Site { failure: #failure, file: #file, line: #line, pieces: &[#(#pieces),*] })
}

/// The variant of an enum of `t0_abi::message`.
fn variant(x: &impl std::fmt::Debug) -> proc_macro2::Ident {
    format_ident!("{}", format!("{x:?}"), span = Span::call_site())
}

fn option(x: Option<TokenStream>) -> TokenStream {
    match x {
        Some(x) => quote!(::core::option::Option::Some(#x)),
        None => quote!(::core::option::Option::None),
    }
}

fn spec(private: &TokenStream, s: &Spec) -> TokenStream {
    let Spec { fill, align, plus, alternate, zero, width, precision, form } = s;
    let align = option(align.as_ref().map(|a| {
        let a = variant(a);
        quote!(#private::message::Align::#a)
    }));
    let (width, precision) = (option(width.map(|w| quote!(#w))), option(precision.map(|p| quote!(#p))));
    let form = variant(form);
    quote! {
        #private::message::Spec {
            fill: #fill,
            align: #align,
            plus: #plus,
            alternate: #alternate,
            zero: #zero,
            width: #width,
            precision: #precision,
            form: #private::message::Form::#form,
        }
    }
}
