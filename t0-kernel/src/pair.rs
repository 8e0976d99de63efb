//! Pairs of halves in one word, [`f16x2`] and [`bf16x2`], on which a lane computes two at a time.

use core::fmt::{self, Debug, Formatter};
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use half::{bf16, f16};

use crate::Element;
use crate::element::sealed::Sealed;

/// A pair of halves: [`f16x2`] or [`bf16x2`], for generic kernels and device functions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a pair of halves",
    note = "pairs of halves are f16x2 and bf16x2"
)]
pub trait Packed:
    Element
    + Default
    + Debug
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
{
    /// The element type.
    type Half: crate::Float;

    /// The pair of these two values.
    #[must_use]
    fn new(lo: Self::Half, hi: Self::Half) -> Self;
    /// The pair of the same value twice.
    #[must_use]
    fn splat(x: Self::Half) -> Self;
    /// The first value, in the lower 16 bits.
    #[must_use]
    fn lo(self) -> Self::Half;
    /// The second value, in the upper 16 bits.
    #[must_use]
    fn hi(self) -> Self::Half;
    /// The pair with its values swapped.
    #[must_use]
    fn swapped(self) -> Self;
    /// The pair with these bits.
    #[must_use]
    fn from_bits(bits: u32) -> Self;
    /// The bits of the pair.
    #[must_use]
    fn to_bits(self) -> u32;
    /// The nearest halves, ties to even.
    #[must_use]
    fn from_f32(x: [f32; 2]) -> Self;
    /// Both as `f32`, exactly.
    #[must_use]
    fn to_f32(self) -> [f32; 2];
    /// `self * b + c` for each value, with one rounding.
    #[must_use]
    fn mul_add(self, b: Self, c: Self) -> Self;
    /// The minimum of each value. If one operand is NaN the result is the other; of +0 and -0 the result is either.
    #[must_use]
    fn min(self, other: Self) -> Self;
    /// The maximum of each value. If one operand is NaN the result is the other; of +0 and -0 the result is either.
    #[must_use]
    fn max(self, other: Self) -> Self;
    /// The absolute value of each value.
    #[must_use]
    fn abs(self) -> Self;
    /// `acc + self.lo() * b.lo() + self.hi() * b.hi()` in `f32`, in this order and with one rounding per term; on a
    /// card see [`crate::ArrayExt::dot`].
    #[must_use]
    fn dot(self, b: Self, acc: f32) -> f32;
}

