//! `#[t0::device] mod`: queries the paths that its items use, inside of the module, where they resolve correctly. Then
//! emits the items for rustc, and for each named item a macro that contains all of them.

use std::collections::BTreeSet;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{AttrStyle, Attribute, ImplItem, ItemMod};
use t0_core::attribute;
use t0_core::module::{Meaning, Module, derives};
use t0_core::source::{Diagnostic, ItemKind};

use crate::collect::{Subject, Uses, ask};
use crate::device::{allowed, named_well, published};
use crate::item::Item;
use crate::location::{Package, Places};
use crate::plain::{self, Answers};
use crate::proofs::{Names, Resolved, marker};
use crate::{arg, enums, paths, refuse, rust};

/// The attribute.
pub(crate) fn attribute(attribute: TokenStream, mut module: ItemMod) -> TokenStream {
    let attribute = match attribute::of_item(attribute) {
        Ok(attribute) => attribute,
        Err(error) => {
            let error = error.into_compile_error();
            return quote!(#error #module);
        }
    };
    let krate = attribute.krate;
    let (read, wrong) = Module::read(&module);
    let names = read.entries.iter().filter(|e| e.of.is_none()).map(|e| named_well(e.kind.name()));
    let mut errors = refuse::diagnostics(&wrong);
    errors.extend(names.filter_map(Result::err).map(syn::Error::into_compile_error));
    let Some((_, items)) = module.content.take() else { return errors };
    let is_rest = |i: &usize| read.rest.contains(i);
    let rest = items.iter().enumerate().filter(|(i, _)| is_rest(i)).map(|(_, item)| item);
    let (inner, outer): (Vec<&Attribute>, Vec<&Attribute>) =
        module.attrs.iter().partition(|a| matches!(a.style, AttrStyle::Inner(_)));
    let ItemMod { vis, ident, .. } = &module;
    let own = items.iter().enumerate().filter(|(i, _)| !is_rest(i)).map(|(_, item)| item);
    let own = quote!(mod #ident { #(#own)* });
    let mut asked = paths::of_module(&read);
    let mut answers = Answers::default();
    if errors.is_empty() {
        answers = plain::answer(&krate, &mut asked, ident);
        errors.extend(answers.errors);
    }
    let emitted = if errors.is_empty() {
        let (demands, proofs) = (asked.demands(&krate), answers.proofs);
        let asked = ask(&krate, asked.paths, answers.uses, Subject::Module(krate.clone(), own));
        quote!(#demands #asked #proofs)
    } else {
        refused(&krate, &own, errors)
    };
    quote! {
        #(#outer)*
        #vis mod #ident {
            #(#inner)*
            #(#rest)*
            #emitted
        }
    }
}

/// The items in the form in which macros pass them on.
fn items(read: &Module, uses: &Uses, refused: bool) -> Vec<Item> {
    let mut items: Vec<Item> =
        read.entries.iter().map(|e| Item { refused, ..Item::here(e.kind.clone(), e.of.clone()) }).collect();
    let ids: Vec<String> = items.iter().map(|item| item.id.clone()).collect();
    for (item, entry) in items.iter_mut().zip(&read.entries) {
        for used in entry.used() {
            let id = match read.meaning(&used.path) {
                Ok(Meaning::Own(i)) => ids.get(i).cloned(),
                Ok(Meaning::Foreign) => {
                    uses.names.iter().find(|(path, _)| *path == used.name).map(|(_, id)| id.clone())
                }
                Err(_) => None,
            };
            item.names.extend(id.map(|id| (used.name, id)));
        }
    }
    items
}

/// Emits the module, given everything that its items use.
pub(crate) fn with(krate: &TokenStream, tokens: TokenStream, uses: Uses) -> TokenStream {
    let module: ItemMod = match syn::parse2(tokens.clone()) {
        Ok(module) => module,
        Err(error) => return error.into_compile_error(),
    };
    let (read, _) = Module::read(&module);
    // An error in another item has been reported there.
    if uses.items.iter().any(|item| item.refused) {
        return refused(krate, &tokens, TokenStream::new());
    }
    let own = items(&read, &uses, false);
    let items = module.content.as_ref().map_or(&[][..], |(_, items)| items);
    match checked(krate, items, &read, &own, &uses) {
        Ok((checked, proofs)) => {
            let rust = emit(krate, &module, &read, &own, &TokenStream::new(), |entry| checked[entry].clone());
            let published = all_published(&read, &own, &uses.items);
            quote!(#rust #published #proofs)
        }
        Err(errors) => refused(krate, &tokens, errors),
    }
}

/// The macro of each item.
fn all_published(read: &Module, own: &[Item], foreign: &[Item]) -> TokenStream {
    let named = read.entries.iter().enumerate().filter(|(_, e)| e.of.is_none());
    let one = |(i, _): (usize, _)| {
        let others = own.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, item)| item);
        let uses: Vec<Item> = others.chain(foreign).cloned().collect();
        published(&own[i], &uses)
    };
    named.map(one).collect()
}

/// The errors, and items of the same names that accept any use, so that no further error follows.
fn refused(krate: &TokenStream, tokens: &TokenStream, errors: TokenStream) -> TokenStream {
    let Ok(module) = syn::parse2::<ItemMod>(tokens.clone()) else { return errors };
    let (read, _) = Module::read(&module);
    let own = items(&read, &Uses::default(), true);
    let rust = emit(krate, &module, &read, &own, &errors, |_| TokenStream::new());
    let published = all_published(&read, &own, &[]);
    quote!(#errors #rust #published)
}

/// The code for each entry: functions with the inferred types inserted, whole enums, and for structs the checks by
/// rustc. Then the proofs of all entries. Otherwise the errors.
fn checked(
    krate: &TokenStream,
    items: &[syn::Item],
    read: &Module,
    own: &[Item],
    uses: &Uses,
) -> Result<(Vec<TokenStream>, TokenStream), TokenStream> {
    let all = Uses { names: vec![], items: own.iter().chain(&uses.items).cloned().collect() };
    let places = Places::new(Package::current(), &all.items);
    let locate = |span: Span| places.of(span);
    let placeholder: syn::ItemFn = syn::parse_quote!(
        fn placeholder() {}
    );
    let mut source = all.source(&placeholder, [1; 3], &locate);
    let (mut checked, mut wrong, mut told) = (vec![], TokenStream::new(), BTreeSet::new());
    let mut proofs = TokenStream::new();
    // A function's errors also affect its callers, but are reported once.
    let mut tell = |errors: Vec<Diagnostic>| {
        for d in errors {
            let at = locate(d.span);
            if told.insert((at, d.to_string())) {
                wrong.extend(refuse::diagnostics(&[d]));
            }
        }
    };
    for (entry, item) in read.entries.iter().zip(own) {
        let resolved = Resolved { krate, names: &item.names, items: &all.items };
        let result = match &entry.kind {
            ItemKind::Device(f) => {
                source.item = f;
                source.of = entry.of.as_ref();
                source.names = all.named(&item.names);
                t0_core::lang::device(&source).map(|explicit| {
                    let checks = resolved.checks(&Names::of_function(f));
                    let body = resolved.body(explicit, &checks);
                    proofs.extend(checks.beside);
                    if entry.of.is_none() {
                        proofs.extend(marker::of(item, &body));
                    }
                    body
                })
            }
            ItemKind::Constant(c) => Ok(c.to_token_stream()),
            ItemKind::Enum(_) => match items.get(entry.place.0) {
                Some(syn::Item::Enum(e)) => enums::rust(krate, e, &item.id),
                _ => Ok(TokenStream::new()),
            },
            ItemKind::Struct(s) => {
                let at = checked.len();
                t0_core::lang::check::structure(&source.items, at).map(|layout| {
                    let (asserted, same) = (arg::asserted(krate, s, &item.id, &layout), arg::structs_of(resolved, s));
                    quote!(#asserted #same)
                })
            }
        };
        checked.push(result.unwrap_or_else(|errors| {
            tell(errors);
            TokenStream::new()
        }));
    }
    if wrong.is_empty() { Ok((checked, proofs)) } else { Err(wrong) }
}

/// Emits the module's items for rustc. `checked` contains the code for each entry; it is empty if the module has
/// `errors`.
fn emit(
    krate: &TokenStream,
    module: &ItemMod,
    read: &Module,
    own: &[Item],
    errors: &TokenStream,
    checked: impl Fn(usize) -> TokenStream,
) -> TokenStream {
    let entry = |at: usize, inner: usize| read.entries.iter().position(|e| e.place == (at, inner));
    let allowed = allowed();
    let of = |at, inner| entry(at, inner).map(&checked).filter(|tokens| !tokens.is_empty());
    let mut out = TokenStream::new();
    for (at, item) in module.content.iter().flat_map(|(_, items)| items).enumerate() {
        match item {
            syn::Item::Fn(f) => {
                let attrs = kept(&f.attrs);
                out.extend(match of(at, 0) {
                    Some(explicit) => quote!(#(#attrs)* #allowed #explicit),
                    None => rust::hollow(syn::ItemFn { attrs: attrs.into_iter().cloned().collect(), ..f.clone() }),
                });
            }
            syn::Item::Const(c) => {
                let c = syn::ItemConst { attrs: kept(&c.attrs).into_iter().cloned().collect(), ..c.clone() };
                out.extend(c.into_token_stream());
            }
            syn::Item::Struct(s) => {
                let (mut s, asserted) = (s.clone(), of(at, 0));
                let derived = derives(&s.attrs).iter().any(|d| d == "Arg");
                let asserted = asserted.unwrap_or_else(|| {
                    if derived {
                        arg::refused(krate, &s, entry(at, 0).map_or("", |i| &own[i].id), errors)
                    } else {
                        TokenStream::new()
                    }
                });
                if derived {
                    s.attrs.push(arg::mark());
                }
                out.extend(quote!(#s #asserted));
            }
            syn::Item::Enum(e) => {
                let of_errors =
                    || enums::refused(krate, e, entry(at, 0).map_or("", |i| &own[i].id), &TokenStream::new());
                out.extend(of(at, 0).unwrap_or_else(of_errors));
            }
            syn::Item::Impl(block) => {
                let mut whole = syn::ItemImpl { items: vec![], ..block.clone() };
                for (i, inner) in block.items.iter().enumerate() {
                    whole.items.push(match inner {
                        ImplItem::Fn(f) => ImplItem::Verbatim(match of(at, i) {
                            Some(explicit) => {
                                let attrs = kept(&f.attrs);
                                quote!(#(#attrs)* #allowed #explicit)
                            }
                            None => rust::hollow_method(f),
                        }),
                        other => other.clone(),
                    });
                }
                out.extend(whole.into_token_stream());
            }
            other => out.extend(other.to_token_stream()),
        }
    }
    out
}

/// The attributes without those that the module already implies.
fn kept(attrs: &[Attribute]) -> Vec<&Attribute> {
    let said = |a: &&Attribute| a.path().segments.last().is_some_and(|s| s.ident == "device" || s.ident == "constant");
    attrs.iter().filter(|a| !said(a)).collect()
}
