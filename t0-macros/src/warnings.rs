//! Warnings of the build.
//!
//! A macro cannot emit a warning on stable Rust. Its output uses a deprecated constant instead, whose note is the text;
//! `#[allow(deprecated)]` on the kernel silences it.

use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use std::collections::BTreeSet;
use syn::Attribute;
use t0_core::ir::Function;
use t0_core::lang::Lowered;

/// What to tell about the loops of an instance whose code is that of `chosen`: those that stay loops although their
/// variable indexes an array in registers, which selects from all elements in each iteration.
pub(crate) fn of_loops(lowered: &Lowered, chosen: &Function) -> BTreeSet<String> {
    let unrolled = lowered.unrolled.as_ref().is_some_and(|f| std::ptr::eq(f, chosen));
    let slow = lowered.indexing.iter().filter(|l| !(l.fits && unrolled));
    slow.map(|l| {
        let why = match l.fits {
            false => "is too long to be unrolled",
            true => "is not unrolled: the code would exceed a limit of the kernel or spill more registers",
        };
        format!(
            "the loop in line {} {why}, and its variable indexes an array in registers, so that each access selects \
             from all elements; write `#[unroll]` before the loop, index by constants, or keep the array in `Lds`",
            l.at.line
        )
    })
    .collect()
}

/// The output that makes rustc emit the warnings at the name of a kernel.
pub(crate) fn emit(name: &Ident, attributes: &[Attribute], warnings: &BTreeSet<String>) -> TokenStream {
    let allowed = attributes.iter().filter(|a| a.path().is_ident("allow"));
    let allowed: TokenStream = allowed.map(|a| quote::quote!(#a)).collect();
    let each = warnings.iter().map(|text| {
        quote_spanned! {name.span()=>
            #allowed
            const _: () = {
                #[deprecated(note = #text)]
                const SLOW_LOOP: () = ();
                SLOW_LOOP
            };
        }
    });
    each.collect()
}
