//! Files that import each other in a circle are few: a reader of one file must know all others of its circle.
//!
//! A file imports another if it names something that the other defines, in a `use` declaration or in a path, directly
//! or through a `pub use` elsewhere. Methods and what macros define are not seen. Tests may import everything.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Item};

use super::Finding;
use super::modules::{self, Module, Path, absolute};
use crate::repository::Repository;

/// Files of a circle up to which it is accepted.
const MOST: usize = 12;

/// Circles that are larger: one of their files, and how many they have. They only become smaller.
const KNOWN: [(&str, usize); 4] = [
    ("ignis/src/text/jinja/value.rs", 14),
    ("t0-core/src/attribute/mod.rs", 20),
    ("t0-core/src/source.rs", 21),
    ("t0-sim/src/kfd/mod.rs", 23),
];

type Modules = BTreeMap<Path, Module>;

/// Which files each file imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let imports = modules::roots(repo).iter().flat_map(|root| imports(&modules::of_library(repo, root))).collect();
    judged(&circles(&imports), MOST, &KNOWN)
}

/// The circles that are larger than `most` and not known with that size, and the known ones that have changed.
fn judged(circles: &[Vec<&str>], most: usize, known: &[(&str, usize)]) -> Vec<Finding> {
    let mut found = Vec::new();
    for circle in circles.iter().filter(|circle| circle.len() > most) {
        let allowed = known.iter().find(|(file, _)| circle.contains(file)).map_or(most, |(_, size)| *size);
        if circle.len() > allowed {
            let message = format!("{} files import each other, {allowed} may: {}", circle.len(), circle.join(", "));
            found.push(Finding::new(circle[0], 0, message));
        }
    }
    for (file, size) in known {
        let now = circles.iter().find(|circle| circle.contains(file)).map_or(1, Vec::len);
        if now < *size {
            let message = format!("the circle of {file} has {now} files now: state this number, or remove the entry");
            found.push(Finding::new("xtask/src/tidy/circles.rs", 0, message));
        }
    }
    found
}

fn imports(modules: &Modules) -> Imports {
    let mut all = Imports::new();
    for (at, module) in modules {
        let mut named: Vec<Path> = module.imports.iter().map(|import| import.target.clone()).collect();
        let mut paths = Paths::default();
        module.items.iter().for_each(|item| paths.visit_item(item));
        named.extend(paths.0.iter().filter_map(|path| from_root(modules, at, path)));
        let files = named.iter().filter_map(|path| defining(modules, path, &mut BTreeSet::new()));
        let files = files.filter(|file| *file != module.file).map(str::to_owned);
        all.entry(module.file.clone()).or_default().extend(files);
    }
    all
}

/// A path in the code of the module `at`, from the root of the crate; `None` if it leads to another crate.
fn from_root(modules: &Modules, at: &[String], path: &[String]) -> Option<Path> {
    let first = path.first()?;
    if ["crate", "self", "super"].contains(&first.as_str()) {
        return Some(absolute(at, path));
    }
    let module = modules.get(at)?;
    let inner = absolute(at, path);
    if let Some(import) = module.imports.iter().find(|import| import.name.as_ref() == Some(first)) {
        return Some([&import.target, &path[1..]].concat());
    }
    modules.contains_key(&inner[..=at.len()]).then_some(inner)
}

/// The file that defines what a path names.
fn defining<'a>(modules: &'a Modules, path: &[String], seen: &mut BTreeSet<Path>) -> Option<&'a str> {
    let length = (0..=path.len()).rev().find(|length| modules.contains_key(&path[..*length]))?;
    let module = &modules[&path[..length]];
    let Some(name) = path.get(length) else { return Some(&module.file) };
    if !seen.insert(path.to_vec()) {
        return None;
    }
    if module.items.iter().any(|item| is_called(item, name)) {
        return Some(&module.file);
    }
    let follow = |target: Path, seen: &mut BTreeSet<Path>| defining(modules, &target, seen);
    let rest = &path[length + 1..];
    if let Some(import) = module.imports.iter().find(|import| import.name.as_ref() == Some(name)) {
        // `use log::log`: another crate has the name of the item.
        let is_own = import.target.starts_with(&path[..=length]);
        return if is_own { None } else { follow([&import.target, rest].concat(), seen) };
    }
    let globs = module.imports.iter().filter(|import| import.name.is_none());
    for glob in globs {
        let Some(inside) = modules.get(&glob.target) else { continue };
        let target = [&glob.target, &path[length..]].concat();
        let known = inside.items.iter().any(|item| is_called(item, name))
            || inside.imports.iter().any(|import| import.name.as_ref() == Some(name))
            || modules.contains_key(&target[..=glob.target.len()]);
        if known && let Some(file) = follow(target, seen) {
            return Some(file);
        }
    }
    // A macro defines it there. The root of the crate stands for other crates too.
    (length > 0).then_some(&module.file)
}

