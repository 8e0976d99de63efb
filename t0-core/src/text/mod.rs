//! Kernels from source text, without the macro: the kernels of a file or of a whole crate, with its functions and
//! constants in sight.
//!
//! | file | contents |
//! |---|---|
//! | `files` | the files that the `mod` declarations of a file refer to |
//! | `tree` | the modules of a crate, and the resolution of paths in them |
//!
//! What does not belong here: anything about what kernels and helpers do.
//!
//! **Invariant:** nothing here reads a file. The caller passes the text of each of its files; [`missing`] says which
//! these are.

mod files;
mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use proc_macro2::Span;
use syn::spanned::Spanned as _;
use syn::{ItemFn, Meta};

use crate::attribute::{Attribute, Instance, List, NamedList, Rules, names, of_kernel};
use crate::lang::used;
use crate::member::Member;
use crate::module::{Module, enumeration};
use crate::source::{Diagnostic, Item, ItemKind, KernelSource, Named, SourceLocation};
use files::{Directories, wanted};
use tree::Tree;

/// The texts of source files by their paths, which use forward slashes.
pub type Texts = BTreeMap<String, String>;

/// A file of kernels, with the files of its modules.
#[derive(Debug)]
pub struct File {
    /// Its kernels, in order.
    pub kernels: Vec<Kernel>,
    items: Vec<Item>,
    /// Each file that was read, with one of its tokens. The first is the root.
    read: Vec<(String, Option<Span>)>,
}

/// A kernel of a file.
#[derive(Debug)]
pub struct Kernel {
    /// The function without the attribute.
    pub item: ItemFn,
    /// The function with the derived parameters of the attribute, which is compiled.
    completed: ItemFn,
    /// The arguments of the attribute.
    pub attribute: Attribute,
    /// The values of its generic parameters, once for each instance. Empty if the attribute names a list of instances
    /// that the text does not contain ([`Attribute::named`]), because a build script emits it.
    pub instances: Vec<Instance>,
    /// The module that contains it: `layers::attention`; empty for the root.
    pub module: String,
    /// Its file.
    file: String,
    names: Vec<Named>,
}

/// Why source text could not be read.
#[derive(Debug)]
pub enum LoadError {
    /// A file is not valid Rust, or an attribute in it is wrong.
    Refused {
        /// The file.
        file: String,
        /// The error, at its tokens.
        error: syn::Error,
    },
    /// The text of a file is missing.
    Missing {
        /// The file that contains the `mod` declaration; empty if the root itself is missing.
        file: String,
        /// The files that it may be in.
        candidates: Vec<String>,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Refused { file, error } => {
                let errors = error.clone().into_iter().map(|e| {
                    let at = e.span().start();
                    format!("{file}:{}:{}: {e}", at.line, at.column + 1)
                });
                f.write_str(&errors.collect::<Vec<_>>().join("\n"))
            }
            LoadError::Missing { file, candidates } if file.is_empty() => {
                write!(f, "there is no {}", candidates.join(", "))
            }
            LoadError::Missing { file, candidates } => {
                write!(
                    f,
                    "{file} declares a module whose file does not exist: expected one of {}",
                    candidates.join(", ")
                )
            }
        }
    }
}

impl std::error::Error for LoadError {}

/// The files that `texts` lacks to load the crate of `root`: for each the candidates, in order of preference. Empty
/// when nothing is missing. Modules under a `#[cfg]` may lack a file, so they are listed too.
///
/// A caller that reads files calls this, reads the first candidate of each that exists, and repeats until nothing new
/// is found.
///
/// # Errors
/// A file that is not valid Rust.
pub fn missing(root: &str, texts: &Texts) -> Result<Vec<Vec<String>>, LoadError> {
    let mut missing = Vec::new();
    let mut todo = vec![(root.to_owned(), Directories::of_root(root))];
    // Files may refer to each other by `#[path]`.
    let mut seen = BTreeSet::new();
    while let Some((path, directories)) = todo.pop() {
        if !seen.insert(path.clone()) {
            continue;
        }
        let Some(text) = texts.get(&path) else {
            missing.push(vec![path]);
            continue;
        };
        let parsed = syn::parse_file(text).map_err(|error| LoadError::Refused { file: path.clone(), error })?;
        for candidates in wanted(&parsed.items, &directories) {
            match candidates.iter().find(|(path, _)| texts.contains_key(path)) {
                Some((next, directories)) => todo.push((next.clone(), directories.clone())),
                None => missing.push(candidates.into_iter().map(|(path, _)| path).collect()),
            }
        }
    }
    Ok(missing)
}

