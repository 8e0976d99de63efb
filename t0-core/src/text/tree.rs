//! The modules of a crate, and the resolution of paths in them.
//!
//! Source: The Rust Reference, "Use declarations" and "Paths". Visibility is not checked: rustc does that.

use std::collections::{BTreeMap, BTreeSet};

use syn::UseTree;

/// A module.
#[derive(Debug, Default)]
pub(super) struct Scope {
    parent: Option<usize>,
    modules: BTreeMap<String, usize>,
    /// Device functions, constants and structs, by their number in the crate.
    items: BTreeMap<String, usize>,
    /// Lists of instances, by their number in the crate.
    lists: BTreeMap<String, usize>,
    uses: Vec<Use>,
}

/// An imported name.
#[derive(Debug)]
struct Use {
    /// Its name here; `None` for everything of a module.
    name: Option<String>,
    path: Vec<String>,
}

/// All modules; the first is the root.
#[derive(Debug)]
pub(super) struct Tree {
    scopes: Vec<Scope>,
}

/// The namespace of a look-up: a module, an item and a list of instances may have the same name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Module,
    Item,
    List,
}

impl Tree {
    /// An empty root.
    pub(super) fn new() -> Tree {
        Tree { scopes: vec![Scope::default()] }
    }

    /// Adds a module.
    pub(super) fn module(&mut self, parent: usize, name: String) -> usize {
        let number = self.scopes.len();
        self.scopes.push(Scope { parent: Some(parent), ..Scope::default() });
        self.scopes[parent].modules.insert(name, number);
        number
    }

    /// Adds an item of the crate to a module.
    pub(super) fn item(&mut self, module: usize, name: String, item: usize) {
        self.scopes[module].items.insert(name, item);
    }

    /// Adds a list of instances to a module.
    pub(super) fn list(&mut self, module: usize, name: String, list: usize) {
        self.scopes[module].lists.insert(name, list);
    }

    /// Adds a `use` declaration. One that begins with `::` refers to another crate.
    pub(super) fn import(&mut self, module: usize, tree: &UseTree) {
        self.import_below(module, &mut Vec::new(), tree);
    }

    fn import_below(&mut self, module: usize, path: &mut Vec<String>, tree: &UseTree) {
        let mut add = |name: Option<String>, path: Vec<String>| self.scopes[module].uses.push(Use { name, path });
        let ends_in = |path: &[String], last: String| [path, &[last]].concat();
        match tree {
            UseTree::Path(p) => {
                path.push(p.ident.to_string());
                self.import_below(module, path, &p.tree);
                path.pop();
            }
            // `use a::b::{self}` imports `b`.
            UseTree::Name(n) if n.ident == "self" => add(path.last().cloned(), path.clone()),
            UseTree::Name(n) => add(Some(n.ident.to_string()), ends_in(path, n.ident.to_string())),
            UseTree::Rename(r) if r.ident == "self" => add(Some(r.rename.to_string()), path.clone()),
            UseTree::Rename(r) => add(Some(r.rename.to_string()), ends_in(path, r.ident.to_string())),
            UseTree::Glob(_) => add(None, path.clone()),
            UseTree::Group(g) => g.items.iter().for_each(|tree| self.import_below(module, path, tree)),
        }
    }

    /// Resolves a path in a module to the item's number in the crate.
    pub(super) fn resolve(&self, module: usize, path: &[String]) -> Option<usize> {
        self.path(module, path, Kind::Item, &mut BTreeSet::new())
    }

    /// Resolves a path in a module to the number of a list of instances.
    pub(super) fn resolve_list(&self, module: usize, path: &[String]) -> Option<usize> {
        self.path(module, path, Kind::List, &mut BTreeSet::new())
    }

    fn path(&self, at: usize, path: &[String], kind: Kind, seen: &mut Seen) -> Option<usize> {
        let (last, before) = path.split_last()?;
        let mut here = at;
        for (i, segment) in before.iter().enumerate() {
            here = self.segment(here, segment, i == 0, Kind::Module, seen)?;
        }
        self.segment(here, last, before.is_empty(), kind, seen)
    }

