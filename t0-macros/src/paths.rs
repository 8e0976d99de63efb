//! Selects the paths of a body to query: those that t0-core finds, and structs. Builtins are included; their macros in
//! the prelude answer with nothing unless an item of the user's hides them. Paths that look like a variable or like an
//! associated item of a type are excluded: for a name without a macro, t0-core's error is better than rustc's.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use syn::visit::Visit as _;
use syn::{Expr, GenericArgument, ItemConst, ItemFn, ItemStruct, Path};
use t0_core::lang::macros;
use t0_core::lang::used::{self, Used};
use t0_core::lang::walk::{Then, Visitor, Walk};
use t0_core::module::{Meaning, Module};
use t0_core::source::ItemKind;

use crate::item::key;

/// Names of std's macros. An imported device function with such a name would hide the macro.
const MACROS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "compile_error",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include",
    "include_bytes",
    "include_str",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "thread_local",
    "todo",
    "try",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// Whether `name` is a macro of std.
pub(crate) fn is_std_macro(name: &str) -> bool {
    MACROS.contains(&name)
}

/// The paths of device functions and constants that a function uses, in order, without duplicates.
pub(crate) fn of_function(item: &ItemFn) -> Asked {
    asked(not_imported(used::of_function(item)), &local_names(&macros::open(item)))
}

/// The names of closures, parameters and items of a function's own.
pub(crate) fn local_names(item: &ItemFn) -> BTreeSet<String> {
    let mut own = LocalNames::default();
    Walk(&mut own).visit_item_fn(item);
    own.0
}

/// Removes the names of std's constants, which have no macro. rustc checks separately that they mean what t0-core
/// assumes.
fn not_imported(mut all: Vec<Used>) -> Vec<Used> {
    all.retain(|used| !used.imported);
    all
}

/// The paths of constants that a constant uses.
pub(crate) fn of_constant(item: &ItemConst) -> Asked {
    asked(not_imported(used::of_constant(item)), &BTreeSet::new())
}

/// The external paths of a module.
pub(crate) fn of_module(module: &Module) -> Asked {
    let mut all = Asked::default();
    for entry in &module.entries {
        let own = match &entry.kind {
            ItemKind::Device(f) => local_names(&macros::open(f)),
            _ => BTreeSet::new(),
        };
        let mut used = not_imported(entry.used());
        used.retain(|used| matches!(module.meaning(&used.path), Ok(Meaning::Foreign)));
        all.add(asked(used, &own));
    }
    all
}

/// The paths of structs and constants in a struct's fields.
pub(crate) fn of_struct(item: &ItemStruct) -> Asked {
    asked(used::of_struct(item), &BTreeSet::new())
}

/// Paths of expressions outside of the body.
pub(crate) fn of_expressions(used: Vec<Used>) -> Asked {
    asked(not_imported(used), &BTreeSet::new())
}

/// The paths of structs and enums in listed values of generic parameters.
pub(crate) fn of_arguments<'a>(arguments: impl Iterator<Item = &'a GenericArgument>) -> Asked {
    asked(arguments.flat_map(used::of_argument).collect(), &BTreeSet::new())
}

/// Paths to query.
#[derive(Default)]
pub(crate) struct Asked {
    /// All of them, in order, without duplicates.
    pub(crate) paths: Vec<Path>,
    /// The paths among them that are types.
    pub(crate) types: Vec<Path>,
}

impl Asked {
    /// Adds the paths of `other` that are not yet included.
    pub(crate) fn add(&mut self, other: Asked) {
        let known = |all: &[Path], path: &Path| all.iter().any(|p| key(p) == key(path));
        for path in other.paths {
            if !known(&self.paths, &path) {
                self.paths.push(path);
            }
        }
        for path in other.types {
            if !known(&self.types, &path) {
                self.types.push(path);
            }
        }
    }