impl Kernel {
    /// The launch rules of the attribute.
    ///
    /// # Errors
    /// What a launch cannot evaluate; none for the kernel of a file that was read.
    pub fn rules(&self) -> syn::Result<Rules> {
        self.attribute.rules(&self.completed)
    }
}

impl File {
    /// Reads a file without its modules' files.
    ///
    /// # Errors
    /// If the text is not valid Rust or an attribute is wrong, at its token.
    pub fn read(text: &str) -> syn::Result<File> {
        File::of_items(syn::parse_file(text)?.items)
    }

    /// The kernels of a parsed file.
    ///
    /// # Errors
    /// If an attribute is wrong, at its token.
    pub fn of_items(items: Vec<syn::Item>) -> syn::Result<File> {
        let mut loader = Loader::new(None);
        let read = loader.enter("", items, 0, &Directories::of_root("")).and_then(|()| loader.finish());
        read.map_err(|wrong| match wrong {
            LoadError::Refused { error, .. } => error,
            LoadError::Missing { .. } => syn::Error::new(Span::call_site(), wrong.to_string()),
        })
    }

    /// Reads a file and the files of its modules.
    ///
    /// # Errors
    /// If a file is not valid Rust, an attribute is wrong, or a module has no file.
    pub fn load(root: &str, texts: &Texts) -> Result<File, LoadError> {
        let mut loader = Loader::new(Some(texts));
        loader.file(root, 0, &Directories::of_root(root))?;
        loader.finish()
    }

    /// The compiler's input for an instance of a kernel.
    pub fn source<'a>(
        &'a self,
        kernel: &'a Kernel,
        instance: &Instance,
        locate: &'a dyn Fn(Span) -> SourceLocation,
    ) -> KernelSource<'a> {
        KernelSource {
            item: &kernel.completed,
            block: self.block(kernel, instance).unwrap_or([1; 3]),
            numbers: kernel.attribute.numbers,
            bounds: kernel.attribute.bounds,
            instance: self.complete(kernel, instance).unwrap_or_else(|_| instance.clone()),
            rules: kernel.rules().map(|rules| rules.text()).unwrap_or_default(),
            names: kernel.names.clone(),
            of: None,
            items: self.items.as_slice().into(),
            locate,
        }
    }

    /// An instance of a kernel that its attribute does not list: a value for each generic parameter, as text.
    ///
    /// # Errors
    /// A value that is neither a type nor a constant, a parameter without a value or that the kernel does not have, a
    /// derived parameter without a value, or a workgroup of a wrong size.
    pub fn instance(&self, kernel: &Kernel, values: &[(&str, &str)]) -> Result<Instance, syn::Error> {
        let ident = &kernel.item.sig.ident;
        let names = names(&kernel.item);
        if let Some((name, _)) = values.iter().find(|(name, _)| !names.iter().any(|known| known == name)) {
            return Err(syn::Error::new(ident.span(), format!("`{ident}` has no generic parameter `{name}`")));
        }
        let mut instance = Instance::new();
        for name in names {
            let Some((_, value)) = values.iter().find(|(known, _)| name == known) else {
                return Err(syn::Error::new(ident.span(), format!("`{name}` of `{ident}` has no value")));
            };
            instance.push((name.clone(), syn::parse_str(value)?));
        }
        self.block(kernel, &instance).map_err(|all| all_of(&all))?;
        Ok(instance)
    }

    /// The workgroup size of an instance. It is known for every instance of a file that was read.
    ///
    /// # Errors
    /// What is not a constant, or not a size of a workgroup, also among the derived parameters.
    pub fn block(&self, kernel: &Kernel, instance: &Instance) -> Result<[u32; 3], Vec<Diagnostic>> {
        let instance = self.complete(kernel, instance)?;
        kernel.attribute.block_of(&kernel.completed, &instance, &kernel.names, &self.items)
    }

    /// An instance with the values of the derived parameters after the others. They are known for every instance of a
    /// file that was read.
    ///
    /// # Errors
    /// A value that does not fit its type.
    pub fn complete(&self, kernel: &Kernel, instance: &Instance) -> Result<Instance, Vec<Diagnostic>> {
        kernel.attribute.complete(&kernel.completed, instance, &kernel.names, &self.items)
    }

    /// The location of a token of this file, or of its modules' files.
    pub fn place(&self, span: Span) -> SourceLocation {
        // Spans of different files have no common span.
        let same = |(_, token): &&(String, Option<Span>)| token.is_some_and(|token| token.join(span).is_some());
        let file = self.read.iter().find(same).or(self.read.first()).map(|(path, _)| path.clone());
        let at = span.start();
        SourceLocation { file: file.unwrap_or_default(), line: at.line as u32, column: at.column as u32 + 1 }
    }
}

