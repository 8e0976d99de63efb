//! Resolves the `mod` declarations of a file to file names.
//!
//! Source: The Rust Reference, "Modules", *Module Source Filenames* and *The path attribute*.

use syn::{Expr, ExprLit, Item, ItemMod, Lit, Meta};

/// Where a file's modules are.
#[derive(Clone, Debug)]
pub(super) struct Directories {
    /// The file's own directory; `#[path]` is relative to it.
    beside: String,
    /// Directories of the files of its modules, in order of preference.
    below: Vec<String>,
}

impl Directories {
    /// Of the file that is read first. Whether it is a crate's root or a module's file is not known unless its name
    /// says so, so its modules may be beside it and in the directory of its name.
    pub(super) fn of_root(path: &str) -> Directories {
        let (beside, stem) = split(path);
        let mut below = vec![beside.clone()];
        if !matches!(stem, "lib" | "main" | "mod") {
            below.push(join(&beside, stem));
        }
        Directories { beside, below }
    }

    /// For a file that a `mod` declaration or its `#[path]` refers to.
    fn of_module(path: &str, by_attribute: bool) -> Directories {
        let (beside, stem) = split(path);
        let below = if by_attribute || stem == "mod" { beside.clone() } else { join(&beside, stem) };
        Directories { beside, below: vec![below] }
    }

    /// For an inline module of this file.
    pub(super) fn inside(&self, name: &str) -> Directories {
        let below: Vec<String> = self.below.iter().map(|directory| join(directory, name)).collect();
        let beside = below.first().cloned().unwrap_or_default();
        Directories { beside, below }
    }

    /// The files that may contain a module without a body, in order of preference, with the directories of each.
    pub(super) fn candidates(&self, module: &ItemMod) -> Vec<(String, Directories)> {
        if let Some(path) = path_attribute(module) {
            let path = normal(&join(&self.beside, &path));
            let directories = Directories::of_module(&path, true);
            return vec![(path, directories)];
        }
        let name = module.ident.to_string();
        let name = name.strip_prefix("r#").unwrap_or(&name);
        let files =
            self.below.iter().flat_map(|d| [join(d, &format!("{name}.rs")), join(d, &format!("{name}/mod.rs"))]);
        files.map(|path| (path.clone(), Directories::of_module(&path, false))).collect()
    }
}

/// The files that the `mod` declarations of a parsed file may refer to: for each declaration the candidates, in order
/// of preference.
pub(super) fn wanted(items: &[Item], directories: &Directories) -> Vec<Vec<(String, Directories)>> {
    let modules = items.iter().filter_map(|item| match item {
        Item::Mod(module) => Some(module),
        _ => None,
    });
    let one = |module: &ItemMod| match &module.content {
        Some((_, items)) => wanted(items, &directories.inside(&module.ident.to_string())),
        None => vec![directories.candidates(module)],
    };
    modules.flat_map(one).collect()
}

fn path_attribute(module: &ItemMod) -> Option<String> {
    module.attrs.iter().find_map(|a| match &a.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    })
}

/// A path's directory and the stem of its file name.
fn split(path: &str) -> (String, &str) {
    let (directory, file) = path.rsplit_once('/').unwrap_or(("", path));
    // The root directory stays: `/k.rs` is in `/`.
    let directory = if directory.is_empty() && path.starts_with('/') { "/" } else { directory };
    (directory.to_owned(), file.strip_suffix(".rs").unwrap_or(file))
}

fn join(directory: &str, file: &str) -> String {
    match directory {
        _ if file.starts_with('/') => file.to_owned(),
        "" => file.to_owned(),
        _ if directory.ends_with('/') => format!("{directory}{file}"),
        _ => format!("{directory}/{file}"),
    }
}

/// Removes `.` and, where the text allows it, `..`.
fn normal(path: &str) -> String {
    let mut out: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." if out.last().is_some_and(|last| !matches!(*last, "" | "..")) => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(root: &str, text: &str) -> Vec<Vec<String>> {
        let items = syn::parse_file(text).unwrap().items;
        let all = wanted(&items, &Directories::of_root(root));
        all.into_iter().map(|one| one.into_iter().map(|(path, _)| path).collect()).collect()
    }

    #[test]
    fn modules_lie_where_rustc_looks() {
        assert_eq!(of("src/lib.rs", "mod a;"), [["src/a.rs", "src/a/mod.rs"]]);
        assert_eq!(of("lib.rs", "mod a;"), [["a.rs", "a/mod.rs"]]);
        assert_eq!(of("/lib.rs", "mod r#type;"), [["/type.rs", "/type/mod.rs"]]);
        assert_eq!(of("src/k.rs", "mod a;"), [["src/a.rs", "src/a/mod.rs", "src/k/a.rs", "src/k/a/mod.rs"]]);
        assert_eq!(of("src/lib.rs", "mod m { mod a; }"), [["src/m/a.rs", "src/m/a/mod.rs"]]);
        assert_eq!(of("src/lib.rs", "#[path = \"../x/./k.rs\"] mod a;"), [["x/k.rs"]]);
        assert_eq!(of("src/lib.rs", "mod m { #[path = \"k.rs\"] mod a; }"), [["src/m/k.rs"]]);
        assert_eq!(of("src/lib.rs", "#[path = \"/k.rs\"] mod a;"), [["/k.rs"]]);
        assert_eq!(normal("../../a/../b"), "../../b");
        let below = |path, by| Directories::of_module(path, by).below;
        assert_eq!(below("src/a.rs", false), ["src/a"]);
        assert_eq!(below("src/a/mod.rs", false), ["src/a"]);
        assert_eq!(below("src/x/k.rs", true), ["src/x"]);
    }
}
