//! `let LD = TK + 8`: what the expansion has for derived parameters.
//!
//! The body declares them after the parameters of the kernel's own. Constant parameters are values for the host, and
//! stable Rust cannot compute constant arguments in generic code, so each instance has the body with its values
//! (`Instances::body`), which `on_cpu` calls.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, format_ident, quote};
use syn::{Expr, FnArg, GenericArgument, ItemFn, Type};
use t0_core::attribute::{Attribute, Instance};

use crate::enums;
use crate::kernel::Kernel;
use crate::named::Named;
use crate::proofs::Resolved;
use crate::signature::Parameters;

/// The derived parameters of a kernel.
pub(crate) struct Derivations<'a> {
    pub(crate) private: &'a TokenStream,
    pub(crate) resolved: Resolved<'a>,
    /// The constant parameters that are enums: their names and types.
    pub(crate) enums: &'a [(Ident, Type)],
    pub(crate) attribute: &'a Attribute,
    /// The kernel without the derived parameters. Here and in `kernel`, enums are codes.
    pub(crate) item: &'a ItemFn,
    pub(crate) kernel: &'a Kernel,
}

impl Derivations<'_> {
    /// Whether instances have the body. The body of a kernel without constant parameters is called by `on_cpu` itself,
    /// and so is the only body of a kernel without generic parameters.
    pub(crate) fn by_instance(&self) -> bool {
        let generic = !Parameters(&self.item.sig.generics).names().is_empty();
        generic && self.kernel.completed.sig.generics.const_params().next().is_some()
    }

    /// The generic arguments of the body of a kernel without generic parameters.
    pub(crate) fn only_arguments(&self) -> TokenStream {
        let values = self.kernel.instances.first().map(|instance| values(&instance.completed));
        match values {
            Some(values) if !values.is_empty() => quote!(::<#(#values),*>),
            _ => TokenStream::new(),
        }
    }

    /// The type of the body: a `fn` pointer.
    pub(crate) fn pointer(&self) -> TokenStream {
        let types = self.item.sig.inputs.iter().filter_map(|argument| match argument {
            FnArg::Typed(typed) => Some(&typed.ty),
            FnArg::Receiver(_) => None,
        });
        quote!(fn(#(#types),*))
    }

    /// The function that gives a body that type, for the scope that has the body.
    pub(crate) fn typed(&self) -> TokenStream {
        let (declared, pointer) = (Parameters(&self.item.sig.generics).declared(), self.pointer());
        let bounds = self.item.sig.generics.where_clause.as_ref().map(|w| &w.predicates);
        quote! {
            const fn __t0_typed<#declared>(body: #pointer) -> #pointer where #bounds { body }
        }
    }

    /// The member of an `Instances` implementation that returns the body of each of these instances.
    pub(crate) fn bodies(&self, instances: &[usize]) -> TokenStream {
        let (private, name) = (self.private, &self.item.sig.ident);
        let arm = |&at: &usize| {
            let instance = self.kernel.instances.get(at)?;
            let (own, completed) = (values(&instance.values), values(&instance.completed));
            Some(quote! {
                #at => {
                    const BODY: &dyn #private::Any = &__t0_typed::<#(#own),*>(#name::<#(#completed),*>);
                    // SAFETY: t0-core has accepted the body and everything that it calls.
                    unsafe { #private::cpu::Body::new(BODY) }
                }
            })
        };
        let arms = instances.iter().filter_map(arm);
        quote! {
            #[inline]
            fn body(at: ::core::primitive::usize) -> #private::cpu::Body {
                match at {
                    #(#arms)*
                    _ => #private::cpu::Body::NONE,
                }
            }
        }
    }

    /// The values of the derived parameters of each instance, as a constant of the kernel.
    pub(crate) fn table(&self) -> Option<TokenStream> {
        let own = self.item.sig.generics.params.len();
        let types: Vec<_> = self.kernel.completed.sig.generics.const_params().map(|p| &p.ty).collect();
        let types = &types[types.len() - self.attribute.derived.len()..];
        let row = |instance: &Instance| {
            let values = instance[own..].iter().map(|(_, value)| expression(value));
            quote!((#(#values,)*))
        };
        let rows: Vec<_> = self.kernel.instances.iter().map(|instance| row(&instance.completed)).collect();
        let count = rows.len();
        (!types.is_empty()).then(|| {
            quote! {
                #[allow(dead_code)]
                const __T0_DERIVED: [(#(#types,)*); #count] = [#(#rows),*];
            }
        })
    }

    /// The value of an expression in the rules, for the instance at an index: constant parameters are in the struct of
    /// the launch, and derived ones in the table.
    pub(crate) fn value(&self, e: &Expr, named: Option<&Named<'_>>, at: &TokenStream) -> TokenStream {
        let name = match e {
            Expr::Path(path) => path.path.get_ident(),
            _ => None,
        };
        if let Some(constant) = name.zip(named).and_then(|(name, named)| named.value(name)) {
            return constant;
        }
        match self.attribute.derived.iter().position(|derived| name == Some(&derived.name)).map(syn::Index::from) {
            Some(position) => {
                let kernel = &self.item.sig.ident;
                quote!(#kernel::__T0_DERIVED[#at].#position)
            }
            None => e.to_token_stream(),
        }
    }

    /// Makes rustc compute the values and compare them. This also marks the constants in them as used.
    pub(crate) fn checks(&self) -> TokenStream {
        let completed = &self.kernel.completed;
        let all: Vec<_> = completed.sig.generics.const_params().collect();
        let own = all.len() - self.attribute.derived.len();
        let is_constant = |name: &Ident| all.iter().any(|p| p.ident == *name);
        let checks = self.attribute.derived.iter().enumerate().map(|(at, derived)| {
            let (name, value) = (format_ident!("value"), (&derived.value, &all[own + at].ty));
            let function = enums::constant_function(self.resolved, &name, &all[..own + at], self.enums, value);
            let instances = self.kernel.instances.iter().map(|instance| {
                let constants: Vec<_> =
                    instance.completed.iter().filter(|(name, _)| is_constant(name)).map(|(_, value)| value).collect();
                let (before, known) = (&constants[..own + at], expression(constants[own + at]));
                let message = format!("`{}` was read as {known}", derived.name);
                quote!(::core::assert!(value::<#(#before),*>() == #known, #message);)
            });
            quote! {
                const _: () = {
                    #function
                    #(#instances)*
                };
            }
        });
        quote!(#(#checks)*)
    }
}

/// The generic arguments of an instance.
fn values(instance: &[(Ident, GenericArgument)]) -> Vec<TokenStream> {
    instance.iter().map(|(_, value)| quote!(#value)).collect()
}

/// A generic argument as an expression, without the braces that a negative number has.
pub(crate) fn expression(value: &GenericArgument) -> TokenStream {
    match value {
        GenericArgument::Const(value) => value.to_token_stream(),
        other => other.to_token_stream(),
    }
}