/// Combines several errors into one.
fn all_of(all: &[Diagnostic]) -> syn::Error {
    let each = all.iter().map(|d| syn::Error::new(d.span, d.to_string()));
    each.reduce(|mut all, one| {
        all.combine(one);
        all
    })
    .unwrap_or_else(|| syn::Error::new(Span::call_site(), "the workgroup's size is not known"))
}

/// Assembles a crate.
struct Loader<'a> {
    /// `None` for a single file, where modules without a body are skipped.
    texts: Option<&'a Texts>,
    kernels: Vec<(Kernel, usize)>,
    /// The kernels, each with its module.
    items: Vec<(Item, usize)>,
    /// What `instances!` defines.
    lists: Vec<List>,
    read: Vec<(String, Option<Span>)>,
    tree: Tree,
    /// The paths of the modules.
    paths: Vec<String>,
}

impl<'a> Loader<'a> {
    fn new(texts: Option<&'a Texts>) -> Loader<'a> {
        let paths = vec![String::new()];
        let tree = Tree::new();
        Loader { texts, kernels: Vec::new(), items: Vec::new(), lists: Vec::new(), read: Vec::new(), tree, paths }
    }

    fn finish(mut self) -> Result<File, LoadError> {
        self.instantiate()?;
        let named = |module: usize, used: Vec<used::Used>| {
            let find = |used: used::Used| {
                let item = self.find(module, &used.path)?;
                Some(Named { path: written(&used.path), item })
            };
            used.into_iter().filter_map(find).collect::<Vec<_>>()
        };
        let kernel_names: Vec<_> = self
            .kernels
            .iter()
            .map(|(kernel, module)| {
                let values = kernel.attribute.lists.iter().flat_map(|list| list.rows.iter().flatten());
                let listed = values.flat_map(used::of_argument);
                let whole = &kernel.completed;
                let used = used::of_function(whole).into_iter().chain(kernel.attribute.used(whole));
                let used = used.chain(kernel.attribute.used_in_rules(whole));
                named(*module, used.chain(listed).collect())
            })
            .collect();
        let item_names: Vec<_> = self
            .items
            .iter()
            .map(|(item, module)| named(*module, used::of_item(&item.kind, item.of.as_ref())))
            .collect();
        let kernels = self.kernels.into_iter().zip(kernel_names);
        let items = self.items.into_iter().zip(item_names);
        let mut file = File {
            kernels: kernels.map(|((kernel, _), names)| Kernel { names, ..kernel }).collect(),
            items: items.map(|((item, _), names)| Item { names, ..item }).collect(),
            read: self.read,
        };
        for kernel in &mut file.kernels {
            let completed = kernel.attribute.completed(&kernel.item, &kernel.names, &file.items);
            let refused = |all: Vec<_>| LoadError::Refused { file: kernel.file.clone(), error: all_of(&all) };
            kernel.completed = completed.map_err(refused)?;
        }
        for kernel in &file.kernels {
            for instance in &kernel.instances {
                let refused = |all: Vec<_>| LoadError::Refused { file: kernel.file.clone(), error: all_of(&all) };
                file.block(kernel, instance).map_err(refused)?;
            }
        }
        Ok(file)
    }

    /// Resolves the lists that the kernels name, and lists their instances.
    fn instantiate(&mut self) -> Result<(), LoadError> {
        for (kernel, module) in &mut self.kernels {
            for named in kernel.attribute.named.clone() {
                let segments: Vec<String> = named.path.segments.iter().map(|s| s.ident.to_string()).collect();
                if let Some(list) = self.tree.resolve_list(*module, &segments) {
                    kernel.attribute.resolve(&named.name(), &self.lists[list]);
                }
            }
            if kernel.attribute.named.is_empty() {
                let file = kernel.file.clone();
                let refused = |error| LoadError::Refused { file, error };
                kernel.instances = kernel.attribute.instances(&kernel.item).map_err(refused)?;
            }
        }
        Ok(())
    }

    /// The item that a path means. A path through `crate` or `super` that leads out of what was read means the only
    /// item of its name, if there is one: a module's file can be read without its crate.
    fn find(&self, module: usize, path: &syn::Path) -> Option<usize> {
        let segments: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        if path.leading_colon.is_some() {
            return None;
        }
        self.tree.resolve(module, &segments).or_else(|| {
            let (first, last) = (segments.first()?, segments.last()?);
            let mut same =
                self.items.iter().enumerate().filter(|(_, (item, _))| item.of.is_none() && *item.kind.name() == last);
            match (first.as_str(), same.next(), same.next()) {
                ("crate" | "super", Some((only, _)), None) => Some(only),
                _ => None,
            }
        })
    }

    fn file(&mut self, path: &str, module: usize, directories: &Directories) -> Result<(), LoadError> {
        let text = self.texts.and_then(|texts| texts.get(path));
        let Some(text) = text else {
            return Err(LoadError::Missing { file: String::new(), candidates: vec![path.to_owned()] });
        };
        let parsed = syn::parse_file(text).map_err(|error| LoadError::Refused { file: path.to_owned(), error })?;
        self.enter(path, parsed.items, module, directories)
    }

    fn enter(
        &mut self,
        path: &str,
        items: Vec<syn::Item>,
        module: usize,
        directories: &Directories,
    ) -> Result<(), LoadError> {
        self.read.push((path.to_owned(), items.first().map(|item| item.span())));
        self.collect(items, path, module, directories)
    }

    fn collect(
        &mut self,
        items: Vec<syn::Item>,
        path: &str,
        module: usize,
        directories: &Directories,
    ) -> Result<(), LoadError> {
        let is = |a: &syn::Attribute, name: &str| a.path().segments.last().is_some_and(|s| s.ident == name);
        let refused = |error: syn::Error| LoadError::Refused { file: path.to_owned(), error };
        for item in items {
            match item {
                syn::Item::Fn(mut f) if f.attrs.iter().any(|a| is(a, "kernel")) => {
                    let tokens = f.attrs.iter().find(|a| is(a, "kernel")).map(|a| match &a.meta {
                        Meta::List(list) => list.tokens.clone(),
                        Meta::Path(_) | Meta::NameValue(_) => proc_macro2::TokenStream::new(),
                    });
                    f.attrs.clear();
                    let attribute = of_kernel(tokens.unwrap_or_default()).map_err(refused)?;
                    let completed = attribute.named(&f).map_err(refused)?;
                    attribute.rules(&completed).map_err(refused)?;
                    let kernel = Kernel {
                        item: f,
                        completed,
                        attribute,
                        instances: Vec::new(),
                        module: self.paths[module].clone(),
                        file: path.to_owned(),
                        names: Vec::new(),
                    };
                    self.kernels.push((kernel, module));
                }
                syn::Item::Fn(mut f) if f.attrs.iter().any(|a| is(a, "device")) => {
                    f.attrs.clear();
                    self.add(ItemKind::Device(f), None, module);
                }
                // With or without an attribute, because the macro accepts both.
                syn::Item::Const(mut c) => {
                    c.attrs.clear();
                    self.add(ItemKind::Constant(c), None, module);
                }
                syn::Item::Struct(mut s) if s.attrs.iter().any(|a| a.path().is_ident("derive")) => {
                    s.attrs.retain(|a| a.path().is_ident("repr"));
                    s.fields.iter_mut().for_each(|f| f.attrs.clear());
                    self.add(ItemKind::Struct(s), None, module);
                }
                syn::Item::Enum(e) if e.attrs.iter().any(|a| is(a, "device")) => {
                    self.add(ItemKind::Enum(enumeration(&e)), None, module);
                }
                syn::Item::Macro(m) if m.mac.path.segments.last().is_some_and(|s| s.ident == "instances") => {
                    let NamedList { name, list, .. } = m.mac.parse_body().map_err(refused)?;
                    self.tree.list(module, name.to_string(), self.lists.len());
                    self.lists.push(list);
                }
                syn::Item::Use(u) if u.leading_colon.is_none() => self.tree.import(module, &u.tree),
                syn::Item::Mod(m) => self.module(m, path, module, directories)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn add(&mut self, kind: ItemKind, of: Option<Member>, module: usize) {
        // The members of a struct are found through it.
        if of.is_none() {
            self.tree.item(module, kind.name().to_string(), self.items.len());
        }
        self.items.push((Item { kind, of, names: Vec::new() }, module));
    }

    fn module(
        &mut self,
        module: syn::ItemMod,
        path: &str,
        parent: usize,
        directories: &Directories,
    ) -> Result<(), LoadError> {
        let name = module.ident.to_string();
        let for_kernels = module.attrs.iter().any(|a| a.path().segments.last().is_some_and(|s| s.ident == "device"));
        let conditional = module.attrs.iter().any(|a| a.path().is_ident("cfg"));
        let candidates = directories.candidates(&module);
        let whole = for_kernels.then(|| Module::read(&module));
        if let Some((_, wrong)) = &whole
            && let Some(error) = wrong.iter().map(|d| syn::Error::new(d.span, d.to_string())).reduce(|mut all, one| {
                all.combine(one);
                all
            })
        {
            return Err(LoadError::Refused { file: path.to_owned(), error });
        }
        let here = self.tree.module(parent, name.clone());
        let outer = &self.paths[parent];
        self.paths.push(if outer.is_empty() { name.clone() } else { format!("{outer}::{name}") });
        let Some((_, items)) = module.content else {
            let Some(texts) = self.texts else { return Ok(()) };
            return match candidates.iter().find(|(file, _)| texts.contains_key(file)) {
                Some((file, _)) if self.read.iter().any(|(known, _)| known == file) => Ok(()),
                Some((file, directories)) => self.file(file, here, directories),
                None if conditional => Ok(()),
                None => {
                    let candidates = candidates.into_iter().map(|(file, _)| file).collect();
                    Err(LoadError::Missing { file: path.to_owned(), candidates })
                }
            };
        };
        let directories = directories.inside(&name);
        let Some((read, _)) = whole else { return self.collect(items, path, here, &directories) };
        for entry in read.entries {
            self.add(entry.kind, entry.of, here);
        }
        let rest = items.into_iter().enumerate().filter(|(i, _)| read.rest.contains(i)).map(|(_, item)| item);
        self.collect(rest.collect(), path, here, &directories)
    }
}

/// A path in the form of [`Named`]: without spaces and generic arguments.
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
        let locate = |_: Span| SourceLocation::default();
        crate::lang::lower(&file.source(kernel, &kernel.instances[0], &locate)).unwrap();
    }

    #[test]
    fn listed_types_are_found() {
        let text = "
            #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct Pair { a: f32, b: f32 }
            #[t0::kernel(block = 64, for(T in [Pair, [Pair; 2]]))]
            fn k<T: Element>(x: In<T>, mut out: Out<T>) { out[lane()] = x[lane()]; }
        ";
        let file = File::read(text).unwrap();
        let locate = |_: Span| SourceLocation::default();
        for instance in &file.kernels[0].instances {
            crate::lang::lower(&file.source(&file.kernels[0], instance, &locate)).unwrap();
        }
    }

    #[test]
    fn modules_bring_methods() {
        let text = "
            #[t0::device]
            mod m {
                #[derive(Clone, Copy, t0::Arg)] #[repr(C)] pub struct V { x: f32 }
                impl V { const ONE: V = V { x: 1.0 }; pub fn new(x: f32) -> V { V { x } } fn add(&mut self, o: V) { self.x += o.x; } }
                #[t0::kernel(block = 64)]
                fn k(mut x: InOut<V>) { x[lane()].add(super::m::V::ONE); x[lane()].add(V::new(2.0)); }
            }
            #[t0::device] fn new(x: u32) -> u32 { x }
        ";
        let file = File::read(text).unwrap();
        let locate = |_: Span| SourceLocation::default();
        let kernel = &file.kernels[0];
        crate::lang::lower(&file.source(kernel, &kernel.instances[0], &locate)).unwrap();
        let error = File::read("#[t0::device] mod m { union U { a: u32 } static S: u32 = 1; }").unwrap_err();
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
        let locate = |_: Span| SourceLocation::default();
        for instance in &kernel.instances {
            crate::lang::lower(&file.source(kernel, instance, &locate)).unwrap();
        }
        let error = File::read("#[t0::kernel(blocks = 64)] fn k() {}").unwrap_err();
        assert!(error.to_string().contains("unknown argument `blocks`"));
    }

    #[test]
    fn named_lists_of_instances_are_resolved() {
        let text = "
            mod lists { t0::instances! { pub(crate) tiles = (M, N) in [(16, 32), (32, 32)] } }
            use lists::tiles;
            #[t0::kernel(block = M, for(T in [f32, bf16], in tiles))]
            fn k<T: Float, const M: u32, const N: u32>(mut out: Out<f32>) { out[N] = 1.0; }
            #[t0::kernel(block = M, for(in emitted))]
            fn later<const M: u32>(mut out: Out<f32>) { out[M] = 1.0; }
        ";
        let file = File::read(text).unwrap();
        let [kernel, later] = file.kernels.as_slice() else { panic!("two kernels") };
        assert_eq!(kernel.attribute.listed(), "T in [f32, bf16], (M, N) in [(16, 32), (32, 32)]");
        assert_eq!(kernel.instances.len(), 4);
        assert!(later.instances.is_empty() && later.attribute.named.len() == 1);
        let instance = file.instance(later, &[("M", "64")]).unwrap();
        assert_eq!(file.block(later, &instance).unwrap(), [64, 1, 1]);
        let wrong = |values: &[(&str, &str)]| file.instance(later, values).unwrap_err().to_string();
        assert_eq!(wrong(&[]), "`M` of `later` has no value");
        assert_eq!(wrong(&[("M", "64"), ("K", "1")]), "`later` has no generic parameter `K`");
        assert!(wrong(&[("M", "2048")]).starts_with("a workgroup cannot have 2048 lanes for M = 2048"));
        let twice = "
            t0::instances! { tiles = M in [16] }
            #[t0::kernel(block = M, for(M in [32], in tiles))]
            fn k<const M: u32>(mut out: Out<f32>) { out[M] = 1.0; }
        ";
        assert!(File::read(twice).unwrap_err().to_string().starts_with("`M` is listed twice"));
    }

    fn texts(files: &[(&str, &str)]) -> Texts {
        files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn a_crate_of_several_files_is_one_tree() {
        let all = texts(&[
            ("src/lib.rs", "mod math; pub mod layers; #[cfg(test)] mod not_there;"),
            (
                "src/math.rs",
                "#[t0::device] pub fn scaled(x: f32) -> f32 { x * SCALE } #[t0::constant] const SCALE: f32 = 2.0;",
            ),
            (
                "src/layers/mod.rs",
                "mod norm;\n\n#[t0::device] fn scaled(x: f32) -> f32 { x }\n\n#[t0::kernel(block = 32)]
                 fn k(mut out: Out<f32>) { out[lane()] = scaled(1.0) + crate::math::scaled(2.0); }",
            ),
            (
                "src/layers/norm.rs",
                "use crate::math::scaled; use t0::prelude::*;
                 #[t0::kernel(block = 32)] fn k(mut out: Out<f32>) { out[lane()] = scaled(1.0); }",
            ),
        ]);
        assert_eq!(missing("src/lib.rs", &all).unwrap(), [["src/not_there.rs", "src/not_there/mod.rs"]]);
        let file = File::load("src/lib.rs", &all).unwrap();
        let modules: Vec<&str> = file.kernels.iter().map(|k| k.module.as_str()).collect();
        assert_eq!(modules, ["layers::norm", "layers"]);
        let locate = |span: Span| file.place(span);
        let lowered = |k: &Kernel| {
            let lowered = crate::lang::lower(&file.source(k, &k.instances[0], &locate));
            lowered.unwrap_or_else(|e| panic!("{e:?}")).func
        };
        // The module's own `scaled` is the identity. The one in `math` doubles, and its constant is in `math`.
        let (norm, layers) = (lowered(&file.kernels[0]), lowered(&file.kernels[1]));
        assert_eq!(norm.files.first().map(|f| f.to_string()).as_deref(), Some("src/layers/norm.rs"));
        assert_eq!(file.place(file.kernels[1].item.sig.ident.span()).line, 6);
        assert_eq!(layers.files.first().map(|f| f.to_string()).as_deref(), Some("src/layers/mod.rs"));
        let item = |k: &Kernel, path: &str| k.names.iter().find(|n| n.path == path).map(|n| n.item);
        let (own, math) = (item(&file.kernels[1], "scaled"), item(&file.kernels[1], "crate::math::scaled"));
        assert!(own.is_some() && math.is_some() && own != math);
        assert_eq!(item(&file.kernels[0], "scaled"), math);
    }

    #[test]
    fn missing_parts_are_reported() {
        let all = texts(&[("k.rs", "mod inner;")]);
        assert_eq!(
            File::load("k.rs", &all).unwrap_err().to_string(),
            "k.rs declares a module whose file does not exist: expected one of inner.rs, inner/mod.rs, k/inner.rs, k/inner/mod.rs"
        );
        assert_eq!(File::load("x.rs", &all).unwrap_err().to_string(), "there is no x.rs");
        let all = texts(&[("k.rs", "mod inner;"), ("inner.rs", "fn f( {}")]);
        let error = File::load("k.rs", &all).unwrap_err().to_string();
        assert!(error.starts_with("inner.rs:1:"), "{error}");
        assert!(missing("k.rs", &all).is_err());
        // Files that name each other do not cause an endless loop.
        let all = texts(&[("a.rs", "#[path = \"b.rs\"] mod b;"), ("b.rs", "#[path = \"a.rs\"] mod a;")]);
        File::load("a.rs", &all).unwrap();
    }
}
