//! The launch rules of a kernel as constants of the program, and the values that the generated functions pass to them.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::Expr;
use t0_core::attribute::{Match, Quantity, Rule, Rules, Term};

/// The rules as an expression of type `Rules`.
pub(crate) fn constant(private: &TokenStream, rules: &Rules) -> TokenStream {
    let many = |all: &[Rule]| {
        let all = all.iter().map(|one| rule(private, one));
        quote!(&[#(#all),*])
    };
    let grid = match &rules.grid {
        Some((blocks, sides)) => {
            let sides = many(sides);
            quote!(::core::option::Option::Some(#private::rules::GridRule { blocks: #blocks, sides: #sides }))
        }
        None => quote!(::core::option::Option::None),
    };
    let requires = many(&rules.requires);
    let quantities = rules
        .quantities
        .iter()
        .map(|Quantity { text, truth, .. }| quote!(#private::rules::Quantity { text: #text, truth: #truth }));
    quote! {
        #private::rules::Rules { grid: #grid, requires: #requires, quantities: &[#(#quantities),*] }
    }
}

fn rule(private: &TokenStream, Rule { text, term }: &Rule) -> TokenStream {
    let term = self::term(private, term);
    quote!(#private::rules::Rule { text: #text, term: #term })
}

fn term(private: &TokenStream, term: &Term) -> TokenStream {
    let rules = quote!(#private::rules);
    match term {
        Term::Quantity(at) => quote!(#rules::Term::Quantity(#at)),
        Term::Constant(value) => quote!(#rules::Term::Constant(#value)),
        Term::Unary(operation, x) => {
            let (operation, x) = (format_ident!("{operation:?}"), self::term(private, x));
            quote!(#rules::Term::Unary(#rules::Unary::#operation, &#x))
        }
        Term::Binary(operation, x, y) => {
            let (operation, x, y) = (format_ident!("{operation:?}"), self::term(private, x), self::term(private, y));
            quote!(#rules::Term::Binary(#rules::Binary::#operation, &#x, &#y))
        }
        Term::If(parts) => {
            let parts = parts.iter().map(|part| self::term(private, part));
            quote!(#rules::Term::If(&[#(#parts),*]))
        }
    }
}

/// The code that applies the rules in a generated function: statements before the launch or run is constructed, and
/// method calls after it.
pub(crate) struct Applied {
    pub(crate) values: TokenStream,
    pub(crate) calls: TokenStream,
    /// The `match` expressions without values, in which rustc checks patterns.
    pub(crate) covered: TokenStream,
}

/// The code for a kernel with these rules. The generated code reads the values from variables with the parameters'
/// names; `read` returns the expression for the value of a quantity.
pub(crate) fn applied(
    private: &TokenStream,
    kernel: &Ident,
    rules: &Rules,
    read: impl Fn(&Expr) -> TokenStream,
) -> Applied {
    if rules.is_empty() {
        return Applied { values: TokenStream::new(), calls: TokenStream::new(), covered: TokenStream::new() };
    }
    let covered = rules.matches.iter().map(|matched: &Match| {
        let (value, patterns) = (read(&matched.value), matched.patterns());
        quote! {
            #[allow(clippy::all, clippy::pedantic)]
            match #value {
                #(#patterns => {})*
            }
        }
    });
    let covered = quote!(#(#covered)*);
    let values = rules.quantities.iter().map(|Quantity { truth, value, .. }| {
        let value = read(value);
        match truth {
            true => quote!(#private::rules::Truth::truth(#value)),
            false => quote!(#private::rules::Number::number(#value)),
        }
    });
    let count = rules.quantities.len();
    let checked = (!rules.requires.is_empty()).then(|| quote!(.checked(#kernel::__T0_RULES, &__t0_values)));
    let grid = rules.grid.is_some().then(|| quote!(.by_rules(#kernel::__T0_RULES, &__t0_values)));
    Applied {
        values: quote!(let __t0_values: [::core::primitive::i128; #count] = [#(#values),*];),
        calls: quote!(#checked #grid),
        covered,
    }
}
