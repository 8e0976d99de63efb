//! Approximations on `f64`, composed of sums, products, divisions and multiplications by powers of two.
//!
//! | builtin | method | error in ULP |
//! |---|---|---|
//! | `exp exp2` | powers of two split off, polynomial | 1 |
//! | `ln log2` | exponent split off, series of artanh | 1 |
//! | `log10` | the same | 2 |
//! | `sin cos` | quarter turns subtracted with 212 bits of 2/pi, polynomials | 1 |
//! | `tan` | the quotient of `sin` and `cos` | 2 |
//! | `tanh` | through e^2x - 1 in two parts | 2 |
//! | `erf` | polynomial in x^2 below 1, else 1 - e^(-x q(x)) | 1 |
//! | `powf` | 2^(y log2 x), the logarithm in two parts | 1 |
//! | `rsqrt` | 1 / sqrt x, each operation correctly rounded | |
//!
//! The errors hold for all numbers, including denormals. The tables of coefficients are Chebyshev interpolants computed
//! to 60 digits and rounded. The table of the error function above 1 in [`exp`] is the weighted minimax polynomial,
//! found with Lawson's iteration.

mod exp;
mod log;
mod trig;

use super::formula::FormulaBuilder;
use crate::ir::Value;
use crate::lang::lower::Lowerer;

/// ln 2 truncated to 42 bits, so that its product with an exponent is exact, and the rest of ln 2.
pub(super) const LN_2_SHORT: f64 = 0.693_147_180_559_890_3;
pub(super) const LN_2_REST: f64 = 5.497_923_018_708_371e-14;
/// The rounding error of ln 2.
const LN_2_LOW: f64 = 2.319_046_813_846_299_6e-17;

macro_rules! builtins {
    ($($name:ident($first:ident $(, $arg:ident)?) $way:expr;)*) => {
        $(
        pub(super) fn $name(l: &mut Lowerer<'_>, $first: Value $(, $arg: Value)?) -> Value {
            l.approximates();
            let builder = FormulaBuilder::new(l, $first);
            ($way)(builder.real($first) $(, builder.real($arg))?).value()
        }
        )*
    };
}

builtins! {
    exp(x) exp::exp;
    exp2(x) exp::exp2;
    tanh(x) exp::tanh;
    erf(x) exp::erf;
    ln(x) |x| log::logarithm(x, &log::E);
    log2(x) |x| log::logarithm(x, &log::TWO);
    log10(x) |x| log::logarithm(x, &log::TEN);
    powf(x, y) log::powf;
    sin(x) trig::sin;
    cos(x) trig::cos;
    tan(x) trig::tan;
}

/// 1 / x, correctly rounded.
pub(super) fn rcp(l: &mut Lowerer<'_>, x: Value) -> Value {
    let builder = FormulaBuilder::new(l, x);
    let x = builder.real(x);
    (x.num(1.0) / x).value()
}

/// 1 / sqrt x, with each of the two operations rounded.
pub(super) fn rsqrt(l: &mut Lowerer<'_>, x: Value) -> Value {
    let builder = FormulaBuilder::new(l, x);
    let x = builder.real(x);
    (x.num(1.0) / x.sqrt()).value()
}
