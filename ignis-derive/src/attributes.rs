//! The attribute `#[module(..)]`.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, Error, Field, LitStr, Path};

/// How the parameters of a field are named.
pub(crate) enum Naming {
    /// After this segment.
    Named(String),
    /// As if they were fields of the struct.
    Flatten,
    /// The field has no parameters.
    Skip,
}

/// The naming of a field: its own name if no attribute says otherwise.
pub(crate) fn naming(field: &Field) -> syn::Result<Naming> {
    let mut found: Option<Naming> = None;
    for attribute in ours(&field.attrs) {
        attribute.parse_nested_meta(|meta| {
            let naming = if meta.path.is_ident("name") {
                Naming::Named(name(&meta.value()?.parse()?)?)
            } else if meta.path.is_ident("flatten") {
                Naming::Flatten
            } else if meta.path.is_ident("skip") {
                Naming::Skip
            } else {
                return Err(meta.error("unknown argument: expected `name = \"..\"`, `flatten` or `skip`"));
            };
            if found.replace(naming).is_some() {
                return Err(meta.error("a field has one of `name`, `flatten` and `skip`"));
            }
            Ok(())
        })?;
    }
    let own = || field.ident.as_ref().map(|ident| ident.to_string().trim_start_matches("r#").to_owned());
    Ok(found.or_else(|| own().map(Naming::Named)).unwrap_or(Naming::Skip))
}

/// The path of `ignis` in the struct's crate.
pub(crate) fn krate(attributes: &[Attribute]) -> syn::Result<TokenStream> {
    let mut krate = quote!(::ignis);
    for attribute in ours(attributes) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("crate") {
                return Err(meta.error("unknown argument: expected `crate = path`"));
            }
            krate = meta.value()?.call(Path::parse_mod_style)?.to_token_stream();
            Ok(())
        })?;
    }
    Ok(krate)
}

fn ours(attributes: &[Attribute]) -> impl Iterator<Item = &Attribute> {
    attributes.iter().filter(|attribute| attribute.path().is_ident("module"))
}

/// A segment of a path, or several.
fn name(literal: &LitStr) -> syn::Result<String> {
    let name = literal.value();
    let valid = |segment: &str| !segment.is_empty() && segment.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if name.split('.').all(valid) {
        return Ok(name);
    }
    Err(Error::new(literal.span(), "a name is letters, digits and `_`, in segments separated by dots"))
}
