//! The scopes of a file: which items, modules and imports each module and block has.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use proc_macro2::Ident;
use quote::ToTokens;
use syn::{Attribute, Block, Item, ItemConst, Stmt, UseTree, Visibility};

use crate::source_file::Meaning;

/// The scopes of a file.
#[derive(Debug, Default)]
pub(crate) struct Index {
    pub(crate) scopes: Vec<Scope>,
    /// The scopes that the body of each item for kernels is in, by the item's name. For a `#[t0::device] mod` it is the
    /// module itself.
    pub(crate) of: HashMap<String, Vec<usize>>,
}

/// A block or a module.
#[derive(Debug, Default)]
pub(crate) struct Scope {
    /// The meanings of its items; [`Meaning::Unknown`] if several have the same name.
    pub(crate) items: HashMap<String, Meaning>,
    /// The scopes of its modules; `None` if a module is in another file, or if several have the same name.
    pub(crate) modules: HashMap<String, Option<usize>>,
    /// The paths of imports by the names that they introduce; `None` if an import cannot be followed.
    pub(crate) imports: HashMap<String, Option<Vec<String>>>,
    /// It contains code that is not understood here and may define any name.
    pub(crate) opaque: bool,
    /// It imports a prelude as a whole.
    pub(crate) prelude: bool,
    /// The scope around a block, or the module around a module.
    pub(crate) outer: Option<usize>,
    /// Names of `outer` are visible here: in blocks, and in modules with `use super::*`.
    pub(crate) continues: bool,
    /// It is a module, not a block.
    is_module: bool,
    /// It is a `#[t0::device] mod`, whose functions, constants, structs and enums are for kernels without an attribute.
    is_device: bool,
}

/// Attributes under which an item may be absent.
const CONDITIONS: &[&str] = &["cfg", "cfg_attr"];

/// Attributes that add no items.
const HARMLESS: &[&str] = &[
    "doc",
    "allow",
    "warn",
    "deny",
    "forbid",
    "expect",
    "cfg",
    "derive",
    "repr",
    "inline",
    "test",
    "ignore",
    "must_use",
    "cold",
    "path",
    "macro_use",
    "macro_export",
    "track_caller",
    "non_exhaustive",
    "deprecated",
    "kernel",
    "device",
    "constant",
    "rustfmt",
    "clippy",
];

impl Index {
    /// Builds the index of a file's text; `None` if the text is not valid Rust.
    pub(crate) fn read(text: &str) -> Option<Index> {
        let file = syn::parse_file(text).ok()?;
        let mut index = Index::default();
        index.module(&file.items, None, false);
        Some(index)
    }

    /// Whether an item for kernels of this name is in a block. Of several, one is enough.
    pub(crate) fn in_block(&self, name: &str) -> bool {
        self.of.get(name).is_some_and(|all| all.iter().any(|scope| !self.scopes[*scope].is_module))
    }

    /// The module that a scope is or that contains it.
    pub(crate) fn module_of(&self, scope: usize) -> usize {
        let mut at = scope;
        while let Scope { is_module: false, outer: Some(outer), .. } = self.scopes[at] {
            at = outer;
        }
        at
    }

    fn module(&mut self, items: &[Item], outer: Option<usize>, is_device: bool) -> usize {
        let continues = imports_parent(items);
        self.scope(items.iter(), Scope { outer, continues, is_module: true, is_device, ..Scope::default() })
    }

    /// A block's items, and the blocks in it except those inside of other expressions.
    fn block(&mut self, block: &Block, outer: usize) {
        let items = block.stmts.iter().filter_map(|s| if let Stmt::Item(item) = s { Some(item) } else { None });
        let own = self.scope(items, Scope { outer: Some(outer), continues: true, ..Scope::default() });
        for statement in &block.stmts {
            if let Stmt::Expr(syn::Expr::Block(inner), _) = statement {
                self.block(&inner.block, own);
            }
        }
    }

