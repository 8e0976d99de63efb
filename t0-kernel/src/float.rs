//! The operations of floating-point elements in generic kernels, and the methods that T0 adds to `f32`.

use core::fmt::Debug;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use half::{bf16, f16};

use crate::Element;

/// The methods of every float: those of `f32`, rounded to the type.
macro_rules! through_f32 {
    ($($(#[$doc:meta])* $name:ident($($arg:ident),*))*) => {$(
        $(#[$doc])*
        #[must_use]
        #[inline]
        fn $name(self $(, $arg: Self)*) -> Self {
            Self::from_f32(self.to_f32().$name($($arg.to_f32()),*))
        }
    )*};
}

/// A floating-point element: `f32`, `f16` or `bf16`.
///
/// Arithmetic on `f16` and `bf16` goes through `f32` and rounds back to nearest even, and so do these methods.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a floating-point element",
    note = "floating-point elements are f32, f16 and bf16"
)]
pub trait Float:
    Element
    + Default
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
    + FloatExt
{
    /// The nearest value of this type, ties to even.
    #[must_use]
    fn from_f32(x: f32) -> Self;

    /// The value as `f32`, exactly.
    #[must_use]
    fn to_f32(self) -> f32;

    through_f32! {
        /// `|self|`, exactly.
        abs()
        /// The square root.
        sqrt()
        /// The greatest integer not above it.
        floor()
        /// The least integer not below it.
        ceil()
        /// The integer part.
        trunc()
        /// The fractional part: `self - self.trunc()`.
        fract()
        /// The nearest integer, ties away from zero.
        round()
        /// The nearest integer, ties to even.
        round_ties_even()
        /// 1 with its sign, or NaN.
        signum()
        /// `1 / self`.
        recip()
        /// e to the power of `self`.
        exp()
        /// 2 to the power of `self`.
        exp2()
        /// The natural logarithm.
        ln()
        /// The logarithm to base 2.
        log2()
        /// The logarithm to base 10.
        log10()
        /// The sine of an angle in radians.
        sin()
        /// The cosine of an angle in radians.
        cos()
        /// The tangent of an angle in radians.
        tan()
        /// The arcsine, between -pi/2 and pi/2.
        asin()
        /// The arccosine, between 0 and pi.
        acos()
        /// The arctangent, between -pi/2 and pi/2.
        atan()
        /// The angle of the point `(x, self)`, between -pi and pi.
        atan2(x)
        /// The hyperbolic sine.
        sinh()
        /// The hyperbolic cosine.
        cosh()
        /// The hyperbolic tangent.
        tanh()
        /// The inverse hyperbolic sine.
        asinh()
        /// The inverse hyperbolic cosine of a number of at least 1.
        acosh()
        /// The inverse hyperbolic tangent of a number between -1 and 1.
        atanh()
        /// `exp(self) - 1`, accurate near 0.
        exp_m1()
        /// `ln(1 + self)`, accurate near 0.
        ln_1p()
        /// The logarithm to the given base.
        log(base)
        /// The cube root.
        cbrt()
        /// The length of the hypotenuse of a right triangle with these legs.
        hypot(other)
        /// Converts radians to degrees.
        to_degrees()
        /// Converts degrees to radians.
        to_radians()
        /// The minimum; the other operand if one is NaN.
        min(other)
        /// The maximum; the other operand if one is NaN.
        max(other)
        /// The magnitude of `self` with the sign of the argument.
        copysign(sign)
        /// `self` to the power of `exponent`.
        powf(exponent)
        /// `self * a + b` with one rounding in `f32`.
        mul_add(a, b)
        /// Clamps `self` to `low..=high`.
        clamp(low, high)
        /// The quotient of Euclidean division: the integer `q` with `self == q * divisor + r` and `0 <= r < |divisor|`.
        div_euclid(divisor)
        /// The remainder of Euclidean division, which is not negative.
        rem_euclid(divisor)
    }

    /// The sine and the cosine of an angle in radians.
    #[must_use]
    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sine, cosine) = self.to_f32().sin_cos();
        (Self::from_f32(sine), Self::from_f32(cosine))
    }

    /// `self` to an integer power.
    #[must_use]
    #[inline]
    fn powi(self, exponent: i32) -> Self {
        Self::from_f32(self.to_f32().powi(exponent))
    }
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

