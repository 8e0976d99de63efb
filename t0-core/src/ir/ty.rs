//! The types of values.

use std::fmt;

/// The type of an SSA value.
///
/// Signedness belongs to operations. Source types of 8 and 16 bits are `I32` values kept normalised (zero- or
/// sign-extended) by the front end; `F16` and `BF16` sit in the low half of a 32-bit register, the high half
/// unspecified.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Ty {
    /// A truth value per lane.
    B1,
    /// 32 bits.
    I32,
    /// 64 bits, two registers.
    I64,
    /// IEEE binary16.
    F16,
    /// bfloat16.
    BF16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64, two registers.
    F64,
    /// `n` untyped 32-bit words in consecutive registers (2..=16): wide loads and stores, matrix fragments.
    Words(u8),
}

impl Ty {
    /// Number of 32-bit registers a value of this type takes in a vector register file.
    pub fn words(self) -> u8 {
        match self {
            Ty::B1 | Ty::I32 | Ty::F16 | Ty::BF16 | Ty::F32 => 1,
            Ty::I64 | Ty::F64 => 2,
            Ty::Words(n) => n,
        }
    }

    /// True for `F16`, `BF16`, `F32` and `F64`.
    pub fn is_float(self) -> bool {
        matches!(self, Ty::F16 | Ty::BF16 | Ty::F32 | Ty::F64)
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ty::B1 => f.write_str("b1"),
            Ty::I32 => f.write_str("i32"),
            Ty::I64 => f.write_str("i64"),
            Ty::F16 => f.write_str("f16"),
            Ty::BF16 => f.write_str("bf16"),
            Ty::F32 => f.write_str("f32"),
            Ty::F64 => f.write_str("f64"),
            Ty::Words(n) => write!(f, "w{n}"),
        }
    }
}
