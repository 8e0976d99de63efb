//! The derive macro of `ignis-train`: `#[derive(Module)]` visits the parameters in the fields of a struct.
//!
//! A field is a module: a layer, a parameter, or a `Vec` or `Option` of modules. Its parameters are called by the path
//! of the field, so that names of a model file follow from the names of fields.
//!
//! | attribute | effect |
//! |---|---|
//! | `#[module(name = "self_attn")]` on a field | the name in paths instead of the field's |
//! | `#[module(flatten)]` on a field | the field's parameters have no segment for the field |
//! | `#[module(skip)]` on a field | the field has no parameters |
//! | `#[module(crate = path)]` on the struct | the path of `ignis`, if it is renamed |
//!
//! ```text
//! #[derive(Module)]
//! struct Gate {
//!     #[module(name = "in_proj")]
//!     input: Linear,
//!     blocks: Vec<Linear>,
//!     #[module(skip)]
//!     width: usize,
//! }
//! ```
//!
//! The parameters of a `Gate` are `in_proj.weight`, `blocks.0.weight` and so on. The documentation of `ignis::nn` has
//! the whole example. It is not a doctest here, because cargo would build `ignis` a second time for it.
//!
//! **Limits:** structs with named fields only. Two fields with one name are an error; names that become equal through
//! `flatten` are found when a model is saved or loaded.

mod attributes;

use attributes::{Naming, krate, naming};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::HashMap;
use syn::spanned::Spanned;
use syn::{Error, Fields, Item, ItemStruct};

/// Implements `ignis::nn::Module` for a struct. The documentation of the crate lists the attributes.
#[proc_macro_derive(Module, attributes(module))]
pub fn derive_module(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    derived(tokens.into()).unwrap_or_else(Error::into_compile_error).into()
}

fn derived(tokens: TokenStream) -> syn::Result<TokenStream> {
    let item: ItemStruct = match syn::parse2(tokens)? {
        Item::Struct(item) => item,
        Item::Enum(item) => return Err(Error::new_spanned(item.enum_token, "a module is a struct, not an enum")),
        Item::Union(item) => return Err(Error::new_spanned(item.union_token, "a module is a struct, not a union")),
        other => return Err(Error::new_spanned(other, "a module is a struct")),
    };
    let fields = match &item.fields {
        Fields::Named(fields) => fields.named.iter().collect(),
        Fields::Unit => Vec::new(),
        Fields::Unnamed(fields) => {
            return Err(Error::new_spanned(
                fields,
                "the fields of a module have names, from which parameters are named",
            ));
        }
    };
    let krate = krate(&item.attrs)?;
    let mut errors: Option<Error> = None;
    let mut report = |error: Error| match &mut errors {
        Some(errors) => errors.combine(error),
        none => *none = Some(error),
    };
    let mut names: HashMap<String, String> = HashMap::new();
    let (mut shared, mut unique) = (Vec::new(), Vec::new());
    for field in fields {
        let Some(ident) = &field.ident else { continue };
        let naming = match naming(field) {
            Ok(naming) => naming,
            Err(error) => {
                report(error);
                continue;
            }
        };
        let ty = &field.ty;
        // At the type, where rustc reports that it is not a module.
        let visit = quote::quote_spanned!(ty.span()=> <#ty as #krate::nn::Module>::visit);
        let visit_mut = quote::quote_spanned!(ty.span()=> <#ty as #krate::nn::Module>::visit_mut);
        match naming {
            Naming::Skip => {}
            Naming::Flatten => {
                shared.push(quote!(#visit(&self.#ident, path, visitor);));
                unique.push(quote!(#visit_mut(&mut self.#ident, path, visitor);));
            }
            Naming::Named(name) => {
                if let Some(other) = names.insert(name.clone(), ident.to_string()) {
                    report(Error::new(
                        ident.span(),
                        format!("the fields `{other}` and `{ident}` both have the name \"{name}\" in paths"),
                    ));
                    continue;
                }
                shared.push(quote!(path.within(#name, |path| #visit(&self.#ident, path, visitor));));
                unique.push(quote!(path.within(#name, |path| #visit_mut(&mut self.#ident, path, visitor));));
            }
        }
    }
    if let Some(errors) = errors {
        return Err(errors);
    }
    let name = &item.ident;
    let (generics, arguments, conditions) = item.generics.split_for_impl();
    Ok(quote! {
        #[automatically_derived]
        impl #generics #krate::nn::Module for #name #arguments #conditions {
            #[allow(unused_variables)]
            fn visit<'module>(
                &'module self,
                path: &mut #krate::nn::Path,
                visitor: &mut dyn ::core::ops::FnMut(&#krate::nn::Path, &'module #krate::nn::Parameter),
            ) {
                #(#shared)*
            }

            #[allow(unused_variables)]
            fn visit_mut<'module>(
                &'module mut self,
                path: &mut #krate::nn::Path,
                visitor: &mut dyn ::core::ops::FnMut(&#krate::nn::Path, &'module mut #krate::nn::Parameter),
            ) {
                #(#unique)*
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::derived;
    use proc_macro2::TokenStream;

    /// The errors of a struct: the code at which they are, and their texts.
    fn errors(text: &str) -> Vec<(String, String)> {
        let tokens: TokenStream = text.parse().expect("tokens");
        let errors = derived(tokens).expect_err("this is refused");
        errors.into_iter().map(|e| (e.span().source_text().expect("code"), e.to_string())).collect()
    }

    fn pair(code: &str, text: &str) -> (String, String) {
        (code.to_owned(), text.to_owned())
    }

    #[test]
    fn a_module_is_a_struct_with_named_fields() {
        let an_enum = errors("enum Layer { None }");
        assert_eq!(an_enum, [pair("enum", "a module is a struct, not an enum")]);
        let union = errors("union Layer { a: u32, b: f32 }");
        assert_eq!(union, [pair("union", "a module is a struct, not a union")]);
        let tuple = errors("struct Layer(Linear);");
        assert_eq!(tuple, [pair("(Linear)", "the fields of a module have names, from which parameters are named")]);
    }

    #[test]
    fn names_are_unique() {
        let found = errors("struct Layer { up: Linear, #[module(name = \"up\")] down: Linear }");
        assert_eq!(found, [pair("down", "the fields `up` and `down` both have the name \"up\" in paths")]);
    }

    #[test]
    fn attributes_are_known() {
        let of_struct = errors("#[module(krate = other)] struct Layer { up: Linear }");
        assert_eq!(of_struct, [pair("krate", "unknown argument: expected `crate = path`")]);
        let name = "a name is letters, digits and `_`, in segments separated by dots";
        let of_fields = errors(
            "struct Layer {
                #[module(rename = \"up\")] up: Linear,
                #[module(skip, flatten)] down: Linear,
                #[module(name = \"gate proj\")] gate: Linear,
                #[module(name = \"a..b\")] norm: Linear,
                #[module(name = 3)] last: Linear,
            }",
        );
        let expected = [
            pair("rename", "unknown argument: expected `name = \"..\"`, `flatten` or `skip`"),
            pair("flatten", "a field has one of `name`, `flatten` and `skip`"),
            pair("\"gate proj\"", name),
            pair("\"a..b\"", name),
            pair("3", "expected string literal"),
        ];
        assert_eq!(of_fields, expected);
    }
}
