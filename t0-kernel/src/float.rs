//! What generic kernels ask of floating-point elements, and the methods that T0 adds to `f32`.

use core::fmt::Debug;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use half::{bf16, f16};

use crate::Element;

/// A floating-point element: `f32`, `f16` or `bf16`.
///
/// Arithmetic on `f16` and `bf16` goes through `f32` and rounds back to nearest even.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a floating-point element",
    note = "floating-point elements are f32, f16 and bf16"
)]
pub trait Float:
    Element
    + Debug
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
    + DivAssign
{
    /// The nearest value of this type, ties to even.
    #[must_use]
    fn from_f32(x: f32) -> Self;

    /// The same value as `f32`, exactly.
    #[must_use]
    fn to_f32(self) -> f32;
}

impl Float for f32 {
    #[inline]
    fn from_f32(x: f32) -> f32 {
        x
    }

    #[inline]
    fn to_f32(self) -> f32 {
        self
    }
}

macro_rules! halves {
    ($($t:ident)*) => {$(
        impl Float for $t {
            #[inline]
            fn from_f32(x: f32) -> $t {
                $t::from_f32(x)
            }

            #[inline]
            fn to_f32(self) -> f32 {
                $t::to_f32(self)
            }
        }
    )*};
}

halves! { f16 bf16 }

/// Methods that the GPU has and Rust's `f32` has not.
pub trait FloatExt {
    /// `1 / sqrt(self)`, within 1 ULP on the GPU.
    #[must_use]
    fn rsqrt(self) -> Self;
}

impl FloatExt for f32 {
    #[inline]
    fn rsqrt(self) -> f32 {
        (1.0 / f64::from(self).sqrt()) as f32
    }
}
