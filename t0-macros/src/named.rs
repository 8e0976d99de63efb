//! The struct of a kernel's constant parameters: `Matmul { bm: 64, bn: 32, .. }` for `matmul`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{ConstParam, GenericParam, ItemFn, Type};
use t0_abi::constants::{Field, Struct};
use t0_core::attribute::Instance;

use crate::kernel::CompiledInstance;

/// The struct of a kernel, if the kernel has constant parameters.
pub(crate) struct Named<'a> {
    private: &'a TokenStream,
    item: &'a ItemFn,
    /// The constant parameters, each with its type if it is an enum.
    constants: Vec<(&'a ConstParam, Option<&'a Type>)>,
    name: Ident,
}

impl<'a> Named<'a> {
    /// `enums` has the type of each generic parameter that is an enum; in `item` it may be the code.
    pub(crate) fn of(private: &'a TokenStream, item: &'a ItemFn, enums: &'a [Option<Type>]) -> Option<Named<'a>> {
        let stated = item.sig.generics.params.iter().filter(|p| !matches!(p, GenericParam::Lifetime(_)));
        let constant = |(at, p): (usize, &'a GenericParam)| match p {
            GenericParam::Const(c) => Some((c, enums.get(at).and_then(Option::as_ref))),
            _ => None,
        };
        let constants: Vec<_> = stated.enumerate().filter_map(constant).collect();
        let name = structure(&item.sig.ident);
        (!constants.is_empty()).then_some(Named { private, item, constants, name })
    }

    fn fields(&self) -> Vec<Ident> {
        self.constants.iter().map(|(c, _)| field(&c.ident)).collect()
    }

    /// The definition.
    pub(crate) fn definition(&self) -> TokenStream {
        let Named { item, constants, name, .. } = self;
        let (vis, kernel, fields) = (&item.vis, &item.sig.ident, self.fields());
        let doc = format!("The constant parameters of the kernel [`{kernel}`](fn@{kernel}).");
        let docs = constants.iter().map(|(c, _)| format!("`{}`.", c.ident));
        let types = constants.iter().map(|(c, of_enum)| of_enum.unwrap_or(&c.ty));
        quote! {
            #[doc = #doc]
            #[derive(
                ::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug,
                ::core::cmp::PartialEq, ::core::cmp::Eq, ::core::hash::Hash,
            )]
            #[allow(dead_code)]
            #vis struct #name {
                #(#[doc = #docs] pub #fields: #types,)*
            }
        }
    }

    /// The parameter of generated functions that takes the struct.
    pub(crate) fn parameter(&self) -> TokenStream {
        let (constants, name) = (argument(), &self.name);
        quote!(#constants: #name)
    }

    /// The value of a constant parameter, in a function that takes the struct.
    pub(crate) fn value(&self, parameter: &Ident) -> Option<TokenStream> {
        let (constants, field) = (argument(), field(parameter));
        self.constants.iter().any(|(c, _)| c.ident == *parameter).then(|| quote!(#constants.#field))
    }

    /// The constants of an instance.
    pub(crate) fn of_instance(&self, stated: &Instance) -> TokenStream {
        let (name, fields) = (&self.name, self.fields());
        let values = self.constants.iter().filter_map(|(c, _)| stated.iter().find(|(known, _)| *known == c.ident));
        let values = values.map(|(_, value)| crate::derived::expression(value));
        quote!(#name { #(#fields: #values),* })
    }

    /// The constants of all instances.
    fn rows(&self, instances: &[CompiledInstance]) -> TokenStream {
        let (name, count) = (&self.name, instances.len());
        let rows = instances.iter().map(|instance| self.of_instance(&instance.stated));
        quote!(const __T0_INSTANCES: [#name; #count] = [#(#rows),*];)
    }

    /// `found`, if the constants in the types of arguments, `passed`, are those of the launch.
    pub(crate) fn agreed(&self, found: TokenStream, passed: &[&Ident]) -> TokenStream {
        let (private, constants) = (self.private, argument());
        passed.iter().fold(found, |found, parameter| {
            let (text, field) = (parameter.to_string(), field(parameter));
            let number = quote!(as ::core::primitive::i128);
            quote!(#private::NoInstance::agreed(#found, #text, #constants.#field #number, #parameter #number))
        })
    }

    /// `KERNEL::instance`, which checks constants while the program is compiled.
    pub(crate) fn instance(&self, instances: &[CompiledInstance]) -> TokenStream {
        let Named { private, item, name, .. } = self;
        let (vis, kernel, fields) = (&item.vis, &item.sig.ident, self.fields());
        let types: Vec<&Ident> = item.sig.generics.type_params().map(|t| &t.ident).collect();
        // `==` of enums is not `const`.
        let equal = self.constants.iter().zip(&fields).map(|((_, of_enum), field)| {
            let code = of_enum.map(|_| quote!(as ::core::primitive::u32));
            quote!(known.#field #code == parameters.#field #code)
        });
        let listed = listed(instances);
        let message = format!("`{kernel}` has no instance with these parameters; its instances are {listed}");
        let doc = format!(
            "Returns `parameters` if `{kernel}` is compiled for them.\n\n# Panics\nPanics if it is not. In a `const`, this is a compile error."
        );
        quote! {
            impl #kernel {
                #[doc = #doc]
                #[must_use]
                #[allow(dead_code, clippy::missing_panics_doc)]
                #vis const fn instance<#(#types),*>(parameters: #name) -> #name
                where #kernel: #private::Instances<(#(#types,)*)>
                {
                    let of_types = <#kernel as #private::Instances<(#(#types,)*)>>::AT;
                    let mut at = 0;
                    while at < of_types.len() {
                        let known = Self::__T0_INSTANCES[of_types[at]];
                        if #(#equal)&&* {
                            return parameters;
                        }
                        at += 1;
                    }
                    ::core::panic!("{}", #message)
                }
            }
        }
    }

    /// `KERNEL::instance` of a rejected kernel.
    pub(crate) fn any_instance(&self) -> TokenStream {
        let (vis, kernel, name) = (&self.item.vis, &self.item.sig.ident, &self.name);
        let types = self.item.sig.generics.type_params().map(|t| &t.ident);
        quote! {
            #[allow(dead_code, missing_docs, clippy::extra_unused_type_parameters)]
            impl #kernel {
                #vis const fn instance<#(#types),*>(parameters: #name) -> #name { parameters }
            }
        }
    }
}

/// The function that finds an instance among positions, for a kernel with generic parameters. It takes the struct of
/// constants, if there is one, and the names of the types for its error.
pub(crate) fn lookup(
    private: &TokenStream,
    item: &ItemFn,
    named: Option<&Named<'_>>,
    instances: &[CompiledInstance],
) -> TokenStream {
    let (mut type_at, mut constant) = (0usize.., named.iter().flat_map(|named| &named.constants));
    let asked = item.sig.generics.params.iter().filter_map(|p| match p {
        GenericParam::Type(t) => {
            let (text, at) = (t.ident.to_string(), type_at.next());
            Some(quote!((#text, &types[#at])))
        }
        GenericParam::Const(c) => {
            let (constants, text, field) = (argument(), c.ident.to_string(), field(&c.ident));
            let of_enum = constant.next().is_some_and(|(_, of_enum)| of_enum.is_some());
            let value = quote!(#constants.#field);
            let value = if of_enum { quote!(#private::Variant(#value)) } else { value };
            Some(quote!((#text, &#value)))
        }
        GenericParam::Lifetime(_) => None,
    });
    let listed = listed(instances);
    let rows = named.map(|named| named.rows(instances));
    let parameter = named.map(Named::parameter);
    let constants = argument();
    let is_it = named.map_or_else(|| quote!(true), |_| quote!(Self::__T0_INSTANCES[*at] == #constants));
    quote! {
        #rows

        #[allow(dead_code, unused_variables)]
        fn __t0_find(
            mut at: impl ::core::iter::Iterator<Item = ::core::primitive::usize>,
            types: &[&::core::primitive::str],
            #parameter
        ) -> ::core::result::Result<::core::primitive::usize, #private::NoInstance> {
            at.find(|at| #is_it).ok_or_else(|| #private::NoInstance::missing(&[#(#asked),*], #listed))
        }
    }
}

/// The call of that function: a `Result<usize, NoInstance>`.
pub(crate) fn found(kernel: &Ident, named: Option<&Named<'_>>, at: &TokenStream, types: &TokenStream) -> TokenStream {
    let constants = named.map(|_| argument());
    quote!(#kernel::__t0_find(#at, #types, #constants))
}

/// The name of the parameter that takes the struct. It cannot conflict with a parameter of the kernel.
fn argument() -> Ident {
    Ident::new("constants", Span::mixed_site())
}

/// All instances as text.
fn listed(instances: &[CompiledInstance]) -> String {
    instances.iter().map(|instance| format!("({})", instance.text().join(", "))).collect::<Vec<_>>().join(", ")
}

/// The name of the struct.
fn structure(kernel: &Ident) -> Ident {
    format_ident!("{}", Struct(&kernel.to_string()).to_string(), span = kernel.span())
}

/// The field of a parameter.
fn field(parameter: &Ident) -> Ident {
    format_ident!("{}", Field(&parameter.to_string()).to_string(), span = parameter.span())
}
