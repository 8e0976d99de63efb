//! `KERNEL::dispatch`: the launch of an instance that is chosen at run time.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, format_ident, quote};
use syn::{Expr, GenericParam, Type};
use t0_core::attribute::Rules;

use crate::derived::Derivations;
use crate::kernel::launch_type;
use crate::rules::{self, Applied};
use crate::signature::{Kind, Parameter, Parameters};

/// Converts the value of a generic parameter to an element of the `Instances` tuple: a type itself, or a constant in
/// its wrapper.
pub(crate) fn in_instances(
    private: &TokenStream,
    parameter: &GenericParam,
    value: &TokenStream,
) -> syn::Result<Option<TokenStream>> {
    match parameter {
        GenericParam::Type(_) => Ok(Some(value.clone())),
        GenericParam::Const(c) => {
            let wrapper = wrapper(&c.ty)?;
            Ok(Some(quote!(#private::#wrapper<{ #value }>)))
        }
        GenericParam::Lifetime(_) => Ok(None),
    }
}

/// The wrapper of constants of a type.
fn wrapper(ty: &Type) -> syn::Result<Ident> {
    const WRAPPERS: [(&str, &str); 10] = [
        ("bool", "Bool"),
        ("u8", "U8"),
        ("u16", "U16"),
        ("u32", "U32"),
        ("u64", "U64"),
        ("usize", "Usize"),
        ("i8", "I8"),
        ("i16", "I16"),
        ("i32", "I32"),
        ("i64", "I64"),
    ];
    let name = match ty {
        Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
        _ => None,
    };
    let known = WRAPPERS.iter().find(|(ty, _)| Some(*ty) == name.as_deref());
    let Some((_, wrapper)) = known else {
        return Err(syn::Error::new_spanned(ty, "a kernel's constant parameters are integers or `bool`"));
    };
    Ok(format_ident!("{wrapper}"))
}

/// An instance's generic arguments.
pub(crate) struct Row {
    /// As values: types, numbers, and variants of enums.
    pub(crate) values: Vec<TokenStream>,
    /// As generic arguments of host functions, where a variant of an enum is its code.
    pub(crate) arguments: Vec<TokenStream>,
    /// As text.
    pub(crate) text: String,
}

/// Generates the function for a kernel with generic parameters.
pub(crate) fn function(
    derived: &Derivations<'_>,
    parameters: &[Parameter],
    rows: &[Row],
    rules: &Rules,
) -> TokenStream {
    let Derivations { private, item, attribute, enums, .. } = *derived;
    let lists = attribute.listed();
    let (name, vis) = (&item.sig.ident, &item.vis);
    let generics = Parameters(&item.sig.generics);
    let (declared, names) = (generics.declared(), generics.names());
    let bounds = item.sig.generics.where_clause.as_ref().map(|w| &w.predicates);
    // Hygienic names that cannot conflict with parameters of the same names.
    let hidden = |text: &str| Ident::new(text, Span::mixed_site());
    let (instance, at, types, all) = (hidden("instance"), hidden("at"), hidden("types"), hidden("all"));

    // The types of the tuple that selects an instance, in the order of the generic parameters, and each instance's
    // tuple.
    let tag = |p: &GenericParam| match p {
        GenericParam::Type(_) => Some(quote!(#private::ElementType)),
        GenericParam::Const(c) => {
            let ty = &c.ty;
            Some(quote!(#ty))
        }
        GenericParam::Lifetime(_) => None,
    };
    let stated = || item.sig.generics.params.iter().filter(|p| !matches!(p, GenericParam::Lifetime(_)));
    let mut tags: Vec<_> = stated().filter_map(tag).collect();
    for (tag, of) in tags.iter_mut().zip(enums) {
        if let Some(of) = of {
            *tag = of.to_token_stream();
        }
    }
    let key = |row: &Row| {
        let values = stated().zip(&row.values).map(|(p, value)| match p {
            GenericParam::Type(_) => quote!(#private::ElementType::of::<#value>()),
            _ => quote!(#value),
        });
        quote!((#(#values,)*))
    };
    let (keys, count) = (rows.iter().map(key), rows.len());
    // In rules, constant parameters take the values of the selected instance.
    let read = |value: &Expr| {
        let named = |p: &GenericParam| matches!((p, value), (GenericParam::Const(c), Expr::Path(e)) if e.path.is_ident(&c.ident));
        match stated().position(named).map(syn::Index::from) {
            Some(position) => quote!(#instance.#position),
            None => derived.value(value, &quote!(#at.unwrap_or(0))).unwrap_or_else(|| quote!(#value)),
        }
    };
    let Applied { values, calls } = rules::applied(private, name, rules, read);
    let launch_type = launch_type(private, rules.grid.is_some());
    let positions: Vec<_> = (0..tags.len()).map(syn::Index::from).collect();
    let shown = positions.iter().zip(enums).map(|(at, of)| match of {
        Some(_) => quote!(#private::Variant(#instance.#at)),
        None => quote!(#instance.#at),
    });
    let listed = rows.iter().map(|row| format!("({})", row.text)).collect::<Vec<_>>().join(", ");

    // The element types of the arguments that have generic types.
    let generic = |p: &Parameter| p.names_any(&names) || matches!(&p.kind, Kind::Dynamic(_));
    let elements: Vec<&Type> = parameters.iter().filter(|p| generic(p)).map(|p| p.kind.element()).collect();
    let elements_count = elements.len();
    let of_instance = rows.iter().map(|row| {
        let arguments = &row.arguments;
        quote!(#types::<#(#arguments),*>)
    });

    let declare = parameters.iter().map(|p| {
        let name = &p.name;
        match &p.kind {
            _ if !p.names_any(&names) => p.launch(private),
            Kind::Reads(_) => quote!(#name: impl #private::IntoDynView<'t0>),
            Kind::Writes(_) | Kind::Updates(_) | Kind::Shares(_) => {
                quote!(#name: impl #private::IntoDynViewMut<'t0>)
            }
            Kind::Dynamic(_) => quote!(#name: u32),
            Kind::Scalar(_) => quote!(#name: impl ::core::convert::Into<#private::DynScalar>),
        }
    });
    let views = parameters.iter().filter_map(|p| {
        let name = &p.name;
        match &p.kind {
            _ if !p.names_any(&names) => p.as_view(private).filter(|_| !rules.is_empty()),
            Kind::Reads(_) => Some(quote!(let #name = #private::IntoDynView::<'t0>::into_dyn_view(#name);)),
            Kind::Writes(_) | Kind::Updates(_) | Kind::Shares(_) => {
                Some(quote!(let #name = #private::IntoDynViewMut::<'t0>::into_dyn_view_mut(#name);))
            }
            Kind::Dynamic(_) | Kind::Scalar(_) => None,
        }
    });
    let mut next = 0usize..;
    let pass = parameters.iter().map(|p| {
        let name = &p.name;
        if !generic(p) {
            return p.pass(private);
        }
        let element = next.next();
        match &p.kind {
            Kind::Reads(_) => quote!(.dyn_view_in(#name, #types[#element])),
            Kind::Writes(_) | Kind::Updates(_) | Kind::Shares(_) => quote!(.dyn_view_out(#name, #types[#element])),
            Kind::Dynamic(_) => quote!(.dyn_lds(#name, #types[#element])),
            Kind::Scalar(_) => quote!(.dyn_scalar(::core::convert::Into::into(#name), #types[#element])),
        }
    });
    let doc = format!(
        "The launch of the instance with these types and constants, which are values here. Arguments whose types are generic are passed as dynamic \
         views and scalars; their types are compared with the instance's. It is compiled for {lists}."
    );
    quote! {
        impl #name {
            #[doc = #doc]
            #[allow(dead_code, non_snake_case, unused_variables, clippy::too_many_arguments)]
            #vis fn dispatch<'t0>(#instance: (#(#tags,)*), #(#declare),*) -> #launch_type {
                fn #types<#declared>() -> [#private::ElementType; #elements_count]
                where #bounds
                {
                    [#(#private::ElementType::of::<#elements>()),*]
                }
                let #all: [((#(#tags,)*), fn() -> [#private::ElementType; #elements_count]); #count] =
                    [#((#keys, #of_instance as fn() -> [#private::ElementType; #elements_count])),*];
                let #at = #all.iter().position(|known| #(known.0.#positions == #instance.#positions)&&*);
                let #types = #all[#at.unwrap_or(0)].1();
                #(#views)*
                #values
                #private::Launch::dispatched(
                    Self::__T0,
                    #at,
                    &[#(&#shown as &dyn ::core::fmt::Display),*],
                    #listed,
                )#(#pass)* #calls
            }
        }
    }
}
