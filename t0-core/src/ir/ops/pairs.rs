//! What operations on pairs of halves mean.

use super::scalar::{f16_to_f32, f32_to_bf16, f32_to_f16};
use super::{Half, PairOp};

/// The half at a shift, exactly.
fn wide(half: Half, x: u32, shift: u32) -> f32 {
    match half {
        Half::F16 => f16_to_f32((x >> shift) as u16),
        Half::BF16 => f32::from_bits(x >> shift << 16),
    }
}

/// Both halves, rounded to nearest even.
fn both(half: Half, f: impl Fn(u32) -> f32) -> u32 {
    let round = |x: f32| match half {
        Half::F16 => f32_to_f16(x).into(),
        Half::BF16 => f32_to_bf16(x.to_bits()),
    };
    round(f(0)) | round(f(16)) << 16
}

/// Sums and products in binary32, which has more than twice the bits of a half: the second rounding finds what one
/// alone would.
pub(super) fn binary(op: PairOp, half: Half, a: u32, b: u32) -> u32 {
    both(half, |shift| {
        let (x, y) = (wide(half, a, shift), wide(half, b, shift));
        match op {
            PairOp::Add => x + y,
            PairOp::Mul => x * y,
            PairOp::Min => x.min(y),
            PairOp::Max => x.max(y),
        }
    })
}

/// a * b + c, rounded once.
pub(super) fn fma(half: Half, a: u32, b: u32, c: u32) -> u32 {
    both(half, |shift| {
        let [a, b, c] = [a, b, c].map(|x| f64::from(wide(half, x, shift)));
        // The product is exact; of the sum and of its narrowing what is lost is kept in the last bit, so that the
        // rounding to the half sees on which side of a middle it lies.
        let product = a * b;
        let sum = product + c;
        if !sum.is_finite() {
            return sum as f32;
        }
        let part = sum - product;
        let lost = (product - (sum - part)) + (c - part);
        let sum = match sum.to_bits() {
            bits if lost == 0.0 || bits & 1 == 1 => sum,
            bits if (lost > 0.0) == (sum > 0.0) => f64::from_bits(bits + 1),
            bits => f64::from_bits(bits - 1),
        };
        let narrow = sum as f32;
        let lost = sum - f64::from(narrow);
        match narrow.to_bits() {
            bits if lost == 0.0 || bits & 1 == 1 => narrow,
            bits if (lost > 0.0) == narrow.is_sign_positive() => f32::from_bits(bits + 1),
            bits => f32::from_bits(bits - 1),
        }
    })
}
