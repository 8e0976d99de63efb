//! Paths that Markdown and doc comments name exist: targets of links, and code spans that look like paths of this
//! repository.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use crate::prose;
use crate::repository::Repository;

/// A code span with a path: at least one directory, and an extension of the repository's files or `/` at the end.
static SPAN: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"`((?:[\w.-]+/)+(?:[\w.-]+\.(?:rs|md|toml|sh|py|txt|cl|json))?)`"));

/// The target of a link that names no other host.
static LINK: LazyLock<Regex> = LazyLock::new(|| pattern(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)"));

/// A code span, which holds no link.
static SPANS: LazyLock<Regex> = LazyLock::new(|| pattern("`[^`]*`"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).unwrap_or_else(|error| panic!("{error}"))
}

/// A placeholder for any name: `broken/NAME.txt`.
static PLACEHOLDER: LazyLock<Regex> = LazyLock::new(|| pattern(r"(^|/)NAME(\.\w+)?$"));

/// Directories that no commit holds: built, or of another project.
const ELSEWHERE: [&str; 5] = ["target/", "dev/", "/dev/", "sys/", "proc/"];

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in &repo.files {
        // The changelog names what was there at the time.
        if file.path == "CHANGELOG.md" {
            continue;
        }
        for line in prose::lines(file).into_iter().filter(|line| !line.code) {
            let mut missing = |path: &str| {
                found.push(Finding::new(&file.path, line.number, format!("`{path}` does not exist in the repository")));
            };
            for (_, [path]) in SPAN.captures_iter(line.text).map(|captures| captures.extract()) {
                let elsewhere = ELSEWHERE.iter().any(|start| path.starts_with(start)) || PLACEHOLDER.is_match(path);
                if !elsewhere && !is_there(repo, path) {
                    missing(path);
                }
            }
            if prose::is_markdown(file) {
                let prose = SPANS.replace_all(line.text, "``");
                for (_, [target]) in LINK.captures_iter(&prose).map(|captures| captures.extract()) {
                    if !is_linked(repo, &file.path, target) {
                        missing(target);
                    }
                }
            }
        }
    }
    found
}

/// Whether a tracked file or directory has this path, from the root or from any directory.
fn is_there(repo: &Repository, path: &str) -> bool {
    let path = path.trim_start_matches("./").trim_start_matches("../");
    let name = path.trim_end_matches('/');
    let (inner, start, directory) = (format!("/{name}/"), format!("{name}/"), path.ends_with('/'));
    repo.paths.iter().any(|tracked| {
        let whole = tracked.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'));
        !directory && whole || tracked.starts_with(&start) || tracked.contains(&inner)
    })
}

/// Whether the target of a link in the file `from` exists.
fn is_linked(repo: &Repository, from: &str, target: &str) -> bool {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    let path = parts.join("/");
    repo.paths.contains(&path) || repo.paths.iter().any(|tracked| tracked.starts_with(&format!("{path}/")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let files = [("docs/a.md", text), ("docs/b.md", ""), ("core/src/gpu/mod.rs", ""), ("README.md", "")];
        check(&Repository::of(&files)).into_iter().map(|found| found.message).collect()
    }

    #[test]
    fn paths_that_do_not_exist_are_found() {
        let missing = |path: &str| vec![format!("`{path}` does not exist in the repository")];
        assert_eq!(found("See `core/src/cpu.rs`."), missing("core/src/cpu.rs"));
        assert_eq!(found("See `tests/kernels/`."), missing("tests/kernels/"));
        assert_eq!(found("See [the page](c.md#part)."), missing("c.md"));
        assert_eq!(found("See [the page](../docs/c.md)."), missing("../docs/c.md"));
    }

    #[test]
    fn paths_that_exist_are_not() {
        for text in [
            "`core/src/gpu/mod.rs`, `gpu/mod.rs`, `gpu/`, `core/`, `docs/b.md`",
            "[b](b.md), [b](b.md#x), [read](../README.md), [src](../core/src), [web](https://example.org/a.md), [here](#a)",
            "`target/figures/a.json`, `a/b`, `and/or`, `/dev/kfd`, `m.rs`, `docs/NAME.txt`, `k[grid](..)`",
            "```sh\ncat `none/at/all.rs`\n```",
        ] {
            assert_eq!(found(text), [""; 0], "{text}");
        }
    }
}
