//! The element types.

use super::Choices;

/// A scalar type of the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    U32,
    I32,
    F32,
    Bool,
    U8,
    I8,
    U16,
    I16,
    U64,
    I64,
    F16,
    Bf16,
    F64,
}

impl Kind {
    /// All types.
    pub const ALL: [Kind; 13] = [
        Kind::U32,
        Kind::I32,
        Kind::F32,
        Kind::Bool,
        Kind::U8,
        Kind::I8,
        Kind::U16,
        Kind::I16,
        Kind::U64,
        Kind::I64,
        Kind::F16,
        Kind::Bf16,
        Kind::F64,
    ];

    /// As written in Rust.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::U32 => "u32",
            Kind::I32 => "i32",
            Kind::F32 => "f32",
            Kind::Bool => "bool",
            Kind::U8 => "u8",
            Kind::I8 => "i8",
            Kind::U16 => "u16",
            Kind::I16 => "i16",
            Kind::U64 => "u64",
            Kind::I64 => "i64",
            Kind::F16 => "f16",
            Kind::Bf16 => "bf16",
            Kind::F64 => "f64",
        }
    }

    /// Size in memory in bits; 32 for `bool`, which can only be an argument.
    #[must_use]
    pub fn bits(self) -> u32 {
        match self {
            Kind::U8 | Kind::I8 => 8,
            Kind::U16 | Kind::I16 | Kind::F16 | Kind::Bf16 => 16,
            Kind::U32 | Kind::I32 | Kind::F32 | Kind::Bool => 32,
            Kind::U64 | Kind::I64 | Kind::F64 => 64,
        }
    }

    /// True for the integers.
    #[must_use]
    pub fn is_int(self) -> bool {
        !self.is_float() && self != Kind::Bool
    }

    /// True for the floats.
    #[must_use]
    pub fn is_float(self) -> bool {
        matches!(self, Kind::F16 | Kind::Bf16 | Kind::F32 | Kind::F64)
    }

    /// True for `f16` and `bf16`.
    #[must_use]
    pub fn is_half(self) -> bool {
        matches!(self, Kind::F16 | Kind::Bf16)
    }

    /// True for signed integers.
    #[must_use]
    pub fn is_signed(self) -> bool {
        matches!(self, Kind::I8 | Kind::I16 | Kind::I32 | Kind::I64)
    }

    /// Code that converts a zero of either sign, which a minimum may return, to +0.
    #[must_use]
    pub fn positive_zero(self) -> &'static str {
        match self {
            Kind::F32 | Kind::F64 => " + 0.0",
            Kind::F16 => " + f16::from_f32(0.0)",
            Kind::Bf16 => " + bf16::from_f32(0.0)",
            _ => "",
        }
    }

    /// How many elements can be loaded at once.
    #[must_use]
    pub fn runs(self) -> &'static [u32] {
        match self.bits() {
            8 => &[2, 4, 8, 16],
            16 => &[2, 4, 8],
            32 => &[2, 4],
            _ => &[2],
        }
    }

    /// A literal with its type.
    pub fn literal(self, c: &mut Choices<'_>) -> String {
        let name = self.name();
        match self {
            Kind::Bool => ["true", "false"][c.below(2) as usize].to_owned(),
            Kind::F16 | Kind::Bf16 => format!("{name}::from_f32({}f32)", c.pick(FLOATS)),
            Kind::F32 | Kind::F64 => {
                let x = c.pick(FLOATS);
                if x.starts_with('-') { format!("({x}{name})") } else { format!("{x}{name}") }
            }
            _ => match c.below(8) {
                0..=4 => format!("{}{name}", c.below(10)),
                5 => format!("{name}::MAX"),
                6 => format!("{name}::MIN"),
                _ if self.is_signed() => format!("(-{}{name})", 1 + c.below(100)),
                _ => format!("{}{name}", c.below(120)),
            },
        }
    }

    /// The bits of a test value: a special one, a small one, or a random one.
    pub fn sample(self, c: &mut Choices<'_>) -> u64 {
        let any = c.bits();
        let small = u64::from(c.below(20));
        let how = c.below(8);
        let mask = if self.bits() == 64 { u64::MAX } else { (1 << self.bits()) - 1 };
        if self == Kind::Bool {
            return any & 1;
        }
        if self.is_int() {
            return mask
                & match how {
                    0..=2 => small,
                    3 => small.wrapping_neg(),
                    4 => 1 << (any % u64::from(self.bits())),
                    5 => mask >> 1 ^ small,
                    _ => any,
                };
        }
        let (exponent, fraction) = match self {
            Kind::F16 => (5, 10),
            Kind::Bf16 => (8, 7),
            Kind::F32 => (8, 23),
            _ => (11, 52),
        };
        let ones = (1u64 << exponent) - 1;
        let sign = (any >> 63) << (exponent + fraction);
        let low = any & ((1 << fraction) - 1);
        let tame = (ones >> 1) - 6 + u64::from(c.below(12));
        sign | match how {
            0 => {
                [0, 1, ones << fraction, ones << fraction | 1 << (fraction - 1), (ones << fraction) - 1, 1 << fraction]
                    [(any >> 40) as usize % 6]
            }
            1 => low,
            2 => ((any >> 44) % ones) << fraction | low,
            // Few bits set, which gives ties and exact results.
            3 | 4 => tame << fraction | low >> (fraction - 4) << (fraction - 4),
            _ => tame << fraction | low,
        }
    }

    /// Whether two values are equal: bit for bit, and all NaNs are equal.
    #[must_use]
    pub fn same(self, a: u64, b: u64) -> bool {
        let nan = |x: u64| match self {
            Kind::F16 => x & 0x7FFF > 0x7C00,
            Kind::Bf16 => x & 0x7FFF > 0x7F80,
            Kind::F32 => f32::from_bits(x as u32).is_nan(),
            Kind::F64 => f64::from_bits(x).is_nan(),
            _ => false,
        };
        a == b || nan(a) && nan(b)
    }
}

const FLOATS: &[&str] =
    &["0.0", "1.0", "-1.0", "0.5", "-2.5", "3.0", "1e-3", "1000.0", "0.1", "-0.0", "7.25", "65504.0"];
