//! The operations of launch rules: `grid = ..` and `requires(..)` of a kernel.
//!
//! The compiler reads them, the host computes them. What an operation computes is defined by the evaluator of the host.

/// Operations on one term.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Unary {
    Negative,
    Not,
}

/// Operations on two terms. `And` and `Or` evaluate the second term only if the first does not decide the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    DivCeil,
    NextMultipleOf,
    IsMultipleOf,
    Min,
    Max,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    And,
    Or,
}
