//! Kernels from source text, without the macro: a file's kernels, with its functions and constants in sight.
//!
//! What lives here: finding kernels and helpers in a file, its inline modules included. A helper is found by its name alone, wherever in the file it stands; what
//! other files define is not. What may not: anything about what they mean.

use proc_macro2::Span;
use syn::{ItemFn, Meta};

use crate::attribute::{Attribute, Instance, of_kernel};
use crate::lang::used;
use crate::member::Member;
use crate::module::Module;
use crate::source::{Item, ItemKind, KernelSource, Named, SourcePlace};

/// A file of kernels.
#[derive(Debug)]
pub struct File {
    /// Its kernels, in order.
    pub kernels: Vec<Kernel>,
    items: Vec<Item>,
}

/// A kernel of a file.
#[derive(Debug)]
pub struct Kernel {
    /// The function, without the attribute.
    pub item: ItemFn,
    /// What stands in the attribute.
    pub attribute: Attribute,
    /// What its generic parameters stand for, once for each instance.
    pub instances: Vec<Instance>,
    names: Vec<Named>,
}

impl File {
    /// Reads a file.
    ///
    /// # Errors
    /// What is not Rust, or wrong in an attribute, at its token.
    pub fn read(text: &str) -> syn::Result<File> {
        let mut file = File { kernels: Vec::new(), items: Vec::new() };
        file.collect(syn::parse_file(text)?.items)?;
        // What belongs to a struct is found through it.
        let named = |items: &[Item], used: Vec<used::Used>| {
            let find = |used: used::Used| {
                let last = used.path.segments.last()?.ident.to_string();
                let item = items.iter().position(|item| item.of.is_none() && *item.kind.name() == last)?;
                Some(Named { path: written(&used.path), item })
            };
            used.into_iter().filter_map(find).collect::<Vec<_>>()
        };
        for kernel in &mut file.kernels {
            kernel.names = named(&file.items, used::of_function(&kernel.item));
        }
        for at in 0..file.items.len() {
            let item = &file.items[at];
            file.items[at].names = named(&file.items, used::of_item(&item.kind, item.of.as_ref()));
        }
        Ok(file)
    }

    fn collect(&mut self, items: Vec<syn::Item>) -> syn::Result<()> {
        let is = |a: &syn::Attribute, name: &str| a.path().segments.last().is_some_and(|s| s.ident == name);
        for item in items {
            match item {
                syn::Item::Fn(mut f) if f.attrs.iter().any(|a| is(a, "kernel")) => {
                    let tokens = f.attrs.iter().find(|a| is(a, "kernel")).map(|a| match &a.meta {
                        Meta::List(list) => list.tokens.clone(),
                        Meta::Path(_) | Meta::NameValue(_) => proc_macro2::TokenStream::new(),
                    });
                    f.attrs.clear();
                    let attribute = of_kernel(tokens.unwrap_or_default())?;
                    let instances = attribute.instances(&f)?;
                    self.kernels.push(Kernel { item: f, attribute, instances, names: Vec::new() });
                }
                syn::Item::Fn(mut f) if f.attrs.iter().any(|a| is(a, "device")) => {
                    f.attrs.clear();
                    self.add(ItemKind::Device(f), None);
                }
                syn::Item::Const(mut c) if c.attrs.iter().any(|a| is(a, "constant")) => {
                    c.attrs.clear();
                    self.add(ItemKind::Constant(c), None);
                }
                syn::Item::Struct(mut s) if s.attrs.iter().any(|a| a.path().is_ident("derive")) => {
                    s.attrs.retain(|a| a.path().is_ident("repr"));
                    s.fields.iter_mut().for_each(|f| f.attrs.clear());
                    self.add(ItemKind::Struct(s), None);
                }
                syn::Item::Mod(module) if module.attrs.iter().any(|a| is(a, "device")) => self.module(module)?,
                syn::Item::Mod(module) => self.collect(module.content.map(|(_, items)| items).unwrap_or_default())?,
                _ => {}
            }
        }
        Ok(())
    }

    fn add(&mut self, kind: ItemKind, of: Option<Member>) {
        self.items.push(Item { kind, of, names: Vec::new() });
    }

