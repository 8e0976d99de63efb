//! The `mod.rs` of a directory with more than five other files has a table with a row for each of its modules.

use std::collections::BTreeSet;

use super::Finding;
use crate::prose;
use crate::repository::{File, Repository};

/// Files beside `mod.rs` up to which a directory needs no table.
const FEW: usize = 5;

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in &repo.files {
        let Some(directory) = file.path.strip_suffix("mod.rs").filter(|directory| directory.ends_with('/')) else {
            continue;
        };
        let inside = || repo.paths.iter().filter_map(|path| path.strip_prefix(directory));
        let files = inside().filter(|name| !name.contains('/') && *name != "mod.rs" && name.ends_with(".rs")).count();
        if files <= FEW {
            continue;
        }
        let modules: BTreeSet<&str> = inside().filter_map(module).collect();
        let listed = listed(file);
        if listed.is_empty() {
            found.push(Finding::new(
                &file.path,
                1,
                format!("no table of its {files} files: add `| file | what it holds |`"),
            ));
            continue;
        }
        for missing in modules.iter().filter(|module| !listed.contains(**module)) {
            found.push(Finding::new(&file.path, 1, format!("the table of files has no row for `{missing}`")));
        }
    }
    found
}

/// The module that a file in the directory belongs to.
fn module(path: &str) -> Option<&str> {
    match path.split_once('/') {
        Some((directory, rest)) => rest.ends_with(".rs").then_some(directory),
        None => path.strip_suffix(".rs").filter(|name| *name != "mod"),
    }
}

/// The names in the first column of the tables in the file's own documentation.
fn listed(file: &File) -> BTreeSet<String> {
    let rows = prose::lines(file).into_iter().filter(|line| line.prefix == "//!" && line.is_row());
    let cells = rows.filter_map(|line| line.text.trim_start().trim_start_matches('|').split('|').next());
    let spans = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    spans.map(|name| name.trim_end_matches('/').trim_end_matches(".rs").to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(table: &str) -> Vec<String> {
        let mut files = vec![("a/src/mod.rs", table), ("a/src/deep/x.rs", "")];
        files.extend(["a/src/b.rs", "a/src/c.rs", "a/src/d.rs", "a/src/e.rs", "a/src/f.rs"].map(|path| (path, "")));
        assert_eq!(check(&Repository::of(&files)), [], "five files need no table");
        files.push(("a/src/g.rs", ""));
        check(&Repository::of(&files)).into_iter().map(|found| found.message).collect()
    }

    #[test]
    fn each_module_of_a_large_directory_has_a_row() {
        assert_eq!(messages("//! `b`, `c`\n"), ["no table of its 6 files: add `| file | what it holds |`"]);
        let head = "//! A.\n//!\n//! | file | what it holds |\n//! |---|---|\n";
        let table = format!("{head}//! | `b`, `c.rs` | b |\n//! | `d` | `e` |\n//! | `f` | f |\n//! | `deep/` | x |\n");
        assert_eq!(
            messages(&table),
            ["the table of files has no row for `e`", "the table of files has no row for `g`"]
        );
        assert_eq!(messages(&format!("{table}//! | `e` | e |\n//! | `g` | g |\n")), [""; 0]);
    }
}