    fn segment(&self, at: usize, name: &str, first: bool, kind: Kind, seen: &mut Seen) -> Option<usize> {
        match (name, kind) {
            ("crate", Kind::Module) if first => Some(0),
            ("self", Kind::Module) => Some(at),
            ("super", Kind::Module) => self.scopes[at].parent,
            _ => self.name(at, name, kind, seen),
        }
    }

    fn name(&self, at: usize, name: &str, kind: Kind, seen: &mut Seen) -> Option<usize> {
        // Cyclic imports resolve to nothing.
        if !seen.insert((at, name.to_owned(), kind)) {
            return None;
        }
        let scope = &self.scopes[at];
        let own = match kind {
            Kind::Module => &scope.modules,
            Kind::Item => &scope.items,
            Kind::List => &scope.lists,
        };
        if let Some(found) = own.get(name) {
            return Some(*found);
        }
        let named = scope.uses.iter().filter(|u| u.name.as_deref() == Some(name));
        let named = named.into_iter().find_map(|u| self.path(at, &u.path, kind, seen));
        named.or_else(|| {
            let globs = scope.uses.iter().filter(|u| u.name.is_none());
            globs.into_iter().find_map(|u| {
                let module = self.path(at, &u.path, Kind::Module, &mut seen.clone())?;
                self.name(module, name, kind, seen)
            })
        })
    }
}

/// The names whose look-up is in progress.
type Seen = BTreeSet<(usize, String, Kind)>;

#[cfg(test)]
mod tests {
    use super::*;

    fn read(tree: &mut Tree, at: usize, items: Vec<syn::Item>, count: &mut usize) {
        for item in items {
            match item {
                syn::Item::Mod(m) => {
                    let inside = tree.module(at, m.ident.to_string());
                    read(tree, inside, m.content.map(|(_, items)| items).unwrap_or_default(), count);
                }
                syn::Item::Fn(f) => {
                    tree.item(at, f.sig.ident.to_string(), *count);
                    *count += 1;
                }
                syn::Item::Use(u) => tree.import(at, &u.tree),
                _ => {}
            }
        }
    }

    #[test]
    fn paths_mean_what_they_mean_to_rustc() {
        let text = "
            fn zero() {}
            mod a { pub fn one() {} pub mod b { pub fn two() {} pub fn zero() {} } pub use b::two as deux; }
            mod c { use super::*; use crate::a::{self, b::{self as bee, zero}}; pub fn five() {} }
            mod d { pub use super::a::b::*; use e::*; mod e { pub use super::*; } }
            mod f { use super::d::two; use one; use g::one; mod one {} }
        ";
        let mut tree = Tree::new();
        read(&mut tree, 0, syn::parse_file(text).unwrap().items, &mut 0);
        let module = |name: &str| tree.scopes[0].modules[name];
        for (at, path, expected) in [
            (0, "zero", Some(0)),
            (0, "a::one", Some(1)),
            (0, "crate::a::b::two", Some(2)),
            (0, "a::deux", Some(2)),
            (0, "a::two", None),
            (0, "one", None),
            (module("c"), "zero", Some(3)),
            (module("c"), "super::zero", Some(0)),
            (module("c"), "a::one", Some(1)),
            (module("c"), "bee::two", Some(2)),
            (module("c"), "self::five", Some(4)),
            (module("d"), "two", Some(2)),
            (module("d"), "e::zero", Some(3)),
            (module("d"), "missing", None),
            (module("f"), "two", Some(2)),
            (module("f"), "one", None),
            (0, "super::zero", None),
        ] {
            let segments: Vec<String> = path.split("::").map(str::to_owned).collect();
            assert_eq!(tree.resolve(at, &segments), expected, "{path} in {at}");
        }
    }
}
