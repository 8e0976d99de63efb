//! No two public types of one name in the public modules of a library: a reader of `Shape` knows which one is meant.
//!
//! A type is public if public modules lead to its definition, or to a `pub use` of it. Two paths to one definition are
//! one type. Types that macros define are not seen.
//!
//! The names that are still several types are a list, from which names are only removed.

use std::collections::{BTreeMap, BTreeSet};

use syn::{Item, Visibility};

use super::Finding;
use super::modules::{self, Import, Module, Path};
use crate::repository::Repository;

/// Names that are several public types of a crate: the directory of the crate, and the name.
const KNOWN: [(&str, &str); 2] = [("ignis", "Place"), ("ignis", "Rows")];

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let all = modules::roots(repo).iter().flat_map(|root| check_library(repo, root)).collect();
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

/// A type: the module that defines it, and its name.
type Definition = (Path, String);

/// The public types that a module defines, with their lines.
fn types(module: &Module) -> BTreeMap<String, usize> {
    let defined = |item: &Item| {
        let (visibility, name) = match item {
            Item::Struct(item) => (&item.vis, &item.ident),
            Item::Enum(item) => (&item.vis, &item.ident),
            Item::Union(item) => (&item.vis, &item.ident),
            Item::Trait(item) => (&item.vis, &item.ident),
            Item::Type(item) => (&item.vis, &item.ident),
            _ => return None,
        };
        matches!(visibility, Visibility::Public(_)).then(|| (name.to_string(), name.span().start().line))
    };
    module.items.iter().filter_map(defined).collect()
}

/// The types whose names another type has, with these names.
fn check_library(repo: &Repository, root: &str) -> Vec<(String, Finding)> {
    let modules = modules::of_library(repo, root);
    let mut definitions: BTreeMap<String, BTreeSet<Definition>> = BTreeMap::new();
    for path in modules.keys().filter(|path| is_reachable(&modules, path)) {
        for (name, definition) in exports(&modules, path, &mut BTreeSet::new()) {
            definitions.entry(name).or_default().insert(definition);
        }
    }
    let mut found = Vec::new();
    for (name, definitions) in definitions.iter().filter(|(_, definitions)| definitions.len() > 1) {
        let place = |(path, name): &Definition| {
            let module = modules.get(path)?;
            Some((module.file.as_str(), *types(module).get(name)?))
        };
        let places: Vec<(&str, usize)> = definitions.iter().filter_map(place).collect();
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
    let mut all: Vec<_> = types(module).into_keys().map(|name| (name.clone(), (path.to_vec(), name))).collect();
    for Import { target, name, .. } in module.imports.iter().filter(|import| import.public) {
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
