//! Kernels of a source text, read by `t0_core::text`; every lowered function is checked.
//!
//! Tests may leave out what only the macros need: `#[t0::device]` before functions, the derive before structs, and
//! `use` declarations of the modules of the file.

use proc_macro2::Span;
use std::fmt::Write as _;
use syn::parse_quote;
use t0_core::attribute::Instance;
use t0_core::ir::uniform::UniformValues;
use t0_core::ir::{Function, Terminator, verify::verify};
use t0_core::lang::{Lowered, lower};
use t0_core::source::{Diagnostic, SourceLocation};
use t0_core::text;

/// A file of kernels.
pub struct File {
    file: text::File,
}

fn place(span: Span) -> SourceLocation {
    let at = span.start();
    SourceLocation { file: "kernel.rs".to_owned(), line: at.line as u32, column: at.column as u32 + 1 }
}

/// Whether an attribute has this name, in any module.
fn is(attribute: &syn::Attribute, name: &str) -> bool {
    attribute.path().segments.last().is_some_and(|s| s.ident == name)
}

/// Adds what the reader wants to see before items, and imports everything of the file's modules.
fn completed(mut items: Vec<syn::Item>) -> Vec<syn::Item> {
    let mut imports: Vec<syn::Item> = Vec::new();
    for item in &mut items {
        match item {
            syn::Item::Fn(f) if !f.attrs.iter().any(|a| is(a, "kernel")) => f.attrs.push(parse_quote!(#[device])),
            syn::Item::Struct(s) => s.attrs.push(parse_quote!(#[derive(t0::Arg)])),
            syn::Item::Mod(m) => {
                let name = &m.ident;
                imports.push(parse_quote!(use #name::*;));
                if !m.attrs.iter().any(|a| is(a, "device")) {
                    m.attrs.push(parse_quote!(#[device]));
                }
            }
            _ => {}
        }
    }
    items.extend(imports);
    items
}

impl File {
    /// Reads a file of `#[t0::kernel]`s, device functions, constants and structs.
    ///
    /// # Errors
    /// The error of syn, or of an attribute.
    pub fn read(text: &str) -> syn::Result<File> {
        Ok(File { file: text::File::of_items(completed(syn::parse_file(text)?.items))? })
    }

    /// Reads a file that is known to be valid.
    ///
    /// # Panics
    /// Panics if [`File::read`] fails.
    #[must_use]
    pub fn parse(text: &str) -> File {
        File::read(text).unwrap_or_else(|e| panic!("{e} at {:?}", e.span().start()))
    }

    /// The kernels in blocks without a name.
    #[must_use]
    pub fn in_blocks_of(mut self, block: [u32; 3]) -> File {
        self.file.kernels.iter_mut().for_each(|k| k.attribute.block = Some(block));
        self
    }

    /// The names of the kernels.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.file.kernels.iter().map(|k| k.item.sig.ident.to_string()).collect()
    }

    /// Lowers the first instance of a kernel, and checks the result.
    ///
    /// # Errors
    /// The errors, at their tokens.
    pub fn lower(&self, name: &str) -> Result<Lowered, Vec<Diagnostic>> {
        let kernel = self.kernel(name);
        self.instance(kernel, &kernel.instances.first().cloned().unwrap_or_default())
    }

    /// The function for rustc of a kernel that was lowered from its first instance.
    #[must_use]
    pub fn explicit(&self, name: &str, lowered: &Lowered) -> String {
        let kernel = self.kernel(name);
        let instance = kernel.instances.first().cloned().unwrap_or_default();
        t0_core::lang::explicit(&self.file.source(kernel, &instance, &place), lowered).to_string()
    }

    /// Lowers an instance: `values` are the generic arguments, as written in the kernel's list.
    ///
    /// # Errors
    /// The errors, at their tokens.
    ///
    /// # Panics
    /// Panics if there is no such instance.
    pub fn lower_instance(&self, name: &str, values: &[&str]) -> Result<Lowered, Vec<Diagnostic>> {
        let kernel = self.kernel(name);
        let text = |(_, value): &(syn::Ident, syn::GenericArgument)| quote::quote!(#value).to_string();
        let same = |instance: &&Instance| instance.iter().map(text).eq(values.iter().copied());
        let instance = kernel.instances.iter().find(same).unwrap_or_else(|| panic!("{values:?} is not listed"));
        self.instance(kernel, instance)
    }

    /// Lowers a kernel whose generic parameters stand for nothing.
    ///
    /// # Errors
    /// The errors, at their tokens.
    pub fn lower_without_values(&self, name: &str) -> Result<Lowered, Vec<Diagnostic>> {
        self.instance(self.kernel(name), &Instance::new())
    }

    /// The instances that a kernel lists.
    ///
    /// # Errors
    /// A list for no parameter, a parameter without a list, or a named list that is not resolved.
    pub fn instances(&self, name: &str) -> syn::Result<Vec<Instance>> {
        let kernel = self.kernel(name);
        kernel.attribute.instances(&kernel.item)
    }

    fn kernel(&self, name: &str) -> &text::Kernel {
        self.file.kernels.iter().find(|k| k.item.sig.ident == name).unwrap_or_else(|| panic!("no `{name}`"))
    }

    fn instance(&self, kernel: &text::Kernel, instance: &Instance) -> Result<Lowered, Vec<Diagnostic>> {
        let lowered = lower(&self.file.source(kernel, instance, &place))?;
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
    let u = UniformValues::of(func);
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
