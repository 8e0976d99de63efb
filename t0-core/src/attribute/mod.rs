//! The arguments of `#[t0::kernel(..)]`, `#[t0::device(..)]` and `#[t0::constant(..)]`.
//!
//! What belongs here: the arguments as values, the instances that `for(..)` makes of a kernel ([`List`]), and the names
//! of derived parameters ([`Derived`]). What does not: what any of them means to the compiler.

mod derived;
mod list;
mod rules;
mod test;

pub use derived::Derived;
pub(crate) use derived::mentions;
pub(crate) use list::names;
pub use list::{Instance, List, ListName, NamedList};
pub use rules::{Binary, Match, Quantity, Rule, Rules, Term, Unary};
pub use test::{Hint, Test};

use crate::help::Help;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt as _;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, ExprLit, ItemFn, Lit, LitInt, LitStr, Path, Token, bracketed, parenthesized};
use t0_isa::target::{self, GFX1100, Target};

use crate::lang::check;
use crate::lang::used::{self, Used};
use crate::source::{Bounds, Diagnostic, Item, Named, Numbers};

/// Lanes that a workgroup may have.
const MOST: u64 = 1024;

/// The arguments, for messages.
const ARGUMENTS: Help = help!(
    "the arguments are `block = 256`, `grid = x.len()`, `requires(n > 0)`, `for(T in [f32, bf16])`, `let LD = TK + 8`, `deny(spill)`, `vgprs <= 96`, `waves_per_eu = 8`, `fast_math`, `unsafe(unchecked)`, `test`, `targets = [\"gfx1100\"]` and `crate = path`"
);

/// The arguments of an attribute.
#[derive(Debug)]
pub struct Attribute {
    /// Work-items of a workgroup where `block = ..` is made of literals; see [`Attribute::block_of`].
    pub block: Option<[u32; 3]>,
    /// `block = BLOCK`, `block = (TILE, 32 * WAVES)`: its sides, where they are not all literals.
    pub sides: Vec<Expr>,
    /// `for(T in [..], (U, N) in [(..), ..])`: what generic parameters stand for; see also [`Attribute::named`].
    pub lists: Vec<List>,
    /// `for(in LIST)`: lists of instances that are defined elsewhere and not resolved yet.
    pub named: Vec<ListName>,
    /// `let LD = TK + 8`: constant parameters that follow from others, in order.
    pub derived: Vec<Derived>,
    /// `deny(spill)`: with its location.
    pub deny_spill: Option<Span>,
    /// `deny(checks)`: with its location.
    pub deny_checks: Option<Span>,
    /// `vgprs <= N`: the most vector registers a lane may take, and its location.
    pub vgprs: Option<(u32, Span)>,
    /// `waves_per_eu = N`: how many waves must fit on a SIMD, and its location.
    pub waves: Option<(u32, Span)>,
    /// `grid = ..`, as written.
    grid: Option<rules::Grid>,
    /// `requires(..)`, as written.
    requires: Vec<Expr>,
    /// `fast_math`.
    pub numbers: Numbers,
    /// `unsafe(unchecked)`.
    pub bounds: Bounds,
    /// `test`, `test(..)`.
    pub test: Option<Test>,
    /// `targets = [..]`: what the kernel is compiled for; gfx1100 by default.
    pub targets: Vec<&'static Target>,
    /// The name of the dependency `t0`.
    pub krate: TokenStream,
    /// An argument that only kernels have, if there is one.
    of_kernels: Option<Span>,
}

/// A syntax error with a hint what to write instead.
pub fn error(at: &impl ToTokens, message: impl AsRef<str>, help: Help) -> syn::Error {
    syn::Error::new(at.span(), format!("{}\nhelp: {help}", message.as_ref()))
}

