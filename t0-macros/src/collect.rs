//! Collects the tokens of everything that an item uses, by queries to macros.
//!
//! Each item for kernels has a macro of the same name. A query invokes the macro of a path with the state so far. The
//! macro answers by prepending its items and invoking `__collect!`:
//! ```text
//! path!      { [crate] { "path" [todo] [names] [items] [subject] } }
//! __collect! { [crate] [its items, itself first] { .. the same .. } }
//! ```
//! A list of instances answers with the list, which the subject then has by its name:
//! ```text
//! __collect! { [crate] (list) { .. the same .. } }
//! ```
//! The attribute of a kernel is parsed twice, because the state consists of tokens: by the first invocation, which asks
//! for what the attribute names, and by the last one, which compiles the kernel. If nothing is asked for, the first
//! invocation is the last one.

use std::collections::BTreeSet;

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::parse::{Parse, ParseStream, Parser};
use syn::{ItemFn, LitStr, Path, braced, bracketed, parenthesized};
use t0_core::attribute::{Attribute, List, of_kernel};
use t0_core::source::{self, Bounds, KernelSource, LaunchRules, Named, Numbers, SourceLocation};

use crate::item::{Item, key, pairs, plain};
use crate::{device, instances, kernel, module};

/// Everything that a kernel, device function, constant or struct uses.
#[derive(Default)]
pub(crate) struct Uses {
    /// What the subject's own paths resolve to: path and id.
    pub(crate) names: Vec<(String, String)>,
    /// The items, each once.
    pub(crate) items: Vec<Item>,
}

impl Uses {
    /// The input of t0-core for a function that uses these items.
    pub(crate) fn source<'a>(
        &self,
        item: &'a ItemFn,
        block: [u32; 3],
        locate: &'a dyn Fn(Span) -> SourceLocation,
    ) -> KernelSource<'a> {
        KernelSource {
            item,
            block,
            numbers: Numbers::Exact,
            bounds: Bounds::Checked,
            instance: Vec::new(),
            rules: LaunchRules::default(),
            names: self.named(&self.names),
            of: None,
            items: self.known().into(),
            locate,
        }
    }

    /// The items in t0-core's form.
    pub(crate) fn known(&self) -> Vec<source::Item> {
        let known =
            |item: &Item| source::Item { kind: item.kind.clone(), of: item.of.clone(), names: self.named(&item.names) };
        self.items.iter().map(known).collect()
    }

    /// Paths in t0-core's form.
    pub(crate) fn named(&self, names: &[(String, String)]) -> Vec<Named> {
        let find = |(path, id): &(String, String)| {
            let item = self.items.iter().position(|item| item.id == *id)?;
            Some(Named { path: path.clone(), item })
        };
        names.iter().filter_map(find).collect()
    }
}

/// The item for which everything is collected.
pub(crate) enum Subject {
    /// `kernel { attribute } { item } [lists]`
    Kernel(Box<KernelSubject>),
    /// `item { crate } { definition }`
    Item(TokenStream, Box<Item>),
    /// `module { crate } { module }`
    Module(TokenStream, TokenStream),
}

/// A kernel.
pub(crate) struct KernelSubject {
    /// The attribute and the function as tokens.
    pub(crate) tokens: (TokenStream, TokenStream),
    /// What the tokens mean, if this invocation has parsed them.
    pub(crate) parsed: Option<(Attribute, ItemFn)>,
    /// The lists of instances that have answered: the path and the list, `{ "tiles" } { (M, N) in [..] }`.
    pub(crate) lists: Vec<(String, TokenStream)>,
}

impl KernelSubject {
    /// The attribute, with each list in the place of its name, and the function.
    fn resolved(self) -> syn::Result<(Attribute, ItemFn)> {
        let (mut attribute, item) = match self.parsed {
            Some(parsed) => parsed,
            None => (of_kernel(self.tokens.0)?, syn::parse2(self.tokens.1)?),
        };
        for (name, list) in self.lists {
            attribute.resolve(&name, &List::parse_one.parse2(list)?);
        }
        Ok((attribute, item))
    }
}

