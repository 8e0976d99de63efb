//! The kernel language: from the user's syntax tree to SSA.
//!
//! ```text
//! syn --check--> typed tree --inline--> without calls --uniform--> active lanes --lower--> ir
//! ```
//! | stage or part | does |
//! |---|---|
//! | [`types`], [`layout`] and [`unify`] | the types of the language, their layout in memory, and their inference |
//! | [`ast`] | the typed tree |
//! | [`macros`], [`format`](mod@format) and [`asm`] | `t0::print!`, assertions and inline assembly, as syntax |
//! | [`prelude`] | all builtins, one row each |
//! | `depth` | the limit of nesting in the user's syntax |
//! | `first_token` | the first token of a piece of syntax |
//! | [`check`] | names, types, and all errors except those about uniformity |
//! | `shift` | copies of typed trees with ids of their own |
//! | [`inline`] | device functions become part of their callers |
//! | [`uniform`] | which values are the same in all lanes, and which control flow all lanes take together |
//! | [`lower`](mod@lower) | SSA with explicit masks |
//! | [`explicit`](mod@explicit) | the user's function for rustc with the inferred types written in |
//! | [`used`] | the paths of a body that are not the language's own, for the macro to collect |
//! | [`walk`] | walks over the user's syntax tree |
//!
//! This module is independent of the target machine, does not read the attribute of the macro and runs no pass.
//!
//! - **Invariant:** every input gives IR or diagnostics at the user's tokens. Internal errors are diagnostics, too.

pub mod asm;
pub mod ast;
pub mod check;
pub mod depth;
pub mod explicit;
pub mod first_token;
pub mod format;
pub mod inline;
pub mod layout;
pub mod lower;
pub mod macros;
pub mod prelude;
mod shift;
pub mod types;
pub mod uniform;
pub mod unify;
pub mod used;
pub mod walk;

use crate::bug;
use crate::ir::Function;
use crate::lang::lower::{CountedLoop, KeptLoop, Unrolling};
use crate::source::{Diagnostic, Item, ItemKind, KernelSource};
use proc_macro2::TokenStream;

/// A kernel in SSA form, and what its function for rustc needs.
#[derive(Debug, Clone)]
pub struct Lowered {
    /// The IR, before all passes.
    pub func: Function,
    /// The kernel with those loops unrolled whose variables index arrays in registers, and with short loops unrolled,
    /// if there are any.
    pub unrolled: Option<Function>,
    /// Loops over constant bounds with variables that index arrays in registers.
    pub indexing: Vec<CountedLoop>,
    /// The other loops over constant bounds that are unrolled, as a whole or some iterations at a time.
    pub short: Vec<CountedLoop>,
    /// The loops without `#[unroll]` that stay loops, and why.
    pub kept: Vec<KeptLoop>,
    /// The types to write into the user's function ([`explicit`](fn@explicit)).
    pub inferred: explicit::Inferred,
}

/// Lowers a kernel.
///
/// # Errors
/// All errors of the user's source, each at the user's token.
pub fn lower(src: &KernelSource<'_>) -> Result<Lowered, Vec<Diagnostic>> {
    guarded(src, || opened(src, lower_opened))
}

/// Turns an internal error into a diagnostic.
fn guarded<T>(src: &KernelSource<'_>, f: impl FnOnce() -> Result<T, Vec<Diagnostic>>) -> Result<T, Vec<Diagnostic>> {
    bug::catch("lang", f).unwrap_or_else(|bug| Err(vec![Diagnostic::internal(src, &bug)]))
}

/// Calls `f` with all functions' macros open.
fn opened<T>(src: &KernelSource<'_>, f: impl FnOnce(&KernelSource<'_>) -> T) -> T {
    let mut functions = src.items.iter().filter_map(|i| match &i.kind {
        ItemKind::Device(f) => Some(f),
        ItemKind::Constant(_) | ItemKind::Struct(_) | ItemKind::Enum(_) => None,
    });
    if !macros::has_macros(src.item) && !functions.any(macros::has_macros) {
        return f(src);
    }
    let item = macros::open(src.item);
    let items = src.items.iter().map(|i| match &i.kind {
        ItemKind::Device(f) => {
            Item { kind: ItemKind::Device(macros::open(f)), of: i.of.clone(), names: i.names.clone() }
        }
        ItemKind::Constant(_) | ItemKind::Struct(_) | ItemKind::Enum(_) => i.clone(),
    });
    f(&KernelSource {
        item: &item,
        block: src.block,
        numbers: src.numbers,
        bounds: src.bounds,
        instance: src.instance.clone(),
        rules: src.rules.clone(),
        names: src.names.clone(),
        of: src.of,
        items: items.collect(),
        locate: src.locate,
    })
}

fn lower_opened(src: &KernelSource<'_>) -> Result<Lowered, Vec<Diagnostic>> {
    let (body, facts) = check::kernel(src)?;
    let body = inline::run(src, body)?;
    let uni = uniform::run(&body, src.locate)?;
    let (func, counted, kept) = lower::lower(src, &body, &uni, Unrolling::Asked).map_err(|d| vec![d])?;
    // Unrolling affects neither the meaning nor the acceptance of a kernel. If this lowering fails, the loops stay as
    // they are.
    let mut unrolled = None;
    if counted.iter().any(|l| l.fits) {
        match lower::lower(src, &body, &uni, Unrolling::Automatic) {
            Ok((f, ..)) => unrolled = Some(f),
            Err(d) if d.is_internal() => return Err(vec![d]),
            Err(_) => {}
        }
    }
    let (indexing, short) = counted.into_iter().partition(|l| l.indexes);
    let generic = check::generic_types(src);
    let inferred = facts.in_order(src.item, &generic);
    Ok(Lowered { func, unrolled, indexing, short, kept, inferred })
}

/// The user's function of a lowered kernel with inferred types and literal suffixes made explicit, at the user's spans.
pub fn explicit(src: &KernelSource<'_>, lowered: &Lowered) -> TokenStream {
    opened(src, |src| explicit::write(src.item, &lowered.inferred))
}

/// Checks a device function where it is defined, and inserts the inferred types, as in a kernel's function.
///
/// `src.item` is the function. All items that it calls are among the items, including itself if it is recursive. Checks
/// that depend on the callers (uniformity, the types of generic parameters) are left to the kernels that use the
/// function.
///
/// # Errors
/// All errors in the function that do not depend on its callers, each at the user's token.
pub fn device(src: &KernelSource<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    guarded(src, || opened(src, device_opened))
}

fn device_opened(src: &KernelSource<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let types: Vec<_> = src.item.sig.generics.type_params().map(|t| (t.ident.to_string(), types::Type::F32)).collect();
    let checked = check::definition(src).and_then(|(body, facts)| inline::run(src, body).map(|_| facts));
    match checked {
        Ok(facts) => Ok(explicit::write(src.item, &facts.in_order(src.item, &types))),
        Err(_) if !src.item.sig.generics.params.is_empty() => {
            Ok(explicit::write(src.item, &explicit::Facts::default().in_order(src.item, &types)))
        }
        Err(errors) => Err(errors),
    }
}
