//! What stands in the brackets of `#[t0::kernel(..)]`, `#[t0::device(..)]` and `#[t0::constant(..)]`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{GenericArgument, LitInt, Path, Token, bracketed, parenthesized};

use crate::refuse::error;

/// Lanes that a workgroup may have.
const MOST: u64 = 1024;

/// The arguments of an attribute.
pub(crate) struct Attribute {
    /// Work-items of a workgroup; absent on device functions and constants.
    pub(crate) block: Option<[u32; 3]>,
    /// `for(T in [..])`: what each generic parameter stands for.
    pub(crate) lists: Vec<(Ident, Vec<GenericArgument>)>,
    /// `deny(spill)`: where it stands.
    pub(crate) deny_spill: Option<Span>,
    /// `vgprs <= N`: the most vector registers a lane may take, and where that stands.
    pub(crate) vgprs: Option<(u32, Span)>,
    /// `waves_per_eu = N`: how many waves must fit on a SIMD, and where that stands.
    pub(crate) waves: Option<(u32, Span)>,
    /// What the dependency `t0` is called.
    pub(crate) krate: TokenStream,
}

/// Arguments of a kernel.
pub(crate) fn of_kernel(tokens: TokenStream) -> syn::Result<Attribute> {
    let attribute: Attribute = syn::parse2(tokens)?;
    if attribute.block.is_none() {
        return Err(error(
            &Ident::new("block", Span::call_site()),
            "the kernel does not say how many lanes its workgroups have",
            "write `#[t0::kernel(block = 256)]`, or `block = (16, 16)` in two dimensions",
        ));
    }
    Ok(attribute)
}

/// Arguments of a device function or constant: at most `crate = ..`.
pub(crate) fn of_item(tokens: TokenStream) -> syn::Result<Attribute> {
    let all = tokens.clone();
    let attribute: Attribute = syn::parse2(tokens)?;
    let limits = attribute.deny_spill.is_some() || attribute.vgprs.is_some() || attribute.waves.is_some();
    if attribute.block.is_some() || !attribute.lists.is_empty() || limits {
        return Err(error(
            &all,
            "only kernels have workgroups, instances and registers of their own",
            "remove the argument; `crate = ..` is the only one here",
        ));
    }
    Ok(attribute)
}

impl Parse for Attribute {
    fn parse(input: ParseStream<'_>) -> syn::Result<Attribute> {
        let mut attribute = Attribute {
            block: None,
            lists: Vec::new(),
            deny_spill: None,
            vgprs: None,
            waves: None,
            krate: quote!(::t0),
        };
        while !input.is_empty() {
            if input.peek(Token![for]) {
                input.parse::<Token![for]>()?;
                attribute.lists = lists(input)?;
            } else if input.peek(Token![crate]) {
                input.parse::<Token![crate]>()?;
                input.parse::<Token![=]>()?;
                let path = input.call(Path::parse_mod_style)?;
                attribute.krate = quote!(#path);
            } else {
                let name: Ident = input.parse()?;
                match name.to_string().as_str() {
                    "block" => {
                        input.parse::<Token![=]>()?;
                        attribute.block = Some(block(input)?);
                    }
                    "deny" => attribute.deny_spill = Some(denied(input)?),
                    "vgprs" => {
                        input.parse::<Token![<=]>()?;
                        let most: LitInt = input.parse()?;
                        attribute.vgprs = Some((most.base10_parse()?, most.span()));
                    }
                    "waves_per_eu" => {
                        input.parse::<Token![=]>()?;
                        attribute.waves = Some(waves(input)?);
                    }
                    _ => {
                        return Err(error(
                            &name,
                            format!("there is no argument `{name}`"),
                            "the arguments are `block = 256`, `for(T in [f32, bf16])`, `deny(spill)`, `vgprs <= 96`, `waves_per_eu = 8` and `crate = path`",
                        ));
                    }
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(attribute)
    }
}

/// How many waves shall fit on a SIMD.
fn waves(input: ParseStream<'_>) -> syn::Result<(u32, Span)> {
    let n: LitInt = input.parse()?;
    match n.base10_parse()? {
        waves @ 1..=16 => Ok((waves, n.span())),
        _ => Err(error(&n, format!("`waves_per_eu = {n}`"), "a SIMD runs 1 to 16 waves at once")),
    }
}

/// What stands in `deny(..)`.
fn denied(input: ParseStream<'_>) -> syn::Result<Span> {
    let inner;
    parenthesized!(inner in input);
    let what: Ident = inner.parse()?;
    if what != "spill" || !inner.is_empty() {
        return Err(error(&what, format!("`{what}` cannot be denied"), "write `deny(spill)`"));
    }
    Ok(what.span())
}

fn block(input: ParseStream<'_>) -> syn::Result<[u32; 3]> {
    let sides: Vec<LitInt> = if input.peek(syn::token::Paren) {
        let inner;
        parenthesized!(inner in input);
        Punctuated::<LitInt, Token![,]>::parse_terminated(&inner)?.into_iter().collect()
    } else {
        vec![input.parse()?]
    };
    let mut block = [1u32; 3];
    let Some(first) = sides.first().filter(|_| sides.len() <= 3) else {
        return Err(input.error("a workgroup has one to three dimensions: `block = 256`, `(16, 16)` or `(8, 8, 4)`"));
    };
    for (side, literal) in block.iter_mut().zip(&sides) {
        *side = literal.base10_parse()?;
    }
    let lanes: u64 = block.iter().map(|&side| u64::from(side)).fold(1, u64::saturating_mul);
    if !(1..=MOST).contains(&lanes) {
        return Err(error(
            first,
            format!("a workgroup of {lanes} lanes"),
            format!("a workgroup has 1 to {MOST} lanes"),
        ));
    }
    Ok(block)
}

fn lists(input: ParseStream<'_>) -> syn::Result<Vec<(Ident, Vec<GenericArgument>)>> {
    let inner;
    parenthesized!(inner in input);
    let mut lists = Vec::new();
    while !inner.is_empty() {
        let name: Ident = inner.parse()?;
        inner.parse::<Token![in]>()?;
        let values;
        bracketed!(values in inner);
        let values: Vec<_> = Punctuated::<GenericArgument, Token![,]>::parse_terminated(&values)?.into_iter().collect();
        if values.is_empty() {
            return Err(error(&name, format!("the list of `{name}` is empty"), "name at least one type or value"));
        }
        lists.push((name, values));
        if !inner.is_empty() {
            inner.parse::<Token![,]>()?;
        }
    }
    Ok(lists)
}