/// Arguments of a kernel.
///
/// # Errors
/// What is wrong, at its token.
pub fn of_kernel(tokens: TokenStream) -> syn::Result<Attribute> {
    let attribute: Attribute = syn::parse2(tokens)?;
    if attribute.block.is_none() && attribute.sides.is_empty() {
        return Err(error(
            &Ident::new("block", Span::call_site()),
            "the size of the kernel's workgroups is missing",
            help!("write `#[t0::kernel(block = 256)]`, or `block = (16, 16)` in two dimensions"),
        ));
    }
    Ok(attribute)
}

/// Arguments of a device function or constant: at most `crate = ..`.
///
/// # Errors
/// What is wrong, at its token.
pub fn of_item(tokens: TokenStream) -> syn::Result<Attribute> {
    let all = tokens.clone();
    let attribute: Attribute = syn::parse2(tokens)?;
    if attribute.of_kernels.is_some() {
        return Err(error(
            &all,
            "only kernels have workgroups, instances and registers of their own",
            help!("remove the argument; `crate = ..` is the only one here"),
        ));
    }
    Ok(attribute)
}

/// A generic argument as text, with the spacing of rustfmt for paths.
pub fn shown(argument: &syn::GenericArgument) -> String {
    argument.to_token_stream().to_string().replace(" :: ", "::")
}

impl Parse for Attribute {
    fn parse(input: ParseStream<'_>) -> syn::Result<Attribute> {
        let mut attribute = Attribute {
            block: None,
            sides: Vec::new(),
            lists: Vec::new(),
            named: Vec::new(),
            derived: Vec::new(),
            deny_spill: None,
            deny_checks: None,
            vgprs: None,
            waves: None,
            grid: None,
            requires: Vec::new(),
            numbers: Numbers::Exact,
            bounds: Bounds::Checked,
            test: None,
            targets: vec![&GFX1100],
            krate: quote!(::t0),
            of_kernels: None,
        };
        while !input.is_empty() {
            let name = input.call(Ident::parse_any)?;
            if name != "crate" {
                attribute.of_kernels.get_or_insert(name.span());
            }
            attribute.argument(&name, input)?;
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(attribute)
    }
}

impl Attribute {
    /// The paths in `block = ..` and in derived parameters that are not parameters of `kernel`, which has the derived
    /// ones ([`Attribute::named`]).
    pub fn used(&self, kernel: &ItemFn) -> Vec<Used> {
        let all = self.sides.iter().chain(self.derived.iter().map(|derived| &derived.value));
        let mut all: Vec<Used> = all.flat_map(used::of_expression).collect();
        let rules = self.rules(kernel).unwrap_or_default();
        all.extend(rules.matches.iter().flat_map(Match::patterns).flat_map(used::of_pattern));
        let own = |used: &Used| {
            used.path.get_ident().is_some_and(|name| kernel.sig.generics.const_params().any(|p| p.ident == *name))
        };
        all.retain(|used| !own(used));
        all
    }

    /// The paths in the launch rules that are constants of the program.
    pub fn used_in_rules(&self, kernel: &ItemFn) -> Vec<Used> {
        let rules = self.rules(kernel).unwrap_or_default();
        rules.constants().flat_map(|quantity| used::of_expression(&quantity.value)).collect()
    }

    /// The work-items of a workgroup of an instance of `kernel`; `names` has the meaning of each path in `block = ..`.
    ///
    /// # Errors
    /// What is not a constant, or not a size of a workgroup, at its tokens.
    pub fn block_of(
        &self,
        kernel: &ItemFn,
        instance: &Instance,
        names: &[Named],
        items: &[Item],
    ) -> Result<[u32; 3], Vec<Diagnostic>> {
        if let Some(block) = self.block {
            return Ok(block);
        }
        let known = check::sides(&self.sides, kernel, instance, names, items).map_err(|mut all| {
            if let (true, Some(first)) = (all.is_empty(), self.sides.first()) {
                let message = "this is not a number of lanes";
                all.push(Diagnostic::new(first.span(), message));
            }
            all
        })?;
        // The values decide, so the message has them.
        let values: Vec<String> = instance
            .iter()
            .filter(|(name, _)| kernel.sig.generics.const_params().any(|p| p.ident == *name))
            .map(|(name, value)| format!("{name} = {}", value.to_token_stream()))
            .collect();
        let whose = if values.is_empty() { String::new() } else { format!(" for {}", values.join(", ")) };
        block(&known, &self.sides, &whose).map_err(|e| vec![e.into()])
    }

