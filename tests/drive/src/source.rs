//! Kernels from source text, without the macro: a file's kernels, with its functions and constants in sight.

use proc_macro2::Span;
use std::fmt::Write as _;
use syn::parse::Parser as _;
use syn::{GenericArgument, Ident, ItemFn, Token};
use t0_core::ir::uniform::Uniformity;
use t0_core::ir::{Function, Terminator, verify::verify};
use t0_core::lang::{Lowered, lower};
use t0_core::module::Module;
use t0_core::source::{Bounds, Diagnostic, Item, ItemKind, KernelSource, Named, Numbers, SourcePlace};

/// A file of kernels.
pub struct File {
    kernels: Vec<Kernel>,
    items: Vec<Item>,
    names: Vec<Named>,
}

struct Kernel {
    item: ItemFn,
    block: [u32; 3],
    lists: Vec<List>,
    numbers: Numbers,
    bounds: Bounds,
}

/// Names, and the rows of what they stand for.
type List = (Vec<Ident>, Vec<Vec<GenericArgument>>);

fn place(span: Span) -> SourcePlace {
    let at = span.start();
    SourcePlace { file: "kernel.rs".to_owned(), line: at.line as u32, column: at.column as u32 + 1 }
}

fn is_kernel(attribute: &syn::Attribute) -> bool {
    attribute.path().segments.last().is_some_and(|s| s.ident == "kernel")
}

type Attribute = ([u32; 3], Vec<List>, Numbers, Bounds);

fn sides(block: &mut [u32; 3], value: syn::Expr) -> syn::Result<()> {
    let sides = match value {
        syn::Expr::Tuple(t) => t.elems.into_iter().collect(),
        one => vec![one],
    };
    for (side, value) in block.iter_mut().zip(sides) {
        match value {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. }) => *side = n.base10_parse()?,
            other => return Err(syn::Error::new_spanned(other, "a number")),
        }
    }
    Ok(())
}

/// `block = 64`, `for(T in [f32, bf16])`, and for short `64`, `16, 16` and `T = bf16`; what else stands there is not the
/// lowering's business.
fn attribute(input: syn::parse::ParseStream<'_>) -> syn::Result<Attribute> {
    let (mut block, mut lists, mut side) = ([1; 3], Vec::new(), 0);
    let (mut numbers, mut bounds) = (Numbers::Exact, Bounds::Checked);
    while !input.is_empty() {
        if input.peek(Token![for]) {
            input.parse::<Token![for]>()?;
            let inner;
            syn::parenthesized!(inner in input);
            while !inner.is_empty() {
                let names = group(&inner)?;
                inner.parse::<Token![in]>()?;
                let values;
                syn::bracketed!(values in inner);
                let mut rows = Vec::new();
                while !values.is_empty() {
                    rows.push(group(&values)?);
                    values.parse::<Option<Token![,]>>()?;
                }
                lists.push((names, rows));
                inner.parse::<Option<Token![,]>>()?;
            }
        } else if input.peek(syn::LitInt) {
            let n: syn::LitInt = input.parse()?;
            if let Some(s) = block.get_mut(side) {
                *s = n.base10_parse()?;
            }
            side += 1;
        } else {
            let name: Ident = syn::ext::IdentExt::parse_any(input)?;
            if name == "fast_math" {
                numbers = Numbers::Fast;
            } else if name == "unsafe" {
                bounds = Bounds::Unchecked;
            }
            if input.peek(syn::token::Paren) {
                input.parse::<proc_macro2::Group>()?;
            } else if input.parse::<Option<Token![<=]>>()?.is_none() && !input.is_empty() && !input.peek(Token![,]) {
                input.parse::<Token![=]>()?;
                if name.to_string().starts_with(char::is_uppercase) {
                    lists.push((vec![name], vec![vec![input.parse()?]]));
                } else {
                    let value: syn::Expr = input.parse()?;
                    if name == "block" {
                        sides(&mut block, value)?;
                    }
                }
            } else if !input.is_empty() && !input.peek(Token![,]) {
                input.parse::<syn::Expr>()?;
            }
        }
        input.parse::<Option<Token![,]>>()?;
    }
    Ok((block, lists, numbers, bounds))
}

/// `a`, or `(a, b)`.
fn group<T: syn::parse::Parse>(input: syn::parse::ParseStream<'_>) -> syn::Result<Vec<T>> {
    if !input.peek(syn::token::Paren) {
        return Ok(vec![input.parse()?]);
    }
    let inner;
    syn::parenthesized!(inner in input);
    Ok(syn::punctuated::Punctuated::<T, Token![,]>::parse_terminated(&inner)?.into_iter().collect())
}

