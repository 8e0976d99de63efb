//! `#[t0::kernel]`: compiles the function and emits its launch, its run on the CPU and its images.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeSet;
use syn::parse::{Parse, ParseStream};
use syn::{Expr, GenericArgument, GenericParam, ItemFn, parse_quote};
use t0_abi::{Abi, ArgumentKind, names};
use t0_core::attribute::{Attribute, Instance, Quantity, Rules, of_kernel, shown};
use t0_core::lang::{check, depth};
use t0_core::source::{Argument, Compiled, Diagnostic, SourceLocation};
use t0_core::{CompileError, Options};

use crate::collect::{KernelSubject, Subject, Uses, ask};
use crate::derived::Derivations;
use crate::item::key;
use crate::limits::{within_limits, without_checks};
use crate::location::{Package, Places};
use crate::named::{self, Named};
use crate::parallel::in_parallel;
use crate::plain::{self, Answers};
use crate::proofs::{Names, Resolved};
use crate::refuse::diagnostics;
use crate::signature::{Kind, Parameters, parameters};
use crate::{dispatch, enums, messages, paths, rules, rust, selftest, signature, warnings};

/// A function whose body is not Rust: its signature with an empty body, so that its uses cause no further errors.
pub(crate) struct WithoutBody(pub(crate) ItemFn);

