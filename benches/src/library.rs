//! The kernels of ignis as source text, for the compiler alone: every instance of every `#[t0::kernel]` function.

use proc_macro2::{Ident, Span};
use std::path::Path;
use syn::{GenericArgument, Item as Syntax, ItemFn};
use t0_core::attribute::of_kernel;
use t0_core::source::{Bounds, Item, ItemKind, KernelSource, Named, Numbers, SourcePlace};
use t0_core::target::GFX1100;
use t0_core::{Options, compile};

/// One instance of a kernel.
pub struct Instance {
    /// The function's name and what its parameters stand for: `matvec<bf16, 0>`.
    pub name: String,
    item: ItemFn,
    block: [u32; 3],
    generics: Vec<(Ident, GenericArgument)>,
    helpers: Vec<ItemFn>,
}

/// Every instance of the kernels in a file's text.
///
/// # Errors
/// The text is not Rust, or an attribute is not of the form that ignis uses.
pub fn instances(text: &str) -> syn::Result<Vec<Instance>> {
    let mut kernels = vec![];
    let mut helpers = vec![];
    for item in syn::parse_file(text)?.items {
        let Syntax::Fn(mut f) = item else { continue };
        let named = |name: &str| f.attrs.iter().position(|a| a.path().segments.last().is_some_and(|s| s.ident == name));
        if let Some(i) = named("kernel") {
            let syn::Meta::List(list) = &f.attrs[i].meta else { continue };
            let attribute = of_kernel(list.tokens.clone())?;
            f.attrs.clear();
            kernels.push((f, attribute));
        } else if named("device").is_some() {
            f.attrs.clear();
            helpers.push(f);
        }
    }
    let mut all = vec![];
    for (item, attribute) in kernels {
        let block = attribute.block.unwrap_or([1; 3]);
        for generics in attribute.instances(&item)? {
            let values: Vec<String> =
                generics.iter().map(|(_, v)| quote::ToTokens::to_token_stream(v).to_string()).collect();
            let name = match &values[..] {
                [] => item.sig.ident.to_string(),
                _ => format!("{}<{}>", item.sig.ident, values.join(", ")),
            };
            all.push(Instance { name, item: item.clone(), block, generics, helpers: helpers.clone() });
        }
    }
    Ok(all)
}

/// Every instance of every kernel of ignis.
///
/// # Errors
/// A file cannot be read or is not as expected.
pub fn of_ignis() -> Result<Vec<Instance>, Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ignis/src/kernels");
    let mut files: Vec<_> = std::fs::read_dir(folder)?.map(|f| f.map(|f| f.path())).collect::<Result<_, _>>()?;
    files.sort();
    let mut all = vec![];
    for file in files {
        all.extend(instances(&std::fs::read_to_string(file)?)?);
    }
    Ok(all)
}

impl Instance {
    /// Compiles it for gfx1100; gives the size of the code object.
    ///
    /// # Errors
    /// The compiler's first message.
    pub fn compile(&self) -> Result<usize, String> {
        let name = |f: &ItemFn| f.sig.ident.to_string();
        let names: Vec<Named> =
            self.helpers.iter().enumerate().map(|(item, f)| Named { path: name(f), item }).collect();
        let items =
            self.helpers.iter().map(|f| Item { kind: ItemKind::Device(f.clone()), names: names.clone() }).collect();
        let locate = |span: Span| SourcePlace {
            file: "src/kernels.rs".to_owned(),
            line: span.start().line as u32,
            column: span.start().column as u32 + 1,
        };
        let source = KernelSource {
            item: &self.item,
            block: self.block,
            numbers: Numbers::Exact,
            bounds: Bounds::Checked,
            instance: self.generics.clone(),
            names,
            items,
            locate: &locate,
        };
        let compiled = compile(&source, &GFX1100, &Options::default());
        compiled.map(|c| c.object.len()).map_err(|d| d.first().map_or(String::new(), ToString::to_string))
    }
}
