//! Markdown and doc comments line by line.

use crate::repository::File;

/// A line of Markdown, of a file of its own or in a doc comment.
pub(crate) struct Line<'a> {
    /// From 1.
    pub(crate) number: usize,
    /// Everything before the Markdown: nothing, or indentation and `///`, `//!`.
    pub(crate) prefix: &'a str,
    /// The Markdown, with its own indentation.
    pub(crate) text: &'a str,
    /// It is inside of a code block, or begins or ends one.
    pub(crate) code: bool,
}

impl Line<'_> {
    /// Columns of the whole line.
    pub(crate) fn width(&self) -> usize {
        self.prefix.chars().count() + self.text.chars().count()
    }

    /// A row of a table, which cannot be broken.
    pub(crate) fn is_row(&self) -> bool {
        self.text.trim_start().starts_with('|')
    }
}

/// Whether the file is Markdown.
pub(crate) fn is_markdown(file: &File) -> bool {
    file.path.ends_with(".md")
}

/// Whether the file is Rust.
pub(crate) fn is_rust(file: &File) -> bool {
    file.path.ends_with(".rs")
}

/// All lines of a Markdown file, or those of a Rust file's doc comments.
pub(crate) fn lines(file: &File) -> Vec<Line<'_>> {
    let mut all: Vec<Line<'_>> = Vec::new();
    let mut fenced = false;
    for (index, line) in file.text.lines().enumerate() {
        let prefix = if is_markdown(file) {
            0
        } else {
            let indentation = line.len() - line.trim_start().len();
            let body = &line[indentation..];
            if !is_rust(file) || !(body.starts_with("///") || body.starts_with("//!")) || body.starts_with("////") {
                // A code block ends with its comment.
                fenced = false;
                continue;
            }
            indentation + 3
        };
        let (prefix, text) = line.split_at(prefix);
        let fence = text.trim_start().starts_with("```");
        all.push(Line { number: index + 1, prefix, text, code: fenced || fence });
        fenced ^= fence;
    }
    all
}
