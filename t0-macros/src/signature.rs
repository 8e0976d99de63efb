//! A kernel's parameters in the forms that its launch and its run on the CPU require.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{ConstParam, FnArg, GenericArgument, GenericParam, Generics, ItemFn, Pat, PathArguments, Type};

use crate::item::plain;

/// One parameter.
pub(crate) struct Parameter {
    pub(crate) name: Ident,
    pub(crate) kind: Kind,
}

/// How a parameter is passed.
pub(crate) enum Kind {
    /// `In<T>`.
    Reads(Type),
    /// `Out<T>`.
    Writes(Type),
    /// `InOut<T>`.
    Updates(Type),
    /// `Atomics<T>`.
    Shares(Type),
    /// `LdsDyn<T>`.
    Dynamic(Type),
    Scalar(Type),
}

impl Kind {
    /// The type of an element, or of the scalar.
    pub(crate) fn element(&self) -> &Type {
        match self {
            Kind::Reads(t)
            | Kind::Writes(t)
            | Kind::Updates(t)
            | Kind::Shares(t)
            | Kind::Dynamic(t)
            | Kind::Scalar(t) => t,
        }
    }
}

/// Reads the parameters of a kernel that t0-core has accepted.
pub(crate) fn parameters(item: &ItemFn) -> syn::Result<Vec<Parameter>> {
    item.sig.inputs.iter().map(parameter).collect()
}

fn parameter(argument: &FnArg) -> syn::Result<Parameter> {
    match argument {
        FnArg::Typed(typed) => match &*typed.pat {
            Pat::Ident(pattern) => Ok(Parameter { name: pattern.ident.clone(), kind: kind(&typed.ty) }),
            other => Err(syn::Error::new_spanned(other, "a kernel's parameter must be a plain name")),
        },
        FnArg::Receiver(receiver) => Err(syn::Error::new_spanned(receiver, "a kernel cannot be a method")),
    }
}

fn kind(ty: &Type) -> Kind {
    if let Type::Path(path) = ty
        && let Some(last) = path.path.segments.last()
        && let PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(GenericArgument::Type(element)) = arguments.args.first()
    {
        let element = element.clone();
        match last.ident.to_string().as_str() {
            "In" => return Kind::Reads(element),
            "Out" => return Kind::Writes(element),
            "InOut" => return Kind::Updates(element),
            "Atomics" => return Kind::Shares(element),
            "LdsDyn" => return Kind::Dynamic(element),
            _ => {}
        }
    }
    Kind::Scalar(ty.clone())
}

/// The first view type in a kernel's parameters, as a path, if there is one.
pub(crate) fn view_path(item: &ItemFn) -> Option<TokenStream> {
    item.sig.inputs.iter().find_map(|argument| match argument {
        FnArg::Typed(typed) => match &*typed.ty {
            Type::Path(path) if !matches!(kind(&typed.ty), Kind::Scalar(_) | Kind::Dynamic(_)) => {
                Some(plain(&path.path))
            }
            _ => None,
        },
        FnArg::Receiver(_) => None,
    })
}

impl Parameter {
    /// Whether its type contains one of these names.
    pub(crate) fn names_any(&self, names: &[&Ident]) -> bool {
        match &self.kind {
            Kind::Reads(t) | Kind::Writes(t) | Kind::Updates(t) | Kind::Shares(t) | Kind::Scalar(t) => {
                mentions(t.to_token_stream(), names)
            }
            Kind::Dynamic(_) => false,
        }
    }

