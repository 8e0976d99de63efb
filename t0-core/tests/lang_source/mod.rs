//! Kernels from source text, without the macro: every function marked `#[kernel]` of a file, with the file's `#[device]`
//! functions and `#[constant]`s in sight.
#![allow(dead_code, unreachable_pub, reason = "each test binary uses its part")]

use proc_macro2::Span;
use std::fmt::Write as _;
use syn::parse::Parser as _;
use t0_core::ir::uniform::Uniformity;
use t0_core::ir::{Function, Terminator, verify::verify};
use t0_core::lang::{Lowered, lower};
use t0_core::source::{Diagnostic, Item, ItemKind, KernelSource, Named, SourcePlace};

/// A file of kernels.
pub struct File {
    kernels: Vec<Kernel>,
    items: Vec<Item>,
}

struct Kernel {
    item: syn::ItemFn,
    block: [u32; 3],
    instance: Vec<(syn::Ident, syn::GenericArgument)>,
}

fn place(span: Span) -> SourcePlace {
    let at = span.start();
    SourcePlace { file: "kernel.rs".to_string(), line: at.line as u32, column: at.column as u32 + 1 }
}

impl File {
    /// Reads a file. `#[kernel(256)]`, `#[kernel(16, 16)]`, `#[kernel(32, T = bf16)]`.
    pub fn parse(text: &str) -> File {
        let file = syn::parse_file(text).unwrap_or_else(|e| panic!("{e} at {:?}", e.span().start()));
        let (mut kernels, mut items) = (vec![], vec![]);
        for item in file.items {
            match item {
                syn::Item::Fn(mut f) => {
                    let Some(i) = f.attrs.iter().position(|a| a.path().is_ident("kernel")) else {
                        f.attrs.clear();
                        items.push(ItemKind::Device(f));
                        continue;
                    };
                    let attr = f.attrs.remove(i);
                    let syn::Meta::List(list) = &attr.meta else { panic!("block size") };
                    let args = syn::punctuated::Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated
                        .parse2(list.tokens.clone())
                        .unwrap();
                    let (mut block, mut n, mut instance) = ([1; 3], 0, vec![]);
                    for a in args {
                        match a {
                            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(i), .. }) => {
                                block[n] = i.base10_parse().unwrap();
                                n += 1;
                            }
                            syn::Expr::Assign(a) => {
                                let syn::Expr::Path(name) = &*a.left else { panic!("name") };
                                let value = match &*a.right {
                                    syn::Expr::Path(p) => {
                                        let t = syn::Type::Path(syn::TypePath {
                                            attrs: vec![],
                                            qself: None,
                                            path: p.path.clone(),
                                        });
                                        syn::GenericArgument::Type(t)
                                    }
                                    e => syn::GenericArgument::Const(e.clone()),
                                };
                                instance.push((name.path.get_ident().unwrap().clone(), value));
                            }
                            _ => panic!("what is this?"),
                        }
                    }
                    kernels.push(Kernel { item: f, block, instance });
                }
                syn::Item::Const(c) => items.push(ItemKind::Constant(c)),
                _ => panic!("functions and constants only"),
            }
        }
        let name = |k: &ItemKind| match k {
            ItemKind::Device(f) => f.sig.ident.to_string(),
            ItemKind::Constant(c) => c.ident.to_string(),
        };
        let names: Vec<Named> = items.iter().enumerate().map(|(item, k)| Named { path: name(k), item }).collect();
        let items = items.into_iter().map(|kind| Item { kind, names: names.clone() }).collect();
        File { kernels, items }
    }

    /// The kernels' names.
    pub fn names(&self) -> Vec<String> {
        self.kernels.iter().map(|k| k.item.sig.ident.to_string()).collect()
    }

    /// Lowers a kernel.
    pub fn lower(&self, name: &str) -> Result<Lowered, Vec<Diagnostic>> {
        let k = self.kernels.iter().find(|k| k.item.sig.ident == name).unwrap_or_else(|| panic!("no kernel {name}"));
        let names = self.items.first().map(|i| i.names.clone()).unwrap_or_default();
        let src = KernelSource {
            item: &k.item,
            block: k.block,
            instance: k.instance.clone(),
            names,
            items: self.items.clone(),
            locate: &place,
        };
        let lowered = lower(&src)?;
        check(&lowered.func);
        Ok(lowered)
    }

    /// The only kernel of a text.
    pub fn one(text: &str) -> Function {
        let f = File::parse(text);
        let name = f.names().remove(0);
        match f.lower(&name) {
            Ok(l) => l.func,
            Err(ds) => panic!("{}", messages(&ds)),
        }
    }
}

/// What every lowered function must satisfy.
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
