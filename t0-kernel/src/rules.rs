//! Launch rules: the grid and the requirements that a kernel's attribute states, evaluated once for each launch.
//!
//! `#[t0::kernel]` translates `grid = ..` and `requires(..)` to [`Rules`]; the generated functions read the
//! [`Quantity`]s in them from the arguments. Launches on a device and runs on the CPU evaluate the same rules.
//!
//! **Invariant:** evaluation is exact: numbers have 128 bits, and overflow is an error.

use core::fmt;

pub use t0_abi::rules::{Binary, Unary};

/// The launch rules of a kernel.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The size of a launch, if the attribute states it.
    pub grid: Option<GridRule>,
    /// The requirements.
    pub requires: &'static [Rule],
    /// The inputs of the rules; terms refer to them by position.
    pub quantities: &'static [Quantity],
}

/// `grid = ..`.
#[derive(Debug, Clone, Copy)]
pub struct GridRule {
    /// Whether the sides count workgroups (`grid = blocks(..)`), not work-items.
    pub blocks: bool,
    /// One to three sides: x, y and z.
    pub sides: &'static [Rule],
}

/// An expression of a rule.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// The expression as text.
    pub text: &'static str,
    /// The term that computes it.
    pub term: Term,
}

/// A value that a launch reads from its arguments: a length, a scalar or a constant.
#[derive(Debug, Clone, Copy)]
pub struct Quantity {
    /// The quantity as text: `x.len()`.
    pub text: &'static str,
    /// Whether the quantity is a `bool`, which is passed as 0 or 1.
    pub truth: bool,
}

/// A tree of operations. Conditions are 0 or 1.
#[derive(Debug, Clone, Copy)]
pub enum Term {
    /// The quantity at this position.
    Quantity(usize),
    /// A number, or a condition as 0 or 1.
    Constant(i128),
    /// An operation on one term.
    Unary(Unary, &'static Term),
    /// An operation on two terms.
    Binary(Binary, &'static Term, &'static Term),
    /// The second term if the first one is not 0, else the third one. Only that term is evaluated.
    If(&'static [Term; 3]),
}

/// Why a launch does not follow its kernel's rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unmet {
    /// A requirement does not hold.
    Requirement {
        /// The condition as text.
        condition: &'static str,
        /// The values in it, as text.
        values: String,
    },
    /// An expression has no value.
    Arithmetic {
        /// The expression as text.
        expression: &'static str,
        /// What went wrong.
        why: &'static str,
        /// The values in it, as text.
        values: String,
    },
}

impl fmt::Display for Unmet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with = |values: &str| if values.is_empty() { String::new() } else { format!(" ({values})") };
        match self {
            Unmet::Requirement { condition, values } => {
                write!(f, "requires `{condition}`, which does not hold{}", with(values))
            }
            Unmet::Arithmetic { expression, why, values } => {
                write!(f, "cannot compute `{expression}`: {why}{}", with(values))
            }
        }
    }
}

const OVERFLOW: &str = "a number does not fit into 128 bits";
const BY_ZERO: &str = "a division by zero";

impl Rules {
    /// Whether all requirements hold; `values` are those of the quantities.
    ///
    /// # Errors
    /// The first requirement that does not hold, or has no value.
    pub fn check(&self, values: &[i128]) -> Result<(), Unmet> {
        for rule in self.requires {
            if self.evaluate(rule, values)? == 0 {
                return Err(Unmet::Requirement { condition: rule.text, values: self.shown(rule, values) });
            }
        }
        Ok(())
    }

    /// The sides of the grid in x, y and z; sides that the rule omits are 1.
    ///
    /// # Errors
    /// A side that has no value.
    pub fn sides(&self, values: &[i128]) -> Result<[i128; 3], Unmet> {
        let mut sides = [1; 3];
        let rules = self.grid.map_or(&[] as &[Rule], |grid| grid.sides);
        for (side, rule) in sides.iter_mut().zip(rules) {
            *side = self.evaluate(rule, values)?;
        }
        Ok(sides)
    }

    fn evaluate(&self, rule: &Rule, values: &[i128]) -> Result<i128, Unmet> {
        let failed = |why| Unmet::Arithmetic { expression: rule.text, why, values: self.shown(rule, values) };
        rule.term.value(values).map_err(failed)
    }

