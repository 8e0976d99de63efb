//! Builtins that `f32` and `f64` compute with the same formulas.
//!
//! | builtin | method | error in ULP of `f32`, of `f64` |
//! |---|---|---|
//! | `atan atan2` | quotient in two parts, polynomial | 2, 1 |
//! | `asin acos` | polynomial up to 1/2, above through sqrt((1 - x) / 2) | 2, 1 |
//! | `exp_m1` | powers of two split off, polynomials | 2, 1 |
//! | `sinh cosh` | the same | 1, 1 |
//! | `ln_1p` | exponent split off, series of artanh | 1, 1 |
//! | `asinh acosh atanh` | the same for sums, roots and quotients in two parts | 1, 1 |
//! | `log` | quotient of two logarithms in two parts | 1, 1 |
//! | `cbrt` | Newton's iteration, the last step in two parts | 1, 1 |
//! | `hypot` | scaled by a power of two | 1, 1 |
//!
//! The errors hold for all numbers, including denormals. The methods are published in Cody and Waite, Software Manual
//! for the Elementary Functions (1980); Muller, Elementary Functions; and, for sums and products in two parts, Dekker
//! (1971) and Knuth. The tables of coefficients are Chebyshev interpolants computed to 60 digits and rounded to their
//! type. **Invariant:** no formula on `f32` computes in `f64`, because operations on `f64` take sixteen times as long.

mod angles;
mod growth;
mod logs;
mod roots;

use super::double::{LN_2_REST, LN_2_SHORT};
use super::formula::{FormulaBuilder, Table, X};
use super::operands::{Leaves, Operands, one};
use crate::lang::lower::Lowerer;
use crate::lang::prelude::op::Elementary;

/// ln 2 truncated, so that its product with an exponent is exact, and the rest of ln 2.
fn ln2(x: X<'_>) -> (X<'_>, X<'_>) {
    (x.either(0.693_145_751_953_125, LN_2_SHORT), x.either(1.428_606_820_309_417_2e-6, LN_2_REST))
}

/// Lowers a builtin of this family.
pub(super) fn emit(l: &mut Lowerer<'_>, op: Elementary, g: &Operands) -> Leaves {
    l.approximates();
    let builder = FormulaBuilder::new(l, g.v(0));
    let x = builder.real(g.v(0));
    let y = match op {
        Elementary::Asin => angles::asin(x),
        Elementary::Acos => angles::acos(x),
        Elementary::Atan => angles::atan(x),
        Elementary::Atan2 => angles::atan2(x, builder.real(g.v(1))),
        Elementary::ExpM1 => growth::exp_m1(x),
        Elementary::Sinh => growth::sinh(x),
        Elementary::Cosh => growth::cosh(x),
        Elementary::Ln1p => logs::ln_1p(x),
        Elementary::Asinh => logs::asinh(x),
        Elementary::Acosh => logs::acosh(x),
        Elementary::Atanh => logs::atanh(x),
        Elementary::Log => logs::log(x, builder.real(g.v(1))),
        Elementary::Cbrt => roots::cbrt(x),
        Elementary::Hypot => roots::hypot(x, builder.real(g.v(1))),
    };
    one(y.value())
}
