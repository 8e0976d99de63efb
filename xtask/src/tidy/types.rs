//! No two public types of one name in the public modules of a library: a reader of `Shape` knows which one is meant.
//!
//! A type is public if public modules lead to its definition, or to a `pub use` of it. Two paths to one definition are
//! one type. Types that macros define are not seen.
//!
//! The names that are still several types are a list, from which names are only removed.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Attribute, Item, UseTree, Visibility};

use super::Finding;
use crate::repository::{Repository, list};

/// Names that are several public types of a crate: the directory of the crate, and the name.
const KNOWN: [(&str, &str); 16] = [
    ("ignis", "Place"),
    ("ignis", "Rows"),
    ("t0-core", "Arg"),
    ("t0-core", "AsmOperand"),
    ("t0-core", "Atomic"),
    ("t0-core", "Block"),
    ("t0-core", "Class"),
    ("t0-core", "Memory"),
    ("t0-core", "Pass"),
    ("t0-core", "Piece"),
    ("t0-core", "Quantity"),
    ("t0-core", "Site"),
    ("t0-core", "Uniformity"),
    ("t0-isa", "Field"),
    ("t0-isa", "Machine"),
    ("t0-timing", "Shape"),
];

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut all = Vec::new();
    for package in repo.members() {
        let targets = list(&package["targets"]).iter();
        let is_library = |kinds: &serde_json::Value| list(kinds).iter().any(|kind| kind == "lib");
        let library =
            targets.filter(|target| is_library(&target["kind"])).find_map(|target| target["src_path"].as_str());
        if let Some(root) = library {
            all.extend(check_library(repo, repo.relative(root)));
        }
    }
    judged(all, &KNOWN)
}

/// The findings whose names are not in the list, and the entries of the list without a finding.
fn judged(all: Vec<(String, Finding)>, known: &[(&str, &str)]) -> Vec<Finding> {
    let listed = |(crate_, name): &(&str, &str), (found, finding): &(String, Finding)| {
        name == found && finding.path.starts_with(&format!("{crate_}/"))
    };
    let stale = known.iter().filter(|entry| !all.iter().any(|finding| listed(entry, finding)));
    let message =
        |(crate_, name): &(&str, &str)| format!("`{name}` of {crate_} is one type now: remove it from the list");
    let mut found: Vec<_> = stale.map(|entry| Finding::new("xtask/src/tidy/types.rs", 0, message(entry))).collect();
    let new = all.into_iter().filter(|finding| !known.iter().any(|entry| listed(entry, finding)));
    found.extend(new.map(|(_, finding)| finding));
    found
}

/// The path of a module from the root of the crate.
type Path = Vec<String>;

/// A type: the module that defines it, and its name.
type Definition = (Path, String);

/// What a module contains.
#[derive(Default)]
struct Module {
    public: bool,
    /// The public types that it defines, with the file and the line.
    types: BTreeMap<String, (String, usize)>,
    /// What it exports of other modules: their paths in the crate, and the name here. `None` exports everything.
    uses: Vec<(Path, Option<String>)>,
}

/// The types whose names another type has, with these names.
fn check_library(repo: &Repository, root: &str) -> Vec<(String, Finding)> {
    let mut modules = BTreeMap::new();
    let directory = root.rsplit_once('/').map_or("", |(directory, _)| directory);
    read(repo, root, directory, Vec::new(), true, &mut modules);
    let mut definitions: BTreeMap<String, BTreeSet<Definition>> = BTreeMap::new();
    for path in modules.keys().filter(|path| is_reachable(&modules, path)) {
        for (name, definition) in exports(&modules, path, &mut BTreeSet::new()) {
            definitions.entry(name).or_default().insert(definition);
        }
    }
    let mut found = Vec::new();
    for (name, definitions) in definitions.iter().filter(|(_, definitions)| definitions.len() > 1) {
        let places: Vec<&(String, usize)> =
            definitions.iter().filter_map(|(path, name)| modules.get(path)?.types.get(name)).collect();
        for (path, line) in places.iter().skip(1) {
            let (first, at) = places[0];
            let message = format!("another public type is called `{name}`: {first}:{at}");
            found.push((name.clone(), Finding::new(path, *line, message)));
        }
    }
    found
}

