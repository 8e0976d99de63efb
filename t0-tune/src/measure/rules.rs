//! The kernel's `grid` and `requires`, in the form that launches evaluate.

use t0_core::attribute::{self, Rules as Written};
use t0_kernel::rules::{Binary, GridRule, Quantity, Rule, Rules, Term, Unary};

/// The rules as launches have them. They live as long as the program; each kernel has one set.
pub(super) fn rules(of: &Written) -> &'static Rules {
    let rule = |rule: &attribute::Rule| Rule { text: text(&rule.text), term: term(&rule.term) };
    let all = |rules: &[attribute::Rule]| -> &'static [Rule] { Vec::leak(rules.iter().map(rule).collect()) };
    let quantity = |q: &attribute::Quantity| Quantity { text: text(&q.text), truth: q.truth };
    Box::leak(Box::new(Rules {
        grid: of.grid.as_ref().map(|(blocks, sides)| GridRule { blocks: *blocks, sides: all(sides) }),
        requires: all(&of.requires),
        quantities: Vec::leak(of.quantities.iter().map(quantity).collect()),
    }))
}

fn text(text: &str) -> &'static str {
    String::leak(text.to_owned())
}

fn term(of: &attribute::Term) -> Term {
    let leak = |of: &attribute::Term| -> &'static Term { Box::leak(Box::new(term(of))) };
    match of {
        attribute::Term::Quantity(at) => Term::Quantity(*at),
        attribute::Term::Constant(value) => Term::Constant(*value),
        attribute::Term::Unary(attribute::Unary::Negative, x) => Term::Unary(Unary::Negative, leak(x)),
        attribute::Term::Unary(attribute::Unary::Not, x) => Term::Unary(Unary::Not, leak(x)),
        attribute::Term::Binary(operation, x, y) => Term::Binary(binary(*operation), leak(x), leak(y)),
        attribute::Term::If(parts) => Term::If(Box::leak(Box::new(parts.each_ref().map(term)))),
    }
}

fn binary(of: attribute::Binary) -> Binary {
    use attribute::Binary as From;
    match of {
        From::Add => Binary::Add,
        From::Sub => Binary::Sub,
        From::Mul => Binary::Mul,
        From::Div => Binary::Div,
        From::Rem => Binary::Rem,
        From::DivCeil => Binary::DivCeil,
        From::NextMultipleOf => Binary::NextMultipleOf,
        From::IsMultipleOf => Binary::IsMultipleOf,
        From::Min => Binary::Min,
        From::Max => Binary::Max,
        From::Eq => Binary::Eq,
        From::Ne => Binary::Ne,
        From::Lt => Binary::Lt,
        From::Le => Binary::Le,
        From::Gt => Binary::Gt,
        From::Ge => Binary::Ge,
        From::And => Binary::And,
        From::Or => Binary::Or,
    }
}
