//! Templates: `[a|b]` is one of its alternatives, which may contain others, and `{name}` is a fact.

use super::dice::Dice;

/// Expands a template. `fact` returns the facts, which are templates too.
///
/// # Panics
/// If the template is malformed, or names a fact that does not exist. A test expands every template.
pub(crate) fn expand(dice: &mut Dice, template: &str, fact: &dyn Fn(&str) -> Option<String>) -> String {
    let mut out = String::new();
    append(dice, template, fact, &mut out);
    out
}

fn append(dice: &mut Dice, mut rest: &str, fact: &dyn Fn(&str) -> Option<String>, out: &mut String) {
    while let Some(at) = rest.find(['[', '{']) {
        out.push_str(&rest[..at]);
        let (open, inner) = (rest.as_bytes()[at], &rest[at + 1..]);
        if open == b'{' {
            let end = inner.find('}').unwrap_or_else(|| panic!("a fact does not end: {rest}"));
            let key = &inner[..end];
            let value = fact(key).unwrap_or_else(|| panic!("there is no fact {key}"));
            append(dice, &value, fact, out);
            rest = &inner[end + 1..];
        } else {
            let (alternatives, length) = alternatives(inner);
            let chosen = dice.pick(&alternatives);
            append(dice, chosen, fact, out);
            rest = &inner[length..];
        }
    }
    out.push_str(rest);
}

/// The alternatives of the list that ends in `inner`, and its length with the bracket at the end.
fn alternatives(inner: &str) -> (Vec<&str>, usize) {
    let (mut depth, mut first, mut all) = (0, 0, Vec::new());
    for (at, byte) in inner.bytes().enumerate() {
        match byte {
            b'[' => depth += 1,
            b'|' if depth == 0 => {
                all.push(&inner[first..at]);
                first = at + 1;
            }
            b']' if depth == 0 => {
                all.push(&inner[first..at]);
                return (all, at + 1);
            }
            b']' => depth -= 1,
            _ => {}
        }
    }
    panic!("a list of alternatives does not end: {inner}")
}
