//! Element types of views and scalars: sizes, random values, and comparison.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng as _;
use t0_core::ir::Ty;
use t0_core::ir::interp::{f16_to_f32, f32_to_bf16, f32_to_f16};

/// An element type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Element {
    pub(super) name: &'static str,
    pub(super) bytes: usize,
    kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Bool,
    Integer,
    F16,
    Bf16,
    F32,
    F64,
}

const fn row(name: &'static str, bytes: usize, kind: Kind) -> Element {
    Element { name, bytes, kind }
}

const ALL: [Element; 13] = [
    row("bool", 4, Kind::Bool),
    row("i8", 1, Kind::Integer),
    row("u8", 1, Kind::Integer),
    row("i16", 2, Kind::Integer),
    row("u16", 2, Kind::Integer),
    row("i32", 4, Kind::Integer),
    row("u32", 4, Kind::Integer),
    row("i64", 8, Kind::Integer),
    row("u64", 8, Kind::Integer),
    row("f16", 2, Kind::F16),
    row("bf16", 2, Kind::Bf16),
    row("f32", 4, Kind::F32),
    row("f64", 8, Kind::F64),
];

/// Values that are generated; larger buffers repeat them.
const PERIOD: usize = 4093;

impl Element {
    pub(super) fn by_name(name: &str) -> Option<Element> {
        ALL.into_iter().find(|element| element.name == name)
    }

    /// The element that a kernel loads as a value of this type; 32 bits for truth values and small integers.
    pub(super) fn of(ty: Ty) -> Element {
        match ty {
            Ty::B1 | Ty::I32 | Ty::Words(_) => row("u32", 4, Kind::Integer),
            Ty::I64 => row("u64", 8, Kind::Integer),
            Ty::F16 => row("f16", 2, Kind::F16),
            Ty::BF16 => row("bf16", 2, Kind::Bf16),
            Ty::F32 => row("f32", 4, Kind::F32),
            Ty::F64 => row("f64", 8, Kind::F64),
        }
    }

    /// The bytes of a number.
    pub(super) fn bytes_of(self, value: f64) -> Vec<u8> {
        match self.kind {
            Kind::Bool => u32::from(value != 0.0).to_le_bytes().to_vec(),
            Kind::Integer => (value as i64).to_le_bytes()[..self.bytes].to_vec(),
            Kind::F16 => f32_to_f16(value as f32).to_le_bytes().to_vec(),
            Kind::Bf16 => (f32_to_bf16((value as f32).to_bits()) as u16).to_le_bytes().to_vec(),
            Kind::F32 => (value as f32).to_le_bytes().to_vec(),
            Kind::F64 => value.to_le_bytes().to_vec(),
        }
    }

    /// Random values: floats from -1 to 1, integers from 0 to 7.
    pub(super) fn random(self, random: &mut ChaCha8Rng, len: usize) -> Vec<u8> {
        let one = |random: &mut ChaCha8Rng| {
            let n = random.next_u32();
            self.bytes_of(match self.kind {
                Kind::Bool => f64::from(n & 1),
                Kind::Integer => f64::from(n & 7),
                _ => f64::from(n) / f64::from(1u32 << 31) - 1.0,
            })
        };
        let pattern: Vec<u8> = (0..len.min(PERIOD)).flat_map(|_| one(random)).collect();
        pattern.iter().copied().cycle().take(len * self.bytes).collect()
    }

    fn float(self, bytes: &[u8]) -> Option<f64> {
        let half = |bytes: &[u8]| bytes.try_into().ok().map(u16::from_le_bytes);
        match self.kind {
            Kind::Bool | Kind::Integer => None,
            Kind::F16 => half(bytes).map(|bits| f64::from(f16_to_f32(bits))),
            Kind::Bf16 => half(bytes).map(|bits| f64::from(f32::from_bits(u32::from(bits) << 16))),
            Kind::F32 => bytes.try_into().ok().map(|bytes| f64::from(f32::from_le_bytes(bytes))),
            Kind::F64 => bytes.try_into().ok().map(f64::from_le_bytes),
        }
    }

    /// How much two results of the same operations may differ, relative to the larger of 1 and the value.
    fn tolerance(self) -> f64 {
        match self.kind {
            Kind::Bool | Kind::Integer => 0.0,
            Kind::F16 => 4e-3,
            Kind::Bf16 => 3e-2,
            Kind::F32 => 1e-4,
            Kind::F64 => 1e-9,
        }
    }

    /// The first element that differs.
    pub(super) fn difference(self, found: &[u8], expected: &[u8]) -> Option<String> {
        let pairs = found.chunks_exact(self.bytes).zip(expected.chunks_exact(self.bytes)).enumerate();
        for (at, (a, b)) in pairs.filter(|(_, (a, b))| a != b) {
            let (x, y) = match (self.float(a), self.float(b)) {
                (Some(x), Some(y)) => {
                    if x.is_nan() && y.is_nan() || (x - y).abs() <= self.tolerance() * y.abs().max(1.0) {
                        continue;
                    }
                    (x.to_string(), y.to_string())
                }
                _ => (format!("{a:02x?}"), format!("{b:02x?}")),
            };
            return Some(format!("element {at} is {x}, expected {y}"));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_beyond_the_tolerance_are_reported() {
        let element = |name: &str| Element::by_name(name).unwrap();
        let differs = |name: &str, a: f64, b: f64| {
            let element = element(name);
            let bytes = |x: f64| [element.bytes_of(1.0), element.bytes_of(x)].concat();
            element.difference(&bytes(a), &bytes(b))
        };
        assert_eq!(differs("f32", 2.0, 2.0 + 1e-6), None);
        assert_eq!(differs("f32", 2.0, 2.5), Some("element 1 is 2, expected 2.5".to_owned()));
        assert_eq!(differs("f16", 2.0, 2.5), Some("element 1 is 2, expected 2.5".to_owned()));
        assert_eq!(differs("bf16", -2.0, 2.0), Some("element 1 is -2, expected 2".to_owned()));
        assert_eq!(differs("f64", f64::NAN, f64::NAN), None);
        assert!(differs("f64", f64::NAN, 1.0).is_some());
        assert_eq!(differs("u16", 3.0, 4.0), Some("element 1 is [03, 00], expected [04, 00]".to_owned()));
    }
}
