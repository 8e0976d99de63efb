//! `for(T in [..], (U, N) in [(..), ..], in LIST)`: what generic parameters stand for, and the instances that follow.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{GenericArgument, GenericParam, ItemFn, Path, Token, Visibility, bracketed, parenthesized};

use super::{Attribute, error};

/// What some generic parameters stand for, together: one value for each in every row.
#[derive(Clone, Debug)]
pub struct List {
    /// The parameters.
    pub names: Vec<Ident>,
    /// Their values: each row has as many as there are names.
    pub rows: Vec<Vec<GenericArgument>>,
}

impl List {
    /// `T in [f32, bf16]`, or `(T, N) in [(f32, 1), (bf16, 2)]`.
    ///
    /// # Errors
    /// What is not a list, at its tokens.
    pub fn parse_one(input: ParseStream<'_>) -> syn::Result<List> {
        list(input)
    }
}

/// The argument of `for(..)`.
#[derive(Debug, Default)]
pub(super) struct For {
    /// The lists that are written out.
    pub(super) lists: Vec<List>,
    /// `in LIST`: the lists that are defined elsewhere, by `instances!`.
    pub(super) named: Vec<ListName>,
}

/// `in LIST` in `for(..)`.
#[derive(Clone, Debug)]
pub struct ListName {
    /// The path of the list.
    pub path: Path,
    /// How many of [`Attribute::lists`] precede it.
    at: usize,
}

/// The content of `instances!`: `pub(crate) tiles = (M, N) in [(16, 16), (32, 16)]`.
#[derive(Clone, Debug)]
pub struct NamedList {
    /// Who may name the list.
    pub visibility: Visibility,
    /// Its name.
    pub name: Ident,
    /// The list.
    pub list: List,
    /// The list as written.
    pub tokens: TokenStream,
}

impl Parse for NamedList {
    fn parse(input: ParseStream<'_>) -> syn::Result<NamedList> {
        let (visibility, name) = (input.parse()?, input.parse()?);
        input.parse::<Token![=]>()?;
        let tokens = input.fork().parse()?;
        Ok(NamedList { visibility, name, list: list(input)?, tokens })
    }
}

/// What each generic parameter stands for, in their order.
pub type Instance = Vec<(Ident, GenericArgument)>;

/// The generic parameters that stand for something.
pub(crate) fn names(item: &ItemFn) -> Vec<&Ident> {
    let mut names = Vec::new();
    for parameter in &item.sig.generics.params {
        match parameter {
            GenericParam::Type(t) => names.push(&t.ident),
            GenericParam::Const(c) => names.push(&c.ident),
            GenericParam::Lifetime(_) => {}
        }
    }
    names
}

impl Attribute {
    /// Every combination of the rows in `for(..)`; each names its values in the order of the generic parameters.
    ///
    /// # Errors
    /// A list for no parameter, a parameter without a list or with several, or a named list that is not resolved.
    pub fn instances(&self, item: &ItemFn) -> syn::Result<Vec<Instance>> {
        let names = names(item);
        if let Some(ListName { path, .. }) = self.named.first() {
            return Err(error(
                path,
                format!("`{}` is not a list of instances", written(path)),
                help!(
                    "define it with `t0::instances! { tiles = (M, N) in [(16, 16), (32, 16)] }`, or let t0-tune emit it"
                ),
            ));
        }
        unique(&self.lists)?;
        let mut listed = self.lists.iter().flat_map(|list| &list.names);
        if let Some(name) = listed.clone().find(|name| self.derived.iter().any(|derived| derived.name == **name)) {
            return Err(error(
                name,
                format!("`{name}` is derived, so that `for(..)` cannot list values for it"),
                help_with!("remove `let {name} = ..`, or remove `{name}` from `for(..)`"),
            ));
        }
        if let Some(name) = listed.find(|name| !names.contains(name)) {
            return Err(error(
                name,
                format!("`{}` has no generic parameter `{name}`", item.sig.ident),
                help!("remove it from `for(..)`, or declare it"),
            ));
        }
        let place = |name: &Ident| names.iter().position(|known| *known == name);
        if let Some(name) = names.iter().find(|name| !self.lists.iter().any(|list| list.names.contains(name))) {
            return Err(error(
                name,
                format!("the kernel lists no values for `{name}`"),
                help_with!(
                    "a kernel is compiled for each instance that is listed: `#[t0::kernel(block = .., for({name} in [..]))]`"
                ),
            ));
        }
        let mut lists: Vec<&List> = self.lists.iter().collect();
        lists.sort_by_key(|list| list.names.iter().filter_map(place).min());
        let mut instances: Vec<Instance> = vec![Vec::new()];
        for list in lists {
            let longer = |instance: &Instance| {
                let with = |row: &Vec<GenericArgument>| {
                    let values = list.names.iter().cloned().zip(row.iter().cloned());
                    instance.iter().cloned().chain(values).collect::<Instance>()
                };
                list.rows.iter().map(with).collect::<Vec<_>>()
            };
            instances = instances.iter().flat_map(longer).collect();
        }
        for instance in &mut instances {
            instance.sort_by_key(|(name, _)| place(name));
        }
        Ok(instances)
    }

    /// Puts a list in the place of its name, a path without spaces.
    pub fn resolve(&mut self, name: &str, list: &List) {
        while let Some(first) = self.named.iter().position(|named| named.name() == name) {
            let ListName { at, .. } = self.named.remove(first);
            self.lists.insert(at, list.clone());
            self.named[first..].iter_mut().for_each(|later| later.at += 1);
        }
    }