    fn scope<'a>(&mut self, items: impl Iterator<Item = &'a Item>, scope: Scope) -> usize {
        let own = self.scopes.len();
        self.scopes.push(scope);
        for item in items {
            self.scopes[own].add(item);
            if let Some(name) = name_of(item).filter(|_| is_for_kernels(item)) {
                self.of.entry(name.to_string()).or_default().push(own);
            }
            match item {
                Item::Mod(module) => self.nested(module, own),
                Item::Fn(f) => self.block(&f.block, own),
                Item::Impl(block) => {
                    for inner in &block.items {
                        if let syn::ImplItem::Fn(f) = inner {
                            self.block(&f.block, own);
                        }
                    }
                }
                _ => {}
            }
        }
        own
    }

    fn nested(&mut self, module: &syn::ItemMod, within: usize) {
        let (name, is_device) = (module.ident.to_string(), has(&module.attrs, &["device"]));
        let inner = module.content.as_ref().map(|(_, items)| {
            // A module in a block does not see the block's names.
            let outer = self.module_of(within);
            self.module(items, Some(outer), is_device)
        });
        if let Some(inner) = inner.filter(|_| is_device) {
            self.of.entry(name.clone()).or_default().push(inner);
        }
        // The value of a condition is not known here.
        let certain = inner.filter(|_| !has(&module.attrs, CONDITIONS));
        match self.scopes[within].modules.entry(name) {
            Entry::Occupied(mut entry) => drop(entry.insert(None)),
            Entry::Vacant(entry) => drop(entry.insert(certain)),
        }
    }
}

impl Scope {
    fn add(&mut self, item: &Item) {
        if let Some(name) = name_of(item) {
            match self.items.entry(name.to_string()) {
                Entry::Occupied(mut entry) => drop(entry.insert(Meaning::Unknown)),
                Entry::Vacant(entry) => drop(entry.insert(meaning(item, self.is_device))),
            }
        }
        let harmless =
            |a: &Attribute| a.path().segments.iter().any(|s| HARMLESS.contains(&s.ident.to_string().as_str()));
        self.opaque |= !attributes(item).iter().all(harmless);
        match item {
            Item::Use(u) => {
                self.prelude |= is_prelude(&u.tree, false);
                let certain = u.leading_colon.is_none() && !has(&u.attrs, CONDITIONS);
                self.import(&u.tree, &mut Vec::new(), certain);
            }
            // A macro invocation may define anything; a macro definition is not an item for kernels.
            Item::Macro(m) => match &m.ident {
                Some(defined) => drop(self.imports.insert(defined.to_string(), None)),
                None => self.opaque = true,
            },
            Item::ExternCrate(_) | Item::ForeignMod(_) | Item::Verbatim(_) => self.opaque = true,
            _ => {}
        }
    }

    /// Records the names that an import introduces.
    fn import(&mut self, tree: &UseTree, before: &mut Vec<String>, certain: bool) {
        let mut bring = |name: &Ident, path: Vec<String>| match self.imports.entry(name.to_string()) {
            Entry::Occupied(mut entry) => drop(entry.insert(None)),
            Entry::Vacant(entry) => drop(entry.insert(certain.then_some(path))),
        };
        let full = |last: &Ident| {
            let last = (last != "self").then(|| last.to_string());
            before.iter().cloned().chain(last).collect::<Vec<_>>()
        };
        match tree {
            UseTree::Path(p) => {
                before.push(p.ident.to_string());
                self.import(&p.tree, before, certain);
                before.pop();
            }
            UseTree::Name(n) => match before.last() {
                Some(module) if n.ident == "self" => bring(&Ident::new(module, n.ident.span()), full(&n.ident)),
                _ => bring(&n.ident, full(&n.ident)),
            },
            UseTree::Rename(r) => bring(&r.rename, full(&r.ident)),
            // The prelude introduces only builtins, and `super` is the surrounding scope.
            UseTree::Glob(_) => {
                let prelude =
                    before.len() == 2 && before[1] == "prelude" && before[0] != "crate" && before[0] != "super";
                self.opaque |= !(prelude || *before == ["super"]);
            }
            UseTree::Group(g) => g.items.iter().for_each(|tree| self.import(tree, before, certain)),
        }
    }
}

