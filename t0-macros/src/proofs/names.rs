//! Checks of the names that are not called: constants, structs, types and bounds.
//!
//! They are emitted beside the item, in its scope, and again in each block of its body that has imports.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned as _;
use syn::visit::Visit as _;
use syn::{GenericArgument, GenericParam, Generics, ItemFn, Path, PathArguments, TypeParamBound, WherePredicate};
use t0_core::lang::check;
use t0_core::lang::macros;
use t0_core::lang::prelude;
use t0_core::lang::types::{ACCUMULATORS, Scalar};
use t0_core::lang::walk::{Then, Visitor, Walk};
use t0_core::source::ItemKind;

use super::Resolved;
use super::marker::number;
use crate::collect::Uses;
use crate::item::{Item, key};
use crate::refuse;

/// The paths of an item, each once, at its first use.
#[derive(Default)]
pub(crate) struct Names {
    /// Names of the item's own that hide others: generic parameters.
    own: BTreeSet<String>,
    /// All paths.
    all: BTreeMap<String, Path>,
    /// The paths in the positions of types.
    types: BTreeMap<String, Path>,
    /// The paths of values.
    values: BTreeMap<String, Path>,
    /// The bounds of type parameters.
    bounds: BTreeMap<String, Path>,
    /// The methods that it calls, each once.
    pub(super) methods: Vec<Ident>,
    /// The segments of all paths.
    pub(super) words: BTreeSet<String>,
}

impl Names {
    /// The paths of a function.
    pub(crate) fn of_function(item: &ItemFn) -> Names {
        let mut names = Names::default();
        names.generics(&item.sig.generics);
        Walk(&mut names).visit_item_fn(&macros::open(item));
        names
    }

    /// Adds the paths of a type.
    pub(crate) fn add_type(&mut self, ty: &syn::Type) {
        Walk(self).visit_type(ty);
    }

    /// Adds the paths of an expression.
    pub(crate) fn add_expression(&mut self, e: &syn::Expr) {
        Walk(self).visit_expr(e);
    }

    fn generics(&mut self, generics: &Generics) {
        for parameter in &generics.params {
            match parameter {
                GenericParam::Type(t) => {
                    self.own.insert(t.ident.to_string());
                    self.bounds(t.bounds.iter());
                }
                GenericParam::Const(c) => {
                    self.own.insert(c.ident.to_string());
                    Walk(self).visit_type(&c.ty);
                }
                GenericParam::Lifetime(_) => {}
            }
        }
        for predicate in generics.where_clause.iter().flat_map(|w| &w.predicates) {
            if let WherePredicate::Type(t) = predicate {
                self.bounds(t.bounds.iter());
            }
        }
    }

    fn bounds<'a>(&mut self, bounds: impl Iterator<Item = &'a TypeParamBound>) {
        for bound in bounds {
            if let TypeParamBound::Trait(t) = bound {
                self.bounds.entry(key(&t.path)).or_insert_with(|| t.path.clone());
            }
        }
    }

    /// A path without generic arguments, as the item uses it.
    pub(super) fn plain(&self, name: &str) -> Option<Path> {
        let Some(path) = self.all.get(name) else { return syn::parse_str(name).ok() };
        let mut path = path.clone();
        path.segments.iter_mut().for_each(|s| s.arguments = syn::PathArguments::None);
        Some(path)
    }

    fn note(&mut self, path: &Path) -> Option<String> {
        self.words.extend(path.segments.iter().map(|s| s.ident.to_string()));
        let first = path.segments.first()?.ident.to_string();
        if first == "Self" || self.own.contains(&first) {
            return None;
        }
        let key = key(path);
        self.all.entry(key.clone()).or_insert_with(|| path.clone());
        Some(key)
    }
}

impl<'ast> Visitor<'ast> for Names {
    fn visit_type_path(&mut self, t: &'ast syn::TypePath) -> Then {
        if t.qself.is_none()
            && let Some(key) = self.note(&t.path)
        {
            self.types.entry(key).or_insert_with(|| t.path.clone());
        }
        Then::Children
    }