    /// The declaration in the launch function.
    pub(crate) fn launch(&self, private: &TokenStream) -> TokenStream {
        let name = &self.name;
        match &self.kind {
            Kind::Reads(t) => quote!(#name: impl #private::IntoView<'t0, #t>),
            Kind::Writes(t) | Kind::Updates(t) | Kind::Shares(t) => {
                quote!(#name: impl #private::IntoViewMut<'t0, #t>)
            }
            Kind::Dynamic(_) => quote!(#name: u32),
            Kind::Scalar(t) => quote!(#name: #t),
        }
    }

    /// For a view: the statement that converts the argument of the launch function to a view.
    pub(crate) fn as_view(&self, private: &TokenStream) -> Option<TokenStream> {
        let name = &self.name;
        match &self.kind {
            Kind::Reads(t) => Some(quote!(let #name = #private::IntoView::<'t0, #t>::into_view(#name);)),
            Kind::Writes(t) | Kind::Updates(t) | Kind::Shares(t) => {
                Some(quote!(let #name = #private::IntoViewMut::<'t0, #t>::into_view_mut(#name);))
            }
            Kind::Dynamic(_) | Kind::Scalar(_) => None,
        }
    }

    /// For a view: the statement that converts the argument of `on_cpu` to a view.
    pub(crate) fn as_cpu_view(&self, private: &TokenStream) -> Option<TokenStream> {
        let name = &self.name;
        let ty = match &self.kind {
            Kind::Reads(t) => quote!(#private::cpu::View<'t0, #t>),
            Kind::Writes(t) | Kind::Updates(t) | Kind::Shares(t) => quote!(#private::cpu::ViewMut<'t0, #t>),
            Kind::Dynamic(_) | Kind::Scalar(_) => return None,
        };
        Some(quote!(let #name: #ty = ::core::convert::Into::into(#name);))
    }

    /// The declaration in `on_cpu`.
    pub(crate) fn on_cpu(&self, private: &TokenStream) -> TokenStream {
        let name = &self.name;
        match &self.kind {
            Kind::Reads(t) => quote!(#name: impl ::core::convert::Into<#private::cpu::View<'t0, #t>>),
            Kind::Writes(t) | Kind::Updates(t) | Kind::Shares(t) => {
                quote!(#name: impl ::core::convert::Into<#private::cpu::ViewMut<'t0, #t>>)
            }
            Kind::Dynamic(_) => quote!(#name: u32),
            Kind::Scalar(t) => quote!(#name: #t),
        }
    }

    /// The method call that passes it to the launch.
    pub(crate) fn pass(&self, private: &TokenStream) -> TokenStream {
        let name = &self.name;
        match &self.kind {
            Kind::Reads(t) => quote!(.view_in(#private::IntoView::<'t0, #t>::into_view(#name))),
            Kind::Writes(t) | Kind::Updates(t) | Kind::Shares(t) => {
                quote!(.view_out(#private::IntoViewMut::<'t0, #t>::into_view_mut(#name)))
            }
            Kind::Dynamic(t) => quote!(.lds::<#t>(#name)),
            Kind::Scalar(_) => quote!(.scalar(#name)),
        }
    }

    /// The expression that passes a view to the run on the CPU; `None` for other parameters.
    pub(crate) fn handed(&self, private: &TokenStream) -> Option<TokenStream> {
        let (name, text) = (&self.name, self.name.to_string());
        let (t, how) = match &self.kind {
            Kind::Reads(t) => {
                return Some(quote!(::core::convert::Into::<#private::cpu::View<'t0, #t>>::into(#name)));
            }
            Kind::Writes(t) => (t, quote!(output)),
            Kind::Updates(t) => (t, quote!(in_out)),
            Kind::Shares(t) => (t, quote!(atomics)),
            Kind::Dynamic(_) | Kind::Scalar(_) => return None,
        };
        Some(quote! {
            #private::cpu::ViewMut::<'t0, #t>::named(::core::convert::Into::into(#name), #text).#how()
        })
    }

    /// The expression for the argument of a lane.
    pub(crate) fn give(&self, private: &TokenStream) -> TokenStream {
        let name = &self.name;
        match &self.kind {
            Kind::Reads(_) | Kind::Writes(_) | Kind::Updates(_) | Kind::Shares(_) | Kind::Scalar(_) => quote!(#name),
            Kind::Dynamic(t) => quote!(#private::LdsDyn::<#t>::of(#name)),
        }
    }
}

/// The generic parameters of the functions for the host: the types, and the constants in the types of arguments. The
/// others are only in the struct of constants.
pub(crate) fn of_host(item: &ItemFn, parameters: &[Parameter]) -> Generics {
    let in_argument = |name: &Ident| parameters.iter().any(|p| mentions(p.kind.element().to_token_stream(), &[name]));
    kept(&item.sig.generics, |constant| in_argument(&constant.ident))
}

/// Without the constant parameters.
pub(crate) fn of_types(generics: &Generics) -> Generics {
    kept(generics, |_| false)
}

fn kept(generics: &Generics, constant: impl Fn(&ConstParam) -> bool) -> Generics {
    let keep = |p: &&GenericParam| match p {
        GenericParam::Const(c) => constant(c),
        GenericParam::Type(_) | GenericParam::Lifetime(_) => true,
    };
    Generics { params: generics.params.iter().filter(keep).cloned().collect(), ..generics.clone() }
}

/// Whether one of these names is in the tokens.
fn mentions(tokens: TokenStream, names: &[&Ident]) -> bool {
    tokens.into_iter().any(|tree| match tree {
        TokenTree::Ident(name) => names.iter().any(|known| **known == name),
        TokenTree::Group(group) => mentions(group.stream(), names),
        _ => false,
    })
}

/// Generic parameters in the forms that generated code requires.
pub(crate) struct Parameters<'a>(pub(crate) &'a Generics);

impl<'a> Parameters<'a> {
    /// As declared, with bounds.
    pub(crate) fn declared(&self) -> TokenStream {
        let all = self.0.params.iter().map(|p| match p {
            GenericParam::Type(t) => {
                let (name, bounds) = (&t.ident, &t.bounds);
                quote!(#name: #bounds)
            }
            other => bare(other),
        });
        quote!(#(#all),*)
    }

    /// As declared, with only the bound that views require.
    pub(crate) fn of_elements(&self, krate: &TokenStream) -> TokenStream {
        let all = self.0.params.iter().filter(|p| !matches!(p, GenericParam::Lifetime(_))).map(|p| match p {
            GenericParam::Type(t) => {
                let name = &t.ident;
                quote!(#name: #krate::Element)
            }
            other => bare(other),
        });
        quote!(#(#all),*)
    }

    /// As arguments.
    pub(crate) fn names(&self) -> Vec<&'a Ident> {
        let name = |p: &'a GenericParam| match p {
            GenericParam::Type(t) => Some(&t.ident),
            GenericParam::Const(c) => Some(&c.ident),
            GenericParam::Lifetime(_) => None,
        };
        self.0.params.iter().filter_map(name).collect()
    }
}

fn bare(parameter: &GenericParam) -> TokenStream {
    match parameter {
        GenericParam::Type(t) => t.ident.to_token_stream(),
        GenericParam::Const(c) => {
            let (name, ty) = (&c.ident, &c.ty);
            quote!(const #name: #ty)
        }
        GenericParam::Lifetime(l) => l.to_token_stream(),
    }
}