    /// The lists as written.
    pub fn listed(&self) -> String {
        let group = |all: Vec<String>| match all.as_slice() {
            [one] => one.clone(),
            several => format!("({})", several.join(", ")),
        };
        let list = |list: &List| {
            let row = |row: &Vec<GenericArgument>| group(row.iter().map(|v| v.to_token_stream().to_string()).collect());
            let names = group(list.names.iter().map(Ident::to_string).collect());
            format!("{names} in [{}]", list.rows.iter().map(row).collect::<Vec<_>>().join(", "))
        };
        self.lists.iter().map(list).collect::<Vec<_>>().join(", ")
    }
}

impl ListName {
    /// The path without spaces.
    pub fn name(&self) -> String {
        written(&self.path)
    }
}

/// The path without spaces.
fn written(path: &Path) -> String {
    path.to_token_stream().to_string().replace(' ', "")
}

/// No parameter is listed twice.
fn unique(lists: &[List]) -> syn::Result<()> {
    let names: Vec<&Ident> = lists.iter().flat_map(|list| &list.names).collect();
    match names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
        Some((_, name)) => {
            Err(error(name, format!("`{name}` is listed twice"), help!("give all of its values in one list")))
        }
        None => Ok(()),
    }
}

/// The argument of `for(..)`.
pub(super) fn lists(input: ParseStream<'_>) -> syn::Result<For> {
    let inner;
    parenthesized!(inner in input);
    let mut all = For::default();
    while !inner.is_empty() {
        if inner.parse::<Option<Token![in]>>()?.is_some() {
            all.named.push(ListName { path: inner.call(Path::parse_mod_style)?, at: all.lists.len() });
        } else {
            all.lists.push(list(&inner)?);
            unique(&all.lists)?;
        }
        if !inner.is_empty() {
            inner.parse::<Token![,]>()?;
        }
    }
    Ok(all)
}

/// `T in [f32, bf16]`, or `(T, N) in [(f32, 1), (bf16, 2)]`.
fn list(input: ParseStream<'_>) -> syn::Result<List> {
    let several = input.peek(syn::token::Paren);
    let names: Vec<Ident> = if several {
        let inner;
        parenthesized!(inner in input);
        Punctuated::<Ident, Token![,]>::parse_terminated(&inner)?.into_iter().collect()
    } else {
        vec![input.parse()?]
    };
    let keyword: Token![in] = input.parse()?;
    let Some(first) = names.first() else {
        return Err(error(
            &keyword,
            "expected a generic parameter",
            help!("write `for((T, N) in [(f32, 1), (bf16, 2)])`"),
        ));
    };
    let values;
    bracketed!(values in input);
    let mut rows = Vec::new();
    while !values.is_empty() {
        if several {
            rows.push(row(&values, &names)?);
        } else {
            rows.push(vec![values.parse()?]);
        }
        if !values.is_empty() {
            values.parse::<Token![,]>()?;
        }
    }
    if rows.is_empty() {
        return Err(error(first, format!("the list of `{first}` is empty"), help!("name at least one type or value")));
    }
    Ok(List { names, rows })
}

/// `(f32, 1)`.
fn row(input: ParseStream<'_>, names: &[Ident]) -> syn::Result<Vec<GenericArgument>> {
    let wanted = names.iter().map(Ident::to_string).collect::<Vec<_>>().join(", ");
    let help = help_with!("write one value for each of ({wanted}), in parentheses");
    if !input.peek(syn::token::Paren) {
        let found: TokenTree = input.parse()?;
        return Err(error(&found, format!("expected a value for each of ({wanted}), found one value"), help));
    }
    let group: Group = input.fork().parse()?;
    let inner;
    parenthesized!(inner in input);
    let row: Vec<_> = Punctuated::<GenericArgument, Token![,]>::parse_terminated(&inner)?.into_iter().collect();
    if row.len() != names.len() {
        return Err(error(
            &group,
            format!("expected a value for each of ({wanted}), found {} of {}", row.len(), names.len()),
            help,
        ));
    }
    Ok(row)
}

#[cfg(test)]
mod tests {
    use super::super::of_kernel;
    use super::List;
    use quote::quote;
    use syn::parse::Parser;

    #[test]
    fn lists_take_the_places_of_their_names() {
        let mut attribute =
            of_kernel(quote!(block = 32, for(in a::b, T in [f32], in c, (M, N) in [(1, 2)], in a::b))).unwrap();
        let names: Vec<String> = attribute.named.iter().map(super::ListName::name).collect();
        assert_eq!(names, ["a::b", "c", "a::b"]);
        let list = |tokens| List::parse_one.parse2(tokens).unwrap();
        attribute.resolve("c", &list(quote!(K in [3])));
        attribute.resolve("unknown", &list(quote!(X in [0])));
        assert_eq!(attribute.listed(), "T in [f32], K in [3], (M, N) in [(1, 2)]");
        attribute.resolve("a::b", &list(quote!(L in [4])));
        assert_eq!(attribute.listed(), "L in [4], T in [f32], K in [3], (M, N) in [(1, 2)], L in [4]");
        assert!(attribute.named.is_empty());
        // The list stands there twice, as in the attribute.
        let kernel = syn::parse_quote!(
            fn k<T, const M: u32, const N: u32, const K: u32, const L: u32>() {}
        );
        let error = attribute.instances(&kernel).unwrap_err().to_string();
        assert!(error.starts_with("`L` is listed twice"), "{error}");
    }
}
