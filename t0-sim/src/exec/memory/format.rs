//! Data formats of buffers and images: conversion between the bytes of an element and its components (RDNA3 ISA, 9.2
//! to 9.5).
//!
//! Names list the components from the most significant bits down: `10_11_11` has X in the eleven lowest bits, as
//! graphics drivers expect. Where the ISA does not specify a rounding, floats narrow toward zero and integers saturate,
//! as Direct3D requires (functional specification, 3.2 "Data conversion").
use crate::exec::halves::f16_to_f32;
use crate::exec::soft::{Env, F16, F32, F64};

/// The numeric interpretation of a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Unorm,
    Snorm,
    Uscaled,
    Sscaled,
    Uint,
    Sint,
    Float,
}

/// A format: the widths of X, Y, Z, W in bits, with X in the lowest bits, and their interpretation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Format {
    widths: &'static [u8],
    number: Number,
}

const NUMBERS: [Number; 7] =
    [Number::Unorm, Number::Snorm, Number::Uscaled, Number::Sscaled, Number::Uint, Number::Sint, Number::Float];
/// The interpretations that are neither normalised nor scaled.
const PLAIN: [Number; 3] = [Number::Uint, Number::Sint, Number::Float];

/// Rounding of floats when they lose bits.
const TRUNCATE: Env = Env { round: 3, flush_in: false, flush_out: false };

impl Format {
    /// The format of a code; `None` for INVALID and unknown codes.
    pub(super) fn new(code: u32) -> Option<Format> {
        let (widths, number): (&'static [u8], Number) = match code as usize {
            n @ 1..=6 => (&[8], NUMBERS[n - 1]),
            n @ 7..=13 => (&[16], NUMBERS[n - 7]),
            n @ 14..=19 => (&[8, 8], NUMBERS[n - 14]),
            n @ 20..=22 => (&[32], PLAIN[n - 20]),
            n @ 23..=29 => (&[16, 16], NUMBERS[n - 23]),
            30 => (&[11, 11, 10], Number::Float),
            31 => (&[10, 11, 11], Number::Float),
            n @ 32..=33 => (&[2, 10, 10, 10], NUMBERS[n - 32]),
            n @ 34..=35 => (&[2, 10, 10, 10], PLAIN[n - 34]),
            n @ 36..=41 => (&[10, 10, 10, 2], NUMBERS[n - 36]),
            n @ 42..=47 => (&[8, 8, 8, 8], NUMBERS[n - 42]),
            n @ 48..=50 => (&[32, 32], PLAIN[n - 48]),
            n @ 51..=57 => (&[16, 16, 16, 16], NUMBERS[n - 51]),
            n @ 58..=60 => (&[32, 32, 32], PLAIN[n - 58]),
            n @ 61..=63 => (&[32, 32, 32, 32], PLAIN[n - 61]),
            _ => return None,
        };
        Some(Format { widths, number })
    }

    /// The format of an image's code, and whether X, Y and Z are sRGB. Codes up to 63 are those of buffers. `None` for
    /// compressed formats, those for video, and unknown codes.
    pub(super) fn of_image(code: u32) -> Option<(Format, bool)> {
        let (widths, number, srgb): (&'static [u8], Number, bool) = match code {
            64 => (&[8], Number::Unorm, true),
            65 => (&[8, 8], Number::Unorm, true),
            66 => (&[8, 8, 8, 8], Number::Unorm, true),
            68 => (&[5, 6, 5], Number::Unorm, false),
            69 => (&[5, 5, 5, 1], Number::Unorm, false),
            70 => (&[1, 5, 5, 5], Number::Unorm, false),
            71 => (&[4, 4, 4, 4], Number::Unorm, false),
            76 => (&[24, 8], Number::Unorm, false),
            77 => (&[24, 8], Number::Uint, false),
            78 => (&[8, 24], Number::Unorm, false),
            79 => (&[8, 24], Number::Uint, false),
            _ => return Format::new(code).map(|format| (format, false)),
        };
        Some((Format { widths, number }, srgb))
    }

    /// Whether registers hold integers.
    pub(super) fn is_integer(self) -> bool {
        matches!(self.number, Number::Uint | Number::Sint)
    }

    /// Size of an element in bytes.
    pub(super) fn bytes(self) -> u32 {
        self.widths.iter().map(|&w| u32::from(w)).sum::<u32>() / 8
    }