    /// Code that makes rustc check that these types are structs or enums for kernels. It is emitted next to the query,
    /// so that a type without a macro gets a useful error too.
    pub(crate) fn demands(&self, krate: &TokenStream) -> TokenStream {
        let Asked { types, .. } = self;
        if types.is_empty() {
            return TokenStream::new();
        }
        quote! {
            const _: fn() = || {
                fn is_for_kernels<T: #krate::Arg>() {}
                #(is_for_kernels::<#types>();)*
            };
        }
    }
}

fn asked(all: Vec<Used>, own: &BTreeSet<String>) -> Asked {
    let ask = |used: &Used| {
        let names: Vec<String> = used.path.segments.iter().map(|s| s.ident.to_string()).collect();
        match names.as_slice() {
            [name] if own.contains(name) => false,
            // Std contains no items of the user.
            [first, ..] if matches!(first.as_str(), "std" | "core" | "alloc") => false,
            [name] if used.called => true,
            [name] => screaming(name) || used.typed && upper(name),
            [.., owner, name] => !upper(owner) && (used.called || screaming(name) || used.typed && upper(name)),
            [] => false,
        }
    };
    let mut asked = Asked::default();
    for used in all.into_iter().filter(ask) {
        // A function in upper case constructs a struct.
        let made = used.called && used.path.segments.last().is_some_and(|s| upper(&s.ident.to_string()));
        if used.typed || made {
            asked.types.push(used.path.clone());
        }
        asked.paths.push(used.path);
    }
    asked
}

fn upper(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

fn screaming(name: &str) -> bool {
    upper(name) && !name.contains(char::is_lowercase)
}

/// Local names, which no item of the user's can have there: parameters, closures and items of the body. t0-core rejects
/// calls of them.
#[derive(Default)]
struct LocalNames(BTreeSet<String>);

impl<'ast> Visitor<'ast> for LocalNames {
    fn visit_local(&mut self, local: &'ast syn::Local) -> Then {
        if let (syn::Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
            && matches!(*init.expr, Expr::Closure(_))
        {
            self.0.insert(name.ident.to_string());
        }
        Then::Children
    }

    fn visit_stmt(&mut self, statement: &'ast syn::Stmt) -> Then {
        if let syn::Stmt::Item(item) = statement {
            let name = match item {
                syn::Item::Fn(inner) => Some(&inner.sig.ident),
                syn::Item::Struct(inner) => Some(&inner.ident),
                syn::Item::Enum(inner) => Some(&inner.ident),
                syn::Item::Static(inner) => Some(&inner.ident),
                _ => None,
            };
            self.0.extend(name.map(ToString::to_string));
        }
        Then::Children
    }

    fn visit_fn_arg(&mut self, argument: &'ast syn::FnArg) -> Then {
        if let syn::FnArg::Typed(typed) = argument
            && let syn::Pat::Ident(name) = &*typed.pat
        {
            self.0.insert(name.ident.to_string());
        }
        Then::Skip
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_helpers_and_constants_are_queried() {
        let text = "fn k<T, const N: u32>(x: In<T>, mut y: Out<f32>) {
            const STEP: u32 = WIDE;
            let t = Lds::<T, ROWS, N>::new();
            let i = global_id() + lane() + forgotten + Colour::Red;
            let v = wave::sum(math::gelu::<T>(x[i])) + f32::from_bits(1) + T::from_f32(f32::MAX).to_f32();
            y[i] = helper(v, [0.0; LEN], STEP) * core::f32::consts::PI;
            let closure = |x: u32| x;
            fn nested() {}
            match closure(i) { FIRST => nested(), other => () }
            wmma::A::<T>::load(&t, 0, 16);
        }";
        let found: Vec<_> = of_function(&syn::parse_str(text).unwrap()).paths.iter().map(key).collect();
        assert_eq!(found, ["WIDE", "ROWS", "global_id", "lane", "Colour", "math::gelu", "helper", "LEN", "FIRST"]);
    }
}