fn is_reachable(modules: &BTreeMap<Path, Module>, path: &[String]) -> bool {
    (0..=path.len()).all(|length| modules.get(&path[..length]).is_some_and(|module| module.public))
}

/// The public types of a module, by the name that it gives them.
fn exports(modules: &BTreeMap<Path, Module>, path: &[String], seen: &mut BTreeSet<Path>) -> Vec<(String, Definition)> {
    let Some(module) = modules.get(path) else { return Vec::new() };
    if !seen.insert(path.to_vec()) {
        return Vec::new();
    }
    let mut all: Vec<_> = module.types.keys().map(|name| (name.clone(), (path.to_vec(), name.clone()))).collect();
    for (target, name) in &module.uses {
        match name {
            None => all.extend(exports(modules, target, seen)),
            Some(name) => {
                let Some((last, parent)) = target.split_last() else { continue };
                let exported = exports(modules, parent, &mut seen.clone());
                let found = exported.into_iter().find(|(exported, _)| exported == last);
                all.extend(found.map(|(_, definition)| (name.clone(), definition)));
            }
        }
    }
    seen.remove(path);
    all
}

/// Reads a module and those below it.
fn read(repo: &Repository, file: &str, directory: &str, path: Path, public: bool, all: &mut BTreeMap<Path, Module>) {
    let Some(parsed) = repo.file(file).and_then(|file| syn::parse_file(&file.text).ok()) else { return };
    read_items(repo, &parsed.items, (file, directory), path, public, all);
}

fn read_items(
    repo: &Repository,
    items: &[Item],
    (file, directory): (&str, &str),
    path: Path,
    public: bool,
    all: &mut BTreeMap<Path, Module>,
) {
    let mut module = Module { public, ..Module::default() };
    for item in items {
        let mut define = |visibility: &Visibility, name: &syn::Ident| {
            if matches!(visibility, Visibility::Public(_)) {
                module.types.insert(name.to_string(), (file.to_owned(), name.span().start().line));
            }
        };
        match item {
            Item::Struct(item) => define(&item.vis, &item.ident),
            Item::Enum(item) => define(&item.vis, &item.ident),
            Item::Union(item) => define(&item.vis, &item.ident),
            Item::Trait(item) => define(&item.vis, &item.ident),
            Item::Type(item) => define(&item.vis, &item.ident),
            Item::Use(item) if matches!(item.vis, Visibility::Public(_)) && !is_hidden(&item.attrs) => {
                imports(&item.tree, &path, Vec::new(), &mut module.uses);
            }
            Item::Mod(item) if !is_test(&item.attrs) => {
                let name = item.ident.to_string();
                let below = [&path[..], std::slice::from_ref(&name)].concat();
                let public = matches!(item.vis, Visibility::Public(_)) && !is_hidden(&item.attrs);
                let inner = format!("{directory}/{name}");
                match &item.content {
                    Some((_, items)) => read_items(repo, items, (file, &inner), below, public, all),
                    None => {
                        let flat = format!("{inner}.rs");
                        let file = if repo.paths.contains(&flat) { flat } else { format!("{inner}/mod.rs") };
                        read(repo, &file, &inner, below, public, all);
                    }
                }
            }
            _ => {}
        }
    }
    all.insert(path, module);
}