fn is_called(item: &Item, name: &str) -> bool {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::TraitAlias(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        Item::Macro(item) => return item.ident.as_ref().is_some_and(|ident| ident == name),
        _ => return false,
    };
    ident == name
}

/// The paths of at least two names in items.
#[derive(Default)]
struct Paths(Vec<Path>);

impl Paths {
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Path = Vec::new();
        let mut colons = 0;
        let mut after_pub = false;
        for token in tokens {
            // `pub(in crate::exec)` imports nothing.
            let is_visibility = after_pub && matches!(token, TokenTree::Group(_));
            after_pub = matches!(&token, TokenTree::Ident(ident) if ident == "pub");
            if is_visibility {
                continue;
            }
            match token {
                TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.end(&mut path);
                    }
                    path.push(ident.to_string());
                    colons = 0;
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                TokenTree::Group(group) => {
                    self.end(&mut path);
                    self.tokens(group.stream());
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => self.end(&mut path),
            }
        }
        self.end(&mut path);
    }

    fn end(&mut self, path: &mut Path) {
        if path.len() > 1 {
            self.0.push(std::mem::take(path));
        }
        path.clear();
    }
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 && path.leading_colon.is_none() {
            self.0.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.tokens(mac.tokens.clone());
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        // Within a function.
        let mut all = Vec::new();
        written(&item.tree, Vec::new(), &mut all);
        self.0.extend(all);
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}
}

fn written(tree: &syn::UseTree, before: Path, all: &mut Vec<Path>) {
    let with = |name: String| [before.clone(), vec![name]].concat();
    match tree {
        syn::UseTree::Path(inner) => written(&inner.tree, with(inner.ident.to_string()), all),
        syn::UseTree::Name(name) => all.push(with(name.ident.to_string())),
        syn::UseTree::Rename(rename) => all.push(with(rename.ident.to_string())),
        syn::UseTree::Glob(_) => all.push(before),
        syn::UseTree::Group(group) => group.items.iter().for_each(|tree| written(tree, before.clone(), all)),
    }
}

/// The circles: the largest sets of files of which each reaches each other, by Kosaraju's algorithm.
fn circles(imports: &Imports) -> Vec<Vec<&str>> {
    let mut order = Vec::new();
    let mut seen = BTreeSet::new();
    for file in imports.keys() {
        reach(
            file,
            &|file| imports.get(file).into_iter().flatten().map(String::as_str).collect(),
            &mut seen,
            &mut order,
        );
    }
    let importers = |of: &str| -> Vec<&str> {
        imports.iter().filter(|(_, all)| all.contains(of)).map(|(file, _)| file.as_str()).collect()
    };
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for file in order.into_iter().rev() {
        let mut circle = Vec::new();
        reach(file, &importers, &mut seen, &mut circle);
        circle.sort_unstable();
        all.push(circle);
    }
    all.retain(|circle| circle.len() > 1);
    all
}

