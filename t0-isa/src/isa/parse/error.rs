//! Errors in assembly text, with their location.

use super::super::{EncodeError, Generation};
use std::ops::Range;

/// An error in assembly text. The location is that of the offending token.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}:{column}: {kind}")]
pub struct ParseError {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// Characters to underline, at least 1.
    pub length: u32,
    /// What is wrong.
    pub kind: ParseErrorKind,
}

/// The kind of an error in assembly text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Something else is expected here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What is expected.
        expected: String,
        /// What was found.
        found: String,
    },
    /// An unknown name: of an instruction, a modifier, a message, a symbol.
    #[error("unknown {what} `{name}`{}", .suggestion.as_ref().map(|s| format!("; did you mean `{s}`?")).unwrap_or_default())]
    Unknown {
        /// The kind of thing that the name should be.
        what: &'static str,
        /// The name.
        name: String,
        /// The most similar known name.
        suggestion: Option<String>,
    },
    /// A number out of range.
    #[error("{what} must be {min} to {max}, not {value}")]
    Range {
        /// What the number is.
        what: &'static str,
        /// The minimum.
        min: i64,
        /// The maximum.
        max: i64,
        /// The value in the text.
        value: i64,
    },
    /// A register tuple of the wrong size for the instruction.
    #[error("expected {expected} register{}, found {given}", if *.expected == 1 { "" } else { "s" })]
    Width {
        /// Number of registers that the instruction takes.
        expected: u8,
        /// Number of registers in the text.
        given: u8,
    },
    /// A constant that the operand cannot hold.
    #[error("{0}")]
    Constant(&'static str),
    /// An expression that has no value.
    #[error("{0}")]
    Expression(&'static str),
    /// An error in the whole program: definitions, sections, kernels.
    #[error("{0}")]
    Program(String),
    /// A duplicate modifier, or two that exclude each other.
    #[error("`{name}` {why}")]
    Conflict {
        /// The second of them.
        name: String,
        /// What it conflicts with.
        why: &'static str,
    },
    /// The instruction exists, but not on this target.
    #[error("`{name}` needs {needs}; the target is {target}")]
    Target {
        /// The instruction.
        name: String,
        /// The first generation that has it.
        needs: Generation,
        /// The target's name.
        target: &'static str,
    },
    /// The text parses, but no encoding can express it.
    #[error("{0}")]
    Encode(#[from] EncodeError),
}

/// An error at a byte range of the text, before line and column are known.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) at: Range<usize>,
    pub(crate) kind: ParseErrorKind,
}

pub(crate) type Result<T> = std::result::Result<T, Box<Fault>>;

impl Fault {
    pub(crate) fn new(at: Range<usize>, kind: impl Into<ParseErrorKind>) -> Box<Fault> {
        Box::new(Fault { at, kind: kind.into() })
    }

    /// Adds line and column in `text`.
    pub(crate) fn locate(self, text: &str) -> ParseError {
        let start = floor(text, self.at.start);
        let end = floor(text, self.at.end).max(start);
        let line_start = text[..start].rfind('\n').map_or(0, |i| i + 1);
        let underlined = text[start..end].lines().next().unwrap_or("");
        ParseError {
            line: text[..start].bytes().filter(|b| *b == b'\n').count() as u32 + 1,
            column: text[line_start..start].chars().count() as u32 + 1,
            length: underlined.chars().count().max(1) as u32,
            kind: self.kind,
        }
    }
}

/// The nearest character boundary at or before `at`.
fn floor(text: &str, at: usize) -> usize {
    let at = at.min(text.len());
    (0..=at).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0)
}