    /// The values of the quantities of a rule, in textual order, each once.
    fn shown(&self, rule: &Rule, values: &[i128]) -> String {
        let mut used = Vec::new();
        rule.term.quantities(&mut used);
        let one = |&at: &usize| {
            let Quantity { text, truth } = self.quantities.get(at)?;
            let value = *values.get(at)?;
            Some(if *truth { format!("`{text}` is {}", value != 0) } else { format!("`{text}` is {value}") })
        };
        used.iter().filter_map(one).collect::<Vec<_>>().join(", ")
    }
}

impl Term {
    fn value(&self, values: &[i128]) -> Result<i128, &'static str> {
        match self {
            // The generated function passes a value for each quantity.
            Term::Quantity(at) => values.get(*at).copied().ok_or("the launch has no value for it"),
            Term::Constant(value) => Ok(*value),
            Term::Unary(Unary::Negative, x) => x.value(values)?.checked_neg().ok_or(OVERFLOW),
            Term::Unary(Unary::Not, x) => Ok(i128::from(x.value(values)? == 0)),
            Term::Binary(Binary::And, x, y) => {
                if x.value(values)? == 0 {
                    Ok(0)
                } else {
                    y.value(values)
                }
            }
            Term::Binary(Binary::Or, x, y) => {
                if x.value(values)? != 0 {
                    Ok(1)
                } else {
                    y.value(values)
                }
            }
            Term::Binary(operation, x, y) => apply(*operation, x.value(values)?, y.value(values)?),
            Term::If([condition, then, other]) => {
                if condition.value(values)? != 0 {
                    then.value(values)
                } else {
                    other.value(values)
                }
            }
        }
    }

    /// Adds the positions of the quantities that it is computed from, each once, in the order of the text.
    pub fn quantities(&self, used: &mut Vec<usize>) {
        match self {
            Term::Quantity(at) if !used.contains(at) => used.push(*at),
            Term::Quantity(_) | Term::Constant(_) => {}
            Term::Unary(_, x) => x.quantities(used),
            Term::Binary(_, x, y) => {
                x.quantities(used);
                y.quantities(used);
            }
            Term::If(parts) => parts.iter().for_each(|part| part.quantities(used)),
        }
    }
}

/// The value of an operation on two numbers.
fn apply(operation: Binary, x: i128, y: i128) -> Result<i128, &'static str> {
    let ceil = |x: i128, y: i128| {
        let whole = x.checked_div(y)?;
        // Division truncates, which rounds up where the signs differ.
        if x % y != 0 && (x < 0) == (y < 0) { whole.checked_add(1) } else { Some(whole) }
    };
    let divides = matches!(
        operation,
        Binary::Div | Binary::Rem | Binary::DivCeil | Binary::NextMultipleOf | Binary::IsMultipleOf
    );
    if divides && y == 0 {
        return Err(BY_ZERO);
    }
    let value = match operation {
        Binary::Add => x.checked_add(y),
        Binary::Sub => x.checked_sub(y),
        Binary::Mul => x.checked_mul(y),
        Binary::Div => x.checked_div(y),
        Binary::Rem => x.checked_rem(y),
        Binary::DivCeil => ceil(x, y),
        Binary::NextMultipleOf => ceil(x, y).and_then(|n| n.checked_mul(y)),
        Binary::IsMultipleOf => x.checked_rem(y).map(|rest| i128::from(rest == 0)),
        Binary::Min => Some(x.min(y)),
        Binary::Max => Some(x.max(y)),
        Binary::Eq => Some(i128::from(x == y)),
        Binary::Ne => Some(i128::from(x != y)),
        Binary::Lt => Some(i128::from(x < y)),
        Binary::Le => Some(i128::from(x <= y)),
        Binary::Gt => Some(i128::from(x > y)),
        Binary::Ge => Some(i128::from(x >= y)),
        Binary::And => Some(i128::from(x != 0 && y != 0)),
        Binary::Or => Some(i128::from(x != 0 || y != 0)),
    };
    value.ok_or(OVERFLOW)
}

/// A number that rules compute with: an integer.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an integer, and `grid` and `requires` compute with integers",
    label = "an integer is expected here",
    note = "use lengths, integer parameters, integer constants, and fields of structs that are integers"
)]
pub trait Number: Copy {
    /// The number.
    fn number(self) -> i128;
}

/// A condition of rules: a `bool`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a condition of `requires`",
    label = "a `bool` is expected here",
    note = "compare numbers: `n != 0`"
)]
pub trait Truth: Copy {
    /// 0 or 1.
    fn truth(self) -> i128;
}

