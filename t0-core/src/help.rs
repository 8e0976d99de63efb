//! Suggestions of errors: what the user should write instead.
//!
//! A suggestion is a [`Help`], which only the macros `help!` and `help_with!` create. Each records where it is written,
//! so that `tests/language/tests/it/helps` can list all of them, and fails if no kernel follows one.

use std::borrow::Cow;
use std::fmt;

/// What to write instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    text: Cow<'static, str>,
    /// Where the compiler creates it.
    pub origin: Origin,
}

/// A place in the source of the compiler.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub struct Origin {
    pub file: &'static str,
    pub line: u32,
    pub column: u32,
}

impl Help {
    /// The suggestion of a `help!`. Use the macro.
    #[doc(hidden)]
    #[must_use]
    pub const fn fixed(text: &'static str, origin: Origin) -> Help {
        Help { text: Cow::Borrowed(text), origin }
    }

    /// The suggestion of a `help_with!`. Use the macro.
    #[doc(hidden)]
    #[must_use]
    pub fn with(text: String, origin: Origin) -> Help {
        Help { text: Cow::Owned(text), origin }
    }
}

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A suggestion with a fixed text. It is a constant, and braces stand for themselves.
#[macro_export]
macro_rules! help {
    ($text:expr) => {
        $crate::help::Help::fixed(
            $text,
            $crate::help::Origin { file: ::core::file!(), line: ::core::line!(), column: ::core::column!() },
        )
    };
}

/// A suggestion with values in it: the arguments are those of `format!`.
#[macro_export]
macro_rules! help_with {
    ($($format:tt)*) => {
        $crate::help::Help::with(
            ::std::format!($($format)*),
            $crate::help::Origin { file: ::core::file!(), line: ::core::line!(), column: ::core::column!() },
        )
    };
}
