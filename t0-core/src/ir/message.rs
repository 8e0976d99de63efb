//! Messages of a running kernel: the sites of its prints and assertions, and the layout of their records in memory.
//!
//! A kernel with any site takes one hidden view, [`super::Access::Messages`]. A lane that reaches a site takes the
//! number of a **slot** by an atomic addition and, if that slot exists, writes site, lane and raw values into it; all
//! text stays on the host.
//!
//! **Invariant:** the word with the site is written last, behind a release at system scope. A slot without a valid site holds no complete
//! record.
//!
//! ```text
//! view: { address, words, slots for prints (rows), slots for failures (columns), words of a slot (stride) }
//! 0   u64 prints so far     8   u64 failed assertions so far
//! 16  slots of failures, then slots of prints, each:
//!     u32 site, workgroup x, y, z, lane in the workgroup (x + y << 10 + z << 20), then the values
//! ```
//! A value takes one word, or two (low first) where its type has 64 bits; `bool` is 0 or 1, small integers are
//! extended.

use std::fmt;

/// Bytes before the first slot.
pub const HEADER_BYTES: u32 = 16;
/// Words of a slot before the values.
pub const HEAD_WORDS: u32 = 5;
/// Words that the values of one message may take.
pub const MOST_WORDS: u32 = 123;

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

/// The type of a value in a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Bool,
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    Bf16,
    F32,
    F64,
}

/// How a value is written, as in Rust's formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Spec {
    pub fill: char,
    pub align: Option<Align>,
    pub plus: bool,
    pub alternate: bool,
    pub zero: bool,
    pub width: Option<u16>,
    pub precision: Option<u16>,
    pub form: Form,
}

impl Default for Spec {
    fn default() -> Spec {
        Spec {
            fill: ' ',
            align: None,
            plus: false,
            alternate: false,
            zero: false,
            width: None,
            precision: None,
            form: Form::Display,
        }
    }
}

/// How a value is aligned in its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Align {
    Left,
    Centre,
    Right,
}

/// The formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Form {
    Display,
    Debug,
    LowerHex,
    UpperHex,
    Octal,
    Binary,
    LowerExp,
    UpperExp,
}

impl Form {
    /// How it is written after the colon.
    pub fn written(self) -> &'static str {
        match self {
            Form::Display => "",
            Form::Debug => "?",
            Form::LowerHex => "x",
            Form::UpperHex => "X",
            Form::Octal => "o",
            Form::Binary => "b",
            Form::LowerExp => "e",
            Form::UpperExp => "E",
        }
    }
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
