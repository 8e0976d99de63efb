//! The integration tests of a package are one program, `tests/it`. The documentation of its `main.rs` names each other
//! program, with the reason. A package with one program may call it as it likes.

use std::collections::BTreeMap;

use super::Finding;
use crate::prose;
use crate::repository::{File, Repository};

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut programs: BTreeMap<&str, Vec<(&str, &File)>> = BTreeMap::new();
    for file in &repo.files {
        if let Some((package, name)) = program(&file.path).filter(|(package, _)| is_package(repo, package)) {
            programs.entry(package).or_default().push((name, file));
        }
    }
    programs.values().filter(|programs| programs.len() > 1).flat_map(|programs| unnamed(programs)).collect()
}

/// The package and the name of the program of tests whose root this file is.
fn program(path: &str) -> Option<(&str, &str)> {
    let (package, inside) = path.rsplit_once("/tests/")?;
    let name = inside.strip_suffix("/main.rs").or_else(|| inside.strip_suffix(".rs"))?;
    (!name.contains('/')).then_some((package, name))
}

fn is_package(repo: &Repository, directory: &str) -> bool {
    repo.paths.iter().any(|path| path.strip_prefix(directory) == Some("/Cargo.toml"))
}

/// The programs of a package that the documentation of `tests/it` does not name.
fn unnamed(programs: &[(&str, &File)]) -> Vec<Finding> {
    let it = programs.iter().find(|(name, _)| *name == "it");
    let named: String = it.map_or(String::new(), |(_, file)| {
        let lines = prose::lines(file).into_iter().filter(|line| line.prefix == "//!");
        lines.map(|line| format!("{}\n", line.text)).collect()
    });
    let is_named = |name: &str| named.contains(&format!("`{name}`")) || named.contains(&format!("`tests/{name}.rs`"));
    let others = programs.iter().filter(|(name, _)| *name != "it" && !is_named(name));
    let message =
        "a program of its own, which `tests/it/main.rs` does not name: make it a module there, or say why not";
    others.map(|(_, file)| Finding::new(&file.path, 0, message)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(it: &str, files: &[&'static str]) -> Vec<String> {
        let named = [("a/Cargo.toml", ""), ("a/tests/it/main.rs", it)];
        let files: Vec<(&str, &str)> = named.into_iter().chain(files.iter().map(|path| (*path, ""))).collect();
        check(&Repository::of(&files)).into_iter().map(|found| found.path).collect()
    }

    #[test]
    fn programs_beside_the_one_are_named() {
        let files = ["a/tests/it/b.rs", "a/tests/c.rs", "a/tests/d/main.rs", "a/tests/d/e.rs", "a/tests/ui/f.txt"];
        assert_eq!(found("", &files), ["a/tests/c.rs", "a/tests/d/main.rs"]);
        assert_eq!(found("//! `c` needs a process.\n", &files), ["a/tests/d/main.rs"]);
        assert_eq!(found("//! `tests/c.rs` and `d` need a process.\n", &files), [""; 0]);
        assert_eq!(found("mod c; // `c`, `d`\n", &files), ["a/tests/c.rs", "a/tests/d/main.rs"]);
    }

    #[test]
    fn a_single_program_and_folders_without_a_package_are_allowed() {
        assert_eq!(found("", &[]), [""; 0]);
        assert_eq!(found("", &["b/Cargo.toml", "b/tests/c.rs", "d/tests/e.rs", "d/tests/f.rs"]), [""; 0]);
        assert_eq!(found("", &["b/Cargo.toml", "b/tests/c.rs", "b/tests/d.rs"]), ["b/tests/c.rs", "b/tests/d.rs"]);
    }
}