    /// Whether there is a `grid = ..`.
    pub fn has_grid(&self) -> bool {
        self.grid.is_some()
    }

    /// The launch rules: `grid = ..` and `requires(..)`, checked against the parameters of `kernel`.
    ///
    /// # Errors
    /// What a launch cannot evaluate, at its token.
    pub fn rules(&self, kernel: &ItemFn) -> syn::Result<Rules> {
        rules::check(self.grid.as_ref(), &self.requires, kernel)
    }

    /// Parses the arguments of `deny(..)`.
    fn deny(&mut self, input: ParseStream<'_>) -> syn::Result<()> {
        let inner;
        parenthesized!(inner in input);
        let all = Punctuated::<Ident, Token![,]>::parse_separated_nonempty(&inner)?;
        for what in &all {
            let denied = match what.to_string().as_str() {
                "spill" => &mut self.deny_spill,
                "checks" => &mut self.deny_checks,
                _ => {
                    let message = format!("`{what}` cannot be denied");
                    return Err(error(what, message, help!("write `deny(spill)` or `deny(checks)`")));
                }
            };
            *denied = Some(what.span());
        }
        if inner.is_empty() { Ok(()) } else { Err(inner.error("expected `,`")) }
    }

    /// Parses what follows an argument's name.
    fn argument(&mut self, name: &Ident, input: ParseStream<'_>) -> syn::Result<()> {
        match name.to_string().as_str() {
            "for" => list::For { lists: self.lists, named: self.named } = list::lists(input)?,
            "let" => self.derived.push(derived::derived(input)?),
            "crate" => {
                input.parse::<Token![=]>()?;
                let path = input.call(Path::parse_mod_style)?;
                self.krate = quote!(#path);
            }
            "block" => {
                input.parse::<Token![=]>()?;
                self.sides = sides(input)?;
                if let Some(known) = literals(&self.sides)? {
                    self.block = Some(block(&known, &self.sides, "")?);
                    self.sides.clear();
                }
            }
            "deny" => self.deny(input)?,
            "vgprs" => {
                input.parse::<Token![<=]>()?;
                let most: LitInt = input.parse()?;
                self.vgprs = Some((most.base10_parse()?, most.span()));
            }
            "targets" => {
                input.parse::<Token![=]>()?;
                self.targets = targets(input)?;
            }
            "waves_per_eu" => {
                input.parse::<Token![=]>()?;
                self.waves = Some(waves(input)?);
            }
            "grid" => {
                input.parse::<Token![=]>()?;
                self.grid = Some(rules::grid(input)?);
            }
            "requires" => self.requires.extend(rules::requires(name, input)?),
            "fast_math" => self.numbers = Numbers::Fast,
            "test" => self.test = Some(test::test(name, input)?),
            "unsafe" => {
                unchecked(input)?;
                self.bounds = Bounds::Unchecked;
            }
            "unchecked" => {
                return Err(error(
                    name,
                    "`unchecked` is unsafe: without bounds checks, an index out of range is undefined behaviour",
                    help!("write `unsafe(unchecked)`"),
                ));
            }
            other => return Err(error(name, format!("unknown argument `{other}`"), ARGUMENTS)),
        }
        Ok(())
    }
}

/// The argument of `unsafe(..)`.
fn unchecked(input: ParseStream<'_>) -> syn::Result<()> {
    let inner;
    parenthesized!(inner in input);
    let what: TokenTree = inner.parse()?;
    if !matches!(&what, TokenTree::Ident(name) if name == "unchecked") || !inner.is_empty() {
        return Err(error(&what, format!("`unsafe` has no effect on `{what}`"), help!("write `unsafe(unchecked)`")));
    }
    Ok(())
}

/// How many waves must fit on a SIMD.
fn waves(input: ParseStream<'_>) -> syn::Result<(u32, Span)> {
    let n: LitInt = input.parse()?;
    match n.base10_parse()? {
        waves @ 1..=16 => Ok((waves, n.span())),
        _ => Err(error(
            &n,
            format!("`waves_per_eu = {n}` is out of range"),
            help!("use 1 to 16, the number of waves that a SIMD can run at once"),
        )),
    }
}

/// The targets of that name, each once.
fn targets(input: ParseStream<'_>) -> syn::Result<Vec<&'static Target>> {
    let all: Vec<&Target> = target::ALL.iter().filter(|target| **target != target::BASELINE).collect();
    let known = || all.iter().map(|target| format!("\"{}\"", target.name)).collect::<Vec<_>>().join(", ");
    if !input.peek(syn::token::Bracket) {
        let found: proc_macro2::TokenTree = input.parse()?;
        return Err(error(
            &found,
            "this is not a list of targets",
            help!("write `targets = [\"gfx1100\", \"gfx1151\"]`"),
        ));
    }
    let inner;
    bracketed!(inner in input);
    let mut targets = Vec::new();
    for name in Punctuated::<LitStr, Token![,]>::parse_terminated(&inner)? {
        let text = name.value();
        let Some(target) = all.iter().find(|target| target.name == text) else {
            return Err(error(&name, format!("unknown target \"{text}\""), help_with!("the targets are {}", known())));
        };
        if targets.contains(target) {
            return Err(error(&name, format!("\"{text}\" is listed twice"), help!("name each target once")));
        }
        targets.push(*target);
    }
    if targets.is_empty() {
        return Err(
            inner.error(format!("the list of targets is empty\nhelp: {}", help_with!("the targets are {}", known())))
        );
    }
    Ok(targets)
}

/// The sides as written.
fn sides(input: ParseStream<'_>) -> syn::Result<Vec<Expr>> {
    let sides: Vec<Expr> = if input.peek(syn::token::Paren) {
        let inner;
        parenthesized!(inner in input);
        Punctuated::<Expr, Token![,]>::parse_terminated(&inner)?.into_iter().collect()
    } else {
        vec![input.parse()?]
    };
    if !(1..=3).contains(&sides.len()) {
        return Err(input.error("a workgroup has one to three dimensions: `block = 256`, `(16, 16)` or `(8, 8, 4)`"));
    }
    Ok(sides)
}

/// Their values, if all of them are literals.
fn literals(sides: &[Expr]) -> syn::Result<Option<Vec<u64>>> {
    let value = |side: &Expr| match side {
        Expr::Lit(ExprLit { lit: Lit::Int(n), .. }) => n.base10_parse::<u32>().map(|n| Some(n.into())),
        Expr::Lit(other) => Err(error(other, "this is not a number of lanes", help!("write `block = 256`"))),
        _ => Ok(None),
    };
    sides.iter().map(value).collect()
}

/// The size of a workgroup, an instance's if `whose` names one.
fn block(known: &[u64], sides: &[Expr], whose: &str) -> syn::Result<[u32; 3]> {
    let lanes = known.iter().copied().fold(1, u64::saturating_mul);
    if !(1..=MOST).contains(&lanes) {
        let at = sides.iter().map(ToTokens::to_token_stream).collect::<TokenStream>();
        let help = help_with!("a workgroup has 1 to {MOST} lanes");
        return Err(error(&at, format!("a workgroup cannot have {lanes} lanes{whose}"), help));
    }
    let mut block = [1; 3];
    for (side, known) in block.iter_mut().zip(known) {
        // At most the product of all.
        *side = u32::try_from(*known).unwrap_or(u32::MAX);
    }
    Ok(block)
}
