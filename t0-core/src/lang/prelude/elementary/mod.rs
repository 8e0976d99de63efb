//! Words that `f32` and `f64` compute by the same formulas.
//!
//! | word | method | error in ULP of `f32`, of `f64` |
//! |---|---|---|
//! | `atan atan2` | quotient in two parts, polynomial | 2, 1 |
//! | `asin acos` | polynomial up to 1/2, beyond it through sqrt((1 - x) / 2) | 2, 1 |
//! | `exp_m1` | powers of two taken off, polynomials | 2, 1 |
//! | `sinh cosh` | the same | 1, 1 |
//! | `ln_1p` | exponent taken off, series of artanh | 1, 1 |
//! | `asinh acosh atanh` | the same of sums, roots and quotients in two parts | 1, 1 |
//! | `log` | quotient of two logarithms in two parts | 1, 1 |
//! | `cbrt` | Newton's iteration, the last step in two parts | 1, 1 |
//! | `hypot` | scaled by a power of two | 1, 1 |
//!
//! Errors hold for all numbers, denormals too. Where the methods are published: Cody and Waite, Software Manual for the Elementary Functions (1980); Muller,
//! Elementary Functions; Dekker (1971) and Knuth for sums and products in two parts. The tables of coefficients are Chebyshev interpolants computed to 60
//! digits and rounded to the type they are of. **Invariant:** no formula on `f32` computes in `f64`, whose operations take sixteen times as long.

mod angles;
mod growth;
mod logs;
mod roots;

use super::double::{LN_2_REST, LN_2_SHORT};
use super::float::real;
use super::formula::{FormulaBuilder, Table, X};
use super::{Arg, Builtin, one};

/// ln 2 cut so that its product with an exponent is exact, and the rest.
fn ln2(x: X<'_>) -> (X<'_>, X<'_>) {
    (x.either(0.693_145_751_953_125, LN_2_SHORT), x.either(1.428_606_820_309_417_2e-6, LN_2_REST))
}

macro_rules! builtins {
    ($($name:ident($first:ident $(, $second:ident)?) $way:path;)*) => {
        pub(super) static BUILTINS: &[Builtin] = &[$(
            real(stringify!($name), &[$(builtins!(@arg $second))?], |l, g| {
                l.approximates();
                let builder = FormulaBuilder::new(l, g.v(0));
                let y = $way(builder.real(g.v(0)) $(, builder.real(builtins!(@value $second g)))?);
                one(y.value())
            })
            .costly(),
        )*];
    };
    (@arg $second:ident) => { Arg::T };
    (@value $second:ident $given:ident) => { $given.v(1) };
}

builtins! {
    asin(x) angles::asin;
    acos(x) angles::acos;
    atan(x) angles::atan;
    atan2(y, x) angles::atan2;
    exp_m1(x) growth::exp_m1;
    sinh(x) growth::sinh;
    cosh(x) growth::cosh;
    ln_1p(x) logs::ln_1p;
    asinh(x) logs::asinh;
    acosh(x) logs::acosh;
    atanh(x) logs::atanh;
    log(x, base) logs::log;
    cbrt(x) roots::cbrt;
    hypot(x, y) roots::hypot;
}