    fn visit_expr_path(&mut self, p: &'ast syn::ExprPath) -> Then {
        if p.qself.is_none()
            && let Some(key) = self.note(&p.path)
        {
            self.values.entry(key).or_insert_with(|| p.path.clone());
        }
        Then::Children
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) -> Then {
        if !self.methods.contains(&call.method) {
            self.methods.push(call.method.clone());
        }
        Then::Children
    }

    fn visit_pat_ident(&mut self, p: &'ast syn::PatIdent) -> Then {
        self.note(&p.ident.clone().into());
        Then::Children
    }

    fn visit_expr_struct(&mut self, s: &'ast syn::ExprStruct) -> Then {
        self.note(&s.path);
        Then::Children
    }

    fn visit_pat_struct(&mut self, s: &'ast syn::PatStruct) -> Then {
        self.note(&s.path);
        Then::Children
    }

    fn visit_pat_tuple_struct(&mut self, s: &'ast syn::PatTupleStruct) -> Then {
        self.note(&s.path);
        Then::Children
    }
}

/// The checks of an item's names.
#[derive(Default)]
pub(crate) struct Checks {
    /// Those that are emitted beside the item.
    pub(crate) beside: TokenStream,
    /// Those of plain constants, which the item's attribute has emitted already.
    pub(super) plain: TokenStream,
}

/// The traits of the language and of std that a bound may name, by paths that cannot be shadowed.
const BOUNDS: &[(&str, &str)] = &[
    ("Arg", "Arg"),
    ("AtomicBits", "AtomicBits"),
    ("AtomicValue", "AtomicValue"),
    ("Element", "Element"),
    ("Float", "Float"),
    ("FloatExt", "FloatExt"),
    ("IntExt", "IntExt"),
    ("Packed", "Packed"),
    ("Scalar", "Scalar"),
    ("AccElement", "wmma::AccElement"),
    ("MatrixElement", "wmma::MatrixElement"),
    ("Sums", "wmma::Sums"),
    ("WmmaElement", "wmma::WmmaElement"),
    ("WordExt", "WordExt"),
    ("WaveBits", "wave::WaveBits"),
    ("WaveNumber", "wave::WaveNumber"),
    ("WaveValue", "wave::WaveValue"),
];

