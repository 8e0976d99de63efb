//! The places at which the compiler writes suggestions: the uses of `help!` and `help_with!` in its source.

use std::fmt;
use std::path::{Path, PathBuf};

/// A place, with the file as seen from the root of the repository.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Site {
    pub(crate) file: String,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

impl Site {
    /// The place that a suggestion records.
    pub(crate) fn of(origin: &t0_core::help::Origin) -> Site {
        let at = origin.file.rfind("t0-core/src/").unwrap_or(0);
        Site { file: origin.file[at..].to_string(), line: origin.line, column: origin.column }
    }
}

/// The text of a suggestion, with gaps for values.
#[derive(Clone, Debug)]
pub(crate) struct Pattern(Vec<String>);

impl Pattern {
    /// Whether a text has all parts, in this order, and nothing before the first and after the last.
    pub(crate) fn matches(&self, text: &str) -> bool {
        let [first, inner @ ..] = self.0.as_slice() else { return false };
        let Some(mut rest) = text.strip_prefix(first.as_str()) else { return false };
        let Some((last, inner)) = inner.split_last() else { return rest.is_empty() };
        for part in inner {
            let Some(at) = rest.find(part.as_str()) else { return false };
            rest = &rest[at + part.len()..];
        }
        rest.ends_with(last.as_str())
    }

    /// The parts of a format string.
    fn of_format(text: &str) -> Pattern {
        let mut parts = vec![String::new()];
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '{' | '}' if chars.peek() == Some(&c) => {
                    chars.next();
                    parts.last_mut().unwrap().push(c);
                }
                '{' => {
                    chars.by_ref().find(|c| *c == '}');
                    parts.push(String::new());
                }
                c => parts.last_mut().unwrap().push(c),
            }
        }
        Pattern(parts)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("{}"))
    }
}

/// A use of one of the macros.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) site: Site,
    pub(crate) pattern: Pattern,
}

impl Written {
    /// Whether the suggestion is part of an error of syn, which does not record its place.
    pub(crate) fn is_of_attributes(&self) -> bool {
        self.site.file.starts_with("t0-macros/")
            || self.site.file.starts_with("t0-core/src/attribute/")
            || self.site.file.starts_with("t0-core/src/module")
            || self.site.file.starts_with("t0-core/src/member")
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files_in(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_in(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

/// The value of a constant of the file that holds a text.
fn constant(source: &str, name: &str) -> String {
    let at = source.find(&format!("const {name}: &str = ")).unwrap_or_else(|| panic!("no constant {name}"));
    literal(&source[source[at..].find('"').unwrap() + at..])
}

/// The value of the string literal that a text begins with.
fn literal(text: &str) -> String {
    let mut end = 1;
    while &text[end..=end] != "\"" {
        end += if &text[end..=end] == "\\" { 2 } else { 1 };
    }
    syn_string(&text[..=end])
}

fn syn_string(literal: &str) -> String {
    literal[1..literal.len() - 1].replace("\\\"", "\"").replace("\\\\", "\\")
}

/// All uses in the sources of the compiler and the macros, outside of their tests.
pub(crate) fn all() -> Vec<Written> {
    let mut found = vec![];
    for dir in ["t0-core/src", "t0-macros/src"] {
        let mut files = vec![];
        files_in(&root().join(dir), &mut files);
        files.sort();
        for path in files.iter().filter(|p| !p.ends_with("t0-core/src/help.rs")) {
            let source = std::fs::read_to_string(path).unwrap();
            let code = source.split("\n#[cfg(test)]\nmod tests {").next().unwrap();
            let file = path.strip_prefix(root()).unwrap().to_str().unwrap().to_string();
            for (macro_name, is_format) in [("help!(", false), ("help_with!(", true)] {
                for (at, _) in code.match_indices(macro_name) {
                    let before = &code[..at];
                    let line_start = before.rfind('\n').map_or(0, |n| n + 1);
                    let indent = &before[line_start..];
                    if indent.ends_with('`') || indent.trim_start().starts_with("//") {
                        continue;
                    }
                    let line = before.matches('\n').count() as u32 + 1;
                    let argument = code[at + macro_name.len()..].trim_start();
                    let text = match argument.starts_with('"') {
                        true => literal(argument),
                        false => {
                            let end = argument.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap();
                            constant(&source, &argument[..end])
                        }
                    };
                    let pattern = if is_format { Pattern::of_format(&text) } else { Pattern(vec![text]) };
                    let column = indent.chars().count() as u32 + 1;
                    found.push(Written { site: Site { file: file.clone(), line, column }, pattern });
                }
            }
        }
    }
    found
}

/// The suggestions in the expected errors of `tests/tests/ui`.
pub(crate) fn ui() -> Vec<String> {
    let mut found = vec![];
    for entry in std::fs::read_dir(root().join("tests/tests/ui")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "stderr") {
            let text = std::fs::read_to_string(path).unwrap();
            found.extend(text.lines().filter_map(|l| Some(l.split_once("help: ")?.1.to_string())));
        }
    }
    found
}
