//! The modules of the libraries, as the rules that follow names through them see them.

use std::collections::BTreeMap;

use syn::{Attribute, Item, UseTree, Visibility};

use crate::repository::{Repository, list};

/// The path of a module from the root of the crate.
pub(super) type Path = Vec<String>;

/// A module of the crate that is not a module of tests.
pub(super) struct Module {
    /// The file that contains it.
    pub(super) file: String,
    /// Whether it is `pub` and part of the documentation.
    pub(super) public: bool,
    /// What it contains, without its modules and without tests.
    pub(super) items: Vec<Item>,
    /// What its `use` declarations name.
    pub(super) imports: Vec<Import>,
}

/// A name that a `use` declaration brings into a module.
pub(super) struct Import {
    /// What it names, from the root of the crate. Paths into other crates lead nowhere.
    pub(super) target: Path,
    /// Its name here. `None` stands for everything in the target.
    pub(super) name: Option<String>,
    /// Whether it is `pub` and part of the documentation.
    pub(super) public: bool,
}

/// The root files of the libraries of the workspace.
pub(super) fn roots(repo: &Repository) -> Vec<String> {
    let is_library = |kinds: &serde_json::Value| list(kinds).iter().any(|kind| kind == "lib" || kind == "proc-macro");
    let root = |package: &&serde_json::Value| {
        let target = list(&package["targets"]).iter().find(|target| is_library(&target["kind"]))?;
        target["src_path"].as_str().map(|path| repo.relative(path).to_owned())
    };
    repo.members().iter().filter_map(root).collect()
}

/// The modules of the library with this root file.
pub(super) fn of_library(repo: &Repository, root: &str) -> BTreeMap<Path, Module> {
    let mut modules = BTreeMap::new();
    let directory = root.rsplit_once('/').map_or("", |(directory, _)| directory);
    read(repo, root, directory, Vec::new(), true, &mut modules);
    modules
}

/// Reads a module and those below it.
fn read(repo: &Repository, file: &str, directory: &str, path: Path, public: bool, all: &mut BTreeMap<Path, Module>) {
    let Some(parsed) = repo.file(file).and_then(|file| syn::parse_file(&file.text).ok()) else { return };
    read_items(repo, parsed.items, (file, directory), path, public, all);
}

fn read_items(
    repo: &Repository,
    items: Vec<Item>,
    (file, directory): (&str, &str),
    path: Path,
    public: bool,
    all: &mut BTreeMap<Path, Module>,
) {
    let mut module = Module { file: file.to_owned(), public, items: Vec::new(), imports: Vec::new() };
    for item in items {
        match item {
            Item::Use(item) if !is_test(&item.attrs) => {
                let public = is_public(&item.vis, &item.attrs);
                imports(&item.tree, &path, Vec::new(), public, &mut module.imports);
            }
            Item::Mod(item) if !is_test(&item.attrs) => {
                let name = item.ident.to_string();
                let below = [&path[..], std::slice::from_ref(&name)].concat();
                let public = is_public(&item.vis, &item.attrs);
                let inner = format!("{directory}/{name}");
                match item.content {
                    Some((_, items)) => read_items(repo, items, (file, &inner), below, public, all),
                    None => {
                        let flat = format!("{inner}.rs");
                        let file = if repo.paths.contains(&flat) { flat } else { format!("{inner}/mod.rs") };
                        read(repo, &file, &inner, below, public, all);
                    }
                }
            }
            Item::Use(_) | Item::Mod(_) => {}
            item => module.items.push(item),
        }
    }
    all.insert(path, module);
}

/// A path that is written in the module `at`, from the root of the crate.
pub(super) fn absolute(at: &[String], written: &[String]) -> Path {
    let mut path = at.to_vec();
    for (index, name) in written.iter().enumerate() {
        match name.as_str() {
            "crate" if index == 0 => path.clear(),
            "self" => {}
            "super" => drop(path.pop()),
            name => path.push(name.to_owned()),
        }
    }
    path
}

/// The targets of an import in the module `at`.
fn imports(tree: &UseTree, at: &[String], before: Path, public: bool, all: &mut Vec<Import>) {
    let mut add = |last: Option<String>, name: Option<String>| {
        let written: Path = before.iter().cloned().chain(last).collect();
        all.push(Import { target: absolute(at, &written), name, public });
    };
    match tree {
        UseTree::Path(inner) => {
            let before = [before, vec![inner.ident.to_string()]].concat();
            imports(&inner.tree, at, before, public, all);
        }
        UseTree::Name(name) if name.ident == "self" => add(None, before.last().cloned()),
        UseTree::Name(name) => add(Some(name.ident.to_string()), Some(name.ident.to_string())),
        UseTree::Rename(rename) => add(Some(rename.ident.to_string()), Some(rename.rename.to_string())),
        UseTree::Glob(_) => add(None, None),
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| imports(tree, at, before.clone(), public, all));
        }
    }
}

/// `pub`, and part of what readers of the documentation see.
fn is_public(visibility: &Visibility, attributes: &[Attribute]) -> bool {
    matches!(visibility, Visibility::Public(_)) && !has(attributes, "doc", "hidden")
}

/// `#[cfg(test)]`.
pub(super) fn is_test(attributes: &[Attribute]) -> bool {
    has(attributes, "cfg", "test")
}

fn has(attributes: &[Attribute], name: &str, argument: &str) -> bool {
    let is = |attribute: &Attribute| attribute.parse_args::<syn::Ident>().is_ok_and(|ident| ident == argument);
    attributes.iter().any(|attribute| attribute.path().is_ident(name) && is(attribute))
}
