//! `KERNEL::dispatch`: the launch of an instance whose types are chosen at run time.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{Expr, GenericArgument, Type};
use t0_core::attribute::Rules;

use crate::derived::Derivations;
use crate::kernel::launch_type;
use crate::named::{self, Named};
use crate::rules::{self, Applied};
use crate::signature::{Kind, Parameter, Parameters};

/// Generates the function for a kernel with type parameters. `named` is the struct of its constant parameters.
pub(crate) fn function(
    derived: &Derivations<'_>,
    named: Option<&Named<'_>>,
    parameters: &[Parameter],
    rules: &Rules,
) -> TokenStream {
    let Derivations { private, item, attribute, kernel, .. } = *derived;
    let lists = attribute.listed();
    let (name, vis) = (&item.sig.ident, &item.vis);
    let generics = Parameters(&item.sig.generics);
    let (declared, names) = (generics.declared(), generics.names());
    let bounds = item.sig.generics.where_clause.as_ref().map(|w| &w.predicates);
    // Hygienic names that cannot conflict with parameters of the same names.
    let hidden = |text: &str| Ident::new(text, Span::mixed_site());
    let (types, at, elements) = (hidden("types"), hidden("at"), hidden("elements"));

    let type_names: Vec<_> = item.sig.generics.type_params().map(|t| &t.ident).collect();
    let (type_count, count) = (type_names.len(), kernel.instances.len());
    let types_of = kernel.instances.iter().map(|instance| {
        let types = instance.stated.iter().filter(|(name, _)| type_names.contains(&name)).map(|(_, value)| value);
        quote!([#(#private::ElementType::of::<#types>()),*])
    });
    let read = |value: &Expr| derived.value(value, named, &quote!(*#at.as_ref().unwrap_or(&0)));
    let Applied { values, calls, .. } = rules::applied(private, name, rules, read);
    let launch_type = launch_type(private, rules.grid.is_some());

    // The element types of the arguments that have generic types.
    let generic = |p: &Parameter| p.names_any(&names) || matches!(&p.kind, Kind::Dynamic(_));
    let elements_of: Vec<&Type> = parameters.iter().filter(|p| generic(p)).map(|p| p.kind.element()).collect();
    let elements_count = elements_of.len();
    let of_instance = kernel.instances.iter().map(|instance| {
        let arguments: Vec<&GenericArgument> = instance.values.iter().map(|(_, value)| value).collect();
        quote!(#elements::<#(#arguments),*>())
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
            Kind::Reads(_) => quote!(.dyn_view_in(#name, #elements[#element])),
            Kind::Writes(_) | Kind::Updates(_) | Kind::Shares(_) => quote!(.dyn_view_out(#name, #elements[#element])),
            Kind::Dynamic(_) => quote!(.dyn_lds(#name, #elements[#element])),
            Kind::Scalar(_) => quote!(.dyn_scalar(::core::convert::Into::into(#name), #elements[#element])),
        }
    });
    let constants = named.map(|named| {
        let parameter = named.parameter();
        quote!(#parameter,)
    });
    let found = named::found(
        name,
        named,
        &quote!((0..#count).filter(|&at| __T0_TYPES[at] == #types)),
        &quote!(&#types.map(#private::ElementType::name)),
    );
    let doc = format!(
        "The launch of the instance with these types, which are values here. Arguments whose types are generic are passed as dynamic views and \
         scalars; their types are compared with the instance's. It is compiled for {lists}."
    );
    quote! {
        impl #name {
            #[doc = #doc]
            #[allow(dead_code, non_snake_case, unused_variables, clippy::too_many_arguments)]
            #vis fn dispatch<'t0>(
                #types: [#private::ElementType; #type_count],
                #constants
                #(#declare),*
            ) -> #launch_type {
                const fn #elements<#declared>() -> [#private::ElementType; #elements_count]
                where #bounds
                {
                    [#(#private::ElementType::of::<#elements_of>()),*]
                }
                const __T0_TYPES: [[#private::ElementType; #type_count]; #count] = [#(#types_of),*];
                const __T0_ELEMENTS: [[#private::ElementType; #elements_count]; #count] = [#(#of_instance),*];
                let #at = #found;
                let #elements = __T0_ELEMENTS[*#at.as_ref().unwrap_or(&0)];
                #(#views)*
                #values
                #private::Launch::dispatched(Self::__T0, #at)#(#pass)* #calls
            }
        }
    }
}
