//! The struct of a kernel's constant parameters: `Matmul { bm: 64, bn: 32, .. }` for `matmul`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, format_ident, quote};
use syn::{ConstParam, GenericParam, ItemFn, Type};

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
        let name = camel_case(&item.sig.ident);
        (!constants.is_empty()).then_some(Named { private, item, constants, name })
    }

    fn fields(&self) -> Vec<Ident> {
        self.constants.iter().map(|(c, _)| field(&c.ident)).collect()
    }

    /// The definition, and the method that makes the tuple of `dispatch` from it.
    pub(crate) fn definition(&self) -> TokenStream {
        let Named { private, item, constants, name } = self;
        let (vis, kernel, fields) = (&item.vis, &item.sig.ident, self.fields());
        let doc = format!("The constant parameters of the kernel [`{kernel}`](fn@{kernel}).");
        let values_doc = format!(
            "The instance with these constants, as [`{kernel}::dispatch`] takes it. The arguments are the types."
        );
        let docs = constants.iter().map(|(c, _)| format!("`{}`.", c.ident));
        let types: Vec<_> = constants.iter().map(|(c, of_enum)| of_enum.unwrap_or(&c.ty)).collect();
        let arguments: Vec<Ident> = item
            .sig
            .generics
            .type_params()
            .map(|t| Ident::new(&t.ident.to_string().to_lowercase(), Span::mixed_site()))
            .collect();
        let (mut all, mut next, mut constant) = (Vec::new(), arguments.iter(), types.iter());
        for parameter in &item.sig.generics.params {
            match parameter {
                GenericParam::Type(_) => {
                    all.extend(next.next().map(|name| (quote!(#private::ElementType), quote!(#name))))
                }
                GenericParam::Const(c) => {
                    let field = field(&c.ident);
                    all.extend(constant.next().map(|ty| (quote!(#ty), quote!(self.#field))));
                }
                GenericParam::Lifetime(_) => {}
            }
        }
        let (tags, values): (Vec<_>, Vec<_>) = all.into_iter().unzip();
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

            impl #name {
                #[doc = #values_doc]
                #[must_use]
                #[allow(dead_code, clippy::type_complexity)]
                #vis const fn values(self, #(#arguments: #private::ElementType),*) -> (#(#tags,)*) {
                    (#(#values,)*)
                }
            }
        }
    }

    /// `KERNEL::instance`, which checks constants while the program is compiled.
    pub(crate) fn instance(&self, instances: &[CompiledInstance]) -> TokenStream {
        let Named { private, item, name, .. } = self;
        let (vis, kernel, fields) = (&item.vis, &item.sig.ident, self.fields());
        let types: Vec<&Ident> = item.sig.generics.type_params().map(|t| &t.ident).collect();
        let is_type = |name: &Ident| types.contains(&name);
        let row = |instance: &CompiledInstance| {
            let constants = instance.stated.iter().filter(|(name, _)| !is_type(name)).map(|(_, value)| value);
            let values = constants.map(crate::derived::expression);
            quote!(#name { #(#fields: #values),* })
        };
        let rows = instances.iter().map(row);
        // `==` of enums is not `const`.
        let equal = self.constants.iter().zip(&fields).map(|((_, of_enum), field)| {
            let code = of_enum.map(|_| quote!(as ::core::primitive::u32));
            quote!(known.#field #code == parameters.#field #code)
        });
        let mut by_types: Vec<(Vec<TokenStream>, String, Vec<usize>)> = Vec::new();
        for (at, instance) in instances.iter().enumerate() {
            let of: Vec<TokenStream> =
                instance.values.iter().filter(|(name, _)| is_type(name)).map(|(_, v)| v.to_token_stream()).collect();
            let text = quote!(#(#of,)*).to_string();
            match by_types.iter_mut().find(|(_, known, _)| *known == text) {
                Some((_, _, all)) => all.push(at),
                None => by_types.push((of, text, vec![at])),
            }
        }
        let of_types = by_types.iter().map(|(types, _, at)| {
            quote! {
                impl #private::OfTypes<(#(#types,)*)> for #kernel {
                    const AT: &'static [::core::primitive::usize] = &[#(#at),*];
                }
            }
        });
        let count = instances.len();
        let listed =
            instances.iter().map(|instance| format!("({})", instance.row().text)).collect::<Vec<_>>().join(", ");
        let message = format!("`{kernel}` has no instance with these parameters; its instances are {listed}");
        let doc = format!(
            "Returns `parameters` if `{kernel}` is compiled for them.\n\n# Panics\nPanics if it is not. In a `const`, this is a compile error."
        );
        quote! {
            #(#of_types)*
            impl #kernel {
                #[doc = #doc]
                #[must_use]
                #[allow(dead_code, clippy::missing_panics_doc)]
                #vis const fn instance<#(#types),*>(parameters: #name) -> #name
                where #kernel: #private::OfTypes<(#(#types,)*)>
                {
                    const ALL: [#name; #count] = [#(#rows),*];
                    let of_types = <#kernel as #private::OfTypes<(#(#types,)*)>>::AT;
                    let mut at = 0;
                    while at < of_types.len() {
                        let known = ALL[of_types[at]];
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

/// `FusedAdd` for `fused_add`.
fn camel_case(kernel: &Ident) -> Ident {
    let text = kernel.to_string();
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    format_ident!("{}", text.trim_start_matches("r#").split('_').map(word).collect::<String>(), span = kernel.span())
}

/// `bm` for `BM`, and `fn_` for `FN`, whose name in lower case is a keyword.
fn field(parameter: &Ident) -> Ident {
    let name = parameter.to_string().to_lowercase();
    let keyword = syn::parse_str::<Ident>(&name).is_err();
    format_ident!("{name}{}", if keyword { "_" } else { "" }, span = parameter.span())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structs_and_fields_are_named_like_kernels_and_parameters() {
        let of = |name: &str, f: fn(&Ident) -> Ident| f(&Ident::new(name, Span::call_site())).to_string();
        assert_eq!(["matmul", "fma_keys", "k2"].map(|name| of(name, camel_case)), ["Matmul", "FmaKeys", "K2"]);
        assert_eq!(["BM", "FN", "HEAD_DIM"].map(|name| of(name, field)), ["bm", "fn_", "head_dim"]);
    }
}
