//! What names stand for.

use super::closure::Named;
use super::consts::ConstValue;
use crate::lang::ast::LocalId;
use crate::lang::types::Type;
use proc_macro2::Span;
use std::rc::Rc;

/// What a name in scope stands for.
#[derive(Clone, Debug)]
pub(super) enum Binding {
    Local(LocalId),
    /// A `const` of the body.
    Const(Type, ConstValue),
    /// `let f = |..| ..;`
    Closure(Rc<Named>),
}

/// The hygiene of a span: names with different numbers are different names, even when spelled alike.
///
/// The compiler's spans print as `#3 bytes(10..20)`, the number being the syntax context. Others (in tests) have none.
pub fn hygiene(span: Span) -> u32 {
    let text = format!("{span:?}");
    let digits: String = text.strip_prefix('#').unwrap_or("").chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap_or(0)
}
