//! The test that `#[t0::kernel(test)]` generates for each instance: random arguments, a run on each side, a comparison.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::visit::Visit as _;
use syn::{Expr, GenericArgument, GenericParam, ItemFn};
use t0_core::attribute::{Hint, Instance, Test, error};
use t0_core::lang::walk::{Then, Visitor, Walk};

use crate::signature::{Kind, Parameter};

/// An instance to test.
pub(crate) struct Tested {
    /// The generic arguments of the launch.
    pub(crate) generics: Vec<GenericArgument>,
    /// The struct of the constant parameters, if the kernel has any.
    pub(crate) constants: Option<TokenStream>,
    /// The values of the constant parameters and of the derived ones.
    pub(crate) completed: Instance,
    /// The values as text.
    pub(crate) label: Vec<String>,
    pub(crate) block: [u32; 3],
    /// Whether some of its operations are approximations.
    pub(crate) approximate: bool,
}

/// The tests of a kernel, one for each instance. `item` has the derived parameters, which hints can use.
pub(crate) fn tests(
    private: &TokenStream,
    test: &Test,
    item: &ItemFn,
    parameters: &[Parameter],
    instances: &[Tested],
    grid: bool,
) -> syn::Result<TokenStream> {
    if let Some(size) = test.over.as_ref().or(test.blocks.as_ref()).filter(|_| grid) {
        return Err(error(
            size,
            "the kernel's `grid` already determines the number of work-items",
            help!(
                "set the lengths and scalars that the grid is computed from: `len(x) = 100`, `shape(x) = (10, 20)`, `n = 4`"
            ),
        ));
    }
    if let Some((name, _)) = test.hints.iter().find(|(name, _)| parameters.iter().all(|p| p.name != *name)) {
        return Err(error(
            name,
            format!("`{}` has no parameter `{name}`", item.sig.ident),
            help!("a hint names a parameter of the kernel, or is `over`, `blocks`, `ulp` or `seed`"),
        ));
    }
    let arguments = parameters.iter().map(|p| argument(private, test, item, p)).collect::<syn::Result<Vec<_>>>()?;
    // Scalars come first, so that lengths can be computed from them.
    let (views, scalars): (Vec<_>, Vec<_>) = arguments.iter().partition(|a| a.view);
    let (views, scalars) = (views.iter().map(|a| &a.make), scalars.iter().map(|a| &a.make));
    let make: Vec<_> = scalars.chain(views).collect();
    let on_gpu: Vec<_> = arguments.iter().map(|a| &a.on_gpu).collect();
    let on_cpu: Vec<_> = arguments.iter().map(|a| &a.on_cpu).collect();
    let views: Vec<_> = arguments.iter().filter(|a| a.view).map(|a| a.name).collect();

    let name = &item.sig.ident;
    let option = |value: Option<TokenStream>| match value {
        Some(value) => quote!(::core::option::Option::Some(#value)),
        None => quote!(::core::option::Option::None),
    };
    let (seed, ulp) = (option(literal(&test.seed)), option(literal(&test.ulp)));
    // The name that hints use; a parameter of that name hides it.
    let count = Ident::new("items", test.span);
    let trial = trial();
    let over = (!grid).then(|| quote!(.over(#trial.items())));
    let all =
        instances.iter().map(|Tested { generics, constants, completed, label, block: [x, y, z], approximate }| {
            let items = option(match (&test.over, &test.blocks) {
                (Some(over), _) => Some(quote!(#private::selftest::items(#over, [1; 3]))),
                (_, Some(blocks)) => Some(quote!(#private::selftest::items(#blocks, [#x, #y, #z]))),
                _ => None,
            });
            let suffix: String = label.iter().map(|value| format!("_{}", identifier(value))).collect();
            let whole = if label.is_empty() { name.to_string() } else { format!("{name}<{}>", label.join(", ")) };
            let function = format_ident!("test_{name}{suffix}", span = name.span());
            let turbofish = (!generics.is_empty()).then(|| quote!(::<#(#generics),*>));
            let constants = constants.as_ref().map(|constants| quote!(#constants,));
            let aliases = item.sig.generics.params.iter().map(|p| alias(p, completed));
            quote! {
                #[cfg(test)]
                #[test]
                #[allow(dead_code, unused_mut, unused_variables, non_camel_case_types, non_snake_case, clippy::all)]
                fn #function() {
                    #(#aliases)*
                    let self_test = #private::selftest::SelfTest {
                        kernel: #whole,
                        block: [#x, #y, #z],
                        items: #items,
                        seed: #seed,
                        ulp: #ulp,
                        approximate: #approximate,
                    };
                    self_test.run(|#trial| {
                        let #count = #trial.work_items();
                        #(#make)*
                        let on_gpu = #name #turbofish(#constants #(#on_gpu),*) #over.run(#trial.gpu());
                        let on_cpu = #name::on_cpu #turbofish(#constants #(#on_cpu),*) #over.run();
                        #trial.both(on_gpu, on_cpu)?;
                        #(#trial.same(&#views)?;)*
                        ::core::result::Result::Ok(())
                    });
                }
            }
        });
    Ok(all.collect())
}

/// The closure's parameter; mixed-site hygiene keeps it apart from a kernel parameter of that name.
fn trial() -> Ident {
    Ident::new("trial", Span::mixed_site())
}

fn literal(n: &Option<syn::LitInt>) -> Option<TokenStream> {
    n.as_ref().map(ToTokens::to_token_stream)
}

/// A value as a part of an identifier.
fn identifier(value: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
    value.replace('-', "minus ").chars().map(letter).collect()
}

/// Defines a generic parameter's name as an alias of its value.
fn alias(parameter: &GenericParam, instance: &Instance) -> TokenStream {
    let value = |name: &Ident| instance.iter().find(|(known, _)| known == name).map(|(_, value)| value);
    match parameter {
        GenericParam::Type(t) => {
            let (name, value) = (&t.ident, value(&t.ident));
            quote!(type #name = #value;)
        }
        GenericParam::Const(c) => {
            let (name, ty, value) = (&c.ident, &c.ty, value(&c.ident));
            quote!(const #name: #ty = #value;)
        }
        GenericParam::Lifetime(_) => TokenStream::new(),
    }
}

/// An argument of the test.
struct Argument<'a> {
    name: &'a Ident,
    view: bool,
    /// A statement.
    make: TokenStream,
    on_gpu: TokenStream,
    on_cpu: TokenStream,
}

fn argument<'a>(
    private: &TokenStream,
    test: &Test,
    item: &ItemFn,
    parameter: &'a Parameter,
) -> syn::Result<Argument<'a>> {
    let name = &parameter.name;
    let trial = trial();
    let (mut range, mut value, mut form) = (None, None, None);
    for (at, hint) in test.hints.iter().filter(|(known, _)| known == name) {
        let twice = match hint {
            Hint::Range(e) => range.replace(e).is_some(),
            Hint::Value(e) => value.replace(e).is_some(),
            Hint::Len(e) => form.replace((quote!(Len((#e) as usize)), at)).is_some(),
            Hint::Shape(sides) => {
                let [rows, cols] = &**sides;
                form.replace((quote!(Shape((#rows) as usize, (#cols) as usize)), at)).is_some()
            }
        };
        if twice {
            return Err(error(at, format!("`{name}` has two hints of the same kind"), help!("remove one")));
        }
    }
    let any = range.map_or_else(|| quote!(..), |range: &Expr| quote!((#range)));
    let scalar = match &parameter.kind {
        Kind::Reads(t) | Kind::Writes(t) | Kind::Updates(t) | Kind::Shares(t) => {
            if let Some(value) = value {
                return Err(error(
                    value,
                    format!("`{name}` is a view, not one value"),
                    help_with!("write `{name} in 0..10` for its elements, `len({name}) = 100` for their number"),
                ));
            }
            let form = match form {
                Some((form, _)) => form,
                None if is_matrix(item, name) => quote!(Matrix),
                None => quote!(Line),
            };
            let text = name.to_string();
            let make = quote!(let mut #name = #trial.view::<#t>(#text, #private::selftest::Form::#form, #any)?;);
            let reads = matches!(parameter.kind, Kind::Reads(_));
            let on = |read: TokenStream, write: TokenStream| {
                if reads { quote!(#name.#read()) } else { quote!(#name.#write()) }
            };
            let (on_gpu, on_cpu) = (on(quote!(on_gpu), quote!(on_gpu_mut)), on(quote!(on_cpu), quote!(on_cpu_mut)));
            return Ok(Argument { name, view: true, make, on_gpu, on_cpu });
        }
        Kind::Dynamic(_) => match (value, range) {
            (Some(value), _) => quote!(let #name: u32 = (#value) as u32;),
            (None, Some(_)) => quote!(let #name: u32 = #trial.scalar::<u32>(#any);),
            (None, None) => quote!(let #name: u32 = #trial.lanes();),
        },
        Kind::Scalar(t) => match value {
            Some(value) => quote!(let #name: #t = #value;),
            None => quote!(let #name: #t = #trial.scalar::<#t>(#any);),
        },
    };
    if let Some((_, at)) = form {
        return Err(error(at, format!("`{name}` is a scalar, which has no length"), help_with!("write `{name} = 4`")));
    }
    Ok(Argument { name, view: false, make: scalar, on_gpu: quote!(#name), on_cpu: quote!(#name) })
}

/// Whether the body uses a view as a matrix.
fn is_matrix(item: &ItemFn, name: &Ident) -> bool {
    struct Find<'a>(&'a Ident, bool);
    impl<'ast> Visitor<'ast> for Find<'_> {
        fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) -> Then {
            let of_matrices = ["rows", "cols", "stride", "row", "tile"].iter().any(|m| call.method == m);
            self.1 |= of_matrices && matches!(&*call.receiver, Expr::Path(p) if p.path.is_ident(self.0));
            Then::Children
        }

        fn visit_expr_index(&mut self, index: &'ast syn::ExprIndex) -> Then {
            let view = matches!(&*index.expr, Expr::Path(p) if p.path.is_ident(self.0));
            self.1 |= view && matches!(&*index.index, Expr::Tuple(_));
            Then::Children
        }
    }
    let mut find = Find(name, false);
    Walk(&mut find).visit_item_fn(item);
    find.1
}
