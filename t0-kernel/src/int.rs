//! The methods that T0 adds to integers.

/// The methods that T0 adds to integers.
pub trait IntExt: Copy {
    /// The high half of the product `self * other`, which has twice the width of the type. The low half is
    /// `self.wrapping_mul(other)`.
    #[must_use]
    fn mul_hi(self, other: Self) -> Self;
}

macro_rules! ints {
    ($($t:ident $wide:ident)*) => {$(
        impl IntExt for $t {
            #[inline]
            fn mul_hi(self, other: $t) -> $t {
                ((self as $wide * other as $wide) >> $t::BITS) as $t
            }
        }
    )*};
}

ints! { i8 i16 u8 u16 i16 i32 u16 u32 i32 i64 u32 u64 i64 i128 u64 u128 }

#[cfg(test)]
mod tests {
    use super::IntExt;

    #[test]
    fn the_high_half_of_a_product() {
        assert_eq!((200u8.mul_hi(200), (-128i8).mul_hi(-128), (-1i8).mul_hi(1)), (156, 64, -1));
        assert_eq!((u64::MAX.mul_hi(u64::MAX), i64::MIN.mul_hi(i64::MAX)), (u64::MAX - 1, -(1 << 62)));
        assert_eq!((0x8000_0000u32.mul_hi(6), i32::MIN.mul_hi(3)), (3, -2));
    }
}