impl Resolved<'_> {
    /// The checks of an item's names.
    pub(crate) fn checks(&self, names: &Names) -> Checks {
        let mut checks = self.items_of(names);
        let types: TokenStream = names.types.values().filter_map(|path| self.of_type(path)).collect();
        let bounds: TokenStream = names.bounds.values().map(|path| self.bound(path)).collect();
        let values: TokenStream = names.values.values().filter_map(|path| self.of_value(path)).collect();
        if !(types.is_empty() && bounds.is_empty()) {
            checks.extend(quote! {
                #[allow(dead_code, unused, clippy::all, clippy::pedantic)]
                const _: () = { #types #bounds };
            });
        }
        checks.extend(values);
        checks.extend(self.methods(names));
        Checks { beside: checks, plain: self.constants(names, Item::is_plain_constant) }
    }

    /// The proofs that structs, enums, functions and constants are those that the compiler has found.
    pub(crate) fn items_of(&self, names: &Names) -> TokenStream {
        let mut all = self.constants(names, |item| !item.is_plain_constant());
        all.extend(self.numbered(names));
        all
    }

    fn constants(&self, names: &Names, which: impl Fn(&Item) -> bool) -> TokenStream {
        // Copied only if there are constants, because items can be large.
        let copied = || Uses { names: Vec::new(), items: self.items.to_vec() }.known();
        let mut known = None;
        let one = |(name, id): &(String, String)| -> Option<TokenStream> {
            let at = self.items.iter().position(|item| item.id == *id)?;
            let item = &self.items[at];
            if !(matches!(item.kind, ItemKind::Constant(_)) && which(item)) {
                return None;
            }
            let path = names.plain(name)?;
            let (ty, value) = check::constant(known.get_or_insert_with(copied), at).ok()?;
            let message = format!(
                "`{name}` is another constant here than the one that the kernel was compiled with: give one of them another name"
            );
            Some(self.constant(&path, &ty, &value, &message).unwrap_or_else(|| {
                let message = format!("the value of `{name}` cannot be compared with that of the kernel");
                quote_spanned!(path.span()=> ::core::compile_error! { #message })
            }))
        };
        self.names.iter().filter_map(one).collect()
    }

    fn numbered(&self, names: &Names) -> TokenStream {
        let one = |(name, id): &(String, String)| -> Option<TokenStream> {
            let path = names.plain(name)?;
            let span = path.span();
            let at = self.items.iter().position(|item| item.id == *id)?;
            let number = number(id);
            match &self.items[at].kind {
                ItemKind::Device(_) => {
                    let message = format!(
                        "`{name}` is another function here than the one that the kernel was compiled with: import the function and its hidden macro together, as `use module::{name}` does"
                    );
                    Some(quote_spanned!(span=> const _: () = ::core::assert!(#path::ID == #number, #message);))
                }
                kind @ (ItemKind::Struct(_) | ItemKind::Enum(_)) => {
                    let private = self.private(span);
                    let what = if matches!(kind, ItemKind::Enum(_)) { "enum" } else { "struct" };
                    let message = format!(
                        "`{name}` is another {what} here than the one that the kernel was compiled with: give one of them another name"
                    );
                    Some(quote_spanned! {span=>
                        const _: () = ::core::assert!(<#path as #private::Identity>::ID == #number, #message);
                    })
                }
                ItemKind::Constant(_) => None,
            }
        };
        self.names.iter().filter_map(one).collect()
    }

    /// A check that a type is the one of the language; `None` for structs and enums, and for names that are no types.
    fn of_type(&self, path: &Path) -> Option<TokenStream> {
        let span = path.span();
        if self.item(path).is_some() {
            return None;
        }
        let mut plain = path.clone();
        plain.segments.iter_mut().for_each(|s| s.arguments = syn::PathArguments::None);
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let (last, before) = names.split_last()?;
        let private = self.private(span);
        let builtins = quote_spanned!(span=> #private::builtins);
        let name = &path.segments.last()?.ident;
        if before.last().is_some_and(|module| module == "wmma") {
            let right = quote_spanned!(span=> #private::wmma::#name);
            return Some(match last.as_str() {
                "A" | "B" => quote_spanned! {span=>
                    const _: () = {
                        fn same<T: #private::wmma::MatrixElement>(found: #plain<T>) -> #right<T> { found }
                    };
                },
                _ if ACCUMULATORS.iter().any(|(_, known)| known == last) || matches!(last.as_str(), "I4" | "U4") => {
                    quote_spanned!(span=> const _: fn(#plain) -> #right = |found| found;)
                }
                _ => return None,
            });
        }
        if let Some(scalar) = Scalar::named(last) {
            let right = self.scalar(scalar, span);
            return Some(quote_spanned!(span=> const _: fn(#plain) -> #right = |found| found;));
        }
        match last.as_str() {
            "In" | "Out" | "InOut" | "Atomics" | "LdsDyn" => Some(quote_spanned! {span=>
                const _: () = {
                    fn same<T>(found: #plain<T>) -> #builtins::#name<T> { found }
                };
            }),
            "Lds" => Some(quote_spanned! {span=>
                const _: () = {
                    fn same<T, const N: usize, const M: usize>(found: #plain<T, N, M>) -> #builtins::Lds<T, N, M> {
                        found
                    }
                };
            }),
            _ => None,
        }
    }

    /// A check that a bound is a trait of the language.
    fn bound(&self, path: &Path) -> TokenStream {
        let span = path.span();
        let last = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let krate = self.krate(span);
        let right = match BOUNDS.iter().find(|(name, _)| *name == last) {
            Some((_, right)) => {
                let names = right.split("::").map(|name| syn::Ident::new(name, span));
                quote_spanned!(span=> #krate #(::#names)*)
            }
            None => match last.as_str() {
                "Clone" | "Default" => {
                    let name = syn::Ident::new(&last, span);
                    let module = syn::Ident::new(&last.to_lowercase(), span);
                    quote_spanned!(span=> ::core::#module::#name)
                }
                "Copy" | "Send" | "Sized" | "Sync" => {
                    let name = syn::Ident::new(&last, span);
                    quote_spanned!(span=> ::core::marker::#name)
                }
                "PartialEq" | "PartialOrd" => {
                    let name = syn::Ident::new(&last, span);
                    quote_spanned!(span=> ::core::cmp::#name)
                }
                "Add" | "Sub" | "Mul" | "Div" | "Rem" | "Neg" | "Not" | "BitAnd" | "BitOr" | "BitXor" | "Shl"
                | "Shr" | "AddAssign" | "SubAssign" | "MulAssign" | "DivAssign" | "RemAssign" | "BitAndAssign"
                | "BitOrAssign" | "BitXorAssign" | "ShlAssign" | "ShrAssign" => {
                    let name = syn::Ident::new(&last, span);
                    quote_spanned!(span=> ::core::ops::#name)
                }
                _ => {
                    let shown = key(path);
                    return refuse::error(
                        path,
                        format!("`{shown}` is not a trait of kernels, and its methods could hide those of kernels"),
                        help!("use a trait of `t0` as the bound: `Element`, `Float`, `Packed`, `AtomicValue`"),
                    )
                    .into_compile_error();
                }
            },
        };
        // Arguments can name generic parameters of the item: the trait is compared for all types in their places.
        // Associated types do not matter.
        let mut plain = path.clone();
        let arguments = match plain.segments.last_mut().map(|s| std::mem::take(&mut s.arguments)) {
            Some(PathArguments::AngleBracketed(arguments)) => arguments.args,
            _ => Punctuated::new(),
        };
        let types = arguments.iter().filter(|argument| matches!(argument, GenericArgument::Type(_)));
        let all: Vec<Ident> = types.enumerate().map(|(n, _)| quote::format_ident!("T{n}")).collect();
        let of = (!all.is_empty()).then(|| quote!(<#(#all),*>));
        quote_spanned! {span=>
            const _: () = {
                fn needs<#(#all,)* T: #right #of>() {}
                fn same<#(#all,)* T: #plain #of>() { needs::<#(#all,)* T>() }
            };
        }
    }

    /// A check of a constant of a scalar type, or of a choice such as `Scope::Device`.
    fn of_value(&self, path: &Path) -> Option<TokenStream> {
        if self.item(path).is_some() {
            return None;
        }
        let span = path.span();
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let [.., of, last] = names.as_slice() else { return None };
        let name = &path.segments.last()?.ident;
        let shown = key(path);
        if matches!(of.as_str(), "Scope" | "Order") {
            let krate = self.krate(span);
            let of = syn::Ident::new(of, span);
            let message = format!("`{shown}` is not the `{of}` of kernels: give the other item another name");
            return Some(quote_spanned! {span=>
                const _: () = ::core::assert!(::core::matches!(#path, #krate::#of::#name), #message);
            });
        }
        let (scalar, right) = match Scalar::named(of) {
            Some(scalar) => {
                prelude::constant_of(scalar, last)?;
                let ty = self.scalar(scalar, span);
                (scalar, quote_spanned!(span=> #ty::#name))
            }
            None => {
                let [.., of, consts, _] = names.as_slice() else { return None };
                let scalar = Scalar::named(of).filter(|s| s.is_real() && consts == "consts")?;
                prelude::float_constant(last)?;
                let of = syn::Ident::new(of, span);
                (scalar, quote_spanned!(span=> ::core::#of::consts::#name))
            }
        };
        let ty = match (scalar.is_real(), last.as_str()) {
            (false, "BITS") => self.scalar(Scalar::U32, span),
            _ => self.scalar(scalar, span),
        };
        let message =
            format!("`{shown}` is not the constant of kernels with this name: give the other item another name");
        let bits = scalar.is_real().then(|| quote_spanned!(span=> .to_bits()));
        Some(quote_spanned! {span=>
            const _: () = {
                let found: #ty = #path;
                ::core::assert!(found #bits == #right #bits, #message);
            };
        })
    }
}
