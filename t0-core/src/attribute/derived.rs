//! `let LD = TK + 8`: constant parameters that are derived from others.
//!
//! A kernel with derived parameters is compiled as the function that [`Attribute::completed`] returns, in which they
//! follow the parameters of the kernel's own. What does not belong here: their types and values, which need the
//! constants in sight ([`check::derived_types`], [`check::derived_values`]).

use proc_macro2::Ident;
use quote::ToTokens;
use syn::parse::ParseStream;
use syn::visit::Visit as _;
use syn::{Expr, FnArg, GenericParam, ItemFn, Pat, Token, Type, parse_quote, parse_quote_spanned};

use super::{Attribute, Instance, error, names};
use crate::lang::check;
use crate::lang::walk::{Then, Visitor, Walk};
use crate::source::{Diagnostic, Item, Named};

/// `let NAME = VALUE` or `let NAME: TYPE = VALUE`.
#[derive(Debug, Clone)]
pub struct Derived {
    /// The name.
    pub name: Ident,
    /// The type as written.
    pub ty: Option<Type>,
    /// An expression of constants, of the kernel's constant parameters, and of the derived parameters before this one.
    pub value: Expr,
}

/// What follows `let`.
pub(super) fn derived(input: ParseStream<'_>) -> syn::Result<Derived> {
    let name = input.parse()?;
    let ty = input.parse::<Option<Token![:]>>()?.map(|_| input.parse()).transpose()?;
    input.parse::<Token![=]>()?;
    Ok(Derived { name, ty, value: input.parse()? })
}

impl Attribute {
    /// The kernel with its derived parameters, all as `usize`: its names are known, their types are not yet.
    ///
    /// # Errors
    /// A name that is used twice, a derivation that needs a later one, or a derived parameter in the signature.
    pub fn named(&self, kernel: &ItemFn) -> syn::Result<ItemFn> {
        self.check_names(kernel)?;
        let usize = || parse_quote!(usize);
        Ok(extended(kernel, self.derived.iter().map(|derived| (&derived.name, usize()))))
    }

    /// The kernel with its derived parameters after its own. `names` has the meaning of each path in their values.
    ///
    /// # Errors
    /// As [`Attribute::named`], and values without a type that constant parameters can have.
    pub fn completed(&self, kernel: &ItemFn, names: &[Named], items: &[Item]) -> Result<ItemFn, Vec<Diagnostic>> {
        self.check_names(kernel).map_err(|e| e.into_iter().map(Diagnostic::from).collect::<Vec<_>>())?;
        if self.derived.is_empty() {
            return Ok(kernel.clone());
        }
        let mut typed = Vec::new();
        for (derived, ty) in self.derived.iter().zip(check::derived_types(&self.derived, kernel, names, items)?) {
            let Derived { name, ty: written, value } = derived;
            let scalar = ty.map_err(|other| {
                let at = written.as_ref().map_or(value.to_token_stream(), ToTokens::to_token_stream);
                let help = help!("a derived parameter is an integer or a `bool`");
                vec![Diagnostic::from(error(&at, format!("`{name}` is a `{other}`"), help))]
            })?;
            let scalar = Ident::new(scalar.name(), name.span());
            typed.push((name, written.clone().unwrap_or_else(|| parse_quote!(#scalar))));
        }
        Ok(extended(kernel, typed.into_iter()))
    }

    /// An instance with the values of the derived parameters after those of the kernel's own. `completed` is from
    /// [`Attribute::completed`].
    ///
    /// # Errors
    /// Values that are not constants or do not fit their types.
    pub fn complete(
        &self,
        completed: &ItemFn,
        instance: &Instance,
        names: &[Named],
        items: &[Item],
    ) -> Result<Instance, Vec<Diagnostic>> {
        if self.derived.is_empty() {
            return Ok(instance.clone());
        }
        let values = check::derived_values(&self.derived, completed, instance, names, items)?;
        let derived = self.derived.iter().map(|derived| derived.name.clone()).zip(values);
        Ok(instance.iter().cloned().chain(derived).collect())
    }

    fn check_names(&self, kernel: &ItemFn) -> syn::Result<()> {
        let own = names(kernel);
        let argument = |argument: &FnArg| match argument {
            FnArg::Typed(typed) => match &*typed.pat {
                Pat::Ident(name) => Some(name.ident.clone()),
                _ => None,
            },
            FnArg::Receiver(_) => None,
        };
        let arguments: Vec<Ident> = kernel.sig.inputs.iter().filter_map(argument).collect();
        let is_one_of = |all: &[Derived], name: &Ident| all.iter().any(|derived| derived.name == *name);
        for (at, Derived { name, value, .. }) in self.derived.iter().enumerate() {
            let (before, after) = (&self.derived[..at], &self.derived[at..]);
            if own.contains(&name) || arguments.contains(name) || is_one_of(before, name) {
                let message = format!("`{name}` is already a parameter of `{}`", kernel.sig.ident);
                return Err(error(name, message, help!("give the derived parameter another name")));
            }
            if let Some(later) = mentions(value).into_iter().find(|name| is_one_of(after, name)) {
                return Err(match later == *name {
                    true => error(
                        &later,
                        format!("`{name}` is derived from itself"),
                        help!("derive it from the kernel's constant parameters and from constants"),
                    ),
                    false => error(
                        &later,
                        format!("`{name}` is derived from `{later}`, which is derived after it"),
                        help_with!("write `let {later} = ..` before `let {name} = ..`"),
                    ),
                });
            }
        }
        let mut found = Names::default();
        Walk(&mut found).visit_signature(&kernel.sig);
        if let Some(name) = found.0.iter().find(|name| is_one_of(&self.derived, name)) {
            return Err(error(
                name,
                format!("`{name}` is derived, so that the signature of `{}` cannot use it", kernel.sig.ident),
                help!("make it a parameter that `for(..)` lists, or use it in the body only"),
            ));
        }
        Ok(())
    }
}

/// The names among the paths of an expression.
pub(crate) fn mentions(e: &Expr) -> Vec<Ident> {
    let mut found = Names::default();
    Walk(&mut found).visit_expr(e);
    found.0
}

/// The paths that consist of a name alone.
#[derive(Default)]
struct Names(Vec<Ident>);

impl<'ast> Visitor<'ast> for Names {
    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) -> Then {
        self.0.extend(path.path.get_ident().cloned());
        Then::Children
    }

    fn visit_type_path(&mut self, path: &'ast syn::TypePath) -> Then {
        self.0.extend(path.path.get_ident().cloned());
        Then::Children
    }
}

/// The kernel with more constant parameters.
fn extended<'a>(kernel: &ItemFn, more: impl Iterator<Item = (&'a Ident, Type)>) -> ItemFn {
    let mut kernel = kernel.clone();
    let parameters = more.map(|(name, ty)| -> GenericParam { parse_quote_spanned!(name.span()=> const #name: #ty) });
    kernel.sig.generics.params.extend(parameters);
    kernel
}
