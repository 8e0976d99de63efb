//! A position in the text, and the tokens that start there.

use super::error::{Fault, ParseErrorKind, Result};
use std::ops::Range;

/// A tokenizer. A line is a statement; `//`, `;` and `#` start a comment that extends to the end of the line, and `/*
/// */` counts as a blank.
#[derive(Clone)]
pub(crate) struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(text: &'t str) -> Cursor<'t> {
        Cursor { text, at: 0 }
    }

    /// A cursor over the whole text.
    pub(crate) fn text(&self) -> &'t str {
        self.text
    }

    /// The number of bytes consumed.
    pub(crate) fn position(&self) -> usize {
        self.at
    }

    pub(crate) fn set_position(&mut self, at: usize) {
        self.at = at;
    }

    /// The rest of the text.
    pub(crate) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// Skips blanks and comments, but not the end of a line.
    pub(crate) fn skip(&mut self) {
        let bytes = self.text.as_bytes();
        loop {
            match bytes.get(self.at) {
                Some(b' ' | b'\t' | b'\r') => self.at += 1,
                Some(b';' | b'#') => self.skip_line(),
                Some(b'/') => match bytes.get(self.at + 1) {
                    Some(b'/') => self.skip_line(),
                    Some(b'*') => match self.text[self.at + 2..].find("*/") {
                        Some(length) => self.at += length + 4,
                        // Unterminated: the next token is `/*`, which is an error.
                        None => return,
                    },
                    _ => return,
                },
                _ => return,
            }
        }
    }

    /// Skips the rest of the line, not its end.
    pub(crate) fn skip_line(&mut self) {
        let rest = self.rest();
        self.at += rest.bytes().position(|b| b == b'\n').unwrap_or(rest.len());
    }

    /// Skips one line end, if there is one.
    pub(crate) fn next_line(&mut self) {
        if self.text.as_bytes().get(self.at) == Some(&b'\n') {
            self.at += 1;
        }
    }

    /// The next non-blank byte.
    pub(crate) fn peek(&mut self) -> Option<u8> {
        self.skip();
        self.text.as_bytes().get(self.at).copied()
    }

    /// True at the end of the statement.
    pub(crate) fn at_end(&mut self) -> bool {
        matches!(self.peek(), None | Some(b'\n'))
    }

    /// Consumes this punctuation if it comes next.
    pub(crate) fn eat(&mut self, token: &str) -> bool {
        self.skip();
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    /// The name that comes next, without consuming it.
    pub(crate) fn peek_word(&mut self) -> Option<&'t str> {
        self.skip();
        let rest = self.rest();
        let starts = rest.bytes().next().is_some_and(|b| b.is_ascii_alphabetic() || matches!(b, b'_' | b'.' | b'$'));
        if !starts {
            return None;
        }
        let end = rest.bytes().position(|b| !is_name(b)).unwrap_or(rest.len());
        Some(&rest[..end])
    }

    /// Consumes the name that comes next.
    pub(crate) fn word(&mut self) -> Option<&'t str> {
        let word = self.peek_word()?;
        self.at += word.len();
        Some(word)
    }

    /// Consumes this name if it comes next.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek_word() == Some(word);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Consumes digits and letters: a number, or a name that starts with a digit.
    pub(crate) fn digits(&mut self) -> &'t str {
        let rest = self.rest();
        let end = rest.bytes().position(|b| !b.is_ascii_alphanumeric() && b != b'_').unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// The token at this position, for a message, and its range.
    pub(crate) fn token(&mut self) -> (Range<usize>, String) {
        if self.at_end() {
            return (self.at..self.at, "the end of the line".to_string());
        }
        let rest = self.rest();
        let end = match rest.as_bytes()[0] {
            b if is_name(b) => rest.bytes().position(|b| !is_name(b)).unwrap_or(rest.len()),
            b'/' if rest.starts_with("/*") => {
                return (self.at..self.at + 2, "an unterminated comment".to_string());
            }
            _ => rest.chars().next().map_or(0, char::len_utf8),
        };
        let mut shown: String = rest[..end].chars().take(40).collect();
        if shown.len() < end {
            shown.push_str("...");
        }
        (self.at..self.at + end, format!("`{shown}`"))
    }

    /// The error "expected ..., found ..." at this position.
    pub(crate) fn expected<T>(&mut self, what: impl Into<String>) -> Result<T> {
        let (at, found) = self.token();
        Err(Fault::new(at, ParseErrorKind::Expected { expected: what.into(), found }))
    }

    /// Consumes this punctuation, or reports an error at the token found instead.
    pub(crate) fn require(&mut self, token: &'static str) -> Result<()> {
        if self.eat(token) { Ok(()) } else { self.expected(format!("`{token}`")) }
    }
}

/// Bytes of names: symbols may contain dots and dollars; `@` specifiers are parsed separately.
pub(crate) fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$')
}
