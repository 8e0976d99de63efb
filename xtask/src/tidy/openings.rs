//! No doc comment begins with "The same": the reader of one item has not read the item above it.

use super::Finding;
use crate::prose;
use crate::repository::Repository;

const OPENING: &str = "The same";

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in repo.files.iter().filter(|file| prose::is_rust(file)) {
        let mut before = None;
        for line in prose::lines(file) {
            // The first line of a comment, and of a paragraph after a heading or an empty line.
            let opens = before != Some(line.number - 1);
            let text = line.text.trim_start();
            let rest = text.strip_prefix(OPENING);
            if opens && !line.code && rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric)) {
                found.push(Finding::new(&file.path, line.number, "begins with \"The same\": say what the item is"));
            }
            // An empty line or a heading ends a paragraph.
            before = (!text.is_empty() && !text.starts_with('#')).then_some(line.number);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<usize> {
        check(&Repository::of(&[("a.rs", text)])).into_iter().map(|found| found.line).collect()
    }

    #[test]
    fn comments_that_begin_with_the_same_are_found() {
        assert_eq!(
            lines("/// The same with `b`.\nfn a() {}\n\n/// The same, as text.\nfn b() {}\n/// The same.\nfn c() {}\n"),
            [1, 4, 6]
        );
        assert_eq!(lines("/// Adds.\n///\n/// # Errors\n/// The same as [`a`].\nfn b() {}\n"), [4]);
        assert_eq!(lines("//! The same for modules.\n"), [1]);
    }

    #[test]
    fn other_comments_are_not() {
        assert_eq!(lines("/// Two threads write\n/// The same byte.\nfn a() {}\n"), [0; 0]);
        assert_eq!(lines("/// One and the same.\nfn a() {}\n// The same as above.\n"), [0; 0]);
        assert_eq!(lines("/// ```text\n/// The same\n/// ```\nfn a() {}\n"), [0; 0]);
    }
}
