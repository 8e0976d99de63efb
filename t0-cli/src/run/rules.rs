//! The launch rules in a kernel's metadata, evaluated for the arguments of the command line: the grid, and what must
//! hold.

use proc_macro2::Ident;
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::{Expr, ExprLit, FnArg, GenericArgument, ItemFn, Lit, Member, Token, parse_quote};
use t0_core::attribute::{self, Rules};
use t0_core::source::LaunchRules;
use t0_isa::object::{self, KernelMetadata};
use t0_kernel::rules::{GridRule, Quantity, Rule, Rules as Evaluated, Term, Unmet};

use super::argument::{Argument, Bound, Held};
use super::parameter::Parameter;
use crate::input::Failure;

/// The rules of a kernel, with the values that they are computed from.
pub(super) struct Launched<'a> {
    metadata: &'a KernelMetadata,
    rules: Evaluated,
    /// Of each quantity: its value, or why it has none.
    values: Vec<Result<i128, String>>,
}

/// What the quantities of rules are read from.
pub(super) struct Values<'a> {
    pub(super) metadata: &'a KernelMetadata,
    /// The parameters that are not hidden.
    pub(super) parameters: &'a [object::Arg],
    pub(super) arguments: &'a [Argument],
    pub(super) bound: &'a [Bound],
}