macro_rules! pairs {
    ($($(#[$doc:meta])* $pair:ident $half:ident $precision:literal $least:literal;)*) => {$(
        $(#[$doc])*
        #[allow(non_camel_case_types, reason = "like the types of the halves")]
        #[derive(Clone, Copy, Default, bytemuck::Pod, bytemuck::Zeroable)]
        #[repr(transparent)]
        pub struct $pair(u32);

        impl Sealed for $pair {}

        impl Element for $pair {
            const NAME: &'static str = stringify!($pair);
            const SIZE: usize = 4;
            const NUMBER: bool = true;
        }

        impl $pair {
            /// The pair of these two values.
            #[must_use]
            pub fn new(lo: $half, hi: $half) -> $pair {
                $pair(u32::from(lo.to_bits()) | u32::from(hi.to_bits()) << 16)
            }

            /// The pair of the same value twice.
            #[must_use]
            pub fn splat(x: $half) -> $pair {
                $pair::new(x, x)
            }

            /// The first value, in the lower 16 bits.
            #[must_use]
            pub fn lo(self) -> $half {
                $half::from_bits(self.0 as u16)
            }

            /// The second value, in the upper 16 bits.
            #[must_use]
            pub fn hi(self) -> $half {
                $half::from_bits((self.0 >> 16) as u16)
            }

            /// The pair with its values swapped.
            #[must_use]
            pub fn swapped(self) -> $pair {
                $pair(self.0.rotate_left(16))
            }

            /// The pair with these bits.
            #[must_use]
            pub const fn from_bits(bits: u32) -> $pair {
                $pair(bits)
            }

            /// The bits of the pair.
            #[must_use]
            pub const fn to_bits(self) -> u32 {
                self.0
            }

            /// The pair with these bytes, the first half first.
            #[must_use]
            pub const fn from_le_bytes(bytes: [u8; 4]) -> $pair {
                $pair(u32::from_le_bytes(bytes))
            }

            /// The bytes of the pair, the first half first.
            #[must_use]
            pub const fn to_le_bytes(self) -> [u8; 4] {
                self.0.to_le_bytes()
            }

            /// The nearest halves, ties to even.
            #[must_use]
            pub fn from_f32([lo, hi]: [f32; 2]) -> $pair {
                $pair::new($half::from_f32(lo), $half::from_f32(hi))
            }

            /// Both as `f32`, exactly.
            #[must_use]
            pub fn to_f32(self) -> [f32; 2] {
                [self.lo().to_f32(), self.hi().to_f32()]
            }

            /// `self * b + c` for each value, with one rounding.
            #[must_use]
            pub fn mul_add(self, b: $pair, c: $pair) -> $pair {
                let ([al, ah], [bl, bh], [cl, ch]) = (self.to_f32(), b.to_f32(), c.to_f32());
                $pair::from_f32([fused(al, bl, cl, $precision, $least), fused(ah, bh, ch, $precision, $least)])
            }

            /// The minimum of each value. If one operand is NaN the result is the other; of +0 and -0 the result is
            /// either.
            #[must_use]
            pub fn min(self, other: $pair) -> $pair {
                self.each(other, f32::min)
            }

            /// The maximum of each value. If one operand is NaN the result is the other; of +0 and -0 the result is
            /// either.
            #[must_use]
            pub fn max(self, other: $pair) -> $pair {
                self.each(other, f32::max)
            }

            /// The absolute value of each value.
            #[must_use]
            pub fn abs(self) -> $pair {
                $pair(self.0 & 0x7fff_7fff)
            }

            /// `acc + self.lo() * b.lo() + self.hi() * b.hi()` in `f32`, in this order and with one rounding per term;
            /// on a card see [`crate::ArrayExt::dot`].
            #[must_use]
            pub fn dot(self, b: $pair, acc: f32) -> f32 {
                let ([al, ah], [bl, bh]) = (self.to_f32(), b.to_f32());
                ah.mul_add(bh, al.mul_add(bl, acc))
            }

            /// `f32` has more than twice a half's precision, so sums and products that are rounded to `f32` and then to
            /// a half are rounded correctly.
            fn each(self, other: $pair, f: fn(f32, f32) -> f32) -> $pair {
                let ([al, ah], [bl, bh]) = (self.to_f32(), other.to_f32());
                $pair::from_f32([f(al, bl), f(ah, bh)])
            }
        }

        /// Compares both values: NaN equals nothing, +0 equals -0.
        impl PartialEq for $pair {
            fn eq(&self, other: &$pair) -> bool {
                self.to_f32() == other.to_f32()
            }
        }

        impl Debug for $pair {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.debug_tuple(stringify!($pair)).field(&self.lo()).field(&self.hi()).finish()
            }
        }

        impl Add for $pair {
            type Output = $pair;

            fn add(self, other: $pair) -> $pair {
                self.each(other, |a, b| a + b)
            }
        }

        impl Sub for $pair {
            type Output = $pair;

            fn sub(self, other: $pair) -> $pair {
                self.each(other, |a, b| a - b)
            }
        }

        impl Mul for $pair {
            type Output = $pair;

            fn mul(self, other: $pair) -> $pair {
                self.each(other, |a, b| a * b)
            }
        }

        impl Neg for $pair {
            type Output = $pair;

            fn neg(self) -> $pair {
                $pair(self.0 ^ 0x8000_8000)
            }
        }

        impl AddAssign for $pair {
            fn add_assign(&mut self, other: $pair) {
                *self = *self + other;
            }
        }

        impl SubAssign for $pair {
            fn sub_assign(&mut self, other: $pair) {
                *self = *self - other;
            }
        }

        impl MulAssign for $pair {
            fn mul_assign(&mut self, other: $pair) {
                *self = *self * other;
            }
        }

        impl Packed for $pair {
            type Half = $half;

            fn new(lo: $half, hi: $half) -> $pair {
                $pair::new(lo, hi)
            }

            fn splat(x: $half) -> $pair {
                $pair::splat(x)
            }

            fn lo(self) -> $half {
                $pair::lo(self)
            }

            fn hi(self) -> $half {
                $pair::hi(self)
            }

            fn swapped(self) -> $pair {
                $pair::swapped(self)
            }

            fn from_bits(bits: u32) -> $pair {
                $pair::from_bits(bits)
            }

            fn to_bits(self) -> u32 {
                $pair::to_bits(self)
            }

            fn from_f32(x: [f32; 2]) -> $pair {
                $pair::from_f32(x)
            }

            fn to_f32(self) -> [f32; 2] {
                $pair::to_f32(self)
            }

            fn mul_add(self, b: $pair, c: $pair) -> $pair {
                $pair::mul_add(self, b, c)
            }

            fn min(self, other: $pair) -> $pair {
                $pair::min(self, other)
            }

            fn max(self, other: $pair) -> $pair {
                $pair::max(self, other)
            }

            fn abs(self) -> $pair {
                $pair::abs(self)
            }

            fn dot(self, b: $pair, acc: f32) -> f32 {
                $pair::dot(self, b, acc)
            }
        }
    )*};
}

pairs! {
    /// Two `f16` in one word. Most targets add, multiply and compare them two at a time.
    f16x2 f16 11 -24;
    /// Two `bf16` in one word. No gfx11 target computes on them two at a time, but memory accesses and lane exchanges
    /// move them together.
    bf16x2 bf16 8 -133;
}

/// `a * b + c` rounded once to `precision` bits, the last of them not below 2 to the power of `least`; the result is
/// exact in `f32`.
///
/// The product and the sum are integers times a power of two. An addend far below the other is replaced by its sign,
/// which is sufficient because only the leading bits and whether a nonzero remainder follows matter.
fn fused(a: f32, b: f32, c: f32, precision: u32, least: i32) -> f32 {
    let plain = a.mul_add(b, c);
    let (x, y) = (whole(a).zip(whole(b)), whole(c));
    let (Some(((ma, ea), (mb, eb))), Some((mc, ec))) = (x, y) else { return plain };
    let (product, addend) = ((ma * mb, ea + eb), (mc, ec));
    if product.0 == 0 {
        return plain;
    }
    let (high, low) = if addend.0 != 0 && addend.1 > product.1 { (addend, product) } else { (product, addend) };
    const FAR: i32 = 90;
    let (sum, exponent) = match high.1 - low.1 {
        _ if low.0 == 0 => high,
        gap if gap > FAR => ((high.0 << FAR) + low.0.signum(), high.1 - FAR),
        gap => ((high.0 << gap) + low.0, low.1),
    };
    if sum == 0 {
        return plain;
    }
    let size = sum.unsigned_abs();
    let last = (exponent + 128 - size.leading_zeros() as i32 - precision as i32).max(least);
    let rounded = match u32::try_from(last - exponent) {
        Ok(shift @ 1..=127) => {
            let (kept, rest, half) = (size >> shift, size & ((1 << shift) - 1), 1 << (shift - 1));
            kept + u128::from(rest > half || rest == half && kept & 1 == 1)
        }
        Ok(0) => size,
        // The rest is below half of the last place, or there is nothing to round.
        Ok(_) => 0,
        Err(_) => size << (exponent - last),
    };
    let value = (rounded as f64 * 2f64.powi(last)) as f32;
    if sum < 0 { -value } else { value }
}

/// A finite number as an integer times a power of two.
fn whole(x: f32) -> Option<(i128, i32)> {
    let (bits, sign) = (x.to_bits(), if x.is_sign_negative() { -1 } else { 1 });
    let (exponent, fraction) = ((bits >> 23 & 0xff) as i32, i128::from(bits & 0x7f_ffff));
    let (mantissa, exponent) = match exponent {
        0xff => return None,
        0 => (fraction, -149),
        e => (fraction | 1 << 23, e - 150),
    };
    let zeros = if mantissa == 0 { 0 } else { mantissa.trailing_zeros() };
    Some((sign * (mantissa >> zeros), exponent + zeros as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cases in which two roundings, to `f32` or `f64` first, are wrong.
    #[test]
    fn fused_multiply_add_rounds_once() {
        let one = |a: f32, b: f32, c: f32| {
            let [a, b, c] = [a, b, c].map(|x| f16x2::splat(f16::from_f32(x)));
            a.mul_add(b, c).lo().to_f32()
        };
        // The product is half way between two halves, and the addend decides.
        let (a, b) = (1.0 + 2f32.powi(-5), 1.0 + 2f32.powi(-6));
        let middle = 1.0 + 2f32.powi(-5) + 2f32.powi(-6) + 2f32.powi(-11);
        assert_eq!(a * b, middle);
        assert_eq!(one(a, b, 2f32.powi(-24)), middle + 2f32.powi(-11));
        assert_eq!(one(a, b, -2f32.powi(-24)), middle - 2f32.powi(-11));
        assert_eq!(one(a, b, 0.0), middle - 2f32.powi(-11));
        assert_eq!(one(65504.0, 1.0, 16.0), f32::INFINITY);
        assert_eq!(one(-65504.0, 1.0, -15.99), -65504.0);
        assert_eq!(one(2f32.powi(-24), 0.5, 0.0), 0.0);
        assert_eq!(one(2f32.powi(-24), 0.5, 2f32.powi(-24)), 2f32.powi(-23));
        assert!(one(f32::INFINITY, 1.0, f32::NEG_INFINITY).is_nan());
        assert!(one(-0.0, 1.0, 0.0).is_sign_positive() && one(-0.0, 1.0, -0.0).is_sign_negative());

        let one = |a: f32, b: f32, c: f32| {
            let [a, b, c] = [a, b, c].map(|x| bf16x2::splat(bf16::from_f32(x)));
            a.mul_add(b, c).hi().to_f32()
        };
        let (a, b) = (1.0 + 2f32.powi(-4), 1.0 + 2f32.powi(-4));
        assert_eq!(a * b, 1.0 + 2f32.powi(-3) + 2f32.powi(-8));
        assert_eq!(one(a, b, 2f32.powi(-120)), 1.0 + 2f32.powi(-3) + 2f32.powi(-7));
        assert_eq!(one(a, b, -2f32.powi(-120)), 1.0 + 2f32.powi(-3));
        // The product exceeds `f32`, the sum does not.
        assert_eq!(one(2f32.powi(100), 2f32.powi(28), -2f32.powi(127)), 2f32.powi(127));
        assert_eq!(one(2f32.powi(-100), 2f32.powi(-100), 1.0), 1.0);
        // The smallest subnormal.
        assert_eq!(one(2f32.powi(-100), -2f32.powi(-33), 0.0), -f32::from_bits(1 << 16));
    }

    #[test]
    fn pairs_compute_like_their_halves() {
        let p = f16x2::from_f32([1.5, -2.0]);
        assert_eq!((p.to_bits(), p.lo().to_f32(), p.hi().to_f32()), (0xc000_3e00, 1.5, -2.0));
        assert_eq!(f16x2::from_bits(p.to_bits()), p);
        assert_eq!(p.swapped(), f16x2::new(p.hi(), p.lo()));
        assert_eq!((p + p, p - p, p * p, -p, p.abs()), {
            let q = |x| f16x2::from_f32(x);
            (q([3.0, -4.0]), q([0.0, 0.0]), q([2.25, 4.0]), q([-1.5, 2.0]), q([1.5, 2.0]))
        });
        assert_eq!(p.dot(p, 1.0), 1.0 + 2.25 + 4.0);
        assert_eq!(format!("{p:?}"), "f16x2(1.5, -2.0)");
        let nan = bf16x2::from_f32([f32::NAN, 1.0]);
        assert_eq!(nan.min(bf16x2::from_f32([3.0, 2.0])), bf16x2::from_f32([3.0, 1.0]));
        assert_ne!(nan, nan);
    }
}
