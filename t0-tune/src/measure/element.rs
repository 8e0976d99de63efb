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

    /// Whether it is a floating-point type.
    pub(super) fn is_float(self) -> bool {
        !matches!(self.kind, Kind::Bool | Kind::Integer)
    }

    /// How much two results of the same operations may differ if these are approximate, relative to the larger of 1 and
    /// the value.
    pub(super) fn approximate(self) -> f64 {
        match self.kind {
            Kind::Bool | Kind::Integer => 0.0,
            Kind::F16 => 4e-3,
            Kind::Bf16 => 3e-2,
            Kind::F32 => 1e-4,
            Kind::F64 => 1e-9,
        }
    }

    /// The value of an element. Integers of more than 53 bits are rounded.
    pub(super) fn number(self, bytes: &[u8]) -> f64 {
        self.float(bytes).unwrap_or_else(|| {
            let mut wide = [0; 8];
            wide[..bytes.len()].copy_from_slice(bytes);
            let bits = u64::from_le_bytes(wide);
            if self.name.starts_with('i') {
                let unused = 64 - 8 * bytes.len() as u32;
                ((bits << unused) as i64 >> unused) as f64
            } else {
                bits as f64
            }
        })
    }

    /// The first element that differs by more than the tolerance, which is relative to the larger of 1 and the expected
    /// value. Integers are compared exactly; so are floats with a tolerance of 0, except that all NaNs are equal.
    pub(super) fn difference(self, found: &[u8], expected: &[u8], tolerance: f64) -> Option<Difference> {
        if found == expected {
            return None;
        }
        let pairs = found.chunks_exact(self.bytes).zip(expected.chunks_exact(self.bytes)).enumerate();
        let mut first: Option<Difference> = None;
        for (at, (a, b)) in pairs.filter(|(_, (a, b))| a != b) {
            let (x, y) = (self.number(a), self.number(b));
            let relative = (x - y).abs() / y.abs().max(1.0);
            // A NaN on one side differs by any tolerance, and so do infinities of unequal signs.
            let near = x.is_nan() && y.is_nan() || tolerance > 0.0 && relative <= tolerance;
            if self.float(a).is_some() && near {
                continue;
            }
            let relative = if relative.is_nan() { f64::INFINITY } else { relative };
            match &mut first {
                Some(first) => first.largest = first.largest.max(relative),
                None => {
                    // The sign of a zero shows that the bits differ.
                    let text =
                        |value: f64| if self.float(a).is_some() { format!("{value:?}") } else { value.to_string() };
                    first = Some(Difference { at, found: text(x), expected: text(y), largest: relative });
                }
            }
        }
        first
    }
}

/// Two contents of a view that differ.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Difference {
    /// The first element that differs.
    pub(super) at: usize,
    /// Its value.
    pub(super) found: String,
    /// The other value.
    pub(super) expected: String,
    /// The largest difference, relative to the larger of 1 and the expected value.
    pub(super) largest: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first difference of two elements as text.
    fn differs(name: &str, [a, b]: [f64; 2], tolerance: f64) -> Option<String> {
        let element = Element::by_name(name).unwrap();
        let bytes = |x: f64| [element.bytes_of(1.0), element.bytes_of(x)].concat();
        let difference = element.difference(&bytes(a), &bytes(b), tolerance)?;
        assert_eq!(difference.at, 1);
        Some(format!("{} {}", difference.found, difference.expected))
    }

    #[test]
    fn differences_beyond_the_tolerance_are_reported() {
        let of = |name: &str, a: f64, b: f64| differs(name, [a, b], Element::by_name(name).unwrap().approximate());
        assert_eq!(of("f32", 2.0, 2.0 + 1e-6), None);
        assert_eq!(of("f32", 2.0, 2.5), Some("2.0 2.5".to_owned()));
        assert_eq!(of("f16", 2.0, 2.5), Some("2.0 2.5".to_owned()));
        assert_eq!(of("bf16", -2.0, 2.0), Some("-2.0 2.0".to_owned()));
        assert_eq!(of("f64", f64::NAN, f64::NAN), None);
        assert_eq!(of("f64", f64::NAN, 1.0), Some("NaN 1.0".to_owned()));
        assert_eq!(of("f64", f64::INFINITY, f64::NEG_INFINITY), Some("inf -inf".to_owned()));
        assert_eq!(of("u16", 3.0, 4.0), Some("3 4".to_owned()));
        assert_eq!(of("i8", -3.0, 4.0), Some("-3 4".to_owned()));
    }

    #[test]
    fn without_a_tolerance_all_bits_count() {
        let ulp = f64::from(f32::EPSILON);
        assert_eq!(differs("f32", [1.0, 1.0 + ulp], 0.0), Some("1.0 1.0000001192092896".to_owned()));
        assert_eq!(differs("f32", [0.0, -0.0], 0.0), Some("0.0 -0.0".to_owned()));
        assert_eq!(differs("f32", [f64::NAN, -f64::NAN], 0.0), None);
        assert_eq!(differs("u32", [3.0, 4.0], 10.0), Some("3 4".to_owned()), "integers have no tolerance");
    }
}
