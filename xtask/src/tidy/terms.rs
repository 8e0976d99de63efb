//! Terms that have a preferred one, in all text files. `terms.txt` is the list.
//!
//! A name of a file that begins with `more_` says only that another one was full.

use regex::{Regex, RegexBuilder};

use super::Finding;
use crate::repository::Repository;

const LIST: &str = include_str!("terms.txt");

/// Text that is not the repository's own: the list itself, recorded data, licences, and the versions of other crates.
pub(super) const FOREIGN: [&str; 7] = [
    "xtask/src/tidy/terms.txt",
    "xtask/src/tidy/terms.rs",
    "tests/data/",
    "assets/",
    "LICENSE-",
    "Cargo.lock",
    "tools/tiny_qwen3/documents.txt",
];

struct Term {
    pattern: Regex,
    preferred: &'static str,
}

/// The terms of a list, or the line of it that is not a term.
fn terms(list: &'static str) -> Result<Vec<Term>, String> {
    let lines = list.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (pattern, preferred) = line.split_once("=>").ok_or_else(|| format!("`{line}` has no `=>`"))?;
            let pattern = pattern.trim();
            // Whole words, where the pattern begins and ends with letters.
            let word = |c: Option<char>| if c.is_some_and(|c| c.is_alphanumeric()) { r"\b" } else { "" };
            let (start, end) = (word(pattern.trim_start_matches('(').chars().next()), word(pattern.chars().last()));
            let whole = format!("{start}(?:{pattern}){end}");
            let pattern =
                RegexBuilder::new(&whole).case_insensitive(true).build().map_err(|error| error.to_string())?;
            Ok(Term { pattern, preferred: preferred.trim() })
        })
        .collect()
}

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let terms = match terms(LIST) {
        Ok(terms) => terms,
        Err(error) => return vec![Finding::new("xtask/src/tidy/terms.txt", 0, error)],
    };
    let mut found = Vec::new();
    for path in &repo.paths {
        let name = path.rsplit('/').next().unwrap_or(path);
        if name.starts_with("more_") {
            found.push(Finding::new(path, 0, "name the file after what it holds, not `more_`"));
        }
    }
    for file in repo.files.iter().filter(|file| !FOREIGN.iter().any(|start| file.path.starts_with(start))) {
        for (index, line) in file.text.lines().enumerate() {
            for Term { pattern, preferred } in &terms {
                if let Some(term) = pattern.find(line) {
                    let message = format!("`{}`: write {preferred}", term.as_str().trim());
                    found.push(Finding::new(&file.path, index + 1, message));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialect_is_found() {
        let text = "//! | room | what it holds |\n//! Drawn instructions of every line.\nfn a() {} // Other text there is none.\n";
        let repo = Repository::of(&[("a/src/b.rs", text), ("a/tests/more_words.rs", "")]);
        let found: Vec<String> = check(&repo).iter().map(|f| format!("{}:{}: {}", f.path, f.line, f.message)).collect();
        assert_eq!(
            found,
            [
                "a/tests/more_words.rs:0: name the file after what it holds, not `more_`",
                "a/src/b.rs:1: `| room |`: write `| file |` in a table of files",
                "a/src/b.rs:2: `Drawn instructions`: write generated",
                "a/src/b.rs:3: `Other text there is none`: write no other .. is supported",
            ]
        );
    }

    #[test]
    fn plain_english_is_not() {
        let text = "Generated instructions. There is room for a word of 32 bits. Lanes that differ are told apart. Nobody waits.\n\
                    The text goes before the words. It turns into a loop. Each judge of the contest has drawn a picture.\n";
        assert_eq!(check(&Repository::of(&[("docs/a.md", text), ("tests/data/b.txt", "| room |")])), []);
    }

    #[test]
    fn every_line_of_a_list_is_a_term() {
        assert_eq!(terms("# a\n\na => b\n").map(|terms| terms.len()), Ok(1));
        assert_eq!(terms("a b\n").err().as_deref(), Some("`a b` has no `=>`"));
        assert!(terms("( => b\n").is_err());
    }
}
