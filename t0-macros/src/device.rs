//! `#[t0::device]` and `#[t0::constant]`: the item for rustc, and the macro that hands its tokens to kernels.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{ItemConst, ItemFn, Path, Visibility};
use t0_core::source::ItemKind;

use crate::collect::{Subject, Uses, ask, responder};
use crate::item::{Item, key};
use crate::{attribute, paths, refuse, rust};

/// `#[t0::device] fn`.
pub(crate) fn function(attribute: TokenStream, tokens: TokenStream) -> TokenStream {
    item(attribute, tokens, |tokens| {
        let f: ItemFn = syn::parse2(tokens)?;
        let paths = paths::of_function(&f);
        let rust = rust::plain(f.clone()).into_token_stream();
        Ok((ItemKind::Device(f), paths, rust))
    })
}

/// `#[t0::constant] const`.
pub(crate) fn constant(attribute: TokenStream, tokens: TokenStream) -> TokenStream {
    item(attribute, tokens, |tokens| {
        let c: ItemConst = syn::parse2(tokens)?;
        let paths = paths::of_constant(&c);
        let rust = c.to_token_stream();
        Ok((ItemKind::Constant(c), paths, rust))
    })
}

/// The item, the paths that it names, and what rustc gets.
type Parsed = (ItemKind, Vec<Path>, TokenStream);

fn item(
    attribute: TokenStream,
    tokens: TokenStream,
    parse: impl FnOnce(TokenStream) -> syn::Result<Parsed>,
) -> TokenStream {
    let (kind, mut paths, rust) = match parse(tokens.clone()) {
        Ok(parsed) => parsed,
        Err(error) => {
            let error = error.into_compile_error();
            return quote!(#error #tokens);
        }
    };
    let result = attribute::of_item(attribute).and_then(|attribute| {
        let mut item = Item::here(kind);
        let name = item.name().to_string();
        if paths::is_std_macro(&name) {
            return Err(refuse::error(
                item.name(),
                format!("`{name}` is a macro of std, which this item would hide where both are in scope"),
                "give it another name",
            ));
        }
        // A call of itself is not asked for, which would never be answered; t0-core refuses it with the kernel.
        if let Some(at) = paths.iter().position(|path| key(path) == name) {
            paths.remove(at);
            item.names.push((name, item.id.clone()));
        }
        Ok(ask(&attribute.krate, paths, Uses::default(), Subject::Item(attribute.krate.clone(), item)))
    });
    let macros = result.unwrap_or_else(syn::Error::into_compile_error);
    quote!(#rust #macros)
}

/// With all that the item uses: its macro under its own name, as visible as itself.
pub(crate) fn with(_krate: &TokenStream, mut item: Item, uses: Uses) -> TokenStream {
    item.names.extend(uses.names);
    let visibility = match &item.kind {
        ItemKind::Device(f) => &f.vis,
        ItemKind::Constant(c) => &c.vis,
    };
    let export = matches!(visibility, Visibility::Public(_)).then(|| quote!(#[macro_export]));
    let visibility = visibility.to_token_stream();
    let name = item.name().clone();
    let unique = format_ident!("__t0_{}_{}", name, item.id, span = proc_macro2::Span::call_site());
    let responder = responder(&unique, &item, &uses.items);
    quote! {
        #[doc(hidden)]
        #[allow(unused_macros, non_local_definitions)]
        #export
        #responder
        #[doc(hidden)]
        #[allow(unused_imports)]
        #visibility use #unique as #name;
    }
}