impl<'a> Values<'a> {
    /// The rules of the kernel.
    pub(super) fn rules(&self) -> Result<Launched<'a>, Failure> {
        let metadata = self.metadata;
        let text =
            LaunchRules { grid: metadata.grid.clone(), requires: metadata.requires.clone(), ..LaunchRules::default() };
        let unreadable =
            |error: syn::Error| Failure::RulesText { kernel: metadata.name.clone(), why: error.to_string() };
        let read = match text == LaunchRules::default() {
            true => Rules::default(),
            false => Rules::of_text(&text, &self.signature().map_err(unreadable)?).map_err(unreadable)?,
        };
        let values = read.quantities.iter().map(|quantity| self.value(&quantity.value)).collect();
        Ok(Launched { metadata, rules: evaluated(&read), values })
    }

    /// The kernel as a function without a body.
    fn signature(&self) -> syn::Result<ItemFn> {
        let parameter = |p: &object::Arg| -> syn::Result<Option<FnArg>> {
            let (Some(name), Some(ty)) = (&p.name, &p.type_name) else { return Ok(None) };
            let (name, ty): (Ident, syn::Type) = (syn::parse_str(name)?, syn::parse_str(ty)?);
            Ok(Some(parse_quote!(#name: #ty)))
        };
        let parameters: Vec<FnArg> =
            self.parameters.iter().filter_map(|p| parameter(p).transpose()).collect::<syn::Result<_>>()?;
        let name: Ident = syn::parse_str(&self.metadata.name)?;
        // The names of constant parameters are those that no other parameter has.
        let constants = self.generics()?.into_iter().filter(|(_, value)| number(value).is_some()).map(|(name, _)| name);
        Ok(parse_quote!(fn #name<#(const #constants: u64),*>(#(#parameters),*) {}))
    }

    /// The value of a constant of the program that rules name.
    fn constant(&self, name: &str) -> Option<i128> {
        let mut known = self.metadata.constants.iter().filter_map(|constant| constant.split_once(" = "));
        known.find(|(known, _)| *known == name)?.1.trim().parse().ok()
    }

    /// The generic parameters with their arguments.
    fn generics(&self) -> syn::Result<Vec<(Ident, GenericArgument)>> {
        let (Some(names), Some(values)) = (&self.metadata.parameters, &self.metadata.instance) else {
            return Ok(Vec::new());
        };
        let names = Punctuated::<Ident, Token![,]>::parse_terminated.parse_str(names)?;
        let values = Punctuated::<GenericArgument, Token![,]>::parse_terminated.parse_str(values)?;
        Ok(names.into_iter().zip(values).collect())
    }

    /// The value of a quantity: of a length, a scalar or a constant parameter.
    fn value(&self, of: &Expr) -> Result<i128, String> {
        let argument = |name: &Ident| {
            let at = self.parameters.iter().position(|p| p.name.as_deref() == Some(&name.to_string()))?;
            Some((self.arguments.get(at), self.bound.get(at), &self.parameters[at]))
        };
        let text = quote::quote!(#of).to_string().replace(' ', "");
        match of {
            Expr::MethodCall(call) => {
                let Expr::Path(path) = &*call.receiver else { return Err(format!("`{text}` is not known")) };
                let Some(name) = path.path.get_ident() else { return Err(format!("`{text}` is not known")) };
                let Some((_, Some(bound), _)) = argument(name) else {
                    return Err(format!("no argument was passed for `{name}`"));
                };
                let Some(Held { rows, cols, .. }) = bound.buffer else {
                    return Err(format!("the argument for `{name}` is not a buffer"));
                };
                dimension(&call.method, rows, cols).ok_or_else(|| format!("`{text}` is not known"))
            }
            Expr::Path(path) => {
                let unknown = || format!("the code object does not contain the value of `{text}`");
                let Some(name) = path.path.get_ident() else { return self.constant(&text).ok_or_else(unknown) };
                match argument(name) {
                    Some((Some(variant @ Argument::Variant(..)), _, parameter)) => {
                        variant.code(parameter).map(i128::from).ok_or_else(unknown)
                    }
                    Some((Some(Argument::Scalar(element, bytes)), ..)) => {
                        element.integer(bytes).ok_or_else(|| format!("the argument for `{name}` is not an integer"))
                    }
                    Some((Some(_), ..)) => Err(format!("the argument for `{name}` is not a scalar")),
                    Some((None, ..)) => Err(format!("no argument was passed for `{name}`")),
                    None => {
                        let generics = self.generics().unwrap_or_default();
                        let known = generics.iter().find(|(generic, _)| generic == name);
                        let known = known.and_then(|(_, value)| number(value));
                        known.or_else(|| self.constant(&text)).ok_or_else(unknown)
                    }
                }
            }
            Expr::Field(field) => {
                let Member::Named(member) = &field.member else { return Err(format!("`{text}` is not known")) };
                let known = text.split_once('.').and_then(|(name, path)| {
                    let at = self.parameters.iter().position(|p| p.name.as_deref() == Some(name))?;
                    let Some(Argument::Bytes(bytes)) = self.arguments.get(at) else { return None };
                    Parameter::field(&self.parameters[at], path, bytes)
                });
                known.ok_or_else(|| format!("the code object does not describe the struct with the field `{member}`"))
            }
            _ => Err(format!("`{text}` is not known")),
        }
    }
}

/// The methods of a view in rules, for a buffer whose rows follow one another.
fn dimension(method: &Ident, rows: u64, cols: u64) -> Option<i128> {
    let known: [(&str, u128); 4] = [
        ("len", u128::from(rows) * u128::from(cols)),
        ("rows", rows.into()),
        ("cols", cols.into()),
        ("stride", cols.into()),
    ];
    let (_, value) = known.into_iter().find(|(name, _)| method == name)?;
    i128::try_from(value).ok()
}

/// The value of a generic argument that is a literal.
fn number(value: &GenericArgument) -> Option<i128> {
    let negative = |e: &Expr| matches!(e, Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)));
    let literal = |e: &Expr| match e {
        Expr::Lit(ExprLit { lit: Lit::Int(n), .. }) => n.base10_parse::<i128>().ok(),
        Expr::Lit(ExprLit { lit: Lit::Bool(b), .. }) => Some(b.value.into()),
        _ => None,
    };
    match value {
        GenericArgument::Const(Expr::Unary(unary)) if negative(&Expr::Unary(unary.clone())) => {
            literal(&unary.expr).map(|n| -n)
        }
        GenericArgument::Const(e) => literal(e),
        _ => None,
    }
}

impl Launched<'_> {
    /// Whether the requirements hold; the remarks name those that could not be evaluated.
    pub(super) fn check(&self) -> Result<Vec<String>, Failure> {
        let mut remarks = Vec::new();
        for rule in self.rules.requires {
            let one = Evaluated { requires: std::slice::from_ref(rule), ..self.rules };
            match self.known(std::slice::from_ref(rule)) {
                Ok(values) => one.check(&values).map_err(|unmet| self.unmet(unmet))?,
                Err(why) => remarks.push(format!("the requirement `{}` was not checked: {why}", rule.text)),
            }
        }
        Ok(remarks)
    }

    /// The work-items of a launch in workgroups of `block`.
    pub(super) fn grid(&self, block: [u16; 3]) -> Result<[u32; 3], Failure> {
        let kernel = self.metadata.name.clone();
        let (Some(grid), Some(rule)) = (self.rules.grid, self.metadata.grid.clone()) else {
            return Err(Failure::NoGrid { kernel });
        };
        let values = self.known(grid.sides);
        let values = values.map_err(|why| Failure::GridUnknown { kernel, rule: rule.clone(), why })?;
        let found = self.rules.sides(&values).map_err(|unmet| self.unmet(unmet))?;
        let mut items = [1; 3];
        for ((items, side), lanes) in items.iter_mut().zip(found).zip(block) {
            let scale = if grid.blocks { i128::from(lanes) } else { 1 };
            let side = side.checked_mul(scale).and_then(|n| u32::try_from(n).ok());
            let wrong = |why| Failure::GridSize { kernel: self.metadata.name.clone(), rule: rule.clone(), found, why };
            *items = side.ok_or_else(|| wrong("a side has 0 to 4294967295 work-items"))?;
            if *items == 0 {
                return Err(wrong("there is nothing to run"));
            }
        }
        Ok(items)
    }

    /// The values of all quantities, if those in `rules` are known.
    fn known(&self, rules: &[Rule]) -> Result<Vec<i128>, String> {
        let mut used = Vec::new();
        rules.iter().for_each(|rule| rule.term.quantities(&mut used));
        let missing = used.into_iter().find_map(|at| self.values.get(at)?.as_ref().err());
        match missing {
            Some(why) => Err(why.clone()),
            None => Ok(self.values.iter().map(|value| value.as_ref().copied().unwrap_or(0)).collect()),
        }
    }

    fn unmet(&self, unmet: Unmet) -> Failure {
        Failure::Rules { kernel: self.metadata.name.clone(), unmet }
    }
}

/// The rules as the evaluator takes them: like those of a program's own kernels, they live until its end.
fn evaluated(rules: &Rules) -> Evaluated {
    fn text(text: &str) -> &'static str {
        String::leak(text.to_owned())
    }
    fn term(of: &attribute::Term) -> Term {
        let leaked = |of| -> &'static Term { Box::leak(Box::new(term(of))) };
        match of {
            attribute::Term::Quantity(at) => Term::Quantity(*at),
            attribute::Term::Constant(value) => Term::Constant(*value),
            attribute::Term::Unary(operation, x) => Term::Unary(*operation, leaked(x)),
            attribute::Term::Binary(operation, x, y) => Term::Binary(*operation, leaked(x), leaked(y)),
            attribute::Term::If(parts) => Term::If(Box::leak(Box::new(parts.each_ref().map(term)))),
        }
    }
    let all = |rules: &[attribute::Rule]| -> &'static [Rule] {
        rules.iter().map(|rule| Rule { text: text(&rule.text), term: term(&rule.term) }).collect::<Vec<_>>().leak()
    };
    let quantities: Vec<_> =
        rules.quantities.iter().map(|q| Quantity { text: text(&q.text), truth: q.truth }).collect();
    Evaluated {
        grid: rules.grid.as_ref().map(|(blocks, sides)| GridRule { blocks: *blocks, sides: all(sides) }),
        requires: all(&rules.requires),
        quantities: quantities.leak(),
    }
}
