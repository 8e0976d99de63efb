//! Each published crate has a README.md, and each published library a doctest in the documentation of its root.
//!
//! A crate of macros has none: its examples need the library that exports the macros, and as dependencies of tests of
//! macros, cargo would build that library and all of its dependencies a second time in the workspace.

use serde_json::Value;

use super::Finding;
use crate::prose;
use crate::repository::{File, Repository, list};

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut found = Vec::new();
    for package in repo.members() {
        // `publish = false` is an empty list of registries.
        if package["publish"].as_array().is_some_and(Vec::is_empty) {
            continue;
        }
        let manifest = repo.relative(package["manifest_path"].as_str().unwrap_or_default());
        let readme = manifest.replace("Cargo.toml", "README.md");
        if !repo.paths.contains(&readme) {
            found.push(Finding::new(manifest, 0, "a published crate has a README.md beside its manifest"));
        }
        let library = list(&package["targets"]).iter().find(|target| is_library(target));
        let Some(root) = library.and_then(|target| target["src_path"].as_str()) else { continue };
        let root = repo.relative(root);
        if !repo.file(root).is_some_and(has_doctest) {
            found.push(Finding::new(
                root,
                1,
                "the documentation of a published library has an example that is a doctest",
            ));
        }
    }
    found
}

/// Whether it is a library, but not of macros.
fn is_library(target: &Value) -> bool {
    list(&target["kind"]).iter().filter_map(Value::as_str).any(|kind| kind == "lib")
}

/// Whether the crate's own documentation has a code block that rustdoc compiles.
fn has_doctest(file: &File) -> bool {
    let lines = prose::lines(file).into_iter().filter(|line| line.prefix == "//!");
    let fences = lines.filter_map(|line| line.text.trim_start().strip_prefix("```").map(str::to_owned));
    // Every other fence ends a block.
    fences.step_by(2).any(|language| language.split([',', ' ']).all(|part| RUST.contains(&part.trim())))
}

/// What may stand behind the fence of a block that rustdoc compiles.
const RUST: [&str; 6] = ["", "rust", "no_run", "should_panic", "compile_fail", "edition2024"];

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn messages(readme: bool, library: &str, publish: Value) -> Vec<String> {
        messages_of("lib", readme, library, publish)
    }

    fn messages_of(kind: &str, readme: bool, library: &str, publish: Value) -> Vec<String> {
        let mut files = vec![("a/Cargo.toml", ""), ("a/src/lib.rs", library)];
        if readme {
            files.push(("a/README.md", "# a"));
        }
        let mut repo = Repository::of(&files);
        repo.metadata = json!({
            "workspace_root": "/w",
            "workspace_members": ["a"],
            "packages": [
                {
                    "id": "a",
                    "manifest_path": "/w/a/Cargo.toml",
                    "publish": publish,
                    "targets": [{ "kind": [kind], "src_path": "/w/a/src/lib.rs" }],
                },
                { "id": "other", "manifest_path": "/r/Cargo.toml", "targets": [] },
            ],
        });
        check(&repo).into_iter().map(|found| format!("{}: {}", found.path, found.message)).collect()
    }

    #[test]
    fn a_published_crate_has_a_readme_and_a_doctest() {
        let readme = "a/Cargo.toml: a published crate has a README.md beside its manifest";
        let doctest = "a/src/lib.rs: the documentation of a published library has an example that is a doctest";
        let text = "//! A.\n//!\n//! ```text\n//! a\n//! ```\n\n/// ```\n/// a();\n/// ```\npub fn a() {}\n";
        assert_eq!(messages(false, text, Value::Null), [readme, doctest]);
        let clean = "//! A.\n//!\n//! ```text\n//! a\n//! ```\n//!\n//! ```no_run\n//! a();\n//! ```\n";
        assert_eq!(messages(true, clean, Value::Null), [""; 0]);
        assert_eq!(messages(false, text, json!([])), [""; 0]);
        assert_eq!(messages_of("proc-macro", true, text, Value::Null), [""; 0]);
    }
}
