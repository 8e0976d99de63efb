//! The lists of the rules, and of `deny.toml`, name things that exist.

use std::collections::BTreeSet;

use toml::Table;

use super::{Finding, names, terms};
use crate::repository::{Repository, list};

/// The lists of paths, with the files that they are in. A path is that of a file, or the beginning of several.
const PATHS: [(&str, &[&str]); 2] =
    [("xtask/src/tidy/terms.rs", &terms::FOREIGN), ("xtask/src/tidy/names.rs", &names::PARSERS)];

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut found = Vec::new();
    for (list, paths) in PATHS {
        for path in paths.iter().filter(|path| !repo.paths.iter().any(|tracked| tracked.starts_with(**path))) {
            found.push(Finding::new(list, 0, format!("the list names `{path}`, which does not exist")));
        }
    }
    found.extend(skipped(repo));
    found
}

/// Entries of `deny.toml` that skip a package which the repository does not use.
fn skipped(repo: &Repository) -> Vec<Finding> {
    const LISTS: &str = "deny.toml";
    let Some(Ok(lists)) = repo.file(LISTS).map(|file| file.text.parse::<Table>()) else { return Vec::new() };
    let skip = lists.get("bans").and_then(|bans| bans.get("skip")).and_then(toml::Value::as_array);
    let packages = list(&repo.metadata["packages"]).iter();
    // The metadata holds the packages of one platform; the lock file those of all.
    let locked = repo.file("Cargo.lock").map(|file| file.text.as_str()).unwrap_or_default();
    let known: BTreeSet<String> = packages
        .filter_map(|package| Some(format!("{}@{}", package["name"].as_str()?, package["version"].as_str()?)))
        .chain(locked_packages(locked))
        .collect();
    let mut found = Vec::new();
    for entry in skip.into_iter().flatten().filter_map(toml::Value::as_str) {
        let exists = known.contains(entry) || known.iter().any(|package| package.split('@').next() == Some(entry));
        if !exists {
            found.push(Finding::new(LISTS, 0, format!("[bans] skip names `{entry}`, which nothing depends on")));
        }
    }
    found
}

/// The packages of a lock file, as `name@version`.
fn locked_packages(text: &str) -> Vec<String> {
    let Ok(lock) = text.parse::<Table>() else { return Vec::new() };
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let text = |package: &toml::Value, key: &str| package.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let name = |package| Some(format!("{}@{}", text(package, "name")?, text(package, "version")?));
    packages.into_iter().flatten().filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_without_a_counterpart_are_found() {
        let all = PATHS.iter().flat_map(|(_, paths)| paths.iter()).map(|path| (*path, "")).collect::<Vec<_>>();
        assert_eq!(check(&Repository::of(&all)), []);
        let found = check(&Repository::of(&all[1..]));
        let message = format!("the list names `{}`, which does not exist", all[0].0);
        assert_eq!(found, [Finding::new("xtask/src/tidy/terms.rs", 0, message)]);
    }

    #[test]
    fn packages_that_nothing_depends_on_are_found() {
        let deny = "[bans]\nskip = [\"a@1.0.0\", \"b@1.0.0\", \"c\", \"d\"]\n";
        let lock = "[[package]]\nname = \"a\"\nversion = \"1.0.0\"\n[[package]]\nname = \"b\"\nversion = \"2.0.0\"\n\
                    [[package]]\nname = \"c\"\nversion = \"1.0.0\"\n";
        let found = skipped(&Repository::of(&[("deny.toml", deny), ("Cargo.lock", lock)]));
        let messages: Vec<&str> = found.iter().map(|found| found.message.as_str()).collect();
        assert_eq!(
            messages,
            [
                "[bans] skip names `b@1.0.0`, which nothing depends on",
                "[bans] skip names `d`, which nothing depends on"
            ]
        );
    }
}
