//! Each published crate has a README.md, and each published library a doctest in the documentation of its root.
//!
//! The doctest of a procedural macro crate stands where another library exports its macros (`pub use`). In the macro
//! crate it would depend on that library, which cargo would then build a second time with all dependencies.

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
        let macros = list(&library.unwrap_or(&Value::Null)["kind"]).iter().any(|kind| kind == "proc-macro");
        let name = package["name"].as_str().unwrap_or_default().replace('-', "_");
        if macros && !repo.files.iter().any(|file| exports_with_doctest(file, &name)) {
            found.push(Finding::new(root, 1, "macros of a published crate are exported below a doctest"));
        }
        if !macros && !repo.file(root).is_some_and(has_doctest) {
            found.push(Finding::new(
                root,
                1,
                "the documentation of a published library has an example that is a doctest",
            ));
        }
    }
    found
}

fn is_library(target: &Value) -> bool {
    list(&target["kind"]).iter().filter_map(Value::as_str).any(|kind| kind == "lib" || kind == "proc-macro")
}

/// Whether a line exports something of a crate, and the documentation above it has a code block that rustdoc compiles.
fn exports_with_doctest(file: &File, name: &str) -> bool {
    let mut fences: Vec<&str> = Vec::new();
    for line in file.text.lines().map(str::trim_start) {
        if let Some(documentation) = line.strip_prefix("///") {
            fences.extend(documentation.trim_start().strip_prefix("```"));
        } else if line.starts_with(&format!("pub use {name}::")) && is_compiled(&fences) {
            return true;
        } else {
            fences.clear();
        }
    }
    false
}

/// Whether the crate's own documentation has a code block that rustdoc compiles.
fn has_doctest(file: &File) -> bool {
    let lines = prose::lines(file).into_iter().filter(|line| line.prefix == "//!");
    let fences = lines.filter_map(|line| line.text.trim_start().strip_prefix("```").map(str::to_owned));
    is_compiled(&fences.collect::<Vec<_>>())
}

/// Whether rustdoc compiles one of the code blocks with these fences.
fn is_compiled(fences: &[impl AsRef<str>]) -> bool {
    // Every other fence ends a block.
    let mut begins = fences.iter().map(AsRef::as_ref).step_by(2);
    begins.any(|language| language.split([',', ' ']).all(|part| RUST.contains(&part.trim())))
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
                    "name": "a-b",
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
        let exported = "/// ```\n/// a!();\n/// ```\npub use a_b::a;\n";
        assert_eq!(messages_of("proc-macro", true, exported, Value::Null), [""; 0]);
        for missing in
            [text, &exported.replace("/// ```\npub", "/// ```\n\npub"), &exported.replacen("```", "```text", 1)]
        {
            let found = messages_of("proc-macro", true, missing, Value::Null);
            assert_eq!(found, ["a/src/lib.rs: macros of a published crate are exported below a doctest"]);
        }
    }
}