macro_rules! numbers {
    ($($t:ty)*) => {$(
        impl Number for $t {
            fn number(self) -> i128 {
                self as i128
            }
        }
    )*};
}

numbers! { u8 u16 u32 u64 usize i8 i16 i32 i64 }

impl Truth for bool {
    fn truth(self) -> i128 {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const X: Term = Term::Quantity(0);
    const Y: Term = Term::Quantity(1);

    fn value(operation: Binary, x: i128, y: i128) -> Result<i128, &'static str> {
        Term::Binary(operation, &X, &Y).value(&[x, y])
    }

    #[test]
    fn arithmetic_is_that_of_integers() {
        assert_eq!(value(Binary::Sub, 3, 5), Ok(-2));
        assert_eq!((value(Binary::Div, 7, 2), value(Binary::Rem, 7, 2)), (Ok(3), Ok(1)));
        let ceil = |x, y| value(Binary::DivCeil, x, y);
        assert_eq!(
            [ceil(0, 4), ceil(1, 4), ceil(4, 4), ceil(-1, 4), ceil(-5, 4)],
            [Ok(0), Ok(1), Ok(1), Ok(0), Ok(-1)]
        );
        assert_eq!((value(Binary::NextMultipleOf, 33, 32), value(Binary::NextMultipleOf, 32, 32)), (Ok(64), Ok(32)));
        assert_eq!((value(Binary::IsMultipleOf, 33, 11), value(Binary::IsMultipleOf, 34, 11)), (Ok(1), Ok(0)));
        assert_eq!((value(Binary::Min, 2, 3), value(Binary::Max, 2, 3)), (Ok(2), Ok(3)));
        assert_eq!((value(Binary::Lt, 2, 3), value(Binary::Ge, 2, 3)), (Ok(1), Ok(0)));
    }

    #[test]
    fn what_has_no_value_is_an_error() {
        for operation in [Binary::Div, Binary::Rem, Binary::DivCeil, Binary::NextMultipleOf, Binary::IsMultipleOf] {
            assert_eq!(value(operation, 1, 0), Err(BY_ZERO));
        }
        assert_eq!(value(Binary::Add, i128::MAX, 1), Err(OVERFLOW));
        assert_eq!(value(Binary::Mul, i128::MAX, 2), Err(OVERFLOW));
        assert_eq!(value(Binary::Div, i128::MIN, -1), Err(OVERFLOW));
        assert_eq!(Term::Unary(Unary::Negative, &X).value(&[i128::MIN]), Err(OVERFLOW));
        // The second operand does not affect the result here.
        let by_zero = &Term::Binary(Binary::Div, &X, &Y);
        assert_eq!(Term::Binary(Binary::And, &Y, by_zero).value(&[1, 0]), Ok(0));
        assert_eq!(Term::Binary(Binary::Or, &X, by_zero).value(&[1, 0]), Ok(1));
        assert_eq!(Term::Binary(Binary::And, &X, by_zero).value(&[1, 0]), Err(BY_ZERO));
        // Only the chosen term is evaluated, and all are named.
        const BY_ZERO_OR_X: [Term; 3] = [Y, Term::Binary(Binary::Div, &X, &Y), X];
        const CHOICE: Term = Term::If(&BY_ZERO_OR_X);
        assert_eq!((CHOICE.value(&[6, 0]), CHOICE.value(&[6, 2])), (Ok(6), Ok(3)));
        let mut used = Vec::new();
        CHOICE.quantities(&mut used);
        assert_eq!(used, [1, 0]);
    }

    #[test]
    fn a_failed_requirement_has_its_values() {
        const RULES: Rules = Rules {
            grid: None,
            requires: &[Rule {
                text: "x.len() == n || swap",
                term: Term::Binary(Binary::Or, &EQUAL, &Term::Quantity(2)),
            }],
            quantities: &[
                Quantity { text: "x.len()", truth: false },
                Quantity { text: "n", truth: false },
                Quantity { text: "swap", truth: true },
            ],
        };
        const EQUAL: Term = Term::Binary(Binary::Eq, &X, &Y);
        assert_eq!(RULES.check(&[3, 3, 0]), Ok(()));
        let unmet = RULES.check(&[3, 4, 0]).unwrap_err();
        assert_eq!(
            unmet.to_string(),
            "requires `x.len() == n || swap`, which does not hold (`x.len()` is 3, `n` is 4, `swap` is false)"
        );
    }
}
