//! The kernels of ignis as source text, for the compiler alone: every instance of every `#[t0::kernel]` function.

use proc_macro2::{Ident, Span};
use std::path::Path;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{GenericArgument, Item as Syntax, ItemFn, LitInt, Token, bracketed, parenthesized};
use t0_core::source::{Item, ItemKind, KernelSource, Named, SourcePlace};
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

/// `block = 128, for(T in [f32, bf16], N in [0, 1])`.
struct Attribute {
    block: [u32; 3],
    lists: Vec<(Ident, Vec<GenericArgument>)>,
}

impl Parse for Attribute {
    fn parse(input: ParseStream<'_>) -> syn::Result<Attribute> {
        let mut attribute = Attribute { block: [1; 3], lists: vec![] };
        while !input.is_empty() {
            if input.parse::<Option<Token![for]>>()?.is_some() {
                let inner;
                parenthesized!(inner in input);
                while !inner.is_empty() {
                    let name = inner.parse()?;
                    inner.parse::<Token![in]>()?;
                    let list;
                    bracketed!(list in inner);
                    let values = Punctuated::<GenericArgument, Token![,]>::parse_terminated(&list)?;
                    attribute.lists.push((name, values.into_iter().collect()));
                    inner.parse::<Option<Token![,]>>()?;
                }
            } else {
                input.parse::<Ident>()?;
                input.parse::<Token![=]>()?;
                attribute.block[0] = input.parse::<LitInt>()?.base10_parse()?;
            }
            input.parse::<Option<Token![,]>>()?;
        }
        Ok(attribute)
    }
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
            let attribute: Attribute = f.attrs[i].parse_args()?;
            f.attrs.clear();
            kernels.push((f, attribute));
        } else if named("device").is_some() {
            f.attrs.clear();
            helpers.push(f);
        }
    }
    let mut all = vec![];
    for (item, Attribute { block, lists }) in kernels {
        let mut choices: Vec<Vec<(Ident, GenericArgument)>> = vec![vec![]];
        for (name, values) in lists {
            let longer = |c: &Vec<_>| {
                values
                    .iter()
                    .map(|v| c.iter().cloned().chain([(name.clone(), v.clone())]).collect())
                    .collect::<Vec<_>>()
            };
            choices = choices.iter().flat_map(longer).collect();
        }
        for generics in choices {
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
            instance: self.generics.clone(),
            names,
            items,
            locate: &locate,
        };
        let compiled = compile(&source, &GFX1100, &Options::default());
        compiled.map(|c| c.object.len()).map_err(|d| d.first().map_or(String::new(), ToString::to_string))
    }
}
