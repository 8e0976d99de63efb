//! The number types that a model can run in.

use super::Dtype;
use crate::storage::Storage;
use t0::{bf16, f16};

/// The type of weights and cache on the device. Arithmetic is in `f32`, except for the operands of matrix instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    /// Everything in 32 bits.
    F32,
    /// Weights, keys and values in bfloat16.
    Bf16,
    /// Weights, keys and values in 16-bit IEEE: three more bits than bfloat16, but at most 65504.
    F16,
}

impl Precision {
    /// The precision that represents weights of this type exactly. Quantised weights stay as they are, beside others in
    /// bfloat16.
    pub fn of(dtype: Dtype) -> Self {
        match dtype {
            Dtype::F32 => Precision::F32,
            Dtype::F16 => Precision::F16,
            // Also for the activations beside quantised weights: published models are trained in bfloat16.
            _ => Precision::Bf16,
        }
    }

    /// `f32`, `bf16` or `f16`.
    pub fn name(self) -> &'static str {
        match self {
            Precision::F32 => "f32",
            Precision::Bf16 => "bf16",
            Precision::F16 => "f16",
        }
    }

    /// The size of an element in bytes.
    pub fn size(self) -> usize {
        if self == Precision::F32 { 4 } else { 2 }
    }

    /// The number of values of this type whose sum is an operand of the output matrix: see
    /// [`Storage::PARTS`](crate::storage::Storage::PARTS).
    pub fn parts(self) -> u32 {
        match self {
            Precision::F32 => <f32 as Storage>::PARTS,
            Precision::Bf16 => <bf16 as Storage>::PARTS,
            Precision::F16 => <f16 as Storage>::PARTS,
        }
    }

    /// Whether weights of this type are stored without rounding.
    pub fn holds(self, dtype: Dtype) -> bool {
        dtype.is_quantised() || self == Precision::F32 || self == Precision::of(dtype)
    }
}