    /// The width and the bit position of component `k`.
    fn field(self, k: usize) -> Option<(u32, u32)> {
        let width = *self.widths.get(k)?;
        Some((width.into(), self.widths[..k].iter().map(|&w| u32::from(w)).sum()))
    }

    /// The value 1 in this format's registers, which have 32 or 16 bits.
    pub(super) fn one(self, d16: bool) -> u32 {
        match (self.number, d16) {
            (Number::Uint | Number::Sint, _) => 1,
            (_, false) => 0x3f80_0000,
            (_, true) => 0x3c00,
        }
    }

    /// Component `k` of an element in register form. Components that the format does not have are zero.
    pub(super) fn load(self, element: u128, k: usize, d16: bool) -> u32 {
        let Some((width, shift)) = self.field(k) else { return 0 };
        let raw = (element >> shift) as u32 & (u32::MAX >> (32 - width));
        let signed = (raw << (32 - width)) as i32 >> (32 - width);
        let value = match self.number {
            Number::Uint if d16 => return raw & 0xffff,
            Number::Sint if d16 => return signed as u32 & 0xffff,
            Number::Uint => return raw,
            Number::Sint => return signed as u32,
            Number::Float => return float(raw, width, d16),
            Number::Unorm => f64::from(raw) / f64::from(u32::MAX >> (32 - width)),
            Number::Snorm => (f64::from(signed) / f64::from(u32::MAX >> (33 - width))).max(-1.0),
            Number::Uscaled => f64::from(raw),
            Number::Sscaled => f64::from(signed),
        };
        match d16 {
            true => F64::convert::<5, 10>(value.to_bits(), Env::PLAIN, Env::PLAIN) as u32,
            false => (value as f32).to_bits(),
        }
    }

    /// Builds an element from components in register form. `of` returns the value of component `k`, or `None` for zero.
    pub(super) fn store(self, d16: bool, of: impl Fn(usize) -> Option<u32>) -> u128 {
        let mut element = 0;
        for k in 0..self.widths.len() {
            let (Some((width, shift)), Some(value)) = (self.field(k), of(k)) else { continue };
            element |= u128::from(self.component(value, width, d16)) << shift;
        }
        element
    }

    fn component(self, value: u32, width: u32, d16: bool) -> u32 {
        let field = u32::MAX >> (32 - width);
        let single = || f32::from_bits(if d16 { f16_to_f32(value & 0xffff) } else { value });
        let (low, high) = (-f64::from(field >> 1) - 1.0, f64::from(field >> 1));
        match self.number {
            Number::Uint => (if d16 { value & 0xffff } else { value }).min(field),
            Number::Sint => {
                let value = if d16 { value as u16 as i16 as i32 } else { value as i32 };
                f64::from(value).clamp(low, high) as i32 as u32 & field
            }
            Number::Float => narrowed(single(), width),
            // Casts turn NaN into zero.
            Number::Unorm => (f64::from(single()).clamp(0.0, 1.0) * f64::from(field)).round_ties_even() as u32,
            Number::Snorm => (f64::from(single()).clamp(-1.0, 1.0) * high).round_ties_even() as i32 as u32 & field,
            Number::Uscaled => f64::from(single()).clamp(0.0, f64::from(field)) as u32,
            Number::Sscaled => f64::from(single()).clamp(low, high) as i32 as u32 & field,
        }
    }
}

/// A float component: f32, f16, or an unsigned float with five exponent bits.
fn float(raw: u32, width: u32, d16: bool) -> u32 {
    let half = match width {
        32 if d16 => return F32::convert::<5, 10>(raw.into(), Env::PLAIN, TRUNCATE) as u32,
        32 => return raw,
        // The exponent is that of f16, at the bit below its sign.
        _ => raw << (if width == 16 { 0 } else { 15 - width }),
    };
    match d16 {
        true => half,
        false => F16::convert::<8, 23>(half.into(), Env::PLAIN, Env::PLAIN) as u32,
    }
}

fn narrowed(value: f32, width: u32) -> u32 {
    let bits = u64::from(value.to_bits());
    match width {
        32 => value.to_bits(),
        16 => F32::convert::<5, 10>(bits, Env::PLAIN, TRUNCATE) as u32,
        // The format has no sign: negative values become zero.
        _ if value < 0.0 => 0,
        11 => F32::convert::<5, 6>(bits, Env::PLAIN, TRUNCATE) as u32 & 0x7ff,
        _ => F32::convert::<5, 5>(bits, Env::PLAIN, TRUNCATE) as u32 & 0x3ff,
    }
}