/// The targets of an import in the module `at`. Paths into other crates lead nowhere.
fn imports(tree: &UseTree, at: &[String], before: Path, uses: &mut Vec<(Path, Option<String>)>) {
    let absolute = |names: &[String]| {
        let mut path = at.to_vec();
        for (index, name) in names.iter().enumerate() {
            match name.as_str() {
                "crate" if index == 0 => path.clear(),
                "self" => {}
                "super" => drop(path.pop()),
                name => path.push(name.to_owned()),
            }
        }
        path
    };
    match tree {
        UseTree::Path(inner) => imports(&inner.tree, at, [before, vec![inner.ident.to_string()]].concat(), uses),
        UseTree::Name(name) => {
            let name = name.ident.to_string();
            uses.push((absolute(&[before, vec![name.clone()]].concat()), Some(name)));
        }
        UseTree::Rename(rename) => {
            let target = absolute(&[before, vec![rename.ident.to_string()]].concat());
            uses.push((target, Some(rename.rename.to_string())));
        }
        UseTree::Glob(_) => uses.push((absolute(&before), None)),
        UseTree::Group(group) => group.items.iter().for_each(|tree| imports(tree, at, before.clone(), uses)),
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    let is_test = |attribute: &Attribute| attribute.parse_args::<syn::Ident>().is_ok_and(|ident| ident == "test");
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg") && is_test(attribute))
}

/// `#[doc(hidden)]`: no part of what readers of the documentation see.
fn is_hidden(attributes: &[Attribute]) -> bool {
    let is_hidden = |attribute: &Attribute| attribute.parse_args::<syn::Ident>().is_ok_and(|ident| ident == "hidden");
    attributes.iter().any(|attribute| attribute.path().is_ident("doc") && is_hidden(attribute))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(files: &[(&str, &str)]) -> Vec<String> {
        let found = check_library(&Repository::of(files), "a/src/lib.rs");
        found.into_iter().map(|(_, found)| format!("{}:{}: {}", found.path, found.line, found.message)).collect()
    }

    #[test]
    fn types_of_one_name_are_found() {
        let root = "pub mod b;\npub mod c;\n";
        let found = ["a/src/c.rs:1: another public type is called `Shape`: a/src/b.rs:1"];
        for other in ["pub enum Shape {}", "pub trait Shape {}", "pub type Shape = u32;"] {
            let files = [("a/src/lib.rs", root), ("a/src/b.rs", "pub struct Shape;"), ("a/src/c.rs", other)];
            assert_eq!(messages(&files), found, "{other}");
        }
        // Exported from private modules, by name and in all.
        let root = "mod d;\npub mod b;\npub use d::deep::*;\n";
        let files = [
            ("a/src/lib.rs", root),
            ("a/src/b.rs", "pub struct Shape;"),
            ("a/src/d/mod.rs", "pub mod deep;"),
            ("a/src/d/deep.rs", "pub struct Shape;"),
        ];
        let found = ["a/src/d/deep.rs:1: another public type is called `Shape`: a/src/b.rs:1"];
        assert_eq!(messages(&files), found);
        let files =
            [("a/src/lib.rs", "mod d;\npub mod b;\npub use self::d::deep::{Form as Shape};\n"), files[1], files[2]];
        let files = [files[0], files[1], files[2], ("a/src/d/deep.rs", "pub struct Form;")];
        assert_eq!(messages(&files), found);
    }

    #[test]
    fn known_names_stay_until_they_are_one_type() {
        let finding = || vec![("Shape".to_owned(), Finding::new("a/src/c.rs", 1, "two"))];
        assert_eq!(judged(finding(), &[("a", "Shape")]), []);
        assert_eq!(judged(finding(), &[]).len(), 1);
        let found = judged(finding(), &[("a", "Shape"), ("b", "Shape")]);
        let message = "`Shape` of b is one type now: remove it from the list";
        assert_eq!(found, [Finding::new("xtask/src/tidy/types.rs", 0, message)]);
    }

    #[test]
    fn other_types_are_not() {
        for root in [
            // Two paths to one type, a private module, a private type, a test.
            "pub mod b;\npub use b::Shape;\npub use crate::b::*;",
            "pub mod b;\nmod c { pub struct Shape; }",
            "pub mod b;\npub mod c { struct Shape; pub(crate) enum Other {} }",
            "pub mod b;\n#[cfg(test)]\npub mod c { pub struct Shape; }",
            "pub mod b;\n#[doc(hidden)]\npub mod c { pub struct Shape; }",
            "pub mod b;\npub mod c { pub use other::Shape; }",
        ] {
            let files = [("a/src/lib.rs", root), ("a/src/b.rs", "pub struct Shape;")];
            assert_eq!(messages(&files), [""; 0], "{root}");
        }
    }
}
