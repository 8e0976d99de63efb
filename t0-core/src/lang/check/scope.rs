//! The meaning of names.

use super::closure::Named;
use super::consts::ConstValue;
use crate::lang::ast::LocalId;
use crate::lang::types::Type;
use proc_macro2::Span;
use std::fmt::{self, Write as _};
use std::rc::Rc;

/// The meaning of a name in scope.
#[derive(Clone, Debug)]
pub(super) enum Binding {
    Local(LocalId),
    /// A `const` in the body.
    Const(Type, ConstValue),
    /// `let f = |..| ..;`
    Closure(Rc<Named>),
}

/// The hygiene of a span. Names with different hygiene are different names, even if they are spelled alike.
///
/// The compiler's spans print as `#3 bytes(10..20)`, where the number is the syntax context. Other spans (in tests)
/// have no such number and get 0.
pub fn hygiene(span: Span) -> u32 {
    let mut text = Context::default();
    // The error of the writer ends the formatting early.
    let _ = write!(text, "{span:?}");
    text.number
}

/// Reads the number of a text of the form `#5 ..`, and refuses the rest.
#[derive(Default)]
struct Context {
    begun: bool,
    number: u32,
}

impl fmt::Write for Context {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            match c.to_digit(10) {
                Some(digit) if self.begun => self.number = self.number.wrapping_mul(10).wrapping_add(digit),
                None if c == '#' && !self.begun => self.begun = true,
                _ => return Err(fmt::Error),
            }
        }
        Ok(())
    }
}
