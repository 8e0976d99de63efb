//! Rounding to 16-bit types.

use t0::prelude::*;

/// The bits of `x`, plus half of a unit in the last place of a `bf16`, less one if that place is even: the upper half
/// is `x` rounded to nearest even. A NaN stays one if its lower half is 0, as it is for NaNs of arithmetic and of
/// `bf16`.
#[t0::device]
fn raised(x: f32) -> u32 {
    let bits = x.to_bits();
    bits.wrapping_add(0x7FFF + (bits >> 16 & 1))
}

/// Rounds eight numbers to nearest even. `P` are pairs of `T`; `BF16` says which type it is. A NaN among `x` comes from
/// arithmetic on numbers of type `T`.
#[t0::device]
pub fn narrow<T: Float, P: Packed<Half = T>, const BF16: bool>(x: [f32; 8]) -> [T; 8] {
    if BF16 {
        // Without a test for NaN, and two numbers at a time.
        let pairs: [P; 4] =
            core::array::from_fn(|i| P::from_bits(raised(x[2 * i]) >> 16 | raised(x[2 * i + 1]) & 0xFFFF_0000));
        core::array::from_fn(|i| if i % 2 == 0 { pairs[i / 2].lo() } else { pairs[i / 2].hi() })
    } else {
        x.map(|v| T::from_f32(v))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded_to_nearest_even() {
        let edges = [0.0, -0.0, 1.0, 1.003_906_3, 1.011_718_8, f32::MAX, f32::MIN_POSITIVE, f32::INFINITY];
        let many = (0..100_000u32).map(|i| f32::from_bits(i.wrapping_mul(0x9E37_79B9))).filter(|x| !x.is_nan());
        for x in edges.into_iter().chain(many) {
            let found: [bf16; 8] = narrow::<bf16, bf16x2, true>([x, -x, x, x, x, x, x, -x]);
            let expected = [bf16::from_f32(x), bf16::from_f32(-x)].map(bf16::to_bits);
            assert_eq!([found[0], found[7]].map(bf16::to_bits), expected, "{x:e}");
            let found: [f16; 8] = narrow::<f16, f16x2, false>([x; 8]);
            assert_eq!(found[3].to_bits(), f16::from_f32(x).to_bits(), "{x:e}");
        }
        for bits in [0x7FC0_0000, 0xFFC0_0000, 0x7FFF_0000, 0xFFFF_0000, 0x7F81_0000] {
            let found: [bf16; 8] = narrow::<bf16, bf16x2, true>([f32::from_bits(bits); 8]);
            assert!(found.iter().all(|x| x.is_nan()), "{bits:x}");
        }
    }
}
