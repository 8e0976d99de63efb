//! The `rust-version` of the workspace is the version that README.md and all other manifests state.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use crate::repository::Repository;

static README: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bRust (\d+\.\d+(?:\.\d+)?)"));
static MANIFEST: LazyLock<Regex> = LazyLock::new(|| pattern(r#"(?m)^rust-version = "(\d[^"]*)""#));

fn pattern(text: &str) -> Regex {
    Regex::new(text).unwrap_or_else(|error| panic!("{error}"))
}

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let text = |path: &str| repo.file(path).map_or("", |file| file.text.as_str());
    let Some(stated) = MANIFEST.captures(text("Cargo.toml")).map(|captures| captures[1].to_owned()) else {
        return vec![Finding::new("Cargo.toml", 0, "[workspace.package] states no rust-version")];
    };
    let mut found = Vec::new();
    if !README.is_match(text("README.md")) {
        found.push(Finding::new("README.md", 0, format!("does not state that T0 needs Rust {stated}")));
    }
    for file in &repo.files {
        let pattern = match file.path.as_str() {
            "README.md" => &README,
            path if path.ends_with("Cargo.toml") => &MANIFEST,
            _ => continue,
        };
        for captures in pattern.captures_iter(&file.text) {
            let line = 1 + file.text[..captures.get_match().start()].matches('\n').count();
            if captures[1] != stated {
                let message = format!("Rust {}, but the workspace's rust-version is {stated}", &captures[1]);
                found.push(Finding::new(&file.path, line, message));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(readme: &str, other: &str) -> Vec<(String, usize, String)> {
        let root = "[workspace.package]\nrust-version = \"1.95\"\n";
        let files = [("Cargo.toml", root), ("README.md", readme), ("a/Cargo.toml", other)];
        check(&Repository::of(&files)).into_iter().map(|found| (found.path, found.line, found.message)).collect()
    }

    #[test]
    fn versions_are_equal() {
        let other = |message: &str, path: &str, line| vec![(path.to_owned(), line, message.to_owned())];
        let differs = "Rust 1.94, but the workspace's rust-version is 1.95";
        assert_eq!(found("# A\n\nIt needs Rust 1.94 or later.\n", ""), other(differs, "README.md", 3));
        assert_eq!(found("Rust 1.95", "[package]\nrust-version = \"1.94\"\n"), other(differs, "a/Cargo.toml", 2));
        assert_eq!(found("# A\n", ""), other("does not state that T0 needs Rust 1.95", "README.md", 0));
        assert_eq!(found("It needs Rust 1.95.", "rust-version = \"1.95\"\nrust-version.workspace = true\n"), []);
        assert_eq!(check(&Repository::of(&[]))[0].message, "[workspace.package] states no rust-version");
    }
}
