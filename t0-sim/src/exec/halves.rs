//! Conversions between f32 and 16-bit floats.

/// f16 as f32, exactly (NaN made quiet).
#[inline(always)]
pub(super) fn f16_to_f32(bits: u32) -> u32 {
    let (sign, magnitude) = ((bits & 0x8000) << 16, bits & 0x7fff);
    // The magnitude as an f32 with a tiny exponent, scaled up exactly; infinity and NaN are fixed afterwards.
    let scaled = (f32::from_bits(magnitude << 13) * f32::from_bits(0x7780_0000)).to_bits();
    let special = if magnitude > 0x7c00 { 0x7fc0_0000 | magnitude << 13 } else { 0x7f80_0000 };
    sign | if magnitude >= 0x7c00 { special } else { scaled }
}

/// f32 to f16, nearest even, denormals kept.
#[inline(always)]
pub(super) fn f32_to_f16(bits: u32) -> u32 {
    let (sign, magnitude) = (bits >> 16 & 0x8000, bits & 0x7fff_ffff);
    // Normal results: rebias and round by adding half an ulp (minus one if the kept part is even).
    let odd = magnitude >> 13 & 1;
    let normal = magnitude.wrapping_sub(0x3800_0000).wrapping_add(0xfff + odd) >> 13;
    // Denormal results: the f32 addition rounds at 2^-24.
    let denormal = (f32::from_bits(magnitude) + 0.5).to_bits().wrapping_sub(0x3f00_0000);
    let nan = 0x7e00 | magnitude >> 13 & 0x3ff;
    sign | if magnitude > 0x7f80_0000 {
        nan
    } else if magnitude >= 0x4780_0000 {
        0x7c00
    } else if magnitude < 0x3880_0000 {
        denormal
    } else {
        normal
    }
}

/// The f32 with the value of a bf16.
#[inline(always)]
pub(super) fn bf16(bits: u32) -> f32 {
    f32::from_bits(bits << 16)
}

/// The f32 with the value of an f16.
#[inline(always)]
pub(super) fn f16(bits: u32) -> f32 {
    f32::from_bits(f16_to_f32(bits & 0xffff))
}

/// f32 to bf16, nearest even; every NaN becomes the same one.
pub(super) fn to_bf16(x: f32) -> u32 {
    let bits = x.to_bits();
    if x.is_nan() { 0x7fc0 } else { bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exec::soft::{Env, F16, F32};

    #[test]
    fn halves_agree_with_the_slow_conversion() {
        for h in 0..=0xffffu32 {
            let want = F16::convert::<8, 23>(h.into(), Env::PLAIN, Env::PLAIN) as u32;
            assert_eq!(f16_to_f32(h), want, "{h:04x}");
            for near in [want, want.wrapping_add(0x1000), want.wrapping_add(0xfff), want.wrapping_add(0x1001), want ^ 1]
            {
                let back = F32::convert::<5, 10>(near.into(), Env::PLAIN, Env::PLAIN) as u32;
                assert_eq!(f32_to_f16(near), back, "{near:08x}");
            }
        }
    }
}