macro_rules! builtins_of_halves {
    ($($t:ident)*) => {$(
        impl FloatExt for $t {
            #[inline]
            fn rsqrt(self) -> $t {
                $t::from_f32(self.to_f32().rsqrt())
            }

            #[inline]
            fn rcp(self) -> $t {
                $t::from_f32(self.to_f32().rcp())
            }

            fn erf(self) -> $t {
                $t::from_f32(FloatExt::erf(self.to_f32()))
            }
        }
    )*};
}

builtins_of_halves! { f16 bf16 }

/// Methods that the GPU has and Rust's floats do not. For halves they are those of `f32`, rounded.
pub trait FloatExt {
    /// `1 / sqrt(self)`: for `f32` within 1 ULP on the GPU; for `f64` both steps are rounded.
    #[must_use]
    fn rsqrt(self) -> Self;

    /// `1 / self`: for `f32` within 1 ULP on the GPU, where it is faster than the correctly rounded [`f32::recip`]; for
    /// `f64` the same as `recip`.
    #[must_use]
    fn rcp(self) -> Self;

    /// The error function: for `f32` within 4 ULP on the GPU; for `f64` within 1 ULP on the GPU and 2 here.
    #[must_use]
    fn erf(self) -> Self;
}

impl FloatExt for f32 {
    #[inline]
    fn rsqrt(self) -> f32 {
        (1.0 / f64::from(self).sqrt()) as f32
    }

    #[inline]
    fn rcp(self) -> f32 {
        1.0 / self
    }

    /// The Maclaurin series below 3; beyond, the continued fraction of the complement (Abramowitz and Stegun 7.1.6 and
    /// 7.1.14).
    fn erf(self) -> f32 {
        let x = f64::from(self);
        let size = x.abs();
        if x == 0.0 || x.is_nan() {
            return self;
        }
        let value = if size < 3.0 {
            let (mut term, mut sum, mut n) = (size, size, 0.0);
            while term > sum * 1e-17 {
                n += 1.0;
                term *= 2.0 * size * size / (2.0 * n + 1.0);
                sum += term;
            }
            sum * (-size * size).exp() * core::f64::consts::FRAC_2_SQRT_PI
        } else {
            let fraction = (1..60).rev().fold(size, |f, k| size + f64::from(k) / 2.0 / f);
            1.0 - (-size * size).exp() / (fraction * core::f64::consts::PI.sqrt())
        };
        value.copysign(x) as f32
    }
}

impl FloatExt for f64 {
    #[inline]
    fn rsqrt(self) -> f64 {
        1.0 / self.sqrt()
    }

    #[inline]
    fn rcp(self) -> f64 {
        1.0 / self
    }

    /// The power series below 1; beyond, the continued fraction of the complement (Abramowitz and Stegun 7.1.5 and
    /// 7.1.14).
    fn erf(self) -> f64 {
        /// 2 / sqrt(pi) - 1.
        const FIRST: f64 = 0.128_379_167_095_512_6;
        let (size, square) = (self.abs(), self * self);
        if self == 0.0 || self.is_nan() {
            return self;
        }
        let value = if size < 1.0 {
            let (mut term, mut sum, mut n) = (core::f64::consts::FRAC_2_SQRT_PI, FIRST, 0.0);
            while term.abs() > 1e-20 {
                n += 1.0;
                term *= -square / n;
                sum += term / (2.0 * n + 1.0);
            }
            size + size * sum
        } else {
            let fraction = (1..300).rev().fold(size, |f, k| size + f64::from(k) / 2.0 / f);
            1.0 - (-square).exp() / (fraction * core::f64::consts::PI.sqrt())
        };
        value.copysign(self)
    }
}
