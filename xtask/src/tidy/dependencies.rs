//! Licences, sources and duplicate versions of all packages, by the lists of `deny.toml`.
//!
//! `cargo deny` checks the same lists and known vulnerabilities, for which it needs a database from the network. This
//! rule needs only `cargo metadata`.

use std::collections::BTreeMap;

use toml::Table;

use super::Finding;
use crate::repository::{Repository, list};

/// The file with the lists.
const LISTS: &str = "deny.toml";
/// The registry that is always known.
const CRATES_IO: [&str; 2] =
    ["registry+https://github.com/rust-lang/crates.io-index", "sparse+https://index.crates.io/"];

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let finding = |message: String| Finding::new(LISTS, 0, message);
    let lists: Table = match repo.file(LISTS).map(|file| file.text.parse()) {
        Some(Ok(lists)) => lists,
        Some(Err(error)) => return vec![finding(format!("{error}"))],
        None => return vec![finding("the file is missing: it has the lists of licences and sources".to_owned())],
    };
    let strings = |section: &str, key: &str| -> Vec<String> {
        let values = lists.get(section).and_then(|section| section.get(key)).and_then(toml::Value::as_array);
        values.into_iter().flatten().filter_map(name).collect()
    };
    let denied = |section: &str, key: &str| {
        lists.get(section).and_then(|section| section.get(key)).and_then(toml::Value::as_str) == Some("deny")
    };
    let (licences, registries) = (strings("licenses", "allow"), strings("sources", "allow-registry"));
    let (repositories, skipped) = (strings("sources", "allow-git"), strings("bans", "skip"));
    let mut found = Vec::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in list(&repo.metadata["packages"]) {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        let (name, version) = (text("name"), text("version"));
        if !is_allowed(text("license"), &licences) {
            let licence = package["license"].as_str().unwrap_or("no licence expression");
            found.push(finding(format!("{name} {version}: `{licence}` is not in [licenses] allow")));
        }
        let source = text("source");
        let known = if let Some(repository) = source.strip_prefix("git+") {
            !denied("sources", "unknown-git") || repositories.iter().any(|allowed| repository.starts_with(allowed))
        } else {
            let allowed = CRATES_IO.contains(&source) || registries.iter().any(|allowed| source.ends_with(allowed));
            source.is_empty() || allowed || !denied("sources", "unknown-registry")
        };
        if !known {
            found.push(finding(format!("{name} {version}: the source `{source}` is not in the lists of [sources]")));
        }
        if !skipped.iter().any(|skip| skip == name || *skip == format!("{name}@{version}")) {
            versions.entry(name).or_default().push(version);
        }
    }
    if denied("bans", "multiple-versions") {
        for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
            let versions = versions.join(" and ");
            found.push(finding(format!("{name} {versions}: two versions, neither of which is in [bans] skip")));
        }
    }
    found
}

/// An entry of a list: a string, or a table with the string as `crate` or `name`.
fn name(value: &toml::Value) -> Option<String> {
    let text = value.as_str().or_else(|| value.get("crate")?.as_str()).or_else(|| value.get("name")?.as_str());
    text.map(str::to_owned)
}

/// Whether a licence expression (SPDX 2.3, annex D; `/` is Cargo's old `OR`) can be satisfied by allowed licences.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let tokens: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    !tokens.is_empty() && any(&tokens, &mut at, allowed) && at == tokens.len()
}

/// Terms joined by `OR`.
fn any(tokens: &[&str], at: &mut usize, allowed: &[String]) -> bool {
    let mut holds = all(tokens, at, allowed);
    while tokens.get(*at) == Some(&"OR") {
        *at += 1;
        holds |= all(tokens, at, allowed);
    }
    holds
}

/// Licences joined by `AND`.
fn all(tokens: &[&str], at: &mut usize, allowed: &[String]) -> bool {
    let mut holds = one(tokens, at, allowed);
    while tokens.get(*at) == Some(&"AND") {
        *at += 1;
        holds &= one(tokens, at, allowed);
    }
    holds
}

/// A licence with its exception, or an expression in parentheses.
fn one(tokens: &[&str], at: &mut usize, allowed: &[String]) -> bool {
    let Some(first) = tokens.get(*at) else { return false };
    *at += 1;
    if *first == "(" {
        let holds = any(tokens, at, allowed);
        let closed = tokens.get(*at) == Some(&")");
        *at += 1;
        return holds && closed;
    }
    let mut licence = (*first).to_owned();
    if let (Some(&"WITH"), Some(exception)) = (tokens.get(*at), tokens.get(*at + 1)) {
        licence += &format!(" WITH {exception}");
        *at += 2;
    }
    allowed.contains(&licence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const DENY: &str = "[licenses]\nallow = [\"MIT\", \"Apache-2.0\", \"Apache-2.0 WITH LLVM-exception\"]\n\
        [bans]\nmultiple-versions = \"deny\"\nskip = [\"old@1.0.0\", { crate = \"both\", reason = \"x\" }]\n\
        [sources]\nunknown-registry = \"deny\"\nunknown-git = \"deny\"\nallow-git = [\"https://example.org/ours\"]\n";

    fn messages(packages: &[[&str; 4]]) -> Vec<String> {
        let packages = packages.iter().map(|[name, version, license, source]| {
            json!({ "name": name, "version": version, "license": license, "source": source })
        });
        let mut repo = Repository::of(&[(LISTS, DENY)]);
        repo.metadata = json!({ "packages": packages.collect::<Vec<Value>>() });
        check(&repo).into_iter().map(|found| found.message).collect()
    }

    #[test]
    fn packages_outside_the_lists_are_found() {
        let io = CRATES_IO[0];
        let found = messages(&[
            ["a", "1.0.0", "GPL-3.0", io],
            ["b", "1.0.0", "MIT", "git+https://example.org/theirs#0"],
            ["c", "1.0.0", "MIT", "registry+https://example.org/index"],
            ["d", "1.0.0", "MIT", io],
            ["d", "2.0.0", "MIT", io],
            ["e", "1.0.0", "", io],
        ]);
        assert_eq!(
            found,
            [
                "a 1.0.0: `GPL-3.0` is not in [licenses] allow",
                "b 1.0.0: the source `git+https://example.org/theirs#0` is not in the lists of [sources]",
                "c 1.0.0: the source `registry+https://example.org/index` is not in the lists of [sources]",
                "e 1.0.0: `` is not in [licenses] allow",
                "d 1.0.0 and 2.0.0: two versions, neither of which is in [bans] skip",
            ]
        );
    }

    #[test]
    fn packages_of_the_lists_are_not() {
        let io = CRATES_IO[0];
        let found = messages(&[
            ["a", "1.0.0", "MIT OR GPL-3.0", io],
            ["b", "1.0.0", "MIT", "git+https://example.org/ours#0"],
            ["old", "1.0.0", "MIT", io],
            ["old", "2.0.0", "MIT", io],
            ["both", "1.0.0", "MIT", io],
            ["both", "2.0.0", "MIT", io],
            ["own", "0.1.0", "MIT/Apache-2.0", ""],
        ]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn licence_expressions_are_evaluated() {
        let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
        for good in ["MIT", "MIT AND Zlib", "(GPL-3.0 OR MIT) AND Zlib", "Apache-2.0 WITH LLVM-exception OR X"] {
            assert!(is_allowed(good, &allowed), "{good}");
        }
        for bad in ["", "Apache-2.0", "MIT AND GPL-3.0", "(MIT OR X) AND Y", "MIT AND", "(MIT", "MIT Zlib"] {
            assert!(!is_allowed(bad, &allowed), "{bad}");
        }
    }
}
