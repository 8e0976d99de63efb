//! Subjects of new commits: `crate: imperative phrase`, at most 72 characters.

use std::sync::LazyLock;

use regex::Regex;

use super::Finding;
use crate::repository::Repository;

/// Characters of a subject.
const LENGTH: usize = 72;

/// One or several crates or directories, a colon and a phrase.
static SHAPE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^[a-z0-9_./-]+(?:, [a-z0-9_./-]+)*: (\S+)").unwrap_or_else(|error| panic!("{error}"))
});

/// Beginnings that are not imperative, and the imperative.
const VERBS: [(&str, &str); 12] = [
    ("added", "add"),
    ("adds", "add"),
    ("adding", "add"),
    ("fixed", "fix"),
    ("fixes", "fix"),
    ("fixing", "fix"),
    ("removed", "remove"),
    ("removes", "remove"),
    ("changed", "change"),
    ("changes", "change"),
    ("updated", "update"),
    ("updates", "update"),
];

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut found = Vec::new();
    for commit in &repo.commits {
        if let Some(message) = violation(&commit.subject) {
            found.push(Finding::new("commits", 0, format!("{} `{}`: {message}", commit.hash, commit.subject)));
        }
    }
    found
}

fn violation(subject: &str) -> Option<String> {
    let Some(captures) = SHAPE.captures(subject) else {
        return Some("write `crate: imperative phrase`".to_owned());
    };
    let length = subject.chars().count();
    if length > LENGTH {
        return Some(format!("{length} characters, {LENGTH} are allowed"));
    }
    if subject.ends_with('.') {
        return Some("a subject has no full stop".to_owned());
    }
    let first = captures[1].to_lowercase();
    if first.starts_with("wip") || first.starts_with("fixup!") {
        return Some("the commit is not finished".to_owned());
    }
    VERBS.iter().find(|(verb, _)| *verb == first).map(|(_, verb)| format!("write `{verb}`, the imperative"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::Commit;

    #[test]
    fn subjects_have_a_crate_and_an_imperative() {
        let long = format!("docs: {}", "x".repeat(67));
        for (subject, wanted) in [
            ("Add a thing", "write `crate: imperative phrase`"),
            ("t0-sim:add a thing", "write `crate: imperative phrase`"),
            (&long, "73 characters, 72 are allowed"),
            ("t0-sim: add a thing.", "a subject has no full stop"),
            ("t0-sim: WIP", "the commit is not finished"),
            ("t0-sim: Added a thing", "write `add`, the imperative"),
        ] {
            let commits = vec![Commit { hash: "0a1".to_owned(), subject: subject.to_owned() }];
            let found = check(&Repository { commits, ..Repository::default() });
            assert_eq!(found, [Finding::new("commits", 0, format!("0a1 `{subject}`: {wanted}"))]);
        }
        for subject in
            ["t0-sim: add a thing", "t0-sim, t0-cli: count instructions by line", &long[..72], ".ci: run tidy"]
        {
            assert_eq!(violation(subject), None, "{subject}");
        }
    }
}
