//! Reads kernels from source text without the macro: the kernels of a file, with its functions and constants in scope.

use proc_macro2::Span;
use std::fmt::Write as _;
use syn::{GenericArgument, ItemFn};
use t0_core::attribute::{self, Attribute};
use t0_core::ir::uniform::Uniformity;
use t0_core::ir::{Function, Terminator, verify::verify};
use t0_core::lang::{Lowered, lower};
use t0_core::module::Module;
use t0_core::source::{Diagnostic, Item, ItemKind, KernelSource, Named, SourceLocation};

/// A file of kernels.
pub struct File {
    kernels: Vec<Kernel>,
    items: Vec<Item>,
    names: Vec<Named>,
}

struct Kernel {
    item: ItemFn,
    given: Attribute,
}

fn place(span: Span) -> SourceLocation {
    let at = span.start();
    SourceLocation { file: "kernel.rs".to_owned(), line: at.line as u32, column: at.column as u32 + 1 }
}

fn is_kernel(attribute: &syn::Attribute) -> bool {
    attribute.path().segments.last().is_some_and(|s| s.ident == "kernel")
}

impl File {
    /// Reads a file of `#[t0::kernel]`s, device functions, constants and structs.
    ///
    /// # Errors
    /// The error of syn, or an item of another kind.
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
                        kernels.push(Kernel { item: f, given: attribute::of_kernel(list.tokens)? });
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
        // Items are found by their own name and as items of any module; methods are found through their struct.
        let free = items.iter().enumerate().filter(|(_, (_, of))| of.is_none());
        let names: Vec<Named> = free
            .flat_map(|(item, (kind, _))| {
                let name = kind.name().to_string();
                let inside =
                    modules.iter().map(String::as_str).chain(["self", "super"]).map(|m| format!("{m}::{name}"));
                inside.chain([name.clone()]).map(|path| Named { path, item }).collect::<Vec<_>>()
            })
            .collect();
        let items: Vec<Item> = items.into_iter().map(|(kind, of)| Item { kind, of, names: names.clone() }).collect();
        for kernel in &kernels {
            // A kernel without valid instances is an error when it is lowered.
            for instance in kernel.given.instances(&kernel.item).unwrap_or_default() {
                let block = kernel.given.block_of(&kernel.item, &instance, &names, &items);
                block.map_err(|all| syn::Error::new(Span::call_site(), messages(&all)))?;
            }
        }
        Ok(File { kernels, items, names })
    }

    /// Reads a file that is known to be valid.
    ///
    /// # Panics
    /// Panics if [`File::read`] fails.
    #[must_use]
    pub fn parse(text: &str) -> File {
        File::read(text).unwrap_or_else(|e| panic!("{e} at {:?}", e.span().start()))
    }

    /// The same kernels in blocks without a name.
    #[must_use]
    pub fn in_blocks_of(mut self, block: [u32; 3]) -> File {
        self.kernels.iter_mut().for_each(|k| k.given.block = Some(block));
        self
    }

    /// The names of the kernels.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.kernels.iter().map(|k| k.item.sig.ident.to_string()).collect()
    }

    /// Lowers a kernel with the first value of each of its lists, and checks the result.
    ///
    /// # Errors
    /// The errors, at their tokens.
    pub fn lower(&self, name: &str) -> Result<Lowered, Vec<Diagnostic>> {
        self.instance(name, |rows| rows.first().cloned())
    }

    /// Lowers an instance: `values` are the generic arguments, as written in the kernel's list.
    ///
    /// # Errors
    /// The errors, at their tokens.
    ///
    /// # Panics
    /// Panics if a value is not listed.
    pub fn lower_instance(&self, name: &str, values: &[&str]) -> Result<Lowered, Vec<Diagnostic>> {
        let mut values = values;
        let listed = |rows: &[Vec<GenericArgument>]| {
            let text = |a: &GenericArgument| quote::quote!(#a).to_string();
            let (these, rest) = values.split_at_checked(rows.first()?.len())?;
            values = rest;
            let same = |row: &&Vec<GenericArgument>| row.iter().map(text).eq(these.iter().copied());
            Some(rows.iter().find(same).unwrap_or_else(|| panic!("{these:?} is not listed")).clone())
        };
        self.instance(name, listed)
    }

    fn instance(
        &self,
        name: &str,
        mut pick: impl FnMut(&[Vec<GenericArgument>]) -> Option<Vec<GenericArgument>>,
    ) -> Result<Lowered, Vec<Diagnostic>> {
        let kernel = self.kernels.iter().find(|k| k.item.sig.ident == name).unwrap_or_else(|| panic!("no `{name}`"));
        let mut instance = Vec::new();
        for list in &kernel.given.lists {
            instance.extend(list.names.iter().cloned().zip(pick(&list.rows).into_iter().flatten()));
        }
        let source = KernelSource {
            item: &kernel.item,
            block: kernel.given.block_of(&kernel.item, &instance, &self.names, &self.items)?,
            numbers: kernel.given.numbers,
            bounds: kernel.given.bounds,
            instance,
            rules: kernel.given.rules(&kernel.item).map_err(|e| vec![e.into()])?.text(),
            names: self.names.clone(),
            of: None,
            items: self.items.clone(),
            locate: &place,
        };
        let lowered = lower(&source)?;
        check(&lowered.func);
        lowered.unrolled.iter().for_each(check);
        Ok(lowered)
    }

    /// The only kernel of a text.
    ///
    /// # Panics
    /// Panics if the compiler rejects it.
    #[must_use]
    pub fn one(text: &str) -> Function {
        let file = File::parse(text);
        let name = file.names().remove(0);
        file.lower(&name).unwrap_or_else(|ds| panic!("{}", messages(&ds))).func
    }
}

/// Checks every lowered function: the verifier's rules, and uniform branches.
///
/// # Panics
/// Panics if a check fails, which is a bug of the compiler.
pub fn check(func: &Function) {
    verify(func).unwrap_or_else(|e| panic!("{e}\n{func}"));
    let u = Uniformity::of(func);
    for b in &func.blocks {
        if let Terminator::Branch(c, ..) = b.term {
            assert!(u.is_uniform(c), "{c} is not uniform\n{func}");
        }
    }
}

/// Diagnostics as text: location, token, message, help.
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
