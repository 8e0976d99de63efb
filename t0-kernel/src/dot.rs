//! Dot products of arrays in registers and of words of packed numbers.

use crate::Float;

/// Methods of arrays in registers that the GPU has and Rust does not.
pub trait ArrayExt<B = Self> {
    /// The type in which the products are added: `f32` for floats, `u32` for `u8` with `u8`, and `i32` for all other
    /// bytes.
    type Sum;

    /// `acc + self[0] * b[0] + self[1] * b[1] + ..`.
    ///
    /// Floats are added in `f32`, in this order and with one rounding per term. Halves are multiplied two at a time by
    /// the dot product instructions, whose intermediate roundings are undocumented. Compare results of a card with a
    /// tolerance, as for [`crate::wmma`].
    ///
    /// Bytes are multiplied four at a time, each with the sign of its type. The sum wraps.
    #[must_use]
    fn dot(self, b: B, acc: Self::Sum) -> Self::Sum;
}

impl<T: Float, const N: usize> ArrayExt for [T; N] {
    type Sum = f32;

    fn dot(self, b: [T; N], acc: f32) -> f32 {
        self.into_iter().zip(b).fold(acc, |sum, (a, b)| a.to_f32().mul_add(b.to_f32(), sum))
    }
}

macro_rules! bytes {
    ($($a:ident $b:ident $sum:ident)*) => {$(
        impl<const N: usize> ArrayExt<[$b; N]> for [$a; N] {
            type Sum = $sum;

            fn dot(self, b: [$b; N], acc: $sum) -> $sum {
                self.into_iter().zip(b).fold(acc, |sum, (a, b)| sum.wrapping_add($sum::from(a) * $sum::from(b)))
            }
        }
    )*};
}

bytes! { i8 i8 i32 i8 u8 i32 u8 i8 i32 u8 u8 u32 }

/// Methods of `u32` words that hold eight numbers of 4 bits, the first one in the lowest bits.
pub trait WordExt {
    /// `acc` and the products of eight signed numbers. The sum wraps.
    #[must_use]
    fn dot8_i4(self, b: u32, acc: i32) -> i32;

    /// `acc` and the products of eight unsigned numbers. The sum wraps.
    #[must_use]
    fn dot8_u4(self, b: u32, acc: u32) -> u32;

    /// `acc` and the products of eight signed numbers with eight unsigned numbers in `b`. The sum wraps.
    #[must_use]
    fn dot8_i4_u4(self, b: u32, acc: i32) -> i32;

    /// `acc` and the products of eight unsigned numbers with eight signed numbers in `b`. The sum wraps.
    #[must_use]
    fn dot8_u4_i4(self, b: u32, acc: i32) -> i32;
}

/// The signed numbers of a word.
fn signed(word: u32) -> impl Iterator<Item = i32> {
    (0..32).step_by(4).map(move |at| (word << (28 - at)) as i32 >> 28)
}

/// The unsigned numbers of a word.
fn unsigned(word: u32) -> impl Iterator<Item = i32> {
    (0..32).step_by(4).map(move |at| (word >> at & 15) as i32)
}

fn sum(a: impl Iterator<Item = i32>, b: impl Iterator<Item = i32>, acc: i32) -> i32 {
    a.zip(b).fold(acc, |sum, (a, b)| sum.wrapping_add(a * b))
}

impl WordExt for u32 {
    fn dot8_i4(self, b: u32, acc: i32) -> i32 {
        sum(signed(self), signed(b), acc)
    }

    fn dot8_u4(self, b: u32, acc: u32) -> u32 {
        sum(unsigned(self), unsigned(b), acc as i32) as u32
    }

    fn dot8_i4_u4(self, b: u32, acc: i32) -> i32 {
        sum(signed(self), unsigned(b), acc)
    }

    fn dot8_u4_i4(self, b: u32, acc: i32) -> i32 {
        sum(unsigned(self), signed(b), acc)
    }
}

#[cfg(test)]
mod tests {
    use super::{ArrayExt, WordExt};

    #[test]
    fn bytes() {
        assert_eq!([-128i8; 5].dot([-128i8; 5], 1), 1 + 5 * 128 * 128);
        assert_eq!([-128i8, 127, 0].dot([255u8, 255, 9], i32::MIN), i32::MIN.wrapping_sub(255));
        assert_eq!([255u8, 1].dot([-128i8, -1], 0), -128 * 255 - 1);
        assert_eq!([255u8; 4].dot([255; 4].map(|b: u8| b), u32::MAX), 4 * 255 * 255 - 1);
        assert_eq!([1i8; 0].dot([1u8; 0], 7), 7);
    }

    #[test]
    fn numbers_of_four_bits() {
        assert_eq!(0x8888_8888u32.dot8_i4(0x8888_8888, 3), 3 + 8 * 64);
        assert_eq!(u32::MAX.dot8_u4(u32::MAX, u32::MAX), 8 * 225 - 1);
        assert_eq!(0x8000_0001u32.dot8_i4_u4(0xF000_0002, 0), 2 - 8 * 15);
        assert_eq!(0xF000_0002u32.dot8_u4_i4(0x8000_0001, i32::MIN + 118), i32::MIN);
    }
}
