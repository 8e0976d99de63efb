//! A device function, constant, struct, enum or associated item, in the form in which its macro passes it to the kernel
//! that uses it.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, TokenStreamExt, quote};
use syn::parse::{Parse, ParseStream};
use syn::{LitBool, LitStr, braced, bracketed};
use t0_core::member::Member;
use t0_core::source::ItemKind;

use crate::location::Package;

/// An item and where it was defined.
#[derive(Clone)]
pub(crate) struct Item {
    /// Unique for every item of a program.
    pub(crate) id: String,
    /// The package that defines it.
    pub(crate) package: String,
    /// Its file, relative to that package.
    pub(crate) file: String,
    /// What the paths in its body resolve to: path and id.
    pub(crate) names: Vec<(String, String)>,
    /// Whether the item has errors, which were reported at its definition.
    pub(crate) refused: bool,
    /// Whether it is defined in a block, whose items no module can name.
    pub(crate) in_block: bool,
    /// The definition.
    pub(crate) kind: ItemKind,
    /// The `impl` block that contains it.
    pub(crate) of: Option<Member>,
}

impl Item {
    /// The item defined here.
    pub(crate) fn here(kind: ItemKind, of: Option<Member>) -> Item {
        let package = Package::current();
        let mut item = Item {
            id: String::new(),
            package: package.name().to_owned(),
            file: String::new(),
            names: Vec::new(),
            refused: false,
            in_block: false,
            kind,
            of,
        };
        let span = item.name().span();
        item.file = package.file(span);
        item.id = id(&item.package, &item.file, span, &item.definition());
        item
    }

    /// The name it was defined under.
    pub(crate) fn name(&self) -> &Ident {
        self.kind.name()
    }

    /// Whether it is a constant without an attribute, which was read from the file.
    pub(crate) fn is_plain_constant(&self) -> bool {
        self.id.contains('_')
    }

    /// Its tokens.
    pub(crate) fn definition(&self) -> TokenStream {
        let definition = self.kind.definition();
        match &self.of {
            Some(of) => of.wrap(&definition),
            None => definition,
        }
    }
}

impl ToTokens for Item {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Item { id, package, file, refused, in_block, .. } = self;
        let (paths, ids) = (self.names.iter().map(|n| &n.0), self.names.iter().map(|n| &n.1));
        let definition = self.definition();
        tokens.append_all(quote!({ #id #package #file #refused #in_block [#(#paths #ids)*] #definition }));
    }
}

impl Parse for Item {
    fn parse(input: ParseStream<'_>) -> syn::Result<Item> {
        let inner;
        braced!(inner in input);
        let text = || Ok::<String, syn::Error>(inner.parse::<LitStr>()?.value());
        let (id, package, file) = (text()?, text()?, text()?);
        let refused = inner.parse::<LitBool>()?.value;
        let in_block = inner.parse::<LitBool>()?.value;
        let names;
        bracketed!(names in inner);
        let (kind, of) = match inner.parse()? {
            syn::Item::Fn(f) => (ItemKind::Device(f), None),
            syn::Item::Const(c) => (ItemKind::Constant(c), None),
            syn::Item::Struct(s) => (ItemKind::Struct(s), None),
            syn::Item::Enum(e) => (ItemKind::Enum(e), None),
            syn::Item::Impl(block) => {
                let mut all = Member::read(&block).unwrap_or_default();
                let Some((kind, of)) = all.pop() else { return Err(inner.error("expected a function or a constant")) };
                (kind, Some(of))
            }
            _ => return Err(inner.error("expected a function, a constant, a struct or an enum")),
        };
        Ok(Item { id, package, file, names: pairs(&names)?, refused, in_block, kind, of })
    }
}

/// `"path" "id" ..`
pub(crate) fn pairs(input: ParseStream<'_>) -> syn::Result<Vec<(String, String)>> {
    let mut pairs = Vec::new();
    while !input.is_empty() {
        pairs.push((input.parse::<LitStr>()?.value(), input.parse::<LitStr>()?.value()));
    }
    Ok(pairs)
}

/// The path's tokens without spaces and generic arguments: how a body refers to an item.
pub(crate) fn key(path: &syn::Path) -> String {
    let lead = path.leading_colon.map_or("", |_| "::");
    let segments: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    format!("{lead}{}", segments.join("::"))
}

/// The path without generic arguments, for invoking its macro.
pub(crate) fn plain(path: &syn::Path) -> TokenStream {
    let mut path = path.clone();
    for segment in &mut path.segments {
        segment.arguments = syn::PathArguments::None;
    }
    path.to_token_stream()
}

/// The id of an item: unique for every item of a program.
pub(crate) fn id(package: &str, file: &str, span: Span, definition: &TokenStream) -> String {
    let start = span.start();
    let text = format!("{package}\0{file}\0{}\0{}\0{definition}", start.line, start.column);
    format!("{:016x}", fnv1a(text.as_bytes()))
}

fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