impl Parse for WithoutBody {
    fn parse(input: ParseStream<'_>) -> syn::Result<WithoutBody> {
        let mut attrs = input.call(syn::Attribute::parse_outer)?;
        attrs.push(parse_quote!(#[allow(unused)]));
        let (vis, sig): (syn::Visibility, syn::Signature) = (input.parse()?, input.parse()?);
        let _body: proc_macro2::Group = input.parse()?;
        Ok(WithoutBody(parse_quote!(#(#attrs)* #vis #sig {})))
    }
}

/// The attribute: queries the items that the body uses.
pub(crate) fn attribute(attribute: TokenStream, tokens: TokenStream) -> TokenStream {
    if let Err(deep) = depth::of_tokens(&tokens) {
        return diagnostics(&[deep]);
    }
    let item: ItemFn = match syn::parse2(tokens.clone()) {
        Ok(item) => item,
        Err(error) => {
            let errors = error.into_compile_error();
            let parsed = of_kernel(attribute);
            let krate = parsed.as_ref().map_or_else(|_| quote!(::t0), |parsed| parsed.krate.clone());
            return match syn::parse2::<WithoutBody>(tokens.clone()) {
                Ok(WithoutBody(item)) => refused(&krate, &item, parsed.is_ok_and(|parsed| parsed.has_grid()), errors),
                // An editor still understands incomplete code.
                Err(_) => quote!(#errors #tokens),
            };
        }
    };
    let parsed = match of_kernel(attribute.clone()) {
        Ok(parsed) => parsed,
        Err(error) => return refused(&quote!(::t0), &item, false, error.into_compile_error()),
    };
    let named = match parsed.named(&item) {
        Ok(named) => named,
        Err(error) => return refused(&parsed.krate, &item, parsed.has_grid(), error.into_compile_error()),
    };
    let mut asked = paths::of_function(&named);
    // A recursive call is not queried; t0-core rejects it.
    asked.paths.retain(|path| item.sig.ident != key(path));
    let listed = parsed.lists.iter().flat_map(|list| list.rows.iter().flatten());
    asked.add(paths::of_arguments(listed));
    asked.add(paths::of_expressions(parsed.used(&named)));
    let Answers { uses, proofs, errors } = plain::answer(&parsed.krate, &mut asked, &item.sig.ident);
    if !errors.is_empty() {
        return refused(&parsed.krate, &item, parsed.has_grid(), errors);
    }
    let demands = asked.demands(&parsed.krate);
    // rustc knows lists that the file does not explain: a build script emits them.
    asked.paths.extend(parsed.named.iter().map(|named| named.path.clone()));
    let krate = parsed.krate.clone();
    let kernel = KernelSubject { tokens: (attribute, tokens), parsed: Some((parsed, item)), lists: Vec::new() };
    let compiled = ask(&krate, asked.paths, uses, Subject::Kernel(Box::new(kernel)));
    quote!(#compiled #demands #proofs)
}

/// Compiles and emits the kernel, given everything that it uses.
pub(crate) fn with(attribute: &Attribute, item: &ItemFn, uses: &Uses) -> TokenStream {
    // An error in a used item has been reported there.
    if uses.items.iter().any(|item| item.refused) {
        return refused(&attribute.krate, item, attribute.has_grid(), TokenStream::new());
    }
    let result = attribute
        .instances(item)
        .map_err(|e| e.into_compile_error())
        .and_then(|instances| compile(attribute, item, uses, instances).map_err(|all| diagnostics(&all)))
        .and_then(|compiled| emit(attribute, item, &compiled, uses).map_err(|e| e.into_compile_error()));
    result.unwrap_or_else(|errors| refused(&attribute.krate, item, attribute.has_grid(), errors))
}

pub(crate) struct Kernel {
    /// The function with the derived parameters.
    pub(crate) completed: ItemFn,
    pub(crate) instances: Vec<CompiledInstance>,
    place: SourceLocation,
    /// The texts of warnings.
    warnings: BTreeSet<String>,
    /// The function for rustc, with the types that were inferred for the first instance.
    explicit: TokenStream,
}

#[derive(Clone)]
pub(crate) struct CompiledInstance {
    /// The values of the generic parameters, as listed.
    pub(crate) stated: Instance,
    /// These values as generic arguments of the host's functions, where a variant of an enum is its code.
    pub(crate) values: Instance,
    /// The values of the constant parameters and of the derived ones.
    pub(crate) completed: Instance,
    block: [u32; 3],
    /// The result for the first target.
    compiled: Compiled,
    /// The code objects for the other targets.
    others: Vec<Vec<u8>>,
}

impl CompiledInstance {
    /// The generic arguments as text.
    pub(crate) fn text(&self) -> Vec<String> {
        self.stated.iter().map(|(_, value)| shown(value)).collect()
    }
}

impl CompiledInstance {
    /// The value of a generic parameter as an argument of the host's functions.
    fn value_of(&self, parameter: &GenericParam) -> Option<&GenericArgument> {
        let name = match parameter {
            GenericParam::Type(t) => &t.ident,
            GenericParam::Const(c) => &c.ident,
            GenericParam::Lifetime(_) => return None,
        };
        self.values.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

impl Kernel {
    /// The kernel with the codes of enums in place of constant parameters and arguments of enum types.
    fn coded(&self, resolved: Resolved<'_>) -> Kernel {
        let enums: Vec<&Ident> =
            enums::parameters(resolved, &self.completed).into_iter().map(|(name, _)| name).collect();
        let coded = |instance: &Instance| -> Instance {
            let code = |(name, value): &(Ident, GenericArgument)| {
                let value = if enums.contains(&name) { enums::code(value) } else { value.clone() };
                (name.clone(), value)
            };
            instance.iter().map(code).collect()
        };
        let instances = self.instances.iter().map(|i| CompiledInstance {
            values: coded(&i.values),
            completed: coded(&i.completed),
            ..i.clone()
        });
        let completed = enums::coded(resolved, &self.completed);
        let (place, warnings, explicit) = (self.place.clone(), self.warnings.clone(), self.explicit.clone());
        Kernel { completed, instances: instances.collect(), place, warnings, explicit }
    }
}

/// With the compiler's checkers, which take a few percent of a clean build.
const OPTIONS: Options = Options { level: 2, verify: true };

fn compile(
    attribute: &Attribute,
    item: &ItemFn,
    uses: &Uses,
    instances: Vec<Instance>,
) -> Result<Kernel, Vec<Diagnostic>> {
    let places = Places::new(Package::current(), &uses.items);
    let locate = |span: Span| places.of(span);
    let item = rust::local(attribute.completed(item, &uses.named(&uses.names), &uses.known())?);
    let mut source = uses.source(&item, [1; 3], &locate);
    let rules = attribute.rules(&item).map_err(|e| e.into_iter().map(Diagnostic::from).collect::<Vec<_>>())?;
    check::matches_in_rules(&rules.matches, &item, &source.names, &source.items)?;
    source.rules = rules.text();
    (source.numbers, source.bounds) = (attribute.numbers, attribute.bounds);
    let limits = t0_core::Limits::of(attribute);
    let targets = &attribute.targets;
    let mut lowered = Vec::with_capacity(instances.len());
    for instance in instances {
        let completed = attribute.complete(&item, &instance, &source.names, &source.items)?;
        source.block = attribute.block_of(&item, &completed, &source.names, &source.items)?;
        source.instance.clone_from(&completed);
        lowered.push((instance, completed, source.block, t0_core::lang::lower(&source)?));
    }
    let forms: Vec<_> = lowered.iter().map(|(.., lowered)| (&lowered.func, lowered.unrolled.as_ref())).collect();
    let code = in_parallel(&forms, |forms| {
        let (func, code) = t0_core::compile_forms(*forms, targets, &OPTIONS, &limits)?;
        let errors: Vec<String> = code.iter().flat_map(|code| crate::checks::errors(&code.object)).collect();
        Ok::<_, CompileError>((func, code, errors))
    });
    let mut compiled = Vec::with_capacity(lowered.len());
    let mut slow = BTreeSet::new();
    for ((instance, completed, block, lowered), code) in lowered.iter().zip(code) {
        source.block = *block;
        source.instance.clone_from(completed);
        let (func, code, errors) = code.map_err(|error| vec![t0_core::diagnostic(&source, &error)])?;
        for (target, code) in targets.iter().zip(&code) {
            within_limits(attribute, instance, target, &code.report)?;
        }
        without_checks(attribute, &source, &code[0])?;
        crate::checks::report(&source, errors)?;
        slow.extend(warnings::of_loops(lowered, func));
        let (first, others) = t0_core::compiled(func, code);
        compiled.push(CompiledInstance {
            stated: instance.clone(),
            values: instance.clone(),
            completed: completed.clone(),
            block: *block,
            compiled: first,
            others: others.into_iter().map(|(object, _)| object).collect(),
        });
    }
    let place = locate(item.sig.ident.span());
    let explicit = lowered.first().map(|(.., first)| t0_core::lang::explicit(&source, first)).unwrap_or_default();
    drop(source);
    Ok(Kernel { completed: item, instances: compiled, place, warnings: slow, explicit })
}

fn emit(attribute: &Attribute, item: &ItemFn, kernel: &Kernel, uses: &Uses) -> syn::Result<TokenStream> {
    let krate = &attribute.krate;
    let private = quote!(#krate::__private);
    let resolved = Resolved { krate, names: &uses.names, items: &uses.items };
    let proofs = resolved.checks(&used(attribute, &kernel.completed));
    let enums = enums::of_parameters(resolved, item);
    let of_enums: Vec<(Ident, syn::Type)> =
        enums::parameters(resolved, item).into_iter().map(|(name, ty)| (name.clone(), ty.clone())).collect();
    // The functions for the host take the codes of enums.
    let (item, kernel) = (&enums::coded(resolved, item), &kernel.coded(resolved));
    let (name, vis, generics) = (&item.sig.ident, &item.vis, Parameters(&item.sig.generics));
    let parameters = parameters(item)?;
    let docs: Vec<_> = item.attrs.iter().filter(|a| a.path().is_ident("doc")).collect();
    let what = format!("The kernel [`{name}`](fn@{name}): its run on the CPU, its code, what it takes.");

    let names = generics.names();
    let bounds = item.sig.generics.where_clause.as_ref().map(|w| w.predicates.to_token_stream());
    // Functions for the host have type parameters; the struct has the constants.
    let named = Named::of(&private, item, &enums);
    let named = named.as_ref();
    let types: Vec<&Ident> = item.sig.generics.type_params().map(|t| &t.ident).collect();
    let of_types = quote!((#(#types,)*));
    let of_host = signature::of_host(item, &parameters);
    let host = Parameters(&of_host);
    let (declared, host_names) = (host.declared(), host.names());
    let passed: Vec<&Ident> = of_host.const_params().map(|p| &p.ident).collect();
    let constants = named.map(|named| {
        let parameter = named.parameter();
        quote!(#parameter,)
    });
    let rules = attribute.rules(&kernel.completed)?;
    let derived = Derivations { private: &private, resolved, enums: &of_enums, attribute, item, kernel };
    let in_rules: Vec<_> = rules.constants().collect();
    let image = |i| image(&private, name, &kernel.place, i, &in_rules);
    let images: Vec<_> = kernel.instances.iter().map(image).collect();
    // A parameter may be used only by the rules.
    let only_in_rules = (!rules.is_empty()).then(|| quote!(#[allow(unused_variables)]));
    let body = resolved.body(kernel.explicit.clone(), &proofs);
    let proofs = proofs.beside;
    let body = quote! {
        // These lints would suggest code that the kernel language does not support.
        #[allow(clippy::too_many_arguments, clippy::needless_range_loop)]
        #[allow(clippy::manual_is_multiple_of, clippy::len_zero)]
        // Rust's library may add methods with names such as `erf` in the future.
        #[allow(unstable_name_collisions)]
        #only_in_rules
        #body
    };
    let text = name.to_string();
    let condition = match types.is_empty() {
        true => quote!(where #bounds),
        false => quote!(where #name: #private::Instances<#of_types>, #bounds),
    };
    let found = named::found(
        name,
        named,
        &quote!(<#name as #private::Instances<#of_types>>::AT.iter().copied()),
        &quote!(<#name as #private::Instances<#of_types>>::NAMES),
    );
    // The index of the instance in a kernel without constant parameters.
    let at = match names.is_empty() {
        true => quote!(0),
        false => quote!(<#name as #private::Instances<#of_types>>::AT[0]),
    };
    // `image` and `report`: a reference to a part of an instance.
    let of_types_only = Parameters(&signature::of_types(&item.sig.generics)).declared();
    let part = |function: &str, doc: &str, ty: TokenStream, part: usize| {
        let (function, part) = (format_ident!("{function}"), syn::Index::from(part));
        let of = if names.is_empty() { "the kernel" } else { "an instance" };
        match named {
            None => {
                let doc = format!("{doc} of {of}.");
                quote! {
                    #[doc = #doc]
                    #[allow(dead_code)]
                    #vis fn #function<#of_types_only>() -> &'static #ty #condition { &Self::__T0[#at].#part }
                }
            }
            Some(_) => {
                let doc = format!("{doc} of {of}.\n\n# Errors\n`Error::Instance` if there is no such instance.");
                quote! {
                    #[doc = #doc]
                    #[allow(dead_code)]
                    #vis fn #function<#of_types_only>(
                        #constants
                    ) -> ::core::result::Result<&'static #ty, #private::Error> #condition {
                        match #found {
                            ::core::result::Result::Ok(at) => ::core::result::Result::Ok(&Self::__T0[at].#part),
                            ::core::result::Result::Err(why) => {
                                ::core::result::Result::Err(#private::Error::Instance { kernel: #text, why })
                            }
                        }
                    }
                }
            }
        }
    };
    let image_function = part("image", "The embedded code object", quote!(#private::Image), 0);
    let report_function = part("report", "Registers, LDS and instructions", quote!(#private::Resources), 1);
    let generic = (!names.is_empty()).then(|| {
        let dispatch = (!types.is_empty()).then(|| dispatch::function(&derived, named, &parameters, &rules));
        let implementations = by_types(&kernel.instances, &types).into_iter().map(|(of, at)| {
            let texts = of.iter().map(shown);
            let body = derived.by_instance().then(|| derived.bodies(&at));
            quote! {
                impl #private::Instances<(#(#of,)*)> for #name {
                    const AT: &'static [::core::primitive::usize] = &[#(#at),*];
                    const NAMES: &'static [&'static ::core::primitive::str] = &[#(#texts),*];
                    #body
                }
            }
        });
        let implementations = if derived.by_instance() {
            let typed = derived.typed();
            quote! {
                const _: () = {
                    #body
                    #typed
                    #(#implementations)*
                };
            }
        } else {
            quote!(#(#implementations)*)
        };
        let lookup = named::lookup(&private, item, named, &kernel.instances);
        quote! {
            #implementations
            #dispatch
            impl #name {
                #lookup
            }
        }
    });
    // Whether a value of a generic type can be passed depends on the instance.
    let by_value = parameters.iter().filter(|p| p.names_any(&host_names)).filter_map(|p| match &p.kind {
        Kind::Scalar(ty) => Some(quote!(#ty: #private::Scalar)),
        _ => None,
    });
    let launch_condition = match types.is_empty() {
        true => quote!(where #(#by_value,)* #bounds),
        false => quote!(where #name: #private::Instances<#of_types>, #(#by_value,)* #bounds),
    };
    let rules_constant = (!rules.is_empty()).then(|| {
        let constant = rules::constant(&private, &rules);
        // rustc computes the constants, which the metadata states.
        let values = rules.constants().map(|quantity| &quantity.value);
        let count = rules.constants().count();
        quote! {
            const __T0_RULES: &'static #private::rules::Rules = &#constant;
            #[allow(dead_code, clippy::unnecessary_cast)]
            const __T0_CONSTANTS: [i128; #count] = [#((#values) as i128),*];
        }
    });
    // The variable with the result of the lookup.
    let selected = Ident::new("selected", Span::mixed_site());
    let select = named.map(|named| {
        let found = named.agreed(found.clone(), &passed);
        quote!(let #selected = #found;)
    });
    let index = match named {
        Some(_) => quote!(*#selected.as_ref().unwrap_or(&0)),
        None => at.clone(),
    };
    let read = |value: &Expr| derived.value(value, named, &index);
    let rules::Applied { values, calls, covered } = rules::applied(&private, name, &rules, read);
    let start = match named {
        Some(_) => quote!(#private::Launch::dispatched(#name::__T0, #selected)),
        None => quote!(#private::Launch::new(&#name::__T0[#at].0)),
    };
    let unselected = named.map(|_| {
        quote! {
            let #selected = match #selected {
                ::core::result::Result::Ok(at) => at,
                ::core::result::Result::Err(why) => {
                    return #private::cpu::Run::without_instance(#text, why) #calls;
                }
            };
        }
    });
    let index = match named {
        Some(_) => quote!(#selected),
        None => at.clone(),
    };
    let called = if derived.by_instance() {
        let pointer = derived.pointer();
        quote!(<#name as #private::Instances<#of_types>>::body(#index).function::<#pointer>())
    } else if names.is_empty() {
        let arguments = derived.only_arguments();
        quote!(#body #name #arguments)
    } else {
        quote!(#body #name::<#(#types),*>)
    };
    let launch_type = launch_type(&private, rules.grid.is_some());
    let run_type = run_type(&private, rules.grid.is_some());
    // Only rules read the lengths of views.
    let as_views = |rules: &Rules, on: fn(&signature::Parameter, &TokenStream) -> Option<TokenStream>| -> Vec<_> {
        if rules.is_empty() { Vec::new() } else { parameters.iter().filter_map(|p| on(p, &private)).collect() }
    };
    let views = as_views(&rules, signature::Parameter::as_view);
    let cpu_views = as_views(&rules, signature::Parameter::as_cpu_view);
    let launch: Vec<_> = parameters.iter().map(|p| p.launch(&private)).collect();
    let pass = parameters.iter().map(|p| p.pass(&private));
    let on_cpu: Vec<_> = parameters.iter().map(|p| p.on_cpu(&private)).collect();
    // Nested pairs, because no trait covers tuples of every length.
    let handed = parameters.iter().rev().filter_map(|p| p.handed(&private));
    let handed = handed.fold(quote!(()), |rest, view| quote!((#view, #rest)));
    let taken = parameters.iter().rev().filter(|p| p.handed(&private).is_some()).map(|p| &p.name);
    let taken = taken.fold(quote!(()), |rest, name| quote!((#name, #rest)));
    let give = parameters.iter().map(|p| p.give(&private));
    let count = images.len();
    let tests = match &attribute.test {
        Some(test) => {
            let tested = |i: &'_ CompiledInstance| selftest::Tested {
                generics: of_host.params.iter().filter_map(|p| i.value_of(p)).cloned().collect(),
                constants: named.map(|named| named.of_instance(&i.stated)),
                completed: i.completed.clone(),
                label: i.text(),
                block: i.block,
                approximate: i.compiled.approximate,
            };
            let all: Vec<_> = kernel.instances.iter().map(tested).collect();
            selftest::tests(&private, test, &kernel.completed, &parameters, &all, rules.grid.is_some())?
        }
        None => TokenStream::new(),
    };
    let sides = sides(attribute, kernel, resolved, &of_enums);
    let struct_of_constants = named.map(|named| {
        let (definition, instance) = (named.definition(), named.instance(&kernel.instances));
        quote!(#definition #instance)
    });
    let (derived_checks, derived_table) = (derived.checks(), derived.table());
    let warnings = warnings::emit(name, &item.attrs, &kernel.warnings);
    Ok(quote! {
        #warnings
        #sides
        #derived_checks
        #proofs

        #(#docs)*
        #[allow(dead_code, clippy::too_many_arguments, clippy::multiple_bound_locations)]
        #vis fn #name<'t0, #declared>(#constants #(#launch),*) -> #launch_type #launch_condition {
            #(#views)*
            #select
            #covered
            #values
            #start #(#pass)* #calls
        }

        #[doc = #what]
        #[allow(non_camel_case_types)]
        #vis enum #name {}

        #struct_of_constants

        #generic

        impl #name {
            const __T0: &'static [(#private::Image, #private::Resources); #count] = {
                static ALL: [(#private::Image, #private::Resources); #count] = [#(#images),*];
                &ALL
            };

            #rules_constant
            #derived_table

            #image_function
            #report_function

            #[doc = "Runs the kernel's body as Rust, lane by lane: `.over(n).run()`."]
            #[allow(dead_code, clippy::too_many_arguments, clippy::multiple_bound_locations)]
            #vis fn on_cpu<'t0, #declared>(#constants #(#on_cpu),*) -> #run_type #condition {
                #(#cpu_views)*
                #select
                #values
                #unselected
                // A separate block, in which an argument with the kernel's name does not hide the kernel.
                let __t0_body = { #called };
                let __t0_handed = #handed;
                let __t0_lane = move |#taken| __t0_body(#(#give),*);
                // SAFETY: t0-core has accepted the body and everything that it calls: the body states each function that
                // was compiled, so rustc calls no other. In the kernel language a reference to an element does not
                // outlive the expression that creates it.
                unsafe {
                    #private::cpu::Run::new(#text, #name::__T0[#index].0.block, __t0_handed, __t0_lane) #calls
                }
            }
        }

        #tests
    })
}

/// The instances by their types: the types of each combination, and the positions of its instances.
fn by_types(instances: &[CompiledInstance], types: &[&Ident]) -> Vec<(Vec<GenericArgument>, Vec<usize>)> {
    let mut all: Vec<(String, Vec<GenericArgument>, Vec<usize>)> = Vec::new();
    for (at, instance) in instances.iter().enumerate() {
        let of = instance.stated.iter().filter(|(name, _)| types.contains(&name)).map(|(_, ty)| ty.clone());
        let of: Vec<_> = of.collect();
        let text = quote!(#(#of,)*).to_string();
        match all.iter_mut().find(|(known, ..)| *known == text) {
            Some((.., positions)) => positions.push(at),
            None => all.push((text, of, vec![at])),
        }
    }
    all.into_iter().map(|(_, of, at)| (of, at)).collect()
}

/// The names in a kernel, its block, its derived parameters and its instances.
fn used(attribute: &Attribute, item: &ItemFn) -> Names {
    let mut names = Names::of_function(item);
    attribute.sides.iter().for_each(|side| names.add_expression(side));
    for derived in &attribute.derived {
        derived.ty.iter().for_each(|ty| names.add_type(ty));
        names.add_expression(&derived.value);
    }
    for value in attribute.lists.iter().flat_map(|list| list.rows.iter().flatten()) {
        match value {
            GenericArgument::Type(ty) => names.add_type(ty),
            GenericArgument::Const(value) => names.add_expression(value),
            _ => {}
        }
    }
    names
}

/// The type of a launch.
pub(crate) fn launch_type(private: &TokenStream, grid: bool) -> TokenStream {
    if grid { quote!(#private::Launch<'t0, #private::Grid>) } else { quote!(#private::Launch<'t0>) }
}

/// The type of a run on the CPU.
fn run_type(private: &TokenStream, grid: bool) -> TokenStream {
    if grid { quote!(#private::cpu::Run<'t0, #private::cpu::Grid>) } else { quote!(#private::cpu::Run<'t0>) }
}

/// Makes rustc compute the expressions of `block = ..` and compare the results. This also marks their constants as
/// used.
fn sides(
    attribute: &Attribute,
    kernel: &Kernel,
    resolved: Resolved<'_>,
    of_enums: &[(Ident, syn::Type)],
) -> TokenStream {
    let item = &kernel.completed;
    let parameters: Vec<_> = item.sig.generics.const_params().collect();
    let checks = kernel.instances.iter().map(|instance| {
        let constant = |name: &Ident| item.sig.generics.const_params().any(|p| p.ident == *name);
        let values = instance.completed.iter().filter(|(name, _)| constant(name)).map(|(_, value)| value);
        let values = quote!(#(#values),*);
        let each = attribute.sides.iter().zip(instance.block).map(|(side, known)| {
            let message = format!("the block of `{}` was read as {known}", item.sig.ident);
            let (name, number) = (format_ident!("side"), syn::parse_quote!(::core::primitive::u128));
            let side = syn::parse_quote!((#side) as #number);
            let function = enums::constant_function(resolved, &name, &parameters, of_enums, (&side, &number));
            quote! {
                const _: () = {
                    #function
                    ::core::assert!(side::<#values>() == #known as ::core::primitive::u128, #message);
                };
            }
        });
        quote!(#(#each)*)
    });
    quote!(#(#checks)*)
}

/// The end of the value of a constant that the metadata of an object does not state yet.
fn unknown(object: &[u8], constant: &Quantity) -> Option<usize> {
    let width = names::CONSTANT_DIGITS;
    let marks = format!("{} = {:?>width$}", constant.text, "");
    let at = object.windows(marks.len()).position(|bytes| bytes == marks.as_bytes())?;
    Some(at + marks.len())
}

fn image(
    private: &TokenStream,
    kernel: &Ident,
    place: &SourceLocation,
    instance: &CompiledInstance,
    constants: &[&Quantity],
) -> TokenStream {
    let CompiledInstance { block: [x, y, z], compiled, others, .. } = instance;
    let (name, file, line) = (kernel.to_string(), &place.file, place.line);
    let aligned = |object: &Vec<u8>| {
        let (bytes, len) = (Literal::byte_string(object), object.len());
        let unknown: Vec<_> =
            constants.iter().enumerate().filter_map(|(n, c)| Some((n, unknown(object, c)?))).collect();
        let bytes = if unknown.is_empty() {
            quote!(*#bytes)
        } else {
            let pairs = unknown.iter().map(|(n, end)| quote!((#end, #kernel::__T0_CONSTANTS[#n])));
            quote!(#private::with_constants(*#bytes, [#(#pairs),*]))
        };
        quote!({ static OBJECT: #private::Aligned<#len> = #private::Aligned(#bytes); &OBJECT.0 })
    };
    let (object, others) = (aligned(&compiled.object), others.iter().map(aligned));
    let kernarg = compiled.kernarg_bytes;
    let Abi { version, features } = compiled.abi;
    let messages = messages::table(private, compiled);
    let arguments = compiled.arguments.iter().map(|argument| {
        let Argument { name, ty, kind, bytes, offset } = argument;
        let kind = match kind {
            ArgumentKind::Reads => quote!(Reads),
            ArgumentKind::Writes => quote!(Writes),
            ArgumentKind::Value => quote!(Value),
            ArgumentKind::Lds => quote!(Lds),
        };
        quote! {
            #private::Argument {
                name: #name,
                ty: #ty,
                kind: #private::ArgumentKind::#kind,
                bytes: #bytes,
                offset: #offset,
            }
        }
    });
    let r = &compiled.report;
    let (vgprs, sgprs, lds, scratch) = (r.vgprs, r.sgprs, r.lds_bytes, r.scratch_bytes);
    let (spilled_v, spilled_s, instructions, code) = (r.spilled_vgprs, r.spilled_sgprs, r.instructions, r.code_bytes);
    quote! {(
        #private::Image {
            name: #name,
            abi: #private::Abi { version: #version, features: #features },
            object: #object,
            others: &[#(#others),*],
            block: [#x, #y, #z],
            kernarg_size: #kernarg,
            arguments: &[#(#arguments),*],
            file: #file,
            line: #line,
            messages: #messages,
        },
        #private::Resources {
            vgprs: #vgprs,
            sgprs: #sgprs,
            lds_bytes: #lds,
            scratch_bytes: #scratch,
            spilled_vgprs: #spilled_v,
            spilled_sgprs: #spilled_s,
            instructions: #instructions,
            code_bytes: #code,
        },
    )}
}

/// The output for a rejected kernel: the errors, and items with its name that accept any use, so that the first error
/// causes no further ones.
fn refused(krate: &TokenStream, item: &ItemFn, grid: bool, errors: TokenStream) -> TokenStream {
    let private = quote!(#krate::__private);
    let (launch_type, run_type) = (launch_type(&private, grid), run_type(&private, grid));
    let (name, vis) = (&item.sig.ident, &item.vis);
    let body = rust::plain(item.clone());
    // Uses the views' names once more, so that rustc does not report their imports as unused.
    let view = signature::view_path(item).into_iter();
    // Generic parameters without the user's bounds, which may be wrong themselves. A parameter whose type uses none of
    // them accepts anything.
    let mut known = item.clone();
    rust::numbers(&mut known.sig.generics);
    let parameters = parameters(item).unwrap_or_default();
    let (of_host, of_types) = (signature::of_host(&known, &parameters), signature::of_types(&known.sig.generics));
    let generics = Parameters(&of_host);
    let (generics, names) = (generics.of_elements(krate), generics.names());
    let types = Parameters(&of_types).of_elements(krate);
    let named = Named::of(&private, item, &[]);
    let constants = named.as_ref().map(|_| quote!(_: impl Sized,));
    let any = |i: usize| {
        let name = format_ident!("_{i}");
        quote!(#name: impl Sized)
    };
    let stub = |declare: fn(&signature::Parameter, &TokenStream) -> TokenStream| -> Vec<TokenStream> {
        let all = parameters.iter().enumerate();
        let known =
            all.map(|(i, p)| if p.names_any(&names) { declare(p, &private) } else { any(i) }).collect::<Vec<_>>();
        if known.len() == item.sig.inputs.len() { known } else { (0..item.sig.inputs.len()).map(any).collect() }
    };
    let (launch, on_cpu) = (stub(signature::Parameter::launch), stub(signature::Parameter::on_cpu));
    let struct_of_constants = named.as_ref().map(|named| {
        let (definition, instance) = (named.definition(), named.any_instance());
        quote!(#definition #instance)
    });
    let result = |of: TokenStream| match &named {
        Some(_) => quote!(::core::result::Result<&'static #of, #private::Error>),
        None => quote!(&'static #of),
    };
    let (image, report) = (result(quote!(#private::Image)), result(quote!(#private::Resources)));
    let (dispatch, instances) = if of_types.params.is_empty() {
        (None, None)
    } else {
        let all = (0..item.sig.inputs.len()).map(any);
        let dispatch = quote! {
            #vis fn dispatch<'t0>(_: impl Sized, #constants #(#all),*) -> #launch_type {
                ::core::unreachable!()
            }
        };
        let instances = quote! {
            impl<T0Types> #private::Instances<T0Types> for #name {
                const AT: &'static [::core::primitive::usize] = &[];
                const NAMES: &'static [&'static ::core::primitive::str] = &[];
            }
        };
        (Some(dispatch), Some(instances))
    };
    quote! {
        #errors

        #[allow(dead_code, missing_docs, unused_variables, clippy::too_many_arguments, clippy::multiple_bound_locations)]
        #vis fn #name<'t0, #generics>(#constants #(#launch),*) -> #launch_type {
            ::core::unreachable!()
        }

        #[allow(non_camel_case_types, missing_docs)]
        #vis enum #name {}

        #[allow(dead_code, missing_docs, unused_variables, clippy::too_many_arguments)]
        impl #name {
            #vis fn on_cpu<'t0, #generics>(#constants #(#on_cpu),*) -> #run_type {
                ::core::unreachable!()
            }
            #vis fn image<#types>(#constants) -> #image {
                ::core::unreachable!()
            }
            #vis fn report<#types>(#constants) -> #report {
                ::core::unreachable!()
            }
            #dispatch
        }

        #instances
        #struct_of_constants

        #[allow(unexpected_cfgs)]
        const _: () = {
            #[cfg(rust_analyzer)]
            #body
            #(
                #[cfg(not(rust_analyzer))]
                #[allow(dead_code, non_camel_case_types)]
                type __T0Used<T> = #view<T>;
            )*
        };
    }
}