impl Subject {
    fn tokens(&self) -> TokenStream {
        match self {
            Subject::Kernel(kernel) => {
                let (attribute, item) = &kernel.tokens;
                let (names, lists) = (kernel.lists.iter().map(|l| &l.0), kernel.lists.iter().map(|l| &l.1));
                quote!(kernel { #attribute } { #item } [#({ #names } { #lists })*])
            }
            Subject::Item(krate, item) => quote!(item { #krate } #item),
            Subject::Module(krate, module) => quote!(module { #krate } { #module }),
        }
    }

    /// Adds a list of instances. Only kernels name lists.
    fn add_list(&mut self, name: &str, list: TokenStream) {
        if let Subject::Kernel(kernel) = self {
            kernel.lists.push((name.to_owned(), list));
        }
    }

    fn finish(self, uses: Uses) -> TokenStream {
        match self {
            Subject::Kernel(kernel) => kernel.resolved().map_or_else(
                |error| error.into_compile_error(),
                |(attribute, item)| kernel::with(&attribute, &item, &uses),
            ),
            Subject::Item(krate, item) => device::with(&krate, *item, uses),
            Subject::Module(krate, items) => module::with(&krate, items, uses),
        }
    }
}

/// Queries all `paths`, then continues with the subject.
pub(crate) fn ask(krate: &TokenStream, paths: Vec<Path>, uses: Uses, subject: Subject) -> TokenStream {
    let mut paths = paths.into_iter();
    let Some(path) = paths.next() else { return subject.finish(uses) };
    let (asked, call) = (key(&path), plain(&path));
    let Uses { names, items } = uses;
    let (from, to) = (names.iter().map(|n| &n.0), names.iter().map(|n| &n.1));
    let subject = subject.tokens();
    quote!(#call! { [#krate] { #asked [#({ #paths })*] [#(#from #to)*] [#(#items)*] #subject } })
}

/// The macro of an item, which answers with it and everything it uses.
pub(crate) fn responder(name: &proc_macro2::Ident, item: &Item, uses: &[Item]) -> TokenStream {
    quote! {
        macro_rules! #name {
            ([$($t0:tt)+] $state:tt) => {
                $($t0)+::__private::__collect! { [$($t0)+] [#item #(#uses)*] $state }
            };
            ($($other:tt)*) => {
                ::core::compile_error! { "this is a function, constant, struct or enum for kernels, not a macro" }
            };
        }
    }
}

struct Answer {
    krate: TokenStream,
    /// The list, if the path means a list of instances.
    list: Option<TokenStream>,
    items: Vec<Item>,
    asked: String,
    todo: Vec<Path>,
    uses: Uses,
    subject: Subject,
}

/// Processes one answer.
pub(crate) fn answer(tokens: TokenStream) -> TokenStream {
    let Answer { krate, list, items, asked, mut todo, mut uses, mut subject } = match syn::parse2(tokens) {
        Ok(answer) => answer,
        Err(error) => return error.into_compile_error(),
    };
    if let Some(list) = list {
        todo.extend(instances::types(&list));
        subject.add_list(&asked, list);
    }
    if let Some(first) = items.first() {
        uses.names.push((asked, first.id.clone()));
    }
    let known: BTreeSet<String> = uses.items.iter().map(|item| item.id.clone()).collect();
    uses.items.extend(items.into_iter().filter(|item| !known.contains(&item.id)));
    ask(&krate, todo, uses, subject)
}

fn all<T: Parse>(input: ParseStream<'_>) -> syn::Result<Vec<T>> {
    let inner;
    bracketed!(inner in input);
    let mut all = Vec::new();
    while !inner.is_empty() {
        all.push(inner.parse()?);
    }
    Ok(all)
}

struct Braced<T>(T);

impl<T: Parse> Parse for Braced<T> {
    fn parse(input: ParseStream<'_>) -> syn::Result<Braced<T>> {
        let inner;
        braced!(inner in input);
        inner.parse().map(Braced)
    }
}

/// `{ "tiles" } { (M, N) in [..] }`.
struct NamedTokens(String, TokenStream);

impl Parse for NamedTokens {
    fn parse(input: ParseStream<'_>) -> syn::Result<NamedTokens> {
        let name = input.parse::<Braced<LitStr>>()?.0.value();
        Ok(NamedTokens(name, input.parse::<Braced<TokenStream>>()?.0))
    }
}

impl Parse for Answer {
    fn parse(input: ParseStream<'_>) -> syn::Result<Answer> {
        let krate;
        bracketed!(krate in input);
        let krate = krate.parse()?;
        let (list, items) = if input.peek(syn::token::Paren) {
            let list;
            parenthesized!(list in input);
            (Some(list.parse()?), Vec::new())
        } else {
            (None, all(input)?)
        };
        let state;
        braced!(state in input);
        let asked = state.parse::<LitStr>()?.value();
        let todo = all::<Braced<Path>>(&state)?.into_iter().map(|path| path.0).collect();
        let names;
        bracketed!(names in state);
        let uses = Uses { names: pairs(&names)?, items: all(&state)? };
        let kind: syn::Ident = state.parse()?;
        let head = state.parse::<Braced<TokenStream>>()?.0;
        let subject = if kind == "kernel" {
            let tokens = (head, state.parse::<Braced<TokenStream>>()?.0);
            let lists = all::<NamedTokens>(&state)?.into_iter().map(|named| (named.0, named.1)).collect();
            Subject::Kernel(Box::new(KernelSubject { tokens, parsed: None, lists }))
        } else if kind == "module" {
            Subject::Module(head, state.parse::<Braced<TokenStream>>()?.0)
        } else {
            Subject::Item(head, Box::new(state.parse()?))
        };
        Ok(Answer { krate, list, items, asked, todo, uses, subject })
    }
}