    fn module(&mut self, module: syn::ItemMod) -> syn::Result<()> {
        let (read, wrong) = Module::read(&module);
        let wrong = wrong.into_iter().map(|d| syn::Error::new(d.span, d.to_string()));
        let all = wrong.reduce(|mut all, one| {
            all.combine(one);
            all
        });
        if let Some(wrong) = all {
            return Err(wrong);
        }
        for entry in read.entries {
            self.add(entry.kind, entry.of);
        }
        let items = module.content.map(|(_, items)| items).unwrap_or_default();
        self.collect(items.into_iter().enumerate().filter(|(i, _)| read.rest.contains(i)).map(|(_, x)| x).collect())
    }

    /// What the compiler is given for an instance of a kernel.
    pub fn source<'a>(
        &self,
        kernel: &'a Kernel,
        instance: &Instance,
        locate: &'a dyn Fn(Span) -> SourcePlace,
    ) -> KernelSource<'a> {
        KernelSource {
            item: &kernel.item,
            block: kernel.attribute.block.unwrap_or([1; 3]),
            numbers: kernel.attribute.numbers,
            bounds: kernel.attribute.bounds,
            instance: instance.clone(),
            names: kernel.names.clone(),
            of: None,
            items: self.items.clone(),
            locate,
        }
    }
}

/// A path as [`Named`] has it: without spaces and generic arguments.
fn written(path: &syn::Path) -> String {
    let lead = path.leading_colon.map_or("", |_| "::");
    let segments: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    format!("{lead}{}", segments.join("::"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structs_keep_their_layout() {
        let text = "
            #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Pair { a: f32, b: f32 }
            #[t0::kernel(block = 64)]
            fn k(x: In<Pair>, mut out: Out<f32>) { out[lane()] = x[lane()].b; }
        ";
        let file = File::read(text).unwrap();
        let kernel = &file.kernels[0];
        let locate = |_: Span| SourcePlace::default();
        crate::lang::lower(&file.source(kernel, &kernel.instances[0], &locate)).unwrap();
    }

    #[test]
    fn modules_bring_methods() {
        let text = "
            #[t0::device]
            mod m {
                #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct V { x: f32 }
                impl V { const ONE: V = V { x: 1.0 }; pub fn new(x: f32) -> V { V { x } } fn add(&mut self, o: V) { self.x += o.x; } }
                #[t0::kernel(block = 64)]
                fn k(mut x: InOut<V>) { x[lane()].add(m::V::ONE); x[lane()].add(V::new(2.0)); }
            }
            #[t0::device] fn new(x: u32) -> u32 { x }
        ";
        let file = File::read(text).unwrap();
        let locate = |_: Span| SourcePlace::default();
        let kernel = &file.kernels[0];
        crate::lang::lower(&file.source(kernel, &kernel.instances[0], &locate)).unwrap();
        let error = File::read("#[t0::device] mod m { enum E {} static S: u32 = 1; }").unwrap_err();
        assert_eq!(error.into_iter().count(), 2);
    }

    #[test]
    fn kernels_see_the_helpers_of_their_file() {
        let text = "
            mod math {
                #[t0::constant] pub const TWO: f32 = 2.0;
                #[t0::device] pub fn twice(x: f32) -> f32 { x * TWO }
            }
            fn host() {}
            #[t0::kernel(block = 64, for((T, N) in [(f32, 1), (bf16, 2)]))]
            fn k<T: Float, const N: u32>(x: In<T>, mut out: Out<f32>) { out[N] = math::twice(x[N].to_f32()); }
        ";
        let file = File::read(text).unwrap();
        let [kernel] = file.kernels.as_slice() else { panic!("one kernel") };
        assert_eq!(kernel.instances.len(), 2);
        let locate = |_: Span| SourcePlace::default();
        for instance in &kernel.instances {
            crate::lang::lower(&file.source(kernel, instance, &locate)).unwrap();
        }
        let error = File::read("#[t0::kernel(blocks = 64)] fn k() {}").unwrap_err();
        assert!(error.to_string().contains("there is no argument `blocks`"));
    }
}