fn imports_parent(items: &[Item]) -> bool {
    items.iter().any(|item| match item {
        Item::Use(u) => match &u.tree {
            UseTree::Path(p) => p.ident == "super" && matches!(*p.tree, UseTree::Glob(_)),
            _ => false,
        },
        _ => false,
    })
}

fn name_of(item: &Item) -> Option<&Ident> {
    match item {
        Item::Const(x) => Some(&x.ident),
        Item::Enum(x) => Some(&x.ident),
        Item::Fn(x) => Some(&x.sig.ident),
        Item::Static(x) => Some(&x.ident),
        Item::Struct(x) => Some(&x.ident),
        Item::Type(x) => Some(&x.ident),
        Item::Union(x) => Some(&x.ident),
        _ => None,
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(x) => &x.attrs,
        Item::Enum(x) => &x.attrs,
        Item::Fn(x) => &x.attrs,
        Item::Impl(x) => &x.attrs,
        Item::Mod(x) => &x.attrs,
        Item::Static(x) => &x.attrs,
        Item::Struct(x) => &x.attrs,
        Item::Trait(x) => &x.attrs,
        Item::Type(x) => &x.attrs,
        Item::Union(x) => &x.attrs,
        Item::Use(x) => &x.attrs,
        _ => &[],
    }
}

fn has(attributes: &[Attribute], names: &[&str]) -> bool {
    let last = |a: &Attribute| a.path().segments.last().map(|s| s.ident.to_string());
    attributes.iter().filter_map(last).any(|name| names.contains(&name.as_str()))
}

fn derives_arg(item: &Item) -> bool {
    attributes(item).iter().any(|a| {
        let mut derived = false;
        let _ = a.parse_nested_meta(|inner| {
            derived |= inner.path.segments.last().is_some_and(|s| s.ident == "Arg");
            Ok(())
        });
        a.path().is_ident("derive") && derived
    })
}

fn is_for_kernels(item: &Item) -> bool {
    has(attributes(item), &["kernel", "device", "constant"]) || derives_arg(item)
}

fn meaning(item: &Item, in_device: bool) -> Meaning {
    let own = attributes(item);
    if has(own, CONDITIONS) || has(own, &["device", "constant"]) || derives_arg(item) {
        return Meaning::Unknown;
    }
    match item {
        Item::Fn(_) if has(own, &["kernel"]) => Meaning::Kernel,
        Item::Const(_) | Item::Enum(_) | Item::Fn(_) | Item::Struct(_) if in_device => Meaning::Unknown,
        Item::Const(c) => {
            let bare = ItemConst { attrs: Vec::new(), vis: Visibility::Inherited, ..c.clone() };
            Meaning::Constant(bare.to_token_stream().to_string())
        }
        Item::Fn(_) => Meaning::Function,
        Item::Type(t) if t.generics.params.is_empty() => Meaning::Alias(t.ty.to_token_stream().to_string()),
        Item::Enum(_) => Meaning::Enum,
        Item::Static(_) => Meaning::Static,
        Item::Struct(_) => Meaning::Struct,
        _ => Meaning::Unknown,
    }
}

/// Whether an import ends in `prelude::*`.
fn is_prelude(tree: &UseTree, within: bool) -> bool {
    match tree {
        UseTree::Path(p) => is_prelude(&p.tree, p.ident == "prelude"),
        UseTree::Glob(_) => within,
        UseTree::Group(g) => g.items.iter().any(|tree| is_prelude(tree, within)),
        UseTree::Name(_) | UseTree::Rename(_) => false,
    }
}