impl File {
    /// Reads a file of `#[t0::kernel]`s, device functions, constants and structs.
    ///
    /// # Errors
    /// What syn says of it, or that something else stands in it.
    pub fn read(text: &str) -> syn::Result<File> {
        let (mut kernels, mut items, mut modules) = (Vec::new(), Vec::new(), Vec::new());
        for item in syn::parse_file(text)?.items {
            match item {
                syn::Item::Fn(mut f) => match f.attrs.iter().position(is_kernel) {
                    Some(at) => {
                        let given = f.attrs.remove(at);
                        let syn::Meta::List(list) = given.meta else {
                            return Err(syn::Error::new_spanned(given, "no block"));
                        };
                        let (block, lists, numbers, bounds) = attribute.parse2(list.tokens)?;
                        kernels.push(Kernel { item: f, block, lists, numbers, bounds });
                    }
                    None => {
                        f.attrs.clear();
                        items.push((ItemKind::Device(f), None));
                    }
                },
                syn::Item::Const(mut c) => {
                    c.attrs.clear();
                    items.push((ItemKind::Constant(c), None));
                }
                syn::Item::Struct(s) => items.push((ItemKind::Struct(s), None)),
                syn::Item::Mod(m) => {
                    let (read, wrong) = Module::read(&m);
                    if let Some(d) = wrong.first() {
                        return Err(syn::Error::new(d.span, d));
                    }
                    modules.push(read.name.to_string());
                    items.extend(read.entries.into_iter().map(|e| (e.kind, e.of)));
                }
                syn::Item::Use(_) => {}
                other => return Err(syn::Error::new_spanned(other, "neither kernel, function nor constant")),
            }
        }
        // By its own name, and as an item of any module; what belongs to a struct is found through it.
        let free = items.iter().enumerate().filter(|(_, (_, of))| of.is_none());
        let names: Vec<Named> = free
            .flat_map(|(item, (kind, _))| {
                let name = kind.name().to_string();
                let inside =
                    modules.iter().map(String::as_str).chain(["self", "super"]).map(|m| format!("{m}::{name}"));
                inside.chain([name.clone()]).map(|path| Named { path, item }).collect::<Vec<_>>()
            })
            .collect();
        let items = items.into_iter().map(|(kind, of)| Item { kind, of, names: names.clone() }).collect();
        Ok(File { kernels, items, names })
    }

    /// Reads a file that is known to be right.
    ///
    /// # Panics
    /// Where [`File::read`] fails.
    #[must_use]
    pub fn parse(text: &str) -> File {
        File::read(text).unwrap_or_else(|e| panic!("{e} at {:?}", e.span().start()))
    }

    /// The kernels' names.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.kernels.iter().map(|k| k.item.sig.ident.to_string()).collect()
    }

    /// Lowers a kernel with the first value of each of its lists, and checks what came out.
    ///
    /// # Errors
    /// What is wrong with it, at its tokens.
    pub fn lower(&self, name: &str) -> Result<Lowered, Vec<Diagnostic>> {
        self.instance(name, |rows| rows.first().cloned())
    }

    /// Lowers an instance: `values` are what the generic parameters stand for, as written in the kernel's list.
    ///
    /// # Errors
    /// What is wrong with it, at its tokens.
    ///
    /// # Panics
    /// For a value that is not listed.
    pub fn lower_instance(&self, name: &str, values: &[&str]) -> Result<Function, Vec<Diagnostic>> {
        let mut values = values;
        let listed = |rows: &[Vec<GenericArgument>]| {
            let text = |a: &GenericArgument| quote::quote!(#a).to_string();
            let (these, rest) = values.split_at_checked(rows.first()?.len())?;
            values = rest;
            let same = |row: &&Vec<GenericArgument>| row.iter().map(text).eq(these.iter().copied());
            Some(rows.iter().find(same).unwrap_or_else(|| panic!("{these:?} is not listed")).clone())
        };
        self.instance(name, listed).map(|lowered| lowered.func)
    }

    fn instance(
        &self,
        name: &str,
        mut pick: impl FnMut(&[Vec<GenericArgument>]) -> Option<Vec<GenericArgument>>,
    ) -> Result<Lowered, Vec<Diagnostic>> {
        let kernel = self.kernels.iter().find(|k| k.item.sig.ident == name).unwrap_or_else(|| panic!("no `{name}`"));
        let mut instance = Vec::new();
        for (names, rows) in &kernel.lists {
            instance.extend(names.iter().cloned().zip(pick(rows).into_iter().flatten()));
        }
        let source = KernelSource {
            item: &kernel.item,
            block: kernel.block,
            numbers: kernel.numbers,
            bounds: kernel.bounds,
            instance,
            names: self.names.clone(),
            of: None,
            items: self.items.clone(),
            locate: &place,
        };
        let lowered = lower(&source)?;
        check(&lowered.func);
        Ok(lowered)
    }

    /// The only kernel of a text.
    ///
    /// # Panics
    /// Where it is refused.
    #[must_use]
    pub fn one(text: &str) -> Function {
        let file = File::parse(text);
        let name = file.names().remove(0);
        file.lower(&name).unwrap_or_else(|ds| panic!("{}", messages(&ds))).func
    }
}

/// What every lowered function must satisfy: the verifier's rules, and uniform branches.
///
/// # Panics
/// Where it does not: a mistake of the compiler.
pub fn check(func: &Function) {
    verify(func).unwrap_or_else(|e| panic!("{e}\n{func}"));
    let u = Uniformity::of(func);
    for b in &func.blocks {
        if let Terminator::Branch(c, ..) = b.term {
            assert!(u.is_uniform(c), "{c} is not uniform\n{func}");
        }
    }
}

/// Diagnostics as text: place, token, message, help.
#[must_use]
pub fn messages(ds: &[Diagnostic]) -> String {
    let mut out = String::new();
    for d in ds {
        let at = d.span.start();
        let token = d.span.source_text().unwrap_or_default();
        let token = token.lines().next().unwrap_or_default().to_string();
        let _ = writeln!(out, "{}:{} `{token}`\n    {}", at.line, at.column + 1, d.message);
        if let Some(h) = &d.help {
            let _ = writeln!(out, "    help: {h}");
        }
    }
    out
}
