//! The types of arguments and results.

use std::fmt::Write;

use half::{bf16, f16};
use serde_json::Value;

/// A type of element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Element {
    Bool,
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    Bf16,
    F32,
    F64,
}

use Element::*;

const NAMES: [(&str, Element); 13] = [
    ("bool", Bool),
    ("i8", I8),
    ("u8", U8),
    ("i16", I16),
    ("u16", U16),
    ("i32", I32),
    ("u32", U32),
    ("i64", I64),
    ("u64", U64),
    ("f16", F16),
    ("bf16", Bf16),
    ("f32", F32),
    ("f64", F64),
];

impl Element {
    pub(super) fn by_name(name: &str) -> Result<Element, String> {
        let known = || NAMES.map(|(name, _)| name).join(" ");
        let found = NAMES.iter().find(|(known, _)| *known == name);
        found.map(|&(_, element)| element).ok_or_else(|| format!("unknown type `{name}`; the types are {}", known()))
    }

    pub(super) fn name(self) -> &'static str {
        NAMES.iter().find(|(_, element)| *element == self).map_or("", |(name, _)| name)
    }

    /// The size of one element in bytes.
    pub(super) fn size(self) -> usize {
        match self {
            Bool | I8 | U8 => 1,
            I16 | U16 | F16 | Bf16 => 2,
            I32 | U32 | F32 => 4,
            I64 | U64 | F64 => 8,
        }
    }

    pub(super) fn is_float(self) -> bool {
        matches!(self, F16 | Bf16 | F32 | F64)
    }

    /// Smallest and largest value of an integer type.
    fn range(self) -> (i128, i128) {
        let bits = 8 * self.size() as u32;
        match self {
            Bool => (0, 1),
            I8 | I16 | I32 | I64 => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            _ => (0, (1 << bits) - 1),
        }
    }

    /// Parses a value and returns its bytes: decimal, `0x..`, `inf`, `nan`, `true`.
    pub(super) fn parse(self, text: &str) -> Result<Vec<u8>, String> {
        if self.is_float() {
            let value: f64 = text.parse().map_err(|_| format!("`{text}` is not a number"))?;
            return Ok(self.of_float(value));
        }
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let parsed = match (digits, digits.strip_prefix("0x")) {
            ("true", _) => Ok(1),
            ("false", _) => Ok(0),
            (_, Some(hexadecimal)) => i128::from_str_radix(hexadecimal, 16),
            _ => digits.parse::<i128>(),
        };
        let (low, high) = self.range();
        match parsed.ok().and_then(|n| n.checked_mul(sign)) {
            Some(n) if (low..=high).contains(&n) => Ok(n.to_le_bytes()[..self.size()].to_vec()),
            Some(n) => Err(format!("{n} is not in {low}..={high}")),
            None => Err(format!("`{text}` is not a number")),
        }
    }

    /// The bytes of the nearest value of a floating-point type.
    pub(super) fn of_float(self, value: f64) -> Vec<u8> {
        match self {
            F16 => f16::from_f64(value).to_le_bytes().to_vec(),
            Bf16 => bf16::from_f64(value).to_le_bytes().to_vec(),
            F32 => (value as f32).to_le_bytes().to_vec(),
            _ => value.to_le_bytes().to_vec(),
        }
    }

    /// The value of an integer or a `bool`.
    pub(super) fn integer(self, bytes: &[u8]) -> Option<i128> {
        if self.is_float() || bytes.len() != self.size() {
            return None;
        }
        let negative = self.range().0 < 0 && bytes.last().is_some_and(|high| high >> 7 != 0);
        let mut wide = [if negative { 0xff } else { 0 }; 16];
        wide[..bytes.len()].copy_from_slice(bytes);
        Some(i128::from_le_bytes(wide))
    }

    /// Element `n` of a range: `n`, wrapped for integers.
    pub(super) fn of_index(self, n: u64) -> Vec<u8> {
        match self {
            Bool => vec![(n % 2) as u8],
            _ if self.is_float() => self.of_float(n as f64),
            _ => n.to_le_bytes()[..self.size()].to_vec(),
        }
    }

    /// A value from 64 random bits: floats uniform in [-1, 1), integers over their whole range.
    pub(super) fn of_random(self, bits: u64) -> Vec<u8> {
        match self {
            Bool => vec![(bits & 1) as u8],
            _ if self.is_float() => self.of_float((bits >> 11) as f64 / (1u64 << 52) as f64 - 1.0),
            _ => bits.to_le_bytes()[..self.size()].to_vec(),
        }
    }

    /// Prints the value of the first bytes to `out`.
    pub(super) fn print(self, bytes: &[u8], out: &mut String) {
        let _ = match self.value(bytes) {
            Number::Int(n) => write!(out, "{n}"),
            Number::Float(x) if self == F64 => write!(out, "{x:?}"),
            Number::Float(x) => write!(out, "{:?}", x as f32),
        };
    }

    /// The value as JSON. Values that are not JSON numbers become strings.
    pub(super) fn json(self, bytes: &[u8]) -> Value {
        match self.value(bytes) {
            Number::Int(n) if self == U64 => Value::from(n as u64),
            Number::Int(n) => Value::from(n as i64),
            Number::Float(x) => serde_json::Number::from_f64(x).map_or_else(|| format!("{x:?}").into(), Value::Number),
        }
    }

    fn value(self, bytes: &[u8]) -> Number {
        let mut wide = [0; 8];
        wide[..self.size()].copy_from_slice(&bytes[..self.size()]);
        let raw = u64::from_le_bytes(wide);
        match self {
            F16 => Number::Float(f16::from_bits(raw as u16).to_f64()),
            Bf16 => Number::Float(bf16::from_bits(raw as u16).to_f64()),
            F32 => Number::Float(f32::from_bits(raw as u32).into()),
            F64 => Number::Float(f64::from_bits(raw)),
            I8 => Number::Int((raw as i8).into()),
            I16 => Number::Int((raw as i16).into()),
            I32 => Number::Int((raw as i32).into()),
            I64 => Number::Int((raw as i64).into()),
            Bool | U8 | U16 | U32 | U64 => Number::Int(raw.into()),
        }
    }
}

enum Number {
    Int(i128),
    Float(f64),
}
