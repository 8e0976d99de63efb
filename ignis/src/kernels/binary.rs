//! Sum, difference, product and quotient of contiguous tensors of equal shape. `general` computes the other cases.

use t0::prelude::*;

/// `a + b`.
#[t0::constant]
pub const ADD: u32 = 0;
/// `a - b`.
#[t0::constant]
pub const SUB: u32 = 1;
/// `a b`.
#[t0::constant]
pub const MUL: u32 = 2;
/// `a / b`.
#[t0::constant]
pub const DIV: u32 = 3;

/// Operation `OP` of two numbers.
#[t0::device]
fn combined<const OP: u32>(a: f32, b: f32) -> f32 {
    if OP == ADD {
        a + b
    } else if OP == SUB {
        a - b
    } else if OP == MUL {
        a * b
    } else {
        a / b
    }
}

/// `out[i] = OP(a[i], b[i])`. A work-item computes four neighbouring elements.
#[t0::kernel(
    block = 256,
    grid = out.len().div_ceil(4),
    requires(a.len() == out.len(), b.len() == out.len()),
    for(T in [f32, bf16, f16], OP in [0, 1, 2, 3]),
)]
pub fn binary<T: Float, const OP: u32>(a: In<T>, b: In<T>, mut out: Out<T>) {
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
