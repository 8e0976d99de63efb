//! The meaning of names.

use super::closure::Named;
use super::consts::ConstValue;
use crate::lang::ast::LocalId;
use crate::lang::types::Type;
use proc_macro2::Span;
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
    let text = format!("{span:?}");
    let digits: String = text.strip_prefix('#').unwrap_or("").chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap_or(0)
}
