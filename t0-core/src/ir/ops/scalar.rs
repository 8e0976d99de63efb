//! The numbers that evaluations compute with, and conversions between formats.

/// Operands of up to 32 bits.
pub(in crate::ir) mod single {
    pub(in crate::ir) type U = u32;
    pub(in crate::ir) type S = i32;
    pub(in crate::ir) type F = f32;
    pub(in crate::ir) type D = u64;
    pub(in crate::ir) type E = i64;

    pub(in crate::ir) fn f(x: U) -> F {
        F::from_bits(x)
    }

    /// Whether an operand is a NaN.
    pub(in crate::ir) fn unordered(a: U, b: U) -> bool {
        f(a).is_nan() || f(b).is_nan()
    }

    /// A function of binary64, rounded once.
    pub(in crate::ir) fn through_f64(x: U, g: impl Fn(f64) -> f64) -> U {
        (g(f64::from(f(x))) as f32).to_bits()
    }

    pub(in crate::ir) fn ldexp(x: F, e: i32) -> F {
        // binary64 holds every product of a binary32 and a power of two in reach, so that one rounding remains.
        (f64::from(x) * f64::from(e.clamp(-400, 400)).exp2()) as f32
    }
}

/// Operands of 64 bits.
pub(in crate::ir) mod double {
    pub(in crate::ir) type U = u64;
    pub(in crate::ir) type S = i64;
    pub(in crate::ir) type F = f64;
    pub(in crate::ir) type D = u128;
    pub(in crate::ir) type E = i128;

    pub(in crate::ir) fn f(x: U) -> F {
        F::from_bits(x)
    }

    /// Whether an operand is a NaN.
    pub(in crate::ir) fn unordered(a: U, b: U) -> bool {
        f(a).is_nan() || f(b).is_nan()
    }

    pub(in crate::ir) fn through_f64(x: U, g: impl Fn(f64) -> f64) -> U {
        g(f(x)).to_bits()
    }

    /// `x * 2^e` with one rounding.
    pub(in crate::ir) fn ldexp(x: F, e: i32) -> F {
        let power = |e: i32| f64::from_bits(((e + 1023) as u64) << 52);
        let (mut x, mut e) = (x, e.clamp(-2200, 2200));
        while e > 1023 {
            (x, e) = (x * power(1023), e - 1023);
        }
        // The steps are so small that only a result of zero is rounded more than once.
        while e < -1022 {
            (x, e) = (x * power(-960), e + 960);
        }
        x * power(e)
    }
}

/// Round to nearest even; a NaN keeps its sign and becomes quiet.
pub fn f32_to_bf16(x: u32) -> u32 {
    if f32::from_bits(x).is_nan() {
        return x >> 16 | 0x40;
    }
    (x + 0x7FFF + (x >> 16 & 1)) >> 16
}

/// IEEE binary16 to binary32, exact.
pub fn f16_to_f32(h: u16) -> f32 {
    let (sign, exp, frac) = (u32::from(h >> 15) << 31, u32::from(h >> 10 & 31), u32::from(h & 0x3FF));
    match exp {
        0 => f32::from_bits(sign | (frac as f32 * 2f32.powi(-24)).to_bits()),
        31 => f32::from_bits(sign | 0x7F80_0000 | frac << 13),
        _ => f32::from_bits(sign | (exp + 112) << 23 | frac << 13),
    }
}

/// IEEE binary32 to binary16, nearest even.
pub fn f32_to_f16(x: f32) -> u16 {
    let (sign, a) = ((x.to_bits() >> 16 & 0x8000) as u16, x.abs());
    if a.is_nan() {
        return sign | 0x7E00;
    }
    if a >= 65520.0 {
        return sign | 0x7C00;
    }
    if a < 2f32.powi(-14) {
        // The spacing of half-precision denormals is 2^-24; the sum with 0.5 rounds the quotient there, ties to even.
        return sign | ((a + 0.5).to_bits() - 0.5f32.to_bits()) as u16;
    }
    let b = a.to_bits();
    sign | ((b + 0xFFF + (b >> 13 & 1) - (112 << 23)) >> 13) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_conversions_round_trip_and_round_to_even() {
        for h in 0..=u16::MAX {
            let x = f16_to_f32(h);
            if !x.is_nan() {
                assert_eq!(f32_to_f16(x), h, "{h:#x}");
            }
        }
        assert_eq!(f32_to_f16(65519.0), 0x7BFF);
        assert_eq!(f32_to_f16(65520.0), 0x7C00);
        assert_eq!(f32_to_f16(2f32.powi(-25)), 0);
        assert_eq!(f32_to_f16(2f32.powi(-25) * 1.5), 1);
        assert_eq!(f32_to_bf16(0x3F80_8000), 0x3F80);
        assert_eq!(f32_to_bf16(0x3F81_8000), 0x3F82);
        assert_eq!(f32_to_bf16(0x7F80_0001), 0x7FC0);
    }
}
