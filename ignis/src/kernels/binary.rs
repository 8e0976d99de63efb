//! Sum, difference, product and quotient of contiguous tensors of equal shape. `general` computes the other cases.

use t0::prelude::*;

/// An operation of two numbers.
#[t0::device]
pub enum BinaryOperation {
    /// `a + b`.
    Add,
    /// `a - b`.
    Sub,
    /// `a b`.
    Mul,
    /// `a / b`.
    Div,
}

/// Operation `OP` of two numbers.
#[t0::device]
fn combined<const OP: BinaryOperation>(a: f32, b: f32) -> f32 {
    match OP {
        BinaryOperation::Add => a + b,
        BinaryOperation::Sub => a - b,
        BinaryOperation::Mul => a * b,
        BinaryOperation::Div => a / b,
    }
}

/// `out[i] = OP(a[i], b[i])`. A work-item computes four neighbouring elements.
#[t0::kernel(
    block = 256,
    grid = out.len().div_ceil(4),
    requires(a.len() == out.len(), b.len() == out.len()),
    for(T in [f32, bf16, f16], OP in [BinaryOperation::Add, BinaryOperation::Sub, BinaryOperation::Mul, BinaryOperation::Div]),
)]
pub fn binary<T: Float, const OP: BinaryOperation>(a: In<T>, b: In<T>, mut out: Out<T>) {
    let i = global_id() * 4;
    if i + 4 <= out.len() {
        let (x, y) = (a.load::<4>(i), b.load::<4>(i));
        let mut z = x;
        #[unroll]
        for k in 0..4 {
            z[k] = T::from_f32(combined::<OP>(x[k].to_f32(), y[k].to_f32()));
        }
        out.store(i, z);
    } else {
        for k in i..out.len() {
            out[k] = T::from_f32(combined::<OP>(a[k].to_f32(), b[k].to_f32()));
        }
    }
}
