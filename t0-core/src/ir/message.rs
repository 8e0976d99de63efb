//! The sites of a kernel's prints and assertions.
//!
//! A kernel with any site takes one hidden view, [`super::Access::Messages`], to which lanes write the number of the
//! site and raw values; [`t0_abi::message`] defines the layout. All text stays on the host.

use std::fmt;

pub use t0_abi::message::{Align, Form, Kind, Spec};

/// A print or an assertion in the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// An assertion: only failures are reported.
    pub failure: bool,
    /// The file, as in line tables.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The text and the values in it.
    pub pieces: Vec<Piece>,
}

/// A piece of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Piece {
    Text(String),
    /// A value from this word of the record's values on.
    Value {
        kind: Kind,
        word: u32,
        spec: Spec,
    },
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}:{} \"", if self.failure { "failure" } else { "print" }, self.file, self.line)?;
        for p in &self.pieces {
            match p {
                Piece::Text(t) => write!(f, "{}", t.escape_debug())?,
                Piece::Value { kind, word, spec } => {
                    write!(f, "{{{word}: {}:{}}}", format!("{kind:?}").to_lowercase(), spec.form.written())?;
                }
            }
        }
        f.write_str("\"")
    }
}
