//! What is wrong with a text, and where.

use super::super::{EncodeError, Generation};
use std::ops::Range;

/// A text that is no instruction. The place is that of the token to blame.
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

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// Something else should stand here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What may stand here.
        expected: String,
        /// What stands here.
        found: String,
    },
    /// A name that nothing has: an instruction, a modifier, a message, a symbol.
    #[error("unknown {what} `{name}`{}", .suggestion.as_ref().map(|s| format!("; did you mean `{s}`?")).unwrap_or_default())]
    Unknown {
        /// What the name should be.
        what: &'static str,
        /// The name.
        name: String,
        /// The nearest name that there is.
        suggestion: Option<String>,
    },
    /// A number that does not fit its place.
    #[error("{what} must be {min} to {max}, not {value}")]
    Range {
        /// What the number is.
        what: &'static str,
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
        /// What was written.
        value: i64,
    },
    /// A tuple of another size than the instruction takes.
    #[error("expected {expected} register{}, found {given}", if *.expected == 1 { "" } else { "s" })]
    Width {
        /// Registers that the instruction takes.
        expected: u8,
        /// Registers written.
        given: u8,
    },
    /// A constant that the operand cannot hold.
    #[error("{0}")]
    Constant(&'static str),
    /// An expression that has no value.
    #[error("{0}")]
    Expression(&'static str),
    /// A rule of whole programs that is broken: definitions, sections, kernels.
    #[error("{0}")]
    Program(String),
    /// The same modifier twice, or two that exclude each other.
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
        /// Where it begins to exist.
        needs: Generation,
        /// The target's name.
        target: &'static str,
    },
    /// Everything can be read, but no encoding holds it.
    #[error("{0}")]
    Encode(#[from] EncodeError),
}

/// An error at bytes of the text, before lines are counted.
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

    /// With line and column in `text`.
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
