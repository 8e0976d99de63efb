//! Functions of up to three broadcast operands. The function is an argument, as in `unary`.

use super::binary::BinaryOperation;
use super::geometry::{Extents, Strides, places};
use t0::prelude::*;

/// A function of up to three numbers.
#[t0::device]
pub enum Function {
    /// `a + b`.
    Add,
    /// `a - b`.
    Sub,
    /// `a b`.
    Mul,
    /// `a / b`.
    Div,
    /// `a^b`.
    Pow,
    /// `-a ((b / c) / c)`: the gradient of the divisor `c` of `b / c`, for the gradient `a` of the quotient.
    DivBackward,
    /// `a (c b^(c - 1))`, and 0 if `c` is 0: the gradient of the base `b` of `b^c`.
    PowBase,
    /// `a (b^c ln(b))`, and `0 a` if `b` is 0 and `c` is not negative: the gradient of the exponent `c` of `b^c`.
    PowExponent,
    /// `a` where `b` equals `c` or both are NaN, else 0.
    WhereEqual,
}

impl Function {
    /// The operation, if `binary` has it.
    pub(crate) fn operation(self) -> Option<BinaryOperation> {
        match self {
            Function::Add => Some(BinaryOperation::Add),
            Function::Sub => Some(BinaryOperation::Sub),
            Function::Mul => Some(BinaryOperation::Mul),
            Function::Div => Some(BinaryOperation::Div),
            Function::Pow
            | Function::DivBackward
            | Function::PowBase
            | Function::PowExponent
            | Function::WhereEqual => None,
        }
    }
}

/// Function `op` of three numbers.
#[t0::device]
fn value(op: Function, a: f32, b: f32, c: f32) -> f32 {
    match op {
        Function::Add => a + b,
        Function::Sub => a - b,
        Function::Mul => a * b,
        Function::Div => a / b,
        Function::Pow => a.powf(b),
        Function::DivBackward => -a * (b / c / c),
        Function::PowBase => {
            if c == 0.0 {
                0.0
            } else {
                a * (c * b.powf(c - 1.0))
            }
        }
        Function::PowExponent => {
            if b == 0.0 && c >= 0.0 {
                a * 0.0
            } else {
                a * (b.powf(c) * b.ln())
            }
        }
        Function::WhereEqual => {
            if b == c || b.is_nan() && c.is_nan() {
                a
            } else {
                0.0
            }
        }
    }
}

/// `out[i] = op(a[..], b[..], c[..])`, where `out` is contiguous, `extents` is its shape, and the operands have the
/// strides that follow it.
#[t0::kernel(
    block = 256,
    grid = out.len(),
    for((T, O) in [(f32, f32), (bf16, bf16), (f16, f16), (bf16, f32), (f16, f32)]),
)]
#[allow(clippy::too_many_arguments)]
pub fn general<T: Float, O: Float>(
    op: Function,
    a: In<T>,
    b: In<T>,
    c: In<T>,
    mut out: Out<O>,
    extents: Extents,
    a_strides: Strides,
    b_strides: Strides,
    c_strides: Strides,
) {
    let i = global_id();
    let [at, bt, ct] = places(extents, i, a_strides, b_strides, c_strides);
    out[i] = O::from_f32(value(op, a[at].to_f32(), b[bt].to_f32(), c[ct].to_f32()));
}
