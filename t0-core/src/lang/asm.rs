//! Inline assembly as syntax:
//! `t0::asm!("v_bfrev_b32 {y}, {x}", y = out(vgpr) u32, x = in(vgpr) x, cpu = x.reverse_bits())`.
//!
//! This module has the operands as written, and the code that replaces the macro for rustc. [`crate::codegen`] checks
//! the instructions.

use crate::ir::asm::{Direction, RegisterFile};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens as _, quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::{Expr, Ident, LitStr, Path, Token};

/// The contents of the parentheses.
pub struct Asm {
    /// One instruction each, or several separated by line breaks.
    pub lines: Vec<LitStr>,
    /// In the order of the source.
    pub operands: Vec<Operand>,
    /// The computation in Rust.
    pub cpu: Option<TokenStream>,
}

/// A named operand.
pub struct Operand {
    /// The name in braces in the text.
    pub name: Ident,
    /// Whether the operand is an input, an output or both.
    pub direction: Direction,
    /// The register file.
    pub class: RegisterFile,
    /// The input value, for `in` and `inout`.
    pub value: Option<Expr>,
    /// The type of the output, for `out`.
    pub ty: Option<syn::Type>,
}

const FORM: &str =
    "expected `name = in(vgpr) value`, `name = out(vgpr) type`, `name = inout(vgpr) value` or `cpu = value`";

impl Parse for Asm {
    fn parse(input: ParseStream<'_>) -> syn::Result<Asm> {
        let mut asm = Asm { lines: vec![], operands: vec![], cpu: None };
        while !input.is_empty() {
            if input.peek(LitStr) {
                let line: LitStr = input.parse()?;
                if !asm.operands.is_empty() || asm.cpu.is_some() {
                    return Err(syn::Error::new(line.span(), "all instructions must come before the operands"));
                }
                asm.lines.push(line);
            } else {
                let name: Ident = input.parse().map_err(|e| syn::Error::new(e.span(), FORM))?;
                input.parse::<Token![=]>().map_err(|e| syn::Error::new(e.span(), FORM))?;
                if asm.operands.iter().any(|o| o.name == name) {
                    return Err(syn::Error::new(name.span(), format!("two operands are called `{name}`")));
                }
                if name == "cpu" {
                    let value: Expr = input.parse()?;
                    asm.cpu = Some(value.to_token_stream());
                } else {
                    asm.operands.push(operand(name, input)?);
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        if asm.lines.is_empty() {
            return Err(input.error("expected an instruction, as in `\"v_bfrev_b32 {y}, {x}\"`"));
        }
        Ok(asm)
    }
}

fn operand(name: Ident, input: ParseStream<'_>) -> syn::Result<Operand> {
    let direction = if input.parse::<Option<Token![in]>>()?.is_some() {
        Direction::In
    } else {
        let word: Ident = input.parse().map_err(|e| syn::Error::new(e.span(), FORM))?;
        match word.to_string().as_str() {
            "out" => Direction::Out,
            "inout" => Direction::InOut,
            _ => return Err(syn::Error::new(word.span(), FORM)),
        }
    };
    if !input.peek(syn::token::Paren) {
        return Err(input.error(FORM));
    }
    let inner;
    syn::parenthesized!(inner in input);
    let class: Ident = inner.parse()?;
    let class = match class.to_string().as_str() {
        "vgpr" => RegisterFile::Vector,
        "sgpr" => RegisterFile::Scalar,
        _ => {
            return Err(syn::Error::new(
                class.span(),
                "expected `vgpr`, one value per lane, or `sgpr`, one value per wave",
            ));
        }
    };
    let (mut value, mut ty) = (None, None);
    if direction == Direction::Out {
        ty = Some(input.parse()?);
    } else {
        value = Some(input.parse()?);
    }
    Ok(Operand { name, direction, class, value, ty })
}

impl Asm {
    /// The code for rustc: an unsafe call with the computation in Rust, in which operands are bound to their names.
    /// `values` are the values of `in` and `inout` operands.
    pub fn close<'a>(&self, path: &Path, mut values: impl Iterator<Item = &'a Expr>) -> TokenStream {
        let span = path.segments.first().map_or_else(Span::call_site, |s| s.ident.span());
        let mut base = path.clone();
        base.segments.pop();
        base.segments.pop_punct();
        let mut outs = vec![];
        let (mut names, mut given) = (vec![], vec![]);
        for o in &self.operands {
            if o.direction != Direction::In {
                outs.push(o.ty.as_ref().map_or_else(|| quote!(_), |t| t.to_token_stream()));
            }
            if o.direction != Direction::Out
                && let Some(value) = values.next()
            {
                names.push(&o.name);
                given.push(value);
            }
        }
        let out = match outs.as_slice() {
            [one] => quote!(#one),
            many => quote!((#(#many),*)),
        };
        // One pattern binds all names, so that no operand's value can refer to the name of another.
        let lets = quote!(#[allow(unused_variables)] let (#(#names,)*) = (#(#given,)*););
        match &self.cpu {
            Some(cpu) => quote_spanned!(span=> #base::__private::cpu::asm::<#out>({ #lets #cpu })),
            None => quote_spanned!(span=> #base::__private::cpu::asm_without_cpu::<#out>({ #lets })),
        }
    }
}