/// Appends the files that `from` reaches and that are not seen yet, each after those that it reaches.
fn reach<'a>(
    from: &'a str,
    next: &dyn Fn(&str) -> Vec<&'a str>,
    seen: &mut BTreeSet<&'a str>,
    order: &mut Vec<&'a str>,
) {
    if !seen.insert(from) {
        return;
    }
    for file in next(from) {
        reach(file, next, seen, order);
    }
    order.push(from);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What each file of a library imports, `b.rs -> c.rs d.rs`.
    fn imported(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<_> = files.iter().map(|(name, text)| (format!("a/src/{name}"), *text)).collect();
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        let all = imports(&modules::of_library(&Repository::of(&files), "a/src/lib.rs"));
        let short = |path: &String| path.trim_start_matches("a/src/").to_owned();
        let line = |(file, all): (&String, &BTreeSet<String>)| {
            format!("{} -> {}", short(file), all.iter().map(short).collect::<Vec<_>>().join(" "))
        };
        all.iter().filter(|(_, all)| !all.is_empty()).map(line).collect()
    }

    #[test]
    fn every_form_of_an_import_is_seen() {
        let root = ("lib.rs", "mod b;\nmod c;\nmod d;\n");
        let c = ("c.rs", "pub struct C; pub fn f() {} pub mod inner { pub fn g() {} } macro_rules! m { () => {} }");
        for text in [
            "use crate::c::C;",
            "use super::c::{C, f};",
            "use super::c::*;",
            "use crate::c;",
            "use super::{c as other, d};",
            "fn h() { crate::c::f(); }",
            "fn h() { super::c::inner::g(); }",
            "use super::c; fn h() { c::f(); }",
            "fn h(_: &crate::c::C) {}",
            "fn h() { use super::c::f; f() }",
            "fn h() { println!(\"{}\", crate::c::f()); }",
            "macro_rules! m { () => { $crate::c::f() }; }",
            // By way of another file.
            "use super::d::C;",
            "use super::d::Renamed as Again;",
            "fn h() { super::d::f() }",
        ] {
            let d = ("d.rs", "pub use super::c::*;\npub use super::c::C as Renamed;");
            let found = imported(&[root, ("b.rs", text), c, d]);
            assert!(found.iter().any(|line| line.starts_with("b.rs -> c.rs")), "{text}: {found:?}");
        }
    }

    #[test]
    fn other_names_are_no_imports() {
        for text in [
            "use std::fmt; use c::C; fn f() { fmt::c(); }",
            "use log::log; fn f() { log::c() }",
            "#[cfg(test)] use super::c::C;",
            "#[cfg(test)] mod tests { use super::super::c::C; }",
            "pub(in crate::c) fn f() {} macro_rules! m { () => { pub(in crate::c) fn g() {} } }",
            "/// [`super::c::C`]\nfn f() { let c = 1; c::<u32>() }",
        ] {
            let found = imported(&[("lib.rs", "mod b;\nmod c;\n"), ("b.rs", text), ("c.rs", "pub struct C;")]);
            assert_eq!(found, [""; 0], "{text}");
        }
    }

    #[test]
    fn circles_are_the_files_that_reach_each_other() {
        let of = |edges: &[(&str, &[&str])]| -> Imports {
            let set = |all: &&[&str]| all.iter().map(|file| (*file).to_owned()).collect();
            edges.iter().map(|(file, all)| ((*file).to_owned(), set(all))).collect()
        };
        let two =
            of(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &["b"]), ("d", &["e"]), ("e", &["f", "a"]), ("f", &["d"])]);
        let mut found = circles(&two);
        found.sort();
        assert_eq!(found, [vec!["b", "c"], vec!["d", "e", "f"]]);
        assert_eq!(circles(&of(&[("a", &["b"]), ("b", &["c"])])), [[""; 0]; 0]);
    }

    #[test]
    fn known_circles_only_become_smaller() {
        let circles = [vec!["a", "b", "c"], vec!["d", "e"]];
        assert_eq!(judged(&circles, 3, &[]), []);
        let found = judged(&circles, 2, &[]);
        assert_eq!(found, [Finding::new("a", 0, "3 files import each other, 2 may: a, b, c")]);
        assert_eq!(judged(&circles, 2, &[("b", 3)]), []);
        let message = "the circle of b has 3 files now: state this number, or remove the entry";
        assert_eq!(judged(&circles, 2, &[("b", 4)]), [Finding::new("xtask/src/tidy/circles.rs", 0, message)]);
    }
}
