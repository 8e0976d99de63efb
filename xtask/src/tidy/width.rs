//! Lines of Markdown and doc comments stay within 120 columns, but for rows of tables, code, and what has no space to
//! break at.

use super::Finding;
use crate::prose;
use crate::repository::Repository;

/// Columns of a line.
pub(crate) const WIDTH: usize = 120;

pub(super) fn check(repo: &Repository) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in &repo.files {
        for line in prose::lines(file) {
            let breakable = line.text.trim_start().trim_start_matches(['-', '*', '>', ' ']).contains(' ');
            if line.width() > WIDTH && !line.code && !line.is_row() && breakable {
                let message =
                    format!("{} columns, {WIDTH} are allowed: `cargo xtask wrap` breaks the line", line.width());
                found.push(Finding::new(&file.path, line.number, message));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_found_where_they_can_be_broken() {
        let long = "word ".repeat(25);
        let texts = [
            ("a.md", format!("# a\n\n{long}\n"), Some(3)),
            ("a.rs", format!("    /// {long}\nfn a() {{}}\n"), Some(1)),
            ("a.rs", format!("//! a\n//! {long}\n"), Some(2)),
            ("b.md", "word ".repeat(24).trim_end().to_owned(), None),
            ("b.md", format!("| a | {long} |\n"), None),
            ("b.md", format!("```text\n{long}\n```\n"), None),
            ("b.md", format!("- https://example.org/{}\n", "x".repeat(120)), None),
            ("b.rs", format!("/// ```\n/// {long}\n/// ```\nfn b() {{}} // {long}\n"), None),
            ("b.toml", long.clone(), None),
        ];
        for (path, text, line) in texts {
            let lines: Vec<usize> = check(&Repository::of(&[(path, &text)])).iter().map(|found| found.line).collect();
            assert_eq!(lines, line.into_iter().collect::<Vec<_>>(), "{text}");
        }
    }
}
