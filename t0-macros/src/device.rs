//! `#[t0::device]`, `#[t0::constant]` and `#[derive(t0::Arg)]`: emit the item for rustc, and the macro that passes its
//! tokens to kernels.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{ItemConst, ItemFn, Visibility};
use t0_core::attribute;
use t0_core::lang::depth;
use t0_core::source::ItemKind;

use crate::collect::{Subject, Uses, ask, responder};
use crate::item::{Item, key};
use crate::kernel::WithoutBody;
use crate::location::{Package, Places};
use crate::paths::Asked;
use crate::plain::{self, Answers};
use crate::proofs::{Names, Resolved, marker};
use crate::source_file::SourceFile;
use crate::{arg, enums, module, paths, refuse, rust};

/// The beginning of a module.
struct ModuleName;

impl Parse for ModuleName {
    fn parse(input: ParseStream<'_>) -> syn::Result<ModuleName> {
        input.call(syn::Attribute::parse_outer)?;
        input.parse::<Visibility>()?;
        input.parse::<syn::Token![mod]>()?;
        input.parse::<TokenStream>()?;
        Ok(ModuleName)
    }
}

/// `#[t0::device]`.
pub(crate) fn attribute(attribute: TokenStream, tokens: TokenStream) -> TokenStream {
    if let Err(deep) = depth::of_tokens(&tokens) {
        return refuse::diagnostics(&[deep]);
    }
    let wrong = match syn::parse2::<syn::Item>(tokens.clone()) {
        Ok(syn::Item::Mod(m)) => return module::attribute(attribute, m),
        Ok(syn::Item::Enum(e)) => return enums::define(attribute, e),
        Ok(syn::Item::Impl(block)) => refuse::error(
            &block.impl_token,
            "an `impl` for kernels must be in a module together with its struct",
            help!("put both into a `#[t0::device] mod name { .. }`, where kernels find them"),
        ),
        Ok(syn::Item::Struct(s)) => refuse::error(
            &s.struct_token,
            "a struct for kernels needs a derive",
            help!("write `#[derive(Clone, Copy, t0::Arg)] #[repr(C)]` before it"),
        ),
        // A function whose body is not Rust: its callers find the signature.
        Err(error) if let Ok(WithoutBody(f)) = syn::parse2(tokens.clone()) => {
            let errors = error.into_compile_error();
            let item = Item { refused: true, ..Item::here(ItemKind::Device(f.clone()), None) };
            let (stub, published) = (rust::hollow(f), published(&item, &[]));
            return quote!(#errors #stub #published);
        }
        Err(error) if syn::parse2::<ModuleName>(tokens.clone()).is_ok() => error,
        _ => return function(attribute, tokens),
    };
    let error = wrong.into_compile_error();
    quote!(#error #tokens)
}

/// `#[t0::device] fn`.
fn function(attribute: TokenStream, tokens: TokenStream) -> TokenStream {
    item(attribute, tokens, |tokens| {
        let f: ItemFn = syn::parse2(tokens)?;
        let asked = paths::of_function(&f);
        Ok((ItemKind::Device(f), asked))
    })
}

/// `#[t0::constant] const`.
pub(crate) fn constant(attribute: TokenStream, tokens: TokenStream) -> TokenStream {
    item(attribute, tokens, |tokens| {
        let c: ItemConst = syn::parse2(tokens)?;
        let asked = paths::of_constant(&c);
        Ok((ItemKind::Constant(c), asked))
    })
}

type Parsed = (ItemKind, Asked);

fn item(
    attribute: TokenStream,
    tokens: TokenStream,
    parse: impl FnOnce(TokenStream) -> syn::Result<Parsed>,
) -> TokenStream {
    if let Err(deep) = depth::of_tokens(&tokens) {
        return refuse::diagnostics(&[deep]);
    }
    let result = parse(tokens.clone()).and_then(|(kind, mut asked)| {
        let attribute = attribute::of_item(attribute)?;
        let mut item = Item::here(kind, None);
        item.in_block = matches!(item.kind, ItemKind::Device(_)) && SourceFile::in_block(item.name());
        let name = item.name().to_string();
        named_well(item.name())?;
        // A recursive call is not queried, since it would never be answered; t0-core rejects it.
        if let Some(at) = asked.paths.iter().position(|path| key(path) == name) {
            asked.paths.remove(at);
            item.names.push((name, item.id.clone()));
        }
        let Answers { uses, proofs, errors } = plain::answer(&attribute.krate, &mut asked, item.name());
        if !errors.is_empty() {
            item.refused = true;
            let stub = match &item.kind {
                ItemKind::Device(f) => rust::hollow(f.clone()),
                kind => kind.definition(),
            };
            let published = published(&item, &[]);
            return Ok(quote!(#errors #stub #published));
        }
        let demands = asked.demands(&attribute.krate);
        let subject = Subject::Item(attribute.krate.clone(), Box::new(item));
        let emitted = ask(&attribute.krate, asked.paths, uses, subject);
        Ok(quote!(#emitted #demands #proofs))
    });
    result.unwrap_or_else(|error| {
        // Also emits the user's own tokens, so that editors still understand them.
        let error = error.into_compile_error();
        quote!(#error #tokens)
    })
}

/// Rejects the names of std's macros.
pub(crate) fn named_well(name: &Ident) -> syn::Result<()> {
    if !paths::is_std_macro(&name.to_string()) {
        return Ok(());
    }
    Err(refuse::error(
        name,
        format!("`{name}` is a macro of std, which this item would hide"),
        help!("give it another name"),
    ))
}

/// Emits the item for rustc, given everything that it uses, and its macro with the same name and visibility.
pub(crate) fn with(krate: &TokenStream, mut item: Item, uses: Uses) -> TokenStream {
    item.names.extend(uses.names);
    let rust = match &item.kind {
        ItemKind::Device(f) => checked(krate, f, &item, &uses.items),
        ItemKind::Constant(c) => Ok(c.to_token_stream()),
        ItemKind::Struct(s) => arg::laid_out(krate, s, &item, &uses.items).map_err(|errors| {
            let stub = arg::refused(krate, s, &item.id, &errors);
            (errors, stub)
        }),
        // `enums::define` emits enums, which use no other items.
        ItemKind::Enum(e) => Ok(e.to_token_stream()),
    };
    let rust = rust.unwrap_or_else(|(errors, stub)| {
        item.refused = true;
        quote!(#errors #stub)
    });
    let published = published(&item, &uses.items);
    quote!(#rust #published)
}

/// The macro of an item, with the item's name and visibility. It contains the item and everything it uses.
pub(crate) fn published(item: &Item, uses: &[Item]) -> TokenStream {
    let visibility = match &item.kind {
        ItemKind::Device(f) => &f.vis,
        ItemKind::Constant(c) => &c.vis,
        ItemKind::Struct(s) => &s.vis,
        ItemKind::Enum(e) => &e.vis,
    };
    let export = matches!(visibility, Visibility::Public(_)).then(|| quote!(#[macro_export]));
    let visibility = visibility.to_token_stream();
    let name = item.name();
    let unique = format_ident!("__t0_{}_{}", name, item.id, span = Span::call_site());
    let responder = responder(&unique, item, uses);
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

/// The function for rustc, with its proofs and its marker; or the errors, and the function without its body.
fn checked(
    krate: &TokenStream,
    f: &ItemFn,
    item: &Item,
    others: &[Item],
) -> Result<TokenStream, (TokenStream, TokenStream)> {
    if others.iter().any(|item| item.refused) {
        return Err((TokenStream::new(), rust::hollow(f.clone())));
    }
    let uses = Uses { names: item.names.clone(), items: others.iter().chain([item]).cloned().collect() };
    let places = Places::new(Package::current(), &uses.items);
    let locate = |span: Span| places.of(span);
    let source = uses.source(f, [1; 3], &locate);
    let explicit =
        t0_core::lang::device(&source).map_err(|errors| (refuse::diagnostics(&errors), rust::hollow(f.clone())))?;
    let resolved = Resolved { krate, names: &uses.names, items: &uses.items };
    let checks = resolved.checks(&Names::of_function(f));
    let body = resolved.body(explicit, &checks);
    let (checks, marker) = (checks.beside, marker::of(item, &body));
    let allowed = allowed();
    // Calls of a function in a block use its copy.
    let unused = item.in_block.then(|| quote!(#[allow(dead_code)]));
    Ok(quote!(#checks #allowed #unused #body #marker))
}

/// Allows lints whose suggestions the kernel language does not support.
pub(crate) fn allowed() -> TokenStream {
    quote! {
        #[allow(clippy::needless_range_loop, clippy::manual_is_multiple_of, clippy::len_zero)]
        #[allow(unstable_name_collisions)]
    }
}
