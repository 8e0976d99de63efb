//! LDS arrays whose length is set by the launch: `LdsDyn<T>`.
//!
//! They follow the static arrays of the kernel in order of declaration. Each begins at a multiple of [`ALIGN`] and has
//! at least [`GAP`] bytes after its last element; out-of-range stores are redirected there. The dispatch packet
//! contains the sum of static and dynamic bytes.

/// Alignment of each array in bytes, a power of two.
pub const ALIGN: u32 = 16;

/// Bytes that belong to each array after its elements. The widest access of an element fits into them.
pub const GAP: u32 = 32;

const _: () = assert!(ALIGN.is_power_of_two() && GAP.is_multiple_of(4));

/// The offset of the first array in the LDS of a workgroup with the given number of static bytes.
pub const fn first(static_bytes: u32) -> u32 {
    static_bytes.next_multiple_of(ALIGN)
}

/// Size in bytes of an array of `len` elements of `element` bytes, including its gap: the distance to the next array.
pub const fn bytes(len: u32, element: u32) -> u64 {
    (len as u64 * element as u64 + GAP as u64).next_multiple_of(ALIGN as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_aligned_and_separate() {
        for (len, element) in [(0, 4), (1, 1), (3, 4), (4, 4), (5, 8), (u32::MAX, u32::MAX)] {
            let (elements, all) = (u64::from(len) * u64::from(element), bytes(len, element));
            assert!(all.is_multiple_of(ALIGN.into()), "{len} {element}");
            assert!((GAP.into()..u64::from(GAP + ALIGN)).contains(&(all - elements)), "{len} {element}");
        }
        assert_eq!(first(1), ALIGN);
    }
}
