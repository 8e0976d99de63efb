//! The names of the struct with a kernel's constant parameters, which `#[t0::kernel]` emits and build scripts use.
//!
//! ```
//! use t0_abi::constants::{Field, Struct};
//!
//! assert_eq!(Struct("fused_add").to_string(), "FusedAdd");
//! assert_eq!(["BM", "HEAD_DIM", "FN"].map(|name| Field(name).to_string()), ["bm", "head_dim", "fn_"]);
//! ```

use core::fmt::{self, Display, Formatter, Write as _};

/// The struct's name, for the name of the kernel: the name in camel case.
#[derive(Debug, Clone, Copy)]
pub struct Struct<'a>(pub &'a str);

/// The field's name, for the name of the parameter: the name in lower case, with an underscore after a keyword.
#[derive(Debug, Clone, Copy)]
pub struct Field<'a>(pub &'a str);

/// The keywords of all editions.
const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn", "else",
    "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod",
    "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true",
    "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

impl Display for Struct<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for word in self.0.trim_start_matches("r#").split('_') {
            let mut letters = word.chars();
            for upper in letters.next().into_iter().flat_map(char::to_uppercase) {
                f.write_char(upper)?;
            }
            f.write_str(letters.as_str())?;
        }
        Ok(())
    }
}

impl Display for Field<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let lower = || self.0.trim_start_matches("r#").chars().flat_map(char::to_lowercase);
        lower().try_for_each(|letter| f.write_char(letter))?;
        let keyword = KEYWORDS.iter().any(|keyword| lower().eq(keyword.chars()));
        if keyword { f.write_char('_') } else { Ok(()) }
    }
}
